import { get } from '../../../../kernel/there.ts';
import { lay } from '../cards.ts';
import type { EventRule } from './rule.ts';

/** PLU: rain all turn. */
export const pluie: EventRule = {
  windows: ['draw'],
  play: (b, p, _io, _seat, card) => lay(p, card, get(b.cards, card).camp),
};
