import type { GameEvent, Io } from './chance.ts';
import { type Odds, sumsOf } from './odds.ts';
import { get } from './there.ts';

// Every way that chance can go: the rules themselves are played again and again, each time with one number settled differently.
// What they give is exact by construction: odds that are written otherwise are held against it, and short chains need no others.

/** A number that the rules asked for: in which ways it can fall. */
interface Fork {
  readonly of: number;
  /** The values it can have, and how many of the `of` rolls give each. */
  readonly values: readonly (readonly number[])[];
  readonly ways: readonly number[];
  at: number;
}

const WIDEST = 1_000_000;

/** The faces of some dice by their sum: one roll stands for all of the same sum. */
function forkOfSums(count: number, sides: number): Fork {
  const { low, ways } = sumsOf([{ count, sides }]);
  const values = ways.map((_, i) => facesOf(count, sides, low + i));
  return { of: sides ** count, values, ways, at: 0 };
}

/** Some faces with this sum. */
function facesOf(count: number, sides: number, sum: number): number[] {
  let left = sum - count;
  return Array.from({ length: count }, () => {
    const more = Math.min(left, sides - 1);
    left -= more;
    return 1 + more;
  });
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/**
 * What each result weighs when `run` is played with every roll; null if there are more than `most` ways. `run` must do the same each
 * time: it plays on a copy, and asks the `io` that it is given for every number.
 */
export function everyRoll<E extends GameEvent>(
  run: (io: Io<E>) => string,
  most = WIDEST,
): Pick<Odds, 'of' | 'results'> | null {
  const leaves: { readonly key: string; readonly ways: number; readonly of: number }[] = [];
  const path: Fork[] = [];
  for (let n = 0; n < most; n++) {
    let depth = 0;
    const take = (fork: () => Fork): readonly number[] => {
      if (depth === path.length) path.push(fork());
      const here = get(path, depth++);
      return get(here.values, here.at);
    };
    const key = run({
      roll: (_stream, sides) =>
        get(
          take(() => ({
            of: sides,
            values: Array.from({ length: sides }, (_, i) => [i + 1]),
            ways: new Array<number>(sides).fill(1),
            at: 0,
          })),
          0,
        ),
      dice: (_stream, count, sides) => take(() => forkOfSums(count, sides)),
      reveal() {},
      tell: null,
    });
    path.length = depth;
    leaves.push({
      key,
      ways: path.reduce((all, { ways, at }) => all * get(ways, at), 1),
      of: path.reduce((all, { of }) => all * of, 1),
    });
    // On to the next way: the last number that can still fall otherwise does.
    while (isLast(path.at(-1))) path.pop();
    const turned = path.at(-1);
    if (turned === undefined) return weighed(leaves);
    turned.at++;
  }
  return null;
}

const isLast = (fork: Fork | undefined): boolean => fork !== undefined && fork.at === fork.values.length - 1;

/** On one denominator, in the order in which results were first met. */
function weighed(
  leaves: readonly { readonly key: string; readonly ways: number; readonly of: number }[],
): Pick<Odds, 'of' | 'results'> {
  const of = leaves.reduce((all, leaf) => (all / gcd(all, leaf.of)) * leaf.of, 1);
  const found = new Map<string, number>();
  for (const leaf of leaves) found.set(leaf.key, (found.get(leaf.key) ?? 0) + leaf.ways * (of / leaf.of));
  return { of, results: [...found].map(([key, ways]) => ({ key, ways })) };
}
