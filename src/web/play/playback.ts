import type { Scene } from '../../keeper/mirror.ts';
import type { GameEvent } from '../../kernel/chance.ts';
import type { GameText, GameView, Viewer } from '../../kernel/game.ts';
import type { Settings } from '../settings.ts';
import type { Frame } from './reel.ts';

/** One moment of what is shown: an event, and all that is known by then. Nothing else of the match is on the page meanwhile. */
export interface Shown {
  /** Where the event was told, and its place among those that its line told. */
  readonly scene: Scene;
  readonly event: GameEvent;
  readonly index: number;
  /** How many events the line told. */
  readonly of: number;
  /** The dice of the event are still in the air: what they bring is not known yet. */
  readonly rolling: boolean;
  /** The table as it is seen in this moment. */
  readonly view: GameView;
}

/** Is the event one of dice that are first seen falling? */
export type IsRoll = (event: GameEvent) => boolean;

/** How long an event is shown. */
export const PACE: Readonly<Record<Settings['speed'], number>> = { instant: 0, fast: 350, normal: 900, slow: 2000 };

/** As many events of one choice are looked at one by one; more of them, as when whole armies take position, pass quicker. */
const MANY = 8;
/** So much of its time every event keeps: a sentence can still be read. */
const LEAST = 0.5;
/** So much of the time of an event dice are in the air before it. */
const IN_THE_AIR = 0.7;

export function paceOf({ of, rolling }: Pick<Shown, 'of' | 'rolling'>, speed: Settings['speed']): number {
  return PACE[speed] * (rolling ? IN_THE_AIR : Math.min(1, Math.max(LEAST, MANY / of)));
}

/** For so long a line of a walk stands there, where it does not wait for the reader. */
const WALK = 400;

export function walkPaceOf({ rolling }: Pick<Shown, 'rolling'>, pace: Settings['pace'], still: boolean): number {
  if (rolling) return still ? 0 : WALK * IN_THE_AIR;
  return pace === 'step' ? Number.POSITIVE_INFINITY : WALK;
}

/** What had been told when this is shown, of all that was told. */
export function toldBy<T extends { readonly at: number }>(
  told: readonly T[],
  { scene, index, rolling }: Pick<Shown, 'scene' | 'index' | 'rolling'>,
): readonly T[] {
  const first = told.findIndex(({ at }) => at >= scene.n);
  if (first < 0) return told;
  return told.slice(0, first + (told[first]?.at === scene.n ? index + (rolling ? 0 : 1) : 0));
}

/** Every moment of a line: each event on the table as it was told, those of dice first with the dice in the air. */
export function momentsOf({ before, scenes }: Pick<Frame, 'before' | 'scenes'>, isRoll: IsRoll): readonly Shown[] {
  const of = scenes.reduce((sum, { told }) => sum + told.length, 0);
  const moments: Shown[] = [];
  let [view, index] = [before, 0];
  for (const scene of scenes) {
    for (const { event } of scene.told) {
      if (isRoll(event)) moments.push({ scene, event, index, of, rolling: true, view });
      // Several events that share one table: it is theirs when the last of them is told.
      if (event === scene.told.at(-1)?.event) view = scene.view;
      moments.push({ scene, event, index, of, rolling: false, view });
      index++;
    }
    view = scene.view;
  }
  return moments;
}

/**
 * What is worth showing to the viewer: what others did, and dice; not what he just did himself. Where the rules themselves play on after
 * his choice (`walked`), all that followed from it.
 */
export function shownOf(
  frames: readonly Frame[],
  viewer: Viewer,
  text: GameText<GameView, never, GameEvent>,
  isRoll: IsRoll,
  walked = false,
): readonly Shown[] {
  return frames.flatMap((frame) => {
    const isOwn = frame.seat !== null && frame.seat === viewer && !frame.dice;
    if (isOwn && !walked) return [];
    const moments = momentsOf(frame, isRoll).filter(({ scene, event }) => text.event(scene.view, event) !== null);
    return isOwn && moments.length < 2 ? [] : moments;
  });
}
