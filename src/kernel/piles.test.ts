import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Io } from './chance.ts';
import { fastRandom } from './fast-chance.ts';
import * as piles from './piles.ts';

const { bag, draw, drop, empty, heap, held, inOrder, look, pull, recall, secretsIn, slip, spread } = piles;
type Pile = piles.Pile;

/** Dice that give these numbers in turn, and remember what was asked of them. */
function scripted(...numbers: number[]): { io: Io<never>; asked: (string | number)[][] } {
  const asked: (string | number)[][] = [];
  const roll = (stream: string, sides: number) => {
    asked.push([stream, sides]);
    return numbers.shift() ?? 1;
  };
  return { io: { roll, reveal() {}, tell: null }, asked };
}

/** A stock of cards in a hand with a pocket, a heap, a spread pile and a bag; some were seen; the viewer owns them or does not. */
interface Table {
  readonly mine: boolean;
  readonly hand: readonly number[];
  readonly pocket: readonly number[];
  readonly heap: readonly number[];
  readonly spread: readonly number[];
  readonly bag: readonly number[];
  readonly seen: ReadonlySet<number>;
}

const STOCK = Array.from({ length: 20 }, (_, i) => i * 3);

const tables: fc.Arbitrary<Table> = fc
  .tuple(
    fc.shuffledSubarray(STOCK, { minLength: STOCK.length }),
    fc.array(fc.integer({ min: 0, max: 4 }), { minLength: STOCK.length, maxLength: STOCK.length }),
    fc.subarray(STOCK),
    fc.boolean(),
  )
  .map(([cards, places, seen, mine]) => {
    const at = (place: number) => cards.filter((_, i) => places[i] === place);
    const [hand, pocket, lying, open, rest] = [at(0), at(1), at(2), at(3), at(4)];
    // Whoever puts a card on a heap shows it.
    return { mine, hand, pocket, heap: lying, spread: open, bag: rest, seen: new Set([...seen, ...lying.slice(-1)]) };
  });

function pilesOf(t: Table): Record<'hand' | 'heap' | 'spread' | 'bag', Pile> {
  const known = (cards: readonly number[]) => cards.filter((card) => t.seen.has(card));
  return {
    hand: held(t.hand, t.mine, known([...t.hand, ...t.pocket]), t.pocket),
    heap: heap(t.heap, t.mine, known(t.heap)),
    spread: spread(t.spread),
    bag: bag(t.bag),
  };
}

/** One of each kind. */
const row = (piles: Readonly<Record<string, Pile>>) =>
  Object.fromEntries(Object.entries(piles).map(([name, pile]) => [name, [pile]]));

/** The verbs as they are, or broken. */
type Verbs = Pick<typeof piles, 'draw' | 'fill' | 'look' | 'secretsIn'>;

function fillOf(by: Verbs, t: Table, seed: number, stays: ((card: number) => boolean) | null = null): Table {
  const { hand, heap: lying, spread: open } = pilesOf(t);
  const pocket = t.mine ? t.pocket : [];
  const elsewhere = [...pocket, ...look(open).cards];
  const filled = by.fill(STOCK, [look(hand), look(lying)], fastRandom(seed), elsewhere, stays);
  const [cards = [], heaped = []] = filled.piles;
  return { ...t, hand: cards, heap: heaped, pocket, bag: filled.left };
}

interface Fixed {
  readonly seed?: number;
  readonly endOnFailure?: boolean;
}

/** What holds at every table; at the same ones every time, where `how` says so. */
const LAWS = {
  secret: (by: Verbs, how: Fixed = {}) =>
    fc.assert(
      fc.property(tables, (t) => {
        const named = Object.entries(pilesOf(t));
        const seen = named.flatMap(([name, pile]) => by.look(pile).cards.map((card) => `${name} 0: ${card}`));
        const all = named.flatMap(([name, { cards, pocket, open }]) =>
          [...cards, ...(open ? [] : pocket)].map((card) => `${name} 0: ${card}`),
        );
        expect([...seen, ...by.secretsIn(row(pilesOf(t)))].sort()).toEqual(all.sort());
        for (const [, pile] of named)
          expect(by.look(pile).count).toBe(pile.cards.length + (pile.open ? 0 : pile.pocket.length));
      }),
      how,
    ),
  filling: (by: Verbs, how: Fixed = {}) =>
    fc.assert(
      fc.property(tables, fc.nat(), (t, seed) => {
        const imagined = fillOf(by, t, seed);
        const looks = (table: Table) => Object.values(pilesOf(table)).map(look);
        // What he has not seen may have been drawn from what somebody else had seen: the list of what was seen is his own.
        const seen = new Set(Object.values(pilesOf(t)).flatMap((pile) => [...look(pile).cards]));
        expect(looks({ ...imagined, seen })).toEqual(looks(t));
        const { hand, pocket, heap: lying, spread: open, bag: left } = imagined;
        expect(inOrder([...hand, ...pocket, ...lying, ...open, ...left])).toEqual(STOCK);
      }),
      how,
    ),
  staying: (by: Verbs, how: Fixed = {}) =>
    fc.assert(
      fc.property(tables, fc.nat(), (t, seed) => {
        const stays = (card: number) => t.bag.includes(card);
        const { hand, pocket, heap: lying, spread: open, bag: left } = fillOf(by, t, seed, stays);
        expect(left).toEqual(expect.arrayContaining([...t.bag]));
        expect(inOrder([...hand, ...pocket, ...lying, ...open, ...left])).toEqual(STOCK);
      }),
      how,
    ),
  drawing: (by: Verbs, how: Fixed = {}) =>
    fc.assert(
      fc.property(tables, fc.nat(30), fc.nat(), ({ bag: rest, heap: lying }, count, seed) => {
        const [deck, discard] = [[...rest], [...lying]];
        const random = fastRandom(seed);
        const io: Io<never> = { roll: (_stream, sides) => random.below(sides) + 1, reveal() {}, tell: null };
        const drawn = Array.from({ length: count }, () => by.draw(deck, discard, io, 'deck', () => {}));
        const cards = drawn.filter((card) => card !== null);
        expect(cards.length).toBe(Math.min(count, rest.length + lying.length));
        expect(inOrder([...cards, ...deck, ...discard])).toEqual(inOrder([...rest, ...lying]));
      }),
      how,
    ),
};

