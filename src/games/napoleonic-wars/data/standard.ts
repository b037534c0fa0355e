import { standardOf } from '../../../kernel/open-pack.ts';
import { buildBox } from './build.ts';
import pack from './napoleonic-wars.json' with { type: 'json' };
import type { Pack } from './schema.ts';

/** The pack that comes with the game. TypeScript reads every word in a JSON file as any string, hence the cast; a test proves it. */
export const STANDARD_PACK = pack as Pack;

/** Its hash, which a test proves. Whoever changes a component changes it too. */
export const STANDARD_HASH = '9478990e819643c50d02e89ccf38079a9f7181b1d500150d9abd1db641ec930d';

export const { standardBox, boxOf } = standardOf(STANDARD_PACK, STANDARD_HASH, buildBox);
