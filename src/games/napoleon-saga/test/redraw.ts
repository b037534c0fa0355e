import type { Intent } from '../../../../test/conformance/knowledge.ts';
import { type Random, shuffle } from '../../../kernel/chance.ts';
import { fastChance } from '../../../kernel/fast-chance.ts';
import { listChoices, play, type Seat, type Steps } from '../../../kernel/flow.ts';
import type { Viewer } from '../../../kernel/game.ts';
import { get, there } from '../../../kernel/there.ts';
import { copyPosition } from '../copy.ts';
import type { Box } from '../data/box.ts';
import { boardOf, slotsIn, zoneOf } from '../field.ts';
import {
  type Card,
  type Choice,
  MARK,
  NONE,
  type Objective,
  type Played,
  type Position,
  type Side,
  type Slot,
  type Unit,
} from '../position.ts';
import { bluffOf, designOf, isArtillery, isGuard, isHeavyCavalry, mayStand, ownerOf } from '../rules/pieces.ts';
import type { SagaEvent } from '../told.ts';
import { isLast, type Memory } from './memory.ts';

// Everything that NS-INFO-01 calls secret, drawn anew:
//   NS-INFO-01  hands, objectives, what lies in the decks, and face-down units in the Reserve and on a flank
//   NS-SETUP-11 the whole of an army that is being laid out
//   NS-INIT-03  the card for the Initiative
//   NS-ALT-01   which objective is about to be shown
//   s18         a look at the Reserve is for the one who looks
//   s36         what is looked at, taken, and put under the deck is its owner's secret

/** What a choice openly uses or uncovers, and what chance would take from a place. */
interface Kept {
  readonly cards: Set<Card>;
  readonly units: Set<Unit>;
  /** Seats whose hands, or whose units, stay altogether. */
  readonly hands: Set<Seat>;
  readonly armies: Set<Seat>;
  readonly objectives: Set<Objective>;
  allObjectives: boolean;
}

const nothing = (): Kept => ({
  cards: new Set(),
  units: new Set(),
  hands: new Set(),
  armies: new Set(),
  objectives: new Set(),
  allObjectives: false,
});

const stepOf = (p: Position): string => p.stack.at(-1)?.step ?? '';
const isUp = (p: Position, unit: Unit): boolean => ((p.marks[unit] ?? 0) & MARK.faceUp) !== 0;
const SEATS = [0, 1] as const;

// What a choice leads to

interface Trial {
  readonly after: Position;
  readonly streams: ReadonlySet<string>;
  readonly heard: readonly SagaEvent[];
  readonly scored: string;
}

function tried(steps: Steps<Position, Choice>, p: Position, viewer: Viewer, made: Intent<Choice>, seed: number): Trial {
  const after = copyPosition(p);
  const streams = new Set<string>();
  const heard: SagaEvent[] = [];
  const scored: string[] = [];
  const chance = fastChance(seed);
  play(steps, after, made.seat, made.choice, {
    roll(stream, sides) {
      streams.add(stream);
      return chance.next(stream, sides);
    },
    reveal() {},
    tell(event: SagaEvent, only?: Seat) {
      if (only === undefined || only === viewer) heard.push(event);
      if (event.kind === 'objectiveScored') scored.push(`${event.seat} ${event.objective}`);
    },
  });
  return { after, streams, heard, scored: scored.join() };
}

const UNIT_FIELDS = ['unit', 'units', 'against', 'swapped', 'by', 'over', 'attacker', 'defender'];

function numbersIn(event: object, fields: readonly string[]): number[] {
  return fields.flatMap((field) => {
    const value: unknown = Reflect.get(event, field);
    const list: readonly unknown[] = Array.isArray(value) ? value : [value];
    return list.filter((each): each is number => typeof each === 'number' && each >= 0);
  });
}

/** The card whose effects the choice sets going, or NONE: it is played, or its question is answered. */
const cardAtWork = (p: Position, c: Choice): Card => {
  if (c.kind === 'play' || c.kind === 'use' || c.kind === 'lay') return c.card;
  const played = p.stack.findLast((f): f is Played => 'chosen' in f && 'slots' in f);
  return played?.card ?? NONE;
};

