import { CaseError } from '../../kernel/case.ts';
import {
  type Described,
  described,
  likely,
  listed,
  paired,
  placeAmong,
  quoted,
  wholeIn,
} from '../../kernel/case-fields.ts';
import type { Seat } from '../../kernel/flow.ts';
import { type Options, readOptions } from '../../kernel/options.ts';
import { drop } from '../../kernel/piles.ts';
import type { Plain } from '../../kernel/plain.ts';
import { get } from '../../kernel/there.ts';
import type { Box } from './data/box.ts';
import { optionsOf } from './options.ts';
import { type Card, MARK, NONE, type Position, type Slot, type Unit } from './position.ts';
import type { Actions, Turn } from './rules/frames.ts';
import { ALL_SLOTS, boardOf, slotName, zoneOf } from './rules/geometry.ts';
import { bluffOf, enemyOf, factsOf, isEngaged, mayStand, putUnit, sideOf, unitAt } from './rules/pieces.ts';
import { emptyPosition } from './rules/setup.ts';

// The position of a case: `docs/cases.md` lists the keys with their meanings. All of them are optional; what is written must be
// possible, as far as the table shows it.

const KEYS = [
  'options',
  'units',
  'terrain',
  'melees',
  'attached',
  'hands',
  'discards',
  'decks',
  'army',
  'objectives',
  'fallen',
  'givenUp',
  'turn',
  'phase',
  'first',
  'active',
  'markers',
] as const;
export type Key = (typeof KEYS)[number];

export const PHASES = [
  'initiative',
  'reform',
  'terrain',
  'actions',
  'reinforcements',
  'discard',
  'reinforce',
  'end',
] as const;
const SEATS: readonly Seat[] = [0, 1];

/** The words after the name of a unit, and what they put on it. */
export const STATES: { readonly [word: string]: number } = {
  activated: MARK.activated,
  line: MARK.line,
  square: MARK.square,
  echelon: MARK.echelon,
  charge: MARK.charge | MARK.charged,
  disorganised: MARK.disorganised,
  dismounted: MARK.dismounted,
  bonus: MARK.bonus,
  unseen: MARK.unseen,
  evaded: MARK.evaded,
  balked: MARK.balked,
  seen: MARK.seen,
};

export function arrangePosition(box: Box, description: Plain, options: Options): Position {
  const d = described(description, 'a position of Napoleon Saga', KEYS);
  const read = readOptions(optionsOf(box), {
    ...options,
    ...(d['options'] === undefined ? {} : described(d['options'], 'options')),
  });
  if ('error' in read) throw new CaseError(read.error);
  const p = emptyPosition(box, read.options);
  layTerrain(box, p, d);
  placeUnits(box, p, d);
  engage(p, d);
  attach(box, p, d);
  deal(box, p, d);
  losses(box, p, d);
  p.turn = wholeIn(d['turn'] ?? 1, 'turn', 1, 999);
  p.first = wholeIn(d['first'] ?? 0, 'first', 0, 1);
  start(box, p, d);
  return p;
}

export function slotNamed(name: unknown, what: string): Slot {
  const names = ALL_SLOTS.map(slotName);
  return placeAmong(names, name, what, 'slot');
}

/** A card of a seat that lies in its deck, by the id of its design: the first copy. */
function takeCard(box: Box, p: Position, seat: Seat, id: unknown, what: string): Card {
  const { deck } = sideOf(p, seat);
  const card = deck.find((each) => box.cards[each % box.cards.length]?.id === id);
  if (card === undefined) {
    const known = deck.map((each) => box.cards[each % box.cards.length]?.id ?? '');
    throw new CaseError(`${what}: seat ${seat} has no card ${quoted(id)} left in its deck${likely(id, known)}`);
  }
  drop(deck, card);
  return card;
}

