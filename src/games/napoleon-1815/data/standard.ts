import { standardOf } from '../../../kernel/open-pack.ts';
import { buildBox } from './build.ts';
import pack from './napoleon-1815.json' with { type: 'json' };
import type { Pack } from './schema.ts';

/**
 * The pack that comes with the game. TypeScript reads every `kind` in a JSON file as any string, hence the cast; a test
 * proves that `readPack` accepts the file, so that no start of the program has to load the schema (0.1 s) and run it.
 */
export const STANDARD_PACK = pack as Pack;

/** Its hash, which stands in it. */
export const STANDARD_HASH = pack.hash;

export const { standardBox, boxOf } = standardOf(STANDARD_PACK, STANDARD_HASH, buildBox);
