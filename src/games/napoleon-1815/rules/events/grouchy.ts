import { get, there } from '../../../../kernel/there.ts';
import { FRANCE, GROUCHY } from '../../pieces.ts';
import { NONE } from '../../position.ts';
import { keepingOut, reveal } from '../cards.ts';
import { type EventRule, quietly, unless } from './rule.ts';

/** GRO: a stack with Grouchy turns up another movement card, which then stands. */
export const grouchy: EventRule = {
  windows: ['reveal'],
  needs: [
    quietly((_b, p) => there(p.op).card === NONE), // MAP-04
    unless('N15-EVT-GRO-01', 'corpsMissing', (_b, p) => !there(p.op).group.includes(GROUCHY), {
      secret: 'fog',
      facts: { block: GROUCHY },
    }),
  ],
  play(b, p, io, seat, played) {
    const op = there(p.op);
    const card = keepingOut(p, played, FRANCE, () => reveal(p, seat, io, 'march'));
    if (card === NONE) return;
    op.card = card;
    op.base = get(b.cards, card).movement;
  },
};
