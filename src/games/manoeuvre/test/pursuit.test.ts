import { describe, expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { type Arrangement, cardId, type Table, table } from './table.ts';

// Chapter 6.6: pursuit.

/** 1st Cuirassiers, strength 7, on the 32nd Foot, with these cards and dice; the first card starts it. */
function charge(cards: readonly string[], dice: readonly number[], change: Arrangement = {}): Table {
  return table(
    {
      units: { 'fr-1st-cuirassiers': 'd5', 'gb-32nd-foot': 'd4', ...change.units },
      hands: [[...cards, 'fr-hq-redoubt-1'], []],
      phase: 'combat',
    },
    { dice },
  ).take(0, `assault fr-1st-cuirassiers x gb-32nd-foot with ${cards[0]}`);
}

const rolls = (t: Table) =>
  t.told('pursuitRoll').map(({ card, roll, modifier, max, hit }) => [cardId(card), roll, modifier, max, hit]);

describe('6.6 pursuit', () => {
  rule(['MAN-6.6-a', 'MAN-6.6-b'], 'cavalry that advances after a unit that fled rolls a die for its card', () => {
    const t = charge(['fr-1st-cuirassiers-3'], [1, 1, 3]).take(0, 'pass').take(1, 'retreat');
    expect(rolls(t)).toEqual([['fr-1st-cuirassiers-3', 3, 0, 3, true]]);
    expect(t.told('pursuitRoll')).toMatchObject([{ unit: 7, target: 12 }]);
    expect([t.unit('gb-32nd-foot'), t.unit('fr-1st-cuirassiers')]).toEqual(['d3 reduced', 'd4']);
    expect(t.told('hit')).toEqual([{ kind: 'hit', unit: 12, why: 'pursuit' }]);
  });

  rule('MAN-6.6-a', 'infantry does not pursue', () => {
    const t = table(
      {
        units: { 'fr-8th': 'd5', 'gb-32nd-foot': 'd4' },
        hands: [['fr-8th-1', 'fr-hq-redoubt-1'], []],
        phase: 'combat',
      },
      { dice: [1, 1] },
    ).take(0, 'assault fr-8th x gb-32nd-foot with fr-8th-1', 'pass');
    t.take(1, 'retreat');
    expect([t.unit('fr-8th'), rolls(t)]).toEqual(['d4', []]);
  });

  rule('MAN-6.6-a', 'a unit that was eliminated is not pursued, nor one that stayed', () => {
    const dead = charge(['fr-1st-cuirassiers-3'], [2, 3], { units: { 'gb-32nd-foot': 'd4 reduced' } }).take(0, 'pass');
    expect([dead.unit('gb-32nd-foot'), dead.unit('fr-1st-cuirassiers'), rolls(dead)]).toEqual(['gone', 'd4', []]);
    const hit = charge(['fr-1st-cuirassiers-3'], [1, 1]).take(0, 'pass').take(1, 'hit');
    expect([hit.unit('gb-32nd-foot'), rolls(hit)]).toEqual(['d4 reduced', []]);
    const ring = { 'gb-4th-foot': 'd3', 'gb-42nd-foot': 'c4', 'gb-52nd-foot': 'e4' };
    const blocked = charge(['fr-1st-cuirassiers-3'], [1, 1], { units: ring }).take(0, 'pass').take(1, 'retreat');
    expect([blocked.unit('gb-32nd-foot'), blocked.unit('fr-1st-cuirassiers'), rolls(blocked)]).toEqual([
      'gone',
      'd4',
      [],
    ]);
  });

  rule('MAN-6.6-a', 'cavalry that does not advance does not pursue', () => {
    const t = table(
      {
        units: { 'fr-guard-cavalry': 'd5', 'gb-32nd-foot': 'd4' },
        hands: [['fr-guard-cavalry-2', 'fr-hq-redoubt-1'], []],
        phase: 'combat',
      },
      { dice: [1, 1] },
    ).take(0, 'assault fr-guard-cavalry x gb-32nd-foot with fr-guard-cavalry-2', 'pass');
    t.take(1, 'retreat').take(0, 'pass');
    expect([t.unit('fr-guard-cavalry'), rolls(t)]).toEqual(['d5', []]);
  });

  rule(['MAN-6.6-b', 'MAN-6.6-d'], 'a roll for each of its cards, against the range of that card', () => {
    const cards = ['fr-1st-cuirassiers-3', 'fr-1st-cuirassiers-1', 'fr-1st-cuirassiers-4'];
    const t = charge(cards, [1, 1, 1, 1, 1, 1, 4, 5, 4]).take(
      0,
      'play fr-1st-cuirassiers-1',
      'play fr-1st-cuirassiers-4',
      'pass',
    );
    t.take(0, 'retreat');
    // 3 is the upper end of the first, 4 of the second, 3 of the third: all just missed.
    expect(rolls(t)).toEqual([
      ['fr-1st-cuirassiers-3', 4, 0, 3, false],
      ['fr-1st-cuirassiers-1', 5, 0, 4, false],
      ['fr-1st-cuirassiers-4', 4, 0, 3, false],
    ]);
    expect(t.unit('gb-32nd-foot')).toBe('d3');
  });

  rule(['MAN-6.6-d', 'MAN-6.6-e'], 'each roll within its range is a Hit; two eliminate a full unit', () => {
    const two = ['fr-1st-cuirassiers-3', 'fr-1st-cuirassiers-1'];
    const both = charge(two, [1, 1, 1, 1, 3, 4]).take(0, 'play fr-1st-cuirassiers-1', 'pass').take(1, 'retreat');
    expect(rolls(both).map((roll) => roll.at(-1))).toEqual([true, true]);
    expect([both.unit('gb-32nd-foot'), both.told('eliminated').map(({ why, square }) => [why, square])]).toEqual([
      'gone',
      [['pursuit', 19]],
    ]);
    expect([both.unit('fr-1st-cuirassiers'), both.position.sides[1].lost]).toEqual(['d4', 1]);
    const one = charge(two, [1, 1, 1, 1, 4, 4]).take(0, 'play fr-1st-cuirassiers-1', 'pass').take(1, 'retreat');
    expect([rolls(one).map((roll) => roll.at(-1)), one.unit('gb-32nd-foot')]).toEqual([[false, true], 'd3 reduced']);
  });

  rule('MAN-6.6-e', 'a unit that is dead is not rolled for again', () => {
    const two = ['fr-1st-cuirassiers-3', 'fr-1st-cuirassiers-1'];
    const t = charge(two, [6, 6, 1, 1, 1]).take(0, 'play fr-1st-cuirassiers-1', 'pass');
    // 7 + 14 = 21: hit, retreat, and the first pursuit roll kills.
    expect([t.totals().result, t.unit('gb-32nd-foot'), rolls(t).length]).toEqual(['hitAndRetreat', 'gone', 1]);
  });

  rule('MAN-6.6-c', 'a Leader with a pursuit modifier helps every roll, for Combat as for Command (I-29)', () => {
    const two = ['fr-1st-cuirassiers-3', 'fr-1st-cuirassiers-1', 'fr-ld-murat'];
    const combat = charge(two, [1, 1, 1, 1, 4, 6]).take(0, 'play fr-ld-murat', 'play fr-1st-cuirassiers-1', 'pass');
    combat.take(0, 'retreat');
    expect(rolls(combat)).toEqual([
      ['fr-1st-cuirassiers-3', 4, -1, 3, true],
      ['fr-1st-cuirassiers-1', 6, -1, 4, false],
    ]);
    const command = charge(['fr-1st-cuirassiers-3', 'fr-ld-murat'], [1, 1, 4], { units: { 'fr-2nd': 'c4' } });
    command.take(0, 'command fr-2nd with fr-ld-murat', 'pass', 'retreat', 'advance fr-1st-cuirassiers');
    expect(rolls(command)).toEqual([['fr-1st-cuirassiers-3', 4, -1, 3, true]]);
    // A modified 0 is a success.
    const one = charge(['fr-1st-cuirassiers-3', 'fr-ld-murat'], [1, 1, 1]).take(
      0,
      'play fr-ld-murat',
      'pass',
      'retreat',
    );
    expect(rolls(one)).toEqual([['fr-1st-cuirassiers-3', 1, -1, 3, true]]);
    // A Leader without one does not help.
    const ney = charge(['fr-1st-cuirassiers-3', 'fr-ld-ney'], [1, 1, 4]).take(0, 'play fr-ld-ney', 'pass', 'retreat');
    expect(rolls(ney)).toEqual([['fr-1st-cuirassiers-3', 4, 0, 3, false]]);
  });

  rule(
    'MAN-6.6-f',
    'a supporter that advances pursues with the cards played for it, and without any not at all',
    () => {
      const units = { 'fr-8th': 'd5', 'fr-1st-cuirassiers': 'c4', 'gb-32nd-foot': 'd4' };
      const led = (dice: number[]) =>
        table(
          { units, hands: [['fr-8th-1', 'fr-1st-cuirassiers-1', 'fr-ld-ney', 'fr-hq-redoubt-1'], []], phase: 'combat' },
          { dice },
        ).take(0, 'assault fr-8th x gb-32nd-foot with fr-8th-1', 'command fr-1st-cuirassiers with fr-ld-ney');
      const none = led([1, 1]).take(0, 'pass', 'retreat', 'advance fr-1st-cuirassiers');
      expect([none.unit('fr-1st-cuirassiers'), rolls(none)]).toEqual(['d4', []]);
      const own = led([1, 1, 1, 1, 5]).take(
        0,
        'play fr-1st-cuirassiers-1',
        'pass',
        'retreat',
        'advance fr-1st-cuirassiers',
      );
      expect(rolls(own)).toEqual([['fr-1st-cuirassiers-1', 5, 0, 4, false]]);
      // The infantry goes instead: nobody pursues.
      const other = led([1, 1, 1, 1]).take(0, 'play fr-1st-cuirassiers-1', 'pass', 'retreat', 'advance fr-8th');
      expect(rolls(other)).toEqual([]);
    },
  );

  rule('MAN-6.6-f', 'cards of the attacker do not count for the supporter', () => {
    const t = table(
      {
        units: { 'fr-guard-cavalry': 'd5', 'fr-1st-cuirassiers': 'c4', 'gb-1st-foot-guards': 'd4' },
        hands: [['fr-guard-cavalry-2', 'fr-ld-ney', 'fr-hq-redoubt-1'], []],
        phase: 'combat',
      },
      { dice: [1, 1] },
    ).take(0, 'assault fr-guard-cavalry x gb-1st-foot-guards with fr-guard-cavalry-2');
    t.take(0, 'command fr-1st-cuirassiers with fr-ld-ney', 'pass', 'retreat', 'advance fr-1st-cuirassiers');
    expect(rolls(t)).toEqual([]);
  });
});
