import type { Seat } from '../../../kernel/flow.ts';
import type { Language } from '../../../kernel/game.ts';
import { chartOf, inTurns } from '../../../table/charts.ts';
import type { Chart } from '../../../table/presentation.ts';
import { coloursOf } from '../board/colours.ts';
import type { Box } from '../data/box.ts';
import { NONE, type Unit, type View } from '../position.ts';
import type { ViveEvent } from '../told.ts';
import { aidesOf } from './aides.ts';

const WORDS = {
  en: {
    points: 'Victory points, at the end of each turn',
    lost: 'Steps lost in all, at the end of each turn',
    broken: 'Units broken, by turn',
    luck: 'Luck of the dice, in pips better than the average, by turn',
  },
  fr: {
    points: 'Points de victoire, à la fin de chaque tour',
    lost: 'Pas perdus en tout, à la fin de chaque tour',
    broken: 'Unités désorganisées, par tour',
    luck: 'Chance aux dés, en points de mieux que la moyenne, par tour',
  },
} as const;

const MEAN = 3.5;
const SEATS: readonly Seat[] = [0, 1];

/** How much better for a side its dice fell than they do on average: its fire, its attacks and its own morale. */
function luckIn(told: readonly ViveEvent[], sideOf: (unit: Unit) => Seat): readonly (readonly [Seat, number] | null)[] {
  let attacker: Seat = NONE;
  return told.map((event) => {
    if (event.kind === 'shock') attacker = sideOf(event.attackers[0]?.unit ?? NONE);
    if (event.kind === 'fire') return [sideOf(event.firers[0]?.unit ?? NONE), event.roll - MEAN];
    if (event.kind === 'shockRoll') return [attacker, event.roll - MEAN];
    if (event.kind === 'test') return [sideOf(event.unit), 2 * MEAN - event.dice[0] - event.dice[1]];
    return null;
  });
}

export function chartsOf(
  box: Box,
  all: readonly { readonly event: ViveEvent }[],
  names: readonly string[],
  language: Language,
  views: readonly View[],
): readonly Chart[] {
  const words = WORDS[language];
  const told = all.map(({ event }) => event);
  const { units } = box.battle(views[0]?.scenario ?? 0);
  const colours = coloursOf(box, views[0]?.scenario ?? 0);
  const sideOf = (unit: Unit): Seat => units[unit]?.side ?? NONE;
  /** The view with which each turn ended, or the last one there is. */
  const ends = new Map(views.map((view) => [view.turn, view]));
  const turns = [...ends.keys()].sort((a, b) => a - b);
  const luck = luckIn(told, sideOf);
  const placed = inTurns(told, (event) => (event.kind === 'turn' ? event.turn : null), turns[0] ?? 1);
  const sides = names.map((name, seat) => ({ name, colour: colours[seat] }));
  const labels = turns.map(String);
  const stood = (title: string, of: (view: View) => readonly number[]) =>
    chartOf({
      title,
      kind: 'lines',
      labels,
      sides,
      value: (side, at) => {
        const view = ends.get(turns[at] ?? 0);
        return view === undefined ? 0 : (of(view)[side] ?? 0);
      },
    });
  const counted = (title: string, of: (event: ViveEvent, at: number, side: Seat) => number) =>
    chartOf({
      title,
      labels,
      sides,
      value: (side, at) =>
        Math.max(
          0,
          placed.reduce((sum, { turn, event }, i) => sum + (turn === turns[at] ? of(event, i, side) : 0), 0),
        ),
    });
  const lostOf = ({ steps }: View, side: Seat): number =>
    units.reduce((sum, unit, i) => sum + (unit.side === side ? unit.steps - (steps[i] ?? 0) : 0), 0);
  return [
    stood(words.points, aidesOf(box).points),
    stood(words.lost, (view) => SEATS.map((side) => lostOf(view, side))),
    counted(words.broken, (event, _, side) =>
      event.kind === 'disorganised' && !event.willing ? event.units.filter((unit) => sideOf(unit) === side).length : 0,
    ),
    counted(words.luck, (_, i, side) => {
      const [whose, by] = luck[i] ?? [NONE, 0];
      return whose === side ? by : 0;
    }),
  ];
}
