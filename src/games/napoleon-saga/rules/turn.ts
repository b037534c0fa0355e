import type { Io } from '../../../kernel/chance.ts';
import { call, jump, procedure, type Seat, type Steps } from '../../../kernel/flow.ts';
import { asks, exactly, may, only } from '../../../kernel/permission.ts';
import { drop } from '../../../kernel/piles.ts';
import { nothingAt } from '../../../kernel/there.ts';
import type { Box } from '../data/box.ts';
import { ALL_SLOTS, acrossFlank, boardOf, slotsIn, zoneOf } from '../field.ts';
import { goalOf } from '../options.ts';
import { type Choice, FORMED, MARK, NONE, type Position, SLOTS, type Slot, type Unit } from '../position.ts';
import type { SagaEvent } from '../told.ts';
import { bar, given, mayNotPass, type Of, PASS } from './bars.ts';
import { armyLeft, cardInHand, discardCard, drawCards, drawUnit, removeTerrain } from './cards.ts';
import { throwAway } from './effects.ts';
import { type Actions, openWindow, startArrival, startMorale, type Turn } from './frames.ts';
import { turnUp, unform } from './losses.ts';
import { scoreState } from './objectives.ts';
import {
  bluffOf,
  designOf,
  enemyOf,
  forget,
  has,
  isBluff,
  isEngaged,
  isOnTheWay,
  mark,
  ownerOf,
  putUnit,
  seatsWhose,
  sideOf,
  unitAt,
  unmark,
  woundsOf,
} from './pieces.ts';
import { startCard } from './playing.ts';
import { bypassTerms, sum } from './sums.ts';
import { comesOf } from './tests.ts';
import { emptyFirstLine, pointsOf } from './victory.ts';
import { cardPlays, couldPlay, isCardChoice, listCards } from './windows.ts';

// A turn: Initiative, Reform the Ranks, Actions, Reinforcements, and the end of it.

type Io_ = Io<SagaEvent>;
const SEATS: readonly Seat[] = [0, 1];
const seatOf = (_p: Position, f: Turn): Seat => f.seat;

/** The next seat does the same; after both the winner of the Initiative begins the next step. */
const bothThen = (again: Turn['step']) => ({
  run(p: Position, f: Turn): void {
    if (f.seat === p.first) {
      f.seat = enemyOf(p.first);
      jump(f, again);
    } else f.seat = p.first;
  },
});

// Phase I

function turnBids(box: Box, p: Position, io: Io_): void {
  const [a, b] = [p.sides[0].bid, p.sides[1].bid];
  const values = [designOf(box, p, a).initiative, designOf(box, p, b).initiative] as const;
  io.reveal();
  io.tell?.({ kind: 'bids', cards: [a, b], values });
  for (const seat of SEATS) {
    const side = sideOf(p, seat);
    // NS-INIT-05: the Bluff card stays aside; NS-INIT-07: any other is discarded for nothing else.
    if (isBluff(box, side.bid)) continue;
    discardCard(box, p, side.bid);
    side.bid = NONE;
  }
  if (values[0] === values[1]) {
    const roll = io.roll('dice', 6);
    io.tell?.({ kind: 'tieRoll', roll });
    // NS-INIT-06: even for who leads the French, whichever seat that is; of two of the same army for F.
    const french = p.sides[0].army > p.sides[1].army ? 1 : 0;
    p.first = roll % 2 === 0 ? french : enemyOf(french);
  } else p.first = values[0] > values[1] ? 0 : 1;
  p.active = p.first;
  io.tell?.({ kind: 'initiative', seat: p.first });
  // NS-INIT-08
  for (const side of p.sides) side.markers = box.constants.activationMarkersPerTurn;
}

// Phases II and IV: tests of single units, in the order that their player likes (NS-REF-12)

/** Whom a step is about: units in some slots, by what else is to be said of them. */
interface Meant {
  /** By seat. */
  readonly slots: readonly (readonly Slot[])[];
  readonly is: (p: Position, unit: Unit) => boolean;
}
const meant = (where: (slot: Slot, seat: Seat) => boolean, is: Meant['is']): Meant => ({
  slots: SEATS.map((seat) => ALL_SLOTS.filter((slot) => where(slot, seat))),
  is,
});
const anywhere = (): boolean => true;

