import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { Chance, Random } from './chance.ts';
import type { Plain } from './plain.ts';

// For simulations, bots and tests. The future of this generator can be computed from its past: never for online play.

/** FNV-1a: any text becomes a seed, so that each stream of each seed starts elsewhere. */
function seedOf(text: string): number {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  return h | 0;
}

export function fastRandom(seed: number | string): Random {
  const generator = xoroshiro128plus(seedOf(`random/${seed}`));
  return { below: (n) => uniformInt(generator, 0, n - 1) };
}

export function fastChance(seed: number | string, mark: { readonly [stream: string]: readonly number[] } = {}): Chance {
  const streams = new Map(Object.entries(mark).map(([name, state]) => [name, xoroshiro128plusFromState(state)]));
  return {
    next(stream, sides) {
      let generator = streams.get(stream);
      if (generator === undefined) {
        generator = xoroshiro128plus(seedOf(`${seed}/${stream}`));
        streams.set(stream, generator);
      }
      return uniformInt(generator, 1, sides);
    },
    mark: (): Plain => Object.fromEntries([...streams].map(([name, generator]) => [name, [...generator.getState()]])),
  };
}
