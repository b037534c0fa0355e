import { CaseError } from '../../../kernel/case.ts';
import {
  type Described,
  described,
  eachOnce,
  likely,
  listed,
  placeAmong,
  quoted,
  wholeIn,
  yesOrNo,
} from '../../../kernel/case-fields.ts';
import { get } from '../../../kernel/there.ts';
import type { Box, Zone } from '../data/box.ts';
import {
  BLOCK_COUNT,
  type Block,
  CAMP_IDS,
  CAMP_OF,
  COALITION,
  COMMANDER_IDS,
  CORPS_COUNT,
  CORPS_IDS,
  campOfNation,
  FIRST_VEDETTE,
  FRANCE,
  NATION_IDS,
  NATION_OF,
  VEDETTE_FROM,
  VEDETTE_TO,
  VEDETTES_OF,
} from '../pieces.ts';
import { type Arrival, type Axis, NONE, type Position } from '../position.ts';
import { contested, hasCorps, strength } from '../rules/board.ts';
import { isEnemyControlled, settleTable } from '../rules/control.ts';

// Blocks and markers of an arranged position.

export const PIECES: readonly string[] = [...CORPS_IDS, ...COMMANDER_IDS];

export function zoneNamed(b: Box, value: unknown, what: string): Zone {
  const at = b.zones.findIndex(({ id }) => id === value);
  if (at < 0)
    throw new CaseError(
      `${what}: there is no zone ${quoted(value)}${likely(
        value,
        b.zones.map(({ id }) => id),
      )}`,
    );
  return at;
}

export const seatIds = (p: Position): readonly string[] => (p.seats === 3 ? NATION_IDS : CAMP_IDS);

/** What is given for each seat, by its name. */
export function bySeat(p: Position, value: unknown, what: string): (readonly [seat: number, value: unknown])[] {
  const given = described(value ?? {}, what, seatIds(p));
  return Object.entries(given).map(([id, part]) => [seatIds(p).indexOf(id), part]);
}

export function seatsNamed(p: Position, value: unknown, what: string): readonly number[] {
  const seats = listed(value ?? [], what).map((id) => placeAmong(seatIds(p), id, what, 'seat'));
  return eachOnce(seats, what, (seat) => `'${seatIds(p)[seat]}'`);
}

export function placePieces(b: Box, p: Position, d: Described): void {
  if (d['pieces'] === undefined) {
    if (Object.keys(described(d['vedettes'] ?? {}, 'vedettes', NATION_IDS)).length > 0)
      throw new CaseError("vedettes: they are placed only together with 'pieces'");
    return;
  }
  p.where.fill(NONE);
  p.activated.fill(false);
  p.sightedAt.fill(NONE);
  p.sightedTurn.fill(NONE);
  for (const [id, value] of Object.entries(described(d['pieces'], 'pieces', PIECES)))
    placePiece(b, p, PIECES.indexOf(id), id, value);
  if (d['vedettes'] !== undefined) placeVedettes(b, p, d['vedettes']);
  checkCubes(b, p);
  checkCommanders(b, p);
}

function placePiece(b: Box, p: Position, block: Block, id: string, value: unknown): void {
  const isCorps = block < CORPS_COUNT;
  // DEF-07: commanders have neither strength nor fatigue.
  const known = isCorps ? ['zone', 'activated', 'infantry', 'cavalry', 'fatigue'] : ['zone', 'activated'];
  const facts = typeof value === 'string' ? { zone: value } : described(value, `pieces.${id}`, known);
  const number = (key: string, standard: number, most: number): number =>
    wholeIn(facts[key as keyof typeof facts] ?? standard, `pieces.${id}.${key}`, 0, most);
  p.where[block] = zoneNamed(b, facts['zone' as keyof typeof facts], `pieces.${id}`);
  p.activated[block] = yesOrNo(facts['activated' as keyof typeof facts] ?? false, `pieces.${id}.activated`);
  if (!isCorps) return;
  const before = strength(p, block);
  p.infantry[block] = number('infantry', get(p.infantry, block), b.maxStrength);
  p.cavalry[block] = number('cavalry', get(p.cavalry, block), b.maxStrength);
  p.fatigue[block] = number('fatigue', get(p.fatigue, block), b.maxFatigue);
  const points = strength(p, block);
  // ELI-01, CMP-13.
  if (points < 1 || points > b.maxStrength)
    throw new CaseError(`pieces.${id} has ${points} strength points, but a corps has from 1 to ${b.maxStrength}`);
  const camp = get(CAMP_OF, block);
  if (points < before) p.lostStrength[camp] = get(p.lostStrength, camp) + before - points;
  else p.addedStrength[camp] = get(p.addedStrength, camp) + points - before;
}

