import type { Box } from '../data/box.ts';
import { isVeteran } from '../options.ts';
import { NATION_COUNT, type Position, STATUS } from '../position.ts';
import { lostWars } from '../rules/board.ts';

/** How many turns are still judged, this one included. */
export const turnsLeft = (box: Box, p: Position): number =>
  (isVeteran(p.options) ? box.constants.veteranLastTurn : box.constants.turns) - p.turn + 1;

/** How likely the campaign is won from here. */
export function winning(box: Box, p: Position): number {
  const left = turnsLeft(box, p);
  const missing = box.constants.trackMax - p.abdication;
  let fervour = 0;
  for (let nation = 0; nation < NATION_COUNT; nation++) fervour += p.fervour[nation] ?? 0;
  let allies = 0;
  for (let power = 0; power < 3; power++) if (p.status[power] === STATUS.coalition) allies++;
  const pace =
    0.75 * left -
    missing +
    0.4 * allies -
    0.03 * fervour -
    0.1 * lostWars(p) +
    0.06 * (p.treasury + p.warFund) +
    0.03 * p.admiralty;
  return 1 / (1 + Math.exp(-pace / 2));
}
