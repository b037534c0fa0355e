import { FRANCE } from '../../pieces.ts';
import { lay } from '../cards.ts';
import type { EventRule } from './rule.ts';

/** LES: Napoléon's bonuses rest for the turn. */
export const empereurSouffrant: EventRule = {
  windows: ['draw'],
  play: (_b, p, _io, _seat, card) => lay(p, card, FRANCE),
};
