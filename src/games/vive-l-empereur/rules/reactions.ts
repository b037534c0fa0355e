import { type Hex, OFF, WAYS } from '../../../grids/hexes.ts';
import { call, end, jump, procedure, type Seat, type Steps } from '../../../kernel/flow.ts';
import { asks, may, only } from '../../../kernel/permission.ts';
import type { Box } from '../data/box.ts';
import {
  armOf,
  enemyOf,
  faces,
  has,
  hexesOfUnit,
  hexOf,
  holder,
  isAdjacent,
  isCharging,
  isDisorganised,
  isOnMap,
  neighbour,
  sideOf,
  topAt,
  unitsAt,
} from '../field.ts';
import { type Choice, MARK, NONE, type Position, type Unit } from '../position.ts';
import type { ViveEvent } from '../told.ts';
import { about, bar, given, type Of, PASS } from './bars.ts';
import { boundTo, chargeUnderWay, isChargeFought, lineAgainst, provoker } from './contact.ts';
import type { Countercharge, React } from './frames.ts';
import { mayRecoil as canRecoil, startDisorder, startRecoil } from './recoil.ts';
import { isFought } from './retreat.ts';
import { isMarsh } from './ways.ts';

// VE-IX.7, VE-VI.8-l: the enemy comes near, and cavalry answers; a countercharge is fought at once.

/** Who may answer, and how. A question may depend on what everybody sees alone: the top unit of a stack answers for it. */
function answersOf(box: Box) {
  const battle = (p: Position) => box.battle(p.scenario);
  const isHorse = (p: Position, unit: Unit, seat: Seat): boolean =>
    unit !== NONE && armOf(battle(p), unit) === 'cavalry' && sideOf(battle(p), unit) === seat;
  /** VE-VI.8-l: once answers are carried out, nobody is left to be asked but those who were refused. */
  const isAnswered = (p: Position, f: React, hex: Hex): boolean =>
    f.again?.includes(hex) === false ||
    f.counters.includes(hex) ||
    f.recoils.includes(hex) ||
    f.disorders.some((unit) => hexOf(p, unit) === hex);
  /** VE-IX.7-b, VE-IX.5-b, and the table of steps: is this a step that can be countercharged at all? */
  const isOccasion = (p: Position, f: React): boolean => {
    if (f.kind === 'recoil') return false;
    if (f.kind === 'retreat') return f.seat !== p.active || isFought(p);
    if (f.seat === p.active) return false;
    return f.kind !== 'charge' && f.kind !== 'start' ? true : (chargeUnderWay(p)?.groups.length ?? 0) < 2;
  };
  const isFree = (p: Position, unit: Unit): boolean => !isDisorganised(p, unit) && !isCharging(p, unit);
  const isFinished = (p: Position, f: React, hex: Hex): boolean =>
    f.seat === p.active && isChargeFought(p, topAt(p, hex));
  const isInFront = (p: Position, f: React, unit: Unit): boolean =>
    f.movers.some((hex) => faces(box, battle(p), p, unit, hex, 'front'));
  const mayCounter = (p: Position, f: React, hex: Hex): boolean => {
    const unit = topAt(p, hex);
    return (
      isOccasion(p, f) &&
      isFree(p, unit) &&
      !isFinished(p, f, hex) &&
      !has(p, unit, MARK.pinned) &&
      isInFront(p, f, unit) &&
      lineAgainst(box, battle(p), p, unit, hex, f.movers) !== NONE
    );
  };
  /** VE-VI.5-a, VE-VI.8-a: steps of moves and charges, in the other's player-turn. */
  const isApproach = (p: Position, f: React): boolean =>
    f.seat !== p.active && (f.kind === 'regular' || f.kind === 'charge');
  const isNear = (p: Position, f: React, hex: Hex): boolean =>
    f.movers.some((mover) => isAdjacent(battle(p), mover, hex));
  /** VE-VI.8-a: with this step, or with one before it of the same movement. */
  const cameNear = (p: Position, f: React, hex: Hex): boolean => {
    const isApart = (from: readonly Hex[]) => !from.some((at) => isAdjacent(battle(p), at, hex));
    return isNear(p, f, hex) && (isApart(f.from) || isApart(provoker(p)?.began ?? f.from));
  };
  const isTarget = (p: Position, hex: Hex): boolean =>
    boundTo(p, chargeUnderWay(p)?.groups.flatMap(({ units }) => units) ?? []) === hex;
  /** VE-VI.8-i */
  const hasWay = (p: Position, f: React, hex: Hex): boolean =>
    f.movers.some(
      (mover) =>
        isAdjacent(battle(p), mover, hex) && canRecoil(box, battle(p), p, hex, hexesOfUnit(p, topAt(p, mover))),
    );
  const mayRecoil = (p: Position, f: React, hex: Hex): boolean => {
    const unit = topAt(p, hex);
    return (
      isApproach(p, f) &&
      isFree(p, unit) &&
      !has(p, unit, MARK.pinned) &&
      cameNear(p, f, hex) &&
      !hasTried(p, hex) &&
      !(f.kind === 'charge' && isTarget(p, hex)) &&
      hasWay(p, f, hex)
    );
  };
  const mayBreak = (p: Position, f: React, hex: Hex): boolean =>
    (isApproach(p, f) || (f.kind === 'start' && f.seat !== p.active)) && isFree(p, topAt(p, hex)) && isNear(p, f, hex);
  /** Stacks of cavalry next to the movers that have not answered. */
  const stacks = (p: Position, f: React): Hex[] => {
    const [b, found]: [ReturnType<typeof battle>, Hex[]] = [battle(p), []];
    for (const mover of f.movers)
      for (let way = 0; way < WAYS; way++) {
        const hex = neighbour(b, mover, way);
        if (hex === OFF || !isHorse(p, topAt(p, hex), f.seat) || found.includes(hex)) continue;
        if (!isAnswered(p, f, hex)) found.push(hex);
      }
    return found;
  };
  const noHorse = (p: Position, f: React, hex: Hex): boolean => !isHorse(p, topAt(p, hex), f.seat);
  /** VE-VI.8-f: it has recoiled from the same enemy before, in the same move. */
  const isRepeated = (p: Position, unit: Unit): boolean => provoker(p)?.recoiled?.includes(unit) ?? false;

  /** VE-IX.7-p */
  const hasTried = (p: Position, hex: Hex): boolean => provoker(p)?.tried?.includes(topAt(p, hex)) ?? false;

  return {
    hasTried,
    isFinished,
    battle,
    isHorse,
    isAnswered,
    isOccasion,
    isInFront,
    mayCounter,
    isApproach,
    isNear,
    cameNear,
    isTarget,
    hasWay,
    mayRecoil,
    mayBreak,
    stacks,
    noHorse,
    isRepeated,
  };
}

