import type { Io } from '../../../kernel/chance.ts';
import { end, jump, procedure, type Seat, type Steps } from '../../../kernel/flow.ts';
import { asks, exactly, may, only, type Permission } from '../../../kernel/permission.ts';
import { there } from '../../../kernel/there.ts';
import type { Box } from '../data/box.ts';
import { inFront, placeOf, zoneOf } from '../field.ts';
import {
  type Action,
  type Activation,
  type Choice,
  MARK,
  NONE,
  type Position,
  type Slot,
  type Unit,
} from '../position.ts';
import type { SagaEvent } from '../told.ts';
import {
  dismountRules,
  engageRules,
  fireRules,
  fireSlots,
  isLateral,
  mayActivate,
  mountRules,
  moveRules,
  steps,
} from './actions.ts';
import { bar, given, isLegal, mayNotPass, type Of, PASS, type Rules } from './bars.ts';
import { type Aimed, declareAll, declared, eligiblePlaces, hasEligible, type Plain } from './declaring.ts';
import {
  type Actions,
  openWindow,
  startActivation,
  startEngagement,
  startFire,
  startMorale,
  startRearranging,
  startRound,
} from './frames.ts';
import { orderedChoices } from './grants.ts';
import { feelGround, turnUp, unform } from './losses.ts';
import { scoreState } from './objectives.ts';
import { activate } from './orders.ts';
import {
  armOf,
  designOf,
  enemyOf,
  factsOf,
  foeOf,
  formationOf,
  has,
  isArtillery,
  isBypassing,
  isEngaged,
  isLightCavalry,
  mark,
  ownerOf,
  putUnit,
  sideOf,
  unitAt,
  unmark,
} from './pieces.ts';
import { startCard } from './playing.ts';
import { settleIn } from './reserve.ts';
import { fitsFace } from './selectors.ts';
import { comesOf } from './tests.ts';
import { seizeTerrain } from './toll.ts';
import { cardPlays, isCardChoice, listCards } from './windows.ts';

// Phase III: whose turn it is, what a unit is activated for, and what comes of it.

type Io_ = Io<SagaEvent>;
export type ActionChoice = Extract<Choice, { kind: Action }>;
const ACTIONS: ReadonlySet<string> = new Set<Action>([
  'fire',
  'engage',
  'charge',
  'assault',
  'fight',
  'disengage',
  'move',
  'capture',
  'bypass',
  'rest',
]);
const isAction = (c: Choice): c is ActionChoice => ACTIONS.has(c.kind);

// What comes of it

const declare = (f: Activation, c: ActionChoice): void => {
  f.action = c.kind;
  f.to = 'to' in c ? c.to : NONE;
  if (c.kind === 'bypass') f.unit = NONE;
};

/** NS-MOVE: into a free slot, or changing places; NS-TERR-08, -09 for both. */
function changeSlots(box: Box, p: Position, unit: Unit, to: Slot, how: 'move' | 'charge' | 'card', io: Io_): void {
  const from = there(p.where[unit]);
  const other = unitAt(p, to);
  if (other !== NONE) putUnit(p, other, NONE);
  putUnit(p, unit, to);
  if (other !== NONE) putUnit(p, other, from);
  const shown = (each: Unit): Unit => (each !== NONE && has(p, each, MARK.faceUp) ? each : NONE);
  io.tell?.({ kind: 'moved', unit: shown(unit), from, to, swapped: shown(other), how });
  feelGround(box, p, unit, io);
  if (other === NONE) return;
  feelGround(box, p, other, io);
  // NS-RES-01: Artillery that comes to the Reserve by the change.
  if (zoneOf(from) === 'R' && zoneOf(to) !== 'R' && isArtillery(box, p, other))
    startRearranging(p, ownerOf(other), from, 'swapped');
}

function move(box: Box, p: Position, f: Activation, io: Io_): void {
  const { unit, to, from } = f;
  f.from = to;
  f.moved = true;
  if (isBypassing(p, unit)) {
    // NS-BYP-15, -18
    unmark(p, unit, MARK.bonus | MARK.unseen);
    settleIn(box, p, f.seat, unit, to, io);
    io.tell?.({ kind: 'moved', unit, from, to, swapped: NONE, how: 'return' });
    return;
  }
  changeSlots(box, p, unit, to, 'move', io);
}

/** NS-BYP-05: face down, if it lay so. */
function goAround(p: Position, f: Activation, io: Io_): void {
  const unit = unitAt(p, f.from);
  putUnit(p, unit, f.to);
  sideOf(p, f.seat).bypassFailures = 0;
  const shown = has(p, unit, MARK.faceUp) ? unit : NONE;
  io.tell?.({ kind: 'moved', unit: shown, from: f.from, to: f.to, swapped: NONE, how: 'bypass' });
}

