import type { GameEvent } from '../../../kernel/chance.ts';
import type { Language } from '../../../kernel/game.ts';
import type { Chart } from '../../../table/presentation.ts';
import type { Box } from '../data/box.ts';
import { CAMP_OF, type Camp, COALITION, FRANCE, otherCamp } from '../pieces.ts';
import { WORDS } from '../text/text.ts';
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

/** The coats of the French, the English and the Prussians; the Coalition as one wears red. */
export const ARMY_COLOURS = ['#1f3f7a', '#a8302b', '#4c6480'] as const;

interface Turn {
  vp: number;
  /** By camp. */
  readonly lost: [number, number];
  readonly won: [number, number];
}

/** How the victory points went and what each camp lost and won: all of it is told to everybody, also where screens stand. */
export function chartsOf(box: Box) {
  return (
    told: readonly { readonly event: GameEvent }[],
    _names: readonly string[],
    language: Language,
  ): readonly Chart[] => {
    const events = told.map(({ event }) => event);
    const turns = turnsOf(box, events);
    const labels = turns.map((_, i) => String(i + 1));
    const { camp, labels: words } = WORDS[language];
    const byCamp = (of: 'lost' | 'won') =>
      [FRANCE, COALITION].map((one) => ({
        name: camp(one),
        values: turns.map((turn) => turn[of][one] ?? 0),
        colour: one === FRANCE ? ARMY_COLOURS[0] : ARMY_COLOURS[1],
      }));
    const { vp, lost, won } = TITLES[language];
    const charts: readonly Chart[] = [
      {
        title: vp,
        kind: 'lines',
        labels: ['0', ...labels],
        series: [{ name: words.victoryPoints, values: [startOf(box, events), ...turns.map((turn) => turn.vp)] }],
      },
      { title: lost, labels, series: byCamp('lost') },
      { title: won, labels, series: byCamp('won') },
    ];
    return charts.filter(({ series }) => series.some(({ values }) => values.some((value) => value > 0)));
  };
}

/** What is told of a match of this game is its own. */
const own = (event: GameEvent): N15Event => event as N15Event;

/** The victory points before the first turn. */
function startOf(box: Box, told: readonly GameEvent[]): number {
  const setup = told.map(own).find((event) => event.kind === 'setup');
  return setup === undefined ? 0 : (box.scenarios[setup.scenario]?.startVp ?? 0);
}

function turnsOf(box: Box, told: readonly GameEvent[]): readonly Turn[] {
  const turns: Turn[] = [];
  const screens = told.some(({ kind }) => kind === 'losses');
  let vp = 0;
  let attacker: Camp = FRANCE;
  const lose = (camp: Camp, count: number) => {
    const now = turns.at(-1);
    if (now !== undefined) now.lost[camp === FRANCE ? 0 : 1] += count;
  };
  for (const given of told) {
    const event = own(given);
    switch (event.kind) {
      case 'setup':
        vp = box.scenarios[event.scenario]?.startVp ?? 0;
        break;
      case 'turn':
        turns.push({ vp, lost: [0, 0], won: [0, 0] });
        break;
      case 'vp': {
        vp = event.vp;
        const now = turns.at(-1);
        if (now !== undefined) now.vp = vp;
        break;
      }
      case 'lost':
        if (!screens) lose(CAMP_OF[event.corps] ?? FRANCE, 1);
        break;
      case 'losses':
        lose(event.camp, event.count);
        break;
      case 'eliminated':
        lose(CAMP_OF[event.block] ?? FRANCE, event.strength);
        break;
      case 'combat':
        attacker = event.attacker;
        break;
      case 'won': {
        const winner = event.side === 0 ? attacker : otherCamp(attacker);
        const now = turns.at(-1);
        if (now !== undefined && event.side >= 0) now.won[winner === FRANCE ? 0 : 1]++;
        break;
      }
      default:
    }
  }
  return turns;
}
