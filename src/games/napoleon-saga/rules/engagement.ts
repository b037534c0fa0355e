import type { Io } from '../../../kernel/chance.ts';
import { end, procedure, type Seat, type Steps } from '../../../kernel/flow.ts';
import { asks, only } from '../../../kernel/permission.ts';
import type { Box } from '../data/box.ts';
import { inFront, zoneOf } from '../field.ts';
import { evasionOn } from '../options.ts';
import { type Choice, type Engagement, MARK, NONE, type Position } from '../position.ts';
import type { SagaEvent } from '../told.ts';
import { mayCharge } from './actions.ts';
import { PASS } from './bars.ts';
import { openWindow, startFire, startMorale, startRound } from './frames.ts';
import {
  has,
  isArtillery,
  isBypassing,
  isCavalry,
  isEngaged,
  isHeavyCavalry,
  isInfantry,
  isLightCavalry,
  isOnBoard,
  mark,
  ownerOf,
  unmark,
  woundsOf,
} from './pieces.ts';
import { evasionTerms, sum } from './sums.ts';

// NS-MELEE-13, steps 2 to 7: evasion, charge, cards, counter-charge, markers, and the fire of surprised Artillery.

const attackers = (_p: Position, f: Engagement): Seat => ownerOf(f.attacker);
const defenders = (_p: Position, f: Engagement): Seat => ownerOf(f.defender);

/** NS-EVA-01, -02 */
const mayEvade = (box: Box, p: Position, f: Engagement): boolean =>
  evasionOn(p.options) &&
  isLightCavalry(box, p, f.defender) &&
  !has(p, f.defender, MARK.disorganised) &&
  (isHeavyCavalry(box, p, f.attacker) || isInfantry(box, p, f.attacker));

function evade(box: Box, p: Position, f: Engagement, io: Io<SagaEvent>): void {
  const terms = evasionTerms(box, p, f.defender, f.attacker);
  const roll = io.roll('dice', 6);
  const total = roll + sum(terms);
  const target = box.constants.evasionTarget;
  const success = total >= target;
  const told = {
    test: 'evasion',
    unit: f.defender,
    against: f.attacker,
    cause: 'none',
    roll,
    terms,
    total,
    target,
    success,
  } as const;
  io.tell?.({ kind: 'test', ...told });
  if (!success) {
    mark(p, f.defender, MARK.caught);
    f.evading = false;
    return;
  }
  mark(p, f.defender, MARK.evaded);
  mark(p, f.attacker, MARK.balked);
  io.tell?.({ kind: 'evaded', unit: f.defender, from: f.attacker });
}

/** NS-MELEE-16: both are where they were, and nobody is engaged. */
function goesOn(p: Position, f: Engagement): boolean {
  const [here, there] = [p.where[f.attacker] ?? NONE, p.where[f.defender] ?? NONE];
  if (here === NONE || there === NONE || isEngaged(p, f.attacker) || isEngaged(p, f.defender)) return false;
  return (
    inFront(here) === there ||
    (zoneOf(here) === 'BYP' && zoneOf(there) === 'R') ||
    (zoneOf(here) === 'R' && zoneOf(there) === 'BYP')
  );
}

/** NS-CC-01, -03: Cavalry that is charged. */
const mayCounter = (box: Box, p: Position, f: Engagement): boolean =>
  f.charging &&
  isCavalry(box, p, f.defender) &&
  !has(p, f.defender, MARK.caught) &&
  !has(p, f.defender, MARK.disorganised) &&
  !has(p, f.defender, MARK.charge);

const ask = asks<Position, Engagement, Choice, SagaEvent>();

export const engagement = (box: Box): Steps<Position, Choice> =>
  procedure<Position, Engagement, Choice, SagaEvent>('engage', {
    // NS-DP-14, NS-EVA-03: before anybody says whether it is a charge.
    evade: ask({
      clause: 'NS-EVA-01',
      open: () => true,
      who: defenders,
      when: (p, f) => mayEvade(box, p, f),
      may: { evade: only({ kind: 'evade' }), pass: only(PASS) },
      take(_p, f, c) {
        f.evading = c.kind === 'evade';
      },
    }),
    evasion: {
      when: (_p, f) => f.evading,
      run(p, f, io) {
        evade(box, p, f, io);
      },
    },
    // NS-DP-15
    recover: ask({
      clause: 'NS-EVA-05',
      who: attackers,
      when: (_p, f) => f.evading,
      may: { recover: only({ kind: 'recover' }), pass: only(PASS) },
      take(p, f, c) {
        end(p);
        if (c.kind === 'recover') startMorale(p, f.attacker, 'recover_marker', box.constants.testTarget);
      },
    }),
    // NS-DP-16: a charge is optional for Cavalry that engages from where it stands.
    charge: ask({
      clause: 'NS-CHG-04',
      who: attackers,
      when: (p, f) => !f.rush && mayCharge(box, p, f.attacker, f.defender),
      may: { spur: only({ kind: 'spur' }), pass: only(PASS) },
      take(_p, f, c) {
        f.charging = c.kind === 'spur';
      },
    }),
    window: {
      run(p, f) {
        openWindow(p, 'ENGAGED', p.active, f.attacker, f.defender);
      },
    },
    check: {
      run(p, f, io) {
        if (goesOn(p, f)) return;
        if (isOnBoard(p, f.defender)) unmark(p, f.defender, MARK.caught);
        io.tell?.({ kind: 'notEngaged', attacker: f.attacker, defender: f.defender });
        end(p);
      },
    },
    // NS-DP-18
    countercharge: ask({
      clause: 'NS-CC-01',
      open: () => true,
      who: defenders,
      when: (p, f) => mayCounter(box, p, f),
      may: { countercharge: only({ kind: 'countercharge' }), pass: only(PASS) },
      take(p, f, c) {
        if (c.kind === 'countercharge') startMorale(p, f.defender, 'counter_charge', box.constants.testTarget + 1);
      },
    }),
    // NS-MELEE-02, -08: who started it, and the Wounds of both.
    marker: {
      run(p, f, io) {
        const { attacker, defender } = f;
        if (f.charging) {
          mark(p, attacker, MARK.charge | MARK.charged);
          io.tell?.({ kind: 'charges', unit: attacker, against: defender, counter: false });
        }
        if (has(p, defender, MARK.charge))
          io.tell?.({ kind: 'charges', unit: defender, against: attacker, counter: true });
        unmark(p, defender, MARK.caught);
        p.melees.push({
          a: attacker,
          b: defender,
          woundsA: woundsOf(p, attacker),
          woundsB: woundsOf(p, defender),
          rounds: 0,
        });
        io.tell?.({ kind: 'engaged', attacker, defender });
      },
    },
    // NS-DP-19: Artillery that is taken from behind.
    repel: ask({
      clause: 'NS-BYP-14',
      open: () => true,
      who: defenders,
      when: (p, f) => isBypassing(p, f.attacker) && isArtillery(box, p, f.defender),
      may: { repel: only({ kind: 'repel' }), pass: only(PASS) },
      take(p, f, c) {
        if (c.kind === 'repel') startFire(p, f.defender, f.attacker, NONE, true);
      },
    }),
    round: {
      run(p, f) {
        if (isEngaged(p, f.attacker) && isOnBoard(p, f.defender)) startRound(p, f.attacker, f.defender, f.card);
      },
    },
  });
