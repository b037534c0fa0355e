import { NEIGHBOURS, rowsFrom, SIZE, SQUARES } from '../../../grids/squares.ts';
import type { Io } from '../../../kernel/chance.ts';
import type { Seat } from '../../../kernel/flow.ts';
import { get } from '../../../kernel/there.ts';
import type { Box } from '../data/box.ts';
import { type ManEvent, NONE, type Position, type Square } from '../position.ts';
import { sideOf } from './cards.ts';
import { enemyOf, ownerOf } from './field.ts';

// Chapter 2.2: victory at nightfall.

/** The squares of the enemy's half that a seat controls: by standing there, or by influence that nobody contests. */
export function controlled(p: Pick<Position, 'at' | 'sides'>, seat: Seat): Square[] {
  const enemyEdge = p.sides[enemyOf(seat) as 0 | 1].edge;
  const out: Square[] = [];
  for (let square = 0; square < SQUARES; square++) {
    if (rowsFrom(enemyEdge, square) < SIZE / 2 && controls(p, seat, square)) out.push(square);
  }
  return out;
}

function controls(p: Pick<Position, 'at'>, seat: Seat, square: Square): boolean {
  const occupant = get(p.at, square);
  if (occupant !== NONE) return ownerOf(occupant) === seat;
  let near = false;
  for (const next of get(NEIGHBOURS, square)) {
    const unit = get(p.at, next);
    if (unit === NONE) continue;
    if (ownerOf(unit) !== seat) return false;
    near = true;
  }
  return near;
}

export function reducedUnits(p: Position, seat: Seat): number {
  let count = 0;
  for (let unit = seat * 8; unit < seat * 8 + 8; unit++) if (p.where[unit] !== NONE && p.reduced[unit]) count++;
  return count;
}

/** 2.2-a, -h to -j: control, then eliminations, then reduced units, then the order of nations. */
export function nightfall(box: Box, p: Position, io: Io<ManEvent>): void {
  const both = (value: (seat: Seat) => number): readonly [number, number] => [value(0), value(1)];
  const control = both((seat) => controlled(p, seat).length);
  const lost = both((seat) => sideOf(p, seat).lost);
  const reduced = both((seat) => reducedUnits(p, seat));
  const rank = both((seat) => get(box.nations, sideOf(p, seat).nation).tieBreakRank);
  const [winner, how] =
    control[0] !== control[1]
      ? [control[0] > control[1] ? 0 : 1, 'night']
      : lost[0] !== lost[1]
        ? [lost[0] < lost[1] ? 0 : 1, 'nightEliminations']
        : reduced[0] !== reduced[1]
          ? [reduced[0] < reduced[1] ? 0 : 1, 'nightReduced']
          : [rank[0] < rank[1] ? 0 : 1, 'nightRank'];
  io.tell?.({ kind: 'nightfall', control });
  p.outcome = {
    winners: [winner],
    how,
    facts: {
      control0: control[0],
      control1: control[1],
      lost0: lost[0],
      lost1: lost[1],
      reduced0: reduced[0],
      reduced1: reduced[1],
    },
  };
  io.tell?.({ kind: 'won', outcome: p.outcome });
}
