import type { Outcome, Seat } from '../../../kernel/flow.ts';
import { local, type SceneOf } from '../../../text/scene.ts';
import type { Box, Card, CardFacts, Link, LinkFacts, Zone, ZoneFacts } from '../data/box.ts';
import {
  type Block,
  type Camp,
  COALITION,
  campOfNation,
  FRANCE,
  FRENCH,
  NATION_OF,
  type Nation,
  seatCommanding,
  VEDETTE_FROM,
} from '../pieces.ts';
import type { ShareView, View } from '../position.ts';
import type { Window } from '../rules/events/rule.ts';
import type { Term } from '../told.ts';

/** What a sentence is told about. */
export type Scene = SceneOf<Box, View>;

export function campOfSeat(seat: Seat): Camp {
  return seat === 0 ? FRANCE : COALITION;
}

export const seatOfNation = (s: Scene, nation: Nation): Seat => seatCommanding(s.view.seats, nation);

/** The only seat of a camp; null for the coalition of two players. */
export function soleSeat(s: Scene, camp: Camp): Seat | null {
  if (camp === FRANCE) return 0;
  return s.view.seats === 3 ? null : 1;
}

/** Is the reader of this camp? A spectator is of none. */
export function isOwnCamp(s: Scene, camp: Camp): boolean {
  return s.view.viewer !== null && campOfSeat(s.view.viewer) === camp;
}

export function zoneFacts(s: Scene, zone: Zone): ZoneFacts | undefined {
  return s.box.zones[zone];
}

export function linkFacts(s: Scene, link: Link): LinkFacts | undefined {
  return s.box.links[link];
}

export function cardFacts(s: Scene, card: Card): CardFacts | undefined {
  return s.box.cards[card] ?? undefined;
}

/** From 1: which vedette of its nation. */
export function vedetteNumber(block: Block): number {
  return block - (VEDETTE_FROM[NATION_OF[block] ?? FRENCH] ?? block) + 1;
}

/** Does a hand that the reader sees hold another card of the same event? Then a button adds the number. */
export function hasTwin(s: Scene, card: Card): boolean {
  const facts = cardFacts(s, card);
  const cards = new Set(s.view.hands.flatMap((hand) => hand.cards));
  return [...cards].some((other) => other !== card && cardFacts(s, other)?.event === facts?.event);
}

/** A block of the camp in the zone, known or with its back to the reader. */
export function standsIn(s: Scene, camp: Camp, zone: Zone): boolean {
  const known = s.view.where.some((at, block) => at === zone && campOfNation(NATION_OF[block] ?? FRENCH) === camp);
  return known || s.view.hidden.some((group) => group.zone === zone && campOfNation(group.nation) === camp);
}

export function isBroken(s: Scene, from: Zone, to: Zone): boolean {
  const link = s.box.linkOf[from * s.box.zones.length + to];
  return link !== undefined && s.view.destroyed.includes(link);
}

/** The share that is being placed. */
export function shareNow(s: Scene): ShareView | null {
  return s.view.shares.at(-1) ?? null;
}

/** How much of a share is still to be placed; 0 where the reader may not know. */
export function shareLeft(share: ShareView): number {
  return Math.max(0, share.free) + share.quota.reduce((sum, n) => sum + n, 0);
}

/** Does it only look as if something were placed, to keep a secret? */
export function isPretence(share: ShareView): boolean {
  return !share.naming && shareLeft(share) === 0;
}

const WINDOWS: readonly Window[] = ['start', 'reveal', 'card', 'entry', 'end', 'combat', 'beaten', 'pursuit'];

/** The window that is open for a green card, or null. */
export function windowNow(s: Scene): Window | null {
  const value = local(s, 'window');
  return [...WINDOWS, 'operationEnd' as const].find((known) => known === value) ?? null;
}

/** A clause without the mark of the game, as it stands beside a term; no line ends within it. */
export function shortClause(clause: string): string {
  return clause.replace(/^N15-/, '').replaceAll('-', '-\u2060');
}

/** A total as a sum that can be read: `2 (Reille, CBT-11) − 1 (on the march, CBT-12) = 1`. `name` says what a term is. */
export function sum(total: number, terms: readonly Term[], name: (term: Term) => string): string {
  const told = (term: Term, i: number): string => {
    const size =
      i === 0 ? `${term.value}`.replace('-', '−') : `${term.value < 0 ? '−' : '+'}\u00a0${Math.abs(term.value)}`;
    return `${size} (${name(term)}, ${shortClause(term.clause)})`;
  };
  const reckoned = terms.reduce((result, { value }) => result + value, 0);
  if (terms.length === 1 && reckoned === total) return terms.map(told).join();
  const floor = reckoned === total ? `${total}` : `${reckoned} → ${total}`;
  return `${terms.map(told).join(' ')} =\u00a0${floor.replaceAll('-', '−')}`;
}

/** A figure of the outcome. */
export function figure(outcome: Outcome, name: string): number {
  const value = outcome.facts[name];
  return typeof value === 'number' ? value : 0;
}
