import { describe, expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { squareName } from '../../../grids/squares.ts';
import { viewOf } from '../view.ts';
import { type Arrangement, box, steps, type Table, table } from './table.ts';

// Chapter 2: winning, by attrition or at nightfall.

/** A Bombardment that always hits: the Guard's 2d6 on a unit in the open. */
const SHOT = 'bombard fr-imperial-guard x gb-dutch-belgians with fr-imperial-guard-5';
const battery: Arrangement = {
  units: { 'fr-imperial-guard': 'd6', 'gb-dutch-belgians': 'd4 reduced', 'gb-4th-foot': 'a1' },
  hands: [['fr-imperial-guard-5'], []],
  phase: 'combat',
};

/** The end of the last turn of a day: everything is decided by what stands on the field. */
function night(arrangement: Arrangement): Table {
  return table({ exhausted: [true, true], active: 1, phase: 'restoration', ...arrangement });
}

/** The squares of the enemy's half that each side controls. */
function control(t: Table): [string[], string[]] {
  const view = viewOf(steps, t.position, null);
  return [view.control[0].map(squareName).sort(), view.control[1].map(squareName).sort()];
}

const outcome = (t: Table) => [t.position.outcome?.winners, t.position.outcome?.how];

describe('0 overview', () => {
  rule('MAN-0-a', 'two players, each with the eight units and the deck of one nation', () => {
    const { position } = table(battery);
    expect(position.sides.map((side) => box.nations[side.nation]?.id)).toEqual(['fr', 'gb']);
    for (const { nation, hand, deck } of position.sides) {
      const cards = [...hand, ...deck];
      expect(cards).toHaveLength(60);
      expect(new Set(cards.map((card) => box.cards[card]?.nation))).toEqual(new Set([nation]));
    }
    expect(() => table({ nations: ['fr', 'fr'] })).toThrow('the two nations must differ');
  });

  rule('MAN-0-b', 'one wins by attrition during the day, or by the field held when night falls', () => {
    const worn = table({ ...battery, lost: [0, 4] }, { dice: [6, 6] }).take(0, SHOT);
    expect(outcome(worn)).toEqual([[0], 'attrition']);
    const held = night({ units: { 'fr-45th': 'd4', 'gb-32nd-foot': 'h1' } });
    expect(outcome(held)).toEqual([[0], 'night']);
  });
});

describe('2.1 attrition', () => {
  rule('MAN-2.1-a', 'the fifth enemy unit eliminated wins at once, the fourth does not', () => {
    const fourth = table({ ...battery, lost: [4, 3] }, { dice: [6, 6] }).take(0, SHOT);
    expect([fourth.position.outcome, fourth.position.sides[1].lost]).toEqual([null, 4]);

    const fifth = table({ ...battery, lost: [4, 4] }, { dice: [6, 6] }).take(0, SHOT);
    expect(fifth.position.outcome).toEqual({ winners: [0], how: 'attrition', facts: { lost0: 4, lost1: 5 } });
    expect([fifth.step, fifth.asked, fifth.choices()]).toEqual(['over', [], []]);
    expect(fifth.events().at(-1)).toEqual({ kind: 'won', outcome: fifth.position.outcome });
  });

  rule('MAN-2.1-a', 'however the fifth unit dies', () => {
    const assault = 'assault fr-guard-cavalry x gb-32nd-foot with fr-guard-cavalry-1';
    const charge = (where: string, others: Arrangement['units'], dice: number[]) =>
      table(
        {
          ground: { w: 'e5' },
          units: { 'fr-guard-cavalry': 'd5', 'gb-32nd-foot': where, ...others },
          hands: [['fr-guard-cavalry-1'], []],
          lost: [0, 4],
          phase: 'combat',
        },
        { dice },
      ).take(0, assault);

    // Four times the defence.
    expect(outcome(charge('d4 reduced', {}, [2, 2]))).toEqual([[0], 'attrition']);
    // A Hit on a reduced unit.
    expect(outcome(charge('e5 reduced', {}, [1, 1]).take(0, 'hit'))).toEqual([[0], 'attrition']);
    // A retreat that is impossible, chosen by its owner.
    const surrounded = { 'gb-4th-foot': 'd3', 'gb-42nd-foot': 'c4', 'gb-52nd-foot': 'e4' };
    expect(outcome(charge('d4', surrounded, [1, 1]).take(1, 'retreat'))).toEqual([[0], 'attrition']);
    // Pursuit of a unit that was hit and had to retreat.
    const pursued = charge('d4', {}, [8, 2, 4]);
    expect([pursued.unit('gb-32nd-foot'), pursued.position.outcome]).toEqual(['d3 reduced', null]);
    expect(outcome(pursued.take(0, 'advance fr-guard-cavalry'))).toEqual([[0], 'attrition']);
  });

  rule('MAN-2.1-a', 'the attacker loses his own fifth unit in an Assault that fails', () => {
    const t = table(
      {
        units: { 'fr-2nd': 'd5 reduced', 'gb-1st-foot-guards': 'd4' },
        hands: [['fr-2nd-1'], []],
        lost: [4, 4],
        phase: 'combat',
      },
      { dice: [1, 1] },
    ).take(0, 'assault fr-2nd x gb-1st-foot-guards with fr-2nd-1');
    expect(t.position.outcome).toEqual({ winners: [1], how: 'attrition', facts: { lost0: 5, lost1: 4 } });
  });

  const committed: Arrangement = {
    nations: ['ru', 'fr'],
    units: { 'ru-guard': 'd5 reduced', 'fr-2nd': 'd4 reduced', 'fr-45th': 'a1' },
    hands: [['ru-guard-1', 'ru-hq-committed-attack-1'], []],
    phase: 'combat',
  };
  const storm = (t: Table) => t.take(0, 'assault ru-guard x fr-2nd with ru-guard-1', 'play ru-hq-committed-attack-1');

  rule(
    'MAN-2.1-b',
    'who loses his own fifth unit to a Committed Attack in the battle that wins him the fifth loses',
    () => {
      const both = storm(table({ ...committed, lost: [4, 4] }, { dice: [8, 8, 6, 6] }));
      expect([both.unit('ru-guard'), both.unit('fr-2nd')]).toEqual(['gone', 'gone']);
      expect(both.position.outcome).toEqual({ winners: [1], how: 'committed', facts: { lost0: 5, lost1: 5 } });

      const fourth = storm(table({ ...committed, lost: [3, 4] }, { dice: [8, 8, 6, 6] }));
      expect(outcome(fourth)).toEqual([[0], 'attrition']);
      const survives = storm(
        table({ ...committed, units: { ...committed.units, 'ru-guard': 'd5' }, lost: [4, 4] }, { dice: [8, 8, 6, 6] }),
      );
      expect([survives.unit('ru-guard'), outcome(survives)]).toEqual(['d4 reduced', [[0], 'attrition']]);
    },
  );

  rule('MAN-2.1-b', 'a fifth unit lost to the own Committed Attack alone loses too (I-03)', () => {
    const t = storm(
      table({ ...committed, units: { ...committed.units, 'fr-2nd': 'd4' }, lost: [4, 3] }, { dice: [8, 8, 6, 6] }),
    );
    expect(t.unit('fr-2nd')).toBe('gone');
    expect(outcome(t)).toEqual([[1], 'attrition']);
  });

  rule('MAN-2.1-c', 'with a Committed Attack attrition waits for its Hits, without one it does not', () => {
    const led: Arrangement = {
      ...committed,
      units: { ...committed.units, 'ru-guard': 'd5', 'ru-orlov': 'c4' },
      hands: [['ru-guard-1', 'ru-hq-committed-attack-1', 'ru-ld-barclay'], []],
      lost: [0, 4],
    };
    const declare = ['assault ru-guard x fr-2nd with ru-guard-1', 'command ru-orlov with ru-ld-barclay'];
    const waits = table(led, { dice: [8, 8, 6, 6] }).take(0, ...declare, 'play ru-hq-committed-attack-1');
    expect([waits.position.sides[1].lost, waits.position.outcome]).toEqual([5, null]);
    waits.take(0, 'advance ru-guard');
    expect([waits.step, waits.position.outcome]).toEqual(['assault.suffer', null]);
    waits.take(0, 'suffer ru-orlov');
    expect(outcome(waits)).toEqual([[0], 'attrition']);

    const atOnce = table(led, { dice: [8, 8] }).take(0, ...declare, 'pass');
    expect([outcome(atOnce), atOnce.unit('ru-guard')]).toEqual([[[0], 'attrition'], 'd5']);
  });

  rule('MAN-2.1-c', 'when the attackers are hit nobody waits for the Committed Attack (I-04)', () => {
    const t = table(
      {
        nations: ['ru', 'fr'],
        units: { 'ru-black-sea-cossacks': 'd5 reduced', 'ru-orlov': 'c4', 'fr-imperial-guard': 'd4' },
        hands: [
          ['ru-black-sea-cossacks-4', 'ru-hq-committed-attack-1', 'ru-ld-barclay'],
          ['fr-imperial-guard-5', 'fr-ld-davout'],
        ],
        lost: [4, 0],
        phase: 'combat',
      },
      { dice: [1, 1, 1] },
    );
    t.take(0, 'assault ru-black-sea-cossacks x fr-imperial-guard with ru-black-sea-cossacks-4');
    t.take(1, 'pass', 'play fr-imperial-guard-5', 'play fr-ld-davout');
    t.take(0, 'command ru-orlov with ru-ld-barclay', 'play ru-hq-committed-attack-1');
    expect(t.totals()).toMatchObject({ attack: 13, defence: 21, result: 'attackerHit' });
    expect(outcome(t)).toEqual([[1], 'attrition']);
    expect(t.told('hit').filter(({ why }) => why === 'committed')).toEqual([]);
  });

  rule('MAN-2.1-c', 'nothing happens any more after the elimination that decides the match', () => {
    const t = table(
      {
        units: { 'fr-2nd': 'd5 reduced', 'fr-45th': 'c4 reduced', 'gb-1st-foot-guards': 'd4' },
        hands: [['fr-2nd-1', 'fr-ld-ney'], ['gb-1st-foot-guards-1']],
        lost: [4, 0],
        phase: 'combat',
      },
      { dice: [1, 1] },
    );
    t.take(0, 'assault fr-2nd x gb-1st-foot-guards with fr-2nd-1').take(1, 'pass', 'play gb-1st-foot-guards-1');
    t.take(0, 'command fr-45th with fr-ld-ney');
    expect(outcome(t)).toEqual([[1], 'attrition']);
    expect([t.events().at(-1)?.kind, t.position.sides[0].lost]).toEqual(['won', 5]);
    expect([t.unit('fr-2nd'), t.unit('fr-45th'), t.told('won').length]).toEqual(['gone', 'c4 reduced', 1]);
  });
});

describe('2.2 nightfall', () => {
  const tiles = [1, 2, 3, 4];
  const printed = {
    'fr-4th-suisse': 'a8',
    'fr-45th': 'c6',
    'fr-2nd': 'c5',
    'fr-19th': 'e5',
    'fr-8th': 'g3',
    'gb-32nd-foot': 'b6',
    'gb-52nd-foot': 'd5',
    'gb-dutch-belgians': 'f4',
    'gb-4th-foot': 'c2',
  };

  rule(['X-3', 'MAN-2.2-c', 'MAN-2.2-d', 'MAN-2.2-f', 'MAN-2.2-h'], 'the printed position is a tie of 4 to 4', () => {
    const t = night({ tiles, units: printed, lost: [3, 4] });
    expect(control(t)).toEqual([
      ['c4', 'g2', 'g3', 'h3'],
      ['a6', 'b6', 'b7', 'd5'],
    ]);
    expect(t.told('nightfall')).toEqual([{ kind: 'nightfall', control: [4, 4] }]);
    expect(t.position.outcome).toEqual({
      winners: [0],
      how: 'nightEliminations',
      facts: { control0: 4, control1: 4, lost0: 3, lost1: 4, reduced0: 0, reduced1: 0 },
    });
  });

  rule(['X-4', 'MAN-2.2-a'], "in the rulebook's example Britain wins with four units, 4 squares to 3", () => {
    const t = night({ tiles, units: { ...printed, 'gb-4th-foot': 'c3' }, lost: [3, 4] });
    expect(control(t)).toEqual([
      ['g2', 'g3', 'h3'],
      ['a6', 'b6', 'b7', 'd5'],
    ]);
    expect(outcome(t)).toEqual([[1], 'night']);
    expect(t.events().at(-1)?.kind).toBe('won');
  });

  rule('MAN-2.2-b', "only the four rows at the enemy's edge count, whichever edge that is", () => {
    const lone = (edges: Arrangement['edges'], square: string) =>
      control(night({ edges, units: { 'fr-45th': square } }))[0];
    expect(lone(['N', 'S'], 'd4')).toEqual(['c4', 'd3', 'd4', 'e4']);
    expect(lone(['N', 'S'], 'd5')).toEqual(['d4']);
    expect(lone(['S', 'N'], 'd5')).toEqual(['c5', 'd5', 'd6', 'e5']);
    expect(lone(['S', 'N'], 'd4')).toEqual(['d5']);
    expect(lone(['W', 'E'], 'e4')).toEqual(['e3', 'e4', 'e5', 'f4']);
    expect(lone(['W', 'E'], 'd4')).toEqual(['e4']);
    expect(lone(['E', 'W'], 'd4')).toEqual(['c4', 'd3', 'd4', 'd5']);
    expect(lone(['E', 'W'], 'e4')).toEqual(['d4']);
    expect(lone(['N', 'S'], 'd6')).toEqual([]);
    expect(lone(['N', 'S'], 'h1')).toEqual(['g1', 'h1', 'h2']);
  });

  rule('MAN-2.2-c', 'a square that one stands on counts, whoever is beside it', () => {
    const units = { 'fr-45th': 'd3', 'gb-32nd-foot': 'd4', 'gb-4th-foot': 'd2', 'gb-42nd-foot': 'c3' };
    expect(control(night({ units: { ...units, 'gb-52nd-foot': 'e3' } }))[0]).toEqual(['d3']);
  });

  rule(['MAN-2.2-d', 'MAN-2.2-e'], 'influence reaches one square from anywhere, but not across a corner', () => {
    const t = night({ units: { 'fr-45th': 'd5', 'gb-32nd-foot': 'h1' } });
    expect(control(t)).toEqual([['d4'], []]);
    const contested = night({ units: { 'fr-45th': 'd5', 'gb-32nd-foot': 'd3' } });
    expect(control(contested)).toEqual([[], []]);
    const corner = night({ units: { 'fr-45th': 'd5', 'gb-32nd-foot': 'c3' } });
    expect(control(corner)).toEqual([['d4'], []]);
  });

  rule('MAN-2.2-f', 'what both are beside, or what the enemy stands on, counts for nobody', () => {
    const t = night({ units: { 'fr-45th': 'd3', 'fr-2nd': 'c2', 'gb-32nd-foot': 'e2' } });
    // d2 and e3 lie beside both; e2 is held by the enemy.
    expect(control(t)[0]).toEqual(['b2', 'c1', 'c2', 'c3', 'd3', 'd4']);
    const occupied = night({ units: { 'fr-45th': 'd5', 'gb-32nd-foot': 'd4' } });
    // c4 and e4 lie beside the 32nd alone; d5 is held by the 45th.
    expect(control(occupied)).toEqual([[], []]);
  });

  rule('MAN-2.2-g', 'a lake can be held by influence', () => {
    const t = night({ ground: { l: 'd3' }, units: { 'fr-45th': 'd4', 'gb-32nd-foot': 'h1' } });
    expect(control(t)[0]).toContain('d3');
  });

  const even = { 'fr-45th': 'a8', 'gb-32nd-foot': 'h1' };

  rule('MAN-2.2-a', 'more squares win, for either side, before any tie-breaker', () => {
    const more = { 'fr-45th': 'd5', 'gb-32nd-foot': 'h1' };
    expect(outcome(night({ units: more, lost: [4, 0] }))).toEqual([[0], 'night']);
    expect(outcome(night({ units: { 'fr-45th': 'a8', 'gb-32nd-foot': 'd5' }, lost: [0, 4] }))).toEqual([[1], 'night']);
  });

  rule('MAN-2.2-h', 'then more eliminations, before reduced units', () => {
    const units = { 'fr-45th': 'a8 reduced', 'gb-32nd-foot': 'h1' };
    expect(outcome(night({ units, lost: [1, 2] }))).toEqual([[0], 'nightEliminations']);
    expect(outcome(night({ units: { 'fr-45th': 'a8', 'gb-32nd-foot': 'h1 reduced' }, lost: [2, 1] }))).toEqual([
      [1],
      'nightEliminations',
    ]);
  });

  rule('MAN-2.2-i', 'then fewer reduced units on the field', () => {
    const units = { ...even, 'fr-2nd': 'b8', 'gb-4th-foot': 'g1 reduced' };
    expect(outcome(night({ units }))).toEqual([[0], 'nightReduced']);
    const first = night({ units: { ...even, 'gb-1st-foot-guards': 'g1 reduced' } });
    expect(first.position.outcome).toMatchObject({ winners: [0], facts: { reduced0: 0, reduced1: 1 } });
    const both = { 'fr-45th': 'a8 reduced', 'fr-2nd': 'b8 reduced', 'gb-32nd-foot': 'h1 reduced', 'gb-4th-foot': 'g1' };
    expect(outcome(night({ units: both }))).toEqual([[1], 'nightReduced']);
    expect(night({ units: both }).position.outcome?.facts).toMatchObject({ reduced0: 2, reduced1: 1 });
  });

  rule('MAN-2.2-i', 'a unit that died reduced is no reduced unit on the field', () => {
    const t = night({ units: { ...even, 'gb-4th-foot': 'g1 reduced' } });
    expect(outcome(t)).toEqual([[0], 'nightReduced']);
    const dead = table(
      {
        units: { 'fr-imperial-guard': 'd8', 'gb-dutch-belgians': 'd6 reduced', 'gb-32nd-foot': 'h1' },
        hands: [['fr-imperial-guard-5'], []],
        exhausted: [true, true],
        lost: [1, 0],
        first: 1,
        active: 0,
        phase: 'combat',
      },
      { dice: [6, 6] },
    ).take(0, 'bombard fr-imperial-guard x gb-dutch-belgians with fr-imperial-guard-5');
    expect(dead.position.outcome).toMatchObject({ how: 'nightRank', facts: { reduced1: 0, lost0: 1, lost1: 1 } });
  });

  rule(['X-5', 'MAN-2.2-j'], 'then the order of nations, in which France is last and the United States first', () => {
    const order = ['us', 'ot', 'es', 'at', 'pr', 'ru', 'gb', 'fr'] as const;
    for (const [i, better] of order.entries()) {
      for (const worse of order.slice(i + 1)) {
        expect(outcome(night({ nations: [better, worse] }))).toEqual([[0], 'nightRank']);
        expect(outcome(night({ nations: [worse, better] }))).toEqual([[1], 'nightRank']);
      }
    }
  });
});

describe('2.3 the end of the day', () => {
  const four = ['fr-45th-1', 'fr-45th-2', 'fr-45th-3', 'fr-45th-4'];
  const units = { 'fr-45th': 'a8', 'gb-32nd-foot': 'h1' };

  rule('MAN-2.3-a', 'the last of the first sixty cards has left the draw pile: then, and not before', () => {
    const left = table({ units, hands: [four, []], decks: [2, 60], phase: 'draw' });
    expect([left.position.sides[0].deck.length, left.position.sides[0].firstDeckExhausted]).toEqual([1, false]);
    expect(left.told('firstDeckExhausted')).toEqual([]);

    const last = table({ units, hands: [four, []], decks: [1, 60], phase: 'draw' });
    expect([last.position.sides[0].deck.length, last.position.sides[0].firstDeckExhausted]).toEqual([0, true]);
    expect(last.told('firstDeckExhausted')).toEqual([{ kind: 'firstDeckExhausted', seat: 0 }]);
    expect(last.position.sides[1].firstDeckExhausted).toBe(false);
  });

  rule('MAN-2.3-b', 'with one deck through the game goes on, and the discards become a new draw pile', () => {
    // Not before a card must be drawn from the empty pile.
    const exact = table({ units, hands: [four, []], decks: [1, 60], phase: 'draw' });
    expect([exact.told('reshuffled'), exact.position.sides[0].discard.length]).toEqual([[], 55]);
    expect(exact.position.outcome).toBeNull();

    // In the middle of a draw: one card from the old pile, two from the new one.
    const t = table({ units, hands: [four.slice(2), []], decks: [1, 60], phase: 'draw' });
    expect(t.told('reshuffled')).toEqual([{ kind: 'reshuffled', seat: 0 }]);
    expect(t.told('drew')).toEqual([{ kind: 'drew', seat: 0, count: 3, left: 55 }]);
    expect([t.hand(0).length, t.discard(0), new Set([...t.hand(0)]).size]).toEqual([5, [], 5]);
    expect(t.position.sides[0].discardSeen).toEqual([]);
    expect(t.told('firstDeckExhausted')).toHaveLength(1);
    // And as often as needed: the second pile runs out without any effect on the day.
    const again = table({ units, hands: [four, []], decks: [1, 60], exhausted: [true, false], phase: 'draw' });
    expect([again.position.sides[0].deck.length, again.told('firstDeckExhausted')]).toEqual([0, []]);
    again.skipTo('combat', 1);
    expect(again.position.outcome).toBeNull();
  });

  rule('MAN-2.3-c', 'the second deck through: the Game Turn is played to its end, then it is night (I-06)', () => {
    const hand = ['gb-42nd-foot-1', 'gb-42nd-foot-2', 'gb-42nd-foot-3', 'gb-42nd-foot-5'];
    // The First Player draws the last card: his turn and the Second Player's are still played.
    const first = table({
      units,
      hands: [four, hand],
      decks: [1, 60],
      exhausted: [false, true],
      phase: 'draw',
      turn: 9,
    });
    first.skipTo('movement', 1);
    expect([first.position.outcome, first.position.turn]).toEqual([null, 9]);
    first.skipTo('discard', 0);
    expect([first.position.outcome?.how, first.position.turn, first.position.active]).toEqual(['nightRank', 9, 1]);

    // The Second Player draws it: his turn is the last.
    const second = table({
      units,
      hands: [four, hand],
      decks: [60, 1],
      exhausted: [true, false],
      phase: 'draw',
      active: 1,
      turn: 9,
    });
    expect([second.position.sides[1].firstDeckExhausted, second.position.outcome]).toEqual([true, null]);
    second.skipTo('discard', 0);
    expect([second.position.outcome?.how, second.position.turn]).toEqual(['nightRank', 9]);

    // With one deck only a new Game Turn begins.
    const none = table({ units, hands: [four, hand], exhausted: [true, false], active: 1, turn: 9, phase: 'movement' });
    none.skipTo('discard', 0);
    expect([none.position.outcome, none.position.turn]).toEqual([null, 10]);
  });

  rule('MAN-2.3-c', 'an attrition win in the rest of the last Game Turn still counts', () => {
    const t = table({ ...battery, exhausted: [true, true], lost: [0, 4] }, { dice: [6, 6] }).take(0, SHOT);
    expect(outcome(t)).toEqual([[0], 'attrition']);
  });
});
