import { add, get } from '../../../kernel/there.ts';
import type { Box } from '../data/box.ts';
import {
  BLOCK_COUNT,
  CAMP_OF,
  type Camp,
  CORPS_COUNT,
  FIRST_VEDETTE,
  FRANCE,
  isCommander,
  isCorps,
  isVedette,
  NAPOLEON,
  otherCamp,
} from '../pieces.ts';
import type { Position } from '../position.ts';
import { strength } from '../rules/board.ts';
import { bonusOf, groundCards, type Luck, luckOf } from './fight.ts';
import { cardsOf, isPrize, turnsLeft, wear } from './worth.ts';

// The map as a camp sees it: who stands where, where danger comes from, and what draws an army on.

export interface Ground {
  readonly b: Box;
  readonly p: Position;
  readonly camp: Camp;
  readonly luck: Luck;
  /** By camp and zone: combat cards, corps, strength and vedettes. */
  readonly cards: readonly number[][];
  readonly corps: readonly number[][];
  readonly points: readonly number[][];
  readonly riders: readonly number[][];
  /** By zone: the cards that the enemy could bring against it. */
  readonly threat: readonly number[];
  /** By zone: how much it draws the camp. */
  readonly pull: readonly number[];
  /** How much what lies beyond the next march still matters. */
  readonly reach: number;
  /** How little the camp may care for danger. */
  readonly bold: number;
  /** By zone: what the enemy might take there if nobody stood in it. */
  readonly guard: readonly number[];
}

const zeros = (n: number): number[] => new Array<number>(n).fill(0);

export function groundOf(b: Box, p: Position, camp: Camp): Ground {
  const n = b.zones.length;
  const cards = [zeros(n), zeros(n)];
  const fresh = [zeros(n), zeros(n)];
  const corps = [zeros(n), zeros(n)];
  const points = [zeros(n), zeros(n)];
  const riders = [zeros(n), zeros(n)];
  const blocks = p.fog ? BLOCK_COUNT : FIRST_VEDETTE;
  for (let block = 0; block < blocks; block++) {
    const zone = get(p.where, block);
    if (zone < 0) continue;
    const of = get(CAMP_OF, block);
    if (isVedette(block)) {
      add(get(riders, of), zone, 1);
      continue;
    }
    const brings = isCorps(block) ? cardsOf(p, block) + bonusOf(b, p, block) : bonusOf(b, p, block);
    add(get(cards, of), zone, brings);
    add(get(fresh, of), zone, p.activated[block] ? 0.6 * brings : brings);
    if (!isCorps(block)) continue;
    add(get(corps, of), zone, 1);
    add(get(points, of), zone, strength(p, block));
  }
  const enemy = otherCamp(camp);
  const foes: number[] = [];
  const patrols: number[] = [];
  for (let zone = 0; zone < n; zone++) {
    if (get(get(corps, enemy), zone) > 0) foes.push(zone);
    else if (get(get(riders, enemy), zone) > 0) patrols.push(zone);
  }
  const threat = zeros(n);
  const guard = zeros(n);
  for (let zone = 0; zone < n; zone++) {
    let top = 0;
    let sum = 0;
    let near = 9;
    for (const foe of foes) {
      const d = get(b.distance, foe * n + zone);
      if (d < near) near = d;
      if (d > 3) continue;
      const brings = get(get(fresh, enemy), foe);
      const felt = d === 0 ? brings : Math.max(0, brings - 1) * (d === 1 ? 1 : d === 2 ? 0.5 : 0.2);
      sum += felt;
      if (felt > top) top = felt;
    }
    threat[zone] = top + 0.35 * (sum - top);
    const { vp } = get(b.zones, zone);
    if (vp === 0 || isPrize(b, p, camp, zone)) continue;
    if (p.fog && get(b.zones, zone).type !== 'fortified-town')
      for (const foe of patrols) near = Math.min(near, get(b.distance, foe * n + zone));
    guard[zone] = near >= 6 ? 0 : vp * (0.85 - 0.14 * near);
  }
  const pull = pullOf(b, p, camp, { cards, corps, points, riders, foes, guard });
  const left = turnsLeft(b, p);
  const reach = left <= 1 ? 0.25 : left === 2 ? 0.7 : 1;
  const bold = boldness(b, p, camp, left);
  return { b, p, camp, luck: luckOf(b, p), cards, corps, points, riders, threat, pull, guard, reach, bold };
}

/** The French must win in time: the more they need a turn, the less they can spare themselves. */
function boldness(b: Box, p: Position, camp: Camp, left: number): number {
  if (camp !== FRANCE) return 1;
  if (left <= 1) return 5;
  const { startVp, turns } = get(b.scenarios, p.scenario);
  const need = p.vp / left / (startVp / turns.length);
  return Math.max(0.7, Math.min(2.5, need));
}

interface Seen {
  readonly cards: readonly number[][];
  readonly corps: readonly number[][];
  readonly points: readonly number[][];
  readonly riders: readonly number[][];
  readonly foes: readonly number[];
  readonly guard: readonly number[];
}

