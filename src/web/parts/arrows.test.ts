import { describe, expect, it } from 'vitest';
import { nearestPoint } from './arrows.ts';

describe('the arrow keys', () => {
  const points = [
    { x: 100, y: 0 },
    { x: 200, y: 0 },
    { x: 0, y: 100 },
    { x: 0, y: 100 },
  ];
  it('go to the next thing ahead, and to the last one drawn of two in one place', () => {
    expect(nearestPoint({ x: 0, y: 0 }, points, [1, 0])).toBe(0);
    expect(nearestPoint({ x: 0, y: 0 }, points, [0, 1])).toBe(3);
    expect(nearestPoint({ x: 0, y: 0 }, points, [-1, 0])).toBe(-1);
  });
});
