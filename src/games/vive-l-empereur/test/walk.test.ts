import { expect, test } from 'vitest';
import { quietIo } from '../../../kernel/chance.ts';
import { fastChance } from '../../../kernel/fast-chance.ts';
import { askedSeat, listChoices, play, settle } from '../../../kernel/flow.ts';
import { get } from '../../../kernel/there.ts';
import { standardBox } from '../data/standard.ts';
import { hexesOfUnit, sideOf, unitsAt } from '../field.ts';
import { type Choice, NONE, type Position } from '../position.ts';
import { rulesOf } from '../rules/index.ts';
import { firstPosition } from '../rules/setup.ts';

// Both battles from the first question to the last, by chance: nobody is ever left without a choice, and the stacks stay whole.

const box = standardBox();
const steps = rulesOf(box);

/** Every unit hangs in the stacks of its hexes, once, and shares them with friends alone. */
function check(p: Position): void {
  const b = box.battle(p.scenario);
  let hanging = 0;
  for (let hex = 0; hex < p.top.length; hex++) {
    if (p.top[hex] === NONE) continue;
    const units = unitsAt(p, hex);
    hanging += units.length;
    expect(new Set(units).size).toBe(units.length);
    expect(new Set(units.map((unit) => sideOf(b, unit))).size).toBe(1);
  }
  const standing = p.hex.reduce((sum, hex, unit) => sum + (hex < 0 ? 0 : hexesOfUnit(p, unit).length), 0);
  expect(hanging).toBe(standing);
}

function walk(scenario: string, seed: number): { decisions: number; kinds: Set<string> } {
  const p = firstPosition(box, { scenario });
  const chance = fastChance(seed);
  const io = quietIo(chance);
  const kinds = new Set<string>();
  settle(steps, p, io);
  let decisions = 0;
  while (p.outcome === null && decisions < 20_000) {
    const seat = askedSeat(steps, p);
    const choices = listChoices<Position, Choice>(steps, p, seat, []);
    expect(choices.length, `${JSON.stringify(p.stack.at(-1))} in turn ${p.turn}`).toBeGreaterThan(0);
    const c = get(choices, chance.next('walk', choices.length) - 1);
    kinds.add(c.kind);
    play(steps, p, seat, c, io);
    if (++decisions % 50 === 0) check(p);
  }
  expect(p.outcome, `turn ${p.turn}, ${p.stack.map(({ step }) => step).join(' ')}`).not.toBe(null);
  return { decisions, kinds };
}

test.each(['hassenhausen', 'quatre-bras'])('%s is walked through by chance without a stall', (scenario) => {
  const kinds = new Set<string>();
  for (let seed = 1; seed <= 6; seed++) for (const kind of walk(scenario, seed).kinds) kinds.add(kind);
  for (const kind of ['move', 'step', 'back', 'turn', 'change', 'drop', 'enter', 'lead', 'along', 'top', 'fire'])
    expect(kinds).toContain(kind);
});
