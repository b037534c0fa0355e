import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { type NodeStore, nodeStore } from '../../src/server/store/node-store.ts';
import { openPostgres } from '../../src/server/store/postgres.ts';
import { openSqlite } from '../../src/server/store/sqlite.ts';
import type { Migrations } from '../../src/server/store/tables.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';

/** An empty place for matches, on which any number of stores may be opened. */
export interface Place {
  open(migrations?: Migrations): Promise<NodeStore>;
}

export interface Backend {
  readonly name: string;
  place(): Promise<Place>;
}

/** Both databases, as long as a file of tests needs them. All stores are closed after each test. */
export function backends(): readonly Backend[] {
  const opened: NodeStore[] = [];
  const keep = async (coming: Promise<NodeStore>): Promise<NodeStore> => {
    const store = await coming;
    opened.push(store);
    return store;
  };
  const folder = mkdtempSync(join(tmpdir(), 'bivouac-store-'));
  let postgres: TestPostgres | null = null;
  let files = 0;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((store) => store.shut()));
  });
  afterAll(async () => {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  return [
    {
      name: 'SQLite',
      async place() {
        const path = join(folder, `${++files}.sqlite`);
        return { open: (migrations) => keep(openSqlite(path, migrations).then(nodeStore)) };
      },
    },
    {
      name: 'PostgreSQL',
      async place() {
        const url = await postgres?.database();
        if (url === undefined) throw new Error('PostgreSQL does not run');
        return {
          open: (migrations) => {
            const changes = migrations === undefined ? {} : { migrations };
            return keep(openPostgres({ url, connections: 4, ...changes }).then(nodeStore));
          },
        };
      },
    },
  ];
}
