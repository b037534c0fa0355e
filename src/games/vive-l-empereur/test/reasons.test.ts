import { expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { whyNot } from '../../../kernel/why-not.ts';
import type { Choice } from '../position.ts';
import { startCharges } from '../rules/charges.ts';
import { startFires } from '../rules/fire.ts';
import { rulesOf } from '../rules/index.ts';
import { explainedBy } from '../things.ts';
import { type Bench, bench } from './bench.ts';
import { drive } from './drive.ts';
import { marching } from './marching.ts';

// VE-0-j: what is told of a hex with enemies is what everybody sees, whoever lies under their top unit.

const told = (t: Bench, choice: Choice): string[] =>
  whyNot(explainedBy(t.box, rulesOf(t.box)), t.p, t.p.active, { choice }).map(({ why }) => why);

/** The same question, with an enemy alone and with another under him. */
function asked(ask: (lay: (t: Bench) => void) => string[], hex: string): string[][] {
  const under = (steps: number) => (t: Bench) => {
    if (steps > 0) t.lay('al-7l', hex, 'line', 5, { steps });
    t.lay('al-95', hex, 'line', 5, { steps: 3 });
  };
  return [ask(under(0)), ask(under(7))];
}

rule(['VE-0-j', 'VE-VI.1-m'], 'a step into an enemy’s hex is refused for him, not for how many he has there', () => {
  const march = (lay: (t: Bench) => void) => {
    const t = bench();
    t.lay('fr-61l', '1010', 'column', 0);
    lay(t);
    marching(t).take('move fr-61l');
    return told(t, { kind: 'step', hex: t.hex('1009') });
  };
  expect(asked(march, '1009')).toEqual([['enemyThere'], ['enemyThere']]);
  const charge = (lay: (t: Bench) => void) => {
    const t = bench();
    t.lay('fr-1ch', '1010', 'column', 0);
    lay(t);
    drive(t, startCharges).take('charge fr-1ch 1', 'go');
    return told(t, { kind: 'step', hex: t.hex('1009') });
  };
  expect(asked(charge, '1009')).toEqual([['enemyThere'], ['enemyThere']]);
});

rule(['VE-0-j', 'VE-IV.6-q'], 'a half among enemies is refused without a word about those whom nobody sees', () => {
  const half = (formation: 'line' | 'square') => {
    const t = bench();
    const unit = t.lay('fr-2le', '1010', 'line', 1);
    t.lay('al-7l', '1111', formation, formation === 'line' ? 5 : 0, { steps: 3 });
    t.lay('al-95', '1111', 'skirmish', 5, { second: '1011', steps: 3 });
    marching(t).take('move fr-2le');
    return told(t, { kind: 'change', unit, formation: 'skirmish', facing: 1, second: t.hex('1111') });
  };
  expect([half('line'), half('square')]).toEqual([['noHalfThere'], ['noHalfThere']]);
});

rule(['VE-0-j', 'VE-VII.3-c'], 'the targets of a fire are listed in an order that tells nothing of those below', () => {
  const listed = (first: string, second: string) => {
    const t = bench();
    t.lay('fr-a59', '1010', 'battery', 1);
    t.lay(first, '1007', 'line', 5, { steps: 2 });
    t.lay('al-95', '1007', 'line', 5, { steps: 2 });
    t.lay(second, '1107', 'line', 5, { steps: 2 });
    t.lay('al-7l', '1107', 'line', 5, { steps: 2 });
    return drive(t, (p) => startFires(p, 0)).choices('target');
  };
  expect(listed('al-27j', 'al-3073')).toHaveLength(2);
  expect(listed('al-27j', 'al-3073')).toEqual(listed('al-3073', 'al-27j'));
});

rule(
  ['VE-0-j', 'VE-III.3-a'],
  'a Square that is formed or left under guns shows its marker, and is not taken back',
  () => {
    const t = bench();
    t.lay('fr-61l', '1010', 'line', 1, { steps: 3 });
    t.lay('fr-a59', '1010', 'battery', 1);
    const f = marching(t);
    f.take('move fr-61l');
    expect(f.revealed()).toBe(0);
    f.take('change fr-61l square 0');
    expect(f.revealed()).toBe(1);
  },
);

rule(
  'VE-IX.2-a',
  'an enemy who is pointed at while charges are declared is nobody who joins one: charges are led against him',
  () => {
    const t = bench();
    t.lay('fr-1ch', '1010', 'column', 0);
    const enemy = t.lay('al-27j', '1007', 'line', 5);
    drive(t, startCharges);
    const reasons = whyNot(explainedBy(t.box, rulesOf(t.box)), t.p, t.p.active, { thing: `unit:${enemy}` });
    expect(reasons.map(({ why, facts }) => [why, facts?.['step'] ?? facts?.['unit']])).toEqual([
      ['moment', 'charge.act'],
      ['notYours', enemy],
      ['now', 'charges.declare'],
    ]);
  },
);
