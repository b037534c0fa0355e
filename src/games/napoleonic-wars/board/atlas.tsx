import { memo } from 'preact/compat';
import { SILENT } from '../../../table/controls.tsx';
import type { Point } from '../../../table/land/lines.ts';
import {
  Court,
  HighSeas,
  London,
  type LondonFacts,
  NeutralForces,
  Portugal,
  Russia,
  type RussiaFacts,
  type SeasFacts,
  Sweden,
} from './boxes.tsx';
import { March, type NationFacts, NationPlace } from './field.tsx';
import { Calendar, Furniture, Margin, type TurnFacts } from './frame.tsx';
import { ATLAS, type CourtCell } from './geometry.ts';
import { type Land, landOf } from './land/land.ts';
import { Landscape, Lines, Sheet } from './land/landscape.tsx';
import { type MapMode, Nations, SeaWash } from './land/nations.tsx';
import { TOWNS } from './land/outlines.ts';
import { byNation, type Control, type Corps, NATIONS, type Nation, WARS, type War } from './nouns.ts';
import type { TokenFacts } from './pieces.tsx';
import { type WarFacts, WarPlaceMark } from './wars.tsx';
import type { AtlasWords } from './words.ts';

/** All that the map shows of a position, in plain words and numbers. */
export interface AtlasFacts {
  readonly turns: readonly TurnFacts[];
  readonly now: number;
  readonly nations: Readonly<Record<Nation, NationFacts>>;
  readonly wars: Readonly<Record<War, WarFacts>>;
  readonly warNames: Readonly<Record<War, string>>;
  readonly london: LondonFacts;
  readonly seas: SeasFacts;
  readonly russia: RussiaFacts;
  readonly neutral: readonly string[];
  readonly portugal: readonly Corps[];
  readonly sweden: TokenFacts;
  readonly court: Readonly<Record<CourtCell, string>>;
  /** Where Napoleon marched from and to this turn. */
  readonly march: readonly [from: Nation, to: Nation] | null;
}

/** NW-11.1: whoever has corps in a Nation holds it; both contest it. */
export function controlOf(corps: readonly Corps[]): Control {
  const has = (side: Corps['side']) => corps.some((each) => each.side === side && each.maybe !== true);
  if (has('french')) return has('coalition') ? 'contested' : 'french';
  return has('coalition') ? 'coalition' : 'none';
}

/** The middle of each Nation, for marches. */
const HEARTS: Readonly<Record<Nation, Point>> = {
  france: ATLAS.project([2.4, 48.9]),
  germany: ATLAS.project([11, 51.2]),
  austria: ATLAS.project([13.6, 48.6]),
  italy: ATLAS.project([9.8, 45.2]),
  spain: ATLAS.project([-1.6, 42.4]),
};

let drawn: Land | undefined;
/** The land of the wide map: made when it is first looked at. */
function atlasLand(): Land {
  drawn ??= landOf(ATLAS);
  return drawn;
}

interface AtlasProps {
  readonly facts: AtlasFacts;
  readonly words: AtlasWords;
  readonly mode: MapMode;
}

/** The whole sheet, without what can be touched of it. */
export function Atlas({ facts, words, mode }: AtlasProps) {
  const land = atlasLand();
  const { nations } = facts;
  return (
    <>
      <Margin />
      <Sheet chart={ATLAS}>
        <Landscape chart={ATLAS} land={land} />
        <Nations
          chart={ATLAS}
          mode={mode}
          control={byNation((id) => controlOf(nations[id].corps))}
          fervour={byNation((id) => nations[id].fervour)}
          income={byNation((id) => nations[id].income)}
        />
        {mode === 'sea' && facts.seas.fleet !== null ? (
          <SeaWash chart={ATLAS} land={land} side={facts.seas.fleet === 'royal-navy' ? 'coalition' : 'french'} />
        ) : null}
        <Lines chart={ATLAS} land={land} />
        <Names words={words} />
        {facts.march === null ? null : <March from={HEARTS[facts.march[0]]} to={HEARTS[facts.march[1]]} />}
      </Sheet>
      <Calendar turns={facts.turns} now={facts.now} />
      <Furniture words={words} />
      <London words={words} london={facts.london} />
      <HighSeas words={words} seas={facts.seas} />
      <Russia words={words} russia={facts.russia} />
      <NeutralForces words={words} lines={facts.neutral} />
      <Sweden words={words} status={facts.sweden} />
      <Portugal words={words} corps={facts.portugal} />
      <Court words={words} cells={facts.court} />
      {WARS.map((war) => (
        <WarPlaceMark key={war} war={war} facts={facts.wars[war]} name={facts.warNames[war]} />
      ))}
      {NATIONS.map((nation) => (
        <NationPlace key={nation} nation={nation} facts={nations[nation]} />
      ))}
    </>
  );
}

const WATERS: readonly (readonly [water: keyof AtlasWords['waters'], at: Point, turn: number])[] = [
  ['north', [2.6, 56.6], 0],
  ['baltic', [18.9, 55.9], -38],
  ['black', [30.5, 43.3], -20],
  ['mediterranean', [20.5, 36.95], -2],
  ['atlantic', [-13.9, 53.3], 14],
];
const SHOWN = ['constantinople', 'copenhagen', 'warsaw', 'london'] as const;

/** Seas in italics, towns with a red dot. */
const Names = memo(function Names({ words }: { readonly words: AtlasWords }) {
  return (
    <g className="nw-names" {...SILENT}>
      {WATERS.map(([id, at, turn]) => {
        const [x, y] = ATLAS.project(at);
        return (
          <text key={id} className="nw-water-name" transform={`translate(${x} ${y}) rotate(${turn})`}>
            {words.waters[id]}
          </text>
        );
      })}
      {SHOWN.map((town) => {
        const { at, side } = TOWNS[town];
        const [x, y] = ATLAS.project([at[0], at[1]]);
        const dx = side === 'left' ? -6 : side === 'right' ? 6 : 0;
        return (
          <g key={town} className="nw-town">
            <circle cx={x} cy={y} r={3} />
            <text
              className={side === 'left' ? 'nw-end' : side === 'right' ? 'nw-start' : 'nw-middle'}
              x={x + dx}
              y={y + (side === 'below' ? 15 : 4)}
            >
              {words.towns[town]}
            </text>
          </g>
        );
      })}
    </g>
  );
});
