import { quietIo } from '../../../kernel/chance.ts';
import { fastChance, fastRandom } from '../../../kernel/fast-chance.ts';
import { askedSeat, listChoices, play, settle } from '../../../kernel/flow.ts';
import { get } from '../../../kernel/there.ts';
import { standardBox } from '../data/standard.ts';
import { viveLEmpereur } from '../game.ts';
import type { Choice, Position } from '../position.ts';

// Battles between players of several kinds.

const game = viveLEmpereur(standardBox());
const hints = await game.bot();

/** A player at the table: what he chooses, from a position imagined from what he knows. */
type Player = (p: Position, seat: number, choices: readonly Choice[]) => Choice;
const worlds = fastRandom('worlds');
export const greedy: Player = (p, seat, choices) => {
  const ratings = hints.rate(game.imagine(game.view(p, seat), worlds), seat, choices);
  return get(choices, ratings.indexOf(Math.max(...ratings)));
};
const luck = fastRandom('luck');
export const random: Player = (_p, _seat, choices) => get(choices, luck.below(choices.length));
/** One who stays where he is: he fires and stands, and does nothing that he need not. */
export const stubborn: Player = (p, seat, choices) =>
  choices.find(({ kind }) => kind === 'target' || kind === 'fire') ??
  choices.find(({ kind }) => kind === 'pass') ??
  random(p, seat, choices);

/** More decisions than any battle needs. */
const MOST = 20_000;

/** Who has won when two players have fought it out. */
export function winners(scenario: string, players: readonly [Player, Player], seed: string): readonly number[] {
  const io = quietIo(fastChance(seed));
  const p = game.setup({ scenario }, io);
  settle(game.steps, p, io);
  for (let left = MOST; p.outcome === null; left--) {
    if (left === 0) throw new Error('they are going in circles');
    const seat = askedSeat(game.steps, p);
    const choices = listChoices(game.steps, p, seat, []);
    play(game.steps, p, seat, choices.length === 1 ? get(choices, 0) : get(players, seat)(p, seat, choices), io);
  }
  return p.outcome.winners;
}
