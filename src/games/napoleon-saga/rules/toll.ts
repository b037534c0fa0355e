import { jump, procedure, type Seat, type Steps } from '../../../kernel/flow.ts';
import { among, asks, may, only, type Permission } from '../../../kernel/permission.ts';
import { get, there } from '../../../kernel/there.ts';
import type { Box } from '../data/box.ts';
import { behind, zoneOf } from '../field.ts';
import { type Choice, NONE, type Position, type Slot, type Toll, type Unit } from '../position.ts';
import type { SagaEvent } from '../told.ts';
import { bar, mayNotPass, type Of, PASS } from './bars.ts';
import { removeTerrain } from './cards.ts';
import { openWindow, startMorale, startRetreat } from './frames.ts';
import { eliminate, feelGround, wound } from './losses.ts';
import { scoreMelee, scoreState } from './objectives.ts';
import { factsOf, isInfantry, isOnBoard, mayStand, ownerOf, slotOfUnit, unitAt, woundsOf } from './pieces.ts';

// NS-MELEE-13 steps 10 to 13, NS-FIRE-05: Wounds with Support, eliminations, Morale in its order, and what the winner gets.

/** NS-KW-SUP: the units that may take one of the Wounds of the blow that is being looked at. */
function supportersOf(box: Box, p: Position, f: Toll): Slot[] {
  const blow = get(f.blows, f.asked);
  if (blow.wounds === 0 || !isInfantry(box, p, blow.unit)) return [];
  const slot = slotOfUnit(p, blow.unit);
  if (slot === NONE) return [];
  return behind(slot).filter((back) => {
    const unit = unitAt(p, back);
    return unit !== NONE && factsOf(box, p, unit).has.support && !f.supporters.includes(unit);
  });
}

/** NS-MOR-01 to -04: one test for each Wound from the second on. */
export function testsFor(box: Box, before: number, after: number): number[] {
  const tests: number[] = [];
  for (let n = before + 1; n <= after; n++) {
    if (n === 2) tests.push(box.constants.testTarget);
    else if (n > 2) tests.push(box.constants.testTarget + 1);
  }
  return tests;
}

/** NS-MOR-05: all Wounds first, then eliminations, then the tests that are owed, in the order of NS-ORDER. */
function place(box: Box, p: Position, f: Toll, io: Parameters<typeof wound>[5]): void {
  const dead: Unit[] = [];
  const hurt: { readonly unit: Unit; readonly tests: number[] }[] = [];
  const why = f.one === NONE ? 'card' : f.melee ? 'melee' : 'fire';
  const suffer = (unit: Unit, count: number, how: typeof why | 'support'): void => {
    if (count === 0) return;
    const before = woundsOf(p, unit);
    if (wound(box, p, unit, count, how, io)) dead.push(unit);
    else hurt.push({ unit, tests: testsFor(box, before, before + count) });
  };
  for (const blow of f.blows) suffer(blow.unit, blow.wounds, why);
  for (const unit of f.supporters) suffer(unit, 1, 'support');
  const [oneDies, twoDies] = [dead.includes(f.one), dead.includes(f.two)];
  if (f.melee && oneDies !== twoDies) {
    f.loser = oneDies ? f.one : f.two;
    f.winner = oneDies ? f.two : f.one;
    f.how = 'eliminated';
    f.ground = slotOfUnit(p, f.loser);
  }
  // NS-MELEE-11: nobody wins if both fall.
  for (const unit of dead) eliminate(box, p, unit, io);
  f.owed = hurt.filter(({ tests }) => tests.length > 0).sort((a, b) => turnOf(p, f, a.unit) - turnOf(p, f, b.unit));
}

/** NS-ORDER-01, -03: the defender's unit, his supporters by their slots, the active player's unit, his supporters. */
const turnOf = (p: Position, f: Toll, unit: Unit): number =>
  (ownerOf(unit) === ownerOf(f.two) ? 0 : 100) + (unit === f.one || unit === f.two ? 0 : 1 + slotOfUnit(p, unit));

const tester = (f: Toll): Unit => get(f.owed, 0).unit;
/** NS-MELEE-10: the unit that has won owes nothing that it does not want to. */
const hasWon = (f: Toll): boolean => f.winner === tester(f);
const isSteadfast = (box: Box, p: Position, f: Toll): boolean => factsOf(box, p, tester(f)).has.steadfast;

const decisions = (box: Box) => {
  const ignore: Permission<Position, Toll, Of<'ignore'>> = only({ kind: 'ignore' }, [
    bar('NS-KW-STEAD', 'mustTest', (p, f) => !hasWon(f) && !isSteadfast(box, p, f)),
  ]);
  // NS-KW-STEAD: a steadfast unit ignores or rolls; it does not fail on purpose, unless it has won (NS-MELEE-10).
  const give: Permission<Position, Toll, Of<'yield'>> = only({ kind: 'yield' }, [
    bar('NS-KW-STEAD', 'steadfastStays', (p, f) => isSteadfast(box, p, f) && !hasWon(f)),
  ]);
  return {
    stand: only<Position, Toll, Of<'stand'>>({ kind: 'stand' }),
    yield: give,
    ignore,
    pass: mayNotPass('NS-MOR-01'),
  };
};

