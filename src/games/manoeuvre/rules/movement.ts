import { NEIGHBOURS } from '../../../grids/squares.ts';
import type { Io } from '../../../kernel/chance.ts';
import { end, type Frame, procedure, type Seat, type Steps } from '../../../kernel/flow.ts';
import { type Bar, exactly, type Facts, may, never, only } from '../../../kernel/permission.ts';
import { get } from '../../../kernel/there.ts';
import type { Box } from '../data/box.ts';
import { type Card, type Choice, type ManEvent, NONE, type Position, type Square, type Unit } from '../position.ts';
import type { ClauseId } from '../text/clauses.en.ts';
import type { Why } from '../text/why.ts';
import { aside, bar, follows, inTheWay, mayNotPass, type Of, ownUnit } from './bars.ts';
import { cardsOf, offer, owns, spend } from './cards.ts';
import { MOVE, PASS } from './choices.ts';
import {
  between,
  canMove,
  distance,
  isCorner,
  isOpen,
  putUnit,
  reach,
  reaches,
  terrainAt,
  unitFacts,
} from './field.ts';
import { mayBeCancelled } from './guerrilla.ts';
import { ownDecision } from './own-turn.ts';

// Chapter 5: movement, with Forced March (9.2.3) and Supply (9.2.10).

export interface Movement
  extends Frame<`movement.${'able' | 'unit' | 'march' | 'step' | 'supply' | 'second' | 'secondMarch' | 'secondStep'}`> {
  cancelled: boolean;
  /** The unit that made the basic move. */
  first: Unit;
  /** The unit that moved last, and the square it began from. */
  unit: Unit;
  from: Square;
  /** A Forced March was played for it, cancelled or not (5-j). */
  marched: boolean;
  /** The card that is being resolved. */
  card: Card;
}

export function startMovement(): Movement {
  return { step: 'movement.able', first: NONE, unit: NONE, from: NONE, marched: false, card: NONE, cancelled: false };
}

/** 5-a, 5-b: one square for infantry, one or two for cavalry. */
function stepsOf(box: Box, p: Position, unit: Unit): number {
  return unitFacts(box, p, unit).cavalry ? box.cavalryMove : box.infantryMove;
}

export function moveUnit(
  p: Position,
  unit: Unit,
  to: Square,
  how: 'move' | 'march' | 'skirmish',
  io: Io<ManEvent>,
): void {
  const from = get(p.where, unit);
  tellRedoubtLeft(p, from, io);
  putUnit(p, unit, to);
  io.tell?.({ kind: 'moved', unit, from, to, how });
}

/** 9.2.5-f. */
export function tellRedoubtLeft(p: Position, square: Square, io: Io<ManEvent>): void {
  if (p.redoubts.includes(square)) io.tell?.({ kind: 'redoubtGone', square });
}

export function someCanMove(box: Box, p: Position, except: Unit): boolean {
  const base = p.active * 8;
  for (let unit = base; unit < base + 8; unit++) if (unit !== except && canMove(box, p, unit)) return true;
  return false;
}

const groundOf = (box: Box, p: Position, unit: Unit) => terrainAt(box, p, get(p.where, unit));
const theUnit = (_p: Position, f: Movement) => ({ unit: f.unit });

type Pace = (p: Position, unit: Unit) => number;

