import { FRANCE } from '../../pieces.ts';
import { lay } from '../cards.ts';
import type { EventRule } from './rule.ts';

/** MAP: all turn every French move has three points without a card, away from the enemy. */
export const marcheDApproche: EventRule = {
  windows: ['initiative'],
  play: (_b, p, _io, _seat, card) => lay(p, card, FRANCE),
};
