import { describe, expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { refuses, table } from './table.ts';

// The last case that is allowed beside the first that is not.

const HELD = {
  'F.L1.3': 'fr-line',
  'F.L1.4': 'fr-line',
  'F.L1.5': 'fr-line',
  'C.L1.1': 'gb-line',
  'C.L1.2': 'gb-line',
  'C.L1.3': 'gb-line',
};
const DECKS = { deckF: 'fr-900-a', deckC: 'co-900-a' };

describe('the Reserve', () => {
  rule('NS-RES-01', 'is rearranged from left to right, within itself, and without whoever has acted or fights', () => {
    const t = table({
      units: {
        'F.R.1': 'fr-line up',
        'F.R.2': 'fr-light activated up',
        'F.R.3': 'fr-light up',
        'F.L2.1': 'fr-footart',
        'F.BYP.R': 'pr-hussars enemy',
        'F.L2.2': 'fr-line',
      },
      melees: [['F.BYP.R', 'F.R.3']],
    });
    t.take(0, 'move F.R.1 F.L2.1').quiet('arrive.shift');
    expect(t.choices()).toEqual(['shift F.R.4 F.R.1', 'shift F.R.5 F.R.1', 'pass']);
    refuses(t, 0, {
      'shift F.L2.2 F.R.1': 'onlyInReserve NS-RES-01',
      'shift F.R.4 F.L2.2': 'onlyInReserve NS-RES-01',
      'shift C.R.4 F.R.1': 'onlyInReserve NS-RES-01',
      'shift F.R.4 C.R.1': 'onlyInReserve NS-RES-01',
      'shift F.R.1 F.R.4': 'settledOrder NS-RES-01',
      'shift F.R.1 F.R.1': 'settledOrder NS-RES-01',
      'shift F.R.5 F.R.4': 'nobodyThere NS-RES-01',
      'shift F.R.2 F.R.1': 'staysInReserve NS-RES-01',
      'shift F.R.4 F.R.3': 'staysInReserve NS-RES-01',
    });
    expect(t.whyNot(0, 'shift F.R.2 F.R.1')).not.toContain('nobodyThere NS-RES-01');
    expect(t.whyNot(0, 'shift F.R.4 F.R.3')).not.toContain('settledOrder NS-RES-01');
    expect(t.whyNot(0, 'shift F.R.4 F.R.3')).not.toContain('onlyInReserve NS-RES-01');
    t.take(0, 'shift F.R.5 F.R.1');
    // The guns have come to F.R.5, and may still change with what is free on their left.
    expect(t.choices()).toEqual(['shift F.R.5 F.R.4', 'pass']);
    refuses(t, 0, { 'shift F.R.4 F.R.1': 'settledOrder NS-RES-01' });
  });

  rule(['NS-RES-01', 'NS-TERR-07'], 'nobody is shifted where it may not stand, nor brings another there', () => {
    const t = table({
      units: { 'F.R.1': 'fr-line', 'F.R.2': 'fr-light', 'F.L2.1': 'fr-footart' },
      terrain: { 'F.R.2': 's03', 'F.R.3': 's03' },
    });
    t.take(0, 'move F.R.1 F.L2.1').quiet('arrive.shift');
    refuses(t, 0, {
      'shift F.R.2 F.R.1': 'barredTerrain NS-TERR-07',
      'shift F.R.3 F.R.1': 'barredTerrain NS-TERR-07',
    });
    expect(t.choices()).toEqual([
      'shift F.R.3 F.R.2',
      'shift F.R.4 F.R.2',
      'shift F.R.5 F.R.2',
      'shift F.R.4 F.R.1',
      'shift F.R.5 F.R.1',
      'pass',
    ]);
  });

  rule(['NS-REF-08', 'NS-RES-02'], 'who arrives comes to the own Reserve, to a free slot while there is one', () => {
    const t = table(
      { phase: 'reform', units: { 'F.RET.L': 'fr-line 1', 'F.R.1': 'fr-light', 'F.L1.1': 'fr-line' } },
      { dice: [6] },
    );
    t.quiet('turn.rally').take(0, 'rally F.RET.L').quiet('arrive.slot');
    refuses(t, 0, {
      'enter C.R.2': 'onlyInReserve NS-REF-08',
      'enter F.L2.2': 'onlyInReserve NS-REF-08',
      'enter F.R.1': 'notThere NS-RES-02',
    });
    expect(t.whyNot(0, 'enter F.R.1')).not.toContain('onlyInReserve NS-REF-08');
    expect(t.choices()).toEqual(['enter F.R.2', 'enter F.R.3', 'enter F.R.4', 'enter F.R.5']);
    t.take(0, 'enter F.R.5');
    // No Artillery: nothing is rearranged.
    expect(t.step).not.toBe('arrive.shift');
  });
});

describe('Support', () => {
  const melee = (units: { readonly [slot: string]: string }, dice: readonly number[]) =>
    table({ units, melees: [['F.L1.1', 'C.L1.5']] }, { dice })
      .take(0, 'fight F.L1.1')
      .quiet('toll.support', 'actions.choose', 'toll.decide').step;

  rule('NS-KW-SUP', 'is asked for a unit of infantry with a Wound, and from directly behind', () => {
    const behind = { 'F.L1.1': 'fr-line', 'C.L1.5': 'pr-line', 'C.L2.4': 'pr-landwehr' };
    expect(melee(behind, [3, 1])).toBe('toll.support');
    expect(melee(behind, [1, 3])).toBe('actions.choose');
    expect(melee({ 'F.L1.1': 'fr-line', 'C.L1.5': 'pr-line', 'C.L2.3': 'pr-landwehr' }, [3, 1])).toBe('actions.choose');
    expect(melee({ 'F.L1.1': 'fr-line', 'C.L1.5': 'pr-line', 'C.L2.4': 'pr-jagers' }, [3, 1])).toBe('actions.choose');
    expect(melee({ 'F.L1.1': 'fr-line', 'C.L1.5': 'pr-uhlans', 'C.L2.4': 'pr-landwehr' }, [3, 1])).toBe(
      'actions.choose',
    );
  });

  rule('NS-KW-SUP', 'each supporter takes one Wound of a combat', () => {
    const t = table({ units: { 'F.L1.1': 'fr-line', 'C.L1.5': 'pr-line', 'C.L2.4': 'pr-landwehr' } }, { dice: [6] });
    t.take(0, 'fire F.L1.1 x C.L1.5').quiet('toll.support');
    refuses(t, 1, { 'support C.L1.5': 'cannotSupport NS-KW-SUP' });
    t.take(1, 'support C.L2.4').quiet('actions.choose');
    expect([t.at('C.L1.5'), t.at('C.L2.4')]).toEqual(['pr-line 1', 'pr-landwehr 1']);
  });

  rule(['NS-KW-STEAD', 'NS-MOR-08'], 'who may ignore a test, and who may fail it', () => {
    const hit = (unit: string) =>
      table({ units: { 'F.L1.1': unit, 'C.L1.5': 'pr-line' }, active: 1 }, { dice: [3] })
        .take(1, 'fire C.L1.5 x F.L1.1')
        .quiet('toll.decide');
    const line = hit('fr-line 1');
    expect(line.choices()).toEqual(['stand', 'yield']);
    refuses(line, 0, { ignore: 'mustTest NS-KW-STEAD' });
    const guard = hit('fr-oguard 1');
    expect(guard.choices()).toEqual(['stand', 'ignore']);
    refuses(guard, 0, { yield: 'steadfastStays NS-KW-STEAD' });
  });
});

describe('orders', () => {
  rule('NS-CARD-18', 'Voltigeurs go only where somebody stands before them whom they may fire at', () => {
    const choices = (units: { readonly [slot: string]: string }, melees: readonly (readonly string[])[] = []) =>
      table({ units: { 'F.L1.2': 'fr-light', ...units }, hands: [['s35'], []], melees: [...melees] }, {}, DECKS);
    const t = choices({ 'C.L1.4': 'pr-line', 'C.L1.5': 'gb-line' }).take(0, 'use F.s35-1 on F.L1.2');
    expect(t.choices()).toEqual(['fire F.L1.2 x C.L1.4', 'move F.L1.2 F.L1.1']);
    const busy = choices({ 'C.L1.4': 'pr-line', 'C.L1.5': 'gb-line', 'F.L1.1': 'fr-line' }, [['F.L1.1', 'C.L1.5']]);
    expect(busy.take(0, 'use F.s35-1 on F.L1.2').choices()).toEqual(['fire F.L1.2 x C.L1.4']);
    // Whoever would be before it fights already: fire is not possible from there.
    const swap = choices({ 'C.L1.5': 'gb-line', 'C.L1.3': 'pr-line', 'F.L1.3': 'fr-line' }, [['F.L1.3', 'C.L1.3']]);
    expect(swap.take(0, 'use F.s35-1 on F.L1.2').choices()).toEqual(['move F.L1.2 F.L1.1']);
    expect(choices({ 'C.L1.2': 'gb-line' }).choices('use')).toEqual([]);
  });

  rule(['NS-CARD-16', 'NS-CARD-18'], 'Up, Guards: only with an enemy before one that is not engaged', () => {
    const can = (units: { readonly [slot: string]: string }) =>
      table({ units: { 'C.L1.5': 'gb-line', ...units }, active: 1, hands: [[], ['s40']] }, {}, DECKS).choices('use');
    expect(can({ 'F.L1.1': 'fr-line' })).toEqual(['use C.s40-1 on C.L1.5']);
    expect(can({ 'F.L1.2': 'fr-line' })).toEqual([]);
  });

  rule('NS-CARD-16', 'Thin Red Line: the defender fires at the attacker, and at nobody else', () => {
    const asked = (attacker: string) => {
      const t = table(
        { units: { 'F.L1.1': attacker, 'C.L1.5': 'gb-line' }, hands: [[], ['s38']] },
        { dice: [1, 1, 1] },
        DECKS,
      ).take(0, 'engage F.L1.1 x C.L1.5');
      if (t.step === 'engage.charge') t.take(0, 'pass');
      expect(t.choices('play', 1)).toEqual(['play C.s38-1']);
      t.take(1, 'play C.s38-1').quiet('actions.choose', 'toll.decide');
      return t.told('test').map(({ test }) => test);
    };
    expect(asked('fr-line')).toEqual(['fire', 'melee', 'melee']);
  });

  rule('NS-CARD-05', 'without a marker, or for a unit that has acted, a card orders nobody', () => {
    const uses = (unit: string, markers: readonly number[]) =>
      table({ units: { 'F.L2.1': unit, 'C.L1.5': 'pr-line' }, hands: [['s32'], []], markers: [...markers] }, {}, DECKS);
    expect(uses('fr-line', [1, 1]).choices('use')).toEqual(['use F.s32-1 on F.L2.1']);
    expect(uses('fr-line activated', [1, 1]).choices('use')).toEqual([]);
  });
});

describe('tests', () => {
  rule('NS-BYP-11', 'infantry that keeps its bonus in fire has it still', () => {
    const t = table({ units: { 'C.BYP.R': 'fr-light bonus enemy', 'C.R.1': 'gb-line up' } }, { dice: [1] });
    t.take(0, 'fire C.BYP.R x C.R.1').quiet('test.spend').take(0, 'pass').quiet('actions.choose', 'toll.decide');
    expect(t.at('C.BYP.R')).toBe('fr-light activated bonus');
    expect(t.told('test')[0]?.terms.some(({ what }) => what === 'bypass')).toBe(false);
  });

  rule(['NS-CARD-11', 'NS-CC-01'], 'who counter-charges plays his card for his own test', () => {
    const t = table(
      { units: { 'F.L1.1': 'fr-cuirassiers', 'C.L1.5': 'gb-greys' }, active: 1, hands: [['s33'], []] },
      { dice: [6, 1, 1] },
      DECKS,
    );
    t.take(1, 'engage C.L1.5 x F.L1.1').quiet('engage.charge').take(1, 'spur').quiet('engage.countercharge');
    t.take(0, 'countercharge').take(0, 'play F.s33-1').quiet('actions.choose', 'toll.decide');
    const [, attacker, defender] = t.told('test').map(({ terms }) => terms.map(({ what }) => what).join(' '));
    expect([attacker, defender]).toEqual(['value charge impact', 'value charge impact card']);
  });
});

describe('Terrain and moves', () => {
  rule(['NS-MOVE-07', 'NS-TERR-07'], 'what is captured is free, before one, and such that one may stand on it', () => {
    const t = table({
      units: { 'F.L1.1': 'fr-cuirassiers', 'F.L1.2': 'fr-line', 'F.L2.1': 'fr-light', 'C.L1.4': 'gb-line' },
      terrain: { 'C.L1.5': 's03', 'C.L1.4': 's01' },
    });
    expect(t.choices('capture')).toEqual([]);
    refuses(t, 0, {
      'capture F.L1.1': 'barredTerrain NS-TERR-07',
      'capture F.L1.2': 'terrainHeld NS-MOVE-07',
      'capture F.L2.1': 'nothingToCapture NS-MOVE-07',
    });
  });
});

describe('the end', () => {
  const FIVE = ['fr-line', 'fr-light', 'fr-light', 'fr-chasseurs', 'fr-lancers'];
  const ended = (fallen: readonly (readonly string[])[], more: object = {}) =>
    table({ phase: 'end', units: HELD, fallen: [...fallen], ...more }).quiet('turn.bid').position.outcome;

  rule(['NS-VIC-04', 'NS-VIC-05'], 'ten points of either side are enough, nine are not', () => {
    expect(ended([FIVE, []])).toEqual({ winners: [1], how: 'points', facts: { pointsF: 0, pointsC: 10 } });
    expect(ended([FIVE.slice(1), []])).toBeNull();
    expect(ended([FIVE.slice(1), []], { givenUp: [['fr-line'], []] })).toBeNull();
    expect(ended([FIVE.slice(2), []], { givenUp: [['fr-line', 'fr-line'], []] })).toBeNull();
  });

  rule(['NS-VIC-02', 'NS-VIC-03'], 'the empty slots of both are told with the result', () => {
    const { 'C.L1.1': _gone, ...two } = HELD;
    expect(ended([[], []], { units: two })).toEqual({
      winners: [0],
      how: 'broken',
      facts: { emptyF: 2, emptyC: 3 },
    });
    expect(ended([[], []], { units: { 'F.L1.1': 'fr-line' } })).toEqual({
      winners: [],
      how: 'bothBroken',
      facts: { emptyF: 4, emptyC: 5 },
    });
  });
});

describe('objectives', () => {
  /** Is something laid open when the second Retreat slot is taken, with these objectives? */
  const reveals = (own: readonly string[], shown: readonly number[], theirs: readonly number[] = []) => {
    const t = table(
      {
        units: { 'F.L1.1': 'fr-line', 'C.L1.5': 'pr-line 1', 'C.RET.L': 'gb-line 1' },
        objectives: [[...own], []],
      },
      { dice: [4] },
    );
    t.position.sides[0].shown.push(...shown);
    t.position.sides[1].shown.push(...theirs);
    t.take(0, 'fire F.L1.1 x C.L1.5').quiet('toll.decide');
    const before = t.reveals();
    t.take(1, 'yield');
    return t.reveals() > before;
  };

  rule(['NS-OBJ-01', 'NS-INFO-01'], 'what is known to be held by nobody here tells nothing', () => {
    // o08 could be the one that is not shown.
    expect(reveals(['o09', 'o11'], [])).toBe(true);
    expect(reveals(['o09', 'o11'], [8])).toBe(true);
    // All are shown, and it is not among them; or the other side has shown it.
    expect(reveals(['o09', 'o11'], [8, 10])).toBe(false);
    expect(reveals(['o09', 'o11'], [], [7])).toBe(false);
    expect(reveals(['o08', 'o11'], [7, 10])).toBe(true);
  });
});
