import { call, type Frame, type Seat } from '../../../../kernel/flow.ts';
import { type Corps, GNEISENAU, GROUCHY, NEY, UXBRIDGE } from '../../pieces.ts';
import type { Position } from '../../position.ts';
import { asking, inSteps, target } from '../asking.ts';
import { given, ownBlock } from '../bars.ts';
import { campOfSeat, ownerOf } from '../board.ts';
import { atCorps, type Of } from '../choices.ts';
import { tireEach } from '../share.ts';
import { addCard, combatOf, sideOf } from './combat-side.ts';
import { type EventRule, unless } from './rule.ts';

interface Charging extends Frame<'chargez.pick'> {
  readonly seat: Seat;
}

const CHARGERS: readonly Corps[] = [NEY, GROUCHY, UXBRIDGE, GNEISENAU];

/** Is the corps on the seat's side of the combat? */
function takesPart(p: Position, seat: Seat, corps: Corps): boolean {
  const c = combatOf(p);
  return c.stacks[sideOf(c, campOfSeat(seat))].includes(corps);
}

const chargers = (p: Position, seat: Seat): Corps[] =>
  CHARGERS.filter((corps) => takesPart(p, seat, corps) && ownerOf(p, corps) === seat);

const ask = asking<Charging>();

/** CHG: one card more, one fatigue for the cavalry that charges. */
export const chargez: EventRule = {
  windows: ['combat'],
  needs: [
    unless('N15-EVT-CHG-01', 'noCharger', (_b, p, seat) => !CHARGERS.some((corps) => takesPart(p, seat, corps))),
    unless(
      'N15-TRI-52',
      'noOwnCorps',
      (_b, p, seat) => CHARGERS.some((corps) => takesPart(p, seat, corps)) && chargers(p, seat).length === 0,
    ),
  ],
  play(b, p, io, seat) {
    const c = combatOf(p);
    addCard(c, sideOf(c, campOfSeat(seat)));
    const found = chargers(p, seat);
    if (found.length === 1) tireEach(b, p, io, found, 1, 'event');
    else call<Charging>(p, { step: 'chargez.pick', seat }); // CHG-03
  },
  steps: (b) =>
    inSteps<Charging>('chargez', {
      pick: ask({
        clause: 'N15-EVT-CHG-03',
        who: (_p, f) => f.seat,
        may: {
          corps: target(
            (p, f) => chargers(p, f.seat).map(atCorps),
            [
              ...ownBlock<Of<'corps'>>((c) => c.corps, 'N15-TRI-51'),
              // Who is asked has both of them in his stack.
              given('N15-EVT-CHG-01', 'noCharger', (_p, _f, c) => !CHARGERS.includes(c.corps)),
            ],
          ),
        },
        take: (p, _f, c, io) => tireEach(b, p, io, [c.corps], 1, 'event'),
      }),
    }),
};
