import { squareNamed } from '../../../grids/squares.ts';
import type { GameEvent } from '../../../kernel/chance.ts';
import type { Thing } from '../../../kernel/game.ts';
import type { Box, CardFacts } from '../data/box.ts';
import { squareUnder, turned } from '../data/tiles.ts';
import { type Card, type Combat, type Laid, type ManEvent, NONE, type SideView, type View } from '../position.ts';

/** A table to look at: for tests and previews. */
export interface Sample {
  readonly view: View;
  readonly lit: readonly Thing[];
  readonly chosen: readonly Thing[];
  readonly marked: readonly Thing[];
  readonly showing: GameEvent | null;
}

function layOut(box: Box, tiles: readonly Laid[]): number[] {
  const field = new Array<number>(64).fill(0);
  tiles.forEach(({ tile, turn }, slot) => {
    turned(box.tiles[tile]?.squares ?? [], turn).forEach((terrain, i) => {
      field[squareUnder(slot, i)] = terrain;
    });
  });
  return field;
}

function sideOf(box: Box, nation: string, edge: SideView['edge'], change: Partial<SideView> = {}): SideView {
  const place = box.nations.findIndex(({ id }) => id === nation);
  return {
    nation: place,
    edge,
    handCount: 5,
    hand: [],
    setAside: [],
    shown: [],
    deckCount: 38,
    discardCount: 17,
    discardTop: NONE,
    discardKnown: [],
    discardSeen: [],
    firstDeckExhausted: false,
    lost: 0,
    ...change,
  };
}

/** The first cards of a nation that are as asked. */
function cardsWhere(box: Box, nation: string, ...wanted: ((card: CardFacts) => boolean)[]): Card[] {
  const deck = box.nations.find(({ id }) => id === nation)?.deck ?? [];
  const found: Card[] = [];
  for (const fits of wanted) {
    const card = deck.find((each) => {
      const facts = box.cards[each];
      return facts !== undefined && !found.includes(each) && fits(facts);
    });
    if (card !== undefined) found.push(card);
  }
  return found;
}

function viewOf(box: Box, tiles: readonly Laid[], change: Partial<View>): View {
  const where = change.where ?? new Array<number>(16).fill(NONE);
  const at = new Array<number>(64).fill(NONE);
  where.forEach((square, unit) => {
    if (square >= 0) at[square] = unit;
  });
  return {
    viewer: 0,
    asked: [0],
    step: 'movement.unit',
    outcome: null,
    options: {},
    first: 0,
    active: 0,
    turn: 9,
    phase: 'movement',
    tiles,
    field: tiles.length === 4 ? layOut(box, tiles) : [],
    at,
    where,
    reduced: new Array<boolean>(16).fill(false),
    redoubts: [],
    sides: [sideOf(box, 'fr', 'S'), sideOf(box, 'gb', 'N')],
    stack: [],
    control: [[], []],
    ...change,
  };
}

function squares(names: string): number[] {
  return names.split(' ').map((name) => (name === '-' ? NONE : squareNamed(name)));
}

const ROUGH: readonly Laid[] = [
  { tile: 17, turn: 0 },
  { tile: 20, turn: 0 },
  { tile: 18, turn: 3 },
  { tile: 6, turn: 0 },
];
const PRINTED: readonly Laid[] = [0, 1, 2, 3].map((tile) => ({ tile, turn: 0 }));

const plain: Omit<Sample, 'view'> = { lit: [], chosen: [], marked: [], showing: null };

function battle(box: Box, change: Partial<View> = {}, tiles = ROUGH, nations = ['fr', 'gb']): View {
  const [own = 'fr', other = 'gb'] = nations;
  const isUnit = (c: CardFacts) => c.type === 'unit';
  const hand = cardsWhere(
    box,
    own,
    (c) => isUnit(c) && c.attack !== null && c.unit === 0,
    (c) => isUnit(c) && c.pursuitMax > 0,
    (c) => c.type === 'leader',
    (c) => c.type !== 'leader' && !isUnit(c),
    (c) => isUnit(c) && c.bombard !== null && c.unit === 2,
  );
  const seen = cardsWhere(box, other, isUnit, (c) => c.type === 'withdraw');
  return viewOf(box, tiles, {
    where: squares('d5 f4 c3 - b2 d3 a4 g3 e5 c7 - f6 b6 g5 - h7'),
    reduced: [4, 7, 9, 13].reduce<boolean[]>((all, unit) => all.with(unit, true), new Array<boolean>(16).fill(false)),
    redoubts: squares('c3 b6'),
    control: [squares('d5 d6'), squares('g4 h4')],
    sides: [
      sideOf(box, own, 'S', {
        hand,
        lost: 1,
        deckCount: 21,
        discardTop: cardsWhere(box, own, (c) => c.type === 'withdraw')[0] ?? NONE,
      }),
      sideOf(box, other, 'N', {
        hand: seen,
        lost: 2,
        deckCount: 26,
        discardTop: cardsWhere(box, other, (c) => c.type === 'leader')[0] ?? NONE,
      }),
    ],
    ...change,
  });
}

