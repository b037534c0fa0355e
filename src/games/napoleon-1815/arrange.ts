import { CaseError } from '../../kernel/case.ts';
import type { Options } from '../../kernel/options.ts';
import type { Plain } from '../../kernel/plain.ts';
import type { Box, Card, Zone } from './data/box.ts';
import {
  type Block,
  CAMP_IDS,
  COMMANDER_IDS,
  CORPS_COUNT,
  CORPS_IDS,
  NATION_IDS,
  VEDETTE_FROM,
  VEDETTE_TO,
} from './pieces.ts';
import { NONE, type Position } from './position.ts';
import { inForce } from './rules/board.ts';
import { settleTable } from './rules/control.ts';
import { startDraw } from './rules/draw.ts';
import { emptyPosition } from './rules/first-position.ts';
import { startInitiative } from './rules/initiative.ts';
import { startRecovery } from './rules/recovery.ts';

// A position from the description of a case: only what matters is given.
//
// { "turn": 2, "vp": 9, "phase": "operations", "act": "french",
//   "pieces": { "ney": "ligny", "erlon": { "zone": "ligny", "fatigue": 3, "infantry": 2, "activated": true } },
//   "vedettes": { "french": { "ligny": 2 } }, "hands": { "french": [12, 16] }, "decks": { "french": [3] },
//   "control": { "namur": "french" }, "fortified": ["hougoumont"], "destroyed": ["thuin--binche"],
//   "axes": [{ "zone": "quatre-bras", "towards": "marbais", "camp": "french" }], "lying": [36], "leader": "english" }

type Fields = { readonly [key: string]: Plain };

function fields(value: Plain | undefined, what: string): Fields {
  if (value === undefined) return {};
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    throw new CaseError(`${what} must be an object`);
  return value as Fields;
}

function items(value: Plain | undefined, what: string): readonly Plain[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw new CaseError(`${what} must be a list`);
  return value;
}

function whole(value: Plain | undefined, what: string, otherwise: number): number {
  if (value === undefined) return otherwise;
  if (typeof value !== 'number' || !Number.isInteger(value)) throw new CaseError(`${what} must be a whole number`);
  return value;
}

function oneOf(ids: readonly string[], value: Plain | undefined, what: string): number {
  const at = typeof value === 'string' ? ids.indexOf(value) : -1;
  if (at < 0) throw new CaseError(`${what} must be one of ${ids.join(', ')}`);
  return at;
}

const PIECES: readonly string[] = [...CORPS_IDS, ...COMMANDER_IDS];
const KNOWN = [
  'turn',
  'vp',
  'phase',
  'act',
  'pieces',
  'vedettes',
  'hands',
  'decks',
  'discards',
  'control',
  'fortified',
].concat(['destroyed', 'axes', 'lying', 'leader', 'passed', 'arrivals', 'seen']);
const PHASES = ['draw', 'initiative', 'operations', 'recovery'];

export function arrange(b: Box, description: Plain, options: Options): Position {
  const d = fields(description, 'the position');
  for (const key of Object.keys(d)) if (!KNOWN.includes(key)) throw new CaseError(`the position has no '${key}'`);
  const p = emptyPosition(b, options);
  p.turn = whole(d['turn'], 'turn', 1);
  if (p.turn < 1 || p.turn > b.scenarios[p.scenario]!.turns.length)
    throw new CaseError(`the scenario has no turn ${p.turn}`);
  p.vp = whole(d['vp'], 'vp', p.vp);
  placePieces(b, p, d);
  placeMarkers(b, p, d);
  dealCards(b, p, d);
  p.leader = d['leader'] === undefined ? 1 : oneOf(NATION_IDS, d['leader'], 'leader');
  if (p.seats === 2) p.leader = 1;
  if (inForce(b, p, 'a-bruxelles')) p.hastened = p.leader;
  for (const who of items(d['passed'], 'passed')) p.passed[seatNamed(p, who, 'passed')] = true;
  if (d['pieces'] !== undefined) {
    // Who stands on the map already does not arrive.
    p.arrivals = p.arrivals.filter(({ corps }) => p.where[corps]! < 0);
    settleTable(b, p);
  }
  start(p, d);
  return p;
}

function zoneNamed(b: Box, value: Plain | undefined, what: string): Zone {
  const at = b.zones.findIndex(({ id }) => id === value);
  if (at < 0) throw new CaseError(`${what}: there is no zone '${String(value)}'`);
  return at;
}

function seatNamed(p: Position, value: Plain | undefined, what: string): number {
  const ids = p.seats === 3 ? NATION_IDS : CAMP_IDS;
  return oneOf(ids, value, what);
}

