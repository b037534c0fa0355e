import { memo } from 'preact/compat';
import { SILENT } from '../../../table/controls.tsx';
import { Card } from './field.tsx';
import { BOXES, HEIGHT, SHEET, turnCell, WIDTH } from './geometry.ts';
import { boxOf } from './land/landscape.tsx';
import { Plate } from './pieces.tsx';
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
      <rect className="nw-margin-paper" width={WIDTH} height={HEIGHT} rx={2} />
      <rect className="nw-margin-rule" x={4} y={4} width={WIDTH - 8} height={HEIGHT - 8} />
      <path d={rungs.join('')} />
    </g>
  );
});

/** NW-2.2-a: what is written on a turn of the calendar. */
export interface TurnFacts {
  readonly years: string;
  /** The But nation of the turn. */
  readonly but: string;
  /** The objective was met in it. */
  readonly met: boolean;
}

/** The calendar of sixteen turns above the map: past ones darker, a flag where the aim was met, the present one in gold. */
export function Calendar({ turns, now }: { readonly turns: readonly TurnFacts[]; readonly now: number }) {
  return (
    <g className="nw-calendar">
      {turns.map(({ years, but, met }, i) => {
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
              size={12}
              words={years}
            />
            <Fitted
              className="nw-turn-but"
              x={cell.x + cell.w / 2 + (met ? 4 : 0)}
              y={cell.y + 27}
              room={cell.w - (met ? 14 : 4)}
              size={12}
              words={but}
            />
            {met ? (
              <path
                className="nw-flag"
                d={`M${cell.x + 2.6} ${cell.y + 30}v-10h6.500l-1.700 2.600 1.700 2.600h-6.500`}
              />
            ) : null}
          </g>
        );
      })}
      <rect className="nw-neatline" {...boxOf({ x: SHEET.x - 1, y: SHEET.y - 1, w: SHEET.w + 2, h: SHEET.h + 2 })} />
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
  const tight = words.length * size * 0.46 > room;
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
      {words.subtitle.map((line, i) => (
        <text key={line} className="nw-italic nw-middle" x={middle} y={title.y + 49 + i * 14.5}>
          {line}
        </text>
      ))}
      <Card box={key} />
      {(['open', 'won', 'lost'] as const).map((state, i) => (
        <g key={state}>
          <Hexagon at={[key.x + 15 + (i % 2) * 60, key.y + 14 + (i >> 1) * 19]} r={8.4} facts={{ ...war, state }} />
          <text className="nw-italic" x={key.x + 26 + (i % 2) * 60} y={key.y + 18 + (i >> 1) * 19}>
            {words.warStates[state]}
          </text>
        </g>
      ))}
      <path className="nw-flag" d={`M${key.x + 71} ${key.y + 39}v-12h9l-2.400 3 2.400 3h-9`} />
      <text className="nw-italic" x={key.x + 86} y={key.y + 37}>
        {words.aimMet}
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
