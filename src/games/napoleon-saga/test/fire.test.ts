import { describe, expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { table } from './table.ts';

const targets = (units: { readonly [slot: string]: string }, gun: string, more: object = {}) =>
  table({ units, ...more })
    .choices(`fire ${gun} `)
    .map((text) => text.split(' x ')[1]);

/** Every slot of C's Lines and Reserve holds somebody. */
const ALL = {
  'C.L1.1': 'gb-line',
  'C.L1.2': 'gb-line',
  'C.L1.3': 'gb-line',
  'C.L1.4': 'pr-line',
  'C.L1.5': 'pr-line',
  'C.L2.1': 'gb-highlanders',
  'C.L2.2': 'gb-rifles',
  'C.L2.3': 'pr-landwehr',
  'C.L2.4': 'pr-jagers',
};

describe('fire', () => {
  rule(
    ['NS-FIRE-01', 'NS-FIRE-04', 'NS-FIRE-05', 'NS-EX-03', 'NS-EX-14'],
    'at the unit directly in front: 6 wounds, 9 wounds twice, and nobody answers',
    () => {
      const shot = (die: number) =>
        table({ units: { 'F.L1.1': 'fr-line', 'C.L1.5': 'pr-line', 'C.L1.4': 'pr-line' } }, { dice: [die] })
          .take(0, 'fire F.L1.1 x C.L1.5')
          .quiet('actions.choose', 'toll.decide');
      expect(shot(4).at('C.L1.5')).toBe('pr-line 1');
      expect(shot(3).at('C.L1.5')).toBe('pr-line 1');
      expect(shot(6).at('C.L1.5')).toBe('pr-line 2');
      expect(shot(2).at('C.L1.5')).toBe('pr-line');
      expect(shot(5).told('test')).toHaveLength(1);
      expect(targets({ 'F.L1.1': 'fr-line', ...ALL }, 'F.L1.1')).toEqual(['C.L1.5']);
    },
  );

  rule('NS-FIRE-02', 'Cavalry with Fire 0 fires, and hits with a 6', () => {
    const t = table({ units: { 'F.L1.1': 'fr-lancers', 'C.L1.5': 'pr-line' } }, { dice: [6] })
      .take(0, 'fire F.L1.1 x C.L1.5')
      .quiet('actions.choose');
    expect(t.at('C.L1.5')).toBe('pr-line 1');
  });

  rule('NS-FIRE-06', 'nobody but Artillery fires from the Second Line or the Reserve, even past an empty slot', () => {
    const t = table({ units: { 'F.L2.1': 'fr-line', 'F.R.1': 'fr-chasseurs', 'C.L1.5': 'pr-line' } });
    expect(t.choices('fire')).toEqual([]);
    expect(t.whyNot(0, 'fire F.L2.1 x C.L1.5')[0]).toBe('outOfReach NS-FIRE-06');
  });
});

describe('artillery', () => {
  rule(['NS-ART-01', 'NS-ART-03', 'NS-KW-ART', 'NS-EX-04'], 'fires over units inside its arc', () => {
    expect(targets({ 'F.R.3': 'fr-footart', 'F.L1.3': 'fr-line', ...ALL }, 'F.R.3')).toEqual([
      'C.L1.4',
      'C.L1.3',
      'C.L1.2',
    ]);
    expect(targets({ 'F.L2.2': 'fr-footart', ...ALL }, 'F.L2.2').sort()).toEqual([
      'C.L1.3',
      'C.L1.4',
      'C.L2.2',
      'C.L2.3',
      'C.L2.4',
    ]);
  });

  rule(
    ['NS-ART-06', 'NS-ART-07', 'NS-TERR-11', 'NS-KW-HILL', 'NS-EX-06'],
    'a Wood hides what lies behind it alone; from a Hill nothing is hidden; a River hides nothing',
    () => {
      const arc = (terrain: object) => targets({ 'F.L2.2': 'fr-footart', ...ALL }, 'F.L2.2', { terrain }).sort();
      expect(arc({ 'C.L1.4': 's03' })).toEqual(['C.L1.3', 'C.L1.4', 'C.L2.2', 'C.L2.3']);
      expect(arc({ 'C.L1.4': 's03', 'F.L2.2': 's01' })).toContain('C.L2.4');
      expect(arc({ 'C.L1.4': 's02' })).toContain('C.L2.4');
      // On the own side too.
      expect(arc({ 'F.L1.2': 's04' })).toEqual(['C.L1.3', 'C.L2.2', 'C.L2.3']);
      const t = table({ units: { 'F.L2.2': 'fr-footart', ...ALL }, terrain: { 'C.L1.4': 's03' } });
      expect(t.whyNot(0, 'fire F.L2.2 x C.L2.4')[0]).toBe('lineOfSight NS-ART-06');
    },
  );

  rule(
    ['NS-ART-05', 'NS-FM-04', 'NS-FM-05', 'NS-KW-HART', 'NS-KW-CAN'],
    'Horse Artillery in the First Line: only ahead, with 2 more; it need not fire',
    () => {
      const t = table({ units: { 'F.L1.2': 'fr-horseart', ...ALL } }, { dice: [1] });
      expect(t.choices('fire')).toEqual(['fire F.L1.2 x C.L1.4']);
      expect(t.choices('move F.L1.2').length).toBeGreaterThan(0);
      t.take(0, 'fire F.L1.2 x C.L1.4').quiet('actions.choose');
      expect(t.told('test')[0]).toMatchObject({
        total: 6,
        terms: [
          { what: 'value', value: 3 },
          { what: 'canister', value: 2 },
        ],
      });
      const far = table({ units: { 'F.L2.2': 'fr-horseart', ...ALL } }, { dice: [1] })
        .take(0, 'fire F.L2.2 x C.L1.4')
        .quiet('actions.choose');
      expect(far.told('test')[0]?.total).toBe(4);
    },
  );

  rule('NS-ART-10', 'engages nobody, but fights when it is engaged', () => {
    const t = table({ units: { 'F.L1.2': 'fr-horseart', 'C.L1.4': 'pr-line' }, active: 1 }, { dice: [1, 4] });
    t.take(1, 'engage C.L1.4 x F.L1.2').quiet('actions.choose');
    expect(t.at('C.L1.4')).toBe('pr-line 1 activated engaged');
    const u = table({ units: { 'F.L1.2': 'fr-horseart', 'C.L1.4': 'pr-line' } });
    expect(u.whyNot(0, 'engage F.L1.2 x C.L1.4')[0]).toBe('artilleryEngages NS-ART-10');
  });
});
