import type { Kysely } from 'kysely';
import { StoreError } from '../../keeper/store.ts';
import type { Seat } from '../../kernel/flow.ts';
import { type Channel, channelFrom, OCCASIONS, type Occasion } from './channel-store.ts';
import type { Engine, Gate } from './engine.ts';
import type { Tables } from './tables.ts';

/** How it stands with what somebody is to be told of a match. */
export interface Turn {
  readonly kind: Occasion;
  /** The line up to which the match was looked at. */
  readonly seq: number;
  /** Since when there is something to be told; null: there is nothing. */
  readonly since: number | null;
  /** From when on he is told. */
  readonly due: number;
  /** He was told, or was there. */
  readonly isTold: boolean;
}

/** Whose turn it is about. */
export interface Whose {
  readonly match: string;
  readonly person: string;
  readonly seat: Seat;
}

/** A match that went on since it was looked at for somebody who wishes to be told. */
export interface Moved extends Whose {
  readonly seq: number;
  readonly over: boolean;
  readonly about: string;
  readonly summary: string;
  /** Null: it was never looked at. */
  readonly before: Turn | null;
}

export interface Waiting extends Whose {
  readonly kind: Occasion;
  readonly since: number;
}

/** Something to be sent, in the hands of this node. */
export interface Notice {
  readonly id: string;
  readonly channel: Channel;
  readonly match: string;
  readonly person: string;
  readonly kind: Occasion;
  readonly since: number;
  readonly tries: number;
}

/** What people are to be told, and what of it is under way. */
export interface NoticeStore {
  /** Matches that went on, of people who wish to be told, at most so many: of these alone, or of all. */
  moved(most: number, among?: readonly string[]): Promise<readonly Moved[]>;
  /** People who wish to be told and are called to a match since it was last looked, at most so many. */
  called(most: number): Promise<readonly Pick<Whose, 'match' | 'person'>[]>;
  /** People who wish to be told and are asked whether they are ready, and what they are to be told of that match, at most so many. */
  mustered(most: number): Promise<readonly (Whose & { readonly since: number; readonly before: Turn | null })[]>;
  /** Keeps what is to be told, if meanwhile nobody else has: nobody after the same `before`. */
  keepTurn(whose: Whose, before: Turn | null, turn: Turn): Promise<void>;
  /** What somebody is to be told and was not yet, from a moment on, at most so many. */
  waiting(dueBy: number, most: number): Promise<readonly Waiting[]>;
  turnOf(match: string, person: string): Promise<Turn | null>;
  /** He was there. */
  met(waiting: Waiting): Promise<void>;
  /** It is told by all ways that are on and tell of such things, once; how many those are. `ids` names what is to be sent. */
  notify(waiting: Waiting, now: number, ids: () => string): Promise<number>;
  /** Takes what is due into this node's hands until a moment: at most so many, one for each way. */
  claim(now: number, until: number, most: number): Promise<readonly Notice[]>;
  /** It need not be sent any more. */
  drop(id: string): Promise<void>;
  /** It is tried again. */
  putOff(id: string, due: number): Promise<void>;
}

const readKind = (kind: string): Occasion => {
  const found = OCCASIONS.find((one) => one === kind);
  if (found === undefined) throw new StoreError('broken', 'a notice cannot be read');
  return found;
};

type TurnRow = Pick<Tables['turns'], 'kind' | 'seq' | 'since' | 'due' | 'told'>;
const turnFrom = ({ kind, seq, since, due, told }: TurnRow): Turn => ({
  ...{ kind: readKind(kind), seq, since, due, isTold: told === 1 },
});

/** Whoever can be told anything. */
const reachable = (db: Kysely<Tables>) =>
  db.selectFrom('channels').select('channels.person').where('live', '=', 1).where('token', 'is', null);

