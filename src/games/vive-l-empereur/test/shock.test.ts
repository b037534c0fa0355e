import { expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { formationOf, has, hexOf, stepsOf } from '../field.ts';
import { AWAY, type Choice, LEADER, MARK } from '../position.ts';
import { clashOf } from '../rules/clash.ts';
import { startCombat, startShocks } from '../rules/shock.ts';
import { type Bench, bench, type Lay } from './bench.ts';
import { OVER, playing } from './playing.ts';

/** A shock of seat 0 from these hexes at one. */
const fight = (t: Bench, dice: readonly number[], from: readonly string[], at = '1009', counter = false) =>
  playing(t, dice, (p) => startCombat(p, { counter, seat: 0, from: from.map(t.hex), targets: [t.hex(at)] }));
const clash = (t: Bench, from: readonly string[], at = '1009') =>
  clashOf(t.box, t.b, t.p, { counter: false, seat: 0, from: from.map(t.hex), targets: [t.hex(at)] });
const odds = (t: Bench, column: number) => t.box.odds[column]?.join(':');
const phase = (t: Bench, dice: readonly number[] = []) => {
  t.p.phase = 'shocks';
  t.p.active = 0;
  return playing(t, dice, startShocks);
};

rule(
  ['VE-VIII.8-a', 'VE-VIII.4-a', 'VE-V.3-c', 'VE-VIII.2-b'],
  'E-14: 7 × 2 and 5 × 3 against 6 × 2 is 29 to 12, which is 2:1',
  () => {
    const t = bench();
    t.lay('fr-2le', '1010', 'line', 1, { steps: 7 });
    t.lay('fr-1l', '1110', 'column', 10, { steps: 5 });
    const defender = t.lay('al-on', '1009', 'line', 5, { steps: 6 });
    // A 2 at 2:1 costs both a step.
    const f = fight(t, [2], ['1010', '1110']);
    expect(f.told('shock')).toMatchObject([
      {
        powers: [29, 12],
        attackers: [
          { value: 2, steps: 7, parts: [{ what: 'shock', value: 2 }] },
          {
            value: 3,
            steps: 5,
            parts: [
              { what: 'shock', value: 2 },
              { what: 'column', value: 1 },
            ],
          },
        ],
        defenders: [{ unit: defender, value: 2, steps: 6 }],
      },
    ]);
    expect(odds(t, f.told('shock')[0]?.column ?? 0)).toBe('2:1');
  },
);

rule(
  ['VE-VIII.3-a', 'VE-VIII.8-a', 'VE-VIII.3-c'],
  'E-15, E-16: a wood taken from a town, and the bridge at 2:3',
  () => {
    const bridge = bench({ terrain: { 1009: 'r' }, hexsides: [{ a: '1010', b: '1009', type: 'bridge' }] });
    bridge.lay('fr-61l', '1010', 'column', 0, { steps: 3 });
    bridge.lay('fr-4le', '1010', 'column', 0, { steps: 5 });
    bridge.lay('al-on', '1009', 'line', 7, { steps: 6 });
    const { powers, column } = clash(bridge, ['1010']);
    expect([powers, odds(bridge, column)]).toEqual([[8, 12], '2:3']);
    const wood = bench({ terrain: { 1010: 'V', 1009: 'W' } });
    wood.lay('fr-108l', '1010', 'adapted', 0, { steps: 4 });
    wood.lay('al-95', '1009', 'adapted');
    expect(clash(wood, ['1010']).powers[0]).toBe(4);
  },
);

// Declaring

rule(
  ['VE-VIII.1-a', 'VE-VIII.1-d', 'VE-V.3-b', 'VE-VIII.2-a', 'VE-VIII.2-c', 'VE-VIII.5-a', 'VE-VIII.5-b', 'VE-VIII.7-a'],
  'a stack attacks one hex that it has in front, or none',
  () => {
    const t = bench();
    const line = t.lay('fr-2le', '1010', 'line', 1);
    t.lay('fr-61l', '1109', 'column', 8);
    t.lay('fr-72l', '0909', 'square');
    t.lay('fr-92l', '0910', 'disorganised');
    t.lay('fr-a12', '1008', 'battery', 7);
    const [near, beside] = [t.lay('al-95', '1009', 'line', 5), t.lay('al-79', '1110', 'line', 9)];
    const f = phase(t);
    const pair = (from: string, hex: string): Choice => ({ kind: 'assault', from: t.hex(from), hex: t.hex(hex) });
    const all = (list: readonly Choice[]) => list.filter(({ kind }) => kind === 'assault');
    expect(all(f.choices())).toEqual(
      expect.arrayContaining([pair('1109', '1009'), pair('1010', '1009'), pair('1010', '1110')]),
    );
    expect(all(f.choices())).toHaveLength(3);
    expect(f.choices()).toContainEqual({ kind: 'pass' });
    f.take(pair('1010', '1110'));
    expect(all(f.choices())).toEqual([pair('1109', '1009')]);
    f.take(pair('1109', '1009'));
    expect(all(f.choices())).toEqual([]);
    f.take({ kind: 'pass' });
    // VE-VII.5-i: all of these hexes are engaged until the end of the phase.
    expect([...t.p.involved].sort()).toEqual(['1010', '1110', '1109', '1009'].map(t.hex).sort());
    expect([f.step(), f.choices().map(({ kind }) => kind)]).toEqual(['shocks.pick', ['resolve', 'resolve']]);
    expect([line, near, beside].some((unit) => has(t.p, unit, MARK.attacked))).toBe(false);
  },
);

rule(['VE-VIII.1-d', 'VE-IX.2-q', 'VE-VI.5-f', 'VE-IX.2-r'], 'cavalry that has charged strikes or breaks off', () => {
  const t = bench();
  const rider = t.lay('fr-1ch', '1010', 'line', 1);
  const idle = t.lay('fr-6ch', '1505', 'line', 1);
  for (const unit of [rider, idle]) t.p.marks[unit] = MARK.charging | MARK.charged;
  t.lay('al-95', '1009', 'line', 5);
  const f = phase(t);
  // Who has nobody left to strike is released first, and its owner turns it.
  expect([f.step(), f.choices()]).toEqual([
    'reform.facing',
    [0, 2].map((facing) => ({ kind: 'turn', unit: idle, facing })),
  ]);
  f.take({ kind: 'turn', unit: idle, facing: 2 });
  expect([formationOf(t.p, idle), has(t.p, idle, MARK.charging)]).toEqual(['column', false]);
  expect(
    f
      .choices()
      .map(({ kind }) => kind)
      .sort(),
  ).toEqual(['assault', 'disorder', 'disorder']);
  f.take({ kind: 'disorder', unit: rider });
  expect([formationOf(t.p, rider), t.p.marker[rider]]).toEqual(['disorganised', t.p.turn - 1]);
});

rule(
  ['VE-VIII.1-b', 'VE-VIII.1-e'],
  'who was attacked once takes no part again; with nobody else there is no shock',
  () => {
    const t = bench();
    t.lay('fr-2le', '1010', 'line', 1);
    const fled = t.lay('al-27j', '1009', 'disorganised');
    t.p.marks[fled] = MARK.attacked;
    expect(clash(t, ['1010']).defenders).toEqual([]);
    const f = fight(t, [], ['1010']);
    expect([f.log.map(({ kind }) => kind), f.step()]).toEqual([['void'], OVER]);
    const fresh = t.lay('al-95', '1009', 'disorganised');
    expect(clash(t, ['1010']).terms[1].map(({ unit }) => unit)).toEqual([fresh]);
    // A countercharge minds no such mark (VE-VIII.1-c).
    expect(
      clashOf(t.box, t.b, t.p, { counter: true, seat: 0, from: [t.hex('1010')], targets: [t.hex('1009')] }).terms[1],
    ).toHaveLength(2);
  },
);

// Zones

rule(
  ['VE-VIII.6-a', 'VE-VIII.6-c', 'VE-VIII.6-e', 'VE-V.7-c', 'VE-VIII.6-f', 'VE-IV.1-f', 'VE-IV.2-f'],
  'one attacker in flank or rear halves, but for mixed order and a covered flank',
  () => {
    const halved = (more: (t: Bench) => void) => {
      const t = bench();
      t.lay('fr-2le', '1010', 'line', 1);
      t.lay('al-g12', '1009', 'line', 1);
      more(t);
      const { defenders } = clash(t, ['1010']);
      return [defenders[0]?.zone, defenders[0]?.power];
    };
    expect(halved(() => undefined)).toEqual([2, 6]);
    expect(halved((t) => t.lay('al-95', '1009', 'column', 6))).toEqual([0, 13]);
    expect(halved((t) => t.lay('al-95', '1110', 'line', 9))).toEqual([0, 9]);
    expect(halved((t) => t.lay('al-95', '1110', 'column', 0))).toEqual([2, 6]);
    expect(halved((t) => t.lay('al-95', '1110', 'disorganised'))).toEqual([2, 6]);
  },
);

rule(['VE-VIII.6-g', 'VE-VIII.6-i'], 'E-13: a battery alone taken from behind breaks', () => {
  const taken = (dice: readonly number[], facing: number) => {
    const t = bench();
    t.lay('fr-2le', '1010', 'line', 1, { steps: 4 });
    t.lay('al-ast', '1009', 'battery', facing, { steps: 2 });
    const f = fight(t, dice, ['1010']);
    return [odds(t, f.told('shock')[0]?.column ?? 0), f.told('shockRoll')[0]?.defender];
  };
  expect(taken([1], 1)).toEqual(['4:1', 'D']);
  expect(taken([4], 1)).toEqual(['4:1', 'D+1']);
  expect(taken([1], 5)).toEqual(['4:1', '1']);
});

rule(
  ['VE-VIII.6-h', 'VE-V.3-f', 'VE-V.4-d', 'VE-V.4-e', 'VE-V.5-f'],
  'guns with infantry taken from behind are left out, pay last, and share what becomes of it',
  () => {
    const t = bench();
    t.lay('fr-2le', '1010', 'line', 1, { steps: 6 });
    const foot = t.lay('al-27j', '1009', 'line', 1, { steps: 3 });
    const guns = t.lay('al-ast', '1009', 'battery', 1);
    expect(clash(t, ['1010']).powers).toEqual([12, 3]);
    // 4:1: a 2 gives 1*, which 6 and 5 fail: morale 8, losses, rear.
    const f = fight(t, [2, 6, 5], ['1010']);
    expect([stepsOf(t.p, foot), stepsOf(t.p, guns)]).toEqual([2, 2]);
    expect(f.told('test').map(({ unit }) => unit)).toEqual([foot]);
    expect([formationOf(t.p, foot), formationOf(t.p, guns)]).toEqual(['disorganised', 'disorganised']);
    expect(hexOf(t.p, guns)).toBe(hexOf(t.p, foot));
  },
);

rule(['VE-IV.13-d', 'VE-VIII.10-a'], 'Disorganised guns alone are lost at once, and the hex may be entered', () => {
  const t = bench();
  const unit = t.lay('fr-2le', '1010', 'line', 1);
  const guns = t.lay('al-ast', '1009', 'disorganised');
  const f = fight(t, [], ['1010']);
  expect([hexOf(t.p, guns), f.step()]).toEqual([AWAY.eliminated, 'combat.advance']);
  f.take({ kind: 'advance', unit });
  f.take({ kind: 'go' });
  expect([t.name(hexOf(t.p, unit)), t.p.facing[unit], formationOf(t.p, unit)]).toEqual(['1009', 1, 'line']);
  expect(f.step()).toBe(OVER);
});

// Results

rule(
  ['VE-VIII.8-c', 'VE-VIII.8-d', 'VE-V.4-a', 'VE-X.1-h', 'VE-VIII.10-b'],
  'a bare loss is taken on top by both sides and tests nobody',
  () => {
    const t = bench();
    const under = t.lay('fr-61l', '1010', 'line', 1);
    const top = t.lay('fr-2le', '1010', 'line', 1, { steps: 3 });
    const enemy = t.lay('al-on', '1009', 'line', 5, { steps: 5 });
    // 12 to 10 is 1:1; a 4 costs both a step.
    const f = fight(t, [4], ['1010']);
    expect([stepsOf(t.p, top), stepsOf(t.p, under), stepsOf(t.p, enemy)]).toEqual([2, 3, 4]);
    expect([f.told('test'), f.step(), f.revealed()]).toEqual([[], OVER, 1]);
    expect(f.told('shown').map(({ units }) => units)).toEqual([[top, under]]);
  },
);

rule(
  ['VE-V.3-e', 'VE-V.5-b', 'VE-V.5-c', 'VE-V.5-e', 'VE-X.2-a'],
  'E-4: a stack tests from the top, each with -2 more',
  () => {
    const t = bench();
    t.lay('fr-2le', '1010', 'line', 1, { steps: 7 });
    const units = ['al-n1', 'al-n2', 'al-n3'].map((id) => t.lay(id, '1009', 'line', 5, { steps: 3 }));
    const [third, second, first] = units;
    // 14 to 18 is 2:3: a 4 gives 1/0*. Rolls 9, 7, 4: two fail, the third holds.
    const f = fight(t, [4, 4, 5, 3, 4, 2, 2], ['1010']);
    expect(f.told('test').map(({ unit, morale, passed }) => [unit, morale, passed])).toEqual([
      [first, 8, false],
      [second, 6, false],
      [third, 4, true],
    ]);
    expect(units.map((unit) => formationOf(t.p, unit))).toEqual(['line', 'disorganised', 'disorganised']);
    expect(hexOf(t.p, first ?? 0)).toBe(hexOf(t.p, second ?? 0));
  },
);

rule(
  ['VE-VIII.8-f', 'VE-VIII.8-e', 'VE-VIII.9-a'],
  'in a town nobody tests, but a D drives out; twice Disorganised is the end',
  () => {
    const town = (dice: readonly number[], disorganised = false) => {
      const t = bench({ terrain: { 1009: 'V' } });
      t.lay('fr-2le', '1010', 'line', 1, { steps: 6 });
      const enemy = t.lay('al-95', '1009', disorganised ? 'disorganised' : 'adapted', 0, {
        steps: disorganised ? 6 : 3,
      });
      const f = fight(t, dice, ['1010']);
      f.flee();
      return [f.told('test').length, formationOf(t.p, enemy), hexOf(t.p, enemy) === t.hex('1009'), hexOf(t.p, enemy)];
    };
    // 6 to 6 is 1:1: a 3 gives 0*, a 6 D.
    expect(town([3]).slice(0, 3)).toEqual([0, 'adapted', true]);
    expect(town([6]).slice(0, 3)).toEqual([0, 'disorganised', false]);
    expect(town([6], true)[3]).toBe(AWAY.eliminated);
  },
);

rule(
  ['VE-IX.6-b', 'VE-IX.3-c', 'VE-IX.3-e', 'VE-IV.4-d', 'VE-X.4-b'],
  'E-17: charged infantry loses one more, a Square does not and tests at +2',
  () => {
    const charge = (dice: readonly number[], formation: 'line' | 'square', steps: number) => {
      const t = bench();
      const rider = t.lay('fr-gch', '1010', 'line', 1, { steps: 6 });
      t.p.marks[rider] = MARK.charging | MARK.charged;
      const enemy = t.lay('al-3073', '1009', formation, formation === 'line' ? 5 : 0, { steps });
      const f = fight(t, dice, ['1010']);
      return { left: stepsOf(t.p, enemy), test: f.told('test')[0], odds: odds(t, f.told('shock')[0]?.column ?? 0) };
    };
    // 24 to 8 is 3:1: rows 1 to 4 give 1, 1*, D, D; 24 to 16 is 3:2, where a 1 gives 0.
    expect([charge([1], 'line', 4).left, charge([2, 1, 1], 'line', 4).left, charge([3], 'line', 4).left]).toEqual([
      2, 2, 3,
    ]);
    expect(charge([5], 'line', 4).left).toBe(2);
    expect(charge([1, 1, 1], 'line', 8).left).toBe(8);
    // 6 to 2 is 3:1 too, but cavalry is worth 1 against a Square.
    const square = charge([2, 6, 4], 'square', 1);
    expect([square.odds, square.left]).toEqual(['3:1', 0]);
    expect(charge([4, 6, 4], 'square', 3).odds).toBe('1:1');
    const held = charge([5, 5, 4], 'square', 3);
    expect([held.left, held.test?.parts.map(({ what }) => what), held.test?.passed]).toEqual([
      2,
      ['morale', 'squareAgainstCavalry', 'losses'],
      true,
    ]);
  },
);

rule(
  ['VE-IX.6-i', 'VE-IX.6-q', 'VE-IV.4-e'],
  'guns on top of a Square lose a step to cavalry first; infantry halves the Square',
  () => {
    const t = bench();
    const rider = t.lay('fr-gch', '1010', 'line', 1);
    t.p.marks[rider] = MARK.charging | MARK.charged;
    t.lay('al-g12', '1009', 'square');
    const guns = t.lay('al-ast', '1009', 'battery', 5);
    // 4 to 10: 1:3, a 6 gives 1/0*; the guns test first, without +2.
    const f = fight(t, [6, 1, 1], ['1010']);
    expect([stepsOf(t.p, guns), f.told('losses')[0]?.clause]).toEqual([1, 'VE-IX.6-i']);
    expect(f.told('shock')[0]?.powers).toEqual([4, 10]);
    expect(f.told('test')[0]).toMatchObject({ unit: guns, parts: [{ what: 'morale', value: 8 }] });
    t.lay('fr-2le', '1109', 'line', 9);
    for (const unit of [guns, t.unit('al-g12')]) t.p.marks[unit] = 0;
    expect(clash(t, ['1010', '1109']).terms[1].map(({ value }) => value)).toEqual([1, 2]);
  },
);

rule(['VE-VIII.8-g'], 'of several attacking stacks one pays, which its owner names', () => {
  const t = bench();
  const one = t.lay('fr-2le', '1010', 'line', 1, { steps: 4 });
  const other = t.lay('fr-1l', '1109', 'line', 7, { steps: 4 });
  t.lay('al-on', '1009', 'line', 5, { steps: 5 });
  // 16 to 10 is 3:2: a 2 gives 1/0*.
  const f = fight(t, [2, 1, 1], ['1010', '1109']);
  expect([f.step(), f.choices()]).toEqual([
    'combat.attackerPays',
    ['1010', '1109'].map((hex) => ({ kind: 'pay', hex: t.hex(hex) })),
  ]);
  f.take({ kind: 'pay', hex: t.hex('1109') });
  expect([stepsOf(t.p, one), stepsOf(t.p, other)]).toEqual([4, 3]);
});

rule(
  ['VE-VIII.3-e', 'VE-V.3-d', 'VE-VIII.7-b', 'VE-VIII.2-d', 'VE-V.4-b'],
  'guns of an attacking stack do not fight, but break with it',
  () => {
    const t = bench();
    const foot = t.lay('fr-2le', '1010', 'line', 1, { steps: 3 });
    const column = t.lay('fr-61l', '1010', 'column', 2);
    const guns = t.lay('fr-a12', '1010', 'battery', 1);
    t.lay('al-on', '1009', 'line', 5, { steps: 5 });
    expect(clash(t, ['1010']).powers).toEqual([6, 10]);
    // 1:2: a 1 gives D+1 to the attacker.
    const f = fight(t, [1], ['1010']);
    f.flee();
    expect(f.told('losses').map(({ unit }) => unit)).toEqual([foot]);
    expect([foot, column, guns].map((unit) => formationOf(t.p, unit))).toEqual(Array(3).fill('disorganised'));
    // VE-VIII.9-m: away from the hex that it attacked.
    expect(t.b.ground.hexes.distance(hexOf(t.p, foot), t.hex('1009'))).toBe(3);
  },
);

// Leaders

function led(id: string, combat: 'attack' | 'defence', dice: readonly number[], prepare?: (t: Bench) => void) {
  const t = bench();
  t.lay('fr-2le', '1010', 'line', 1, { steps: 6 });
  t.lay('al-on', '1009', 'line', 5, { steps: 6 });
  t.lead(id, combat === 'attack' ? '1010' : '1009');
  prepare?.(t);
  return { t, f: fight(t, dice, ['1010']) };
}

rule(
  ['VE-XIV.3-b', 'VE-XIV.3-e', 'VE-VIII.8-b', 'VE-XIV.3-a'],
  'E-20: a bonus is added by who attacks, taken off by who defends, if wanted',
  () => {
    const attack = led('reille', 'attack', [4, 1, 1]);
    expect([attack.f.step(), attack.f.seat()]).toEqual(['combat.attackerBonus', 0]);
    attack.f.take({ kind: 'bonus' });
    expect(attack.f.told('shockRoll')).toMatchObject([{ roll: 4, modifier: 1 }]);
    const declined = led('reille', 'attack', [4]);
    declined.f.take({ kind: 'pass' });
    expect(declined.f.told('shockRoll')).toMatchObject([{ roll: 4, modifier: 0 }]);
    expect(declined.f.told('bonus')).toMatchObject([{ used: false, bonus: 1 }]);
    const defence = led('wellington', 'defence', [4, 1, 1]);
    expect([defence.f.step(), defence.f.seat()]).toEqual(['combat.defenderBonus', 1]);
    defence.f.take({ kind: 'bonus' });
    expect(defence.f.told('shockRoll')).toMatchObject([{ roll: 4, modifier: -1 }]);
  },
);

rule(
  ['VE-XIV.3-c', 'VE-XIV.3-d', 'VE-XIV.1-c'],
  'he helps only whom he commands, and a charge only if he began it',
  () => {
    // Kellermann commands nobody of II Corps.
    expect(led('kellermann', 'attack', [4]).f.told('shockRoll')).toMatchObject([{ modifier: 0 }]);
    const charge = (began: boolean) => {
      const t = bench();
      const rider = t.lay('fr-811c', '1010', 'line', 1);
      t.p.marks[rider] = MARK.charging | MARK.charged;
      const leader = t.lead('kellermann', '1010');
      if (began) t.p.leaderMarks[leader] = LEADER.charged;
      t.lay('al-on', '1009', 'line', 5, { steps: 6 });
      return fight(t, [4], ['1010']).step();
    };
    expect([charge(true), charge(false)]).toEqual(['combat.attackerBonus', 'reform.facing']);
  },
);

rule(
  ['VE-XIV.1-d', 'VE-XIV.3-h', 'VE-XIV.1-f'],
  'the highest leader counts; of equals who commands most; else the owner names one',
  () => {
    const both = led('reille', 'attack', [4], (t) => t.lead('ney', '1010'));
    both.f.take({ kind: 'bonus' });
    expect(both.f.told('bonus')).toMatchObject([{ leader: both.t.leader('ney'), bonus: 2 }]);
    const t = bench();
    t.lay('fr-2le', '1010', 'line', 1);
    t.lay('fr-811c', '1109', 'line', 7);
    t.p.marks[t.unit('fr-811c')] = MARK.charging;
    const [reille, kellermann] = [t.lead('reille', '1010'), t.lead('kellermann', '1109')];
    t.p.leaderMarks[kellermann] = LEADER.charged;
    t.lay('al-on', '1009', 'line', 5);
    const f = fight(t, [4], ['1010', '1109']);
    expect([f.step(), f.choices()]).toEqual([
      'combat.attackerLeader',
      [reille, kellermann].map((leader) => ({ kind: 'name', leader })),
    ]);
  },
);

rule(
  ['VE-XIV.5-b', 'VE-XIV.5-c', 'VE-XIV.5-e', 'VE-XIV.5-h', 'VE-XIV.3-g'],
  'E-22: his stack destroyed and his hex entered, he rolls twice, and is moved',
  () => {
    const t = bench();
    const unit = t.lay('fr-2le', '1010', 'line', 1, { steps: 7 });
    t.lay('al-95', '1009', 'line', 5, { steps: 1 });
    const leader = t.lead('picton', '1009');
    // 14 to 2 is 6:1: a 6 is E; 5 and 5 save him. His bonus is declined.
    const f = fight(t, [6, 5, 5], ['1010']);
    f.take({ kind: 'pass' });
    expect([f.step(), t.p.leaderAt[leader]]).toEqual(['combat.advance', t.hex('1009')]);
    f.take({ kind: 'advance', unit });
    f.take({ kind: 'go' });
    expect(f.told('leaderRoll').map(({ peril, roll }) => [peril, roll])).toEqual([
      ['destroyed', 5],
      ['overrun', 5],
    ]);
    expect([f.step(), f.seat(), f.choices().length]).toEqual(['displaced.to', 1, 6]);
    f.take({ kind: 'to', hex: t.hex('1008') });
    expect([t.p.leaderAt[leader], f.step()]).toEqual([t.hex('1008'), OVER]);
  },
);

rule(['VE-XIV.5-d', 'VE-XIV.5-i'], 'alone among enemies who face him he falls on a 4', () => {
  const ring = (dice: readonly number[], gap: boolean) => {
    const t = bench();
    t.lay('fr-2le', '1010', 'line', 1, { steps: 7 });
    for (const [id, hex, facing] of [
      ['fr-61l', '1009', 6],
      ['fr-72l', '1110', 8],
      ['fr-92l', '1111', 10],
      ['fr-93l', '1011', 0],
      ['fr-100l', '0911', 2],
      ['fr-108l', '0910', gap ? 10 : 4],
    ] as const)
      t.lay(id, hex, 'column', facing);
    return { t, dice };
  };
  const fall = (dice: readonly number[], gap: boolean) => {
    const { t } = ring(dice, gap);
    const inside = t.unit('fr-2le');
    t.p.hex[inside] = AWAY.waiting;
    t.p.top[t.hex('1010')] = -1;
    t.lay('al-95', '1010', 'disorganised', 0, { steps: 1 });
    t.lead('picton', '1010');
    const f = playing(t, dice, (p) =>
      startCombat(p, { counter: false, seat: 0, from: [t.hex('1009')], targets: [t.hex('1010')] }),
    );
    f.take({ kind: 'pass' });
    return f.told('leaderRoll').map(({ peril, falls }) => [peril, falls]);
  };
  // 9 to 1 is 6:1: a 6 destroys the stack.
  expect(fall([6, 1, 4], false)).toEqual([
    ['destroyed', false],
    ['encircled', true],
  ]);
  expect(fall([6, 1], true)).toEqual([['destroyed', false]]);
});

// The advance

rule(
  ['VE-VIII.10-e', 'VE-VIII.10-h', 'VE-VIII.10-c', 'VE-VIII.10-a'],
  'whoever fought may go in, in his formation, where it lets him',
  () => {
    const open = (lay: Lay, formation: 'line' | 'column') => {
      const t = bench(lay);
      const unit = t.lay('fr-2le', '1010', formation, formation === 'line' ? 1 : 0, { steps: 7 });
      t.lay('fr-a12', '1010', 'limbered', 0);
      t.lay('al-95', '1009', 'disorganised', 0, { steps: 1 });
      const f = fight(t, [6], ['1010']);
      return f.step() === 'combat.advance' && f.choices().some((c) => c.kind === 'advance' && c.unit === unit)
        ? f.choices().length
        : 0;
    };
    expect([open({}, 'line'), open({}, 'column')]).toEqual([2, 2]);
    const stream = { hexsides: [{ a: '1010', b: '1009', type: 'stream' as const }] };
    expect([open(stream, 'line'), open(stream, 'column')]).toEqual([0, 2]);
  },
);

rule('VE-VIII.10-f', 'E-40: skirmishers shift both halves', () => {
  const shifts = (at: string) => {
    const t = bench();
    t.lay('fr-2le', '1010', 'skirmish', 3, { steps: 7, second: '1011' });
    t.lay('al-95', at, 'disorganised', 0, { steps: 1 });
    const f = fight(t, [6], [at === '1110' ? '1010' : '1011'], at);
    return { t, f, others: f.choices().flatMap((c) => (c.kind === 'half' ? [t.name(c.hex)] : [])) };
  };
  expect(shifts('1111').others).toEqual(['1110', '1112']);
  const { t, f, others } = shifts('1110');
  expect(others).toEqual(['1111']);
  f.take({ kind: 'half', unit: t.unit('fr-2le'), hex: t.hex('1111') });
  const unit = t.unit('fr-2le');
  expect([t.p.hex[unit], t.p.second[unit], t.p.facing[unit]]).toEqual([t.hex('1110'), t.hex('1111'), 3]);
});

rule(['VE-IV.6-k', 'VE-IV.6-s', 'VE-IV.6-p', 'VE-IV.6-j'], 'attacks on both hexes of skirmishers are one shock', () => {
  const t = bench();
  t.lay('fr-2le', '1009', 'line', 7);
  t.lay('fr-1l', '1012', 'line', 11);
  const enemy = t.lay('al-95', '1010', 'skirmish', 3, { steps: 2, second: '1011' });
  const f = phase(t, [6]);
  const [one, other] = [
    { kind: 'assault', from: t.hex('1009'), hex: t.hex('1010') },
    { kind: 'assault', from: t.hex('1012'), hex: t.hex('1011') },
  ] as const;
  f.take(one);
  f.take(other);
  expect(t.p.shocks).toEqual([{ target: t.hex('1010'), from: [t.hex('1009'), t.hex('1012')] }]);
  f.take({ kind: 'pass' });
  // 14 + 12 to 2, since they are halved: once for their order, once from the flank.
  expect(f.told('shock')).toMatchObject([{ powers: [26, 2], defenders: [{ unit: enemy, value: 1 }] }]);
});
