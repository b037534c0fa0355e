import { type Kysely, type SqliteDatabase, sql } from 'kysely';
import * as z from 'zod';
import { rowOfLine, rowOfStanding } from '../../keeper/read-rows.ts';
import { EVERY, takesPlace } from '../../keeper/standings.ts';
import type { Append, Standing } from '../../keeper/store.ts';
import { awaitsBot } from './awaits.ts';
import type { Tables } from './tables.ts';

// Lines are added more often than anything else is done: these few statements are written out, for to put them together anew each time
// takes longer than to carry them out; and SQLite, which answers at once, is asked them directly.

const PLACE = z.object({ seq: z.number(), epoch: z.number() });

/** What `matches` says after the last of the lines. */
function headAfter({ match, after, lines, standing, over, summary }: Append) {
  const last = lines.at(-1);
  return {
    ...{ match, after, seq: last?.seq ?? after, over: over ? 1 : 0, changed: last?.at ?? 0 },
    ...{ epoch: standing?.epoch ?? null, summary: JSON.stringify(summary), awaits: awaitsBot(summary) ? 1 : 0 },
  };
}

/** A database that is asked at once, by statements that it remembers. */
type Asked = Pick<SqliteDatabase, 'prepare'>;

const did = (db: Asked, text: string, values: readonly unknown[]): boolean =>
  Number(db.prepare(text).run(values).changes) === 1;

const HERE = `"id" = ? and "seq" = ?`;
/** What is listed by `over` and `awaits` is laid elsewhere whenever they are written, also to what they were: mostly they stay. */
const STAYS = `update "matches" set "seq" = ?, "changed" = ?, "summary" = ?, "epoch" = coalesce(?, "epoch")
  where ${HERE} and "over" = ? and "awaits" = ?`;
const MOVES = `update "matches" set "seq" = ?, "changed" = ?, "summary" = ?, "epoch" = coalesce(?, "epoch"),
  "over" = ?, "awaits" = ? where ${HERE}`;
const LINE = `insert into "lines" ("match", "seq", "key", "body") values (?, ?, ?, ?)`;
const LAST = `select "seq", "epoch" from "standings" where "match" = ? order by "seq" desc limit 2`;
const REPLACED = `update "standings" set "seq" = ?, "epoch" = ?, "body" = ? where "match" = ? and "seq" = ?`;
const STOOD = `insert into "standings" ("match", "seq", "epoch", "body") values (?, ?, ?, ?)`;

/**
 * Adds lines after the last one, within a transaction of SQLite that nobody else has; false if it is another, or if one of the keys is known.
 * The one statement that moves the match decides: of all who try it at once the first finds it where he thought.
 */
export function added(db: Asked, append: Append): boolean {
  const { match, lines, standing } = append;
  const { after, seq, over, changed, epoch, summary, awaits } = headAfter(append);
  const keys = lines.map(({ key }) => key);
  const isNew = ` and not exists (select 1 from "lines" where "match" = ? and "key" in (${keys.map(() => '?').join()}))`;
  const [first, then] = [
    [seq, changed, summary, epoch],
    [match, ...keys],
  ];
  if (
    !did(db, STAYS + isNew, [...first, match, after, over, awaits, ...then]) &&
    !did(db, MOVES + isNew, [...first, over, awaits, match, after, ...then])
  )
    return false;
  for (const line of lines) {
    const row = rowOfLine(match, line);
    db.prepare(LINE).run([match, row.seq, row.key, row.body]);
  }
  if (standing !== undefined) stood(db, match, standing);
  return true;
}

/** Keeps a table, in the place of the last one unless that stays for good. */
function stood(db: Asked, match: string, standing: Standing): void {
  const [last, before] = db
    .prepare(LAST)
    .all([match])
    .map((row) => PLACE.parse(row));
  const { seq, epoch, body } = rowOfStanding(match, standing);
  if (last !== undefined && takesPlace(before, last)) db.prepare(REPLACED).run([seq, epoch, body, match, last.seq]);
  else db.prepare(STOOD).run([match, seq, epoch, body]);
}

/**
 * The same for many matches in one statement, each all of it or nothing; gives the matches to which lines were added. Only PostgreSQL
 * changes several tables in one statement; all its parts see the tables as they were before it.
 */
export async function addedAll(db: Kysely<Tables>, appends: readonly Append[]): Promise<ReadonlySet<string>> {
  const heads = JSON.stringify(appends.map(headAfter));
  const lines = JSON.stringify(appends.flatMap(({ match, lines: all }) => all.map((line) => rowOfLine(match, line))));
  const tables = JSON.stringify(
    appends.flatMap(({ match, standing }) => (standing === undefined ? [] : [rowOfStanding(match, standing)])),
  );
  const { rows } = await sql<{ id: string }>`
    with wanted as (
      select * from json_to_recordset(${heads}::json)
        as one(match text, after bigint, seq bigint, over integer, changed double precision, epoch bigint, summary text,
          awaits integer)
    ), fresh as (
      select * from json_to_recordset(${lines}::json) as one(match text, seq bigint, key text, body text)
    ), tables as (
      select * from json_to_recordset(${tables}::json) as one(match text, seq bigint, epoch bigint, body text)
    ), moved as (
      update matches set seq = wanted.seq, over = wanted.over, changed = wanted.changed, summary = wanted.summary,
        awaits = wanted.awaits, epoch = coalesce(wanted.epoch, matches.epoch)
      from wanted
      where matches.id = wanted.match and matches.seq = wanted.after and not exists (
        select 1 from fresh join lines on lines.match = fresh.match and lines.key = fresh.key
        where fresh.match = matches.id)
      returning matches.id
    ), added as (
      insert into lines (match, seq, key, body)
      select fresh.match, fresh.seq, fresh.key, fresh.body from fresh join moved on moved.id = fresh.match
    ), coming as (
      select tables.*, last.seq as last_seq, last.epoch as last_epoch, before.seq as before_seq, before.epoch as before_epoch
      from tables join moved on moved.id = tables.match
      left join lateral (
        select seq, epoch from standings where match = tables.match order by seq desc limit 1
      ) last on true
      left join lateral (
        select seq, epoch from standings where match = tables.match order by seq desc limit 1 offset 1
      ) before on true
    ), replaced as (
      update standings set seq = coming.seq, epoch = coming.epoch, body = coming.body
      from coming
      where standings.match = coming.match and standings.seq = coming.last_seq
        and coming.last_epoch = coming.before_epoch and coming.last_seq - coming.before_seq < ${EVERY}::integer
      returning standings.match
    ), stood as (
      insert into standings (match, seq, epoch, body)
      select match, seq, epoch, body from coming where match not in (select match from replaced)
    )
    select id from moved`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