/** Piles that break a law: whatever finds out none of them would find out nothing. */
const BROKEN: readonly [law: keyof typeof LAWS, what: string, by: Partial<Verbs>][] = [
  ['secret', 'show what is in another hand', { look: (pile) => look({ ...pile, open: true }) }],
  ['secret', 'hide what was shown', { look: (pile) => look({ ...pile, known: [] }) }],
  ['secret', 'count no pocket', { look: (pile) => ({ ...look(pile), count: pile.cards.length }) }],
  ['secret', 'have no secrets', { secretsIn: () => [] }],
  ['secret', 'forget what is in a pocket', { secretsIn: (all) => secretsIn(inEach(all, { pocket: [] })) }],
  ['secret', 'call a secret what was shown', { secretsIn: (all) => secretsIn(inEach(all, { known: [] })) }],
  ['filling', 'deal what lies elsewhere', { fill: (stock, seen, random) => piles.fill(stock, seen, random) }],
  ['filling', 'deal too few', { fill: (stock, seen, ...rest) => piles.fill(stock, seen.map(oneLess), ...rest) }],
  [
    'filling',
    'forget what was shown',
    { fill: (stock, seen, ...rest) => piles.fill(stock, seen.map(unknown), ...rest) },
  ],
  [
    'filling',
    'lay the top of a heap anywhere',
    { fill: (stock, seen, ...rest) => turned(piles.fill(stock, seen, ...rest)) },
  ],
  ['filling', 'deal a card twice', { fill: (stock, ...rest) => piles.fill([...stock, ...stock], ...rest) }],
  [
    'staying',
    'deal what stays in the bag',
    { fill: (stock, seen, random, elsewhere) => piles.fill(stock, seen, random, elsewhere) },
  ],
  ['drawing', 'fill no bag anew', { draw: (from, _discard, ...rest) => draw(from, [], ...rest) }],
  [
    'drawing',
    'leave in the discard pile what they fill with',
    { draw: (from, discard, ...rest) => draw(from, [...discard], ...rest) },
  ],
  ['drawing', 'draw and leave it in the bag', { draw: (from, discard, ...rest) => draw([...from], discard, ...rest) }],
  ['drawing', 'lose a card', { draw: (from, discard, ...rest) => draw(from, discard.splice(0), ...rest) }],
];

const inEach = (all: piles.Piles, change: Partial<Pile>): piles.Piles =>
  Object.fromEntries(Object.entries(all).map(([name, row]) => [name, row.map((pile) => ({ ...pile, ...change }))]));
const oneLess = <C extends number>(seen: piles.Seen<C>): piles.Seen<C> => ({ ...seen, count: seen.count - 1 });
const unknown = <C extends number>(seen: piles.Seen<C>): piles.Seen<C> => ({ ...seen, cards: [] });
const turned = <C extends number>({ piles: all, left }: ReturnType<typeof piles.fill<C>>) => ({
  piles: all.map((cards) => cards.toReversed()),
  left,
});

test.each(BROKEN)('the law of %s finds out piles that %s', (law, _what, by) => {
  expect(() => LAWS[law]({ ...piles, ...by }, { seed: 1815, endOnFailure: true })).toThrow();
});