function placePieces(b: Box, p: Position, d: Fields): void {
  if (d['pieces'] === undefined) return;
  p.where.fill(NONE);
  p.activated.fill(false);
  p.sightedAt.fill(NONE);
  p.sightedTurn.fill(NONE);
  for (const [id, value] of Object.entries(fields(d['pieces'], 'pieces'))) {
    const block = oneOf(PIECES, id, 'a piece');
    const facts = typeof value === 'string' ? { zone: value } : fields(value, id);
    p.where[block] = zoneNamed(b, facts['zone'], id);
    p.activated[block] = facts['activated'] === true;
    if (block >= CORPS_COUNT) continue;
    p.infantry[block] = whole(facts['infantry'], `${id}.infantry`, p.infantry[block]!);
    p.cavalry[block] = whole(facts['cavalry'], `${id}.cavalry`, p.cavalry[block]!);
    p.fatigue[block] = whole(facts['fatigue'], `${id}.fatigue`, p.fatigue[block]!);
  }
  const vedettes = fields(d['vedettes'], 'vedettes');
  NATION_IDS.forEach((nation, n) => {
    let block: Block = VEDETTE_FROM[n]!;
    for (const [zone, count] of Object.entries(fields(vedettes[nation], 'vedettes'))) {
      for (let i = 0; i < whole(count, 'vedettes', 0); i++) {
        if (block >= VEDETTE_TO[n]!) throw new CaseError(`there are not so many ${nation} vedettes`);
        p.where[block++] = zoneNamed(b, zone, 'vedettes');
      }
    }
  });
}

function placeMarkers(b: Box, p: Position, d: Fields): void {
  for (const [zone, nation] of Object.entries(fields(d['control'], 'control')))
    p.control[zoneNamed(b, zone, 'control')] = oneOf(NATION_IDS, nation, `control.${zone}`);
  if (d['fortified'] !== undefined)
    p.fortified = items(d['fortified'], 'fortified').map((zone) => zoneNamed(b, zone, 'fortified'));
  p.destroyed = items(d['destroyed'], 'destroyed').map((id) => {
    const [from, to] = String(id).split('--');
    const link = b.linkOf[zoneNamed(b, from, 'destroyed') * b.zones.length + zoneNamed(b, to, 'destroyed')]!;
    if (link < 0) throw new CaseError(`there is no connection '${String(id)}'`);
    return link;
  });
  p.axes = items(d['axes'], 'axes').map((value) => {
    const axis = fields(value, 'an axis');
    const zone = zoneNamed(b, axis['zone'], 'an axis');
    const towards = zoneNamed(b, axis['towards'], 'an axis');
    const link = b.linkOf[zone * b.zones.length + towards]!;
    if (link === NONE) throw new CaseError('an axis must lead to a zone next to its own');
    return { zone, link, camp: oneOf(CAMP_IDS, axis['camp'], 'the camp of an axis'), struck: axis['struck'] === true };
  });
  if (d['arrivals'] !== undefined)
    p.arrivals = items(d['arrivals'], 'arrivals').map((value) => {
      const arrival = fields(value, 'an arrival');
      return {
        turn: whole(arrival['turn'], 'the turn of an arrival', 1),
        corps: oneOf(CORPS_IDS, arrival['corps'], 'the corps of an arrival'),
        zone: zoneNamed(b, arrival['zone'], 'an arrival'),
      };
    });
}

function dealCards(b: Box, p: Position, d: Fields): void {
  const take = (card: Card): void => {
    const camp = b.cards[card]?.camp ?? 0;
    const at = p.decks[camp]!.indexOf(card);
    if (at < 0) throw new CaseError(`card ${card} is not in the deck of this match, or twice in the position`);
    p.decks[camp]!.splice(at, 1);
  };
  const cards = (value: Plain | undefined, what: string): Card[] =>
    items(value, what).map((card) => whole(card, what, 0));
  for (const [who, list] of Object.entries(fields(d['hands'], 'hands'))) {
    const seat = seatNamed(p, who, 'hands');
    p.hands[seat] = cards(list, 'hands');
    p.hands[seat].forEach(take);
  }
  p.lying = cards(d['lying'], 'lying');
  p.lying.forEach(take);
  for (const [who, list] of Object.entries(fields(d['seen'], 'seen')))
    p.seen[seatNamed(p, who, 'seen')] = cards(list, 'seen');
  for (const [who, list] of Object.entries(fields(d['discards'], 'discards'))) {
    const camp = oneOf(CAMP_IDS, who, 'discards');
    p.discards[camp] = cards(list, 'discards');
    p.discards[camp].forEach(take);
  }
  for (const [who, list] of Object.entries(fields(d['decks'], 'decks'))) {
    const camp = oneOf(CAMP_IDS, who, 'decks');
    const wanted = cards(list, 'decks');
    wanted.forEach(take);
    p.discards[camp]!.push(...p.decks[camp]!);
    p.decks[camp] = wanted;
  }
}

/** The phase that begins, and for operations who acts. */
function start(p: Position, d: Fields): void {
  const phase = d['phase'] === undefined ? 'operations' : PHASES[oneOf(PHASES, d['phase'], 'phase')]!;
  p.toAct = d['act'] === undefined ? 0 : oneOf(CAMP_IDS, d['act'], 'act');
  const passed = [...p.passed];
  if (phase === 'draw') p.stack = [{ step: 'turn.confer' }, startDraw()];
  else if (phase === 'initiative') p.stack = [{ step: 'turn.operations' }, startInitiative()];
  else if (phase === 'recovery') p.stack = [{ step: 'turn.close' }, startRecovery()];
  else {
    p.phase = 'operations';
    p.passed = passed;
    p.stack = [{ step: 'turn.settle' }, { step: 'operations.turn', seat: NONE } as Position['stack'][number]];
  }
}
