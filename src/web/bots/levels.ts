import { bots } from '../../bots/index.ts';

/** The levels of the bots, the weakest first. */
export const LEVELS: readonly string[] = bots.map(({ id }) => id);

/** Against whom one plays unless one says otherwise. */
export const USUAL_LEVEL = LEVELS.includes('search') ? 'search' : (LEVELS.at(-1) ?? '');

/** Against whom one learns. */
export const FIRST_LEVEL = LEVELS[0] ?? '';
