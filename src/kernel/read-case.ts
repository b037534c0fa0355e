import * as z from 'zod/mini';
import { type Case, CaseError } from './case.ts';
import { parseJson } from './json.ts';
import { sayIssue } from './pack.ts';

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
z.globalRegistry.add(odds, { id: 'odds' });

const expectation = z.strictObject({
  viewer: maybe('Who looks: a seat, or null (or nothing) for a spectator.', z.nullable(seat)),
  view: maybe('A part of the view.', plain),
  at: maybe('Parts of the view by JSON pointer.', z.record(z.string().check(z.regex(/^(\/|$)/)), plain)),
  events: maybe('Parts of events, in order; others may stand between them.', list(plain)),
});
z.globalRegistry.add(expectation, { id: 'expectation' });
const expect = z.union([expectation, list(expectation)]);
z.globalRegistry.add(expect, { id: 'expect', description: 'What a viewer sees and was told; or several of these.' });

const OFFERS = ['offered', 'exactly', 'missing'] as const;
const offers = z
  .strictObject({
    seat,
    offered: maybe('All of these are offered.', list(notation)),
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
  point: z.strictObject({ seat, point: words(100), refused: clauses, note }),
  if: z.strictObject({ seat, if: notation, odds, note }),
  offered: offers,
  exactly: offers,
  missing: offers,
  expect: z.strictObject({ expect, note }),
};

const schema = z.strictObject({
  $schema: z.optional(z.string()),
  format: z.literal('bivouac/case/1'),
  game: words(100),
  title: z.optional(words(500)),
  note,
  clauses: maybe('The clauses of the ledger that the case is about.', clauses),
  options: maybe('Options of the match; what is left out is standard.', z.record(z.string(), z.string())),
  position: maybe('The arranged position, as the game describes it; without it the case begins with set-up.', plain),
  dice: maybe(
    'The numbers of each stream, in order. All must be rolled.',
    z.record(z.string(), list(whole(1, 2 ** 32), 10_000)),
  ),
  seed: maybe('Gives the numbers of streams that are not written under dice.', z.union([z.number(), words(100)])),
  steps: z.optional(list(z.union([STEPS.do, STEPS.undo, STEPS.point, STEPS.if, offers, STEPS.expect]), 10_000)),
  expect: maybe('What holds at the end; events are those of the whole case.', expect),
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

/** A case from outside; throws a `CaseError` that says what is wrong with it. */
export function readCase(value: unknown): Case {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  for (const issue of read.error.issues) {
    const [where, number] = issue.path;
    if (where !== 'steps' || typeof number !== 'number') throw new CaseError(fault(issue, value, 'the case'));
    const { steps } = value as { readonly steps: readonly unknown[] };
    throw new CaseError(stepFault(steps[number], number + 1));
  }
  throw new CaseError('the case cannot be read');
}

/** A case from the text of a file. */
export function parseCase(text: string): Case {
  return readCase(parseJson(text, 'case', MOST_CHARACTERS));
}
