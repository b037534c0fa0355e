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
import { winning } from './bot/worth.ts';
import type { Box } from './data/box.ts';
import { type Choice, type Coalition, NONE, type Position } from './position.ts';
import { lostWars } from './rules/board.ts';

/** How the bots see the campaign: points of abdication for choices, a chance of winning for positions. */
export function hints(box: Box): BotHints<Position, Choice> {
  const chances = chancesOf(box);
  const planner = plannerOf(box, chances);
  return {
    evaluate(p) {
      if (p.outcome !== null) return p.outcome.winners.length > 0 ? 1 : 0;
      return winning(box, p);
    },
    rate(p, _seat, choices) {
      const f = top(p);
      if (isBuilding(f)) return rateBuilds(planner, p, f, choices);
      return trimmed(
        f.step,
        choices,
        choices.map((c) => rate(box, chances, p, c)),
      );
    },
    measured: true,
    point: 0.1,
    chapter: (p) => p.turn,
  };
}

/** What is not even tried. */
const NEVER = -9;

/** What is so much worse than the best is not worth a search. */
const NEAR = 0.3;
/** Where a search may find what the ratings miss; at other questions a dozen trials say less than the ratings do. */
const SEARCHED: ReadonlySet<string> = new Set([
  'war.sea',
  'war.corps',
  'war.money',
  'naval.money',
  'invasion.again',
  'battles.choose',
  'battle.coalition',
  'battle.refuge',
  'battle.pursue',
]);
/** Who of equals it is: the first of the best will do. */
const MINOR: ReadonlySet<Choice['kind']> = new Set<Choice['kind']>(['delay', 'pursue']);

/** Leaves to a search what is worth it: what comes near the best, and of a minor kind only one. */
function trimmed(step: string, choices: readonly Choice[], ratings: number[]): number[] {
  let best = 0;
  for (let i = 1; i < ratings.length; i++) if (get(ratings, i) > get(ratings, best)) best = i;
  const least = get(ratings, best) - NEAR;
  if (!SEARCHED.has(step)) return ratings.map((rating, i) => (i === best ? rating : NEVER));
  const met = new Set<Choice['kind']>();
  const order = choices.map((_, i) => i).sort((a, b) => get(ratings, b) - get(ratings, a));
  for (const i of order) {
    const { kind } = get(choices, i);
    if (get(ratings, i) < least || (MINOR.has(kind) && met.has(kind))) ratings[i] = NEVER;
    met.add(kind);
  }
  return ratings;
}

/** D12: the corps are placed in one order, each where the best plan has it. */
function rateBuilds(planner: Planner, p: Position, f: Coalition, choices: readonly Choice[]): number[] {
  const { plans, next } = planner(p, f);
  const best = plans[0];
  if (best === undefined || next === NONE) return choices.map((c) => (c.kind === 'pass' ? 0 : NEVER));
  return choices.map((c) => {
    if (c.kind !== 'build' || c.unit !== next) return NEVER;
    return best.to[next] === c.nation ? 0 : NEVER;
  });
}

function rate(box: Box, chances: Chances, p: Position, c: Choice): number {
  const f = top(p);
  switch (c.kind) {
    case 'fund':
      return near(c, fundIdeal(box, p));
    case 'budget':
      return near(c, budgetIdeal(box, p, f.step === 'turn.transferNavy'));
    case 'level':
      return near(c, levelIdeal(box, p));
    case 'sail':
      return isWar(f) ? sailWorth(box, p, f) : 0;
    case 'concede':
      return -0.01;
    case 'delay':
      return isWar(f) ? delayWorth(box, p, f, c.unit) : -0.1 * get(box.strength, c.unit);
    case 'spend':
      if (isWar(f)) return spendWorth(box, p, f, c.pounds);
      return isNaval(f) ? navalWorth(box, p, f.trafalgar, c.pounds) : 0;
    case 'reroll':
      return isInvasion(f) ? 0.12 * (7 - f.roll) - 1 : 0;
    case 'buy':
      return buyWorth(box, p);
    case 'send':
      return -0.1 * get(box.diplomats, c.diplomat).value;
    case 'negotiate':
      return isIntrigue(f) ? negotiateWorth(box, p, f, c) : 0;
    case 'align':
      return alignWorth(box, p, c);
    case 'charm':
      return charmWorth(p, lostWars(p));
    case 'invite':
      return inviteWorth(box, p);
    case 'pass':
      return f.step === 'war.sea' && isWar(f) ? warWorth(box, p, f) : 0;
    default:
      return rateInField(box, chances, p, c);
  }
}

function rateInField(box: Box, chances: Chances, p: Position, c: Choice): number {
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
