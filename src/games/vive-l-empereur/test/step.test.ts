import { expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { OFF } from '../../../grids/hexes.ts';
import { hexOf, stepsOf } from '../field.ts';
import { type Choice, MARK, type Unit } from '../position.ts';
import { startMovement } from '../rules/movement.ts';
import { startDisorder, startRecoil } from '../rules/recoil.ts';
import { startStep } from '../rules/step.ts';
import { type Bench, bench } from './bench.ts';
import { OVER, playing } from './table.ts';

const move = (unit: Unit): Choice => ({ kind: 'move', unit });
const PASS: Choice = { kind: 'pass' };
const FIRE: Choice = { kind: 'fire' };

function phase(t: Bench, dice: readonly number[] = [], seat = 0) {
  t.p.phase = 'movement';
  t.p.active = seat;
  const g = playing(t, startMovement, dice);
  return { ...g, to: (hex: string) => g.take({ kind: 'step', hex: t.hex(hex) }) };
}

rule(
  ['VE-VII.5-a', 'VE-VII.5-f', 'VE-VII.5-m', 'VE-VII.5-g', 'E-10'],
  'E-10: who covers the hex that is left fires, together, and again in the next',
  () => {
    const t = bench();
    const unit = t.lay('fr-2le', '1011', 'column', 0);
    // A covers 1011 and 1010, B covers 1010 alone.
    const a = t.lay('al-95', '0911', 'line', 3);
    const b = t.lay('al-27j', '1110', 'column', 8);
    const g = phase(t, [1, 1, 1, 1]);
    g.take(move(unit));
    g.to('1010');
    expect([g.at(), g.seat(), g.choices()]).toEqual(['step.fire', 1, [FIRE, { kind: 'firer', unit: a }, PASS]]);
    expect(g.refusal({ kind: 'firer', unit: b })).toBe('VE-VII.5-b cannotFireThere');
    g.take(FIRE);
    g.to('1009');
    expect(g.choices().filter(({ kind }) => kind === 'firer')).toHaveLength(2);
    g.take({ kind: 'firer', unit: b });
    expect(g.refusal({ kind: 'firer', unit: b })).toBe('VE-VII.5-f namedAlready');
    g.take({ kind: 'firer', unit: a }, FIRE);
    const fires = g.log.flatMap((event) =>
      event.kind === 'fire' ? [[t.name(event.hex), event.how, event.firers.length]] : [],
    );
    expect(fires).toEqual([
      ['1011', 'opportunity', 1],
      ['1010', 'opportunity', 2],
    ]);
    expect(hexOf(t.p, unit)).toBe(t.hex('1009'));
  },
);

rule(['VE-VII.5-c', 'VE-VII.5-o'], 'turning and changing provoke nothing, nor does a leader', () => {
  const t = bench();
  const unit = t.lay('fr-2le', '1010', 'column', 0);
  const leader = t.lead('ney', '1010');
  t.lay('al-95', '0911', 'line', 1);
  const g = phase(t);
  g.take(
    move(unit),
    { kind: 'turn', unit, facing: 2 },
    { kind: 'change', unit, formation: 'line', facing: 3, second: OFF },
    PASS,
  );
  g.take({ kind: 'lead', leader });
  g.to('1009');
  expect([g.at(), t.p.leaderAt[leader], g.log.at(-1)?.kind]).toEqual(['move.act', t.hex('1009'), 'leaderMoved']);
});

rule(
  ['VE-VII.5-d', 'VE-VII.5-e', 'VE-VII.5-n', 'VE-V.6-a', 'VE-V.6-b'],
  'who leaves takes the losses; broken, it does not get there',
  () => {
    const t = bench();
    const stays = t.lay('fr-61l', '1010', 'column', 0);
    const leaves = t.lay('fr-2le', '1010', 'column', 0);
    t.lay('al-95', '0911', 'line', 1);
    t.lay('al-apic', '0910', 'battery', 3);
    // A die of 6 takes steps of the one that leaves; it fails with 11, the other passes with 2.
    const g = phase(t, [6, 5, 6, 1, 1]);
    g.take(move(leaves));
    g.to('1009');
    g.take(FIRE);
    const kinds = g.log.map(({ kind }) => kind);
    expect(kinds.slice(0, 4)).toEqual(['fire', 'losses', 'test', 'test']);
    expect(stepsOf(t.p, leaves)).toBeLessThan(7);
    expect([stepsOf(t.p, stays), t.p.formation[stays], t.p.formation[leaves]]).toEqual([3, 'column', 'disorganised']);
    expect(hexOf(t.p, leaves)).not.toBe(t.hex('1009'));
  },
);

rule('VE-VII.5-k', 'several who leave together are fired at once, and the top one pays', () => {
  const t = bench();
  const under = t.lay('fr-61l', '1010', 'column', 0);
  const top = t.lay('fr-2le', '1010', 'column', 0);
  t.lay('al-95', '0911', 'line', 1);
  t.lay('al-apic', '0910', 'battery', 3);
  const g = phase(t, [6, 1, 1]);
  g.take(move(top), move(under));
  g.to('1009');
  g.take(FIRE);
  expect(g.log.filter(({ kind }) => kind === 'fire')).toHaveLength(1);
  expect([stepsOf(t.p, under), hexOf(t.p, under), hexOf(t.p, top)]).toEqual([3, t.hex('1009'), t.hex('1009')]);
  expect(stepsOf(t.p, top)).toBeLessThan(7);
});

/** A step of any kind from 1010 to 1009, covered by a Line. */
function paced(
  kind: 'retreat' | 'advance',
  set: (t: Bench, firer: Unit) => { spared?: Unit[] },
  dice: readonly number[],
) {
  const t = bench();
  const unit = t.lay('fr-2le', '1010', kind === 'retreat' ? 'disorganised' : 'column', 0);
  const firer = t.lay('al-95', '0911', 'line', 1);
  t.lay('al-apic', '0910', 'battery', 3);
  t.p.phase = 'shocks';
  t.p.active = 1;
  const { spared = [] } = set(t, firer);
  const g = playing(
    t,
    (p) => startStep(p, { kind, units: [unit], from: t.hex('1010'), to: t.hex('1009'), spared }),
    dice,
  );
  return { t, g, unit, firer };
}

rule(['VE-VII.5-h', 'VE-VIII.9-e'], 'who made them run does not fire at them', () => {
  const { g, firer } = paced('retreat', (_t, firer) => ({ spared: [firer] }), []);
  expect(g.choices().filter(({ kind }) => kind === 'firer')).toHaveLength(1);
  expect(g.refusal({ kind: 'firer', unit: firer })).toBe('VE-VII.5-h madeThemRun');
});

rule('VE-VII.5-i', 'nor who is involved in a shock of the phase', () => {
  const { g, firer } = paced(
    'advance',
    (t) => {
      t.p.shocks = [{ target: t.hex('0811'), from: [t.hex('0911')] }];
      return {};
    },
    [],
  );
  expect(g.refusal({ kind: 'firer', unit: firer })).toBe('VE-VII.5-i engaged');
});

rule('VE-VII.5-j', 'a retreat takes losses without a test', () => {
  const { g, unit, t } = paced('retreat', () => ({}), [6]);
  g.take(FIRE);
  expect(g.log.map(({ kind }) => kind)).toEqual(['fire', 'losses', 'moved']);
  expect(hexOf(t.p, unit)).toBe(t.hex('1009'));
});

rule(['VE-V.1-c', 'VE-V.2-b', 'VE-V.2-d'], 'a stack in the way is broken and gone before the retreat comes in', () => {
  const t = bench();
  const unit = t.lay('fr-2le', '1010', 'disorganised');
  const horse = t.lay('fr-1ch', '1009', 'column', 0);
  const g = playing(t, (p) => startStep(p, { kind: 'retreat', units: [unit], from: t.hex('1010'), to: t.hex('1009') }));
  while (g.at().startsWith('retreat')) g.take(g.choices()[0] ?? PASS);
  expect([t.p.formation[horse], hexOf(t.p, unit)]).toEqual(['disorganised', t.hex('1009')]);
  expect(hexOf(t.p, horse)).not.toBe(t.hex('1009'));
  const kinds = g.log.map(({ kind }) => kind);
  expect(kinds.indexOf('disorganised')).toBeLessThan(kinds.lastIndexOf('moved'));
});

rule(['VE-V.1-d', 'VE-V.2-c'], 'one that is Disorganised already goes one hex or two as its owner likes', () => {
  const t = bench();
  const unit = t.lay('fr-2le', '1010', 'disorganised');
  const horse = t.lay('fr-1ch', '1009', 'disorganised');
  const g = playing(t, (p) => startStep(p, { kind: 'retreat', units: [unit], from: t.hex('1010'), to: t.hex('1009') }));
  expect([g.at(), g.seat(), g.choices()]).toEqual([
    'step.push',
    0,
    [
      { kind: 'length', hexes: 1 },
      { kind: 'length', hexes: 2 },
    ],
  ]);
  g.take({ kind: 'length', hexes: 1 });
  while (g.at().startsWith('retreat')) g.take(g.choices()[0] ?? PASS);
  expect([t.p.formation[horse], hexOf(t.p, unit)]).toEqual(['disorganised', t.hex('1009')]);
});

rule('VE-XIV.5-c', 'an enemy leader who is alone rolls for his life, and is moved if he lives', () => {
  const t = bench();
  const unit = t.lay('fr-2le', '1010', 'column', 0);
  const leader = t.lead('picton', '1009');
  const g = phase(t, [5]);
  g.take(move(unit));
  g.to('1009');
  expect(g.log.at(-1)).toMatchObject({ kind: 'leaderRoll', peril: 'overrun', falls: false });
  expect([g.at(), g.seat()]).toEqual(['displaced.to', 1]);
  g.take({ kind: 'to', hex: t.hex('1008') });
  expect(t.p.leaderAt[leader]).toBe(t.hex('1008'));
});

// Recoil

function recoiling(free: boolean, dice: readonly number[], lay: (t: Bench) => void = () => undefined) {
  const t = bench();
  const horse = t.lay('al-bhu', '1010', 'column', 6);
  t.lay('fr-2le', '1011', 'column', 0);
  lay(t);
  t.p.phase = 'movement';
  t.p.active = 0;
  const start = { hex: t.hex('1010'), movers: [t.hex('1011')], charge: false, free };
  return { t, horse, g: playing(t, (p) => startRecoil(p, start), dice) };
}

rule(
  ['VE-VI.8-d', 'VE-VI.8-e', 'VE-X.4-j'],
  'a recoil is tested by the printed morale, and goes one or two hexes away with the same facing',
  () => {
    const { t, horse, g } = recoiling(false, [1, 1], (t) => t.lead('picton', '1010'));
    expect(g.log.find(({ kind }) => kind === 'test')).toMatchObject({ parts: [{ what: 'morale' }], passed: true });
    expect(g.hexes('to')).toEqual(['0910', '1009', '1110']);
    expect(g.refusal(PASS)).toBe('VE-VI.8-e mustRecoil');
    expect(g.refusal({ kind: 'to', hex: t.hex('0911') })).toBe('VE-VI.8-e nextToThem');
    g.take({ kind: 'to', hex: t.hex('1009') });
    // The Column that came near covers the hex that is left.
    expect([g.at(), g.seat()]).toEqual(['step.fire', 0]);
    g.take(PASS);
    expect(g.hexes('to')).toEqual(['0909', '0910', '1008', '1109', '1110']);
    expect(g.refusal(PASS)).toBe(null);
    g.take({ kind: 'to', hex: t.hex('1008') });
    expect([hexOf(t.p, horse), t.p.formation[horse], t.p.facing[horse]]).toEqual([t.hex('1008'), 'column', 6]);
  },
);

rule('VE-VI.8-f', 'from the same enemy again it recoils without a test', () => {
  const { g } = recoiling(true, []);
  expect([g.at(), g.log.map(({ kind }) => kind)]).toEqual(['recoil.hex', ['recoil']]);
});

rule('VE-VI.8-g', 'who fails is Disorganised and runs', () => {
  const { t, horse, g } = recoiling(false, [6, 6]);
  while (g.at() !== OVER) g.take(g.at() === 'step.fire' ? PASS : (g.choices()[0] ?? PASS));
  expect([t.p.formation[horse], t.p.marker[horse]]).toEqual(['disorganised', t.p.turn]);
  expect(hexOf(t.p, horse)).not.toBe(t.hex('1010'));
});

rule('VE-VI.8-k', 'no recoil into a hex of infantry, nor on to Disorganised friends', () => {
  const { g } = recoiling(true, [], (t) => {
    t.lay('al-95', '1009', 'column', 0);
    t.lay('al-27j', '0910', 'column', 0);
  });
  expect(g.hexes('to')).toEqual(['1110']);
});

// Voluntary disorder

rule(
  ['VE-VI.5-a', 'VE-VI.5-b', 'VE-VI.5-c', 'VE-IV.10-f'],
  'cavalry breaks of its own will, with the marker of the turn before',
  () => {
    const t = bench();
    const horse = t.lay('fr-1ch', '1010', 'column', 0);
    const foot = t.lay('fr-2le', '1012', 'column', 0);
    const g = phase(t);
    expect([
      g.refusal({ kind: 'disorder', unit: foot }),
      g.refusal({ kind: 'disorder', unit: t.unit('fr-6ch') }),
    ]).toEqual(['VE-VI.5-a notCavalry', 'VE-VI.5-a notOnMap']);
    g.take({ kind: 'disorder', unit: horse });
    while (g.at().startsWith('retreat')) g.take(g.choices()[0] ?? PASS);
    expect([t.p.formation[horse], t.p.marker[horse]]).toEqual(['disorganised', t.p.turn - 1]);
    expect(g.log[0]).toMatchObject({ kind: 'disorganised', willing: true });
    expect(g.refusal({ kind: 'disorder', unit: horse })).toBe('VE-VI.5-e disorganisedAlready');
  },
);

rule('VE-VI.5-e', 'one that is Disorganised already is not eliminated by it', () => {
  const t = bench();
  const horse = t.lay('fr-1ch', '1010', 'disorganised', 0);
  playing(t, (p) => startDisorder(p, [horse]));
  expect(hexOf(t.p, horse)).toBe(t.hex('1010'));
});

rule('VE-IX.7-m', 'whoever a countercharge has stopped moves no more', () => {
  const t = bench();
  const unit = t.lay('fr-2le', '1010', 'column', 0);
  t.p.marks[unit] = MARK.stopped;
  expect(phase(t).refusal(move(unit))).toBe('VE-IX.7-m stoppedAlready');
});
