import { get } from '../../../../kernel/there.ts';
import type { Box } from '../../data/box.ts';
import { campOfNation, ENGLISH, FREDERICK, NATION_OF, otherCamp, VEDETTE_FROM, VEDETTE_TO } from '../../pieces.ts';
import { NONE, type Position } from '../../position.ts';
import { campOfSeat, hasCorps, looksFree, seatOfNation } from '../board.ts';
import { setUp } from '../entering.ts';
import { reinforceSomebody, reinforcing } from './renforts.ts';
import { type EventRule, unless } from './rule.ts';

/** FRE-02: not while French corps alone hold the place; in fog any French block may be one. */
function openPlace(b: Box, p: Position, seat: number): boolean {
  return hasCorps(p, campOfSeat(seat), b.alost) || looksFree(p, campOfSeat(seat), b.alost);
}

/** FRE: Frederick comes to Alost; once he has come the card is like RENFORTS. */
export const frederick: EventRule = {
  windows: ['initiative'],
  needs: [
    unless('N15-EVT-FRE-04', 'englishOnly', (_b, p, seat) => seat !== seatOfNation(p, ENGLISH)),
    unless('N15-EVT-FRE-02', 'placeTaken', (b, p, seat) => p.where[FREDERICK] === NONE && !openPlace(b, p, seat)),
    reinforcing((p) => p.where[FREDERICK] !== NONE), // FRE-03, FRE-05
  ],
  play(b, p, io, seat, card) {
    if (p.where[FREDERICK] !== NONE) {
      reinforceSomebody(p, seat, card); // FRE-03, FRE-05
      return;
    }
    setUp(b, p, io, FREDERICK, b.alost);
    if (p.fog) joinVedette(b, p, io, FREDERICK);
  },
};

/** FRE-01, LAM-01: a vedette of the nation comes with the corps, if a block is left. */
export function joinVedette(b: Box, p: Position, io: Parameters<typeof setUp>[2], corps: number): void {
  const nation = get(NATION_OF, corps);
  for (let block = get(VEDETTE_FROM, nation); block < get(VEDETTE_TO, nation); block++) {
    if (p.where[block] !== NONE) continue;
    if (!hasCorps(p, otherCamp(campOfNation(nation)), get(p.where, corps))) setUp(b, p, io, block, get(p.where, corps));
    return;
  }
}
