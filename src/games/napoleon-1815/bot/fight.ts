import { add, get } from '../../../kernel/there.ts';
import type { Box } from '../data/box.ts';
import {
  type Block,
  type Camp,
  COALITION,
  CORPS_COUNT,
  campOfNation,
  FRANCE,
  isCorps,
  NAPOLEON,
  otherCamp,
} from '../pieces.ts';
import { NONE, type Position } from '../position.ts';
import { axisAt, inForce, strength } from '../rules/board.ts';
import { cardsOf, endWorth, isPrize, pointWorth, turnsLeft, wear } from './worth.ts';

// What a combat is worth: the exact odds of its losses, each at its price, and the fatigue that comes with them.

/** A combat as a bot thinks of it. */
export interface Fight {
  readonly zone: number;
  readonly attacker: Camp;
  readonly attack: readonly Block[];
  readonly defence: readonly Block[];
  readonly marched: boolean;
  /** Cards more or less for each side. */
  readonly extra: readonly [number, number];
  readonly audace: boolean;
  /** Fatigue that the coalition is spared. */
  readonly square: number;
  /** Losses that the coalition suffers besides. */
  readonly battery: number;
}

export const plainFight = (
  zone: number,
  attacker: Camp,
  attack: readonly Block[],
  defence: readonly Block[],
  marched: boolean,
): Fight => ({ zone, attacker, attack, defence, marched, extra: [0, 0], audace: false, square: 0, battery: 0 });

const MOST = 24;

/** By camp and number of cards: the chance of each sum of fatigues. The whole deck is close enough. */
interface Tables {
  readonly fatigue: readonly (readonly (readonly number[])[])[];
  readonly mean: readonly number[];
}
const TABLES = new WeakMap<Box, Tables>();

function tablesOf(b: Box): Tables {
  let tables = TABLES.get(b);
  if (tables !== undefined) return tables;
  const shares = b.decks.map((deck) => {
    const share = [0, 0, 0];
    for (const card of deck)
      share[get(b.cards, card).fatigues] = (share[get(b.cards, card).fatigues] ?? 0) + 1 / deck.length;
    return share;
  });
  const fatigue = shares.map((share) => {
    const rows: number[][] = [[1]];
    for (let n = 1; n <= MOST; n++) {
      const row = new Array<number>(2 * n + 1).fill(0);
      get(rows, n - 1).forEach((chance, i) => {
        for (let k = 0; k <= 2; k++) row[i + k] = get(row, i + k) + chance * get(share, k);
      });
      rows.push(row);
    }
    return rows;
  });
  const mean = shares.map((share) => get(share, 1) + 2 * get(share, 2));
  tables = { fatigue, mean };
  TABLES.set(b, tables);
  return tables;
}

/** What is known of the cards in one position: how many of each deck carry a loss. */
export interface Luck {
  readonly hits: readonly number[];
  readonly left: readonly number[];
  /** The odds that were worked out already, by camp and number of cards. */
  readonly made: (number[] | undefined)[][];
}

export function luckOf(b: Box, p: Position): Luck {
  const hits = [0, 0];
  const left = [36, 36];
  for (let camp = 0; camp < 2; camp++) {
    if (p.dice) {
      const faces = get(b.dice, camp);
      hits[camp] = faces.filter(({ losses }) => losses > 0).length;
      left[camp] = faces.length;
      continue;
    }
    // A deck that runs out is made anew: with few cards in it, what was discarded counts too.
    const deck = get(p.decks, camp);
    const small = deck.length < 8;
    for (const card of deck) if (get(b.cards, card).losses > 0) add(hits, camp, 1);
    if (small) for (const card of get(p.discards, camp)) if (get(b.cards, card).losses > 0) add(hits, camp, 1);
    left[camp] = Math.max(1, deck.length + (small ? get(p.discards, camp).length : 0));
  }
  return { hits, left, made: [[], []] };
}

/** The chance of each number of losses on so many cards: drawn without putting back, or dice. */
export function lossOdds(p: Position, luck: Luck, camp: Camp, count: number): readonly number[] {
  const known = get(luck.made, camp)[count];
  if (known !== undefined) return known;
  const hits = get(luck.hits, camp);
  const left = get(luck.left, camp);
  let odds: number[] = [1];
  for (let drawn = 0; drawn < count; drawn++) {
    const next = new Array<number>(odds.length + 1).fill(0);
    odds.forEach((chance, losses) => {
      if (chance === 0) return;
      const hit = p.dice || drawn >= left ? hits / left : (hits - losses) / (left - drawn);
      next[losses + 1] = get(next, losses + 1) + chance * hit;
      next[losses] = get(next, losses) + chance * (1 - hit);
    });
    odds = next;
  }
  get(luck.made, camp)[count] = odds;
  return odds;
}