const slotsOf = ({ slots }: Meant, seat: Seat): readonly Slot[] => slots[seat] ?? nothingAt(seat);

/** In one of its slots: has the unit not been tested in this step, and is it one that the step is about? */
const isMeant = (p: Position, seat: Seat, slot: Slot, { is }: Meant): boolean => {
  const unit = unitAt(p, slot);
  return unit !== NONE && ownerOf(unit) === seat && !has(p, unit, MARK.tested) && is(p, unit);
};
function someone(p: Position, seat: Seat, who: Meant): boolean {
  const slots = slotsOf(who, seat);
  for (let i = 0; i < slots.length; i++) if (isMeant(p, seat, slots[i] ?? nothingAt(i), who)) return true;
  return false;
}

/** NS-REF-01 to -05 */
const mayRegroup = meant(
  (slot) => zoneOf(slot) === 'R',
  (p, unit) => woundsOf(p, unit) >= 2 && !isEngaged(p, unit),
);
const mustRally = meant(
  (slot) => zoneOf(slot) === 'RET',
  () => true,
);
/** Units in the First Line and behind the enemy are not at ease. */
const isExposed = (slot: Slot, seat: Seat): boolean => zoneOf(slot) === 'L1' || boardOf(slot) !== seat;
const isDisorganised: Meant['is'] = (p, unit) => has(p, unit, MARK.disorganised) && !isEngaged(p, unit);
const mustReorganise = meant(anywhere, isDisorganised);
const mustReorganiseExposed = meant(isExposed, isDisorganised);
const mayReform = meant(anywhere, (p, unit) => has(p, unit, FORMED) && !isEngaged(p, unit));

const tested = (p: Position, slot: Slot): Unit => {
  const unit = unitAt(p, slot);
  mark(p, unit, MARK.tested);
  return unit;
};
const forgetTests = (p: Position): void => forget(p, MARK.tested);

/** One of the units that the step is about. */
const oneOf = <K extends 'regroup' | 'rally' | 'reorganise' | 'reform'>(
  kind: K,
  clause: 'NS-REF-01' | 'NS-REF-06' | 'NS-REIN-01' | 'NS-REIN-02',
  who: Meant,
) =>
  exactly<Position, Turn, { kind: K; readonly from: Slot }>(
    (p, _f, out, seat) => {
      const slots = slotsOf(who, seat);
      for (let i = 0; i < slots.length; i++) {
        const from = slots[i] ?? nothingAt(i);
        if (isMeant(p, seat, from, who)) out.push({ kind, from });
      }
    },
    [
      given(clause, 'nobodyThere', (p, _f, { from }) => unitAt(p, from) === NONE),
      bar(
        clause,
        'notForThisStep',
        (p, _f, { from }, seat) => !slotsOf(who, seat).includes(from) || !isMeant(p, seat, from, who),
      ),
    ],
  );

function rally(box: Box, p: Position, slot: Slot, io: Io_): void {
  const unit = tested(p, slot);
  if (has(p, unit, MARK.willRally)) {
    unmark(p, unit, MARK.willRally);
    comesOf(box, p, unit, 'rally', true, io);
    return;
  }
  // NS-REF-06: three or more Wounds are harder.
  startMorale(p, unit, 'rally', box.constants.testTarget + (woundsOf(p, unit) >= 3 ? 1 : 0));
}

