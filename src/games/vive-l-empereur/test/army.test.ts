import { expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { get } from '../../../kernel/there.ts';
import { standardBox } from '../data/standard.ts';
import { facts, isDisorganised, lift } from '../field.ts';
import { AWAY, STATE } from '../position.ts';
import { scoreOfCorps } from '../rules/armies.ts';
import { startArmy } from '../rules/army.ts';
import { scoreOf } from '../rules/victory.ts';
import { bench } from './bench.ts';
import { drive } from './drive.ts';
import { armiesIn5, worn } from './worn.ts';

// XII: how corps lose heart.

rule(
  ['VE-XII-a', 'VE-XII-d'],
  'steps lost, those of units that left the map, and Disorganised units make the score',
  () => {
    const t = bench();
    const corps = facts(t.b, t.unit('fr-2le')).corps;
    t.lay('fr-2le', '1010', 'line', 1, { steps: 1 });
    t.lay('fr-61l', '1012', 'disorganised');
    t.lay('fr-72l', '1014');
    lift(t.p, t.unit('fr-72l'), AWAY.driven);
    const of = (id: string) => facts(t.b, t.unit(id)).steps;
    expect(scoreOfCorps(t.b, t.p, corps)).toBe(of('fr-2le') - 1 + 1 + of('fr-72l'));
  },
);

rule(
  ['VE-XII-b', 'VE-XII.1-b', 'VE-XII.1-c', 'VE-XII.1-d', 'VE-XII-c', 'VE-XII.2-e', 'VE-XII.2-g'],
  'a corps at its level: units with losses test once, in the order of their owner; later only the malus stays',
  () => {
    const t = bench();
    const hurt = t.lay('fr-2le', '1010', 'line', 1, { steps: 2 });
    const too = t.lay('fr-61l', '1012', 'line', 1, { steps: 2 });
    t.lay('fr-72l', '1014', 'line', 1);
    const corps = worn(t, 'ii', get(t.b.corps, facts(t.b, hurt).corps).demoralised);
    const f = armiesIn5(t, [1, 2, 1, 2]);
    expect(f.told('army')).toMatchObject([{ corps, state: STATE.demoralised, first: true }]);
    expect(f.choices()).toEqual([
      { kind: 'test', unit: hurt },
      { kind: 'test', unit: too },
    ]);
    f.take({ kind: 'test', unit: too });
    expect(f.told('test').map((event) => event.kind === 'test' && event.unit)).toEqual([too, hurt]);
    expect(f.told('test')[0]).toMatchObject({ cause: 'demoralised' });
    expect(
      f.told('test').every((event) => event.kind === 'test' && event.parts.some(({ what }) => what === 'demoralised')),
    ).toBe(true);
    // Crossed back, and crossed again: no tests.
    t.p.steps[hurt] = 3;
    expect(armiesIn5(t).told('army')).toMatchObject([{ state: STATE.steady }]);
    t.p.steps[hurt] = 2;
    const again = armiesIn5(t);
    expect([again.told('army'), again.told('test')]).toMatchObject([[{ state: STATE.demoralised, first: false }], []]);
  },
);

rule(
  ['VE-XII.2-a', 'VE-XII.2-b', 'VE-XII.2-f', 'VE-XII.2-d'],
  'past both levels at once all units in order test, for despair alone, and start no chain',
  () => {
    const t = bench();
    const hurt = t.lay('fr-2le', '1010', 'line', 1);
    const next = t.lay('fr-61l', '1009', 'line', 1);
    const broken = t.lay('fr-72l', '1014', 'disorganised');
    const corps = worn(t, 'ii', get(t.b.corps, facts(t.b, hurt).corps).despair);
    const f = armiesIn5(t, [6, 6, 1, 2]);
    expect(f.choices()).toEqual([
      { kind: 'test', unit: hurt },
      { kind: 'test', unit: next },
    ]);
    f.take({ kind: 'test', unit: hurt });
    while (f.at().startsWith('retreat')) f.take(get(f.choices(), 0));
    expect([t.p.army[corps], t.p.crossed[corps], isDisorganised(t.p, hurt), isDisorganised(t.p, broken)]).toEqual([
      STATE.desperate,
      3,
      true,
      true,
    ]);
    expect(f.told('test').map((event) => event.kind === 'test' && event.cause)).toEqual(['despair', 'despair']);
    expect(f.told('test')[0]).toMatchObject({ parts: [{ what: 'morale' }, { what: 'despair', value: -2 }] });
  },
);

rule('VE-XII.2-e', 'the owner names the next of those who are due, and nobody else', () => {
  const t = bench();
  const due = t.lay('fr-2le', '1010', 'line', 1, { steps: 2 });
  t.lay('fr-61l', '1012', 'line', 1, { steps: 2 });
  const whole = t.lay('fr-72l', '1014', 'line', 1);
  worn(t, 'ii', get(t.b.corps, facts(t.b, due).corps).demoralised);
  const f = drive(t, startArmy);
  expect(f.at()).toBe('army.test');
  const why = (unit: number) => f.why({ kind: 'test', unit });
  expect([why(due), why(whole)]).toEqual([[], ['notDueToTest VE-XII.2-e']]);
});

rule('VE-XII-e', 'the corps of the phasing player come first', () => {
  const t = bench();
  const french = t.lay('fr-2le', '1010', 'line', 1);
  const allied = t.lay('al-95', '2005', 'line', 1);
  worn(t, get(t.b.corps, facts(t.b, french).corps).id, get(t.b.corps, facts(t.b, french).corps).despair);
  worn(t, get(t.b.corps, facts(t.b, allied).corps).id, get(t.b.corps, facts(t.b, allied).corps).despair);
  t.p.active = 1;
  const f = armiesIn5(t, [1, 1, 1, 1]);
  expect(f.told('test').map((event) => event.kind === 'test' && event.unit)).toEqual([allied, french]);
});

rule('VE-XII.2-h', 'for points a desperate corps counts twice, at the end', () => {
  const t = bench();
  const { demoralised, despair } = t.b.scenario.victory;
  const corps = facts(t.b, t.unit('al-95')).corps;
  const points = () => scoreOf(t.b, t.p, 0).corps;
  t.p.army[corps] = STATE.demoralised;
  expect(points()).toBe(demoralised);
  t.p.army[corps] = STATE.desperate;
  expect(points()).toBe(demoralised + despair);
});

rule('VE-XII.1-a', 'a corps loses heart at half of its steps, but for one that never does', () => {
  for (const scenario of [0, 1]) {
    const b = standardBox().battle(scenario);
    for (const { id, units, demoralised, despair } of b.corps) {
      const steps = units.reduce((sum, unit) => sum + facts(b, unit).steps, 0);
      if (id === 'glc') expect(demoralised, id).toBeGreaterThan(steps + units.length);
      else expect([demoralised, despair > demoralised], id).toEqual([Math.ceil(steps / 2), true]);
    }
  }
});