function perform(box: Box, p: Position, f: Activation, io: Io_): void {
  const { unit } = f;
  if (f.action !== 'bypass' && p.where[unit] !== f.from) return;
  switch (f.action) {
    case 'fire': {
      f.fired = true;
      const target = unitAt(p, f.to);
      if (target === NONE) return;
      turnUp(p, target, io);
      startFire(p, unit, target, f.card);
      return;
    }
    case 'engage': {
      const target = unitAt(p, f.to);
      if (target === NONE) return;
      turnUp(p, target, io);
      startEngagement(p, unit, target, false, f.card);
      return;
    }
    case 'charge':
    case 'assault': {
      changeSlots(box, p, unit, f.to, 'charge', io);
      f.from = f.to;
      const target = unitAt(p, inFront(f.to));
      if (target !== NONE) startEngagement(p, unit, target, true, f.card);
      return;
    }
    case 'fight':
      if (isEngaged(p, unit)) startRound(p, unit, foeOf(p, unit));
      return;
    case 'disengage':
      if (f.card !== NONE && designOf(box, p, f.card).grant?.options.autoSuccess)
        comesOf(box, p, unit, 'disengage', true, io);
      else startMorale(p, unit, 'disengage', box.constants.testTarget + 1);
      return;
    case 'move':
      move(box, p, f, io);
      return;
    case 'capture':
      seizeTerrain(box, p, unit, inFront(f.from), io);
      return;
    case 'bypass':
      goAround(p, f, io);
      return;
    case 'rest':
  }
}

// Actions of two parts

const isAlive = (p: Position, f: Activation): boolean => f.unit !== NONE && p.where[f.unit] === f.from;

/** NS-FM-01, -02, s35: what may, or must, follow on the first part. */
function mayFollow(box: Box, p: Position, f: Activation): 'fire' | 'move' | 'none' {
  if (!isAlive(p, f) || isEngaged(p, f.unit)) return 'none';
  if (f.card !== NONE) {
    if (designOf(box, p, f.card).grant?.action !== 'fire_and_move') return 'none';
    return f.fired ? 'move' : 'fire';
  }
  const deploys = factsOf(box, p, f.unit).has.deploy;
  if (f.action === 'move')
    return deploys || (isLightCavalry(box, p, f.unit) && isLateral(f.origin, f.from)) ? 'fire' : 'none';
  return f.action === 'fire' && deploys ? 'move' : 'none';
}

const secondFires = (box: Box, p: Position, f: Activation): Slot[] =>
  mayFollow(box, p, f) !== 'fire' || f.fired
    ? []
    : fireSlots(box, p, f.unit, f.from).filter((to) =>
        isLegal(fireRules(box), p, null, { kind: 'fire', from: f.from, to }, f.seat),
      );

const secondMoves = (box: Box, p: Position, f: Activation): Slot[] =>
  mayFollow(box, p, f) !== 'move' || f.moved
    ? []
    : steps(box, p, f.unit, f.from).filter(
        (to) =>
          (f.card === NONE || isLateral(f.from, to)) &&
          isLegal(moveRules(box), p, null, { kind: 'move', from: f.from, to }, f.seat),
      );

const hasSecond = (box: Box, p: Position, f: Activation): boolean =>
  secondFires(box, p, f).length > 0 || secondMoves(box, p, f).length > 0;

/** s40: what a card makes follow by itself. */
function engagesAfterFire(box: Box, p: Position, f: Activation): boolean {
  if (f.card === NONE || !isAlive(p, f) || designOf(box, p, f.card).grant?.action !== 'fire_then_melee') return false;
  return isLegal(engageRules(box), p, null, { kind: 'engage', from: f.from, to: f.to }, f.seat);
}

/** NS-KW-DISM: a unit that a card orders must still fit it after the change. */
function staysFit(box: Box, p: Position, f: Activation): boolean {
  if (f.card === NONE) return true;
  const selector = designOf(box, p, f.card).requires.chosen;
  if (selector === undefined) return true;
  const changed: Position = { ...p, marks: p.marks.with(f.unit, (p.marks[f.unit] ?? 0) ^ MARK.dismounted) };
  return fitsFace(box, changed, f.unit, selector) && orderedChoices(box, changed, f.seat, f.unit, f.card).length > 0;
}

