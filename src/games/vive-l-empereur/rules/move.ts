import { type Hex, OFF } from '../../../grids/hexes.ts';
import { end, jump, procedure, type Steps } from '../../../kernel/flow.ts';
import { asks } from '../../../kernel/permission.ts';
import { there } from '../../../kernel/there.ts';
import type { Battle, Box } from '../data/box.ts';
import type { Formation } from '../data/names.ts';
import {
  armOf,
  enemyOf,
  formationOf,
  has,
  hexOf,
  isDisorganised,
  lift,
  mark,
  put,
  stands,
  topAt,
  unitsAt,
  unmark,
  wayTo,
} from '../field.ts';
import {
  AWAY,
  type Choice,
  type Facing,
  LEADER,
  type Leader,
  MARK,
  NONE,
  type Position,
  type Unit,
} from '../position.ts';
import type { ViveEvent } from '../told.ts';
import type { ClauseId, Of } from './bars.ts';
import type { Told } from './board.ts';
import { halvesOf, indexOf, priceOf } from './changes.ts';
import type { Move } from './frames.ts';
import { courseOf, skirmishes, stanceOf, stancesOf, stepOf, turnedTo } from './march.ts';
import { listMoves } from './move-list.ts';
import { alone, changing, isFresh, joining, leaving, stepping, stopping, turning } from './move-may.ts';
import { overrun } from './paces.ts';
import { startStep } from './step.ts';
import { without } from './stops.ts';
import { isRoad, leaderCost } from './ways.ts';

// VE-VI.1 to VE-VI.4, VE-VI.7: one unit, stack or leader on its move, step by step.

export function move(box: Box): Steps<Position, Choice> {
  const ask = asks<Position, Move, Choice, ViveEvent>();
  const battle = (p: Position) => box.battle(p.scenario);

  return procedure<Position, Move, Choice, ViveEvent>('move', {
    act: ask({
      clause: 'VE-VI.1-d',
      who: (p) => p.active,
      may: {
        ...stepping(box),
        ...turning(box),
        ...changing(box),
        ...joining(box),
        ...leaving(box),
        ...stopping(box),
      },
      // Written out: no other step offers so much so often.
      choices: listMoves(box),
      take(p, f, c, io) {
        const b = battle(p);
        if (showsItself(p, f, c)) io.reveal();
        switch (c.kind) {
          case 'pass':
            end(p);
            return;
          case 'step':
          case 'back':
            walk(box, b, p, f, c.hex, c.kind === 'back', io);
            return;
          case 'exit':
            startStep(p, { kind: 'regular', units: f.units, from: f.hex, to: OFF, leaders: f.leaders });
            return;
          case 'change':
            if (change(box, b, p, f, c, io)) return;
            break;
          case 'turn':
            turn(box, b, p, f, c.unit, c.facing, io);
            break;
          case 'move': {
            mark(p, c.unit, MARK.moved);
            const order = unitsAt(p, f.hex);
            const [units, spent, turned] = [f.units, f.spent, f.turned];
            f.units = order.filter((unit) => unit === c.unit || units.includes(unit));
            f.spent = f.units.map((unit) => spent[units.indexOf(unit)] ?? 0);
            f.turned = f.units.map((unit) => turned[units.indexOf(unit)] ?? false);
            break;
          }
          case 'drop':
            if (isFresh(p, f, c.unit)) unmark(p, c.unit, MARK.moved);
            f.dropped = [...(f.dropped ?? []), c.unit];
            keep(f, (unit) => unit !== c.unit);
            break;
          case 'along': {
            const from = p.leaderAt[c.leader] ?? OFF;
            f.leaders = [...f.leaders, c.leader];
            p.leaderMarks[c.leader] = (p.leaderMarks[c.leader] ?? 0) | LEADER.moved;
            if (from === AWAY.waiting) place(p, c.leader, f.hex, 'VE-XIV.2-e', io);
          }
        }
        jump(f, 'move.act');
      },
    }),
    // VE-VII.5-e, VE-IX.7-m: who was broken, destroyed or stopped on the way moves no further.
    stepped: {
      run(p, f, io) {
        keep(
          f,
          (unit) => stands(p, unit, f.hex) && isDisorganised(p, unit) === f.disordered && !has(p, unit, MARK.stopped),
        );
        // VE-XIV.5-a
        f.leaders = f.leaders.filter((leader) => p.leaderAt[leader] === f.hex);
        const [unit] = f.units;
        if (unit === undefined) return;
        if (f.pending !== null) {
          form(battle(p), p, unit, f.pending.formation, f.pending.facing, OFF, io);
          f.pending = null;
        }
        jump(f, 'move.act');
      },
    },
  });
}

/** VE-0-j: whoever lay under others is seen when he leaves them, and as far as a marker goes when he forms Square. */
function showsItself(p: Position, f: Move, c: Choice): boolean {
  const [unit] = f.units;
  // VE-III.3-a: the marker of a Square is seen, also under guns.
  if (c.kind === 'change' && topAt(p, hexOf(p, c.unit)) !== c.unit)
    return c.formation === 'square' || formationOf(p, c.unit) === 'square';
  if (unit === undefined || topAt(p, hexOf(p, unit)) === unit) return false;
  return c.kind === 'step' || c.kind === 'back' || c.kind === 'exit';
}

