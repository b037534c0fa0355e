import { describe, expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { table } from './table.ts';

// What everybody is told of each step, in full: nothing is missing, nothing is told twice, and sums name their clauses.

const FACE = { 'F.L1.1': 'fr-line', 'C.L1.5': 'pr-line' };

describe('fire and Morale', () => {
  rule(['NS-FIRE-04', 'NS-MOR-03', 'NS-MOR-09'], 'a volley, its Wound, the test, and the way back', () => {
    const t = table({ units: { 'F.L1.1': 'fr-line', 'C.L1.5': 'pr-line 1' } }, { dice: [3, 2] });
    t.take(0, 'fire F.L1.1 x C.L1.5').quiet('toll.decide').take(1, 'stand').quiet('actions.choose');
    expect(t.tale()).toEqual([
      'activated 0 fr-line F.L1.1 fire C.L1.5',
      'test fire fr-line pr-line none 3 value 3 NS-FIRE-04 6 6 true',
      'wounded pr-line 1 2 fire',
      'test morale pr-line - wounds 2 value 3 NS-TEST-01 5 6 false',
      'retreated pr-line C.L1.5 C.RET.R',
    ]);
  });

  rule('NS-FIRE-04', 'a total below 6 is told as a failure', () => {
    const t = table({ units: FACE }, { dice: [2] })
      .take(0, 'fire F.L1.1 x C.L1.5')
      .quiet('actions.choose');
    expect(t.tale()).toEqual([
      'activated 0 fr-line F.L1.1 fire C.L1.5',
      'test fire fr-line pr-line none 2 value 3 NS-FIRE-04 5 6 false',
    ]);
  });

  rule(['NS-MOR-10', 'NS-MOR-13'], 'from the middle of a Line it goes to the side that its player names', () => {
    const t = table({ units: { 'F.L1.3': 'fr-line', 'C.L1.3': 'pr-line 1' } }, { dice: [4] });
    t.take(0, 'fire F.L1.3 x C.L1.3').quiet('toll.decide').take(1, 'yield');
    t.tale();
    t.take(1, 'retreat C.RET.R');
    expect(t.tale()).toEqual(['retreated pr-line C.L1.3 C.RET.R']);
    expect([t.at('C.RET.L'), t.at('C.RET.R')]).toEqual(['.', 'pr-line 2']);
  });

  rule(['NS-MOR-11', 'NS-MOR-12'], 'to a taken slot: a Wound instead, which can be the last', () => {
    const t = table({ units: { 'F.L1.1': 'fr-line', 'C.L1.5': 'pr-line 2', 'C.RET.R': 'gb-line 2' } }, { dice: [3] });
    t.take(0, 'fire F.L1.1 x C.L1.5').quiet('toll.decide').take(1, 'yield').quiet('actions.choose');
    expect(t.tale()).toEqual([
      'activated 0 fr-line F.L1.1 fire C.L1.5',
      'test fire fr-line pr-line none 3 value 3 NS-FIRE-04 6 6 true',
      'wounded pr-line 1 3 fire',
      'yielded pr-line',
      'blocked pr-line C.RET.R',
      'wounded pr-line 1 4 blocked',
      'eliminated pr-line C.L1.5 2',
    ]);
  });

  rule(['NS-KW-SUP', 'NS-ORDER-03'], 'a Wound that a supporter takes', () => {
    const t = table({ units: { 'F.L1.1': 'fr-line', 'C.L1.5': 'pr-line', 'C.L2.4': 'pr-landwehr' } }, { dice: [6] });
    t.take(0, 'fire F.L1.1 x C.L1.5').quiet('toll.support').take(1, 'support C.L2.4').quiet('actions.choose');
    expect(t.tale()).toEqual([
      'activated 0 fr-line F.L1.1 fire C.L1.5',
      'test fire fr-line pr-line none 6 value 3 NS-FIRE-04 9 6 true',
      'supported pr-line pr-landwehr',
      'wounded pr-line 1 1 fire',
      'wounded pr-landwehr 1 1 support',
    ]);
  });

  rule('NS-KW-STEAD', 'a steadfast unit ignores one test after the other', () => {
    const t = table({ units: { 'F.L1.1': 'fr-oguard 1', 'C.L1.5': 'pr-line' }, active: 1 }, { dice: [6] });
    t.take(1, 'fire C.L1.5 x F.L1.1').quiet('toll.decide').take(0, 'ignore');
    expect(t.step).toBe('toll.decide');
    t.take(0, 'ignore').quiet('actions.choose');
    expect(t.tale()).toEqual([
      'activated 1 pr-line C.L1.5 fire F.L1.1',
      'test fire pr-line fr-oguard none 6 value 3 NS-FIRE-04 9 6 true',
      'wounded fr-oguard 2 3 fire',
      'ignored fr-oguard',
      'ignored fr-oguard',
    ]);
  });

  rule(['NS-CARD-06', 'NS-CARD-12', 'NS-ELIM-02'], 'what lay under a unit that falls is a trophy', () => {
    const t = table(
      { units: { 'F.L1.1': 'fr-line', 'C.L1.5': 'pr-line 3' }, attached: { 'C.L1.5': ['s08', 's09'] } },
      { dice: [3] },
    );
    t.take(0, 'fire F.L1.1 x C.L1.5').quiet('actions.choose');
    expect(t.tale()).toEqual([
      'activated 0 fr-line F.L1.1 fire C.L1.5',
      'test fire fr-line pr-line none 3 value 3 NS-FIRE-04 6 6 true',
      'wounded pr-line 1 4 fire',
      'eliminated pr-line C.L1.5 2',
      'trophy 0 s08 1',
      'trophy 0 s09 1',
    ]);
  });

  rule(
    ['NS-KW-ACC', 'NS-TERR-14', 'NS-FORM-LI-01', 'NS-FORM-SQ-01'],
    'all that counts in fire, with its clause',
    () => {
      const sums = (units: { readonly [slot: string]: string }, act: string, more: object = {}) => {
        const t = table({ units, ...more }, { dice: [1] })
          .take(0, act)
          .quiet('actions.choose', 'toll.decide');
        return t.told('test')[0]?.terms.map(({ what, clause, value }) => `${what} ${clause} ${value}`);
      };
      expect(sums({ 'F.L1.1': 'fr-line line', 'C.L1.5': 'pr-line square' }, 'fire F.L1.1 x C.L1.5')).toEqual([
        'value NS-FIRE-04 3',
        'formation NS-FORM-LI-01 1',
        'enemyFormation NS-FORM-SQ-01 1',
      ]);
      expect(
        sums({ 'F.L1.1': 'fr-light', 'C.L1.5': 'pr-line' }, 'fire F.L1.1 x C.L1.5', { terrain: { 'C.L1.5': 's03' } }),
      ).toEqual(['value NS-FIRE-04 3', 'accurate NS-KW-ACC 1', 'enemyTerrain NS-TERR-14 -1']);
      expect(sums({ 'F.L1.1': 'fr-horseart', 'C.L1.5': 'pr-line' }, 'fire F.L1.1 x C.L1.5')).toEqual([
        'value NS-FIRE-04 3',
        'canister NS-KW-CAN 2',
      ]);
      expect(sums({ 'F.L1.1': 'fr-line', 'C.L1.5': 'pr-uhlans evaded' }, 'fire F.L1.1 x C.L1.5')).toEqual([
        'value NS-FIRE-04 3',
        'evaded NS-EVA-07 -1',
      ]);
    },
  );
});

describe('a Melee', () => {
  rule(
    ['NS-MELEE-04', 'NS-MELEE-07', 'NS-MELEE-10'],
    'two tests, two Wounds, a unit that falls, and one that gets over it',
    () => {
      const t = table(
        {
          units: { 'F.L1.1': 'fr-cuirassiers 1 charge', 'C.L1.5': 'gb-line 3' },
          melees: [['F.L1.1', 'C.L1.5', 1, 1, 0]],
        },
        { dice: [6, 6] },
      );
      t.take(0, 'fight F.L1.1').quiet('toll.decide').take(0, 'ignore').take(0, 'recoup').quiet('actions.choose');
      expect(t.tale()).toEqual([
        'activated 0 fr-cuirassiers F.L1.1 fight -',
        'test melee fr-cuirassiers gb-line none 6 value 4 NS-MELEE-04, charge 1 NS-CHG-05, impact 1 NS-KW-IMPACT 12 6 true',
        'test melee gb-line fr-cuirassiers none 6 value 2 NS-MELEE-04, compact -1 NS-KW-COMP 7 6 true',
        'wounded gb-line 2 5 melee',
        'wounded fr-cuirassiers 1 2 melee',
        'eliminated gb-line C.L1.5 2',
        'disorganised fr-cuirassiers',
        'ignored fr-cuirassiers',
        'meleeWon fr-cuirassiers gb-line eliminated',
        'healed fr-cuirassiers 1 melee',
      ]);
    },
  );

  rule(
    ['NS-CHG-04', 'NS-CC-01', 'NS-DIS-03', 'NS-FORM-EC-01'],
    'a charge, a counter-charge, and the marker that is turned over',
    () => {
      const t = table({ units: { 'F.L1.1': 'fr-cuirassiers echelon', 'C.L1.5': 'gb-greys 1' } }, { dice: [4, 2, 1] });
      t.take(0, 'engage F.L1.1 x C.L1.5').quiet('engage.charge').take(0, 'spur').quiet('engage.countercharge');
      t.take(1, 'countercharge').quiet('actions.choose');
      expect(t.tale()).toEqual([
        'activated 0 fr-cuirassiers F.L1.1 engage C.L1.5',
        'test morale gb-greys - counter_charge 4 value 4 NS-TEST-01 8 7 true',
        'charges fr-cuirassiers gb-greys false',
        'charges gb-greys fr-cuirassiers true',
        'engaged fr-cuirassiers gb-greys',
        'test melee fr-cuirassiers gb-greys none 2 value 4 NS-MELEE-04, charge 1 NS-CHG-05, impact 1 NS-KW-IMPACT, formation 1 NS-FORM-EC-01 9 6 true',
        'test melee gb-greys fr-cuirassiers none 1 value 4 NS-MELEE-04, charge 1 NS-CHG-05, impact 1 NS-KW-IMPACT 7 6 true',
        'wounded gb-greys 2 3 melee',
        'wounded fr-cuirassiers 1 1 melee',
        'eliminated gb-greys C.L1.5 2',
        'disorganised fr-cuirassiers',
        'unformed fr-cuirassiers echelon disorganised',
        'meleeWon fr-cuirassiers gb-greys eliminated',
      ]);
      expect(t.at('F.L1.1')).toBe('fr-cuirassiers 1 activated disorganised');
    },
  );

  rule('NS-DIS-03', 'of who is disorganised only an Echelon is lost', () => {
    const t = table(
      { units: { 'F.L1.1': 'fr-dragoons charge', 'C.L1.5': 'gb-line 3' }, melees: [['F.L1.1', 'C.L1.5']] },
      { dice: [6, 1] },
    );
    t.take(0, 'fight F.L1.1').quiet('actions.choose');
    expect(t.tale()).toEqual([
      'activated 0 fr-dragoons F.L1.1 fight -',
      'test melee fr-dragoons gb-line none 6 value 3 NS-MELEE-04, charge 1 NS-CHG-05 10 6 true',
      'test melee gb-line fr-dragoons none 1 value 2 NS-MELEE-04 3 6 false',
      'wounded gb-line 2 5 melee',
      'eliminated gb-line C.L1.5 2',
      'disorganised fr-dragoons',
      'meleeWon fr-dragoons gb-line eliminated',
    ]);
    expect(t.at('F.L1.1')).toBe('fr-dragoons activated disorganised');
  });

  rule(['NS-TERR-15', 'NS-TERR-16'], 'Terrain that is captured takes the place of what lay there', () => {
    const t = table(
      {
        units: { 'F.L1.1': 'fr-line', 'C.L1.5': 'gb-line 3' },
        terrain: { 'C.L1.5': 's03', 'F.L1.1': 's02' },
        melees: [['F.L1.1', 'C.L1.5']],
      },
      { dice: [6, 1] },
    );
    t.take(0, 'fight F.L1.1').quiet('toll.seize');
    expect(t.choices()).toEqual(['seize', 'pass']);
    t.tale();
    t.take(0, 'seize').quiet('actions.choose');
    expect(t.tale()).toEqual(['captured fr-line s03 C.L1.5', 'terrainGone s02 F.L1.1 replaced']);
    expect(t.position.terrain.findIndex((card) => card >= 0)).toBe(0);
  });

  rule('NS-TERR-15', 'the winner may leave the Terrain where it is', () => {
    const t = table(
      {
        units: { 'F.L1.1': 'fr-line', 'C.L1.5': 'gb-line 3' },
        terrain: { 'C.L1.5': 's03' },
        melees: [['F.L1.1', 'C.L1.5']],
      },
      { dice: [6, 1] },
    );
    t.take(0, 'fight F.L1.1').quiet('toll.seize');
    t.tale();
    t.take(0, 'pass');
    expect(t.tale()).toEqual([]);
    expect(t.position.terrain.findIndex((card) => card >= 0)).toBe(22);
  });

  rule(['NS-MOVE-06', 'NS-MOVE-06b'], 'Light Cavalry gets away from infantry with 1 more', () => {
    const t = table(
      { units: { 'F.L1.1': 'fr-chasseurs', 'C.L1.5': 'gb-line' }, melees: [['F.L1.1', 'C.L1.5']] },
      { dice: [4] },
    );
    t.take(0, 'disengage F.L1.1').quiet('actions.choose');
    expect(t.tale()).toEqual([
      'activated 0 fr-chasseurs F.L1.1 disengage -',
      'test morale fr-chasseurs - disengage 4 value 3 NS-TEST-01, lightCavalry 1 NS-MOVE-06b 8 7 true',
      'disengaged fr-chasseurs gb-line',
    ]);
  });

  rule(['NS-EVA-04', 'NS-EVA-05'], 'an evasion, and the marker that comes back', () => {
    const t = table({ units: { 'F.L1.1': 'fr-line', 'C.L1.5': 'pr-hussars' } }, { dice: [2, 3] });
    t.take(0, 'engage F.L1.1 x C.L1.5')
      .quiet('engage.evade')
      .take(1, 'evade')
      .take(0, 'recover')
      .quiet('actions.choose');
    expect(t.tale()).toEqual([
      'activated 0 fr-line F.L1.1 engage C.L1.5',
      'test evasion pr-hussars fr-line none 2 infantry 1 NS-EVA-04, fast 1 NS-KW-FAST 4 4 true',
      'evaded pr-hussars fr-line',
      'test morale fr-line - recover_marker 3 value 3 NS-TEST-01 6 6 true',
      'markerBack fr-line false',
    ]);
  });

  rule(
    ['NS-CHG-05', 'NS-KW-IMPACT', 'NS-DIS-02', 'NS-KW-COMP', 'NS-KW-REL', 'NS-KW-DISM', 'NS-TERR-12'],
    'all that counts in a Melee, with its clause',
    () => {
      const sums = (one: string, two: string, more: object = {}) => {
        const t = table(
          { units: { 'F.L1.1': one, 'C.L1.5': two }, melees: [['F.L1.1', 'C.L1.5']], ...more },
          { dice: [1, 1] },
        );
        t.take(0, 'fight F.L1.1').quiet('actions.choose', 'toll.decide');
        return t
          .told('test')
          .map(({ terms }) => terms.map(({ what, clause, value }) => `${what} ${clause} ${value}`).join(', '));
      };
      expect(sums('fr-cuirassiers charge', 'gb-line')).toEqual([
        'value NS-MELEE-04 4, charge NS-CHG-05 1, impact NS-KW-IMPACT 1',
        'value NS-MELEE-04 2, compact NS-KW-COMP -1',
      ]);
      expect(sums('fr-lancers charge', 'gb-line')).toEqual([
        'value NS-MELEE-04 3, charge NS-CHG-05 1',
        'value NS-MELEE-04 2',
      ]);
      expect(sums('fr-dragoons disorganised', 'gb-highlanders')).toEqual([
        'value NS-MELEE-04 3, disorganised NS-DIS-02 -1',
        'value NS-MELEE-04 4',
      ]);
      expect(sums('fr-dragoons dismounted', 'gb-greys charge')).toEqual([
        'value NS-MELEE-04 3, dismounted NS-KW-DISM -1',
        'value NS-MELEE-04 4, charge NS-CHG-05 1, impact NS-KW-IMPACT 1',
      ]);
      expect(sums('fr-chasseurs echelon', 'gb-line line')).toEqual([
        'value NS-MELEE-04 3, formation NS-FORM-EC-01 1',
        'value NS-MELEE-04 2, formation NS-FORM-LI-01 -1',
      ]);
      expect(sums('fr-oguard', 'pr-line', { terrain: { 'F.L1.1': 's02', 'C.L1.5': 's01' } })).toEqual([
        'value NS-MELEE-04 5, river NS-TERR-12 -1',
        'value NS-MELEE-04 3, terrain NS-TERR-14 1',
      ]);
      expect(sums('fr-line', 'pr-line', { attached: { 'F.L1.1': ['s09'] }, terrain: { 'C.L1.5': 's04' } })).toEqual([
        'value NS-MELEE-04 3, enemyTerrain NS-TERR-14 -1, attached NS-CARD-06 1',
        'value NS-MELEE-04 3',
      ]);
    },
  );
});