/** NS-BYP-07 to -09: whoever is on the way tries to come out. */
function tryBypass(box: Box, p: Position, seat: Seat, io: Io_): void {
  const side = sideOf(p, seat);
  const slot = slotsIn(seat, 'BYP').find((each) => unitAt(p, each) !== NONE && isOnTheWay(p, unitAt(p, each)));
  if (slot === undefined) return;
  const unit = unitAt(p, slot);
  const terms = bypassTerms(box, p, unit, side.bypassFailures);
  const roll = io.roll('dice', 6);
  const target = box.constants.bypassTarget;
  const total = roll + sum(terms);
  const success = total >= target;
  const known = success || has(p, unit, MARK.faceUp);
  // A unit that stays face down keeps its arm to itself.
  const open = known ? terms : terms.filter(({ what }) => what === 'failures');
  const told = { test: 'bypass', against: NONE, cause: 'none', roll, target, success } as const;
  io.tell?.({ kind: 'test', ...told, unit: known ? unit : NONE, terms: open, total: roll + sum(open) });
  if (!success) {
    side.bypassFailures++;
    return;
  }
  side.bypassFailures = 0;
  turnUp(p, unit, io);
  putUnit(p, unit, acrossFlank(slot));
  mark(p, unit, MARK.bonus | MARK.unseen);
  io.tell?.({ kind: 'bypassed', unit, to: acrossFlank(slot) });
  for (const back of slotsIn(enemyOf(seat), 'R')) if (unitAt(p, back) !== NONE) turnUp(p, unitAt(p, back), io);
}

/** NS-REIN-05, -06 */
function refresh(box: Box, p: Position, io: Io_): void {
  for (const seat of [p.first, enemyOf(p.first)]) {
    const side = sideOf(p, seat);
    const held = side.hand.length - (side.hand.includes(bluffOf(box, seat)) ? 1 : 0);
    if (held < box.constants.handSize) drawCards(p, seat, box.constants.handSize - held, io);
  }
  for (const side of p.sides) {
    if (side.bid !== NONE) side.hand.push(side.bid);
    side.bid = NONE;
    side.markers = 0;
  }
  forget(p, MARK.activated);
}

/** The end of a turn (NS-REIN-09): Terrain without a unit goes, objectives are scored, and the battle may be over. */
function endTurn(box: Box, p: Position, io: Io_): void {
  for (let slot = 0; slot < p.terrain.length; slot++)
    if (p.terrain[slot] !== NONE && unitAt(p, slot) === NONE) removeTerrain(box, p, slot, 'empty', io);
  scoreState(box, p, 'END_OF_TURN', io);
  forget(p, MARK.charged | MARK.evaded | MARK.balked | MARK.willRally | MARK.tested);
  p.boons = [];
  for (const side of p.sides) side.fallenBefore = side.fallen.length;
  judge(box, p, io);
}

/** NS-VIC-02 to -07 */
function judge(box: Box, p: Position, io: Io_): void {
  const most = box.constants.emptyFirstLineLoss;
  const empty = [emptyFirstLine(p, 0), emptyFirstLine(p, 1)] as const;
  const now = [pointsOf(box, p, 0), pointsOf(box, p, 1)] as const;
  io.tell?.({ kind: 'counted', points: now, empty });
  if (empty[0] >= most || empty[1] >= most) {
    const winners = SEATS.filter((seat) => emptyFirstLine(p, seat) < most);
    finish(p, winners, winners.length === 0 ? 'bothBroken' : 'broken', { emptyF: empty[0], emptyC: empty[1] }, io);
    return;
  }
  const goal = goalOf(p.options);
  if (now[0] < goal && now[1] < goal) return;
  // NS-OBJ-02: long-term objectives count now.
  scoreState(box, p, 'GAME_END', io);
  const [f, c] = [pointsOf(box, p, 0), pointsOf(box, p, 1)];
  finish(p, f === c ? [] : f > c ? [0] : [1], f === c ? 'pointsTied' : 'points', { pointsF: f, pointsC: c }, io);
}

function finish(
  p: Position,
  winners: readonly Seat[],
  how: string,
  facts: { readonly [name: string]: number },
  io: Io_,
): void {
  p.outcome = { winners, how, facts };
  io.tell?.({ kind: 'won', outcome: p.outcome });
}

const ask = asks<Position, Turn, Choice, SagaEvent>();
const inWindow = (window: 'RALLY_STEP' | 'TERRAIN_STEP') => {
  const context = { window, one: NONE, two: NONE } as const;
  return () => context;
};
const rallyStep = inWindow('RALLY_STEP');
const terrainStep = inWindow('TERRAIN_STEP');

const phase = (p: Position, is: Position['phase'], io: Io_): void => {
  p.phase = is;
  io.tell?.({ kind: 'phase', phase: is });
};