/** CMP-06, CMP-13: there are only so many cubes of each colour. */
function checkCubes(b: Box, p: Position): void {
  NATION_IDS.forEach((nation, n) => {
    const used = { infantry: 0, cavalry: 0 };
    for (let corps = 0; corps < CORPS_COUNT; corps++) {
      if (NATION_OF[corps] !== n || get(p.where, corps) < 0) continue;
      used.infantry += get(p.infantry, corps);
      used.cavalry += get(p.cavalry, corps);
    }
    const most = { infantry: get(b.infantryCubes, n), cavalry: get(b.cavalryCubes, n) };
    for (const arm of ['infantry', 'cavalry'] as const)
      if (used[arm] > most[arm])
        throw new CaseError(
          `pieces: the ${nation} corps have ${used[arm]} ${arm} points, but the box holds ${most[arm]}`,
        );
  });
}

/** DEF-03, DEF-04: a commander is never alone. */
function checkCommanders(b: Box, p: Position): void {
  COMMANDER_IDS.forEach((id, i) => {
    const block = CORPS_COUNT + i;
    const zone = get(p.where, block);
    if (zone >= 0 && !hasCorps(p, get(CAMP_OF, block), zone))
      throw new CaseError(`pieces.${id}: he cannot be in '${get(b.zones, zone).id}' without a corps of his camp`);
  });
}

function placeVedettes(b: Box, p: Position, value: unknown): void {
  const vedettes = described(value, 'vedettes', NATION_IDS);
  // GEN-02: vedettes are of the Grognard rules.
  if (!p.fog && Object.keys(vedettes).length > 0)
    throw new CaseError("vedettes: they ride only with the option 'level' on 'grognard'");
  NATION_IDS.forEach((nation, n) => {
    let block: Block = get(VEDETTE_FROM, n);
    for (const [id, count] of Object.entries(described(vedettes[nation] ?? {}, `vedettes.${nation}`))) {
      const zone = zoneNamed(b, id, `vedettes.${nation}`);
      for (let i = wholeIn(count, `vedettes.${nation}.${id}`, 0, get(VEDETTES_OF, n)); i > 0; i--) {
        if (block >= get(VEDETTE_TO, n))
          throw new CaseError(`vedettes.${nation}: there are not more than ${VEDETTES_OF[n]} of them`);
        p.where[block++] = zone;
      }
    }
  });
}

/** VED-05, VED-12: no vedette is with the enemy, nor alone in a fortified town of the enemy. */
export function checkVedettes(b: Box, p: Position): void {
  for (let block = FIRST_VEDETTE; block < BLOCK_COUNT; block++) {
    const zone = get(p.where, block);
    if (zone < 0) continue;
    const camp = get(CAMP_OF, block);
    const { id, type } = get(b.zones, zone);
    if (p.where.some((other, enemy) => other === zone && CAMP_OF[enemy] !== camp))
      throw new CaseError(`vedettes: one cannot be in '${id}' together with the enemy`);
    if (type === 'fortified-town' && isEnemyControlled(b, p, camp, zone) && !hasCorps(p, camp, zone))
      throw new CaseError(`vedettes: one cannot be in '${id}', a fortified town of the enemy`);
  }
}

export function placeMarkers(b: Box, p: Position, d: Described): void {
  const control = Object.entries(described(d['control'] ?? {}, 'control')).map(([id, nation]) => {
    const zone = zoneNamed(b, id, 'control');
    // CTL-01: only these carry a marker.
    if (get(b.zones, zone).vp === 0) throw new CaseError(`control: '${id}' has no value, so that nobody controls it`);
    p.control[zone] = placeAmong(NATION_IDS, nation, `control.${id}`, 'nation');
    return zone;
  });
  if (d['fortified'] !== undefined) p.fortified = [...fortifiedZones(b, d['fortified'])];
  if (d['destroyed'] !== undefined) p.destroyed = [...destroyedBridges(b, d['destroyed'])];
  if (d['arrivals'] !== undefined) p.arrivals = arrivals(b, p, d['arrivals']);
  if (d['pieces'] !== undefined) {
    // Who stands on the map already does not arrive.
    p.arrivals = p.arrivals.filter(({ corps }) => get(p.where, corps) < 0);
    checkHolders(b, p, control, d['fortified'] === undefined ? [] : p.fortified);
    settleTable(b, p);
  }
  p.axes = axes(b, p, listed(d['axes'] ?? [], 'axes'));
  checkVedettes(b, p);
}

