import { describe, expect, test } from 'vitest';
import { hints } from '../bot.ts';
import { type Arrangement, box, table } from './table.ts';

// How the bots weigh a position: what is worth more to a side, by the rules alone.

const bot = hints(box);

type Units = { readonly [slot: string]: string };

/** Two whole lines, each against its like. */
const LINES: Units = {
  'F.L1.1': 'fr-line',
  'F.L1.2': 'fr-line',
  'F.L1.3': 'fr-line',
  'F.L1.4': 'fr-line',
  'F.L1.5': 'fr-line',
  'F.L2.2': 'fr-dragoons',
  'F.R.1': 'fr-oguard up',
  'C.L1.1': 'gb-line',
  'C.L1.2': 'gb-line',
  'C.L1.3': 'gb-line',
  'C.L1.4': 'pr-line',
  'C.L1.5': 'pr-line',
  'C.L2.2': 'gb-lifeguards',
  'C.R.1': 'gb-guards up',
};
const chance = (units: Units, more: Arrangement = {}): number => bot.evaluate(table({ units, ...more }).position, 0);

const without = (units: Units, ...slots: readonly string[]): Units =>
  Object.fromEntries(Object.entries(units).filter(([slot]) => !slots.includes(slot)));

describe('the chance of a side', () => {
  test('and that of the other add up to one', () => {
    const { position } = table({ units: LINES });
    expect(bot.evaluate(position, 0) + bot.evaluate(position, 1)).toBeCloseTo(1, 12);
    expect(Math.abs(bot.evaluate(position, 0) - 0.5)).toBeLessThan(0.25);
  });

  test('is decided when the battle is', () => {
    const { position } = table({ units: LINES });
    const ended = (winners: readonly number[]) => ({ ...position, outcome: { winners, how: 'points', facts: {} } });
    expect([[0], [1], []].map((winners) => bot.evaluate(ended(winners), 0))).toEqual([1, 0, 0.5]);
  });

  test('grows with each point, and the more the nearer the goal (NS-VIC-04)', () => {
    const fallen = [[], ['pr-landwehr', 'pr-jagers', 'pr-uhlans', 'gb-greys']];
    const far = chance(LINES, { fallen, options: { goal: '15' } });
    expect(far).toBeGreaterThan(chance(LINES));
    expect(chance(LINES, { fallen })).toBeGreaterThan(far);
  });

  test('is hurt by Wounds, most in the First Line', () => {
    const fresh = chance(LINES);
    const first = chance({ ...LINES, 'F.L1.3': 'fr-line 1' });
    const second = chance({ ...LINES, 'F.L2.2': 'fr-dragoons 1' });
    expect(second).toBeLessThan(fresh);
    expect(first).toBeLessThan(second);
    expect(chance({ ...LINES, 'C.L1.3': 'gb-line 1' })).toBeGreaterThan(fresh);
  });

  test('is hurt by gaps in the First Line, and next to nothing is left with the third (NS-VIC-02)', () => {
    const left = [
      chance(LINES),
      chance(without(LINES, 'F.L1.1')),
      chance(without(LINES, 'F.L1.1', 'F.L1.5')),
      chance(without(LINES, 'F.L1.1', 'F.L1.5', 'F.L1.3')),
    ];
    expect(left.toSorted((a, b) => b - a)).toEqual(left);
    const [, , two = 0, three = 0] = left.map((share) => share / (1 - share));
    expect(three).toBeLessThan(two / 10);
  });

  test('is better where its next volley or its Melee under way is', () => {
    // NS-FORM-SQ-01
    expect(chance({ ...LINES, 'C.L1.5': 'pr-line square' })).toBeGreaterThan(chance(LINES));
    // NS-DIS-02
    const melees = [['F.L1.1', 'C.L1.5']];
    expect(chance({ ...LINES, 'C.L1.5': 'pr-uhlans disorganised' }, { melees })).toBeGreaterThan(
      chance({ ...LINES, 'C.L1.5': 'pr-uhlans' }, { melees }),
    );
  });
});
