import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Where } from './guests.ts';

const MAIN = fileURLToPath(new URL('../../cli/main.ts', import.meta.url));
/** A node that has not begun after so many milliseconds never will. */
const PATIENCE = 120_000;

/** A node in a process of its own, which may be killed. */
export interface NodeProcess {
  readonly where: Where;
  /** What it said was wrong. */
  readonly faults: string[];
  /** For how many milliseconds it was down. */
  down: number;
  /** Kills it as a loss of power would, and starts another. */
  kill(): Promise<void>;
  /** Lets it stand still for so many milliseconds, as a machine that sleeps does. */
  stun(milliseconds: number): Promise<void>;
  /** Lets it end as it likes to. */
  stop(): Promise<void>;
}

export async function startProcess(
  env: Readonly<Record<string, string>>,
  flags: readonly string[] = [],
): Promise<NodeProcess> {
  const where: Where = { origin: '' };
  const faults: string[] = [];
  let child = await begin(env, flags, where, faults);
  const ended = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  };
  const node: NodeProcess = {
    where,
    faults,
    down: 0,
    async kill() {
      const since = performance.now();
      await ended('SIGKILL');
      child = await begin(env, flags, where, faults);
      node.down += performance.now() - since;
    },
    async stun(milliseconds) {
      const since = performance.now();
      child.kill('SIGSTOP');
      await new Promise((wake) => setTimeout(wake, milliseconds));
      child.kill('SIGCONT');
      node.down += performance.now() - since;
    },
    stop: () => ended('SIGTERM'),
  };
  return node;
}

/** Starts a process; resolves when it listens. */
async function begin(
  env: Readonly<Record<string, string>>,
  flags: readonly string[],
  where: Where,
  faults: string[],
): Promise<ChildProcess> {
  const child = spawn(process.execPath, [...flags, MAIN, 'serve'], {
    // What it says is taken for a fault.
    env: { ...process.env, HOST: '127.0.0.1', LIMITS: 'off', LOG: 'error', ...env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => faults.push(text));
  const port = await new Promise<string>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('the node does not begin')), PATIENCE);
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const found = /http:\/\/\S+:(\d+)/.exec(said)?.[1];
      if (found === undefined) return;
      clearTimeout(late);
      resolve(found);
    });
    child.once('exit', () => {
      clearTimeout(late);
      reject(new Error(`the node has ended: ${faults.join('').slice(-1000)}`));
    });
  }).catch((error: unknown) => {
    child.kill('SIGKILL');
    throw error;
  });
  where.origin = `http://127.0.0.1:${port}`;
  return child;
}
