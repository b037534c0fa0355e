import { squareName, squareNamed } from '../../grids/squares.ts';
import { CaseError } from '../../kernel/case.ts';
import {
  type Described,
  described,
  eachOnce,
  likely,
  listed,
  paired,
  placeAmong,
  quoted,
  wholeIn,
  yesOrNo,
} from '../../kernel/case-fields.ts';
import type { Frame } from '../../kernel/flow.ts';
import { type Options, readOptions } from '../../kernel/options.ts';
import type { Plain } from '../../kernel/plain.ts';
import { arrangeCombat, type CombatPlan, readCombat } from './arrange/combat.ts';
import type { Box } from './data/box.ts';
import { optionsOf } from './options.ts';
import { type Card, type Edge, NONE, type Phase, type Position, type Side, type Square } from './position.ts';
import { fieldOf, ownerOf, putUnit, terrainAt } from './rules/field.ts';
import { startMovement } from './rules/movement.ts';
import { startRestoration } from './rules/restoration.ts';
import { emptyPosition } from './rules/setup.ts';

// The position of a case: `docs/cases.md` lists the keys with their meanings. All of them are optional; what is written must
// be a position that the rules could have led to, as far as the table shows it.

const KEYS = [
  'options',
  'nations',
  'edges',
  'tiles',
  'field',
  'units',
  'hands',
  'discards',
  'decks',
  'lost',
  'exhausted',
  'redoubts',
  'turn',
  'first',
  'active',
  'phase',
  'combat',
] as const;
export type Key = (typeof KEYS)[number];

/** Nobody has ever played so long. */
const LAST_TURN = 999;
const SEATS = [0, 1] as const;
type SeatOfTwo = (typeof SEATS)[number];

export function arrangePosition(box: Box, description: Plain, options: Options = {}): Position {
  const d = described(description, 'a position of Manœuvre', KEYS);
  const p = emptyPosition(readGiven(box, d, options));
  sitDown(box, p, d);
  layField(box, p, d);
  placeUnits(box, p, d);
  const plan = d['combat'] === undefined ? null : readCombat(box, p, d['combat']);
  for (const seat of SEATS) {
    deal(box, p.sides[seat], d, seat, plan);
    countLosses(box, p, d, seat);
  }
  p.first = wholeIn(d['first'] ?? 0, 'first', 0, 1);
  p.active = wholeIn(d['active'] ?? p.first, 'active', 0, 1);
  p.turn = wholeIn(d['turn'] ?? 1, 'turn', 1, LAST_TURN);
  startPhase(p, d['phase'] ?? (plan === null ? 'discard' : 'combat'));
  if (plan === null) return p;
  if (p.phase !== 'combat') throw new CaseError(`combat: there is none in the phase '${p.phase}'; leave 'phase' out`);
  arrangeCombat(box, p, plan);
  return p;
}

/** The options of the description, which may not say otherwise than those of the case. */
function readGiven(box: Box, d: Described, options: Options): Options {
  const schema = optionsOf(box);
  const given = d['options'] === undefined ? options : described(d['options'], 'options');
  const read = readOptions(schema, given);
  if ('error' in read) throw new CaseError(read.error);
  for (const { id, standard } of schema) {
    const own = options[id] ?? standard;
    if (own !== standard && own !== read.options[id])
      throw new CaseError(`options: '${id}' is '${own}' in the case and '${read.options[id]}' in its position`);
    if (Object.hasOwn(given, id) && given[id] !== read.options[id])
      throw new CaseError(`options: '${id}' can't be ${quoted(given[id])} together with the other options`);
  }
  return read.options;
}

const EDGES: readonly Edge[] = ['N', 'E', 'S', 'W'];

function sitDown(box: Box, p: Position, d: Described): void {
  const nations = paired(d['nations'] ?? ['fr', 'gb'], 'nations');
  const edges = paired(d['edges'] ?? ['N', 'S'], 'edges').map((edge) => placeAmong(EDGES, edge, 'edges', 'edge'));
  const ids = box.nations.map(({ id }) => id);
  for (const seat of SEATS) {
    p.sides[seat].nation = placeAmong(ids, nations[seat], 'nations', 'nation');
    p.sides[seat].edge = EDGES[edges[seat] ?? 0] ?? 'N';
  }
  if (p.sides[0].nation === p.sides[1].nation) throw new CaseError('nations: the two nations must differ');
  // 3-e: the armies face each other.
  if (Math.abs((edges[0] ?? 0) - (edges[1] ?? 0)) !== 2)
    throw new CaseError(`edges: ${p.sides[0].edge} and ${p.sides[1].edge} are not opposite to each other`);
}

