import type { Frame, Seat } from '../../kernel/flow.ts';
import type { BotHints } from '../../kernel/game.ts';
import { bidWorth, keptWorth, placeWorth, playWorth } from './bot/cards.ts';
import { chanceOf } from './bot/chance.ts';
import { onsetWorth, roundWorth, volley } from './bot/fight.ts';
import { gapCost, passChance, retreatCost, unitStanding, woundWorth } from './bot/worth.ts';
import type { Box } from './data/box.ts';
import { inFront, zoneOf } from './field.ts';
import { type Choice, type Engagement, MARK, NONE, type Position, type Slot, type Unit } from './position.ts';
import { isEngagement, isTest, isToll, isWindow } from './rules/frames.ts';
import { factsOf, foeOf, has, isEngaged, ownerOf, putUnit, sideOf, unitAt, woundsOf } from './rules/pieces.ts';
import type { Context } from './rules/selectors.ts';
import { moraleTerms, sum } from './rules/sums.ts';

/** How the bots see Napoleon Saga: points for choices, and a chance of winning for positions. */
export function hints(box: Box): BotHints<Position, Choice> {
  return {
    evaluate(p, seat) {
      if (p.outcome !== null) return p.outcome.winners.length === 0 ? 0.5 : p.outcome.winners.includes(seat) ? 1 : 0;
      return chanceOf(box, p, seat);
    },
    rate: (p, seat, choices) => choices.map((c) => rate(box, p, seat, c)),
    point: 0.08,
    chapter: (p) => p.turn,
  };
}

const NOWHERE: Context = { window: 'OWN_TURN', one: NONE, two: NONE };

/** The window in which a card would be played. */
function contextOf(p: Position): Context {
  const f = p.stack.at(-1);
  return f !== undefined && isWindow(f) ? f : NOWHERE;
}

/** What is under way on top of all, if it is of that sort. */
function onTop<F extends Frame>(p: Position, is: (f: Frame) => f is F): F | null {
  const f = p.stack.at(-1);
  return f !== undefined && is(f) ? f : null;
}

/** The enemy in a slot, as far as an attack on it goes. */
const enemyIn = (p: Position, slot: Slot, seat: Seat): Unit => {
  const unit = slot === NONE ? NONE : unitAt(p, slot);
  return unit !== NONE && ownerOf(unit) !== seat ? unit : NONE;
};

/** How things would stand after a move, and what could be struck from there. */
function moveWorth(box: Box, p: Position, seat: Seat, from: Slot, to: Slot): number {
  const unit = unitAt(p, from);
  if (unit === NONE) return 0;
  const other = unitAt(p, to);
  // Nothing else changes its place: the two units and the gaps are all that the balance can change by.
  const here = (): number =>
    unitStanding(box, p, unit) + (other === NONE ? 0 : unitStanding(box, p, other)) - gapCost(p, seat);
  const before = here();
  if (other !== NONE) putUnit(p, other, NONE);
  putUnit(p, unit, to);
  if (other !== NONE) putUnit(p, other, from);
  const gain = here() - before + 0.25 * (prospect(box, p, seat, unit) - (other === NONE ? 0 : 0.05));
  putUnit(p, unit, NONE);
  if (other !== NONE) putUnit(p, other, to);
  putUnit(p, unit, from);
  return gain - 0.06;
}

/** What a unit of the First Line could do next. */
function prospect(box: Box, p: Position, seat: Seat, unit: Unit): number {
  const enemy = enemyIn(p, inFront(p.where[unit] ?? NONE), seat);
  if (enemy === NONE || isEngaged(p, unit) || isEngaged(p, enemy)) return 0;
  return Math.max(0, volley(box, p, unit, enemy), onsetWorth(box, p, unit, enemy, true));
}

/** NS-CHG-02: forward from the Second Line, and at the enemy before it. */
function rushWorth(box: Box, p: Position, seat: Seat, from: Slot, to: Slot): number {
  const unit = unitAt(p, from);
  const enemy = enemyIn(p, inFront(to), seat);
  if (unit === NONE || enemy === NONE) return 0;
  const moved = Math.max(-0.1, moveWorth(box, p, seat, from, to));
  const other = unitAt(p, to);
  if (other !== NONE) putUnit(p, other, NONE);
  putUnit(p, unit, to);
  const worth = onsetWorth(box, p, unit, enemy, true);
  putUnit(p, unit, from);
  if (other !== NONE) putUnit(p, other, to);
  return worth + 0.5 * moved;
}

const engagementOf = (p: Position): Engagement | null => onTop(p, isEngagement);

/** What the engagement under way is worth to a seat. */
function engagedWorth(box: Box, p: Position, seat: Seat, charging: boolean): number {
  const f = engagementOf(p);
  if (f === null) return 0;
  const worth = onsetWorth(box, p, f.attacker, f.defender, charging);
  return ownerOf(f.attacker) === seat ? worth : -worth;
}

/** The Morale test of the unit whose fate is being decided. */
function standWorth(box: Box, p: Position, c: 'stand' | 'yield' | 'ignore'): number {
  const f = onTop(p, isToll);
  const owed = f?.owed[0];
  if (owed === undefined) return c === 'yield' ? -1 : 0;
  if (c === 'ignore') return 0.1;
  const cost = retreatCost(box, p, owed.unit);
  if (c === 'yield') return -cost;
  const bonus = sum(moraleTerms(box, p, { one: owed.unit, cause: 'wounds', mods: [] }));
  return owed.tests.reduce((worth, target) => worth - (1 - passChance(bonus, target)) * cost, 0);
}

