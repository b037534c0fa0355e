import type { Io } from '../../../kernel/chance.ts';
import { jump, procedure, type Steps } from '../../../kernel/flow.ts';
import { asks, only } from '../../../kernel/permission.ts';
import { there } from '../../../kernel/there.ts';
import type { Box, Cause } from '../data/box.ts';
import { type Choice, MARK, NONE, type Position, type Term, type Test, type Unit } from '../position.ts';
import type { SagaEvent } from '../told.ts';
import { PASS } from './bars.ts';
import { openWindow, startArrival, startRetreat, startToll, tollUnderWay } from './frames.ts';
import { endMelee, unform } from './losses.ts';
import {
  enemyOf,
  foeOf,
  has,
  isBypassing,
  isInfantry,
  mark,
  meleeOf,
  ownerOf,
  sideOf,
  unmark,
  woundsOf,
} from './pieces.ts';
import { fireTerms, meleeTerms, moralePasses, moraleTerms, sum, woundsBy } from './sums.ts';
import { cardPlays, listCards, nextSpeaker, speak, windowContext } from './windows.ts';

// NS-TEST, NS-FIRE-04, NS-MELEE-04, NS-MOR-07: a window for cards, and the dice.

const DIE = 6;
const roll = (io: Io<SagaEvent>): number => io.roll('dice', DIE);

/** A face and its sum, told to everybody. */
function tellTest(
  io: Io<SagaEvent>,
  f: Pick<Test, 'test'>,
  unit: Unit,
  against: Unit,
  cause: Cause | 'none',
  face: number,
  terms: readonly Term[],
  target: number,
  success: boolean,
): void {
  io.tell?.({
    kind: 'test',
    test: f.test,
    unit,
    against,
    cause,
    roll: face,
    terms,
    total: face + sum(terms),
    target,
    success,
  });
}

function fire(box: Box, p: Position, f: Test, io: Io<SagaEvent>): void {
  if (f.spends) unmark(p, f.one, MARK.bonus);
  let wounds = f.decided === 'pass' ? 1 : 0;
  if (f.decided === 'no') {
    const terms = fireTerms(box, p, f);
    const face = roll(io);
    wounds = woundsBy(box, face + sum(terms));
    tellTest(io, f, f.one, f.two, 'none', face, terms, box.constants.testTarget, wounds > 0);
  } else io.tell?.({ kind: 'decided', test: 'fire', unit: f.one, success: wounds > 0 });
  if (wounds > 0) startToll(p, f.one, f.two, false, [{ unit: f.two, wounds }]);
}

function fight(box: Box, p: Position, f: Test, io: Io<SagaEvent>): void {
  const melee = there(meleeOf(p, f.one));
  const blow = (unit: Unit, against: Unit): number => {
    const terms = meleeTerms(box, p, f, unit);
    const face = roll(io);
    const wounds = woundsBy(box, face + sum(terms));
    tellTest(io, f, unit, against, 'none', face, terms, box.constants.testTarget, wounds > 0);
    return wounds;
  };
  const onTwo = blow(f.one, f.two);
  const onOne = blow(f.two, f.one);
  melee.rounds++;
  // NS-BYP-11: used up, whether it was needed or not.
  unmark(p, f.one, MARK.bonus);
  unmark(p, f.two, MARK.bonus);
  startToll(p, f.one, f.two, true, [
    { unit: f.two, wounds: onTwo },
    { unit: f.one, wounds: onOne },
  ]);
}

function morale(box: Box, p: Position, f: Test, io: Io<SagaEvent>): void {
  if (f.decided === 'dropped') return;
  let passed = f.decided === 'pass';
  if (f.decided === 'no') {
    const terms = moraleTerms(box, p, f);
    const face = roll(io);
    passed = moralePasses(face, face + sum(terms), f.target);
    tellTest(io, f, f.one, NONE, f.cause, face, terms, f.target, passed);
  } else io.tell?.({ kind: 'decided', test: 'morale', unit: f.one, success: passed });
  comesOf(box, p, f.one, f.cause, passed, io);
}

/** What each Morale test is for. */
export function comesOf(_box: Box, p: Position, unit: Unit, cause: Cause, passed: boolean, io: Io<SagaEvent>): void {
  if (cause === 'wounds') {
    if (passed) return;
    // NS-MOR-04: the first failure ends the series.
    const owed = tollUnderWay(p)?.owed[0];
    if (owed !== undefined) owed.tests = [];
    startRetreat(p, unit);
    return;
  }
  if (!passed) return;
  switch (cause) {
    case 'rally':
      io.tell?.({ kind: 'rallied', unit });
      startArrival(p, ownerOf(unit), unit, 'rallied');
      return;
    case 'regroup':
      p.wounds[unit] = woundsOf(p, unit) - 1;
      io.tell?.({ kind: 'healed', unit, wounds: woundsOf(p, unit), why: 'regroup' });
      return;
    case 'disengage':
      io.tell?.({ kind: 'disengaged', unit, from: foeOf(p, unit) });
      endMelee(p, unit, io);
      return;
    case 'counter_charge': {
      mark(p, unit, MARK.charge | MARK.charged);
      return;
    }
    case 'recover_marker':
      unmark(p, unit, MARK.activated);
      sideOf(p, ownerOf(unit)).markers++;
      io.tell?.({ kind: 'markerBack', unit, spent: false });
      return;
    case 'reorganise':
      unmark(p, unit, MARK.disorganised);
      io.tell?.({ kind: 'reorganised', unit });
      return;
    case 'drop_formation':
      unform(p, unit, 'chosen', io);
  }
}

const ask = asks<Position, Test, Choice, SagaEvent>();

export const tests = (box: Box): Steps<Position, Choice> =>
  procedure<Position, Test, Choice, SagaEvent>('test', {
    // NS-DP-22: Infantry behind the enemy may spend its bonus on fire.
    spend: ask({
      clause: 'NS-BYP-11',
      who: (_p, f) => ownerOf(f.one),
      when: (p, f) => has(p, f.one, MARK.bonus) && isInfantry(box, p, f.one) && isBypassing(p, f.one),
      may: { spend: only({ kind: 'spend' }), pass: only(PASS) },
      take(_p, f, c) {
        f.spends = c.kind === 'spend';
      },
    }),
    open: {
      run(p, f) {
        if (f.decided !== 'no' || !nextSpeaker(box, p, f)) jump(f, 'test.roll');
      },
    },
    ask: ask({
      clause: 'NS-TEST-02',
      window: 'pass',
      who: (_p, f) => f.seat,
      may: { ...cardPlays<Test>(box, windowContext), pass: only(PASS) },
      choices(p, f, out, seat) {
        listCards(box, p, f, out, seat);
        out.push(PASS);
      },
      take(p, f, c, io, seat) {
        jump(f, 'test.open');
        speak(box, p, f, c, seat, io);
      },
    }),
    roll: {
      run(p, f, io) {
        if (f.test === 'fire') fire(box, p, f, io);
        else if (f.test === 'melee') fight(box, p, f, io);
        else morale(box, p, f, io);
      },
    },
    // A Fire that was resolved, Morale and all, may be answered.
    after: {
      when: (_p, f) => f.test === 'fire',
      run(p, f) {
        openWindow(p, 'AFTER_ENEMY_FIRE', enemyOf(ownerOf(f.one)), f.one);
      },
    },
  });