/** Phase IV, step by step. */
const reinforcements = (box: Box) => ({
  reinforcements: {
    run(p: Position, _f: Turn, io: Io_) {
      p.active = p.first;
      phase(p, 'reinforcements', io);
    },
  },
  reorganise: ask({
    clause: 'NS-REIN-01',
    who: seatOf,
    when: (p, f) => someone(p, f.seat, mustReorganiseExposed),
    may: {
      reorganise: oneOf('reorganise', 'NS-REIN-01', mustReorganiseExposed),
      pass: mayNotPass('NS-REIN-01'),
    },
    take(p, f, c) {
      if (c.kind !== 'reorganise') return;
      jump(f, 'turn.reorganise');
      startMorale(p, tested(p, c.from), 'reorganise', box.constants.testTarget);
    },
  }),
  afterReorganise: {
    run(p: Position, f: Turn, io: Io_) {
      for (let slot = 0; slot < SLOTS; slot++)
        if (isMeant(p, f.seat, slot, mustReorganise)) comesOf(box, p, unitAt(p, slot), 'reorganise', true, io);
      forgetTests(p);
      bothThen('turn.reorganise').run(p, f);
    },
  },
  // NS-DP-33
  reform: ask({
    clause: 'NS-REIN-02',
    who: seatOf,
    when: (p, f) => someone(p, f.seat, mayReform),
    may: { reform: oneOf('reform', 'NS-REIN-02', mayReform), pass: only(PASS) },
    take(p, f, c, io) {
      if (c.kind !== 'reform') return;
      jump(f, 'turn.reform');
      const unit = tested(p, c.from);
      if (isExposed(c.from, ownerOf(unit))) startMorale(p, unit, 'drop_formation', box.constants.testTarget);
      else unform(p, unit, 'chosen', io);
    },
  }),
  afterReform: {
    run(p: Position, f: Turn) {
      forgetTests(p);
      bothThen('turn.reform').run(p, f);
    },
  },
  bypass: {
    run(p: Position, _f: Turn, io: Io_) {
      tryBypass(box, p, p.first, io);
      tryBypass(box, p, enemyOf(p.first), io);
    },
  },
  // NS-DP-34
  discard: ask({
    clause: 'NS-REIN-04',
    who: seatOf,
    when: (p, f) => sideOf(p, f.seat).hand.some((card) => !isBluff(box, card)),
    may: {
      discard: exactly<Position, Turn, Of<'discard'>>(
        (p, _f, out, seat) => {
          const { hand } = sideOf(p, seat);
          for (let i = 0; i < hand.length; i++) {
            const card = hand[i] ?? nothingAt(i);
            if (!isBluff(box, card)) out.push({ kind: 'discard', card });
          }
        },
        [...cardInHand(box), bar('NS-REIN-04', 'bluffStays', (_p, _f, { card }) => isBluff(box, card))],
      ),
      pass: only(PASS),
    },
    take(p, f, c, io, seat) {
      if (c.kind !== 'discard') return;
      throwAway(box, p, seat, c.card, io);
      jump(f, 'turn.discard');
    },
  }),
  afterDiscard: bothThen('turn.discard'),
  refresh: {
    run(p: Position, _f: Turn, io: Io_) {
      refresh(box, p, io);
    },
  },
  // NS-DP-35
  reinforce: ask({
    clause: 'NS-REIN-07',
    who: seatOf,
    when: (p, f) => armyLeft(p, f.seat) > 0,
    may: { reinforce: only({ kind: 'reinforce' }), pass: only(PASS) },
    take(p, _f, c, io, seat) {
      if (c.kind !== 'reinforce') return;
      const unit = drawUnit(p, seat, io);
      io.reveal();
      io.tell?.({ kind: 'drawsUnit', seat, left: armyLeft(p, seat) });
      io.tell?.({ kind: 'drewUnit', seat, unit }, seat);
      startArrival(p, seat, unit, 'drawn');
    },
  }),
  afterReinforce: bothThen('turn.reinforce'),
});

