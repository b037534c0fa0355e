import type { Io } from '../../../kernel/chance.ts';
import { get } from '../../../kernel/there.ts';
import type { Box, Zone } from '../data/box.ts';
import { type Block, CAMP_OF, type Camp, FRANCE, isVedette, NATION_OF, otherCamp } from '../pieces.ts';
import type { Position } from '../position.ts';
import type { N15Event } from '../told.ts';
import {
  axisAt,
  contested,
  corpsIn,
  countCorps,
  hasBlocks,
  hasCorps,
  linkBetween,
  mayTalk,
  seatsOf,
  sight,
  vedettesIn,
} from './board.ts';
import { placeAxis, removeFortified, settleZone, takeControl, takesFortress } from './control.ts';
import { eliminate } from './elimination.ts';
import { shareFatigue } from './share.ts';

// What happens when blocks come into a zone: vedettes (VED), retreat axis (AXE), control (CTL).

export interface Entry {
  /** Enemy corps in the zone: it is contested now. */
  readonly enemies: number;
  /** Other friendly corps were there. */
  readonly friends: boolean;
  /** MAN-15: a fortified town changes hands, once the fatigue is placed. */
  readonly fortress: boolean;
}

/** Moves a group over one connection and settles all that follows at once. */
export function enterZone(
  b: Box,
  p: Position,
  io: Io<N15Event>,
  group: readonly Block[],
  to: Zone,
  how: 'manoeuvre' | 'retreat' | 'event',
): Entry {
  const blocks = [...group];
  const first = get(blocks, 0);
  const camp = get(CAMP_OF, first);
  const from = get(p.where, first);
  const link = linkBetween(b, from, to);
  const friends = hasCorps(p, camp, to);
  if (p.fog && hasBlocks(p, otherCamp(camp), to)) io.reveal();
  const talked = mayTalk(b, p);
  for (const block of blocks) p.where[block] = to;
  // TRI-55: partners who may talk now see each other's orders of battle.
  if (p.screens && !talked && mayTalk(b, p)) io.reveal();
  const shown = !p.fog || p.combat !== null ? blocks : [];
  io.tell?.({ kind: 'moved', nation: get(NATION_OF, first), count: blocks.length, blocks: shown, from, to, link, how });
  settleZone(b, p, io, from);
  if (isVedette(first)) {
    ride(b, p, io, blocks, camp, to);
    return { enemies: 0, friends, fortress: false };
  }
  const scouts = p.fog ? vedettesIn(p, otherCamp(camp), to) : [];
  if (scouts.length > 0) eliminate(b, p, io, scouts); // VED-06, VED-07
  const enemies = countCorps(p, otherCamp(camp), to);
  if (enemies > 0) {
    if (friends) strikeAxis(p, io, camp, to, link);
    else placeAxis(p, io, to, link, camp); // AXE-01, AXE-11
    return { enemies, friends, fortress: false };
  }
  const fortress = takesFortress(b, p, camp, to);
  if (!fortress) settleZone(b, p, io, to);
  return { enemies: 0, friends, fortress };
}

/** AXE-05: through the axis of the enemy, into his back; once a turn for each marker (AXE-06). */
export function strikeAxis(p: Position, io: Io<N15Event>, camp: Camp, zone: Zone, link: number): void {
  const axis = axisAt(p, zone);
  if (axis === null || axis.camp === camp || axis.link !== link || axis.struck) return;
  axis.struck = true;
  io.tell?.({ kind: 'axisStruck', zone, camp: axis.camp });
  const corps = corpsIn(p, axis.camp, zone);
  shareFatigue(p, io, get(seatsOf(p, axis.camp), 0), { corps, amount: 2, scope: 'zone', zone, why: 'axis' });
}

/** VED-05, 08, 09: vedettes die with each other one for one, and where there are enemy corps they all die. */
function ride(b: Box, p: Position, io: Io<N15Event>, group: readonly Block[], camp: Camp, to: Zone): void {
  const enemy = otherCamp(camp);
  const others = vedettesIn(p, enemy, to);
  const pairs = Math.min(group.length, others.length);
  const dead = [...others.slice(0, pairs), ...(hasCorps(p, enemy, to) ? group : group.slice(0, pairs))];
  if (dead.length > 0) eliminate(b, p, io, dead);
  if (pairs === group.length || hasCorps(p, enemy, to) || contested(p, to)) return;
  takeControl(b, p, io, to, get(NATION_OF, get(group, 0))); // VED-10
  if (camp === FRANCE) removeFortified(p, io, to); // VED-11
}

/** SEQ-03, FRE-01, LAM-01: a block is set up in a zone. It crossed no connection, so there is no axis (AXE-12). */
export function setUp(b: Box, p: Position, io: Io<N15Event>, block: Block, zone: Zone): void {
  p.where[block] = zone;
  p.activated[block] = false;
  sight(p, block);
  io.tell?.({ kind: 'arrived', block, zone });
  if (!isVedette(block)) {
    const enemy = otherCamp(get(CAMP_OF, block));
    // Whether vedettes die here shows what stood here, also where none does.
    if (p.fog && hasBlocks(p, enemy, zone)) io.reveal();
    const scouts = p.fog ? vedettesIn(p, enemy, zone) : [];
    if (scouts.length > 0) eliminate(b, p, io, scouts);
    settleZone(b, p, io, zone);
  }
}
