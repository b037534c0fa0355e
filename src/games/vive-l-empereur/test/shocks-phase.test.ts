import { expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { get } from '../../../kernel/there.ts';
import { facts, formationOf, has, hexOf, isOnMap, mark, unitsAt } from '../field.ts';
import { MARK } from '../position.ts';
import { clashOf } from '../rules/clash.ts';
import { isEngaged } from '../rules/shock.ts';
import { type Bench, bench } from './bench.ts';
import { fight, phase } from './fighting.ts';
import { OVER } from './table.ts';
import { worn } from './worn.ts';

// VIII.1, IX.2: the phase of shocks as a whole.

rule(['VE-VIII.1-d', 'VE-IX.2-q'], 'a charge strikes also if a comrade lies on it who does not charge', () => {
  const t = bench();
  const rider = t.lay('fr-1ch', '1010', 'line', 1);
  t.lay('fr-6ch', '1010', 'column', 0);
  t.p.marks[rider] = MARK.charging | MARK.charged;
  t.lay('al-95', '1009', 'line', 5);
  const f = phase(t);
  expect(f.choices().map(({ kind }) => kind)).toContain('assault');
  expect(f.choices()).not.toContainEqual({ kind: 'pass' });
});

rule('VE-0-j', 'guns on top may hide infantry, so that their owner is asked in any case', () => {
  const asked = (under: (t: Bench) => void) => {
    const t = bench();
    under(t);
    t.lay('fr-a12', '1010', 'battery', 1);
    t.lay('al-95', '1009', 'line', 5);
    const f = phase(t);
    return [
      f.at(),
      f.at() === OVER
        ? ''
        : f
            .choices()
            .map(({ kind }) => kind)
            .join(' '),
    ];
  };
  expect(asked((t) => void t.lay('fr-61l', '1010', 'line', 1))).toEqual(['shocks.declare', 'assault pass']);
  expect(asked((t) => void t.lay('fr-a59', '1010', 'battery', 1))).toEqual(['shocks.declare', 'pass']);
  expect(asked(() => undefined)).toEqual([OVER, '']);
});

rule(['VE-XII-b', 'VE-VI.5-f'], 'the corps are counted when cavalry has broken off, before the next shock', () => {
  const t = bench();
  const rider = t.lay('fr-1ch', '1010', 'line', 1);
  t.p.marks[rider] = MARK.charging | MARK.charged;
  t.lay('fr-2le', '1109', 'line', 9);
  t.lay('al-95', '1009', 'line', 11);
  worn(t, 'ii', get(t.b.corps, facts(t.b, rider).corps).demoralised - 1);
  const f = phase(t);
  f.take({ kind: 'disorder', unit: rider });
  f.flee();
  expect([f.at(), f.told('army').length]).toEqual(['shocks.declare', 1]);
});

rule('VE-VII.5-i', 'whoever was in a shock of the phase holds his fire, wherever he has fled', () => {
  const t = bench();
  t.p.phase = 'shocks';
  t.lay('fr-2le', '1010', 'line', 1, { steps: 6 });
  const [guns, beaten] = [t.lay('fr-a12', '1010', 'limbered', 0), t.lay('al-27j', '1009', 'line', 5)];
  const aside = t.lay('al-79', '0808', 'line', 5);
  // 12 to 6 is 2:1: a 5 is D.
  const f = fight(t, [5], ['1010']);
  f.flee();
  expect([formationOf(t.p, beaten), hexOf(t.p, beaten) === t.hex('1009')]).toEqual(['disorganised', false]);
  expect([guns, beaten, aside].map((unit) => isEngaged(t.p, unit))).toEqual([true, true, false]);
  // Also who has come into a hex of a shock that is still to be fought.
  t.p.shocks = [{ target: t.hex('0808'), from: [t.hex('0809')] }];
  expect(isEngaged(t.p, aside)).toBe(true);
  t.p.shocks = [];
  phase(t);
  expect([guns, beaten].some((unit) => has(t.p, unit, MARK.engaged))).toBe(false);
});

/** al-27j failed to form square in 1008 against fr-1ch, which is in 1006 now; fr-6ch, which charged too, is nearer. */
function late(gone: boolean) {
  const t = bench();
  const foot = t.lay('al-27j', '1008', 'disorganised');
  mark(t.p, foot, MARK.owing);
  const charger = t.lay('fr-1ch', '1006', 'column', 0);
  if (gone) t.p.top[t.hex('1006')] = t.p.hex[charger] = -1;
  t.p.marks[charger] = t.p.marks[t.lay('fr-6ch', '1009', 'column', 0)] = MARK.charged;
  t.p.owes = [{ hex: t.hex('1008'), charger }];
  const f = phase(t);
  f.flee();
  expect([f.at(), has(t.p, foot, MARK.owing), t.p.owes]).toEqual([OVER, false, []]);
  return { t, at: hexOf(t.p, foot) };
}

rule(
  ['VE-VIII.9-m', 'VE-IX.6-k'],
  'a failed square runs from the cavalry it failed against, if that is still there',
  () => {
    const { t, at } = late(false);
    expect(t.b.ground.hexes.distance(at, t.hex('1006'))).toBe(4);
    const free = late(true);
    const home = (hex: number) => free.t.b.home[1]?.infantry[hex] ?? 0;
    expect(home(free.at)).toBe(home(free.t.hex('1008')) - 2);
  },
);

rule('VE-IX.6-p', 'whoever was made to run before owes no more', () => {
  const t = bench();
  // Ponds leave one way home, north, through the hex of the second.
  const units = [t.lay('al-on', '1008', 'disorganised'), t.lay('al-n1', '1007', 'disorganised')];
  const other = t.lay('al-n2', '1007', 'disorganised');
  for (const unit of [...units, other]) mark(t.p, unit, MARK.owing);
  const f = phase(t);
  f.flee();
  while (f.at() !== OVER) {
    f.take(f.choices().at(-1) ?? { kind: 'pass' });
    f.flee();
  }
  const walked = (unit: number) => f.told('moved').filter((event) => event.units.includes(unit)).length;
  expect([...units, other].every((unit) => isOnMap(t.p, unit) && walked(unit) <= 2)).toBe(true);
  expect(unitsAt(t.p, t.hex('1008'))).toEqual([]);
});

rule('VE-VIII.7-c', 'infantry that has fired attacks none the less', () => {
  const t = bench();
  mark(t.p, t.lay('fr-2le', '1010', 'line', 1), MARK.fired);
  t.lay('al-95', '1009', 'line', 5);
  expect(phase(t).choices()).toContainEqual({ kind: 'assault', from: t.hex('1010'), hex: t.hex('1009') });
});

rule(
  ['VE-IV.4-f', 'VE-IV.5-c', 'VE-IV.8-d', 'VE-IV.11-d', 'VE-IV.12-i', 'VE-IV.13-c'],
  'a Square, the Disorganised, cavalry in Column and guns attack nobody, and defend',
  () => {
    for (const [id, formation, power] of [
      ['fr-108l', 'square', 4],
      ['fr-108l', 'disorganised', 4],
      ['fr-1ch', 'column', 6],
      ['fr-a12', 'limbered', 2],
      ['fr-a12', 'battery', 2],
    ] as const) {
      const t = bench();
      t.lay(id, '1010', formation, formation === 'battery' ? 1 : 0);
      t.lay('al-5m', '1009', 'column', 6);
      expect(phase(t).at(), `${id} in ${formation}`).toBe(OVER);
      const attack = { counter: false, seat: 1, from: [t.hex('1009')], targets: [t.hex('1010')] };
      expect(clashOf(t.box, t.b, t.p, attack).powers, `${id} in ${formation}`).toEqual([6, power]);
    }
  },
);
