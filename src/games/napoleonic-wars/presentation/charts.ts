import type { Language } from '../../../kernel/game.ts';
import { chartOf, inTurns } from '../../../table/charts.ts';
import type { Chart } from '../../../table/presentation.ts';
import type { View } from '../position.ts';
import type { NapoleonicEvent, Term } from '../told.ts';

const WORDS = {
  en: {
    nations: ['France', 'Germany', 'Austria', 'Italy', 'Spain'],
    abdication: 'Abdication, at the end of each turn',
    level: 'Level',
    fervour: 'Fervour for France, at the end of each turn',
    money: 'Money, at the end of each turn',
    funds: ['Treasury', 'Minor War Fund', 'Admiralty'],
    battles: 'Battles won, by turn',
    sides: ['Coalition', 'France'],
    luck: 'Luck of the dice, in pips above or below the average, by turn',
    favours: ['For the coalition', 'For France'],
  },
  fr: {
    nations: ['France', 'Allemagne', 'Autriche', 'Italie', 'Espagne'],
    abdication: 'Abdication, à la fin de chaque tour',
    level: 'Niveau',
    fervour: 'Ferveur pour la France, à la fin de chaque tour',
    money: 'Argent, à la fin de chaque tour',
    funds: ['Trésor', 'Conflits mineurs', 'Amirauté'],
    battles: 'Batailles gagnées, par tour',
    sides: ['Coalition', 'France'],
    luck: 'Chance aux dés, en points au-dessus ou au-dessous de la moyenne, par tour',
    favours: ['Pour la coalition', 'Pour la France'],
  },
} as const;

const COLOURS = {
  nations: ['var(--france)', 'var(--prussia)', 'var(--earth)', 'var(--woods)', 'var(--gold)'],
  sides: ['var(--britain)', 'var(--france)'],
};

const MEAN = 3.5;

const rolledIn = (terms: readonly Term[]): number => terms.find(({ what }) => what === 'dice')?.value ?? 0;

/** How much better for the coalition its dice fell than they do on average; for dice that decide who wins something, no others. */
function luckOf(event: NapoleonicEvent): number {
  switch (event.kind) {
    case 'warRoll':
    case 'naval':
      return rolledIn(event.terms) - 2 * MEAN;
    case 'combat':
      return event.dice.reduce((sum, die) => sum + die - MEAN, 0);
    case 'negotiation':
    case 'invited':
      return event.roll === 0 ? 0 : MEAN - event.roll;
    case 'charm':
      return event.roll - MEAN;
    default:
      return 0;
  }
}

/** The view with which each turn ended, or the last one there is. */
function endsOf(views: readonly View[]): ReadonlyMap<number, View> {
  return new Map(views.map((view) => [view.turn, view]));
}

export function charts(
  all: readonly { readonly event: NapoleonicEvent }[],
  _names: readonly string[],
  language: Language,
  seen: readonly View[],
): readonly Chart[] {
  const words = WORDS[language];
  const told = all.map(({ event }) => event);
  const ends = endsOf(seen);
  const turns = [...ends.keys()].sort((a, b) => a - b);
  const labels = turns.map(String);
  const placed = inTurns(told, (event) => (event.kind === 'turn' ? event.turn : null), turns[0] ?? 1);
  const stood = (
    title: string,
    names: readonly string[],
    of: (view: View) => readonly number[],
    colours?: readonly string[],
  ) =>
    chartOf({
      title,
      kind: 'lines',
      labels,
      sides: names.map((name, i) => ({ name, colour: colours?.[i] })),
      value: (side, at) => {
        const view = ends.get(turns[at] ?? 0);
        return view === undefined ? 0 : (of(view)[side] ?? 0);
      },
    });
  const counted = (title: string, names: readonly string[], of: (event: NapoleonicEvent) => readonly number[]) =>
    chartOf({
      title,
      labels,
      sides: names.map((name, i) => ({ name, colour: COLOURS.sides[i] })),
      value: (side, at) => {
        const sum = placed.reduce(
          (before, { turn, event }) => before + (turn === turns[at] ? (of(event)[side] ?? 0) : 0),
          0,
        );
        return Math.max(0, sum);
      },
    });
  return [
    stood(words.abdication, [words.level], (view) => [view.abdication]),
    stood(words.fervour, words.nations, (view) => view.fervour, COLOURS.nations),
    stood(words.money, words.funds, (view) => [view.treasury, view.warFund, view.admiralty]),
    counted(words.battles, words.sides, (event) =>
      event.kind === 'battleWon' ? [Number(!event.french), Number(event.french)] : [],
    ),
    counted(words.luck, words.favours, (event) => [luckOf(event), -luckOf(event)]),
  ];
}