/** Cards that a block adds by its bonus (CBT-18). */
export function bonusOf(b: Box, p: Position, block: Block): number {
  if (isCorps(block)) return get(b.corps, block).combatBonus;
  if (block >= CORPS_COUNT + 3) return 0;
  if (block === NAPOLEON && p.lying.length > 0 && inForce(b, p, 'empereur-souffrant')) return 0;
  return get(b.commanders, block - CORPS_COUNT).combatBonus;
}

/** Cards that the ground gives a defender (CBT-15..17). */
export function groundCards(b: Box, p: Position, camp: Camp, zone: number): number {
  const { type } = get(b.zones, zone);
  if (type === 'wooded') return b.terrain.wooded.defenderCards;
  if (type === 'fortified-town') {
    const holder = get(p.control, zone);
    return holder !== NONE && campOfNation(holder) === camp ? b.terrain[type].defenderCards : 0;
  }
  if (type === 'fortified-farm' && camp === COALITION && p.fortified.includes(zone))
    return b.terrain[type].defenderCards;
  return 0;
}

function sparedBy(b: Box, p: Position, f: Fight): number {
  const { type } = get(b.zones, f.zone);
  if (type === 'town') return b.terrain.town.defenderFatigueReduction;
  if (type === 'fortified-farm' && f.attacker === FRANCE && p.fortified.includes(f.zone))
    return b.terrain[type].defenderFatigueReduction;
  return 0;
}

interface Stack {
  base: number;
  bonus: number;
  points: number;
  cavalry: number;
  pursuers: number;
  ready: number;
  count: number;
  napoleon: boolean;
}

function stackOf(b: Box, p: Position, blocks: readonly Block[]): Stack {
  const s: Stack = {
    base: 0,
    bonus: 0,
    points: 0,
    cavalry: 0,
    pursuers: 0,
    ready: 0,
    count: 0,
    napoleon: false,
  };
  for (const block of blocks) {
    s.bonus += bonusOf(b, p, block);
    if (block === NAPOLEON) s.napoleon = true;
    if (!isCorps(block)) continue;
    s.count++;
    s.base += cardsOf(p, block);
    s.points += strength(p, block);
    s.cavalry += get(p.cavalry, block);
    if (get(b.corps, block).pursuit) s.pursuers++;
    if (!p.activated[block]) s.ready++;
  }
  return s;
}

/** What so much fatigue, shared equally, costs a stack. */
function sharedWear(b: Box, p: Position, blocks: readonly Block[], count: number, fatigue: number): number {
  let cost = 0;
  for (const block of blocks) {
    if (!isCorps(block)) continue;
    const now = get(p.fatigue, block);
    cost += wear(b, p, block, now + fatigue / count) - wear(b, p, block, now);
  }
  return cost;
}

function fatigueCost(
  b: Box,
  p: Position,
  blocks: readonly Block[],
  count: number,
  from: Camp,
  cards: number,
  spared: number,
) {
  if (cards <= 0 || count === 0) return 0;
  const chances = get(get(tablesOf(b).fatigue, from), Math.min(MOST, cards));
  let cost = 0;
  let most = -1;
  let last = 0;
  for (let x = 0; x < chances.length; x++) {
    const suffered = Math.max(0, x - spared);
    if (get(chances, x) < 0.002 || suffered === 0) continue;
    if (suffered !== most) {
      most = suffered;
      last = sharedWear(b, p, blocks, count, suffered);
    }
    cost += get(chances, x) * last;
  }
  return cost;
}

/** The fatigue of the way back: a stack that has nowhere to go but into the enemy pays for each of his corps. */
function retreatFatigue(b: Box, p: Position, zone: number, loser: Camp): number {
  const { near, by } = get(b.zones, zone);
  const axis = axisAt(p, zone);
  let least = 9;
  for (let i = 0; i < near.length; i++) {
    if (axis !== null && (axis.camp === loser ? by[i] !== axis.link : by[i] === axis.link)) continue;
    let cost = p.destroyed.includes(get(by, i)) ? 2 : 0;
    for (let corps = 0; corps < CORPS_COUNT; corps++)
      if (p.where[corps] === near[i] && (corps < 9 ? FRANCE : COALITION) !== loser) cost += 2;
    least = Math.min(least, cost);
  }
  return least === 9 ? 0 : least;
}

