import { get } from '../../../../kernel/there.ts';
import { FRANCE, NEY } from '../../pieces.ts';
import { NONE } from '../../position.ts';
import { keepingOut, reveal } from '../cards.ts';
import { tireEach } from '../share.ts';
import { addCard, combatOf, frenchSide, frenchWith } from './combat-side.ts';
import type { EventRule } from './rule.ts';

/** LRO: up to this value Ney spends himself for nothing. */
const RASH = 3;
const RASH_FATIGUE = 2;

/** LRO: Ney turns up a card. */
export const leRougeaud: EventRule = {
  windows: ['combat'],
  needs: [frenchWith('N15-EVT-LRO-01', NEY)],
  play(b, p, io, seat, played) {
    const card = keepingOut(p, played, FRANCE, () => reveal(p, seat, io, 'rougeaud'));
    if (card === NONE) return;
    const c = combatOf(p);
    if (get(b.cards, card).movement > RASH) addCard(c, frenchSide(c));
    else tireEach(b, p, io, [NEY], RASH_FATIGUE, 'event');
  },
};
