// The parts of the map that the introduction shows, drawn as they are on the table.

import { useMemo } from 'preact/compat';
import type { Language, Viewer } from '../../../kernel/game.ts';
import type { Options } from '../../../kernel/options.ts';
import { standardOptions } from '../../../kernel/options.ts';
import type { Plain } from '../../../kernel/plain.ts';
import type { Point } from '../../../table/land/lines.ts';
import { useShown } from '../../../table/shown.ts';
import { createStates } from '../../../table/states.ts';
import { arrangePosition } from '../arrange.ts';
import type { Rect } from '../board/geometry.ts';
import { groundOf } from '../board/ground.ts';
import { fieldsOf } from '../board/land/fields.ts';
import { FURNISHINGS } from '../board/land/furnishings.ts';
import type { Land } from '../board/land/land.ts';
import { Landscape } from '../board/land/landscape.tsx';
import { roadsOf } from '../board/land/roads.ts';
import { townsOf } from '../board/land/towns.ts';
import { waterOf } from '../board/land/water.ts';
import { woodsOf } from '../board/land/woods.ts';
import type { Placing } from '../board/laying.ts';
import { Contests } from '../board/marks/contests.tsx';
import { Flags, Redoubts } from '../board/marks/flags.tsx';
import { Names } from '../board/marks/names.tsx';
import { ReachPlates, Ways } from '../board/marks/reach.tsx';
import { BlockPaints } from '../board/pieces/blocks.tsx';
import { Piles } from '../board/pieces/piles.tsx';
import type { Sheet } from '../board/sheet.ts';
import { Status } from '../board/status.tsx';
import { type Setting, type Table, tableOf } from '../board/table.ts';
import { BOARD_WORDS } from '../board/words.ts';
import type { Box } from '../data/box.ts';
import { napoleon1815 } from '../game.ts';
import { COMMANDER_IDS, CORPS_IDS, NATION_OF } from '../pieces.ts';
import type { OperationView, View } from '../position.ts';
import { newOperation } from '../rules/operations.ts';
import { reachOf } from './reach.ts';

export interface Shown {
  readonly setting: Setting;
  readonly placing: Placing;
  readonly language: Language;
}

/** What the pictures share: the paints of the blocks, and the land, which comes after the words, for it takes its time. */
export function Paints({ setting, language }: Omit<Shown, 'placing'>) {
  const shown = useShown();
  const land = useMemo(() => (shown ? landFor(setting.box, setting.sheet) : null), [shown, setting]);
  return (
    <svg className="drawn-board n15-board n15-introduced-paints" aria-hidden="true">
      <BlockPaints />
      {land === null ? null : (
        <defs>
          <g id="n15-introduced-land">
            <Landscape land={land} words={BOARD_WORDS[language]} />
          </g>
        </defs>
      )}
    </svg>
  );
}

/** The land without the strokes of its slopes, which cost more than all the rest and are lost in so small a picture. */
function landFor(box: Box, sheet: Sheet): Land {
  const ground = groundOf(sheet, FURNISHINGS, { place: 9, label: 9, chaussee: 9, road: 9, bridge: 9, water: 9 });
  return {
    fields: fieldsOf(ground),
    relief: { hachures: ['', '', ''] },
    water: waterOf(sheet.streams),
    woods: woodsOf(ground),
    roads: roadsOf(sheet),
    towns: townsOf(box, sheet),
    frontier: { line: '', south: '', north: '' },
  };
}

const UNTOUCHED = { states: createStates(), showing: null, onTouch() {}, onPoint() {} };

/** A view of an arranged table. */
export function viewOf({ box }: Setting, position: Plain, viewer: Viewer, options: Options = {}): View {
  const game = napoleon1815(box);
  return game.view(
    arrangePosition(box, position, { ...standardOptions(game.options), scenario: 'campaign', ...options }),
    viewer,
  );
}

export function tableWith({ setting, language }: Omit<Shown, 'placing'>, view: View): Table {
  return { ...tableOf(setting, { view, language, ...UNTOUCHED }), entries: new Map() };
}

interface SceneProps extends Shown {
  readonly view: View;
  /** The part of the map that is seen. */
  readonly part: Rect;
}

/** Well within the part: what is written about the point is seen, too. */
const isWithin = ({ x, y, w, h }: Rect, at: Point = [0, 0]): boolean =>
  at[0] > x + 40 && at[0] < x + w - 40 && at[1] > y + 40 && at[1] < y + h - 40;

