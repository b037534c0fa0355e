import { get } from '../../../kernel/there.ts';
import type { Box } from '../data/box.ts';
import {
  type Choice,
  type MinorWar,
  NATION_COUNT,
  NONE,
  PLACE,
  type Position,
  RUSSIA_WAR,
  SEA,
  STATUS,
  type War,
} from '../position.ts';
import { OF } from '../rules/board.ts';
import { alignCost } from '../rules/intrigue.ts';
import { incomeTerms } from '../rules/political.ts';
import { navalTerms, sum, warTerms } from '../rules/wars.ts';
import { atLeast } from './chances.ts';
import type { Weights } from './weights.ts';
import { turnsLeft } from './worth.ts';

// What money does: minor wars, naval battles, the funds. All in points of abdication.

/** What a war is worth: the difference between victory and defeat. */
export function stake(box: Box, weights: Weights, p: Position, war: War): number {
  // NW-4.10-j to NW-4.10-t
  if (war === RUSSIA_WAR) return weights.war.invasion;
  const { strategic, russian } = get(box.wars, war);
  let worth = weights.war.any;
  if (strategic) worth += weights.war.strategic * (p.abdication > 0 ? 2 : 1);
  if (p.trade[war] === 1) worth += weights.pound.treasury * turnsLeft(box, p);
  if (russian) worth += p.invaded ? 0 : weights.war.russian;
  return worth;
}

/** What the coalition has to roll to win a war for so many pounds. */
const needed = (box: Box, p: Position, f: MinorWar, pounds: number): number =>
  get(box.wars, f.war).difficulty - sum(warTerms(box, p, f, pounds));

export function spendWorth(box: Box, weights: Weights, p: Position, f: MinorWar, pounds: number): number {
  return stake(box, weights, p, f.war) * atLeast(needed(box, p, f, pounds)) - weights.pound.warFund * pounds;
}

/** The best that the Minor War Fund can do for a war. */
export function warWorth(box: Box, weights: Weights, p: Position, f: MinorWar): number {
  let best = 0;
  for (let pounds = 0; pounds <= p.warFund; pounds++) best = Math.max(best, spendWorth(box, weights, p, f, pounds));
  return best;
}

/** NW-4.9-f, NW-4.10-h: one more Russian corps; it is missed this turn, and one has to be left for the map (NW-10.1-b). */
export function delayWorth(box: Box, weights: Weights, p: Position, f: MinorWar, unit: number): number {
  let left = 0;
  for (let each = 0; each < p.where.length; each++)
    if (p.where[each] === PLACE.pool && box.nationality[each] === OF.russian) left++;
  if (left - f.corps.length <= 1) return -1;
  const more: MinorWar = { ...f, corps: [...f.corps, unit] };
  return warWorth(box, weights, p, more) - warWorth(box, weights, p, f) - 0.03 * get(box.strength, unit);
}

// [15/BN]

export function navalWorth(box: Box, weights: Weights, p: Position, trafalgar: boolean, pounds: number): number {
  const { win, draw } = box.naval;
  const bonus = sum(navalTerms(box, p, pounds));
  const wins = atLeast(win - bonus);
  const loses = 1 - atLeast(draw - bonus);
  // Who rules the sea rules the wars overseas; NW-14-TRAFALGAR: London pays for a defeat.
  const gain = 1 + (p.sea === SEA.royalNavy ? 0.1 : 0.5);
  const loss = (p.abdication > 0 ? 1 : 0.2) + (p.sea === SEA.french ? 0.1 : 0.5) + (trafalgar ? 1 : 0);
  return gain * wins - loss * loses - weights.pound.admiralty * pounds;
}

export function bestNaval(box: Box, weights: Weights, p: Position, trafalgar: boolean): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let pounds = 0; pounds <= p.admiralty; pounds++)
    best = Math.max(best, navalWorth(box, weights, p, trafalgar, pounds));
  return best;
}

/** NW-4.9.2-c: the sea is worth four points of the dice to the war that follows. */
export function sailWorth(box: Box, weights: Weights, p: Position, f: MinorWar): number {
  const worth = (sea: 0 | 1 | 2): number => warWorth(box, weights, { ...p, sea }, f);
  const wins = worth(SEA.royalNavy);
  const stays = worth(SEA.french);
  return stays + 0.5 * (wins - stays) + bestNaval(box, weights, p, false);
}

// The funds

/** How many wars the draws of this turn will bring, by what lies in the bowl. */
function warsAhead(box: Box, p: Position, draws: number): number {
  if (p.bowl.length === 0) return 0;
  const wars = p.bowl.filter((marker) => get(box.markers, marker).war !== NONE).length;
  return (Math.min(draws, p.bowl.length) * wars) / p.bowl.length;
}

