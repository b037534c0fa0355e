import type { Store } from '../../table/store.ts';
import { getSettings } from '../settings.ts';
import { paceOf, type Shown } from './playback.ts';
import type { TableState } from './table.ts';

/** Shows at a table what happened, one thing after the other, each for as long as the reader's pace has it. */
export interface Projector {
  /** After what is still to be shown, this. */
  add(steps: readonly Shown[]): void;
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

  function next(): void {
    clearTimeout(timer);
    if (ended) return;
    const shown = queue.shift() ?? null;
    state.set({ ...state.get(), shown });
    onShown(shown);
    if (shown !== null && !state.get().paused) timer = setTimeout(next, paceOf(shown, getSettings().speed));
  }

  return {
    add(steps) {
      if (getSettings().speed === 'instant') return;
      queue.push(...steps);
      if (state.get().shown === null) next();
    },
    show(steps) {
      queue = [...steps];
      next();
    },
    forget() {
      queue = [];
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
