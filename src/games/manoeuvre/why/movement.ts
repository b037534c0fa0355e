import type { Reason } from '../../../kernel/game.ts';
import { type Card, type Choice, NONE, type Square, type Unit } from '../position.ts';
import { canMove, distance, terrainAt, unitFacts } from '../rules/field.ts';
import { offerMoves, someCanMove } from '../rules/movement.ts';
import { notNow, typeOf } from './cards.ts';
import { type Answers, type Doubt, movementOf, ownUnits } from './doubt.ts';
import { isBeside, whyClosed, whyHemmedIn, whyNoMove } from './moves.ts';
import { because } from './reason.ts';
import { enemyEarly } from './turn.ts';

// Chapter 5: the moves, the Forced Marches and the Supply of a Movement Phase.

function stepsOf({ box, p }: Doubt, unit: Unit): number {
  return unitFacts(box, p, unit).cavalry ? box.cavalryMove : box.infantryMove;
}

function canReach(d: Doubt, unit: Unit, to: Square): boolean {
  const out: Choice[] = [];
  offerMoves(d.box, d.p, unit, stepsOf(d, unit), out);
  return out.some((move) => move.kind === 'move' && move.to === to);
}

function cannotMove(d: Doubt, unit: Unit): readonly Reason[] {
  return canMove(d.box, d.p, unit) ? [] : [whyHemmedIn(d, unit)];
}

function whyNoMoveOf(d: Doubt, unit: Unit, to: Square): readonly Reason[] {
  const max = stepsOf(d, unit);
  return whyNoMove(d, unit, to, max, because('tooFar', { unit, square: to, max }));
}

/** Nobody can move there: what stops the first unit that is near enough, else the distance. */
function whyNobodyMoves(d: Doubt, to: Square, barred: Unit): readonly Reason[] {
  const closed = whyClosed(d, to);
  if (closed.length > 0) return closed;
  const out: Reason[] = [];
  for (const unit of ownUnits(d)) {
    if (unit === barred) {
      if (canReach(d, unit, to)) out.unshift(because('alreadyMoved', { unit }));
    } else if (distance(d.p.where[unit] ?? NONE, to) <= stepsOf(d, unit)) out.push(...whyNoMoveOf(d, unit, to));
  }
  return out.length > 0 ? out : [because('tooFar', { square: to })];
}

/** A card while units are moved: Supply and Forced March have their own moments in this phase, Regroup none. */
function cardWhileMoving(d: Doubt, card: Card): readonly Reason[] {
  switch (typeOf(d, card)) {
    case 'supply':
      return whyNoSupply(d, card);
    case 'forcedMarch':
      return whyNoMarch(d, card);
    case 'regroup':
      return [because('regroupNoMove', { card, phase: 'restoration' })];
    default:
      return notNow(d, card);
  }
}

function whyNoSupply(d: Doubt, card: Card): readonly Reason[] {
  switch (d.frame.step) {
    case 'movement.unit':
      return [because('supplyNotBeforeMove', { card })];
    // I-15: the Forced March of the first unit is settled before Supply.
    case 'movement.march':
    case 'movement.step':
      return [because(someCanMove(d.box, d.p, movementOf(d).first) ? 'supplyAfterMarch' : 'supplyNoUnit', { card })];
    default:
      return [because('oneSupply', { card })];
  }
}

/** 9.2.3: why the unit that moved last cannot march on now. */
function whyNoMarch(d: Doubt, card: Card): readonly Reason[] {
  const { box, p } = d;
  const { unit, from, marched, cancelled, step } = movementOf(d);
  if (marched) return [because('oneMarch', { card, unit }, cancelled ? 'MAN-5-j' : 'MAN-5-h')];
  if (step !== 'movement.supply') return notNow(d, card);
  const to = p.where[unit] ?? NONE;
  if (!terrainAt(box, p, from).forcedMarch)
    return [because('marchFromTerrain', { card, unit, terrain: p.field[from] ?? NONE })];
  if (!terrainAt(box, p, to).forcedMarch)
    return [because('marchEndedInTerrain', { card, unit, terrain: p.field[to] ?? NONE })];
  return canMove(box, p, unit) ? notNow(d, card) : [because('marchNoSquare', { card, unit })];
}

/** Move a unit; at the second move not the first one again. */
function moving(barredOf: (d: Doubt) => Unit, mustMove: Reason): Answers {
  const unit = (d: Doubt, moved: Unit) =>
    moved === barredOf(d) ? [because('alreadyMoved', { unit: moved })] : cannotMove(d, moved);
  return {
    unit,
    enemy: enemyEarly,
    card: cardWhileMoving,
    square: (d, square) => whyNobodyMoves(d, square, barredOf(d)),
    choices: {
      move: (d, c) => {
        const barred = unit(d, c.unit);
        return barred.length > 0 ? barred : whyNoMoveOf(d, c.unit, c.to);
      },
      pass: () => [mustMove],
    },
  };
}

/** Only the unit that has just moved can march on, and only with the card. */
const marching: Answers = {
  unit: (d, unit) => {
    const { unit: moved } = movementOf(d);
    return [unit === moved ? because('marchNeedsCard', { unit }) : because('onlyUnitJustMoved', { unit: moved })];
  },
  enemy: enemyEarly,
  card: cardWhileMoving,
  square: (d, square) => {
    const closed = whyClosed(d, square);
    if (closed.length > 0) return closed;
    const beside = isBeside(d.p.where[movementOf(d).unit] ?? NONE, square);
    return [beside ? because('marchNeedsCard', { square }) : because('marchTooFar', { square })];
  },
  choices: {
    move: (d, c) => marching.unit(d, c.unit),
  },
};

/** 9.2.3-a: the one square of a Forced March. */
const step: Answers = {
  unit: (d) => [because('onlyUnitJustMoved', { unit: movementOf(d).unit })],
  enemy: enemyEarly,
  card: cardWhileMoving,
  square: (d, square) => whyNoStep(d, square),
  choices: {
    move: (d, c) => {
      const { unit } = movementOf(d);
      return c.unit === unit ? whyNoStep(d, c.to) : [because('onlyUnitJustMoved', { unit })];
    },
    pass: (d) => [because('mustMove', { unit: movementOf(d).unit }, 'MAN-9.2.3-a')],
  },
};

function whyNoStep(d: Doubt, to: Square): readonly Reason[] {
  const { unit } = movementOf(d);
  const max = d.box.forcedMarchMove;
  return whyNoMove(d, unit, to, max, because('marchTooFar', { unit, square: to, max }));
}

/** 5-g: a second unit moves with a Supply card alone. */
const supply: Answers = {
  unit: (d, unit) => {
    if (unit === movementOf(d).first) return [because('alreadyMoved', { unit })];
    const stuck = cannotMove(d, unit);
    return stuck.length > 0 ? stuck : [because('secondNeedsSupply', { unit })];
  },
  enemy: enemyEarly,
  card: cardWhileMoving,
  square: (d, square) => {
    const closed = whyClosed(d, square);
    return closed.length > 0 ? closed : [because('secondNeedsSupply', { square })];
  },
  choices: {
    move: (d, c) => supply.unit(d, c.unit),
  },
};

export const MOVEMENT: { readonly [step: string]: Answers } = {
  'movement.unit': moving(() => NONE, because('mustMove')),
  'movement.march': marching,
  'movement.step': step,
  'movement.supply': supply,
  'movement.second': moving((d) => movementOf(d).first, because('mustMove', {}, 'MAN-5-g')),
  'movement.secondMarch': marching,
  'movement.secondStep': step,
};
