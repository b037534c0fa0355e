import type { GameEvent } from '../../kernel/chance.ts';
import type { Seat } from '../../kernel/flow.ts';
import type { GameText, GameView, Viewer } from '../../kernel/game.ts';
import type { Moment } from '../keeper/contract.ts';
import type { Settings } from '../settings.ts';

/** One thing to be shown: an event of a moment, its place among those of its line, and its sentence. */
export interface Shown {
  readonly moment: Moment;
  readonly index: number;
  readonly event: GameEvent;
}

/** How long an event is shown. */
export const PACE: Readonly<Record<Settings['speed'], number>> = { instant: 0, fast: 350, normal: 900, slow: 2000 };

/** As many events of one choice are looked at one by one; more of them, as when whole armies take position, pass quicker. */
const MANY = 8;
/** So much of its time every event keeps: a sentence can still be read. */
const LEAST = 0.5;

export function paceOf({ moment }: Shown, speed: Settings['speed']): number {
  return PACE[speed] * Math.min(1, Math.max(LEAST, MANY / moment.told.length));
}

/** What of these moments is worth showing to the viewer: what others did, and dice; not what he just did himself. */
export function shownOf(
  moments: readonly Moment[],
  viewer: Viewer,
  own: readonly Seat[],
  text: GameText<GameView, never, GameEvent>,
): Shown[] {
  return moments.flatMap((moment) => {
    const mine = moment.seat !== null && own.includes(moment.seat) && moment.seat === viewer;
    if (mine && !moment.dice) return [];
    return moment.told.flatMap(({ event }, index) =>
      text.event(moment.view, event) === null ? [] : [{ moment, index, event }],
    );
  });
}
