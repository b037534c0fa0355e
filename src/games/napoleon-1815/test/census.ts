import type { Box } from '../data/box.ts';
import { CAMP_OF, CORPS_COUNT, isCommander, isCorps, isVedette, NATION_OF, VEDETTES_OF } from '../pieces.ts';
import { LOST, type Position } from '../position.ts';

// What must be true of the pieces at every question, written from the ledger.

const BLOCKS = Array.from({ length: 43 }, (_, block) => block);

export function censusOf(b: Box, p: Position): string[] {
  return [...cards(b, p), ...strengths(b, p), ...places(b, p), ...markers(b, p)];
}

function cards(b: Box, p: Position): string[] {
  return [0, 1].flatMap((camp) => {
    const hands = p.hands.filter((_hand, seat) => (seat === 0 ? 0 : 1) === camp).flat();
    const lying = p.lying.filter((card) => b.cards[card]!.camp === camp);
    const all = [...p.decks[camp]!, ...p.discards[camp]!, ...hands, ...lying].sort((x, y) => x - y);
    const deck = [...(p.seats === 3 ? b.decksOfThree : b.decks)[camp]!].sort((x, y) => x - y);
    return all.join() === deck.join() ? [] : [`the cards of camp ${camp} are ${all.join()}`];
  });
}

function strengths(b: Box, p: Position): string[] {
  const out: string[] = [];
  const s = b.scenarios[p.scenario]!;
  for (const camp of [0, 1]) {
    let now = 0;
    let start = 0;
    for (let corps = 0; corps < CORPS_COUNT; corps++) {
      if (CAMP_OF[corps] !== camp) continue;
      now += p.infantry[corps]! + p.cavalry[corps]!;
      start += s.infantry[corps]! + s.cavalry[corps]!;
    }
    if (now !== start + p.addedStrength[camp]! - p.lostStrength[camp]!)
      out.push(`camp ${camp} has ${now} strength points of ${start}`);
  }
  for (let corps = 0; corps < CORPS_COUNT; corps++) {
    const points = p.infantry[corps]! + p.cavalry[corps]!;
    const alive = p.where[corps] !== LOST;
    if (p.infantry[corps]! < 0 || p.cavalry[corps]! < 0 || points > 8 || p.fatigue[corps]! < 0)
      out.push(`corps ${corps} has ${p.infantry[corps]}+${p.cavalry[corps]}, fatigue ${p.fatigue[corps]}`);
    if (p.shares.length > 0 || p.outcome !== null) continue;
    if (alive !== points > 0)
      out.push(`corps ${corps} has ${points} strength points and is ${alive ? '' : 'not '}there`);
    if (p.fatigue[corps]! > 8) out.push(`corps ${corps} has ${p.fatigue[corps]} fatigues`);
  }
  return out;
}

function places(b: Box, p: Position): string[] {
  const out: string[] = [];
  for (const zone of new Set(p.where.filter((at) => at >= 0))) {
    if (zone >= b.zones.length) out.push(`there is no zone ${zone}`);
    const here = BLOCKS.filter((block) => p.where[block] === zone);
    for (const camp of [0, 1]) {
      const own = here.filter((block) => CAMP_OF[block] === camp);
      const corps = own.some(isCorps);
      if (own.some(isCommander) && !corps && p.outcome === null) out.push(`a commander is alone in zone ${zone}`);
      const enemy = here.filter((block) => CAMP_OF[block] !== camp);
      if (own.some(isVedette) && enemy.length > 0) out.push(`a vedette lives with the enemy in zone ${zone}`);
      const holder = p.control[zone]!;
      const barred = b.zones[zone]!.type === 'fortified-town' && (holder < 0 || CAMP_OF[holder * 9] !== camp);
      if (own.some(isVedette) && barred && !corps) out.push(`a vedette is in the fortified town ${zone}`);
    }
  }
  for (const nation of [0, 1, 2]) {
    const used = BLOCKS.filter((block) => isVedette(block) && NATION_OF[block] === nation);
    if (used.length !== VEDETTES_OF[nation]) out.push('vedettes are missing');
  }
  if (!p.fog && p.where.some((at, block) => isVedette(block) && at !== -1)) out.push('vedettes ride in the open');
  return out;
}

function markers(b: Box, p: Position): string[] {
  const out: string[] = [];
  const zones = p.axes.map(({ zone }) => zone);
  if (new Set(zones).size !== zones.length) out.push('a zone has two axes');
  for (const { zone, link } of p.axes) {
    const camps = new Set(BLOCKS.filter((block) => isCorps(block) && p.where[block] === zone).map((c) => CAMP_OF[c]));
    if (camps.size !== 2 && p.outcome === null) out.push(`zone ${zone} has an axis and is not contested`);
    if (b.links[link]!.a !== zone && b.links[link]!.b !== zone) out.push(`the axis of ${zone} leads elsewhere`);
  }
  if (p.destroyed.length > 3 || new Set(p.destroyed).size !== p.destroyed.length) out.push('too many bridges are down');
  if (p.fortified.some((zone) => b.zones[zone]!.type !== 'fortified-farm')) out.push('a Fortified Position has moved');
  if (p.vp < 0 || p.vp > 20) out.push(`the victory points are ${p.vp}`);
  p.control.forEach((nation, zone) => {
    if (nation >= 0 !== b.zones[zone]!.vp > 0) out.push(`zone ${zone} is controlled by ${nation}`);
  });
  return out;
}
