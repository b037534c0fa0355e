import { expect, test } from 'vitest';
import { picket } from '../../../test/toy/game.ts';
import { dealt, make, openPicket, playOut } from '../../../test/toy/test/table.ts';
import { act, lines, undo } from '../../kernel/match.ts';
import { provableChance } from '../../kernel/provable-chance.ts';
import { recordOf } from '../../kernel/record.ts';
import { check } from './records.ts';
import { type StandingLine, stand } from './standing.ts';

test('what is taken back is a choice, not the offer that was made after it', () => {
  const match = dealt();
  make(match, [0, 'lay 3'], [1, 'lay 6']);
  const standing: StandingLine[] = [];
  stand(standing, match);
  make(match, [1, 'march 3']);
  stand(standing, match);
  act(match, 1, { kind: 'offer', what: 'draw' });
  stand(standing, match);
  undo(match, 1);
  stand(standing, match);
  expect(standing.map(({ line }) => line)).toEqual([2, 4]);
  expect(standing.at(-1)?.position).toBe(match.position);
});

test('a record that is broken off is good as far as it goes, and not ended', () => {
  const key = { secret: 'c0'.repeat(32), contributions: ['x'] };
  const match = playOut(openPicket(provableChance(key)), 4, 2);
  const numbers = match.rolls.length;
  expect(check(picket(), recordOf(match, key))).toEqual({ good: true, ended: false, lines: 2, numbers, detail: '' });
  playOut(match, 4);
  expect(check(picket(), recordOf(match, key))).toMatchObject({ good: true, ended: true, lines: lines(match) });
});
