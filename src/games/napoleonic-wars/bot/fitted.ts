/**
 * What each of the `features` adds to the curve of winning: fitted to campaigns that the adviser played, two moments of each turn, by
 * `node src/games/napoleonic-wars/test/chance.ts 3000`, which prints this list and how far it can be trusted.
 */
export const FITTED: readonly number[] = [
  3.764, 0.487, -2.413, -0.543, -0.299, 0.374, 0.333, -0.207, -1.323, -0.138, -0.07, 0.45, 0.26, 0.618, 0.798, 0.146,
  -0.057, -0.182, -0.214, 0.285, 0.345, 0.431, 0.367, -0.042, 0.017, 0.106, 0.029, -0.159, -0.656, -0.974, 0.567,
  -0.489, 0.228, -0.542, 0.756, -0.043,
];
