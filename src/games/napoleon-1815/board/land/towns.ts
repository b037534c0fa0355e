import { speckle } from '../../../../table/land/speckle.ts';
import type { Box, ZoneFacts } from '../../data/box.ts';
import { distance, type Point, pathOf, ring } from '../geometry.ts';
import type { Sheet, Spot } from '../sheet.ts';

/** The places of the map, gathered by what they are drawn with. */
export interface Towns {
  /** Open ground of plain places, wooded places and towns. */
  readonly plain: string;
  readonly wooded: string;
  readonly town: string;
  readonly copse: string;
  readonly ditch: string;
  readonly glacis: string;
  readonly rampart: string;
  readonly roofs: readonly [string, string, string];
  readonly ridges: string;
  readonly walls: string;
  readonly spires: string;
}

type Sketchbook = { [K in keyof Towns]: K extends 'roofs' ? [string[], string[], string[]] : string[] };

export function townsOf(box: Box, sheet: Sheet): Towns {
  const book: Sketchbook = {
    plain: [],
    wooded: [],
    town: [],
    copse: [],
    ditch: [],
    glacis: [],
    rampart: [],
    roofs: [[], [], []],
    ridges: [],
    walls: [],
    spires: [],
  };
  box.zones.forEach((facts, zone) => {
    const spot = sheet.spots[zone];
    if (spot !== undefined) drawPlace(book, facts, spot, zone === box.brussels, streetsOf(facts, spot, sheet));
  });
  const one = (parts: readonly string[]) => parts.join('');
  return {
    plain: one(book.plain),
    wooded: one(book.wooded),
    town: one(book.town),
    copse: one(book.copse),
    ditch: one(book.ditch),
    glacis: one(book.glacis),
    rampart: one(book.rampart),
    roofs: [one(book.roofs[0]), one(book.roofs[1]), one(book.roofs[2])],
    ridges: one(book.ridges),
    walls: one(book.walls),
    spires: one(book.spires),
  };
}

/** The directions in which streets leave. */
function streetsOf(facts: ZoneFacts, spot: Spot, sheet: Sheet): readonly number[] {
  return facts.near.flatMap((other) => {
    const far = sheet.spots[other];
    return far === undefined ? [] : [Math.atan2(far.at[1] - spot.at[1], far.at[0] - spot.at[0])];
  });
}

function drawPlace(book: Sketchbook, facts: ZoneFacts, spot: Spot, capital: boolean, streets: readonly number[]): void {
  const luck = speckle(Math.round(facts.x * 131 + facts.y * 7));
  const { at, r } = spot;
  if (capital) {
    book.ditch.push(pathOf(walls(at, r + 3), true));
    book.rampart.push(pathOf(walls(at, r), true));
    houses(book, at, r * 0.8, 90, 6.6, streets, luck);
    spire(book, at, 1.9);
    return;
  }
  switch (facts.type) {
    case 'fortified-town':
      book.glacis.push(glacis(at, r));
      book.ditch.push(pathOf(bastions(at, r + 3.4), true));
      book.rampart.push(pathOf(bastions(at, r), true));
      houses(book, at, r * 0.52, 22, 6, streets, luck);
      spire(book, at, 1.4);
      return;
    case 'town':
      book.town.push(circle(at, r));
      houses(book, at, r - 2, 30, 6.2, streets, luck);
      spire(book, at, 1.5);
      return;
    case 'fortified-farm':
      farm(book, at, (luck() - 0.5) * 0.5);
      return;
    case 'wooded':
      book.wooded.push(circle(at, r));
      copse(book, at, r, luck);
      houses(book, at, r - 4.5, 5, 5, streets, luck);
      spire(book, at, 0.95);
      return;
    case 'plain':
      book.plain.push(circle(at, r));
      houses(book, at, r - 3.5, 9, 5, streets, luck);
      spire(book, at, 1);
  }
}

