import { memo, type ReactNode } from 'preact/compat';
import { SILENT } from '../../../table/controls.tsx';
import type { Point } from '../../../table/land/lines.ts';
import { NATIONS, WARS } from '../data/names.ts';
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
import { layoutOf, March, type NationFacts, NationPlace, wayBetween } from './field.tsx';
import { Calendar, Furniture, Margin, type TurnFacts } from './frame.tsx';
import { ATLAS, type CourtCell, transformAfar } from './geometry.ts';
import type { Rect } from './land/chart.ts';
import { type Land, landOf } from './land/land.ts';
import { Aged, Landscape, Lines } from './land/landscape.tsx';
import { type MapMode, Nations, SeaWash } from './land/nations.tsx';
import { TOWNS } from './land/outlines.ts';
import { byNation, type Control, type Corps, type Nation, type War } from './nouns.ts';
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
  readonly hotel: readonly TokenFacts[];
  /** Where Napoleon marched from and to this turn. */
  readonly march: readonly [from: Nation, to: Nation] | null;
}

/** NW-11.1: whoever has corps in a Nation holds it; both contest it. */
export function controlOf(corps: readonly Corps[]): Control {
  const has = (side: Corps['side']) => corps.some((each) => each.side === side && each.maybe !== true);
  if (has('french')) return has('coalition') ? 'contested' : 'french';
  return has('coalition') ? 'coalition' : 'none';
}

let drawn: Land | undefined;
/** The land of the wide map: made when it is first looked at. */
function atlasLand(): Land {
  drawn ??= landOf(ATLAS);
  return drawn;
}

interface MapProps {
  readonly facts: AtlasFacts;
  readonly mode: MapMode;
}

/** From afar the land is drawn nearer: the style sheet moves it. */
const MOVED = { '--nw-nearer': transformAfar() };

/** The land, dyed by the mode of the map: the same from near and from afar. */
export function Ground({ facts, mode }: MapProps) {
  const land = atlasLand();
  const { nations, seas } = facts;
  return (
    <g className="nw-sheet" style={MOVED} {...SILENT}>
      <Landscape chart={ATLAS} land={land} />
      <Nations
        chart={ATLAS}
        mode={mode}
        control={byNation((id) => controlOf(nations[id].corps))}
        fervour={byNation((id) => nations[id].fervour)}
        income={byNation((id) => nations[id].income)}
      />
      {mode === 'sea' && seas.fleet !== null ? (
        <SeaWash chart={ATLAS} land={land} side={seas.fleet === 'royal-navy' ? 'coalition' : 'french'} />
      ) : null}
      <Lines chart={ATLAS} land={land} />
      <Aged chart={ATLAS} />
    </g>
  );
}

/** How much room a Nation takes on the sheet: marches begin and end at its rim. */
export function placeOf(nation: Nation, facts: NationFacts): Rect {
  const { tablet, field } = layoutOf(nation, facts);
  return field === null ? tablet : { ...tablet, h: field.y + field.h - tablet.y };
}

interface AtlasProps {
  readonly facts: AtlasFacts;
  readonly words: AtlasWords;
  /** What lies on the land under all that stands there: ways and marches. */
  readonly children?: ReactNode;
}

/** All that lies on the land where it can be read, without what can be touched of it. */
export function Atlas({ facts, words, children }: AtlasProps) {
  const { nations, march } = facts;
  return (
    <g className="nw-near" {...SILENT}>
      <Margin />
      <Names words={words} />
      {children}
      {march === null ? null : (
        <March way={wayBetween(placeOf(march[0], nations[march[0]]), placeOf(march[1], nations[march[1]]))} />
      )}
      <Calendar turns={facts.turns} now={facts.now} />
      <Furniture words={words} />
      <London words={words} london={facts.london} />
      <HighSeas words={words} seas={facts.seas} />
      <Russia words={words} russia={facts.russia} />
      <NeutralForces words={words} lines={facts.neutral} />
      <Sweden words={words} status={facts.sweden} />
      <Portugal words={words} corps={facts.portugal} />
      <Court words={words} cells={facts.court} hotel={facts.hotel} />
      {WARS.map((war) => (
        <WarPlaceMark key={war} war={war} facts={facts.wars[war]} name={facts.warNames[war]} />
      ))}
      {NATIONS.map((nation) => (
        <NationPlace key={nation} nation={nation} facts={nations[nation]} />
      ))}
    </g>
  );
}

const WATERS: readonly (readonly [water: keyof AtlasWords['waters'], at: Point, turn: number])[] = [
  ['north', [2.6, 56.6], 0],
  ['baltic', [18.9, 55.9], -38],
  ['black', [30.5, 43.3], -20],
  ['mediterranean', [20.5, 36.95], -2],
  ['atlantic', [-13.9, 53.3], 14],
];
const SHOWN = ['constantinople', 'warsaw', 'london'] as const;

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
