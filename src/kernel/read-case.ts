import * as z from 'zod/mini';
import { type Case, CaseError } from './case.ts';
import { eachOnce } from './case-fields.ts';
import { parseJson } from './json.ts';
import { sayIssue } from './pack-issue.ts';

/** A case is written by hand: a longer text is none. */
const MOST_CHARACTERS = 1_000_000;

const whole = (low: number, high: number) => z.int().check(z.gte(low), z.lte(high));
const words = (most: number) => z.string().check(z.minLength(1), z.maxLength(most));
const list = <T extends z.core.$ZodType>(item: T, most = 1000) => z.array(item).check(z.maxLength(most));

/** A key that can be left out, with a sentence for the reader of the JSON Schema. */
function maybe<T extends z.core.$ZodType>(description: string, schema: T): z.ZodMiniOptional<T> {
  const optional = z.optional(schema);
  z.globalRegistry.add(optional, { description });
  return optional;
}

/** The same for a key that must be there. */
function about<T extends z.core.$ZodType>(description: string, schema: T): T {
  z.globalRegistry.add(schema, { description });
  return schema;
}

const plain = z.json();
z.globalRegistry.add(plain, { id: 'plain', description: 'Any JSON value.' });
const seat = whole(0, 99);
z.globalRegistry.add(seat, { id: 'seat', description: 'A seat, counted from 0.' });
const note = maybe('For the reader.', words(10_000));
const clauses = list(words(100));
const notation = words(500);
z.globalRegistry.add(notation, { id: 'choice', description: 'A choice in the notation of the game.' });

const odds = z.strictObject({
  of: maybe('Out of how many equally likely rolls.', whole(1, Number.MAX_SAFE_INTEGER)),
  results: maybe('How many rolls give each result.', z.record(z.string(), whole(0, Number.MAX_SAFE_INTEGER))),
  terms: maybe('Parts of the terms, in order; others may stand between them.', list(plain)),
});
z.globalRegistry.add(odds, { id: 'odds', description: 'The odds that are shown.' });

const expectation = z.strictObject({
  viewer: maybe('Who looks: a seat, or null (or nothing) for a spectator.', z.nullable(seat)),
  view: maybe('A part of the view.', plain),
  at: maybe('Parts of the view by JSON pointer.', z.record(z.string().check(z.regex(/^(\/|$)/)), plain)),
  events: maybe('Parts of events, in order; others may stand between them.', list(plain)),
  never: maybe('Parts of events of which none was told.', list(plain)),
});
z.globalRegistry.add(expectation, { id: 'expectation' });
const expect = z.union([expectation, list(expectation)]);
z.globalRegistry.add(expect, { id: 'expect', description: 'What a viewer sees and was told; or several of these.' });

const OFFERS = ['offered', 'contains', 'exactly', 'missing'] as const;
const offers = z
  .strictObject({
    seat,
    offered: maybe('All of these are offered.', list(notation)),
    contains: maybe('Another word for offered.', list(notation)),
    exactly: maybe('These are offered, and nothing else.', list(notation)),
    missing: maybe('None of these is offered.', list(notation)),
    note,
  })
  .check(z.refine((step) => OFFERS.some((key) => step[key] !== undefined)));
z.globalRegistry.add(offers, { anyOf: OFFERS.map((key) => ({ required: [key] })) });

/** One shape for each thing that a step can do, by the key that tells them apart. */
const STEPS = {
  do: z.strictObject({
    seat,
    do: notation,
    refused: maybe('The choice is refused, and whyNot names these clauses.', clauses),
    odds: maybe('The odds shown before the choice is made.', odds),
    expect: z.optional(expect),
    note,
  }),
  undo: z.strictObject({
    seat,
    undo: z.literal(true),
    refused: maybe('True: nothing can be taken back.', z.boolean()),
    expect: z.optional(expect),
    note,
  }),
  point: z.strictObject({
    seat,
    point: about('A thing on the table, `unit:3`.', words(100)),
    refused: about('The clauses in the way, as whyNot names them.', list(words(100))),
    note,
  }),
  if: z.strictObject({ seat, if: notation, odds, note }),
  offered: offers,
  contains: offers,
  exactly: offers,
  missing: offers,
  until: z.strictObject({
    until: about('A step at which somebody is asked, or a procedure with such steps.', words(100)),
    seat: maybe('Only this seat will do.', seat),
    expect: z.optional(expect),
    note,
  }),
  expect: z.strictObject({ expect, note }),
};

const dice = z.record(z.string(), list(whole(1, 2 ** 32), 10_000));
const seed = z.union([z.number(), words(100)]);
const step = z.union([STEPS.do, STEPS.undo, STEPS.point, STEPS.if, offers, STEPS.until, STEPS.expect]);
z.globalRegistry.add(step, { id: 'step' });
const steps = maybe('What is done and looked at, in order.', list(step, 10_000));

const variant = z.strictObject({
  name: maybe('For the reader and the report; `variant 2` if it is left out.', words(500)),
  note,
  clauses: maybe('The clauses of the ledger that the variant is about.', clauses),
  dice: maybe('Numbers that follow those of the case.', dice),
  seed: maybe('Instead of the seed of the case.', seed),
  steps,
  expect: maybe('What holds at the end of the variant; events are those of the whole case.', expect),
});

