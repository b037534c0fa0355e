import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium, type Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { browserPath } from '../../scripts/browser.mjs';
import { openPage } from '../keeper/open-page.ts';
import { QUIET } from './support/browser.ts';

// The browser is killed in the middle of writing, as a phone does it that needs the room: whatever it has said is kept is there.
// More of it: KILLS=100 vitest run -c vitest.deep.config.ts test/e2e/killed.deep.test.ts

const KILLS = Number(process.env['KILLS'] ?? 10);

interface Running {
  readonly process: ChildProcess;
  readonly page: Page;
}

/** A browser that is the leader of a group of its own, so that all of it can be killed at one blow. */
async function start(folder: string): Promise<Running> {
  const flags = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${folder}`, ...QUIET, 'about:blank'];
  const child = spawn(await browserPath(), flags, { detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
  try {
    const browser = await chromium.connectOverCDP(await listening(child));
    const [context] = browser.contexts();
    if (context === undefined) throw new Error('the browser has no pages');
    return { process: child, page: await openPage(context) };
  } catch (error) {
    await kill(child);
    throw error;
  }
}

async function listening(child: ChildProcess): Promise<string> {
  if (child.stderr === null) throw new Error('the browser says nothing');
  for await (const line of createInterface({ input: child.stderr })) {
    const address = /DevTools listening on (ws:\S+)/.exec(line)?.[1];
    if (address === undefined) continue;
    // Whatever it says later must not fill the pipe.
    child.stderr.resume();
    return address;
  }
  throw new Error('the browser has ended');
}

/** All of it at one blow, and only this: one that has ended is left alone, for its number may be another's. */
async function kill(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  if (process.platform === 'win32') child.kill('SIGKILL');
  else process.kill(-child.pid, 'SIGKILL');
  await ended;
}

/** Adds lines until it is killed; the number of the last one of which the page has said that it is kept. */
async function writeUntilKilled(running: Running, match: string, after: number): Promise<number> {
  let said = 0;
  await running.page.exposeFunction('say', (seq: number) => {
    said = Math.max(said, seq);
  });
  const writing = running.page.evaluate(
    (id) => globalThis.stores.hurry('killed', id, (seq) => void Reflect.get(globalThis, 'say')(seq)),
    match,
  );
  const fault = writing.then(
    () => 'it came to an end',
    (error: unknown) => String(error),
  );
  while (said === 0) await Promise.race([new Promise((wake) => setTimeout(wake, 5)), fault.then(fail)]);
  await new Promise((wake) => setTimeout(wake, after));
  await kill(running.process);
  await fault;
  return said;
}

function fail(why: string): never {
  throw new Error(`nothing was written: ${why}`);
}

it(
  `${KILLS} kills in the middle of writing: no line that was acknowledged is lost, and what is there is whole`,
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'bivouac-killed-'));
    let running = await start(folder);
    const told: number[] = [];
    let unsaid = 0;
    try {
      for (let round = 0; round < KILLS; round++) {
        const said = await writeUntilKilled(running, `match ${round}`, Math.random() * 700);
        told.push(said);
        running = await start(folder);
        const find = (id: string) => running.page.evaluate((match) => globalThis.stores.found('killed', match), id);
        const found = await find(`match ${round}`);
        const last = found.seqs.at(-1) ?? -1;
        expect(last, `the last line after kill ${round}`).toBeGreaterThanOrEqual(said);
        expect(found.seqs, 'its lines').toEqual(Array.from({ length: last + 1 }, (_, seq) => seq));
        expect(found, 'all else').toMatchObject({ head: last, standing: last, secret: { contributions: ['', 'a'] } });
        unsaid += last - said;
        // What was written before an earlier kill stays too.
        const earlier = Math.floor(Math.random() * (round + 1));
        expect((await find(`match ${earlier}`)).seqs.length).toBeGreaterThan(told[earlier] ?? 0);
      }
    } finally {
      await kill(running.process);
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
      const lines = told.reduce((a, b) => a + b, 0);
      console.log(
        `${told.length} kills, ${lines} lines acknowledged, ${unsaid} more were kept of which nobody was told`,
      );
    }
  },
  KILLS * 30_000,
);
