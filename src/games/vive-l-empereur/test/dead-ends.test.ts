import { expect, test } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { share } from '../../../../test/share.ts';
import { quietIo } from '../../../kernel/chance.ts';
import { fastChance } from '../../../kernel/fast-chance.ts';
import { askedSeat, listChoices, play, settle, top } from '../../../kernel/flow.ts';
import { get } from '../../../kernel/there.ts';
import type { Box } from '../data/box.ts';
import { standardBox } from '../data/standard.ts';
import { armOf, hexOf, lift } from '../field.ts';
import { AWAY, type Choice, type Position } from '../position.ts';
import { rulesOf } from '../rules/index.ts';
import { startMovement } from '../rules/movement.ts';
import { firstPosition } from '../rules/setup.ts';
import { complies, withinLimit } from '../rules/stacking.ts';
import { bench } from './bench.ts';
import { marching } from './marching.ts';
import { scatter, wildBox } from './wild.ts';

// VE-VI.1-o: whoever has begun a move always has a choice, and none that is offered leads to where nothing is left.

rule(
  ['VE-VI.1-o', 'VE-VI.1-n', 'VE-VI.4-e'],
  'of one stack nobody goes ahead where another would have to go back',
  () => {
    const t = bench({ roads: [['1010', '1011', '1012']] });
    t.lay('fr-108l', '1010', 'column', 0, { steps: 2 });
    t.lay('fr-61l', '1010', 'column', 0, { steps: 2 });
    const f = marching(t);
    const turns = (id: string, ...facings: number[]) => f.take(...facings.map((facing) => `turn ${id} ${facing}`));
    f.take('move fr-61l', 'move fr-108l');
    turns('fr-61l', 2, 0, 6, 8, 6);
    turns('fr-108l', 2, 8, 10, 0, 2);
    // One MP is left to each: they can agree half way.
    expect(f.spent()).toEqual([5, 5]);
    expect(f.choices('turn')).toEqual(['turn fr-61l 4', 'turn fr-108l 4']);
    turns('fr-61l', 4);
    turns('fr-108l', 4);
    expect(f.whyPass()).toEqual([]);
  },
);

type Chance = ReturnType<typeof fastChance>;

/** Both sides close together, each stack as a phase may begin with it. */
function muster(box: Box, chance: Chance, seat: number): Position {
  const p = firstPosition(box, { scenario: 'quatre-bras' });
  const b = box.battle(p.scenario);
  // Half of the time light infantry alone, who lie across two hexes.
  const isLoose = chance.next('throw', 2) === 1;
  scatter(box, p, chance, 1 + chance.next('throw', 2), (unit) => !isLoose || get(b.units, unit).light);
  for (const unit of p.hex.keys()) {
    const hex = hexOf(p, unit);
    const rides = p.formation[unit] === 'line' && armOf(b, unit) === 'cavalry';
    if (hex < 0 || rides || !complies(box, b, p, hex) || !withinLimit(box, b, p, [], hex))
      lift(p, unit, AWAY.eliminated);
  }
  p.leaderAt.fill(AWAY.eliminated);
  Object.assign(p, { phase: 'movement', active: seat, stack: [{ step: 'turn.end' }] });
  startMovement(p);
  return p;
}

/** How gladly: stacks are made, and march until they have to stop. */
const weightOf = ({ kind }: Choice): number => (kind === 'pass' || kind === 'disorder' ? 1 : kind === 'step' ? 8 : 4);

function chosen(list: readonly Choice[], chance: Chance): Choice {
  const weights = list.map(weightOf);
  let left = chance.next(
    'march',
    weights.reduce((sum, each) => sum + each, 0),
  );
  return get(
    list,
    weights.findIndex((weight) => {
      left -= weight;
      return left <= 0;
    }),
  );
}

test('nobody on a move is left without a choice', { timeout: 600_000 }, () => {
  const chance = fastChance('dead ends');
  let stacks = 0;
  for (let n = 0; n < share(1500, 60); n++) {
    const box = n % 2 === 0 ? wildBox(chance) : standardBox();
    const steps = rulesOf(box);
    const p = muster(box, chance, n % 2);
    const io = quietIo(chance);
    settle(steps, p, io);
    for (let asked = 0; asked < 150 && !p.stack.at(-1)?.step.startsWith('turn.'); asked++) {
      const seat = askedSeat(steps, p);
      const list = listChoices<Position, Choice>(steps, p, seat, []);
      const frame = top(p);
      if (list.length === 0) expect.unreachable(`${n}, ${asked}: ${JSON.stringify(frame)}`);
      if ('units' in frame && Array.isArray(frame.units) && frame.units.length > 1) stacks++;
      play(steps, p, seat, chosen(list, chance), io);
    }
  }
  expect(stacks).toBeGreaterThan(100);
});
