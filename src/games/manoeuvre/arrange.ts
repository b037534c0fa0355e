import { squareNamed } from '../../grids/squares.ts';
import { CaseError } from '../../kernel/case.ts';
import type { Frame, Seat } from '../../kernel/flow.ts';
import { type Options, readOptions } from '../../kernel/options.ts';
import type { Plain } from '../../kernel/plain.ts';
import type { Box } from './data/box.ts';
import { optionsOf } from './options.ts';
import { type Card, type Edge, NONE, type Phase, type Position, type Side } from './position.ts';
import { fieldOf, putUnit, terrainAt } from './rules/field.ts';
import { startMovement } from './rules/movement.ts';
import { startRestoration } from './rules/restoration.ts';
import { emptyPosition } from './rules/setup.ts';

/**
 * The description of a position in a case, all of it optional:
 *   nations: ["fr", "gb"]           of seat 0 and 1
 *   edges:   ["N", "S"]
 *   tiles:   [1, 2, 3, 4]           ids of the tiles NW, NE, SW, SE, unturned; or [[1, 0], [2, 3], ...] with quarter turns
 *   field:   ["w.......", ...]      eight rows from rank 8 to rank 1 instead of tiles
 *   units:   { "fr-45th": "c6", "gb-32nd-foot": "b6 reduced" }    the others are not on the field
 *   hands:   [["fr-45th-1"], []]    ids of cards; the rest of each deck is in the draw pile, but for the discards
 *   discards: [[...], [...]]
 *   decks:   [3, 60]                so many cards in the draw pile; the surplus goes to the discard pile
 *   lost:    [0, 0], exhausted: [false, false], redoubts: ["c6"], turn: 1, first: 0, active: 0
 *   phase:   "discard" | "draw" | "movement" | "combat" | "restoration"
 */
export function arrangePosition(box: Box, description: Plain, options: Options = {}): Position {
  const d = asObject(description);
  for (const key of Object.keys(d)) if (!KEYS.has(key)) throw new CaseError(`a position of Manœuvre has no '${key}'`);
  const read = readOptions(optionsOf(box), d['options'] ?? options);
  if ('error' in read) throw new CaseError(read.error);
  const p = emptyPosition(read.options);
  const nations = pair(d['nations'] ?? ['fr', 'gb'], 'nations');
  const edges = pair(d['edges'] ?? ['N', 'S'], 'edges');
  for (const seat of [0, 1] as const) {
    p.sides[seat].nation = indexOf(box.nations, nations[seat], 'nation');
    p.sides[seat].edge = edge(edges[seat]);
  }
  if (p.sides[0].nation === p.sides[1].nation) throw new CaseError('the two nations must differ');
  layField(box, p, d);
  placeUnits(box, p, d);
  for (const seat of [0, 1] as const) deal(box, p.sides[seat], d, seat);
  p.first = seatOf(d['first'] ?? 0);
  p.active = seatOf(d['active'] ?? p.first);
  p.turn = whole(d['turn'] ?? 1, 'turn');
  startPhase(p, d['phase'] ?? 'discard');
  return p;
}

const KEYS = new Set(
  'options nations edges tiles field units hands discards decks lost exhausted redoubts turn first active phase'.split(
    ' ',
  ),
);

function asObject(value: Plain): { readonly [key: string]: Plain } {
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    throw new CaseError('a position is described by an object');
  return value as { readonly [key: string]: Plain };
}

function pair(value: Plain, name: string): readonly [Plain, Plain] {
  const [first, second] = Array.isArray(value) && value.length === 2 ? value : [];
  if (first === undefined || second === undefined) throw new CaseError(`'${name}' must be a list of two`);
  return [first, second];
}

function list(value: Plain, name: string): readonly Plain[] {
  if (!Array.isArray(value)) throw new CaseError(`'${name}' must be a list`);
  return value;
}

function whole(value: Plain, name: string): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0)
    throw new CaseError(`'${name}' must be a whole number`);
  return value;
}

function seatOf(value: Plain): Seat {
  if (value !== 0 && value !== 1) throw new CaseError('a seat is 0 or 1');
  return value;
}

function edge(value: Plain): Edge {
  if (value !== 'N' && value !== 'E' && value !== 'S' && value !== 'W') throw new CaseError('an edge is N, E, S or W');
  return value;
}

function indexOf(known: readonly { readonly id: string | number }[], id: Plain, what: string): number {
  const found = known.findIndex((item) => item.id === id);
  if (found < 0) throw new CaseError(`there is no ${what} '${String(id)}'`);
  return found;
}

function square(name: Plain): number {
  const found = typeof name === 'string' ? squareNamed(name) : NONE;
  if (found === NONE) throw new CaseError(`'${String(name)}' is not a square`);
  return found;
}

