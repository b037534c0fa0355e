import { call } from '../../../../kernel/flow.ts';
import { get } from '../../../../kernel/there.ts';
import { remember } from '../cards.ts';
import { startExchange } from '../exchange.ts';
import type { EventRule } from './rule.ts';

/** ADC: with two players a look at the French hand; with three the partners talk and exchange cards until the turn ends. */
export const aideDeCamp: EventRule = {
  windows: ['initiative'],
  play(_b, p, io, seat) {
    if (p.seats === 3) {
      p.aide = true;
      call(p, startExchange());
      return;
    }
    remember(p, seat, get(p.hands, 0));
    io.reveal();
    io.tell?.({ kind: 'sawHand', seat, of: 0, cards: [...get(p.hands, 0)] }, seat);
  },
};
