import type { Io } from '../../../kernel/chance.ts';
import { call, end, type Frame, jump, type Seat } from '../../../kernel/flow.ts';
import { among, type Bar, byTheWay, may, only } from '../../../kernel/permission.ts';
import { get, there } from '../../../kernel/there.ts';
import type { Box } from '../data/box.ts';
import { COALITION, FRANCE, isCommander, isVedette, NATION_OF, otherCamp } from '../pieces.ts';
import { type Choice, NONE, type Operation, type Position } from '../position.ts';
import type { N15Event } from '../told.ts';
import { asking, inSteps } from './asking.ts';
import { bar, coalitionPlayer, follows, given, ownOnMap } from './bars.ts';
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
import { FIGHT, GO, type Of, PASS, REST, seatNamed, stacking } from './choices.ts';
import { startCombat } from './combat.ts';
import { opensExchange, startExchange } from './exchange.ts';
import { isStuck, startManoeuvre } from './manoeuvre.ts';
import { placeFatigue } from './share.ts';
import { canAct, canBegin, canJoin, joining } from './stack.ts';
import { eventCards, offerCards, openWindow, playGreen } from './windows.ts';

// Opérations.

interface Operations extends Frame<`operations.${'begin' | 'turn' | 'name' | 'operate' | 'next'}`> {
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

const askLeader = asking<Operations>();

export const operationsPhase = (b: Box) =>
  inSteps<Operations>('operations', {
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
        if (p.toAct === COALITION && opensExchange(b, p)) call(p, startExchange());
      },
    },
    /** TRI-40. */
    name: askLeader({
      clause: 'N15-TRI-40',
      when: (_p, f) => f.seat === NONE,
      who: (p) => p.leader,
      open: () => true,
      may: {
        seat: may(
          among((p) => seatsOf(p, COALITION).map(seatNamed)),
          [coalitionPlayer('N15-TRI-40', (seat) => seat !== 0)],
        ),
      },
      take(_p, f, c, io) {
        f.seat = c.seat;
        io.tell?.({ kind: 'named', seat: c.seat, to: 'operate' });
      },
    }),
    operate: {
      run(p, f) {
        p.op = newOperation(f.seat, false);
        call<Operating>(p, { step: 'operation.designate' });
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

const isBegun = (p: Position): boolean => there(p.op).group.length > 0;

/** OPS-13: what the stack will do, said when it is designated. */
const order = <K extends 'go' | 'fight' | 'rest'>(...rules: readonly Bar<Position, unknown, Of<K>>[]) =>
  may<Position, unknown, Of<K>>(null, [given('N15-OPS-06', 'designateFirst', (p) => !isBegun(p)), ...rules]);

const zoneOf = (p: Position) => ({ zone: there(p.op).zone });

/** DEF-05: nobody leaves a commander behind without a corps. */
const leavesCommander = (p: Position, { camp, zone, group }: Operation): boolean =>
  leavesCommanderAlone(p, camp, zone, group) && !isVedette(get(group, 0));

/** MAP-03: no start in a contested zone. */
const isHeldByApproach = (b: Box, p: Position, { camp, zone }: Operation): boolean =>
  camp === FRANCE && contested(p, zone) && inForce(b, p, 'marche-d-approche');

/** All of it at once, where it is asked most often. */
function offerDesignation(b: Box, p: Position, seat: Seat, out: Choice[]): void {
  const op = there(p.op);
  if (op.group.length === 0) {
    for (const block of blocksOf(p, seat)) if (canBegin(p, block)) out.push(stacking(block));
    offerCards(b, p, seat, 'designation', out);
    if (!op.must) out.push(PASS);
    return;
  }
  for (const block of blocksOf(p, seat)) if (canJoin(p, op, block)) out.push(stacking(block));
  if (!leavesCommander(p, op) && !isHeldByApproach(b, p, op)) out.push(GO);
  if (contested(p, op.zone)) out.push(FIGHT);
  out.push(REST);
}

/** OPS-02, 06, 07, 13: pass, or name the blocks one by one and say what they will do. */
const designation = (b: Box) => ({
  stack: may<Position, Operating, Of<'stack'>>(null, [
    ...ownOnMap<Of<'stack'>>((c) => c.block, 'N15-TRI-41'),
    given('N15-DEF-01', 'activated', (p, _f, c) => get(p.activated, c.block)),
    given('N15-DEF-03', 'commanderAlone', (p, _f, c) => isCommander(c.block) && !isBegun(p)),
    ...joining((p) => there(p.op), given),
  ]),
  play: eventCards<Operating>(b, ['designation'], () => 'designation'),
  pass: may<Position, Operating, Of<'pass'>>(null, [
    bar('N15-EVT-COO-01', 'cannotPass', (p) => there(p.op).must),
    bar('N15-OPS-13', 'orderFirst', isBegun),
  ]),
  go: order<'go'>(
    bar('N15-DEF-05', 'leavesCommander', (p) => isBegun(p) && leavesCommander(p, there(p.op)), zoneOf),
    bar('N15-EVT-MAP-03', 'approachContested', (p) => isBegun(p) && isHeldByApproach(b, p, there(p.op))),
  ),
  fight: order<'fight'>(
    // No enemy corps is ever where vedettes are (VED-06, VED-08).
    follows('N15-VED-15', 'vedettesDoNotFight', (p) => there(p.op).group.some(isVedette)),
    bar('N15-CBT-01', 'notContested', (p) => isBegun(p) && !contested(p, there(p.op).zone), zoneOf),
  ),
  rest: order<'rest'>(), // OPS-12
  // Whoever points at a zone is told what comes before the way.
  step: may<Position, Operating, Of<'step'>>(
    null,
    [given('N15-OPS-06', 'designateFirst', (p) => !isBegun(p)), given('N15-OPS-13', 'orderFirst', isBegun)],
    byTheWay,
  ),
});

function tellDesignation(p: Position, io: Io<N15Event>, op: Operation): void {
  const told = { kind: 'designated', seat: op.seat, nation: op.nation, zone: op.zone, intent: op.intent } as const;
  const count = op.group.length;
  io.tell?.({ ...told, count, blocks: p.fog ? [] : [...op.group] });
  if (!p.fog) return;
  for (const seat of seatsOf(p, op.camp)) io.tell?.({ ...told, count, blocks: [...op.group] }, seat);
}

type Operating = Frame<`operation.${'designate' | 'rain' | 'start' | 'act' | 'attack' | 'flip' | 'end' | 'again'}`>;

const ask = asking<Operating>();

export const operation = (b: Box) =>
  inSteps<Operating>('operation', {
    /** OPS-02, 06, 07, 13: pass, or name the blocks one by one and say what they will do. */
    designate: ask({
      clause: 'N15-OPS-06',
      who: (p) => there(p.op).seat,
      may: designation(b),
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
        } else if (c.kind !== 'step') {
          op.intent = c.kind;
          tellDesignation(p, io, op);
        }
      },
    }),
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
    attack: ask({
      clause: 'N15-OPS-08',
      when: (p) => {
        const op = there(p.op);
        return op.intent === 'go' && !op.cut && canAct(op.group) && contested(p, op.zone) && (p.fog || !isStuck(op));
      },
      who: (p) => there(p.op).seat,
      may: {
        fight: only(FIGHT, [bar('N15-MAN-07', 'noPointsNoFight', (p) => isStuck(there(p.op)))]),
        pass: only(PASS),
      },
      take(p, _f, c, io) {
        if (c.kind === 'fight') startCombat(p, io, true);
      },
    }),
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
