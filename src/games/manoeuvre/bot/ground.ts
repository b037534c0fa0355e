import { NEIGHBOURS, OPPOSITE, rowsFrom } from '../../../grids/squares.ts';
import type { Seat } from '../../../kernel/flow.ts';
import { get } from '../../../kernel/there.ts';
import type { Box } from '../data/box.ts';
import { NONE, type Position, type Unit } from '../position.ts';
import { sideOf } from '../rules/cards.ts';
import { enemyOf, ownerOf, strengthOf, terrainAt, unitFacts } from '../rules/field.ts';
import { controlled } from '../rules/night.ts';
import { controlWeight, dayGone, distanceToEnemy, hitCost } from './worth.ts';

// What a position on the ground is worth, cards aside.

/** The chance, roughly, that a Hit comes of an attack of such strength on such a defence with one card on each side. */
function danger(attack: number, defence: number): number {
  const margin = attack + 9 - (defence + 2.5);
  return Math.max(0, Math.min(1, 0.5 + margin * 0.1));
}

/** What the enemy beside a unit threatens to cost it. */
function exposure(box: Box, p: Position, unit: Unit): number {
  const square = get(p.where, unit);
  const redoubt = p.redoubts.includes(square) ? box.redoubtDefence : 0;
  const defence = strengthOf(box, p, unit) + terrainAt(box, p, square).defence + redoubt;
  let worst = 0;
  let threats = 0;
  for (const next of get(NEIGHBOURS, square)) {
    const enemy = get(p.at, next);
    if (enemy === NONE || ownerOf(enemy) === ownerOf(unit)) continue;
    threats++;
    worst = Math.max(worst, danger(strengthOf(box, p, enemy), defence));
  }
  return threats === 0 ? 0 : worst * (0.16 + 0.05 * threats) * hitCost(box, p, unit);
}

/** What a unit on the field is worth where it stands. */
function unitWorth(box: Box, p: Position, unit: Unit): number {
  const facts = unitFacts(box, p, unit);
  const square = get(p.where, unit);
  const { edge } = sideOf(p, ownerOf(unit));
  const strength = p.reduced[unit] ? facts.reduced + 0.2 : facts.full;
  const near = Math.min(8, distanceToEnemy(p, unit));
  const rows = 7 - rowsFrom(OPPOSITE[edge], square);
  // Units belong near the enemy, forward as the day goes on, and on ground that helps them.
  const place = -0.07 * Math.max(0, near - 2) + 0.05 * rows * (0.3 + dayGone(p));
  const ground = near <= 3 ? 0.1 * terrainAt(box, p, square).defence : 0.02 * terrainAt(box, p, square).defence;
  const dug = p.redoubts.includes(square) ? (near <= 3 ? 0.5 : 0.2) : 0;
  return strength + place + ground + dug - exposure(box, p, unit);
}

/** The ground and the units of one seat. */
function standing(box: Box, p: Position, seat: Seat): number {
  let worth = controlled(p, seat).length * controlWeight(p);
  for (let unit = seat * 8; unit < seat * 8 + 8; unit++) if (p.where[unit] !== NONE) worth += unitWorth(box, p, unit);
  for (let lost = 0; lost < sideOf(p, seat).lost; lost++) worth -= lost >= 3 ? 4 : 2;
  return worth;
}

/** The balance of the ground in points: positive is good for the seat. */
export function balance(box: Box, p: Position, seat: Seat): number {
  return standing(box, p, seat) - standing(box, p, enemyOf(seat));
}
