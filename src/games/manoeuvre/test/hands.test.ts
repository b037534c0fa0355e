import { describe, expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import type { Viewer } from '../../../kernel/game.ts';
import { viewOf } from '../view.ts';
import { type Arrangement, cardId, steps, type Table, table } from './table.ts';

// Chapter 1.4: hands, decks and discard piles.

/** What a viewer knows of a side. */
function known(t: Table, viewer: Viewer, seat: 0 | 1) {
  const side = viewOf(steps, t.position, viewer).sides[seat];
  return {
    ...side,
    hand: side.hand.map(cardId),
    setAside: side.setAside.map(cardId),
    shown: side.shown.map(cardId),
    discardTop: cardId(side.discardTop),
    discardKnown: side.discardKnown.map(cardId),
  };
}

const duel: Arrangement = {
  units: { 'fr-45th': 'd5', 'gb-32nd-foot': 'd4' },
  hands: [
    ['fr-45th-1', 'fr-45th-2'],
    ['gb-32nd-foot-1', 'gb-32nd-foot-2'],
  ],
  phase: 'combat',
};

describe('1.4 what a unit card is for', () => {
  rule('MAN-1.4-e', 'it starts and strengthens a combat, defends, and restores its unit', () => {
    const t = table({ ...duel, units: { 'fr-45th': 'd5 reduced', 'gb-32nd-foot': 'd4' } }, { dice: [6, 6, 6, 6] });
    t.take(0, 'assault fr-45th x gb-32nd-foot with fr-45th-1');
    t.take(1, 'pass', 'play gb-32nd-foot-1', 'pass').take(0, 'play fr-45th-2');
    expect(t.totals()).toMatchObject({ attack: 3 + 24, defence: 6 + 6 });
    expect(t.told('played').map(({ purpose }) => purpose)).toEqual(['defence', 'attack']);

    const restored = table({ ...duel, units: { 'fr-45th': 'd5 reduced' }, phase: 'restoration' });
    restored.take(0, 'restore fr-45th with fr-45th-2');
    expect([restored.unit('fr-45th'), restored.told('played')[0]?.purpose]).toEqual(['d5', 'reinforcement']);
    // Nobody restores in the opponent's turn.
    const other = table({ ...duel, units: { 'gb-32nd-foot': 'd4 reduced' }, phase: 'restoration' });
    expect([other.step, other.asked, other.choices()]).toEqual(['restoration.redoubt', [0], ['pass']]);
  });

  rule('MAN-1.4-f', 'a card that was used is discarded', () => {
    const t = table(duel, { dice: [6, 6, 6, 6] });
    t.take(0, 'assault fr-45th x gb-32nd-foot with fr-45th-1');
    // While the combat lasts it lies on the table: in neither hand nor pile.
    expect([t.hand(0), t.discard(0)]).toEqual([['fr-45th-2'], []]);
    t.take(1, 'pass', 'play gb-32nd-foot-1', 'pass');
    expect([t.hand(1), t.discard(1)]).toEqual([['gb-32nd-foot-2'], []]);
    t.take(0, 'play fr-45th-2', 'hit');
    expect([t.hand(0), t.discard(0), t.hand(1), t.discard(1)]).toEqual([
      [],
      ['fr-45th-1', 'fr-45th-2'],
      ['gb-32nd-foot-2'],
      ['gb-32nd-foot-1'],
    ]);
    for (const { hand, deck, discard } of t.position.sides) {
      expect(new Set([...hand, ...deck, ...discard]).size).toBe(60);
    }
  });

  rule('MAN-1.4-f', 'a card played is a card shown: what came before cannot be taken back', () => {
    const t = table(duel);
    expect(t.reveals()).toBe(0);
    t.take(0, 'assault fr-45th x gb-32nd-foot with fr-45th-1');
    expect(t.reveals()).toBe(1);
    t.take(1, 'pass', 'play gb-32nd-foot-1');
    expect(t.reveals()).toBe(2);
    const march = table({ ...duel, hands: [['fr-hq-forced-march-1'], []], phase: 'movement' });
    march.take(0, 'move fr-45th d6');
    expect(march.reveals()).toBe(0);
    march.take(0, 'play fr-hq-forced-march-1');
    expect(march.reveals()).toBe(1);
  });

  rule('MAN-1.4-h', 'the cards of an eliminated unit stay in the deck and can only be discarded', () => {
    const dead: Arrangement = {
      nations: ['fr', 'us'],
      units: { 'fr-2nd': 'd5 reduced', 'us-1st': 'd4', 'us-2nd': 'e8' },
      hands: [
        ['fr-45th-1', 'fr-45th-5', 'fr-45th-2', 'fr-ld-ney'],
        ['us-3rd-1', 'us-3rd-2', 'us-3rd-5'],
      ],
      lost: [1, 1],
    };
    const discards = table(dead);
    expect(discards.choices('discard')).toHaveLength(4);
    expect(table({ ...dead, phase: 'combat' }).choices()).toEqual(['pass']);
    expect(table({ ...dead, phase: 'restoration' }).choices()).toEqual(['restore fr-2nd with fr-ld-ney', 'pass']);
    const attacked = table({ ...dead, hands: [['fr-2nd-1', 'fr-45th-1'], dead.hands?.[1] ?? []], phase: 'combat' });
    attacked.take(0, 'assault fr-2nd x us-1st with fr-2nd-1');
    // No withdrawal, no defence, no attack with a card of a unit that is gone.
    expect([attacked.step, attacked.choices()]).toEqual(['assault.withdraw', ['pass']]);
    attacked.take(1, 'pass');
    expect([attacked.step, attacked.choices()]).toEqual(['assault.defend', ['pass']]);
    attacked.take(1, 'pass');
    expect([attacked.step, attacked.choices()]).toEqual(['assault.attack', ['pass']]);
    // It is shuffled in again like any other: the pile that is made anew holds all cards but those of the hand.
    const t = table({ ...dead, hands: [['fr-2nd-1', 'fr-2nd-2'], []], decks: [1, 60], phase: 'draw' });
    expect(t.told('reshuffled')).toHaveLength(1);
    const cards = [...t.position.sides[0].hand, ...t.position.sides[0].deck].map(cardId);
    for (const id of ['fr-45th-1', 'fr-45th-2', 'fr-45th-3', 'fr-45th-4', 'fr-45th-5']) expect(cards).toContain(id);
  });
});

describe('1.4 what is secret', () => {
  rule('MAN-1.4-g', 'a hand is its own player’s; how many cards it has is public', () => {
    const t = table(duel);
    expect(known(t, 0, 0)).toMatchObject({ hand: ['fr-45th-1', 'fr-45th-2'], handCount: 2, deckCount: 58 });
    for (const viewer of [1, null] as const) {
      expect(known(t, viewer, 0)).toMatchObject({ hand: [], handCount: 2, deckCount: 58, shown: [], setAside: [] });
    }
    expect(known(t, 1, 1).hand).toEqual(['gb-32nd-foot-1', 'gb-32nd-foot-2']);
    expect(known(t, 0, 1)).toMatchObject({ hand: [], handCount: 2 });
  });

  rule('MAN-1.4-g', 'a hand is told without the order in which it was drawn', () => {
    const t = table({ ...duel, hands: [['fr-hq-supply-1', 'fr-45th-1', 'fr-ld-ney'], []] });
    expect(known(t, 0, 0).hand).toEqual(['fr-45th-1', 'fr-ld-ney', 'fr-hq-supply-1']);
  });

  rule('MAN-1.4-g', 'of a pile only the top card is public; who saw a card go there knows it (I-02)', () => {
    const t = table({ ...duel, hands: [['fr-45th-1', 'fr-45th-2', 'fr-2nd-1', 'fr-2nd-2'], []], phase: 'discard' });
    t.take(0, 'discard fr-2nd-2', 'discard fr-45th-2');
    // Chosen, but still in secret.
    expect(known(t, 0, 0)).toMatchObject({ handCount: 2, setAside: ['fr-2nd-2', 'fr-45th-2'], discardCount: 0 });
    expect(known(t, 1, 0)).toMatchObject({ handCount: 4, setAside: [], discardCount: 0, discardTop: 'none' });
    expect([t.reveals(), t.told('setAside')]).toEqual([0, []]);
    expect(t.heard(0).filter(({ kind }) => kind === 'setAside')).toHaveLength(2);
    t.take(0, 'pass');
    // The phase is over: two cards went down, and only the last of them can be seen.
    expect(t.told('discarded').map(({ seat, count, top }) => [seat, count, cardId(top)])).toEqual([
      [0, 2, 'fr-45th-2'],
    ]);
    expect(t.reveals()).toBe(1);
    for (const viewer of [1, null] as const) {
      expect(known(t, viewer, 0)).toMatchObject({
        discardCount: 2,
        discardTop: 'fr-45th-2',
        discardKnown: ['fr-45th-2'],
        handCount: 5,
      });
    }
    expect(known(t, 0, 0).discardKnown).toEqual(['fr-45th-2', 'fr-2nd-2']);
  });

  rule('MAN-1.4-g', 'no discard is no reveal', () => {
    const t = table({ ...duel, phase: 'discard' }).take(0, 'pass');
    expect([t.reveals(), t.told('discarded')]).toEqual([0, []]);
  });

  const scouting: Arrangement = {
    nations: ['us', 'fr'],
    units: { 'us-1st': 'd5', 'fr-45th': 'h1', 'fr-2nd': 'a1' },
    hands: [['us-hq-scout-1'], ['fr-45th-1', 'fr-2nd-1', 'fr-hq-supply-1', 'fr-hq-forced-march-1', 'fr-hq-redoubt-1']],
    phase: 'combat',
  };
  const inspected = () => table(scouting).take(0, 'scout us-hq-scout-1').skipTo('discard', 1);
  const all = ['fr-45th-1', 'fr-2nd-1', 'fr-hq-forced-march-1', 'fr-hq-redoubt-1', 'fr-hq-supply-1'];

  rule('MAN-1.4-g', 'what a Scout has seen stays known while it stays in the hand', () => {
    const t = inspected();
    expect([known(t, 0, 1).hand, known(t, 1, 1).shown]).toEqual([all, all]);
    expect([known(t, null, 1).hand, known(t, null, 1).shown]).toEqual([[], []]);
    // One discard is seen to go; what is drawn for it is not known.
    t.take(1, 'discard fr-2nd-1');
    expect(known(t, 0, 1).hand).toEqual(all);
    t.take(1, 'pass');
    const rest = all.filter((id) => id !== 'fr-2nd-1');
    expect([known(t, 0, 1).hand, known(t, 0, 1).handCount]).toEqual([rest, 5]);
    // A card that is played is no longer there.
    t.take(1, 'move fr-45th h2', 'play fr-hq-forced-march-1');
    expect(known(t, 0, 1).hand).toEqual(rest.filter((id) => id !== 'fr-hq-forced-march-1'));
    expect(known(t, 0, 1).discardKnown).toEqual(['fr-2nd-1', 'fr-hq-forced-march-1']);
  });

  rule('MAN-1.4-g', 'a card that was not seen goes without taking one that was', () => {
    // Four cards when the Scout looks; the fifth is drawn afterwards, and is the Forced March.
    const seen = ['fr-45th-1', 'fr-2nd-1', 'fr-hq-redoubt-1', 'fr-hq-supply-1'];
    const t = table(
      { ...scouting, hands: [['us-hq-scout-1', 'us-1st-1'], seen], decks: [60, 60] },
      { decks: [[], [45]] },
    ).take(0, 'scout us-hq-scout-1', 'pass');
    t.skipTo('movement', 1);
    expect(t.hand(1)).toContain('fr-hq-forced-march-1');
    t.take(1, 'move fr-45th h2', 'play fr-hq-forced-march-1');
    expect(known(t, 0, 1).hand).toEqual(seen);
  });

  rule('MAN-1.4-g', 'of several discards one is seen, so that nothing is certain of the hand any more', () => {
    const t = inspected().take(1, 'discard fr-2nd-1', 'discard fr-45th-1', 'pass');
    expect([known(t, 0, 1).hand, known(t, 0, 1).discardKnown]).toEqual([[], ['fr-45th-1']]);
  });

  rule('MAN-1.4-g', 'an unseen discard leaves what was seen', () => {
    const t = table({ ...scouting, decks: [60, 0], discards: [[], ['fr-8th-1']] });
    t.take(0, 'scout us-hq-scout-1').skipTo('discard', 1);
    const seen = known(t, 0, 1).hand;
    t.take(1, 'pass');
    expect(known(t, 0, 1).hand).toEqual(seen);
  });

  rule('MAN-1.4-g', 'a pile that is shuffled anew is known to nobody', () => {
    const t = table({
      ...duel,
      hands: [[], []],
      discards: [['fr-8th-1', 'fr-8th-2', 'fr-8th-3'], []],
      decks: [2, 60],
      phase: 'draw',
    });
    expect([known(t, 1, 0).discardKnown, known(t, 1, 0).discardTop, known(t, 1, 0).discardCount]).toEqual([
      [],
      'none',
      0,
    ]);
  });
});
