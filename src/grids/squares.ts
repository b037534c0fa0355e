/** A board of squares, 8 by 8: 0 = a1, 7 = h1, 8 = a2, ... 63 = h8. North is toward rank 8. */
export type Direction = 'N' | 'E' | 'S' | 'W';
export const DIRECTIONS: readonly Direction[] = ['N', 'E', 'S', 'W'];

export const SIZE = 8;
export const SQUARES = SIZE * SIZE;
/** What stands beyond the edge. */
export const OFF = -1;

export function fileOf(square: number): number {
  return square % SIZE;
}

export function rankOf(square: number): number {
  return Math.floor(square / SIZE);
}

export function squareAt(file: number, rank: number): number {
  return file < 0 || rank < 0 || file >= SIZE || rank >= SIZE ? OFF : rank * SIZE + file;
}

const OFFSET: Record<Direction, readonly [file: number, rank: number]> = {
  N: [0, 1],
  E: [1, 0],
  S: [0, -1],
  W: [-1, 0],
};

function shifted(direction: Direction): readonly number[] {
  const [file, rank] = OFFSET[direction];
  return Array.from({ length: SQUARES }, (_, square) => squareAt(fileOf(square) + file, rankOf(square) + rank));
}

/** The square next to each square in a direction, or OFF. */
export const NEXT: Readonly<Record<Direction, readonly number[]>> = {
  N: shifted('N'),
  E: shifted('E'),
  S: shifted('S'),
  W: shifted('W'),
};

/** The squares that share a side with each square, in the order north, east, south, west. */
export const NEIGHBOURS: readonly (readonly number[])[] = Array.from({ length: SQUARES }, (_, square) =>
  DIRECTIONS.map((direction) => NEXT[direction][square] ?? OFF).filter((next) => next !== OFF),
);

/** The squares at a distance of exactly two for each square, each with the squares in between: two for a diagonal, else one. */
export const AT_TWO: readonly (readonly { readonly square: number; readonly between: readonly number[] }[])[] =
  Array.from({ length: SQUARES }, (_, from) => {
    const found = new Map<number, number[]>();
    for (const between of NEIGHBOURS[from] ?? []) {
      for (const square of NEIGHBOURS[between] ?? []) {
        if (square !== from) found.set(square, [...(found.get(square) ?? []), between]);
      }
    }
    return [...found].map(([square, between]) => ({ square, between }));
  });

export const OPPOSITE: Readonly<Record<Direction, Direction>> = { N: 'S', E: 'W', S: 'N', W: 'E' };
/** The two directions along an edge. */
export const ALONG: Readonly<Record<Direction, readonly [Direction, Direction]>> = {
  N: ['W', 'E'],
  S: ['W', 'E'],
  E: ['N', 'S'],
  W: ['N', 'S'],
};

/** How many rows a square lies from an edge: 0 on the edge itself. */
export function rowsFrom(edge: Direction, square: number): number {
  switch (edge) {
    case 'N':
      return SIZE - 1 - rankOf(square);
    case 'S':
      return rankOf(square);
    case 'E':
      return SIZE - 1 - fileOf(square);
    case 'W':
      return fileOf(square);
  }
}

export function squareName(square: number): string {
  return `${'abcdefgh'[fileOf(square)] ?? '?'}${rankOf(square) + 1}`;
}

/** The square of a name such as `e4`, or OFF. */
export function squareNamed(name: string): number {
  return /^[a-h][1-8]$/.test(name) ? squareAt(name.charCodeAt(0) - 97, name.charCodeAt(1) - 49) : OFF;
}
