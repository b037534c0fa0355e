/** A bot that has not answered in time. */
export class Silence extends Error {
  override readonly name = 'Silence';
}

/** The answer, or a `Silence` after so many milliseconds. */
export function answered<T>(answer: Promise<T>, patience: number): Promise<T> {
  return new Promise((done, failed) => {
    const timer = setTimeout(() => failed(new Silence(`no answer within ${patience / 1000} s`)), patience);
    answer.then(done, failed).finally(() => clearTimeout(timer));
  });
}
