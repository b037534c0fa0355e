import type { Seat } from '../../kernel/flow.ts';
import type { BotHints } from '../../kernel/game.ts';
import { get } from '../../kernel/there.ts';
import { bestAttack, contestedAttack, fightWorth } from './bot/fight.ts';
import { balance } from './bot/ground.ts';
import { cardWorth, controlWeight, eliminationCost, hitCost } from './bot/worth.ts';
import type { Box } from './data/box.ts';
import { type Choice, type Combat, isCombat, NONE, type Position } from './position.ts';
import { sideOf } from './rules/cards.ts';
import { combatOf, isDeclaration } from './rules/combat.ts';
import { distance, enemyOf, putUnit, terrainAt, unitFacts } from './rules/field.ts';
import { retreats } from './rules/results.ts';

/** How the bots see Manœuvre: points for choices, and a chance of winning for positions. */
export function hints(box: Box): BotHints<Position, Choice> {
  return {
    evaluate: (p, seat) => evaluate(box, p, seat),
    rate: (p, seat, choices) => choices.map((c) => rateChoice(box, p, seat, c)),
  };
}

function evaluate(box: Box, p: Position, seat: Seat): number {
  if (p.outcome !== null) return p.outcome.winners.includes(seat) ? 1 : 0;
  const hand = (of: Seat) => sideOf(p, of).hand.reduce((sum, card) => sum + cardWorth(box, p, of, card), 0);
  const points = balance(box, p, seat) + 0.5 * (hand(seat) - hand(enemyOf(seat)));
  return 1 / (1 + Math.exp(-points / 6));
}

/**
 * What a card may be worth and still be thrown away for a new one: night comes by drawing, so that a hand which is kept for
 * ever would stop the clock. The longer the day, the more freely it is thrown away.
 */
function cheapEnough(p: Position): number {
  return 0.42 + 0.25 * (1 - Math.min(1, controlWeight(p))) + 0.03 * Math.max(0, p.turn - 15);
}

/** The balance after a unit has gone to a square, as against now. */
function afterMove(box: Box, p: Position, seat: Seat, unit: number, to: number): number {
  const from = get(p.where, unit);
  const redoubts = p.redoubts;
  putUnit(p, unit, to);
  const worth = balance(box, p, seat) + prospect(box, p, seat, unit);
  p.at[to] = NONE;
  p.at[from] = unit;
  p.where[unit] = from;
  p.redoubts = redoubts;
  return worth;
}

/** What the hand could do with the units where they stand now: the best combat it could declare. */
function prospect(box: Box, p: Position, seat: Seat, moved: number): number {
  if (p.active !== seat) return 0;
  let best = 0;
  for (const card of sideOf(p, seat).hand) {
    const facts = get(box.cards, card);
    if (facts.type !== 'unit' || facts.attack === null) continue;
    const unit = seat * 8 + facts.unit;
    if (p.where[unit] === NONE || !terrainAt(box, p, get(p.where, unit)).assaultFrom) continue;
    const base = enemyOf(seat) * 8;
    for (let target = base; target < base + 8; target++) {
      if (p.where[target] === NONE || distance(get(p.where, unit), get(p.where, target)) !== 1) continue;
      const worth = fightWorth(box, p, combatOf(p, { kind: 'assault', unit, card, target }));
      best = Math.max(best, unit === moved ? worth : worth * 0.98);
    }
  }
  return 0.7 * best;
}

function combatNow(p: Position): Combat | null {
  const f = p.stack.at(-1);
  return f !== undefined && isCombat(f) ? f : null;
}

function rateChoice(box: Box, p: Position, seat: Seat, c: Choice): number {
  if (isDeclaration(c)) return contestedAttack(box, p, combatOf(p, c)) - cardWorth(box, p, seat, c.card) - 0.15;
  const f = combatNow(p);
  if (f !== null) return rateInCombat(box, p, f, seat, c);
  switch (c.kind) {
    case 'move':
      return afterMove(box, p, seat, c.unit, c.to);
    case 'place':
      return placing(box, p, seat, c.unit, c.to);
    case 'discard':
      return cheapEnough(p) - cardWorth(box, p, seat, c.card);
    case 'pick':
      return cardWorth(box, p, seat, c.card);
    case 'restore':
      return restoring(box, p, seat, c.card, c.unit);
    case 'redoubt':
      return digging(box, p, seat, c.unit) - 0.5 * cardWorth(box, p, seat, c.card);
    case 'play':
      return playing(box, p, seat, c.card);
    case 'scout':
      return -0.05;
    default:
      return 0;
  }
}

