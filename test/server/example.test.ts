import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { ask, newGuest } from '../../src/server/trial/guests.ts';
import { picketEntry } from '../toy/entry.ts';
import { exampleFor } from './example.ts';
import { startNode } from './nodes.ts';

it('the example of a bot has less than a hundred lines', () => {
  expect(readFileSync('examples/bot.ts', 'utf8').trimEnd().split('\n').length).toBeLessThan(100);
});

it('two of them find one another in the lobby, and play a match to its end', async () => {
  const there = await startNode({}, { shelf: [picketEntry] });
  try {
    const ney = await newGuest(there.where, 'Ney');
    const blucher = await newGuest(there.where, 'Blücher');
    const order = { game: 'picket', options: {}, seat: 1, watch: false, open: true };
    const { id } = z.object({ id: z.string() }).parse((await ask(ney, 'POST', '/api/matches', order)).body);
    const played = await Promise.all([exampleFor(blucher), exampleFor(ney)]);
    expect(played).toEqual([
      { code: 0, said: `played ${id}\n` },
      { code: 0, said: `played ${id}\n` },
    ]);
    expect(await ask(ney, 'GET', `/api/matches/${id}`)).toMatchObject({ body: { state: 'over' } });
    expect(there.faults).toEqual([]);
  } finally {
    await there.stop();
  }
});
