import type { GameEvent } from '../../../kernel/chance.ts';
import type { GameView, Language } from '../../../kernel/game.ts';
import { chartOf, inTurns } from '../../../table/charts.ts';
import type { Chart } from '../../../table/presentation.ts';
import { liveryOfSeat } from '../board/table.ts';
import type { View } from '../position.ts';
import { PER_SEAT } from '../position.ts';
import type { SagaEvent } from '../told.ts';

const TITLES = {
  en: { points: 'Points, at the end of each turn', wounds: 'Casualties taken, by turn' },
  fr: { points: 'Points, à la fin de chaque tour', wounds: 'Blessures subies, par tour' },
} as const;

type Wounded = Extract<SagaEvent, { readonly kind: 'wounded' }>;
type TurnEvent = Extract<SagaEvent, { readonly kind: 'turn' }>;
const isTurn = (event: GameEvent): event is TurnEvent => event.kind === 'turn';
const isWounded = (event: GameEvent): event is Wounded => event.kind === 'wounded';

/** Views that come from a match of this game are its own. */
const own = (view: GameView): View => view as View;

/** The colours of the two armies, as they are drawn on paper. */
export const colours = (view: GameView): readonly string[] => [0, 1].map((seat) => liveryOfSeat(own(view), seat).trace);

/** Who stood where at the end of each turn, and what each side suffered, turn by turn. */
export function charts(
  told: readonly { readonly event: GameEvent }[],
  names: readonly string[],
  language: Language,
  all: readonly GameView[],
): readonly Chart[] {
  const views = all.map(own);
  const turns = [...new Set(views.map(({ turn }) => turn))].filter((turn) => turn > 0);
  const labels = turns.map(String);
  const last = views.at(-1);
  const paint = last === undefined ? [] : colours(last);
  const sides = names.map((name, seat) => ({ name, colour: paint[seat] }));
  const events = told.map(({ event }) => event);
  const wounds = inTurns(events, (event) => (isTurn(event) ? event.turn : null), turns[0] ?? 1).flatMap(
    ({ turn, event }) => (isWounded(event) ? [{ turn, count: event.count, seat: event.unit < PER_SEAT ? 0 : 1 }] : []),
  );
  const ends = turns.map((t) => views.findLast((view) => view.turn === t)?.sides);
  return [
    chartOf({
      title: TITLES[language].points,
      kind: 'lines',
      labels,
      sides,
      value: (side, at) => ends[at]?.[side === 0 ? 0 : 1].points ?? 0,
    }),
    chartOf({
      title: TITLES[language].wounds,
      labels,
      sides,
      value: (side, at) =>
        wounds
          .filter(({ turn, seat }) => turn === turns[at] && seat === side)
          .reduce((sum, { count }) => sum + count, 0),
    }),
  ];
}