/** The three answers of a stack. */
function choosing(box: Box) {
  const {
    battle,
    isAnswered,
    isOccasion,
    isInFront,
    isApproach,
    isNear,
    cameNear,
    isTarget,
    hasWay,
    hasTried,
    isFinished,
    stacks,
    noHorse,
  } = answersOf(box);
  return {
    countercharge: may<Position, React, Of<'countercharge'>>(
      (p, f, out) => {
        for (const hex of stacks(p, f)) out.push({ kind: 'countercharge', hex });
      },
      [
        given('VE-IX.7-a', 'noCavalryThere', (p, f, { hex }) => noHorse(p, f, hex)),
        given('VE-VI.8-l', 'answeredAlready', (p, f, { hex }) => isAnswered(p, f, hex)),
        bar('VE-IX.7-b', 'noOccasion', (p, f) => !isOccasion(p, f)),
        bar('VE-IV.10-b', 'disorganisedAlready', (p, _f, { hex }) => isDisorganised(p, topAt(p, hex))),
        bar('VE-IX.7-b', 'chargingItself', (p, _f, { hex }) => isCharging(p, topAt(p, hex))),
        bar('VE-IX.7-n', 'chargeFought', (p, f, { hex }) => isFinished(p, f, hex)),
        bar('VE-IX.7-d', 'pinned', (p, _f, { hex }) => has(p, topAt(p, hex), MARK.pinned)),
        bar('VE-IX.2-i', 'inMarsh', (p, _f, { hex }) => isMarsh(battle(p), hex)),
        bar('VE-IX.7-c', 'notInItsFront', (p, f, { hex }) => !isInFront(p, f, topAt(p, hex))),
        bar(
          'VE-IX.2-t',
          'noShockThere',
          (p, f, { hex }) => lineAgainst(box, battle(p), p, topAt(p, hex), hex, f.movers) === NONE,
        ),
      ],
    ),
    recoil: may<Position, React, Of<'recoil'>>(
      (p, f, out) => {
        for (const hex of stacks(p, f)) out.push({ kind: 'recoil', hex });
      },
      [
        given('VE-VI.8-a', 'noCavalryThere', (p, f, { hex }) => noHorse(p, f, hex)),
        given('VE-VI.8-b', 'answeredAlready', (p, f, { hex }) => isAnswered(p, f, hex)),
        bar('VE-VI.8-a', 'noOccasion', (p, f) => !isApproach(p, f)),
        bar('VE-VI.8-a', 'disorganisedAlready', (p, _f, { hex }) => isDisorganised(p, topAt(p, hex))),
        bar('VE-VI.8-a', 'chargingItself', (p, _f, { hex }) => isCharging(p, topAt(p, hex))),
        bar('VE-VI.8-a', 'pinned', (p, _f, { hex }) => has(p, topAt(p, hex), MARK.pinned)),
        bar('VE-VI.8-a', 'nearAlready', (p, f, { hex }) => !cameNear(p, f, hex)),
        bar('VE-IX.7-p', 'counterchargedAlready', (p, _f, { hex }) => hasTried(p, hex)),
        bar('VE-VI.8-h', 'isTheTarget', (p, f, { hex }) => f.kind === 'charge' && isTarget(p, hex)),
        bar('VE-VI.8-i', 'noWayBack', (p, f, { hex }) => !hasWay(p, f, hex)),
      ],
    ),
    disorder: may<Position, React, Of<'disorder'>>(
      (p, f, out) => {
        for (const hex of stacks(p, f)) out.push({ kind: 'disorder', unit: topAt(p, hex) });
      },
      [
        about('VE-VI.5-a', 'notYours', (p, { unit }, seat) => sideOf(battle(p), unit) !== seat),
        about('VE-VI.5-a', 'notCavalry', (p, { unit }) => armOf(battle(p), unit) !== 'cavalry'),
        given('VE-VI.5-f', 'stackAnswers', (p, _f, { unit }) => !isOnMap(p, unit) || topAt(p, hexOf(p, unit)) !== unit),
        given('VE-VI.8-l', 'answeredAlready', (p, f, { unit }) => isAnswered(p, f, hexOf(p, unit))),
        bar('VE-VI.5-a', 'noOccasion', (p, f) => !isApproach(p, f) && f.kind !== 'start'),
        bar('VE-VI.5-e', 'disorganisedAlready', (p, _f, { unit }) => isDisorganised(p, unit)),
        bar('VE-VI.5-e', 'chargingItself', (p, _f, { unit }) => isCharging(p, unit)),
        given('VE-VI.5-a', 'notNear', (p, f, { unit }) => !isNear(p, f, hexOf(p, unit))),
      ],
    ),
  };
}

