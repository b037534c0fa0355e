import type { Seat } from '../../../kernel/flow.ts';
import type { Box, Design, Effect } from '../data/box.ts';
import { boardOf, inFront, zoneOf } from '../field.ts';
import { type Card, MARK, NONE, type Position, type Slot, type Test, type Unit } from '../position.ts';
import { isTest } from '../rules/frames.ts';
import {
  designOf,
  factsOf,
  has,
  isArtillery,
  isBluff,
  isCavalry,
  ownerOf,
  slotOfUnit,
  unitAt,
  woundsOf,
} from '../rules/pieces.ts';
import { type Cast, type Context, castFor, nobodyCast } from '../rules/selectors.ts';
import { moraleTerms, sum } from '../rules/sums.ts';
import { emptyFirstLine } from '../rules/victory.ts';
import { fireWorth, onsetWorth, roundWorth, volley } from './fight.ts';
import { passChance, retreatCost, woundWorth } from './worth.ts';

// What cards are worth: kept in the hand, and played now.

const KEPT: Readonly<Record<Design['kind'], number>> = {
  terrain: 0.2,
  formation: 0.2,
  attachment: 0.26,
  bonus: 0.26,
  order: 0.3,
  reaction: 0.28,
  event: 0.3,
  bluff: 0,
};

/** What a card is worth that stays in the hand; a second copy of it is worth less. */
export function keptWorth(box: Box, p: Position, seat: Seat, card: Card): number {
  const design = designOf(box, p, card);
  const twins = (seat === 0 ? p.sides[0] : p.sides[1]).hand.filter((each) => designOf(box, p, each) === design).length;
  return KEPT[design.kind] * (twins > 1 ? 0.7 : 1);
}

/** NS-INIT: what it is worth to offer a card for the Initiative. */
export function bidWorth(box: Box, p: Position, seat: Seat, card: Card): number {
  if (isBluff(box, card)) return 0;
  return 0.1 * designOf(box, p, card).initiative - keptWorth(box, p, seat, card);
}

/** A gap that is filled. */
const gapFilled = (p: Position, seat: Seat, slot: Slot): number =>
  zoneOf(slot) === 'L1' && boardOf(slot) === seat && unitAt(p, slot) === NONE
    ? ([0, 0.7, 1.7, 6][emptyFirstLine(p, seat)] ?? 6)
    : 0.15;

/** A test under way, or null. */
const testOf = (p: Position): Test | null => {
  const f = p.stack.at(-1);
  return f !== undefined && isTest(f) ? f : null;
};

/** What a sum on a die is worth to a seat: at the test under way exactly, otherwise for what is to come. */
function modWorth(box: Box, p: Position, seat: Seat, unit: Unit, effect: Extract<Effect, { op: 'test_mod' }>): number {
  const f = testOf(p);
  const own = ownerOf(unit) === seat ? 1 : -1;
  if (f === null || f.test !== effect.test) return own * effect.amount * 0.25;
  if (f.test === 'fire') {
    const gain = fireWorth(box, p, f, effect.amount) - fireWorth(box, p, f);
    return ownerOf(f.one) === seat ? gain : -gain;
  }
  if (f.test === 'melee') {
    const [onOne, onTwo] = unit === f.one ? [effect.amount, 0] : [0, effect.amount];
    const gain = roundWorth(box, p, f, onOne, onTwo) - roundWorth(box, p, f);
    return ownerOf(f.one) === seat ? gain : -gain;
  }
  const bonus = sum(moraleTerms(box, p, f));
  return own * (passChance(bonus + effect.amount, f.target) - passChance(bonus, f.target)) * stakes(box, p, f);
}

/** What hangs on a Morale test. */
const stakes = (box: Box, p: Position, f: Test): number =>
  f.cause === 'wounds' ? retreatCost(box, p, f.one) : f.cause === 'rally' ? 0.5 : 0.3;

/** A test that a card decides: all that chance could have done otherwise. */
function decidedWorth(box: Box, p: Position, seat: Seat, passes: boolean): number {
  const f = testOf(p);
  if (f === null) return 0;
  const own = ownerOf(f.one) === seat ? 1 : -1;
  if (f.test === 'fire') {
    const sure = passes ? woundWorth(box, p, f.two, 1) : 0;
    return own * (sure - fireWorth(box, p, f));
  }
  const now = passChance(sum(moraleTerms(box, p, f)), f.target);
  return own * ((passes ? 1 : 0) - now) * stakes(box, p, f);
}

/** What an ordered unit could do at best, over what any activation brings. */
function orderWorth(box: Box, p: Position, unit: Unit, card: Card, action: string): number {
  const slot = slotOfUnit(p, unit);
  const front = unitAt(p, inFront(slot));
  const usual = 0.15;
  if (action === 'move' || action === 'disengage') return 0.2;
  if (isArtillery(box, p, unit)) return 0.45 - usual;
  if (front === NONE) return 0.1;
  const fire = volley(box, p, unit, front, card);
  if (action === 'fire' || action === 'fire_and_move') return fire - usual + 0.1;
  const melee = onsetWorth(box, p, unit, front, true, card);
  return (action === 'fire_then_melee' ? fire + melee : melee) - usual;
}

