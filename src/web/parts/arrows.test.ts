// @vitest-environment happy-dom
import type { KeyboardEvent as Pressed } from 'preact/compat';
import { describe, expect, it } from 'vitest';
import { nearestPoint, WITH_ARROWS } from './arrows.ts';

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

  it.each([
    ['pass by a road on the way to the next place', true, 'zone:2'],
    ['stop at a road that can be chosen', false, 'link:1'],
  ])('%s', (_what, isDisabled, reached) => {
    const board = document.body.appendChild(document.createElement('div'));
    board.innerHTML = `<button data-thing="zone:1"></button>
      <span data-between><button data-thing="link:1" aria-disabled="${isDisabled}"></button></span>
      <button data-thing="zone:2"></button>`;
    const things = [...board.querySelectorAll<HTMLElement>('[data-thing]')];
    // Without a layout everything would lie in one place.
    for (const [i, thing] of things.entries()) thing.getBoundingClientRect = () => new DOMRect(i * 100, 0, 10, 10);
    board.addEventListener('keydown', (event) => WITH_ARROWS.onKeyDown(event as unknown as Pressed<Element>));
    things[0]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }));
    expect(document.activeElement?.getAttribute('data-thing')).toBe(reached);
    board.remove();
  });
});
