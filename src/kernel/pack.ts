import type { core } from 'zod/mini';
import type { PackInfo } from './game.ts';
import { hashOf } from './hash.ts';

type Issue = core.$ZodIssue;

/** A pack that can't be used, and why. */
export class PackError extends Error {
  override readonly name = 'PackError';
}

/** Keys of a pack that say something about its values and are no component themselves. */
const REMARKS: ReadonlySet<string> = new Set(['provenance', 'provenanceFields', 'provenanceKey', 'notes']);

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

/** One sentence for what a schema objects to: the place in the pack, what is there and what should be. */
export function sayIssue(issue: Issue, pack: unknown, nouns: Readonly<Record<string, string>> = {}): string {
  const place = placeOf(issue.path);
  const given = valueAt(pack, issue.path);
  const not = `not ${describe(given)}`;
  if (issue.code === 'unrecognized_keys')
    return `${place} has a key '${short(issue.keys[0] ?? '', 40)}' that does not belong there`;
  if (issue.code === 'invalid_key') {
    const key = short(String(issue.path.at(-1)), 40);
    return `${placeOf(issue.path.slice(0, -1))} has a key '${key}' that does not belong there`;
  }
  if (given === undefined) return `${place} is missing`;
  switch (issue.code) {
    case 'invalid_type':
      return `${place} must be ${TYPES[issue.expected] ?? issue.expected}, ${not}`;
    case 'invalid_value':
      return `${place} must be ${oneOf(issue.values)}, ${not}`;
    case 'invalid_union':
      return `${place} must be ${oneOf(('options' in issue && issue.options) || [])}, ${not}`;
    case 'too_small':
      return sayAmount(issue.minimum, issue.exact ? 'needed' : 'the least');
    case 'too_big':
      return sayAmount(issue.maximum, issue.exact ? 'needed' : 'the most');
    default:
      return `${place} ${issue.message}, ${not}`;
  }

  function sayAmount(bound: number | bigint, how: string): string {
    if (typeof given === 'number') return `${place} is ${given}, ${bound} is ${how}`;
    const noun = typeof given === 'string' ? 'characters' : (nouns[String(issue.path.at(-1))] ?? 'entries');
    const count = typeof given === 'string' || Array.isArray(given) ? given.length : 0;
    return `${place} has ${count} ${noun}, ${bound} ${bound === 1 ? 'is' : 'are'} ${how}`;
  }
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

function placeOf(path: readonly PropertyKey[]): string {
  if (path.length === 0) return 'the pack';
  return path
    .map((key, i) => (typeof key === 'number' ? `[${key}]` : `${i === 0 ? '' : '.'}${short(String(key), 40)}`))
    .join('');
}

function valueAt(pack: unknown, path: readonly PropertyKey[]): unknown {
  let value = pack;
  for (const key of path) {
    if (value === null || typeof value !== 'object' || !Object.hasOwn(value, key)) return undefined;
    value = Reflect.get(value, key);
  }
  return value;
}

function describe(value: unknown): string {
  if (typeof value === 'string') return `'${short(value, 40)}'`;
  if (Array.isArray(value)) return 'a list';
  return value !== null && typeof value === 'object' ? 'an object' : String(value);
}

function oneOf(values: readonly unknown[]): string {
  const [first, ...others] = values.map(describe);
  return others.length === 0 ? (first ?? 'something else') : `one of ${[first, ...others].join(', ')}`;
}

function short(text: string, longest: number): string {
  return text.length <= longest ? text : `${text.slice(0, longest - 3)}...`;
}
