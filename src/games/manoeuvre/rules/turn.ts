import { call, type Frame, jump, procedure, type Steps } from '../../../kernel/flow.ts';
import { may, only } from '../../../kernel/permission.ts';
import type { Box } from '../data/box.ts';
import type { Choice, ManEvent, Position } from '../position.ts';
import { aside } from './bars.ts';
import { commitDiscards, drawUp, ownCard, owns, setAside, sideOf } from './cards.ts';
import { discardOf, PASS } from './choices.ts';
import { enemyOf } from './field.ts';
import { startMovement } from './movement.ts';
import { nightfall } from './night.ts';
import { ownDecision } from './own-turn.ts';
import { startRestoration } from './restoration.ts';

// Chapter 4: the sequence of play.

type GameTurns = Frame<`game.${'firstPlayer' | 'secondPlayer' | 'night'}`>;
type PlayerTurn = Frame<`turn.${'start' | 'discard' | 'draw' | 'drawn' | 'movement' | 'combat' | 'restoration'}`>;

/** A Game Turn is the First Player's turn and then the Second Player's; at its end night may have fallen (2.3-c). */
export const gameTurns = (box: Box) =>
  procedure<Position, GameTurns, Choice, ManEvent>('game', {
    firstPlayer: {
      run(p) {
        p.turn++;
        p.active = p.first;
        call(p, { step: 'turn.start' });
      },
    },
    secondPlayer: {
      run(p) {
        p.active = enemyOf(p.first);
        call(p, { step: 'turn.start' });
      },
    },
    night: {
      run(p, f, io) {
        if (p.sides[0].firstDeckExhausted && p.sides[1].firstDeckExhausted) nightfall(box, p, io);
        else jump(f, 'game.firstPlayer');
      },
    },
  });

/** A player turn: five phases in fixed order (4-b). */
export function playerTurn(box: Box): Steps<Position, Choice> {
  const own = ownDecision<PlayerTurn>(box);
  return procedure<Position, PlayerTurn, Choice, ManEvent>('turn', {
    start: {
      run(p, _f, io) {
        p.phase = 'discard';
        io.tell?.({ kind: 'turn', turn: p.turn, seat: p.active });
      },
    },
    // 4.1: any number of cards, none and all included; they stay secret until the phase ends.
    discard: own('turn.discard', {
      clause: 'MAN-4.1-a',
      when: (p) => sideOf(p, p.active).hand.length + sideOf(p, p.active).setAside.length > 0,
      may: {
        discard: may(null, ownCard(box), aside),
        pass: only(PASS),
      },
      // Written out: more than every third decision of a match is this one.
      choices(p, _f, out, seat) {
        for (const card of sideOf(p, seat).hand) out.push(discardOf(card));
        out.push(PASS);
      },
      take(p, f, c, io, seat) {
        if (c.kind !== 'discard') return;
        setAside(p, seat, c.card);
        io.tell?.({ kind: 'setAside', seat, card: c.card }, seat);
        jump(f, 'turn.discard');
      },
    }),
    draw: {
      run(p, _f, io) {
        commitDiscards(p, p.active, io);
        p.phase = 'draw';
        drawUp(box, p, p.active, io);
      },
    },
    // A Scout played now leaves the hand below five, so that the player draws again (9.2.9).
    drawn: own('turn.draw', {
      clause: 'MAN-9.2.9-a',
      when: (p) => owns(box, p, p.active, 'scout'),
      may: { pass: only(PASS) },
      take() {},
    }),
    movement: {
      run(p) {
        p.phase = 'movement';
        call(p, startMovement());
      },
    },
    combat: {
      run(p) {
        p.phase = 'combat';
        call(p, { step: 'combat.declare' });
      },
    },
    restoration: {
      run(p) {
        p.phase = 'restoration';
        call(p, startRestoration());
      },
    },
  });
}
