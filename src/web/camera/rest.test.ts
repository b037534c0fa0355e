// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { restOf } from './rest.ts';

it('a moving sheet is a picture, made anew where it has become less than half as large as it was made', () => {
  vi.useFakeTimers();
  const sheet = document.createElement('div');
  let scale = 2;
  const rest = restOf(
    sheet,
    () => ({ x: 0, y: 0, scale }),
    () => {},
  );
  const lifted = (next: number): string => {
    scale = next;
    rest.moved();
    return sheet.style.willChange;
  };
  lifted(2);
  vi.runAllTimers();
  expect([1.2, 1, 0.9, 0.8, 0.46, 0.44, 0.4, 4].map(lifted)).toEqual([
    'transform',
    'transform',
    'auto',
    'transform',
    'transform',
    'auto',
    'transform',
    'transform',
  ]);
  // At rest it is drawn sharp.
  vi.runAllTimers();
  expect(sheet.style.willChange).toBe('auto');
  rest.end();
  vi.useRealTimers();
});
