import { get } from '../../../kernel/there.ts';
import type { Box, Card } from '../data/box.ts';
import type { EventId } from '../data/events.ts';
import { COALITION, type Corps, campOfNation, FRANCE } from '../pieces.ts';
import { NONE, type Position } from '../position.ts';
import { strength } from '../rules/board.ts';

// What things are worth to a bot. One point is one victory point.

/** How much of a corps is as good as gone at each fatigue: it may die of the next blow. Beyond the track it does. */
const DOOM: readonly number[] = [0, 0, 0.01, 0.02, 0.04, 0.08, 0.14, 0.23, 0.36, 1];
/** From here on it brings a card less, and the evening costs it a strength point. */
const EXHAUSTED = 5;

/** The turns that are left, this one included. */
export function turnsLeft(b: Box, p: Position): number {
  return get(b.scenarios, p.scenario).turns.length - p.turn + 1;
}

/** What a strength point is worth beside the victory point that its loss costs: it fights on the turns that are left. */
export function pointWorth(b: Box, p: Position): number {
  const left = turnsLeft(b, p);
  return left <= 1 ? 0.05 : left === 2 ? 0.2 : 0.3;
}

function wearAt(points: number, whole: number, fatigue: number, limit: number): number {
  if (fatigue > limit) return whole;
  const cost = get(DOOM, Math.min(fatigue, DOOM.length - 2)) * whole + 0.04 * fatigue;
  return fatigue >= EXHAUSTED ? cost + 0.6 + 0.1 * points : cost;
}

/** What a fatigue, also a broken one, costs a corps. */
export function wear(b: Box, p: Position, corps: Corps, fatigue: number): number {
  const points = strength(p, corps);
  const whole = points * (1 + pointWorth(b, p)) + 0.5;
  const low = Math.floor(fatigue);
  const part = fatigue - low;
  const cost = wearAt(points, whole, low, b.maxFatigue);
  return part === 0 ? cost : cost * (1 - part) + part * wearAt(points, whole, low + 1, b.maxFatigue);
}

/** What some more fatigue costs, or (negative) some less. */
export function wearOf(b: Box, p: Position, corps: Corps, more: number): number {
  const now = get(p.fatigue, corps);
  return wear(b, p, corps, Math.max(0, now + more)) - wear(b, p, corps, now);
}

/** The combat cards of a corps by its strength and fatigue (CBT-11, CBT-13). */
export function cardsOf(p: Position, corps: Corps): number {
  const points = strength(p, corps);
  return (points >= 5 ? 2 : points > 0 ? 1 : 0) - (get(p.fatigue, corps) > 4 ? 1 : 0);
}

/** Is the zone of value, and not the camp's? */
export function isPrize(b: Box, p: Position, camp: number, zone: number): boolean {
  if (get(b.zones, zone).vp === 0) return false;
  const holder = get(p.control, zone);
  return holder === NONE || campOfNation(holder) !== camp;
}

/** What the capture of a zone is worth at once: its points, and those that end the match. */
export function captureWorth(b: Box, p: Position, camp: number, zone: number): number {
  if (!isPrize(b, p, camp, zone)) return 0;
  const { vp } = get(b.zones, zone);
  const after = camp === FRANCE ? p.vp - vp : p.vp + vp;
  return vp + 0.3 + endWorth(b, after, camp);
}

const THE_END = 8;

/** What the ends of the victory track add for the camp. */
export function endWorth(b: Box, vp: number, camp: number): number {
  if (vp <= 0) return camp === FRANCE ? THE_END : -THE_END;
  if (vp >= b.track) return camp === COALITION ? THE_END : -THE_END;
  return 0;
}

/** What an event is worth while it is kept for its moment. */
const KEPT: Readonly<Partial<Record<EventId, number>>> = {
  elan: 0.45,
  chargez: 0.35,
  'la-garde': 0.35,
  'la-ligne-rouge': 0.45,
  'au-son-du-canon': 0.5,
  'grande-batterie': 0.4,
  audace: 0.25,
  'deploiement-rapide': 0.35,
  tenir: 0.4,
  'arriere-garde': 0.35,
  coordination: 0.35,
  trahison: 0.35,
  'marche-forcee': 0.25,
  reaction: 0.25,
  'ultime-effort': 0.15,
  'contre-ordre': 0.15,
  confusion: 0.25,
  encombrement: 0.2,
  renforts: 0.8,
  'frederick-event': 1,
  'lamarque-event': 0.9,
  reserve: 0.9,
  anticipation: 0.6,
  ravitaillement: 0.5,
  'vive-l-empereur': 0.5,
  intuition: 0.3,
  hussards: 0.3,
};

/** What a card in hand is worth to its holder: its event, or the recovery of a corps. */
export function cardWorth(b: Box, p: Position, card: Card): number {
  const { event, recovery } = get(b.cards, card);
  const left = turnsLeft(b, p);
  const kept = (KEPT[event] ?? 0.12) * (left <= 1 && p.phase === 'recovery' ? 0 : left <= 1 ? 0.5 : 1);
  return p.phase === 'recovery' ? kept : Math.max(kept, 0.1 * recovery);
}
