import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { clausesIn, readingsIn } from '../src/cli/ledger.ts';
import { shelf } from '../src/games/index.ts';

// Who knows a rulebook by heart wants to see at once where it was read, and not only followed.
describe.each(shelf.map((entry) => [entry.id, entry] as const))('the readings of %s', (id, entry) => {
  const ledger = readFileSync(new URL(`../src/games/${id}/ledger.md`, import.meta.url), 'utf8');

  test('are those that the ledger marks, each a clause with a text', async () => {
    const [game, presentation] = await Promise.all([entry.load(), entry.present?.()]);
    const { readings = [] } = (await presentation?.study?.()) ?? {};
    expect(readings.length).toBeGreaterThan(20);
    expect(readings).toEqual(readingsIn(ledger));
    const texts = await game.text.en.clauses();
    expect(readings.filter((each) => !texts.has(each))).toEqual([]);
    expect(readings.length).toBeLessThan(clausesIn(ledger).length / 2);
  });
});