/** 5-a to 5-e: where a unit that goes so many squares at most can go; `far` says that it is too far. */
export function whereTo(
  box: Box,
  pace: Pace,
  clause: ClauseId,
  far: Why,
): readonly Bar<Position, unknown, Of<'move'>>[] {
  type Move = Of<'move'>;
  const from = (p: Position, c: Move): Square => get(p.where, c.unit);
  const isFar = (p: Position, c: Move): boolean => distance(from(p, c), c.to) > pace(p, c.unit);
  /** No way leads to an open square that is near enough. */
  const isCut = (p: Position, c: Move): boolean =>
    isOpen(box, p, c.to) && !isFar(p, c) && !reaches(box, p, c.unit, pace(p, c.unit), c.to);
  const occupied = (p: Position, square: Square): boolean => p.at[square] !== NONE;
  const lake = (p: Position, square: Square): boolean => !terrainAt(box, p, square).enter;
  const stopping = (p: Position, square: Square): boolean => !occupied(p, square) && !lake(p, square);
  const on = (is: (p: Position, square: Square) => boolean) => (p: Position, c: Move) =>
    (isCut(p, c) ? between(from(p, c), c.to).find((square) => is(p, square)) : undefined) ?? NONE;
  const [byUnit, byLake, byGround] = [on(occupied), on(lake), on(stopping)];
  /** Cut off farther away than the squares in between can tell. */
  const isLost = (p: Position, c: Move): boolean =>
    isCut(p, c) && byUnit(p, c) === NONE && byGround(p, c) === NONE && byLake(p, c) === NONE;
  const limit = (p: Position, _f: unknown, c: Move): Facts => ({ max: pace(p, c.unit) });
  /** The square that bars the way, and who or what is on it. */
  const told =
    (found: (p: Position, c: Move) => Square) =>
    (p: Position, _f: unknown, c: Move): Facts => {
      const square = found(p, c);
      const by = p.at[square] ?? NONE;
      return by === NONE ? { square, terrain: p.field[square] ?? NONE } : { square, by };
    };
  const hemmedIn = (p: Position, c: Move): boolean => !canMove(box, p, c.unit);
  return [
    follows(
      'MAN-5-d',
      'hemmedIn',
      (p, _f, c) => hemmedIn(p, c) && get(NEIGHBOURS, from(p, c)).some((s) => occupied(p, s)),
    ),
    follows('MAN-TEC-g', 'hemmedIn', (p, _f, c) => hemmedIn(p, c)),
    bar('MAN-5-e', 'sameSquare', (p, _f, c) => from(p, c) === c.to),
    bar('MAN-5-d', 'blockedByUnit', (p, _f, c: Move) => occupied(p, c.to) && p.at[c.to] !== c.unit, inTheWay),
    bar('MAN-TEC-g', 'lake', (p, _f, c) => lake(p, c.to)),
    bar(clause, far, (p, _f, c) => isFar(p, c) && !isCorner(from(p, c), c.to), limit),
    bar('MAN-1.1-c', 'diagonal', (p, _f, c) => isFar(p, c) && isCorner(from(p, c), c.to)),
    bar('MAN-5-b', 'wayStops', (p, _f, c) => byGround(p, c) !== NONE, told(byGround)),
    bar('MAN-5-d', 'wayBlocked', (p, _f, c) => byUnit(p, c) !== NONE || isLost(p, c), told(byUnit)),
    bar('MAN-TEC-g', 'lake', (p, _f, c) => byLake(p, c) !== NONE, told(byLake)),
  ];
}

