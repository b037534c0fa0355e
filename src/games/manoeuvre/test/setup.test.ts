import { describe, expect, test } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { fastChance } from '../../../kernel/fast-chance.ts';
import { viewOf } from '../view.ts';
import { box, cardId, opened, seated, steps, type Table } from './table.ts';

// Chapter 3: setting up.

const nations = (t: Table) => t.position.sides.map((side) => box.nations[side.nation]?.id);
const edges = (t: Table) => t.position.sides.map((side) => side.edge);
const land = (t: Table) => {
  const rows: string[] = [];
  for (let rank = 7; rank >= 0; rank--) {
    rows.push(
      t.position.field
        .slice(rank * 8, rank * 8 + 8)
        .map((ground) => box.terrain[ground]?.code)
        .join(''),
    );
  }
  return rows;
};

/** A match in which seat 0 won the roll, at the question that comes after these choices. */
const FIRST = { setup: [10, 1] };
const printed = { setup: 'introductory', map: 'printed' };

/** France for seat 0, the First Player, with the north edge, at the moment of placing. */
function placing(options: { readonly [id: string]: string } = {}): Table {
  return opened({ ...printed, ...options }, FIRST)
    .take(0, 'side fr')
    .take(1, 'edge S');
}

const FRENCH = {
  'fr-45th': 'b8',
  'fr-8th': 'e8',
  'fr-2nd': 'b7',
  'fr-19th': 'c7',
  'fr-4th-suisse': 'd7',
  'fr-imperial-guard': 'e7',
  'fr-guard-cavalry': 'f7',
  'fr-1st-cuirassiers': 'g7',
};
const BRITISH = {
  'gb-42nd-foot': 'b2',
  'gb-32nd-foot': 'c2',
  'gb-9th-lancers': 'd2',
  'gb-kings-dragoon-guards': 'e2',
  'gb-1st-foot-guards': 'f2',
  'gb-4th-foot': 'g2',
  'gb-52nd-foot': 'c1',
  'gb-dutch-belgians': 'f1',
};
const place = ([unit, square]: [string, string]) => `place ${unit} ${square}`;

