import { spawn } from 'node:child_process';
import * as z from 'zod';
import { ask, type Guest } from '../../src/server/trial/guests.ts';

const MADE = z.object({ token: z.string() });

/** Lets the example of a bot play for somebody, as a program of its own; what it said at its end. */
export async function exampleFor(
  guest: Guest,
  ...more: readonly string[]
): Promise<{ code: number | null; said: string }> {
  const order = { label: 'example', scope: 'play', days: 1, password: null };
  const { token } = MADE.parse((await ask(guest, 'POST', '/api/tokens', order)).body);
  const env = { ...process.env, BIVOUAC_TOKEN: token };
  const child = spawn(process.execPath, ['examples/bot.ts', guest.where.origin, ...more], { env });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += String(data)));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, said })));
}
