import { describe, expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { table } from './table.ts';

const TWO = { units: { 'F.L1.1': 'fr-line', 'F.L1.2': 'fr-line', 'C.L1.4': 'gb-line', 'C.L1.5': 'gb-line' } };

describe('activation', () => {
  rule(['NS-ACT-01', 'NS-ACT-02', 'NS-ACT-03', 'NS-COMP-03'], 'turn by turn, one marker a unit, three a player', () => {
    const t = table(TWO);
    expect(t.asked).toEqual([0]);
    expect(t.choices(`fire F.L1.1`)).toHaveLength(1);
    t.take(0, 'rest F.L1.1').quiet('actions.choose');
    expect([t.asked, t.position.sides[0].markers]).toEqual([[1], 2]);
    t.take(1, 'rest C.L1.4').quiet('actions.choose');
    expect(t.choices().some((text) => text.split(' ')[1] === 'F.L1.1')).toBe(false);
    expect(t.whyNot(0, 'rest F.L1.1')[0]).toBe('activatedAlready NS-ACT-03');
  });

  rule(
    ['NS-ACT-05', 'NS-ACT-06'],
    'a marker must be used while somebody can take it; without anybody the rest is lost',
    () => {
      const t = table({ ...TWO, hands: [['s15'], []] });
      expect(t.whyNot(0, 'pass')[0]).toBe('markersMustBeUsed NS-ACT-05');
      t.take(0, 'rest F.L1.1')
        .take(1, 'rest C.L1.4')
        .take(0, 'rest F.L1.2')
        .take(1, 'rest C.L1.5')
        .quiet('actions.choose');
      // Nobody is left: only a card could bring a unit.
      expect(t.asked).toEqual([0]);
      expect(t.choices('lay').length).toBeGreaterThan(0);
      t.take(0, 'pass');
      expect(t.told('markerLost')).toMatchObject([{ seat: 0, count: 1 }]);
      expect(t.asked).toEqual([1]);
    },
  );

  rule('NS-ACT-06', 'who has no marker left leaves the other to go on alone', () => {
    const t = table({ ...TWO, markers: [1, 2] });
    t.take(0, 'rest F.L1.1').take(1, 'rest C.L1.4').quiet('actions.choose');
    expect(t.asked).toEqual([1]);
  });

  rule(['NS-ACT-04', 'NS-BYP-06'], 'nobody in a Retreat slot or on its way round the flank', () => {
    const t = table({ units: { 'F.RET.L': 'fr-line 2', 'F.BYP.L': 'fr-light', 'F.L1.1': 'fr-line' } });
    expect(t.choices('rest')).toEqual(['rest F.L1.1']);
    expect(t.whyNot(0, 'rest F.BYP.L')[0]).toBe('isOnTheWay NS-ACT-04');
  });

  rule(['NS-ACT-07', 'NS-ACT-08'], 'a unit that lies face down is turned up, but for a bypass', () => {
    const units = { 'F.R.1': 'fr-light', 'F.R.2': 'fr-line', 'C.L1.1': 'gb-line' };
    const t = table({ units }).take(0, 'move F.R.1 F.L2.1').quiet('actions.choose');
    expect(t.at('F.L2.1')).toBe('fr-light activated');
    expect(t.told('turnedUp')).toHaveLength(1);
    const u = table({ units }).take(0, 'bypass F.R.1 F.BYP.L').quiet('actions.choose');
    expect(u.at('F.BYP.L')).toBe('fr-light activated down');
    expect(u.told('activated')[0]?.unit).toBe(-1);
  });

  rule('NS-ACT-10', 'what a unit may do from each place', () => {
    const kinds = (units: { readonly [slot: string]: string }, slot: string) =>
      [
        ...new Set(
          table({ units: { ...units, 'C.L1.5': 'gb-line', 'C.L1.4': 'gb-line', 'C.L2.3': 'gb-line' } })
            .choices()
            .filter((text) => text.split(' ')[1] === slot)
            .map((text) => text.split(' ')[0]),
        ),
      ]
        .sort()
        .join(' ');
    expect(kinds({ 'F.L1.1': 'fr-line' }, 'F.L1.1')).toBe('engage fire move rest');
    expect(kinds({ 'F.L1.1': 'fr-horseart' }, 'F.L1.1')).toBe('fire move rest');
    expect(kinds({ 'F.L2.1': 'fr-line' }, 'F.L2.1')).toBe('move rest');
    expect(kinds({ 'F.L2.1': 'fr-chasseurs' }, 'F.L2.1')).toBe('charge move rest');
    expect(kinds({ 'F.L2.1': 'fr-footart' }, 'F.L2.1')).toBe('fire move rest');
    expect(kinds({ 'F.R.1': 'fr-line' }, 'F.R.1')).toBe('bypass move rest');
    expect(kinds({ 'F.R.1': 'fr-footart' }, 'F.R.1')).toBe('fire move rest');
  });
});

const moves = (units: { readonly [slot: string]: string }, from: string, more: object = {}) =>
  table({ units, ...more })
    .choices(`move ${from} `)
    .map((text) => text.split(' ')[2]);

describe('moves', () => {
  rule(
    ['NS-MOVE-01', 'NS-MOVE-02', 'NS-MOVE-03', 'NS-EX-08'],
    'into a gap from behind or from beside; a change of places with whoever is not engaged',
    () => {
      const t = table({
        units: {
          'C.L1.2': 'gb-line 2',
          'C.L1.4': 'pr-jagers',
          'C.L2.2': 'pr-line',
          'C.L2.3': 'gb-rifles',
          'F.L1.2': 'fr-line',
        },
        melees: [['F.L1.2', 'C.L1.4']],
        active: 1,
      });
      expect(t.choices('move').filter((text) => text.endsWith('C.L1.3'))).toEqual([
        'move C.L1.2 C.L1.3',
        'move C.L2.2 C.L1.3',
        'move C.L2.3 C.L1.3',
      ]);
      expect(t.offers('move C.L2.2 C.L1.2')).toBe(true);
      expect(t.choices('move C.L1.4')).toEqual([]);
      expect(t.whyNot(1, 'move C.L2.3 C.L1.4')[0]).toBe('partnerEngaged NS-MOVE-02');
      t.take(1, 'move C.L2.2 C.L1.2').quiet('actions.choose');
      expect([t.at('C.L1.2'), t.at('C.L2.2')]).toEqual(['pr-line activated', 'gb-line 2']);
    },
  );

  rule(
    ['NS-MOVE-03', 'NS-MOVE-04', 'NS-GEO-08'],
    'beside and behind: a Wing has one slot behind it, the Centre two, and only free ones',
    () => {
      expect(moves({ 'F.L1.1': 'fr-line' }, 'F.L1.1')).toEqual(['F.L1.2', 'F.L2.1']);
      expect(moves({ 'F.L1.3': 'fr-line', 'F.L2.2': 'fr-light' }, 'F.L1.3')).toEqual(['F.L1.2', 'F.L1.4', 'F.L2.3']);
      expect(table({ units: { 'F.L1.3': 'fr-line', 'F.L2.2': 'fr-light' } }).whyNot(0, 'move F.L1.3 F.L2.2')[0]).toBe(
        'onlyFreeBehind NS-MOVE-04',
      );
    },
  );

  rule(
    ['NS-MOVE-05', 'NS-MOVE-09', 'NS-MOVE-12'],
    'from the Reserve to any slot of the Second Line, and whoever stands there goes back without a marker',
    () => {
      const units = { 'F.R.1': 'fr-line', 'F.L2.4': 'fr-light activated' };
      expect(moves(units, 'F.R.1')).toEqual(['F.L2.1', 'F.L2.2', 'F.L2.3', 'F.L2.4']);
      expect(moves(units, 'F.L2.4')).toEqual([]);
      expect(moves({ 'F.L2.4': 'fr-light' }, 'F.L2.4')).toEqual(['F.L1.4', 'F.L1.5', 'F.L2.3']);
      const t = table({ units }).take(0, 'move F.R.1 F.L2.4').quiet('actions.choose');
      expect([t.at('F.L2.4'), t.at('F.R.1')]).toEqual(['fr-line activated', 'fr-light activated']);
      expect(t.position.sides[0].markers).toBe(2);
    },
  );

  rule(['NS-MOVE-06', 'NS-MOVE-06b'], 'a Morale test at 7 to disengage, 1 more for Light Cavalry from infantry', () => {
    const leave = (unit: string, die: number) =>
      table({ units: { 'F.L1.1': unit, 'C.L1.5': 'gb-line' }, melees: [['F.L1.1', 'C.L1.5']] }, { dice: [die] })
        .take(0, 'disengage F.L1.1')
        .quiet('actions.choose')
        .at('F.L1.1');
    expect(leave('fr-line', 4)).toBe('fr-line activated');
    expect(leave('fr-line', 3)).toBe('fr-line activated engaged');
    expect(leave('fr-chasseurs', 3)).toBe('fr-chasseurs activated');
  });

  rule(['NS-MOVE-07', 'NS-TERR-17'], 'Terrain that nobody holds, directly in front, is captured', () => {
    const t = table({ units: { 'F.L1.1': 'fr-line line' }, terrain: { 'C.L1.5': 's03', 'F.L1.1': 's02' } });
    t.take(0, 'capture F.L1.1').quiet('actions.choose');
    expect(t.discard(0)).toEqual(['s02']);
    // NS-TERR-09: it advances into it in spirit, and loses its Formation.
    expect(t.at('F.L1.1')).toBe('fr-line activated');
    const held = table({ units: { 'F.L1.1': 'fr-line', 'C.L1.5': 'gb-line' }, terrain: { 'C.L1.5': 's03' } });
    expect(held.whyNot(0, 'capture F.L1.1')[0]).toBe('terrainHeld NS-MOVE-07');
    expect(table({ units: { 'F.L1.1': 'fr-cuirassiers' }, terrain: { 'C.L1.5': 's03' } }).choices('capture')).toEqual(
      [],
    );
  });

  rule('NS-MOVE-08', 'Artillery of the Reserve moves within it', () => {
    expect(moves({ 'F.R.1': 'fr-footart', 'F.R.2': 'fr-line' }, 'F.R.1')).toContain('F.R.2');
    expect(moves({ 'F.R.1': 'fr-line' }, 'F.R.1')).not.toContain('F.R.2');
  });

  rule(['NS-MOVE-10', 'NS-MOVE-11'], 'Foot Artillery never enters the First Line, Horse Artillery does', () => {
    expect(moves({ 'F.L2.2': 'fr-footart' }, 'F.L2.2')).toEqual(['F.L2.1', 'F.L2.3']);
    expect(moves({ 'F.L2.2': 'fr-horseart' }, 'F.L2.2')).toContain('F.L1.2');
  });

  rule(
    ['NS-MOVE-13', 'NS-FORM-SQ-03'],
    'a Square takes no Move and engages nobody, but it fires, fights on, and may be changed places with',
    () => {
      const t = table({ units: { 'F.L1.1': 'fr-line square', 'F.L2.1': 'fr-light', 'C.L1.5': 'gb-line' } });
      expect(t.choices().filter((text) => text.split(' ')[1] === 'F.L1.1')).toEqual([
        'fire F.L1.1 x C.L1.5',
        'rest F.L1.1',
      ]);
      expect(t.whyNot(0, 'engage F.L1.1 x C.L1.5')[0]).toBe('squareEngages NS-FORM-SQ-03');
      expect(t.whyNot(0, 'move F.L1.1 F.L1.2')[0]).toBe('squareStays NS-MOVE-13');
      expect(t.offers('move F.L2.1 F.L1.1')).toBe(true);
      const u = table({ units: { 'F.L1.1': 'fr-line square', 'C.L1.5': 'gb-line' }, melees: [['C.L1.5', 'F.L1.1']] });
      expect(u.choices('fight').concat(u.choices('disengage'))).toEqual(['fight F.L1.1']);
    },
  );
});

describe('fire and movement', () => {
  rule(
    ['NS-FM-01', 'NS-MOVE-03b', 'NS-KW-LCAV'],
    'Light Cavalry fires after a lateral move, and does not charge',
    () => {
      const t = table({ units: { 'F.L1.1': 'fr-chasseurs', 'C.L1.4': 'gb-line' } }, { dice: [4] })
        .take(0, 'move F.L1.1 F.L1.2')
        .quiet('act.second');
      expect(t.choices()).toEqual(['fire F.L1.2 x C.L1.4', 'pass']);
      t.take(0, 'fire F.L1.2 x C.L1.4').quiet('actions.choose');
      expect(t.at('C.L1.4')).toBe('gb-line 1');
      const line = table({ units: { 'F.L1.1': 'fr-dragoons', 'C.L1.4': 'gb-line' } })
        .take(0, 'move F.L1.1 F.L1.2')
        .quiet('actions.choose');
      expect(line.asked).toEqual([1]);
    },
  );

  rule(
    ['NS-FM-02', 'NS-FM-03', 'NS-KW-DEP'],
    'Horse Artillery fires before or after its move, each time from where it stands',
    () => {
      const units = { 'F.L2.1': 'fr-horseart', 'C.L1.5': 'gb-line', 'C.L1.1': 'gb-line', 'C.L1.3': 'pr-line' };
      const after = table({ units }, { dice: [1] })
        .take(0, 'move F.L2.1 F.L2.2')
        .quiet('act.second');
      expect(after.choices()).toEqual(['fire F.L2.2 x C.L1.3', 'pass']);
      after.take(0, 'fire F.L2.2 x C.L1.3').quiet('actions.choose');
      const before = table({ units }, { dice: [1] })
        .take(0, 'fire F.L2.1 x C.L1.5')
        .quiet('act.second');
      expect(before.choices('move')).toContain('move F.L2.1 F.L2.2');
      before.take(0, 'move F.L2.1 F.L2.2').quiet('actions.choose');
      expect(before.at('F.L2.2')).toBe('fr-horseart activated');
    },
  );

  rule('NS-ACT-12', 'the second part is lost when the unit has been shot away', () => {
    const t = table(
      { units: { 'F.L2.1': 'fr-horseart 2', 'C.L1.5': 'pr-line', 'C.L2.4': 'gb-footart' }, hands: [[], ['s22']] },
      { dice: [1, 6] },
      { deckC: 'co-900-a' },
    );
    t.take(0, 'fire F.L2.1 x C.L1.5').take(1, 'use C.s22-1 on C.L2.4').quiet('actions.choose');
    expect(t.at('F.L2.1')).toBe('.');
    expect(t.told('moved')).toEqual([]);
  });
});
