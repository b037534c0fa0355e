import { get } from '../../../kernel/there.ts';
import type { Box } from '../data/box.ts';
import {
  AUSTRIA,
  type Battle,
  FRANCE,
  GERMANY,
  ITALY,
  type Nation,
  NONE,
  PLACE,
  type Place,
  type Position,
  SPAIN,
} from '../position.ts';
import { die, isFranceOpen, OF, someIn, strengthIn, type Told, unitsIn } from './board.ts';

// [9/8]: where the beaten side goes.

const SOUTH: readonly Place[] = [GERMANY, ITALY, SPAIN];
const EAST: readonly Place[] = [GERMANY, ITALY];
const WEST: readonly Place[] = [FRANCE, AUSTRIA];
const VIENNA: readonly Place[] = [AUSTRIA];
const LISBON: readonly Place[] = [PLACE.portugal];

/** NW-9.8.1 */
export function coalitionRefuges(box: Box, p: Position, from: Nation): readonly Place[] {
  switch (from) {
    case FRANCE: {
      // NW-9.8.1-a
      const mayGoSouth = unitsIn(box, p, from, false).every((unit) => {
        const of = box.nationality[unit];
        return of === OF.british || of === OF.spanish || of === OF.duchy;
      });
      return mayGoSouth ? SOUTH : EAST;
    }
    case GERMANY:
      return isFranceOpen(p) ? WEST : VIENNA;
    case AUSTRIA:
      return EAST;
    case ITALY:
      return VIENNA;
    default:
      return LISBON;
  }
}

/** NW-9.12-c: does the coalition retreat, for the first time from there in this chain? */
export const coalitionFlees = (f: Battle, frenchWon: boolean): boolean =>
  frenchWon && f.refuge === NONE && (f.fled & (1 << (f.nation + 5))) === 0;

/** NW-9.8.2: the most eligible adjacent Nation. */
export function frenchRefuge(box: Box, p: Position, f: Battle, followed: boolean, io: Told): Nation {
  const { adjacent } = get(box.nations, f.nation);
  if (adjacent.includes(FRANCE)) return FRANCE;
  let found = adjacent.filter((nation) => !someIn(box, p, nation, false));
  if (found.length === 0) {
    const own = strengthIn(box, p, f.nation, true);
    const followers = followed ? strengthIn(box, p, f.nation, false) : 0;
    found = adjacent.filter((nation) => own > strengthIn(box, p, nation, false) + followers);
  }
  // NW-9.8.2-b: in the order of the nation die.
  const list = [...(found.length > 0 ? found : adjacent)].sort((a, b) => a - b);
  if (list.length === 1) return get(list, 0);
  const roll = die(io);
  const nation = get(list, Math.floor(((roll - 1) * list.length) / 6));
  io.tell?.({ kind: 'refugeDie', clause: 'NW-9.8.2-b', roll, nation });
  return nation;
}

/** NW-9.8-a */
export function retreat(box: Box, p: Position, f: Battle, french: boolean, io: Told): void {
  const units = unitsIn(box, p, f.nation, french);
  for (const unit of units) p.where[unit] = f.refuge;
  if (french && f.led) p.napoleonAt = f.refuge;
  io.tell?.({ kind: 'retreated', clause: 'NW-9.8-a', french, from: f.nation, to: f.refuge, units });
}
