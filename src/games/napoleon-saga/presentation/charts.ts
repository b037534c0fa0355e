import type { GameEvent } from '../../../kernel/chance.ts';
import type { Language } from '../../../kernel/game.ts';
import { chartOf, inTurns } from '../../../table/charts.ts';
import type { Chart } from '../../../table/presentation.ts';
import { liveryOfSeat } from '../board/table.ts';
import type { View } from '../position.ts';
import { ownerOf } from '../rules/pieces.ts';
import type { SagaEvent } from '../told.ts';

const TITLES = {
  en: {
    points: 'Points, at the end of each turn',
    gaps: 'Gaps in the First Line, at the end of each turn',
    wounded: 'Casualties taken, by turn',
    eliminated: 'Units lost, by turn',
  },
  fr: {
    points: 'Points, à la fin de chaque tour',
    gaps: 'Vides en Première Ligne, à la fin de chaque tour',
    wounded: 'Blessures subies, par tour',
    eliminated: 'Unités perdues, par tour',
  },
} as const;

type Told<K extends SagaEvent['kind']> = Extract<SagaEvent, { readonly kind: K }>;
const isTurn = (event: GameEvent): event is Told<'turn'> => event.kind === 'turn';
const isCount = (event: GameEvent): event is Told<'counted'> => event.kind === 'counted';
const isLoss = (event: GameEvent): event is Told<'wounded' | 'eliminated'> =>
  event.kind === 'wounded' || event.kind === 'eliminated';

/** The colours of the two armies, as they are drawn. */
export const coloursOf = (view: View): readonly string[] => [0, 1].map((seat) => liveryOfSeat(view, seat).ground);

/** How the battle stood at the end of each turn, and what each side suffered, turn by turn. */
export function charts(
  told: readonly { readonly event: GameEvent }[],
  names: readonly string[],
  language: Language,
  views: readonly View[],
): readonly Chart[] {
  const events = told.map(({ event }) => event);
  const first = events.find(isTurn)?.turn ?? 1;
  const placed = inTurns(events, (event) => (isTurn(event) ? event.turn : null), first);
  const last = placed.at(-1)?.turn ?? first;
  const turns = Array.from({ length: Math.max(1, last - first + 1) }, (_, i) => first + i);
  const [view] = views;
  const colours = view === undefined ? [] : coloursOf(view);
  const sides = names.map((name, seat) => ({ name, colour: colours[seat] }));
  const shared = { labels: turns.map(String), sides };
  const words = TITLES[language];
  const counts = turns.map((turn) => placed.findLast((one) => one.turn === turn && isCount(one.event))?.event);
  const stood = (what: 'points' | 'empty', title: string): Chart =>
    chartOf({
      ...shared,
      title,
      kind: 'lines',
      value: (side, at) => {
        // A turn that is not over stands where the one before it stood.
        const counted = counts.slice(0, at + 1).findLast((event) => event !== undefined);
        return counted !== undefined && isCount(counted) ? counted[what][side === 0 ? 0 : 1] : 0;
      },
    });
  const suffered = (kind: 'wounded' | 'eliminated'): Chart =>
    chartOf({
      ...shared,
      title: words[kind],
      value: (side, at) =>
        placed.reduce((all, { turn, event }) => {
          if (turn !== turns[at] || !isLoss(event) || event.kind !== kind || ownerOf(event.unit) !== side) return all;
          return all + (event.kind === 'wounded' ? event.count : 1);
        }, 0),
    });
  return [stood('points', words.points), stood('empty', words.gaps), suffered('wounded'), suffered('eliminated')];
}
