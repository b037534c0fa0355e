import { describe, expect, test } from 'vitest';
import { rule } from '../../../../../test/rule.ts';
import { table } from '../table.ts';

const DECKS = { deckF: 'fr-900-a', deckC: 'co-900-a' };
const seat = (arrangement: { readonly [key: string]: unknown }, dice: readonly number[] = [], streams = {}) =>
  table(arrangement as Parameters<typeof table>[0], { dice, streams }, DECKS);
const hands = (french: readonly string[], coalition: readonly string[] = []) => ({ hands: [french, coalition] });
const FACE = { 'F.L1.1': 'fr-line', 'C.L1.5': 'pr-line' };
const HELD = {
  'F.L1.3': 'fr-line',
  'F.L1.4': 'fr-line',
  'F.L1.5': 'fr-line',
  'C.L1.1': 'gb-line',
  'C.L1.2': 'gb-line',
  'C.L1.3': 'gb-line',
};

describe('cards that both armies may build in', () => {
  rule('NS-BYP-18', 's21 Change of Direction: cavalry comes off the flank into the First Line', () => {
    const t = seat({ units: { 'F.BYP.L': 'fr-chasseurs', 'F.L1.1': 'fr-line' }, ...hands(['s21']) });
    t.take(0, 'use F.s21-1 on F.BYP.L');
    expect(t.choices('enter')).toHaveLength(4);
    t.take(0, 'enter F.L1.3');
    expect([t.at('F.L1.3'), t.at('F.BYP.L')]).toEqual(['fr-chasseurs', '.']);
    const off = table(
      { units: { 'F.BYP.L': 'fr-chasseurs', 'F.L1.1': 'fr-line' }, ...hands(['s21']) },
      {},
      { ...DECKS, bypass: 'off' },
    );
    expect(off.whyNot(0, 'use F.s21-1 on F.BYP.L')[0]).toBe('noBypassRule NS-BYP-01');
  });

  test('s22 Counter-battery Fire: guns answer guns inside the long arc, whatever Terrain lies between', () => {
    const t = seat(
      {
        units: { 'F.L2.2': 'fr-footart', 'C.L1.4': 'pr-line', 'C.L2.3': 'gb-footart' },
        terrain: { 'C.L1.4': 's03', 'F.L1.3': 's03', 'C.L1.3': 's04', 'F.L1.2': 's01' },
        ...hands([], ['s22']),
      },
      [1, 6],
    );
    t.position.terrain.fill(-1, 0, 18);
    t.take(0, 'fire F.L2.2 x C.L1.4').take(1, 'use C.s22-1 on C.L2.3').quiet('actions.choose', 'toll.decide');
    expect(t.at('F.L2.2')).toBe('fr-footart 2 activated');
    expect(t.position.sides[1].markers).toBe(2);
  });

  test('s23 Surgeons: a Wound off a unit behind, even the last', () => {
    const t = seat({ units: { 'F.R.1': 'fr-line 1' }, phase: 'reform', ...hands(['s23']) })
      .take(0, 'use F.s23-1 on F.R.1')
      .quiet('actions.choose');
    expect(t.at('F.R.1')).toBe('fr-line');
  });

  test('s24 Wet Powder: enemy artillery has -2', () => {
    const t = seat({ units: { 'F.L2.1': 'fr-footart', 'C.L1.5': 'pr-line' }, ...hands([], ['s24']) }, [4])
      .take(0, 'fire F.L2.1 x C.L1.5')
      .take(1, 'play C.s24-1')
      .quiet('actions.choose');
    expect(t.at('C.L1.5')).toBe('pr-line');
  });

  test('s25 Pursuit: a Wound for who retreated before cavalry, without a test', () => {
    const t = seat(
      {
        units: { 'F.L1.1': 'fr-cuirassiers', 'C.L1.5': 'pr-line 1' },
        melees: [['F.L1.1', 'C.L1.5']],
        ...hands(['s25']),
      },
      [2, 1],
    );
    t.take(0, 'fight F.L1.1').quiet('toll.decide').take(1, 'yield').take(0, 'play F.s25-1').quiet('actions.choose');
    expect(t.at('C.RET.R')).toBe('pr-line 3');
  });

  test('s26 Second Wind: a unit may be activated again with another marker', () => {
    const t = seat({ units: { 'F.L1.1': 'fr-line activated', 'C.L1.5': 'pr-line' }, ...hands(['s26']) });
    expect(t.choices('rest')).toEqual([]);
    t.take(0, 'use F.s26-1 on F.L1.1');
    expect([t.choices('rest'), t.position.sides[0].markers]).toEqual([['rest F.L1.1'], 3]);
  });

  test('s27 Intercepted Orders: the enemy loses a card by chance, never the Bluff card', () => {
    const t = seat({ units: FACE, ...hands(['s27'], ['s01', 's02']) }, [], { 'hand 1': [2] }).take(0, 'play F.s27-1');
    expect([t.discard(1), t.hand(1)]).toEqual([['s02'], ['s01', 'bluff']]);
    expect(seat({ units: FACE, ...hands(['s27']) }).whyNot(0, 'play F.s27-1')[0]).toBe('noEffect NS-CARD-16');
  });

  test('s28 Orderly Withdrawal: a unit disengages without a test, as its activation', () => {
    const t = seat({ units: FACE, melees: [['C.L1.5', 'F.L1.1']], ...hands(['s28']) })
      .take(0, 'use F.s28-1 on F.L1.1')
      .quiet('actions.choose');
    expect([t.at('F.L1.1'), t.asked]).toEqual(['fr-line activated', [1]]);
  });
});

