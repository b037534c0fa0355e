import { expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { quietIo } from '../../../kernel/chance.ts';
import { scriptedChance } from '../../../kernel/scripted-chance.ts';
import { FORMATIONS, type Formation } from '../data/names.ts';
import { hexesOfUnit, hexOf, isOnMap } from '../field.ts';
import { disorganise } from '../rules/board.ts';
import { startFire } from '../rules/fire.ts';
import { fireParts } from '../rules/fire-parts.ts';
import { fireModifier, mayFire } from '../rules/fire-value.ts';
import { moraleParts, sum } from '../rules/morale.ts';
import { startShocks } from '../rules/shock.ts';
import { attackParts, defenceParts } from '../rules/shock-value.ts';
import { complies } from '../rules/stacking.ts';
import type { ViveEvent } from '../told.ts';
import { bench, type Lay } from './bench.ts';
import { drive } from './drive.ts';
import { marching } from './marching.ts';

// VE-IV: what a formation is worth, where it may stand, and how it is left.

rule('VE-IV.0-a', 'a unit is in one formation at a time, whatever it goes through', () => {
  const t = bench({ terrain: { 1008: 'W' } });
  const unit = t.lay('fr-61l', '1010', 'column', 0);
  const f = marching(t);
  const seen: Formation[] = [];
  for (const each of ['move fr-61l', 'change fr-61l line 1', 'change fr-61l column 0', 'step 1009', 'step 1008']) {
    f.take(each);
    seen.push(t.p.formation[unit] ?? 'line');
  }
  expect(seen).toEqual(['column', 'line', 'column', 'column', 'adapted']);
  expect(seen.every((each) => FORMATIONS.includes(each))).toBe(true);
});

rule('VE-IV.0-f', 'Skirmish order is there in the standard game, unless a battle forbids it', () => {
  const t = bench();
  t.lay('fr-2le', '1010', 'line', 1);
  const f = marching(t);
  f.take('move fr-2le');
  expect(f.choices('change fr-2le skirmish')).toHaveLength(2);
  const u = bench({ special: { skirmish: false } });
  const unit = u.lay('fr-2le', '1010', 'line', 1);
  const g = marching(u);
  g.take('move fr-2le');
  const skirmish = { kind: 'change', unit, formation: 'skirmish', facing: 1, second: u.hex('1111') } as const;
  expect([g.choices('change fr-2le skirmish'), g.why(skirmish)]).toEqual([[], ['noSkirmishers VE-I-b']]);
});

rule('VE-IV.1-e', 'a Line fires one hex far, light infantry too', () => {
  const t = bench();
  const [line, light] = [t.lay('fr-61l', '1010', 'line', 1), t.lay('fr-2le', '0910', 'line', 1)];
  t.lay('al-95', '1009', 'line', 7);
  t.lay('al-27j', '1008', 'line', 7);
  const at = (unit: number, hex: string) => mayFire(t.box, t.b, t.p, unit, t.hex(hex), false);
  expect([at(line, '1009'), at(line, '1008'), at(light, '1009'), at(light, '1008')]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

rule('VE-IV.3-d', 'Adapted infantry strikes and stands at its printed value, a Column strikes with one more', () => {
  const worth = (formation: 'adapted' | 'column') => {
    const t = bench();
    const unit = t.lay('fr-61l', '1010', formation, 0);
    t.lay('al-95', '1009', 'line', 7);
    return [
      sum(attackParts(t.box, t.b, t.p, unit, t.hex('1010'), t.hex('1009')) ?? []),
      sum(defenceParts(t.b, t.p, unit, 0, true)),
    ];
  };
  expect([worth('adapted'), worth('column')]).toEqual([
    [2, 2],
    [3, 2],
  ]);
});

rule('VE-IV.3-e', 'in a town or château a fire is not followed by a test, in a wood it is', () => {
  const tests = (letter: string) => {
    const t = bench({ terrain: { 1009: letter } });
    const unit = t.lay('al-95', '1009', 'adapted', 0, { steps: 9 });
    const firers = ['fr-61l', 'fr-72l', 'fr-108l'].map((id, i) =>
      t.lay(id, ['1010', '0910', '0909'][i] ?? '', 'line', [1, 1, 3][i]),
    );
    const guns = t.lay('fr-a59', '1110', 'battery', 11);
    // The best of all dice, so that there are losses whatever the ground takes off.
    const f = drive(
      t,
      (p) =>
        startFire(p, { kind: 'phase', target: t.hex('1009'), firers: [...firers, guns], group: [unit], tests: true }),
      letter === 'W' ? [6, 1, 1] : [6],
    );
    expect(f.told('losses')).toHaveLength(1);
    return f.told('test').length;
  };
  expect(['V', 'C', 'W'].map(tests)).toEqual([0, 0, 1]);
});

rule('VE-IV.3-f', 'Adapted infantry stands with guns on the move in a town, and in a wood by a road', () => {
  for (const letter of ['V', 'W', 't']) {
    const t = bench({ terrain: { 1010: letter }, roads: [['1011', '1010', '1009']] });
    t.lay('fr-61l', '1010', 'adapted', 0, { steps: 4 });
    t.lay('fr-a59', '1011', 'limbered', 0);
    const f = marching(t);
    f.take('move fr-a59', 'step 1010', 'pass');
    expect([f.stance('fr-a59'), complies(t.box, t.b, t.p, t.hex('1010'))]).toEqual(['limbered 0 1010', true]);
  }
});

rule('VE-IV.4-k', 'infantry forms Square in its own movement, on open ground, and stops', () => {
  const tried = (letter: string) => {
    const t = bench({ terrain: { 1007: letter } });
    t.lay('fr-61l', '1010', 'column', 0);
    const f = marching(t);
    f.take('move fr-61l', 'step 1009', 'step 1008', 'step 1007');
    if (!f.choices('change').includes('change fr-61l square 0')) return 'refused';
    f.take('change fr-61l square 0');
    return f.choices().join();
  };
  expect(['.', 'f', 'r', 'V', 'W'].map(tried)).toEqual(['pass', 'pass', 'pass', 'refused', 'refused']);
});

rule('VE-IV.5-c', 'Disorganised infantry does not attack, and defends at one', () => {
  const t = bench();
  const unit = t.lay('fr-61l', '1010', 'disorganised');
  t.lay('fr-72l', '0910', 'line', 1);
  t.lay('al-95', '1009', 'line', 7);
  t.p.active = 0;
  const f = drive(t, (p) => {
    p.phase = 'shocks';
    startShocks(p);
  });
  expect(f.choices('assault')).toEqual(['assault 0910 1009']);
  expect(sum(defenceParts(t.b, t.p, unit, 0, true))).toBe(1);
});

rule('VE-IV.5-f', 'disorder costs two of morale', () => {
  const t = bench();
  const unit = t.lay('fr-61l', '1010', 'column', 0);
  const morale = () => sum(moraleParts(t.box, t.b, t.p, unit, { cause: 'fire' }));
  const before = morale();
  t.p.formation[unit] = 'disorganised';
  expect(morale() - before).toBe(-2);
});

rule(
  ['VE-IV.5-g', 'VE-III.3-b'],
  'to be Disorganised twice is the end; the marker tells the turn of the first time',
  () => {
    const t = bench();
    t.p.turn = 5;
    const units = ['fr-61l', 'fr-1ch', 'fr-a59'].map((id, i) => t.lay(id, ['1010', '1012', '1014'][i] ?? ''));
    const log: string[] = [];
    const io = {
      ...quietIo<ViveEvent>(scriptedChance({})),
      tell: ({ kind, clause }: ViveEvent) => log.push(`${kind} ${clause}`),
    };
    disorganise(t.p, units, {}, 'VE-X.2-a', io);
    expect(units.map((unit) => [t.p.formation[unit], t.p.marker[unit]])).toEqual(Array(3).fill(['disorganised', 5]));
    disorganise(t.p, units, {}, 'VE-X.2-a', io);
    expect(units.map((unit) => isOnMap(t.p, unit))).toEqual([false, false, false]);
    expect(log).toEqual(['disorganised VE-X.2-a', 'eliminated VE-IV.5-g']);
  },
);

rule('VE-IV.5-i', 'Disorganised units go over bridges, by roads, into towns and woods as they are', () => {
  const home = (lay: (next: string) => Lay) => {
    const t = bench();
    const unit = t.lay('fr-61l', '1010', 'disorganised');
    const f = marching(t);
    f.take('move fr-61l');
    const next = (f.choices('step')[0] ?? '').replace('step ', '');
    const u = bench(lay(next));
    u.lay('fr-61l', '1010', 'disorganised');
    const g = marching(u);
    g.take('move fr-61l', `step ${next}`);
    return [u.p.formation[unit], g.spent()?.[0]];
  };
  expect(home((next) => ({ terrain: { [next]: 'V' } }))).toEqual(['disorganised', 2]);
  expect(home((next) => ({ terrain: { [next]: 'W' } }))).toEqual(['disorganised', 2]);
  expect(home((next) => ({ hexsides: [{ a: '1010', b: next, type: 'bridge' }] }))).toEqual(['disorganised', 1]);
  expect(home((next) => ({ terrain: { [next]: 'W' }, roads: [['1010', next]] }))).toEqual(['disorganised', 1]);
});

rule('VE-IV.6-i', 'skirmishers who are broken in one half are broken in both', () => {
  const t = bench();
  const light = t.lay('fr-2le', '1010', 'skirmish', 1, { second: '1111' });
  const firer = t.lay('al-95', '1211', 'line', 9);
  const f = drive(
    t,
    (p) => startFire(p, { kind: 'phase', target: t.hex('1111'), firers: [firer], group: [light], tests: true }),
    [6, 6, 6],
  );
  f.wait('retreat');
  expect([t.p.formation[light], hexesOfUnit(t.p, light).length]).toEqual(['disorganised', 1]);
  expect(['1010', '1111']).not.toContain(t.name(hexOf(t.p, light)));
});

rule('VE-IV.6-l', 'fire at skirmishers has one less on the die, in either half', () => {
  const t = bench();
  t.lay('fr-2le', '1010', 'skirmish', 1, { second: '1111' });
  t.lay('fr-61l', '1012', 'line', 1);
  expect(['1010', '1111', '1012'].map((hex) => fireModifier(t.p, t.hex(hex)))).toEqual([-1, -1, 0]);
});

rule('VE-IV.6-r', 'skirmishers fire two hexes far from a half that sees, and not so far at what they touch', () => {
  const t = bench({ terrain: { 1009: 'W' } });
  const unit = t.lay('fr-2le', '1010', 'skirmish', 1, { second: '1111' });
  t.lay('al-95', '1008', 'line', 7);
  t.lay('al-27j', '1109', 'line', 7);
  t.lay('al-7l', '1110', 'line', 7);
  const fires = (hex: string) => mayFire(t.box, t.b, t.p, unit, t.hex(hex), false);
  // 1008 lies behind the wood for both halves, 1110 shuts 1109, and is touched by both.
  expect([fires('1008'), fires('1109'), fires('1110')]).toEqual([false, false, true]);
  const [from, target] = [t.hex('1010'), t.hex('1110')];
  expect(sum(fireParts(t.box, t.b, t.p, unit, from, target))).toBe(3);
});

rule('VE-IV.8-c', 'cavalry in Column turns as infantry does: 60 degrees free, then one each, two about', () => {
  const t = bench();
  t.lay('fr-1ch', '1010', 'column', 0);
  const f = marching(t);
  f.take('move fr-1ch', 'turn fr-1ch 2');
  expect(f.spent()).toEqual([0]);
  f.take('turn fr-1ch 4');
  expect(f.spent()).toEqual([1]);
  f.take('turn fr-1ch 10');
  expect(f.spent()).toEqual([3]);
});