/** A part of the map with all that stands there. */
function Scene({ view, part, placing, ...shown }: SceneProps) {
  const table = tableWith(shown, view);
  const { box } = shown.setting;
  const laid = useMemo(() => placing.lay(view), [placing, view]);
  const reach = useMemo(
    () => reachOf(box, view).filter(({ zone }) => isWithin(part, shown.setting.sheet.spots[zone]?.at)),
    [box, view, part, shown.setting],
  );
  return (
    <svg className="drawn-board n15-board" viewBox={`${part.x} ${part.y} ${part.w} ${part.h}`} aria-hidden="true">
      <use href="#n15-introduced-land" />
      <Ways table={table} reach={reach} />
      <Contests table={table} />
      <Flags table={table} places={laid.flags} />
      <Redoubts table={table} />
      <Piles table={table} piles={laid.piles} />
      <Names sheet={shown.setting.sheet} places={laid.names} />
      <ReachPlates table={table} reach={reach} placing={placing} laid={laid} />
    </svg>
  );
}

/** What the pictures show of the map. */
const PARTS = {
  brussels: { x: 440, y: 91, w: 464, h: 220 },
  gosselies: { x: 522, y: 574, w: 546, h: 364 },
  gembloux: { x: 838, y: 574, w: 423, h: 282 },
  ligny: { x: 572, y: 600, w: 495, h: 330 },
} as const;

const BLOCKS: readonly string[] = [...CORPS_IDS, ...COMMANDER_IDS];

/** Brussels and the farms before it, and the two tracks. */
export function Stakes(shown: Shown) {
  const view = useMemo(
    () =>
      viewOf(
        shown.setting,
        {
          turn: 4,
          vp: 9,
          phase: 'operations',
          act: 'french',
          pieces: {},
        },
        0,
      ),
    [shown.setting],
  );
  return (
    <div className="n15-introduced-stakes">
      <Scene {...shown} view={view} part={PARTS.brussels} />
      <Status setting={shown.setting} view={view} language={shown.language} />
    </div>
  );
}

/** Reille at Gosselies with 4 points: what they reach, and at what fatigue. */
export function Manoeuvre(shown: Shown) {
  const view = useMemo(() => {
    const { box } = shown.setting;
    const seen = viewOf(
      shown.setting,
      {
        turn: 3,
        phase: 'operations',
        act: 'french',
        pieces: { reille: 'gosselies', orange: 'quatre-bras' },
      },
      0,
    );
    return { ...seen, step: 'manoeuvre.displace', asked: [0], op: marching(box, 'gosselies', ['reille'], 4) };
  }, [shown.setting]);
  return <Scene {...shown} view={view} part={PARTS.gosselies} />;
}

/** An operation at the moment when its movement card has been turned up. */
function marching(box: Box, zone: string, ids: readonly string[], points: number): OperationView {
  const group = ids.map((id) => BLOCKS.indexOf(id));
  const from = box.zones.findIndex(({ id }) => id === zone);
  return {
    ...newOperation(0, false),
    nation: NATION_OF[group[0] ?? 0] ?? 0,
    from,
    zone: from,
    group,
    counts: [group.length, 0, 0],
    flipped: false,
    intent: 'go',
    base: points,
    mp: points,
  };
}

/** Grouchy came to Gembloux from Sombreffe and found Thielmann there. */
export function RetreatAxis(shown: Shown) {
  const view = useMemo(
    () =>
      viewOf(
        shown.setting,
        {
          turn: 3,
          phase: 'operations',
          act: 'french',
          pieces: {
            grouchy: { zone: 'gembloux', fatigue: 1, activated: true },
            thielmann: { zone: 'gembloux', fatigue: 2 },
          },
          axes: [{ zone: 'gembloux', towards: 'sombreffe', camp: 'french' }],
        },
        null,
      ),
    [shown.setting],
  );
  return <Scene {...shown} view={view} part={PARTS.gembloux} />;
}

/** The table as the French see it in fog. */
export function Grognards(shown: Shown) {
  const view = useMemo(
    () =>
      viewOf(
        shown.setting,
        {
          turn: 4,
          phase: 'operations',
          act: 'french',
          pieces: {
            napoleon: 'fleurus',
            vandamme: { zone: 'fleurus', fatigue: 1 },
            orange: 'quatre-bras',
            picton: 'quatre-bras',
            zieten: { zone: 'ligny', activated: true },
            blucher: 'sombreffe',
            pirch: 'sombreffe',
          },
          vedettes: { french: { frasnes: 1 }, prussian: { marbais: 1 } },
        },
        0,
        { level: 'grognard' },
      ),
    [shown.setting],
  );
  return <Scene {...shown} view={view} part={PARTS.ligny} />;
}
