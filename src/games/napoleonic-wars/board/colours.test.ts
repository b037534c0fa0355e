import { expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import type { Colours } from './nouns.ts';
import { coatOf } from './pieces.tsx';

/** Red, green and blue of a ground, 0 to 255. */
const groundOf = (colours: Colours): number[] => {
  const { ground } = coatOf({ colours, side: colours === 'french' ? 'french' : 'coalition' });
  return [1, 3, 5].map((at) => Number.parseInt(ground.slice(at, at + 2), 16));
};

rule(
  'NW-2.4.1-b',
  'blue French, red British, black-faced Prussian, white Austrian, green Russian, yellow Spanish',
  () => {
    const [french, british, prussian, austrian, russian, spanish] = (
      ['french', 'british', 'prussian', 'austrian', 'russian', 'spanish'] as const
    ).map(groundOf);
    const most = ([r = 0, g = 0, b = 0]: number[] = []) => (r >= g && r >= b ? 'red' : g >= b ? 'green' : 'blue');
    const light = ([r = 0, g = 0, b = 0]: number[] = []) => r + g + b;
    expect([french, british, russian].map(most)).toEqual(['blue', 'red', 'green']);
    // Yellow is red and green together, without blue.
    const [r = 0, g = 0, b = 0] = spanish ?? [];
    expect(Math.min(r, g)).toBeGreaterThan(2 * b);
    expect(light(austrian)).toBeGreaterThan(Math.max(...[french, british, prussian, russian, spanish].map(light)));
    // The house's Prussian grey-blue has black facings.
    expect(coatOf({ colours: 'prussian', side: 'coalition' }).facing).toBe('#131a22');
  },
);