/** NS-RES-02, -03: whose place an arriving unit takes. */
function enterWorth(box: Box, p: Position, to: Slot): number {
  const unit = unitAt(p, to);
  if (unit === NONE) return zoneOf(to) === 'R' ? 0 : 0.1;
  return woundsOf(p, unit) > 0 ? -1 : -0.2 - factsOf(box, p, unit).cost / 500;
}

function rate(box: Box, p: Position, seat: Seat, c: Choice): number {
  switch (c.kind) {
    case 'place':
      return placeWorth(box, p, c.unit, c.to);
    case 'bid':
      return bidWorth(box, p, seat, c.card);
    case 'play':
      return playWorth(box, p, seat, c.card, NONE, NONE, contextOf(p));
    case 'use':
      return playWorth(box, p, seat, c.card, c.on, NONE, contextOf(p));
    case 'lay':
      return playWorth(box, p, seat, c.card, NONE, c.to, contextOf(p));
    case 'discard':
      return 0.19 - keptWorth(box, p, seat, c.card);
    case 'keep':
    case 'tuck':
      return (c.kind === 'keep' ? 1 : -1) * keptWorth(box, p, seat, c.card);
    case 'regroup':
    case 'reorganise':
    case 'rally':
      return 0.3;
    case 'reform':
      return has(p, unitAt(p, c.from), MARK.square) ? 0.1 : -0.2;
    case 'reinforce':
      return sideOf(p, seat).reserves.length > 0 ? 0.4 : 0.1;
    case 'enter':
      return enterWorth(box, p, c.to);
    case 'retreat':
      return unitAt(p, c.to) === NONE ? 0 : -0.5;
    case 'fire':
    case 'engage':
    case 'charge':
    case 'assault':
    case 'fight':
    case 'disengage':
    case 'move':
    case 'capture':
    case 'bypass':
    case 'rest':
    case 'dismount':
    case 'mount':
      return rateAction(box, p, seat, c);
    default:
      return rateInCombat(box, p, seat, c);
  }
}

type Acted = Extract<
  Choice,
  {
    kind:
      | 'fire'
      | 'engage'
      | 'charge'
      | 'assault'
      | 'fight'
      | 'disengage'
      | 'move'
      | 'capture'
      | 'bypass'
      | 'rest'
      | 'dismount'
      | 'mount';
  }
>;

function rateAction(box: Box, p: Position, seat: Seat, c: Acted): number {
  const unit = unitAt(p, c.from);
  switch (c.kind) {
    case 'fire': {
      const target = enemyIn(p, c.to, seat);
      return target === NONE ? 0 : volley(box, p, unit, target);
    }
    case 'engage': {
      const target = enemyIn(p, c.to, seat);
      return target === NONE ? 0 : onsetWorth(box, p, unit, target, true);
    }
    case 'charge':
    case 'assault':
      return rushWorth(box, p, seat, c.from, c.to);
    case 'fight':
      return roundWorth(box, p, { one: unit, two: foeOf(p, unit), mods: [], order: NONE });
    case 'disengage': {
      const round = roundWorth(box, p, { one: unit, two: foeOf(p, unit), mods: [], order: NONE });
      return -0.5 * round - 0.15;
    }
    case 'move':
      return moveWorth(box, p, seat, c.from, c.to);
    case 'capture':
      return 0.2;
    case 'bypass':
      return 0.3;
    case 'rest':
      return -0.02;
    case 'dismount':
    case 'mount':
      return c.kind === 'mount' ? 0 : -0.2;
  }
}

/** Decisions in the middle of a fight, and 'no more'. */
function rateInCombat(box: Box, p: Position, seat: Seat, c: Choice): number {
  switch (c.kind) {
    case 'evade':
      return -0.6 * engagedWorth(box, p, seat, true) - 0.05;
    case 'spur':
      return engagedWorth(box, p, seat, true) - engagedWorth(box, p, seat, false);
    case 'recover':
    case 'countercharge':
      return 0.25;
    case 'repel':
    case 'spend':
      return 0.2;
    case 'support':
      return supportWorth(box, p, c.from);
    case 'stand':
    case 'yield':
    case 'ignore':
      return standWorth(box, p, c.kind);
    case 'recoup':
      return 0.4;
    case 'seize':
      return 0.25;
    case 'shift':
      return -0.05;
    case 'pass':
      return passWorth(p);
    default:
      return 0;
  }
}

/** NS-KW-SUP: a wound is worth more on the one than on the other. */
function supportWorth(box: Box, p: Position, from: Slot): number {
  const f = onTop(p, isToll);
  const blow = f?.blows[f.asked];
  const supporter = unitAt(p, from);
  if (blow === undefined || supporter === NONE) return 0;
  const spared = woundWorth(box, p, blow.unit, blow.wounds) - woundWorth(box, p, blow.unit, blow.wounds - 1);
  return spared - woundWorth(box, p, supporter, 1);
}

/** To go on is worth nothing, but for a card that looks at what a die is about to do: it is weighed against this. */
function passWorth(p: Position): number {
  return onTop(p, isTest) === null ? 0 : 0.02;
}
