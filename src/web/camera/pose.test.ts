import { describe, expect, it } from 'vitest';
import { fitted, held, rangeOf, showing, zoomed } from './pose.ts';

const frame = { width: 816, height: 616 };
const sheet = { width: 1000, height: 1000 };

describe('the camera', () => {
  it('fits the whole sheet into the middle of the frame', () => {
    expect(fitted(frame, sheet)).toEqual({ scale: 0.6, x: 108, y: 8 });
  });

  it('zooms about a point that stays where it is', () => {
    const pose = { scale: 0.6, x: 108, y: 8 };
    const near = zoomed(pose, 2, 400, 300, rangeOf(0.6));
    const before = (400 - pose.x) / pose.scale;
    expect((400 - near.x) / near.scale).toBeCloseTo(before);
    expect(near.scale).toBeCloseTo(1.2);
  });

  it('goes neither farther than the whole sheet nor nearer than six times', () => {
    const pose = { scale: 0.6, x: 0, y: 0 };
    expect(zoomed(pose, 0.1, 0, 0, rangeOf(0.6)).scale).toBeCloseTo(0.6);
    expect(zoomed(pose, 100, 0, 0, rangeOf(0.6)).scale).toBeCloseTo(3.6);
  });

  it('never loses the sheet out of sight', () => {
    expect(held({ scale: 1, x: 500, y: -5000 }, frame, sheet)).toEqual({ scale: 1, x: 8, y: -392 });
    expect(held({ scale: 0.6, x: -900, y: 0 }, frame, sheet).x).toBe(108);
  });

  it('goes as near as the sheet asks for, however small the frame, and never loses the whole', () => {
    const pose = { scale: 0.2, x: 0, y: 0 };
    expect(zoomed(pose, 100, 0, 0, rangeOf(0.2, 2)).scale).toBe(2);
    expect(zoomed({ ...pose, scale: 3 }, 100, 0, 0, rangeOf(3, 2)).scale).toBe(3);
  });

  it('shifts no farther than it takes to see a point', () => {
    const pose = { scale: 2, x: -100, y: -100 };
    expect(showing(pose, frame, 200, 200, 50)).toEqual(pose);
    expect(showing(pose, frame, 500, 200, 50)).toEqual({ ...pose, x: -234 });
    expect(showing(pose, frame, 60, 60, 50)).toEqual({ ...pose, x: -70, y: -70 });
  });
});