function square(name: unknown, what: string): Square {
  const found = typeof name === 'string' ? squareNamed(name) : NONE;
  if (found === NONE) throw new CaseError(`${what}: ${quoted(name)} is no square; squares are a1 to h8`);
  return found;
}

function layField(box: Box, p: Position, d: Described): void {
  if (d['field'] !== undefined) {
    if (d['tiles'] !== undefined) throw new CaseError("'field' and 'tiles' say the same thing twice: leave one out");
    p.field = drawnField(box, d['field']);
    return;
  }
  const printed = box.introductory.battlefield.map(({ tile }) => box.tiles[tile]?.id ?? 0);
  const tiles = listed(d['tiles'] ?? printed, 'tiles');
  if (tiles.length !== 4) throw new CaseError(`tiles: there are four of them, not ${tiles.length}`);
  p.tiles = tiles.map((item) => {
    const [id, turn] = Array.isArray(item) ? paired(item, 'tiles') : [item, 0];
    const tile = box.tiles.findIndex((known) => known.id === id);
    if (tile < 0)
      throw new CaseError(`tiles: there is no tile ${quoted(id)}; they are numbered 1 to ${box.tiles.length}`);
    return { tile, turn: wholeIn(turn, 'tiles: the quarter turns', 0, 3) };
  });
  eachOnce(
    p.tiles.map(({ tile }) => tile),
    'tiles',
    (tile) => `tile ${box.tiles[tile]?.id}`,
  );
  p.field = fieldOf(box, p.tiles);
}

function drawnField(box: Box, value: unknown): number[] {
  const rows = listed(value, 'field');
  if (rows.length !== 8) throw new CaseError(`field: there are eight rows, not ${rows.length}`);
  const codes = box.terrain.map(({ code }) => code);
  return rows.toReversed().flatMap((row, rank) => {
    if (typeof row !== 'string' || row.length !== 8)
      throw new CaseError(`field: rank ${rank + 1} must have eight letters, not ${quoted(row)}`);
    return [...row].map((code) => {
      const terrain = codes.indexOf(code);
      if (terrain < 0) throw new CaseError(`field: there is no terrain '${code}' but ${codes.join(' ')}`);
      return terrain;
    });
  });
}

function placeUnits(box: Box, p: Position, d: Described): void {
  const names = p.sides.flatMap((side) => box.nations[side.nation]?.units.map(({ id }) => id) ?? []);
  for (const [id, place] of Object.entries(described(d['units'] ?? {}, 'units'))) {
    const unit = placeAmong(names, id, 'units', 'unit');
    if (typeof place !== 'string')
      throw new CaseError(`units: '${id}' stands on a square such as 'c6' or 'c6 reduced', not on ${quoted(place)}`);
    const [name = '', state, ...rest] = place.split(' ');
    const to = square(name, `units: '${id}'`);
    if (rest.length > 0 || (state !== undefined && state !== 'reduced'))
      throw new CaseError(
        `units: ${quoted(place.slice(name.length + 1))} is no state of '${id}'; the only one is 'reduced'`,
      );
    const there = p.at[to] ?? NONE;
    if (there !== NONE) throw new CaseError(`units: '${names[there]}' and '${id}' stand both on ${name}`);
    const ground = terrainAt(box, p, to);
    // TEC-g: nobody stands on a lake.
    if (!ground.enter) throw new CaseError(`units: '${id}' cannot stand on ${name}, which is ${ground.id}`);
    putUnit(p, unit, to);
    p.reduced[unit] = state === 'reduced';
  }
  // 9.2.5-c, -f: a redoubt is built for a unit and does not outlast it. I-37: there is one to a square.
  p.redoubts = listed(d['redoubts'] ?? [], 'redoubts').map((name) => {
    const place = square(name, 'redoubts');
    if (p.at[place] === NONE) throw new CaseError(`redoubts: there is no unit on ${squareName(place)} to hold one`);
    return place;
  });
  eachOnce(p.redoubts, 'redoubts', squareName);
}

