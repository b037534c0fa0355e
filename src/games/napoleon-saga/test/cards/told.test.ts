import { describe, expect } from 'vitest';
import { rule } from '../../../../../test/rule.ts';
import { table } from '../table.ts';

// What everybody is told of it, in full: nothing is missing, nothing is told twice.

const FACE = { 'F.L1.1': 'fr-line', 'C.L1.5': 'pr-line' };
const DECKS = { deckF: 'fr-900-a', deckC: 'co-900-a' };

describe('cards', () => {
  const seat = (arrangement: Parameters<typeof table>[0], dice: readonly number[] = []) =>
    table(arrangement, { dice }, DECKS);

  rule(['NS-CARD-04', 'NS-CARD-06', 'NS-CARD-08'], 'a Formation, a card under a unit, Terrain', () => {
    const t = table({ units: FACE, hands: [['s05', 's08'], []] });
    t.take(0, 'use F.s05-1 on F.L1.1', 'use F.s08-1 on F.L1.1');
    expect(t.tale()).toEqual([
      'played 0 s05 OWN_TURN fr-line',
      'formed fr-line line',
      'played 0 s08 OWN_TURN fr-line',
      'attached fr-line s08',
    ]);
    const land = table({ units: FACE, terrain: { 'F.L1.1': 's02' }, phase: 'terrain', hands: [['s01'], []] });
    land.tale();
    land.take(0, 'lay F.s01-1 F.L1.1');
    expect(land.tale()).toEqual([
      'played 0 s01 TERRAIN_STEP -',
      'terrainGone s02 F.L1.1 replaced',
      'terrainLaid 0 s01 F.L1.1',
    ]);
  });

  rule('NS-CARD-02', 'Surgeons heal a Wound, even the last, and of several one', () => {
    const healed = (unit: string) => {
      const t = seat({ units: { 'F.R.1': unit }, phase: 'reform', hands: [['s23'], []] });
      t.tale();
      t.take(0, 'use F.s23-1 on F.R.1');
      return [...t.tale(), t.at('F.R.1')];
    };
    expect(healed('fr-line 1')).toEqual(['played 0 s23 RALLY_STEP fr-line', 'healed fr-line 0 card', 'fr-line']);
    expect(healed('fr-line 3')).toEqual(['played 0 s23 RALLY_STEP fr-line', 'healed fr-line 2 card', 'fr-line 2']);
  });

  rule(['NS-CARD-02', 'NS-CARD-10', 'NS-CARD-11'], 'what is decided without a die', () => {
    const t = seat({ units: { 'F.L2.1': 'fr-footart', 'C.L1.5': 'gb-line' }, hands: [[], ['s37']] });
    t.take(0, 'fire F.L2.1 x C.L1.5').take(1, 'play C.s37-1').quiet('actions.choose');
    expect(t.tale()).toEqual([
      'activated 0 fr-footart F.L2.1 fire C.L1.5',
      'played 1 s37 BEFORE_FIRE_TEST -',
      'decided fire fr-footart false',
    ]);
    const u = seat({ units: { 'F.L1.1': 'fr-mguard 1', 'C.L1.5': 'pr-line' }, active: 1, hands: [['s34'], []] }, [6]);
    u.take(1, 'fire C.L1.5 x F.L1.1').quiet('toll.decide').take(0, 'stand');
    u.tale();
    u.take(0, 'play F.s34-1').quiet('actions.choose');
    expect(u.tale()).toEqual(['played 0 s34 BEFORE_MORALE_TEST -', 'dropped fr-mguard 2']);
  });

  rule(['NS-CARD-02', 'NS-BYP-18'], 'a unit that a card puts down, one that it finds, one that it becomes', () => {
    const t = seat({ units: { 'F.BYP.L': 'fr-chasseurs', 'F.L1.1': 'fr-line' }, hands: [['s21'], []] });
    t.position.sides[0].bypassFailures = 2;
    t.take(0, 'use F.s21-1 on F.BYP.L', 'enter F.L1.3');
    expect(t.tale()).toEqual([
      'turnedUp fr-chasseurs F.BYP.L',
      'played 0 s21 OWN_TURN fr-chasseurs',
      'moved fr-chasseurs F.BYP.L F.L1.3 - card',
    ]);
    expect(t.position.sides[0].bypassFailures).toBe(0);
    const found = table(
      { units: { 'C.L1.5': 'gb-line' }, active: 1, army: [[], ['gb-greys', 'pr-hussars']], hands: [[], ['s43']] },
      { streams: { 'army 1': [1] } },
      DECKS,
    );
    found.take(1, 'play C.s43-1', 'enter C.L2.2');
    expect(found.tale()).toEqual([
      'played 1 s43 OWN_TURN -',
      'turnedUp pr-hussars -',
      'moved pr-hussars - C.L2.2 - card',
    ]);
    const token = table({ units: FACE, hands: [['s15'], []] }).take(0, 'lay F.s15-1 F.L1.3');
    expect(token.tale()).toEqual(['played 0 s15 OWN_TURN -', 'conscripted conscripts F.L1.3']);
  });

  rule(['NS-CARD-02', 'NS-INFO-01'], 'what is looked at, drawn, kept, discarded, and who hears of it', () => {
    const look = table({ units: { ...FACE, 'C.R.1': 'gb-guards', 'C.R.2': 'gb-line up' }, hands: [['s18'], []] }).take(
      0,
      'play F.s18-1',
    );
    expect(look.tale().map((line) => line.replace(/drewCards.*/, 'drewCards …'))).toEqual([
      'played 0 s18 OWN_TURN -',
      'looked 0',
      '0: saw 0 [gb-guards]',
      'drew 0 1',
      '0: drewCards …',
    ]);
    const lost = table({ units: FACE, hands: [['s27'], ['s01', 's02']] }, { streams: { 'hand 1': [2] } }, DECKS);
    expect(lost.take(0, 'play F.s27-1').tale()).toEqual(['played 0 s27 OWN_TURN -', 'discarded 1 [s02]']);
    const scry = seat({ units: FACE, hands: [['s36'], []] }).take(0, 'play F.s36-1');
    expect(scry.tale().map((line) => line.replace(/\[.*/, '[…]'))).toEqual([
      'played 0 s36 OWN_TURN -',
      '0: scried 0 […]',
    ]);
    const [first = '', second = '', third = ''] = scry.choices('keep');
    scry.take(0, second);
    expect(scry.choices()).toEqual([first, third].map((text) => text.replace('keep', 'tuck')));
    expect(scry.whyNot(0, second.replace('keep', 'tuck'))).toContain('notLookedAt NS-CARD-02');
    expect(scry.whyNot(0, 'pass')).toContain('cannotPass NS-CARD-02');
    scry.take(0, third.replace('keep', 'tuck'), first.replace('keep', 'tuck'));
    expect(scry.tale()).toEqual([]);
    expect(scry.step).toBe('actions.choose');
  });

  rule(['NS-CARD-05', 'NS-CARD-18'], 'orders: fire at long range, a column, a withdrawal, a second wind', () => {
    const far = table(
      { units: { 'F.L2.2': 'fr-footart', 'C.R.3': 'gb-guards', 'C.L1.4': 'pr-line' }, hands: [['s14'], []] },
      { dice: [3] },
    );
    far.take(0, 'use F.s14-1 on F.L2.2', 'fire F.L2.2 x C.R.3').quiet('actions.choose');
    expect(far.tale()).toEqual([
      'played 0 s14 OWN_TURN fr-footart',
      'activated 0 fr-footart F.L2.2 fire C.R.3',
      'turnedUp gb-guards C.R.3',
      'test fire fr-footart gb-guards none 3 value 3 NS-FIRE-04, order -1 NS-CARD-05 5 6 false',
    ]);
    const column = seat({ units: { 'F.L2.1': 'fr-line', 'C.L1.5': 'pr-line' }, hands: [['s32'], []] }, [1, 1]);
    column.take(0, 'use F.s32-1 on F.L2.1', 'assault F.L2.1 F.L1.1').quiet('actions.choose');
    expect(column.tale()).toEqual([
      'played 0 s32 OWN_TURN fr-line',
      'activated 0 fr-line F.L2.1 assault F.L1.1',
      'moved fr-line F.L2.1 F.L1.1 - charge',
      'engaged fr-line pr-line',
      'test melee fr-line pr-line none 1 value 3 NS-MELEE-04 4 6 false',
      'test melee pr-line fr-line none 1 value 3 NS-MELEE-04 4 6 false',
    ]);
    const away = seat({ units: FACE, melees: [['C.L1.5', 'F.L1.1']], hands: [['s28'], []] });
    away.take(0, 'use F.s28-1 on F.L1.1').quiet('actions.choose');
    expect(away.tale()).toEqual([
      'played 0 s28 OWN_TURN fr-line',
      'activated 0 fr-line F.L1.1 disengage -',
      'disengaged fr-line pr-line',
    ]);
    const again = seat({ units: { 'F.L1.1': 'fr-line activated', 'C.L1.5': 'pr-line' }, hands: [['s26'], []] });
    expect(again.take(0, 'use F.s26-1 on F.L1.1').tale()).toEqual([
      'played 0 s26 OWN_TURN fr-line',
      'markerBack fr-line true',
    ]);
    const pursuit = seat(
      {
        units: { 'F.L1.1': 'fr-cuirassiers', 'C.L1.5': 'pr-line 1' },
        melees: [['F.L1.1', 'C.L1.5']],
        hands: [['s25'], []],
      },
      [2, 1],
    );
    pursuit.take(0, 'fight F.L1.1').quiet('toll.decide').take(1, 'yield');
    pursuit.tale();
    pursuit.take(0, 'play F.s25-1').quiet('actions.choose');
    expect(pursuit.tale()).toEqual(['played 0 s25 AFTER_MELEE_WON -', 'wounded pr-line 1 3 card']);
  });
});
