import { changeSettings, getSettings, isStill } from '../settings.ts';
import { paceOf, walkPaceOf } from './playback.ts';
import type { Pacing, Projector } from './projector.ts';
import type { Walk } from './table.ts';

/** The pace of a table at which others play. */
export const WATCHED: Pacing = {
  isInstant: () => getSettings().speed === 'instant',
  of: (shown) => paceOf(shown, getSettings().speed),
};

/** The pace of one at which the rules play on by themselves. */
export const WALKED: Pacing = {
  // Where nothing is to move by itself, the lines are there to be read.
  isInstant: () => getSettings().pace === 'choice' || (getSettings().pace === 'fast' && isStill()),
  of: (shown) => walkPaceOf(shown, getSettings().pace, isStill()),
};

/** What the reader does with what such a table shows. */
export const walkOf = (projector: Projector): Walk => ({
  step: (by) => projector.step(by),
  setPace(pace) {
    changeSettings({ pace });
    projector.repace();
  },
  isEmpty: () => projector.isEmpty(),
});
