import { type Heard, holding, type Item } from '../../keeper/feed.ts';
import type { GameEvent } from '../../kernel/chance.ts';
import type { GameChoice, GameView, Viewer } from '../../kernel/game.ts';

/** A choice that was made without asking, and the view in which it was. */
export interface Answer {
  readonly view: GameView;
  readonly choice: GameChoice;
}

/** What the person at a table chose, and what has been answered for him since: what is taken back is neither. */
export interface Since {
  /** The numbers of the items in which he chose himself. */
  readonly chosen: readonly number[];
  readonly answered: readonly (Answer & { readonly n: number })[];
  /** Dice fell by his last choice, or since. */
  readonly rolled: boolean;
}

export const NEVER: Since = { chosen: [], answered: [], rolled: false };

/** The same after one more item; `alone` is the answer under way that nobody was asked for. */
export function sinceAfter(
  { chosen, answered, rolled }: Since,
  { n, seat, act, gone, dice }: Pick<Item, 'n' | 'seat' | 'act' | 'gone' | 'dice'>,
  viewer: Viewer,
  alone: Answer | null,
): Since {
  if (gone.length > 0)
    return {
      chosen: chosen.filter((one) => !gone.includes(one)),
      answered: answered.filter((one) => !gone.includes(one.n)),
      rolled,
    };
  if (seat === null || seat !== viewer || act !== null) return { chosen, answered, rolled: rolled || dice };
  return alone === null
    ? { chosen: [...chosen, n], answered: [], rolled: dice }
    : { chosen, answered: [...answered, { ...alone, n }], rolled: rolled || dice };
}

/** What was told since he chose last, or by that choice and since (`walked`), and still holds. The list stays the same as long as what is in it does. */
export function toldSince(
  { chosen }: Since,
  told: readonly Heard[],
  before: readonly GameEvent[],
  walked = false,
): readonly GameEvent[] {
  const last = (chosen.at(-1) ?? 0) - (walked ? 1 : 0);
  const events = holding(told).flatMap(({ at, event }) => (at > last ? [event] : []));
  const same = events.length === before.length && events.every((event, i) => event === before[i]);
  return same ? before : events;
}
