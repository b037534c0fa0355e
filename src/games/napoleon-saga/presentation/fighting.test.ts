import { expect, it } from 'vitest';
import type { Odds } from '../../../kernel/odds.ts';
import { there } from '../../../kernel/there.ts';
import { samplesOf } from '../board/samples.ts';
import { liveryOfSeat } from '../board/table.ts';
import { standardBox } from '../data/standard.ts';
import type { View } from '../position.ts';
import { fightingOf } from './fighting.ts';

const { turn, mirror } = samplesOf(standardBox());
const odds = (by: number): Odds => ({ of: 1, results: [], terms: [], weighed: { by, dice: [], worth: [], ifs: [] } });
const fighting = (by: number, view: View = turn.view) => there(fightingOf(view, odds(by)) ?? undefined);

it('the one whose unit tests is the attacker, in the colours that are drawn', () => {
  expect([fighting(0).attacker.seats, fighting(1).attacker.seats]).toEqual([[0], [1]]);
  expect(fighting(1).attacker.colour).toBe(liveryOfSeat(turn.view, 1).ground);
  const both = fighting(0, mirror.view);
  expect(both.attacker.colour).not.toBe(both.defender.colour);
});

it('is nobody’s where nothing is weighed', () => {
  expect(fightingOf(turn.view, { of: 1, results: [], terms: [] })).toBeNull();
});

it.each([
  ['falls', 'attacker'],
  ['unhurt', null],
  ['failure', 'defender'],
  ['evaded', 'attacker'],
  ['noFight', null],
  ['wounded-unhurt', 'attacker'],
  ['wounded-wounded', null],
  ['unhurt-wounded', 'defender'],
  ['retreats-wounded', 'attacker'],
  ['wounded-falls', 'defender'],
  ['falls-falls', null],
])('%s is good for: %s', (result, favoured) => {
  expect(fighting(0).favours(result)).toBe(favoured);
});

it('of a Melee that is won or lost, who was hit on the way is not told apart', () => {
  const { gathers } = fighting(0);
  expect(
    ['falls-wounded', 'retreats-unhurt', 'wounded-falls', 'wounded-unhurt', 'falls-falls'].map((key) => gathers?.(key)),
  ).toEqual(['falls-unhurt', 'retreats-unhurt', 'unhurt-falls', 'wounded-unhurt', 'falls-falls']);
});
