import type { Viewer } from '../../kernel/game.ts';

/** How many people look on at which match, as far as one node knows: told to those who sit there. */
export interface Gallery {
  /** Somebody comes to a match, until he leaves; `tell` is called with how many look on, now and whenever that changes. */
  come(match: string, person: string, viewer: Viewer, tell: ((count: number) => void) | null): () => void;
}

interface There {
  /** By how many pages somebody looks on: whoever does from several is one. */
  readonly pages: Map<string, number>;
  /** Those who sit there and are told. */
  readonly told: Set<{ readonly tell: (count: number) => void }>;
}

export function galleryOf(): Gallery {
  const matches = new Map<string, There>();
  const looksOn = ({ pages, told }: There, person: string, by: number): void => {
    const [before, count] = [pages.get(person) ?? 0, pages.size];
    if (before + by === 0) pages.delete(person);
    else pages.set(person, before + by);
    if (pages.size !== count) for (const { tell } of told) tell(pages.size);
  };
  return {
    come(match, person, viewer, tell) {
      const there = matches.get(match) ?? { pages: new Map(), told: new Set() };
      matches.set(match, there);
      const leave = (): void => {
        if (there.pages.size === 0 && there.told.size === 0 && matches.get(match) === there) matches.delete(match);
      };
      if (viewer === null) {
        let isThere = true;
        looksOn(there, person, 1);
        return () => {
          if (isThere) looksOn(there, person, -1);
          isThere = false;
          leave();
        };
      }
      if (tell === null) {
        leave();
        return () => {};
      }
      const one = { tell };
      there.told.add(one);
      tell(there.pages.size);
      return () => {
        there.told.delete(one);
        leave();
      };
    },
  };
}
