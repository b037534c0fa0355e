import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { build } from 'vite';
import type { ShelfEntry } from '../../../src/games/shelf.ts';
import { createServer } from '../../../src/server/serve.ts';

/** The pages, built and served for a test. */
export interface Site {
  readonly url: string;
  close(): Promise<void>;
}

const project = join(import.meta.dirname, '../../..');

/** The built pages, with another shelf if one is named, until they are cleared away. */
export async function builtPages(shelf?: string): Promise<{ readonly pages: string; clear(): void }> {
  const shared = process.env['BIVOUAC_PAGES'];
  const own = shared === undefined ? mkdtempSync(join(tmpdir(), 'bivouac-e2e-')) : null;
  if (own !== null) await buildInto(own, shelf);
  const pages = own ?? (await sharedPages(join(shared ?? '', basename(shelf ?? 'ours', '.ts')), shelf));
  return { pages, clear: () => own !== null && rmSync(own, { recursive: true, force: true }) };
}

/** Serves the pages on a free port, with another shelf if one is named. */
export async function openSite(shelf?: string): Promise<Site> {
  const { pages, clear } = await builtPages(shelf);
  const server = await createServer(pages, undefined, shelf === undefined ? undefined : await shelfOf(shelf));
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  return {
    url: url.replace('127.0.0.1', 'localhost'),
    async close() {
      await server.close();
      clear();
    },
  };
}

async function shelfOf(file: string): Promise<readonly ShelfEntry[]> {
  const { shelf }: { readonly shelf: readonly ShelfEntry[] } = await import(join(project, file));
  return shelf;
}

/** Whoever of a run of tests comes first makes the folder and builds the pages; the others wait for the word that they are built. */
async function sharedPages(folder: string, shelf: string | undefined): Promise<string> {
  const word = `${folder}.built`;
  if (isFirst(folder)) {
    const fault = await buildInto(folder, shelf).then(() => playSameDice(folder), String);
    writeFileSync(word, fault);
  }
  // No limit of its own: that of the hook ends what takes too long.
  while (!existsSync(word)) await new Promise((wake) => setTimeout(wake, 50));
  const fault = readFileSync(word, 'utf8');
  if (fault !== '') throw new Error(`the pages could not be built: ${fault}`);
  return folder;
}

function isFirst(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function buildInto(folder: string, shelf: string | undefined): Promise<void> {
  return withEnvironment(
    // Vitest says 'test' here, but the pages are tested as they are published.
    { NODE_ENV: 'production', BIVOUAC_DIST: folder, ...(shelf === undefined ? {} : { BIVOUAC_SHELF: shelf }) },
    () => build({ root: project, configFile: join(project, 'vite.config.ts'), logLevel: 'error' }),
  );
}

/**
 * The one thing that is not as published: the matches that a page begins have the same dice in every run of the tests. The number
 * of a match and the keys of its lines, which are shorter than a secret, are still drawn, for a page that is loaded again must not give
 * one away twice; what a page adds to the dice is as long as a key.
 */
function playSameDice(folder: string): string {
  const same = (length: number) => `{
    const draw = crypto.getRandomValues.bind(crypto);
    let drawn = 0;
    crypto.getRandomValues = (bytes) => (bytes.length === ${length} ? bytes.fill(++drawn) : draw(bytes));
  }`;
  const [, page] = /<script[^>]* src="\/([^"]+)"/.exec(readFileSync(join(folder, 'index.html'), 'utf8')) ?? [];
  if (page === undefined) return 'the page has no script';
  for (const [name, length] of [
    ['keeper.js', 32],
    [page, 16],
  ] as const)
    writeFileSync(join(folder, name), `${same(length)}\n${readFileSync(join(folder, name), 'utf8')}`);
  return '';
}

async function withEnvironment(values: Readonly<Record<string, string>>, work: () => Promise<unknown>): Promise<void> {
  const before = Object.keys(values).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, values);
  try {
    await work();
  } finally {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
}
