import { expect, test } from 'vitest';
import { game, table } from './table.ts';

test('the table in letters shows both armies face to face, Wounds and marks, and hides what lies face down', async () => {
  const t = table({
    units: { 'F.L1.1': 'fr-line 2 square', 'C.L1.5': 'gb-line', 'C.R.1': 'gb-guards', 'F.RET.L': 'fr-light 2' },
    terrain: { 'F.L1.1': 's01' },
    melees: [['C.L1.5', 'F.L1.1']],
  });
  const lines = (await game.sketch(game.view(t.position, 0), 'en')).split('\n');
  expect(lines[0]).toBe('1  0:0');
  expect(lines[1]?.trim().endsWith('?')).toBe(true);
  expect([lines[3]?.slice(0, 13), lines[4]?.slice(0, 20)]).toEqual(['C.L1  gb-line', 'F.L1  fr-line 2#[hi]']);
  expect(lines.slice(7)).toEqual(['F.RET.L fr-light 2', 'C.L1.5 x F.L1.1']);
});
