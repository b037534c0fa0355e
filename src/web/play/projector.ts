import type { Store } from '../../table/store.ts';
import type { Shown } from './playback.ts';
import type { TableState } from './table.ts';

/** Shows at a table what happened, one moment after the other, each for as long as the reader's pace has it. */
export interface Projector {
  /**
   * After what is still to be shown, this. What is `known` by now comes to the table in the same breath as the first of it, so that
   * there is no moment in which more is known than shown. What has been shown can be read again until something `anew` begins.
   */
  add(steps: readonly Shown[], known: Partial<TableState>, anew?: boolean): void;
  /** Instead of what is still to be shown, this; at once. */
  show(steps: readonly Shown[]): void;
  /** This has been shown already, and can be read again. */
  recall(steps: readonly Shown[]): void;
  /** To the next moment, or back to the one before, where it then stays. Nothing that happened is undone by it. */
  step(by: 1 | -1): void;
  /** From its first moment on, again. */
  rewind(): void;
  /** The pace has changed. */
  repace(): void;
  /** All of it has been seen. */
  toEnd(): void;
  /** What is still to be shown is not, and what was shown is not kept. */
  forget(): void;
  pause(paused: boolean): void;
  /** Whether there is anything to be read again. */
  isEmpty(): boolean;
  end(): void;
}

/** How fast a reader reads. */
export interface Pacing {
  /** Nothing is shown by itself: what is new is known at once. */
  isInstant(): boolean;
  /** For how many milliseconds this is shown; without end until he goes on himself. */
  of(shown: Shown): number;
}

/** `onShown` is told what is being shown, and null when everything has been. */
export function createProjector(
  state: Store<TableState>,
  pacing: Pacing,
  onShown: (shown: Shown | null) => void,
): Projector {
  let reel: Shown[] = [];
  /** The moment that is shown; at the end of the reel none is. */
  let at = 0;
  let ended = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function wait(): void {
    clearTimeout(timer);
    const shown = reel[at];
    const milliseconds = shown === undefined || state.get().paused ? Number.POSITIVE_INFINITY : pacing.of(shown);
    if (Number.isFinite(milliseconds)) timer = setTimeout(() => turnTo(at + 1), milliseconds);
  }

  function turnTo(index: number, known: Partial<TableState> = {}): void {
    clearTimeout(timer);
    if (ended) return;
    at = Math.min(index, reel.length);
    const shown = reel[at] ?? null;
    // Whoever has seen all of it is not held up by what comes next.
    const paused = shown !== null && (known.paused ?? state.get().paused);
    state.set({ ...state.get(), ...known, shown, paused });
    onShown(shown);
    wait();
  }

  /** The next moment in that direction that is worth a look: who reads on or again by himself does not wait for dice to fall. */
  function beside(by: 1 | -1): number {
    let to = at + by;
    while (reel[to]?.rolling === true && (by < 0 || state.get().paused)) to += by;
    return to;
  }

  return {
    add(steps, known, anew = true) {
      const isAtEnd = at >= reel.length;
      if (anew && isAtEnd) [reel, at] = [[], 0];
      reel.push(...steps);
      if (isAtEnd && steps.length > 0 && !pacing.isInstant()) turnTo(at, known);
      else {
        if (isAtEnd) at = reel.length;
        state.set({ ...state.get(), ...known });
      }
    },
    show(steps) {
      reel = [...steps];
      turnTo(0);
    },
    recall(steps) {
      if (reel.length === 0) [reel, at] = [[...steps], steps.length];
    },
    step(by) {
      const to = beside(by);
      if (to >= 0) turnTo(to, by < 0 ? { paused: true } : {});
    },
    rewind() {
      turnTo(0, { paused: pacing.isInstant() });
    },
    repace() {
      if (at >= reel.length) return;
      if (pacing.isInstant()) turnTo(reel.length);
      else {
        state.set({ ...state.get(), paused: false });
        wait();
      }
    },
    toEnd: () => turnTo(reel.length),
    forget() {
      [reel, at] = [[], 0];
      clearTimeout(timer);
    },
    pause(paused) {
      state.set({ ...state.get(), paused });
      if (paused) clearTimeout(timer);
      else turnTo(at + 1);
    },
    isEmpty: () => reel.length === 0,
    end() {
      ended = true;
      clearTimeout(timer);
    },
  };
}
