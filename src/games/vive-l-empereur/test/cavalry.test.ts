import { expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { quietIo } from '../../../kernel/chance.ts';
import { scriptedChance } from '../../../kernel/scripted-chance.ts';
import { facts, hexOf, mark, ZONE } from '../field.ts';
import { AWAY, MARK } from '../position.ts';
import { disorganise } from '../rules/board.ts';
import { startCharges } from '../rules/charges.ts';
import { clashOf } from '../rules/clash.ts';
import { startReact } from '../rules/countercharge.ts';
import { attackZone } from '../rules/cover.ts';
import { startFire } from '../rules/fire.ts';
import { moraleParts, sum } from '../rules/morale.ts';
import { startMovement } from '../rules/movement.ts';
import { startRetreat } from '../rules/retreat.ts';
import { startShocks } from '../rules/shock.ts';
import { attackParts, defenceParts } from '../rules/shock-value.ts';
import { type Bench, bench } from './bench.ts';
import { drive } from './drive.ts';

// IV.4, IV.7 to IV.10: Squares, and the formations of cavalry.

const shocks = (t: Bench) =>
  drive(t, (p) => {
    p.phase = 'shocks';
    startShocks(p);
  });
/** What the formation and zone of a defender leave of its value. */
const defence = (t: Bench, unit: number, zone: number): number => sum(defenceParts(t.b, t.p, unit, zone, false));

rule('VE-IV.4-f', 'a Square attacks nobody', () => {
  const t = bench();
  t.lay('fr-61l', '1010', 'square');
  t.lay('fr-108l', '1008', 'line', 7);
  t.lay('al-95', '1009', 'line', 7);
  const f = shocks(t);
  expect(f.choices('assault')).toEqual(['assault 1008 1009']);
  expect(f.why({ kind: 'assault', from: t.hex('1010'), hex: t.hex('1009') })).toEqual([
    'cannotAttackThere VE-VIII.5-a',
  ]);
});

rule('VE-IV.4-j', 'cavalry passes through no Square, in its move, its charge or its recoil', () => {
  const t = bench();
  t.lay('fr-1ch', '1011', 'column', 0);
  t.lay('fr-61l', '1010', 'square');
  const step = { kind: 'step', hex: t.hex('1010') } as const;
  const move = drive(t, startMovement);
  move.take('move fr-1ch');
  expect([move.choices('step'), move.why(step)]).toEqual([[], ['armsDoNotMix VE-V.2-a']]);
  const charge = drive(t, startCharges);
  t.p.marks[t.unit('fr-1ch')] = 0;
  charge.take('charge fr-1ch 1', 'go');
  expect(charge.choices('step')).toEqual(['step 1111']);
  expect(charge.why(step)).toContain('noRidingThrough VE-IX.2-h');
});

rule('VE-IV.4-k', 'a Column forms Square for one MP and has done then; not in a wood', () => {
  const t = bench({ terrain: { 1510: 'W' } });
  const foot = t.lay('fr-61l', '1010', 'column', 0);
  const wood = t.lay('fr-108l', '1510', 'adapted');
  const f = drive(t, startMovement);
  f.take('move fr-61l', 'change fr-61l square 0');
  expect([t.p.formation[foot], f.choices()]).toEqual(['square', ['pass']]);
  f.take('pass', 'move fr-108l');
  expect(f.why({ kind: 'change', unit: wood, formation: 'square', facing: 0, second: -1 }).join()).toContain(
    'groundForbids',
  );
});

rule('VE-IV.4-l', 'cavalry that has to run into a Square breaks it, and comes in when it has gone', () => {
  const t = bench();
  const horse = t.lay('fr-1ch', '1010', 'disorganised');
  const foot = t.lay('fr-61l', '1011', 'square');
  const guns = t.b.units.filter(({ side, arm }) => side === 1 && arm === 'artillery').map(({ id }) => id);
  for (const [i, hex] of ['1009', '1110', '1111', '0911', '0910'].entries()) t.lay(guns[i] ?? '', hex, 'limbered', 0);
  const f = drive(t, (p) => startRetreat(p, { units: [horse], from: [t.hex('1009')], length: 1 }));
  f.wait('retreat', 'step');
  expect([t.p.formation[foot], hexOf(t.p, horse)]).toEqual(['disorganised', t.hex('1011')]);
  const told = f.log.filter(({ kind }) => kind === 'disorganised' || kind === 'moved');
  expect(told.map((event) => ('units' in event ? event.units[0] : -1))).toEqual([foot, foot, foot, horse]);
});

rule('VE-IV.7-f', 'cavalry in Line is worth half from flank and rear, unless its flank is protected', () => {
  const t = bench();
  const horse = t.lay('fr-1ch', '1010', 'line', 1);
  const { shock } = facts(t.b, horse);
  expect([ZONE.front, ZONE.flank, ZONE.rear].map((zone) => defence(t, horse, zone))).toEqual([
    shock,
    Math.ceil(shock / 2),
    Math.ceil(shock / 2),
  ]);
  expect(attackZone(t.box, t.b, t.p, t.hex('1010'), t.hex('1111'))).toBe(ZONE.flank);
  t.lay('fr-61l', '1112', 'line', 1);
  expect(attackZone(t.box, t.b, t.p, t.hex('1010'), t.hex('1111'))).toBe(ZONE.front);
});

rule(
  'VE-IV.9-e',
  'cavalry that charges is worth 1 in a wood or a town, also to those who countercharge it there',
  () => {
    const power = (terrain: string): number => {
      const t = bench({ terrain: { 1009: terrain } });
      t.lay('fr-1ch', '1010', 'line', 1);
      mark(t.p, t.lay('al-6h', '1009', 'line', 7, { steps: 4 }), MARK.charging);
      const shock = { counter: true, seat: 0, from: [t.hex('1010')], targets: [t.hex('1009')] };
      return clashOf(t.box, t.b, t.p, shock).powers[1];
    };
    const { b, unit } = bench();
    const full = 4 * facts(b, unit('al-6h')).shock;
    expect(full).toBeGreaterThan(4);
    expect(['W', 't', 'V', '.', 'r', 'f'].map(power)).toEqual([4, 4, 4, full, full, full]);
  },
);

rule(
  ['VE-IV.8-b', 'VE-IV.8-d'],
  'cavalry that halts or marches is in Column: no Line in its move, no attack, half from flank and rear',
  () => {
    const t = bench();
    const horse = t.lay('fr-1ch', '1010', 'column', 0);
    const { shock } = facts(t.b, horse);
    const halves = [4, 6].map((from) => (from === 4 ? ZONE.flank : ZONE.rear)).map((zone) => defence(t, horse, zone));
    expect(halves).toEqual([Math.ceil(shock / 2), Math.ceil(shock / 2)]);
    expect(attackZone(t.box, t.b, t.p, t.hex('1010'), t.hex('1111'))).toBe(ZONE.flank);
    expect(attackZone(t.box, t.b, t.p, t.hex('1010'), t.hex('1011'))).toBe(ZONE.rear);
    expect(attackParts(t.box, t.b, t.p, horse, t.hex('1010'), t.hex('1009'))).toBeNull();
    const f = drive(t, startMovement);
    f.take('move fr-1ch');
    expect(f.choices('change')).toEqual([]);
    expect(f.why({ kind: 'change', unit: horse, formation: 'line', facing: 1, second: -1 })).not.toEqual([]);
  },
);

rule(['VE-IV.9-a', 'VE-IV.9-g'], 'in a wood cavalry is Adapted, and in Column when it leaves', () => {
  const t = bench({ terrain: { 1009: 'W' } });
  const horse = t.lay('fr-1ch', '1010', 'column', 0);
  const f = drive(t, startMovement);
  f.take('move fr-1ch', 'step 1009');
  expect(t.p.formation[horse]).toBe('adapted');
  f.take('step 1109');
  expect([t.p.formation[horse], t.p.facing[horse]]).toEqual(['column', 2]);
});

rule('VE-IV.9-b', 'Adapted cavalry has its front all round', () => {
  for (const hex of ['1009', '1110', '1111', '1011', '0911', '0910']) {
    const t = bench({ terrain: { 1010: 'W' } });
    t.lay('al-6h', '1010', 'adapted');
    t.lay('fr-61l', hex, 'line', 1);
    const f = drive(t, (p) => startReact(p, { kind: 'regular', seat: 1, movers: [t.hex(hex)], from: [] }));
    expect(f.choices('countercharge')).toEqual(['countercharge 1010']);
  }
});

rule('VE-IV.9-d', 'in a town cavalry makes no test for fire', () => {
  const tests = (terrain: string, die: number): number => {
    const t = bench({ terrain: { 1010: terrain } });
    const group = [t.lay('fr-1ch', '1010', terrain === '.' ? 'column' : 'adapted')];
    const firers = [t.lay('al-95', '1009', 'line', 7)];
    const fire = { kind: 'phase', target: t.hex('1010'), firers, group, tests: true } as const;
    const test = terrain === '.' ? [1, 1] : [];
    return drive(t, (p) => startFire(p, fire), [die, ...test]).told('test').length;
  };
  expect([1, 2, 3, 4, 5, 6].map((die) => tests('V', die))).toEqual([0, 0, 0, 0, 0, 0]);
  expect(tests('.', 6)).toBe(1);
});

rule('VE-IV.10-d', 'Disorganised cavalry is worth 1 and has a morale of 2 less', () => {
  const t = bench();
  const horse = t.lay('fr-1ch', '1010', 'disorganised');
  expect(defence(t, horse, ZONE.front)).toBe(1);
  expect(sum(moraleParts(t.box, t.b, t.p, horse, { cause: 'fire' }))).toBe(facts(t.b, horse).morale - 2);
});

rule('VE-IV.10-e', 'broken twice it is gone; cavalry in order does not stop with it', () => {
  const t = bench();
  const broken = t.lay('fr-6ch', '1010', 'disorganised', 0, { steps: 2 });
  t.lay('fr-1ch', '1011', 'column', 0, { steps: 2 });
  const f = drive(t, startMovement);
  f.take('move fr-1ch', 'step 1010');
  expect(f.choices('pass')).toEqual([]);
  disorganise(t.p, [broken], {}, 'VE-IV.5-g', quietIo(scriptedChance({})));
  expect(t.p.hex[broken]).toBe(AWAY.eliminated);
});
