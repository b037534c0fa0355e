import { askedSeats, type Flow, listChoices, type Seat, type Steps, top } from './flow.ts';
import type { Game, GameChoice, GameView, Thing, Viewer, Wish } from './game.ts';
import { type Plain, same } from './plain.ts';

// Answers that games give alike.

/** What every view begins with. */
export function glance<P extends Flow, C>(steps: Steps<P, C>, p: P, viewer: Viewer): GameView {
  return {
    viewer,
    asked: askedSeats(steps, p),
    step: p.outcome === null ? top(p).step : '',
    outcome: p.outcome,
  };
}

/** Whether some choice that is offered now fulfils the wish of a seat that is asked. */
export function isOffered<P extends Flow, C extends GameChoice>(
  steps: Steps<P, C>,
  touches: (c: C) => readonly Thing[],
  p: P,
  seat: Seat,
  wish: Wish<C>,
): boolean {
  const offered = listChoices(steps, p, seat, []);
  return offered.some((c) => ('thing' in wish ? touches(c).includes(wish.thing) : same(c, wish.choice)));
}

/** Positions with names from their descriptions: each call of one makes it anew. */
export function namedPositions(descriptions: { readonly [name: string]: Plain }) {
  return async (game: Pick<Game, 'arranger'>): Promise<{ readonly [name: string]: () => Flow }> => {
    const arrange = await game.arranger();
    return Object.fromEntries(
      Object.entries(descriptions).map(([name, description]) => [name, () => arrange(description)]),
    );
  };
}