async function movedOf(db: Kysely<Tables>, most: number, among?: readonly string[]): Promise<readonly Moved[]> {
  if (among?.length === 0) return [];
  const rows = await db
    .selectFrom('seats')
    .$if(among !== undefined, (all) => all.where('seats.match', 'in', among ?? []))
    .innerJoin('matches', 'matches.id', 'seats.match')
    .leftJoin('turns', (join) =>
      join.onRef('turns.match', '=', 'seats.match').onRef('turns.person', '=', 'seats.person'),
    )
    .select(['seats.match', 'seats.seat', 'seats.person', 'matches.seq', 'matches.over', 'matches.about'])
    .select(['matches.summary', 'turns.kind', 'turns.seq as looked', 'turns.since', 'turns.due', 'turns.told'])
    .where('seats.person', 'in', reachable(db))
    .where((eb) =>
      eb.or([
        eb.and([eb('turns.match', 'is', null), eb('matches.over', '=', 0)]),
        eb('turns.seq', '<', eb.ref('matches.seq')),
      ]),
    )
    .limit(most)
    .execute();
  return rows.flatMap(({ match, seat, person, seq, over, about, summary, kind, looked, since, due, told }) => {
    if (person === null) return [];
    const isNew = kind === null || looked === null || due === null || told === null;
    const before = isNew ? null : turnFrom({ kind, seq: looked, since, due, told });
    return [{ match, seat, person, seq, over: over === 1, about, summary, before }];
  });
}

async function calledOf(db: Kysely<Tables>, most: number) {
  return db
    .selectFrom('calls')
    .leftJoin('turns', (join) =>
      join.onRef('turns.match', '=', 'calls.match').onRef('turns.person', '=', 'calls.person'),
    )
    .select(['calls.match', 'calls.person'])
    .where('turns.match', 'is', null)
    .where('calls.declined', '=', 0)
    .where('calls.person', 'in', reachable(db))
    .limit(most)
    .execute();
}

/** Everybody once for each time that the seats of a match were all taken. */
async function musteredOf(db: Kysely<Tables>, most: number): ReturnType<NoticeStore['mustered']> {
  const rows = await db
    .selectFrom('musters')
    .innerJoin('seats', 'seats.match', 'musters.match')
    .leftJoin('turns', (join) =>
      join.onRef('turns.match', '=', 'seats.match').onRef('turns.person', '=', 'seats.person'),
    )
    .select(['seats.match', 'seats.seat', 'seats.person', 'musters.since as full'])
    .select(['turns.kind', 'turns.seq', 'turns.since', 'turns.due', 'turns.told'])
    .where('seats.person', 'in', reachable(db))
    .where((eb) =>
      eb.or([
        eb('turns.match', 'is', null),
        eb('turns.kind', '!=', 'ready'),
        eb('turns.since', '<', eb.ref('musters.since')),
      ]),
    )
    .limit(most)
    .execute();
  return rows.flatMap(({ match, seat, person, full, kind, seq, since, due, told }) => {
    if (person === null) return [];
    const isNew = kind === null || seq === null || due === null || told === null;
    return [{ match, seat, person, since: full, before: isNew ? null : turnFrom({ kind, seq, since, due, told }) }];
  });
}

async function claimed(
  trx: Kysely<Tables>,
  ...[now, until, most]: Parameters<NoticeStore['claim']>
): Promise<readonly Notice[]> {
  const rows = await trx
    .selectFrom('notices')
    .select(['id', 'channel'])
    .where('due', '<=', now)
    .where('held', '<=', now)
    .where(({ not, exists, selectFrom }) =>
      // What goes the same way waits for what is under way there.
      not(
        exists(
          selectFrom('notices as other')
            .select('other.id')
            .whereRef('other.channel', '=', 'notices.channel')
            .where('other.held', '>', now),
        ),
      ),
    )
    .orderBy('due')
    .orderBy('id')
    .limit(most * 10)
    .execute();
  const firsts = new Map<string, string>();
  for (const { id, channel } of rows) if (!firsts.has(channel) && firsts.size < most) firsts.set(channel, id);
  const taken: Notice[] = [];
  for (const [channel, id] of firsts) {
    const row = await trx
      .updateTable('notices')
      .set({ held: until })
      .where('id', '=', id)
      .where('held', '<=', now)
      .returningAll()
      .executeTakeFirst();
    const way = await trx.selectFrom('channels').selectAll().where('id', '=', channel).executeTakeFirst();
    if (row === undefined || way === undefined) continue;
    const { match, person, kind, since, tries } = row;
    taken.push({ id, channel: channelFrom(way), match, person, kind: readKind(kind), since, tries });
  }
  return taken;
}

