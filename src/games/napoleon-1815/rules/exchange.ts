import { end, type Frame, jump, type Seat } from '../../../kernel/flow.ts';
import { byTheWay, may, only } from '../../../kernel/permission.ts';
import { drop, slip } from '../../../kernel/piles.ts';
import { get } from '../../../kernel/there.ts';
import type { Box } from '../data/box.ts';
import type { Position } from '../position.ts';
import { asking, inSteps } from './asking.ts';
import { given, ownCard } from './bars.ts';
import { mayTalk } from './board.ts';
import { giving, type Of, PASS } from './choices.ts';

// Règles à 3 joueurs, communication: the coalition players exchange cards while they may talk (TRI-11).

interface Exchange extends Frame<'exchange.next' | 'exchange.give'> {
  turn: number;
}

/** TRI-56: Prussian, then English. */
const ORDER: readonly Seat[] = [2, 1];

export const startExchange = (): Exchange => ({ step: 'exchange.next', turn: 0 });

/** Fog hides whether the two commanders are near each other: the question is asked in any case, and only they can tell. */
export const opensExchange = (b: Box, p: Position): boolean => p.seats === 3 && (p.fog || mayTalk(b, p));

const ask = asking<Exchange>();

export const exchange = (b: Box) =>
  inSteps<Exchange>('exchange', {
    next: {
      run(p, f) {
        while (f.turn < ORDER.length && get(p.hands, get(ORDER, f.turn)).length === 0) f.turn++;
        if (f.turn >= ORDER.length) end(p);
      },
    },
    give: ask({
      clause: 'N15-TRI-11',
      who: (_p, f) => get(ORDER, f.turn),
      may: {
        give: may(
          (p, _f, out, seat) => {
            if (mayTalk(b, p)) for (const card of get(p.hands, seat)) out.push(giving(card));
          },
          [...ownCard<Of<'give'>>(b), given('N15-TRI-11', 'notTalking', (p) => !mayTalk(b, p))],
          byTheWay,
        ),
        pass: only(PASS),
      },
      take(p, f, c, io, seat) {
        const partner = 3 - seat;
        if (c.kind === 'give') {
          slip(get(p.hands, seat), get(p.hands, partner), c.card);
          drop(get(p.seen, partner), c.card);
          get(p.seen, seat).push(c.card);
          io.reveal();
          io.tell?.({ kind: 'exchanged', seat, to: partner, count: 1 });
          io.tell?.({ kind: 'gave', seat, to: partner, card: c.card }, seat);
          io.tell?.({ kind: 'gave', seat, to: partner, card: c.card }, partner);
        } else f.turn++;
        jump(f, 'exchange.next');
      },
    }),
  });
