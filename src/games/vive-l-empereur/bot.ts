import type { Seat } from '../../kernel/flow.ts';
import type { BotHints } from '../../kernel/game.ts';
import { claiming, fleeing, forming, rallying, reacting, sheltering, turning } from './bot/answers.ts';
import { choosing, moving } from './bot/moves.ts';
import { type Mind, mindOf } from './bot/stand.ts';
import { advancing, announcing, assaulting, exploiting, firing, joining, paying, riding } from './bot/strikes.ts';
import type { Box } from './data/box.ts';
import { enemyOf, isDisorganised, isOnMap, sideOf } from './field.ts';
import { type Choice, PHASES, type Position } from './position.ts';
import { scoreOf } from './rules/victory.ts';

/** How many points make a battle lopsided. */
const SCALE = 12;
/** How much of what disorder costs counts before it has cost it. */
const BROKEN = 0.6;
/** What a plan has weighed is not tried again by trials: ratings of marches and charges count so much. */
const DECIDED = 1000;

type Rater = (mind: Mind, choices: readonly Choice[]) => number[];
const decided =
  (rater: Rater): Rater =>
  (mind, choices) =>
    rater(mind, choices).map((worth) => DECIDED * worth);

/** Who looks at the choices of a step. */
const RATERS: { readonly [step: string]: Rater } = {
  'movement.choose': decided(choosing),
  'move.act': decided(moving),
  'charges.declare': decided(announcing),
  'charges.more': decided(announcing),
  'charge.act': decided(riding),
  'fires.target': firing,
  'fires.firers': (_mind, choices) => decided(() => joining(choices))(_mind, choices),
  'step.fire': (_mind, choices) => decided(() => joining(choices))(_mind, choices),
  'shocks.declare': assaulting,
  'shocks.pick': assaulting,
  'shocks.after': decided((_mind, choices) => choices.map(({ kind }) => (kind === 'pass' ? 0 : -1))),
  'exploit.turn': exploiting,
  'exploit.strike': exploiting,
  'combat.advance': decided(advancing),
  'combat.attackerPays': decided(paying),
  'combat.defenderPays': decided(paying),
  'react.choose': reacting,
  'recoil.claim': claiming,
  'recoil.hex': decided(fleeing),
  'retreat.leader': decided(fleeing),
  'retreat.hex': decided(fleeing),
  'squares.choose': forming,
  'rally.choose': decided(rallying),
  'rally.form': decided(rallying),
  'rally.direction': decided(rallying),
  'settle.turn': decided(turning),
  'reform.facing': decided(turning),
  'displaced.to': decided(sheltering),
  'replacements.join': decided(sheltering),
};

/** Where there is nothing to weigh: a leader helps, the shorter way is enough, and nobody stirs without need. */
const PLAIN: { readonly [K in Choice['kind']]?: number } = {
  bonus: 1,
  pass: 0,
  length: 0,
  top: -1,
  disorder: -9,
  exit: -9,
};

/** Where cavalry may break off and it is a thing to weigh; elsewhere nobody does so, nor leaves the map, of his own will. */
const WEIGHS_DISORDER: ReadonlySet<string> = new Set(['react.choose', 'charge.act']);
const GIVEN_UP = -9 * DECIDED;

/** Everything that a march depends on. */
const keyOf = (p: Position, seat: Seat): string =>
  [
    seat,
    p.scenario,
    p.turn,
    JSON.stringify(p.stack.at(-1)),
    [p.hex, p.second, p.facing, p.formation, p.steps, p.marker, p.marks, p.below, p.leaderAt, p.control, p.army].join(
      ';',
    ),
  ].join('|');

/** How the bots see a battle: points for choices, one of them a victory point, and a chance of winning for positions. */
export function hints(box: Box): BotHints<Position, Choice> {
  let last: { readonly key: string; readonly ratings: readonly number[] } = { key: '', ratings: [] };
  const having = (p: Position, seat: Seat): number => {
    const b = box.battle(p.scenario);
    let broken = 0;
    for (let unit = 0; unit < b.units.length; unit++)
      if (sideOf(b, unit) === seat && isOnMap(p, unit) && isDisorganised(p, unit))
        broken += 0.9 + 0.3 * (p.steps[unit] ?? 0);
    return scoreOf(b, p, seat).total - BROKEN * broken;
  };
  return {
    evaluate(p, seat) {
      if (p.outcome !== null) return p.outcome.winners.length === 2 ? 0.5 : p.outcome.winners.includes(seat) ? 1 : 0;
      return 1 / (1 + Math.exp((having(p, enemyOf(seat)) - having(p, seat)) / SCALE));
    },
    rate(p, seat, choices) {
      const step = p.stack.at(-1)?.step ?? '';
      const rater = RATERS[step];
      if (rater === undefined) return choices.map((c) => (c.kind === 'length' ? -c.hexes : (PLAIN[c.kind] ?? 0)));
      // Marches take longest to weigh, and a bot asks about several imagined positions, which are often the same.
      const key = step === 'move.act' ? keyOf(p, seat) : '';
      if (key !== '' && last.key === key && last.ratings.length === choices.length) return last.ratings;
      const ratings = rater(mindOf(box, p, seat), choices);
      if (!WEIGHS_DISORDER.has(step))
        for (const [i, { kind }] of choices.entries())
          if (kind === 'disorder' || kind === 'exit') ratings[i] = GIVEN_UP;
      last = { key, ratings };
      return ratings;
    },
    point: 0.03,
    // A phase, and in the phase of movement a single move: whole phases of marches take too long to be tried.
    chapter: (p) =>
      ((p.turn * 2 + p.active) * PHASES.length + PHASES.indexOf(p.phase)) * 64 +
      (p.phase === 'movement' ? p.stack.length : 0),
  };
}
