import type { Io } from '../../../../kernel/chance.ts';
import { call, type Frame, procedure, type Seat } from '../../../../kernel/flow.ts';
import { get } from '../../../../kernel/there.ts';
import type { Box, Card } from '../../data/box.ts';
import { CAMP_OF, CORPS_COUNT, CORPS_FROM, CORPS_TO, type Corps, NATION_OF } from '../../pieces.ts';
import type { Choice, Position } from '../../position.ts';
import type { N15Event } from '../../told.ts';
import { ownerOf, strength } from '../board.ts';
import { atCorps } from '../choices.ts';
import type { EventRule } from './rule.ts';

interface Reinforcing extends Frame {
  readonly seat: Seat;
  readonly card: Card;
}

/** CMP-13: a corps on the board with a free box, and a cube of the colour that is not in use. */
export function hasRoom(b: Box, p: Position, corps: Corps): boolean {
  if (get(p.where, corps) < 0 || strength(p, corps) >= b.maxStrength) return false;
  const nation = get(NATION_OF, corps);
  let used = 0;
  for (let other = get(CORPS_FROM, nation); other < get(CORPS_TO, nation); other++) used += get(p.infantry, other);
  return used < get(b.infantryCubes, nation);
}

/** VIC-14: worth nothing when added. */
export function addInfantry(p: Position, io: Io<N15Event>, corps: Corps): void {
  const camp = get(CAMP_OF, corps);
  p.infantry[corps] = get(p.infantry, corps) + 1;
  p.addedStrength[camp] = get(p.addedStrength, camp) + 1;
  if (p.screens) {
    io.tell?.({ kind: 'reinforcedSomebody', camp });
    io.tell?.({ kind: 'reinforced', corps }, ownerOf(p, corps));
  } else io.tell?.({ kind: 'reinforced', corps });
}

export function canReinforce(b: Box, p: Position, seat: Seat): boolean {
  for (let corps = 0; corps < CORPS_COUNT; corps++) if (ownerOf(p, corps) === seat && hasRoom(b, p, corps)) return true;
  return false;
}

export function reinforceSomebody(p: Position, seat: Seat, card: Card): void {
  call<Reinforcing>(p, { step: 'renforts.whom', seat, card });
}

/** REN: one infantry point for a coalition corps on the board. */
export const renforts: EventRule = {
  windows: ['initiative'],
  possible: canReinforce,
  // Which corps are full, screens hide.
  opens: (b, p, seat) => p.screens || canReinforce(b, p, seat),
  play: (_b, p, _io, seat, card) => reinforceSomebody(p, seat, card),
  steps: (b) =>
    procedure<Position, Reinforcing, Choice, N15Event>('renforts', {
      whom: {
        who: (_p, f) => f.seat,
        choices(p, f, out) {
          for (let corps = 0; corps < CORPS_COUNT; corps++)
            if (ownerOf(p, corps) === f.seat && hasRoom(b, p, corps)) out.push(atCorps(corps));
        },
        take(p, _f, c, io) {
          if (c.kind === 'corps') addInfantry(p, io, c.corps);
        },
      },
    }),
};
