import { type Hex, hexNamed, OFF, WAYS } from '../../grids/hexes.ts';
import { CaseError } from '../../kernel/case.ts';
import { type Described, described, listed, placeAmong, quoted, wholeIn, yesOrNo } from '../../kernel/case-fields.ts';
import type { Seat } from '../../kernel/flow.ts';
import { type Options, readOptions } from '../../kernel/options.ts';
import type { Plain } from '../../kernel/plain.ts';
import { get } from '../../kernel/there.ts';
import type { Battle, Box } from './data/box.ts';
import { FORMATIONS, type Formation } from './data/names.ts';
import { facts, isEnemyAt, lift, neighbour, put, unitsAt } from './field.ts';
import { FACINGS } from './grammar.ts';
import { optionsOf } from './options.ts';
import { AWAY, type Facing, LEADER, MARK, NONE, PHASES, type Position, STATE, type Unit } from './position.ts';
import type { PlayerTurn, Turn } from './rules/frames.ts';
import { firstPosition } from './rules/setup.ts';
import { armsMix, complies, withinLimit } from './rules/stacking.ts';
import { isClose, isOpenGround, mayForm } from './rules/ways.ts';

// The position of a case: the set-up of its scenario with what is written changed (`docs/cases.md` lists the keys). It begins with
// a phase. What is written must be possible, as far as the table shows it.

const KEYS = [
  'options',
  'units',
  'leaders',
  'away',
  'turn',
  'phase',
  'active',
  'armies',
  'control',
  'points',
  'released',
] as const;
export type Key = (typeof KEYS)[number];

/** What a unit may have done before the phase begins, by the word for it. */
export const STATES = {
  charging: MARK.charging | MARK.charged,
  charged: MARK.charged,
  moved: MARK.moved,
  attacked: MARK.attacked,
  pinned: MARK.pinned,
  owing: MARK.owing,
} as const;
export const ARMIES = Object.keys(STATE);
/** Where pieces are that stand in no hex. */
export const PLACES = Object.keys(AWAY);
const SEATS: readonly Seat[] = [0, 1];

/** What is being laid, and on which ground. */
interface Laying {
  readonly box: Box;
  readonly b: Battle;
  readonly p: Position;
  readonly d: Described;
}

export function arrangePosition(box: Box, description: Plain, options: Options): Position {
  const d = described(description, 'a position of Vive l’Empereur !', KEYS);
  const read = readOptions(optionsOf(box), {
    ...options,
    ...(d['options'] === undefined ? {} : described(d['options'], 'options')),
  });
  if ('error' in read) throw new CaseError(read.error);
  const p = firstPosition(box, read.options);
  const laying: Laying = { box, b: box.battle(p.scenario), p, d };
  p.turn = wholeIn(d['turn'] ?? 1, 'turn', 1, laying.b.turns);
  p.active = wholeIn(d['active'] ?? 0, 'active', 0, 1);
  begin(laying);
  layUnits(laying);
  layAway(laying);
  layLeaders(laying);
  layArmies(laying);
  return p;
}

/** VE-II-b: the phase begins now. */
function begin({ p, d }: Laying): void {
  const at = placeAmong(PHASES, d['phase'] ?? 'charges', 'phase', 'phase');
  p.phase = get(PHASES, at);
  const turn: Turn = { step: p.active === 0 ? 'turn.second' : 'turn.end' };
  const playerTurn: PlayerTurn = { step: 'playerTurn.phase', at };
  p.stack = [turn, playerTurn];
}

const ids = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id);

function hexOfLabel(b: Battle, label: string, what: string): Hex {
  const hex = hexNamed(b.ground.hexes, label);
  if (hex === OFF) throw new CaseError(`${what}: there is no hex ${quoted(label)}`);
  return hex;
}

/** With units written, nobody else stands on the map. */
function layUnits(laying: Laying): void {
  const { b, p, d } = laying;
  if (d['units'] === undefined) return;
  for (let unit = 0; unit < b.units.length; unit++) lift(p, unit, AWAY.waiting);
  p.leaderAt.fill(AWAY.waiting);
  const stacks = Object.entries(described(d['units'], 'units')).map(([label, list]) => ({
    hex: hexOfLabel(b, label, 'units'),
    what: `units: ${label}`,
    list: listed(list, `units: ${label}`),
  }));
  // The lowest first: whoever is laid lies on top.
  for (const { hex, what, list } of stacks)
    for (const text of list.toReversed()) {
      if (typeof text !== 'string') throw new CaseError(`${what}: 'fr-2le line nne 3' is a unit, not ${quoted(text)}`);
      layUnit(laying, hex, text.split(' '), what);
    }
  for (const { hex, what } of stacks) checkStack(laying, hex, what);
}

