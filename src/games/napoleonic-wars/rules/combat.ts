import { end, jump } from '../../../kernel/flow.ts';
import { get, there } from '../../../kernel/there.ts';
import type { Box } from '../data/box.ts';
import { RESULTS, type Result } from '../data/names.ts';
import { cavalryOn, isVeteran } from '../options.ts';
import {
  type Battle,
  FRANCE,
  GUARD,
  ITALY,
  NAPOLEON,
  NATION_COUNT,
  type Nation,
  NONE,
  PLACE,
  type Position,
  type Unit,
} from '../position.ts';
import type { Term } from '../told.ts';
import type { ClauseId } from './bars.ts';
import {
  changeAbdication,
  changeFervour,
  die,
  isContested,
  isFrench,
  OF,
  someIn,
  strengthOf,
  strengthsIn,
  type Told,
  unitsIn,
  weakestOf,
} from './board.ts';
import { stayers } from './cavalry.ts';
import { coalitionRefuges, frenchRefuge, retreat } from './retreat.ts';

// [9/2] to [9/12]: what happens in a battle.

const resultOf = (f: Battle): Result => get(RESULTS, f.result);
export const isExchange = (f: Battle): boolean => {
  const result = f.result === NONE ? '' : resultOf(f);
  return result === 'french-exchange' || result === 'coalition-exchange';
};
/** NW-9.7.3: the place in `RESULTS` tells who wins: harassment lies in the middle. */
const HARASSMENT = RESULTS.indexOf('cavalry-harassment');
export const frenchWon = (f: Battle): boolean => f.result < HARASSMENT;
const isPursuit = (f: Battle): boolean => f.result === 0 || f.result === RESULTS.length - 1;

// [9/2], [9/3]

export function lightInfantry(box: Box, p: Position, f: Battle, io: Told): void {
  const { nation } = f;
  const fervour = get(p.fervour, nation);
  const client = get(p.clientIn, nation);
  const modifier = client === NONE ? 0 : get(box.clients, client).modifier;
  if (modifier === null) {
    // NW-9.2.1-b
    f.dice = 3;
    io.tell?.({ kind: 'light', clause: 'NW-9.2.1-b', fervour, roll: 0, terms: [], column: 0, dice: 3 });
    return;
  }
  const roll = die(io);
  const pope = nation === ITALY && p.pope ? box.constants.popeModifier : 0;
  const josephine = p.josephine === nation ? box.constants.josephineModifier : 0;
  const column = Math.max(1, Math.min(6, roll + modifier + pope + josephine));
  f.dice = get(get(box.light, fervour), column - 1);
  if (io.tell === null) return;
  const terms: Term[] = [
    { what: 'client', value: modifier },
    { what: 'pope', value: pope },
    { what: 'josephine', value: josephine },
  ];
  io.tell({
    kind: 'light',
    clause: 'NW-9.2-a',
    fervour,
    roll,
    terms: terms.filter(({ value }) => value !== 0),
    column,
    dice: f.dice,
  });
}

/** NW-9.3-a */
export function rollGuard(box: Box, p: Position, f: Battle, io: Told): void {
  f.led = p.napoleon !== NAPOLEON.none && p.napoleonAt === f.nation;
  if (!f.led || p.guard !== GUARD.box || !get(box.napoleon, p.napoleon).guard) return;
  const roll = die(io);
  const joins = roll >= box.constants.guardLeast;
  if (joins) p.guard = GUARD.battle;
  io.tell?.({ kind: 'guardRoll', clause: 'NW-9.3-a', roll, joins });
}

// [9/4] to [9/6]

export function fight(box: Box, p: Position, f: Battle, io: Told): void {
  const { nation } = f;
  const { french: corps, coalition } = strengthsIn(box, p, nation);
  const french = corps + (p.guard === GUARD.battle ? box.constants.guardStrength : 0);
  f.white = die(io);
  const dice = [f.white];
  let total = f.white + coalition - french;
  for (let n = 1; n < f.dice; n++) {
    const roll = die(io);
    dice.push(roll);
    total += roll;
  }
  const { result } = there(box.battle.find(({ most }) => total <= most));
  f.result = RESULTS.indexOf(result);
  io.tell?.({ kind: 'combat', clause: 'NW-9.6-a', nation, french, coalition, dice, total, result });
}

// [9/7]

function eliminate(box: Box, p: Position, unit: Unit, clause: ClauseId, io: Told): void {
  // NW-9.7.1-a
  const to = get(box.nationality, unit) >= OF.emigre ? PLACE.boxO : PLACE.casualties;
  p.where[unit] = to;
  io.tell?.({ kind: 'eliminated', clause, unit, to });
}

