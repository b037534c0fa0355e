import { describe, expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { type Arrangement, type Table, table } from './table.ts';

// Chapter 4: the sequence of play, and what stands before it.

const both: Arrangement = {
  units: { 'fr-45th': 'd5', 'fr-2nd': 'f6 reduced', 'gb-32nd-foot': 'd4', 'gb-4th-foot': 'f3 reduced' },
  hands: [
    ['fr-45th-1', 'fr-45th-2', 'fr-2nd-1', 'fr-hq-supply-1', 'fr-hq-redoubt-1'],
    ['gb-32nd-foot-1', 'gb-32nd-foot-2', 'gb-4th-foot-1', 'gb-hq-supply-1', 'gb-hq-redoubt-1'],
  ],
};

/** Plays on with passes and first choices, and tells at which steps of which seat somebody was asked. */
function walk(t: Table, questions: number): string[] {
  const out: string[] = [];
  for (let i = 0; i < questions; i++) {
    const seat = t.asked[0] ?? 0;
    const choices = t.choices();
    out.push(`${t.position.turn} ${t.position.active} ${t.position.phase} ${t.step}`);
    t.take(seat, choices.includes('pass') ? 'pass' : (choices[0] ?? ''));
  }
  return out;
}

/** The kinds of choices that are offered now. */
const kinds = (t: Table) => [...new Set(t.choices().map((text) => text.split(' ')[0]))].sort();

describe('4 the Game Turn', () => {
  rule(['MAN-4-a', 'MAN-4-b'], 'the First Player and then the Second go through five phases', () => {
    const turn = (n: number, seat: number, drawn: string[]) => [
      `${n} ${seat} discard turn.discard`,
      ...drawn.map((step) => `${n} ${seat} draw ${step}`),
      `${n} ${seat} movement movement.unit`,
      `${n} ${seat} movement movement.march`,
      `${n} ${seat} movement movement.supply`,
      `${n} ${seat} combat combat.declare`,
      `${n} ${seat} restoration restoration.restore`,
      `${n} ${seat} restoration restoration.redoubt`,
    ];
    // Only nations with a Scout are asked anything in their Draw Phase.
    expect(walk(table({ ...both, turn: 3 }), 16)).toEqual([
      ...turn(3, 0, []),
      ...turn(3, 1, ['turn.drawn']),
      '4 0 discard turn.discard',
    ]);
    expect(walk(table({ ...both, first: 1, turn: 1 }), 16)).toEqual([
      ...turn(1, 1, ['turn.drawn']),
      ...turn(1, 0, []),
      '2 1 discard turn.discard',
    ]);
  });

  rule('MAN-4-a', 'every player turn is announced', () => {
    const t = table({ ...both, turn: 3 })
      .skipTo('discard', 1)
      .skipTo('discard', 0);
    expect(t.told('turn')).toEqual([
      { kind: 'turn', turn: 3, seat: 1 },
      { kind: 'turn', turn: 4, seat: 0 },
    ]);
  });

  rule('MAN-4-c', 'a phase offers what belongs to it, and the one before never comes back', () => {
    const t = table(both);
    expect(kinds(t)).toEqual(['discard', 'pass']);
    t.take(0, 'pass');
    expect(kinds(t)).toEqual(['move']);
    t.take(0, 'move fr-2nd e6');
    expect([t.step, kinds(t)]).toEqual(['movement.march', ['pass']]);
    t.take(0, 'pass');
    expect([t.step, kinds(t)]).toEqual(['movement.supply', ['pass', 'play']]);
    t.take(0, 'pass');
    expect([t.step, kinds(t)]).toEqual(['combat.declare', ['assault', 'pass']]);
    t.take(0, 'pass');
    expect([t.step, kinds(t)]).toEqual(['restoration.restore', ['pass', 'restore']]);
    t.take(0, 'pass');
    expect([t.step, kinds(t)]).toEqual(['restoration.redoubt', ['pass', 'redoubt']]);
    t.take(0, 'pass');
    expect([t.position.active, t.step]).toEqual([1, 'turn.discard']);
  });

  rule('MAN-4-d', 'after both turns a new Game Turn begins, unless the game has ended', () => {
    const on = table({ ...both, turn: 7, active: 1, phase: 'restoration' }).take(1, 'pass', 'pass');
    expect([on.position.turn, on.asked, on.position.phase]).toEqual([8, [0], 'discard']);
    const over = table({ ...both, turn: 7, active: 1, phase: 'restoration', exhausted: [true, true] });
    over.take(1, 'pass', 'pass');
    expect([over.position.turn, over.asked, over.position.outcome === null]).toEqual([7, [], false]);
  });
});

describe('4.1 and 4.2: discarding and drawing', () => {
  const full = both.hands?.[0] ?? [];

  rule('MAN-4.1-a', 'any number of cards, none and all included', () => {
    const none = table(both).take(0, 'pass');
    expect([none.hand(0), none.discard(0), none.told('discarded')]).toEqual([full, [], []]);

    const two = table(both).take(0, 'discard fr-45th-2', 'discard fr-45th-1');
    expect(two.choices('discard').length).toBe(3);
    expect([two.offers('discard fr-45th-1'), two.discard(0)]).toEqual([false, []]);
    two.take(0, 'pass');
    expect([two.discard(0), two.hand(0).length]).toEqual([['fr-45th-2', 'fr-45th-1'], 5]);
    expect([two.hand(0).includes('fr-45th-1'), two.position.sides[0].setAside]).toEqual([false, []]);

    const all = table(both).take(0, ...full.map((id) => `discard ${id}`));
    expect([all.choices(), all.hand(0)]).toEqual([['pass'], []]);
    all.take(0, 'pass');
    expect([all.discard(0), all.hand(0).length, all.told('drew')[0]?.count]).toEqual([full, 5, 5]);
  });

  rule('MAN-4.1-a', 'an empty hand is not asked', () => {
    const t = table({ ...both, hands: [[], []] });
    expect([t.step, t.hand(0).length]).toEqual(['movement.unit', 5]);
  });

  rule('MAN-4.2-a', 'draws until there are five, and tells how many', () => {
    for (const held of [0, 1, 4]) {
      const t = table({ ...both, hands: [full.slice(0, held), []], phase: 'draw' });
      expect([t.hand(0).length, t.position.sides[0].deck.length]).toEqual([5, 60 - 5]);
      expect(t.told('drew')).toEqual([{ kind: 'drew', seat: 0, count: 5 - held, left: 55 }]);
      expect(t.hand(0).slice(0, held)).toEqual(full.slice(0, held));
    }
    const five = table({ ...both, phase: 'draw' });
    expect([five.hand(0), five.told('drew')]).toEqual([full, []]);
  });

  rule('MAN-4.2-a', 'each card comes out of the draw pile by chance, once', () => {
    // The pile stands in the order of the pack: the 1st of 57 is the first card of the Guard, the last a Withdraw.
    const t = table(
      { ...both, hands: [['fr-45th-1', 'fr-45th-2', 'fr-2nd-1'], []], phase: 'draw' },
      {
        decks: [[1, 56], []],
      },
    );
    expect(t.hand(0).slice(3)).toEqual(['fr-imperial-guard-1', 'fr-hq-withdraw-3']);
    const other = table(
      { ...both, hands: [['fr-45th-1', 'fr-45th-2', 'fr-2nd-1'], []], phase: 'draw' },
      {
        decks: [[57, 1], []],
      },
    );
    expect(other.hand(0).slice(3)).toEqual(['fr-hq-withdraw-4', 'fr-imperial-guard-1']);
    for (const { position } of [t, other]) {
      const { hand, deck } = position.sides[0];
      expect([deck.length, new Set([...hand, ...deck]).size]).toEqual([55, 60]);
    }
    const second = table(
      { ...both, hands: [[], ['gb-32nd-foot-1']], phase: 'draw', active: 1 },
      {
        decks: [[], [1, 1, 1, 1]],
      },
    );
    expect(second.hand(1)).toHaveLength(5);
  });

  rule('MAN-4.2-b', 'hands are filled in the own Draw Phase only, and more than five may be kept', () => {
    const t = table({ ...both, phase: 'combat' }, { dice: [1, 2] });
    t.take(0, 'assault fr-45th x gb-32nd-foot with fr-45th-1').take(1, 'pass', 'pass').take(0, 'pass').take(1, 'hit');
    expect([t.step, t.hand(0).length]).toEqual(['restoration.restore', 4]);
    t.skipTo('combat', 1);
    expect([t.hand(0).length, t.hand(1).length]).toEqual([4, 5]);
    t.skipTo('movement', 0);
    expect(t.hand(0)).toHaveLength(5);
    const seven = table({ ...both, hands: [[...full, 'fr-8th-1', 'fr-8th-2'], []], phase: 'draw' });
    expect([seven.hand(0).length, seven.told('drew')]).toEqual([7, []]);
  });
});

describe('4.3 to 4.5: moving, fighting, restoring', () => {
  rule('MAN-4.3-a', 'one unit must move', () => {
    const t = table({ ...both, phase: 'movement' });
    expect([t.step, t.offers('pass')]).toEqual(['movement.unit', false]);
    expect([...new Set(t.choices().map((text) => text.split(' ')[1]))].sort()).toEqual(['fr-2nd', 'fr-45th']);
    t.take(0, 'move fr-2nd f7');
    expect(t.step).toBe('movement.march');
  });

  rule('MAN-4.4-a', 'one combat, or none', () => {
    const passed = table({ ...both, phase: 'combat' }).take(0, 'pass');
    expect(passed.step).toBe('restoration.restore');
    const fought = table({ ...both, phase: 'combat' }, { dice: [1, 1] });
    fought
      .take(0, 'assault fr-45th x gb-32nd-foot with fr-45th-1')
      .take(1, 'pass', 'pass')
      .take(0, 'pass')
      .take(1, 'hit');
    // Another card of the 45th is in the hand and its enemy still there, but the combat of the turn is over.
    expect([fought.step, fought.hand(0).includes('fr-45th-2')]).toEqual(['restoration.restore', true]);
    expect(fought.choices('assault')).toEqual([]);
  });

  rule('MAN-4.4-b', 'Ambush, Assault, Bombardment and Volley', () => {
    const t = table({
      nations: ['us', 'gb'],
      units: { 'us-4th-militia': 'd5', 'gb-32nd-foot': 'd4' },
      hands: [['us-4th-militia-2', 'us-4th-militia-5', 'us-hq-ambush-1', 'us-hq-sappers-1', 'us-ld-scott'], []],
      phase: 'combat',
    });
    expect(t.choices()).toEqual([
      'assault us-4th-militia x gb-32nd-foot with us-4th-militia-2',
      'volley us-4th-militia x gb-32nd-foot with us-4th-militia-2',
      'bombard us-4th-militia x gb-32nd-foot with us-4th-militia-5',
      'ambush gb-32nd-foot with us-hq-ambush-1',
      'pass',
    ]);
  });

  rule('MAN-4.5-a', 'one attempt to restore, and after it one redoubt', () => {
    const t = table({ ...both, phase: 'restoration' });
    t.take(0, 'restore fr-2nd with fr-2nd-1');
    expect([t.unit('fr-2nd'), t.step]).toEqual(['f6', 'restoration.redoubt']);
    expect(t.choices()).toEqual([
      'redoubt fr-45th with fr-hq-redoubt-1',
      'redoubt fr-2nd with fr-hq-redoubt-1',
      'pass',
    ]);
    t.take(0, 'redoubt fr-45th with fr-hq-redoubt-1');
    expect([t.position.active, t.step]).toEqual([1, 'turn.discard']);
  });
});

describe('0 overview', () => {
  rule('MAN-0-c', 'where the printed aids and cards allow more than the rulebook, the rulebook stands', () => {
    // The card lets a Forced March follow any move of the turn; the rulebook only that of the unit that has just moved.
    const t = table({
      units: { 'fr-45th': 'd5', 'fr-2nd': 'f6', 'gb-32nd-foot': 'a1' },
      hands: [['fr-hq-forced-march-1', 'fr-hq-supply-1'], []],
      phase: 'movement',
    });
    t.take(0, 'move fr-45th d6', 'pass', 'play fr-hq-supply-1', 'move fr-2nd f7', 'play fr-hq-forced-march-1');
    expect(t.choices('move fr-45th')).toEqual([]);
    // The card opens an Ambush to every attack card; the rulebook only to a Leader's Combat.
    const ambush = table({
      nations: ['at', 'gb'],
      units: { 'at-1st': 'd5', 'at-3rd': 'c4', 'gb-32nd-foot': 'd4' },
      hands: [['at-hq-ambush-1', 'at-hq-committed-attack-1', 'at-1st-1', 'at-ld-charles'], []],
      phase: 'combat',
    }).take(0, 'ambush gb-32nd-foot with at-hq-ambush-1');
    expect(ambush.choices()).toEqual(['play at-ld-charles', 'pass']);
  });
});
