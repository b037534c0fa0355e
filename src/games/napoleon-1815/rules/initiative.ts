import type { Io } from '../../../kernel/chance.ts';
import { type Frame, jump, type Seat } from '../../../kernel/flow.ts';
import { only } from '../../../kernel/permission.ts';
import { get } from '../../../kernel/there.ts';
import type { Box, Card } from '../data/box.ts';
import { type Camp, COALITION, FRANCE } from '../pieces.ts';
import { NONE, type Position } from '../position.ts';
import type { N15Event } from '../told.ts';
import { asking, inSteps } from './asking.ts';
import { seatsInOrder, seatsOf } from './board.ts';
import { keepingOut, reveal, spend } from './cards.ts';
import { PASS } from './choices.ts';
import { EVENTS } from './events/index.ts';
import { eventCards, isAsked } from './windows.ts';

// Initiative.

interface Initiative extends Frame<`initiative.${'begin' | 'next' | 'card' | 'value'}`> {
  turn: number;
}

export const startInitiative = (): Initiative => ({ step: 'initiative.begin', turn: 0 });

const worthOf = (b: Box, card: Card): number => (card === NONE ? 0 : get(b.cards, card).initiative);

const revealValue = (b: Box, p: Position, seat: Seat, io: Io<N15Event>): number =>
  worthOf(b, reveal(p, seat, io, 'initiative'));

/** TRI-31, 32: the higher card leads, the English on a tie. */
function findLeader(b: Box, p: Position, io: Io<N15Event>): number {
  const first = reveal(p, 2, io, 'initiative');
  const prussian = worthOf(b, first);
  // INI-06: the one deck of both, made anew in between, does not hold the card that lies open.
  const english = first === NONE ? 0 : keepingOut(p, first, COALITION, () => revealValue(b, p, 1, io));
  p.leader = prussian > english ? 2 : 1;
  io.tell?.({ kind: 'leader', seat: p.leader });
  return Math.max(prussian, english);
}

function begins(p: Position, io: Io<N15Event>, camp: Camp, how: 'intuition' | 'higher' | 'tie'): void {
  p.toAct = camp;
  io.tell?.({ kind: 'initiative', camp, how });
}

const ask = asking<Initiative>();

export const initiativePhase = (b: Box) =>
  inSteps<Initiative>('initiative', {
    begin: {
      run(p, _f, io) {
        p.phase = 'initiative';
        io.tell?.({ kind: 'phase', phase: 'initiative' });
      },
    },
    /** INI-01, 02, TRI-30: each seat in turn, one blue card at most. */
    next: {
      run(p, f) {
        const seats = seatsInOrder(p);
        while (f.turn < seats.length && !isAsked(b, p, get(seats, f.turn), 'initiative')) f.turn++;
        if (f.turn >= seats.length) jump(f, 'initiative.value');
      },
    },
    card: ask({
      clause: 'N15-INI-01',
      who: (p, f) => get(seatsInOrder(p), f.turn),
      may: { play: eventCards(b, ['initiative'], () => 'initiative'), pass: only(PASS) },
      window: 'pass',
      take(p, f, c, io, seat) {
        f.turn++;
        jump(f, 'initiative.next');
        if (c.kind !== 'play') return;
        spend(p, seat, c.card, io);
        EVENTS[get(b.cards, c.card).event].play(b, p, io, seat, c.card);
      },
    }),
    /** INI-04..06, INT-01, 02, TRI-34. */
    value: {
      run(p, _f, io) {
        const [french, allied] = p.intuition;
        p.intuition = [false, false];
        if (french !== allied) {
          if (p.seats === 3) findLeader(b, p, io);
          begins(p, io, french ? FRANCE : COALITION, 'intuition');
          return;
        }
        const ours = revealValue(b, p, 0, io);
        const theirs = p.seats === 3 ? findLeader(b, p, io) : revealValue(b, p, get(seatsOf(p, COALITION), 0), io);
        begins(p, io, theirs > ours ? COALITION : FRANCE, theirs === ours ? 'tie' : 'higher');
      },
    },
  });
