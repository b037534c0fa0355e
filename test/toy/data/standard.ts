import type { PackInfo } from '../../../src/kernel/game.ts';
import { packInfo } from '../../../src/kernel/pack.ts';
import pack from './picket.json' with { type: 'json' };

/** What is in the box: every number of a component or a table, and no number stands in the rules. */
export const BOX = pack;

export const INFO: PackInfo = { ...packInfo(pack.game, pack), standard: true };
