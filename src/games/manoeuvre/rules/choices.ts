import { SQUARES } from '../../../grids/squares.ts';
import { get } from '../../../kernel/there.ts';
import type { Card, Choice, Square, Unit } from '../position.ts';
import type { Of } from './bars.ts';

// Choices that are offered by the dozen are made once and shared by every list they stand in: a choice is a value that
// nobody changes, and listing is most of what a decision costs.

const UNITS = 16;

/** For each unit and each square, in this order. */
function onField<C extends Choice>(make: (unit: Unit, to: Square) => C): readonly (readonly C[])[] {
  return Array.from({ length: UNITS }, (_unit, unit) =>
    Array.from({ length: SQUARES }, (_square, to) => Object.freeze(make(unit, to))),
  );
}

/** For each number from 0 on, as far as they are asked for: how many cards and tiles there are is the pack's affair. */
function numbered<C extends Choice>(make: (n: number) => C): (n: number) => C {
  const made: C[] = [];
  return (n) => {
    while (made.length <= n) made.push(Object.freeze(make(made.length)));
    return get(made, n);
  };
}

export const PASS: Of<'pass'> = Object.freeze({ kind: 'pass' });
export const MOVE = onField((unit, to): Of<'move'> => ({ kind: 'move', unit, to }));
export const PLACE = onField((unit, to): Of<'place'> => ({ kind: 'place', unit, to }));
export const playOf: (card: Card) => Of<'play'> = numbered((card) => ({ kind: 'play', card }));
export const discardOf: (card: Card) => Of<'discard'> = numbered((card) => ({ kind: 'discard', card }));

const turnedTile = numbered((n): Of<'tile'> => ({ kind: 'tile', tile: n >> 2, turn: n & 3 }));
export const tileOf = (tile: number, turn: number): Of<'tile'> => turnedTile(tile * 4 + turn);
