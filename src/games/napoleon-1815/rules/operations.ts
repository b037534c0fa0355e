import type { Io } from '../../../kernel/chance.ts';
import { call, end, type Frame, jump, procedure, type Seat } from '../../../kernel/flow.ts';
import { get, there } from '../../../kernel/there.ts';
import type { Box } from '../data/box.ts';
import { COALITION, FRANCE, isVedette, NATION_OF, otherCamp } from '../pieces.ts';
import { type Choice, NONE, type Operation, type Position } from '../position.ts';
import type { N15Event } from '../told.ts';
import {
  blocksOf,
  campOfSeat,
  contested,
  corpsOf,
  hasReadyBlock,
  inForce,
  leavesCommanderAlone,
  seatsInOrder,
  seatsOf,
} from './board.ts';
import { FIGHT, GO, PASS, REST, seatNamed, stacking } from './choices.ts';
import { startCombat } from './combat.ts';
import { opensExchange } from './exchange.ts';
import { startManoeuvre } from './manoeuvre.ts';
import { placeFatigue } from './share.ts';
import { canAct, canBegin, canJoin } from './stack.ts';
import { mayPlay, offerCards, openWindow, playGreen } from './windows.ts';

// Opérations.

interface Operations extends Frame {
  /** Who operates; NONE until the leader has said. */
  seat: Seat;
}

export const startOperations = (): Operations => ({ step: 'operations.begin', seat: NONE });

export function newOperation(seat: Seat, must: boolean): Operation {
  return {
    seat,
    camp: campOfSeat(seat),
    nation: NONE,
    from: NONE,
    zone: NONE,
    group: [],
    intent: 'none',
    union: false,
    must,
    played: [false, false],
    card: NONE,
    base: 0,
    mp: 0,
    extra: 0,
    spent: 0,
    steps: 0,
    startContested: false,
    over: false,
    fortress: false,
    organised: NONE,
    tired: 0,
    cut: false,
    again: false,
  };
}

function pass(p: Position, io: Io<N15Event>, seat: Seat, forced: boolean): void {
  p.passed[seat] = true;
  io.tell?.({ kind: 'passed', seat, forced });
}

function allPassed(p: Position, camp: number): boolean {
  for (const seat of seatsOf(p, camp)) if (!p.passed[seat]) return false;
  return true;
}

export const operationsPhase = (b: Box) =>
  procedure<Position, Operations, Choice, N15Event>('operations', {
    begin: {
      run(p, _f, io) {
        p.phase = 'operations';
        p.passed = p.passed.map(() => false);
        io.tell?.({ kind: 'phase', phase: 'operations' });
      },
    },
    /** OPS-01, 04, 05, TRI-42: camps alternate until both have passed; who has nothing left must pass. */
    turn: {
      run(p, f, io) {
        for (const seat of seatsInOrder(p)) if (!p.passed[seat] && !hasReadyBlock(p, seat)) pass(p, io, seat, true);
        if (allPassed(p, FRANCE) && allPassed(p, COALITION)) {
          end(p);
          return;
        }
        if (allPassed(p, p.toAct)) p.toAct = otherCamp(p.toAct);
        const able = seatsOf(p, p.toAct).filter((seat) => !p.passed[seat]);
        f.seat = able.length === 1 ? get(able, 0) : NONE;
        if (p.toAct === COALITION && opensExchange(b, p)) call(p, { step: 'exchange.next', turn: 0 });
      },
    },
    /** TRI-40. */
    name: {
      when: (_p, f) => f.seat === NONE,
      who: (p) => p.leader,
      choices(p, _f, out) {
        for (const seat of seatsOf(p, COALITION)) out.push(seatNamed(seat));
      },
      take(_p, f, c, io) {
        if (c.kind !== 'seat') return;
        f.seat = c.seat;
        io.tell?.({ kind: 'named', seat: c.seat, to: 'operate' });
      },
    },
    operate: {
      run(p, f) {
        p.op = newOperation(f.seat, false);
        call(p, { step: 'operation.designate' });
      },
    },
    next: {
      run(p, f) {
        p.op = null;
        p.toAct = otherCamp(p.toAct);
        jump(f, 'operations.turn');
      },
    },
  });

/** DEF-05: nobody leaves a commander behind without a corps. MAP-03: no start in a contested zone. */
export function mayGo(b: Box, p: Position, op: Operation): boolean {
  if (leavesCommanderAlone(p, op.camp, op.zone, op.group) && !isVedette(get(op.group, 0))) return false;
  return !(op.camp === FRANCE && contested(p, op.zone) && inForce(b, p, 'marche-d-approche'));
}

