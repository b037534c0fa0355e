import { get } from '../../../../kernel/there.ts';
import { circle } from '../../../../table/hexes/land.ts';
import { type Line, type Point, pathOf, placed } from '../../../../table/land/lines.ts';
import { speckle } from '../../../../table/land/speckle.ts';
import type { Formation } from '../../data/names.ts';

// A piece is the figure of the drill-book: its outline is the formation, its turn the facing, its ivory edge the combat front.

/** How a part of a piece is drawn; how it looks stands in pieces.css. */
export type PartLook =
  | 'coat'
  | 'broken'
  | 'ivory'
  | 'point'
  | 'side'
  | 'barrel'
  | 'bore'
  | 'trail'
  | 'garrison'
  | 'files'
  | 'dashed';

export interface Part {
  readonly look: PartLook;
  readonly d: string;
}

export interface Outline {
  /** Its body alone, for its shadow and for what lies under it. */
  readonly body: string;
  readonly parts: readonly Part[];
  /** Where silhouette and strength stand. */
  readonly figure: Point;
  readonly strength: Point;
}

/** VE-0-b: these have a front; the others look all round. */
const FACING: ReadonlySet<Formation> = new Set(['line', 'column', 'battery', 'limbered', 'skirmish']);
/** These are broader than deep. */
const DEEP: ReadonlySet<Formation> = new Set(['column', 'limbered']);

const oblong = (w: number, top: number, bottom: number): Line => [
  [-w / 2, top],
  [w / 2, top],
  [w / 2, bottom],
  [-w / 2, bottom],
];
const box = (w: number, h: number): Line => oblong(w, -h / 2, h / 2);

interface Shape {
  readonly look: PartLook;
  readonly line: Line;
  readonly shut: boolean;
}
const shut = (look: PartLook, line: Line): Shape => ({ look, line, shut: true });
const open = (look: PartLook, line: Line): Shape => ({ look, line, shut: false });
/** A point that says where the front is. */
const point = (top: number, k: number): Shape =>
  shut('point', [
    [0, top - k],
    [k, top],
    [-k, top],
  ]);

/** The shapes of a formation about nought, its front to the north, in shares of its size; its body is the first coat. */
function shapesOf(formation: Formation, seed: number): readonly Shape[] {
  switch (formation) {
    case 'line':
      return [point(-0.42, 0.17), shut('coat', box(1.6, 0.84)), shut('ivory', oblong(1.52, -0.385, -0.26))];
    case 'column':
      return [point(-0.68, 0.22), shut('coat', box(0.9, 1.36)), shut('ivory', oblong(0.82, -0.645, -0.52))];
    case 'battery':
      return [
        ...[-0.46, 0, 0.46].flatMap((x) =>
          (['barrel', 'bore'] as const).map((look, i) =>
            open(look, [
              [x, -0.3],
              [x, -0.62 + i * 0.03],
            ]),
          ),
        ),
        shut('coat', box(1.44, 0.78)),
        shut('ivory', oblong(1.36, -0.355, -0.23)),
      ];
    case 'limbered':
      return [
        open('trail', [
          [0, 0.5],
          [0, 0.82],
        ]),
        open('trail', [
          [-0.2, 0.78],
          [0.2, 0.78],
        ]),
        point(-0.6, 0.2),
        shut('coat', box(0.82, 1.2)),
      ];
    case 'square':
      return [shut('coat', box(1.3, 1.26)), shut('side', box(1.1, 1.06))];
    case 'adapted':
      return [shut('coat', scallops(0.66, 0.62)), shut('garrison', oval(0.54, 0.5))];
    case 'skirmish':
      return [
        point(-0.36, 0.15),
        shut('broken', box(1.36, 0.72)),
        open('dashed', [
          [-0.62, -0.27],
          [0.62, -0.27],
        ]),
      ];
    case 'disorganised':
      return [shut('broken', ragged(seed))];
  }
}

const oval = (rx: number, ry: number): Line =>
  Array.from({ length: 24 }, (_, i): Point => [Math.cos((i * Math.PI) / 12) * rx, Math.sin((i * Math.PI) / 12) * ry]);

/** Twelve lobes round a garrison. */
function scallops(rx: number, ry: number): Line {
  return Array.from({ length: 72 }, (_, i): Point => {
    const turn = (i * 2 * Math.PI) / 72;
    const swell = 1 + 0.13 * Math.abs(Math.sin(turn * 6));
    return [Math.cos(turn) * rx * swell, Math.sin(turn) * ry * swell];
  });
}

/** A crowd: no two alike. */
function ragged(seed: number): Line {
  const luck = speckle(seed);
  return Array.from({ length: 13 }, (_, i): Point => {
    const [turn, far] = [(i * 2 * Math.PI) / 13, i % 2 === 1 ? 0.78 : 0.62];
    return [Math.cos(turn) * far * (0.95 + luck() * 0.15), Math.sin(turn) * 0.84 * far * (0.95 + luck() * 0.2)];
  });
}

/** Files of skirmishers to both sides, as dots along their front. */
function files(at: Point, turn: number, size: number): string {
  return [-1.22, -0.98, 0.98, 1.22]
    .map((x) => circle(get(placed(at, turn, [[x * size, -0.05 * size]]), 0), size * 0.1))
    .join('');
}

/** A piece at a point, so large, turned to its facing. */
export function outlineOf(formation: Formation, facing: number, at: Point, size: number, seed: number): Outline {
  const isFacing = FACING.has(formation);
  const turn = isFacing ? (facing * Math.PI) / 6 : 0;
  const shapes = shapesOf(formation, seed);
  const drawn = ({ line, shut: isShut }: Shape, to: Point = at) =>
    pathOf(
      placed(
        to,
        turn,
        line.map(([x, y]): Point => [x * size, y * size]),
      ),
      isShut,
    );
  const parts = shapes.map((shape): Part => ({ look: shape.look, d: drawn(shape) }));
  const body = shapes.find(({ look }) => look === 'coat' || look === 'broken');
  const deep = DEEP.has(formation);
  // Along the longer axis, the silhouette to the left, or above where it stands upright; a little behind the ivory edge.
  const along: Point = deep ? [-Math.sin(turn), Math.cos(turn)] : [Math.cos(turn), Math.sin(turn)];
  const isBack = along[0] < -0.01 || (Math.abs(along[0]) < 0.01 && along[1] < 0);
  const far = (isBack ? -1 : 1) * size * (deep ? 0.28 : 0.33);
  const back = isFacing && !deep ? 0.05 * size : 0;
  const middle: Point = [at[0] - Math.sin(turn) * back, at[1] + Math.cos(turn) * back];
  const put = (k: number): Point => [middle[0] + along[0] * far * k, middle[1] + along[1] * far * k];
  const dots: readonly Part[] = formation === 'skirmish' ? [{ look: 'files', d: files(at, turn, size) }] : [];
  return {
    body: body === undefined ? '' : drawn(body),
    parts: [...dots, ...parts],
    figure: put(-1),
    strength: put(1),
  };
}
