import type { KeyboardEvent } from 'preact/compat';

type Direction = readonly [dx: number, dy: number];

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What lies between places, as roads do, is met on the way only if it can be chosen. */
const isPassedBy = (element: Element): boolean =>
  element.closest('[data-between]') !== null && element.getAttribute('aria-disabled') !== 'false';

/** The arrow keys go to the nearest place or piece in that direction, whether it can be chosen or not. */
function goWithArrows(event: KeyboardEvent<Element>): void {
  const arrow = ARROWS[event.key];
  const here = event.target;
  if (arrow === undefined || event.altKey || event.ctrlKey || event.metaKey || !(here instanceof Element)) return;
  const all = event.currentTarget.querySelectorAll<HTMLElement | SVGElement>('[data-thing], [data-again]');
  const others = [...all].filter((other) => other !== here && !isPassedBy(other));
  const next = others[nearestPoint(centre(here), others.map(centre), arrow)];
  if (next === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
}

/** For a part of the table whose controls the arrow keys go between. */
export const WITH_ARROWS = { onKeyDown: goWithArrows } as const;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Which of the points lies next in a direction, more ahead than aside; -1 if none does. */
export function nearestPoint(from: Point, points: readonly Point[], [dx, dy]: Direction): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  points.forEach((to, i) => {
    const [x, y] = [to.x - from.x, to.y - from.y];
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy + y * dx);
    if (ahead < 6 || aside > ahead * 2) return;
    // A piece is drawn after the ground under it, and is meant first.
    const far = ahead + 2 * aside;
    if (far <= least) [best, least] = [i, far];
  });
  return best;
}

function centre(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
