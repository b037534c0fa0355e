import { get } from '../../../kernel/there.ts';
import type { Box } from '../data/box.ts';
import { cavalryOn, isVeteran } from '../options.ts';
import {
  AT,
  AUSTRIA_POWER,
  FOUGHT,
  GERMANY,
  GUARD,
  NAPOLEON,
  NATION_COUNT,
  PLACE,
  type Position,
  PRUSSIA,
  RUSSIA,
  SEA,
} from '../position.ts';
import { isCoalition, isFrench, lostWars } from '../rules/board.ts';

/** How many turns are still judged, this one included. */
export const turnsLeft = (box: Box, p: Position): number =>
  (isVeteran(p.options) ? box.constants.veteranLastTurn : box.constants.turns) - p.turn + 1;

/** French strength that is in play. */
function armyOf(box: Box, p: Position): number {
  let strength = 0;
  for (let unit = 0; unit < p.where.length; unit++) {
    const place = p.where[unit] ?? PLACE.board;
    if ((place <= PLACE.casualties || place === PLACE.army) && isFrench(box, p, unit))
      strength += get(box.strength, unit);
  }
  return strength;
}

/**
 * How likely the campaign is won from here by one who plays as the ratings say: a logistic curve, fitted to the beginnings of all turns
 * of 2,300 campaigns of the greedy bot in the three scenarios with all options; what is likely to last counts by the turns left.
 */
export function winning(box: Box, p: Position): number {
  const left = Math.max(1, turnsLeft(box, p));
  const lasting = left / 8;
  const missing = box.constants.trackMax - p.abdication;
  let x = 3.35 - (1.22 * missing) / left - (0.97 * missing) / Math.sqrt(left);
  x += 0.035 * (p.treasury + p.warFund) + 0.1 * p.admiralty - 0.073 * lostWars(p) - 0.031 * armyOf(box, p);
  let fervour = 0;
  for (let nation = GERMANY; nation < NATION_COUNT; nation++) fervour += p.fervour[nation] ?? 0;
  x -= (0.055 * left * fervour) / 64;
  for (let war = 0; war < p.wars.length; war++) {
    if (p.flags[war] === FOUGHT.won) x += 0.53;
    if (p.trade[war] === 1) x += 0.33 * lasting;
    const { strategic, marker } = get(box.wars, war);
    if (strategic && p.wars[war] === FOUGHT.not && p.bowl.includes(marker)) x += 0.18;
  }
  for (const at of p.people) if (at === AT.home) x += 0.35 * lasting;
  for (let diplomat = 0; diplomat < p.diplomats.length; diplomat++) {
    const at = p.diplomats[diplomat] ?? AT.gone;
    if (at >= 0 && at < NATION_COUNT && box.diplomats[diplomat]?.french) x -= 0.06;
  }
  if (isCoalition(p, AUSTRIA_POWER)) x += 0.42;
  if (isCoalition(p, PRUSSIA)) x += 0.37 * lasting;
  if (isCoalition(p, RUSSIA)) x += 0.52 * lasting;
  if (p.invaded) x -= 1.09;
  if (p.paris) x += 0.17;
  if (p.guard === GUARD.gone) x -= 0.99;
  if (p.napoleon === NAPOLEON.V) x += 0.18;
  if (p.sea === SEA.royalNavy) x += 0.4;
  if (cavalryOn(p.options)) x -= 0.39 * lasting;
  return 1 / (1 + Math.exp(-x));
}
