import { get } from '../../../kernel/there.ts';
import type { Box } from '../data/box.ts';
import { BLOCK_COUNT, CAMP_OF, CORPS_COUNT, isCommander, isCorps, NATION_OF } from '../pieces.ts';
import { LOST, type Position } from '../position.ts';

// What must be true of the pieces at every question, written from the ledger. It runs millions of times, hence the plain loops.

export function censusOf(b: Box, p: Position): string[] {
  const out: string[] = [];
  cards(b, p, out);
  strengths(b, p, out);
  places(b, p, out);
  markers(b, p, out);
  return out;
}

/** The part of the census that says who may stand where. */
export function placesOf(b: Box, p: Position): string[] {
  const out: string[] = [];
  places(b, p, out);
  markers(b, p, out);
  return out;
}

function cards(b: Box, p: Position, out: string[]): void {
  const found = new Uint8Array(b.cards.length);
  const count = (list: readonly number[], camp: number) => {
    for (const card of list) {
      if (b.cards[card]?.camp !== camp) out.push(`card ${card} is among those of camp ${camp}`);
      found[card] = get(found, card) + 1;
    }
  };
  p.hands.forEach((hand, seat) => {
    count(hand, seat === 0 ? 0 : 1);
  });
  for (const camp of [0, 1]) {
    count(get(p.decks, camp), camp);
    count(get(p.discards, camp), camp);
  }
  for (const card of p.lying) found[card] = get(found, card) + 1;
  let all = 0;
  for (const deck of p.seats === 3 ? b.decksOfThree : b.decks) {
    all += deck.length;
    for (const card of deck) if (found[card] !== 1) out.push(`card ${card} is ${found[card]} times there`);
  }
  if (found.reduce((sum, n) => sum + n, 0) !== all) out.push('there are other cards than those of the decks');
}

function strengths(b: Box, p: Position, out: string[]): void {
  const s = get(b.scenarios, p.scenario);
  for (const camp of [0, 1]) {
    let now = 0;
    let start = 0;
    for (let corps = 0; corps < CORPS_COUNT; corps++) {
      if (CAMP_OF[corps] !== camp) continue;
      now += get(p.infantry, corps) + get(p.cavalry, corps);
      start += get(s.infantry, corps) + get(s.cavalry, corps);
    }
    if (now !== start + get(p.addedStrength, camp) - get(p.lostStrength, camp))
      out.push(`camp ${camp} has ${now} strength points of ${start}`);
  }
  for (let corps = 0; corps < CORPS_COUNT; corps++) {
    const points = get(p.infantry, corps) + get(p.cavalry, corps);
    const alive = p.where[corps] !== LOST;
    if (get(p.infantry, corps) < 0 || get(p.cavalry, corps) < 0 || points > 8 || get(p.fatigue, corps) < 0)
      out.push(`corps ${corps} has ${p.infantry[corps]}+${p.cavalry[corps]}, fatigue ${p.fatigue[corps]}`);
    if (p.shares.length > 0 || p.outcome !== null) continue;
    if (alive !== points > 0)
      out.push(`corps ${corps} has ${points} strength points and is ${alive ? '' : 'not '}there`);
    if (get(p.fatigue, corps) > 8) out.push(`corps ${corps} has ${p.fatigue[corps]} fatigues`);
  }
}

/** What stands in a zone, by camp. */
const CORPS = 1;
const COMMANDER = 2;
const VEDETTE = 4;

function kindOf(block: number): number {
  if (isCorps(block)) return CORPS;
  return isCommander(block) ? COMMANDER : VEDETTE;
}

const KIND: readonly number[] = NATION_OF.map((_nation, block) => kindOf(block));

function standing(b: Box, p: Position, out: string[]): Uint8Array[] {
  const here = [new Uint8Array(b.zones.length), new Uint8Array(b.zones.length)];
  for (let block = 0; block < p.where.length; block++) {
    const zone = get(p.where, block);
    if (zone >= b.zones.length) out.push(`there is no zone ${zone}`);
    else if (zone >= 0) {
      const kinds = get(here, get(CAMP_OF, block));
      kinds[zone] = get(kinds, zone) | get(KIND, block);
    }
    if (!p.fog && zone !== -1 && KIND[block] === VEDETTE) out.push('vedettes ride in the open');
  }
  return here;
}

function places(b: Box, p: Position, out: string[]): void {
  const here = standing(b, p, out);
  for (const camp of [0, 1]) {
    for (let zone = 0; zone < b.zones.length; zone++) {
      const own = get(get(here, camp), zone);
      if (own === 0) continue;
      const corps = (own & CORPS) > 0;
      if ((own & COMMANDER) > 0 && !corps && p.outcome === null) out.push(`a commander is alone in zone ${zone}`);
      if ((own & VEDETTE) === 0) continue;
      if (get(get(here, 1 - camp), zone) > 0) out.push(`a vedette lives with the enemy in zone ${zone}`);
      const holder = get(p.control, zone);
      const barred = get(b.zones, zone).type === 'fortified-town' && (holder < 0 || CAMP_OF[holder * 9] !== camp);
      if (barred && !corps) out.push(`a vedette is in the fortified town ${zone}`);
    }
  }
  if (p.where.length !== BLOCK_COUNT) out.push('blocks are missing');
}

function hasCorps(p: Position, camp: number, zone: number): boolean {
  for (let corps = 0; corps < CORPS_COUNT; corps++) if (p.where[corps] === zone && CAMP_OF[corps] === camp) return true;
  return false;
}

function markers(b: Box, p: Position, out: string[]): void {
  const { axes, destroyed } = p;
  axes.forEach(({ zone, link }, i) => {
    if (axes.some((other, j) => j < i && other.zone === zone)) out.push('a zone has two axes');
    if (p.outcome === null && !(hasCorps(p, 0, zone) && hasCorps(p, 1, zone)))
      out.push(`zone ${zone} has an axis and is not contested`);
    if (get(b.links, link).a !== zone && get(b.links, link).b !== zone) out.push(`the axis of ${zone} leads elsewhere`);
  });
  if (destroyed.length > 3 || destroyed.some((link, i) => destroyed.indexOf(link) !== i))
    out.push('too many bridges are down');
  if (p.fortified.some((zone) => get(b.zones, zone).type !== 'fortified-farm'))
    out.push('a Fortified Position has moved');
  if (p.vp < 0 || p.vp > 20) out.push(`the victory points are ${p.vp}`);
  for (let zone = 0; zone < b.zones.length; zone++)
    if (get(p.control, zone) >= 0 !== get(b.zones, zone).vp > 0)
      out.push(`zone ${zone} is controlled by ${p.control[zone]}`);
}
