import { get } from '../../../kernel/there.ts';
import type { Box } from '../data/box.ts';
import { cavalryOn, isVeteran } from '../options.ts';
import {
  AT,
  AUSTRIA_POWER,
  FOUGHT,
  FRANCE,
  GERMANY,
  GUARD,
  NAPOLEON,
  NATION_COUNT,
  NONE,
  PLACE,
  type Position,
  type Power,
  PRUSSIA,
  RUSSIA,
  SEA,
  SPAIN_POWER,
  STATUS,
} from '../position.ts';
import { isCoalition, isFrench, lostWars } from '../rules/board.ts';
import { treatiesOf } from '../rules/powers.ts';
import { FITTED } from './fitted.ts';

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

const count = (yes: boolean): number => (yes ? 1 : 0);

/** A power that no alliance can win back for now. */
const isBarred = (p: Position, power: Power): boolean =>
  p.status[power] !== STATUS.coalition && (p.treaties & treatiesOf(power)) !== 0;

/** What the chance of winning hangs on; what lasts counts by the turns left. The order is that of `FITTED`. */
export function features(box: Box, p: Position): number[] {
  const left = Math.max(1, turnsLeft(box, p));
  const lasting = left / 8;
  const missing = box.constants.trackMax - p.abdication;
  let fervour = 0;
  for (let nation = GERMANY; nation < NATION_COUNT; nation++) fervour += p.fervour[nation] ?? 0;
  const strategic = p.wars.filter(
    (fought, war) => fought === FOUGHT.not && box.wars[war]?.strategic && p.bowl.includes(get(box.wars, war).marker),
  ).length;
  const abroad = p.diplomats.filter((at, each) => at >= 0 && at < NATION_COUNT && box.diplomats[each]?.french).length;
  const clients = p.clientIn.reduce((sum, each) => sum + (each === NONE ? 0 : (box.clients[each]?.modifier ?? 3)), 0);
  const allies = [AUSTRIA_POWER, PRUSSIA, RUSSIA].map((power) => count(isCoalition(p, power)));
  return [
    1,
    lasting,
    missing / left,
    missing / Math.sqrt(left),
    missing / 8,
    (p.treasury + p.warFund) / 8,
    p.admiralty / 4,
    lostWars(p) / 4,
    armyOf(box, p) / 50,
    (lasting * fervour) / 32,
    (lasting * (p.fervour[FRANCE] ?? 0)) / 8,
    p.flags.filter((flag) => flag === FOUGHT.won).length,
    p.flags.filter((flag) => flag === FOUGHT.lost).length,
    (lasting * p.trade.filter((trade) => trade === 1).length) / 4,
    strategic / 4,
    lasting * p.people.filter((at) => at === AT.home).length,
    abroad / 4,
    ...allies,
    ...allies.map((ally) => lasting * ally),
    count(isBarred(p, PRUSSIA)),
    count(isBarred(p, RUSSIA)),
    lasting * count(isCoalition(p, SPAIN_POWER)),
    (lasting * clients) / 4,
    count(p.invaded),
    count(p.paris),
    count(p.guard === GUARD.gone),
    count(p.napoleon === NAPOLEON.V),
    count(p.hundredDays),
    count(p.sea === SEA.royalNavy),
    count(p.fleet),
    count(p.nelson),
    lasting * count(cavalryOn(p.options)),
  ];
}

/** How likely the campaign is won from here by one who follows the advice: a logistic curve (`fitted.ts`). */
export function winning(box: Box, p: Position): number {
  const x = features(box, p).reduce((sum, each, i) => sum + each * get(FITTED, i), 0);
  return 1 / (1 + Math.exp(-x));
}
