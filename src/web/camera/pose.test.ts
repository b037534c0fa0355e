import { describe, expect, it } from 'vitest';
import { fitted, held, zoomed } from './pose.ts';

const frame = { width: 816, height: 616 };
const sheet = { width: 1000, height: 1000 };

describe('the camera', () => {
  it('fits the whole sheet into the middle of the frame', () => {
    expect(fitted(frame, sheet)).toEqual({ scale: 0.6, x: 108, y: 8 });
  });

  it('zooms about a point that stays where it is', () => {
    const pose = { scale: 0.6, x: 108, y: 8 };
    const near = zoomed(pose, 2, 400, 300, 0.6);
    const before = (400 - pose.x) / pose.scale;
    expect((400 - near.x) / near.scale).toBeCloseTo(before);
    expect(near.scale).toBeCloseTo(1.2);
  });

  it('goes neither farther than the whole sheet nor nearer than six times', () => {
    const pose = { scale: 0.6, x: 0, y: 0 };
    expect(zoomed(pose, 0.1, 0, 0, 0.6).scale).toBeCloseTo(0.6);
    expect(zoomed(pose, 100, 0, 0, 0.6).scale).toBeCloseTo(3.6);
  });

  it('never loses the sheet out of sight', () => {
    expect(held({ scale: 1, x: 500, y: -5000 }, frame, sheet)).toEqual({ scale: 1, x: 8, y: -392 });
    expect(held({ scale: 0.6, x: -900, y: 0 }, frame, sheet).x).toBe(108);
  });
});
