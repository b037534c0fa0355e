import type { Plain } from './plain.ts';

/** A place at which a value is not what was expected; `found` is left out where there is nothing. */
export interface Unlike {
  /** A JSON pointer. */
  readonly at: string;
  readonly expected: Plain;
  readonly found?: Plain;
}

type Members = { readonly [key: string]: Plain };

const isList = (value: Plain | undefined): value is readonly Plain[] => Array.isArray(value);
const hasParts = (value: Plain | undefined): value is Members | readonly Plain[] =>
  value !== null && typeof value === 'object';

/** A value as it would arrive elsewhere: plain data and nothing else. */
export function toPlain(value: unknown): Plain {
  const plain: Plain = JSON.parse(JSON.stringify(value));
  return plain;
}

const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

/** What a JSON pointer leads to, or undefined. */
export function pointed(value: Plain, pointer: string): Plain | undefined {
  if (pointer === '') return value;
  if (!pointer.startsWith('/')) return undefined;
  let found: Plain | undefined = value;
  for (const part of pointer.slice(1).split('/')) {
    if (!hasParts(found)) return undefined;
    found = member(found, part.replaceAll('~1', '/').replaceAll('~0', '~'));
  }
  return found;
}

function member(value: Members | readonly Plain[], key: string): Plain | undefined {
  if (isList(value)) return /^(0|[1-9]\d*)$/.test(key) ? value[Number(key)] : undefined;
  return Object.hasOwn(value, key) ? value[key] : undefined;
}

/**
 * Where `found` is not as expected. Of an object only the expected keys are looked at; an object can also stand for some
 * items of a list, by their numbers. A list must have as many items as expected.
 */
export function unlike(expected: Plain, found: Plain | undefined, at = ''): readonly Unlike[] {
  const different: Unlike = found === undefined ? { at, expected } : { at, expected, found };
  if (isList(expected)) {
    if (!isList(found) || found.length !== expected.length) return [different];
    return expected.flatMap((item, i) => unlike(item, found[i], `${at}/${i}`));
  }
  if (hasParts(expected)) {
    if (!hasParts(found)) return [different];
    return Object.entries(expected).flatMap(([key, part]) => unlike(part, member(found, key), `${at}/${escaped(key)}`));
  }
  return expected === found ? [] : [different];
}

/** The first of `expected` that is not among `found` in order, with what was still there to be searched; or null. */
export function notInOrder(expected: readonly Plain[], found: readonly Plain[]): Required<Unlike> | null {
  let from = 0;
  for (const [i, part] of expected.entries()) {
    const hit = found.findIndex((value, n) => n >= from && unlike(part, value).length === 0);
    if (hit < 0) return { at: `/${i}`, expected: part, found: found.slice(from) };
    from = hit + 1;
  }
  return null;
}