/** `fr-2le line nne 3`: its formation, its facing and its steps; `+1712` for the right half of skirmishers, `t2` for a marker. */
function layUnit({ box, b, p }: Laying, hex: Hex, [id, ...words]: readonly string[], where: string): void {
  const unit = placeAmong(ids(b.units), id, where, 'unit');
  const what = `${where}: '${b.units[unit]?.id}'`;
  if (p.hex[unit] !== AWAY.waiting) throw new CaseError(`${what} stands there twice`);
  const { arm, steps, light } = facts(b, unit);
  const said = read(b, words, what);
  const usual = (['column', 'limbered', 'adapted'] as const).find((each) => mayForm(box, b, arm, each, hex));
  const formation = said.formation ?? usual ?? 'disorganised';
  const halves = said.second === OFF ? [hex] : [hex, said.second];
  // VE-IV.7-b, VE-IV.7-c: cavalry is in Line while it charges, and only then; VE-IX.2-g: also in a wood or a town.
  const rides = arm === 'cavalry' && formation === 'line';
  if (halves.some((at) => !(mayForm(box, b, arm, formation, at) || (rides && isClose(b, at)))))
    throw new CaseError(`${what} cannot be in ${formation} there`);
  p.formation[unit] = formation;
  p.facing[unit] = facingOf(box.formations[arm][formation]?.facing ?? 'none', said.facing, what);
  p.steps[unit] = wholeIn(said.steps ?? steps, `${what}: its steps`, 1, steps);
  if ((formation === 'disorganised') !== (said.marker !== null) && said.marker !== null)
    throw new CaseError(`${what} has a marker only when it is disorganised`);
  // VE-III.3-b
  if (formation === 'disorganised') p.marker[unit] = wholeIn(said.marker ?? p.turn, `${what}: its marker`, 0, p.turn);
  if (rides !== ((said.marks & MARK.charging) !== 0) || (rides && p.phase === 'charges'))
    throw new CaseError(`${what}: cavalry is in line from its charge to its shock`);
  p.marks[unit] = said.marks;
  if ((formation === 'skirmish') !== (said.second !== OFF))
    throw new CaseError(`${what}: skirmishers stand in two hexes, and nobody else does`);
  if (said.second !== OFF && !(light && isRightHalf({ box, b }, hex, said.second, get(p.facing, unit))))
    throw new CaseError(`${what} cannot be in skirmish order there`);
  put(p, unit, hex, false, said.second);
}

const COMPASS: readonly string[] = FACINGS;

/** The words after the id of a unit. */
function read(b: Battle, words: readonly string[], what: string) {
  let formation: Formation | null = null;
  let facing: Facing | null = null;
  let steps: number | null = null;
  let marker: number | null = null;
  let [second, marks] = [OFF, 0];
  const marking = Object.keys(STATES);
  for (const word of words) {
    if (/^\d$/.test(word)) steps = Number(word);
    else if (/^t\d+$/.test(word)) marker = Number(word.slice(1));
    else if (word.startsWith('+')) second = hexOfLabel(b, word.slice(1), what);
    else if (COMPASS.includes(word)) facing = COMPASS.indexOf(word);
    else if (marking.includes(word)) marks |= Object.values(STATES)[marking.indexOf(word)] ?? 0;
    else formation = get(FORMATIONS, placeAmong(FORMATIONS, word, what, 'formation, facing or state'));
  }
  return { formation, facing, steps, marker, second, marks };
}

/** VE-0-b: even facings are those of hexsides. */
function facingOf(kind: 'vertex' | 'hexside' | 'none', said: Facing | null, what: string): Facing {
  if (kind === 'none') {
    if (said !== null) throw new CaseError(`${what} has no facing in this formation`);
    return 0;
  }
  const facing = said ?? (kind === 'vertex' ? 1 : 0);
  if ((facing % 2 === 1) !== (kind === 'vertex')) throw new CaseError(`${what} faces a ${kind} in this formation`);
  return facing;
}

