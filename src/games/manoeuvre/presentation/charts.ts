import type { Language } from '../../../kernel/game.ts';
import { chartOf, inTurns } from '../../../table/charts.ts';
import { liveryOf } from '../../../table/liveries.tsx';
import type { Chart } from '../../../table/presentation.ts';
import type { Box } from '../data/box.ts';
import type { ManEvent, View } from '../position.ts';

const TITLES = {
  en: {
    control: 'Squares held in the enemy’s half, at the end of each turn',
    hit: 'Hits taken, by turn',
    eliminated: 'Units lost, by turn',
  },
  fr: {
    control: 'Cases tenues dans la moitié ennemie, à la fin de chaque tour',
    hit: 'Pertes subies, par tour',
    eliminated: 'Unités perdues, par tour',
  },
} as const;

type Loss = Extract<ManEvent, { readonly kind: 'hit' | 'eliminated' }>;
type TurnEvent = Extract<ManEvent, { readonly kind: 'turn' }>;

const isTurn = (event: ManEvent): event is TurnEvent => event.kind === 'turn';
const isLoss = (event: ManEvent): event is Loss => event.kind === 'hit' || event.kind === 'eliminated';

/** The colours of the two armies, as they are drawn on paper. */
export function coloursOf(box: Box) {
  return (view: View): readonly string[] => view.sides.map(({ nation }) => liveryOf(box.nations[nation]?.id).trace);
}

/** The Game Turns that were played; a match that was begun in the middle of a day begins with that turn. */
function turnsOf(told: readonly { readonly event: ManEvent }[], views: readonly View[]): readonly number[] {
  const named = [
    ...told.flatMap(({ event }) => (isTurn(event) ? [event.turn] : [])),
    ...views.map(({ turn }) => turn),
  ].filter((turn) => turn > 0);
  if (named.length === 0) return [1];
  const [from, to] = [Math.min(...named), Math.max(...named)];
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

/** Who held how much at the end of each turn, and what each side suffered, turn by turn. */
export function chartsOf(box: Box) {
  return (
    told: readonly { readonly event: ManEvent }[],
    names: readonly string[],
    language: Language,
    views: readonly View[],
  ): readonly Chart[] => {
    const turns = turnsOf(told, views);
    const labels = turns.map(String);
    const last = views.at(-1);
    const colours = last === undefined ? [] : coloursOf(box)(last);
    const sides = names.map((name, seat) => ({ name, colour: colours[seat] }));
    const events = told.map(({ event }) => event);
    const losses = inTurns(events, (event) => (isTurn(event) ? event.turn : null), turns[0] ?? 1).flatMap(
      ({ turn, event }) => (isLoss(event) ? [{ turn, kind: event.kind, seat: event.unit < 8 ? 0 : 1 }] : []),
    );
    const suffered = (kind: Loss['kind']): Chart =>
      chartOf({
        title: TITLES[language][kind],
        labels,
        sides,
        value: (side, at) =>
          losses.filter(({ turn, kind: what, seat }) => turn === turns[at] && what === kind && seat === side).length,
      });
    const ends = turns.map((t) => views.findLast((view) => view.turn === t)?.control);
    const control = chartOf({
      title: TITLES[language].control,
      kind: 'lines',
      labels,
      sides,
      value: (seat, at) => ends[at]?.[seat]?.length ?? 0,
    });
    return [...(views.length === 0 ? [] : [control]), suffered('hit'), suffered('eliminated')];
  };
}