/** Towns that can be taken, enemies that can be beaten, friends to be joined, towns of one's own in danger. */
function pullOf(b: Box, p: Position, camp: Camp, s: Seen): number[] {
  const n = b.zones.length;
  const enemy = otherCamp(camp);
  const zones: number[] = [];
  const worths: number[] = [];
  const add = (zone: number, worth: number) => {
    zones.push(zone);
    worths.push(worth);
  };
  for (let zone = 0; zone < n; zone++) {
    const { vp } = get(b.zones, zone);
    if (vp > 0) {
      if (isPrize(b, p, camp, zone)) add(zone, (vp + 0.5) / (1 + 0.2 * get(get(s.cards, enemy), zone)));
      else if (get(s.guard, zone) > 0 && get(s.corps, camp)[zone] === 0) add(zone, get(s.guard, zone));
    }
    if (get(get(s.corps, camp), zone) > 1) add(zone, 0.12 * get(get(s.cards, camp), zone));
  }
  const hunger = camp === FRANCE ? 0.3 : 0.17;
  for (const foe of s.foes) {
    let tired = 0;
    for (let corps = 0; corps < CORPS_COUNT; corps++)
      if (p.where[corps] === foe && CAMP_OF[corps] === enemy) tired += wear(b, p, corps, get(p.fatigue, corps));
    const crowd = Math.max(0, get(get(s.cards, enemy), foe) - 4);
    add(foe, (hunger * Math.min(7, get(get(s.points, enemy), foe)) + 0.4 * Math.min(3, tired)) / (1 + 0.15 * crowd));
  }
  const commanders = camp === FRANCE ? [NAPOLEON] : [NAPOLEON + 1, NAPOLEON + 2];
  for (const commander of commanders) if (get(p.where, commander) >= 0) add(get(p.where, commander), 0.4);
  const pull = zeros(n);
  for (let zone = 0; zone < n; zone++) {
    let top = 0;
    let sum = 0;
    for (let i = 0; i < zones.length; i++) {
      const felt = get(worths, i) * get(FADE, Math.min(FADE.length - 1, get(b.distance, get(zones, i) * n + zone)));
      sum += felt;
      if (felt > top) top = felt;
    }
    pull[zone] = top + 0.2 * (sum - top);
  }
  return pull;
}

const FADE: readonly number[] = Array.from({ length: 16 }, (_, d) => 0.78 ** d);

/** By camp: the French cannot win without risks, the coalition need take none. */
const FEAR: readonly number[] = [0.3, 0.8];

/** What a stack of so many cards and points has to fear in a zone. */
export function exposure(g: Ground, zone: number, cards: number, points: number, napoleon: boolean): number {
  if (points <= 0) return 0;
  const threat = get(g.threat, zone);
  if (threat <= 0.5) return 0;
  const stands = cards + groundCards(g.b, g.p, g.camp, zone);
  const over = threat - stands;
  const risk = over > 0 ? 0.3 + 0.45 * over : 0.3 * Math.max(0, 1 + over / 3);
  return (Math.min(points * 0.8, get(FEAR, g.camp) * risk) * (napoleon ? 1.6 : 1)) / g.bold;
}

/** The state of a camp's army and of its ground, in victory points. */
function standing(g: Ground, camp: Camp): number {
  const { b, p } = g;
  let worth = 0;
  for (let corps = 0; corps < CORPS_COUNT; corps++) {
    if (get(p.where, corps) < 0 || CAMP_OF[corps] !== camp) continue;
    worth += 0.35 * strength(p, corps) + 0.25 * cardsOf(p, corps) - 0.6 * wear(b, p, corps, get(p.fatigue, corps));
    const zone = get(p.where, corps);
    if (camp === g.camp) worth += 0.12 * get(g.pull, zone);
  }
  for (let block = CORPS_COUNT; block < FIRST_VEDETTE; block++)
    if (isCommander(block) && CAMP_OF[block] === camp && get(p.where, block) >= 0) worth += 0.6;
  if (p.fog)
    for (let block = FIRST_VEDETTE; block < BLOCK_COUNT; block++)
      if (CAMP_OF[block] === camp && get(p.where, block) >= 0) worth += 0.15;
  return worth;
}

/** How much danger the stacks of the camp stand in. */
function dangers(g: Ground): number {
  let sum = 0;
  for (let zone = 0; zone < g.b.zones.length; zone++) {
    if (get(g.corps, g.camp)[zone] === 0) {
      sum += 0.5 * get(g.guard, zone);
      continue;
    }
    const napoleon = g.camp === FRANCE && g.p.where[NAPOLEON] === zone;
    sum += exposure(g, zone, get(get(g.cards, g.camp), zone), get(get(g.points, g.camp), zone), napoleon);
  }
  return sum;
}

/** How far a turn has gone. */
const GONE: Readonly<Record<Position['phase'], number>> = {
  setup: 0,
  draw: 0,
  initiative: 0.05,
  operations: 0.1,
  recovery: 0.9,
};

/** How many points the French may still need with so much time left, and have even chances: seen in matches between bots. */
function evenNeed(left: number): number {
  return 3.2 * Math.min(1, left) + 1.5 * Math.max(0, Math.min(left, 4) - 1) + 0.7 * Math.max(0, left - 4);
}

/** What a strength of army counts in log-odds while there is a whole turn to use it. */
const ARMY = 0.3;

/** The log-odds of the French: what they still need against the time that is left, and the state of the armies. */
export function frenchOdds(b: Box, p: Position): number {
  const french = groundOf(b, p, FRANCE);
  const allied = groundOf(b, p, 1);
  const army = standing(french, FRANCE) - dangers(french) - standing(allied, 1) + dangers(allied);
  let ready = 0;
  let all = 0;
  for (let corps = 0; corps < CORPS_COUNT; corps++) {
    if (get(p.where, corps) < 0 || CAMP_OF[corps] !== FRANCE) continue;
    all++;
    if (!p.activated[corps]) ready++;
  }
  const gone = p.phase === 'operations' && all > 0 ? 0.1 + 0.8 * (1 - ready / all) : GONE[p.phase];
  const left = Math.max(0, turnsLeft(b, p) - gone);
  // The less time, the more a point decides.
  const weight = 0.3 + 0.4 / Math.max(0.2, left);
  return weight * (evenNeed(left) - p.vp) + Math.min(1, left) * ARMY * army;
}
