import { call, type Frame, procedure, type Seat } from '../../../../kernel/flow.ts';
import type { Choice, Position } from '../../position.ts';
import type { N15Event } from '../../told.ts';
import { corpsOf, ownerOf } from '../board.ts';
import { relieve, shareLosses } from '../share.ts';
import { alliedSide, alliedStack, combatOf } from './combat-side.ts';
import { beaten } from './retraite-en-ordre.ts';
import type { EventRule } from './rule.ts';

interface Holding extends Frame<'tenir.loss' | 'tenir.relief'> {
  readonly seat: Seat;
}

const LOSSES = 1;
const FATIGUES = 3;

/** TEN-04: with three players the corps of the one who played it. */
const holders = (p: Position, seat: Seat) =>
  corpsOf(alliedStack(combatOf(p))).filter((corps) => ownerOf(p, corps) === seat);

const scopeOf = (p: Position) => (alliedSide(combatOf(p)) === 0 ? 'attackers' : 'defenders');

/** TEN: a beaten coalition stack pays with a strength point, shakes off fatigue of this combat, and may stay. */
export const tenir: EventRule = {
  windows: ['beaten'],
  needs: [beaten('N15-EVT-TEN-01')],
  play(_b, p, _io, seat) {
    call<Holding>(p, { step: 'tenir.loss', seat });
  },
  steps: () =>
    procedure<Position, Holding, Choice, N15Event>('tenir', {
      loss: {
        run(p, f) {
          const c = combatOf(p);
          c.mayHold = true;
          shareLosses(p, f.seat, {
            corps: holders(p, f.seat),
            amount: LOSSES,
            scope: scopeOf(p),
            zone: c.zone,
            why: 'event',
          });
        },
      },
      relief: {
        run(p, f) {
          const c = combatOf(p);
          relieve(p, f.seat, {
            corps: holders(p, f.seat),
            amount: FATIGUES,
            scope: scopeOf(p),
            zone: c.zone,
            why: 'combat',
          });
        },
      },
    }),
};
