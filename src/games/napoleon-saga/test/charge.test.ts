import { describe, expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { table } from './table.ts';

/** Enough of both First Lines for the battle to go on. */
const THREE = { 'F.L1.3': 'fr-line', 'F.L1.4': 'fr-line', 'C.L1.1': 'gb-line', 'C.L1.2': 'gb-line' };

const value = (t: ReturnType<typeof table>, unit: number, what: string): number =>
  t
    .told('test')
    .filter(({ test }) => test === 'melee')
    [unit]?.terms.find((term) => term.what === what)?.value ?? 0;

describe('a charge', () => {
  rule(
    ['NS-CHG-01', 'NS-CHG-02', 'NS-EX-09'],
    'from the Second Line: a change of places and a charge in one activation',
    () => {
      const t = table(
        {
          units: {
            'F.L2.2': 'fr-cuirassiers',
            'F.L1.3': 'fr-line 2',
            'F.L1.2': 'fr-line',
            'C.L1.4': 'gb-line',
            'C.L1.3': 'pr-line',
          },
          melees: [['F.L1.3', 'C.L1.3']],
        },
        { dice: [1, 1] },
      );
      expect(t.choices('charge')).toEqual(['charge F.L2.2 F.L1.2']);
      expect(t.whyNot(0, 'charge F.L2.2 F.L1.3')[0]).toBe('partnerEngaged NS-MOVE-02');
      t.take(0, 'charge F.L2.2 F.L1.2').quiet('actions.choose');
      expect([t.at('F.L1.2'), t.at('F.L2.2')]).toEqual(['fr-cuirassiers activated charge engaged', 'fr-line']);
      expect(value(t, 0, 'charge')).toBe(1);
      expect(table({ units: { 'F.L2.2': 'fr-line', 'C.L1.4': 'gb-line' } }).whyNot(0, 'charge F.L2.2 F.L1.2')[0]).toBe(
        'onlyCavalryCharges NS-CHG-01',
      );
    },
  );

  rule(['NS-CHG-03', 'NS-CHG-04', 'NS-CHG-05'], 'Cavalry of the First Line may charge or not; +1 all that turn', () => {
    const units = { 'F.L1.1': 'fr-dragoons', 'C.L1.5': 'pr-line' };
    const t = table({ units }, { dice: [1, 1, 1, 1] })
      .take(0, 'engage F.L1.1 x C.L1.5')
      .quiet('engage.charge')
      .take(0, 'spur')
      .quiet('actions.choose');
    expect(value(t, 0, 'charge')).toBe(1);
    t.take(1, 'fight C.L1.5').quiet('actions.choose');
    // The second round was started by the enemy: his die first.
    expect(t.told('test')[3]?.terms.map(({ what }) => what)).toContain('charge');
    const calm = table({ units }, { dice: [1, 1] })
      .take(0, 'engage F.L1.1 x C.L1.5')
      .quiet('engage.charge')
      .take(0, 'pass')
      .quiet('actions.choose');
    expect(value(calm, 0, 'charge')).toBe(0);
    expect(calm.at('F.L1.1')).toBe('fr-dragoons activated engaged');
  });

  rule('NS-CHG-06', 'in later turns the marker stays and gives nothing', () => {
    const t = table(
      {
        units: { ...THREE, 'F.L1.1': 'fr-dragoons charge', 'C.L1.5': 'pr-line' },
        melees: [['F.L1.1', 'C.L1.5']],
        phase: 'end',
      },
      { dice: [2, 1, 1] },
    );
    t.quiet('turn.bid')
      .take(0, 'bid F.b01')
      .take(1, 'bid C.b02')
      .quiet('actions.choose')
      .take(0, 'fight F.L1.1')
      .quiet('actions.choose');
    expect(t.at('F.L1.1')).toBe('fr-dragoons activated charge engaged');
    expect(value(t, 0, 'charge')).toBe(0);
  });

  rule(['NS-CHG-07', 'NS-DIS-01', 'NS-DIS-03'], 'no longer engaged, it is disorganised and loses its Echelon', () => {
    const t = table(
      { units: { 'F.L1.1': 'fr-dragoons charge echelon', 'C.L1.5': 'gb-line 3' }, melees: [['F.L1.1', 'C.L1.5']] },
      { dice: [6, 1] },
    );
    t.take(0, 'fight F.L1.1').quiet('actions.choose');
    expect(t.at('F.L1.1')).toBe('fr-dragoons activated disorganised');
    expect(t.told('unformed')).toMatchObject([{ formation: 'echelon', why: 'disorganised' }]);
    const left = table(
      { units: { 'F.L1.1': 'fr-dragoons charge', 'C.L1.5': 'gb-line' }, melees: [['F.L1.1', 'C.L1.5']], active: 1 },
      { dice: [6] },
    );
    left.take(1, 'disengage C.L1.5').quiet('actions.choose');
    expect(left.at('F.L1.1')).toBe('fr-dragoons disorganised');
  });

  rule(['NS-CHG-08', 'NS-DIS-02'], 'a disorganised unit does not charge, and has -1', () => {
    const t = table(
      {
        units: {
          'F.L1.1': 'fr-dragoons disorganised',
          'F.L2.2': 'fr-chasseurs disorganised',
          'C.L1.5': 'pr-line',
          'C.L1.4': 'pr-line',
        },
      },
      { dice: [1, 1] },
    );
    expect(t.whyNot(0, 'charge F.L2.2 F.L1.2')[0]).toBe('disorganisedCharge NS-CHG-08');
    t.take(0, 'engage F.L1.1 x C.L1.5').quiet('engage.charge', 'actions.choose');
    expect(t.step).toBe('actions.choose');
    expect(value(t, 0, 'disorganised')).toBe(-1);
  });
});

describe('a counter-charge', () => {
  const units = { 'F.L1.1': 'fr-cuirassiers', 'C.L1.5': 'gb-greys' };
  const charged = (dice: readonly number[], more: { readonly [slot: string]: string } = {}) =>
    table({ units: { ...units, ...more } }, { dice })
      .take(0, 'engage F.L1.1 x C.L1.5')
      .quiet('engage.charge')
      .take(0, 'spur')
      .quiet('engage.countercharge', 'actions.choose');

  rule(
    ['NS-CC-01', 'NS-CC-02', 'NS-KW-IMPACT'],
    'Cavalry that is charged tests at 7, without a marker; Impact counts in it too',
    () => {
      const t = charged([3, 1, 1]);
      expect(t.asked).toEqual([1]);
      t.take(1, 'countercharge').quiet('actions.choose', 'toll.decide');
      expect(t.told('test')[0]).toMatchObject({ cause: 'counter_charge', target: 7, success: true });
      expect([value(t, 1, 'charge'), value(t, 1, 'impact')]).toEqual([1, 1]);
      expect(t.position.sides[1].markers).toBe(3);
      const failed = charged([2, 1, 1]).take(1, 'countercharge').quiet('actions.choose', 'toll.decide');
      expect(value(failed, 1, 'charge')).toBe(0);
    },
  );

  rule('NS-CC-03', 'not when it is disorganised, nor infantry', () => {
    expect(charged([1, 1], { 'C.L1.5': 'gb-greys disorganised' }).step).not.toBe('engage.countercharge');
    expect(charged([1, 1], { 'C.L1.5': 'gb-line' }).step).not.toBe('engage.countercharge');
  });
});

rule('NS-DIS-04', 'a dismounted unit keeps its marker with the -1, and loses it like any other', () => {
  const t = table(
    { units: { 'F.L1.1': 'fr-dragoons disorganised dismounted', 'C.L1.5': 'pr-line' } },
    { dice: [1, 1] },
  );
  t.take(0, 'engage F.L1.1 x C.L1.5').quiet('actions.choose');
  expect([value(t, 0, 'disorganised'), value(t, 0, 'dismounted')]).toEqual([-1, -1]);
  const later = table({
    units: { ...THREE, 'F.L1.5': 'fr-line', 'C.L1.3': 'gb-line', 'F.L2.1': 'fr-dragoons disorganised dismounted' },
    phase: 'reinforcements',
  }).quiet('turn.bid');
  expect(later.at('F.L2.1')).toBe('fr-dragoons dismounted');
});
