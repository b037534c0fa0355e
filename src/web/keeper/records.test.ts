import { expect, test } from 'vitest';
import { picket } from '../../../test/toy/game.ts';
import { openPicket, playOut } from '../../../test/toy/test/table.ts';
import { lines } from '../../kernel/match.ts';
import { provableChance } from '../../kernel/provable-chance.ts';
import { recordOf } from '../../kernel/record.ts';
import { check } from './records.ts';

test('a record that is broken off is good as far as it goes, and not ended', () => {
  const key = { secret: 'c0'.repeat(32), contributions: ['x'] };
  const match = playOut(openPicket(provableChance(key)), 4, 2);
  const numbers = match.rolls.length;
  expect(check(picket(), recordOf(match, key))).toEqual({ good: true, ended: false, lines: 2, numbers, detail: '' });
  playOut(match, 4);
  expect(check(picket(), recordOf(match, key))).toMatchObject({ good: true, ended: true, lines: lines(match) });
});
