import { describe, expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { there } from '../../../kernel/there.ts';
import { printDeck } from '../rules/army.ts';
import { box, table } from './table.ts';

/** A French gun or line fires at a unit with so many Wounds; the die of the fire comes first. */
const shot = (target: string, dice: readonly number[], more: object = {}) =>
  table({ units: { 'F.L1.1': 'fr-line', 'C.L1.5': target }, ...more }, { dice })
    .take(0, 'fire F.L1.1 x C.L1.5')
    .quiet('toll.decide', 'actions.choose');

describe('tests', () => {
  rule(['NS-TEST-01', 'NS-EX-01'], 'die and value reach the difficulty: Morale 3 stands at 6 with a 3', () => {
    const stands = (die: number) => shot('pr-line 1', [3, die]).take(1, 'stand').quiet('actions.choose').at('C.L1.5');
    expect(stands(4)).toBe('pr-line 2');
    expect(stands(3)).toBe('pr-line 2');
    expect(stands(2)).toBe('.');
  });

  rule(['NS-MOR-01', 'NS-MOR-03'], 'the first Wound causes no test, the second one at 6', () => {
    expect(shot('pr-line', [3]).step).toBe('actions.choose');
    expect(shot('pr-line', [6]).step).toBe('toll.decide');
    expect(shot('pr-line 1', [3, 3]).take(1, 'stand').quiet('actions.choose').told('test').at(-1)).toMatchObject({
      target: 6,
      cause: 'wounds',
    });
  });

  rule(
    ['NS-MOR-02', 'NS-MOR-04', 'NS-MOR-06', 'NS-EX-16'],
    'one test for each Wound from the second on: 6, then 7',
    () => {
      const t = shot('pr-line 1', [6, 3, 4])
        .take(1, 'stand')
        .quiet('toll.decide')
        .take(1, 'stand')
        .quiet('actions.choose');
      expect(
        t
          .told('test')
          .slice(1)
          .map(({ target, success }) => [target, success]),
      ).toEqual([
        [6, true],
        [7, true],
      ]);
      expect(t.at('C.L1.5')).toBe('pr-line 3');
      const u = shot('pr-line 1', [6, 3, 3])
        .take(1, 'stand')
        .quiet('toll.decide')
        .take(1, 'stand')
        .quiet('actions.choose');
      expect(u.at('C.RET.R')).toBe('pr-line 3');
      // The first failure ends the series.
      const v = shot('pr-line 1', [6, 2]).take(1, 'stand').quiet('actions.choose', 'toll.decide');
      expect(v.step).toBe('actions.choose');
    },
  );

  rule(
    ['NS-MOR-05', 'NS-ELIM-01', 'NS-ELIM-02', 'NS-ELIM-04', 'NS-ELIM-03'],
    'as many Wounds as Cohesion: no test, the enemy takes it, its slot is free',
    () => {
      const t = shot('pr-line 3', [3], { terrain: { 'C.L1.5': 's01' } });
      expect(t.step).toBe('actions.choose');
      expect(t.at('C.L1.5')).toBe('.');
      expect(t.points()).toEqual([2, 0]);
      expect(t.position.terrain.some((card) => card >= 0)).toBe(true);
    },
  );

  rule(['NS-MOR-07', 'NS-TEST-04'], 'a natural 1 always fails, a natural 6 always succeeds', () => {
    // Morale 5 and a Flag: 1 + 6 would be enough.
    const brave = shot('gb-guards 1', [3, 1], { attached: { 'C.L1.5': ['s08'] } })
      .take(1, 'stand')
      .quiet('actions.choose');
    expect(brave.at('C.L1.5')).toBe('.');
    const timid = shot('pr-landwehr 2', [4, 6]).take(1, 'stand').quiet('actions.choose');
    expect(timid.at('C.L1.5')).toBe('pr-landwehr 3');
  });

  rule('NS-TEST-02', 'cards that change a test are played before its die', () => {
    const t = shot('pr-line 1', [3, 1], { hands: [[], ['s12']] });
    t.take(1, 'stand');
    expect(t.step).toBe('test.ask');
    t.take(1, 'play C.s12-1').quiet('actions.choose');
    expect(
      t
        .told('test')
        .at(-1)
        ?.terms.map(({ what, value }) => [what, value]),
    ).toContainEqual(['card', 2]);
  });
});

describe('retreat', () => {
  rule(['NS-MOR-08', 'NS-MOR-09'], 'the controller may fail without rolling', () => {
    const t = shot('pr-line 1', [3]).take(1, 'yield').quiet('actions.choose');
    expect(t.at('C.RET.R')).toBe('pr-line 2');
    expect(t.told('test')).toHaveLength(1);
  });

  rule(
    ['NS-MOR-11', 'NS-MOR-12', 'NS-MOR-13'],
    'to a taken slot: a Wound instead, no test for it, and it can eliminate',
    () => {
      const blocked = (target: string, dice: readonly number[]) =>
        table({ units: { 'F.L1.1': 'fr-line', 'C.L1.5': target, 'C.RET.R': 'gb-line 2' } }, { dice })
          .take(0, 'fire F.L1.1 x C.L1.5')
          .quiet('toll.decide')
          .take(1, 'yield')
          .quiet('actions.choose', 'toll.decide');
      const t = blocked('pr-line 1', [3]);
      expect([t.step, t.at('C.L1.5')]).toEqual(['actions.choose', 'pr-line 3']);
      const u = blocked('pr-line 2', [3]);
      expect(u.at('C.L1.5')).toBe('.');
      expect(u.points()).toEqual([2, 0]);
    },
  );

  rule('NS-MOR-13', 'whoever may choose the side may choose the taken one; a blocked unit stays engaged', () => {
    const t = table(
      { units: { 'F.L1.3': 'fr-line', 'C.L1.3': 'pr-line 1', 'C.RET.L': 'gb-line 2' }, melees: [['F.L1.3', 'C.L1.3']] },
      { dice: [3, 1] },
    );
    t.take(0, 'fight F.L1.3').quiet('toll.decide').take(1, 'yield');
    expect(t.choices()).toEqual(['retreat C.RET.L', 'retreat C.RET.R']);
    t.take(1, 'retreat C.RET.L').quiet('actions.choose');
    expect(t.at('C.L1.3')).toBe('pr-line 3 engaged');
    expect(t.told('meleeWon')).toEqual([]);
  });

  rule(['NS-MOR-15', 'NS-ACT-11'], 'what lies on a unit goes with it', () => {
    const t = shot('pr-line 1 line activated', [3], { attached: { 'C.L1.5': ['s08'] } })
      .take(1, 'yield')
      .quiet('actions.choose');
    expect(t.at('C.RET.R')).toBe('pr-line 2 activated line');
    expect(t.position.attached).toHaveLength(1);
  });

  rule('NS-MOR-16', 'nobody in a Retreat slot can be attacked, or activated (NS-ACT-04)', () => {
    const t = table({
      units: { 'F.L2.1': 'fr-footart', 'C.RET.R': 'gb-line 2', 'F.RET.L': 'fr-line 2', 'C.L1.5': 'gb-line' },
    });
    expect(t.choices('fire')).toEqual(['fire F.L2.1 x C.L1.5']);
    expect(t.whyNot(0, 'rest F.RET.L')[0]).toBe('hasRetreated NS-ACT-04');
  });

  rule('NS-ORDER-03', 'the unit that was hit tests first, then its supporter', () => {
    const t = table(
      { units: { 'F.L1.1': 'fr-line', 'C.L1.5': 'pr-line 1', 'C.L2.4': 'pr-landwehr 1' } },
      { dice: [6, 3, 4] },
    );
    t.take(0, 'fire F.L1.1 x C.L1.5').quiet('toll.support').take(1, 'support C.L2.4').quiet('toll.decide');
    t.take(1, 'stand').quiet('toll.decide').take(1, 'stand').quiet('actions.choose');
    expect(t.told('test').slice(1)).toHaveLength(2);
    expect(t.told('test').at(-1)?.unit).toBe(t.position.at.find((unit) => unit === t.told('supported')[0]?.by));
  });

  rule('NS-ORDER-03', 'two supporters test in the order of their slots, whoever stepped in first', () => {
    const deck = there(box.decks.find(({ id }) => id === 'co-900-18'));
    const { 'nl-infantry': _instead, ...units } = deck.units;
    const deckC = printDeck({ ...deck, units: { ...units, 'pr-landwehr': 2 } });
    const t = table(
      { units: { 'F.L1.4': 'fr-line', 'C.L1.2': 'pr-line', 'C.L2.1': 'pr-landwehr 1', 'C.L2.2': 'pr-landwehr 1' } },
      { dice: [6] },
      { deckC },
    );
    t.take(0, 'fire F.L1.4 x C.L1.2').quiet('toll.support').take(1, 'support C.L2.2', 'support C.L2.1');
    t.quiet('toll.decide').take(1, 'yield').quiet('toll.decide').take(1, 'yield').quiet('actions.choose');
    // The left one has left first, so that the way of the other is blocked.
    expect(['C.RET.L', 'C.L2.1', 'C.L2.2'].map(t.at)).toEqual(['pr-landwehr 2', '.', 'pr-landwehr 3']);
  });
});
