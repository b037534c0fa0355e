import { get, nothingAt } from '../../../kernel/there.ts';
import type { Box } from '../data/box.ts';
import { isVeteran } from '../options.ts';
import {
  AT,
  AUSTRIA,
  AUSTRIA_POWER,
  FRANCE,
  GERMANY,
  MISSION,
  NATION_COUNT,
  type Nation,
  PLACE,
  type Position,
  PRUSSIA,
  RUSSIA,
  SPAIN,
  STATUS,
  type Unit,
} from '../position.ts';
import {
  changeAbdication,
  changeFervour,
  homeOf,
  isCoalition,
  isHomeCorps,
  move,
  OF,
  presence,
  someIn,
  type Told,
  unitsAt,
} from './board.ts';
import { leaveCoalition } from './powers.ts';

// [10/1]: surrenders; [11/0]: the Abdication Phase.

/** NW-10.1 */
export function surrenders(box: Box, p: Position, io: Told): void {
  if (isCoalition(p, AUSTRIA_POWER) && someIn(box, p, AUSTRIA, true))
    leaveCoalition(box, p, AUSTRIA_POWER, STATUS.surrendered, 'NW-10.1-a', io);
  if (isCoalition(p, PRUSSIA) && someIn(box, p, GERMANY, true))
    leaveCoalition(box, p, PRUSSIA, STATUS.surrendered, 'NW-10.1-a', io);
  if (!isCoalition(p, RUSSIA)) return;
  const isOnMap = p.where.some((at, unit) => at <= PLACE.portugal && box.nationality[unit] === OF.russian);
  const hasAlly = isCoalition(p, AUSTRIA_POWER) || isCoalition(p, PRUSSIA);
  if (!isOnMap || !hasAlly) leaveCoalition(box, p, RUSSIA, STATUS.surrendered, isOnMap ? 'NW-10.1-c' : 'NW-10.1-b', io);
}

/** NW-11.1-b, NW-11.1-c */
export function control(box: Box, p: Position, io: Told): void {
  // NW-11.1-a
  const held = presence(box, p, false) & ~presence(box, p, true);
  const nations: Nation[] = [];
  for (let nation = 0; nation < NATION_COUNT; nation++) if (held & (1 << nation)) nations.push(nation);
  const met = nations.length >= box.constants.objectiveNations && nations.includes(p.but);
  io.tell?.({ kind: 'control', clause: 'NW-11.1-b', nations, but: p.but, met });
  if (met) changeAbdication(box, p, 1, 'NW-11.1-b', io);
  else if (!someIn(box, p, PLACE.casualties, true)) changeAbdication(box, p, -1, 'NW-11.1-c', io);
}

/** NW-11.2-a, NW-11.3-a, NW-12.4-b */
export function wins(box: Box, p: Position, io: Told): void {
  const { trackMax, turns, veteranLastTurn } = box.constants;
  const veteran = isVeteran(p.options);
  const last = veteran ? veteranLastTurn : turns;
  const facts = { turn: p.turn, abdication: p.abdication };
  if (p.abdication >= trackMax) p.outcome = { winners: [0], how: 'abdication', facts };
  else if (p.turn >= last) p.outcome = { winners: [], how: 'timeIsUp', facts };
  else return;
  const lost = veteran ? 'NW-12.4-b' : 'NW-11.3-a';
  io.tell?.({ kind: 'won', clause: p.abdication >= trackMax ? 'NW-11.2-a' : lost, outcome: p.outcome });
}

/** NW-11.4: increases before decreases. */
export function fervourAtEnd(box: Box, p: Position, io: Told): void {
  const [french, coalition] = [presence(box, p, true), presence(box, p, false)];
  for (let nation = 0; nation < NATION_COUNT; nation++) {
    const held = ((french >> nation) & 1) - ((coalition >> nation) & 1);
    const led = p.napoleonAt === nation ? (box.napoleon[p.napoleon]?.endOfTurn ?? 0) : 0;
    if (held > 0) changeFervour(box, p, nation, held, 'NW-11.4-a', io);
    if (led !== 0) changeFervour(box, p, nation, led, 'NW-11.4-b', io);
    if (held < 0) changeFervour(box, p, nation, held, 'NW-11.4-a', io);
  }
}

/** NW-11.5 */
export function recall(box: Box, p: Position, io: Told): void {
  for (let diplomat = 0; diplomat < box.diplomats.length; diplomat++) {
    const stays = box.diplomats[diplomat]?.french && (p.diplomats[diplomat] !== FRANCE || p.paris);
    if (!stays) p.diplomats[diplomat] = AT.home;
    p.missions[diplomat] = MISSION.free;
  }
  if (p.josephine >= 0) p.josephine = AT.home;
  p.napoleonAt = AT.home;
  p.busy = false;
  io.tell?.({ kind: 'recalled', clause: 'NW-11.5-a' });
}

/** NW-11.6-b */
export function restore(box: Box, p: Position, io: Told): void {
  const units: Unit[] = [];
  for (let unit = 0; unit < p.where.length; unit++) {
    if (p.where[unit] !== PLACE.delayed) continue;
    p.where[unit] = homeOf(box, p, unit);
    units.push(unit);
  }
  if (units.length > 0) io.tell?.({ kind: 'restored', clause: 'NW-11.6-b', units });
}

/** NW-11.7-c: a white dot in Casualties. */
export const isImmortal = (box: Box, p: Position, unit: Unit): boolean =>
  p.where[unit] === PLACE.casualties && box.units[unit]?.dot === 'white';

/** NW-11.7-b: the corps of which one falls; several where they are equals. */
export function fallsNext(box: Box, p: Position): Unit[] {
  let best = Number.POSITIVE_INFINITY;
  let found: Unit[] = [];
  for (const unit of unitsAt(p, PLACE.casualties)) {
    if (!isHomeCorps(box, unit)) continue;
    const { dot, cavalry, strength } = get(box.units, unit);
    // NW-11.7-c
    if (dot === 'white') continue;
    const rank = (dot === 'red' ? 0 : 200) + (cavalry ? 100 : 0) + strength;
    if (rank > best) continue;
    if (rank < best) found = [];
    best = rank;
    found.push(unit);
  }
  return found;
}

/** NW-11.8-c: a Duchy force in a Nation or in Portugal. */
export const mayStay = (box: Box, p: Position, unit: Unit): boolean =>
  (p.where[unit] ?? PLACE.board) <= PLACE.portugal && box.nationality[unit] === OF.duchy;

/** NW-11.8 */
export function leaveMap(box: Box, p: Position, io: Told): void {
  for (let unit = 0; unit < p.where.length; unit++) {
    const at = p.where[unit] ?? nothingAt(unit);
    const of = box.nationality[unit] ?? nothingAt(unit);
    // NW-11.8-d: émigrés that were not built go back too.
    if (at > PLACE.casualties && (at !== PLACE.pool || of < OF.emigre)) continue;
    const isDuchy = of === OF.duchy;
    if (isDuchy && at === PLACE.portugal) move(p, unit, SPAIN, 'NW-11.8-c', io);
    else if (!isDuchy || at === PLACE.casualties) p.where[unit] = homeOf(box, p, unit);
  }
  p.butStack = [];
  io.tell?.({ kind: 'cleared', clause: 'NW-11.8-a' });
}
