import { get } from '../../../../kernel/there.ts';
import { FRANCE, NAPOLEON } from '../../pieces.ts';
import { corpsIn } from '../board.ts';
import { removeFatigue } from '../elimination.ts';
import type { EventRule } from './rule.ts';

/** VLE: every French corps in Napoléon's zone sheds one fatigue. */
export const viveLEmpereur: EventRule = {
  windows: ['initiative'],
  play(_b, p, io) {
    const zone = get(p.where, NAPOLEON);
    if (zone < 0) return;
    for (const corps of corpsIn(p, FRANCE, zone)) removeFatigue(p, io, corps, 1);
  },
};