function changeMount(box: Box, p: Position, unit: Unit, on: boolean, io: Io_): void {
  if (on) mark(p, unit, MARK.dismounted);
  else unmark(p, unit, MARK.dismounted);
  io.tell?.({ kind: 'dismounted', unit, on });
  const formation = formationOf(p, unit);
  if (formation !== null && box.formations[formation].arm !== armOf(box, p, unit)) unform(p, unit, 'dismounted', io);
}

const ask = asks<Position, Activation, Choice, SagaEvent>();

const orderedOf = <K extends 'fire' | 'move' | 'assault'>(
  box: Box,
  kind: K,
): Permission<Position, Activation, Aimed<K>> => {
  const list = (p: Position, f: Activation): Aimed<string>[] =>
    f.card === NONE ? [] : orderedChoices(box, p, f.seat, f.unit, f.card).filter((c) => c.kind === kind);
  return exactly<Position, Activation, Aimed<K>>(
    (p, f, out) => {
      for (const { from, to } of list(p, f)) out.push({ kind, from, to });
    },
    [bar('NS-CARD-18', 'notOrdered', (p, f, c) => !list(p, f).some(({ from, to }) => to === c.to && from === c.from))],
    () => [],
  );
};

/** Only the unit that was just activated. */
const thisUnit = given<Activation, { readonly from: Slot }>(
  'NS-ACT-02',
  'anotherUnit',
  (_p, f, { from }) => f.card !== NONE || from !== f.from,
);

export function activation(box: Box): Steps<Position, Choice> {
  const own = declared<Activation>(box, (_p, f) => (f.card === NONE ? placeOf(f.seat, f.from) : 0), []);
  const only_ = <C extends { readonly from: Slot }>({
    near,
    rules,
  }: Permission<Position, Activation, C>): Permission<Position, Activation, C> =>
    may(near, [thisUnit, ...rules], () => []);
  const either = <K extends 'fire' | 'move'>(
    mine: Permission<Position, Activation, Aimed<K>>,
    ordered: Permission<Position, Activation, Aimed<K>>,
  ) =>
    may<Position, Activation, Aimed<K>>(
      (p, f, out, seat) => {
        if (f.card === NONE) mine.near?.(p, f, out, seat);
        else ordered.near?.(p, f, out, seat);
      },
      [
        ...mine.rules.map((rule) => ({
          ...rule,
          test: (p: Position, f: Activation, c: Aimed<K>, seat: Seat) => f.card === NONE && rule.test(p, f, c, seat),
        })),
        ...ordered.rules.map((rule) => ({
          ...rule,
          test: (p: Position, f: Activation, c: Aimed<K>, seat: Seat) => f.card !== NONE && rule.test(p, f, c, seat),
        })),
      ],
      () => [],
    );
  const change = <K extends 'dismount' | 'mount'>(kind: K, rules: Rules<Plain<K>>) =>
    may<Position, Activation, Plain<K>>(
      (p, f, out) => {
        if (f.card !== NONE && factsOf(box, p, f.unit).has.dismounted) out.push({ kind, from: f.from });
      },
      [
        bar('NS-KW-DISM', 'oneChange', (_p, f) => f.card === NONE),
        given('NS-ACT-02', 'anotherUnit', (_p, f, { from }) => from !== f.from),
        ...rules,
        bar('NS-KW-DISM', 'noLongerFits', (p, f) => !staysFit(box, p, f)),
      ],
      () => [],
    );
  return procedure<Position, Activation, Choice, SagaEvent>('act', {
    // After a card, or once a unit has dismounted or mounted: the action itself.
    choose: ask({
      clause: 'NS-ACT-07',
      who: (_p, f) => f.seat,
      may: {
        fire: either(only_(own.fire), orderedOf(box, 'fire')),
        engage: only_(own.engage),
        charge: only_(own.charge),
        move: either(only_(own.move), orderedOf(box, 'move')),
        capture: only_(own.capture),
        bypass: only_(own.bypass),
        rest: only_(own.rest),
        assault: orderedOf(box, 'assault'),
        dismount: change('dismount', dismountRules(box)),
        mount: change('mount', mountRules(box)),
        pass: mayNotPass('NS-ACT-06'),
      },
      take(p, f, c, io) {
        if (c.kind === 'dismount' || c.kind === 'mount') {
          changeMount(box, p, f.unit, c.kind === 'dismount', io);
          jump(f, 'act.choose');
        } else if (isAction(c)) declare(f, c);
      },
    }),
    begin: {
      run(p, f, io) {
        const unit = unitAt(p, f.from);
        activate(p, f, io);
        const shown = has(p, unit, MARK.faceUp) ? unit : NONE;
        io.tell?.({ kind: 'activated', seat: f.seat, unit: shown, slot: f.from, action: f.action, to: f.to });
      },
    },
    window: {
      when: (_p, f) => !f.reaction,
      run(p, f) {
        openWindow(p, 'OWN_ACTION', f.seat, f.unit);
      },
    },
    resolve: {
      run(p, f, io) {
        perform(box, p, f, io);
      },
    },
    // NS-DP-30, -31
    second: ask({
      clause: 'NS-FM-02',
      who: (_p, f) => f.seat,
      when: (p, f) => hasSecond(box, p, f),
      may: {
        fire: exactly<Position, Activation, Of<'fire'>>(
          (p, f, out) => {
            for (const to of secondFires(box, p, f)) out.push({ kind: 'fire', from: f.from, to });
          },
          [bar('NS-FM-01', 'notSecond', (p, f, c) => c.from !== f.from || !secondFires(box, p, f).includes(c.to))],
          () => [],
        ),
        move: exactly<Position, Activation, Of<'move'>>(
          (p, f, out) => {
            for (const to of secondMoves(box, p, f)) out.push({ kind: 'move', from: f.from, to });
          },
          [bar('NS-FM-02', 'notSecond', (p, f, c) => c.from !== f.from || !secondMoves(box, p, f).includes(c.to))],
          () => [],
        ),
        pass: only(PASS, [bar('NS-CARD-18', 'bothParts', (_p, f: Activation) => f.card !== NONE)]),
      },
      take(_p, f, c) {
        if (c.kind === 'pass') f.action = 'rest';
        else {
          f.action = c.kind;
          f.to = c.to;
        }
      },
    }),
    last: {
      run(p, f, io) {
        if (engagesAfterFire(box, p, f)) f.action = 'engage';
        else if (f.fired && f.action === 'fire') return;
        else if (f.moved && f.action === 'move') return;
        else if (f.action !== 'fire' && f.action !== 'move') return;
        perform(box, p, f, io);
      },
    },
    // A unit that has moved, and stands where it arrived, may be answered.
    afterMove: {
      when: (p, f) => f.moved && isAlive(p, f) && f.from !== f.origin,
      run(p, f) {
        openWindow(p, 'AFTER_ENEMY_MOVE', enemyOf(f.seat), f.unit);
      },
    },
    end: {
      run(p, f, io) {
        p.active = f.before;
        scoreState(box, p, 'ANY_TIME', io);
      },
    },
  });
}

