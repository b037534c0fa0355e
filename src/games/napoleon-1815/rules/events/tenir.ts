import { call, type Frame, type Seat } from '../../../../kernel/flow.ts';
import type { Position } from '../../position.ts';
import { inSteps } from '../asking.ts';
import { corpsOf, ownerOf } from '../board.ts';
import { relieve, scopeOf, shareLosses } from '../share.ts';
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

const sharing = (p: Position, seat: Seat, amount: number) => {
  const c = combatOf(p);
  return { corps: holders(p, seat), amount, scope: scopeOf(alliedSide(c)), zone: c.zone } as const;
};

/** TEN: a beaten coalition stack pays with a strength point, shakes off fatigue of this combat, and may stay. */
export const tenir: EventRule = {
  windows: ['beaten'],
  needs: [beaten('N15-EVT-TEN-01')],
  play(_b, p, _io, seat) {
    call<Holding>(p, { step: 'tenir.loss', seat });
  },
  steps: () =>
    inSteps<Holding>('tenir', {
      loss: {
        run(p, f) {
          combatOf(p).mayHold = true;
          shareLosses(p, f.seat, { ...sharing(p, f.seat, LOSSES), why: 'event' });
        },
      },
      relief: { run: (p, f) => relieve(p, f.seat, { ...sharing(p, f.seat, FATIGUES), why: 'combat' }) },
    }),
};