const schema = z.strictObject({
  $schema: maybe('The JSON Schema, for editors.', z.string()),
  format: z.literal('bivouac/case/1'),
  game: about('The id of a game on the shelf.', words(100)),
  title: maybe('For the reader.', words(500)),
  note,
  clauses: maybe('The clauses of the ledger that the case is about.', clauses),
  options: maybe('Options of the match; what is left out is standard.', z.record(z.string(), z.string())),
  position: maybe('The arranged position, as the game describes it; without it the case begins with set-up.', plain),
  dice: maybe('The numbers of each stream, in order. All must be rolled.', dice),
  seed: maybe('Gives the numbers of streams that are not written under dice.', seed),
  steps,
  expect: maybe('What holds at the end; events are those of the whole case.', expect),
  variants: maybe(
    'Several ways to go on after the steps: each is played by itself.',
    z.array(variant).check(z.minLength(1), z.maxLength(1000)),
  ),
});

/** The JSON Schema of a case: `case.schema.json` beside this file is its text. */
export function caseSchema(): z.core.JSONSchema.BaseSchema {
  return { ...z.toJSONSchema(schema), title: 'A case of Bivouac' };
}

type Issue = z.core.$ZodIssue;

/** Where a value has several shapes: what is wrong with the one that it comes nearest to. */
function nearest(issue: Issue): Issue {
  if (issue.code !== 'invalid_union') return issue;
  const within = issue.errors.flatMap((issues) => issues.slice(0, 1));
  const [first] = within;
  if (first === undefined) return issue;
  const best = within.find(({ path }) => path.length > 0) ?? first;
  return nearest({ ...best, path: [...issue.path, ...best.path] });
}

function fault(issue: Issue, value: unknown, name: string): string {
  return sayIssue(nearest(issue), value).replace(/^the pack\b/, name);
}

function stepFault(step: unknown, number: number): string {
  const keys = Object.keys(step ?? {});
  const known = Object.entries(STEPS).find(([key]) => keys.includes(key));
  const [issue] = known?.[1].safeParse(step).error?.issues ?? [];
  if (issue === undefined) return `step ${number} does nothing: it needs one of ${Object.keys(STEPS).join(', ')}`;
  return `step ${number}: ${fault(issue, step, 'it')}`;
}

/** Deeper than any case is: see also `parseJson`. */
const DEEPEST = 64;

/** What no JSON file should hold, found without recursion: a value may be nested as deep as its maker likes. */
function strange(value: unknown): string | null {
  let level: (readonly [at: string, part: unknown])[] = [['', value]];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) return `the case is nested more than ${DEEPEST} deep`;
    const below: (readonly [string, unknown])[] = [];
    for (const [at, part] of level) {
      if (typeof part === 'number' && !Number.isFinite(part))
        return `${at || 'the case'} is a number that is too large to be one`;
      if (part === null || typeof part !== 'object') continue;
      for (const [key, item] of Object.entries(part)) {
        if (key === '__proto__') return `${at || 'the case'} has a key '__proto__' that does not belong there`;
        below.push([`${at}/${key.slice(0, 40)}`, item]);
      }
    }
    level = below;
  }
  return null;
}

function schemaFault(value: unknown, issues: readonly Issue[]): string {
  const [issue] = issues;
  if (issue === undefined) return 'the case cannot be read';
  const at = issue.path.indexOf('steps');
  const number = issue.path[at + 1];
  if ((at !== 0 && at !== 2) || typeof number !== 'number') return fault(issue, value, 'the case');
  let list = value;
  for (const key of issue.path.slice(0, at + 1))
    list = Object.entries(list ?? {}).find(([k]) => k === String(key))?.[1];
  const step = stepFault(Array.isArray(list) ? list[number] : undefined, number + 1);
  return at === 0 ? step : `variant ${Number(issue.path[1]) + 1}, ${step}`;
}

/** A case from outside; throws a `CaseError` that says what is wrong with it. */
export function readCase(value: unknown): Case {
  const found = strange(value);
  if (found !== null) throw new CaseError(found);
  const read = schema.safeParse(value);
  if (!read.success) throw new CaseError(schemaFault(value, read.error.issues));
  const names = (read.data.variants ?? []).flatMap(({ name }) => name ?? []);
  eachOnce(names, 'variants', (name) => `the name '${name}'`);
  return read.data;
}

/** A key that an object of this JSON text has twice: the parser would keep the last one without a word. */
function repeatedKey(text: string): string | null {
  const open: (Set<string> | null)[] = [];
  /** Of the object whose next key comes now. */
  let keys: Set<string> | null = null;
  for (const [token] of text.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],]/g)) {
    if (token === '{') open.push(new Set());
    else if (token === '[') open.push(null);
    else if (token === '}' || token === ']') open.pop();
    else if (keys !== null) {
      const key: string = JSON.parse(token);
      if (keys.has(key)) return key;
      keys.add(key);
    }
    keys = token === '{' || token === ',' ? (open.at(-1) ?? null) : null;
  }
  return null;
}

/** A case from the text of a file. */
export function parseCase(text: string): Case {
  const value = parseJson(text, 'case', MOST_CHARACTERS);
  const twice = repeatedKey(text);
  if (twice !== null) throw new CaseError(`the key '${twice.slice(0, 40)}' stands twice in one object`);
  return readCase(value);
}
