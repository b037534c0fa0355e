import { describe, expect, it } from 'vitest';
import { listChoices, play, settle, top } from '../../../kernel/flow.ts';
import { get } from '../../../kernel/there.ts';
import { at, chancesOf, guardChance } from '../bot/chances.ts';
import { NATIONS } from '../data/names.ts';
import { aimsOf } from '../odds/faces.ts';
import { forksOf } from '../odds/forks.ts';
import { GERMANY, GUARD, NAPOLEON, type Position } from '../position.ts';
import { someIn, strengthIn } from '../rules/board.ts';
import { arranged, box, placing, put, steps } from './table.ts';

// What each face of Napoleon's die makes of the aim, held against the rules: his die is settled, and everybody is drawn who can be.

const chances = chancesOf(box);
const aims = aimsOf(box);
const NATION_IDS = [...NATIONS.keys()];

function held(q: Position, nation: number): number {
  if (!someIn(box, q, nation, false)) return 0;
  if (!someIn(box, q, nation, true)) return 1;
  const difference = strengthIn(box, q, nation, false) - strengthIn(box, q, nation, true);
  const { win } = chances(q, nation);
  const guard = q.napoleonAt === nation ? guardChance(box, q) : 0;
  return (1 - guard) * get(win, at(difference)) + guard * get(win, at(difference - box.constants.guardStrength));
}

/** Every way in which the five Nations can be won or lost. */
function aim(q: Position): number {
  const each = NATION_IDS.map((nation) => held(q, nation));
  let all = 0;
  for (let won = 0; won < 1 << NATION_IDS.length; won++) {
    const count = NATION_IDS.filter((nation) => won & (1 << nation)).length;
    if (count < box.constants.objectiveNations || (won & (1 << q.but)) === 0) continue;
    all += each.reduce((share, here, nation) => share * (won & (1 << nation) ? here : 1 - here), 1);
  }
  return all;
}

/** The rules with this face: who is asked for a donor names the first. */
function byTheRules(p: Position, face: number): number {
  const forks = forksOf(
    p,
    (q, io) => {
      settle(steps, q, io);
      while (top(q).step === 'placement.take') play(steps, q, 0, get(listChoices(steps, q, 0, []), 0), io);
    },
    [face],
  );
  return forks.reduce((sum, { q, share }) => sum + share * aim(q), 0);
}

const field = (turn: number, lay: (p: Position) => void = () => {}): Position =>
  arranged(placing, (p) => {
    p.turn = turn;
    p.napoleon = NAPOLEON.N;
    p.but = GERMANY;
    p.fervour.fill(6);
    put(p, 'army', 'davout', 'grouchy', 'junot', 'berthier');
    put(p, 'germany', 'ney', 'soult', 'blucher', 'kutuzov');
    put(p, 'austria', 'oudinot', 'marmont', 'victor', 'karl', 'bellegarde');
    put(p, 'italy', 'moore', 'wellington', 'schwarzenberg');
    put(p, 'spain', 'mortier', 'blake', 'hill');
    p.butStack = [box.unitOf('ney'), box.unitOf('soult')];
    lay(p);
  });

describe('the chance of the aim at each face of Napoleon’s die', () => {
  it.each([2, 5, 8, 10, 13, 16])(
    'is that of the rules played with this face and with everybody who can come (turn %i)',
    (turn) => {
      const p = field(turn);
      const found = aims(p);
      expect(found).toEqual([1, 2, 3, 4, 5, 6].map((face) => expect.closeTo(byTheRules(p, face), 10)));
      expect(found.some((chance) => chance > 0 && chance < 1)).toBe(true);
    },
  );

  it('knows the Guard, and who falls on the way to Spain and Italy', () => {
    for (const turn of [3, 6, 9, 12]) {
      const p = field(turn, (q) => {
        q.guard = GUARD.box;
        q.ulcer = true;
        q.fraDiavolo = true;
        q.entered = 0;
      });
      expect(aims(p)).toEqual([1, 2, 3, 4, 5, 6].map((face) => expect.closeTo(byTheRules(p, face), 10)));
    }
  });

  it('knows who is borrowed when the bowl is short', () => {
    for (const turn of [4, 7, 11]) {
      const p = field(turn, (q) => put(q, 'casualties', 'davout', 'grouchy', 'junot'));
      expect(aims(p)).toEqual([1, 2, 3, 4, 5, 6].map((face) => expect.closeTo(byTheRules(p, face), 10)));
    }
  });
});
