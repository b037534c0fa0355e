import type { Thing } from '../../kernel/game.ts';
import { type Ghost, ghostOf } from './ghost.ts';

// Mouse and finger over the things of the table: what is taken up, carried and laid down, and what is held to be asked about. A
// touch stays a click, and whatever is not taken up is the camera's to move.

/** What lies under a hand: the thing that is seen there, and what it stands on. */
export interface Place {
  readonly thing: Thing;
  readonly under: Thing | null;
}

/** What the table does with it. */
export interface HandActs {
  /** The hand moves off with a thing: how many are then carried, 0 if it stays where it is. */
  takeUp(thing: Thing): number;
  /** It is over these places, the uppermost first, or over bare ground. */
  carryOver(places: readonly Place[]): void;
  layDown(places: readonly Place[]): void;
  /** Nothing comes of it. */
  dropBack(): void;
  /** A finger rests on a thing. */
  hold(thing: Thing): void;
}

/** A hand that moved less than this, in pixels, has touched. The camera sees it so, too. */
const MOVED = 6;
/** A finger that rests so long, in milliseconds, asks. */
const HELD = 500;
/** So long after a finger was lifted, in milliseconds, its click may come. */
const LATE = 400;

const THING = '[data-thing], [data-again], [data-under]';

interface Pressed {
  readonly id: number;
  readonly thing: Thing;
  readonly element: Element;
  readonly x: number;
  readonly y: number;
  /** A finger in the hand of cards moves the sheet it lies on, unless it has rested. */
  readonly scrolls: boolean;
  held: boolean;
}

type State =
  | { readonly is: 'idle' }
  | { readonly is: 'pressed'; readonly at: Pressed }
  | { readonly is: 'carrying'; readonly at: Pressed; readonly ghost: Ghost }
  /** It was dropped back: until the hand is lifted nothing more comes of it. */
  | { readonly is: 'spent'; readonly at: Pick<Pressed, 'id'> };

const IDLE: State = { is: 'idle' };

function thingOf(element: Element): Thing | null {
  const name = element.getAttribute('data-thing') ?? element.getAttribute('data-again');
  return name !== null && isThing(name) ? name : null;
}

const isThing = (name: string): name is Thing => name.includes(':');

/** The places under a point, the uppermost first. */
export function placesAt(x: number, y: number): readonly Place[] {
  const found: Place[] = [];
  for (const element of document.elementsFromPoint(x, y)) {
    const control = element.closest(THING);
    if (control === null || control.closest('.board-frame, .hand') === null) continue;
    const on = control.getAttribute('data-under');
    const under = on !== null && isThing(on) ? on : null;
    const thing = thingOf(control) ?? under;
    if (thing !== null && !found.some((place) => place.thing === thing)) found.push({ thing, under });
  }
  return found;
}

export function attachHand(root: HTMLElement, acts: HandActs, signal: AbortSignal): void {
  let state: State = IDLE;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The click that the browser makes of what was no touch. */
  let swallow = false;

  function rest(): void {
    clearTimeout(timer);
    if (state.is === 'carrying') state.ghost.remove();
    state = IDLE;
  }

  function down(event: PointerEvent): void {
    swallow = false;
    // A second finger: both are the camera's.
    if (!event.isPrimary) {
      if (state.is === 'carrying') acts.dropBack();
      rest();
      return;
    }
    rest();
    const element = event.target instanceof Element ? event.target.closest('[data-thing], [data-again]') : null;
    const thing = element === null ? null : thingOf(element);
    if (event.button !== 0 || element === null || thing === null) return;
    const inHand = element.closest('.hand') !== null;
    if (!inHand && element.closest('.board-frame') === null) return;
    const isFinger = event.pointerType === 'touch';
    const { clientX: x, clientY: y, pointerId: id } = event;
    const at: Pressed = { id, thing, element, x, y, scrolls: isFinger && inHand, held: false };
    state = { is: 'pressed', at };
    if (!isFinger) return;
    timer = setTimeout(() => {
      at.held = true;
      swallow = true;
      acts.hold(thing);
    }, HELD);
  }

  function move(event: PointerEvent): void {
    if (state.is === 'idle' || state.at.id !== event.pointerId) return;
    if (state.is === 'pressed' && !begin(state.at, event)) return;
    // Taken: the camera leaves the sheet where it is.
    event.preventDefault();
    if (state.is !== 'carrying') return;
    state.ghost.moveTo(event.clientX, event.clientY);
    acts.carryOver(placesAt(event.clientX, event.clientY));
  }

  function begin(at: Pressed, event: PointerEvent): boolean {
    if (Math.hypot(event.clientX - at.x, event.clientY - at.y) < MOVED) return false;
    clearTimeout(timer);
    const count = at.scrolls && !at.held ? 0 : acts.takeUp(at.thing);
    if (count === 0) {
      state = IDLE;
      return false;
    }
    root.setPointerCapture(at.id);
    state = { is: 'carrying', at, ghost: ghostOf(at.element, at, count) };
    return true;
  }

  function up(event: PointerEvent): void {
    if (state.is === 'idle' || state.at.id !== event.pointerId) return;
    const carried = state.is === 'carrying';
    if (state.is !== 'pressed') swallow = true;
    rest();
    if (carried) acts.layDown(placesAt(event.clientX, event.clientY));
    // A hand's click comes with its release, a finger's a moment later: what clicks after that is a touch of its own.
    setTimeout(
      () => {
        swallow = false;
      },
      event.pointerType === 'touch' ? LATE : 0,
    );
  }

  function cancel(event: PointerEvent): void {
    if (state.is === 'idle' || state.at.id !== event.pointerId) return;
    if (state.is === 'carrying') acts.dropBack();
    rest();
  }

  function key(event: KeyboardEvent): void {
    if (state.is !== 'carrying' || event.key !== 'Escape') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const { at, ghost } = state;
    ghost.remove();
    state = { is: 'spent', at };
    acts.dropBack();
  }

  function click(event: MouseEvent): void {
    if (!swallow) return;
    swallow = false;
    event.stopPropagation();
    event.preventDefault();
  }

  /** Neither the sheet under a finger that carries may roll, nor a menu open where one rests. */
  function keep(event: Event): void {
    const resting = state.is === 'pressed' && state.at.held;
    if ((state.is === 'carrying' || state.is === 'spent' || resting) && event.cancelable) event.preventDefault();
  }

  const early = { capture: true, signal } as const;
  root.addEventListener('pointerdown', down, early);
  root.addEventListener('pointermove', move, early);
  root.addEventListener('pointerup', up, early);
  root.addEventListener('pointercancel', cancel, early);
  root.addEventListener('click', click, early);
  root.addEventListener('touchmove', keep, { passive: false, signal });
  root.addEventListener('contextmenu', keep, early);
  window.addEventListener('keydown', key, early);
  signal.addEventListener('abort', rest);
}
