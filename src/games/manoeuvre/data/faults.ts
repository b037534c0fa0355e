import { OPPOSITE, rowsFrom, squareName, squareNamed } from '../../../grids/squares.ts';
import { repeated, taken } from '../../../kernel/read-pack.ts';
import { cardType } from './build.ts';
import type { Pack } from './schema.ts';
import { squareUnder, turned } from './tiles.ts';

type Army = Pack['nations'][number];
type UnitCard = Extract<Army['deck'][number], { kind: 'unit' }>;

/** What is wrong with a pack of the right shape, a sentence each: values that cannot all be true at once. */
export function* faults(pack: Pack): Generator<string> {
  yield* repeated('hqTypes', 'id', pack.hqTypes);
  yield* repeated('terrain', 'id', pack.terrain);
  yield* repeated('terrain', 'code', pack.terrain);
  yield* repeated('nations', 'id', pack.nations);
  for (const [i, army] of pack.nations.entries()) yield* armyFaults(army, `nations[${i}]`);
  yield* idFaults(pack);
  yield* tieBreakFaults(pack);
  yield* tileFaults(pack);
  yield* introductoryFaults(pack);
  yield* provenanceFaults(pack, '');
}

function* armyFaults(army: Army, place: string): Generator<string> {
  yield* repeated(`${place}.units`, 'name', army.units);
  for (const [i, unit] of army.units.entries()) {
    // 1.3-b: full strength is the higher number.
    if (unit.reducedStrength >= unit.fullStrength)
      yield `${place}.units[${i}].reducedStrength is ${unit.reducedStrength}, it must be less than the full strength of ${unit.fullStrength}`;
  }
  for (const [i, card] of army.deck.entries()) {
    if (card.kind === 'unit') yield* unitCardFaults(card, army, `${place}.deck[${i}]`);
  }
  // 1.4-b: five cards for each unit, which leaves twenty for headquarters.
  for (const unit of army.units) {
    const count = army.deck.filter((card) => card.kind === 'unit' && card.unit === unit.id).length;
    if (count !== 5) yield `${place}.deck has ${count} cards of the unit '${unit.id}', 5 are needed`;
  }
  yield* headquartersFaults(army, place);
}

function* unitCardFaults(card: UnitCard, army: Army, place: string): Generator<string> {
  const unit = army.units.find((each) => each.id === card.unit);
  if (unit === undefined) {
    yield `${place}.unit is '${card.unit}', the nation '${army.id}' has no such unit`;
    return;
  }
  const { attack, bombard, volley, range } = card;
  if (bombard !== null && (attack !== null || volley !== null))
    yield `${place} has bombard and ${attack === null ? 'volley' : 'attack'}, an artillery card has bombard alone`;
  if (bombard === null && attack === null && volley === null)
    yield `${place} has no attack, no bombard and no volley, one of them is needed`;
  const fires = bombard !== null || volley !== null;
  if (fires && range === null) yield `${place}.range is null, a card with bombard or volley needs a range`;
  if (!fires && range !== null) yield `${place}.range is ${range}, a card without bombard and volley has none`;
  // 6.2.2-a: a volley reaches an adjacent unit.
  if (volley !== null && range === 2) yield `${place}.range is 2, a volley has a range of 1`;
  // 8.6-a and 8.7-a: whose cards may have these entries at all.
  if (card.pursuitMax !== null && unit.type !== 'cavalry')
    yield `${place}.pursuitMax is ${card.pursuitMax}, only cards of cavalry have a pursuit`;
  if (card.withdrawMax !== null && army.id !== 'us')
    yield `${place}.withdrawMax is ${card.withdrawMax}, only unit cards of the United States have a withdrawal`;
}

function* headquartersFaults(army: Army, place: string): Generator<string> {
  const counts = new Map<string, number>();
  for (const card of army.deck) {
    if (card.kind !== 'unit') counts.set(cardType(card), (counts.get(cardType(card)) ?? 0) + 1);
  }
  if (!counts.has('leader')) yield `${place}.deck has no leader, at least one is needed`;
  // 1.4-d
  const others = counts.size - (counts.has('leader') ? 1 : 0);
  if (others < 3 || others > 8)
    yield `${place}.deck has ${others} types of headquarters cards beside leaders, it must have 3 to 8`;
  const summary = new Map(Object.entries(army.hqSummary));
  for (const type of new Set([...counts.keys(), ...summary.keys()])) {
    const [told, real] = [summary.get(type) ?? 0, counts.get(type) ?? 0];
    if (told !== real) yield `${place}.hqSummary.${type} is ${told}, but the deck has ${real} of these cards`;
  }
}

function* idFaults(pack: Pack): Generator<string> {
  const units = new Map<string, string>();
  const cards = new Map<string, string>();
  for (const [n, army] of pack.nations.entries()) {
    for (const [i, { id }] of army.units.entries()) yield* taken(units, id, `nations[${n}].units[${i}].id`);
    for (const [i, { id }] of army.deck.entries()) yield* taken(cards, id, `nations[${n}].deck[${i}].id`);
  }
}

