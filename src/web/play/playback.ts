import type { Scene } from '../../keeper/mirror.ts';
import type { GameEvent } from '../../kernel/chance.ts';
import type { GameText, GameView, Viewer } from '../../kernel/game.ts';
import type { Settings } from '../settings.ts';
import type { Frame } from './reel.ts';

/** One thing to be shown: an event, the table at which it was told, and its place among those that one line told. */
export interface Shown {
  readonly scene: Scene;
  readonly event: GameEvent;
  readonly index: number;
  /** How many events the line told. */
  readonly of: number;
}

/** How long an event is shown. */
export const PACE: Readonly<Record<Settings['speed'], number>> = { instant: 0, fast: 350, normal: 900, slow: 2000 };

/** As many events of one choice are looked at one by one; more of them, as when whole armies take position, pass quicker. */
const MANY = 8;
/** So much of its time every event keeps: a sentence can still be read. */
const LEAST = 0.5;

export function paceOf({ of }: Pick<Shown, 'of'>, speed: Settings['speed']): number {
  return PACE[speed] * Math.min(1, Math.max(LEAST, MANY / of));
}

/** What is worth showing to the viewer: what others did, and dice; not what he just did himself. */
export function shownOf(
  frames: readonly Frame[],
  viewer: Viewer,
  text: GameText<GameView, never, GameEvent>,
): readonly Shown[] {
  return frames.flatMap(({ seat, dice, scenes }) => {
    if (seat !== null && seat === viewer && !dice) return [];
    const told = scenes.flatMap((scene) => scene.told.map(({ event }) => ({ scene, event })));
    return told.flatMap(({ scene, event }, index) =>
      text.event(scene.view, event) === null ? [] : [{ scene, event, index, of: told.length }],
    );
  });
}
