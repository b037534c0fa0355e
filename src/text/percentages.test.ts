import { describe, expect, it } from 'vitest';
import { fastRandom } from '../kernel/fast-chance.ts';
import { groupedPercentages, percentages } from './percentages.ts';

describe('shares that are shown together', () => {
  it.each([
    ['halves that would both be rounded up', [125, 875], 1000, [12, 88]],
    ['three of 33.5 and a half', [335, 335, 330], 1000, [34, 33, 33]],
    ['three thirds', [1, 1, 1], 3, [34, 33, 33]],
    ['six sixths', [1, 1, 1, 1, 1, 1], 6, [17, 17, 17, 17, 16, 16]],
    ['what is certain, and what cannot be', [36, 0], 36, [100, 0]],
    ['something rare beside what is nearly certain', [996, 4], 1000, [99, null]],
    ['many rare things, together more than two', [975, 5, 5, 5, 5, 5], 1000, [97, null, null, null, null, null]],
    ['something rare beside two others', [604, 393, 3], 1000, [60, 39, null]],
    ['exactly one in a hundred', [1, 99], 100, [1, 99]],
    ['as they are', [25, 75], 100, [25, 75]],
  ])('%s', (_what, ways, of, shown) => {
    expect(percentages(ways, of)).toEqual(shown);
  });

  it('in thousandths, too', () => {
    expect(percentages([1, 1, 1], 3, 1000)).toEqual([334, 333, 333]);
  });

  it('always make the whole, and none is a whole part away from its own', () => {
    const { below } = fastRandom(1815);
    for (let round = 0; round < 2000; round++) {
      const ways = Array.from({ length: 1 + below(7) }, () => 1 + below(below(2) === 0 ? 5 : 1500));
      const of = ways.reduce((sum, count) => sum + count, 0);
      const shown = percentages(ways, of);
      const small = ways.filter((_, at) => shown[at] === null).reduce((sum, count) => sum + count, 0);
      const said = shown.reduce<number>((sum, points) => sum + (points ?? 0), 0);
      expect(said + Math.ceil((100 * small) / of), String(ways)).toBe(100);
      for (const [at, points] of shown.entries())
        if (points !== null) expect(Math.abs(points - (100 * (ways[at] ?? 0)) / of), String(ways)).toBeLessThan(1);
    }
  });
});

describe('shares of groups', () => {
  it('are the sums of what is shown of their parts, and make the whole', () => {
    const { below } = fastRandom(1816);
    const added = (all: readonly (number | null)[]) => all.reduce<number>((sum, points) => sum + (points ?? 0), 0);
    for (let round = 0; round < 500; round++) {
      const groups = Array.from({ length: 3 }, () => Array.from({ length: 1 + below(3) }, () => below(60)));
      const of = groups.flat().reduce((sum, count) => sum + count, 0);
      if (of === 0) continue;
      const shown = groupedPercentages(groups, of);
      const isRare = shown.some(({ share, parts }) => share === null || parts.includes(null));
      for (const { share, parts } of shown) if (!parts.includes(null)) expect(added(parts)).toBe(share);
      if (!isRare) expect(added(shown.map(({ share }) => share))).toBe(100);
    }
  });
  it('of what cannot be, and of what hardly can', () => {
    expect(groupedPercentages([[995, 0], [], [5]], 1000)).toEqual([
      { share: 99, parts: [99, 0] },
      { share: 0, parts: [] },
      { share: null, parts: [null] },
    ]);
  });
});