export function eliminateAll(
  box: Box,
  p: Position,
  nation: Nation,
  french: boolean,
  but: Unit,
  clause: ClauseId,
  io: Told,
): void {
  for (const unit of unitsIn(box, p, nation, french)) if (unit !== but) eliminate(box, p, unit, clause, io);
}

/** NW-9.7.2: the Guard leaves the map after every battle. */
function dismissGuard(box: Box, p: Position, french: boolean, io: Told): void {
  if (p.guard !== GUARD.battle) return;
  if (french || p.napoleon !== NAPOLEON.V) {
    p.guard = GUARD.box;
    return;
  }
  p.guard = GUARD.gone;
  io.tell?.({ kind: 'lifted', clause: 'NW-9.7.2-b', what: 'guard' });
  const roll = die(io);
  changeFervour(box, p, FRANCE, -roll, 'NW-9.7.2-b', io, roll);
  const { guardAbdication, guardAbdicationVeteran } = box.constants;
  const veteran = isVeteran(p.options);
  changeAbdication(
    box,
    p,
    veteran ? guardAbdicationVeteran : guardAbdication,
    veteran ? 'NW-12.4-a' : 'NW-9.7.2-b',
    io,
  );
}

/** NW-9.10 */
function moveFervour(box: Box, p: Position, f: Battle, french: boolean, io: Told): void {
  io.tell?.({ kind: 'battleWon', clause: 'NW-9.10-a', nation: f.nation, french });
  const led = f.led ? get(box.napoleon, p.napoleon) : null;
  const by = led === null ? (french ? 1 : -1) : french ? led.win : led.loss;
  if (by !== 0) changeFervour(box, p, f.nation, by, led === null ? 'NW-9.10-a' : 'NW-9.10-c', io);
}

/** What follows the dice at once; what asks first goes to its own step. */
export function resolve(box: Box, p: Position, f: Battle, io: Told): void {
  const result = resultOf(f);
  f.chosen = [];
  f.refuge = NONE;
  switch (result) {
    case 'cavalry-harassment':
      startHarassment(box, p, f, io);
      return;
    case 'french-exchange':
    case 'coalition-exchange':
      jump(f, 'battle.spare');
      return;
    case 'french-victorious':
      wipeOut(box, p, f, false, 'NW-9.7.3-j', io);
      return;
    case 'coalition-victorious':
      wipeOut(box, p, f, true, 'NW-9.7.3-f', io);
      return;
    default:
      dismissGuard(box, p, frenchWon(f), io);
      jump(f, 'battle.refuge');
      return;
  }
}

/** One side is gone: no retreat, no pursuit. */
function wipeOut(box: Box, p: Position, f: Battle, french: boolean, clause: ClauseId, io: Told): void {
  eliminateAll(box, p, f.nation, french, NONE, clause, io);
  closeBattle(box, p, f, !french, io);
}

export function closeBattle(box: Box, p: Position, f: Battle, french: boolean, io: Told): void {
  dismissGuard(box, p, french, io);
  moveFervour(box, p, f, french, io);
  end(p);
}

function hasCavalry(box: Box, p: Position, nation: Nation): boolean {
  for (const unit of box.horse) if (p.where[unit] === nation) return true;
  return false;
}

function startHarassment(box: Box, p: Position, f: Battle, io: Told): void {
  if (!hasCavalry(box, p, f.nation)) {
    io.tell?.({ kind: 'rolledAgain', clause: 'NW-9.7.3-a' });
    jump(f, 'battle.roll');
    return;
  }
  // NW-9.7.3-d: in descending strength.
  f.hunters = box.horse.filter((unit) => p.where[unit] === f.nation);
  f.hunters.sort((a, b) => get(box.strength, b) - get(box.strength, a));
  jump(f, 'battle.harass');
}

/** NW-9.7.3-b: the strongest infantry that the hunter can strike; several where they are equals. */
export function preyOf(box: Box, p: Position, f: Battle): Unit[] {
  const hunter = f.hunters[0];
  if (hunter === undefined) return [];
  const side = isFrench(box, p, hunter);
  const most = get(box.strength, hunter);
  let best = 0;
  let prey: Unit[] = [];
  for (let unit = 0; unit < p.where.length; unit++) {
    if (p.where[unit] !== f.nation || box.cavalry[unit] || f.chosen.includes(unit)) continue;
    const strength = get(box.strength, unit);
    if (strength > most || strength < best || isFrench(box, p, unit) === side) continue;
    if (strength > best) prey = [];
    best = strength;
    prey.push(unit);
  }
  return prey;
}

export function strike(f: Battle, unit: Unit, io: Told): void {
  const by = f.hunters.shift() ?? NONE;
  f.chosen.push(unit);
  io.tell?.({ kind: 'struck', clause: 'NW-9.7.3-b', by, unit });
}

