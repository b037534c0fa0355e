import type { Io } from '../../../../kernel/chance.ts';
import { call, type Frame, type Seat } from '../../../../kernel/flow.ts';
import { byTheWay, may } from '../../../../kernel/permission.ts';
import { get } from '../../../../kernel/there.ts';
import type { Box, Card } from '../../data/box.ts';
import { type Block, CAMP_OF, CORPS_FROM, CORPS_TO, type Corps, isCorps, NATION_OF } from '../../pieces.ts';
import { NONE, type Position } from '../../position.ts';
import type { N15Event } from '../../told.ts';
import { asking, inSteps } from '../asking.ts';
import { ownOnMap, type Rule } from '../bars.ts';
import { blocksOf, ownerOf, strength } from '../board.ts';
import { atCorps, type Of } from '../choices.ts';
import { type Condition, type EventRule, FULFILLED, meeting, need, somebody } from './rule.ts';

interface Reinforcing extends Frame<'renforts.whom'> {
  readonly seat: Seat;
  readonly card: Card;
}

/** CMP-13: a corps on the board with a free box, and a cube of the colour that is not in use. */
function hasRoom(b: Box, p: Position, corps: Corps): boolean {
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

/** CMP-13: what a corps must have. */
const ROOM = need('N15-CMP-13', 'corpsFull', (b, p, _seat, corps) => !hasRoom(b, p, corps));

const isHere = (p: Position, corps: Block): boolean => isCorps(corps) && get(p.where, corps) >= 0;

/** Somebody of the seat's can be reinforced, as far as `when` asks it. Which corps are full, screens hide. */
export const reinforcing = (when: (p: Position) => boolean, except = NONE): Condition => {
  const anybody = somebody((_b, p, _seat, block) => isHere(p, block) && block !== except, [ROOM], 'screens', 0);
  return { ...anybody, failing: (b, p, seat) => (when(p) ? anybody.failing(b, p, seat) : FULFILLED) };
};

/** The corps that is reinforced: REN-01, LAM-03; TRI-51: one's own. */
export const reinforced = (b: Box, rules: readonly Rule<Of<'corps'>>[] = []) =>
  may<Position, Frame, Of<'corps'>>(
    (p, _f, out, seat) => {
      for (const block of blocksOf(p, seat)) if (isHere(p, block)) out.push(atCorps(block));
    },
    [
      ...ownOnMap<Of<'corps'>>((c) => c.corps, 'N15-TRI-51'),
      ...rules,
      ...meeting<Of<'corps'>>(b, [ROOM], (c) => c.corps),
    ],
    byTheWay,
  );

export function reinforceSomebody(p: Position, seat: Seat, card: Card): void {
  call<Reinforcing>(p, { step: 'renforts.whom', seat, card });
}

const ask = asking<Reinforcing>();

/** REN: one infantry point for a coalition corps on the board. */
export const renforts: EventRule = {
  windows: ['initiative'],
  needs: [reinforcing(() => true)],
  play: (_b, p, _io, seat, card) => reinforceSomebody(p, seat, card),
  steps: (b) =>
    inSteps<Reinforcing>('renforts', {
      whom: ask({
        clause: 'N15-EVT-REN-01',
        who: (_p, f) => f.seat,
        may: { corps: reinforced(b) },
        take: (p, _f, c, io) => addInfantry(p, io, c.corps),
      }),
    }),
};
