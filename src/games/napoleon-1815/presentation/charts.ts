import type { Language } from '../../../kernel/game.ts';
import { chartOf, inTurns } from '../../../table/charts.ts';
import type { Chart } from '../../../table/presentation.ts';
import { liveryOf } from '../board/pieces/livery.ts';
import type { Box } from '../data/box.ts';
import { CAMP_OF, type Camp, COALITION, FRANCE, otherCamp } from '../pieces.ts';
import { WORDS } from '../text/tongues.ts';
import type { N15Event } from '../told.ts';

const TITLES = {
  en: {
    vp: 'Victory points after each turn: France wins at 0',
    lost: 'Strength points lost, by turn',
    won: 'Combats won, by turn',
  },
  fr: {
    vp: 'Points de victoire après chaque tour : la France gagne à 0',
    lost: 'Points de force perdus, par tour',
    won: 'Combats gagnés, par tour',
  },
} as const;

/** The coats of the French, the English and the Prussians on paper; the Coalition as one wears red. */
export const ARMY_COLOURS = [0, 1, 2].map((nation) => liveryOf(nation).trace);

/** How the victory points went and what each camp lost and won: all of it is told to everybody, also where screens stand. */
export function chartsOf(box: Box) {
  return (
    told: readonly { readonly event: N15Event }[],
    _names: readonly string[],
    language: Language,
  ): readonly Chart[] => {
    const events = inTurns(
      told.map(({ event }) => event),
      (event) => (event.kind === 'turn' ? event.turn : null),
      BEFORE,
    );
    const turns = events.flatMap(({ event }) => (event.kind === 'turn' ? [event.turn] : []));
    const labels = turns.map((_, i) => String(i + 1));
    const marks = marksOf(events);
    const { camp, labels: words } = WORDS[language];
    const byCamp = (what: Mark['what']) =>
      chartOf({
        title: TITLES[language][what],
        labels,
        sides: [FRANCE, COALITION].map((one) => ({ name: camp(one), colour: ARMY_COLOURS[one === FRANCE ? 0 : 1] })),
        value: (side, at) =>
          marks
            .filter((mark) => mark.turn === turns[at] && mark.what === what && mark.camp === side)
            .reduce((sum, { count }) => sum + count, 0),
      });
    const charts: readonly Chart[] = [
      chartOf({
        title: TITLES[language].vp,
        kind: 'lines',
        labels: ['0', ...labels],
        sides: [{ name: words.victoryPoints }],
        value: (_, at) => pointsAfter(box, events, at === 0 ? BEFORE : (turns[at - 1] ?? BEFORE)),
      }),
      byCamp('lost'),
      byCamp('won'),
    ];
    return charts.filter(({ series }) => series.some(({ values }) => values.some((value) => value > 0)));
  };
}

/** Stands for the time before the first turn. */
const BEFORE = 0;

type InTurns = readonly { readonly turn: number; readonly event: N15Event }[];

/** The victory points when a turn was over. */
function pointsAfter(box: Box, events: InTurns, last: number): number {
  let points = 0;
  for (const { turn, event } of events) {
    if (turn > last) break;
    if (event.kind === 'setup') points = box.scenarios[event.scenario]?.startVp ?? 0;
    else if (event.kind === 'vp') points = event.vp;
  }
  return points;
}

/** Something that is counted, and for whom. */
interface Mark {
  readonly turn: number;
  readonly what: 'lost' | 'won';
  readonly camp: Camp;
  readonly count: number;
}

function marksOf(events: InTurns): readonly Mark[] {
  const screens = events.some(({ event }) => event.kind === 'losses');
  let attacker: Camp = FRANCE;
  return events.flatMap(({ turn, event }): Mark[] => {
    const lost = (camp: Camp | undefined, count: number): Mark[] => [
      { turn, what: 'lost', camp: camp ?? FRANCE, count },
    ];
    switch (event.kind) {
      case 'lost':
        return screens ? [] : lost(CAMP_OF[event.corps], 1);
      case 'losses':
        return lost(event.camp, event.count);
      case 'eliminated':
        return lost(CAMP_OF[event.block], event.strength);
      case 'combat':
        attacker = event.attacker;
        return [];
      case 'won':
        return event.side < 0
          ? []
          : [{ turn, what: 'won', camp: event.side === 0 ? attacker : otherCamp(attacker), count: 1 }];
      default:
        return [];
    }
  });
}