describe('cards of the French', () => {
  rule(
    ['NS-CARD-01', 'NS-CARD-10', 'NS-CARD-11'],
    's29 Vive l’Empereur: a French unit passes without a die, and the window closes at once',
    () => {
      const t = seat(
        { units: { 'F.L1.1': 'fr-line 1', 'C.L1.5': 'pr-line' }, active: 1, ...hands(['s29', 's12'], ['s12']) },
        [3],
      );
      t.take(1, 'fire C.L1.5 x F.L1.1').quiet('toll.decide').take(0, 'stand').take(0, 'play F.s29-1');
      expect(t.step).not.toBe('test.ask');
      expect([t.at('F.L1.1'), t.told('decided')]).toMatchObject(['fr-line 2', [{ success: true }]]);
    },
  );

  test('s30 The Guard into the Fire: to the First Line, or in exchange', () => {
    const t = seat({
      units: { 'F.R.1': 'fr-oguard', 'F.L1.3': 'fr-line 2', 'F.L1.4': 'fr-line', 'C.L1.2': 'pr-line' },
      melees: [['F.L1.4', 'C.L1.2']],
      ...hands(['s30']),
    });
    t.take(0, 'use F.s30-1 on F.R.1');
    expect(t.choices('move')).toEqual([
      'move F.R.1 F.L1.1',
      'move F.R.1 F.L1.2',
      'move F.R.1 F.L1.5',
      'move F.R.1 F.L1.3',
    ]);
    t.take(0, 'move F.R.1 F.L1.3').quiet('actions.choose');
    expect([t.at('F.L1.3'), t.at('F.R.1')]).toEqual(['fr-oguard activated', 'fr-line 2']);
  });

  test('s31 Grand Battery: French artillery has 2 more', () => {
    const t = seat({ units: { 'F.L2.1': 'fr-footart', 'C.L1.5': 'pr-line' }, ...hands(['s31']) }, [1])
      .take(0, 'fire F.L2.1 x C.L1.5')
      .take(0, 'play F.s31-1')
      .quiet('actions.choose');
    expect(t.told('test')[0]?.total).toBe(6);
  });

  rule('NS-CARD-18', 's32 Column of Attack: infantry of the Second Line goes forward and engages', () => {
    const t = seat({ units: { 'F.L2.1': 'fr-line', 'C.L1.5': 'pr-line' }, ...hands(['s32']) }, [1, 1]);
    t.take(0, 'use F.s32-1 on F.L2.1');
    expect(t.choices()).toEqual(['assault F.L2.1 F.L1.1']);
    t.take(0, 'assault F.L2.1 F.L1.1').quiet('actions.choose');
    expect(t.at('F.L1.1')).toBe('fr-line activated engaged');
    const alone = seat({ units: { 'F.L2.1': 'fr-line', 'C.L1.1': 'pr-line' }, ...hands(['s32']) });
    expect(alone.whyNot(0, 'use F.s32-1 on F.L2.1')[0]).toBe('noEffect NS-CARD-16');
  });

  test('s33 Ney Leads the Charge: only while the Charge counts', () => {
    const charge = (foe: string) =>
      seat({ units: { 'F.L1.1': 'fr-dragoons', 'C.L1.5': foe }, ...hands(['s33']) }, [1, 1])
        .take(0, 'engage F.L1.1 x C.L1.5')
        .quiet('engage.charge')
        .take(0, 'spur');
    const t = charge('pr-line').take(0, 'play F.s33-1').quiet('actions.choose');
    expect(t.told('test')[0]?.total).toBe(6);
    const square = charge('pr-line square').quiet('actions.choose');
    expect(square.hand(0)).toContain('s33');
  });

  test('s34 The Guard Dies: drops every test that it owes for this combat', () => {
    const t = seat({ units: { 'F.L1.1': 'fr-mguard 1', 'C.L1.5': 'pr-line' }, active: 1, ...hands(['s34']) }, [6]);
    t.take(1, 'fire C.L1.5 x F.L1.1')
      .quiet('toll.decide')
      .take(0, 'stand')
      .take(0, 'play F.s34-1')
      .quiet('actions.choose', 'toll.decide');
    expect([t.step, t.at('F.L1.1'), t.told('dropped')]).toMatchObject([
      'actions.choose',
      'fr-mguard 3',
      [{ tests: 2 }],
    ]);
  });

  rule('NS-CARD-18', 's35 Voltigeurs: fire and a lateral move, in either order, and both', () => {
    const units = { 'F.L1.1': 'fr-light', 'C.L1.5': 'pr-line', 'C.L1.4': 'gb-line' };
    const t = seat({ units, ...hands(['s35']) }, [1]).take(0, 'use F.s35-1 on F.L1.1');
    expect(t.choices()).toEqual(['fire F.L1.1 x C.L1.5', 'move F.L1.1 F.L1.2']);
    t.take(0, 'fire F.L1.1 x C.L1.5').quiet('act.second');
    expect(t.whyNot(0, 'pass')[0]).toBe('bothParts NS-CARD-18');
    t.take(0, 'move F.L1.1 F.L1.2').quiet('actions.choose');
    const u = seat({ units, ...hands(['s35']) }, [1])
      .take(0, 'use F.s35-1 on F.L1.1')
      .take(0, 'move F.L1.1 F.L1.2')
      .quiet('act.second');
    expect(u.choices()).toEqual(['fire F.L1.2 x C.L1.4']);
    u.take(0, 'fire F.L1.2 x C.L1.4').quiet('actions.choose');
  });

  test('s36 Coup d’œil: one of three is taken, the others go under the deck in the order one likes', () => {
    const t = seat({ units: FACE, ...hands(['s36']) }).take(0, 'play F.s36-1');
    const [first = ''] = t.choices('keep');
    expect(t.choices('keep')).toHaveLength(3);
    t.take(0, first);
    const [tuck = ''] = t.choices('tuck');
    t.take(0, tuck).take(0, t.choices('tuck')[0] ?? '');
    expect([t.hand(0).length, t.position.sides[0].bottom.length, t.step]).toEqual([2, 2, 'actions.choose']);
    expect(t.heard(1).some(({ kind }) => kind === 'scried')).toBe(false);
  });
});