/** NW-9.7.3-c, NW-9.7.3-n */
export function afterHarassment(box: Box, p: Position, f: Battle, io: Told): void {
  for (const unit of f.chosen) eliminate(box, p, unit, 'NW-9.7.3-b', io);
  f.chosen = [];
  // NW-9.7.2-c: the Guard alone is a side.
  const french = someIn(box, p, f.nation, true) || p.guard === GUARD.battle;
  const coalition = someIn(box, p, f.nation, false);
  if (french && coalition) {
    f.tried = [];
    jump(f, cavalryOn(p.options) ? 'battle.stay' : 'battle.light');
    if (cavalryOn(p.options)) f.tried = stayers(box, p, f.nation);
  } else closeBattle(box, p, f, french, io);
}

/** NW-9.7.3-e, NW-9.7.3-i: the strongest of those who have won an exchange. */
export function strongest(box: Box, p: Position, f: Battle): Unit[] {
  const units = unitsIn(box, p, f.nation, frenchWon(f));
  let best = 0;
  for (const unit of units) best = Math.max(best, strengthOf(box, unit));
  return units.filter((unit) => box.strength[unit] === best);
}

/** NW-9.7.3-e, NW-9.7.3-i: who may survive an exchange. */
export function survivors(box: Box, p: Position, f: Battle): Unit[] {
  const units = strongest(box, p, f);
  const horse = units.filter((unit) => box.cavalry[unit]);
  return frenchWon(f) && horse.length > 0 ? horse : units;
}

/** NW-9.7.3-i: as strong as the cavalry that is spared. */
export const yields = (box: Box, p: Position, f: Battle, unit: Unit): boolean =>
  strongest(box, p, f).includes(unit) && !survivors(box, p, f).includes(unit);

// [9/11]

export const mayPursue = (box: Box, f: Battle): boolean =>
  isPursuit(f) && f.white <= box.constants.pursuitMost && f.refuge !== NONE;

const NOBODY: readonly Unit[] = [];

/** NW-9.11.2: the weakest of the French who can pursue, one of whom has to stay; nobody if they do not pursue. */
export function frenchRear(box: Box, p: Position, f: Battle): readonly Unit[] {
  if (!mayPursue(box, f) || !frenchWon(f) || f.refuge >= NATION_COUNT) return NOBODY;
  const units = unitsIn(box, p, f.nation, true);
  if (units.length < 2) return NOBODY;
  const rear = weakestOf(box, units);
  const { french, coalition } = strengthsIn(box, p, f.refuge);
  let force = french - strengthOf(box, get(rear, 0));
  for (const unit of units) force += strengthOf(box, unit);
  return force > coalition ? rear : NOBODY;
}

/** The pursuers go, and the chain goes on where both sides meet. */
export function pursue(box: Box, p: Position, f: Battle, io: Told): void {
  const french = frenchWon(f);
  let units = f.chosen;
  if (french) {
    // NW-9.11.2-a: whoever was told to, or the only weakest one; nobody has to where they do not pursue.
    const stays = f.chosen[0] ?? frenchRear(box, p, f)[0];
    units = stays === undefined ? [] : unitsIn(box, p, f.nation, true).filter((unit) => unit !== stays);
  }
  if (units.length > 0) {
    for (const unit of units) p.where[unit] = f.refuge;
    if (french && f.led) p.napoleonAt = f.refuge;
    io.tell?.({
      kind: 'pursues',
      clause: french ? 'NW-9.11.2-b' : 'NW-9.11.1-a',
      french,
      to: f.refuge,
      units: [...units],
    });
  }
  if (f.refuge === NONE || f.refuge >= NATION_COUNT || !isContested(box, p, f.refuge)) {
    end(p);
    return;
  }
  // NW-9.12-a
  f.nation = f.refuge;
  jump(f, 'battle.begin');
}

export function flee(box: Box, p: Position, f: Battle, io: Told): void {
  const french = !frenchWon(f);
  if (someIn(box, p, f.nation, french)) {
    const bit = 1 << (french ? f.nation : f.nation + NATION_COUNT);
    if (f.fled & bit) {
      // NW-9.12-c
      io.tell?.({ kind: 'noWayOut', clause: 'NW-9.12-c', french, nation: f.nation });
      eliminateAll(box, p, f.nation, french, NONE, 'NW-9.12-c', io);
      f.refuge = NONE;
    } else {
      f.fled |= bit;
      if (french) f.refuge = frenchRefuge(box, p, f, mayFollow(box, f), io);
      else if (f.refuge === NONE) f.refuge = get(coalitionRefuges(box, p, f.nation), 0);
      retreat(box, p, f, french, io);
    }
  }
  moveFervour(box, p, f, !french, io);
}

/** NW-9.8.2-c: those who could pursue count where the French look for a refuge. */
const mayFollow = (box: Box, f: Battle): boolean => isPursuit(f) && f.white <= box.constants.pursuitMost;