// Phase III

const askTurn = asks<Position, Actions, Choice, SagaEvent>();
const OWN_TURN = { window: 'OWN_TURN', one: NONE, two: NONE } as const;
const ownTurn = () => OWN_TURN;

export function actions(box: Box): Steps<Position, Choice> {
  const actions_ = declared<Actions>(box, (p, _f, seat) => eligiblePlaces(p, seat), mayActivate);
  return procedure<Position, Actions, Choice, SagaEvent>('actions', {
    next: {
      run(p, f) {
        // NS-ACT-01, -06: turn by turn; who has no marker left leaves the rest to the other.
        if (sideOf(p, f.seat).markers === 0) f.seat = enemyOf(f.seat);
        if (sideOf(p, f.seat).markers === 0) end(p);
        else p.active = f.seat;
      },
    },
    // NS-DP-09, -10
    choose: askTurn({
      clause: 'NS-ACT-01',
      who: (_p, f) => f.seat,
      may: {
        ...actions_,
        ...cardPlays<Actions>(box, ownTurn),
        pass: only(PASS, [bar('NS-ACT-05', 'markersMustBeUsed', (p, f: Actions) => hasEligible(p, f.seat))]),
      },
      choices(p, f, out, seat) {
        declareAll(box, p, out, seat);
        listCards(box, p, OWN_TURN, out, seat);
        if (!hasEligible(p, f.seat)) out.push(PASS);
      },
      take(p, f, c, io, seat) {
        jump(f, 'actions.next');
        if (c.kind === 'pass') {
          const side = sideOf(p, seat);
          io.tell?.({ kind: 'markerLost', seat, count: side.markers });
          side.markers = 0;
        } else if (isCardChoice(c)) {
          // NS-CARD-15: a card that grants an action is the activation of this turn.
          if (designOf(box, p, c.card).paysActivation) f.seat = enemyOf(seat);
          startCard(box, p, c, ownTurn(), seat, io);
        } else {
          f.seat = enemyOf(seat);
          if (c.kind === 'dismount' || c.kind === 'mount') {
            const frame = startActivation(p, seat, c.from, { step: 'act.choose' });
            activate(p, frame, io);
            changeMount(box, p, frame.unit, c.kind === 'dismount', io);
          } else if (isAction(c)) declare(startActivation(p, seat, c.from), c);
        }
      },
    }),
  });
}
