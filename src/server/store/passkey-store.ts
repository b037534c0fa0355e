import type { Engine, Gate } from './engine.ts';
import type { Person } from './people-store.ts';

/** A passkey of somebody. */
export interface Passkey {
  /** As the authenticator named it. */
  readonly id: string;
  /** Its public key, in base64url. */
  readonly key: string;
  /** How often it has signed, as it says itself. */
  readonly counter: number;
  /** How it is reached, one name after the other. */
  readonly transports: string;
  readonly label: string;
  readonly made: number;
  readonly used: number;
}

export interface PasskeyStore {
  passkeysOf(person: string): Promise<readonly Passkey[]>;
  passkeyBy(id: string): Promise<(Passkey & { readonly person: Person }) | null>;
  /** False if it is known already. */
  addPasskey(person: string, passkey: Passkey): Promise<boolean>;
  passkeyUsed(id: string, counter: number, used: number): Promise<void>;
  /** False if the person has no such passkey. */
  removePasskey(person: string, id: string): Promise<boolean>;
  /** Something to be signed until then, by this person or ('') by whoever can; what is too old goes. */
  challenge(challenge: string, person: string, until: number, now: number): Promise<void>;
  /** Whether it was asked and is not too old; it is no more. */
  takeChallenge(challenge: string, person: string, now: number): Promise<boolean>;
}

export function passkeyStore({ db, write }: Engine, { through }: Gate): PasskeyStore {
  return {
    passkeysOf: (person) =>
      through(() =>
        db
          .selectFrom('passkeys')
          .select(['id', 'key', 'counter', 'transports', 'label', 'made', 'used'])
          .where('person', '=', person)
          .orderBy('made')
          .execute(),
      ),
    passkeyBy: (name) =>
      through(async () => {
        const row = await db
          .selectFrom('passkeys')
          .innerJoin('people', 'people.id', 'passkeys.person')
          .select(['passkeys.id', 'key', 'counter', 'transports', 'label', 'passkeys.made', 'used', 'people.name'])
          .select('people.id as owner')
          .where('passkeys.id', '=', name)
          .executeTakeFirst();
        if (row === undefined) return null;
        const { owner, name: called, ...passkey } = row;
        return { ...passkey, person: { id: owner, name: called } };
      }),
    addPasskey: (person, passkey) =>
      through(() =>
        write(async (trx) => {
          const { numInsertedOrUpdatedRows } = await trx
            .insertInto('passkeys')
            .values({ ...passkey, person })
            .onConflict((conflict) => conflict.doNothing())
            .executeTakeFirst();
          return (numInsertedOrUpdatedRows ?? 0n) > 0n;
        }),
      ),
    passkeyUsed: (id, counter, used) =>
      through(async () => {
        await write((trx) => trx.updateTable('passkeys').set({ counter, used }).where('id', '=', id).execute());
      }),
    removePasskey: (person, id) =>
      through(() =>
        write(async (trx) => {
          const { numDeletedRows } = await trx
            .deleteFrom('passkeys')
            .where('person', '=', person)
            .where('id', '=', id)
            .executeTakeFirst();
          return numDeletedRows > 0n;
        }),
      ),
    challenge: (challenge, person, until, now) =>
      through(() =>
        write(async (trx) => {
          await trx.deleteFrom('challenges').where('until', '<', now).execute();
          await trx.insertInto('challenges').values({ challenge, person, until }).execute();
        }),
      ),
    takeChallenge: (challenge, person, now) =>
      through(() =>
        write(async (trx) => {
          const { numDeletedRows } = await trx
            .deleteFrom('challenges')
            .where('challenge', '=', challenge)
            .where('person', '=', person)
            .where('until', '>=', now)
            .executeTakeFirst();
          return numDeletedRows > 0n;
        }),
      ),
  };
}
