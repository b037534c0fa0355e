import { short } from './pack-issue.ts';

// A pack as the text of a file: only those read or write one who bring their own.

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
    const why = error instanceof Error ? error.message : String(error);
    return { error: `the file is not JSON (${short(why, 160)})` };
  }
}
