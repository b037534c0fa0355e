import { standardOf } from '../../../kernel/open-pack.ts';
import { buildBox } from './build.ts';
import pack from './napoleon-saga.json' with { type: 'json' };
import type { Pack } from './schema.ts';

/** The pack that comes with the game. TypeScript reads every word in a JSON file as any string, hence the cast; a test proves it. */
export const STANDARD_PACK = pack as Pack;

/** Its hash, which a test proves. Whoever changes a component changes it too. */
export const STANDARD_HASH = '49bcf3c7aa806a31190c324b2c4abce4a7454f1e72ca1680cd070fda9a25023e';

export const { standardBox, boxOf } = standardOf(STANDARD_PACK, STANDARD_HASH, buildBox);
