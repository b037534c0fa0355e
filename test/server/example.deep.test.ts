import { expect, it } from 'vitest';
import { ask, newGuest } from '../../src/server/trial/guests.ts';
import { exampleFor } from './example.ts';
import { startNode } from './nodes.ts';

it('the example of a bot plays a whole match against a bot of the house', async () => {
  const there = await startNode({ LIMITS: 'on' });
  try {
    const ney = await newGuest(there.where, 'Ney');
    const { code, said } = await exampleFor(ney, 'manoeuvre', 'greedy');
    const id = /^played ([\w-]{22})\n$/.exec(said)?.[1];
    expect([code, said]).toEqual([0, `played ${id}\n`]);
    const info = await ask(ney, 'GET', `/api/matches/${id}`);
    expect(info.body).toMatchObject({ state: 'over', game: 'manoeuvre', bots: [null, 'greedy'], seat: 0 });
    // What anybody checks the dice by is there.
    expect((await ask(there, 'GET', `/api/matches/${id}/record`)).status).toBe(200);
    expect(there.faults).toEqual([]);
  } finally {
    await there.stop();
  }
});
