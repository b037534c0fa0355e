/** A bot that has not answered in time. */
export class Silence extends Error {
  override readonly name = 'Silence';
}

/**
 * The answer, given on a beat: after one pause, or after as many as it takes. Whoever waits learns from the time it took at most
 * how many beats it were, never whether it was found at once.
 */
export async function onBeat<T>(answer: Promise<T>, pause: () => Promise<void>): Promise<T> {
  let found = false;
  const known = answer.finally(() => {
    found = true;
  });
  // A failure is told on the beat as well.
  known.catch(() => {});
  do await pause();
  while (!found);
  return known;
}

/** The answer, or a `Silence` after so many milliseconds. */
export function answered<T>(answer: Promise<T>, patience: number): Promise<T> {
  return new Promise((done, failed) => {
    const timer = setTimeout(() => failed(new Silence(`no answer within ${patience / 1000} s`)), patience);
    answer.then(done, failed).finally(() => clearTimeout(timer));
  });
}
