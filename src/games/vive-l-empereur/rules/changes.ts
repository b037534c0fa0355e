import { type Hex, OFF, WAYS } from '../../../grids/hexes.ts';
import type { Battle, Box } from '../data/box.ts';
import { SHUT } from '../data/ground.ts';
import type { Formation } from '../data/names.ts';
import {
  armOf,
  facts,
  formationOf,
  hexesOfUnit,
  hexOf,
  isDisorganised,
  isEnemyAt,
  neighbour,
  sideOf,
  wayTo,
} from '../field.ts';
import type { Facing, Position, Unit } from '../position.ts';
import type { Of } from './bars.ts';
import type { Move } from './frames.ts';
import {
  type Course,
  canChange,
  canForm,
  changePrice,
  changesOf,
  isChangeOf,
  isHalfOpen,
  type Stance,
  stanceOf,
} from './march.ts';
import { agree } from './paths.ts';
import { withinLimit } from './stacking.ts';
import { facingsAfter, mayForm } from './ways.ts';

// VE-VI.3, VE-IV.6: changes of formation on the spot, skirmishers among them, who need a second hex or give one up.

type Change = Of<'change'>;
export const indexOf = (f: Move, unit: Unit): number => f.units.indexOf(unit);

/** VE-IV.0-b: does the arm know such a change at all? */
export const isChange = (b: Battle, p: Position, unit: Unit, to: Formation): boolean =>
  isChangeOf(b, armOf(b, unit), hexOf(p, unit), formationOf(p, unit), to);

/** The halves that skirmishers would have, left first, if the unit took this facing with that other half; null where it does not fit. */
export function halvesOf(b: Battle, p: Position, { unit, facing, second }: Change): readonly [Hex, Hex] | null {
  if (facing % 2 === 0 || second === OFF) return null;
  for (const hex of hexesOfUnit(p, unit)) {
    if (neighbour(b, hex, ((facing + 3) % 12) / 2) === second) return [hex, second];
    if (neighbour(b, hex, ((facing + 9) % 12) / 2) === second) return [second, hex];
  }
  return null;
}

/** VE-IV.6-n: the way of the half that skirmishers move in a turn by 60 degrees, as hex and way; null if it is none. */
function swing(b: Battle, p: Position, c: Change): readonly [Hex, number] | null {
  const halves = halvesOf(b, p, c);
  const gone = halves === null ? OFF : (hexesOfUnit(p, c.unit).find((hex) => !halves.includes(hex)) ?? OFF);
  const way = gone === OFF ? OFF : wayTo(b, gone, c.second);
  return way === OFF || ![2, 10].includes((c.facing - (p.facing[c.unit] ?? 0) + 12) % 12) ? null : [gone, way];
}
const isSwing = (b: Battle, p: Position, unit: Unit, facing: Facing, second: Hex): boolean =>
  swing(b, p, { kind: 'change', unit, formation: 'skirmish', facing, second }) !== null;
/** VE-IV.6-t: may that half cross what lies between? */
function isSwingOpen(b: Battle, p: Position, c: Change): boolean {
  const [hex, way] = (formationOf(p, c.unit) === 'skirmish' ? swing(b, p, c) : null) ?? [OFF, OFF];
  return hex === OFF || b.ground.entry.line[hex * WAYS + way] !== SHUT;
}

/** VE-VI.3-d, VE-VI.3-e, VE-VI.3-g, VE-IV.6-q: the facings that a change may end with. */
export function isFacingRight(b: Battle, p: Position, c: Change): boolean {
  const from = formationOf(p, c.unit);
  if (from === 'skirmish' && c.formation === 'skirmish') return swing(b, p, c) !== null;
  return facingsAfter(from, p.facing[c.unit] ?? 0, c.formation).includes(c.facing);
}

/** Does `second` say what it has to: the other half, the hex that is kept, or nothing? */
export function isSecondRight(b: Battle, p: Position, c: Change): boolean {
  if (c.formation === 'skirmish') return c.second !== OFF && halvesOf(b, p, c) !== null;
  return formationOf(p, c.unit) === 'skirmish' ? hexesOfUnit(p, c.unit).includes(c.second) : c.second === OFF;
}

/** Where the unit would stand: the hex that skirmishers keep, or its own. */
export const placeOf = (p: Position, c: Change): Hex =>
  c.formation !== 'skirmish' && c.second !== OFF ? c.second : hexOf(p, c.unit);

