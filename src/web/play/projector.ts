import type { Store } from '../../table/store.ts';
import { getSettings } from '../settings.ts';
import { paceOf, type Shown } from './playback.ts';
import type { TableState } from './table.ts';

/** Shows at a table what happened, one moment after the other, each for as long as the reader's pace has it. */
export interface Projector {
  /**
   * After what is still to be shown, this. What is `known` by now comes to the table in the same breath as the first of it, so that
   * there is no moment in which more is known than shown.
   */
  add(steps: readonly Shown[], known: Partial<TableState>): void;
  /** Instead of what is still to be shown, this; at once. */
  show(steps: readonly Shown[]): void;
  /** What is still to be shown is not. */
  forget(): void;
  pause(paused: boolean): void;
  end(): void;
}

/** `onShown` is told what is being shown, and null when everything has been. */
export function createProjector(state: Store<TableState>, onShown: (shown: Shown | null) => void): Projector {
  let queue: Shown[] = [];
  let ended = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function next(known: Partial<TableState> = {}): void {
    clearTimeout(timer);
    if (ended) return;
    const shown = queue.shift() ?? null;
    state.set({ ...state.get(), ...known, shown });
    onShown(shown);
    if (shown !== null && !state.get().paused) timer = setTimeout(next, paceOf(shown, getSettings().speed));
  }

  return {
    add(steps, known) {
      if (getSettings().speed !== 'instant') queue.push(...steps);
      const after = { ...state.get(), ...known };
      if (after.shown !== null || queue.length === 0) state.set(after);
      else next(known);
    },
    show(steps) {
      queue = [...steps];
      next();
    },
    forget() {
      queue = [];
      clearTimeout(timer);
    },
    pause(paused) {
      state.set({ ...state.get(), paused });
      if (paused) clearTimeout(timer);
      else next();
    },
    end() {
      ended = true;
      clearTimeout(timer);
    },
  };
}
