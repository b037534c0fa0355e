import type { Random } from '../../../kernel/chance.ts';
import type { Options } from '../../../kernel/options.ts';
import type { Plain } from '../../../kernel/plain.ts';
import { get } from '../../../kernel/there.ts';
import { CAMP_OF, COMMANDER_IDS, CORPS_COUNT, CORPS_IDS } from '../pieces.ts';
import { LOST, type Position } from '../position.ts';
import { box, game, optionsWith } from './table.ts';

const arrange = await game.arranger();

// Positions in which armies of all three nations are crowded into a few zones, with full hands: rare meetings of the rules
// come up here at every step.

const PHASES = ['operations', 'operations', 'operations', 'draw', 'initiative', 'recovery'];

const any = <T>(list: readonly T[], random: Random): T => get(list, random.below(list.length));

export function someOptions(random: Random): Options {
  const scenario = any(box.scenarios, random);
  return optionsWith({
    scenario: scenario.id,
    players: any(['2', '3'], random),
    level: scenario.grognardOnly ? 'grognard' : any(['conscript', 'grognard'], random),
    combat: any(['cards', 'dice'], random),
    screens: any(['open', 'hidden'], random),
  });
}

/** Corps of both camps in a zone and some next to it, and every commander with one of them. */
function crowd(random: Random): { readonly [id: string]: Plain } {
  const hub = random.below(box.zones.length);
  const zones = [hub, ...get(box.zones, hub).near].slice(0, 2 + random.below(4)).map((zone) => get(box.zones, zone).id);
  const pieces: { [id: string]: Plain } = {};
  const held: string[][] = [[], []];
  CORPS_IDS.forEach((id, corps) => {
    if (random.below(3) === 0) return;
    const zone = any(zones, random);
    get(held, get(CAMP_OF, corps)).push(zone);
    const [infantry, cavalry] = [1 + random.below(3), random.below(2)];
    pieces[id] = { zone, activated: random.below(2) === 0, fatigue: random.below(6), infantry, cavalry };
  });
  COMMANDER_IDS.forEach((id, nation) => {
    const own = get(held, get(CAMP_OF, CORPS_COUNT + nation));
    if (own.length > 0) pieces[id] = { zone: any(own, random), activated: random.below(2) === 0 };
  });
  return pieces;
}

/** What is neither on the map nor still to come has been lost, and the track knows it. */
function count(p: Position): void {
  for (let corps = 0; corps < CORPS_COUNT; corps++) {
    if (get(p.where, corps) >= 0 || p.arrivals.some((arrival) => arrival.corps === corps)) continue;
    const camp = get(CAMP_OF, corps);
    p.lostStrength[camp] = get(p.lostStrength, camp) + get(p.infantry, corps) + get(p.cavalry, corps);
    p.where[corps] = LOST;
    p.infantry[corps] = 0;
    p.cavalry[corps] = 0;
  }
}

export function crowdedPosition(random: Random): Position {
  const pieces = crowd(random);
  const act = any(['french', 'coalition'], random);
  const phase = any(PHASES, random);
  const description = phase === 'operations' ? { pieces, phase, act } : { pieces, phase };
  const p = arrange(description, someOptions(random));
  count(p);
  p.hands.forEach((hand, seat) => {
    const deck = get(p.decks, seat === 0 ? 0 : 1);
    while (hand.length < 8) hand.push(get(deck.splice(random.below(deck.length), 1), 0));
  });
  return p;
}
