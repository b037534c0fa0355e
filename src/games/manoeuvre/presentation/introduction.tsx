import './introduction.css';
import type { ReactNode } from 'preact/compat';
import type { Language } from '../../../kernel/game.ts';
import { Icon } from '../../../table/icons.tsx';
import { Panels } from '../../../table/introduction.tsx';
import { liveryOf } from '../../../table/liveries.tsx';
import type { Presentation } from '../../../table/presentation.ts';
import { CardBack, CardFace } from '../board/cards/face.tsx';
import { CARD_PICTURES } from '../board/cards/pictures.ts';
import { Counter } from '../board/counter.tsx';
import { lightOn } from '../board/sky.tsx';
import type { Land } from '../board/terrain/land.ts';
import { Landscape } from '../board/terrain/landscape.tsx';
import { wordsIn } from '../board/words.ts';
import type { Box } from '../data/box.ts';
import type { Phase, Result } from '../position.ts';
import { INTRODUCED, type Panel } from './introduced.ts';

interface Shown {
  readonly box: Box;
  readonly language: Language;
}

const PICTURES: Readonly<Record<Panel, (shown: Shown) => ReactNode>> = {
  field: Field,
  unit: UnitAndCard,
  turn: Turn,
  assault: Assault,
  ladder: Ladder,
  night: Night,
};

/** Manœuvre in six pictures, drawn with the pieces of this box. */
export function introductionOf(box: Box): NonNullable<Presentation['Introduction']> {
  return ({ language }) => (
    <Panels
      steps={INTRODUCED}
      pictures={PICTURES}
      shown={{ box, language }}
      className="man-introduction"
      frame="drawn-board man-board man-introduced"
    />
  );
}

const KINDS: Readonly<Record<string, string>> = {
  '.': 'clear',
  w: 'woods',
  h: 'hill',
  t: 'town',
  f: 'field',
  l: 'lake',
  m: 'marsh',
};

function landFrom(rows: readonly string[], seed: number): Land {
  const kinds = [...rows.join('')].map((letter) => KINDS[letter] ?? 'clear');
  return { cols: rows[0]?.length ?? 1, rows: rows.length, kinds, seed };
}

const LANDS = {
  field: landFrom(['w..t..', '.hh..l', '....w.', 't..ff.'], 3),
  assault: landFrom(['.h.', '..w'], 5),
  night: landFrom(['..w...', 't.....', '....h.', '.w....'], 7),
};

/** A piece of ground with its squares, and what stands on it. */
function Ground({ land, children }: { readonly land: Land; readonly children: ReactNode }) {
  const [width, height] = [land.cols * 100, land.rows * 100];
  const lines = [
    ...Array.from({ length: land.cols - 1 }, (_, i) => `M${(i + 1) * 100} 0V${height}`),
    ...Array.from({ length: land.rows - 1 }, (_, i) => `M0 ${(i + 1) * 100}H${width}`),
  ];
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <rect className="man-paper" width={width} height={height} />
      <Landscape land={land} />
      <path className="man-grid" d={lines.join('')} />
      {children}
    </svg>
  );
}

interface Placed extends Shown {
  readonly nation: string;
  readonly unit: number;
  readonly col: number;
  readonly row: number;
  readonly reduced?: boolean;
}

function Piece({ box, language, nation, unit, col, row, reduced = false }: Placed) {
  const facts = box.nations.find(({ id }) => id === nation)?.units[unit];
  if (facts === undefined) return null;
  return (
    <g transform={`translate(${col * 100 + 50} ${row * 100 + 50})`}>
      <Counter
        livery={liveryOf(nation)}
        name={wordsIn(language).game.counter(facts)}
        cavalry={facts.cavalry}
        strength={reduced ? facts.reduced : facts.full}
        reduced={reduced}
      />
    </g>
  );
}

function Field(shown: Shown) {
  return (
    <Ground land={LANDS.field}>
      <Piece {...shown} nation="gb" unit={0} col={1} row={0} />
      <Piece {...shown} nation="gb" unit={2} col={3} row={0} />
      <Piece {...shown} nation="fr" unit={0} col={2} row={3} />
      <Piece {...shown} nation="fr" unit={1} col={4} row={3} />
    </Ground>
  );
}

