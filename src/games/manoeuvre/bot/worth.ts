import type { Seat } from '../../../kernel/flow.ts';
import { get } from '../../../kernel/there.ts';
import type { Box } from '../data/box.ts';
import { type Card, NONE, type Position, type Unit } from '../position.ts';
import { sideOf } from '../rules/cards.ts';
import { distance, enemyOf, unitFacts } from '../rules/field.ts';

// What things are worth to a bot, in points: about one point is a point of strength on the field.

/** The fifth lost unit ends the match: the nearer it is, the dearer each unit. */
export function lossWeight(box: Box, p: Position, seat: Seat): number {
  const left = box.eliminationsToWin - sideOf(p, seat).lost;
  return left <= 1 ? 12 : left === 2 ? 6 : left === 3 ? 4 : 3;
}

/** What the owner loses when the unit takes a Hit. */
export function hitCost(box: Box, p: Position, unit: Unit): number {
  const facts = unitFacts(box, p, unit);
  return p.reduced[unit] ? eliminationCost(box, p, unit) : facts.full - facts.reduced + 0.5;
}

export function eliminationCost(box: Box, p: Position, unit: Unit): number {
  const facts = unitFacts(box, p, unit);
  return (p.reduced[unit] ? facts.reduced : facts.full) + lossWeight(box, p, unit < 8 ? 0 : 1);
}

/** How far the day has gone: 0 in the morning, 1 when both first decks are drawn. */
export function dayGone(p: Position): number {
  const left = (seat: Seat) => (sideOf(p, seat).firstDeckExhausted ? 0 : sideOf(p, seat).deck.length / 60);
  return 1 - Math.max(left(0), left(1));
}

/** What a square of the enemy's half is worth now: little at noon, everything at dusk. */
export function controlWeight(p: Position): number {
  const day = dayGone(p);
  return 0.15 + 1.6 * day * day * day;
}

/** What a card in hand is worth to its holder. */
export function cardWorth(box: Box, p: Position, seat: Seat, card: Card): number {
  const facts = get(box.cards, card);
  switch (facts.type) {
    case 'unit': {
      const unit = seat * 8 + facts.unit;
      if (p.where[unit] === NONE) return 0;
      const dice = facts.attack === null ? 4.5 : (facts.attack.count * (facts.attack.sides + 1)) / 2;
      const near = nearEnemy(p, unit) ? 1 : 0.45;
      const mend = p.reduced[unit] ? 0.5 : 0;
      return near * (0.06 * dice + 0.06 * facts.defence) + mend;
    }
    case 'leader':
      return 0.5 + 0.15 * facts.combatAttack + 0.1 * facts.command;
    case 'ambush':
      return 1.1;
    case 'committedAttack':
      return 0.35;
    case 'supply':
    case 'regroup':
      return anyReduced(p, seat) ? 1.3 : facts.type === 'supply' ? 0.5 : 0.4;
    case 'withdraw':
      return 0.7;
    case 'guerrillas':
      return 0.5;
    case 'redoubt':
      return 0.5;
    case 'skirmish':
      return 0.3;
    case 'forcedMarch':
      return 0.35;
    case 'sappers':
      return p.redoubts.length > 0 ? 0.4 : 0.1;
    case 'scout':
      return 0.25;
  }
}

function anyReduced(p: Position, seat: Seat): boolean {
  for (let unit = seat * 8; unit < seat * 8 + 8; unit++) if (p.where[unit] !== NONE && p.reduced[unit]) return true;
  return false;
}

/** Is an enemy within three squares? */
export function nearEnemy(p: Position, unit: Unit): boolean {
  return distanceToEnemy(p, unit) <= 3;
}

export function distanceToEnemy(p: Position, unit: Unit): number {
  const square = get(p.where, unit);
  const base = enemyOf(unit < 8 ? 0 : 1) * 8;
  let least = 16;
  for (let other = base; other < base + 8; other++) {
    if (p.where[other] !== NONE) least = Math.min(least, distance(square, get(p.where, other)));
  }
  return least;
}
