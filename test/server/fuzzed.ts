import * as z from 'zod';
import type { Random } from '../../src/kernel/chance.ts';

// Values drawn from a schema: one that fits, one that nearly does, and anything at all.

const SCHEMA = z.record(z.string(), z.unknown());
const LIST = z.array(SCHEMA);
type Schema = z.infer<typeof SCHEMA>;

/** What is drawn from beside the schema: texts that mean something here. */
export interface Pool {
  readonly random: Random;
  readonly texts: readonly string[];
}

export const oneOf = <T>(random: Random, all: readonly T[]): T => {
  const found = all[random.below(all.length)];
  if (found === undefined) throw new Error('there is nothing to choose from');
  return found;
};

const NUMBERS = [0, 1, -1, 2, 9, 10, 0.5, 1e9, 1e15, 2 ** 31, 2 ** 53, -(2 ** 53), 1e308, -0];
const TEXTS = [
  ...[
    '',
    ' ',
    'x',
    '\0',
    'a\nb',
    '\u202eyeN',
    '\ud800',
    '😀'.repeat(30),
    '../../etc/passwd',
    "' or 1=1 --",
    '%00',
    '$argon2id$',
  ],
  ...[
    '__proto__',
    'constructor',
    '<script>alert(1)</script>',
    '{{7*7}}',
    'null',
    'x'.repeat(5000),
    '0',
    '-1',
    'NaN',
    'ﬀ',
  ],
];

/** Anything at all. */
export function wild(pool: Pool, depth = 0): unknown {
  const { random } = pool;
  switch (random.below(depth > 3 ? 5 : 8)) {
    case 0:
      return null;
    case 1:
      return random.below(2) === 0;
    case 2:
      return oneOf(random, NUMBERS);
    case 3:
      return oneOf(random, TEXTS);
    case 4:
      return oneOf(random, pool.texts);
    case 5:
      return Array.from({ length: random.below(4) }, () => wild(pool, depth + 1));
    case 6:
      return JSON.parse('{"__proto__":{"kind":"x"},"constructor":{"prototype":1}}');
    default:
      return Object.fromEntries(
        Array.from({ length: random.below(4) }, () => [
          oneOf(random, [...TEXTS, 'kind', 'id', 'seat']),
          wild(pool, depth + 1),
        ]),
      );
  }
}

/** Something that fits a schema, or hardly misses it where a text is to have a form that none of the pool has. */
export function fitting(schema: unknown, pool: Pool): unknown {
  const { random } = pool;
  const { const: only, enum: some, anyOf, oneOf: ways, type, ...more } = SCHEMA.parse(schema);
  if (only !== undefined) return only;
  if (Array.isArray(some)) return oneOf(random, some);
  const alternatives = LIST.safeParse(anyOf ?? ways);
  if (alternatives.success) return fitting(oneOf(random, alternatives.data), pool);
  const { minimum = 0, maximum = 1000 } = z.object({ minimum: z.number(), maximum: z.number() }).partial().parse(more);
  switch (type) {
    case 'null':
      return null;
    case 'boolean':
      return random.below(2) === 0;
    case 'integer':
      return oneOf(random, [minimum, maximum, Math.min(maximum, minimum + random.below(10))].map(Math.trunc));
    case 'number':
      return minimum + random.below(10);
    case 'string':
      return text(more, pool);
    case 'array':
      return Array.from({ length: random.below(4) }, () => fitting(more['items'] ?? {}, pool));
    case 'object':
      return object(more, pool);
    default:
      return wild(pool);
  }
}

function text(schema: Schema, { random, texts }: Pool): string {
  const all = z
    .array(z.object({ pattern: z.string() }))
    .catch([])
    .parse(schema['allOf']);
  const patterns = [
    ...all.map(({ pattern }) => pattern),
    ...(typeof schema['pattern'] === 'string' ? [schema['pattern']] : []),
  ];
  const fit = texts.filter((one) => patterns.every((pattern) => new RegExp(pattern, 'u').test(one)));
  return oneOf(random, fit.length === 0 ? texts : fit);
}

function object(schema: Schema, pool: Pool): unknown {
  const { properties = {}, required = [] } = z
    .object({ properties: SCHEMA, required: z.array(z.string()) })
    .partial()
    .parse(schema);
  const { random } = pool;
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => required.includes(name) || random.below(2) === 0)
      .map(([name, one]) => [name, fitting(one, pool)]),
  );
}

/** The same with one thing wrong somewhere in it. */
export function bent(value: unknown, pool: Pool): unknown {
  const { random } = pool;
  if (Array.isArray(value) && value.length > 0 && random.below(3) > 0) {
    const at = random.below(value.length);
    return value.map((one, i) => (i === at ? bent(one, pool) : one));
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return wild(pool);
  const entries = Object.entries(value);
  if (entries.length === 0 || random.below(4) === 0)
    return { ...value, [oneOf(random, ['seat', 'person', 'secret', 'admin', 'kind'])]: wild(pool) };
  const at = random.below(entries.length);
  if (random.below(4) === 0) return Object.fromEntries(entries.filter((_, i) => i !== at));
  return Object.fromEntries(entries.map(([name, one], i) => [name, i === at ? bent(one, pool) : one]));
}

/** One that fits, one that nearly does, or anything. */
export function drawn(schema: unknown, pool: Pool): unknown {
  const how = pool.random.below(4);
  if (how === 0) return wild(pool);
  const value = fitting(schema, pool);
  return how === 1 ? bent(value, pool) : value;
}
