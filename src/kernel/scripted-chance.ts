import type { Chance } from './chance.ts';
import { isObject } from './plain.ts';

/** Dice that a test or a case has written down. Every one of them must be used. */
export interface ScriptedChance extends Chance {
  /** What was written down and is not rolled where this source stands, or a fork of it: `dice: 4, 2`; empty when all was used. */
  unused(fork?: Chance): string;
  fork(): ScriptedChance;
}

/**
 * Numbers by stream, used in order. A stream without a script takes its numbers from `otherwise`, or fails when there is none:
 * a test that writes dice down says with it that no other die is rolled.
 */
export function scriptedChance(
  script: { readonly [stream: string]: readonly number[] },
  otherwise?: Chance,
): ScriptedChance {
  return readingOn(script, otherwise, new Map());
}

function readingOn(
  script: { readonly [stream: string]: readonly number[] },
  otherwise: Chance | undefined,
  used: Map<string, number>,
): ScriptedChance {
  const own: ScriptedChance = {
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
    fork: () => readingOn(script, otherwise?.fork(), new Map(used)),
    unused: (fork = own) =>
      Object.entries(script)
        .map(([stream, numbers]) => ({ stream, left: numbers.slice(rolledAt(fork, stream)) }))
        .filter(({ left }) => left.length > 0)
        .map(({ stream, left }) => `${stream}: ${left.join(', ')}`)
        .join('; '),
  };
  return own;
}

/** How many numbers of a stream were rolled where a source stands. */
function rolledAt(chance: Chance, stream: string): number {
  const mark = chance.mark();
  const rolled = isObject(mark) ? Object.entries(mark) : [];
  const [, count] = rolled.find(([name]) => name === stream) ?? [];
  return typeof count === 'number' ? count : 0;
}
