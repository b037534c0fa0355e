import type { Io } from '../../../kernel/chance.ts';
import { drop } from '../../../kernel/piles.ts';
import { get } from '../../../kernel/there.ts';
import type { Box, Zone } from '../data/box.ts';
import {
  type Block,
  CAMP_OF,
  COALITION,
  type Corps,
  FRANCE,
  isCommander,
  isCorps,
  NAPOLEON,
  otherCamp,
} from '../pieces.ts';
import { type Arm, type FatigueWhy, LOST, type Position } from '../position.ts';
import type { N15Event } from '../told.ts';
import { commandersIn, hasCorps, ownerOf, strength } from './board.ts';
import { settleZone } from './control.ts';
import { score, win } from './victory.ts';

// Récupération, "Très important": elimination at once, at any moment.

/** VIC-06. */
const COMMANDER_VP = 2;

/** DEF-12: cylinders on the track. Who they fall on is for the owner alone where orders of battle are hidden. */
export function addFatigue(p: Position, io: Io<N15Event>, corps: Corps, by: number, why: FatigueWhy): void {
  if (by === 0) return;
  p.fatigue[corps] = get(p.fatigue, corps) + by;
  if (why === 'combat' && p.combat !== null) p.combat.received[corps] = get(p.combat.received, corps) + by;
  if (p.screens) io.tell?.({ kind: 'tired', corps, by, why }, ownerOf(p, corps));
  else io.tell?.({ kind: 'tired', corps, by, why });
}

/** DEF-13. */
export function removeFatigue(p: Position, io: Io<N15Event>, corps: Corps, by: number): void {
  const gone = Math.min(by, get(p.fatigue, corps));
  if (gone === 0) return;
  p.fatigue[corps] = get(p.fatigue, corps) - gone;
  if (p.screens) io.tell?.({ kind: 'rested', corps, by: gone }, ownerOf(p, corps));
  else io.tell?.({ kind: 'rested', corps, by: gone });
}

/** One strength point, worth one victory point to the other camp (VIC-02). */
export function loseStrength(b: Box, p: Position, io: Io<N15Event>, corps: Corps, arm: Arm, why: FatigueWhy): void {
  const points = arm === 'infantry' ? p.infantry : p.cavalry;
  points[corps] = get(points, corps) - 1;
  const camp = get(CAMP_OF, corps);
  p.lostStrength[camp] = get(p.lostStrength, camp) + 1;
  if (p.screens) {
    io.tell?.({ kind: 'losses', camp, count: 1 });
    io.tell?.({ kind: 'lost', corps, arm, why }, ownerOf(p, corps));
  } else io.tell?.({ kind: 'lost', corps, arm, why });
  score(b, p, io, otherCamp(camp), 1, 'strength');
}

/** ELI-01. */
export function isDone(b: Box, p: Position, corps: Corps): boolean {
  return get(p.where, corps) >= 0 && (get(p.fatigue, corps) > b.maxFatigue || strength(p, corps) === 0);
}

/** ELI-01: all of the corps that are finished go together, so that none of them takes a zone on its way out. */
export function removeDone(b: Box, p: Position, io: Io<N15Event>, list: readonly Corps[]): void {
  const done = list.filter((corps) => isDone(b, p, corps));
  if (done.length > 0) eliminate(b, p, io, done);
}

/** CBT-43, REC-04: the dead of a simultaneous step. Behind screens everybody learns now who is left, whoever placed last. */
export function removeTogether(b: Box, p: Position, io: Io<N15Event>, list: readonly Corps[]): void {
  if (p.screens) io.reveal();
  removeDone(b, p, io, list);
}

export function eliminate(b: Box, p: Position, io: Io<N15Event>, blocks: readonly Block[]): void {
  const zones: Zone[] = [];
  if (p.fog) io.reveal();
  for (const block of blocks) {
    const zone = get(p.where, block);
    if (!zones.includes(zone)) zones.push(zone);
    p.where[block] = LOST;
    p.activated[block] = false;
    strike(p, block);
    const points = isCorps(block) ? strength(p, block) : 0;
    io.tell?.({ kind: 'eliminated', block, zone, strength: points });
    if (isCorps(block)) bury(b, p, io, block, points);
    else if (isCommander(block)) fall(b, p, io, block);
  }
  for (const zone of zones) {
    orphans(b, p, io, zone);
    settleZone(b, p, io, zone);
  }
}

/** ELI-02: what a corps takes with it counts. */
function bury(b: Box, p: Position, io: Io<N15Event>, corps: Corps, points: number): void {
  p.infantry[corps] = 0;
  p.cavalry[corps] = 0;
  p.fatigue[corps] = 0;
  const camp = get(CAMP_OF, corps);
  p.lostStrength[camp] = get(p.lostStrength, camp) + points;
  score(b, p, io, otherCamp(camp), points, 'strength');
}

/** VIC-06, VIC-10, VIC-11. */
function fall(b: Box, p: Position, io: Io<N15Event>, commander: Block): void {
  if (commander === NAPOLEON) win(p, io, COALITION, 'napoleonDead');
  else score(b, p, io, FRANCE, COMMANDER_VP, 'commander');
}

/** DEF-04, ELI-04: a commander whose last corps is gone goes with it. */
function orphans(b: Box, p: Position, io: Io<N15Event>, zone: Zone): void {
  for (const camp of [FRANCE, COALITION]) {
    if (hasCorps(p, camp, zone)) continue;
    const alone = commandersIn(p, camp, zone);
    if (alone.length > 0) eliminate(b, p, io, alone);
  }
}

/** Takes a block out of every list of the moment. */
function strike(p: Position, block: Block): void {
  if (p.op !== null) drop(p.op.group, block);
  if (p.column !== null) drop(p.column.group, block);
  if (p.combat !== null) {
    drop(p.combat.stacks[0], block);
    drop(p.combat.stacks[1], block);
    drop(p.combat.followers, block);
  }
}
