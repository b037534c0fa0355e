import type { Zone } from '../data/box.ts';
import { type Block, type Camp, isVedette, type Nation } from '../pieces.ts';
import type { View } from '../position.ts';
import type { Rect } from './geometry.ts';
import { LYING, SMALL, STANDING } from './pieces/blocks.tsx';
import { blocksAt } from './table.ts';

/** One block of a pile, from the pile's corner. */
export type Piece =
  | { readonly kind: 'block'; readonly block: Block; readonly x: number; readonly y: number }
  | { readonly kind: 'back'; readonly nation: Nation; readonly done: boolean; readonly x: number; readonly y: number };

/** The blocks of a camp in a zone, together. */
export interface Pile {
  readonly zone: Zone;
  readonly camp: Camp;
  readonly pieces: readonly Piece[];
  readonly at: Rect;
}

/** A way to lay the blocks of a pile: high, or broad. */
export interface Shape {
  readonly pieces: readonly Piece[];
  readonly w: number;
  readonly h: number;
}

/** A pile that has no place yet. */
export interface Loose {
  readonly zone: Zone;
  readonly camp: Camp;
  readonly shapes: readonly Shape[];
}

const ROW = LYING.h + 1;
const COLUMN = LYING.w + 4;
const HIGH = 4;
/** Blocks are drawn smaller on the map than in the tray: there they must leave the land in sight. */
export const ON_MAP = 0.9;

/** What the piles of a view may look like and how large they are. */
export function pilesOf(view: View, zones: number): Loose[] {
  const out: Loose[] = [];
  for (let zone = 0; zone < zones; zone++) {
    for (const camp of [0, 1]) {
      const [blocks, backs] = [blocksAt(view, zone, camp), backsAt(view, zone, camp)];
      if (blocks.length + backs.length > 0) out.push({ zone, camp, shapes: shapesOf(blocks, backs) });
    }
  }
  return out;
}

type Backs = readonly { readonly nation: Nation; readonly done: boolean }[];

function backsAt(view: View, zone: Zone, camp: Camp): Backs {
  return view.hidden
    .filter((group) => group.zone === zone && (group.nation === 0) === (camp === 0))
    .flatMap(({ nation, activated, count }) => Array.from({ length: count }, () => ({ nation, done: activated })));
}

/** Blocks are piled up; where that leaves no room they lie in one column more. */
function shapesOf(blocks: readonly Block[], backs: Backs): readonly Shape[] {
  const lying = blocks.filter((block) => !isVedette(block)).length;
  const columns = Math.max(1, Math.ceil(lying / HIGH));
  return (lying > columns ? [columns, columns + 1] : [columns]).map((many) => {
    const pieces = arrange(blocks, backs, many);
    return {
      pieces,
      w: ON_MAP * Math.max(...pieces.map((piece) => piece.x + sizeOf(piece).w)),
      h: ON_MAP * (Math.max(...pieces.map((piece) => piece.y + sizeOf(piece).h)) + 4),
    };
  });
}

function sizeOf(piece: Piece): { readonly w: number; readonly h: number } {
  if (piece.kind === 'back') return { w: STANDING.w + 7, h: STANDING.h + 7 };
  return isVedette(piece.block) ? SMALL : LYING;
}

/** Corps and commanders in columns, vedettes under them, then those that show their backs. */
function arrange(blocks: readonly Block[], backs: Backs, columns: number): Piece[] {
  const lying = blocks.filter((block) => !isVedette(block));
  const riders = blocks.filter(isVedette);
  const high = Math.ceil(lying.length / columns);
  const pieces: Piece[] = lying.map((block, i) => ({
    kind: 'block',
    block,
    x: Math.floor(i / high) * COLUMN,
    y: (i % high) * ROW,
  }));
  let y = lying.length === 0 ? 0 : high * ROW + 5;
  const abreast = Math.max(3, columns * 2);
  const step = riders.length > 2 && columns === 1 ? 35 : SMALL.w + 3;
  riders.forEach((block, i) => {
    pieces.push({ kind: 'block', block, x: (i % abreast) * step, y: y + Math.floor(i / abreast) * (SMALL.h - 2) });
  });
  if (riders.length > 0) y += Math.ceil(riders.length / abreast) * (SMALL.h - 2) + 5;
  backs.forEach(({ nation, done }, i) => {
    pieces.push({
      kind: 'back',
      nation,
      done,
      x: (i % 5) * (STANDING.w - 6),
      y: y + Math.floor(i / 5) * (STANDING.h - 8),
    });
  });
  return pieces;
}
