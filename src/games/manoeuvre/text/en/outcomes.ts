import type { Outcome, Seat } from '../../../../kernel/flow.ts';
import { count, does, possessive } from '../../../../text/english.ts';
import { opponentOf, reducedCount, type Scene } from '../scene.ts';
import type { Words } from '../words.ts';
import { player } from './grammar.ts';

function winner(o: Outcome): Seat {
  return o.winners[0] ?? 0;
}

function wins(s: Scene, o: Outcome): string {
  return does(player(s, winner(o)), ['wins', 'win']);
}

/** Squares of the enemy's half that the winner holds, and the loser. */
function squares(s: Scene, o: Outcome): readonly [number, number] {
  const seat = winner(o);
  return [s.view.control[seat]?.length ?? 0, s.view.control[opponentOf(seat)]?.length ?? 0];
}

function lost(s: Scene, seat: Seat): number {
  return s.view.sides[seat]?.lost ?? 0;
}

function each(s: Scene, o: Outcome): string {
  return `${count(squares(s, o)[0], 'square')} each`;
}

export const outcomes: Words['outcomes'] = {
  attrition: (s, o) => {
    const loser = opponentOf(winner(o));
    return `${wins(s, o)} by attrition: ${lost(s, loser)} of ${possessive(player(s, loser))} units are eliminated.`;
  },
  committed: (s, o) =>
    `${wins(s, o)}: both armies break in the same battle, in a Committed Attack by ${player(s, opponentOf(winner(o))).the}.`,
  night: (s, o) => {
    const [held, against] = squares(s, o);
    return `${wins(s, o)} at nightfall: ${count(held, 'square')} of the enemy's half to ${against}.`;
  },
  nightEliminations: (s, o) => {
    const seat = winner(o);
    const taken = `${count(lost(s, opponentOf(seat)), 'unit')} eliminated to ${lost(s, seat)}`;
    return `${wins(s, o)} at nightfall: ${each(s, o)}, but ${taken}.`;
  },
  nightReduced: (s, o) => {
    const seat = winner(o);
    const reduced = `${count(reducedCount(s, seat), 'reduced unit')} to ${reducedCount(s, opponentOf(seat))}`;
    return `${wins(s, o)} at nightfall: ${each(s, o)} and equal losses, but ${reduced}.`;
  },
  nightRank: (s, o) => `${wins(s, o)} at nightfall: all else is equal, and the last tie-breaker decides.`,
};