/** A unit of a seat that lies in its Army deck: the first copy. */
function takeUnit(box: Box, p: Position, seat: Seat, id: unknown, what: string): Unit {
  const { reserves } = sideOf(p, seat);
  const unit = reserves.find((each) => factsOf(box, p, each).id === id);
  if (unit === undefined) {
    const known = reserves.map((each) => factsOf(box, p, each).id);
    throw new CaseError(`${what}: seat ${seat} has no unit ${quoted(id)} left in its army${likely(id, known)}`);
  }
  drop(reserves, unit);
  return unit;
}

function layTerrain(box: Box, p: Position, d: Described): void {
  for (const [name, id] of Object.entries(described(d['terrain'] ?? {}, 'terrain'))) {
    const slot = slotNamed(name, 'terrain');
    // NS-GEO-13
    if (['RET', 'BYP'].includes(zoneOf(slot))) throw new CaseError(`terrain: ${name} never holds Terrain`);
    const card = takeCard(box, p, boardOf(slot), id, 'terrain');
    if (box.cards[card % box.cards.length]?.terrain === null)
      throw new CaseError(`terrain: ${quoted(id)} is no Terrain`);
    p.terrain[slot] = card;
  }
}

function placeUnits(box: Box, p: Position, d: Described): void {
  for (const [name, value] of Object.entries(described(d['units'] ?? {}, 'units'))) {
    const slot = slotNamed(name, 'units');
    if (typeof value !== 'string')
      throw new CaseError(
        `units: in ${name} stands a unit such as 'fr-line' or 'fr-line 2 square', not ${quoted(value)}`,
      );
    const [id = '', ...words] = value.split(' ');
    const isEnemy = words.includes('enemy');
    if (isEnemy && zoneOf(slot) !== 'BYP')
      throw new CaseError(`units: only a Bypass slot holds an enemy unit, not ${name}`);
    const seat = isEnemy ? enemyOf(boardOf(slot)) : boardOf(slot);
    const unit = takeUnit(box, p, seat, id, 'units');
    const hidden = words.includes('down') || (!words.includes('up') && !isEnemy && ['R', 'BYP'].includes(zoneOf(slot)));
    let marks = hidden ? 0 : MARK.faceUp;
    for (const word of words) {
      if (word === 'up' || word === 'down' || word === 'enemy') continue;
      if (/^\d$/.test(word))
        p.wounds[unit] = wholeIn(Number(word), `units: the Wounds in ${name}`, 0, factsOf(box, p, unit).cohesion - 1);
      else marks |= get(Object.values(STATES), placeAmong(Object.keys(STATES), word, `units: ${name}`, 'state'));
    }
    p.marks[unit] = marks;
    if (!mayStand(box, p, unit, slot)) throw new CaseError(`units: '${id}' cannot stand in ${name} on its Terrain`);
    if ((p.wounds[unit] ?? 0) > 0) p.marks[unit] = marks | MARK.faceUp;
    putUnit(p, unit, slot);
  }
}

/** `["F.L1.1", "C.L1.5"]`: the first one started it; then, if need be, the rounds fought and the Wounds of both when it began. */
function engage(p: Position, d: Described): void {
  for (const value of listed(d['melees'] ?? [], 'melees')) {
    const [a, b, rounds, woundsA, woundsB] = listed(value, 'melees');
    const [one, two] = [a, b].map((name) => unitAt(p, slotNamed(name, 'melees')));
    if (one === undefined || two === undefined || one === NONE || two === NONE)
      throw new CaseError('melees: there is nobody to fight');
    if (isEngaged(p, one) || isEngaged(p, two)) throw new CaseError('melees: a unit is in one Melee only');
    const wounds = (given: unknown, unit: Unit): number =>
      wholeIn(given ?? p.wounds[unit] ?? 0, 'melees: the Wounds', 0, 9);
    p.melees.push({
      a: one,
      b: two,
      woundsA: wounds(woundsA, one),
      woundsB: wounds(woundsB, two),
      rounds: wholeIn(rounds ?? 1, 'melees: the rounds', 0, 99),
    });
  }
}