const n = (value: number): string => String(Math.round(value * 10) / 10);
const circle = ([x, y]: Point, r: number): string =>
  `M${n(x - r)} ${n(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** The old wall of a capital. */
function walls([x, y]: Point, r: number): Point[] {
  const shape: readonly Point[] = [
    [-0.1, -1],
    [0.4, -0.9],
    [0.8, -0.56],
    [0.96, 0.1],
    [0.7, 0.66],
    [0.28, 0.98],
    [-0.14, 1.06],
    [-0.6, 0.72],
    [-0.9, 0.22],
    [-0.88, -0.42],
    [-0.52, -0.82],
  ];
  return shape.map(([u, v]): Point => [x + u * r, y + v * r]);
}

const SIDES = 6;

/** A trace after Vauban: from each corner of a hexagon an arrow-head with faces, shoulders and flanks. */
function bastions([x, y]: Point, r: number): Point[] {
  const polar = (angle: number, far: number): Point => [x + Math.cos(angle) * r * far, y + Math.sin(angle) * r * far];
  return Array.from({ length: SIDES }, (_, i) => i * ((2 * Math.PI) / SIDES) - Math.PI / 2).flatMap((a) => [
    polar(a - 0.27, 0.7),
    polar(a - 0.215, 0.83),
    polar(a, 1.08),
    polar(a + 0.215, 0.83),
    polar(a + 0.27, 0.7),
  ]);
}

/** Short strokes that fall away from the ditch. */
const glacis = (at: Point, r: number): string =>
  ring(at, 1, 48)
    .map(([x, y], i) => {
      const [u, v] = [x - at[0], y - at[1]];
      const near = r * (i % 8 === 0 ? 1.24 : i % 8 === 4 ? 1.0 : i % 2 === 0 ? 1.1 : 1.14);
      return pathOf([
        [at[0] + u * near, at[1] + v * near],
        [at[0] + u * (near + 5), at[1] + v * (near + 5)],
      ]);
    })
    .join('');

/** Houses along the lanes, the streets left free. */
function houses(
  book: Sketchbook,
  at: Point,
  r: number,
  many: number,
  size: number,
  streets: readonly number[],
  luck: () => number,
): void {
  const built: Point[] = [];
  for (let t = 0; t < many * 14 && built.length < many; t++) {
    const angle = luck() * 2 * Math.PI;
    const far = r * Math.sqrt(luck());
    const [x, y] = [Math.cos(angle) * far, Math.sin(angle) * far];
    if (far < size * 0.85 || built.some((other) => distance(other, [x, y]) < size * 1.02)) continue;
    if (streets.some((street) => inStreet(x, y, street, 2.6 + size * 0.3))) continue;
    built.push([x, y]);
    house(
      book,
      [at[0] + x, at[1] + y],
      size * (0.75 + 0.4 * luck()),
      size * (0.52 + 0.22 * luck()),
      angle + Math.PI / 2 + (luck() - 0.5) * 0.5,
      luck(),
    );
  }
}

function inStreet(x: number, y: number, street: number, half: number): boolean {
  const [along, across] = [
    Math.cos(street) * x + Math.sin(street) * y,
    Math.abs(Math.cos(street) * y - Math.sin(street) * x),
  ];
  return along > -1 && across < half;
}

function house(book: Sketchbook, [x, y]: Point, w: number, h: number, turn: number, luck: number): void {
  const [c, s] = [Math.cos(turn) / 2, Math.sin(turn) / 2];
  const corner = (u: number, v: number): Point => [x + u * w * c - v * h * s, y + u * w * s + v * h * c];
  book.roofs[luck < 0.2 ? 2 : luck < 0.55 ? 1 : 0].push(
    pathOf([corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)], true),
  );
  book.ridges.push(pathOf([corner(-0.8, 0), corner(0.8, 0)]));
}

/** A church with its cross. */
function spire(book: Sketchbook, [x, y]: Point, k: number): void {
  const p = (u: number, v: number): Point => [x + u * k, y + v * k];
  book.walls.push(pathOf([p(-2.2, 2.6), p(-2.2, -1), p(0, -3.2), p(2.2, -1), p(2.2, 2.6)], true));
  book.spires.push(pathOf([p(0, -3.2), p(0, -7)]) + pathOf([p(-1.4, -5.7), p(1.4, -5.7)]));
}

/** Trees about a place in the woods. */
function copse(book: Sketchbook, at: Point, r: number, luck: () => number): void {
  for (const [x, y] of ring(at, r + 0.5, 9, luck())) {
    const k = 3.4 + luck();
    book.copse.push(
      `M${n(x - k)} ${n(y + 1)}c${n(-1)} -3 1 ${n(-k * 1.4)} ${n(k)} ${n(-k * 1.3)}s${n(k * 1.3)} 2 ${n(k)} ${n(k * 1.3)}s-5 2.400 ${n(-2 * k)} 0Z`,
    );
  }
}

/** Four wings about a yard, a gate to the south. */
function farm(book: Sketchbook, at: Point, turn: number): void {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const p = (u: number, v: number): Point => [at[0] + u * c - v * s, at[1] + u * s + v * c];
  const box = (x: number, y: number, w: number, h: number) =>
    pathOf([p(x, y), p(x + w, y), p(x + w, y + h), p(x, y + h)], true);
  book.rampart.push(box(-16.5, -14, 33, 28));
  book.roofs[0].push(box(-15, -12.5, 30, 7.5));
  book.roofs[1].push(box(-15, -5, 7, 17.5), box(8, -5, 7, 12));
  book.ridges.push(
    pathOf([p(-14, -8.8), p(14, -8.8)]),
    pathOf([p(-11.5, -4), p(-11.5, 11.5)]),
    pathOf([p(11.5, -4), p(11.5, 6)]),
  );
  book.walls.push(box(-3.2, 11.5, 6.4, 4.5));
}
