import { end, jump, procedure, type Seat, type Steps } from '../../../kernel/flow.ts';
import { asks, exactly } from '../../../kernel/permission.ts';
import { nothingAt } from '../../../kernel/there.ts';
import type { Battle, Box } from '../data/box.ts';
import { enemyOf, facts, isDisorganised, isOnMap, sideOf, stepsOf } from '../field.ts';
import { type Choice, type Corps, NONE, type Position, STATE, type Unit } from '../position.ts';
import type { Cause, ViveEvent } from '../told.ts';
import { isInOrder } from './army.ts';
import { type ClauseId, given, type Of } from './bars.ts';
import { type Told, test } from './board.ts';
import type { Army, Chain } from './frames.ts';
import { watchHeld } from './held.ts';
import { startRetreat } from './retreat.ts';
import { stepsThere } from './victory.ts';

// VE-XII: how a corps bears its losses.

/** VE-XII-a, VE-XII-d */
export function scoreOfCorps(b: Battle, p: Position, corps: Corps): number {
  const { units, steps } = b.corps[corps] ?? nothingAt(corps);
  let score = steps;
  for (let i = 0; i < units.length; i++) {
    const unit = units[i] ?? NONE;
    score -= stepsThere(p, unit);
    if (isOnMap(p, unit) && isDisorganised(p, unit)) score++;
  }
  return score;
}

/** One of the tests of VE-XII.2-g. Who fails runs, from nobody in particular (VE-XII.2-e). */
function stand(box: Box, b: Battle, p: Position, unit: Unit, cause: Cause, clause: ClauseId, io: Told): void {
  if (!test(box, b, p, unit, { cause }, clause, io)) startRetreat(p, { units: [unit], breaks: clause });
}

/** The question which of those who are due tests next. Who they are is told to all: they are about to be shown. */
function order<F extends { due: Unit[] }>() {
  return {
    test: exactly<Position, F, Of<'test'>>(
      (_p, f, out) => {
        for (const unit of f.due) out.push({ kind: 'test', unit });
      },
      [given('VE-XII.2-e', 'notDueToTest', (_p, f, { unit }) => !f.due.includes(unit))],
    ),
  };
}
const first = (due: readonly Unit[], unit: Unit): Unit[] => [unit, ...due.filter((each) => each !== unit)];

export function armies(box: Box): Steps<Position, Choice> {
  const ask = asks<Position, Army, Choice, ViveEvent>();
  const asking = asks<Position, Chain, Choice, ViveEvent>();
  const battle = (p: Position) => box.battle(p.scenario);
  const ownerOf = (p: Position, due: readonly Unit[]): Seat => sideOf(battle(p), due[0] ?? 0);

  /** VE-XII.1-c, VE-XII.2-b, VE-XII.2-f: enters the state that its score gives; returns who tests for it, or null if nothing has changed. */
  function enter(b: Battle, p: Position, corps: Corps, io: Told): Unit[] | null {
    const { demoralised, despair, units } = b.corps[corps] ?? nothingAt(corps);
    const score = scoreOfCorps(b, p, corps);
    const state = score >= despair ? STATE.desperate : score >= demoralised ? STATE.demoralised : STATE.steady;
    if (state === p.army[corps]) return null;
    const known = p.crossed[corps] ?? 0;
    const isFirst = (known & state) === 0 && state !== STATE.steady;
    p.army[corps] = state;
    p.crossed[corps] = known | (state === STATE.desperate ? STATE.demoralised | STATE.desperate : state);
    io.tell?.({ kind: 'army', clause: 'VE-XII-b', corps, state, score, first: isFirst });
    if (!isFirst) return [];
    return units.filter(
      (unit) => isInOrder(p, unit) && (state === STATE.desperate || stepsOf(p, unit) < facts(b, unit).steps),
    );
  }

  return {
    ...procedure<Position, Army, Choice, ViveEvent>('army', {
      // VE-XII-e: the corps of the phasing player first.
      count: {
        run(p, f, io) {
          const b = battle(p);
          watchHeld(b, p, io);
          for (let side = 0; side < 2; side++)
            for (let corps = 0; corps < b.corps.length; corps++) {
              if (b.corps[corps]?.side !== (side === 0 ? p.active : enemyOf(p.active))) continue;
              const due = enter(b, p, corps, io);
              if (due === null || due.length === 0) continue;
              f.corps = corps;
              f.due = due;
              io.reveal();
              return;
            }
          end(p);
        },
      },
      test: ask({
        clause: 'VE-XII.2-e',
        when: (_p, f) => f.due.length > 1,
        who: (p, f) => ownerOf(p, f.due),
        may: order<Army>(),
        take(_p, f, { unit }) {
          f.due = first(f.due, unit);
        },
      }),
      run: {
        run(p, f, io) {
          const [unit = NONE] = f.due;
          const isDespair = p.army[f.corps] === STATE.desperate;
          f.due = f.due.slice(1);
          if (isDespair) stand(box, battle(p), p, unit, 'despair', 'VE-XII.2-b', io);
          else stand(box, battle(p), p, unit, 'demoralised', 'VE-XII.1-c', io);
        },
      },
      // VE-XII.2-g: whoever was Disorganised before its turn came does not test.
      again: {
        run(p, f) {
          f.due = f.due.filter((unit) => isInOrder(p, unit));
          jump(f, f.due.length > 0 ? 'army.test' : 'army.count');
        },
      },
    }),
    ...procedure<Position, Chain, Choice, ViveEvent>('chain', {
      test: asking({
        clause: 'VE-XII.2-e',
        when: (_p, f) => f.due.length > 1,
        who: (p, f) => ownerOf(p, f.due),
        may: order<Chain>(),
        take(_p, f, { unit }) {
          f.due = first(f.due, unit);
        },
      }),
      run: {
        run(p, f, io) {
          const [unit = NONE] = f.due;
          f.due = f.due.slice(1);
          stand(box, battle(p), p, unit, 'chain', 'VE-XII.2-c', io);
        },
      },
      again: {
        run(p, f) {
          f.due = f.due.filter((unit) => isInOrder(p, unit));
          if (f.due.length > 0) jump(f, 'chain.test');
        },
      },
    }),
  };
}
