import { quietIo } from './chance.ts';
import { fastChance } from './fast-chance.ts';
import { askedSeat, type Flow, listChoices, play, settle } from './flow.ts';
import type { Game, GameChoice } from './game.ts';
import { canonical } from './plain.ts';

/** How many positions lie that many choices deep, and in how many of them the match is over. */
export interface PerftRow {
  readonly depth: number;
  readonly nodes: number;
  readonly ended: number;
}

/**
 * Counts the tree of decisions: every legal choice at every decision, also where there is only one. Where several seats are
 * asked at once, the first of them answers first. Chance is not a branch: each choice meets the numbers that a fast generator
 * gives for the seed and the choices on the way, so that the same tree is counted every time and in any order.
 */
export function perft(game: Game, position: Flow, depth: number, seed: number | string = 0): readonly PerftRow[] {
  const rows = Array.from({ length: depth + 1 }, (_, at) => ({ depth: at, nodes: 0, ended: 0 }));
  walk(game, rooted(game, position, seed), `${seed}`, 0, rows);
  return rows;
}

/** The positions at the full depth, by the first choice that leads to them. */
export function perftDivided(
  game: Game,
  position: Flow,
  depth: number,
  seed: number | string = 0,
): readonly { readonly choice: GameChoice; readonly nodes: number }[] {
  const root = rooted(game, position, seed);
  if (root.outcome !== null || depth < 1) return [];
  return children(game, root, `${seed}`).map(({ choice, position: next, path }) => {
    const rows = Array.from({ length: depth }, (_, at) => ({ depth: at, nodes: 0, ended: 0 }));
    walk(game, next, path, 0, rows);
    return { choice, nodes: rows[depth - 1]?.nodes ?? 0 };
  });
}

function rooted(game: Game, position: Flow, seed: number | string): Flow {
  const root = game.copy(position);
  settle(game.steps, root, quietIo(fastChance(seed)));
  return root;
}

function children(game: Game, p: Flow, path: string) {
  const seat = askedSeat(game.steps, p);
  return listChoices(game.steps, p, seat, []).map((choice) => {
    const next = game.copy(p);
    const onward = `${path} ${canonical(choice)}`;
    play(game.steps, next, seat, choice, quietIo(fastChance(onward)));
    return { choice, position: next, path: onward };
  });
}

type Counting = { nodes: number; ended: number };

function walk(game: Game, p: Flow, path: string, depth: number, rows: readonly Counting[]): void {
  const row = rows[depth];
  if (row === undefined) return;
  row.nodes++;
  if (p.outcome !== null) row.ended++;
  else if (depth + 1 < rows.length) {
    for (const child of children(game, p, path)) walk(game, child.position, child.path, depth + 1, rows);
  }
}
