import * as z from 'zod';
import { GREETINGS } from '../../keeper/talk.ts';
import type { Call, OpenMatches } from '../company/company.ts';
import type { Profile, Shown } from '../company/players.ts';
import type { Talked } from '../company/talk.ts';
import type { DiceInfo } from '../matches/dice.ts';
import type { MatchInfo } from '../matches/lobby.ts';
import type { Person } from '../store/people-store.ts';

// What the server answers, as others read it. Each schema is held to the type of what is sent by the compiler, and to what is really
// sent by the tests.

export const NAMED = z.registry<{ readonly id: string; readonly description?: string }>();

/** A schema that has its place in the document by its name. */
export function named<S extends z.ZodType>(id: string, description: string, schema: S): S {
  NAMED.add(schema, { id, description });
  return schema;
}

const TIME = z.number().describe('Milliseconds since 1970.');
const SEAT = z.int().min(0).max(9);
const ID = z.string().regex(/^[\w-]{22}$/);

export const REFUSAL = named(
  'Refusal',
  'Why something was not done: a sentence, and where a page tells several reasons apart, a word.',
  z.strictObject({ error: z.string(), why: z.string().optional() }),
);

export const PERSON = named(
  'Person',
  'Somebody who is known here. The id is no secret and opens nothing.',
  z.strictObject({ id: ID, name: z.string() }) satisfies z.ZodType<Person>,
);

const OUTCOME = z.strictObject({
  winners: z.array(SEAT),
  how: z.string(),
  facts: z.record(z.string(), z.union([z.number(), z.string()])),
});

export const MATCH_INFO = named(
  'Match',
  'What may be known of a match by the one who asks, before he sits down at it.',
  z.strictObject({
    id: ID,
    game: z.string(),
    options: z.record(z.string(), z.string()),
    made: TIME,
    commitment: z.string().describe('What the secret of the dice is bound by.'),
    watch: z.boolean().describe('Whoever knows its name may look on.'),
    clock: z.strictObject({ bank: z.number(), increment: z.number(), cap: z.number() }).nullable(),
    times: z
      .array(z.strictObject({ left: z.number(), since: TIME.nullable() }))
      .nullable()
      .describe('For each seat what it had left when it was asked, and since when it is. Null: nobody counts.'),
    rematch: z.string().nullable().describe('The match that is its revenge.'),
    state: z.enum(['gathering', 'running', 'over']),
    names: z.array(z.string().nullable()),
    bots: z.array(z.string().nullable()).describe('For each seat the level of the bot that sits there.'),
    away: z.array(SEAT).describe('Seats that may be handed to a bot: their persons have not come for long.'),
    people: z.array(z.string().nullable()),
    delay: z.number().describe('By how many milliseconds later those see it who look on.'),
    rated: z.boolean(),
    hints: z.boolean().describe('Its pages may give the advice of a bot; never at a rated match.'),
    vacation: z.boolean().describe('The clock of somebody who is on vacation stands still; never a live one.'),
    onVacation: z
      .array(TIME.nullable())
      .describe('While it runs: for each seat until when its person is on vacation, where that counts.'),
    muster: z
      .strictObject({ left: z.number(), ready: z.array(SEAT), late: z.array(SEAT) })
      .exactOptional()
      .describe(
        'While a live match waits whose seats are all taken: for how long more, who is ready, and who is late.',
      ),
    ratings: z
      .array(z.strictObject({ before: z.int(), after: z.int() }).nullable())
      .exactOptional()
      .describe('Of a rated match that is over, once it is reckoned: for each seat its rating before and after.'),
    open: z.boolean().describe('While it waits: listed for everybody.'),
    mine: z.boolean().describe('The one who asks has made it.'),
    seat: SEAT.nullable().describe('Where the one who asks sits.'),
    asked: z.boolean().describe('It is his turn.'),
    changed: TIME,
    outcome: OUTCOME.nullable(),
  }) satisfies z.ZodType<MatchInfo>,
);

export const BEGUN = z.strictObject({ begun: z.boolean() });

export const MATCHES = z.strictObject({ matches: z.array(MATCH_INFO) });
export const MADE = z.strictObject({ id: ID, seat: SEAT, token: z.string().describe('Of the link that leads there.') });
export const SAT = z.strictObject({ id: ID, seat: SEAT });
export const LINK = z.strictObject({ token: z.string() });

export const LOBBY = z.strictObject({
  matches: z.array(MATCH_INFO),
  end: z.strictObject({ made: TIME, match: ID }).nullable().describe('Where the next part begins; null: that was all.'),
  calls: z.array(z.strictObject({ match: MATCH_INFO, by: PERSON })),
}) satisfies z.ZodType<OpenMatches & { readonly calls: readonly Call[] }>;

export const COMPANIONS = z.strictObject({ people: z.array(PERSON) });

export const DICE_INFO = named(
  'Dice',
  'How it stands with what the seats add to the dice.',
  z.strictObject({
    state: z.enum(['gathering', 'begun']),
    round: z.int(),
    seats: z.array(z.strictObject({ seat: SEAT, promise: z.string().nullable(), told: z.boolean() })),
  }) satisfies z.ZodType<DiceInfo>,
);

export const TALKED = z.strictObject({
  remarks: z.array(
    z.strictObject({
      n: z.int(),
      seat: SEAT,
      at: TIME,
      said: z.union([z.strictObject({ text: z.string() }), z.strictObject({ greeting: z.enum(GREETINGS) })]),
    }),
  ),
  muted: z.array(SEAT),
}) satisfies z.ZodType<Talked>;

const RATING = {
  rating: z.int(),
  deviation: z.int(),
  played: z.int(),
  known: z.boolean().describe('Enough is known to list him.'),
};

export const LEADERS = z.strictObject({
  leaders: z.array(z.strictObject({ ...PERSON.shape, ...RATING }) satisfies z.ZodType<Shown & Person>),
});

export const PROFILE = z.strictObject({
  person: PERSON,
  ratings: z.array(z.strictObject({ game: z.string(), ...RATING })),
  tallies: z.array(z.strictObject({ game: z.string(), seat: SEAT, score: z.number(), count: z.int() })),
  history: z.array(
    z.strictObject({
      match: z.string(),
      seat: SEAT,
      game: z.string(),
      ended: TIME,
      score: z.number(),
      before: z.number().nullable(),
      after: z.number().nullable(),
      others: z.array(z.strictObject({ ...PERSON.shape, seat: SEAT })),
      open: z.boolean(),
    }),
  ),
  end: TIME.nullable().describe('Where the history goes on; null: that was all.'),
}) satisfies z.ZodType<Profile>;

export const RECORD = named(
  'Record',
  'A whole match, with the proof of its dice, as `bivouac/record/2`: docs/kernel.md tells what is in it.',
  z.looseObject({ format: z.string() }),
);