export function reacts(box: Box): Steps<Position, Choice> {
  const ask = asks<Position, React, Choice, ViveEvent>();
  const { battle, isHorse, mayCounter, mayRecoil, mayBreak, stacks, isRepeated } = answersOf(box);
  const answers = choosing(box);

  return procedure<Position, React, Choice, ViveEvent>('react', {
    choose: ask({
      clause: 'VE-VI.8-l',
      when: (p, f) => stacks(p, f).some((hex) => mayBreak(p, f, hex) || mayRecoil(p, f, hex) || mayCounter(p, f, hex)),
      who: (_p, f) => f.seat,
      window: 'pass',
      may: {
        ...answers,
        pass: only(PASS),
      },
      take(_p, f, c) {
        if (c.kind === 'pass') return;
        if (c.kind === 'countercharge') f.counters.push(c.hex);
        else if (c.kind === 'recoil') f.recoils.push(c.hex);
        else f.disorders.push(c.unit);
        jump(f, 'react.choose');
      },
    }),
    // Frames that are pushed together run last first.
    disorders: {
      when: (_p, f) => f.disorders.length > 0,
      run(p, f) {
        for (const unit of f.disorders.toReversed()) if (isOnMap(p, unit)) startDisorder(p, unitsAt(p, hexOf(p, unit)));
      },
    },
    recoils: {
      when: (_p, f) => f.recoils.length > 0,
      run(p, f) {
        const b = battle(p);
        for (const hex of f.recoils.toReversed()) {
          const unit = topAt(p, hex);
          const mover = f.movers.find((each) => isAdjacent(b, each, hex));
          if (!isHorse(p, unit, f.seat) || mover === undefined) continue;
          startRecoil(p, {
            hex,
            movers: hexesOfUnit(p, topAt(p, mover)),
            charge: f.kind === 'charge',
            free: isRepeated(p, unit),
          });
        }
      },
    },
    // VE-VI.8-h: who was told that he is the target has made no attempt, and may still countercharge or break off.
    refused: {
      when: (_p, f) => (f.refused?.length ?? 0) > 0,
      run(_p, f) {
        Object.assign(f, { again: f.refused, refused: [], recoils: [], disorders: [] });
        jump(f, 'react.choose');
      },
    },
    // Others' disorder may have changed who stands where: it is asked again.
    counter: {
      when: (_p, f) => f.counters.length > 0,
      run(p, f) {
        const b = battle(p);
        const movers = f.movers.filter((hex) => holder(b, p, hex) === enemyOf(f.seat));
        const hexes = f.counters.filter((hex) => isHorse(p, topAt(p, hex), f.seat) && mayCounter(p, f, hex));
        if (movers.length === 0 || hexes.length === 0) return;
        call<Countercharge>(p, {
          step: 'countercharge.test',
          seat: f.seat,
          hexes,
          movers,
          units: [],
          former: [],
          failed: [],
          struck: [],
          broke: [],
          tested: false,
        });
      },
    },
    done: { run: end },
  });
}
