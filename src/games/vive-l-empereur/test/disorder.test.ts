import { expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { lift } from '../field.ts';
import { AWAY, NONE } from '../position.ts';
import { startCharges } from '../rules/charges.ts';
import { startFires } from '../rules/fire.ts';
import { startMovement } from '../rules/movement.ts';
import { startRally } from '../rules/rally.ts';
import { startShocks } from '../rules/shock.ts';
import { startStep } from '../rules/step.ts';
import { bench } from './bench.ts';
import { drive } from './drive.ts';

// VE-VI.5: cavalry breaks off by its owner's will.

rule(
  ['VE-VI.5-a', 'VE-VI.5-f'],
  'the phasing player is offered it in every phase of his own, and in no fire of the other',
  () => {
    const t = bench();
    t.lay('fr-1ch', '1010', 'column', 0);
    t.lay('al-6h', '1015', 'column', 0);
    const starts = [startCharges, startMovement, (p: typeof t.p) => startFires(p, 0), startRally];
    for (const start of starts) expect(drive(t, start).choices('disorder')).toEqual(['disorder fr-1ch']);
    const defensive = drive(t, (p) => startFires(p, 1));
    expect(defensive.choices('disorder')).toEqual([]);
    expect(defensive.why({ kind: 'disorder', unit: t.unit('al-6h') })).toEqual(['noOccasion VE-VI.5-f']);
    // Where no cavalry is in order nobody is asked.
    lift(t.p, t.unit('fr-1ch'), AWAY.left);
    expect(drive(t, startRally).at()).toBe('');
  },
);

rule(
  ['VE-VI.5-b', 'VE-VI.5-c', 'VE-IV.10-f'],
  'it runs two hexes at once, with the marker of the turn before, and may rally in the next',
  () => {
    const t = bench();
    t.p.turn = 4;
    const horse = t.lay('fr-1ch', '1010', 'column', 0);
    const f = drive(t, startRally);
    f.take('disorder fr-1ch');
    f.wait('retreat');
    expect([t.p.marker[horse], t.name(t.p.hex[horse] ?? NONE)]).toEqual([3, '1112']);
    expect(f.choices()).toEqual(['pass']);
    t.p.turn = 5;
    expect(drive(t, startRally).choices('rally')).toEqual(['rally fr-1ch']);
  },
);

rule(['VE-IX.3-b', 'VE-IX.2-r', 'VE-VI.5-f'], 'whoever has lost its target returns to Column, or breaks off', () => {
  const t = bench();
  const horse = t.lay('fr-1ch', '1010', 'column', 0);
  const foe = t.lay('al-7l', '1009', 'square');
  drive(t, startCharges).take('charge fr-1ch 1', 'go', 'finish');
  lift(t.p, foe, AWAY.eliminated);
  const f = drive(t, (p) => {
    p.phase = 'shocks';
    startShocks(p);
  });
  expect(f.at()).toBe('reform.facing');
  f.take('turn fr-1ch 0');
  expect([t.p.formation[horse], f.choices()]).toEqual(['column', ['disorder fr-1ch', 'pass']]);
  f.take('disorder fr-1ch');
  f.wait('retreat');
  expect(t.p.formation[horse]).toBe('disorganised');
});

rule(
  ['VE-VI.5-d', 'VE-IX.2-m'],
  'when the cavalry before it has broken off, the charge goes on with the MP that it has',
  () => {
    const t = bench();
    const horse = t.lay('fr-1ch', '1011', 'column', 0);
    t.lay('al-6h', '1009', 'column', 6);
    const f = drive(t, startCharges);
    f.take('charge fr-1ch 1', 'go', 'step 1010', 'disorder al-6h');
    f.wait('retreat');
    expect(f.at()).toBe('charge.act');
    f.take('step 1009');
    expect(t.name(t.p.hex[horse] ?? NONE)).toBe('1009');
  },
);

rule(['VE-VI.5-e', 'VE-IX.7-k'], 'whoever is in its countercharge does not break off', () => {
  const t = bench();
  const foot = t.lay('fr-2le', '1011', 'line', 1);
  const horse = t.lay('al-6h', '1009', 'column', 6);
  const f = drive(
    t,
    (p) => startStep(p, { kind: 'regular', units: [foot], from: t.hex('1011'), to: t.hex('1010') }),
    [1, 1],
  );
  f.take('countercharge 1009');
  expect([f.at(), f.choices()]).toEqual(['countercharge.answer', ['target 1009', 'pass']]);
  expect(t.p.formation[horse]).toBe('line');
});