/** 5, in the order of I-15: a unit moves, may march on; Supply may move a second one, which may march on. */
export function movement(box: Box): Steps<Position, Choice> {
  const own = ownDecision<Movement>(box);
  const pace: Pace = (p, unit) => stepsOf(box, p, unit);
  const stands = (f: Movement): boolean => f.card !== NONE && !f.cancelled;
  const isSupply = (card: Card): boolean => card !== NONE && get(box.cards, card).type === 'supply';
  const moves = whereTo(box, pace, 'MAN-5-a', 'tooFar');
  const marches = whereTo(box, () => box.forcedMarchMove, 'MAN-9.2.3-a', 'marchTooFar');

  const justMoved = bar(
    'MAN-5-h',
    'onlyUnitJustMoved',
    (_p, f: Movement, c: Of<'move'>) => c.unit !== f.unit,
    (_p, f) => ({ unit: f.unit }),
  );
  const another = bar('MAN-5-g', 'alreadyMoved', (_p, f: Movement, c: Of<'move'>) => c.unit === f.first);

  /** A move of any unit but the one that has made the basic move. */
  const moveStep = (name: Movement['step'], clause: ClauseId, when: (p: Position, f: Movement) => boolean) =>
    own(name, {
      clause,
      when,
      may: {
        move: may(null, [...ownUnit, ...moves, another]),
        pass: mayNotPass(clause, 'mustMove'),
      },
      // Written out: no other step offers so much so often.
      choices(p, f, out) {
        const base = p.active * 8;
        for (let unit = base; unit < base + 8; unit++) {
          if (unit !== f.first && p.where[unit] !== NONE)
            reach(box, p, unit, stepsOf(box, p, unit), get(MOVE, unit), out);
        }
      },
      take(p, f, c, io) {
        if (c.kind !== 'move') return;
        if (f.first === NONE) f.first = c.unit;
        f.unit = c.unit;
        f.from = get(p.where, c.unit);
        f.marched = false;
        f.card = NONE;
        moveUnit(p, c.unit, c.to, 'move', io);
      },
    });

  /** Play a card for what comes next, or do not; the opponent may cancel it. */
  const takeCard = (p: Position, f: Movement, c: Of<'play' | 'pass' | 'move'>, io: Io<ManEvent>, seat: Seat): void => {
    f.card = NONE;
    if (c.kind !== 'play') return;
    f.card = c.card;
    spend(p, seat, c.card, io);
    const march = !isSupply(c.card);
    if (march) f.marched = true;
    const purpose = march ? 'march' : 'supplyMove';
    io.tell?.({ kind: 'played', seat, card: c.card, purpose, unit: march ? f.unit : NONE });
    mayBeCancelled(p, f, c.card);
  };

  /** 9.2.3: a Forced March for the unit that has just moved. */
  const marchStep = (name: Movement['step'], mayFollow: (f: Movement) => boolean) =>
    own(name, {
      clause: 'MAN-5-h',
      when: (p, f) => owns(box, p, p.active, 'forcedMarch') && mayFollow(f),
      closed: [
        bar('MAN-5-j', 'oneMarch', (_p, f) => f.marched && f.cancelled, theUnit),
        bar('MAN-5-h', 'oneMarch', (_p, f) => f.marched, theUnit),
        bar('MAN-9.2.3-b', 'marchFromTerrain', (p, f) => !terrainAt(box, p, f.from).forcedMarch, theUnit),
        bar('MAN-9.2.3-c', 'marchEndedInTerrain', (p, f) => !groundOf(box, p, f.unit).forcedMarch, theUnit),
      ],
      may: {
        play: cardsOf(box, 'forcedMarch', 'MAN-5-h', 'marchOnly'),
        pass: only(PASS),
        move: never([...ownUnit, justMoved, bar('MAN-5-h', 'marchNeedsCard', () => true), ...marches]),
      },
      // Written out, for it is asked in most turns.
      choices(p, _f, out, seat) {
        offer(box, p, seat, 'forcedMarch', out);
        out.push(PASS);
      },
      take: takeCard,
    });

  /** 9.2.3-a: one more square for the unit that has just moved. */
  const stepStep = (name: Movement['step']) =>
    own(name, {
      clause: 'MAN-9.2.3-a',
      when: (_p, f) => stands(f),
      may: {
        move: exactly<Position, Movement, Of<'move'>>(
          (p, f, out) => reach(box, p, f.unit, box.forcedMarchMove, get(MOVE, f.unit), out),
          [...ownUnit, justMoved, ...marches],
          aside,
        ),
        pass: mayNotPass('MAN-9.2.3-a', 'mustMove'),
      },
      take(p, f, c, io) {
        f.card = NONE;
        if (c.kind === 'move') moveUnit(p, c.unit, c.to, 'march', io);
      },
    });

  return procedure<Position, Movement, Choice, ManEvent>('movement', {
    // I-13: with no legal move at all the move is skipped, and with it Supply, which moves a second unit.
    able: {
      run(p, _f, io) {
        if (someCanMove(box, p, NONE)) return;
        io.tell?.({ kind: 'cannotMove', seat: p.active });
        end(p);
      },
    },
    unit: moveStep('movement.unit', 'MAN-5-a', () => true),
    march: marchStep('movement.march', () => true),
    step: stepStep('movement.step'),
    supply: own('movement.supply', {
      clause: 'MAN-5-g',
      when: (p) => owns(box, p, p.active, 'supply'),
      closed: [
        bar('MAN-5-g', 'oneSupply', (_p, f) => f.unit !== f.first || isSupply(f.card)),
        bar('MAN-5-g', 'supplyNoUnit', (p, f) => !someCanMove(box, p, f.first)),
      ],
      may: {
        play: cardsOf(box, 'supply', 'MAN-5-g', 'supplyOnly'),
        pass: only(PASS),
        move: never([...ownUnit, another, bar('MAN-5-g', 'secondNeedsSupply', () => true), ...moves]),
      },
      // Written out, for it is asked in most turns.
      choices(p, _f, out, seat) {
        offer(box, p, seat, 'supply', out);
        out.push(PASS);
      },
      take: takeCard,
    }),
    second: moveStep('movement.second', 'MAN-5-g', (_p, f) => stands(f)),
    secondMarch: marchStep('movement.secondMarch', (f) => f.unit !== f.first),
    secondStep: stepStep('movement.secondStep'),
  });
}
