import type { Seat } from '../../kernel/flow.ts';
import type { MatchRecord } from '../../kernel/journal.ts';
import { isObject, same } from '../../kernel/plain.ts';
import type { Contribution } from '../../kernel/provable-chance.ts';

export interface Promised {
  readonly seat: Seat;
  readonly promise: string;
}

/** What this page has told, and what it was shown before it did: the record of the match must hold the same. */
export interface Told {
  readonly seat: Seat;
  readonly text: string;
  readonly commitment: string;
  /** How often contributions had been drawn before. */
  readonly round: number;
  readonly promises: readonly Promised[];
}

/** What this browser adds to the dice of matches far apart. It outlasts the page: what is promised has to be told. */
export interface OwnParts {
  /** The text that was drawn for a promise; null if this browser has not drawn it, or has lost it. */
  drawn(match: string, promise: string): string | null;
  draw(match: string, promise: string, text: string): void;
  told(match: string): Told | null;
  tell(match: string, told: Told): void;
}

const nameOf = (match: string, promise?: string): string =>
  `bivouac/dice/${match}${promise === undefined ? '' : `/${promise}`}`;

const isPromised = (value: unknown): value is Promised =>
  isObject(value) && typeof value['seat'] === 'number' && typeof value['promise'] === 'string';

function readTold(text: string | null): Told | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (!isObject(value)) return null;
    const { seat, text: said, commitment, round, promises } = value;
    if (typeof seat !== 'number' || typeof said !== 'string' || typeof commitment !== 'string') return null;
    if (typeof round !== 'number' || !Array.isArray(promises) || !promises.every(isPromised)) return null;
    return { seat, text: said, commitment, round, promises };
  } catch {
    return null;
  }
}

/** In a browser that keeps nothing it lasts as long as the page. */
export function ownPartsIn(storage: Pick<Storage, 'getItem' | 'setItem'>): OwnParts {
  const here = new Map<string, string>();
  const read = (name: string): string | null => {
    try {
      return storage.getItem(name) ?? here.get(name) ?? null;
    } catch {
      return here.get(name) ?? null;
    }
  };
  const write = (name: string, text: string): void => {
    here.set(name, text);
    try {
      storage.setItem(name, text);
    } catch {
      // Then only as long as the page is there.
    }
  };
  return {
    drawn: (match, promise) => read(nameOf(match, promise)),
    draw: (match, promise, text) => write(nameOf(match, promise), text),
    told: (match) => readTold(read(nameOf(match))),
    tell: (match, told) => write(nameOf(match), JSON.stringify(told)),
  };
}

/** Whether a record holds what this browser has told and was shown; `unknown` if it has told nothing. */
export function ownPartIn(
  told: Told | null,
  { commitment, contributions }: Pick<MatchRecord, 'commitment' | 'contributions'>,
): 'there' | 'missing' | 'unknown' {
  if (told === null) return 'unknown';
  const seated = contributions.filter((one): one is Contribution => typeof one !== 'string');
  const mine = seated.find(({ seat }) => seat === told.seat);
  const promises = seated.map(({ seat, promise }) => ({ seat, promise }));
  const isSame = commitment === told.commitment && mine?.text === told.text && same(promises, told.promises);
  return isSame ? 'there' : 'missing';
}
