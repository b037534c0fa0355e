import type { Io } from '../../../kernel/chance.ts';
import { type Frame, jump, type Seat } from '../../../kernel/flow.ts';
import { may, only } from '../../../kernel/permission.ts';
import { get } from '../../../kernel/there.ts';
import type { Box } from '../data/box.ts';
import { CORPS_COUNT, type Corps } from '../pieces.ts';
import type { Position } from '../position.ts';
import type { N15Event } from '../told.ts';
import { asking, inSteps } from './asking.ts';
import { given, ownCard, ownOnMap } from './bars.ts';
import { corpsOfSeat, seatsInOrder } from './board.ts';
import { discard } from './cards.ts';
import { type Of, PASS, recovering } from './choices.ts';
import { removeFatigue, removeTogether } from './elimination.ts';
import { loseOneEach } from './share.ts';
import { endNetting, startNetting } from './victory.ts';

// Récupération, steps 1 to 4. The turn closes with step 5.

/** REC-04. */
const EXHAUSTED = 5;

const ALL_CORPS: readonly Corps[] = Array.from({ length: CORPS_COUNT }, (_, corps) => corps);

interface Recovery extends Frame<`recovery.${'rest' | 'next' | 'card' | 'losses' | 'exhausted' | 'counted' | 'flip'}`> {
  turn: number;
}

export const startRecovery = (): Recovery => ({ step: 'recovery.rest', turn: 0 });

/** REC-02: the corps of the seat that have something to shed and no card yet. */
const tired = (p: Position, seat: Seat): Corps[] =>
  corpsOfSeat(p, seat).filter((corps) => p.fatigue[corps] !== 0 && !p.recovered.includes(corps));

/** Where orders of battle are hidden the question is asked of every hand that is not empty. */
function mayRecover(p: Position, seat: Seat): boolean {
  if (get(p.hands, seat).length === 0 || p.noRecovery === seat) return false;
  return p.screens || tired(p, seat).length > 0;
}

function recover(b: Box, p: Position, io: Io<N15Event>, seat: Seat, card: number, corps: Corps): void {
  discard(p, seat, card, io);
  io.tell?.({ kind: 'recovery', seat, card });
  p.recovered.push(corps);
  removeFatigue(p, io, corps, get(b.cards, card).recovery);
}

const ask = asking<Recovery>();

export const recoveryPhase = (b: Box) =>
  inSteps<Recovery>('recovery', {
    /** REC-01. */
    rest: {
      run(p, _f, io) {
        p.phase = 'recovery';
        io.tell?.({ kind: 'phase', phase: 'recovery' });
        for (let corps = 0; corps < CORPS_COUNT; corps++)
          if (get(p.where, corps) >= 0 && !p.activated[corps]) removeFatigue(p, io, corps, get(p.fatigue, corps));
      },
    },
    /** REC-02, 03, TRI-53, 56. */
    next: {
      run(p, f) {
        const seats = seatsInOrder(p);
        while (f.turn < seats.length && !mayRecover(p, get(seats, f.turn))) f.turn++;
        if (f.turn >= seats.length) jump(f, 'recovery.losses');
      },
    },
    card: ask({
      clause: 'N15-REC-02',
      who: (p, f) => get(seatsInOrder(p), f.turn),
      may: {
        recover: may(
          (p, _f, out, seat) => {
            const list = tired(p, seat);
            for (const card of get(p.hands, seat)) for (const corps of list) out.push(recovering(card, corps));
          },
          [
            ...ownOnMap<Of<'recover'>>((c) => c.corps, 'N15-TRI-53'),
            ...ownCard<Of<'recover'>>(b),
            given('N15-REC-02', 'oneRecovery', (p, _f, c) => p.recovered.includes(c.corps)),
            given('N15-REC-02', 'notTired', (p, _f, c) => p.fatigue[c.corps] === 0),
          ],
        ),
        pass: only(PASS),
      },
      take(p, f, c, io, seat) {
        if (c.kind === 'recover') recover(b, p, io, seat, c.card, c.corps);
        else f.turn++;
        jump(f, 'recovery.next');
      },
    }),
    /** REC-04..06: all at once, so the victory points are netted. */
    losses: {
      run(p, f) {
        p.recovered = [];
        f.turn = 0;
        startNetting(p);
      },
    },
    exhausted: {
      run(p, f) {
        const seat = seatsInOrder(p)[f.turn];
        if (seat === undefined) return;
        f.turn++;
        jump(f, 'recovery.exhausted');
        const list = corpsOfSeat(p, seat).filter((corps) => get(p.fatigue, corps) >= EXHAUSTED);
        loseOneEach(p, seat, list);
      },
    },
    counted: {
      run(p, _f, io) {
        removeTogether(b, p, io, ALL_CORPS);
        endNetting(b, p, io);
      },
    },
    /** REC-07. */
    flip: {
      run(p) {
        p.activated = p.activated.map(() => false);
      },
    },
  });
