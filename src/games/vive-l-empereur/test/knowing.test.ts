import { expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { fastRandom } from '../../../kernel/fast-chance.ts';
import { UNSEEN } from '../position.ts';
import { startCharges } from '../rules/charges.ts';
import { rulesOf } from '../rules/index.ts';
import { startMovement } from '../rules/movement.ts';
import { imaginePosition, viewOf } from '../view.ts';
import { type Bench, bench } from './bench.ts';
import { drive } from './drive.ts';

// VE-0-j while something is under way: what the procedures know of a stack is not for the enemy's eyes.

/** What a seat is sent; and whatever he imagines of it looks the same to him. */
function seen(t: Bench, viewer: number) {
  const view = viewOf(t.box, rulesOf(t.box), t.p, viewer);
  const again = imaginePosition(t.box, view, fastRandom('again'));
  expect(viewOf(t.box, rulesOf(t.box), again, viewer)).toEqual(view);
  return view;
}
const locals = (t: Bench, viewer: number, name: string): unknown =>
  seen(t, viewer).stack.find(({ step }) => step.startsWith(`${name}.`));

rule(['VE-0-j', 'VE-VI.8-j'], 'whoever is asked about a recoil knows of the stack what he sees: its top unit', () => {
  const t = bench();
  const under = t.lay('al-5ld', '1009', 'column', 6);
  const top = t.lay('al-6h', '1009', 'column', 6);
  t.lay('fr-1ch', '1011', 'column', 0);
  const f = drive(t, startCharges, [1, 1]);
  f.take('charge fr-1ch 1', 'go', 'step 1010', 'recoil 1009');
  expect(f.at()).toBe('recoil.claim');
  expect(seen(t, 0).units[under]).toBeNull();
  expect(locals(t, 0, 'recoil')).toMatchObject({ units: [top, UNSEEN] });
  expect(locals(t, 1, 'recoil')).toMatchObject({ units: [top, under] });
  f.take('waive');
  f.take(f.choices('to')[0] ?? '');
  if (f.at() === 'recoil.hex') f.take('pass');
  // The charge goes on; whoever has recoiled from it is remembered, but not who lay under him.
  expect(f.at()).toBe('charge.act');
  expect(seen(t, 0).units[under]).toBeNull();
  expect(JSON.stringify(locals(t, 0, 'charge'))).not.toContain(`[${top},${under}]`);
});

rule(['VE-0-j', 'VE-VII.5-k'], 'a stack on its way shows its top unit alone', () => {
  const t = bench();
  const under = t.lay('fr-108l', '1010', 'column', 0, { steps: 2 });
  const top = t.lay('fr-61l', '1010', 'column', 0, { steps: 3 });
  t.lay('al-95', '0910', 'line', 3);
  const f = drive(t, startMovement);
  f.take('move fr-61l', 'move fr-108l');
  expect(locals(t, 1, 'move')).toMatchObject({ units: [top, UNSEEN] });
  f.take('step 1009');
  expect([f.at(), f.seat()]).toEqual(['step.fire', 1]);
  expect(seen(t, 1).units[under]).toBeNull();
  expect(locals(t, 1, 'step')).toMatchObject({ units: [top, UNSEEN] });
  expect(locals(t, 0, 'step')).toMatchObject({ units: [top, under] });
  expect(f.revealed()).toBe(0);
});

rule('VE-0-j', 'whoever leaves from under others shows himself, and that is not taken back', () => {
  const t = bench();
  const under = t.lay('fr-108l', '1010', 'column', 0, { steps: 2 });
  t.lay('fr-61l', '1010', 'column', 0, { steps: 3 });
  t.lay('al-95', '0910', 'line', 3);
  const f = drive(t, startMovement);
  // To look at him, or turn him, shows nothing.
  f.take('move fr-108l', 'turn fr-108l 2', 'turn fr-108l 0');
  expect(seen(t, 1).units[under]).toBeNull();
  expect(locals(t, 1, 'move')).toMatchObject({ units: [UNSEEN], spent: [0] });
  expect(f.revealed()).toBe(0);
  f.take('step 1009');
  expect(f.at()).toBe('step.fire');
  expect(seen(t, 1).units[under]?.steps).toBe(2);
  expect(f.revealed()).toBe(1);
});

rule('VE-0-j', 'light infantry that lay under others and takes Skirmish order has shown itself', () => {
  const t = bench();
  t.lay('fr-2le', '1010', 'line', 1, { steps: 2 });
  t.lay('fr-61l', '1010', 'line', 1, { steps: 3 });
  const f = drive(t, startMovement);
  f.take('move fr-2le');
  const change = f.choices('change fr-2le skirmish')[0] ?? '';
  f.take(change);
  expect(f.revealed()).toBe(1);
});

rule(['VE-0-j', 'VE-III.3-a'], 'a Square under guns is seen to be one, but not whose it is', () => {
  const t = bench();
  const foot = t.lay('al-95', '1010', 'square');
  const guns = t.lay('al-apic', '1010', 'battery', 1);
  t.lay('al-27j', '1212', 'line', 1);
  t.lay('al-7l', '1212', 'line', 1);
  t.p.stack = [{ step: 'turn.end' }];
  const view = seen(t, 0);
  expect([view.squares, view.units[foot]]).toEqual([[t.hex('1010')], null]);
  for (let draw = 0; draw < 20; draw++) {
    const p = imaginePosition(t.box, view, fastRandom(`${draw}`));
    const lying = p.below[guns] ?? -1;
    expect([p.formation[lying], t.b.units[lying]?.arm]).toEqual(['square', 'infantry']);
  }
});

rule('VE-0-j', 'whoever could be the Square under guns, light infantry or not, is imagined there', () => {
  const t = bench();
  for (const [foot, guns, hex] of [
    ['al-95', 'al-apic', '1010'],
    ['al-bl1', 'al-aalt', '1212'],
  ] as const) {
    t.lay(foot, hex, 'square');
    t.lay(guns, hex, 'battery', 1);
  }
  t.lay('al-abru', '1414', 'limbered', 0);
  t.lay('al-27j', '1414', 'column', 0);
  t.p.stack = [{ step: 'turn.end' }];
  const view = seen(t, 0);
  const under = new Set<string>();
  for (let draw = 0; draw < 20; draw++) {
    const p = imaginePosition(t.box, view, fastRandom(`${draw}`));
    expect(viewOf(t.box, rulesOf(t.box), p, 0).squares).toEqual(view.squares);
    under.add(t.b.units[p.below[t.unit('al-apic')] ?? -1]?.id ?? '');
  }
  expect([...under].sort()).toEqual(['al-95', 'al-bl1']);
});

rule(['VE-0-j', 'VE-IX.2-a'], 'who charges is seen, also under a comrade who does not', () => {
  const t = bench();
  const charger = t.lay('fr-1ch', '1010', 'column', 0, { steps: 2 });
  const other = t.lay('fr-6ch', '1010', 'column', 0, { steps: 2 });
  t.lay('al-7l', '1009', 'square');
  const f = drive(t, startCharges);
  f.take('charge fr-1ch 1', 'go', 'finish');
  expect(f.at()).toBe('charges.declare');
  expect(seen(t, 1).units[charger]?.formation).toBe('line');
  expect(seen(t, 1).stacks.find(({ hex }) => hex === t.hex('1010'))?.units).toEqual([other, charger]);
});