describe('what a viewer sees of a pile', () => {
  test('a hand: its owner all of it, others how many and what they have seen; the pocket is still in it to them', () => {
    expect(look(held([7, 3, 5], true, [3], [9]))).toEqual({ count: 3, cards: [3, 5, 7], top: null });
    expect(look(held([7, 3, 5], false, [9, 3], [9]))).toEqual({ count: 4, cards: [3, 9], top: null });
  });

  test('a bag: how many', () => {
    expect(look(bag([4, 2]))).toEqual({ count: 2, cards: [], top: null });
  });

  test('a spread pile: all, as it lies', () => {
    expect(look(spread([4, 2, 3]))).toEqual({ count: 3, cards: [4, 2, 3], top: null });
  });

  test('a heap: the top, be it card 0; the others by number, as far as they were seen', () => {
    expect(look(heap([8, 4, 0], false, [8, 0]))).toEqual({ count: 3, cards: [0, 8], top: 0 });
    expect(look(heap([8, 4, 0], true, [8, 0]))).toEqual({ count: 3, cards: [0, 4, 8], top: 0 });
    expect(look(heap([], false, []))).toEqual({ count: 0, cards: [], top: null });
  });

  test('shows no list of the position itself', () => {
    for (const cards of [[1], [2, 1]]) {
      for (const pile of [held(cards, true), spread(cards), heap(cards, false, cards)])
        expect(look(pile).cards).not.toBe(cards);
    }
    const unsorted = [3, 1, 2];
    look(held(unsorted, true));
    expect(unsorted).toEqual([3, 1, 2]);
  });
});

describe('what is secret', () => {
  test('is exactly what is not seen', () => LAWS.secret(piles));

  test('nothing of an own hand; of another all but what was shown; of a heap never the top', () => {
    const others = { hand: held([1, 2], false, [2], [3]), heap: heap([4, 5], false, []) };
    expect(secretsIn(row(others))).toEqual(['hand 0: 1', 'hand 0: 3', 'heap 0: 4']);
    expect(secretsIn(row({ hand: held([1, 2], true), heap: heap([4, 5], true, []), up: spread([6]) }))).toEqual([]);
  });
});

describe('an imagined filling', () => {
  test('looks to the viewer as what he saw, and has every card once', () => LAWS.filling(piles));

  test('everything secret varies', () => {
    const t: Table = {
      mine: false,
      hand: [0, 3],
      pocket: [6],
      heap: [9, 12],
      spread: [15],
      bag: [18],
      seen: new Set([12]),
    };
    const found = new Set<string>();
    for (let seed = 0; seed < 400; seed++) {
      const { hand, heap: lying, bag: left } = fillOf(piles, { ...t, bag: STOCK.slice(6) }, seed);
      for (const [name, cards] of Object.entries({ hand, lying, left }))
        for (const card of cards) found.add(`${name} ${card}`);
    }
    const hidden = STOCK.filter((card) => card !== 12 && card !== 15);
    const everywhere = hidden.flatMap((card) => [`hand ${card}`, `lying ${card}`, `left ${card}`]);
    expect([...found].sort()).toEqual([...everywhere, 'lying 12'].sort());
  });

  test('what can be nowhere but in the bag stays there', () => LAWS.staying(piles));

  test('a pile of which more is counted than there is holds what there is', () => {
    const seen = { count: 3, cards: [4], top: null };
    expect(piles.fill([4, 7], [seen], fastRandom(1))).toEqual({ piles: [[4, 7]], left: [] });
  });
});

describe('the verbs', () => {
  test('a card is pulled by one roll over all of the bag, and the last takes its place', () => {
    const { io, asked } = scripted(2, 3);
    const cards = [5, 6, 7, 8];
    expect(pull(cards, io, 'deck')).toBe(6);
    expect(cards).toEqual([5, 8, 7]);
    expect(pull(cards, io, 'deck')).toBe(7);
    expect(cards).toEqual([5, 8]);
    expect(asked).toEqual([
      ['deck', 4],
      ['deck', 3],
    ]);
  });

  test('a bag is filled anew only when a card must come from it and there is none', () => {
    const [deck, discard]: number[][] = [[1], [2, 3]];
    let anew = 0;
    const next = () => draw(deck ?? [], discard ?? [], scripted(1).io, 'deck', () => anew++);
    expect([next(), anew]).toEqual([1, 0]);
    expect([next(), anew]).toEqual([2, 1]);
    expect(discard).toEqual([]);
    expect([next(), next(), anew]).toEqual([3, null, 1]);
  });

  test('however much is drawn, no card is lost and none comes twice', () => LAWS.drawing(piles));

  test('what is dropped or slipped leaves the others in their order; what is not there changes nothing', () => {
    const [from, to] = [[4, 9, 2, 7], [1]];
    drop(from, 9);
    drop(from, 100);
    expect(from).toEqual([4, 2, 7]);
    slip(from, to, 4);
    expect([from, to]).toEqual([
      [2, 7],
      [1, 4],
    ]);
    empty(from, to);
    expect([from, to]).toEqual([[], [1, 4, 2, 7]]);
    recall(to, [2, 8, 8]);
    expect(to).toEqual([1, 4, 2, 7, 8]);
  });
});