/** What the Treasury needs for the rest of the turn: lots, missions, alliances. */
function needs(box: Box, p: Position): number {
  let duchies = 0;
  for (let unit = 0; unit < p.where.length; unit++)
    if (p.where[unit] === PLACE.pool && box.nationality[unit] === OF.duchy) duchies++;
  let pounds = Math.ceil(duchies / box.constants.lotSize);
  const abroad = p.diplomats.filter(
    (at, diplomat) => at >= 0 && at < NATION_COUNT && box.diplomats[diplomat]?.french,
  ).length;
  pounds += Math.min(4, abroad + 2);
  for (let power = 0; power < 3; power++)
    if (p.status[power] !== STATUS.coalition && p.turn > 1) pounds += alignCost(box, p, power);
  return pounds;
}

const nextIncome = (box: Box, p: Position): number => {
  const pounds = sum(incomeTerms(box, p));
  return p.continentalSystem ? pounds - 3 : pounds;
};

/** D2: how much goes to the Minor War Fund. */
export function fundIdeal(box: Box, weights: Weights, p: Position): number {
  const { draws, events } = get(box.turns, p.turn - 1);
  const wanted = Math.ceil(weights.fund.war * warsAhead(box, p, draws) + (events.length > 0 ? 1 : 0));
  const spare = p.treasury - Math.min(needs(box, p), weights.fund.needs);
  const most = Math.max(spare, Math.floor(p.treasury * weights.fund.part));
  return Math.floor(Math.max(0, Math.min(wanted - p.warFund, most)));
}

/** D2, D23: how much the Admiralty should have. */
function navalIdeal(box: Box, weights: Weights, p: Position): number {
  if (!p.fleet) return 0;
  const trafalgar = p.bowl.some((marker) => get(box.markers, marker).id === 'trafalgar');
  return trafalgar ? weights.navy.trafalgar : weights.navy.fleet;
}

/** NW-13-SPITHEAD takes all of it on the third turn. */
const MUTINY = 3;

export function budgetIdeal(box: Box, weights: Weights, p: Position, atEnd: boolean): number {
  if (p.turn < MUTINY || (p.turn === MUTINY && !atEnd)) return 0;
  const more = Math.max(0, navalIdeal(box, weights, p) - p.admiralty);
  // Before the draws only what the Treasury does not need.
  return atEnd ? more : Math.min(more, Math.max(0, p.treasury - Math.min(needs(box, p), weights.fund.needs)));
}

/** D23: the Treasury keeps what its track still holds after the next income. */
export function levelIdeal(box: Box, p: Position): number {
  const all = p.treasury + p.warFund;
  const kept = Math.max(0, box.constants.trackMax - Math.max(0, nextIncome(box, p)));
  return Math.max(all - kept, Math.min(all, 3));
}

// D7

/** What a marker brings when it is drawn, at first sight. */
function markerWorth(box: Box, weights: Weights, p: Position, marker: number): number {
  const { id, war } = get(box.markers, marker);
  if (war !== NONE) {
    const worth = warWorth(box, weights, p, { step: 'war.money', war, corps: [] });
    const all = stake(box, weights, p, war);
    // A defeat without the war would not have happened: only a strategic victory is more than before.
    const gain = get(box.wars, war).strategic ? 1 : get(box.wars, war).russian ? 0.2 : 0;
    return worth - (all - gain);
  }
  switch (id) {
    case 'trafalgar':
      return bestNaval(box, weights, p, true);
    case 'napoleon-v':
      return 0.6;
    case 'fra-diavolo':
      return 0.4;
    case 'san-ildefonso':
      return p.ulcer ? 0 : -0.8;
    case 'client-state':
    case 'duchy-of-warsaw':
    case 'bavaria':
      return -0.25;
    default:
      return 0;
  }
}

export function buyWorth(box: Box, weights: Weights, p: Position): number {
  const worth =
    p.bowl.reduce((all, marker) => all + markerWorth(box, weights, p, marker), 0) / Math.max(1, p.bowl.length);
  const spare = p.treasury - needs(box, p);
  const price = spare >= box.constants.markerCost ? weights.price.marker : weights.price.tight;
  return worth - price * box.constants.markerCost;
}

/** D20: a pound a turn, four times in six. */
export function inviteWorth(box: Box, weights: Weights, p: Position): number {
  return weights.pound.treasury * ((box.constants.inviteMost / 6) * (turnsLeft(box, p) - 1) - 1.2);
}

/** D10: each lost war makes alliances dearer. */
export function charmWorth(weights: Weights, p: Position, lost: number): number {
  const neutral = [0, 1, 2].filter((power) => p.status[power] !== STATUS.coalition).length;
  return p.treasury > weights.charm ? (0.05 + 0.06 * neutral) * ((6 - lost) / 6) - 0.08 : -0.1;
}

/** Whether a choice of money is what was wanted. */
export const near = (c: Extract<Choice, { pounds: number }>, ideal: number): number =>
  -0.1 * Math.abs(c.pounds - ideal);
