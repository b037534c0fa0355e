import type { Chance } from '../../../src/kernel/chance.ts';
import { fastChance, fastRandom } from '../../../src/kernel/fast-chance.ts';
import { asking, choices, type Match, open, take } from '../../../src/kernel/match.ts';
import { type Options, readOptions } from '../../../src/kernel/options.ts';
import { scriptedChance } from '../../../src/kernel/scripted-chance.ts';
import { type Picket, picket } from '../game.ts';
import type { Choice, PicketEvent, Position, View } from '../position.ts';

export type PicketMatch = Match<Position, Choice, View, PicketEvent>;

export function picketOptions(wished: Options = {}): Options {
  const read = readOptions(picket().options, wished);
  if ('error' in read) throw new Error(read.error);
  return read.options;
}

export function openPicket(chance: Chance = fastChance(1), wished: Options = {}, game: Picket = picket()): PicketMatch {
  return open(game, picketOptions(wished), chance);
}

/** One random choice of a random asked seat. */
export function step(match: PicketMatch, random: { below(n: number): number }): void {
  const seats = asking(match);
  const seat = seats[random.below(seats.length)] ?? 0;
  const offered = choices(match, seat);
  const refusal = take(match, seat, offered[random.below(offered.length)]);
  if (refusal !== null) throw new Error(refusal.message);
}

/** Plays at random to the end, or as many choices as told. */
export function playOut(match: PicketMatch, seed: number | string, most = 1000): PicketMatch {
  const random = fastRandom(seed);
  for (let i = 0; i < most && match.position.outcome === null; i++) step(match, random);
  return match;
}

/** Makes these choices, written in the notation; fails at the first that is refused. */
export function make(match: PicketMatch, ...moves: readonly (readonly [seat: number, text: string])[]): void {
  for (const [seat, text] of moves) {
    const refusal = take(match, seat, match.game.parse(match.game.view(match.position, seat), text));
    if (refusal !== null) throw new Error(`${text}: ${refusal.message}`);
  }
}

/** Set-up deals 3 1 to seat 0 and 6 2 to seat 1; the rest of the decks is drawn in order. */
const DEAL = { deck0: [3, 1, 1, 1], deck1: [6, 2, 1, 1] };

export function dealt(dice: readonly number[] = [], wished: Options = {}): PicketMatch {
  return openPicket(scriptedChance({ ...DEAL, dice }), wished);
}
