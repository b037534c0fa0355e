import type { Seat } from '../../../kernel/flow.ts';
import type { Box } from '../data/box.ts';
import { boardOf, inFront, zoneOf } from '../field.ts';
import { goalOf } from '../options.ts';
import { NONE, PER_SEAT, type Position, type Unit } from '../position.ts';
import { armyLeft } from '../rules/cards.ts';
import { enemyOf, factsOf, foeOf, isEngaged, ownerOf, slotOfUnit, unitAt, woundsOf } from '../rules/pieces.ts';
import { emptyFirstLine, pointsOf } from '../rules/victory.ts';
import { roundWorth, volley } from './fight.ts';

// How likely a side wins from what lies on the table at the start of a turn, where a search stops. The weights were fitted by logistic
// regression to 25,459 such positions of 4,000 matches between greedy bots (docs/balance.md), so that they are to be read together
// only: what a unit weighs that has fallen stands in the points of the enemy. What they add up to is the logarithm of the odds.

/** NS-VIC-05, and more for each point that is nearly the last one: by its square, from four points before the goal. */
const POINT = 0.259;
const NEARLY = 0.039;
/** Free slots of the First Line, beside what would stand there; three of them are the end (NS-VIC-02). */
const GAPS = [0, 0.18, 0.34, -2.5, -2.5, -2.5];
/** A unit that waits in the Army deck, in the Reserve, on its retreat, on its way around a flank, and behind the enemy. */
const WAITS = -0.25;
const BEHIND_HIM = -0.32;
/** In the Second Line: to begin with, and for a gun. */
const SECOND = -0.45;
const GUN = 0.17;
/** What the units that face each other could do with a volley, and what the rounds of Melees under way are worth. */
const VOLLEY = 0.147;
const ROUND = 0.037;

/** A unit by where it stands: its values, its Wounds, and whether the next one is its last. */
function unitChance(box: Box, p: Position, unit: Unit): number {
  const slot = slotOfUnit(p, unit);
  if (boardOf(slot) !== ownerOf(unit)) return BEHIND_HIM;
  const { arm, fire, melee, morale, cohesion, vp } = factsOf(box, p, unit);
  const wounds = woundsOf(p, unit);
  switch (zoneOf(slot)) {
    case 'L1':
      return 0.029 * fire + 0.099 * melee + 0.094 * morale - 0.212 * wounds + VOLLEY * volleyAhead(box, p, unit);
    case 'L2': {
      const frail = cohesion - wounds <= 1 ? 0.126 * vp : 0;
      return SECOND + 0.191 * melee + 0.075 * morale + (arm === 'artillery' ? GUN : 0) - 0.074 * wounds - frail;
    }
    case 'R':
    case 'RET':
    case 'BYP':
      return WAITS;
  }
}

/** What it is worth that a unit of the First Line could fire at the one before it. */
function volleyAhead(box: Box, p: Position, unit: Unit): number {
  const foe = unitAt(p, inFront(slotOfUnit(p, unit)));
  if (foe === NONE || factsOf(box, p, unit).arm === 'artillery' || isEngaged(p, unit) || isEngaged(p, foe)) return 0;
  return volley(box, p, unit, foe);
}

function standing(box: Box, p: Position, seat: Seat): number {
  const points = pointsOf(box, p, seat);
  const nearly = Math.max(0, points - goalOf(p.options) + 4);
  let worth = POINT * points + NEARLY * nearly * nearly + (GAPS[emptyFirstLine(p, seat)] ?? 0);
  worth += WAITS * armyLeft(p, seat);
  for (let unit = seat * PER_SEAT; unit < (seat + 1) * PER_SEAT; unit++)
    if (slotOfUnit(p, unit) !== NONE) worth += unitChance(box, p, unit);
  for (const { a, b } of p.melees) {
    const one = ownerOf(a) === seat ? a : b;
    worth += ROUND * roundWorth(box, p, { one, two: foeOf(p, one), mods: [], order: NONE });
  }
  return worth;
}

/** How likely a seat wins a battle that is not over. */
export const chanceOf = (box: Box, p: Position, seat: Seat): number =>
  1 / (1 + Math.exp(standing(box, p, enemyOf(seat)) - standing(box, p, seat)));