describe('cards of the Coalition', () => {
  rule('NS-CARD-11', 's37 Reverse Slope: fire of artillery at a British unit fails without a die', () => {
    const t = seat({ units: { 'F.L2.1': 'fr-footart', 'C.L1.5': 'gb-line' }, ...hands([], ['s37']) })
      .take(0, 'fire F.L2.1 x C.L1.5')
      .take(1, 'play C.s37-1')
      .quiet('actions.choose');
    expect([t.told('test'), t.told('decided')]).toMatchObject([[], [{ success: false }]]);
    const prussian = seat({ units: { 'F.L2.1': 'fr-footart', 'C.L1.5': 'pr-line' }, ...hands([], ['s37']) }, [1])
      .take(0, 'fire F.L2.1 x C.L1.5')
      .quiet('actions.choose');
    expect(prussian.hand(1)).toContain('s37');
  });

  test('s38 Thin Red Line: fires at the attacker first', () => {
    const t = seat({ units: { 'F.L1.1': 'fr-line', 'C.L1.5': 'gb-line' }, ...hands([], ['s38']) }, [4, 1, 1]);
    t.take(0, 'engage F.L1.1 x C.L1.5').take(1, 'play C.s38-1').quiet('actions.choose', 'toll.decide');
    expect([t.at('F.L1.1'), t.at('C.L1.5')]).toEqual(['fr-line 1 activated engaged', 'gb-line activated engaged']);
    expect(t.position.sides[1].markers).toBe(2);
  });

  test('s39 Scotland Forever: 2 more for British heavy cavalry in its charge', () => {
    const t = seat({ units: { 'F.L1.1': 'fr-line', 'C.L1.5': 'gb-greys' }, active: 1, ...hands([], ['s39']) }, [1, 1])
      .take(1, 'engage C.L1.5 x F.L1.1')
      .quiet('engage.charge')
      .take(1, 'spur')
      .take(1, 'play C.s39-1')
      .quiet('actions.choose', 'toll.decide');
    expect(t.told('test')[0]?.total).toBe(9);
  });

  rule('NS-CARD-18', 's40 Up, Guards: fires, then engages the same enemy if it is still there', () => {
    const up = (foe: string, dice: readonly number[]) =>
      seat({ units: { 'F.L1.1': foe, 'C.L1.5': 'gb-line' }, active: 1, ...hands([], ['s40']) }, dice)
        .take(1, 'use C.s40-1 on C.L1.5')
        .take(1, 'fire C.L1.5 x F.L1.1')
        .quiet('actions.choose', 'toll.decide');
    expect(up('fr-line', [1, 1, 1]).at('C.L1.5')).toBe('gb-line activated engaged');
    const gone = up('fr-line 3', [6]);
    expect([gone.at('C.L1.5'), gone.told('engaged')]).toEqual(['gb-line activated', []]);
  });

  test('s41 Vorwärts: Prussian infantry goes forward and engages', () => {
    const t = seat({ units: { 'C.L2.4': 'pr-line', 'F.L1.1': 'fr-line' }, active: 1, ...hands([], ['s41']) }, [1, 1])
      .take(1, 'use C.s41-1 on C.L2.4')
      .take(1, 'assault C.L2.4 C.L1.5')
      .quiet('actions.choose');
    expect(t.at('C.L1.5')).toBe('pr-line activated engaged');
    expect(
      seat({ units: { 'C.L2.4': 'gb-line', 'F.L1.1': 'fr-line' }, active: 1, ...hands([], ['s41']) }).choices('use'),
    ).toEqual([]);
  });

  test('s42 For King and Fatherland: 3 more on a Prussian’s Morale', () => {
    const t = seat({ units: { 'F.L1.1': 'fr-line', 'C.L1.5': 'pr-line 1' }, ...hands([], ['s42']) }, [3, 2])
      .take(0, 'fire F.L1.1 x C.L1.5')
      .quiet('toll.decide')
      .take(1, 'stand')
      .take(1, 'play C.s42-1')
      .quiet('actions.choose');
    expect(t.told('test').at(-1)?.total).toBe(8);
  });

  test('s43 Here Comes Blücher: the first Prussian of the Army deck comes, and the deck is shuffled', () => {
    const t = seat(
      { units: { 'C.L1.5': 'gb-line' }, active: 1, army: [[], ['gb-greys', 'pr-hussars']], ...hands([], ['s43']) },
      [],
      { 'army 1': [1] },
    );
    t.take(1, 'play C.s43-1');
    expect(t.choices('enter')).toHaveLength(9);
    t.take(1, 'enter C.L2.2');
    expect([t.at('C.L2.2'), t.position.sides[1].under.length]).toEqual(['pr-hussars', 0]);
    const none = seat({ units: { ...HELD }, active: 1, army: [[], ['gb-greys']], ...hands([], ['s43']) });
    none.position.sides[1].under.length = 0;
    none.take(1, 'play C.s43-1');
    expect(none.told('noMatch')).toHaveLength(1);
  });

  test('s44 Jäger Ambush: 2 more for Prussian light infantry', () => {
    const t = seat({ units: { 'F.L1.1': 'fr-gren', 'C.L1.5': 'pr-jagers' }, active: 1, ...hands([], ['s44']) }, [1])
      .take(1, 'fire C.L1.5 x F.L1.1')
      .take(1, 'play C.s44-1')
      .quiet('actions.choose', 'toll.decide');
    expect(t.told('test')[0]?.total).toBe(7);
  });
});