function formationWorth(box: Box, p: Position, unit: Unit, formation: string, ctx: Context): number {
  const slot = slotOfUnit(p, unit);
  if (unit === NONE || slot === NONE) return 0;
  const [attacker, defender] = [ctx.one, ctx.two];
  if (ctx.window === 'ENGAGED') {
    if (formation === 'square') return isCavalry(box, p, attacker) && unit === defender ? 0.7 : -0.3;
    return unit === attacker || unit === defender ? 0.35 : 0;
  }
  if (zoneOf(slot) !== 'L1') return formation === 'echelon' && zoneOf(slot) === 'L2' ? 0.3 : -0.2;
  const front = unitAt(p, inFront(slot));
  const threatened = front !== NONE && isCavalry(box, p, front);
  if (formation === 'line') return threatened ? -0.1 : 0.3;
  return formation === 'echelon' ? 0.25 : -0.1;
}

function effectWorth(
  box: Box,
  p: Position,
  seat: Seat,
  card: Card,
  effect: Effect,
  cast: Cast,
  to: Slot,
  ctx: Context,
): number {
  const unit = 'on' in effect ? cast[effect.on] : 'of' in effect ? cast[effect.of] : NONE;
  switch (effect.op) {
    case 'place_terrain': {
      const here = unitAt(p, to);
      const old = p.terrain[to] !== NONE ? -0.3 : 0;
      if (here === NONE) return -0.2;
      return old + (zoneOf(to) === 'L1' ? 0.34 : isArtillery(box, p, here) && effect.terrain === 'hill' ? 0.3 : 0.05);
    }
    case 'set_formation':
      return formationWorth(box, p, unit, effect.formation, ctx);
    case 'attach':
      return (zoneOf(slotOfUnit(p, unit)) === 'L1' ? 0.36 : 0.2) - 0.1 * woundsOf(p, unit);
    case 'test_mod':
      return modWorth(box, p, seat, unit, effect);
    case 'auto_result':
      return decidedWorth(box, p, seat, effect.result === 'pass');
    case 'skip_morale':
      return decidedWorth(box, p, seat, true);
    case 'auto_rally':
      return 0.42;
    case 'remove_wounds':
      return Math.min(effect.amount, woundsOf(p, unit)) * 0.4;
    case 'add_wounds':
      return woundWorth(box, p, unit, effect.amount, effect.causesMorale) * (ownerOf(unit) === seat ? -1 : 1);
    case 'draw':
      return (effect.who === 'self' ? 0.26 : -0.26) * effect.amount;
    case 'discard':
      return (effect.who === 'self' ? -0.24 : 0.24) * effect.amount;
    case 'look':
      return 0.15;
    case 'scry':
      return 0.34 * effect.take;
    case 'grant_action':
      return orderWorth(box, p, unit, card, effect.action);
    case 'clear_activation':
      return has(p, unit, MARK.activated) ? 0.35 : 0;
    case 'place_unit':
    case 'deploy_from_deck':
      return 0.3 + (effect.to.some((zone) => zone === 'free_L1') ? gapWorth(p, seat) : 0);
    case 'become_unit':
      return 0.3 + gapFilled(p, seat, to);
  }
}

/** What filling a gap would be worth, if there is one. */
const gapWorth = (p: Position, seat: Seat): number => [0, 0.7, 1.7, 6][emptyFirstLine(p, seat)] ?? 6;

/** What it is worth to play a card here and now. */
export function playWorth(box: Box, p: Position, seat: Seat, card: Card, on: Slot, to: Slot, ctx: Context): number {
  const design = designOf(box, p, card);
  const chosen = on === NONE ? NONE : unitAt(p, on);
  const cast = castFor(box, p, seat, design, ctx, chosen) ?? { ...nobodyCast(), chosen };
  const gain = design.effects.reduce(
    (sum_, effect) => sum_ + effectWorth(box, p, seat, card, effect, cast, to, ctx),
    0,
  );
  return gain - keptWorth(box, p, seat, card);
}

/** A unit's place in the line of battle: where it does most good at deployment. */
export function placeWorth(box: Box, p: Position, unit: Unit, to: Slot): number {
  const { arm, sub, fire, melee, cohesion, morale } = factsOf(box, p, unit);
  const strength = (fire + melee + cohesion + morale) / 20;
  const zone = zoneOf(to);
  if (arm === 'artillery') return zone === 'L2' ? 3 : 0.5;
  if (arm === 'cavalry') return (zone === 'L2' ? (sub === 'heavy' ? 2.6 : 2) : zone === 'L1' ? 0.6 : 1) + strength;
  return (zone === 'L1' ? 2 : zone === 'L2' ? 1.2 : 0.4) + strength;
}