function keptBy(box: Box, p: Position, made: Intent<Choice>, trials: readonly Trial[]): Kept {
  const kept = nothing();
  const { seat, choice } = made;
  if ('card' in choice) kept.cards.add(choice.card);
  if ('unit' in choice) kept.units.add(choice.unit);
  if ('objective' in choice) kept.objectives.add(choice.objective);
  for (const slot of numbersIn(choice, ['from', 'to', 'on'])) kept.units.add(p.at[slot] ?? NONE);
  for (const { heard } of trials)
    for (const event of heard) {
      for (const unit of numbersIn(event, UNIT_FIELDS)) kept.units.add(unit);
      for (const card of numbersIn(event, ['card', 'cards'])) kept.cards.add(card);
    }
  const step = stepOf(p);
  // Where it may go, and whether the Reserve may be rearranged for it, tells what it is.
  if (step === 'arrive.slot') kept.units.add(p.sides[seat === 0 ? 0 : 1].arriving);
  if (step === 'arrive.shift') for (const slot of slotsIn(seat, 'R')) kept.units.add(p.at[slot] ?? NONE);
  const effects = cardAtWork(p, choice) === NONE ? [] : designOf(box, p, cardAtWork(p, choice)).effects;
  for (const effect of effects) {
    if (effect.op === 'discard') kept.hands.add(effect.who === 'self' ? seat : 1 - seat);
    if (effect.op === 'deploy_from_deck') kept.armies.add(seat);
  }
  const isDiced = trials.some(({ streams }) => streams.has('dice'));
  // Also one that sets out just now may come out at once, when its activation was the last.
  const isOnFlank = [p, ...trials.map(({ after }) => after)].some(({ at }) =>
    SEATS.some((each) => slotsIn(each, 'BYP').some((slot) => at[slot] !== NONE)),
  );
  // Who comes out on a flank, and whom it finds there, is told by the dice.
  if (isDiced && isOnFlank) for (const each of SEATS) kept.armies.add(each);
  kept.allObjectives = trials.some(({ streams }) => streams.size > 0);
  if (isLast(p, seat)) keepTurnedUp(p, kept, trials);
  return kept;
}

/** What both have decided in secret is turned up by the last of the two. */
function keepTurnedUp(p: Position, kept: Kept, trials: readonly Trial[]): void {
  for (const { bid, chosen, laid } of p.sides) {
    if (stepOf(p) === 'turn.bid') kept.cards.add(bid);
    kept.objectives.add(chosen);
    for (const card of laid) kept.cards.add(card);
  }
  if (p.phase !== 'setup') return;
  // Armies that are drawn up by chance are turned up at once.
  if (stepOf(p) === 'setup.show' && trials.some(({ after }) => after.phase !== 'setup'))
    for (const seat of SEATS) kept.armies.add(seat);
  for (const { after } of trials)
    for (const [slot, unit] of after.at.entries())
      if (unit !== NONE && ['L1', 'L2'].includes(zoneOf(slot))) kept.units.add(unit);
}

// Cards

function redrawCards(box: Box, p: Position, seat: 0 | 1, kept: Kept, random: Random, free: boolean): void {
  const side = p.sides[seat];
  const bluff = bluffOf(box, seat);
  const isBid = p.phase === 'initiative' && side.bid !== NONE;
  const isFixed = (card: Card): boolean => card === bluff || kept.cards.has(card);
  const hand = kept.hands.has(seat) ? [] : side.hand;
  const all = [...hand, ...side.deck, ...side.bottom, ...side.scried, ...(isBid ? [side.bid] : [])];
  const pool = all.filter((card) => !isFixed(card));
  const drawn = shuffle([...pool], random);
  const other = new Map(pool.map((card, i) => [card, drawn[i] ?? card]));
  const changed = (cards: readonly Card[]): Card[] => cards.map((card) => other.get(card) ?? card);
  side.hand = changed(side.hand);
  side.deck = changed(side.deck);
  side.bottom = changed(side.bottom);
  side.scried = changed(side.scried);
  if (!isBid) return;
  side.bid = other.get(side.bid) ?? side.bid;
  if (!free) return;
  const both = shuffle([...side.hand, side.bid], random);
  side.bid = there(both.pop());
  side.hand = both;
}