function deal(box: Box, side: Side, d: Described, seat: SeatOfTwo, plan: CombatPlan | null): void {
  const deck = box.nations[side.nation]?.deck ?? [];
  const left = new Set(deck);
  const taken = (ids: readonly unknown[], key: string): Card[] =>
    ids.map((id) => {
      const card = box.cards.findIndex((known) => known.id === id);
      if (card < 0 || !deck.includes(card)) {
        const own = deck.map((known) => box.cards[known]?.id ?? '');
        throw new CaseError(`${key}: seat ${seat} has no card ${quoted(id)}${likely(id, own)}`);
      }
      if (!left.delete(card)) throw new CaseError(`${key}: card ${quoted(id)} is twice in this position`);
      return card;
    });
  const hands = paired(d['hands'] ?? [[], []], 'hands');
  // 4.2-b: there is no hand limit but in the Draw Phase.
  side.hand = taken([...listed(hands[seat], 'hands'), ...(plan?.cards[seat] ?? [])], 'hands');
  side.discard = taken(listed(paired(d['discards'] ?? [[], []], 'discards')[seat], 'discards'), 'discards');
  side.discardSeen = side.discard.slice();
  side.deck = [...left];
  const wanted = wholeIn(paired(d['decks'] ?? [deck.length, deck.length], 'decks')[seat], 'decks', 0, deck.length);
  if (wanted > side.deck.length && wanted !== deck.length)
    throw new CaseError(
      `decks: only ${side.deck.length} cards are left for the draw pile of seat ${seat}, not ${wanted}`,
    );
  if (wanted < side.deck.length) side.discard = [...side.deck.splice(wanted), ...side.discard];
  const top = side.discard.at(-1);
  if (top !== undefined && side.discardSeen.length === 0) side.discardSeen = [top];
  const isEmpty = side.deck.length === 0;
  side.firstDeckExhausted = yesOrNo(paired(d['exhausted'] ?? [isEmpty, isEmpty], 'exhausted')[seat], 'exhausted');
  // 2.3: an empty draw pile was drawn to its last card.
  if (isEmpty && !side.firstDeckExhausted)
    throw new CaseError(`exhausted: the draw pile of seat ${seat} is empty, so its first deck is exhausted`);
}

/** 2.1-b: with one more the match would be over; whoever is lost is not on the field. */
function countLosses(box: Box, p: Position, d: Described, seat: SeatOfTwo): void {
  const side = p.sides[seat];
  side.lost = wholeIn(paired(d['lost'] ?? [0, 0], 'lost')[seat], 'lost', 0, box.eliminationsToWin - 1);
  const all = box.nations[side.nation]?.units.length ?? 0;
  const there = p.where.filter((place, unit) => place !== NONE && ownerOf(unit) === seat).length;
  if (there + side.lost > all)
    throw new CaseError(
      `lost: seat ${seat} has ${there} units on the field and ${side.lost} lost, but only ${all} in all`,
    );
}

/** The frames with which each phase of a player turn begins. */
function startPhase(p: Position, phase: unknown): void {
  const next: readonly { readonly phase: Phase; readonly turn: string; readonly frame: Frame | null }[] = [
    { phase: 'discard', turn: 'turn.discard', frame: null },
    { phase: 'draw', turn: 'turn.draw', frame: null },
    { phase: 'movement', turn: 'turn.combat', frame: startMovement() },
    { phase: 'combat', turn: 'turn.restoration', frame: { step: 'combat.declare' } },
    { phase: 'restoration', turn: '', frame: startRestoration() },
  ];
  const found =
    next[
      placeAmong(
        next.map((one) => one.phase),
        phase,
        'phase',
        'phase',
      )
    ];
  if (found === undefined) return;
  p.phase = found.phase;
  p.stack = [{ step: p.active === p.first ? 'game.secondPlayer' : 'game.night' }, { step: found.turn }];
  if (found.frame !== null) p.stack.push(found.frame);
}
