import { bastions, block, church, disc, glacis, townWall, village } from '../../../../table/land/houses.ts';
import { type Point, pathOf, placed, ring } from '../../../../table/land/lines.ts';
import { speckle } from '../../../../table/land/speckle.ts';
import { bush } from '../../../../table/land/trees.ts';
import type { Box, ZoneFacts } from '../../data/box.ts';
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

type Sketchbook = { -readonly [K in keyof Towns]: K extends 'roofs' ? [string, string, string] : string };

export function townsOf(box: Box, sheet: Sheet): Towns {
  const book: Sketchbook = {
    plain: '',
    wooded: '',
    town: '',
    copse: '',
    ditch: '',
    glacis: '',
    rampart: '',
    roofs: ['', '', ''],
    ridges: '',
    walls: '',
    spires: '',
  };
  box.zones.forEach((facts, zone) => {
    const spot = sheet.spots[zone];
    if (spot !== undefined) drawPlace(book, facts, spot, zone === box.brussels, streetsOf(facts, spot, sheet));
  });
  return book;
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
  const built = (within: number, many: number, size: number, spire: number) => {
    for (const { roof, ridge, tint } of village(at, { r: within, many, size }, streets, luck)) {
      book.roofs[tint < 0.2 ? 2 : tint < 0.55 ? 1 : 0] += roof;
      book.ridges += ridge;
    }
    const { walls, spire: cross } = church(at, spire);
    book.walls += walls;
    book.spires += cross;
  };
  if (capital) {
    book.ditch += townWall(at, r + 3);
    book.rampart += townWall(at, r);
    built(r * 0.8, 90, 6.6, 1.9);
    return;
  }
  switch (facts.type) {
    case 'fortified-town':
      book.glacis += glacis(at, r);
      book.ditch += bastions(at, r + 3.4);
      book.rampart += bastions(at, r);
      built(r * 0.52, 22, 6, 1.4);
      return;
    case 'town':
      book.town += disc(at, r);
      built(r - 2, 30, 6.2, 1.5);
      return;
    case 'fortified-farm':
      farm(book, at, (luck() - 0.5) * 0.5);
      return;
    case 'wooded':
      book.wooded += disc(at, r);
      for (const [x, y] of ring(at, r + 0.5, 9, luck())) book.copse += bush(x, y, 3.4 + luck());
      built(r - 4.5, 5, 5, 0.95);
      return;
    case 'plain':
      book.plain += disc(at, r);
      built(r - 3.5, 9, 5, 1);
  }
}

/** Four wings about a yard, a gate to the south. */
function farm(book: Sketchbook, at: Point, turn: number): void {
  const box = (x: number, y: number, w: number, h: number) => block(at, turn, x, y, w, h);
  const ridge = (from: Point, to: Point) => pathOf(placed(at, turn, [from, to]));
  book.rampart += box(-16.5, -14, 33, 28);
  book.roofs[0] += box(-15, -12.5, 30, 7.5);
  book.roofs[1] += box(-15, -5, 7, 17.5) + box(8, -5, 7, 12);
  book.ridges += ridge([-14, -8.8], [14, -8.8]) + ridge([-11.5, -4], [-11.5, 11.5]) + ridge([11.5, -4], [11.5, 6]);
  book.walls += box(-3.2, 11.5, 6.4, 4.5);
}