// Units

/** Somewhere a unit may be of which the viewer knows nothing. */
interface Place {
  readonly slot: Slot;
  get(): Unit;
  set(unit: Unit): void;
}

const inList = (list: Unit[], i: number): Place => ({
  slot: NONE,
  get: () => get(list, i),
  set: (unit) => {
    list[i] = unit;
  },
});

const inSlot = (p: Position, slot: Slot): Place => ({
  slot,
  get: () => p.at[slot] ?? NONE,
  set: (unit) => {
    p.at[slot] = unit;
    p.where[unit] = slot;
  },
});

const isHiddenFrom = (p: Position, unit: Unit, viewer: Viewer, m: Memory): boolean =>
  !isUp(p, unit) && (viewer === null || !m.seen[viewer === 0 ? 0 : 1].has(unit));

function placesOf(p: Position, seat: 0 | 1, viewer: Viewer, m: Memory): Place[] {
  const side = p.sides[seat];
  const places = [...side.reserves.keys()].map((i) => inList(side.reserves, i));
  places.push(...[...side.under.keys()].map((i) => inList(side.under, i)));
  places.push(...[...side.muster.keys()].map((i) => inList(side.muster, i)));
  if (side.arriving !== NONE && isHiddenFrom(p, side.arriving, viewer, m) && p.where[side.arriving] === NONE)
    places.push({
      slot: NONE,
      get: () => side.arriving,
      set: (unit) => {
        side.arriving = unit;
      },
    });
  for (const slot of [...slotsIn(seat, 'R'), ...slotsIn(seat, 'BYP')]) {
    const unit = p.at[slot] ?? NONE;
    if (unit !== NONE && ownerOf(unit) === seat && isHiddenFrom(p, unit, viewer, m)) places.push(inSlot(p, slot));
  }
  return places;
}

/** NS-INFO-02, NS-BYP-02: some may not lie in some slots. */
function couldLie(box: Box, p: Position, unit: Unit, slot: Slot): boolean {
  if (slot === NONE) return true;
  if (!mayStand(box, p, unit, slot)) return false;
  return (
    zoneOf(slot) !== 'BYP' || !(isArtillery(box, p, unit) || isHeavyCavalry(box, p, unit) || isGuard(box, p, unit))
  );
}

function redrawUnits(box: Box, p: Position, seat: 0 | 1, viewer: Viewer, m: Memory, kept: Kept, random: Random): void {
  if (kept.armies.has(seat)) return;
  const places = placesOf(p, seat, viewer, m).filter((place) => !kept.units.has(place.get()));
  for (let i = 0; i < 4 * places.length; i++) {
    const x = get(places, random.below(places.length));
    const y = get(places, random.below(places.length));
    const [a, b] = [x.get(), y.get()];
    if (a === b || !couldLie(box, p, a, y.slot) || !couldLie(box, p, b, x.slot)) continue;
    p.where[a] = NONE;
    p.where[b] = NONE;
    x.set(b);
    y.set(a);
    [p.marks[a], p.marks[b]] = [p.marks[b] ?? 0, p.marks[a] ?? 0];
  }
}

// Armies that are being laid out

function takeUp(p: Position, side: Side, seat: Seat): void {
  for (const [slot, unit] of p.at.entries()) {
    if (boardOf(slot) !== seat) continue;
    p.terrain[slot] = NONE;
    if (unit === NONE) continue;
    p.at[slot] = NONE;
    p.where[unit] = NONE;
    side.muster.push(unit);
  }
  side.hand.push(...side.laid);
  side.laid = [];
}

