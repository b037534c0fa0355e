import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What lies in the database of how people are told that it is their turn. */
export interface NoticeTables {
  /** The ways to somebody: where to, in which language, and what went wrong there last. */
  channels: {
    id: string;
    person: string;
    kind: string;
    /** 1, or 0. */
    live: number;
    address: string;
    /** What only this kind needs: keys of a browser, the shape of a webhook. */
    detail: string;
    /** What is signed with, or what a link to be told no more ends in. */
    secret: string;
    language: string;
    made: number;
    /** The hash of what confirms the address, until when; null once it is confirmed. */
    token: string | null;
    expires: number;
    failure: string | null;
    status: number | null;
    failed: number;
    /** Of what one does not wish to be told by it: words with spaces between. */
    silent: string;
  };
  /** What somebody is to be told of a match: since when, from when on, and whether he was. */
  turns: {
    match: string;
    person: string;
    kind: string;
    seat: number;
    /** The line of the match up to which it was looked at. */
    seq: number;
    since: number | null;
    due: number;
    told: number;
  };
  /** What is to be sent: on which try, from when on, and until when a node has it in hand. */
  notices: {
    id: string;
    channel: string;
    match: string;
    person: string;
    kind: string;
    since: number;
    due: number;
    tries: number;
    held: number;
  };
  /** Keys that a server made for itself once. */
  keys: { name: string; body: string };
}

/** Since then each way says of what it tells: of everything, where nobody has said otherwise. */
export const occasions: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .alterTable('channels')
      .addColumn('silent', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  },
};

export const notices: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('channels')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('live', 'integer', (column) => column.notNull())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('detail', 'text', (column) => column.notNull())
      .addColumn('secret', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('made', 'double precision', (column) => column.notNull())
      .addColumn('token', 'text', (column) => column.unique())
      .addColumn('expires', 'double precision', (column) => column.notNull())
      .addColumn('failure', 'text')
      .addColumn('status', 'integer')
      .addColumn('failed', 'double precision', (column) => column.notNull())
      .addUniqueConstraint('channels_once', ['person', 'kind', 'address'])
      .execute();
    await schema.createIndex('channels_live').on('channels').columns(['live', 'person']).execute();
    await schema
      .createTable('turns')
      .addColumn('match', 'text', (column) => column.notNull())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('seq', 'bigint', (column) => column.notNull())
      .addColumn('since', 'double precision')
      .addColumn('due', 'double precision', (column) => column.notNull())
      .addColumn('told', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('turns_once', ['match', 'person'])
      .execute();
    await schema.createIndex('turns_due').on('turns').columns(['told', 'due']).execute();
    await schema.createIndex('turns_of').on('turns').column('person').execute();
    await schema
      .createTable('notices')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('channel', 'text', (column) => column.notNull())
      .addColumn('match', 'text', (column) => column.notNull())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('since', 'double precision', (column) => column.notNull())
      .addColumn('due', 'double precision', (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addColumn('held', 'double precision', (column) => column.notNull())
      .execute();
    await schema.createIndex('notices_due').on('notices').column('due').execute();
    await schema.createIndex('notices_of').on('notices').column('channel').execute();
    await schema
      .createTable('keys')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('body', 'text', (column) => column.notNull())
      .execute();
  },
};
