import { CaseError } from './case.ts';
import { isObject } from './plain.ts';

// How the description of a position is read: `arrange` of every game takes what was written apart with these, so that
// whatever stands in a file gives a value of the right kind or one sentence that names the place.

export type Described = { readonly [key: string]: unknown };

/** A value from outside as a sentence shows it: short, and never by its own methods. */
export function quoted(value: unknown): string {
  if (typeof value === 'string') return `'${value.length > 40 ? `${value.slice(0, 40)}…` : value}'`;
  if (Array.isArray(value)) return 'a list';
  if (value !== null && typeof value === 'object') return 'an object';
  return value === undefined ? 'nothing' : String(value);
}

/** How many letters must be added, taken away or changed to make one name of another. */
function distance(a: string, b: string): number {
  let before = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++)
      row.push(
        Math.min((before[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (before[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)),
      );
    before = row;
  }
  return before[b.length] ?? 0;
}

/** Longer than any name; a longer text is compared with none. */
const LONGEST_NAME = 60;
/** So many names are listed where none comes near. */
const LISTED = 8;

/** The end of a sentence about an unknown name: the nearest known one, or all of them if they are few. */
export function likely(name: unknown, known: Iterable<string>): string {
  const names = [...known];
  if (typeof name === 'string' && name.length <= LONGEST_NAME) {
    const rated = names.map((one) => ({ one, far: distance(name.toLowerCase(), one.toLowerCase()) }));
    const best = rated.reduce((a, b) => (b.far < a.far ? b : a), { one: '', far: Number.POSITIVE_INFINITY });
    if (best.far <= Math.max(2, name.length / 3)) return `; did you mean '${best.one}'?`;
  }
  return names.length > 0 && names.length <= LISTED
    ? `; there ${names.length === 1 ? 'is' : 'are'} ${names.join(', ')}`
    : '';
}

/** An object with these keys and no others; any keys, if none are given. */
export function described(value: unknown, what: string, known?: readonly string[]): Described {
  if (!isObject(value)) throw new CaseError(`${what} must be an object, not ${quoted(value)}`);
  for (const key of Object.keys(value)) {
    if (key === '__proto__') throw new CaseError(`${what} has a key '__proto__' that does not belong there`);
    if (known !== undefined && !known.includes(key))
      throw new CaseError(`${what} has no ${quoted(key)}${likely(key, known)}`);
  }
  // Without a prototype: whatever is asked of it later, only what was written answers.
  return Object.assign(Object.create(null), value);
}

export function listed(value: unknown, what: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new CaseError(`${what} must be a list, not ${quoted(value)}`);
  return value;
}

/** A list of exactly two: what each seat has. */
export function paired(value: unknown, what: string): readonly [unknown, unknown] {
  const list = listed(value, what);
  if (list.length !== 2) throw new CaseError(`${what} must be a list of two, not of ${list.length}`);
  return [list[0], list[1]];
}

export function wholeIn(value: unknown, what: string, low: number, high: number): number {
  if (!Number.isInteger(value)) throw new CaseError(`${what} must be a whole number, not ${quoted(value)}`);
  const whole = Number(value);
  if (whole < low || whole > high) throw new CaseError(`${what} is ${whole}, but must be from ${low} to ${high}`);
  return whole;
}

export function yesOrNo(value: unknown, what: string): boolean {
  if (typeof value !== 'boolean') throw new CaseError(`${what} must be true or false, not ${quoted(value)}`);
  return value;
}

/** The place of a name among the known ones. */
export function placeAmong(names: readonly string[], value: unknown, what: string, noun = 'name'): number {
  const at = typeof value === 'string' ? names.indexOf(value) : -1;
  if (at < 0) throw new CaseError(`${what}: there is no ${noun} ${quoted(value)}${likely(value, names)}`);
  return at;
}

/** A name that stands twice where each may stand once. */
export function eachOnce<T>(values: readonly T[], what: string, say: (value: T) => string): readonly T[] {
  const twice = values.find((value, i) => values.indexOf(value) !== i);
  if (twice !== undefined) throw new CaseError(`${what}: ${say(twice)} stands there twice`);
  return values;
}
