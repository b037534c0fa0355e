import type { Seat } from '../../src/kernel/flow.ts';
import type { BotHints } from '../../src/kernel/game.ts';
import { BOX } from './data/standard.ts';
import type { Choice, Position } from './position.ts';
import { seatsOf, sideOf } from './rules/cards.ts';

/** How far the nearest of the others is from a place. */
function nearest(p: Position, seat: Seat, place: number): number {
  const others = seatsOf(p).filter((other) => other !== seat);
  return Math.min(...others.map((other) => Math.abs(sideOf(p, other).place - place)));
}

/** High cards are laid first and parry best; whoever is active goes where he can attack. */
function rate(p: Position, seat: Seat, c: Choice): number {
  if ('card' in c) return c.card;
  if (c.kind === 'attack') return BOX.places;
  return -nearest(p, seat, c.kind === 'march' ? c.to : sideOf(p, seat).place);
}

export const hints: BotHints<Position, Choice> = {
  evaluate(p, seat) {
    if (p.outcome !== null) return p.outcome.winners.includes(seat) ? 1 / p.outcome.winners.length : 0;
    const lost = (other: Seat) => sideOf(p, other).losses / BOX.losses;
    const others = seatsOf(p).filter((other) => other !== seat);
    return (1 - lost(seat) + Math.max(...others.map(lost))) / 2;
  },
  rate: (p, seat, choices) => choices.map((c) => rate(p, seat, c)),
};
