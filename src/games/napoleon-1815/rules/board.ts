import type { Seat } from '../../../kernel/flow.ts';
import { get, there } from '../../../kernel/there.ts';
import type { Box, Link, Zone } from '../data/box.ts';
import type { EventId } from '../data/events.ts';
import {
  type Block,
  CAMP_COMMANDERS,
  CAMP_CORPS_FROM,
  CAMP_CORPS_TO,
  CAMP_OF,
  CAMP_VEDETTE_FROM,
  CAMP_VEDETTE_TO,
  type Camp,
  COALITION,
  type Corps,
  commanderOf,
  FIRST_VEDETTE,
  FRANCE,
  isCommander,
  isCorps,
  NATION_OF,
  type Nation,
  otherCamp,
  seatCommanding,
} from '../pieces.ts';
import { type Axis, NONE, type Position } from '../position.ts';

// Definitions: seats and camps, zones free and contested, who stands where.

export const campOfSeat = (seat: Seat): Camp => (seat === 0 ? FRANCE : COALITION);

/** The seat that commands a nation. */
export const seatOfNation = (p: Position, nation: Nation): Seat => seatCommanding(p.seats, nation);

export const ownerOf = (p: Position, block: Block): Seat => seatOfNation(p, get(NATION_OF, block));

const TWO: readonly Seat[] = [0, 1];
const THREE: readonly Seat[] = [0, 2, 1];

/** TRI-30, TRI-56: French, then Prussian, then English. */
export const seatsInOrder = (p: Position): readonly Seat[] => (p.seats === 3 ? THREE : TWO);

const FRENCH_SEATS: readonly Seat[] = [0];
const COALITION_SEAT: readonly Seat[] = [1];
const ENGLISH_LEADS: readonly Seat[] = [1, 2];
const PRUSSIAN_LEADS: readonly Seat[] = [2, 1];

/** The seats of a camp; of the coalition the leader first (TRI-50). */
export function seatsOf(p: Position, camp: Camp): readonly Seat[] {
  if (camp === FRANCE) return FRENCH_SEATS;
  if (p.seats === 2) return COALITION_SEAT;
  return p.leader === 2 ? PRUSSIAN_LEADS : ENGLISH_LEADS;
}

export function hasCorps(p: Position, camp: Camp, zone: Zone): boolean {
  const to = get(CAMP_CORPS_TO, camp);
  for (let corps = get(CAMP_CORPS_FROM, camp); corps < to; corps++) if (p.where[corps] === zone) return true;
  return false;
}

export function countCorps(p: Position, camp: Camp, zone: Zone): number {
  const to = get(CAMP_CORPS_TO, camp);
  let count = 0;
  for (let corps = get(CAMP_CORPS_FROM, camp); corps < to; corps++) if (p.where[corps] === zone) count++;
  return count;
}

export function corpsIn(p: Position, camp: Camp, zone: Zone): Corps[] {
  const to = get(CAMP_CORPS_TO, camp);
  const found: Corps[] = [];
  for (let corps = get(CAMP_CORPS_FROM, camp); corps < to; corps++) if (p.where[corps] === zone) found.push(corps);
  return found;
}

/** The corps of the seat that are on the map. */
export function corpsOfSeat(p: Position, seat: Seat): Corps[] {
  const found: Corps[] = [];
  for (let corps = 0; isCorps(corps); corps++)
    if (get(p.where, corps) >= 0 && ownerOf(p, corps) === seat) found.push(corps);
  return found;
}

export function vedettesIn(p: Position, camp: Camp, zone: Zone): Block[] {
  const to = get(CAMP_VEDETTE_TO, camp);
  const found: Block[] = [];
  for (let block = get(CAMP_VEDETTE_FROM, camp); block < to; block++) if (p.where[block] === zone) found.push(block);
  return found;
}

export function hasVedettes(p: Position, camp: Camp, zone: Zone): boolean {
  if (!p.fog) return false;
  const to = get(CAMP_VEDETTE_TO, camp);
  for (let block = get(CAMP_VEDETTE_FROM, camp); block < to; block++) if (p.where[block] === zone) return true;
  return false;
}

/** Any block at all: what can be seen from the other side. A commander is never without a corps. */
export function hasBlocks(p: Position, camp: Camp, zone: Zone): boolean {
  return hasCorps(p, camp, zone) || hasVedettes(p, camp, zone);
}

/** FOG-08: everybody remembers who was shown, and where. */
export function sight(p: Position, block: Block, zone: Zone = get(p.where, block)): void {
  p.sightedAt[block] = zone;
  p.sightedTurn[block] = p.turn;
}