/** CTL-07, DEF-29: who stands alone in a zone has taken it, and with it the Fortified Position. */
function checkHolders(b: Box, p: Position, control: readonly Zone[], fortified: readonly Zone[]): void {
  const alone = (camp: number, zone: Zone): boolean => hasCorps(p, camp, zone) && !hasCorps(p, 1 - camp, zone);
  for (const zone of control) {
    const holder = campOfNation(get(p.control, zone));
    if (alone(1 - holder, zone))
      throw new CaseError(
        `control.${get(b.zones, zone).id}: the ${CAMP_IDS[1 - holder]} stands there alone and has taken it`,
      );
  }
  for (const zone of fortified)
    if (alone(FRANCE, zone))
      throw new CaseError(`fortified: the French are alone in '${get(b.zones, zone).id}', so that its marker is gone`);
}

function fortifiedZones(b: Box, value: unknown): readonly Zone[] {
  const zones = listed(value, 'fortified').map((id) => {
    const zone = zoneNamed(b, id, 'fortified');
    // DEF-28.
    if (get(b.zones, zone).type !== 'fortified-farm')
      throw new CaseError(`fortified: ${quoted(id)} is no fortified farm`);
    return zone;
  });
  return eachOnce(zones, 'fortified', (zone) => `'${get(b.zones, zone).id}'`);
}

function destroyedBridges(b: Box, value: unknown): readonly number[] {
  const links = listed(value, 'destroyed').map((id) => {
    const [from, to, ...rest] = typeof id === 'string' ? id.split('--') : [];
    if (to === undefined || rest.length > 0)
      throw new CaseError(`destroyed: a bridge is named by its two zones, as 'thuin--binche', not ${quoted(id)}`);
    const link = get(b.linkOf, zoneNamed(b, from, 'destroyed') * b.zones.length + zoneNamed(b, to, 'destroyed'));
    if (link < 0) throw new CaseError(`destroyed: there is no connection ${quoted(id)}`);
    if (!get(b.links, link).bridge) throw new CaseError(`destroyed: there is no bridge on ${quoted(id)}`);
    return link;
  });
  // CMP-12: the markers are a limit.
  if (links.length > b.bridgeMarkers)
    throw new CaseError(`destroyed: ${links.length} bridges are down, but there are ${b.bridgeMarkers} markers`);
  return eachOnce(links, 'destroyed', (link) => `'${get(b.links, link).id}'`);
}

function axes(b: Box, p: Position, values: readonly unknown[]): Axis[] {
  const made = values.map((value): Axis => {
    const axis = described(value, 'axes', ['zone', 'towards', 'camp', 'struck']);
    const zone = zoneNamed(b, axis['zone'], 'axes');
    const towards = zoneNamed(b, axis['towards'], 'axes');
    const link = get(b.linkOf, zone * b.zones.length + towards);
    if (link === NONE)
      throw new CaseError(`axes: '${get(b.zones, towards).id}' is not next to '${get(b.zones, zone).id}'`);
    // AXE-07.
    if (!contested(p, zone)) throw new CaseError(`axes: '${get(b.zones, zone).id}' is not contested and has no axis`);
    const camp = placeAmong(CAMP_IDS, axis['camp'], 'axes', 'camp');
    return { zone, link, camp, struck: yesOrNo(axis['struck'] ?? false, 'axes.struck') };
  });
  // AXE-02.
  eachOnce(
    made.map(({ zone }) => zone),
    'axes',
    (zone) => `'${get(b.zones, zone).id}'`,
  );
  return made;
}

function arrivals(b: Box, p: Position, value: unknown): Arrival[] {
  const made = listed(value, 'arrivals').map((item): Arrival => {
    const arrival = described(item, 'arrivals', ['turn', 'corps', 'zone']);
    const corps = placeAmong(CORPS_IDS, arrival['corps'], 'arrivals', 'corps');
    if (get(p.where, corps) >= 0) throw new CaseError(`arrivals: '${CORPS_IDS[corps]}' is on the map already`);
    const last = get(b.scenarios, p.scenario).turns.length;
    const turn = wholeIn(arrival['turn'], 'arrivals.turn', 1, last);
    return { turn, corps, zone: zoneNamed(b, arrival['zone'], 'arrivals') };
  });
  eachOnce(
    made.map(({ corps }) => corps),
    'arrivals',
    (corps) => `'${CORPS_IDS[corps]}'`,
  );
  return made;
}

/** The camp that a seat plays for. */
export const campOf = (seat: number): number => (seat === 0 ? FRANCE : COALITION);
