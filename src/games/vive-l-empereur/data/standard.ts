import { standardOf } from '../../../kernel/open-pack.ts';
import { buildBox } from './build.ts';
import type { Pack } from './schema.ts';
import pack from './vive-l-empereur.json' with { type: 'json' };

/** The pack that comes with the game. TypeScript reads every word in a JSON file as any string, hence the cast; a test proves it. */
export const STANDARD_PACK = pack as Pack;

/** Its hash, which a test proves. Whoever changes a component changes it too. */
export const STANDARD_HASH = '7468c486e499b2064e014c79ee5270c391536244c0526e2aadbfdd3cb1fe9a47';

export const { standardBox, boxOf } = standardOf(STANDARD_PACK, STANDARD_HASH, buildBox);