export const mayFormThere = (box: Box, b: Battle, p: Position, c: Change): boolean =>
  mayForm(box, b, armOf(b, c.unit), c.formation, placeOf(p, c));

/** VE-IV.6-b, VE-IV.6-d, VE-IV.6-q, VE-IV.6-o, VE-IV.6-t: is the other half open and free? */
export function isHalfFree(box: Box, b: Battle, p: Position, c: Change): boolean {
  if (c.formation !== 'skirmish') return true;
  const halves = halvesOf(b, p, c);
  if (halves === null) return false;
  const [left, right] = halves;
  return (
    isHalfOpen(box, b, left, right) &&
    isSwingOpen(b, p, c) &&
    !isEnemyAt(b, p, c.second, sideOf(b, c.unit)) &&
    withinLimit(box, b, p, [c.unit], c.second) &&
    // In its own hex it may still leave comrades behind, who follow it into that order or move off.
    agree(p, [c.unit], left, right, c.facing, c.second)
  );
}

/** Could a comrade follow into such an order? Infantry in order can, light infantry as skirmishers. */
export const canFollow = (b: Battle, p: Position, unit: Unit, to: Formation): boolean =>
  armOf(b, unit) === 'infantry' && !isDisorganised(p, unit) && (to !== 'skirmish' || facts(b, unit).light);

export const priceOf = (box: Box, b: Battle, c: Change): number => changePrice(box, b, c.unit, c.formation);

/** VE-VI.1-j, VE-VI.3-i */
export const canAfford = (box: Box, b: Battle, p: Position, f: Move, c: Change): boolean =>
  canChange(box, b, c.unit, f, stanceOf(p, f, indexOf(f, c.unit)), c.formation);

/** VE-IV.6-o: skirmishers change alone. */
export const changesAlone = (p: Position, f: Move, unit: Unit, to: Formation): boolean =>
  f.units.length > 1 && (to === 'skirmish' || formationOf(p, unit) === 'skirmish');

/** Every change that a unit of the group could wish for and pay, as far as facings, halves and the ground go. */
export function listChanges(
  box: Box,
  b: Battle,
  p: Position,
  f: Move,
  at: Course,
  now: Stance,
  unit: Unit,
  out: Change[],
): void {
  for (const to of changesOf(armOf(b, unit))) {
    if (to === 'skirmish' || now.formation === 'skirmish') {
      if (!isChange(b, p, unit, to) || changesAlone(p, f, unit, to) || !canChange(box, b, unit, f, now, to)) continue;
      if (to === 'skirmish' && !(facts(b, unit).light && b.scenario.special.skirmish)) continue;
      listHalves(box, b, p, unit, to, out);
      continue;
    }
    if (!canForm(box, b, unit, at, now, to)) continue;
    for (const facing of facingsAfter(now.formation, now.facing, to))
      out.push({ kind: 'change', unit, formation: to, facing, second: OFF });
  }
}

/** The same of a change to or from skirmishers, who need a second hex or give one up. */
function listHalves(box: Box, b: Battle, p: Position, unit: Unit, formation: Formation, out: Change[]): void {
  const from = formationOf(p, unit);
  const was = p.facing[unit] ?? 0;
  const swings = from === 'skirmish' && formation === 'skirmish';
  for (const facing of swings ? [(was + 2) % 12, (was + 10) % 12] : facingsAfter(from, was, formation))
    for (const second of secondsOf(b, p, unit, formation, facing)) {
      const c: Change = { kind: 'change', unit, formation, facing, second };
      if ((!swings || isSwing(b, p, unit, facing, second)) && mayFormThere(box, b, p, c) && isHalfFree(box, b, p, c))
        out.push(c);
    }
}

function secondsOf(b: Battle, p: Position, unit: Unit, formation: Formation, facing: Facing): readonly Hex[] {
  const halves = hexesOfUnit(p, unit);
  if (formation !== 'skirmish') return formationOf(p, unit) === 'skirmish' ? halves : [OFF];
  return halves
    .flatMap((hex) => [neighbour(b, hex, ((facing + 3) % 12) / 2), neighbour(b, hex, ((facing + 9) % 12) / 2)])
    .filter((hex) => hex !== OFF && !halves.includes(hex));
}
