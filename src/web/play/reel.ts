import type { Heard } from '../../keeper/feed.ts';
import type { History } from '../../keeper/history.ts';
import { type Mirror, reflect, type Scene } from '../../keeper/mirror.ts';
import type { Seat } from '../../kernel/flow.ts';
import type { GameView } from '../../kernel/game.ts';

/** What a viewer noticed of one line: who did it, the tables on the way, and where it led. */
export interface Frame {
  /** The number of its item. */
  readonly n: number;
  /** Who did it; null for the table at the beginning. */
  readonly seat: Seat | null;
  /** Dice fell. */
  readonly dice: boolean;
  /** The table before it, and the one to which it led. */
  readonly before: GameView;
  readonly view: GameView;
  readonly scenes: readonly Scene[];
}

/**
 * What a viewer saw, from the table at the beginning on. What was taken back later is left out, and so is the taking back itself; what
 * changed nothing that can be seen (an offer, an answer to it) is no picture of its own. `told` is what was told before the first item.
 */
export function framesOf({ n, view, items }: History, told: readonly Heard[] = []): readonly Frame[] {
  const gone = new Set(items.flatMap((item) => item.gone));
  const first: Scene = { n, seat: null, dice: false, view, told: told.filter(({ at }) => at <= n) };
  const frames: Frame[] = [{ n, seat: null, dice: false, before: view, view, scenes: [first] }];
  let mirror: Mirror = { n, view, told: [] };
  for (const item of items) {
    const seen = reflect(mirror, item);
    const frame = frameOf(item, mirror.view, seen);
    mirror = seen.mirror;
    const stands = !gone.has(item.n) && item.gone.length === 0;
    if (stands && seen.scenes.length > 0) frames.push(frame);
  }
  return frames;
}

/** What was noticed by an item, given the table before it and what it made of the mirror. */
export function frameOf(
  { n, seat, dice }: Pick<Frame, 'n' | 'seat' | 'dice'>,
  before: GameView,
  { mirror, scenes }: ReturnType<typeof reflect>,
): Frame {
  return { n, seat, dice, before, view: mirror.view, scenes };
}

/** The frame in which an item is seen, or the last one before it. */
export function frameAt(frames: readonly Frame[], n: number): number {
  return Math.max(
    0,
    frames.findLastIndex((frame) => frame.n <= n),
  );
}

/** Every event of the frames, with its place and with how often the like was told before: what all were told has the same name for all. */
function named(frames: readonly Frame[]): { readonly name: string; readonly at: number }[] {
  const times = new Map<string, number>();
  return frames.flatMap(({ scenes }, at) =>
    scenes.flatMap(({ told }) =>
      told.map(({ event }) => {
        const said = JSON.stringify(event);
        const before = times.get(said) ?? 0;
        times.set(said, before + 1);
        return { name: `${before}/${said}`, at };
      }),
    ),
  );
}

/**
 * The same moment through other eyes: where the last thing was told of which both heard. The numbers of items say nothing about it, for
 * everybody counts what he himself noticed.
 */
export function sameMoment(from: readonly Frame[], index: number, to: readonly Frame[]): number {
  const places = new Map(named(to).map(({ name, at }) => [name, at]));
  const common = named(from).findLast(({ name, at }) => at <= index && places.has(name));
  return common === undefined ? 0 : (places.get(common.name) ?? 0);
}
