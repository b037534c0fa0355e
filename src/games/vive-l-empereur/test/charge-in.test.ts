import { expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { has } from '../field.ts';
import { MARK, NONE } from '../position.ts';
import { startCharges } from '../rules/charges.ts';
import { startMovement } from '../rules/movement.ts';
import { type Bench, bench } from './bench.ts';
import { drive } from './drive.ts';

// VE-XIII: cavalry that comes in charging. The French enter by 1125, whose neighbours on the map are 1124, 1024 and 1224.

/** The turn on which the cuirassiers are due. */
function due(t: Bench): number {
  const unit = t.unit('fr-811c');
  t.p.turn = t.b.units[unit]?.arrival?.turn ?? 0;
  return unit;
}

rule(
  ['VE-XIII-a', 'VE-XIII-j', 'VE-IV.7-b'],
  'cavalry that is due may come in charging, in Line with its front inwards',
  () => {
    const t = bench();
    const horse = due(t);
    t.lay('al-95', '1122', 'line', 7);
    const f = drive(t, startCharges);
    expect(f.choices('enter fr-811c')).toEqual([1, 3, 9, 11].map((facing) => `enter fr-811c 1125 line ${facing}`));
    const enter = { kind: 'enter', unit: horse, hex: t.hex('1125') } as const;
    expect(f.why({ ...enter, formation: 'line', facing: 5 })).toEqual(['notInwards VE-XIII-j']);
    expect(f.why({ ...enter, formation: 'column', facing: 0 })).toContain('noSuchChange VE-IV.7-b');
    f.take('enter fr-811c 1125 line 1');
    expect(f.kinds().slice(0, 2)).toEqual(['charge', 'moved']);
    expect(f.told('moved')).toMatchObject([{ how: 'enter', clause: 'VE-XIII-a' }]);
    // VE-IX.2-n: infantry that sees it may form square.
    expect([f.at(), f.choices()]).toEqual(['squares.choose', ['square 1122', 'pass']]);
    f.take('pass', 'step 1124', 'pass', 'step 1123');
    expect([f.at(), f.choices('finish')]).toEqual(['charge.act', ['finish']]);
    f.take('finish');
    expect([has(t.p, horse, MARK.charging), t.p.formation[horse]]).toEqual([true, 'line']);
    expect(drive(t, startMovement).choices('move')).toEqual([]);
  },
);

rule(['VE-XIII-i', 'VE-XIII-c'], 'who comes in charging takes its place in the queue of the road', () => {
  const t = bench({ roads: [['1125', '1124']] });
  due(t);
  t.lay('al-95', '1122', 'square');
  const f = drive(t, startCharges);
  f.take('enter fr-811c 1125 line 1', 'step 1124', 'step 1123', 'finish');
  expect(t.p.queue).toEqual([t.hex('1125')]);
  const spent = (units: number): number => {
    const u = bench({ roads: [['1125', '1124']] });
    due(u);
    for (let i = 0; i < units; i++) u.p.queue.push(u.hex('1125'));
    const g = drive(u, startCharges);
    g.take('enter fr-811c 1125 line 1');
    const charge = u.p.stack.find(({ step }) => step.startsWith('charge.'));
    return charge !== undefined && 'groups' in charge && Array.isArray(charge.groups) ? charge.groups[0].spent : NONE;
  };
  expect([spent(0), spent(1), spent(3)]).toEqual([1, 2, 4]);
  // No unit has so many MP.
  const v = bench({ roads: [['1125', '1124']] });
  const horse = due(v);
  for (let i = 0; i < 20; i++) v.p.queue.push(v.hex('1125'));
  const enter = { kind: 'enter', unit: horse, hex: v.hex('1125'), formation: 'line', facing: 1 } as const;
  expect(drive(v, startCharges).why(enter)).toEqual(['tooFewPoints VE-XIII-i']);
});

rule(['VE-XIII-h', 'VE-XIII-d', 'VE-XIII-e', 'VE-IX.2-i', 'VE-IX.2-h', 'VE-V.2-a'], 'where and when it may not', () => {
  const reasons = (terrain: string, lay: (t: Bench) => void): string[] => {
    const t = bench({ terrain: { 1125: terrain } });
    const unit = due(t);
    lay(t);
    return drive(t, startCharges).why({ kind: 'enter', unit, hex: t.hex('1125'), formation: 'line', facing: 1 });
  };
  expect(reasons('.', () => {})).toEqual([]);
  expect(reasons('.', (t) => t.p.turn--)).toEqual(['notDue VE-XIII-h']);
  expect(reasons('m', () => {})).toContain('closedToCharges VE-IX.2-i');
  expect(reasons('.', (t) => t.lay('al-95', '1125'))).toContain('notEntryHex VE-XIII-d');
  expect(reasons('.', (t) => t.lay('fr-2le', '1125'))).toContain('armsDoNotMix VE-V.2-a');
  expect(reasons('.', (t) => t.lay('fr-1ch', '1125', 'column', 0, { steps: 7 }))).toEqual(['stackFull VE-XIII-e']);
  const rides = (t: Bench) => {
    const unit = t.lay('fr-1ch', '1125', 'line', 1, { steps: 1 });
    t.p.marks[unit] = MARK.charging;
  };
  expect(reasons('.', rides)).toEqual(['noRidingThrough VE-IX.2-h']);
});

rule(['VE-IX.7-r', 'VE-XIII-a'], 'cavalry before which it appears may answer it', () => {
  const t = bench();
  due(t);
  t.lay('al-6h', '1124', 'column', 6);
  const f = drive(t, startCharges);
  f.take('enter fr-811c 1125 line 1');
  expect(f.choices()).toEqual(['countercharge 1124', 'recoil 1124', 'disorder al-6h', 'pass']);
});

rule(['VE-IX.2-l', 'VE-XIV.2-c'], 'all leaders of the hex may ride along', () => {
  const t = bench();
  t.lay('fr-1ch', '1010', 'column', 0);
  const [reille, ney] = [t.lead('reille', '1010'), t.lead('ney', '1010')];
  const f = drive(t, startCharges);
  f.take('charge fr-1ch 1', 'along reille', 'along ney', 'go', 'step 1009');
  expect([t.p.leaderAt[reille], t.p.leaderAt[ney]]).toEqual([t.hex('1009'), t.hex('1009')]);
});
