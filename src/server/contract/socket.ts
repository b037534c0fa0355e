import * as z from 'zod';
import type { Item } from '../../keeper/feed.ts';
import type { Now, Whole } from '../../keeper/room.ts';
import type { FromNode } from '../../keeper/wire.ts';
import { named } from './answers.ts';

// What a node says on the socket, as others read it; what is said to it is `TO_NODE`. What a game has of its own is left open: its views,
// choices and events are those of its folder.

const MATCH = z.string();
const SEAT = z.int();
const VIEWER = SEAT.nullable();
const ONE = z.looseObject({ kind: z.string() });

const CLOCK = z.strictObject({ bank: z.number(), increment: z.number(), cap: z.number() });
const OFFERED = { n: z.int(), seat: SEAT, agreed: z.array(SEAT) };
const NOW = {
  q: z.int().nullable().describe('The number of the question; null: nothing is asked.'),
  choices: z.array(ONE).describe('Everything that is legal, and nothing else.'),
  undoable: z.int(),
  undoes: z.int().nullable().describe('The item of one’s choice that is taken back first.'),
  chose: z.boolean(),
  offer: z
    .union([
      z.strictObject({ ...OFFERED, what: z.literal('draw') }),
      z.strictObject({
        ...OFFERED,
        what: z.literal('back'),
        from: z.int().nullable().describe('What was told since this item goes; null: one has noticed nothing of it.'),
      }),
      z.strictObject({ ...OFFERED, what: z.literal('clock'), clock: CLOCK.nullable() }),
    ])
    .nullable(),
  handed: z.array(z.string().nullable()).describe('For each seat the level of the bot that plays on for it.'),
  handedBy: z.array(VIEWER).describe('And the seat that has left it to that bot: its own, or another.'),
  clock: CLOCK.nullable().exactOptional().describe('Another clock that was agreed on at the table.'),
};
const NOW_SAID = named('Now', 'What a viewer can do now.', z.strictObject(NOW) satisfies z.ZodType<Now>);

const VIEW = named(
  'View',
  'The table as one viewer sees it; the rest is the game’s own.',
  z.looseObject({
    viewer: VIEWER,
    asked: z.array(SEAT),
    step: z.string(),
    outcome: z
      .strictObject({
        winners: z.array(SEAT),
        how: z.string(),
        facts: z.record(z.string(), z.union([z.number(), z.string()])),
      })
      .nullable(),
  }),
);

const WHOLE = named(
  'Whole',
  'Everything that a viewer may know of a match as it stands.',
  z.strictObject({
    n: z.int().describe('The last item.'),
    view: VIEW,
    told: z.array(
      z.strictObject({
        at: z.int(),
        event: ONE,
        struck: z.literal(true).exactOptional().describe('It was taken back by the consent of all.'),
      }),
    ),
    ...NOW,
  }) satisfies z.ZodType<Whole>,
);

const PATCH: z.ZodType<0 | [unknown] | Record<string, unknown>> = z
  .union([z.literal(0), z.tuple([z.unknown()]), z.record(z.string(), z.unknown())])
  .describe('0: taken away; [value]: in its place; otherwise the parts that change.');

const ITEM = named(
  'Item',
  'What one viewer notices of one line of a match.',
  z.strictObject({
    n: z.int(),
    seat: VIEWER,
    act: z.string().nullable(),
    dice: z.boolean(),
    gone: z
      .array(z.int())
      .describe(
        'The items that this one takes back; with `act: agree` what was told since the first of them is struck.',
      ),
    drop: z.int().describe('So many of the last told events are no longer so.'),
    parts: z.array(z.strictObject({ told: z.array(ONE), view: PATCH.nullable() })),
  }) satisfies z.ZodType<Record<keyof Item, unknown>>,
);

const REASON = z.strictObject({
  clause: z.string(),
  why: z.string(),
  facts: z.record(z.string(), z.union([z.number(), z.string()])).optional(),
});

const WHY = z.string();
const of = <K extends FromNode['kind'], S extends z.core.$ZodLooseShape>(kind: K, shape: S) =>
  z.strictObject({ kind: z.literal(kind), match: MATCH, ...shape });

/** Every message of a node. */
export const FROM_NODE = z.discriminatedUnion('kind', [
  of('whole', { seat: VIEWER, whole: WHOLE }).describe('The answer to `sit`: everything that one may know.'),
  of('items', { seat: VIEWER, items: z.array(ITEM), now: NOW_SAID }).describe('What is new, and what one can do now.'),
  of('ack', { key: z.string() }).describe('The wish is done and kept; what it changed was sent before.'),
  of('refused', {
    key: z.string(),
    refusal: z.strictObject({ code: z.string(), message: z.string(), reasons: z.array(REASON) }),
  }).describe('The wish is not legal, and why.'),
  of('answer', {
    key: z.string(),
    answer: z.union([
      z.strictObject({ odds: z.looseObject({ of: z.number() }).nullable() }),
      z.strictObject({ whyNot: z.array(REASON) }),
      z.strictObject({ history: z.strictObject({ n: z.int(), view: VIEW, items: z.array(ITEM) }) }),
    ]),
  }).describe('The answer to `ask`.'),
  of('trouble', { key: z.string().nullable(), why: WHY }).describe(
    'It was not done, or nothing is known of what came of it: `away`, `full`, `denied`, `broken`, `failed`, `not-sitting`, `not-allowed`, `in-time`.',
  ),
  of('present', { seats: z.array(SEAT) }).describe('At which seats somebody is, for whoever said `present`.'),
  of('watched', { count: z.int() }).describe('How many look on.'),
  of('talk', {}).describe('Something was said between the seats: what, is asked over HTTP.'),
  of('clock', {
    times: z.array(z.strictObject({ left: z.number(), runs: z.boolean(), rests: z.number().exactOptional() })),
  }).describe(
    'What each seat has left just now, in milliseconds; `rests`: after how many its time runs again, where a vacation holds it.',
  ),
  of('vacation', { until: z.array(z.number().nullable()) }).describe(
    'For each seat until when its person is on vacation: when one sits down and somebody is, and when that changes.',
  ),
  of('waiting', {}).describe('The match waits for people; `whole` comes when it begins.'),
  of('gone', {}).describe('There is no such match, or not for this person.'),
  of('held', { why: WHY }).describe('The rules of today do not fit this match; nothing of it is lost.'),
  z
    .strictObject({ kind: z.literal('turns'), asked: z.array(MATCH) })
    .describe('The matches in which it is one’s turn: the answer to `turns`, and whenever that changes.'),
  z.strictObject({ kind: z.literal('drain') }).describe('The node goes away: come back in a moment.'),
]);