function offerDesignation(b: Box, p: Position, seat: Seat, out: Choice[]): void {
  const op = there(p.op);
  if (op.group.length === 0) {
    for (const block of blocksOf(p, seat)) if (canBegin(p, block)) out.push(stacking(block));
    if (mayPlay(p, op.camp)) offerCards(b, p, seat, 'designation', out);
    if (!op.must) out.push(PASS);
    return;
  }
  for (const block of blocksOf(p, seat))
    if (canJoin(p, seat, op.group, op.zone, block, false, op.union)) out.push(stacking(block));
  if (mayGo(b, p, op)) out.push(GO);
  if (contested(p, op.zone)) out.push(FIGHT);
  out.push(REST); // OPS-12
}

function tellDesignation(p: Position, io: Io<N15Event>, op: Operation): void {
  const told = { kind: 'designated', seat: op.seat, nation: op.nation, zone: op.zone, intent: op.intent } as const;
  const count = op.group.length;
  io.tell?.({ ...told, count, blocks: p.fog ? [] : [...op.group] });
  if (!p.fog) return;
  for (const seat of seatsOf(p, op.camp)) io.tell?.({ ...told, count, blocks: [...op.group] }, seat);
}

export const operation = (b: Box) =>
  procedure<Position, Frame, Choice, N15Event>('operation', {
    /** OPS-02, 06, 07, 13: pass, or name the blocks one by one and say what they will do. */
    designate: {
      who: (p) => there(p.op).seat,
      choices: (p, _f, out, seat) => offerDesignation(b, p, seat, out),
      take(p, f, c, io, seat) {
        const op = there(p.op);
        if (c.kind === 'pass') {
          pass(p, io, seat, false);
          end(p);
        } else if (c.kind === 'play') {
          jump(f, 'operation.designate');
          playGreen(b, p, io, seat, c.card, 'designation');
        } else if (c.kind === 'stack') {
          if (op.group.length === 0) {
            op.nation = get(NATION_OF, c.block);
            op.zone = get(p.where, c.block);
            op.from = op.zone;
          }
          op.group.push(c.block);
          jump(f, 'operation.designate');
        } else if (c.kind === 'go' || c.kind === 'fight' || c.kind === 'rest') {
          op.intent = c.kind;
          tellDesignation(p, io, op);
        }
      },
    },
    /** PLU-01. */
    rain: {
      when: (p) => inForce(b, p, 'pluie'),
      run(p) {
        const op = there(p.op);
        placeFatigue(p, op.seat, { corps: corpsOf(op.group), amount: 1, scope: 'group', zone: op.zone, why: 'rain' });
      },
    },
    /** WIN-01. */
    start: {
      when: (p) => canAct(there(p.op).group),
      run: (p) => openWindow(b, p, 'start', otherCamp(there(p.op).camp)),
    },
    act: {
      when: (p) => canAct(there(p.op).group),
      run(p, _f, io) {
        const op = there(p.op);
        if (op.intent === 'go') call(p, startManoeuvre());
        else if (op.intent === 'fight') startCombat(p, io, false);
      },
    },
    /** OPS-08, MAN-07: an attack on the march, if the stack had any points and cut no bridge. */
    attack: {
      when: (p) => {
        const op = there(p.op);
        return op.intent === 'go' && !op.cut && canAct(op.group) && contested(p, op.zone) && (p.fog || !isStuck(op));
      },
      who: (p) => there(p.op).seat,
      choices(p, _f, out) {
        if (!isStuck(there(p.op))) out.push(FIGHT);
        out.push(PASS);
      },
      take(p, _f, c, io) {
        if (c.kind === 'fight') startCombat(p, io, true);
      },
    },
    /** OPS-09: whoever was designated has been activated. */
    flip: {
      run(p) {
        for (const block of there(p.op).group) p.activated[block] = true;
      },
    },
    /** WIN-07. */
    end: {
      when: (p) => there(p.op).camp === FRANCE,
      run: (p) => openWindow(b, p, 'operationEnd', FRANCE),
    },
    again: {
      when: (p) => there(p.op).again,
      run(p, f) {
        p.op = newOperation(there(p.op).seat, true);
        jump(f, 'operation.designate');
      },
    },
  });

/** MAN-07: it had no movement points and went nowhere. */
export const isStuck = (op: Operation): boolean => op.mp <= 0 && op.steps === 0;
