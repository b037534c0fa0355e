import { END, type Frame } from '../../../kernel/flow.ts';
import { add } from '../../../kernel/there.ts';
import type { Box } from '../data/box.ts';
import { type Card, isCombat, NONE, type Position, type Side } from '../position.ts';

// What is conserved in Manœuvre: 60 cards a nation, 8 units a side, one unit a square.

const UNITS = 8;
const SQUARES = 64;
const HAND = 5;

/** The cards of combats that lie on the table. A combat that has come to its last step has discarded its cards. */
export function onTable(stack: readonly Frame[]): Card[] {
  return stack.flatMap((frame) => {
    if (frame.step === END || !isCombat(frame)) return [];
    const cards = [frame.card, ...frame.attack.map(({ card }) => card), ...frame.defence];
    return cards.filter((card) => card !== NONE);
  });
}

/** How often each card was found, by its number: written once and wiped, for this runs at every decision. */
const found: number[] = [];

/** Is each of these cards exactly once in one of the places, and nothing else? */
function eachOnce(deck: readonly Card[], places: readonly (readonly Card[])[]): boolean {
  let count = 0;
  for (const place of places) {
    count += place.length;
    for (const card of place) found[card] = (found[card] ?? 0) + 1;
  }
  const once = count === deck.length && deck.every((card) => found[card] === 1);
  for (const place of places) for (const card of place) found[card] = 0;
  return once;
}

function cardFaults(box: Box, p: Position, side: Side, seat: number, out: string[]): void {
  const table = onTable(p.stack).filter((card) => box.cards[card]?.nation === side.nation);
  const places = [side.hand, side.setAside, side.deck, side.discard, table];
  const dealt = p.phase !== 'setup' || places.some(({ length }) => length > 0);
  const nation = dealt ? (box.nations[side.nation]?.deck ?? []) : [];
  if (!eachOnce(nation, places))
    out.push(`the cards of seat ${seat} in hand, set aside, in both piles and on the table are ${places.join(' | ')}`);
  const hand = [...side.hand, ...side.setAside];
  if (hand.length > HAND) out.push(`seat ${seat} holds ${hand.length} cards`);
  if (side.setAside.length > 0 && (p.phase !== 'discard' || p.active !== seat))
    out.push(`seat ${seat} has set cards aside, but it is not its Discard Phase`);
  const strange = (seen: readonly Card[], place: readonly Card[]) =>
    new Set(seen).size !== seen.length || seen.some((card) => !place.includes(card));
  if (strange(side.handSeen, hand)) out.push(`of the hand of seat ${seat} cards were seen that are not in it`);
  if (strange(side.discardSeen, side.discard)) out.push(`of the discards of seat ${seat} others were seen`);
  const top = side.discard.at(-1);
  if (top !== undefined && !side.discardSeen.includes(top)) out.push(`the top discard of seat ${seat} was not seen`);
}

function unitFaults(box: Box, p: Position, out: string[]): void {
  if (p.at.length !== SQUARES || p.where.length !== 2 * UNITS || p.reduced.length !== 2 * UNITS)
    out.push('the field or the armies have another size');
  p.at.forEach((unit, square) => {
    if (unit !== NONE && p.where[unit] !== square) out.push(`unit ${unit} on ${square} believes to be elsewhere`);
  });
  const onField = [0, 0];
  p.where.forEach((square, unit) => {
    if (square === NONE) return;
    add(onField, unit < UNITS ? 0 : 1, 1);
    if (p.at[square] !== unit) out.push(`unit ${unit} believes to be on ${square}, where it is not`);
    const ground = box.terrain[p.field[square] ?? NONE];
    if (ground?.enter !== true) out.push(`unit ${unit} stands on ${ground?.id ?? 'nothing'}`);
  });
  for (const seat of [0, 1] as const) {
    const { lost } = p.sides[seat];
    const there = onField[seat] ?? 0;
    if (p.phase === 'setup' ? lost !== 0 : there + lost !== UNITS)
      out.push(`seat ${seat} has ${there} units on the field and ${lost} lost`);
  }
  for (const square of p.redoubts)
    if (p.at[square] === NONE) out.push(`the redoubt on ${square} has outlasted its occupant`);
  if (new Set(p.redoubts).size !== p.redoubts.length) out.push('two redoubts are on one square');
}

const OPPOSITE = { N: 'S', S: 'N', E: 'W', W: 'E' } as const;

export function censusOf(box: Box, p: Position): string[] {
  const out: string[] = [];
  p.sides.forEach((side, seat) => {
    cardFaults(box, p, side, seat, out);
  });
  unitFaults(box, p, out);
  if (new Set(p.tiles.map(({ tile }) => tile)).size !== p.tiles.length) out.push('a tile is laid twice');
  if (p.field.length !== (p.tiles.length === 4 ? SQUARES : 0)) out.push(`the field has ${p.field.length} squares`);
  const [a, b] = p.sides;
  if (p.phase !== 'setup') {
    if (a.nation === b.nation || a.nation === NONE || b.nation === NONE) out.push('the nations do not differ');
    if (a.edge !== OPPOSITE[b.edge]) out.push(`the armies stand ${a.edge} and ${b.edge}`);
    if (p.turn < 1) out.push('no turn has begun');
  }
  return out;
}