export const turns = (box: Box): Steps<Position, Choice> =>
  procedure<Position, Turn, Choice, SagaEvent>('turn', {
    start: {
      run(p, _f, io) {
        p.turn++;
        io.tell?.({ kind: 'turn', turn: p.turn });
        phase(p, 'initiative', io);
      },
    },
    // NS-DP-04
    bid: ask({
      clause: 'NS-INIT-02',
      each: (p) => seatsWhose(p, ({ bid }) => bid === NONE),
      may: {
        bid: may<Position, Turn, Of<'bid'>>((p, _f, out, seat) => {
          const { hand } = sideOf(p, seat);
          for (let i = 0; i < hand.length; i++) out.push({ kind: 'bid', card: hand[i] ?? nothingAt(i) });
        }, cardInHand(box)),
        pass: mayNotPass('NS-INIT-02'),
      },
      take(p, _f, c, io, seat) {
        if (c.kind !== 'bid') return;
        const side = sideOf(p, seat);
        drop(side.hand, c.card);
        side.bid = c.card;
        io.tell?.({ kind: 'bidSet', seat });
      },
    }),
    turnUp: {
      run(p, f, io) {
        turnBids(box, p, io);
        f.seat = p.first;
        phase(p, 'reform', io);
      },
    },
    // NS-DP-05
    rallyCards: ask({
      clause: 'NS-CARD-03',
      who: seatOf,
      when: (p, f) => couldPlay(box, p, f.seat, rallyStep()),
      may: { ...cardPlays<Turn>(box, rallyStep), pass: only(PASS) },
      choices(p, _f, out, seat) {
        listCards(box, p, rallyStep(), out, seat);
        out.push(PASS);
      },
      take(p, f, c, io, seat) {
        if (c.kind === 'pass') return;
        jump(f, 'turn.rallyCards');
        startCard(box, p, c, rallyStep(), seat, io);
      },
    }),
    // NS-DP-06
    regroup: ask({
      clause: 'NS-REF-01',
      who: seatOf,
      when: (p, f) => someone(p, f.seat, mayRegroup),
      may: { regroup: oneOf('regroup', 'NS-REF-01', mayRegroup), pass: only(PASS) },
      take(p, f, c) {
        if (c.kind !== 'regroup') return;
        jump(f, 'turn.regroup');
        startMorale(p, tested(p, c.from), 'regroup', box.constants.testTarget + 1);
      },
    }),
    afterRegroup: {
      run(p, f) {
        forgetTests(p);
        bothThen('turn.rallyCards').run(p, f);
      },
    },
    // NS-DP-07
    rally: ask({
      clause: 'NS-REF-06',
      who: seatOf,
      when: (p, f) => someone(p, f.seat, mustRally),
      may: { rally: oneOf('rally', 'NS-REF-06', mustRally), pass: mayNotPass('NS-REF-06') },
      take(p, f, c, io) {
        if (c.kind !== 'rally') return;
        jump(f, 'turn.rally');
        rally(box, p, c.from, io);
      },
    }),
    afterRally: {
      run(p, f) {
        forgetTests(p);
        bothThen('turn.rally').run(p, f);
      },
    },
    // NS-DP-08
    terrain: ask({
      clause: 'NS-REF-11',
      who: seatOf,
      when: (p, f) => couldPlay(box, p, f.seat, terrainStep()),
      may: { ...cardPlays<Turn>(box, terrainStep), pass: only(PASS) },
      choices(p, _f, out, seat) {
        listCards(box, p, terrainStep(), out, seat);
        out.push(PASS);
      },
      take(p, f, c, io, seat) {
        if (!isCardChoice(c)) return;
        jump(f, 'turn.terrain');
        startCard(box, p, c, terrainStep(), seat, io);
      },
    }),
    afterTerrain: bothThen('turn.terrain'),
    actions: {
      run(p, _f, io) {
        phase(p, 'actions', io);
        const frame: Actions = { step: 'actions.next', seat: p.first };
        call(p, frame);
      },
    },
    ...reinforcements(box),
    window: {
      run(p) {
        openWindow(p, 'END_OF_TURN', p.first);
      },
    },
    end: {
      run(p, f, io) {
        endTurn(box, p, io);
        jump(f, 'turn.start');
      },
    },
  });