function rateInCombat(box: Box, p: Position, f: Combat, seat: Seat, c: Choice): number {
  const attacking = seat === p.active;
  const hand = sideOf(p, p.active).hand;
  switch (f.step) {
    case 'assault.withdraw': {
      const stand = -contestedAttack(box, p, f);
      if (c.kind !== 'play') return stand;
      const away = -(
        0.8 +
        controlWeight(p) +
        (retreats(box, p, f.target).length === 0 ? eliminationCost(box, p, f.target) : 0)
      );
      const pursued =
        f.attacker !== NONE && unitFacts(box, p, f.attacker).cavalry ? get(box.cards, f.card).pursuitMax / 6 : 0;
      const worth = away - pursued * hitCost(box, p, f.target);
      const { type, withdrawMax } = get(box.cards, c.card);
      const chance = type === 'withdraw' ? 1 : withdrawMax / 6;
      const failed = -contestedAttack(box, p, { ...f, defence: [...f.defence, c.card] });
      return chance * worth + (1 - chance) * failed - cardWorth(box, p, seat, c.card);
    }
    case 'assault.defend':
      if (c.kind !== 'play') return -bestAttack(box, p, f, hand);
      return -bestAttack(box, p, { ...f, defence: [...f.defence, c.card] }, hand) - cardWorth(box, p, seat, c.card);
    case 'assault.support':
      return c.kind === 'support'
        ? bestAttack(box, p, { ...f, supporters: [...f.supporters, c.unit] }, hand)
        : bestAttack(box, p, f, hand);
    case 'assault.attack':
      return rateAttackCard(box, p, f, seat, c);
    case 'assault.choose': {
      const hitWorth = hitCost(box, p, f.target);
      const open = retreats(box, p, f.target).length > 0;
      const fled = open ? 0.6 + controlWeight(p) : eliminationCost(box, p, f.target);
      const worth = c.kind === 'hit' ? hitWorth : c.kind === 'flee' ? fled : 0.0001;
      return attacking ? worth : -worth;
    }
    case 'assault.retreat':
      return c.kind === 'retreat' ? afterMove(box, p, seat, f.target, c.to) : 0;
    case 'assault.advance':
      if (c.kind === 'advance')
        return afterMove(box, p, seat, c.unit, f.square) + (unitFacts(box, p, c.unit).cavalry ? 0.8 : 0);
      return c.kind === 'pass' ? balance(box, p, seat) : -99;
    case 'assault.suffer':
      return c.kind === 'suffer' ? -hitCost(box, p, c.unit) : -99;
    case 'assault.skirmish':
      return c.kind === 'move'
        ? afterMove(box, p, seat, c.unit, c.to)
        : c.kind === 'pass'
          ? balance(box, p, seat)
          : -99;
    default:
      return 0;
  }
}

function rateAttackCard(box: Box, p: Position, f: Combat, seat: Seat, c: Choice): number {
  const hand = sideOf(p, seat).hand;
  if (c.kind === 'pass') return fightWorth(box, p, f);
  if (c.kind === 'command') {
    const led: Combat = {
      ...f,
      leader: 'command',
      supporters: [...f.supporters, c.unit],
      attack: [...f.attack, { card: c.card, unit: NONE }],
    };
    return bestAttack(box, p, led, hand) - cardWorth(box, p, seat, c.card);
  }
  if (c.kind !== 'play') return -99;
  const facts = get(box.cards, c.card);
  if (facts.type === 'skirmish') return 0.3 - cardWorth(box, p, seat, c.card);
  const unit = facts.type === 'unit' ? seat * 8 + facts.unit : NONE;
  const after: Combat = {
    ...f,
    leader: facts.type === 'leader' ? 'combat' : f.leader,
    attack: [...f.attack, { card: c.card, unit }],
  };
  return bestAttack(box, p, after, hand) - cardWorth(box, p, seat, c.card);
}

/** Strong units in the front row and in the middle, cavalry on the wings, all on useful ground. */
function placing(box: Box, p: Position, seat: Seat, unit: number, to: number): number {
  const { edge } = sideOf(p, seat);
  const vertical = edge === 'N' || edge === 'S';
  const across = vertical ? to & 7 : to >> 3;
  const depth = vertical ? (edge === 'N' ? 7 - (to >> 3) : to >> 3) : edge === 'E' ? 7 - (to & 7) : to & 7;
  const facts = unitFacts(box, p, unit);
  const middle = 3.5 - Math.abs(across - 3.5);
  const wing = facts.cavalry ? 3.5 - middle : middle;
  return 0.12 * wing + depth * (0.6 + 0.05 * facts.full) + 0.05 * facts.full + 0.02 * terrainAt(box, p, to).defence;
}

function restoring(box: Box, p: Position, seat: Seat, card: number, unit: number): number {
  const facts = unitFacts(box, p, unit);
  const gain = facts.full - facts.reduced + 0.5;
  const { type, rallyMax, rallyAutomatic } = get(box.cards, card);
  const chance = type === 'leader' && !rallyAutomatic ? rallyMax / 6 : 1;
  return gain * chance - cardWorth(box, p, seat, card) * (type === 'unit' ? 0.8 : 1);
}

function digging(box: Box, p: Position, seat: Seat, unit: number): number {
  const before = balance(box, p, seat);
  const redoubts = p.redoubts;
  p.redoubts = [...redoubts, get(p.where, unit)];
  const worth = balance(box, p, seat) - before;
  p.redoubts = redoubts;
  return worth;
}

/** Forced March, Supply and Guerrilla: cards played in a window of their own. */
function playing(box: Box, p: Position, seat: Seat, card: number): number {
  const { type } = get(box.cards, card);
  if (type === 'guerrillas') return 0.5;
  if (type === 'forcedMarch' || type === 'supply')
    return moveGain(box, p, seat, type === 'supply') - cardWorth(box, p, seat, card);
  return 0;
}

/** What one more move would gain at best. */
function moveGain(box: Box, p: Position, seat: Seat, anyUnit: boolean): number {
  const f = p.stack.at(-1) as { unit?: number; first?: number } | undefined;
  const now = balance(box, p, seat) + prospect(box, p, seat, NONE);
  let best = now;
  for (let unit = seat * 8; unit < seat * 8 + 8; unit++) {
    const from = get(p.where, unit);
    if (from === NONE || (anyUnit ? unit === f?.first : unit !== f?.unit)) continue;
    for (const to of [from + 8, from - 8, (from & 7) < 7 ? from + 1 : NONE, (from & 7) > 0 ? from - 1 : NONE]) {
      if (to < 0 || to > 63 || p.at[to] !== NONE || !terrainAt(box, p, to).enter) continue;
      best = Math.max(best, afterMove(box, p, seat, unit, to));
    }
  }
  return best - now;
}
