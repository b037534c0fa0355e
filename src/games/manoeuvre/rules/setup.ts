import { OPPOSITE, rowsFrom, SQUARES } from '../../../grids/squares.ts';
import type { Io } from '../../../kernel/chance.ts';
import { jump, procedure, type Seat } from '../../../kernel/flow.ts';
import type { Options } from '../../../kernel/options.ts';
import { among, asks, exactly, may } from '../../../kernel/permission.ts';
import { slip } from '../../../kernel/piles.ts';
import { get, there } from '../../../kernel/there.ts';
import type { Box } from '../data/box.ts';
import {
  type Choice,
  type Edge,
  type ManEvent,
  type Nation,
  NONE,
  type Position,
  type Setup,
  type Side,
  type Square,
} from '../position.ts';
import { about, bar, gate, given, inTheWay, mayNotPass, type Of } from './bars.ts';
import { drawUp, isOfOther, sideOf } from './cards.ts';
import { PLACE, tileOf } from './choices.ts';
import { enemyOf, fieldOf, isOpen, ownerOf, putUnit, terrainAt } from './field.ts';

// Chapter 3: setting up, in the order of the rulebook.

const EDGES: readonly Edge[] = ['N', 'E', 'S', 'W'];
const TILES = 4;
/** 3-h: the two rows along each edge in which an army is drawn up. */
const HOME: Readonly<Record<Edge, readonly Square[]>> = { N: rows('N'), E: rows('E'), S: rows('S'), W: rows('W') };

function rows(edge: Edge): readonly Square[] {
  return Array.from({ length: SQUARES }, (_, square) => square).filter((square) => rowsFrom(edge, square) < 2);
}

