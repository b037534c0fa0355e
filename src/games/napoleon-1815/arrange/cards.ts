import { CaseError } from '../../../kernel/case.ts';
import { type Described, described, eachOnce, listed, quoted } from '../../../kernel/case-fields.ts';
import { get } from '../../../kernel/there.ts';
import type { Box, Card } from '../data/box.ts';
import type { EventId } from '../data/events.ts';
import { CAMP_IDS, type Camp } from '../pieces.ts';
import type { Position } from '../position.ts';
import { bySeat, campOf, seatIds } from './pieces.ts';

// The cards of an arranged position: each is in one place.

/** DRW-03, INI-03: the events whose cards lie open until the turn ends. */
const LASTING: readonly EventId[] = ['pluie', 'empereur-souffrant', 'a-bruxelles', 'marche-d-approche'];

export function dealCards(b: Box, p: Position, d: Described): void {
  const read = (value: unknown, what: string, camp: Camp | null): Card[] => {
    const cards = listed(value, what).map((card) => cardNumbered(b, card, what, camp));
    return [...eachOnce(cards, what, (card) => `card ${card}`)];
  };
  const take = (cards: readonly Card[], what: string): void => {
    for (const card of cards) {
      const deck = get(p.decks, get(b.cards, card).camp);
      const at = deck.indexOf(card);
      if (at < 0)
        throw new CaseError(`${what}: card ${card} is not in the decks of this match, or twice in the position`);
      deck.splice(at, 1);
    }
  };
  for (const [seat, list] of bySeat(p, d['hands'], 'hands')) {
    const cards = read(list, 'hands', campOf(seat));
    checkHand(b, cards);
    p.hands[seat] = cards;
    take(cards, 'hands');
  }
  p.lying = read(d['lying'] ?? [], 'lying', null);
  checkLying(b, p.lying);
  take(p.lying, 'lying');
  for (const [camp, list] of byCamp(d['discards'], 'discards')) {
    p.discards[camp] = read(list, 'discards', camp);
    take(get(p.discards, camp), 'discards');
  }
  for (const [camp, list] of byCamp(d['decks'], 'decks')) {
    const wanted = read(list, 'decks', camp);
    take(wanted, 'decks');
    get(p.discards, camp).push(...get(p.decks, camp));
    p.decks[camp] = wanted;
  }
  for (const [seat, list] of bySeat(p, d['seen'], 'seen')) {
    p.seen[seat] = read(list, 'seen', null);
    checkSeen(p, seat);
  }
}

function cardNumbered(b: Box, value: unknown, what: string, camp: Camp | null): Card {
  const facts = typeof value === 'number' ? b.cards[value] : null;
  if (facts === null || facts === undefined)
    throw new CaseError(`${what}: there is no card ${quoted(value)}; cards are written by their numbers`);
  if (camp !== null && facts.camp !== camp)
    throw new CaseError(
      `${what}: card ${facts.no} is of the ${CAMP_IDS[facts.camp]} deck, not of the ${CAMP_IDS[camp]} one`,
    );
  return facts.no;
}

/** DRW-02: a red card is played as soon as it is drawn. */
function checkHand(b: Box, cards: readonly Card[]): void {
  const red = cards.find((card) => get(b.cards, card).colour === 'red');
  if (red !== undefined) throw new CaseError(`hands: card ${red} is red and never stays in a hand`);
}

function checkLying(b: Box, cards: readonly Card[]): void {
  const strange = cards.find((card) => !LASTING.includes(get(b.cards, card).event));
  if (strange !== undefined)
    throw new CaseError(`lying: card ${strange}, '${get(b.cards, strange).event}', does not lie open for the turn`);
  // DRW-04: two red cards cancel each other. INI-01: one blue card a player.
  const reds = cards.filter((card) => get(b.cards, card).colour === 'red');
  if (reds.length > 1) throw new CaseError(`lying: of the red cards ${reds.join(' and ')} neither would be in force`);
}

function checkSeen(p: Position, seat: number): void {
  const others = p.hands.filter((_, of) => of !== seat).flat();
  const strange = get(p.seen, seat).find((card) => !others.includes(card));
  if (strange !== undefined)
    throw new CaseError(`seen: '${seatIds(p)[seat]}' cannot have seen card ${strange}, which no other hand holds`);
}

function byCamp(value: unknown, what: string): (readonly [camp: Camp, value: unknown])[] {
  const given = described(value ?? {}, what, CAMP_IDS);
  return CAMP_IDS.flatMap((id, camp): [Camp, unknown][] => (given[id] === undefined ? [] : [[camp, given[id]]]));
}
