import type { Kysely } from 'kysely';
import {
  headFrom,
  listedHead,
  parsed,
  readLines,
  readSecret,
  readStanding,
  rowOfLine,
  rowOfSecret,
  rowOfStanding,
} from '../../keeper/read-rows.ts';
import type { Append, Appended, Head, Store } from '../../keeper/store.ts';
import { awaitsBot } from './awaits.ts';
import type { Engine, Gate } from './engine.ts';
import type { Tables } from './tables.ts';

/** Matches in a database: the same queries for SQLite and PostgreSQL. */
export function sqlStore(engine: Engine, { through }: Gate): Omit<Store, 'close'> {
  const { db, write, tell } = engine;
  return {
    lasting: true,
    create: (creation) =>
      through(async () => {
        const { head, secret, lines, standings } = creation;
        const { id, about, summary, over, ...rest } = head;
        const made = await write(async (trx) => {
          const inserted = await trx
            .insertInto('matches')
            .values({
              ...{ id, ...rest, over: over ? 1 : 0 },
              ...{ about: JSON.stringify(about), summary: JSON.stringify(summary), awaits: awaitsBot(summary) ? 1 : 0 },
            })
            .onConflict((conflict) => conflict.column('id').doNothing())
            .executeTakeFirst();
          if (inserted.numInsertedOrUpdatedRows === 0n) return false;
          await trx.insertInto('secrets').values(rowOfSecret(id, secret)).execute();
          for (const line of lines) await trx.insertInto('lines').values(rowOfLine(id, line)).execute();
          for (const one of standings) await trx.insertInto('standings').values(rowOfStanding(id, one)).execute();
          return true;
        });
        if (made) tell(id);
        return made;
      }),
    heads: () =>
      through(async () => (await db.selectFrom('matches').selectAll().execute()).map((row) => listedHead(row, headOf))),
    head: (id) =>
      through(async () => {
        const row = await db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
        return row === undefined ? null : headOf(row);
      }),
    secret: (id) =>
      through(async () => {
        const row = await db.selectFrom('secrets').selectAll().where('match', '=', id).executeTakeFirst();
        return row === undefined ? null : readSecret(row);
      }),
    append: (wanted) =>
      through(async () => {
        if (wanted.lines.length > 0 && (await engine.add(wanted))) {
          tell(wanted.match);
          return { done: true };
        }
        return whyNotAdded(db, wanted);
      }),
    since: (id, seq) =>
      through(async () =>
        readLines(
          await db
            .selectFrom('lines')
            .select(['seq', 'key', 'body'])
            .where('match', '=', id)
            .where('seq', '>', seq)
            .orderBy('seq')
            .execute(),
        ),
      ),
    byKey: (id, key) => through(() => firstKnown(db, id, [key])),
    standing: (id, atMost = Number.MAX_SAFE_INTEGER) =>
      through(async () => {
        const row = await db
          .selectFrom('standings')
          .select(['seq', 'epoch', 'body'])
          .where('match', '=', id)
          .where('seq', '<=', Math.min(atMost, Number.MAX_SAFE_INTEGER))
          .orderBy('seq', 'desc')
          .limit(1)
          .executeTakeFirst();
        return row === undefined ? null : readStanding(row);
      }),
    remove: (id) =>
      through(async () => {
        await write(async (trx) => {
          // The match first: whoever would add a line to it waits for this, and then finds it gone.
          await trx.deleteFrom('matches').where('id', '=', id).execute();
          for (const table of ['secrets', 'lines', 'standings', 'seats', 'invitations', 'rematches'] as const)
            await trx.deleteFrom(table).where('match', '=', id).execute();
          for (const table of ['openings', 'calls', 'talk', 'conversations', 'turns', 'notices'] as const)
            await trx.deleteFrom(table).where('match', '=', id).execute();
        });
        tell(id);
      }),
    listen: engine.listen,
  };
}

function headOf({ id, over, about, summary, awaits: _, ...rest }: Tables['matches']): Head {
  const what = `match ${id}`;
  return headFrom(id, { ...rest, over: over === 1, about: parsed(about, what), summary: parsed(summary, what) });
}

async function whyNotAdded(db: Kysely<Tables>, { match, after, lines }: Append): Promise<Appended> {
  const keys = lines.map(({ key }) => key);
  const known = keys.length === 0 ? null : await firstKnown(db, match, keys);
  if (known !== null) return { known };
  const head = await db.selectFrom('matches').select('seq').where('id', '=', match).executeTakeFirst();
  return lines.length === 0 && head?.seq === after ? { done: true } : { behind: head?.seq ?? -1 };
}

async function firstKnown(db: Kysely<Tables>, match: string, keys: readonly string[]): Promise<number | null> {
  const row = await db
    .selectFrom('lines')
    .select((eb) => eb.fn.min<number | null>('seq').as('seq'))
    .where('match', '=', match)
    .where('key', 'in', keys)
    .executeTakeFirst();
  return row?.seq ?? null;
}
