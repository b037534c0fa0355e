import { NEIGHBOURS } from '../../../grids/squares.ts';
import type { Seat } from '../../../kernel/flow.ts';
import type { SceneOf } from '../../../text/scene.ts';
import type { Box, CardFacts, NationFacts, TerrainFacts, UnitFacts } from '../data/box.ts';
import {
  type Card,
  type Combat,
  isCombat,
  isSetup,
  type Nation,
  type RollPart,
  type Square,
  type TotalTerm,
  type Unit,
  type View,
} from '../position.ts';

/** What a sentence is told about. */
export type Scene = SceneOf<Box, View>;

const UNITS_PER_SIDE = 8;

export function ownerOf(unit: Unit): Seat {
  return unit < UNITS_PER_SIDE ? 0 : 1;
}

export function opponentOf(seat: Seat): Seat {
  return 1 - seat;
}

export function nationFacts(s: Scene, nation: Nation): NationFacts | undefined {
  return s.box.nations[nation];
}

/** The nation of a seat, once it has one. */
export function nationOf(s: Scene, seat: Seat): NationFacts | undefined {
  const side = s.view.sides[seat];
  return side === undefined ? undefined : s.box.nations[side.nation];
}

export function unitFacts(s: Scene, unit: Unit): UnitFacts | undefined {
  return unit < 0 ? undefined : nationOf(s, ownerOf(unit))?.units[unit % UNITS_PER_SIDE];
}

export function cardFacts(s: Scene, card: Card): CardFacts | undefined {
  return s.box.cards[card];
}

/** The unit that a unit card names. */
export function unitOnCard(s: Scene, card: CardFacts): UnitFacts | undefined {
  return nationFacts(s, card.nation)?.units[card.unit];
}

/** Two units of this match may carry the same name: then a sentence adds the nation. */
export function sharesName(s: Scene, unit: Unit): boolean {
  const name = unitFacts(s, unit)?.name;
  return nationOf(s, opponentOf(ownerOf(unit)))?.units.some((other) => other.name === name) ?? false;
}

/** The nation of a unit card, where the other army has a unit of the same name. */
export function namesakeOn(s: Scene, card: CardFacts): NationFacts | undefined {
  const seat = s.view.sides.findIndex(({ nation }) => nation === card.nation);
  return card.unit >= 0 && seat >= 0 && sharesName(s, seat * UNITS_PER_SIDE + card.unit)
    ? nationFacts(s, card.nation)
    : undefined;
}

export function terrainAt(s: Scene, square: Square): TerrainFacts | undefined {
  const terrain = s.view.field[square];
  return terrain === undefined ? undefined : s.box.terrain[terrain];
}

export function unitAt(s: Scene, square: Square): Unit | null {
  const unit = s.view.at[square];
  return unit === undefined || unit < 0 ? null : unit;
}

export function reducedCount(s: Scene, seat: Seat): number {
  return s.view.reduced.filter((reduced, unit) => reduced && ownerOf(unit) === seat && (s.view.where[unit] ?? -1) >= 0)
    .length;
}

/** The combat under way. */
export function combatOf(s: Scene): Combat | null {
  return s.view.stack.findLast(isCombat) ?? null;
}

/** The nation that the Second Player has already named, while the other is still to come (3-d). */
export function firstNamed(s: Scene): Nation | null {
  return s.view.stack.findLast(isSetup)?.named[0] ?? null;
}

/** How many supporting units the attacker's Leader still has room for. */
export function supportersLeft(s: Scene): number {
  const combat = combatOf(s);
  const leader = combat?.attack.map((played) => cardFacts(s, played.card)).find((card) => card?.type === 'leader');
  return combat === null || leader === undefined ? 0 : leader.command - 1 - combat.supporters.length;
}

/** Whether a unit that must retreat has no way out: the choice says so beforehand (6.5-b). */
export function isTrapped(s: Scene, unit: Unit): boolean {
  const square = s.view.where[unit] ?? -1;
  const around = NEIGHBOURS[square] ?? [];
  return square >= 0 && around.every((to) => unitAt(s, to) !== null || terrainAt(s, to)?.enter === false);
}

const TERRAIN_CLAUSES: Readonly<Record<string, string>> = {
  'MAN-TEC-c': 'woods',
  'MAN-TEC-d': 'hill',
  'MAN-TEC-e': 'town',
  'MAN-TEC-f': 'marsh',
  'MAN-TEC-h': 'hill',
};

/** The terrain that a term of a total speaks of. */
export function terrainOfTerm(term: TotalTerm): string | null {
  return TERRAIN_CLAUSES[term.clause] ?? null;
}

/** A total as a sum that can be read: `8 + 2d8 (5, 3) + 2 (hill) = 18`. `name` says what a term is, or nothing. */
export function sum(
  total: number,
  terms: readonly TotalTerm[],
  dice: readonly RollPart[],
  name: (term: TotalTerm) => string,
): string {
  const told = (term: TotalTerm) => (name(term) === '' ? `${term.value}` : `${term.value} (${name(term)})`);
  const parts = [
    ...terms.filter(({ what }) => what === 'strength').map(told),
    ...dice.map((roll) => `${roll.dice} (${roll.faces.join(', ')})`),
    ...terms.filter(({ what, value }) => what !== 'strength' && what !== 'dice' && value !== 0).map(told),
  ];
  const single = parts.length === 1 && dice.every((roll) => roll.faces.length === 1);
  return parts.length === 0 ? `${total}` : single ? parts.join() : `${parts.join(' + ')} = ${total}`;
}
