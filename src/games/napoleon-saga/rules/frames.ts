import { call, type Frame, type Seat } from '../../../kernel/flow.ts';
import { there } from '../../../kernel/there.ts';
import type { Cause, WindowName } from '../data/box.ts';
import { slotsIn } from '../field.ts';
import {
  type Activation,
  type Arrival,
  type Card,
  type Engagement,
  NONE,
  type Position,
  type Retreat,
  type Slot,
  type Test,
  type Toll,
  type Unit,
  type Window,
} from '../position.ts';
import { meleeOf, sideOf, unitAt } from './pieces.ts';

// The frames of the phases, and how each procedure begins.

/** The set-up. */
export type Setup = Frame<`setup.${'deal' | 'show' | 'muster' | 'drawnUp' | 'deploy' | 'turnUp'}`>;

/** A turn, phase by phase; in most of its steps the one who won the Initiative is `seat` first, then the other. */
export interface Turn
  extends Frame<`turn.${
    | 'start'
    | 'bid'
    | 'turnUp'
    | 'rallyCards'
    | 'regroup'
    | 'afterRegroup'
    | 'rally'
    | 'afterRally'
    | 'terrain'
    | 'afterTerrain'
    | 'actions'
    | 'reinforcements'
    | 'reorganise'
    | 'afterReorganise'
    | 'reform'
    | 'afterReform'
    | 'bypass'
    | 'discard'
    | 'afterDiscard'
    | 'refresh'
    | 'reinforce'
    | 'afterReinforce'
    | 'window'
    | 'end'}`> {
  seat: Seat;
}

/** Phase III. */
export interface Actions extends Frame<`actions.${'next' | 'choose'}`> {
  seat: Seat;
}

const FRESH = { passes: 0, mods: [], decided: 'no', spends: false } as const;

export function startFire(p: Position, shooter: Unit, target: Unit, order: Card = NONE, surprised = false): void {
  const frame: Test = {
    ...FRESH,
    step: 'test.spend',
    window: 'BEFORE_FIRE_TEST',
    test: 'fire',
    cause: 'wounds',
    target: 0,
    one: shooter,
    two: target,
    seat: p.active,
    mods: [],
    order,
    surprised,
  };
  call(p, frame);
}

/** A round: NS-CARD-11 the active player speaks first. */
export function startRound(p: Position, one: Unit, two: Unit, order: Card = NONE): void {
  const frame: Test = {
    ...FRESH,
    step: 'test.open',
    window: 'BEFORE_MELEE_TEST',
    test: 'melee',
    cause: 'wounds',
    target: 0,
    one,
    two,
    seat: p.active,
    mods: [],
    order,
    surprised: false,
  };
  call(p, frame);
}

export function startMorale(p: Position, unit: Unit, cause: Cause, target: number): void {
  const frame: Test = {
    ...FRESH,
    step: 'test.open',
    window: 'BEFORE_MORALE_TEST',
    test: 'morale',
    cause,
    target,
    one: unit,
    two: NONE,
    seat: p.active,
    mods: [],
    order: NONE,
    surprised: false,
  };
  call(p, frame);
}

export function startToll(p: Position, one: Unit, two: Unit, melee: boolean, blows: Toll['blows']): void {
  const fought = melee ? meleeOf(p, one) : null;
  const frame: Toll = {
    step: 'toll.seek',
    one,
    two,
    melee,
    blows,
    asked: 0,
    supporters: [],
    owed: [],
    winner: NONE,
    loser: NONE,
    how: 'none',
    ground: NONE,
    woundsOne: fought === null ? 0 : fought.a === one ? fought.woundsA : fought.woundsB,
    woundsTwo: fought === null ? 0 : fought.a === one ? fought.woundsB : fought.woundsA,
  };
  call(p, frame);
}

/** Wounds that a card puts on, with or without Morale tests. */
export function startCardToll(p: Position, unit: Unit, wounds: number): void {
  startToll(p, NONE, unit, false, [{ unit, wounds }]);
  const frame = there(p.stack.at(-1)) as Toll;
  frame.step = 'toll.place';
}

/** Frames by what only they have. */
export const isToll = (f: Frame): f is Toll => 'blows' in f;
export const isTest = (f: Frame): f is Test => 'mods' in f;
export const isEngagement = (f: Frame): f is Engagement => 'evading' in f;
export const isWindow = (f: Frame): f is Window<string> => 'passes' in f;

/** The wounds of a combat that is being settled just now, or null. */
export const tollUnderWay = (p: Position): Toll | null => p.stack.findLast(isToll) ?? null;

export function startRetreat(p: Position, unit: Unit): void {
  const frame: Retreat = { step: 'retreat.side', unit, to: NONE };
  call(p, frame);
}

export function startEngagement(p: Position, attacker: Unit, defender: Unit, rush: boolean, card: Card): void {
  const frame: Engagement = {
    step: 'engage.evade',
    attacker,
    defender,
    rush,
    charging: rush && card === NONE,
    evading: false,
    card,
  };
  call(p, frame);
}

/** Nothing of the Reserve has been settled; what comes of it is written anew each time. */
const asItLies: Pick<Arrival, 'settled' | 'came'> = { settled: 0, came: slotsIn(0, 'R').map((_slot, i) => i) };

export function startArrival(p: Position, seat: Seat, unit: Unit, how: Arrival['how']): void {
  sideOf(p, seat).arriving = unit;
  const frame: Arrival = { step: 'arrive.slot', seat, how, at: NONE, ...asItLies };
  call(p, frame);
}

/** NS-DP-37: Artillery has come to the Reserve by a change of places, or stands there already. */
export function startRearranging(p: Position, seat: Seat, at: Slot, how: Arrival['how']): void {
  const frame: Arrival = { step: 'arrive.shift', seat, how, at, ...asItLies };
  call(p, frame);
}

export function openWindow(p: Position, window: WindowName, seat: Seat, one: Unit = NONE, two: Unit = NONE): void {
  const frame: Window = { step: 'window.open', window, seat, passes: 0, one, two };
  call(p, frame);
}

export function startActivation(p: Position, seat: Seat, from: Slot, more: Partial<Activation> = {}): Activation {
  const frame: Activation = {
    step: 'act.begin',
    seat,
    unit: unitAt(p, from),
    from,
    origin: from,
    action: 'rest',
    to: NONE,
    card: NONE,
    reaction: false,
    moved: false,
    fired: false,
    before: p.active,
    ...more,
  };
  call(p, frame);
  return frame;
}
