import { call, jump, procedure, type Steps } from '../../../kernel/flow.ts';
import { get } from '../../../kernel/there.ts';
import type { Box } from '../data/box.ts';
import { enemyOf, MARKS_OF_TURN, unmark } from '../field.ts';
import { type Choice, LEADER, PHASES, type Phase, type Position } from '../position.ts';
import type { ViveEvent } from '../told.ts';
import { startCharges } from './charges.ts';
import { startFires } from './fire.ts';
import type { PlayerTurn, Turn } from './frames.ts';
import { startReplacements } from './leaders.ts';
import { startMovement } from './movement.ts';
import { startRally } from './rally.ts';
import { startSettle } from './settle.ts';
import { startShocks } from './shock.ts';
import { endGame, recordControl } from './victory.ts';

// VE-II: a game turn is two player-turns, each of six phases in a fixed order.

const START: { readonly [P in Phase]: (p: Position) => void } = {
  charges: startCharges,
  movement: startMovement,
  defensive: (p) => startFires(p, enemyOf(p.active)),
  offensive: (p) => startFires(p, p.active),
  shocks: startShocks,
  rally: startRally,
};

export function turns(box: Box): Steps<Position, Choice> {
  const playerTurn = (p: Position, seat: number): void => {
    p.active = seat;
    call<PlayerTurn>(p, { step: 'playerTurn.open', at: 0 });
  };
  return {
    ...procedure<Position, Turn, Choice, ViveEvent>('turn', {
      begin: {
        run(p, _f, io) {
          io.tell?.({ kind: 'turn', clause: 'VE-II-a', turn: p.turn });
          startReplacements(p);
        },
      },
      first: { run: (p) => playerTurn(p, 0) },
      second: { run: (p) => playerTurn(p, 1) },
      end: {
        run(p, f, io) {
          const b = box.battle(p.scenario);
          if (p.turn === b.turns) {
            endGame(b, p, io);
            return;
          }
          p.turn++;
          jump(f, 'turn.begin');
        },
      },
    }),
    ...procedure<Position, PlayerTurn, Choice, ViveEvent>('playerTurn', {
      open: {
        run(p, _f, io) {
          for (let unit = 0; unit < p.marks.length; unit++) unmark(p, unit, MARKS_OF_TURN);
          for (let leader = 0; leader < p.leaderMarks.length; leader++)
            p.leaderMarks[leader] = get(p.leaderMarks, leader) & LEADER.replacement;
          p.queue = [];
          p.said = [];
          io.tell?.({ kind: 'playerTurn', clause: 'VE-II-a', seat: p.active });
        },
      },
      phase: {
        run(p, f, io) {
          p.phase = get(PHASES, f.at);
          io.tell?.({ kind: 'phase', clause: 'VE-II-b', phase: p.phase, seat: p.active });
          START[p.phase](p);
        },
      },
      // VE-II-c: a phase is over when what it has left behind is put right.
      settle: { run: startSettle },
      next: {
        run(p, f, io) {
          recordControl(box.battle(p.scenario), p, io);
          f.at++;
          if (f.at < PHASES.length) jump(f, 'playerTurn.phase');
        },
      },
      close: {
        run(p) {
          p.shocks = [];
          p.firedAt = [];
        },
      },
    }),
  };
}
