import type { Intent } from '../../../../test/conformance/knowledge.ts';
import { type Random, shuffle } from '../../../kernel/chance.ts';
import type { Seat } from '../../../kernel/flow.ts';
import type { Viewer } from '../../../kernel/game.ts';
import { copyPosition } from '../copy.ts';
import type { Box } from '../data/box.ts';
import { type Card, type Choice, isCombat, type Position, type Side } from '../position.ts';
import { onTable } from './census.ts';

// What is secret in Manœuvre, from the ledger:
//   MAN-1.4-g  the cards of a hand; how many there are is public (I-02)
//   I-02       the draw pile and its order, also from its owner; of the discard pile all but the top card, as far as they
//              were not open on the table when they were played. How many cards a pile has is public.
//   MAN-4.1    what is set aside in the Discard Phase, and how much, until the phase ends; then only the last one is seen
//   MAN-3-g    the five cards that the opponent picks for a tournament hand (I-11)
//   MAN-9.2.9  a Scout shows a hand to the one who plays it, and to nobody else (I-39)
//   MAN-9.2.8  a Skirmish takes a card that was open back into the hand: the opponent knows of it. Spectators are not
//              expected to remember what is in a hand.

/** What has been seen of each seat's cards by somebody who watched the match. */
export interface Memory {
  /** Cards that lay open and are in the discard pile or on the table. */
  readonly open: [Set<Card>, Set<Card>];
  /** Cards that the opponent knows to be in the hand. */
  readonly held: [Set<Card>, Set<Card>];
}

export function startMemory(): Memory {
  const none = (): [Set<Card>, Set<Card>] => [new Set(), new Set()];
  return { open: none(), held: none() };
}

/** Choices whose card nobody else sees. */
const isHidden = (c: Choice): boolean => c.kind === 'pick' || c.kind === 'discard';

const stepOf = (p: Position): string => p.stack.at(-1)?.step ?? '';

/** Does the choice end the Discard Phase? */
const endsDiscards = (p: Position, c: Choice): boolean => stepOf(p) === 'turn.discard' && c.kind === 'pass';

function cardOf(c: Choice): Card | undefined {
  return 'card' in c ? c.card : undefined;
}

export function remember(box: Box, m: Memory, before: Position, after: Position, made: Intent<Choice>): void {
  const seat = made.seat as 0 | 1;
  const other = seat === 0 ? 1 : 0;
  const { choice } = made;
  const card = cardOf(choice);
  if (card !== undefined && !isHidden(choice)) {
    m.open[seat].add(card);
    m.held[seat].delete(card);
    if (box.cards[card]?.type === 'skirmish') takenBack(m, before, seat);
  }
  if (choice.kind === 'scout') m.held[other] = new Set(before.sides[other].hand);
  if (endsDiscards(before, choice)) discarded(m, before.sides[seat].setAside, seat);
  for (const each of [0, 1] as const) {
    const table = onTable(after.stack);
    for (const seen of m.open[each])
      if (!table.includes(seen) && !after.sides[each].discard.includes(seen)) m.open[each].delete(seen);
  }
}

/** 9.2.8-c. */
function takenBack(m: Memory, before: Position, seat: 0 | 1): void {
  const combat = before.stack.at(-1);
  if (combat === undefined || !isCombat(combat)) return;
  m.open[seat].delete(combat.card);
  m.held[seat].add(combat.card);
}

/** Of several discards only the last is seen: what was known of the hand may have gone with the others. */
function discarded(m: Memory, cards: readonly Card[], seat: 0 | 1): void {
  const top = cards.at(-1);
  if (top === undefined) return;
  m.open[seat].add(top);
  m.held[seat].delete(top);
  if (cards.length > 1) m.held[seat].clear();
}

function sameCards(a: Iterable<Card>, b: Iterable<Card>): boolean {
  const [x, y] = [new Set(a), new Set(b)];
  return x.size === y.size && [...x].every((card) => y.has(card));
}