const mayRecoup = (p: Position, f: Toll): boolean =>
  f.winner !== NONE &&
  isOnBoard(p, f.winner) &&
  (f.winner === f.one ? f.woundsOne : f.woundsTwo) > 0 &&
  woundsOf(p, f.winner) > 1;

/** NS-TERR-15 */
function maySeize(box: Box, p: Position, f: Toll): boolean {
  if (f.winner === NONE || !isOnBoard(p, f.winner) || f.ground === NONE) return false;
  const slot = slotOfUnit(p, f.winner);
  return zoneOf(slot) !== 'RET' && (p.terrain[f.ground] ?? NONE) !== NONE && mayStand(box, p, f.winner, f.ground);
}

/** NS-TERR-15, -16, NS-MOVE-07: the card comes under the unit; one that lies there already is discarded. */
export function seizeTerrain(box: Box, p: Position, unit: Unit, from: Slot, io: Parameters<typeof wound>[5]): void {
  const to = slotOfUnit(p, unit);
  const card = p.terrain[from] ?? NONE;
  io.tell?.({ kind: 'captured', unit, card, from });
  if (zoneOf(to) === 'BYP') {
    removeTerrain(box, p, from, 'bypass', io);
    return;
  }
  removeTerrain(box, p, to, 'replaced', io);
  p.terrain[from] = NONE;
  p.terrain[to] = card;
  feelGround(box, p, unit, io);
}

const ask = asks<Position, Toll, Choice, SagaEvent>();
const winnersSeat = (_p: Position, f: Toll): Seat => ownerOf(f.winner);

export const toll = (box: Box): Steps<Position, Choice> =>
  procedure<Position, Toll, Choice, SagaEvent>('toll', {
    seek: {
      run(p, f) {
        while (f.asked < f.blows.length && supportersOf(box, p, f).length === 0) f.asked++;
        if (f.asked === f.blows.length) jump(f, 'toll.place');
      },
    },
    // NS-DP-23
    support: ask({
      clause: 'NS-KW-SUP',
      open: () => true,
      who: (_p, f) => ownerOf(get(f.blows, f.asked).unit),
      may: {
        support: may(
          among((p, f: Toll) => supportersOf(box, p, f).map((from) => ({ kind: 'support' as const, from }))),
          [bar('NS-KW-SUP', 'cannotSupport', (p, f, { from }) => !supportersOf(box, p, f).includes(from))],
        ),
        pass: only(PASS),
      },
      take(p, f, c, io) {
        jump(f, 'toll.seek');
        if (c.kind === 'pass') {
          f.asked++;
          return;
        }
        const by = unitAt(p, c.from);
        const blow = get(f.blows, f.asked);
        blow.wounds--;
        f.supporters.push(by);
        io.tell?.({ kind: 'supported', unit: blow.unit, by });
      },
    }),
    place: {
      run(p, f, io) {
        place(box, p, f, io);
      },
    },
    owe: {
      run(p, f) {
        while (f.owed.length > 0) {
          const { unit, tests } = get(f.owed, 0);
          if (tests.length > 0 && isOnBoard(p, unit)) return;
          f.owed.shift();
        }
        jump(f, 'toll.won');
      },
    },
    // NS-DP-24
    decide: ask({
      clause: 'NS-MOR-08',
      open: () => true,
      who: (_p, f) => ownerOf(tester(f)),
      may: decisions(box),
      take(p, f, c, io) {
        jump(f, 'toll.owe');
        const owed = get(f.owed, 0);
        if (c.kind === 'stand') {
          startMorale(p, owed.unit, 'wounds', there(owed.tests.shift()));
        } else if (c.kind === 'yield') {
          owed.tests = [];
          io.tell?.({ kind: 'yielded', unit: owed.unit });
          startRetreat(p, owed.unit);
        } else {
          io.tell?.({ kind: 'ignored', unit: owed.unit });
          if (hasWon(f)) owed.tests = [];
          else owed.tests.shift();
        }
      },
    }),
    won: {
      run(p, f, io) {
        if (f.how === 'none') return;
        io.tell?.({ kind: 'meleeWon', unit: f.winner, over: f.loser, how: f.how });
        if (isOnBoard(p, f.winner)) scoreMelee(box, p, f.winner, io);
        scoreState(box, p, 'ANY_TIME', io);
      },
    },
    // NS-DP-27
    recoup: ask({
      clause: 'NS-MELEE-07',
      open: () => true,
      who: winnersSeat,
      when: mayRecoup,
      may: { recoup: only({ kind: 'recoup' }), pass: only(PASS) },
      take(p, f, c, io) {
        if (c.kind !== 'recoup') return;
        p.wounds[f.winner] = woundsOf(p, f.winner) - 1;
        io.tell?.({ kind: 'healed', unit: f.winner, wounds: woundsOf(p, f.winner), why: 'melee' });
      },
    }),
    seize: ask({
      clause: 'NS-TERR-15',
      open: () => true,
      who: winnersSeat,
      when: (p, f) => maySeize(box, p, f),
      may: { seize: only({ kind: 'seize' }), pass: only(PASS) },
      take(p, f, c, io) {
        if (c.kind === 'seize') seizeTerrain(box, p, f.winner, f.ground, io);
      },
    }),
    window: {
      when: (p, f) => f.how !== 'none' && isOnBoard(p, f.winner),
      run(p, f) {
        openWindow(p, 'AFTER_MELEE_WON', ownerOf(f.winner), f.winner, f.loser);
      },
    },
  });