/** DEF-24. Vedettes and commanders never make a zone contested (DEF-25). */
export function contested(p: Position, zone: Zone): boolean {
  return hasCorps(p, FRANCE, zone) && hasCorps(p, COALITION, zone);
}

/** DEF-23: no enemy corps. */
export const isFree = (p: Position, camp: Camp, zone: Zone): boolean => !hasCorps(p, otherCamp(camp), zone);

/** Free as far as the camp can know: in fog every enemy block may be a corps. */
export const looksFree = (p: Position, camp: Camp, zone: Zone): boolean => !hasBlocks(p, otherCamp(camp), zone);

export function commandersIn(p: Position, camp: Camp, zone: Zone): Block[] {
  return get(CAMP_COMMANDERS, camp).filter((block) => p.where[block] === zone);
}

export function axisAt(p: Position, zone: Zone): Axis | null {
  for (const axis of p.axes) if (axis.zone === zone) return axis;
  return null;
}

export const linkBetween = (b: Box, from: Zone, to: Zone): Link => get(b.linkOf, from * b.zones.length + to);
export const distance = (b: Box, from: Zone, to: Zone): number => get(b.distance, from * b.zones.length + to);

/** Does a card of this event lie open for the turn? */
export function inForce(b: Box, p: Position, event: EventId): boolean {
  for (const card of p.lying) if (get(b.cards, card).event === event) return true;
  return false;
}

export const strength = (p: Position, corps: Corps): number => get(p.infantry, corps) + get(p.cavalry, corps);

export const corpsOf = (group: readonly Block[]): Corps[] => group.filter(isCorps);

/** TRI-52: has the seat a corps of its own in the stack? */
export function hasOwnCorps(p: Position, seat: Seat, group: readonly Block[]): boolean {
  for (const block of group) if (isCorps(block) && ownerOf(p, block) === seat) return true;
  return false;
}

/** DEF-05: would a commander stand without a corps in this zone once the group has left it? */
export function leavesCommanderAlone(p: Position, camp: Camp, zone: Zone, group: readonly Block[]): boolean {
  const to = get(CAMP_CORPS_TO, camp);
  for (let corps = get(CAMP_CORPS_FROM, camp); corps < to; corps++)
    if (p.where[corps] === zone && !group.includes(corps)) return false;
  for (const commander of get(CAMP_COMMANDERS, camp))
    if (p.where[commander] === zone && !group.includes(commander)) return true;
  return false;
}

const ownBlocks = (seats: number, seat: Seat, fog: boolean): Block[] =>
  NATION_OF.flatMap((nation, block) => {
    const owner = seatCommanding(seats, nation);
    return owner === seat && (fog || block < FIRST_VEDETTE) ? [block] : [];
  });

/** By fog, number of seats and seat: listing the blocks of a seat must cost nothing. */
const OWN = [false, true].map((fog) =>
  [2, 3].map((seats) => [0, 1, 2].map((seat): readonly Block[] => ownBlocks(seats, seat, fog))),
);

/** Every block that a seat can have on the board. */
export function blocksOf(p: Position, seat: Seat): readonly Block[] {
  return get(get(get(OWN, p.fog ? 1 : 0), p.seats - 2), seat);
}

/**
 * OPS-05: has the seat a corps or vedettes to activate, as far as everybody can see? A commander alone is nobody to operate with;
 * in fog his block might be a corps, and his owner passes for him.
 */
export function hasReadyBlock(p: Position, seat: Seat): boolean {
  for (const block of blocksOf(p, seat))
    if (get(p.where, block) >= 0 && !p.activated[block] && (p.fog || !isCommander(block))) return true;
  return false;
}

/**
 * DEF-05: would a commander stand alone even if the one of the group's own nation went along? Such a group can never leave,
 * whoever else of the nation joins it.
 */
export function strandsCommander(p: Position, group: readonly Block[]): boolean {
  const first = get(group, 0);
  return leavesCommanderAlone(p, get(CAMP_OF, first), get(p.where, first), [
    ...group,
    commanderOf(get(NATION_OF, first)),
  ]);
}

/** TRI-11: AIDE DE CAMP this turn, or the two commanders in one zone or in adjacent ones. */
export function mayTalk(b: Box, p: Position): boolean {
  if (p.seats !== 3) return false;
  if (p.aide) return true;
  const [wellington, blucher] = get(CAMP_COMMANDERS, COALITION);
  const a = get(p.where, there(wellington));
  const c = get(p.where, there(blucher));
  return a >= 0 && c >= 0 && (a === c || linkBetween(b, a, c) !== NONE);
}
