import { expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { facts, stepsOf, unitsAt } from '../field.ts';
import { MARK } from '../position.ts';
import { startCharges } from '../rules/charges.ts';
import { clashOf } from '../rules/clash.ts';
import { fireParts } from '../rules/fire-parts.ts';
import { mayFire } from '../rules/fire-value.ts';
import { moraleParts, sum } from '../rules/morale.ts';
import { firstPosition } from '../rules/setup.ts';
import { startSquares } from '../rules/squares.ts';
import { type Bench, bench } from './bench.ts';
import { drive } from './drive.ts';

// IX.6: guns with a Square, and how far a charge is seen.

/** The shock of fr-1ch in 1010 at what stands in 1009. */
function charged(t: Bench) {
  const horse = t.lay('fr-1ch', '1010', 'line', 1);
  t.p.marks[horse] = MARK.charging;
  return clashOf(t.box, t.b, t.p, { counter: false, seat: 0, from: [t.hex('1010')], targets: [t.hex('1009')] });
}
const power = (t: Bench, unit: number): number => facts(t.b, unit).shock * stepsOf(t.p, unit);

rule(
  ['VE-IX.6-h', 'VE-IX.6-n'],
  'limbered guns in a Square count in its power, and neither pay nor test, whatever their place',
  () => {
    for (const above of [false, true]) {
      const t = bench();
      const lay = [() => t.lay('al-7l', '1009', 'square'), () => t.lay('al-apic', '1009', 'limbered', 6)];
      for (const each of above ? lay : lay.toReversed()) each();
      const [foot, guns] = [t.unit('al-7l'), t.unit('al-apic')];
      expect(unitsAt(t.p, t.hex('1009'))[0]).toBe(above ? guns : foot);
      expect(charged(t).defenders).toMatchObject([
        { fighters: [foot], others: [guns], power: power(t, foot) + power(t, guns) },
      ]);
    }
  },
);

rule('VE-IX.6-j', 'a battery under a Square fights with it, with its morale, and does not fire', () => {
  const t = bench();
  const guns = t.lay('al-apic', '1009', 'battery', 7);
  const foot = t.lay('al-7l', '1009', 'square');
  expect(charged(t).defenders).toMatchObject([{ fighters: [foot, guns] }]);
  const plain = sum(moraleParts(t.box, t.b, t.p, guns, { cause: 'fire' }));
  expect(sum(moraleParts(t.box, t.b, t.p, guns, { cause: 'shock', cavalryAlone: true }))).toBe(plain + 2);
  expect(mayFire(t.box, t.b, t.p, guns, t.hex('1010'), false)).toBe(false);
});

rule('VE-IX.6-i', 'guns on a Square fire at cavalry with half, also over other guns', () => {
  const t = bench();
  const [under, over] = t.b.units.flatMap(({ side, arm }, unit) => (side === 1 && arm === 'artillery' ? [unit] : []));
  t.lay('al-7l', '1009', 'square');
  for (const unit of [under, over]) t.lay(t.b.units[unit ?? 0]?.id ?? '', '1009', 'battery', 7, { steps: 2 });
  t.lay('fr-1ch', '1010', 'column', 0);
  t.lay('fr-61l', '0910', 'column', 0);
  const at = (hex: string) => fireParts(t.box, t.b, t.p, over ?? 0, t.hex('1009'), t.hex(hex)).map(({ what }) => what);
  expect([at('1010').includes('onSquare'), at('0910').includes('onSquare')]).toEqual([true, false]);
});

rule(['VE-IX.6-g', 'VE-V.9-b'], 'two batteries take any order in a new square', () => {
  const t = bench();
  const guns = t.b.units.flatMap(({ id, side, arm }) => (side === 1 && arm === 'artillery' ? [id] : []));
  const [one = '', other = ''] = guns;
  const foot = t.lay('al-7l', '1007', 'line', 7, { steps: 3 });
  for (const id of [one, other]) t.lay(id, '1007', 'battery', 7, { steps: 1 });
  const horse = t.lay('fr-1ch', '1010', 'line', 1);
  t.p.marks[horse] = MARK.charging;
  const f = drive(t, (p) => startSquares(p, { seat: 1, chargers: [t.hex('1010')], exploit: false }), [1, 1]);
  f.take('square 1007');
  if (f.at() === 'squares.choose') f.take('pass');
  expect(f.choices()).toEqual([`top ${one}`, 'top al-7l', 'pass']);
  f.take('top al-7l', `top ${other}`, 'pass');
  expect(unitsAt(t.p, t.hex('1007'))).toEqual([t.unit(other), foot, t.unit(one)]);
});

rule('VE-HA-S2', 'in the fog of the first two turns a charge is seen at two hexes', () => {
  const asked = (turn: number, from: string): boolean => {
    const t = bench({ special: { fog: { turns: 2, sight: 2 } } });
    t.p.turn = turn;
    t.lay('fr-1ch', from, 'column', 0);
    t.lay('al-7l', '1009', 'line', 7);
    const f = drive(t, startCharges);
    f.take('charge fr-1ch 1', 'go');
    return f.at() === 'squares.choose';
  };
  expect([asked(2, '1012'), asked(2, '1011'), asked(3, '1012'), asked(3, '1011')]).toEqual([false, true, true, true]);
});

rule('VE-QB-S5', 'the two ranks of British infantry are in its printed fire, and in nothing else', () => {
  const t = bench();
  const foot = t.b.units.findIndex(({ nation, arm }) => nation === 'british' && arm === 'infantry');
  const { id, fire } = facts(t.b, foot);
  t.lay(id, '1009', 'line', 7);
  t.lay('fr-61l', '1010', 'line', 1);
  expect(fireParts(t.box, t.b, t.p, foot, t.hex('1009'), t.hex('1010'))).toMatchObject([{ what: 'fire', value: fire }]);
});

rule('VE-QB-S8', 'in tall rye a charge is seen within 3 hexes, if both have agreed on it', () => {
  const asked = (rye: string, from: string): boolean => {
    const t = bench();
    t.p.options = { ...t.p.options, rye };
    t.lay('fr-1ch', from, 'column', 0);
    t.lay('al-7l', '1009', 'line', 7);
    const f = drive(t, startCharges);
    f.take('charge fr-1ch 1', 'go');
    return f.at() === 'squares.choose';
  };
  expect([asked('on', '1013'), asked('on', '1012'), asked('off', '1013')]).toEqual([false, true, true]);
});

rule(['VE-QB-S8', 'VE-I-b'], 'a battle begins with what was agreed on for it, whatever was for the one before', () => {
  const { box } = bench();
  const agreed = (rye: string) => firstPosition(box, { scenario: 'quatre-bras', rye }).options['rye'];
  expect([agreed('off'), agreed('on'), agreed('off')]).toEqual(['off', 'on', 'off']);
});
