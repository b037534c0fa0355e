import type { GameEvent } from '../kernel/chance.ts';
import type { Chart } from './presentation.ts';

/** Each event with the turn in which it was told: the one that was begun last, or the first if none was. */
export function inTurns<E extends GameEvent>(
  told: readonly E[],
  begun: (event: E) => number | null,
  first: number,
): readonly { readonly turn: number; readonly event: E }[] {
  let turn = first;
  return told.map((event) => {
    turn = begun(event) ?? turn;
    return { turn, event };
  });
}

interface Charted {
  readonly title: string;
  readonly kind?: 'bars' | 'lines';
  readonly labels: readonly string[];
  /** Whose figures they are. */
  readonly sides: readonly { readonly name: string; readonly colour?: string | undefined }[];
  /** The figure of a side at a label, both by their place. */
  readonly value: (side: number, at: number) => number;
}

export const chartOf = ({ title, kind, labels, sides, value }: Charted): Chart => ({
  title,
  ...(kind === undefined ? {} : { kind }),
  labels,
  series: sides.map(({ name, colour }, side) => ({
    name,
    values: labels.map((_, at) => value(side, at)),
    ...(colour === undefined ? {} : { colour }),
  })),
});
