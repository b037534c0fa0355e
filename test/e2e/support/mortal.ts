import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { type BrowserContext, chromium } from 'playwright-core';
import { browserPath } from '../../../scripts/browser.mjs';
import { QUIET } from './browser.ts';

/** A browser that can be killed at one blow, as a phone does it that needs the room. */
export interface Mortal {
  readonly context: BrowserContext;
  /** All of it, and only this: one that has ended is left alone, for its number may be another's. */
  kill(): Promise<void>;
}

/** A browser with its own folder, the leader of a group of its own. */
export async function mortal(folder: string): Promise<Mortal> {
  const flags = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${folder}`, ...QUIET, 'about:blank'];
  const child = spawn(await browserPath(), flags, { detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
  try {
    const browser = await chromium.connectOverCDP(await listening(child));
    const [context] = browser.contexts();
    if (context === undefined) throw new Error('the browser has no pages');
    return { context, kill: () => kill(child) };
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

async function kill(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  if (process.platform === 'win32') child.kill('SIGKILL');
  else process.kill(-child.pid, 'SIGKILL');
  await ended;
  await gone(child.pid);
}

/** The leader has ended before the others of its group: one that still lives holds the folder that the next browser takes over. */
async function gone(group: number): Promise<void> {
  if (process.platform === 'win32') return;
  for (let left = 1000; left > 0; left--) {
    try {
      process.kill(-group, 0);
    } catch {
      return;
    }
    await new Promise((wake) => setTimeout(wake, 5));
  }
  throw new Error('a browser that was killed lives on');
}
