/** A bot that has not answered in time. */
export class Silence extends Error {
  override readonly name = 'Silence';
}

/** How slowly the bots of a table answer: how many beats an answer takes, and how many more are given at that tempo. */
export interface Tempo {
  beats: number;
  left: number;
}

/** The slowest tempo that is kept, in beats, and for how many answers a slower one is. */
const SLOWEST = 4;
const KEPT_FOR = 24;

export const briskly = (): Tempo => ({ beats: 1, left: 0 });

/** Whoever missed his beat slows down the answers that follow, all alike; after so many of them the tempo quickens by itself. */
function keep(tempo: Tempo, beats: number): void {
  if (beats > tempo.beats) {
    tempo.beats = Math.min(beats, SLOWEST);
    tempo.left = KEPT_FOR;
  } else if (tempo.beats > 1 && --tempo.left === 0) {
    tempo.beats /= 2;
    tempo.left = KEPT_FOR;
  }
}

/**
 * The answer, given on the beat, whatever it took to find. Where it was not found by then, it comes after twice as many beats, or
 * twice as many again, and those that follow take as long, also where there was nothing to choose: a slow machine shows at most
 * once that something had to be thought about, never how often.
 */
export async function onBeat<T>(
  answer: Promise<T>,
  pause: (beats: number) => Promise<void>,
  tempo: Tempo = briskly(),
): Promise<T> {
  let found = false;
  const known = answer.finally(() => {
    found = true;
  });
  // A failure is told on the beat as well.
  known.catch(() => {});
  let { beats } = tempo;
  await pause(beats);
  while (!found) {
    await pause(beats);
    beats *= 2;
  }
  keep(tempo, beats);
  return known;
}

/** The answer, or a `Silence` after so many milliseconds. */
export function answered<T>(answer: Promise<T>, patience: number): Promise<T> {
  return new Promise((done, failed) => {
    const timer = setTimeout(() => failed(new Silence(`no answer within ${patience / 1000} s`)), patience);
    answer.then(done, failed).finally(() => clearTimeout(timer));
  });
}
