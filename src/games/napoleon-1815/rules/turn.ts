import type { Io } from '../../../kernel/chance.ts';
import { call, type Frame, jump } from '../../../kernel/flow.ts';
import { get } from '../../../kernel/there.ts';
import type { Box } from '../data/box.ts';
import { COALITION, campOfNation } from '../pieces.ts';
import { NONE, type Position } from '../position.ts';
import type { N15Event } from '../told.ts';
import { inSteps } from './asking.ts';
import { startDraw } from './draw.ts';
import { opensExchange, startExchange } from './exchange.ts';
import { startInitiative } from './initiative.ts';
import { startOperations } from './operations.ts';
import { startRecovery } from './recovery.ts';
import { score, win } from './victory.ts';

// Séquence de jeu: draw, initiative, operations, recovery, each completed before the next begins (SEQ-01, 02).

/** VIC-04. */
const MARKERS = 7;

function countMarkers(p: Position): number {
  let count = 0;
  for (const nation of p.control) if (nation !== NONE && campOfNation(nation) === COALITION) count++;
  return count;
}

/** REC-08: what lay open for the turn is discarded; once a turn means once again (AXE-06). */
function clearTurn(b: Box, p: Position): void {
  for (const card of p.lying) get(p.discards, get(b.cards, card).camp).push(card);
  p.lying = [];
  p.aide = false;
  p.hastened = NONE;
  p.noRecovery = NONE;
  for (const axis of p.axes) axis.struck = false;
}

export function beginTurn(b: Box, p: Position, io: Io<N15Event>): void {
  p.turn++;
  const { invasion } = get(get(b.scenarios, p.scenario).turns, p.turn - 1);
  io.tell?.({ kind: 'turn', turn: p.turn, invasion: get(b.invasions, invasion).no });
}

type Turn =
  Frame<`turn.${'begin' | 'draw' | 'confer' | 'initiative' | 'operations' | 'settle' | 'recovery' | 'close'}`>;

export const turns = (b: Box) =>
  inSteps<Turn>('turn', {
    begin: { run: (p, _f, io) => beginTurn(b, p, io) },
    draw: { run: (p) => call(p, startDraw()) },
    /** TRI-11: the cards just drawn may change hands before one is played; so may those that are left, before the recovery. */
    confer: { when: (p) => opensExchange(b, p), run: (p) => call(p, startExchange()) },
    initiative: { run: (p) => call(p, startInitiative()) },
    operations: { run: (p) => call(p, startOperations()) },
    settle: { when: (p) => opensExchange(b, p), run: (p) => call(p, startExchange()) },
    recovery: { run: (p) => call(p, startRecovery()) },
    /** REC-08, VIC-04, 09, 13. */
    close: {
      run(p, f, io) {
        if (countMarkers(p) >= MARKERS) score(b, p, io, COALITION, 1, 'markers');
        clearTurn(b, p);
        if (p.turn >= get(b.scenarios, p.scenario).turns.length) win(p, io, COALITION, 'lastTurn');
        else jump(f, 'turn.begin');
      },
    },
  });
