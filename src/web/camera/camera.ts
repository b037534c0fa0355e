import type { Window } from '../../table/window.ts';
import { attachGestures, type Hands } from './gestures.ts';
import { keysOf } from './keys.ts';
import { baseOf, fitted, held, type Pose, rangeOf, type Size, showing, transformOf, zoomed } from './pose.ts';
import { restOf } from './rest.ts';

export interface Camera {
  zoom(factor: number): void;
  /** A key was pressed: true if it is one of the camera's. */
  key(name: string): boolean;
  fit(): void;
  /** Glides to where the point (x, y) of the frame is in its middle, enlarged by that factor. */
  look(x: number, y: number, factor: number): void;
  /** Glides back to the whole sheet. */
  lookAtAll(): void;
  /** Glides no farther than it takes to see the point (x, y) of the sheet. */
  show(x: number, y: number): void;
  /** A glide is over at once: what is measured now lies where it will stay. */
  land(): void;
  /** How large a unit of the sheet is now, in pixels. */
  scale(): number;
  /** Has a person moved the sheet? Then it is left where it is. */
  isByHand(): boolean;
  detach(): void;
}

/** What a sheet asks of its camera. */
export interface Sighting {
  /** Below this scale the frame is said to be far. */
  readonly far?: number | undefined;
  /** The scale at which it is nearest. */
  readonly nearest?: number | undefined;
  /** Told of every movement, and when the sheet rests again. */
  readonly told?: (window: Window) => void;
}

/** So much room there is about a point that is to be seen, in pixels. */
const ABOUT = 70;

/** Lets hands move the sheet under the frame. */
export function attachCamera(
  frame: HTMLElement,
  sheet: HTMLElement,
  size: Size,
  { far = 0, nearest, told }: Sighting = {},
): Camera {
  let room: Size = { width: frame.clientWidth, height: frame.clientHeight };
  let least = fitted(room, size);
  let pose = least;
  let isZoomed: boolean | null = null;
  let byHand = false;
  const ending = new AbortController();
  const { signal } = ending;
  const tell = (resting: boolean) => told?.({ ...pose, ...room, resting });
  const base = baseOf(size);
  const laid = (): Pose => ({ ...pose, scale: pose.scale / base });
  const rest = restOf(sheet, laid, () => tell(true));

  const isLarger = () => pose.scale > least.scale * 1.01;

  function place(next: Pose): void {
    pose = held(next, room, size);
    sheet.style.transform = transformOf(laid());
    const larger = isLarger();
    if (larger !== isZoomed) frame.dataset['zoomed'] = String(larger);
    isZoomed = larger;
    const afar = String(pose.scale < far);
    if (frame.dataset['far'] !== afar) frame.dataset['far'] = afar;
    tell(false);
    rest.moved();
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

  const hands: Hands = {
    shift: (by) => move({ ...pose, x: pose.x + by.x, y: pose.y + by.y }),
    zoom(factor, about, by = { x: 0, y: 0 }) {
      const shifted = { ...pose, x: pose.x + by.x, y: pose.y + by.y };
      move(zoomed(shifted, factor, about.x, about.y, rangeOf(least.scale, nearest)));
    },
  };
  const zoom = (factor: number) => hands.zoom(factor, { x: room.width / 2, y: room.height / 2 });
  const fit = () => move(least);
  const keys = keysOf(hands, zoom, fit);

  const watcher = new ResizeObserver(() => {
    const whole = !isLarger();
    const before = room;
    room = { width: frame.clientWidth, height: frame.clientHeight };
    least = fitted(room, size);
    // What was in the middle stays there: odds that push the frame up must not push out what they are about.
    const shift = { x: (room.width - before.width) / 2, y: (room.height - before.height) / 2 };
    place(whole ? least : { ...pose, x: pose.x + shift.x, y: pose.y + shift.y });
  });
  watcher.observe(frame);
  attachGestures(frame, hands, signal);
  frame.addEventListener('pointerenter', ({ pointerType }) => rest.come(pointerType === 'touch'), { signal });
  frame.addEventListener('pointerleave', () => rest.gone(), { signal });
  sheet.addEventListener('transitionend', land, { signal });

  place(least);
  return {
    zoom,
    key(name) {
      const act = keys[name];
      act?.();
      return act !== undefined;
    },
    fit,
    look(x, y, factor) {
      const near = zoomed(pose, factor, x, y, rangeOf(least.scale, nearest));
      glide({ ...near, x: near.x + room.width / 2 - x, y: near.y + room.height / 2 - y });
    },
    show(x, y) {
      const next = showing(pose, room, x, y, ABOUT);
      if (next.x !== pose.x || next.y !== pose.y) glide(next);
    },
    lookAtAll() {
      if (isLarger()) glide(least);
    },
    land,
    scale: () => pose.scale,
    isByHand: () => byHand,
    detach() {
      rest.end();
      ending.abort();
      watcher.disconnect();
    },
  };
}
