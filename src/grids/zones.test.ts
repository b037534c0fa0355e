import { describe, expect, it } from 'vitest';
import { get } from '../kernel/there.ts';
import { NO_LINK, zonesOf } from './zones.ts';

// Two triangles joined by one way, and an island.
const LINKS = [
  { a: 0, b: 1 },
  { a: 1, b: 2 },
  { a: 2, b: 0 },
  { a: 2, b: 3 },
  { a: 3, b: 4 },
  { a: 4, b: 5 },
  { a: 5, b: 3 },
];
const zones = zonesOf(7, LINKS);
const linkOf = (a: number, b: number) => zones.linkOf[a * 7 + b];
const distance = (a: number, b: number) => zones.distance[a * 7 + b];

describe('zones', () => {
  it('know those beside them and the ways there, in the order of the links', () => {
    expect(zones.near[2]).toEqual([1, 0, 3]);
    expect(zones.by[2]).toEqual([1, 2, 3]);
    expect(zones.near[6]).toEqual([]);
  });

  it('a link is found from both its ends, and none where there is none', () => {
    LINKS.forEach(({ a, b }, link) => {
      expect([linkOf(a, b), linkOf(b, a)]).toEqual([link, link]);
    });
    expect(linkOf(0, 3)).toBe(NO_LINK);
    expect(linkOf(0, 0)).toBe(NO_LINK);
  });

  it('distances are those of the shortest ways, reckoned again by relaxing every link until nothing changes', () => {
    const slow = Array.from({ length: 7 }, (_, i) => Array.from({ length: 7 }, (__, j): number => (i === j ? 0 : 7)));
    for (let round = 0; round < 7; round++) {
      for (const row of slow) {
        for (const { a, b } of LINKS) {
          row[a] = Math.min(get(row, a), get(row, b) + 1);
          row[b] = Math.min(get(row, b), get(row, a) + 1);
        }
      }
    }
    slow.forEach((row, from) => {
      row.forEach((far, to) => {
        expect(distance(from, to)).toBe(Math.min(7, far));
      });
    });
    expect(distance(0, 4)).toBe(3);
    expect(distance(0, 6)).toBe(7);
  });
});