export function noticeStore({ db, write }: Engine, { through }: Gate): NoticeStore {
  /** The turn as it was seen, and nothing that came of it since. */
  const theTurn = (trx: Kysely<Tables>, { match, person, kind, since }: Waiting) =>
    trx
      .updateTable('turns')
      .set({ told: 1 })
      .where('match', '=', match)
      .where('person', '=', person)
      .where('kind', '=', kind)
      .where('since', '=', since)
      .where('told', '=', 0);
  return {
    moved: (...what) => through(() => movedOf(db, ...what)),
    called: (most) => through(() => calledOf(db, most)),
    mustered: (most) => through(() => musteredOf(db, most)),
    keepTurn: ({ match, person, seat }, before, { kind, seq, since, due, isTold }) =>
      through(async () => {
        const row = { kind, seat, seq, since, due, told: isTold ? 1 : 0 };
        await write(async (trx) => {
          if (before === null)
            await trx
              .insertInto('turns')
              .values({ match, person, ...row })
              .onConflict((conflict) => conflict.columns(['match', 'person']).doNothing())
              .execute();
          else
            await trx
              .updateTable('turns')
              .set(row)
              .where('match', '=', match)
              .where('person', '=', person)
              .where('seq', '=', before.seq)
              .where('kind', '=', before.kind)
              .execute();
        });
      }),
    waiting: (dueBy, most) =>
      through(async () => {
        const rows = await db
          .selectFrom('turns')
          .select(['match', 'person', 'seat', 'kind', 'since'])
          .where('told', '=', 0)
          .where('since', 'is not', null)
          .where('due', '<=', dueBy)
          .orderBy('due')
          .limit(most)
          .execute();
        return rows.flatMap(({ since, kind, ...rest }) =>
          since === null ? [] : [{ ...rest, kind: readKind(kind), since }],
        );
      }),
    turnOf: (match, person) =>
      through(async () => {
        const row = await db
          .selectFrom('turns')
          .select(['kind', 'seq', 'since', 'due', 'told'])
          .where('match', '=', match)
          .where('person', '=', person)
          .executeTakeFirst();
        return row === undefined ? null : turnFrom(row);
      }),
    met: (waiting) =>
      through(async () => {
        await write((trx) => theTurn(trx, waiting).execute());
      }),
    notify: (waiting, now, ids) =>
      through(() =>
        write(async (trx) => {
          const { match, person, kind, since } = waiting;
          const { numUpdatedRows } = await theTurn(trx, waiting).executeTakeFirst();
          if (numUpdatedRows === 0n) return 0;
          const all = await trx
            .selectFrom('channels')
            .selectAll()
            .where('person', '=', person)
            .where('live', '=', 1)
            .where('token', 'is', null)
            .execute();
          const ways = all.map(channelFrom).filter(({ occasions }) => occasions.includes(kind));
          for (const { id: channel } of ways)
            await trx
              .insertInto('notices')
              .values({ id: ids(), channel, match, person, kind, since, due: now, tries: 0, held: 0 })
              .execute();
          return ways.length;
        }),
      ),
    claim: (...what) => through(() => write((trx) => claimed(trx, ...what))),
    drop: (id) =>
      through(async () => {
        await write((trx) => trx.deleteFrom('notices').where('id', '=', id).execute());
      }),
    putOff: (id, due) =>
      through(async () => {
        await write((trx) =>
          trx
            .updateTable('notices')
            .set((eb) => ({ due, held: 0, tries: eb('tries', '+', 1) }))
            .where('id', '=', id)
            .execute(),
        );
      }),
  };
}
