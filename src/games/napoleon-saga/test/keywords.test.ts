import { describe, expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { table } from './table.ts';

const FACING = (one: string, two: string) => ({ 'F.L1.1': one, 'C.L1.5': two });
const termsOf = (t: ReturnType<typeof table>, n = 0) =>
  Object.fromEntries((t.told('test')[n]?.terms ?? []).map(({ what, value }) => [what, value]));
const fired = (one: string, two: string, more: object = {}) =>
  termsOf(
    table({ units: FACING(one, two), ...more }, { dice: [1] })
      .take(0, 'fire F.L1.1 x C.L1.5')
      .quiet('actions.choose'),
  );
const fought = (one: string, two: string, n: number, options = {}) => {
  const t = table({ units: FACING(one, two), melees: [['F.L1.1', 'C.L1.5', 0]] }, { dice: [1, 1] }, options)
    .take(0, 'fight F.L1.1')
    .quiet('actions.choose', 'toll.decide');
  return termsOf(t, n);
};

describe('keywords', () => {
  rule(
    ['NS-KW-ACC', 'NS-KW-STD', 'NS-KW-ELI'],
    'Accurate: 1 more against a Standard unit, not against Elite or Guard',
    () => {
      expect(fired('fr-light', 'gb-line')).toEqual({ value: 3, accurate: 1 });
      expect(fired('fr-light', 'gb-highlanders')).toEqual({ value: 3 });
      expect(fired('fr-light', 'gb-lifeguards')).toEqual({ value: 3 });
      expect(fired('fr-line', 'gb-line')).toEqual({ value: 3 });
    },
  );

  rule(['NS-KW-BRK', 'NS-FORM-SQ-02'], 'a Square cancels the bonuses of a charge, but not with Breakthrough', () => {
    const charge = (unit: string) => {
      const t = table({ units: { 'F.L1.1': unit, 'C.L1.5': 'gb-line square' } }, { dice: [1, 1] })
        .take(0, 'engage F.L1.1 x C.L1.5')
        .quiet('engage.charge')
        .take(0, 'spur')
        .quiet('actions.choose', 'toll.decide');
      return [termsOf(t), t.at('F.L1.1')];
    };
    expect(charge('fr-cuirassiers')).toEqual([{ value: 4 }, 'fr-cuirassiers activated charge engaged']);
    expect(charge('fr-lancers')).toEqual([{ value: 3, charge: 1 }, 'fr-lancers activated charge engaged']);
  });

  rule('NS-KW-COMP', 'Compact: infantry against such cavalry has -1', () => {
    expect(fought('fr-cuirassiers', 'gb-line', 1)).toEqual({ value: 2, compact: -1 });
    expect(fought('fr-cuirassiers', 'pr-hussars', 1)).toEqual({ value: 3 });
  });

  rule('NS-KW-REL', 'Relentless: 1 more against infantry from the second test of a Melee on', () => {
    const rounds = (foe: string) => {
      const t = table({ units: { 'F.L1.1': foe, 'C.L1.5': 'gb-highlanders' }, active: 1 }, { dice: [1, 1, 1, 1] })
        .take(1, 'engage C.L1.5 x F.L1.1')
        .quiet('engage.evade', 'actions.choose');
      if (t.step === 'engage.evade') t.take(0, 'pass').quiet('actions.choose');
      t.take(0, 'fight F.L1.1').quiet('actions.choose');
      return [termsOf(t, 0)['relentless'], termsOf(t, 3)['relentless']];
    };
    expect(rounds('fr-line')).toEqual([undefined, 1]);
    expect(rounds('fr-dragoons')).toEqual([undefined, undefined]);
  });

  rule('NS-KW-STEAD', 'Steadfast: ignores or rolls, each test by itself, and never fails on purpose', () => {
    const t = table({ units: FACING('fr-line', 'gb-guards 1') }, { dice: [6, 1] })
      .take(0, 'fire F.L1.1 x C.L1.5')
      .quiet('toll.decide');
    expect(t.choices()).toEqual(['stand', 'ignore']);
    expect(t.whyNot(1, 'yield')[0]).toBe('steadfastStays NS-KW-STEAD');
    t.take(1, 'ignore');
    expect([t.step, t.choices()]).toEqual(['toll.decide', ['stand', 'ignore']]);
    t.take(1, 'stand').quiet('actions.choose');
    expect(t.at('C.RET.R')).toBe('gb-guards 3');
    const line = table({ units: FACING('fr-line', 'gb-line 1') }, { dice: [3] })
      .take(0, 'fire F.L1.1 x C.L1.5')
      .quiet('toll.decide');
    expect(line.whyNot(1, 'ignore')[0]).toBe('mustTest NS-KW-STEAD');
  });

  rule('NS-KW-SUP', 'Support: a unit directly behind takes one of the Wounds of infantry', () => {
    const shot = (units: { readonly [slot: string]: string }) =>
      table({ units: { ...FACING('fr-line', 'pr-line 2'), ...units } }, { dice: [6] })
        .take(0, 'fire F.L1.1 x C.L1.5')
        .quiet('toll.support', 'toll.decide', 'actions.choose');
    const t = shot({ 'C.L2.4': 'pr-landwehr' });
    expect(t.choices()).toEqual(['support C.L2.4', 'pass']);
    t.take(1, 'support C.L2.4').quiet('toll.decide');
    expect([t.at('C.L1.5'), t.at('C.L2.4')]).toEqual(['pr-line 3', 'pr-landwehr 1']);
    expect(shot({ 'C.L2.3': 'pr-landwehr' }).step).not.toBe('toll.support');
    // A supporter may fall by it.
    const u = shot({ 'C.L2.4': 'pr-landwehr 3' }).take(1, 'support C.L2.4').quiet('toll.decide');
    expect([u.at('C.L2.4'), u.points()]).toEqual(['.', [1, 0]]);
    const cavalry = table({ units: { ...FACING('fr-line', 'pr-hussars'), 'C.L2.4': 'pr-landwehr' } }, { dice: [6] })
      .take(0, 'fire F.L1.1 x C.L1.5')
      .quiet('toll.support', 'toll.decide');
    expect(cavalry.step).toBe('toll.decide');
  });

  rule(
    'NS-KW-DISM',
    'Dismounted: at its activation the unit becomes infantry with -1 Melee, or mounts again in the open',
    () => {
      const t = table({ units: FACING('fr-dragoons echelon', 'gb-line') }, { dice: [1, 1] });
      expect(t.offers('dismount F.L1.1')).toBe(true);
      t.take(0, 'dismount F.L1.1');
      expect(t.step).toBe('act.choose');
      // The Echelon does not fit infantry; there is no second change, and no charge.
      expect(t.at('F.L1.1')).toBe('fr-dragoons activated dismounted');
      expect(t.choices()).toEqual([
        'fire F.L1.1 x C.L1.5',
        'engage F.L1.1 x C.L1.5',
        'move F.L1.1 F.L1.2',
        'move F.L1.1 F.L2.1',
        'rest F.L1.1',
      ]);
      t.take(0, 'engage F.L1.1 x C.L1.5').quiet('actions.choose', 'engage.charge');
      expect([t.step, termsOf(t)]).toEqual(['actions.choose', { value: 3, dismounted: -1 }]);
      expect(t.position.sides[0].markers).toBe(2);
      const wood = table({ units: { 'F.L1.1': 'fr-dragoons dismounted' }, terrain: { 'F.L1.1': 's03' } });
      expect(wood.whyNot(0, 'mount F.L1.1')[0]).toBe('mountsInOpen NS-KW-DISM');
      expect(table({ units: { 'F.L1.1': 'fr-line' } }).whyNot(0, 'dismount F.L1.1')[0]).toBe(
        'cannotDismount NS-KW-DISM',
      );
    },
  );

  rule(['NS-KW-CAV', 'NS-KW-INF', 'NS-KW-STD'], 'an arm alone gives nothing', () => {
    expect(fought('fr-line', 'pr-line', 0)).toEqual({ value: 3 });
    expect(fought('fr-chasseurs', 'pr-hussars', 0)).toEqual({ value: 3 });
  });

  rule('NS-KW-AUX', 'Auxiliary: one point', () => {
    const t = table({ units: FACING('fr-line', 'pr-landwehr 3') }, { dice: [4] })
      .take(0, 'fire F.L1.1 x C.L1.5')
      .quiet('actions.choose');
    expect(t.points()).toEqual([1, 0]);
  });
});

describe('formations', () => {
  rule('NS-FORM-LI-01', 'Line: 1 more Fire, 1 less Melee', () => {
    expect(fired('fr-line line', 'gb-line')).toEqual({ value: 3, formation: 1 });
    expect(fought('fr-line line', 'gb-line', 0)).toEqual({ value: 3, formation: -1 });
  });
  rule('NS-FORM-EC-01', 'Echelon: 1 more Melee', () => {
    expect(fought('fr-dragoons echelon', 'gb-line', 0)).toEqual({ value: 3, formation: 1 });
  });
  rule('NS-FORM-SQ-01', 'Square: who fires at it has 1 more', () => {
    expect(fired('fr-line', 'gb-line square')).toEqual({ value: 3, enemyFormation: 1 });
  });
  rule(['NS-FORM-00', 'NS-FORM-04', 'NS-COMP-02'], 'a new Formation takes the place of the old', () => {
    const t = table({ units: { 'F.L1.1': 'fr-line line' }, hands: [['s06'], []] }).take(0, 'use F.s06-1 on F.L1.1');
    expect(t.at('F.L1.1')).toBe('fr-line square');
  });
});
