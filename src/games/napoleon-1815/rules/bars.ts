import type { Seat } from '../../../kernel/flow.ts';
import { type Bar, barsOf } from '../../../kernel/permission.ts';
import { get } from '../../../kernel/there.ts';
import type { Box, Card } from '../data/box.ts';
import { type Block, CAMP_OF } from '../pieces.ts';
import { LOST, NONE, type Position } from '../position.ts';
import type { ClauseId } from '../text/clauses.en.ts';
import type { Why } from '../text/why.ts';
import { campOfSeat, ownerOf } from './board.ts';

/** What forbids, each with its clause and its sentence. */
export const { about, gate, given, bar, follows } = barsOf<Position, ClauseId, Why>();

/** A rule that does not look at the frame of its procedure. */
export type Rule<C> = Bar<Position, unknown, C>;

/** A block of one's own; `partner` says why not one of the partner's. */
export const ownBlock = <C>(of: (c: C) => Block, partner: ClauseId): Rule<C>[] => [
  about<C>('N15-GEN-01', 'enemyBlock', (_p, c, seat) => CAMP_OF[of(c)] !== campOfSeat(seat)),
  about<C>(partner, 'partnerBlock', (p, c, seat) => ownerOf(p, of(c)) !== seat),
];

/** The same, on the map. */
export const ownOnMap = <C>(of: (c: C) => Block, partner: ClauseId): Rule<C>[] => [
  ...ownBlock(of, partner),
  gate<C>('N15-ELI-03', 'blockLost', (p, c) => p.where[of(c)] === LOST),
  gate<C>('N15-SEQ-03', 'blockNotHere', (p, c) => p.where[of(c)] === NONE),
];

/** A card of one's own: the deck of the camp, the hand of the seat. */
export const ownCard = <C extends { readonly card: Card }>(b: Box) => [
  about<C>('N15-CRD-03', 'enemyCard', (_p, c, seat) => get(b.cards, c.card).camp !== campOfSeat(seat)),
  gate<C>('N15-CRD-03', 'cardNotInHand', (p, c, seat) => !get(p.hands, seat).includes(c.card)),
];

/** A player of the coalition, named with three players. */
export const coalitionPlayer = (clause: ClauseId, names: (seat: Seat) => boolean) =>
  about<{ readonly seat: Seat }>(
    clause,
    'coalitionPlayer',
    (p, c, seat) => p.seats === 2 || c.seat === 0 || !names(seat),
  );
