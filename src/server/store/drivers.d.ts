// The drivers bring no types of their own: this is all that is used of them.

declare module 'better-sqlite3' {
  interface Statement {
    readonly reader: boolean;
    all(parameters: readonly unknown[]): unknown[];
    run(parameters: readonly unknown[]): { changes: number | bigint; lastInsertRowid: number | bigint };
    iterate(parameters: readonly unknown[]): IterableIterator<unknown>;
  }

  class Database {
    constructor(path: string, options?: { readonly timeout?: number });
    pragma(text: string, options?: { readonly simple?: boolean }): unknown;
    prepare(text: string): Statement;
    close(): void;
  }

  export = Database;
}

declare module 'pg' {
  interface Settings {
    readonly connectionString?: string;
    readonly max?: number;
    readonly connectionTimeoutMillis?: number;
    readonly query_timeout?: number;
    readonly keepAlive?: boolean;
    readonly application_name?: string;
  }

  interface Result<Row> {
    readonly command: 'UPDATE' | 'DELETE' | 'INSERT' | 'SELECT' | 'MERGE';
    readonly rowCount: number;
    readonly rows: Row[];
  }

  export class Client {
    constructor(settings: Settings);
    connect(): Promise<void>;
    query<Row>(text: string, values?: readonly unknown[]): Promise<Result<Row>>;
    on(event: 'error', heard: (error: Error) => void): void;
    on(event: 'end', heard: () => void): void;
    on(event: 'notification', heard: (news: { readonly payload?: string }) => void): void;
    end(): Promise<void>;
  }

  interface PoolClient {
    query<Row>(text: string, values: readonly unknown[]): Promise<Result<Row>>;
    query<Row>(cursor: { read(rows: number): Promise<Row[]>; close(): Promise<void> }): {
      read(rows: number): Promise<Row[]>;
      close(): Promise<void>;
    };
    release(isDiscarded?: boolean): void;
    on(event: 'error', heard: (error: Error) => void): void;
  }

  export class Pool {
    constructor(settings: Settings);
    readonly options: object;
    connect(): Promise<PoolClient>;
    on(event: 'error', heard: (error: Error) => void): void;
    on(event: 'connect', heard: (client: PoolClient) => void): void;
    end(): Promise<void>;
  }

  export const types: { setTypeParser(oid: number, read: (text: string) => unknown): void };
}
