import type { Seat } from '../../../kernel/flow.ts';
import { sumsOf } from '../../../kernel/odds.ts';
import { get } from '../../../kernel/there.ts';
import type { Box } from '../data/box.ts';
import { type Card, type Combat, NONE, type Position, type Result } from '../position.ts';
import { namedUnit, sideOf } from '../rules/cards.ts';
import { committedIn, mayCommit } from '../rules/committed.ts';
import { enemyOf, unitFacts } from '../rules/field.ts';
import { retreats } from '../rules/results.ts';
import { eligibleSupporters, mayLead } from '../rules/support.ts';
import { participants, resultOf, sum, totalsOf } from '../rules/totals.ts';
import { cardWorth, controlWeight, eliminationCost, hitCost } from './worth.ts';

// What a fight is worth: the exact odds of its results, each at its price.

/** What it costs a side to be driven from a square: ground, and the pursuit of cavalry. */
function retreatCost(box: Box, p: Position, f: Combat): number {
  if (retreats(box, p, f.target).length === 0) return eliminationCost(box, p, f.target);
  const ground = 0.6 + controlWeight(p);
  if (f.attacker === NONE || !unitFacts(box, p, f.attacker).cavalry) return ground;
  const chance = Math.min(1, get(box.cards, f.card).pursuitMax / 6);
  return ground + chance * hitCost(box, p, f.target);
}

/** What each result is worth to the attacker. */
function resultWorth(box: Box, p: Position, f: Combat, result: Result): number {
  const target = () => hitCost(box, p, f.target);
  switch (result) {
    case 'attackerHit':
      return -participants(f).reduce((cost, unit) => cost + hitCost(box, p, unit), 0);
    case 'nothing':
      return 0;
    case 'hit':
      return target();
    case 'defenderChooses':
      return Math.min(target(), retreatCost(box, p, f));
    case 'attackerChooses':
      return Math.max(target(), retreatCost(box, p, f));
    case 'hitAndRetreat':
      return p.reduced[f.target] ? target() : target() + retreatCost(box, p, f);
    case 'eliminated':
      return eliminationCost(box, p, f.target) + 0.5;
  }
}

/** The expected worth of a combat to the attacker if nobody played a further card. */
export function fightWorth(box: Box, p: Position, f: Combat): number {
  const totals = totalsOf(box, p, f);
  const fixed = sum(totals.attack);
  const defence = sum(totals.defence);
  const sums = sumsOf(totals.dice.map(({ dice }) => dice));
  const worth = new Map<Result, number>();
  let total = 0;
  let of = 0;
  sums.ways.forEach((ways, i) => {
    const result = resultOf(f.type, fixed + sums.low + i, defence);
    let each = worth.get(result);
    if (each === undefined) {
      each = resultWorth(box, p, f, result);
      worth.set(result, each);
    }
    total += ways * each;
    of += ways;
  });
  return total / of - committedIn(box, f) * cheapestHit(box, p, f);
}

function cheapestHit(box: Box, p: Position, f: Combat): number {
  return Math.min(...participants(f).map((unit) => hitCost(box, p, unit)));
}

/** What the attacker could add next: the combat with one more card, for each card that may be added. */
function additions(box: Box, p: Position, f: Combat, seat: Seat, hand: readonly Card[]): { f: Combat; card: Card }[] {
  const out: { f: Combat; card: Card }[] = [];
  for (const card of hand) {
    const facts = get(box.cards, card);
    if (f.attack.some((played) => played.card === card) || card === f.card) continue;
    if (facts.type === 'unit' && facts.attack !== null && participants(f).includes(namedUnit(seat, facts))) {
      out.push({ f: { ...f, attack: [...f.attack, { card, unit: namedUnit(seat, facts) }] }, card });
    } else if (facts.type === 'committedAttack' && mayCommit(box, f)) {
      out.push({ f: { ...f, attack: [...f.attack, { card, unit: NONE }] }, card });
    } else if (facts.type === 'leader' && f.leader === 'none') {
      out.push({ f: { ...f, leader: 'combat', attack: [...f.attack, { card, unit: NONE }] }, card });
      if (f.type === 'assault' && mayLead(facts)) {
        const supporters = eligibleSupporters(box, p, f).slice(0, facts.command - 1);
        if (supporters.length > 0)
          out.push({ f: { ...f, leader: 'command', supporters, attack: [...f.attack, { card, unit: NONE }] }, card });
      }
    }
  }
  return out;
}

/** The worth of a combat when the attacker adds from a hand whatever pays for itself. */
export function bestAttack(box: Box, p: Position, f: Combat, hand: readonly Card[]): number {
  const seat = p.active;
  let best = f;
  let paid = 0;
  let worth = fightWorth(box, p, best);
  for (;;) {
    let better: { f: Combat; worth: number; cost: number } | null = null;
    for (const option of additions(box, p, best, seat, hand)) {
      const cost = cardWorth(box, p, seat, option.card);
      const value = fightWorth(box, p, option.f);
      if (value - cost > (better === null ? worth : better.worth - better.cost))
        better = { f: option.f, worth: value, cost };
    }
    if (better === null) return worth - paid;
    best = better.f;
    worth = better.worth;
    paid += better.cost;
  }
}

/** The worth to the attacker when the defender answers with the cards of a hand that pay for themselves, and then he with his. */
export function contestedAttack(box: Box, p: Position, f: Combat): number {
  const defender = enemyOf(p.active);
  const attackHand = sideOf(p, p.active).hand.filter((card) => card !== f.card);
  let best = f;
  let worth = fightWorth(box, p, f);
  for (const card of sideOf(p, defender).hand) {
    const facts = get(box.cards, card);
    const led = best.defence.some((played) => get(box.cards, played).type === 'leader');
    const fits = facts.type === 'leader' ? !led : facts.type === 'unit' && namedUnit(defender, facts) === f.target;
    if (!fits) continue;
    const answered: Combat = { ...best, defence: [...best.defence, card] };
    const less = fightWorth(box, p, answered);
    if (worth - less > cardWorth(box, p, defender, card)) {
      best = answered;
      worth = less;
    }
  }
  return bestAttack(box, p, best, attackHand);
}