function layField(box: Box, p: Position, d: { readonly [key: string]: Plain }): void {
  if (d['field'] !== undefined) {
    const rows = list(d['field'], 'field');
    if (rows.length !== 8) throw new CaseError("'field' must have eight rows");
    const codes = rows.flatMap((row) => (typeof row === 'string' && row.length === 8 ? [...row] : []));
    if (codes.length !== 64) throw new CaseError("each row of 'field' must have eight squares");
    const field = new Array<number>(64).fill(0);
    codes.forEach((code, i) => {
      const terrain = box.terrain.findIndex((known) => known.code === code);
      if (terrain < 0) throw new CaseError(`there is no terrain '${code}'`);
      field[(7 - Math.floor(i / 8)) * 8 + (i % 8)] = terrain;
    });
    p.field = field;
    return;
  }
  const tiles = list(d['tiles'] ?? box.introductory.battlefield.map(({ tile }) => box.tiles[tile]?.id ?? 0), 'tiles');
  if (tiles.length !== 4) throw new CaseError("'tiles' must be four");
  p.tiles = tiles.map((item) => {
    const [id, turn] = Array.isArray(item) ? item : [item, 0];
    return { tile: indexOf(box.tiles, id ?? null, 'tile'), turn: whole(turn ?? 0, 'turn of a tile') % 4 };
  });
  p.field = fieldOf(box, p.tiles);
}

function placeUnits(box: Box, p: Position, d: { readonly [key: string]: Plain }): void {
  const names = p.sides.flatMap((side) => box.nations[side.nation]?.units.map(({ id }) => ({ id })) ?? []);
  for (const [id, place] of Object.entries(asObject(d['units'] ?? {}))) {
    const unit = indexOf(names, id, 'unit');
    const [name, state] = String(place).split(' ');
    const to = square(name ?? '');
    if (p.at[to] !== NONE) throw new CaseError(`two units stand on ${name}`);
    if (!terrainAt(box, p, to).enter) throw new CaseError(`no unit can stand on ${name}`);
    if (state !== undefined && state !== 'reduced') throw new CaseError(`'${state}' is no state of a unit`);
    putUnit(p, unit, to);
    p.reduced[unit] = state === 'reduced';
  }
  // 9.2.5-c, -f: a redoubt is built for a unit and does not outlast it.
  p.redoubts = list(d['redoubts'] ?? [], 'redoubts').map((name) => {
    const place = square(name);
    if (p.at[place] === NONE) throw new CaseError(`there is no unit on ${String(name)} to hold a redoubt`);
    return place;
  });
  if (new Set(p.redoubts).size < p.redoubts.length) throw new CaseError('there is one redoubt to a square');
}

function deal(box: Box, side: Side, d: { readonly [key: string]: Plain }, seat: 0 | 1): void {
  const left = new Set(box.nations[side.nation]?.deck ?? []);
  const taken = (ids: Plain, name: string): Card[] =>
    list(ids, name).map((id) => {
      const card = indexOf(box.cards, id, 'card');
      if (!left.delete(card)) throw new CaseError(`card '${String(id)}' is not to be had by seat ${seat}`);
      return card;
    });
  side.hand = taken(pair(d['hands'] ?? [[], []], 'hands')[seat], 'hands');
  side.discard = taken(pair(d['discards'] ?? [[], []], 'discards')[seat], 'discards');
  side.discardSeen = side.discard.slice();
  side.deck = [...left];
  const wanted = whole(pair(d['decks'] ?? [60, 60], 'decks')[seat], 'decks');
  if (wanted < side.deck.length) side.discard = [...side.deck.splice(wanted), ...side.discard];
  const top = side.discard.at(-1);
  if (top !== undefined && side.discardSeen.length === 0) side.discardSeen = [top];
  side.lost = whole(pair(d['lost'] ?? [0, 0], 'lost')[seat], 'lost');
  side.firstDeckExhausted = pair(d['exhausted'] ?? [false, false], 'exhausted')[seat] === true;
}

/** The frames with which each phase of a player turn begins. */
function startPhase(p: Position, phase: Plain): void {
  const next: { readonly [phase: string]: { readonly turn: string; readonly frame: Frame | null } } = {
    discard: { turn: 'turn.discard', frame: null },
    draw: { turn: 'turn.draw', frame: null },
    movement: { turn: 'turn.combat', frame: startMovement() },
    combat: { turn: 'turn.restoration', frame: { step: 'combat.declare' } },
    restoration: { turn: '', frame: startRestoration() },
  };
  const found = typeof phase === 'string' ? next[phase] : undefined;
  if (found === undefined) throw new CaseError(`'${String(phase)}' is no phase of a player turn`);
  p.phase = phase as Phase;
  p.stack = [{ step: p.active === p.first ? 'game.secondPlayer' : 'game.night' }, { step: found.turn }];
  if (found.frame !== null) p.stack.push(found.frame);
}
