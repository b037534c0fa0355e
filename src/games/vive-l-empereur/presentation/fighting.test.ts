import { expect, it } from 'vitest';
import type { Odds } from '../../../kernel/odds.ts';
import { standardBox } from '../data/standard.ts';
import { rulesOf } from '../rules/index.ts';
import { firstPosition } from '../rules/setup.ts';
import { viewOf } from '../view.ts';
import { fightingOf } from './fighting.ts';

const box = standardBox();
const view = viewOf(box, rulesOf(box), firstPosition(box, { scenario: 'quatre-bras' }), 1);
const odds = (...keys: string[]): Odds => ({
  of: keys.length,
  results: keys.map((key) => ({ key, ways: 1 })),
  terms: [],
});

it('whoever chooses fires or attacks, and losses of the other side are good to him', () => {
  const { attacker, defender, favours, forced } = fightingOf(box, view, odds('-', 'lost-1', 'broken'));
  expect([attacker.seats, defender.seats, forced]).toEqual([[1], [0], undefined]);
  expect(attacker.colour).not.toBe(defender.colour);
  expect(['-', 'held', 'lost-1', 'broken', 'destroyed'].map(favours)).toEqual([
    null,
    null,
    'attacker',
    'attacker',
    'attacker',
  ]);
  expect(['stand', 'defenderBeaten', 'attackerBeaten', 'bothBeaten'].map(favours)).toEqual([
    null,
    'attacker',
    'defender',
    null,
  ]);
});

it('in a shock that is fought the attacker is known, and nobody is warned; a test is that of whoever chooses', () => {
  const fought = { ...view, stack: [{ step: 'combat.defenderBonus', seat: 0 }] };
  const shock = fightingOf(box, fought, odds('stand', 'defenderBeaten'));
  expect([shock.attacker.seats, shock.forced]).toEqual([[0], true]);
  const test = fightingOf(box, fought, odds('passed', 'failed'));
  expect([test.attacker.seats, test.favours('passed'), test.favours('failed')]).toEqual([[1], 'attacker', 'defender']);
});
