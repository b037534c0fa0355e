import { it } from 'vitest';
import { isWhole } from '../../share.ts';

/** A test that only a whole run plays, in a file of which `npm test` plays the rest. */
export const deeply = it.runIf(isWhole);
