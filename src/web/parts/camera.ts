/** Where the sheet lies under its frame: moved by (x, y) and enlarged by `scale`, both in pixels of the screen. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Camera {
  zoom(factor: number): void;
  /** A key was pressed: true if it is one of the camera's. */
  key(name: string): boolean;
  fit(): void;
  /** Glides to where the point (x, y) of the frame is in its middle, enlarged by that factor. */
  look(x: number, y: number, factor: number): void;
  /** Glides back to the whole sheet. */
  lookAtAll(): void;
  /** A glide is over at once: what is measured now lies where it will stay. */
  land(): void;
  /** Has a person moved the sheet? Then it is left where it is. */
  isByHand(): boolean;
  detach(): void;
}

const MARGIN = 8;
/** A finger or hand that moved less than this has clicked, not dragged. */
const DRAG = 6;
const NEAREST = 6;
/** So long after the last movement the board is at rest, in milliseconds. */
const REST = 200;

/** The whole sheet in the middle of the frame. */
export function fitted(frame: Size, sheet: Size): Pose {
  const scale = Math.max(
    0.02,
    Math.min((frame.width - 2 * MARGIN) / sheet.width, (frame.height - 2 * MARGIN) / sheet.height),
  );
  return { scale, x: (frame.width - sheet.width * scale) / 2, y: (frame.height - sheet.height * scale) / 2 };
}

/** Nearer or farther, the point (x, y) of the frame staying where it is. */
export function zoomed(pose: Pose, factor: number, x: number, y: number, least: number): Pose {
  const scale = Math.min(Math.max(pose.scale * factor, least), least * NEAREST);
  const ratio = scale / pose.scale;
  return { scale, x: x - (x - pose.x) * ratio, y: y - (y - pose.y) * ratio };
}

/** Never so far that the sheet is out of sight: a sheet that fits stays in the middle, a larger one covers the frame. */
export function held(pose: Pose, frame: Size, sheet: Size): Pose {
  const hold = (at: number, size: number, room: number) => {
    const slack = room - size;
    return slack >= 0 ? slack / 2 : Math.min(Math.max(at, slack - MARGIN), MARGIN);
  };
  return {
    scale: pose.scale,
    x: hold(pose.x, sheet.width * pose.scale, frame.width),
    y: hold(pose.y, sheet.height * pose.scale, frame.height),
  };
}

