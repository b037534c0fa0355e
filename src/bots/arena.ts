import { type Chance, quietIo, type Random } from '../kernel/chance.ts';
import { askedSeats, type Flow, listChoices, type Outcome, play, settle } from '../kernel/flow.ts';
import type { Options } from '../kernel/options.ts';
import type { Bot, Known } from './bot.ts';

/** How a match between bots went. */
export interface BotMatch {
  readonly outcome: Outcome;
  readonly decisions: number;
  /** Decisions with more than one option. */
  readonly real: number;
  readonly last: Flow;
}

/** More decisions than any match needs: beyond them the bots are going in circles. */
const MOST_DECISIONS = 50_000;

/** Plays a whole match between bots, each of which sees only its own view. */
export function playMatch(
  { game, hints }: Known,
  options: Options,
  seats: readonly Bot[],
  chance: Chance,
  random: Random,
): BotMatch {
  const io = quietIo(chance);
  const p = game.setup(options, io);
  settle(game.steps, p, io);
  let decisions = 0;
  let real = 0;
  while (p.outcome === null) {
    const [seat] = askedSeats(game.steps, p);
    if (seat === undefined) throw new Error('nobody is asked, but the match is not over');
    const choices = listChoices(game.steps, p, seat, []);
    const [only] = choices;
    const bot = seats[seat];
    if (bot === undefined || only === undefined) throw new Error(`seat ${seat} has no bot or no choice`);
    const view = game.view(p, seat);
    const choice = choices.length === 1 ? only : bot.decide({ game, hints, view, seat, choices, random });
    if (choices.length > 1) real++;
    play(game.steps, p, seat, choice, io);
    if (++decisions > MOST_DECISIONS) throw new Error(`no end after ${MOST_DECISIONS} decisions`);
  }
  return { outcome: p.outcome, decisions, real, last: p };
}

/** The 95 % interval of a share by Wilson's formula, which also holds near 0 and 1. */
export function wilson(successes: number, trials: number): readonly [low: number, high: number] {
  if (trials === 0) return [0, 1];
  const z = 1.959964;
  const share = successes / trials;
  const scale = 1 + (z * z) / trials;
  const middle = (share + (z * z) / (2 * trials)) / scale;
  const reach = (z / scale) * Math.sqrt((share * (1 - share)) / trials + (z * z) / (4 * trials * trials));
  return [Math.max(0, middle - reach), Math.min(1, middle + reach)];
}
