/** How a bot of a level takes its time. */
export interface Pace {
  /** Every answer is given on a beat of so many milliseconds, whatever it took to find. */
  readonly beat: number;
  /** For how many milliseconds it thinks at most: less than a beat, so that the answer is ready on the first. */
  readonly thinking: number;
}

/**
 * A beat hangs on the level alone: a bot that answered sooner where it has one choice would tell how many it had, and so what is
 * in its hand. The quick ones think for some milliseconds, the others for what their beat leaves them (docs/balance.md). A machine that
 * is too slow for that slows down all answers alike (`onBeat`).
 */
const QUICK: Pace = { beat: 40, thinking: 30 };
const PACES: { readonly [level: string]: Pace } = {
  random: QUICK,
  greedy: QUICK,
  search: { beat: 300, thinking: 250 },
  strong: { beat: 700, thinking: 620 },
};

/** The pace of a level; one that nobody knows any longer is played by the usual bot. */
export function paceOf(level: string): Pace {
  return PACES[level] ?? PACES['search'] ?? QUICK;
}