/** VE-IV.6-d, VE-IV.6-f: the half on the right hand lies at a right angle to the facing, and nothing but a slope is between. */
function isRightHalf({ box, b }: Pick<Laying, 'box' | 'b'>, hex: Hex, second: Hex, facing: Facing): boolean {
  const way = ((facing + 3) % 12) / 2;
  return (
    neighbour(b, hex, way) === second &&
    [hex, second].every((at) => isOpenGround(box, b, at)) &&
    b.ground.feature[hex * WAYS + way] === OFF
  );
}

/** VE-V: who may share a hex. */
function checkStack({ box, b, p }: Laying, hex: Hex, what: string): void {
  const units = unitsAt(p, hex);
  const [first] = units;
  if (first === undefined) throw new CaseError(`${what} is empty`);
  if (units.some((unit) => facts(b, unit).side !== facts(b, first).side))
    throw new CaseError(`${what} holds units of both sides`);
  if (!armsMix(b, p, units.slice(0, 1), hex)) throw new CaseError(`${what} holds cavalry with others`);
  if (!withinLimit(box, b, p, [], hex)) throw new CaseError(`${what} holds more steps than a hex can`);
  if (!complies(box, b, p, hex)) throw new CaseError(`${what}: these formations or facings do not go together`);
}

/** Units and leaders that stand in no hex: eliminated, gone, or still to come. */
function layAway({ b, p, d }: Laying): void {
  for (const [place, list] of Object.entries(described(d['away'] ?? {}, 'away', PLACES))) {
    const away = Object.values(AWAY)[PLACES.indexOf(place)] ?? OFF;
    for (const id of listed(list, `away: ${place}`)) {
      const leader = b.leaders.findIndex((each) => each.id === id);
      if (leader >= 0) {
        p.leaderAt[leader] = away;
        continue;
      }
      const unit: Unit = placeAmong(ids(b.units), id, `away: ${place}`, 'unit or leader');
      if (d['units'] !== undefined && p.hex[unit] !== AWAY.waiting)
        throw new CaseError(`away: ${quoted(id)} stands on the map`);
      lift(p, unit, away);
      p.steps[unit] = away === AWAY.eliminated ? 0 : facts(b, unit).steps;
    }
  }
}

/** `{ "ney": "1612" }`; `1612 replacement` for whoever has replaced him (VE-XIV.6-a). */
function layLeaders({ b, p, d }: Laying): void {
  for (const [id, text] of Object.entries(described(d['leaders'] ?? {}, 'leaders'))) {
    const leader = placeAmong(ids(b.leaders), id, 'leaders', 'leader');
    const [label = '', word] = typeof text === 'string' ? text.split(' ') : [];
    const hex = hexOfLabel(b, label, `leaders: ${id}`);
    if (isEnemyAt(b, p, hex, get(b.leaders, leader).side)) throw new CaseError(`leaders: '${id}' is among the enemy`);
    if (word !== undefined && word !== 'replacement')
      throw new CaseError(`leaders: '${id}' is a replacement or himself, not ${quoted(word)}`);
    p.leaderAt[leader] = hex;
    if (word === 'replacement') p.leaderMarks[leader] = LEADER.replacement;
  }
}

/** Corps, objectives and points. */
function layArmies({ b, p, d }: Laying): void {
  for (const [id, state] of Object.entries(described(d['armies'] ?? {}, 'armies'))) {
    const corps = placeAmong(ids(b.corps), id, 'armies', 'corps');
    p.army[corps] = placeAmong(ARMIES, state, `armies: ${id}`, 'state');
    // VE-XII.1-c: whoever despairs was demoralised before.
    p.crossed[corps] = [0, STATE.demoralised, STATE.demoralised | STATE.desperate][get(p.army, corps)] ?? 0;
  }
  const labels = b.objectives.map(({ hex }) => hex);
  for (const [label, seat] of Object.entries(described(d['control'] ?? {}, 'control'))) {
    const objective = labels.indexOf(hexOfLabel(b, label, 'control'));
    if (objective < 0) throw new CaseError(`control: there is no objective in ${quoted(label)}`);
    p.control[objective] = seat === 'none' ? NONE : wholeIn(seat, `control: ${label}`, 0, 1);
  }
  if (d['points'] !== undefined) {
    const points = listed(d['points'], 'points');
    if (points.length !== 2) throw new CaseError(`points must be a list of two, not of ${points.length}`);
    p.leaderPoints = SEATS.map((seat) => wholeIn(points[seat], 'points', 0, 999));
  }
  if (d['released'] !== undefined) p.released = yesOrNo(d['released'], 'released') || b.restrained === NONE;
}
