/**
 * A fixed piece of work of the same nature as a decision of a game: a list of small objects is made from a board, one of
 * them is picked and played, a log grows. It tells a slow machine from slow rules, so it must never change: figures of
 * different days are compared by it.
 */

interface Step {
  readonly kind: 'step' | 'stay';
  readonly piece: number;
  readonly to: number;
}

const EDGE = 10;
const BESIDE = Array.from({ length: EDGE * EDGE }, (_, at) =>
  [at - EDGE, at - 1, at + 1, at + EDGE].filter(
    (to) => to >= 0 && to < EDGE * EDGE && (to % EDGE === at % EDGE || Math.floor(to / EDGE) === Math.floor(at / EDGE)),
  ),
);
const PIECES = 12;

function choose(board: readonly number[], pieces: readonly number[], turn: number): Step[] {
  const out: Step[] = [];
  for (let piece = turn % 4; piece < PIECES; piece += 4) {
    for (const to of BESIDE[pieces[piece] ?? 0] ?? []) {
      if (board[to] === -1) out.push({ kind: 'step', piece, to });
    }
  }
  out.push({ kind: 'stay', piece: 0, to: 0 });
  return out;
}

/** So many steps of a walk of pieces over a board. The sum is what came of it: the same number for the same length. */
export function walkYardstick(steps: number): number {
  const board = new Array<number>(EDGE * EDGE).fill(-1);
  const pieces = Array.from({ length: PIECES }, (_, piece) => piece * 7);
  pieces.forEach((at, piece) => {
    board[at] = piece;
  });
  let random = 1815;
  let sum = 0;
  let log: number[] = [];
  for (let turn = 0; turn < steps; turn++) {
    const choices = choose(board, pieces, turn);
    random = (Math.imul(random, 1103515245) + 12345) | 0;
    const chosen = choices[(random >>> 8) % choices.length];
    if (chosen?.kind === 'step') {
      board[pieces[chosen.piece] ?? 0] = -1;
      board[chosen.to] = chosen.piece;
      pieces[chosen.piece] = chosen.to;
      log.push(chosen.to);
    } else log = log.slice(-20);
    sum = (sum + choices.length + log.length) | 0;
  }
  return sum;
}
