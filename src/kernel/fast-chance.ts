import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { Chance, Random } from './chance.ts';
import type { Plain } from './plain.ts';

// For simulations, bots and tests. The future of this generator can be computed from its past: never for online play.

/** A text as 32 bits, by FNV-1a from the given start. */
function hashed(text: string, start: number): number {
  let h = start;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  return h;
}

/** Spreads every bit over the whole word (the finish of MurmurHash3): neighbours come out as strangers. */
function spread(word: number): number {
  let h = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

/**
 * Any text becomes a whole state, so that each stream of each seed starts elsewhere. The generator itself tells similar states
 * apart only after many numbers: all four words must be mixed before the first.
 */
function generatorOf(text: string): ReturnType<typeof xoroshiro128plusFromState> {
  const [a, b] = [hashed(text, 0x811c9dc5), spread(hashed(text, 0x9747b28c))];
  return xoroshiro128plusFromState([a, a ^ b, a + b, b].map((word, i) => spread(word + Math.imul(i, 0x9e3779b9))));
}

type Generator = ReturnType<typeof generatorOf>;

const WORDS = 2 ** 32;

/**
 * A number from 0 to `n - 1`, each as likely as the others: the very numbers that `uniformInt` of pure-rand gives. Its remainder is one of
 * floating numbers, which takes longer than all the rest of a roll; both are words here.
 */
function below(generator: Generator, n: number): number {
  const sides = n >>> 0;
  let word: number;
  // A word above the largest multiple that words hold is drawn again. It lies among the last `sides` of them: hardly any is divided for that.
  do word = (generator.next() ^ 0x80000000) >>> 0;
  while (word >= WORDS - sides && word >= Math.floor(WORDS / sides) * sides);
  return (word % sides) >>> 0;
}

export function fastRandom(seed: number | string): Random {
  const generator = generatorOf(`random/${seed}`);
  return { below: (n) => below(generator, n) };
}

export function fastChance(seed: number | string, mark: { readonly [stream: string]: readonly number[] } = {}): Chance {
  return fromStreams(
    seed,
    new Map(Object.entries(mark).map(([name, state]) => [name, xoroshiro128plusFromState(state)])),
  );
}

function fromStreams(seed: number | string, streams: Map<string, Generator>): Chance {
  const generatorIn = (stream: string): Generator => {
    const known = streams.get(stream);
    if (known !== undefined) return known;
    const generator = generatorOf(`${seed}/${stream}`);
    streams.set(stream, generator);
    return generator;
  };
  // The stream of the number before: most come from the same one. A stream keeps its generator for good.
  let lastName = '';
  let last: Generator | null = null;
  return {
    next(stream, sides) {
      if (last === null || stream !== lastName) {
        last = generatorIn(stream);
        lastName = stream;
      }
      return below(last, sides) + 1;
    },
    mark: (): Plain => Object.fromEntries([...streams].map(([name, generator]) => [name, [...generator.getState()]])),
    fork: () =>
      fromStreams(
        seed,
        new Map([...streams].map(([name, generator]) => [name, xoroshiro128plusFromState(generator.getState())])),
      ),
  };
}
