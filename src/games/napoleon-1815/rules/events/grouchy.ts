import { get, there } from '../../../../kernel/there.ts';
import { FRANCE, GROUCHY } from '../../pieces.ts';
import { NONE } from '../../position.ts';
import { keepingOut, reveal } from '../cards.ts';
import type { EventRule } from './rule.ts';

/** GRO: a stack with Grouchy turns up another movement card, which then stands. */
export const grouchy: EventRule = {
  windows: ['reveal'],
  possible: (_b, p) => there(p.op).card !== NONE && there(p.op).group.includes(GROUCHY),
  opens: (_b, p) => there(p.op).card !== NONE && (p.fog || there(p.op).group.includes(GROUCHY)),
  play(b, p, io, seat, played) {
    const op = there(p.op);
    const card = keepingOut(p, played, FRANCE, () => reveal(p, seat, io, 'march'));
    if (card === NONE) return;
    op.card = card;
    op.base = get(b.cards, card).movement;
  },
};
