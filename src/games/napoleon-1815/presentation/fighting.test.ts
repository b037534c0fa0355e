import { describe, expect, it } from 'vitest';
import { there } from '../../../kernel/there.ts';
import type { Combat, View } from '../position.ts';
import { samples } from '../test/samples.ts';
import { fightingOf } from './fighting.ts';

const { open } = samples();
const base = there(open).view;
const combat = (attacker: 0 | 1): Combat => ({
  ...there(there(Object.values(samples()).find(({ view }) => view.combat !== null)).view.combat),
  attacker,
});
const as = (viewer: number, seats: number, begun: Combat | null = null): View => ({
  ...base,
  viewer,
  seats,
  combat: begun,
});

describe('who fights whom', () => {
  it('whoever begins a combat attacks, and the allies stand together', () => {
    expect(fightingOf(as(0, 2)).attacker.seats).toEqual([0]);
    expect(fightingOf(as(0, 3)).defender.seats).toEqual([1, 2]);
    expect(fightingOf(as(2, 3)).attacker.seats).toEqual([1, 2]);
  });

  it('in a combat that has begun, the one who began it, whoever looks', () => {
    for (const viewer of [0, 1]) {
      expect(fightingOf(as(viewer, 2, combat(1))).attacker.seats).toEqual([1]);
      expect(fightingOf(as(viewer, 2, combat(0))).attacker.seats).toEqual([0]);
    }
  });

  it.each([
    ['attackerWins', 'attacker'],
    ['draw', null],
    ['defenderWins', 'defender'],
    ['cancelled', 'defender'],
    ['perished', 'defender'],
  ] as const)('%s', (result, favoured) => {
    expect(fightingOf(as(0, 2)).favours(result)).toBe(favoured);
  });
});
