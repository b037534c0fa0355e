/**
 * How much of a long run is played: all of it, unless `TEST_SHARE` says otherwise. `npm test` says less, `npm run test:deep` nothing;
 * `TEST_SHARE=0.1` is a first look at a change, `TEST_SHARE=4` a night's run. This is the only measure: whatever plays long asks here.
 */
const SHARE = Number(process.env['TEST_SHARE'] ?? 1);

export const isWhole: boolean = SHARE >= 1;

/** A night's run: also what takes minutes and differs little from what a whole run does. */
export const isNight: boolean = SHARE >= 4;

/** So many of a number that is meant for a whole run, but never fewer than `least` of it. */
export function share(count: number, least = 1): number {
  return Math.max(Math.min(count, least), Math.round(count * SHARE));
}

/** All of a list in a whole run, otherwise its first. */
export function some<T>(all: readonly T[], first = 1): readonly T[] {
  return isWhole ? all : all.slice(0, first);
}
