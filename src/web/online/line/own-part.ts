import type { Seat } from '../../../kernel/flow.ts';
import type { MatchRecord } from '../../../kernel/journal.ts';
import { isObject, same } from '../../../kernel/plain.ts';
import { type Contribution, promiseOf } from '../../../kernel/provable-chance.ts';

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

/**
 * What is left of it when its reader has left this browser: enough to say whether a record holds the same, and nothing that whoever comes
 * next could read.
 */
export interface Sealed {
  readonly seat: Seat;
  readonly round: number;
  /** The hash of all of it. */
  readonly mark: string;
}

/** What this browser adds to the dice of matches far apart. It outlasts the page: what is promised has to be told. */
export interface OwnParts {
  /** The text that was drawn for a promise; null if this browser has not drawn it, or has lost it. */
  drawn(match: string, promise: string): string | null;
  draw(match: string, promise: string, text: string): void;
  told(match: string): Told | Sealed | null;
  tell(match: string, told: Told): void;
  /** Its reader has left: what was told is sealed, what was only promised is gone. A match that has not begun is promised anew. */
  forget(): void;
}

const DICE = 'bivouac/dice/';
const nameOf = (match: string, promise?: string): string =>
  `${DICE}${match}${promise === undefined ? '' : `/${promise}`}`;
/** Nor does it say of which match it is. */
const sealedName = (match: string): string => `bivouac/proof/${promiseOf(match)}`;
const markOf = ({ seat, text, commitment, promises }: Omit<Told, 'round'>): string =>
  promiseOf(JSON.stringify([seat, text, commitment, promises.map((one) => [one.seat, one.promise])]));

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

function readSealed(text: string | null): Sealed | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (!isObject(value)) return null;
    const { seat, round, mark } = value;
    return typeof seat === 'number' && typeof round === 'number' && typeof mark === 'string'
      ? { seat, round, mark }
      : null;
  } catch {
    return null;
  }
}

/** Where it is kept; whatever can be listed there can be forgotten. */
type Place = Pick<Storage, 'getItem' | 'setItem'> & Partial<Pick<Storage, 'removeItem' | 'key' | 'length'>>;

const listed = (storage: Place): readonly string[] =>
  Array.from({ length: storage.length ?? 0 }, (_, n) => storage.key?.(n) ?? '');

/** In a browser that keeps nothing it lasts as long as the page. */
export function ownPartsIn(storage: Place): OwnParts {
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
    told: (match) => readTold(read(nameOf(match))) ?? readSealed(read(sealedName(match))),
    tell: (match, told) => write(nameOf(match), JSON.stringify(told)),
    forget() {
      try {
        const names = new Set([...here.keys(), ...listed(storage)].filter((name) => name.startsWith(DICE)));
        for (const name of names) {
          const told = readTold(read(name));
          if (told !== null) {
            const { seat, round } = told;
            write(sealedName(name.slice(DICE.length)), JSON.stringify({ seat, round, mark: markOf(told) }));
          }
          here.delete(name);
          storage.removeItem?.(name);
        }
      } catch {
        // What keeps nothing has nothing to forget.
      }
    },
  };
}

/** Whether a record holds what this browser has told and was shown; `unknown` if it has told nothing. */
export function ownPartIn(
  told: Told | Sealed | null,
  { commitment, contributions }: Pick<MatchRecord, 'commitment' | 'contributions'>,
): 'there' | 'missing' | 'unknown' {
  if (told === null) return 'unknown';
  const seated = contributions.filter((one): one is Contribution => typeof one !== 'string');
  const mine = seated.find(({ seat }) => seat === told.seat);
  const promises = seated.map(({ seat, promise }) => ({ seat, promise }));
  const isSame =
    mine !== undefined &&
    ('mark' in told
      ? told.mark === markOf({ seat: told.seat, text: mine.text, commitment, promises })
      : commitment === told.commitment && mine.text === told.text && same(promises, told.promises));
  return isSame ? 'there' : 'missing';
}

let parts: OwnParts | null = null;

/** What this browser has added to the dice of matches far apart. */
export function ownParts(): OwnParts {
  // Without a storage it is the page that keeps it.
  let storage: Place = { getItem: () => null, setItem: () => {} };
  try {
    storage = localStorage;
  } catch {
    // Not even to be asked for.
  }
  parts ??= ownPartsIn(storage);
  return parts;
}
