import type { Language, PackInfo } from './game.ts';
import { hashOf } from './hash.ts';
import { short } from './pack-issue.ts';

/** A pack that can't be used, and why. */
export class PackError extends Error {
  override readonly name = 'PackError';
  /** Why, for each reader; the message is the English sentence. */
  readonly said: Readonly<Record<Language, string>>;
  constructor(en: string, fr: string) {
    super(en);
    this.said = { en, fr };
  }
}

/** Keys of a pack that say something about its values and are no component themselves. */
const REMARKS: ReadonlySet<string> = new Set(['provenance', 'provenanceFields', 'provenanceKey', 'notes', 'hash']);

/** The components of a pack alone. */
function components(pack: unknown): unknown {
  if (pack === null || typeof pack !== 'object') return pack;
  if (Array.isArray(pack)) return pack.map(components);
  const out: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(pack)) if (!REMARKS.has(key)) out[key] = components(value);
  return out;
}

/**
 * What a match records of a pack that is not the standard one. The hash covers the components and not the remarks about
 * them, so that a better note or a provenance put right leaves old journals playable, while no number can change unseen.
 */
export function packInfo(id: string, pack: unknown): PackInfo {
  return { id, hash: hashOf(components(pack)), standard: false };
}

/** The place of a key in a list of the pack; a key that is not there is a fault that the game's reader should have found. */
export function places<K>(keys: readonly K[]): (key: K) => number {
  const found = new Map(keys.map((key, i) => [key, i]));
  return (key) => {
    const place = found.get(key);
    if (place === undefined) throw new Error(`the pack speaks of '${key}', which is not in it`);
    return place;
  };
}

/** Much more than any pack needs, and little enough to read at once. */
const LARGEST_TEXT = 2_000_000;

/** A pack as a file that a person can edit: an entry to a line. */
export function printPack(pack: unknown): string {
  return `${print(pack, '')}\n`;
}

const LONGEST_LIST = 120;
const LONGEST_ENTRY = 400;

function print(value: unknown, indent: string): string {
  const flat = onOneLine(value);
  if (value === null || typeof value !== 'object') return flat;
  const isList = Array.isArray(value);
  const members = Object.entries(value);
  const holdsEntries = members.every(([, item]) => item !== null && typeof item === 'object');
  if (members.length === 0 || (!holdsEntries && flat.length <= (isList ? LONGEST_LIST : LONGEST_ENTRY))) return flat;
  const deeper = `${indent}  `;
  const lines = members.map(([key, item]) => deeper + (isList ? '' : `${JSON.stringify(key)}: `) + print(item, deeper));
  const [open, close] = isList ? '[]' : '{}';
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}

function onOneLine(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  return `{${Object.entries(value)
    .map(([key, item]) => `${JSON.stringify(key)}: ${onOneLine(item)}`)
    .join(', ')}}`;
}

/** The value in the text of a file that should hold a pack. The game's own reader says whether it does. */
export function parsePack(text: string): { readonly value: unknown } | { readonly error: string } {
  if (text.length > LARGEST_TEXT) return { error: 'the file is larger than 2 MB, which no pack is' };
  try {
    // Some editors put a byte order mark first.
    return { value: JSON.parse(text.replace(/^\uFEFF/, '')) };
  } catch (error) {
    const why = error instanceof Error ? short(error.message, 160) : 'nobody knows why';
    return { error: `the file is not JSON (${why})` };
  }
}