function attach(box: Box, p: Position, d: Described): void {
  for (const [name, ids] of Object.entries(described(d['attached'] ?? {}, 'attached'))) {
    const slot = slotNamed(name, 'attached');
    const unit = unitAt(p, slot);
    if (unit === NONE) throw new CaseError(`attached: there is no unit in ${name}`);
    for (const id of listed(ids, 'attached'))
      p.attached.push({ unit, card: takeCard(box, p, boardOf(slot), id, 'attached') });
  }
}

/** Objectives that are counted at the end only, so that nothing is scored by the way. */
const QUIET: readonly [readonly string[], readonly string[]] = [
  ['o09', 'o11'],
  ['o12', 'o14'],
];

function deal(box: Box, p: Position, d: Described): void {
  const hands = paired(d['hands'] ?? [[], []], 'hands');
  const discards = paired(d['discards'] ?? [[], []], 'discards');
  const objectives = paired(d['objectives'] ?? QUIET, 'objectives');
  for (const seat of SEATS) {
    const side = sideOf(p, seat);
    side.hand = listed(hands[seat], 'hands').map((id) => takeCard(box, p, seat, id, 'hands'));
    side.hand.push(bluffOf(box, seat));
    side.discard = listed(discards[seat], 'discards').map((id) => takeCard(box, p, seat, id, 'discards'));
    const wanted = wholeIn(paired(d['decks'] ?? [99, 99], 'decks')[seat], 'decks', 0, 99);
    if (wanted < side.deck.length) side.discard.push(...side.deck.splice(wanted));
    side.ready = true;
    side.objectives = listed(objectives[seat], 'objectives').map((id) => {
      const objective = placeAmong(
        box.objectives.map((each) => each.id),
        id,
        'objectives',
        'objective',
      );
      if (!p.objectives.includes(objective)) throw new CaseError(`objectives: ${quoted(id)} is held twice`);
      drop(p.objectives, objective);
      return objective;
    });
  }
}

/** What has fallen or was given up; `army` is what is left in each Army deck, the rest of it being under it. */
function losses(box: Box, p: Position, d: Described): void {
  for (const seat of SEATS) {
    const side = sideOf(p, seat);
    const units = (key: 'fallen' | 'givenUp') =>
      listed(paired(d[key] ?? [[], []], key)[seat], key).map((id) => takeUnit(box, p, seat, id, key));
    side.fallen = units('fallen');
    side.givenUp = units('givenUp');
    side.fallenBefore = side.fallen.length;
    if (d['army'] === undefined) continue;
    const left = listed(paired(d['army'], 'army')[seat], 'army').map((id) => takeUnit(box, p, seat, id, 'army'));
    side.under = side.reserves;
    side.reserves = left;
  }
}

/** The frames with which each phase begins. */
function start(box: Box, p: Position, d: Described): void {
  const phase = get(PHASES, placeAmong(PHASES, d['phase'] ?? 'actions', 'phase', 'phase'));
  const active = wholeIn(d['active'] ?? p.first, 'active', 0, 1);
  const markers = paired(
    d['markers'] ?? [box.constants.activationMarkersPerTurn, box.constants.activationMarkersPerTurn],
    'markers',
  );
  const at = (step: Turn['step']): Turn => ({ step, seat: p.first });
  p.active = active;
  p.stack = [at('turn.start')];
  for (const seat of SEATS)
    sideOf(p, seat).markers = phase === 'initiative' ? 0 : wholeIn(markers[seat], 'markers', 0, 9);
  if (phase === 'initiative') {
    p.phase = 'initiative';
    p.stack = [at('turn.bid')];
  } else if (phase === 'reform' || phase === 'terrain') {
    p.phase = 'reform';
    p.stack = [at(phase === 'reform' ? 'turn.rallyCards' : 'turn.terrain')];
  } else if (phase === 'actions') {
    p.phase = 'actions';
    const frame: Actions = { step: 'actions.next', seat: active };
    p.stack = [at('turn.reinforcements'), frame];
  } else {
    p.phase = 'reinforcements';
    p.active = p.first;
    const step = {
      reinforcements: 'turn.reorganise',
      discard: 'turn.discard',
      reinforce: 'turn.reinforce',
      end: 'turn.window',
    } as const;
    p.stack = [at(step[phase])];
  }
}
