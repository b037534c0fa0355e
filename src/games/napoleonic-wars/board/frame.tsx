import { memo } from 'preact/compat';
import { SILENT } from '../../../table/controls.tsx';
import type { Point } from '../../../table/land/lines.ts';
import { Card } from './field.tsx';
import { BOXES, HEIGHT, SHEET, turnCell, WIDTH } from './geometry.ts';
import { boxOf } from './land/landscape.tsx';
import { Plate, wide } from './pieces.tsx';
import { Hexagon } from './wars.tsx';
import type { AtlasWords } from './words.ts';

/** The margin of the sheet with its ladder of degrees. */
export const Margin = memo(function Margin() {
  const [across, down] = [32, 26];
  const rungs: string[] = [];
  for (let i = 1; i < across; i += 2) {
    const w = SHEET.w / across;
    rungs.push(`M${SHEET.x + i * w} ${HEIGHT - 11}h${w}v4.500h-${w}Z`);
  }
  for (let i = 1; i < down; i += 2) {
    const h = SHEET.h / down;
    for (const x of [7, WIDTH - 11.5]) rungs.push(`M${x} ${SHEET.y + i * h}h4.500v${h}h-4.500Z`);
  }
  return (
    <g className="nw-margin" {...SILENT}>
      <path
        className="nw-margin-paper"
        fillRule="evenodd"
        d={`M0 0H${WIDTH}V${HEIGHT}H0ZM${SHEET.x} ${SHEET.y}V${SHEET.y + SHEET.h}H${SHEET.x + SHEET.w}V${SHEET.y}Z`}
      />
      <rect className="nw-margin-rule" x={4} y={4} width={WIDTH - 8} height={HEIGHT - 8} />
      <path className="nw-rungs" d={rungs.join('')} />
    </g>
  );
});

/** NW-2.2-a: what is written on a turn of the calendar. */
export interface TurnFacts {
  readonly years: string;
  /** The But nation of the turn. */
  readonly but: string;
  /** NW-12.3-a: corps that were delayed and come back in it. */
  readonly waiting: number;
}

/** The calendar of sixteen turns above the map: past ones darker, the present one in gold, and how many corps come late. */
export function Calendar({ turns, now }: { readonly turns: readonly TurnFacts[]; readonly now: number }) {
  return (
    <g className="nw-calendar">
      {turns.map(({ years, but, waiting }, i) => {
        const cell = turnCell(i + 1);
        const state = i + 1 < now ? 'past' : i + 1 === now ? 'now' : 'ahead';
        return (
          <g key={years} className={`nw-turn nw-turn-${state}`}>
            <rect {...boxOf(cell)} />
            <Fitted
              className="nw-turn-years"
              x={cell.x + cell.w / 2}
              y={cell.y + 14}
              room={cell.w - 4}
              size={13}
              words={years}
            />
            <Fitted
              className="nw-turn-but"
              x={cell.x + cell.w / 2 + (waiting > 0 ? 8 : 0)}
              y={cell.y + 27}
              room={cell.w - (waiting > 0 ? 20 : 4)}
              size={13}
              words={but}
            />
            {waiting > 0 ? <Waiting at={[cell.x + 2, cell.y + 17]} count={waiting} /> : null}
          </g>
        );
      })}
      <rect className="nw-neatline" {...boxOf({ x: SHEET.x - 1, y: SHEET.y - 1, w: SHEET.w + 2, h: SHEET.h + 2 })} />
    </g>
  );
}

/** So many corps are on their way. */
function Waiting({ at: [x, y], count }: { readonly at: Point; readonly count: number }) {
  return (
    <g className="nw-waiting" transform={`translate(${x} ${y})`}>
      <rect width={15} height={13} rx={2} />
      <text x={7.5} y={11}>
        {count}
      </text>
    </g>
  );
}

interface FittedProps {
  readonly className: string;
  readonly x: number;
  readonly y: number;
  readonly room: number;
  readonly size: number;
  readonly words: string;
}

/** Words that are drawn together where they would be wider than their room; never smaller. */
export function Fitted({ className, x, y, room, size, words }: FittedProps) {
  const tight = wide(words, size) > room;
  return (
    <text className={className} x={x} y={y} {...(tight ? { textLength: room, lengthAdjust: 'spacingAndGlyphs' } : {})}>
      {words}
    </text>
  );
}

/** What never changes on the sheet: title, key, rose. */
export const Furniture = memo(function Furniture({ words }: { readonly words: AtlasWords }) {
  const { title, key } = BOXES;
  const middle = title.x + title.w / 2;
  const war = { difficulty: 10, trade: false };
  return (
    <g className="nw-furniture" {...SILENT}>
      <Card box={title} />
      <text className="nw-title" x={middle} y={title.y + 26}>
        {words.title}
      </text>
      <path className="nw-flourish" d={`M${middle - 56} ${title.y + 33}q28 4 56 0q28-4 56 0`} />
      <Card box={key} />
      {(['open', 'won', 'lost'] as const).map((state, i) => (
        <g key={state}>
          <Hexagon at={[key.x + 15 + (i % 2) * 60, key.y + 14 + (i >> 1) * 19]} r={8.4} facts={{ ...war, state }} />
          <text className="nw-italic" x={key.x + 26 + (i % 2) * 60} y={key.y + 18 + (i >> 1) * 19}>
            {words.warStates[state]}
          </text>
        </g>
      ))}
      <Waiting at={[key.x + 68, key.y + 26]} count={2} />
      <text className="nw-italic" x={key.x + 86} y={key.y + 37}>
        {words.delayed}
      </text>
      <Arms words={words} />
      <Rose words={words} />
    </g>
  );
});

function Rose({ words }: { readonly words: AtlasWords }) {
  const { x, y, w, h } = BOXES.rose;
  const r = w / 2 - 3;
  const rays = (turns: readonly number[], long: number, wide: number) =>
    turns.map((turn) => (
      <g key={turn} transform={`rotate(${turn})`}>
        <path className={turn === 0 ? 'nw-ray-north' : 'nw-ray-shade'} d={`M0 ${-long}L${wide} ${-wide}L0 0Z`} />
        <path className="nw-ray-light" d={`M0 ${-long}L${-wide} ${-wide}L0 0Z`} />
      </g>
    ));
  return (
    <g className="nw-rose" transform={`translate(${x + w / 2} ${y + h - r - 5})`}>
      <circle className="nw-card-paper" r={r} />
      <circle className="nw-card-rule" r={r - 3.5} />
      {rays([45, 135, 225, 315], r - 13, 4.6)}
      {rays([90, 180, 270, 0], r - 7, 6.6)}
      <text className="nw-north" y={-r - 3}>
        {words.north}
      </text>
    </g>
  );
}

/** How the two arms are told apart. */
function Arms({ words }: { readonly words: AtlasWords }) {
  const { x, y } = BOXES.arms;
  const corps = { colours: 'french', strength: 5, side: 'french' } as const;
  return (
    <>
      <Card box={BOXES.arms} />
      <Plate at={[x + 6, y + 6]} corps={{ ...corps, id: 'infantry', name: words.infantry, cavalry: false }} />
      <Plate at={[x + 6, y + 28]} corps={{ ...corps, id: 'cavalry', name: words.cavalry, cavalry: true }} />
    </>
  );
}
