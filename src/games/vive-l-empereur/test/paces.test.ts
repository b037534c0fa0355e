import { expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { OFF } from '../../../grids/hexes.ts';
import { hexOf } from '../field.ts';
import { AWAY, STATE } from '../position.ts';
import { startCharges } from '../rules/charges.ts';
import { startStep } from '../rules/step.ts';
import { type Bench, bench } from './bench.ts';
import { drive } from './drive.ts';
import { marching } from './marching.ts';

// What answers a step, and what becomes of those who make it.

/** fr-2le goes from 1010 to 1009 under the fire of a Line and a battery. */
function underFire(lay: (t: Bench) => void = () => undefined) {
  const t = bench();
  lay(t);
  const unit = t.lay('fr-2le', '1010', 'column', 0);
  const reille = t.lead('reille', '1010');
  t.lay('al-95', '0911', 'line', 3);
  t.lay('al-apic', '0910', 'battery', 3);
  return { t, unit, reille };
}

rule(['VE-XIV.5-a', 'VE-XIV.5-e', 'VE-VII.5-e'], 'a leader who falls to opportunity fire is not carried along', () => {
  const { t, reille, unit } = underFire();
  const f = marching(t, [6, 6, 1, 1]);
  f.take('move fr-2le', 'along reille', 'step 1009', 'fire');
  expect(f.told('leaderRoll')).toMatchObject([{ falls: true }]);
  expect([t.name(hexOf(t.p, unit)), t.p.leaderAt[reille]]).toEqual(['1009', AWAY.eliminated]);
  f.take('step 1008', 'pass');
  expect([t.name(hexOf(t.p, unit)), t.p.leaderAt[reille]]).toEqual(['1008', AWAY.eliminated]);
});

rule(['VE-XIV.3-f', 'VE-XIV.2-a'], 'a leader who flees with the broken does not go on with those who held', () => {
  const { t, reille } = underFire((each) => each.lay('fr-4le', '1010', 'column', 0, { steps: 3 }));
  const f = marching(t, [6, 1, 6, 6, 1, 1]);
  f.take('move fr-2le', 'move fr-4le', 'along reille', 'step 1009', 'fire');
  expect(f.at()).toBe('retreat.leader');
  f.take('along reille');
  f.wait('retreat', 'step');
  expect(f.stance('fr-4le')).toBe('column 0 1009');
  expect(t.p.leaderAt[reille]).toBe(hexOf(t.p, t.unit('fr-2le')));
});

rule(['VE-XIV.2-a', 'VE-XIV.2-e', 'VE-XIV.3-f'], 'several leaders go along with the same stack', () => {
  const { t, reille } = underFire();
  const ney = t.lead('ney', '1010');
  const f = marching(t);
  f.take('move fr-2le', 'along reille', 'along ney', 'step 1009', 'pass');
  expect([reille, ney].map((leader) => t.name(t.p.leaderAt[leader] ?? OFF))).toEqual(['1009', '1009']);
  expect(f.why({ kind: 'along', leader: ney })).toContain('namedAlready VE-XIV.2-a');
});

rule(
  ['VE-V.1-c', 'VE-V.2-b', 'VE-IV.6-p'],
  'skirmishers in the way of a retreat are broken and run as others do',
  () => {
    for (const half of ['1010', '1111']) {
      const t = bench();
      const light = t.lay('fr-2le', '1010', 'skirmish', 1, { second: '1111' });
      const from = half === '1010' ? '1011' : '1112';
      const horse = t.lay('fr-1ch', from, 'disorganised');
      const f = drive(t, (p) => startStep(p, { kind: 'retreat', units: [horse], from: t.hex(from), to: t.hex(half) }));
      f.wait('retreat');
      expect([t.p.formation[light], t.name(hexOf(t.p, horse))]).toEqual(['disorganised', half]);
      expect(['1010', '1111']).not.toContain(t.name(hexOf(t.p, light)));
    }
  },
);

rule(
  ['VE-V.1-c', 'VE-V.1-d'],
  'where order and disorder stand together in the way, those in order are broken too',
  () => {
    const t = bench();
    const steady = t.lay('fr-61l', '1011', 'line', 1, { steps: 5 });
    t.lay('fr-72l', '1011', 'disorganised', 0, { steps: 5 });
    const unit = t.lay('fr-2le', '1010', 'disorganised');
    const f = drive(t, (p) => startStep(p, { kind: 'retreat', units: [unit], from: t.hex('1010'), to: t.hex('1011') }));
    f.wait('retreat');
    expect([t.p.formation[steady], t.name(hexOf(t.p, unit))]).toEqual(['disorganised', '1011']);
    expect(f.told('disorganised')).toMatchObject([{ units: [steady], clause: 'VE-V.1-c' }]);
  },
);

rule(['VE-VI.8-a', 'VE-XIII-a'], 'cavalry recoils from a reinforcement that comes in next to it', () => {
  const t = bench();
  const unit = t.b.units.findIndex(({ arrival, side, arm }) => arrival !== null && side === 0 && arm === 'infantry');
  const { id = '', arrival } = t.b.units[unit] ?? {};
  const entry = arrival?.entry ?? OFF;
  t.p.turn = arrival?.turn ?? 1;
  t.lay('al-bhu', t.name(entry - t.b.ground.hexes.cols), 'column', 6);
  const f = marching(t);
  f.take(`enter ${id} ${t.name(entry)} column 0`);
  expect([f.at(), f.choices('recoil').length]).toEqual(['react.choose', 1]);
});

rule(['VE-VI.8-a', 'VE-XIII-a'], 'and from one that has come in and goes on beside it', () => {
  const t = bench();
  const unit = t.b.units.findIndex(({ arrival, side, arm }) => arrival !== null && side === 0 && arm === 'infantry');
  const { id = '', arrival } = t.b.units[unit] ?? {};
  t.p.turn = arrival?.turn ?? 1;
  const entry = t.name(arrival?.entry ?? OFF);
  expect(entry).toBe('1125');
  t.lay('al-bhu', '1024', 'column', 6);
  const f = marching(t);
  f.take(`enter ${id} ${entry} column 0`, 'pass');
  expect(f.choices('step')).toContain('step 1124');
  f.take('step 1124');
  expect([f.at(), f.choices('recoil'), f.why({ kind: 'recoil', hex: t.hex('1024') })]).toEqual([
    'react.choose',
    ['recoil 1024'],
    [],
  ]);
});

rule(['VE-VI.8-a', 'VE-IV.10-b', 'VE-XII.2-c'], 'who is broken before his recoil does not recoil', () => {
  const t = bench();
  const [one, other] = [t.lay('al-bhu', '1010', 'column', 6), t.lay('al-bul', '1111', 'column', 6)];
  t.p.army.fill(STATE.desperate);
  t.lay('fr-a59', '1012', 'limbered', 0);
  const f = marching(t, [6, 6, 6, 6]);
  f.take('move fr-a59', 'step 1011', 'recoil 1010', 'recoil 1111');
  f.wait('retreat');
  expect([one, other].map((unit) => t.p.formation[unit])).toEqual(['disorganised', 'disorganised']);
  expect([one, other].map((unit) => hexOf(t.p, unit) >= 0)).toEqual([true, true]);
  expect(f.told('test').filter((event) => event.kind === 'test' && event.cause === 'recoil')).toHaveLength(1);
  expect(f.at()).toBe('move.act');
});

rule(['VE-IX.7-c', 'VE-IV.6-u'], 'the half about which skirmishers turn has been entered by nobody', () => {
  const t = bench();
  t.lay('fr-2le', '1010', 'skirmish', 1, { second: '1111' });
  // 1111 is before it, the new half 1110 is not.
  t.lay('al-bhu', '1112', 'column', 0);
  const f = marching(t);
  f.take('move fr-2le', 'change fr-2le skirmish 3 1110');
  expect([f.at(), f.stance('fr-2le')]).toEqual(['move.act', 'skirmish 3 1110 1111']);
});

rule(['VE-VI.8-a', 'VE-IV.6-u'], 'cavalry next to either half of skirmishers was near them already', () => {
  const t = bench();
  t.lay('fr-2le', '1010', 'skirmish', 1, { second: '1111' });
  t.lay('al-bhu', '1211', 'column', 8);
  const f = marching(t);
  f.take('move fr-2le', 'step 1110');
  expect([f.stance('fr-2le'), f.at(), f.choices('recoil')]).toEqual(['skirmish 1 1110 1210', 'react.choose', []]);
  expect(f.why({ kind: 'recoil', hex: t.hex('1211') })).toEqual(['nearAlready VE-VI.8-a']);
});

rule(
  'VE-VI.8-a',
  'whoever came near in this movement may be recoiled from at each step beside it, whoever began there not',
  () => {
    /** A Column that marches from one hex beside the cavalry in 1010 to another. */
    const besideFrom = (steps: string[]) => {
      const t = bench();
      t.lay('al-bhu', '1010', 'column', 6);
      t.lay('fr-61l', steps[0] ?? '', 'column', 0);
      const f = marching(t);
      f.take('move fr-61l');
      for (const step of steps.slice(1)) {
        f.take(step);
        if (f.at() === 'react.choose') f.take('pass');
      }
      f.take('turn fr-61l 2', 'step 1111');
      return [f.at(), f.choices('recoil').length, f.why({ kind: 'recoil', hex: t.hex('1010') })];
    };
    expect(besideFrom(['1012', 'step 1011'])).toEqual(['react.choose', 1, []]);
    expect(besideFrom(['1011'])).toEqual(['react.choose', 0, ['nearAlready VE-VI.8-a']]);
  },
);

rule(
  ['VE-IX.7-p', 'VE-IX.7-u'],
  'whoever has tried to countercharge a comrade who ran meanwhile may recoil from the one who moves',
  () => {
    const t = bench();
    t.lay('fr-61l', '1010', 'disorganised');
    t.lay('fr-72l', '1011', 'column', 0);
    t.lay('al-bhu', '0913', 'column', 2);
    // The comrade who is passed over breaks, and runs before the cavalry, which fails.
    const f = marching(t, [6, 6, 6, 6]);
    f.take('move fr-61l', 'step 1011', 'to 1012', 'countercharge 0913');
    f.wait('retreat', 'react');
    f.take('step 1012');
    expect([f.at(), f.choices('recoil')]).toEqual(['react.choose', ['recoil 0913']]);
  },
);

rule(['VE-VI.8-e', 'VE-IV.6-u'], 'and recoils to where neither half touches it', () => {
  const t = bench();
  t.lay('fr-2le', '1011', 'skirmish', 1, { second: '1112' });
  t.lay('al-bhu', '1110', 'column', 8);
  const f = marching(t, [1, 1]);
  f.take('move fr-2le', 'step 1010', 'recoil 1110');
  expect(f.choices('to')).toEqual(['to 1109', 'to 1209']);
  expect(f.why({ kind: 'to', hex: t.hex('1210') })[0]).toBe('nextToThem VE-VI.8-e');
});

rule('VE-VI.8-f', 'in a combined charge each hex is an enemy of its own, from whom the first recoil is tested', () => {
  const t = bench();
  t.lay('fr-1ch', '1008', 'column', 0);
  t.lay('fr-6ch', '1208', 'column', 0);
  t.lay('al-bhu', '1006', 'column', 6);
  t.lay('al-apic', '1107', 'disorganised');
  const f = drive(t, startCharges, [1, 1, 1, 1]);
  f.take('charge fr-1ch 1', 'charge fr-6ch 11', 'go', 'step 1007', 'recoil 1006', 'waive', 'to 1005', 'pass', 'finish');
  f.take('step 1207', 'step 1206', 'step 1106', 'recoil 1005');
  expect(f.told('test')).toHaveLength(2);
});