function fight(view: View, change: Partial<Combat> = {}): Combat {
  return {
    step: 'assault.attack',
    type: 'assault',
    attacker: 0,
    target: 8,
    square: view.where[8] ?? NONE,
    card: 1,
    defence: [61],
    attack: [],
    supporters: [],
    leader: 'none',
    failedWithdrawals: 0,
    withdrew: false,
    result: 'none',
    vacated: 'no',
    advanced: NONE,
    suffered: [],
    ...change,
  };
}

const rolled: ManEvent = {
  kind: 'totals',
  type: 'assault',
  attack: 21,
  defence: 14,
  dice: [
    { card: 0, dice: '2d8', faces: [5, 3] },
    { card: NONE, dice: '2d6', faces: [6, 1] },
    { card: 1, dice: '1d10', faces: [10] },
  ],
  terms: { attack: [], defence: [] },
  result: 'defenderChooses',
};

/** The stages of a match, each as somebody would see it. */
export function samplesOf(box: Box) {
  const hand = (view: View) => view.sides[0].hand.map((card) => `card:${card}` as const);
  const moving = battle(box);
  const assault = battle(box, { phase: 'combat', step: 'combat.declare' });
  const fighting = battle(box, { phase: 'combat', step: 'assault.attack' });
  const nations = box.nations.map((_, nation) => `nation:${nation}` as const);
  return {
    tiles: {
      ...plain,
      view: viewOf(box, ROUGH.slice(0, 1), { phase: 'setup', step: 'setup.tile', turn: 0 }),
      lit: box.tiles.flatMap((_, tile) => (tile === 17 ? [] : [`tile:${tile}` as const])),
    },
    turning: {
      ...plain,
      view: viewOf(box, ROUGH.slice(0, 2), { phase: 'setup', step: 'setup.tile', turn: 0 }),
      lit: [0, 1, 2, 3].map((turn) => `turn:${turn}` as const),
      chosen: ['tile:14'],
    },
    nations: {
      ...plain,
      view: viewOf(box, PRINTED, {
        phase: 'setup',
        step: 'setup.nations',
        turn: 0,
        sides: [sideOf(box, '', 'N'), sideOf(box, '', 'N')],
      }),
      lit: nations,
    },
    edge: {
      ...plain,
      view: viewOf(box, PRINTED, { phase: 'setup', step: 'setup.edge', turn: 0 }),
      lit: ['edge:N', 'edge:E', 'edge:S', 'edge:W'],
    },
    pick: {
      ...plain,
      view: viewOf(box, PRINTED, {
        phase: 'setup',
        step: 'setup.hand',
        turn: 0,
        sides: [sideOf(box, 'us', 'S', { hand: [420, 425] }), sideOf(box, 'gb', 'N')],
      }),
      lit: Array.from({ length: 58 }, (_, i) => `card:${422 + i}` as const),
    },
    deploy: {
      ...plain,
      view: viewOf(box, PRINTED, {
        phase: 'setup',
        step: 'setup.place',
        turn: 0,
        where: squares('b2 d2 - - e1 - - - - - - - - - - -'),
        sides: [
          sideOf(box, 'fr', 'S', { hand: hand(moving).map((thing) => Number(thing.slice(5))) }),
          sideOf(box, 'gb', 'N'),
        ],
      }),
      lit: squares('a1 b1 c1 d1 f1 g1 h1 a2 c2 e2 f2 g2 h2').map((square) => `square:${square}` as const),
      chosen: ['unit:3'],
    },
    move: {
      ...plain,
      view: moving,
      lit: squares('f5 f3 e4 g4 h4 f2 e3').map((square) => `square:${square}` as const),
      chosen: ['unit:1'],
      marked: ['unit:9', `square:${squareNamed('d4')}`],
    },
    target: {
      ...plain,
      view: assault,
      lit: ['unit:8', 'unit:11'],
      chosen: [`card:${assault.sides[0].hand[0] ?? 0}`, 'unit:0'],
    },
    assault: {
      ...plain,
      view: { ...fighting, stack: [fight(fighting, { supporters: [1] })] },
      lit: hand(fighting).slice(1, 4),
    },
    bombard: {
      ...plain,
      view: battle(box, { phase: 'combat', step: 'combat.declare' }),
      chosen: ['unit:1', 'unit:11', `card:${moving.sides[0].hand[4] ?? 0}`],
    },
    rolled: { ...plain, view: { ...fighting, stack: [fight(fighting)] }, showing: rolled },
    dusk: {
      ...plain,
      view: battle(
        box,
        {
          viewer: 1,
          turn: 18,
          phase: 'discard',
          step: 'turn.discard',
          sides: [
            sideOf(box, 'ot', 'W', { deckCount: 6, lost: 4 }),
            sideOf(box, 'ru', 'E', {
              hand: cardsWhere(box, 'ru', ...new Array(5).fill(() => true)),
              deckCount: 4,
              lost: 3,
            }),
          ],
          where: squares('b5 c4 - d3 - e6 - - e5 c7 - f6 - g5 - h7'),
          redoubts: squares('d3'),
        },
        ROUGH,
      ),
    },
    prussia: { ...plain, view: battle(box, {}, PRINTED, ['pr', 'at']), lit: ['unit:0', 'unit:1', 'unit:2'] },
    spain: { ...plain, view: battle(box, {}, ROUGH, ['es', 'us']), lit: ['unit:0', 'unit:1', 'unit:2'] },
  } as const satisfies Record<string, Sample>;
}
