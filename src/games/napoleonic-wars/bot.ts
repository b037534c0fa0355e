import { top } from '../../kernel/flow.ts';
import type { BotHints } from '../../kernel/game.ts';
import { get } from '../../kernel/there.ts';
import { type Chances, chancesOf } from './bot/chances.ts';
import { fightWorth, pursueWorth, retreatWorth, rideWorth, spareWorth, strikeWorth, takeWorth } from './bot/field.ts';
import { isBattle, isBuilding, isIntrigue, isInvasion, isNaval, isPlacement, isWar } from './bot/frames.ts';
import { alignWorth, negotiateWorth } from './bot/intrigue.ts';
import {
  budgetIdeal,
  buyWorth,
  charmWorth,
  delayWorth,
  fundIdeal,
  inviteWorth,
  levelIdeal,
  navalWorth,
  near,
  sailWorth,
  spendWorth,
  warWorth,
} from './bot/money.ts';
import { type Planner, plannerOf } from './bot/planner.ts';
import { CLOSER, FIRST, type Weights } from './bot/weights.ts';
import { winning } from './bot/worth.ts';
import type { Box } from './data/box.ts';
import { type Choice, type Coalition, NONE, type Position } from './position.ts';
import { lostWars } from './rules/board.ts';

/** How choices are rated: the weights, and what is found by them. */
interface Eye {
  readonly box: Box;
  readonly weights: Weights;
  readonly chances: Chances;
  readonly planner: Planner;
}

const eyeOf = (box: Box, chances: Chances, weights: Weights): Eye => ({
  box,
  weights,
  chances,
  planner: plannerOf(box, weights, chances),
});

/** How good each choice looks to an eye. */
function ratings(eye: Eye, p: Position, choices: readonly Choice[]): number[] {
  const f = top(p);
  if (isBuilding(f)) return rateBuilds(eye.planner, p, f, choices);
  return choices.map((c) => rate(eye, p, c));
}

/** How the bots see the campaign: points of abdication for choices, a chance of winning for positions. */
export function hints(box: Box): BotHints<Position, Choice> {
  const chances = chancesOf(box);
  const first = eyeOf(box, chances, FIRST);
  const closer = eyeOf(box, chances, CLOSER);
  return {
    evaluate(p) {
      if (p.outcome !== null) return p.outcome.winners.length > 0 ? 1 : 0;
      return winning(box, p);
    },
    rate: (p, _seat, choices) => ratings(first, p, choices),
    study: (p, _seat, choices) => settled(ratings(closer, p, choices)),
    measured: true,
    point: 0.1,
    chapter: (p) => p.turn,
  };
}

/** What is not even tried. */
const NEVER = -9;

/**
 * Leaves one choice to a search, so that nothing is tried: chance in a single turn outweighs what choices differ by, and trials to its end
 * have not been shown to find better ones (README).
 */
function settled(ratings: readonly number[]): number[] {
  let best = 0;
  for (let i = 1; i < ratings.length; i++) if (get(ratings, i) > get(ratings, best)) best = i;
  return ratings.map((rating, i) => (i === best ? rating : NEVER));
}

/** What another plan has is second to the best, however near it comes. */
const SECOND = -0.001;

/** D12: the corps are placed in one order, each where the best plan has it; elsewhere it is worth what the best plan for that is. */
function rateBuilds(planner: Planner, p: Position, f: Coalition, choices: readonly Choice[]): number[] {
  const { now, plans, next } = planner(p, f);
  const best = plans[0];
  if (best === undefined || next === NONE) return choices.map((c) => (c.kind === 'pass' ? 0 : NEVER));
  return choices.map((c) => {
    if (c.kind === 'pass') return Math.min(SECOND, now - best.worth);
    if (c.kind !== 'build' || c.unit !== next) return NEVER;
    if (best.to[next] === c.nation) return 0;
    const other = plans.find(({ to }) => to[next] === c.nation);
    return other === undefined ? NEVER : Math.min(SECOND, other.worth - best.worth);
  });
}

function rate(eye: Eye, p: Position, c: Choice): number {
  const { box, weights } = eye;
  const f = top(p);
  switch (c.kind) {
    case 'fund':
      return near(c, fundIdeal(box, weights, p));
    case 'budget':
      return near(c, budgetIdeal(box, weights, p, f.step === 'turn.transferNavy'));
    case 'level':
      return near(c, levelIdeal(box, p));
    case 'sail':
      return isWar(f) ? sailWorth(box, weights, p, f) : 0;
    case 'concede':
      return -0.01;
    case 'delay':
      return isWar(f) ? delayWorth(box, weights, p, f, c.unit) : -0.1 * get(box.strength, c.unit);
    case 'spend':
      if (isWar(f)) return spendWorth(box, weights, p, f, c.pounds);
      return isNaval(f) ? navalWorth(box, weights, p, f.trafalgar, c.pounds) : 0;
    case 'reroll':
      return isInvasion(f) ? 0.12 * (7 - f.roll) - 1 : 0;
    case 'buy':
      return buyWorth(box, weights, p);
    case 'send':
      return -0.1 * get(box.diplomats, c.diplomat).value;
    case 'negotiate':
      return isIntrigue(f) ? negotiateWorth(box, weights, p, f, c) : 0;
    case 'align':
      return alignWorth(box, weights, p, c);
    case 'charm':
      return charmWorth(weights, p, lostWars(p));
    case 'invite':
      return inviteWorth(box, weights, p);
    case 'pass':
      return f.step === 'war.sea' && isWar(f) ? warWorth(box, weights, p, f) : 0;
    default:
      return rateInField(eye, p, c);
  }
}

function rateInField({ box, chances }: Eye, p: Position, c: Choice): number {
  const f = top(p);
  switch (c.kind) {
    case 'fight':
      return fightWorth(box, chances, p, c.nation);
    case 'take':
      return isPlacement(f) ? takeWorth(box, p, f, c.unit) : 0;
    case 'ride':
      return isBattle(f) ? rideWorth(box, chances, p, f, c.unit) : 0;
    case 'retreat':
      return isBattle(f) ? retreatWorth(box, chances, p, f, c.nation) : 0;
    case 'pursue':
      return isBattle(f) ? pursueWorth(box, chances, p, f, c.unit) : 0;
    case 'spare':
      return spareWorth(box, p, c.unit);
    case 'strike':
      return strikeWorth(box, p, c.unit);
    case 'recall':
      return -0.01;
    default:
      return 0;
  }
}