/** 2.2-j */
function* tieBreakFaults(pack: Pack): Generator<string> {
  const seen = new Map<string, string>();
  for (const [i, id] of pack.tieBreakOrder.entries()) yield* taken(seen, id, `tieBreakOrder[${i}]`);
  for (const [i, army] of pack.nations.entries()) {
    const rank = pack.tieBreakOrder.indexOf(army.id) + 1;
    if (army.tieBreakRank !== rank)
      yield `nations[${i}].tieBreakRank is ${army.tieBreakRank}, but '${army.id}' is number ${rank} of tieBreakOrder`;
  }
}

function* tileFaults(pack: Pack): Generator<string> {
  yield* repeated('tiles', 'id', pack.tiles);
  const codes = new Set(pack.terrain.map((land) => land.code));
  const known = new Map<string, number>();
  for (const [i, { rows }] of pack.tiles.entries()) {
    for (const [row, text] of rows.entries()) {
      const strange = [...text].find((code) => !codes.has(code));
      if (strange !== undefined) yield `tiles[${i}].rows[${row}] has '${strange}', which is the code of no terrain`;
    }
    // 1.1-a: 24 different tiles; one that is another one turned is not different.
    const squares = [...rows.join('')];
    const other = known.get(rows.join(''));
    if (other !== undefined) yield `tiles[${i}] is the same tile as tiles[${other}], if need be turned`;
    for (const turn of [0, 1, 2, 3]) known.set(turned(squares, turn).join(''), i);
  }
}

function* introductoryFaults(pack: Pack): Generator<string> {
  const { firstPlayerMayChoose: sides, battlefield, edges, exampleDeployment } = pack.introductorySetup;
  const place = 'introductorySetup';
  const [one, other] = [sides[0] ?? 'fr', sides[1] ?? 'gb'];
  if (one === other) yield `${place}.firstPlayerMayChoose names '${one}' twice, two nations are needed`;
  yield* repeated(`${place}.battlefield`, 'tile', battlefield);
  for (const [i, slot] of (['NW', 'NE', 'SW', 'SE'] as const).entries()) {
    if (battlefield[i]?.slot !== slot) yield `${place}.battlefield[${i}].slot must be '${slot}'`;
  }
  for (const id of [...Object.keys(edges), ...Object.keys(exampleDeployment)]) {
    if (id !== one && id !== other) yield `${place} places '${id}', which is not one of its two nations`;
  }
  const [edge, opposite] = [edges[one], edges[other]];
  if (edge === undefined || opposite === undefined || OPPOSITE[edge] !== opposite)
    yield `${place}.edges must give '${one}' and '${other}' opposite edges`;
  const lakes = closedSquares(pack);
  for (const id of sides) {
    const army = pack.nations.find((each) => each.id === id);
    if (army !== undefined) yield* deploymentFaults(pack, army, lakes, `${place}.exampleDeployment.${id}`);
  }
}

/** 3-h: eight units in the two rows nearest the edge, one to a square, none in a lake. */
function* deploymentFaults(pack: Pack, army: Army, closed: ReadonlySet<number>, place: string): Generator<string> {
  const { edges, exampleDeployment } = pack.introductorySetup;
  const edge = edges[army.id] ?? 'N';
  const given = exampleDeployment[army.id] ?? {};
  const used = new Map<string, string>();
  for (const id of Object.keys(given)) {
    if (!army.units.some((unit) => unit.id === id)) yield `${place} places '${id}', the nation has no such unit`;
  }
  for (const { id } of army.units) {
    const name = given[id];
    if (name === undefined) {
      yield `${place} does not place the unit '${id}'`;
      continue;
    }
    yield* taken(used, name, `${place}.${id}`);
    const square = squareNamed(name);
    if (rowsFrom(edge, square) > 1)
      yield `${place}.${id} is ${name}, which is not in the two rows nearest edge ${edge}`;
    if (closed.has(square)) yield `${place}.${id} is ${squareName(square)}, a square that no unit can enter`;
  }
}

/** The squares of the introductory battlefield that no unit can enter. */
function closedSquares(pack: Pack): ReadonlySet<number> {
  const closed = new Set<number>();
  for (const [slot, laid] of pack.introductorySetup.battlefield.entries()) {
    const rows = pack.tiles.find((tile) => tile.id === laid.tile)?.rows ?? [];
    for (const [i, code] of turned([...rows.join('')], laid.rotation / 90).entries()) {
      if (pack.terrain.some((land) => land.code === code && !land.enter)) closed.add(squareUnder(slot, i));
    }
  }
  return closed;
}

/** An exception for a value that is not there is a slip of the pen. */
function* provenanceFaults(value: unknown, place: string): Generator<string> {
  if (value === null || typeof value !== 'object') return;
  const entries = Object.entries(value);
  const exceptions: unknown = Reflect.get(value, 'provenanceFields');
  if (exceptions !== null && typeof exceptions === 'object' && !place.startsWith('tiles[')) {
    for (const field of Object.keys(exceptions)) {
      const there = field
        .split('.')
        .reduce<unknown>(
          (inner, key) =>
            inner !== null && typeof inner === 'object' && Object.hasOwn(inner, key)
              ? Reflect.get(inner, key)
              : undefined,
          value,
        );
      if (there === undefined) yield `${place}.provenanceFields names '${field}', there is no such value`;
    }
  }
  for (const [key, inner] of entries) {
    const step = Array.isArray(value) ? `[${key}]` : place === '' ? key : `.${key}`;
    yield* provenanceFaults(inner, place + step);
  }
}
