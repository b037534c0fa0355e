import type { core } from 'zod/mini';

type Issue = core.$ZodIssue;

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

export function placeOf(path: readonly PropertyKey[]): string {
  if (path.length === 0) return 'the pack';
  return path
    .map((key, i) => (typeof key === 'number' ? `[${key}]` : `${i === 0 ? '' : '.'}${short(String(key), 40)}`))
    .join('');
}

export function valueAt(pack: unknown, path: readonly PropertyKey[]): unknown {
  let value = pack;
  for (const key of path) {
    if (value === null || typeof value !== 'object' || !Object.hasOwn(value, key)) return undefined;
    value = Reflect.get(value, key);
  }
  return value;
}

export function describe(value: unknown): string {
  if (typeof value === 'string') return `'${short(value, 40)}'`;
  if (Array.isArray(value)) return 'a list';
  return value !== null && typeof value === 'object' ? 'an object' : String(value);
}

function oneOf(values: readonly unknown[]): string {
  const [first, ...others] = values.map(describe);
  return others.length === 0 ? (first ?? 'something else') : `one of ${[first, ...others].join(', ')}`;
}

/** A text with its end cut off where it is longer than a sentence can bear. */
export function short(text: string, longest: number): string {
  return text.length <= longest ? text : `${text.slice(0, longest - 3)}...`;
}