/** Lets hands move the sheet under the frame. A drag is never a click: what lies under the finger is not touched by it. */
export function attachCamera(frame: HTMLElement, sheet: HTMLElement, size: Size): Camera {
  const fingers = new Map<number, { x: number; y: number }>();
  let room: Size = { width: frame.clientWidth, height: frame.clientHeight };
  let least = fitted(room, size);
  let pose = least;
  let dragged = false;
  let rest: ReturnType<typeof setTimeout> | undefined;
  let near = false;
  let isZoomed: boolean | null = null;
  let byHand = false;
  let start = { x: 0, y: 0 };
  const ending = new AbortController();
  const { signal } = ending;

  function place(next: Pose): void {
    pose = held(next, room, size);
    sheet.style.transform = `translate(${pose.x}px, ${pose.y}px) scale(${pose.scale})`;
    const larger = pose.scale > least.scale * 1.01;
    if (larger !== isZoomed) frame.dataset['zoomed'] = String(larger);
    isZoomed = larger;
    lift();
    clearTimeout(rest);
    rest = setTimeout(settle, REST);
  }

  function glide(next: Pose): void {
    sheet.dataset['gliding'] = 'true';
    place(next);
  }

  function land(): void {
    delete sheet.dataset['gliding'];
  }

  /** A person moves the sheet: at once, and from now on nobody else does. */
  function move(next: Pose): void {
    byHand = true;
    land();
    place(next);
  }

  /** While it moves, the sheet is a picture that is only shifted. */
  function lift(): void {
    if (sheet.style.willChange !== 'transform') sheet.style.willChange = 'transform';
  }

  /** The first movements of a picture take longer than all others: they are made beforehand, too small to be seen. */
  function warm(): void {
    let left = 6;
    const step = () => {
      const shift = left % 2 === 0 ? 0 : 0.01;
      sheet.style.transform = `translate(${pose.x + shift}px, ${pose.y}px) scale(${pose.scale})`;
      if (--left > 0) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  }

  /** At rest it is drawn sharp again; under a hand that may move it any moment the picture is made anew at once. */
  function settle(): void {
    sheet.style.willChange = 'auto';
    if (near) requestAnimationFrame(() => requestAnimationFrame(() => near && lift()));
  }

  function showAll(): void {
    move(least);
  }

  function zoomAt(factor: number, x: number, y: number): void {
    move(zoomed(pose, factor, x, y, least.scale));
  }

  const within = (event: { clientX: number; clientY: number }) => {
    const box = frame.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  const watcher = new ResizeObserver(() => {
    const whole = pose.scale <= least.scale * 1.01;
    room = { width: frame.clientWidth, height: frame.clientHeight };
    least = fitted(room, size);
    place(whole ? least : pose);
  });
  watcher.observe(frame);

  frame.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      const { x, y } = within(event);
      const speed = event.deltaMode === 1 ? 0.06 : 0.0018;
      zoomAt(Math.exp(-event.deltaY * speed), x, y);
    },
    { passive: false, signal },
  );

  frame.addEventListener(
    'pointerenter',
    ({ pointerType }) => {
      near = true;
      lift();
      // A finger comes and moves at once.
      if (pointerType !== 'touch') warm();
    },
    { signal },
  );
  frame.addEventListener(
    'pointerleave',
    () => {
      near = false;
      clearTimeout(rest);
      rest = setTimeout(settle, REST);
    },
    { signal },
  );

  frame.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0) return;
      // The first finger of a new touch: one that was lifted over something since gone was never seen to leave.
      if (event.isPrimary) fingers.clear();
      const at = within(event);
      fingers.set(event.pointerId, at);
      if (fingers.size === 1) {
        dragged = false;
        start = at;
      }
    },
    { signal },
  );

  frame.addEventListener(
    'pointermove',
    (event) => {
      const before = fingers.get(event.pointerId);
      if (before === undefined) return;
      const now = within(event);
      if (!dragged && Math.hypot(now.x - start.x, now.y - start.y) < DRAG && fingers.size === 1) return;
      if (!dragged) {
        dragged = true;
        frame.setPointerCapture(event.pointerId);
      }
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      fingers.set(event.pointerId, now);
      if (other === undefined) move({ ...pose, x: pose.x + now.x - before.x, y: pose.y + now.y - before.y });
      else {
        const far = Math.hypot(now.x - other.x, now.y - other.y);
        const was = Math.hypot(before.x - other.x, before.y - other.y);
        const shift = { x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 };
        pose = { ...pose, x: pose.x + shift.x, y: pose.y + shift.y };
        if (was > 0) zoomAt(far / was, (now.x + other.x) / 2, (now.y + other.y) / 2);
      }
    },
    { signal },
  );

  const leave = (event: PointerEvent) => {
    fingers.delete(event.pointerId);
    // A hand's click comes with its release, a finger's drag has none: what clicks later, without a touch, is no part of the drag.
    setTimeout(() => {
      if (fingers.size === 0) dragged = false;
    });
  };
  frame.addEventListener('pointerup', leave, { signal });
  frame.addEventListener('pointercancel', leave, { signal });

  // A swipe that ends in motion is a throw to the browser: though nothing of the page rolls on, it takes the next tap for the hand
  // that stops the rolling, and half a second long taps are lost. A movement that is ours is therefore kept from it.
  frame.addEventListener('touchmove', (event) => dragged && event.preventDefault(), { passive: false, signal });

  frame.addEventListener(
    'click',
    (event) => {
      if (!dragged) return;
      dragged = false;
      event.stopPropagation();
      event.preventDefault();
    },
    { capture: true, signal },
  );

  const step = 60;
  const nearer = (factor: number) => zoomAt(factor, room.width / 2, room.height / 2);
  const keys: Readonly<Record<string, () => void>> = {
    '+': () => nearer(1.25),
    '=': () => nearer(1.25),
    '-': () => nearer(0.8),
    '0': showAll,
    ArrowLeft: () => move({ ...pose, x: pose.x + step }),
    ArrowRight: () => move({ ...pose, x: pose.x - step }),
    ArrowUp: () => move({ ...pose, y: pose.y + step }),
    ArrowDown: () => move({ ...pose, y: pose.y - step }),
  };

  sheet.addEventListener('transitionend', land, { signal });

  place(least);
  return {
    zoom: nearer,
    key(name) {
      const act = keys[name];
      act?.();
      return act !== undefined;
    },
    fit: showAll,
    look(x, y, factor) {
      const near = zoomed(pose, factor, x, y, least.scale);
      glide({ ...near, x: near.x + room.width / 2 - x, y: near.y + room.height / 2 - y });
    },
    lookAtAll: () => glide(least),
    land,
    isByHand: () => byHand,
    detach() {
      clearTimeout(rest);
      ending.abort();
      watcher.disconnect();
    },
  };
}