/** A leader goes to a hex of his own accord, or with those who stay where they are. */
function place(p: Position, leader: Leader, to: Hex, clause: ClauseId, io: Told): void {
  const from = p.leaderAt[leader] ?? OFF;
  p.leaderAt[leader] = to;
  io.tell?.({ kind: 'leaderMoved', clause, leader, from, to });
}

function keep(f: Move, stays: (unit: Unit) => boolean): void {
  const { units, spent, turned } = without(f, stays);
  f.units = units;
  f.spent = spent;
  f.turned = turned;
}

function walk(box: Box, b: Battle, p: Position, f: Move, to: Hex, back: boolean, io: Told): void {
  const from = f.hex;
  if (alone(f)) {
    const way = wayTo(b, from, to);
    f.spent = [(f.spent[0] ?? 0) + leaderCost(b, from, way)];
    const road = isRoad(b, from, way);
    f.onRoad &&= road;
    f.cameFrom = road ? from : OFF;
    f.steps++;
    f.hex = to;
    place(p, f.leaders[0] ?? NONE, to, 'VE-XIV.2-b', io);
    jump(f, 'move.act');
    return;
  }
  const { at, all } = there(stepOf(box, b, p, f.units, courseOf(p, f), stancesOf(p, f), wayTo(b, from, to), back));
  f.hex = at.hex;
  f.onRoad = at.onRoad;
  f.steps = at.steps;
  f.cameFrom = at.cameFrom;
  f.spent = all.map(({ spent }) => spent);
  f.turned = all.map(({ turned }) => turned);
  startStep(p, { kind: 'regular', units: f.units, from, to, leaders: f.leaders, second: at.second });
}

function turn(box: Box, b: Battle, p: Position, f: Move, unit: Unit, facing: Facing, io: Told): void {
  const i = indexOf(f, unit);
  const { spent, turned } = there(turnedTo(box, b, unit, courseOf(p, f), stanceOf(p, f, i), facing));
  f.spent[i] = spent;
  f.turned[i] = turned;
  p.facing[unit] = facing;
  // VE-IV.6-n: skirmishers change sides where they stand.
  if (formationOf(p, unit) === 'skirmish') [p.hex[unit], p.second[unit]] = [p.second[unit] ?? OFF, hexOf(p, unit)];
  if (skirmishes(p, f)) f.hex = hexOf(p, unit);
  io.tell?.({ kind: 'turned', clause: 'VE-VI.4-a', units: [unit], facing }, ...seenBy(p, unit));
}

/** Of what happens under the top of a stack only its owner is told. */
function seenBy(p: Position, unit: Unit): [] | [number] {
  return topAt(p, hexOf(p, unit)) === unit ? [] : [p.active];
}

function form(b: Battle, p: Position, unit: Unit, formation: Formation, facing: Facing, second: Hex, io: Told): void {
  p.formation[unit] = formation;
  p.facing[unit] = facing;
  const clause = armOf(b, unit) === 'artillery' ? 'VE-VI.3-e' : 'VE-VI.3-a';
  io.tell?.({ kind: 'formed', clause, units: [unit], formation, facing, second }, ...seenBy(p, unit));
}

/** Skirmishers take, turn or give up their halves: to the rest of the move that is a step, and none along a road (VE-IV.6-t). */
function shift(f: Move, hex: Hex): void {
  Object.assign(f, { hex, steps: f.steps + 1, onRoad: false, cameFrom: OFF, turned: f.units.map(() => false) });
}

/** Changes a formation; true if a step follows from it, since a hex is given up or entered. */
function change(box: Box, b: Battle, p: Position, f: Move, c: Of<'change'>, io: Told): boolean {
  const { unit, formation, facing } = c;
  const i = indexOf(f, unit);
  const from = formationOf(p, unit);
  f.spent[i] = (f.spent[i] ?? 0) + priceOf(box, b, c);
  const [left, right] = [hexOf(p, unit), p.second[unit] ?? OFF];
  const halves = formation === 'skirmish' ? halvesOf(b, p, c) : null;
  if (halves !== null && from === 'skirmish') {
    // VE-IV.6-n: one half stays, the other leaves its hex.
    shift(f, halves[0]);
    startStep(p, {
      kind: 'regular',
      units: f.units,
      from: halves.includes(left) ? right : left,
      to: halves[0],
      leaders: f.leaders,
      second: halves[1],
    });
    return true;
  }
  if (halves !== null) {
    f.skirmished = true;
    // VE-0-j: who lay under others is seen now.
    if (topAt(p, left) !== unit) io.reveal();
    lift(p, unit);
    put(p, unit, halves[0], false, halves[1]);
    shift(f, halves[0]);
    overrun(box, b, p, c.second, enemyOf(p.active), io);
  } else if (from === 'skirmish') {
    shift(f, c.second);
    if (f.skirmished) {
      // VE-IV.6-e: taken up and given up in one move, it is fired at in the hex that it gives up.
      f.pending = { formation, facing };
      startStep(p, {
        kind: 'regular',
        units: f.units,
        from: c.second === left ? right : left,
        to: c.second,
        leaders: f.leaders,
      });
      return true;
    }
    lift(p, unit);
    put(p, unit, c.second);
    // VE-XIV.2-a: a leader who goes along does not stay in the half that is given up.
    for (const leader of f.leaders) if (p.leaderAt[leader] !== c.second) place(p, leader, c.second, 'VE-XIV.2-a', io);
  }
  form(b, p, unit, formation, facing, halves?.[1] ?? OFF, io);
  return false;
}
