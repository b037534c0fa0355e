interface Point {
  readonly x: number;
  readonly y: number;
}

/** What hands do to the sheet. */
export interface Hands {
  /** They shift it by so many pixels. */
  shift(by: Point): void;
  /** They enlarge it about a point of the frame, having shifted it. */
  zoom(factor: number, about: Point, by?: Point): void;
}

/** A finger or hand that moved less than this has clicked, not dragged. */
const DRAG = 6;

const between = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Wheel, drag and pinch. A drag is never a click: what lies under the finger is not touched by it. */
export function attachGestures(frame: HTMLElement, hands: Hands, signal: AbortSignal): void {
  const fingers = new Map<number, Point>();
  let start: Point = { x: 0, y: 0 };
  let dragged = false;

  const within = (event: { clientX: number; clientY: number }): Point => {
    const box = frame.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  function wheel(event: WheelEvent): void {
    event.preventDefault();
    const speed = event.deltaMode === 1 ? 0.06 : 0.0018;
    hands.zoom(Math.exp(-event.deltaY * speed), within(event));
  }

  function down(event: PointerEvent): void {
    if (event.button !== 0) return;
    // The first finger of a new touch: one that was lifted over something since gone was never seen to leave.
    if (event.isPrimary) fingers.clear();
    const at = within(event);
    fingers.set(event.pointerId, at);
    if (fingers.size > 1) return;
    dragged = false;
    start = at;
  }

  function move(event: PointerEvent): void {
    const before = fingers.get(event.pointerId);
    if (before === undefined) return;
    const now = within(event);
    // A hand that carries something does not move the sheet.
    if (event.defaultPrevented) {
      fingers.set(event.pointerId, now);
      return;
    }
    if (!dragged && between(now, start) < DRAG && fingers.size === 1) return;
    if (!dragged) {
      dragged = true;
      frame.setPointerCapture(event.pointerId);
    }
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    fingers.set(event.pointerId, now);
    if (other === undefined) hands.shift({ x: now.x - before.x, y: now.y - before.y });
    else pinch(before, now, other);
  }

  function pinch(before: Point, now: Point, other: Point): void {
    const was = between(before, other);
    const by = { x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 };
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    hands.zoom(was > 0 ? between(now, other) / was : 1, middle, by);
  }

  function leave(event: PointerEvent): void {
    fingers.delete(event.pointerId);
    // A hand's click comes with its release, a finger's drag has none: what clicks later, without a touch, is no part of the drag.
    setTimeout(() => {
      if (fingers.size === 0) dragged = false;
    });
  }

  function click(event: MouseEvent): void {
    if (!dragged) return;
    dragged = false;
    event.stopPropagation();
    event.preventDefault();
  }

  frame.addEventListener('wheel', wheel, { passive: false, signal });
  frame.addEventListener('pointerdown', down, { signal });
  frame.addEventListener('pointermove', move, { signal });
  frame.addEventListener('pointerup', leave, { signal });
  frame.addEventListener('pointercancel', leave, { signal });
  frame.addEventListener('click', click, { capture: true, signal });
  // A swipe that ends in motion is a throw to the browser: though nothing of the page rolls on, it takes the next tap for the hand
  // that stops the rolling, and half a second long taps are lost. A movement that is ours is therefore kept from it.
  frame.addEventListener('touchmove', (event) => dragged && event.preventDefault(), { passive: false, signal });
}
