import { get } from '../../../../kernel/there.ts';
import { Control, SILENT } from '../../../../table/controls.tsx';
import type { Block } from '../../pieces.ts';
import { CORPS_COUNT, isCommander, isCorps, isVedette, NATION_OF } from '../../pieces.ts';
import { coalitionNation } from '../marks/contests.tsx';
import { blockTitle } from '../names.ts';
import { ON_MAP, type Piece, type Pile } from '../stacks.ts';
import type { Table } from '../table.ts';
import { CommanderBlock, CorpsBlock, LYING, SMALL, StandingBlock, VedetteBlock } from './blocks.tsx';
import { liveryOf } from './livery.ts';

/** All blocks on the map, the upper ones first. */
export function Piles({ table, piles }: { readonly table: Table; readonly piles: readonly Pile[] }) {
  const sorted = [...piles].sort((a, b) => a.at.y + a.at.h - b.at.y - b.at.h);
  return (
    <g>
      {sorted.map((pile) => (
        <Pointer key={`${pile.zone}/${pile.camp}`} table={table} pile={pile} />
      ))}
      {sorted.map((pile) => (
        <g key={`${pile.zone}/${pile.camp}`} transform={`translate(${pile.at.x} ${pile.at.y}) scale(${ON_MAP})`}>
          {pile.pieces.map((piece) =>
            piece.kind === 'block' ? (
              <BlockControl
                key={piece.block}
                table={table}
                block={piece.block}
                zone={pile.zone}
                x={piece.x}
                y={piece.y}
              />
            ) : (
              <Back key={`${piece.x}/${piece.y}`} table={table} zone={pile.zone} piece={piece} />
            ),
          )}
        </g>
      ))}
    </g>
  );
}

/** A back has no name of its own: whoever touches it means its place, which is the control. */
function Back({ table, zone, piece }: { table: Table; zone: number; piece: Extract<Piece, { kind: 'back' }> }) {
  const touch = { 'data-under': `zone:${zone}`, onClick: () => table.onTouch(`zone:${zone}`), ...SILENT };
  return (
    <g className="n15-back" transform={`translate(${piece.x} ${piece.y})`} {...touch}>
      <StandingBlock nation={piece.nation} done={piece.done} />
    </g>
  );
}

/** Whose place it is: a pile that lies about several points at its own. */
function Pointer({ table, pile: { zone, camp, at } }: { readonly table: Table; readonly pile: Pile }) {
  const spot = table.sheet.spots[zone];
  if (spot === undefined) return null;
  const { ground } = liveryOf(camp === 0 ? 0 : coalitionNation(table, zone));
  const [x, y] = spot.at;
  const inside = (from: number, long: number, to: number) => Math.max(from + 12, Math.min(from + long - 12, to));
  const [nx, ny] = [inside(at.x, at.w, x), inside(at.y, at.h, y)];
  const far = Math.hypot(nx - x, ny - y) || 1;
  const [ux, uy] = [(nx - x) / far, (ny - y) / far];
  const [tx, ty] = [x + ux * (spot.r - 1), y + uy * (spot.r - 1)];
  const d = `M${tx} ${ty}L${nx - uy * 9} ${ny + ux * 9}L${nx + uy * 9} ${ny - ux * 9}Z`;
  return <path className="n15-pointer" d={d} fill={ground} {...SILENT} />;
}

interface OnMap {
  readonly table: Table;
  readonly block: Block;
  readonly zone: number;
  readonly x: number;
  readonly y: number;
}

function BlockControl({ table, block, zone, x, y }: OnMap) {
  const thing = `block:${block}` as const;
  const { w, h } = isVedette(block) ? SMALL : LYING;
  const designated = table.view.op?.group.includes(block) === true || table.view.column?.group.includes(block) === true;
  const fights = table.view.combat?.stacks.some((stack) => stack.includes(block)) === true;
  const states = [designated && 'n15-designated', fights && 'n15-fights'].filter(Boolean).join(' ');
  return (
    <Control
      touching={table}
      thing={thing}
      under={`zone:${zone}`}
      className={`n15-piece ${states}`}
      style={{ transform: `translate(${x}px, ${y}px)` }}
      area={<rect className="thing-hit" x={-1.5} y={-1.5} width={w + 3} height={h + 7} rx={6} />}
    >
      <rect className="n15-piece-glow" x={-4} y={-4} width={w + 8} height={h + 11} rx={8} />
      <BlockFace table={table} block={block} />
      <rect className="n15-piece-ring" x={-1.5} y={-1.5} width={w + 3} height={h + 7} rx={6} />
    </Control>
  );
}

/** A block whose face the viewer sees. */
export function BlockFace({
  table,
  block,
}: {
  readonly table: Pick<Table, 'box' | 'view' | 'words'>;
  readonly block: Block;
}) {
  const { box, view } = table;
  const nation = NATION_OF[block] ?? 0;
  const done = view.activated[block] === true;
  const name = blockTitle(table, block);
  if (isCorps(block)) {
    const known = (view.infantry[block] ?? -1) >= 0;
    const strength = known
      ? ([get(view.infantry, block), get(view.cavalry, block), get(view.fatigue, block)] as const)
      : null;
    return <CorpsBlock nation={nation} id={box.corps[block]?.id ?? ''} name={name} done={done} strength={strength} />;
  }
  if (isCommander(block)) {
    return (
      <CommanderBlock nation={nation} id={box.commanders[block - CORPS_COUNT]?.id ?? ''} name={name} done={done} />
    );
  }
  return <VedetteBlock nation={nation} done={done} />;
}