function emptySide(): Side {
  return {
    nation: NONE,
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
}

export function emptyPosition(options: Options): Position {
  return {
    stack: [{ step: 'game.firstPlayer' }],
    outcome: null,
    options,
    first: 0,
    active: 0,
    turn: 0,
    phase: 'setup',
    tiles: [],
    field: [],
    at: new Array<number>(SQUARES).fill(NONE),
    where: new Array<number>(16).fill(NONE),
    reduced: new Array<boolean>(16).fill(false),
    redoubts: [],
    sides: [emptySide(), emptySide()],
  };
}

export function firstPosition(options: Options): Position {
  const p = emptyPosition(options);
  const setup: Setup = { step: 'setup.roll', named: [] };
  p.stack.push(setup);
  return p;
}

const first = (p: Position): Seat => p.first;
const second = (p: Position): Seat => enemyOf(p.first);

/** 3-a: both roll a d10 until the rolls differ; the higher one is First Player. */
function rollForFirst(p: Position, io: Io<ManEvent>): void {
  const rolls: [number, number][] = [];
  for (;;) {
    const pair: [number, number] = [io.roll('setup', 10), io.roll('setup', 10)];
    rolls.push(pair);
    if (pair[0] === pair[1]) continue;
    p.first = pair[0] > pair[1] ? 0 : 1;
    p.active = p.first;
    io.tell?.({ kind: 'firstPlayer', seat: p.first, rolls });
    return;
  }
}

/** The rest of a list after one was drawn by chance. */
function drawn<T>(list: T[], io: Io<ManEvent>): T {
  return get(list.splice(io.roll('setup', list.length) - 1, 1), 0);
}

function layTile(box: Box, p: Position, tile: number, turn: number, seat: Seat, io: Io<ManEvent>): void {
  const laid = { tile, turn };
  io.tell?.({ kind: 'tileLaid', seat, slot: p.tiles.length, laid });
  p.tiles = [...p.tiles, laid];
  if (p.tiles.length === TILES) p.field = fieldOf(box, p.tiles);
}

/** A battlefield drawn by lot or taken from the printed example is laid by nobody. */
function layMap(box: Box, p: Position, io: Io<ManEvent>): void {
  if (p.options['map'] === 'printed') {
    for (const { tile, turn } of box.introductory.battlefield) layTile(box, p, tile, turn, NONE, io);
  } else if (p.options['map'] === 'random') {
    const left = box.tiles.map((_, tile) => tile);
    for (let i = 0; i < TILES; i++) layTile(box, p, drawn(left, io), io.roll('setup', 4) - 1, NONE, io);
  }
}

const isLaid = (p: Position, tile: number): boolean => p.tiles.some((laid) => laid.tile === tile);

function setNation(p: Position, seat: Seat, nation: Nation, io: Io<ManEvent>): void {
  sideOf(p, seat).nation = nation;
  io.tell?.({ kind: 'nationTaken', seat, nation });
}

/** Were the nations agreed on beforehand? Then nobody names or chooses them; what was left open is drawn by chance. */
function nationsAgreed(p: Position): boolean {
  return p.options['nationA'] !== 'rules' || p.options['nationB'] !== 'rules';
}

function takeAgreed(box: Box, p: Position, io: Io<ManEvent>): void {
  const wanted = [p.options['nationA'], p.options['nationB']].map((id) =>
    box.nations.findIndex((nation) => nation.id === id),
  );
  const left = box.nations.map((_, nation) => nation).filter((nation) => !wanted.includes(nation));
  wanted.forEach((nation, seat) => {
    setNation(p, seat, nation === NONE ? drawn(left, io) : nation, io);
  });
}

const introductory = (p: Position) => p.options['setup'] === 'introductory';
const nationsOpen = (p: Position) => p.sides[0].nation === NONE;
const tournament = (p: Position) => p.options['hand'] === 'tournament';

/** 3-h: the squares of a player's two rows that are free and not a lake. */
export function deploymentSquares(box: Box, p: Position, seat: Seat): Square[] {
  return HOME[sideOf(p, seat).edge].filter((square) => isOpen(box, p, square));
}

function unplaced(p: Position, seat: Seat): number {
  let count = 0;
  for (let unit = seat * 8; unit < seat * 8 + 8; unit++) if (p.where[unit] === NONE) count++;
  return count;
}

/** The printed deployment where it fits (the printed map and edges), otherwise squares drawn by chance. */
function drawUpArmy(box: Box, p: Position, seat: Seat, io: Io<ManEvent>): void {
  const free = deploymentSquares(box, p, seat);
  const printed = box.introductory.deployment.find(({ nation }) => nation === sideOf(p, seat).nation)?.squares;
  const fits = p.options['map'] === 'printed' && printed?.every((square) => free.includes(square));
  for (let i = 0; i < 8; i++) {
    const to = fits ? get(there(printed), i) : drawn(free, io);
    putUnit(p, seat * 8 + i, to);
    io.tell?.({ kind: 'placed', unit: seat * 8 + i, to });
  }
}

/** 3-h: one unit to a square of the own two rows. */
const placing = (box: Box) =>
  exactly<Position, Setup, Of<'place'>>(
    (p, _f, out, seat) => {
      const squares = deploymentSquares(box, p, seat);
      for (let unit = seat * 8; unit < seat * 8 + 8; unit++) {
        if (p.where[unit] !== NONE) continue;
        for (const to of squares) out.push(get(get(PLACE, unit), to));
      }
    },
    [
      about('MAN-1.3-a', 'enemyUnit', (_p, { unit }, seat) => ownerOf(unit) !== seat),
      gate('MAN-3-h', 'setupOver', (p) => p.phase !== 'setup'),
      gate('MAN-3-h', 'unitPlaced', (p, { unit }) => p.where[unit] !== NONE),
      bar('MAN-3-h', 'squareTaken', (p, _f, { to }) => p.at[to] !== NONE, inTheWay),
      bar('MAN-TEC-g', 'lakePlacement', (p, _f, { to }) => !terrainAt(box, p, to).enter),
      bar('MAN-3-h', 'outsideTwoRows', (p, _f, { to }, seat) => !HOME[sideOf(p, seat).edge].includes(to)),
    ],
  );

/** 3-g: any five cards of the own deck. */
const picks = (box: Box) =>
  may<Position, Setup, Of<'pick'>>(
    among((p, _f, seat) => sideOf(p, seat).deck.map((card) => ({ kind: 'pick', card }))),
    [
      about('MAN-1.4-a', 'enemyCard', (p, { card }, seat) => isOfOther(box, p, seat, card)),
      gate('MAN-3-g', 'handFull', (p, _c, seat) => p.phase !== 'setup' || sideOf(p, seat).hand.length >= box.handSize),
      given('MAN-3-g', 'cardPicked', (p, _f, { card }, seat) => sideOf(p, seat).hand.includes(card)),
    ],
  );

const ask = asks<Position, Setup, Choice, ManEvent>();

/** 3-d: nations are settled once for a match. */
const nationsSettled = gate<unknown>('MAN-3-d', 'nationsSettled', (p) => !nationsOpen(p));
/** Cards are dealt as soon as the edges are known. */
const edgesSettled = (p: Position): boolean => p.phase !== 'setup' || p.sides[0].deck.length > 0;

export const setup = (box: Box) =>
  procedure<Position, Setup, Choice, ManEvent>('setup', {
    roll: {
      run: (p, _f, io) => rollForFirst(p, io),
    },
    // 3-b: in the introductory set-up the First Player says which of the two nations he plays.
    side: ask({
      clause: 'MAN-3-b',
      when: introductory,
      who: first,
      open: () => true,
      may: {
        side: may(
          among(() => box.introductory.nations.map((nation) => ({ kind: 'side', nation }))),
          [
            nationsSettled,
            given('MAN-3-b', 'sideNotOffered', (_p, _f, { nation }) => !box.introductory.nations.includes(nation)),
          ],
        ),
        pass: mayNotPass('MAN-3-b'),
      },
      take(p, _f, c, io, seat) {
        if (c.kind !== 'side') return;
        setNation(p, seat, c.nation, io);
        setNation(p, enemyOf(seat), there(box.introductory.nations.find((nation) => nation !== c.nation)), io);
      },
    }),
    map: {
      run: (p, _f, io) => layMap(box, p, io),
    },
    // 3-c: four tiles, one after the other into the places NW, NE, SW, SE.
    tile: ask({
      clause: 'MAN-3-c',
      when: (p) => p.tiles.length < TILES,
      who: first,
      open: () => true,
      may: {
        tile: may(
          (p, _f, out) => {
            for (let tile = 0; tile < box.tiles.length; tile++) {
              if (isLaid(p, tile)) continue;
              for (let turn = 0; turn < 4; turn++) out.push(tileOf(tile, turn));
            }
          },
          [
            gate('MAN-1.1-b', 'tilesComplete', (p) => p.field.length > 0),
            given('MAN-3-c', 'tileUsed', (p, _f, { tile }) => isLaid(p, tile)),
          ],
        ),
        pass: mayNotPass('MAN-3-c'),
      },
      take(p, f, c, io, seat) {
        if (c.kind !== 'tile') return;
        layTile(box, p, c.tile, c.turn, seat, io);
        jump(f, 'setup.tile');
      },
    }),
    agreed: {
      when: (p) => nationsOpen(p) && nationsAgreed(p),
      run: (p, _f, io) => takeAgreed(box, p, io),
    },
    // 3-d: the Second Player names two different nations, the First Player takes one of them.
    nations: ask({
      clause: 'MAN-3-d',
      when: (p, f) => nationsOpen(p) && f.named.length < 2,
      who: second,
      open: () => true,
      may: {
        nation: may<Position, Setup, Of<'nation'>>(
          among(() => box.nations.map((_, nation) => ({ kind: 'nation', nation }))),
          [nationsSettled, bar('MAN-3-d', 'nationNamed', (_p, f, { nation }) => f.named.includes(nation))],
        ),
        pass: mayNotPass('MAN-3-d'),
      },
      take(_p, f, c, io, seat) {
        if (c.kind !== 'nation') return;
        f.named.push(c.nation);
        if (f.named.length === 2) io.tell?.({ kind: 'nationsNamed', seat, nations: [...f.named] });
        jump(f, 'setup.nations');
      },
    }),
    choose: ask({
      clause: 'MAN-3-d',
      when: nationsOpen,
      who: first,
      open: () => true,
      may: {
        nation: may<Position, Setup, Of<'nation'>>(
          among((_p, f) => f.named.map((nation) => ({ kind: 'nation', nation }))),
          [nationsSettled, given('MAN-3-d', 'nationNotNamed', (_p, f, { nation }) => !f.named.includes(nation))],
        ),
        pass: mayNotPass('MAN-3-d'),
      },
      take(p, f, c, io, seat) {
        if (c.kind !== 'nation') return;
        setNation(p, seat, c.nation, io);
        setNation(p, enemyOf(seat), there(f.named.find((nation) => nation !== c.nation)), io);
      },
    }),
    // 3-e.
    edge: ask({
      clause: 'MAN-3-e',
      who: second,
      open: () => true,
      may: {
        edge: may(
          among(() => EDGES.map((edge) => ({ kind: 'edge', edge }))),
          [gate('MAN-3-e', 'edgeSettled', edgesSettled)],
        ),
        pass: mayNotPass('MAN-3-e'),
      },
      take(p, _f, c, io, seat) {
        if (c.kind !== 'edge') return;
        sideOf(p, seat).edge = c.edge;
        sideOf(p, enemyOf(seat)).edge = OPPOSITE[c.edge];
        io.tell?.({ kind: 'edgeTaken', seat, edge: c.edge });
        io.tell?.({ kind: 'edgeTaken', seat: enemyOf(seat), edge: OPPOSITE[c.edge] });
      },
    }),
    // 3-f: five cards by chance before any unit is placed ...
    deal: {
      run(p, _f, io) {
        for (const seat of [p.first, enemyOf(p.first)]) {
          const side = sideOf(p, seat);
          side.deck = [...get(box.nations, side.nation).deck];
          if (!tournament(p)) drawUp(box, p, seat, io);
        }
      },
    },
    // ... or five chosen ones (3-g), in secret and independently.
    hand: ask({
      clause: 'MAN-3-g',
      when: tournament,
      each: (p) => [0, 1].filter((seat) => sideOf(p, seat).hand.length < box.handSize),
      may: {
        pick: picks(box),
        pass: mayNotPass('MAN-3-g'),
      },
      take(p, _f, c, io, seat) {
        if (c.kind !== 'pick') return;
        const side = sideOf(p, seat);
        slip(side.deck, side.hand, c.card);
        if (side.hand.length < box.handSize) return;
        io.tell?.({ kind: 'handReady', seat, count: side.hand.length });
        io.tell?.({ kind: 'handCards', seat, cards: [...side.hand] }, seat);
      },
    }),
    drawnUp: {
      when: (p) => p.options['deployment'] === 'automatic',
      run(p, _f, io) {
        drawUpArmy(box, p, p.first, io);
        drawUpArmy(box, p, enemyOf(p.first), io);
      },
    },
    // 3-h, 3-i: the First Player places his whole army, then the Second Player.
    place: ask({
      clause: 'MAN-3-i',
      when: (p) => unplaced(p, 0) + unplaced(p, 1) > 0,
      who: (p) => (unplaced(p, p.first) > 0 ? p.first : enemyOf(p.first)),
      may: {
        place: placing(box),
        pass: mayNotPass('MAN-3-h'),
      },
      take(p, f, c, io) {
        if (c.kind !== 'place') return;
        putUnit(p, c.unit, c.to);
        io.tell?.({ kind: 'placed', unit: c.unit, to: c.to });
        jump(f, 'setup.place');
      },
    }),
    ready: {
      run(p) {
        p.active = p.first;
      },
    },
  });