/** The first unit of France on both its sides, and a card that names it. */
function UnitAndCard(shown: Shown) {
  const { box, language } = shown;
  const deck = box.nations.find(({ id }) => id === 'fr')?.deck ?? [];
  const card = deck.find((each) => box.cards[each]?.unit === 0 && box.cards[each]?.attack !== null);
  return (
    <div className="man-introduced-row" aria-hidden="true">
      <svg viewBox="0 0 100 200" aria-hidden="true">
        <Piece {...shown} nation="fr" unit={0} col={0} row={0} />
        <Piece {...shown} nation="fr" unit={0} col={0} row={1} reduced />
      </svg>
      {card !== undefined && (
        <div className="drawn-hand man-hand">
          <div className="card-frame man-card">
            <CardFace box={box} words={wordsIn(language)} card={card} />
          </div>
        </div>
      )}
    </div>
  );
}

const PHASES: readonly (readonly [Phase, 'card' | 'forcedMarch' | 'committedAttack' | 'supply'])[] = [
  ['discard', 'card'],
  ['draw', 'card'],
  ['movement', 'forcedMarch'],
  ['combat', 'committedAttack'],
  ['restoration', 'supply'],
];

function Turn({ language }: Shown) {
  const { phases } = wordsIn(language).game.labels;
  return (
    <ol className="man-introduced-phases">
      {PHASES.map(([phase, sign]) => (
        <li key={phase} className={`man-introduced-${phase}`}>
          {sign === 'card' ? (
            <CardBack nation="fr" />
          ) : (
            <svg viewBox="0 0 512 512" aria-hidden="true">
              <Icon path={CARD_PICTURES[sign]} size={512} />
            </svg>
          )}
          <span>{phases[phase]}</span>
        </li>
      ))}
    </ol>
  );
}

function Assault(shown: Shown) {
  return (
    <Ground land={LANDS.assault}>
      <Piece {...shown} nation="gb" unit={3} col={1} row={0} />
      <Piece {...shown} nation="fr" unit={2} col={1} row={1} />
      <Piece {...shown} nation="fr" unit={7} col={2} row={1} />
      <Piece {...shown} nation="gb" unit={4} col={2} row={0} reduced />
      <path className="man-arrow" d="M142 124V104H130L150 80 170 104H158V124Z" />
    </Ground>
  );
}

/** From the worst for the attacker to the best, with the least attack that does it. */
const LADDER: readonly (readonly [least: string, result: Result])[] = [
  ['< 1×', 'attackerHit'],
  ['= 1×', 'nothing'],
  ['> 1×', 'defenderChooses'],
  ['≥ 2×', 'attackerChooses'],
  ['≥ 3×', 'hitAndRetreat'],
  ['≥ 4×', 'eliminated'],
];

function Ladder({ language }: Shown) {
  const { odds } = wordsIn(language).game;
  return (
    <dl className="man-introduced-ladder">
      {LADDER.map(([least, result]) => (
        <div key={result}>
          <dt>{least}</dt>
          <dd>{odds[result]}</dd>
        </div>
      ))}
    </dl>
  );
}

/** One French unit in the other half: the squares that it controls are hatched, the one an enemy disputes is not. */
function Night(shown: Shown) {
  const { trace } = liveryOf('fr');
  const held = [
    [2, 0],
    [1, 1],
    [2, 1],
  ];
  const night = lightOn(1, true);
  return (
    <Ground land={LANDS.night}>
      <rect className="man-dusk" width={600} height={400} fill={night.colour} opacity={night.opacity} />
      <pattern
        id="man-introduced-hatch"
        width="9"
        height="9"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path d="M0 0V9" stroke={trace} strokeWidth="3.400" />
      </pattern>
      <g className="man-held man-held-shown">
        {held.map(([col = 0, row = 0]) => (
          <rect
            key={`${col} ${row}`}
            x={col * 100 + 4}
            y={row * 100 + 4}
            width={92}
            height={92}
            fill="url(#man-introduced-hatch)"
            stroke={trace}
          />
        ))}
      </g>
      <path className="man-halves" d="M0 200H600" />
      <Piece {...shown} nation="fr" unit={0} col={2} row={1} />
      <Piece {...shown} nation="gb" unit={0} col={4} row={1} />
      <Piece {...shown} nation="fr" unit={3} col={4} row={3} />
    </Ground>
  );
}
