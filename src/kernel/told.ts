import type { GameEvent } from './chance.ts';
import type { Viewer } from './game.ts';
import type { Told } from './match.ts';

/** What a viewer has been told, in order. */
export function toldTo<E extends GameEvent>(told: readonly Told<E>[], viewer: Viewer): Told<E>[] {
  return told.filter(({ only }) => only === null || only === viewer);
}

/** The events of it alone. */
export const heardBy = <E extends GameEvent>(told: readonly Told<E>[], viewer: Viewer): E[] =>
  toldTo(told, viewer).map(({ event }) => event);
