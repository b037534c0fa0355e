import type { Engine, Gate } from './engine.ts';
import { hold } from './hold.ts';
import type { Person } from './people-store.ts';
import type { TokenTables } from './token-tables.ts';

/** A token of somebody, without whose it is. */
export type Token = Omit<TokenTables['tokens'], 'person'>;

export interface TokenStore {
  tokenBy(token: string): Promise<(Token & { readonly person: Person }) | null>;
  /** Those of a person, the youngest first. */
  tokensOf(person: string): Promise<readonly Token[]>;
  /** Keeps another; false if the person has so many already. */
  addToken(person: string, token: Token, most: number): Promise<boolean>;
  tokenUsed(token: string, used: number): Promise<void>;
  endToken(token: string): Promise<void>;
  endTokensOf(person: string): Promise<void>;
}

const COLUMNS = ['token', 'tokens.id', 'label', 'scope', 'tokens.made', 'until', 'used'] as const;

export function tokenStore({ db, write }: Engine, { through }: Gate): TokenStore {
  return {
    tokenBy: (token) =>
      through(async () => {
        const row = await db
          .selectFrom('tokens')
          .innerJoin('people', 'people.id', 'tokens.person')
          .select([...COLUMNS, 'people.id as who', 'people.name'])
          .where('token', '=', token)
          .executeTakeFirst();
        if (row === undefined) return null;
        const { who, name, ...found } = row;
        return { ...found, person: { id: who, name } };
      }),
    tokensOf: (person) =>
      through(() =>
        db.selectFrom('tokens').select(COLUMNS).where('person', '=', person).orderBy('made', 'desc').execute(),
      ),
    addToken: (person, token, most) =>
      through(() =>
        write(async (trx) => {
          // Whoever adds another at the same time waits, so that both are counted.
          const isThere = await hold(trx, 'people', person);
          const all = await trx.selectFrom('tokens').select('id').where('person', '=', person).execute();
          if (!isThere || all.length >= most) return false;
          await trx
            .insertInto('tokens')
            .values({ ...token, person })
            .execute();
          return true;
        }),
      ),
    tokenUsed: (token, used) =>
      through(async () => {
        await write((trx) => trx.updateTable('tokens').set({ used }).where('token', '=', token).execute());
      }),
    endToken: (token) =>
      through(async () => {
        await write((trx) => trx.deleteFrom('tokens').where('token', '=', token).execute());
      }),
    endTokensOf: (person) =>
      through(async () => {
        await write((trx) => trx.deleteFrom('tokens').where('person', '=', person).execute());
      }),
  };
}
