import { get } from '../../../kernel/there.ts';
import type { Box } from '../data/box.ts';
import {
  AT,
  AUSTRIA,
  AUSTRIA_POWER,
  FRANCE,
  GERMANY,
  type Intrigue,
  MISSION,
  NATION_COUNT,
  type Nation,
  type Position,
  type Power,
  PRUSSIA,
  RUSSIA,
  STATUS,
} from '../position.ts';
import type { Of } from '../rules/bars.ts';
import { isFranceOpen } from '../rules/board.ts';
import { envoysIn } from '../rules/effects.ts';
import { alignCost } from '../rules/intrigue.ts';
import { treatiesOf } from '../rules/powers.ts';
import { eveOfTilsit, type Weights } from './weights.ts';

// D9 to D11: missions, in points of abdication.

const couldAlign = (p: Position, power: Power): boolean =>
  p.status[power] !== STATUS.coalition && (p.treaties & treatiesOf(power)) === 0;

/** What it is worth that one French diplomat leaves a green box: each brings a corps a turn, and stands in the way of alliances. */
function envoyWorth(box: Box, { envoy, ally }: Weights, p: Position, nation: Nation): number {
  let worth = nation === FRANCE ? (isFranceOpen(p) ? 0.2 : envoy.france) : nation === p.but ? envoy.but : envoy.other;
  const here = envoysIn(box, p, nation);
  const blocks = (power: Power): void => {
    if (couldAlign(p, power) && p.treasury > alignCost(box, p, power)) worth += ally / (2 * here);
  };
  if (nation === GERMANY) blocks(PRUSSIA);
  if (nation === AUSTRIA) blocks(AUSTRIA_POWER);
  if (nation === GERMANY || nation === AUSTRIA) blocks(RUSSIA);
  return worth;
}

const chanceOf = (box: Box, diplomat: number, against: number): number =>
  Math.max(0, Math.min(6, get(box.diplomats, diplomat).value - get(box.diplomats, against).value)) / 6;

export function negotiateWorth(box: Box, weights: Weights, p: Position, f: Intrigue, c: Of<'negotiate'>): number {
  const at = p.diplomats[c.against] ?? AT.home;
  if (at < 0 || at >= NATION_COUNT) return -1;
  // NW-6.1-g: others may have beaten him before.
  let stays = 1;
  for (const pair of f.pairs) if (pair.against === c.against) stays *= 1 - chanceOf(box, pair.diplomat, c.against);
  return stays * chanceOf(box, c.diplomat, c.against) * envoyWorth(box, weights, p, at) - weights.price.mission;
}

/** One who stands there already goes first, then the one who negotiates worst. */
export function alignWorth(box: Box, weights: Weights, p: Position, c: Of<'align'>): number {
  const used = p.missions[c.diplomat] === MISSION.negotiated ? 0.02 : 0;
  const ally = weights.ally * (c.power === AUSTRIA_POWER ? 1 : eveOfTilsit(weights, p));
  const price = weights.price.alliance * alignCost(box, p, c.power);
  const worth = ally + used - 0.001 * get(box.diplomats, c.diplomat).value - price;
  // NW-10.1-c: Russia does not stay alone.
  const alone =
    c.power === RUSSIA && p.status[PRUSSIA] !== STATUS.coalition && p.status[AUSTRIA_POWER] !== STATUS.coalition;
  return alone ? worth - 0.4 : worth;
}
