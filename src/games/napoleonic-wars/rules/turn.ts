import { rollAll } from '../../../kernel/chance.ts';
import { call, jump, procedure, type Steps } from '../../../kernel/flow.ts';
import { get } from '../../../kernel/there.ts';
import type { Box } from '../data/box.ts';
import {
  type Choice,
  type Coalition,
  type Intrigue,
  NONE,
  type Placement,
  type Position,
  type Turn,
} from '../position.ts';
import type { NapoleonicEvent } from '../told.ts';
import { startBattles } from './battle.ts';
import type { Told } from './board.ts';
import { isPlaced } from './coalition.ts';
import { isMet, startEffects } from './effects.ts';
import { endOfTurn } from './ending.ts';
import { deployArmy } from './grande-armee.ts';
import { politics } from './political.ts';
import { enter } from './steps.ts';

// NW-2.11-a: a turn, phase by phase.

// [12/0]

function accident(box: Box, p: Position, io: Told): void {
  const count = box.napoleon[p.napoleon]?.accidentDice ?? 1;
  const dice = rollAll(io, 'dice', count, 6);
  const total = dice.reduce((sum, each) => sum + each, 0);
  io.tell?.({ kind: 'accidentRoll', clause: 'NW-12.0-a', dice, total });
  const cell = get(get(box.accidentTable, count - 1), total - count);
  const found = cell.find((each) => isMet(box, p, get(box.accidents, each).requires));
  if (found === undefined) {
    io.tell?.({ kind: 'noAccident', clause: 'NW-15.0-a' });
    return;
  }
  io.tell?.({ kind: 'accident', clause: 'NW-15.0-a', accident: found });
  startEffects(box, p, 'accidents', found);
}

export function turns(box: Box): Steps<Position, Choice> {
  return procedure<Position, Turn, Choice, NapoleonicEvent>('turn', {
    ...politics(box),
    intrigue: {
      run(p, _f, io) {
        enter(p, 'intrigue', 'NW-6.0-a', io);
        call<Intrigue>(p, { step: 'intrigue.act', pairs: [], rolled: false });
      },
    },
    army: {
      run(p, _f, io) {
        enter(p, 'army', 'NW-7.0-a', io);
        deployArmy(box, p, io);
      },
    },
    coalition: {
      run(p, _f, io) {
        enter(p, 'coalition', 'NW-8.0-a', io);
        call<Coalition>(p, { step: 'coalition.build', lots: box.nations.map(() => 0) });
      },
    },
    napoleon: {
      when: isPlaced,
      run(p) {
        call<Placement>(p, { step: 'placement.roll', to: NONE, corps: 0, missing: 0, found: [] });
      },
    },
    battles: {
      run(p, _f, io) {
        enter(p, 'battles', 'NW-9.0-a', io);
        startBattles(p);
      },
    },
    ...endOfTurn(box),
    accident: {
      run(p, _f, io) {
        enter(p, 'accidents', 'NW-12.0-a', io);
        accident(box, p, io);
      },
    },
    // NW-12.2-a
    next: {
      run(p, f) {
        p.turn++;
        f.done = 0;
        jump(f, 'turn.begin');
      },
    },
  });
}
