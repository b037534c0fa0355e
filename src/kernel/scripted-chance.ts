import type { Chance } from './chance.ts';

/** Dice that a test or a case has written down. Every one of them must be used. */
export interface ScriptedChance extends Chance {
  /** What was written down and never rolled, such as `dice: 4, 2`; empty when all was used. */
  unused(): string;
}

/**
 * Numbers by stream, used in order. A stream without a script takes its numbers from `otherwise`, or fails when there is none:
 * a test that writes dice down says with it that no other die is rolled.
 */
export function scriptedChance(
  script: { readonly [stream: string]: readonly number[] },
  otherwise?: Chance,
): ScriptedChance {
  const used = new Map<string, number>();
  return {
    next(stream, sides) {
      const numbers = script[stream];
      if (numbers === undefined && otherwise !== undefined) return otherwise.next(stream, sides);
      const i = used.get(stream) ?? 0;
      used.set(stream, i + 1);
      const value = numbers?.[i];
      if (value === undefined)
        throw new Error(`a d${sides} of '${stream}' was rolled, but no number is left in the script`);
      if (!Number.isInteger(value) || value < 1 || value > sides) {
        throw new Error(`the script says ${value} for '${stream}', but the die has ${sides} sides`);
      }
      return value;
    },
    mark: () => Object.fromEntries(used),
    unused: () =>
      Object.entries(script)
        .map(([stream, numbers]) => ({ stream, left: numbers.slice(used.get(stream) ?? 0) }))
        .filter(({ left }) => left.length > 0)
        .map(({ stream, left }) => `${stream}: ${left.join(', ')}`)
        .join('; '),
  };
}
