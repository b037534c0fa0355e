import type { Kysely } from 'kysely';
import * as z from 'zod';
import { parsed } from '../../keeper/read-rows.ts';
import { StoreError } from '../../keeper/store.ts';
import { GREETINGS, type Said } from '../../keeper/talk.ts';
import type { Engine, Gate } from './engine.ts';
import type { Tables } from './tables.ts';

/** Something that was said at a match, by whom and when. */
export interface Remark {
  /** Counts what was said at this match, from 1. */
  readonly n: number;
  readonly person: string;
  readonly at: number;
  readonly said: Said;
}

/** What somebody found wrong, with what was said before it. */
export interface Report {
  readonly id: string;
  readonly match: string;
  readonly by: string;
  readonly about: string;
  readonly at: number;
  readonly remarks: readonly Remark[];
}

/** What is said at the matches, and who does not wish to hear whom. */
export interface TalkStore {
  /** Keeps what is said, once for each key. */
  say(match: string, remark: Omit<Remark, 'n'>, key: string): Promise<void>;
  /** The last of what was said after a number, at most so many, in order; without those whom the listener has muted. */
  remarks(match: string, listener: string, after: number, most: number): Promise<readonly Remark[]>;
  mute(person: string, muted: string, isMuted: boolean): Promise<void>;
  muted(person: string): Promise<readonly string[]>;
  /** Keeps a complaint, with the last remarks of the match as they were. */
  report(report: Omit<Report, 'remarks'>, most: number): Promise<void>;
  /** The last complaints, the youngest first. */
  reports(most: number): Promise<readonly Report[]>;
}

const SAID = z.union([z.object({ text: z.string() }), z.object({ greeting: z.enum(GREETINGS) })]);
const REMARKS = z.array(z.object({ n: z.number(), person: z.string(), at: z.number(), said: SAID }));

function read<T>(schema: z.ZodType<T>, text: string): T {
  const found = schema.safeParse(parsed(text, 'what was said'));
  if (!found.success) throw new StoreError('broken', 'what was said cannot be read');
  return found.data;
}

async function lastOf(db: Kysely<Tables>, match: string, most: number): Promise<readonly Remark[]> {
  const rows = await db
    .selectFrom('talk')
    .select(['n', 'person', 'at', 'body'])
    .where('match', '=', match)
    .orderBy('n', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ body, ...rest }) => ({ ...rest, said: read(SAID, body) })).reverse();
}

export function talkStore({ db, write }: Engine, { through }: Gate): TalkStore {
  const mutedBy = (person: string) => db.selectFrom('mutes').select('muted').where('person', '=', person);
  return {
    say: (match, { person, at, said }, key) =>
      through(() =>
        write(async (trx) => {
          const known = await trx
            .selectFrom('talk')
            .select('n')
            .where('match', '=', match)
            .where('key', '=', key)
            .executeTakeFirst();
          if (known !== undefined) return;
          // Whoever counts on holds the count until his remark is kept: the others wait.
          const { last } = await trx
            .insertInto('conversations')
            .values({ match, last: 1 })
            .onConflict((conflict) =>
              conflict.column('match').doUpdateSet((eb) => ({ last: eb('conversations.last', '+', 1) })),
            )
            .returning('last')
            .executeTakeFirstOrThrow();
          await trx
            .insertInto('talk')
            .values({ match, n: last, key, person, at, body: JSON.stringify(said) })
            .execute();
        }),
      ),
    remarks: (match, listener, after, most) =>
      through(async () => {
        const rows = await db
          .selectFrom('talk')
          .select(['n', 'person', 'at', 'body'])
          .where('match', '=', match)
          .where('n', '>', after)
          .where('person', 'not in', mutedBy(listener))
          .orderBy('n', 'desc')
          .limit(most)
          .execute();
        return rows.map(({ body, ...rest }) => ({ ...rest, said: read(SAID, body) })).reverse();
      }),
    mute: (person, muted, isMuted) =>
      through(() =>
        write(async (trx) => {
          await trx.deleteFrom('mutes').where('person', '=', person).where('muted', '=', muted).execute();
          if (isMuted) await trx.insertInto('mutes').values({ person, muted }).execute();
        }),
      ),
    muted: (person) => through(async () => (await mutedBy(person).execute()).map(({ muted }) => muted)),
    report: ({ id, match, by, about, at }, most) =>
      through(() =>
        write(async (trx) => {
          const body = JSON.stringify(await lastOf(trx, match, most));
          await trx.insertInto('reports').values({ id, match, by, about, at, body }).execute();
        }),
      ),
    reports: (most) =>
      through(async () => {
        const rows = await db
          .selectFrom('reports')
          .selectAll()
          .orderBy('at', 'desc')
          .orderBy('id')
          .limit(most)
          .execute();
        return rows.map(({ body, ...rest }) => ({ ...rest, remarks: read(REMARKS, body) }));
      }),
  };
}
