import { describe, expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { table } from './table.ts';

type Land = { readonly [slot: string]: string };

const reform = (units: { readonly [slot: string]: string }, dice: readonly number[] = [], more: object = {}) =>
  table({ units, phase: 'reform', ...more }, { dice });

describe('Reform the Ranks', () => {
  rule(
    ['NS-REF-01', 'NS-REF-02', 'NS-REF-03', 'NS-REF-04', 'NS-REF-05'],
    'a unit of the Reserve with two Wounds may test at 7 to lose one',
    () => {
      const t = reform(
        { 'F.R.1': 'fr-line 2', 'F.R.2': 'fr-line 1', 'F.R.3': 'fr-line 3', 'F.BYP.R': 'pr-hussars enemy' },
        [4],
        { melees: [['F.BYP.R', 'F.R.3']] },
      );
      t.quiet('turn.regroup');
      expect(t.choices()).toEqual(['regroup F.R.1', 'pass']);
      t.take(0, 'regroup F.R.1');
      t.quiet('actions.choose');
      expect([t.at('F.R.1'), t.told('test')[0]?.target]).toEqual(['fr-line 1', 7]);
      const u = reform({ 'F.R.1': 'fr-line 2' }, [3])
        .quiet('turn.regroup')
        .take(0, 'regroup F.R.1')
        .quiet('turn.regroup', 'actions.choose');
      expect([u.at('F.R.1'), u.step]).toEqual(['fr-line 2', 'actions.choose']);
    },
  );

  rule(
    ['NS-REF-06', 'NS-REF-07', 'NS-REF-08', 'NS-REF-10', 'NS-EX-02'],
    'whoever retreated must rally: 6, with three Wounds 7; to the Reserve, or it stays',
    () => {
      const rally = (unit: string, die: number) => reform({ 'F.RET.L': unit }, [die]).quiet('turn.rally');
      const t = rally('fr-line 3', 4);
      expect(t.whyNot(0, 'pass')[0]).toBe('cannotPass NS-REF-06');
      t.take(0, 'rally F.RET.L').quiet('arrive.slot');
      expect(t.choices()).toEqual(['enter F.R.1', 'enter F.R.2', 'enter F.R.3', 'enter F.R.4', 'enter F.R.5']);
      t.take(0, 'enter F.R.4').quiet('actions.choose');
      expect(t.at('F.R.4')).toBe('fr-line 3');
      expect(rally('fr-line 3', 3).take(0, 'rally F.RET.L').quiet('actions.choose').at('F.RET.L')).toBe('fr-line 3');
      expect(rally('fr-line 2', 3).take(0, 'rally F.RET.L').quiet('arrive.slot').step).toBe('arrive.slot');
    },
  );

  rule(
    ['NS-REF-09', 'NS-RES-02', 'NS-RES-03', 'NS-RES-05', 'NS-VIC-05'],
    'into a full Reserve: an unhurt unit goes under the Army deck, a wounded one to the enemy for a point',
    () => {
      const full = {
        'F.R.1': 'fr-line',
        'F.R.2': 'fr-line 1',
        'F.R.3': 'fr-line',
        'F.R.4': 'fr-line',
        'F.R.5': 'fr-light',
        'F.RET.L': 'fr-light 2',
        'F.BYP.R': 'pr-hussars enemy',
      };
      const arrive = () =>
        reform(full, [6], { melees: [['F.BYP.R', 'F.R.5']] })
          .quiet('turn.rally')
          .take(0, 'rally F.RET.L')
          .quiet('arrive.slot');
      expect(arrive().choices()).toEqual(['enter F.R.1', 'enter F.R.2', 'enter F.R.3', 'enter F.R.4']);
      const under = arrive().take(0, 'enter F.R.1');
      expect(under.position.sides[0].under).toHaveLength(1);
      expect(under.points()).toEqual([0, 0]);
      const given = arrive().take(0, 'enter F.R.2');
      expect(given.points()).toEqual([0, 1]);
      expect(given.told('eliminated')).toEqual([]);
    },
  );

  rule('NS-REF-12', 'the order of tests is the player’s, each finished before the next', () => {
    const t = reform({ 'F.RET.L': 'fr-line 2', 'F.RET.R': 'fr-light 2' }, [6, 1]).quiet('turn.rally');
    expect(t.choices()).toEqual(['rally F.RET.L', 'rally F.RET.R']);
    t.take(0, 'rally F.RET.R').quiet('arrive.slot').take(0, 'enter F.R.1');
    expect(t.choices()).toEqual(['rally F.RET.L']);
    t.take(0, 'rally F.RET.L').quiet('actions.choose');
    expect(t.at('F.RET.L')).toBe('fr-line 2');
  });
});

describe('Terrain', () => {
  const laying = (units: { readonly [slot: string]: string }, more: object = {}) =>
    table({ units, phase: 'terrain', hands: [['s01', 's02', 's03', 's04'], []], ...more });
  const slots = (t: ReturnType<typeof table>, card: string) =>
    t.choices(`lay F.${card}-1 `).map((text) => text.split(' ')[2]);

  rule(
    ['NS-REF-11', 'NS-TERR-01', 'NS-TERR-04', 'NS-GEO-13'],
    'any number of cards, into the own Lines and Reserve, also where nobody stands',
    () => {
      const t = laying({ 'F.L1.1': 'fr-line' });
      expect(slots(t, 's01')).toHaveLength(14);
      t.take(0, 'lay F.s01-1 F.L1.1').take(0, 'lay F.s02-1 F.L2.1');
      expect(t.told('terrainLaid')).toHaveLength(2);
      expect(t.whyNot(0, 'lay F.s03-1 C.L1.1')[0]).toBe('notOwnBoard NS-TERR-01');
      expect(t.whyNot(0, 'lay F.s03-1 F.RET.L')[0]).toBe('noTerrainOnFlank NS-GEO-13');
    },
  );

  rule(
    ['NS-TERR-03', 'NS-TERR-09'],
    'a card may be replaced, and the Formation of who stays where it is remains',
    () => {
      const t = laying({ 'F.L1.1': 'fr-line line' }, { terrain: { 'F.L1.1': 's02' }, hands: [['s03'], []] });
      t.take(0, 'lay F.s03-1 F.L1.1');
      expect(t.discard(0)).toEqual(['s02']);
      expect(t.at('F.L1.1')).toBe('fr-line line');
    },
  );

  rule(
    ['NS-TERR-05', 'NS-TERR-06', 'NS-KW-BLD', 'NS-KW-WOOD', 'NS-INFO-02'],
    'not under an engaged unit, nor under one that may not stand there, seen or not',
    () => {
      const t = laying(
        {
          'F.L1.1': 'fr-line',
          'F.L1.2': 'fr-cuirassiers',
          'F.L1.3': 'fr-chasseurs',
          'F.R.1': 'fr-footart',
          'F.L2.1': 'fr-horseart',
          'F.L1.4': 'fr-line',
          'C.L1.2': 'gb-line',
        },
        { melees: [['F.L1.4', 'C.L1.2']] },
      );
      const barred = (card: string) =>
        ['F.L1.1', 'F.L1.2', 'F.L1.3', 'F.R.1', 'F.L2.1', 'F.L1.4']
          .filter((slot) => !slots(t, card).includes(slot))
          .join(' ');
      expect(barred('s01')).toBe('F.L1.4');
      expect(barred('s02')).toBe('F.L1.4');
      expect(barred('s03')).toBe('F.L1.2 F.R.1 F.L2.1 F.L1.4');
      expect(barred('s04')).toBe('F.L1.2 F.L1.3 F.R.1 F.L2.1 F.L1.4');
      expect(t.whyNot(0, 'lay F.s04-1 F.R.1')[0]).toBe('barredTerrain NS-TERR-06');
    },
  );

  rule(
    ['NS-TERR-07', 'NS-TERR-08', 'NS-TERR-09'],
    'no move brings a unit where it may not stand; Wood and Building cost the Formation, Hill and River do not',
    () => {
      const t = table({
        units: { 'F.L1.1': 'fr-cuirassiers', 'F.L1.3': 'fr-line line', 'F.L1.4': 'fr-light line' },
        terrain: { 'F.L1.2': 's03', 'F.L2.3': 's01' },
      });
      expect(t.whyNot(0, 'move F.L1.1 F.L1.2')[0]).toBe('barredTerrain NS-TERR-07');
      t.take(0, 'move F.L1.3 F.L1.2').quiet('actions.choose');
      expect(t.at('F.L1.2')).toBe('fr-line activated');
      const u = table({ units: { 'F.L1.3': 'fr-line line' }, terrain: { 'F.L2.3': 's01' } })
        .take(0, 'move F.L1.3 F.L2.3')
        .quiet('actions.choose');
      expect(u.at('F.L2.3')).toBe('fr-line activated line');
      // The partner of a change of places too.
      const v = table({ units: { 'F.L1.3': 'fr-line line', 'F.L1.2': 'fr-light line' }, terrain: { 'F.L1.3': 's04' } })
        .take(0, 'move F.L1.3 F.L1.2')
        .quiet('actions.choose');
      expect(v.at('F.L1.3')).toBe('fr-light');
    },
  );

  rule(['NS-TERR-12', 'NS-KW-RIV'], 'whoever starts a Melee from a River or against one has -1, once', () => {
    const river = (terrain: Land) => {
      const t = table({ units: { 'F.L1.1': 'fr-line', 'C.L1.5': 'pr-line' }, terrain }, { dice: [1, 1] })
        .take(0, 'engage F.L1.1 x C.L1.5')
        .quiet('actions.choose');
      return t.told('test').map(({ total }) => total);
    };
    expect(river({})).toEqual([4, 4]);
    expect(river({ 'F.L1.1': 's02' })).toEqual([3, 4]);
    expect(river({ 'C.L1.5': 's02' })).toEqual([3, 4]);
    expect(river({ 'F.L1.1': 's02', 'C.L1.5': 's02' })).toEqual([3, 4]);
  });

  rule(
    ['NS-TERR-13', 'NS-TERR-18'],
    'Cavalry and Woods: Light Cavalry engages into one and charges out of one, others do not',
    () => {
      const engages = (unit: string, terrain: Land) =>
        table({ units: { 'F.L1.1': unit, 'C.L1.5': 'pr-line' }, terrain }).choices('engage').length === 1;
      expect(engages('fr-chasseurs', { 'C.L1.5': 's03' })).toBe(true);
      expect(engages('fr-dragoons', { 'C.L1.5': 's03' })).toBe(false);
      expect(engages('fr-cuirassiers', { 'C.L1.5': 's03' })).toBe(false);
      expect(engages('fr-chasseurs', { 'C.L1.5': 's04' })).toBe(false);
      expect(engages('fr-line', { 'C.L1.5': 's04' })).toBe(true);
      const mayCharge = (unit: string, terrain: Land) =>
        table({ units: { 'F.L1.1': unit, 'C.L1.5': 'pr-line' }, terrain }, { dice: [1, 1] })
          .take(0, 'engage F.L1.1 x C.L1.5')
          .quiet('engage.charge', 'actions.choose').step;
      const charge = (unit: string, terrain: Land) =>
        table({ units: { 'F.L2.1': unit, 'C.L1.5': 'pr-line' }, terrain }).choices('charge F.L2.1 F.L1.1').length === 1;
      expect(charge('fr-chasseurs', {})).toBe(true);
      expect(charge('fr-chasseurs', { 'C.L1.5': 's03' })).toBe(false);
      expect(charge('fr-chasseurs', { 'F.L1.1': 's03' })).toBe(true);
      expect(charge('fr-dragoons', { 'F.L1.1': 's03' })).toBe(false);
      expect(mayCharge('fr-dragoons', { 'F.L1.1': 's03' })).toBe('actions.choose');
      // NS-TERR-18: engaged by a unit in a Wood, Cavalry fights on.
      const fought = table({
        units: { 'F.L1.1': 'fr-cuirassiers', 'C.L1.5': 'pr-line' },
        terrain: { 'C.L1.5': 's03' },
        melees: [['C.L1.5', 'F.L1.1']],
      });
      expect(fought.choices('fight')).toEqual(['fight F.L1.1']);
    },
  );

  rule('NS-TERR-14', 'Hill, Wood and Building help who stands there', () => {
    const totals = (terrain: Land, act: string) =>
      table(
        { units: { 'F.L1.1': 'fr-line', 'C.L1.5': 'pr-line' }, terrain },
        { dice: act.startsWith('fire') ? [1] : [1, 1] },
      )
        .take(0, act)
        .quiet('actions.choose')
        .told('test')
        .map(({ total }) => total);
    expect(totals({ 'C.L1.5': 's01' }, 'engage F.L1.1 x C.L1.5')).toEqual([4, 5]);
    expect(totals({ 'F.L1.1': 's01' }, 'engage F.L1.1 x C.L1.5')).toEqual([4, 4]);
    expect(totals({ 'C.L1.5': 's04' }, 'engage F.L1.1 x C.L1.5')).toEqual([3, 4]);
    expect(totals({ 'C.L1.5': 's03' }, 'fire F.L1.1 x C.L1.5')).toEqual([3]);
    expect(totals({ 'C.L1.5': 's04' }, 'fire F.L1.1 x C.L1.5')).toEqual([3]);
  });
});
