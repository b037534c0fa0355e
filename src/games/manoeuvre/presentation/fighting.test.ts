import { describe, expect, it } from 'vitest';
import { there } from '../../../kernel/there.ts';
import { samplesOf } from '../board/samples.ts';
import { standardBox } from '../data/standard.ts';
import type { View } from '../position.ts';
import { fightingOf } from './fighting.ts';

const box = standardBox();
const { view } = there(Object.values(samplesOf(box)).find((sample) => sample.view.sides.length === 2));
const as = (viewer: number, active: number): View => ({ ...view, viewer, active });
const fighting = fightingOf(box);

describe('to whom a result is good', () => {
  it.each([
    ['eliminated', 'attacker'],
    ['hitAndRetreat', 'attacker'],
    ['attackerChooses', 'attacker'],
    ['defenderChooses', 'attacker'],
    ['hit', 'attacker'],
    ['nothing', null],
    ['attackerHit', 'defender'],
  ] as const)('%s', (result, favoured) => {
    expect(fighting(as(0, 0)).favours(result)).toBe(favoured);
  });

  it('the active side attacks, in its own colours', () => {
    const [first, second] = [fighting(as(0, 0)), fighting(as(0, 1))];
    expect([first.attacker.seats, first.defender.seats]).toEqual([[0], [1]]);
    expect([second.attacker.seats, second.defender.seats]).toEqual([[1], [0]]);
    expect(first.attacker.colour).toBe(second.defender.colour);
    expect(first.attacker.colour).not.toBe(first.defender.colour);
  });

  it('a die of one’s own is good for the one who rolls it, whoever is active', () => {
    expect([fighting(as(0, 0)).favours('success'), fighting(as(0, 0)).favours('failure')]).toEqual([
      'attacker',
      'defender',
    ]);
    expect([fighting(as(1, 0)).favours('success'), fighting(as(1, 0)).favours('failure')]).toEqual([
      'defender',
      'attacker',
    ]);
  });
});
