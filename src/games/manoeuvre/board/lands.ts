import type { Box } from '../data/box.ts';
import { turned } from '../data/tiles.ts';
import type { Edge, Laid, Terrain } from '../position.ts';
import { squaresFrom } from './geometry.ts';
import { type Land, landOf } from './terrain/land.ts';

const FIELD_SEED = 1;

/** The lands of a box, each made once, so that a drawing knows again what it has already drawn. */
export interface Lands {
  field(field: readonly Terrain[], bottom: Edge): Land;
  tile(laid: Laid): Land;
}

export function landsOf(box: Box): Lands {
  const made = new Map<string, Land>();
  const once = (key: string, make: () => Land): Land => {
    const known = made.get(key) ?? make();
    made.set(key, known);
    return known;
  };
  return {
    field: (field, bottom) =>
      once(`${bottom} ${field.join()}`, () =>
        landOf(
          box,
          squaresFrom(bottom).map((square) => field[square] ?? 0),
          8,
          FIELD_SEED,
        ),
      ),
    tile: ({ tile, turn }) =>
      once(`${tile} ${turn}`, () => landOf(box, turned(box.tiles[tile]?.squares ?? [], turn), 4, tile + 2)),
  };
}
