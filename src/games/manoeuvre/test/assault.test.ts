import { describe, expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { get, there } from '../../../kernel/there.ts';
import { ASSAULT, ambush, duel, terms } from './duel.ts';
import { type Arrangement, box, cardId, table } from './table.ts';
import { tells } from './told.ts';

// Chapter 6.1: Ambush and Assault, step by step. Steps 4 and 5 are in assault-cards.test.ts, the results in results.test.ts.

describe('6 one combat', () => {
  rule('MAN-6-a', 'Ambush and Assault go through steps 3 to 7; Bombardment and Volley are rolled at once', () => {
    const at = (units: Arrangement['units'], hand: string[], choice: string, dice: number[]) =>
      table(
        {
          nations: ['at', 'gb'],
          units: { 'gb-32nd-foot': 'd4', ...units },
          hands: [hand, ['gb-32nd-foot-1']],
          phase: 'combat',
        },
        {
          dice,
        },
      ).take(0, choice);
    const spare = 'at-hq-supply-1';
    expect(at({ 'at-4th': 'd5' }, ['at-4th-3', spare], 'assault at-4th x gb-32nd-foot with at-4th-3', []).step).toBe(
      'assault.withdraw',
    );
    expect(at({}, ['at-hq-ambush-1', spare], 'ambush gb-32nd-foot with at-hq-ambush-1', []).step).toBe(
      'assault.withdraw',
    );
    expect(at({ 'at-4th': 'd5' }, ['at-4th-3', spare], 'volley at-4th x gb-32nd-foot with at-4th-3', [3, 3]).step).toBe(
      'restoration.redoubt',
    );
    expect(at({ 'at-4th': 'd5' }, ['at-4th-5', spare], 'bombard at-4th x gb-32nd-foot with at-4th-5', [6]).step).toBe(
      'restoration.redoubt',
    );
  });

  rule('MAN-1.1-c', 'nobody attacks across a corner', () => {
    const t = table({
      units: { 'fr-45th': 'd5', 'gb-52nd-foot': 'e4' },
      hands: [['fr-45th-1'], []],
      phase: 'combat',
    });
    expect(t.choices('assault')).toEqual([]);
    tells(t, 0, {
      'assault fr-45th x gb-52nd-foot with fr-45th-1':
        'diagonal (MAN-1.1-c), unit fr-45th, target gb-52nd-foot, card fr-45th-1',
    });
  });

  rule('MAN-6-b', 'only the active player starts a combat, and only in his Combat Phase', () => {
    const t = table(duel);
    expect([t.asked, t.choices('assault', 1)]).toEqual([[0], []]);
    const other = table({ ...duel, active: 1 });
    expect([other.asked, other.choices('assault')]).toEqual([
      [1],
      ['assault gb-32nd-foot x fr-45th with gb-32nd-foot-1', 'assault gb-32nd-foot x fr-45th with gb-32nd-foot-2'],
    ]);
    for (const phase of ['discard', 'movement', 'restoration'] as const) {
      expect(table({ ...duel, phase }).choices('assault')).toEqual([]);
    }
  });

  rule('MAN-6-b', 'a player without cards is not asked', () => {
    const t = table({ ...duel, hands: [[], []] });
    expect(t.position.phase).not.toBe('combat');
  });

  rule('MAN-6-c', 'a combat that ended early has used up the combat of the turn', () => {
    const withdrawn = table({ ...duel, hands: [duel.hands?.[0] ?? [], ['gb-hq-withdraw-1']] }).take(0, ASSAULT);
    withdrawn.take(1, 'play gb-hq-withdraw-1');
    // The 45th stands beside the 32nd again, with a card in the hand.
    expect([withdrawn.unit('fr-45th'), withdrawn.unit('gb-32nd-foot')]).toEqual(['d4', 'd3']);
    expect([withdrawn.step, withdrawn.hand(0)]).toEqual(['restoration.redoubt', ['fr-45th-2', 'fr-hq-supply-1']]);
    const skirmish = table({ ...duel, hands: [['fr-45th-1', 'fr-hq-skirmish-1'], []] }).take(0, ASSAULT);
    skirmish.take(0, 'play fr-hq-skirmish-1', 'pass');
    expect([skirmish.step, skirmish.hand(0)]).toEqual(['restoration.redoubt', ['fr-45th-1']]);
  });
});

describe('6.1 steps 1 and 2: the start and the target', () => {
  rule('MAN-6.1.1-a', 'a unit attacks with a card of its own name that has an Attack value', () => {
    const t = table({
      units: { 'fr-45th': 'd5', 'fr-2nd': 'c4', 'gb-32nd-foot': 'd4' },
      hands: [['fr-45th-1', 'fr-45th-5', 'fr-8th-1', 'fr-2nd-1', 'fr-ld-ney', 'fr-hq-skirmish-1'], []],
      phase: 'combat',
    });
    expect(t.choices()).toEqual([
      ASSAULT,
      'bombard fr-45th x gb-32nd-foot with fr-45th-5',
      'assault fr-2nd x gb-32nd-foot with fr-2nd-1',
      'pass',
    ]);
    t.take(0, ASSAULT);
    expect(t.told('combat')).toEqual([{ kind: 'combat', type: 'assault', seat: 0, attacker: 3, target: 12, card: 15 }]);
  });

  rule('MAN-6.1.1-b', 'not from a marsh', () => {
    expect(table({ ...duel, ground: { m: 'd5' } }).choices()).toEqual(['pass']);
    // The marsh of the target does not matter, nor a field.
    expect(table({ ...duel, ground: { m: 'd4', f: 'd5' } }).offers(ASSAULT)).toBe(true);
  });

  rule('MAN-6.1.1-c', 'a card with the artillery symbol neither starts nor strengthens an Assault', () => {
    const hand = ['fr-45th-5', 'fr-45th-1', 'fr-hq-supply-1'];
    const t = table({ ...duel, hands: [hand, []] });
    expect(t.choices('assault')).toEqual([ASSAULT]);
    t.take(0, ASSAULT);
    expect([t.step, t.choices()]).toEqual(['assault.attack', ['pass']]);
  });

  rule('MAN-6.1.1-d', 'an Ambush needs its card and no unit', () => {
    const t = table({ ...ambush, units: { 'gb-32nd-foot': 'd4' } }).take(0, 'ambush gb-32nd-foot with us-hq-ambush-1');
    expect(t.told('combat')).toMatchObject([{ type: 'ambush', attacker: -1, target: 12 }]);
    expect(t.hand(0)).toEqual(['us-hq-ambush-2', 'us-1st-1']);
  });

  rule('MAN-6.1.2-a', 'the target of an Assault is an enemy beside the unit', () => {
    const t = table({
      units: {
        'fr-45th': 'd5',
        'fr-2nd': 'd6',
        'gb-32nd-foot': 'd4',
        'gb-4th-foot': 'e5',
        'gb-42nd-foot': 'c5',
        'gb-52nd-foot': 'e4',
        'gb-1st-foot-guards': 'd3',
      },
      hands: [['fr-45th-1'], []],
      phase: 'combat',
    });
    expect(t.choices('assault').sort()).toEqual([
      ASSAULT,
      'assault fr-45th x gb-42nd-foot with fr-45th-1',
      'assault fr-45th x gb-4th-foot with fr-45th-1',
    ]);
  });

  rule('MAN-6.1.2-b', 'the target of an Ambush is any enemy unit on the field', () => {
    expect(
      table(ambush)
        .choices('ambush')
        .filter((text) => text.endsWith('1')),
    ).toEqual([
      'ambush gb-4th-foot with us-hq-ambush-1',
      'ambush gb-32nd-foot with us-hq-ambush-1',
      'ambush gb-42nd-foot with us-hq-ambush-1',
    ]);
    const second = table({
      ...ambush,
      nations: ['gb', 'us'],
      hands: [['gb-32nd-foot-1'], ['us-hq-ambush-1']],
      active: 1,
    });
    expect(second.choices('ambush')).toHaveLength(3);
  });
});

describe('6.1 step 3: withdrawal', () => {
  const fleeing: Arrangement = { ...duel, hands: [duel.hands?.[0] ?? [], ['gb-hq-withdraw-1', 'gb-32nd-foot-1']] };
  const ring = { 'gb-4th-foot': 'd3', 'gb-42nd-foot': 'c4', 'gb-52nd-foot': 'e4' };

  rule('MAN-6.1.3-a', 'the target may withdraw while a square beside it is free (I-16)', () => {
    const t = table(fleeing).take(0, ASSAULT);
    expect([t.step, t.asked, t.choices()]).toEqual(['assault.withdraw', [1], ['play gb-hq-withdraw-1', 'pass']]);
    // Friends, enemies and lakes are in the way, and the edge of the map.
    const closed = table({ ...fleeing, units: { ...fleeing.units, ...ring } }).take(0, ASSAULT);
    expect(closed.step).toBe('assault.defend');
    const { 'gb-42nd-foot': _west, ...two } = ring;
    const lake = (ground: Arrangement['ground']) =>
      table({ ...fleeing, ground, units: { ...fleeing.units, ...two } }).take(0, ASSAULT).step;
    expect([lake({ l: 'c4' }), lake({ m: 'c4' })]).toEqual(['assault.defend', 'assault.withdraw']);
  });

  rule('MAN-6.1.3-b', 'with a Withdraw card; a unit card does only for the United States', () => {
    const t = table({ ...fleeing, hands: [fleeing.hands?.[0] ?? [], ['gb-32nd-foot-1', 'gb-hq-supply-1']] });
    t.take(0, ASSAULT);
    expect([t.step, t.choices()]).toEqual(['assault.withdraw', ['pass']]);
    const us = table({
      nations: ['fr', 'us'],
      units: { 'fr-45th': 'd5', 'us-1st': 'd4' },
      hands: [['fr-45th-1'], ['us-1st-1', 'us-1st-3', 'us-2nd-1', 'us-hq-withdraw-1']],
      phase: 'combat',
    }).take(0, 'assault fr-45th x us-1st with fr-45th-1');
    expect(us.choices()).toEqual(['play us-1st-1', 'play us-hq-withdraw-1', 'pass']);
  });

  rule(
    'MAN-6.1.3-b',
    'of every card of every army: Withdraw, and what a United States card says of its own unit',
    () => {
      for (const { id, units, deck } of box.nations) {
        const [attacker, start] = id === 'fr' ? ['ru-guard', 'ru-guard-1'] : ['fr-8th', 'fr-8th-2'];
        const [first, second] = units.map((unit) => unit.id);
        const facts = deck.flatMap((card) => box.cards[card] ?? []);
        for (const card of facts) {
          const own = card.type === 'unit' ? get(units, card.unit).id : there(first);
          const stranger = own === first ? there(second) : there(first);
          const offered = (target: string) =>
            table({
              nations: [attacker.slice(0, 2), id],
              units: { [attacker]: 'd5', [target]: 'd4' },
              hands: [[start], [card.id]],
              phase: 'combat',
            })
              .take(0, `assault ${attacker} x ${target} with ${start}`)
              .choices();
          const needed = card.type === 'withdraw';
          const instead = id === 'us' && card.type === 'unit' && card.withdrawMax > 0;
          const [yes, no] = [[`play ${card.id}`, 'pass'], ['pass']];
          expect([card.id, offered(own)]).toEqual([card.id, needed || instead ? yes : no]);
          expect([card.id, offered(stranger)]).toEqual([card.id, needed ? yes : no]);
        }
        expect([id, facts.some(({ type }) => type === 'withdraw')]).toEqual([id, true]);
        expect([id, facts.some(({ withdrawMax }) => withdrawMax > 0)]).toEqual([id, id === 'us']);
      }
    },
  );

  rule('MAN-6.1.3-b', 'a Withdraw card needs no luck; the card of a unit does, and one is instead of the other', () => {
    const attacked = (dice: number[]) =>
      table(
        {
          nations: ['fr', 'us'],
          units: { 'fr-45th': 'd5', 'us-1st': 'd4' },
          hands: [['fr-45th-1'], ['us-1st-1', 'us-hq-withdraw-1']],
          phase: 'combat',
        },
        { dice },
      ).take(0, 'assault fr-45th x us-1st with fr-45th-1');
    const sure = attacked([]).take(1, 'play us-hq-withdraw-1');
    expect([sure.unit('us-1st'), sure.hand(1), sure.told('withdrawRoll')]).toEqual(['d3', ['us-1st-1'], []]);
    const lucky = attacked([1]).take(1, 'play us-1st-1');
    expect([lucky.unit('us-1st'), lucky.hand(1), lucky.told('withdrawRoll').length]).toEqual([
      'd3',
      ['us-hq-withdraw-1'],
      1,
    ]);
    const unlucky = attacked([6]).take(1, 'play us-1st-1');
    expect([unlucky.unit('us-1st'), unlucky.step]).toEqual(['d4', 'assault.withdraw']);
  });

  rule(['MAN-6.1.3-c', 'MAN-6.1.3-d'], 'it goes like a retreat, and the attacker must follow', () => {
    const t = table(fleeing).take(0, ASSAULT).take(1, 'play gb-hq-withdraw-1');
    expect([t.unit('gb-32nd-foot'), t.unit('fr-45th')]).toEqual(['d3', 'd4']);
    expect(t.told('moved').map(({ how }) => how)).toEqual(['withdrawal', 'advance']);
    const flank = table({ ...fleeing, units: { ...fleeing.units, 'gb-4th-foot': 'd3' } }).take(0, ASSAULT);
    flank.take(1, 'play gb-hq-withdraw-1');
    expect([flank.step, flank.asked, flank.choices()]).toEqual(['assault.retreat', [1], ['retreat c4', 'retreat e4']]);
    flank.take(1, 'retreat e4');
    expect([flank.unit('gb-32nd-foot'), flank.unit('fr-45th')]).toEqual(['e4', 'd4']);
    expect(flank.told('moved').map(({ how }) => how)).toEqual(['withdrawal', 'advance']);
  });

  rule('MAN-6.1.3-d', 'cavalry that follows pursues, with its one card and no modifier', () => {
    const t = table(
      {
        ...fleeing,
        units: { 'fr-1st-cuirassiers': 'd5', 'gb-32nd-foot': 'd4' },
        hands: [['fr-1st-cuirassiers-3', 'fr-1st-cuirassiers-1', 'fr-ld-murat'], ['gb-hq-withdraw-1']],
      },
      { dice: [3] },
    ).take(0, 'assault fr-1st-cuirassiers x gb-32nd-foot with fr-1st-cuirassiers-3');
    t.take(1, 'play gb-hq-withdraw-1');
    expect([t.unit('gb-32nd-foot'), t.unit('fr-1st-cuirassiers')]).toEqual(['d3 reduced', 'd4']);
    expect(t.told('pursuitRoll')).toMatchObject([{ roll: 3, modifier: 0, max: 3, hit: true }]);
  });

  rule('MAN-6.1.3-d', 'a card that need not advance frees from following (I-17)', () => {
    const t = table({
      ...fleeing,
      units: { 'fr-imperial-guard': 'd5', 'gb-32nd-foot': 'd4' },
      hands: [['fr-imperial-guard-1', 'fr-45th-1'], ['gb-hq-withdraw-1']],
    }).take(0, 'assault fr-imperial-guard x gb-32nd-foot with fr-imperial-guard-1');
    t.take(1, 'play gb-hq-withdraw-1');
    expect([t.step, t.choices()]).toEqual(['assault.advance', ['advance fr-imperial-guard', 'pass']]);
    expect(t.take(0, 'pass').unit('fr-imperial-guard')).toBe('d5');
  });

  rule('MAN-6.1.3-d', 'nobody follows in an Ambush', () => {
    const t = table({ ...ambush, hands: [['us-hq-ambush-1', 'us-1st-1'], ['gb-hq-withdraw-1']] });
    t.take(0, 'ambush gb-32nd-foot with us-hq-ambush-1').take(1, 'play gb-hq-withdraw-1');
    expect([t.unit('gb-32nd-foot'), t.unit('us-1st'), t.step]).toEqual(['d3', 'd5', 'restoration.redoubt']);
  });

  rule('MAN-6.1.3-e', 'both cards are discarded, nothing is rolled and nothing more is played', () => {
    const t = table(fleeing).take(0, ASSAULT).take(1, 'play gb-hq-withdraw-1');
    expect([t.discard(0), t.discard(1)]).toEqual([['fr-45th-1'], ['gb-hq-withdraw-1']]);
    expect([t.told('totals'), t.step, t.asked]).toEqual([[], 'restoration.redoubt', [0]]);
    expect(t.told('played').map(({ seat, card, purpose, unit }) => [seat, cardId(card), purpose, unit])).toEqual([
      [1, 'gb-hq-withdraw-1', 'withdraw', 12],
    ]);
  });
});

describe('6.1 step 6: the totals', () => {
  rule('MAN-6.1.6-a', 'strength, dice, terrain, Committed Attacks, and a Leader’s Combat', () => {
    const t = table(
      {
        nations: ['gb', 'fr'],
        ground: { h: 'd4' },
        units: { 'gb-32nd-foot': 'd4 reduced', 'fr-45th': 'd5' },
        hands: [['gb-32nd-foot-1', 'gb-32nd-foot-3', 'gb-ld-wellington', 'gb-hq-committed-attack-1'], []],
        phase: 'combat',
      },
      { dice: [7, 8, 2, 3, 4, 5] },
    ).take(0, 'assault gb-32nd-foot x fr-45th with gb-32nd-foot-1');
    t.take(0, 'play gb-hq-committed-attack-1', 'play gb-ld-wellington', 'play gb-32nd-foot-3');
    expect(terms(t, 'attack')).toEqual([
      ['strength', 3],
      ['terrain', 2],
      ['leader', 5],
    ]);
    expect(t.totals().dice.map(({ dice, faces }) => [dice, ...faces])).toEqual([
      ['2d8', 7, 8],
      ['2d6', 2, 3],
      ['2d6', 4, 5],
    ]);
    expect(t.totals().attack).toBe(3 + 2 + 5 + 15 + 5 + 9);
  });

  rule('MAN-6.1.6-a', 'or the strength and dice of supporting units, but then not the Combat value', () => {
    const t = table(
      {
        units: { 'fr-45th': 'd5', 'fr-2nd': 'c4', 'fr-8th': 'e4 reduced', 'gb-32nd-foot': 'd4' },
        hands: [['fr-45th-1', 'fr-2nd-1', 'fr-ld-davout'], []],
        phase: 'combat',
      },
      { dice: [1, 1, 2, 2] },
    ).take(0, ASSAULT, 'command fr-2nd with fr-ld-davout', 'support fr-8th', 'play fr-2nd-1');
    expect(terms(t, 'attack')).toEqual([
      ['strength', 6],
      ['support', 6],
      ['support', 3],
    ]);
    expect(t.totals().attack).toBe(6 + 6 + 3 + 2 + 4);
  });

  rule('MAN-6.1.6-b', 'an Ambush has one d10 and a Leader, no strength and no terrain', () => {
    const t = table(
      { ...ambush, ground: { h: 'd5' }, hands: [['us-hq-ambush-1', 'us-ld-jackson'], []] },
      { dice: [10] },
    );
    t.take(0, 'ambush gb-32nd-foot with us-hq-ambush-1', 'play us-ld-jackson');
    expect(terms(t, 'attack')).toEqual([['leader', 3]]);
    expect(t.totals()).toMatchObject({ attack: 13, defence: 6, type: 'ambush', dice: [{ dice: '1d10', faces: [10] }] });
  });

  rule('MAN-6.1.6-c', 'strength of the target, its cards, terrain, redoubt and a Leader’s Combat', () => {
    const t = table(
      {
        ...duel,
        ground: { t: 'd4' },
        units: { 'fr-45th': 'd5', 'gb-32nd-foot': 'd4 reduced' },
        redoubts: ['d4'],
        hands: [['fr-45th-1'], ['gb-32nd-foot-4', 'gb-ld-hill']],
      },
      { dice: [1, 1] },
    ).take(0, ASSAULT);
    t.take(1, 'pass', 'play gb-32nd-foot-4', 'play gb-ld-hill');
    expect(terms(t, 'defence')).toEqual([
      ['strength', 3],
      ['card', 3],
      ['leader', 1],
      ['terrain', 3],
      ['redoubt', 3],
    ]);
    expect(t.totals().defence).toBe(13);
  });

  rule('MAN-6.1.6-d', 'no die is rolled before both have played all their cards', () => {
    const t = table(duel, { dice: [3, 3] }).take(0, ASSAULT);
    for (const [seat, choice] of [
      [1, 'pass'],
      [1, 'play gb-32nd-foot-1'],
      [1, 'pass'],
    ] as const) {
      t.take(seat, choice);
      expect(t.told('totals')).toEqual([]);
    }
    t.take(0, 'pass');
    expect(t.told('totals')).toHaveLength(1);
  });
});
