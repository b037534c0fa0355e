import type { Kysely } from 'kysely';
import { StoreError } from '../../keeper/store.ts';
import type { Language } from '../../kernel/game.ts';
import type { Engine, Gate } from './engine.ts';
import type { Tables } from './tables.ts';

export const CHANNELS = ['push', 'mail', 'webhook'] as const;
export type ChannelKind = (typeof CHANNELS)[number];

/** That it is somebody's turn, that a match is over, that he is called to one by name, that he is asked whether he is ready. */
export const OCCASIONS = ['turn', 'over', 'call', 'ready'] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** What went wrong where something was to be sent. */
export const FAILURES = ['away', 'forbidden', 'refused', 'gone'] as const;

export interface Failure {
  /** Nothing answered; the address is none that may be asked; it was not taken; it is there no more. */
  readonly why: (typeof FAILURES)[number];
  /** What the other side said, where it said a number. */
  readonly status: number | null;
}

/** A way to somebody. */
export interface Channel {
  readonly id: string;
  readonly person: string;
  readonly kind: ChannelKind;
  readonly isOn: boolean;
  /** Of what is told by it. */
  readonly occasions: readonly Occasion[];
  readonly address: string;
  readonly detail: string;
  readonly secret: string;
  readonly language: Language;
  readonly made: number;
  /** Whether the address is known to be this person's. */
  readonly isConfirmed: boolean;
  /** What went wrong there last, and when; null if the last was taken. */
  readonly failure: (Failure & { readonly at: number }) | null;
}

/** What an address is confirmed by: the hash of what its link ends in. */
export interface Confirmation {
  readonly token: string;
  readonly expires: number;
}

/** By which ways people wish to be told. */
export interface ChannelStore {
  /** Of one person, in the order in which they were made. */
  channelsOf(person: string): Promise<readonly Channel[]>;
  channel(id: string): Promise<Channel | null>;
  /**
   * Keeps a way; one of the same kind to the same address takes its place, and so does any other e-mail address. A browser is one
   * person's alone. False if the person has so many of this kind.
   */
  putChannel(
    channel: Omit<Channel, 'isConfirmed' | 'failure' | 'occasions'>,
    wait: Confirmation | null,
    most: number,
  ): Promise<boolean>;
  /** Confirms an address in time; whose it is, or null. */
  confirmChannel(token: string, now: number): Promise<Channel | null>;
  /** Switches a way on or off, and says of what is told by it; without a word of that it stays as it was. */
  setChannel(id: string, isOn: boolean, occasions?: readonly Occasion[]): Promise<void>;
  /** A browser has another address, which is its own alone; everything else of the way stays. */
  moveChannel(id: string, address: string, detail: string): Promise<void>;
  speakOn(person: string, language: Language): Promise<void>;
  dropChannel(id: string): Promise<void>;
  /** Whoever has the secret of a way switches it off. */
  silence(kind: ChannelKind, secret: string): Promise<boolean>;
  /** What came of the last that was sent. */
  channelAnswered(id: string, failure: Failure | null, at: number): Promise<void>;
  /** A key that is made once for all who share the database. */
  ownKey(name: string, made: string): Promise<string>;
}

const known = <T extends string>(names: readonly T[], name: string): T => {
  const found = names.find((one) => one === name);
  if (found === undefined) throw new StoreError('broken', 'a way to somebody cannot be read');
  return found;
};

export function channelFrom(row: Tables['channels']): Channel {
  const { id, person, kind, live, address, detail, secret, language, made, token, failure, status, failed, silent } =
    row;
  return {
    ...{ id, person, kind: known(CHANNELS, kind), isOn: live === 1, address, detail, secret, made },
    ...{ language: known(['en', 'fr'], language), isConfirmed: token === null },
    occasions: OCCASIONS.filter((one) => !silent.split(' ').includes(one)),
    failure: failure === null ? null : { why: known(FAILURES, failure), status, at: failed },
  };
}

/** Takes ways away, with what was to be sent by them. */
export async function dropChannels(trx: Kysely<Tables>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await trx.deleteFrom('notices').where('channel', 'in', ids).execute();
  await trx.deleteFrom('channels').where('id', 'in', ids).execute();
}

/** Everything of how a person was to be told; where somebody else comes in his place, the ways that this one has not are his. */
export async function forgetNotices(trx: Kysely<Tables>, person: string, heir: string | null): Promise<void> {
  await trx.deleteFrom('turns').where('person', '=', person).execute();
  await trx.deleteFrom('notices').where('person', '=', person).execute();
  if (heir !== null) {
    const his = await trx.selectFrom('channels').select(['kind', 'address']).where('person', '=', heir).execute();
    for (const { id, kind, address } of await trx
      .selectFrom('channels')
      .select(['id', 'kind', 'address'])
      .where('person', '=', person)
      .execute()) {
      const isThere = his.some((one) => one.kind === kind && (kind === 'mail' || one.address === address));
      if (!isThere) await trx.updateTable('channels').set({ person: heir }).where('id', '=', id).execute();
    }
  }
  await trx.deleteFrom('channels').where('person', '=', person).execute();
}