function redrawLayout(
  box: Box,
  steps: Steps<Position, Choice>,
  p: Position,
  seat: 0 | 1,
  viewer: Viewer,
  m: Memory,
  random: Random,
): void {
  const side = p.sides[seat];
  const wasReady = side.ready;
  takeUp(p, side, seat);
  redrawUnits(box, p, seat, viewer, m, nothing(), random);
  redrawCards(box, p, seat, nothing(), random, true);
  side.muster.sort((a, b) => a - b);
  side.ready = false;
  const most = wasReady ? Number.POSITIVE_INFINITY : random.below(14);
  for (let i = 0; i < most; i++) {
    const list = listChoices(steps, p, seat, []).filter(({ kind }) => kind === 'place' || kind === 'lay');
    const units = list.filter(({ kind }) => kind === 'place');
    // Once the units lie, Terrain may be laid or not.
    if (list.length === 0 || (units.length === 0 && random.below(2) === 0)) break;
    play(steps, p, seat, get(list, random.below(list.length)), { roll: () => 1, reveal() {}, tell: null });
  }
  side.ready = wasReady;
}

// Objectives

function redrawObjectives(p: Position, viewer: Viewer, kept: Kept, random: Random, free: boolean): void {
  if (kept.allObjectives) return;
  const isFixed = (side: Side, objective: Objective): boolean =>
    side.shown.includes(objective) || side.scored.includes(objective) || kept.objectives.has(objective);
  const hidden = SEATS.filter((seat) => seat !== viewer).map((seat) => p.sides[seat]);
  const pool = [...p.objectives, ...hidden.flatMap((side) => side.objectives.filter((each) => !isFixed(side, each)))];
  const drawn = shuffle([...pool], random);
  const other = new Map(pool.map((objective, i) => [objective, drawn[i] ?? objective]));
  const changed = (list: readonly Objective[]): Objective[] => list.map((each) => other.get(each) ?? each);
  p.objectives = changed(p.objectives);
  for (const side of hidden) {
    side.objectives = side.objectives.map((each) => (isFixed(side, each) ? each : (other.get(each) ?? each)));
    if (side.chosen === NONE) continue;
    side.chosen = free
      ? get(side.objectives, random.below(side.objectives.length))
      : (other.get(side.chosen) ?? side.chosen);
  }
}

const TRIALS = 3;

export function redraw(
  box: Box,
  steps: Steps<Position, Choice>,
  p: Position,
  viewer: Viewer,
  random: Random,
  m: Memory,
  intent?: Intent<Choice>,
): Position {
  if (intent === undefined) return drawn(box, steps, p, viewer, random, m, nothing(), undefined);
  const seeds = Array.from({ length: TRIALS }, () => random.below(1_000_000));
  const trials = seeds.map((seed) => tried(steps, p, viewer, intent, seed));
  const kept = keptBy(box, p, intent, trials);
  const q = drawn(box, steps, p, viewer, random, m, kept, intent);
  const isSame = seeds.every((seed, i) => tried(steps, q, viewer, intent, seed).scored === trials[i]?.scored);
  if (isSame) return q;
  // What is scored is shown: then nothing changes that objectives ask for.
  kept.allObjectives = true;
  for (const seat of SEATS) kept.armies.add(seat);
  return drawn(box, steps, p, viewer, random, m, kept, intent);
}

function drawn(
  box: Box,
  steps: Steps<Position, Choice>,
  p: Position,
  viewer: Viewer,
  random: Random,
  m: Memory,
  kept: Kept,
  intent: Intent<Choice> | undefined,
): Position {
  const q = copyPosition(p);
  const free = intent === undefined;
  const isLaidOut = stepOf(p) === 'setup.deploy';
  const isTurnedUp = intent?.choice.kind === 'pass' && isLast(p, intent.seat);
  for (const seat of SEATS) {
    const side = q.sides[seat];
    if (seat === viewer) {
      if (!free) continue;
      shuffle(side.deck, random);
      shuffle(side.reserves, random);
    } else if (isLaidOut && (free || (intent.seat !== seat && !isTurnedUp)))
      redrawLayout(box, steps, q, seat, viewer, m, random);
    else {
      redrawCards(box, q, seat, kept, random, free);
      // Whoever is laying out his army needs the units that he has.
      if (!isLaidOut || isTurnedUp) redrawUnits(box, q, seat, viewer, m, kept, random);
    }
  }
  redrawObjectives(q, viewer, kept, random, free);
  return q;
}