describe('3 setting up', () => {
  rule('MAN-3-a', 'the higher d10 is First Player; ties are rolled again', () => {
    const zero = opened({}, { setup: [7, 6] });
    expect([zero.position.first, zero.asked]).toEqual([0, [0]]);
    const one = opened({}, { setup: [4, 4, 10, 10, 1, 2] });
    expect([one.position.first, one.position.active, one.asked]).toEqual([1, 1, [1]]);
    expect(one.events()).toEqual([
      {
        kind: 'firstPlayer',
        seat: 1,
        rolls: [
          [4, 4],
          [10, 10],
          [1, 2],
        ],
      },
    ]);
  });

  test('before anything is chosen everything is empty', () => {
    const { position } = opened({}, FIRST);
    const side = {
      nation: -1,
      edge: 'N',
      hand: [],
      deck: [],
      discard: [],
      discardSeen: [],
      handSeen: [],
      setAside: [],
      firstDeckExhausted: false,
      lost: 0,
    };
    expect(position).toMatchObject({
      sides: [side, side],
      turn: 0,
      phase: 'setup',
      tiles: [],
      field: [],
      redoubts: [],
    });
    expect([position.at, position.where]).toEqual([new Array(64).fill(-1), new Array(16).fill(-1)]);
    expect(position.reduced).toEqual(new Array(16).fill(false));
    expect(position.outcome).toBeNull();
  });

  rule('MAN-3-b', 'introductory: the First Player says whether he plays France or Britain', () => {
    const t = opened({ setup: 'introductory' }, { setup: [1, 10] });
    expect([t.step, t.asked, t.choices()]).toEqual(['setup.side', [1], ['side fr', 'side gb']]);
    t.take(1, 'side gb');
    expect(nations(t)).toEqual(['fr', 'gb']);
    expect(t.step).toBe('setup.tile');
    const other = opened({ setup: 'introductory' }, { setup: [1, 10] }).take(1, 'side fr');
    expect(nations(other)).toEqual(['gb', 'fr']);
    expect(other.told('nationTaken').map(({ seat, nation }) => [seat, box.nations[nation]?.id])).toEqual([
      [1, 'fr'],
      [0, 'gb'],
    ]);
    // The standard set-up has no such question.
    expect(opened({}, FIRST).step).toBe('setup.tile');
  });

  rule('MAN-3-c', 'the First Player lays four different tiles in any of four turns', () => {
    const t = opened({}, { setup: [1, 10] });
    expect([t.asked, t.choices().length]).toEqual([[1], 24 * 4]);
    t.take(1, 'tile 21 turn 0');
    expect([t.asked, t.choices().length, t.offers('tile 21 turn 1')]).toEqual([[1], 23 * 4, false]);
    t.take(1, 'tile 6 turn 1', 'tile 18 turn 2');
    expect([t.choices().length, t.position.field]).toEqual([21 * 4, []]);
    t.take(1, 'tile 14 turn 3');
    expect(t.step).toBe('setup.nations');
    // NW as printed; NE a quarter turn clockwise; SW upside down; SE three quarters.
    expect(land(t)).toEqual([
      'www.h.w.',
      '.l......',
      '.h...f..',
      '.l.h.w..',
      'm...hwwf',
      '.h.tw...',
      '.hh.....',
      '...t...h',
    ]);
    expect(t.told('tileLaid').map(({ seat, slot, laid }) => [seat, slot, box.tiles[laid.tile]?.id, laid.turn])).toEqual(
      [
        [1, 0, 21, 0],
        [1, 1, 6, 1],
        [1, 2, 18, 2],
        [1, 3, 14, 3],
      ],
    );
  });

  test('the printed battlefield, and one drawn by chance', () => {
    const t = opened({ map: 'printed' }, FIRST);
    expect(land(t)).toEqual([
      'w....wt.',
      '.......w',
      '.ww.....',
      '.wwhh...',
      '.wh..h..',
      'w.....ww',
      '..t...h.',
      '.w...h..',
    ]);
    expect(t.step).toBe('setup.nations');
    // Tiles from those that are left, each with its turn: the last of 24, the first of 23, the last of 22 and of 21.
    const drawn = opened({ map: 'random' }, { setup: [10, 1, 24, 1, 1, 2, 22, 3, 21, 4] });
    expect(drawn.position.tiles.map(({ tile, turn }) => [box.tiles[tile]?.id, turn])).toEqual([
      [24, 0],
      [1, 1],
      [23, 2],
      [22, 3],
    ]);
    // Nobody has laid these tiles.
    for (const laid of [t, drawn]) expect(laid.told('tileLaid').map(({ seat }) => seat)).toEqual([-1, -1, -1, -1]);
  });

  rule('MAN-3-d', 'the Second Player names two different nations, the First Player takes one of them', () => {
    const t = opened({ map: 'printed' }, FIRST);
    expect([t.asked, t.choices().length]).toEqual([[1], 8]);
    t.take(1, 'nation es');
    expect([t.asked, t.choices().length, t.offers('nation es')]).toEqual([[1], 7, false]);
    t.take(1, 'nation us');
    expect(
      t.told('nationsNamed').map(({ seat, nations: named }) => [seat, named.map((n) => box.nations[n]?.id)]),
    ).toEqual([[1, ['es', 'us']]]);
    expect([t.step, t.asked, t.choices()]).toEqual(['setup.choose', [0], ['nation es', 'nation us']]);
    t.take(0, 'nation us');
    expect([nations(t), t.step]).toEqual([['us', 'es'], 'setup.edge']);
    const one = opened({ map: 'printed' }, { setup: [1, 10] })
      .take(0, 'nation es', 'nation us')
      .take(1, 'nation us');
    expect(nations(one)).toEqual(['es', 'us']);
    const first = opened({ map: 'printed' }, FIRST).take(1, 'nation es', 'nation us').take(0, 'nation es');
    expect(nations(first)).toEqual(['es', 'us']);
  });

  test('nations agreed on beforehand, or left to chance', () => {
    const both = opened({ map: 'printed', nationA: 'ru', nationB: 'ot' }, FIRST);
    expect([nations(both), both.step]).toEqual([['ru', 'ot'], 'setup.edge']);
    // Seven are left for seat 0: the first of them is France, the last the United States.
    const drawn = (roll: number) =>
      opened({ map: 'printed', nationA: 'random', nationB: 'ot' }, { setup: [10, 1, roll] });
    expect([nations(drawn(1)), nations(drawn(7))]).toEqual([
      ['fr', 'ot'],
      ['us', 'ot'],
    ]);
    const two = opened({ map: 'printed', nationA: 'random', nationB: 'random' }, { setup: [10, 1, 1, 1] });
    expect(nations(two)).toEqual(['fr', 'gb']);
    const half = opened({ map: 'printed', nationA: 'gb', nationB: 'rules' }, { setup: [10, 1, 1] });
    expect(nations(half)).toEqual(['gb', 'fr']);
    const otherHalf = opened({ map: 'printed', nationA: 'rules', nationB: 'gb' }, { setup: [10, 1, 7] });
    expect(nations(otherHalf)).toEqual(['us', 'gb']);
  });

  rule('MAN-3-e', 'the Second Player takes any of the four edges, the First Player gets the opposite one', () => {
    const asked = () => opened({ ...printed }, FIRST).take(0, 'side fr');
    expect([asked().asked, asked().choices()]).toEqual([[1], ['edge N', 'edge E', 'edge S', 'edge W']]);
    const taken = (choice: string) => edges(asked().take(1, choice));
    expect(['edge N', 'edge E', 'edge S', 'edge W'].map(taken)).toEqual([
      ['S', 'N'],
      ['W', 'E'],
      ['N', 'S'],
      ['E', 'W'],
    ]);
    const t = asked().take(1, 'edge W');
    expect(t.told('edgeTaken').map(({ seat, edge }) => [seat, edge])).toEqual([
      [1, 'W'],
      [0, 'E'],
    ]);
  });

  rule('MAN-3-f', 'five cards each, by chance, before any unit is placed', () => {
    const t = placing();
    expect([t.step, t.told('placed')]).toEqual(['setup.place', []]);
    for (const seat of [0, 1] as const) {
      const { hand, deck, nation } = t.position.sides[seat];
      expect([hand.length, deck.length]).toEqual([5, 55]);
      expect([...hand, ...deck].toSorted((a, b) => a - b)).toEqual(box.nations[nation]?.deck);
    }
    expect(t.told('drew')).toEqual([
      { kind: 'drew', seat: 0, count: 5, left: 55 },
      { kind: 'drew', seat: 1, count: 5, left: 55 },
    ]);
    // Each learns his own cards and not the other's.
    const cards = (viewer: 0 | 1 | null) => t.heard(viewer).filter(({ kind }) => kind === 'drewCards');
    expect([cards(null), cards(0), cards(1)]).toEqual([
      [],
      [{ kind: 'drewCards', seat: 0, cards: t.position.sides[0].hand }],
      [{ kind: 'drewCards', seat: 1, cards: t.position.sides[1].hand }],
    ]);
  });

  rule('MAN-3-f', 'every card of the deck is as likely as any other (I-10)', () => {
    const counts = new Array<number>(60).fill(0);
    const rounds = 600;
    for (let seed = 0; seed < rounds; seed++) {
      const chance = fastChance(`deal ${seed}`);
      const roll = () => Array.from({ length: 5 }, (_, i) => chance.next('deck', 60 - i));
      const t = opened(printed, { ...FIRST, decks: [roll(), [1, 1, 1, 1, 1]] })
        .take(0, 'side fr')
        .take(1, 'edge S');
      for (const dealt of t.position.sides[0].hand) counts[dealt] = (counts[dealt] ?? 0) + 1;
    }
    // Each card is in a hand with 1/12: chi-square over 60 cards, 59 degrees of freedom; 99.9% lie below 99.
    const expected = rounds / 12;
    const chi = counts.reduce((sum, n) => sum + (n - expected) ** 2 / (expected * (11 / 12)), 0);
    expect(chi).toBeLessThan(99);
  });

  rule('MAN-3-g', 'tournament: each chooses five cards of his deck in secret, before any unit is placed', () => {
    const t = placing({ hand: 'tournament' });
    expect([t.step, t.asked]).toEqual(['setup.hand', [0, 1]]);
    expect([t.choices('pick', 0).length, t.choices('pick', 1).length]).toEqual([60, 60]);
    t.take(1, 'pick gb-ld-wellington').take(0, 'pick fr-ld-napoleon', 'pick fr-45th-1', 'pick fr-45th-2');
    expect([t.choices('pick', 0).length, t.choices('pick', 1).length]).toEqual([57, 59]);
    expect([t.offers('pick fr-45th-1', 0), t.offers('pick fr-45th-3', 1)]).toEqual([false, false]);
    expect(t.told('placed')).toEqual([]);
    t.take(0, 'pick fr-45th-3', 'pick fr-45th-4');
    expect([t.asked, t.told('handReady')]).toEqual([[1], [{ kind: 'handReady', seat: 0, count: 5 }]]);
    t.take(1, 'pick gb-hq-supply-1', 'pick gb-hq-supply-2', 'pick gb-hq-supply-3', 'pick gb-hq-supply-4');
    expect([t.step, t.asked]).toEqual(['setup.place', [0]]);
    expect(t.hand(0)).toEqual(['fr-ld-napoleon', 'fr-45th-1', 'fr-45th-2', 'fr-45th-3', 'fr-45th-4']);
    expect([t.position.sides[0].deck.length, t.position.sides[1].deck.length]).toEqual([55, 55]);
    expect(t.position.sides[0].deck).not.toContain(t.position.sides[0].hand[0]);
  });

  rule('MAN-3-g', 'nobody learns what the other chooses (I-11)', () => {
    const t = placing({ hand: 'tournament' }).take(0, 'pick fr-ld-napoleon', 'pick fr-45th-1');
    const seen = viewOf(steps, t.position, 1).sides[0];
    expect([seen.hand, seen.handCount, seen.deckCount]).toEqual([[], 2, 58]);
    expect(viewOf(steps, t.position, 0).sides[0].hand.map(cardId)).toEqual(['fr-45th-1', 'fr-ld-napoleon']);
    t.take(0, 'pick fr-45th-2', 'pick fr-45th-3', 'pick fr-45th-4');
    expect(t.heard(1).filter(({ kind }) => kind === 'handCards')).toEqual([]);
    expect(t.heard(0).filter(({ kind }) => kind === 'handCards')).toEqual([
      { kind: 'handCards', seat: 0, cards: t.position.sides[0].hand },
    ]);
    expect(t.choices('pick', 1)).toHaveLength(60);
  });

  rule('MAN-3-h', 'eight units in the two rows at the own edge, one to a square, at full strength', () => {
    const rows = (edge: string) => {
      const t = opened(printed, FIRST).take(0, 'side fr').take(1, edge);
      const squares = t.choices('place fr-45th ').map((text) => text.slice(-2));
      expect(t.choices()).toHaveLength(8 * 16);
      return squares.toSorted();
    };
    const cross = (files: string, ranks: string) => [...files].flatMap((f) => [...ranks].map((r) => f + r)).toSorted();
    expect(rows('edge S')).toEqual(cross('abcdefgh', '78'));
    expect(rows('edge N')).toEqual(cross('abcdefgh', '12'));
    expect(rows('edge W')).toEqual(cross('gh', '12345678'));
    expect(rows('edge E')).toEqual(cross('ab', '12345678'));

    const t = placing().take(0, 'place fr-45th b8');
    expect(t.choices()).toHaveLength(7 * 15);
    expect([t.choices('place fr-45th'), t.offers('place fr-2nd b8')]).toEqual([[], false]);
    expect(t.told('placed')).toHaveLength(1);
  });

  rule('MAN-3-h', 'never on a lake (I-12)', () => {
    const t = opened({ setup: 'introductory' }, FIRST).take(0, 'side fr');
    t.take(0, 'tile 21 turn 0', 'tile 1 turn 0', 'tile 2 turn 0', 'tile 3 turn 0').take(1, 'edge S');
    expect(t.choices('place fr-45th')).toHaveLength(15);
    expect([t.offers('place fr-45th b7'), t.offers('place fr-45th b8')]).toEqual([false, true]);
  });

  rule(['X-6', 'MAN-3-h', 'MAN-3-i'], 'the printed deployment, the First Player first with his whole army', () => {
    const t = placing();
    for (const each of Object.entries(FRENCH)) {
      expect(t.asked).toEqual([0]);
      t.take(0, place(each));
    }
    for (const each of Object.entries(BRITISH)) {
      expect(t.asked).toEqual([1]);
      t.take(1, place(each));
    }
    for (const [unit, square] of Object.entries({ ...FRENCH, ...BRITISH })) expect(t.unit(unit)).toBe(square);
    expect([t.step, t.asked, t.position.active, t.position.turn]).toEqual(['turn.discard', [0], 0, 1]);
  });

  rule('MAN-3-i', 'the First Player is first whichever seat he has', () => {
    const t = opened(printed, { setup: [1, 10] })
      .take(1, 'side fr')
      .take(0, 'edge S');
    for (const each of Object.entries(FRENCH)) t.take(1, place(each));
    for (const each of Object.entries(BRITISH)) t.take(0, place(each));
    expect([t.asked, t.position.active, t.position.first]).toEqual([[1], 1, 1]);
  });

  test('armies drawn up for both: as printed where that fits, otherwise by chance', () => {
    const fits = placing({ deployment: 'automatic' });
    for (const [unit, square] of Object.entries({ ...FRENCH, ...BRITISH })) expect(fits.unit(unit)).toBe(square);
    expect(fits.told('placed').map(({ unit }) => unit)).toEqual(Array.from({ length: 16 }, (_, i) => i));
    expect(fits.step).toBe('turn.discard');
    // The same map with the edges changed about: sixteen squares to draw from, then fifteen.
    const rolls = [16, 1, 1, 1, 1, 1, 1, 1];
    const other = opened({ ...printed, deployment: 'automatic' }, { setup: [10, 1, ...rolls, ...rolls] });
    other.take(0, 'side fr').take(1, 'edge N');
    expect([other.unit('fr-imperial-guard'), other.unit('fr-guard-cavalry'), other.unit('fr-19th')]).toEqual([
      'h2',
      'a1',
      'b1',
    ]);
    expect([other.unit('gb-1st-foot-guards'), other.unit('gb-kings-dragoon-guards')]).toEqual(['h8', 'a7']);
    // From the west edge some of the printed squares are in the two rows, and not all.
    const west = opened({ ...printed, deployment: 'automatic' }, { setup: [10, 1, ...rolls, ...rolls] });
    west.take(0, 'side fr').take(1, 'edge E');
    expect([west.unit('fr-imperial-guard'), west.unit('fr-guard-cavalry'), west.unit('fr-45th')]).toEqual([
      'b8',
      'a1',
      'a2',
    ]);
    // Another map: not as printed, though every square is free.
    const map = { setup: 'introductory', map: 'random', deployment: 'automatic' };
    const land4 = [2, 1, 2, 1, 2, 1, 2, 1];
    const elsewhere = opened(map, { setup: [10, 1, ...land4, ...rolls, ...rolls] });
    elsewhere.take(0, 'side fr').take(1, 'edge S');
    expect(elsewhere.unit('fr-imperial-guard')).toBe('h8');
    // Nations without a printed deployment.
    const russians = { nationA: 'ru', nationB: 'fr', map: 'printed', deployment: 'automatic' };
    const drawn = opened(russians, { setup: [1, 10, ...rolls] });
    drawn.take(0, 'edge S');
    expect([drawn.unit('ru-guard'), drawn.unit('fr-45th')]).toEqual(['h2', 'b8']);
  });

  test('a match that was set up goes on like any other', () => {
    const t = placing({ deployment: 'automatic' });
    const again = seated(structuredClone(t.position));
    expect([again.step, again.choices()]).toEqual([t.step, t.choices()]);
  });
});
