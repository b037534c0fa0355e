import { type Bot, bestOf } from './bot.ts';

/** On how many imagined positions a rating is averaged: the opponent's hand may hold anything. */
const IMAGINED = 4;

/** The choice that looks best at once by the game's own ratings, averaged over what may be hidden. No search. */
export const greedyBot: Bot = {
  id: 'greedy',
  decide({ game, hints, view, seat, choices, random, late }) {
    const [only] = choices;
    if (only !== undefined && choices.length === 1) return only;
    const ratings = choices.map(() => 0);
    for (let i = 0; i < IMAGINED && (i === 0 || late?.() !== true); i++) {
      const imagined = game.imagine(view, random);
      hints.rate(imagined, seat, choices).forEach((rating, k) => {
        ratings[k] = (ratings[k] ?? 0) + rating;
      });
    }
    return bestOf(choices, ratings, random);
  },
};