function count(b: Box, p: Position, f: Fight, attack: Stack, defence: Stack): readonly [number, number] | null {
  const base = attack.base - (f.marched ? 1 : 0);
  if (base <= 0) return null;
  const ground = f.audace ? 0 : groundCards(b, p, otherCamp(f.attacker), f.zone);
  return [
    Math.min(MOST, base + attack.bonus + f.extra[0]),
    Math.max(0, Math.min(MOST, defence.base + ground + defence.bonus + f.extra[1])),
  ];
}

/** VIC-05. */
const NAPOLEON_BEATEN = 3;

/** On the last turn the French lose if they do not try. */
const LAST_HOPE = 0.4;

/** The expected worth of a combat to the attacker's camp. */
export function fightWorth(b: Box, p: Position, luck: Luck, f: Fight): number {
  const attack = stackOf(b, p, f.attack);
  const defence = stackOf(b, p, f.defence);
  const cards = count(b, p, f, attack, defence);
  if (cards === null || defence.count === 0) return -0.6;
  const camp = f.attacker;
  const enemy = otherCamp(camp);
  const french = camp === FRANCE;
  const each = 1 + pointWorth(b, p);
  const dealt = lossOdds(p, luck, camp, cards[0]);
  const suffered = lossOdds(p, luck, enemy, cards[1]);
  const pursued = b.terrain[get(b.zones, f.zone).type].pursuitAllowed;
  const mean = tablesOf(b).mean;
  const beat = (winner: Stack, loser: Stack, blocks: readonly Block[], by: Camp): number => {
    let fatigue = retreatFatigue(b, p, f.zone, otherCamp(by));
    if (pursued && winner.cavalry > loser.cavalry) fatigue += get(mean, by) * (1 + winner.pursuers);
    return 0.35 + (fatigue > 0 ? sharedWear(b, p, blocks, loser.count, fatigue) : 0);
  };
  let won = beat(attack, defence, f.defence, camp);
  const prize = isPrize(b, p, camp, f.zone) ? get(b.zones, f.zone).vp : 0;
  if (french && p.fortified.includes(f.zone)) won = 0.5;
  else won += 0.8 * prize;
  const lost = beat(defence, attack, f.attack, enemy);
  const humbled = { won: !french && defence.napoleon, lost: french && attack.napoleon };
  const [ours, theirs] = french ? [0, f.battery] : [f.battery, 0];
  let worth = 0;
  for (let i = 0; i < dealt.length; i++) {
    if (get(dealt, i) < 0.001) continue;
    for (let j = 0; j < suffered.length; j++) {
      const chance = get(dealt, i) * get(suffered, j);
      if (chance < 0.0005) continue;
      const by = i + theirs - j - ours;
      const gain = Math.min(i + theirs, defence.points);
      const cost = Math.min(j + ours, attack.points);
      let vp = gain - cost;
      let value = each * (gain - cost);
      if (by > 0) {
        value += won;
        if (humbled.won) vp += NAPOLEON_BEATEN;
      } else if (by < 0) {
        value -= lost;
        if (humbled.lost) vp -= NAPOLEON_BEATEN;
      }
      if ((by > 0 && humbled.won) || (by < 0 && humbled.lost)) value += by > 0 ? NAPOLEON_BEATEN : -NAPOLEON_BEATEN;
      if (attack.napoleon && cost >= attack.points) value -= 20;
      if (defence.napoleon && gain >= defence.points) value += 20;
      value += endWorth(b, french ? p.vp - vp : p.vp + vp, camp);
      worth += chance * value;
    }
  }
  const spared = sparedBy(b, p, f);
  worth += fatigueCost(b, p, f.defence, defence.count, camp, cards[0], spared + (french ? f.square : 0));
  worth -= fatigueCost(b, p, f.attack, attack.count, enemy, cards[1], french ? 0 : f.square);
  return worth + 0.15 * defence.ready + (french && turnsLeft(b, p) <= 1 ? LAST_HOPE : 0);
}