async function put(
  trx: Kysely<Tables>,
  ...[channel, wait, most]: Parameters<ChannelStore['putChannel']>
): Promise<boolean> {
  const { isOn, ...row } = channel;
  const { person, kind, address } = row;
  const old = await trx
    .selectFrom('channels')
    .select(['id', 'person', 'address', 'silent'])
    .where('kind', '=', kind)
    .where((eb) =>
      eb.or([
        eb.and([eb('address', '=', address), ...(kind === 'push' ? [] : [eb('person', '=', person)])]),
        ...(kind === 'mail' ? [eb('person', '=', person)] : []),
      ]),
    )
    .execute();
  await dropChannels(
    trx,
    old.map(({ id }) => id),
  );
  // Who makes the same one again wishes to hear of the same.
  const silent = old.find((one) => one.person === person && one.address === address)?.silent ?? '';
  const { count } = await trx
    .selectFrom('channels')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('person', '=', person)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  if (count >= most) return false;
  await trx
    .insertInto('channels')
    .values({
      ...{ ...row, live: isOn ? 1 : 0, token: wait?.token ?? null, expires: wait?.expires ?? 0 },
      ...{ failure: null, status: null, failed: 0, silent },
    })
    .execute();
  return true;
}

export function channelStore({ db, write }: Engine, { through }: Gate): ChannelStore {
  return {
    channelsOf: (person) =>
      through(async () => {
        const rows = await db
          .selectFrom('channels')
          .selectAll()
          .where('person', '=', person)
          .orderBy('made')
          .orderBy('id')
          .execute();
        return rows.map(channelFrom);
      }),
    channel: (id) =>
      through(async () => {
        const row = await db.selectFrom('channels').selectAll().where('id', '=', id).executeTakeFirst();
        return row === undefined ? null : channelFrom(row);
      }),
    putChannel: (...what) => through(() => write((trx) => put(trx, ...what))),
    confirmChannel: (token, now) =>
      through(() =>
        write(async (trx) => {
          const row = await trx
            .updateTable('channels')
            .set({ token: null })
            .where('token', '=', token)
            .where('expires', '>', now)
            .returningAll()
            .executeTakeFirst();
          return row === undefined ? null : channelFrom(row);
        }),
      ),
    setChannel: (id, isOn, occasions) =>
      through(async () => {
        const silent = OCCASIONS.filter((one) => occasions?.includes(one) === false).join(' ');
        await write(async (trx) => {
          await trx
            .updateTable('channels')
            .set({ live: isOn ? 1 : 0, ...(occasions === undefined ? {} : { silent }) })
            .where('id', '=', id)
            .execute();
          if (!isOn) await trx.deleteFrom('notices').where('channel', '=', id).execute();
        });
      }),
    moveChannel: (id, address, detail) =>
      through(() =>
        write(async (trx) => {
          const others = await trx
            .selectFrom('channels')
            .select('id')
            .where('kind', '=', 'push')
            .where('address', '=', address)
            .where('id', '!=', id)
            .execute();
          await dropChannels(
            trx,
            others.map((one) => one.id),
          );
          await trx
            .updateTable('channels')
            .set({ address, detail, failure: null, status: null })
            .where('id', '=', id)
            .execute();
        }),
      ),
    speakOn: (person, language) =>
      through(async () => {
        await write((trx) => trx.updateTable('channels').set({ language }).where('person', '=', person).execute());
      }),
    dropChannel: (id) => through(() => write((trx) => dropChannels(trx, [id]))),
    silence: (kind, secret) =>
      through(() =>
        write(async (trx) => {
          const row = await trx
            .updateTable('channels')
            .set({ live: 0 })
            .where('kind', '=', kind)
            .where('secret', '=', secret)
            .returning('id')
            .executeTakeFirst();
          if (row === undefined) return false;
          await trx.deleteFrom('notices').where('channel', '=', row.id).execute();
          return true;
        }),
      ),
    channelAnswered: (id, failure, at) =>
      through(async () => {
        const { why = null, status = null } = failure ?? {};
        await write((trx) =>
          trx.updateTable('channels').set({ failure: why, status, failed: at }).where('id', '=', id).execute(),
        );
      }),
    ownKey: (name, made) =>
      through(() =>
        write(async (trx) => {
          await trx
            .insertInto('keys')
            .values({ name, body: made })
            .onConflict((conflict) => conflict.column('name').doNothing())
            .execute();
          const row = await trx.selectFrom('keys').select('body').where('name', '=', name).executeTakeFirstOrThrow();
          return row.body;
        }),
      ),
  };
}
