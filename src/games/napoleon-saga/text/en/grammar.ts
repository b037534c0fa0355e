import type { Seat } from '../../../../kernel/flow.ts';
import { type Noun, noun, type Subject, subject, whose } from '../../../../text/english.ts';
import { isReader } from '../../../../text/scene.ts';
import type { UnitFacts } from '../../data/box.ts';
import type { Card, Objective, Slot, Unit } from '../../position.ts';
import { ownerOf } from '../../rules/pieces.ts';
import {
  along,
  armyOf,
  cardDesign,
  hasNamesake,
  isMirror,
  objectiveFacts,
  type Scene,
  seenAt,
  slotWith,
  unitFacts,
  unitIn,
} from '../scene.ts';
import { unitWords } from '../units.ts';
import { names } from './names.ts';

const ARMIES = [noun('France'), noun('the Coalition')] as const;
/** NS-ARMY-07: where both lead the same army, the first wears its colours, and the second wears them inside out, on white. */
const COLOURS = [noun('the Blues', true), noun('the Reds', true)] as const;
const INSIDE_OUT = noun('the Whites', true);

function sideNoun(s: Scene, seat: Seat): Noun {
  const army = armyOf(s, seat);
  if (!isMirror(s)) return ARMIES[army];
  return seat === 0 ? COLOURS[army] : INSIDE_OUT;
}

/** Who plays a seat: `you`, `France`, `the Coalition`. */
export const player = (s: Scene, seat: Seat): Subject => subject(sideNoun(s, seat), isReader(s, seat));
export const seatName = (s: Scene, seat: Seat): string => sideNoun(s, seat).alone;

/** `your First Line`, `their First Line`, `France’s First Line` */
const owned = (s: Scene, seat: Seat, what: string): string =>
  s.view.viewer === null ? whose(player(s, seat), what) : `${isReader(s, seat) ? 'your' : 'their'} ${what}`;

export const fullName = (unit: UnitFacts): string => unitWords(unit)?.printed ?? unit.name.en;
export const shortName = (unit: UnitFacts): string => unitWords(unit)?.en.short ?? unit.name.en;

/** A unit without whose it is, for lists and buttons. */
export function unitName(s: Scene, unit: Unit): string {
  const facts = unitFacts(s, unit);
  return facts === undefined ? 'hidden unit' : (unitWords(facts)?.en.name ?? facts.name.en);
}

/** A unit as what acts in a sentence: `your Line Infantry`, `their Foot Guards`, for onlookers `the British Foot Guards`. */
export function troops(s: Scene, unit: Unit): Subject {
  const facts = unitFacts(s, unit);
  if (facts === undefined) return subject(noun('a hidden unit'));
  const words = unitWords(facts);
  const owner = ownerOf(unit);
  const the = s.view.viewer === null && !isMirror(s) ? `the ${fullName(facts)}` : owned(s, owner, unitName(s, unit));
  return subject({ the, alone: unitName(s, unit), plural: words?.en.plural ?? false });
}
export const the = (s: Scene, unit: Unit): string => troops(s, unit).the;

/** ` (First Line, far left)` where another unit of the side has the same name. */
const where = (s: Scene, unit: Unit): string =>
  hasNamesake(s, unit) && slotWith(s, unit) >= 0 ? ` (${spot(s, slotWith(s, unit))})` : '';
/** A unit in a question: told apart from others of its name. */
export const theOne = (s: Scene, unit: Unit): string => `${the(s, unit)}${where(s, unit)}`;

/** The unit in a slot for lists and buttons, told apart from others of its name. */
export function unitAt(s: Scene, slot: Slot): string {
  const unit = unitIn(s, slot);
  return unit < 0 ? `hidden unit (${spot(s, slot)})` : `${unitName(s, unit)}${where(s, unit)}`;
}
export const theAt = (s: Scene, slot: Slot): string => `the ${unitAt(s, slot)}`;

/** A slot as it lies on the table before the reader: `First Line, far left`, `Retreat slot on the left`. */
export function spot(s: Scene, slot: Slot): string {
  if (slot < 0) return 'a slot';
  const { zone, of, at } = seenAt(s, slot);
  const name = names.zones[zone];
  return of === 2 ? `${name} slot on the ${hand(at)}` : `${name}, ${names.along[along(of, at)]}`;
}
/** `your Reserve`, of a slot in it. */
export const row = (s: Scene, slot: Slot): string => owned(s, seenAt(s, slot).board, names.zones[seenAt(s, slot).zone]);
const hand = (at: number): string => (at === 0 ? 'left' : 'right');

/** `the left`, of a Retreat or Outflank slot. */
export const flank = (s: Scene, slot: Slot): string => (slot < 0 ? 'a flank' : `the ${hand(seenAt(s, slot).at)}`);

/** `your First Line, far left` */
export const place = (s: Scene, slot: Slot): string =>
  slot < 0 ? 'a slot' : owned(s, seenAt(s, slot).board, spot(s, slot));

export const card = (s: Scene, id: Card): string => cardDesign(s, id)?.name.en ?? 'a card';
export const objective = (s: Scene, id: Objective): string => objectiveFacts(s, id)?.name.en ?? 'an Objective';

/** The Terrain that a card is: `the Hill`. */
export function land(s: Scene, id: Card): string {
  const terrain = cardDesign(s, id)?.terrain ?? null;
  return terrain === null ? 'the Terrain' : `the ${names.terrains[terrain]}`;
}
