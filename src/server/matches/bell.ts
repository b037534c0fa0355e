import type { Viewer } from '../../kernel/game.ts';

/**
 * What nodes tell one another when something happened at a match beside its lines: that something was said, that somebody went on vacation
 * or came back. Never the name of one, so that no match is read for it.
 */
type News = 'talk' | 'vacation';

/** Rings at the seats of a match, and at no other place. */
export interface Bell {
  /** Somebody sits there, until he leaves. Who looks on hears nothing. */
  come(match: string, viewer: Viewer, hear: () => void): () => void;
  ring(match: string): void;
  close(): void;
}

export interface BellNeeds {
  announce(news: string): void;
  listen(heard: (news: string) => void): () => void;
}

export function bellOf({ announce, listen }: BellNeeds, what: News): Bell {
  const said = `${what}/`;
  const matches = new Map<string, Set<() => void>>();
  const rung = (match: string): void => {
    for (const hear of matches.get(match) ?? []) hear();
  };
  const close = listen((news) => {
    if (news.startsWith(said)) rung(news.slice(said.length));
  });
  return {
    come(match, viewer, hear) {
      if (viewer === null) return () => {};
      const there = matches.get(match) ?? new Set();
      matches.set(match, there.add(hear));
      return () => {
        there.delete(hear);
        if (there.size === 0 && matches.get(match) === there) matches.delete(match);
      };
    },
    ring(match) {
      rung(match);
      announce(said + match);
    },
    close,
  };
}