export function claimsOf(p: Position, m: Memory): string[] {
  return ([0, 1] as const).flatMap((seat) => {
    const side = p.sides[seat];
    const open = side.discard.filter((card) => m.open[seat].has(card));
    const out: string[] = [];
    if (!sameCards(side.handSeen, m.held[seat]))
      out.push(`the opponent has seen ${[...m.held[seat]]} in the hand of seat ${seat}, not ${side.handSeen}`);
    if (!sameCards(side.discardSeen, open))
      out.push(`of the discards of seat ${seat} ${open} were seen, not ${side.discardSeen}`);
    return out;
  });
}

/** The cards of a side of which the viewer knows where they are. */
function known(p: Position, seat: 0 | 1, viewer: Viewer, m: Memory, intent: Intent<Choice> | undefined): Set<Card> {
  const side = p.sides[seat];
  const out = new Set([...m.open[seat], ...(viewer === null ? [] : m.held[seat])]);
  if (intent === undefined) return out;
  const { choice } = intent;
  if (intent.seat === seat) {
    const card = cardOf(choice);
    if (card !== undefined) out.add(card);
    const top = side.setAside.at(-1);
    if (endsDiscards(p, choice) && top !== undefined) out.add(top);
  } else if (choice.kind === 'scout' && intent.seat === viewer) for (const card of side.hand) out.add(card);
  return out;
}

/** The secret cards of a side change places among themselves. */
function redrawSide(p: Position, seat: 0 | 1, fixed: ReadonlySet<Card>, random: Random, intent: boolean): void {
  const side: Side = p.sides[seat];
  const pool = [...side.hand, ...side.setAside, ...side.deck, ...side.discard].filter((card) => !fixed.has(card));
  const drawn = shuffle([...pool], random);
  const other = new Map(pool.map((card, i) => [card, drawn[i] ?? card]));
  const changed = (cards: readonly Card[]) => cards.map((card) => other.get(card) ?? card);
  side.hand = changed(side.hand);
  side.setAside = changed(side.setAside);
  side.deck = changed(side.deck);
  side.discard = changed(side.discard);
  side.handSeen = changed(side.handSeen);
  // A tournament hand is picked before anybody has shuffled.
  if (p.phase === 'setup') side.deck.sort((a, b) => a - b);
  if (intent || stepOf(p) !== 'turn.discard' || p.active !== seat) return;
  const all = shuffle([...side.hand, ...side.setAside], random);
  const aside = random.below(all.length + 1);
  side.setAside = all.slice(0, aside);
  side.hand = all.slice(aside);
}

export function redraw(
  _box: Box,
  p: Position,
  viewer: Viewer,
  random: Random,
  m: Memory,
  intent?: Intent<Choice>,
): Position {
  const out = copyPosition(p);
  for (const seat of [0, 1] as const) {
    if (seat !== viewer) redrawSide(out, seat, known(p, seat, viewer, m, intent), random, intent !== undefined);
    else if (intent === undefined && p.phase !== 'setup') shuffle(out.sides[seat].deck, random);
  }
  return out;
}

export function secretsOf(p: Position, viewer: Viewer): string[] {
  return ([0, 1] as const).flatMap((seat) => {
    const { hand, setAside, deck, discard } = p.sides[seat];
    const left = deck.map((card) => `deck ${seat}: ${card}`);
    if (seat === viewer) return left;
    return [
      ...left,
      ...[...hand, ...setAside].map((card) => `hand ${seat}: ${card}`),
      ...discard.map((card) => `discard ${seat}: ${card}`),
    ];
  });
}

/** Nobody but the chooser sees which card is picked or set aside. */
export function guiseOf(_p: Position, { choice }: { readonly seat: Seat; readonly choice: Choice }): string {
  return isHidden(choice) ? choice.kind : JSON.stringify(choice);
}
