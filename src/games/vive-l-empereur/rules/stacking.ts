import type { Hex } from '../../../grids/hexes.ts';
import type { Battle, Box } from '../data/box.ts';
import { armOf, commonFront, formationOf, isDisorganised, lie, sideOf, stepsOf, topAt, underneath } from '../field.ts';
import { NONE, type Position, type Unit } from '../position.ts';

// VE-V: what may share a hex. The functions take the units apart from those that are already there: groups move together.

/** VE-V.1-a: are the steps in the hex, with these, within its limit? */
export function withinLimit(box: Box, b: Battle, p: Position, units: readonly Unit[], hex: Hex): boolean {
  let sum = 0;
  let horse = false;
  for (let unit = topAt(p, hex); unit !== NONE; unit = underneath(p, unit, hex)) {
    if (units.includes(unit)) continue;
    sum += stepsOf(p, unit);
    horse = armOf(b, unit) === 'cavalry';
  }
  for (let i = 0; i < units.length; i++) {
    const unit = units[i] ?? NONE;
    sum += stepsOf(p, unit);
    horse = armOf(b, unit) === 'cavalry';
  }
  return sum <= (horse ? box.constants.horseSteps : box.constants.footSteps);
}

/** VE-V.2-a: cavalry never shares a hex with infantry or artillery. */
export function armsMix(b: Battle, p: Position, units: readonly Unit[], hex: Hex): boolean {
  const [first] = units;
  if (first === undefined) return true;
  const horse = armOf(b, first) === 'cavalry';
  for (let unit = topAt(p, hex); unit !== NONE; unit = underneath(p, unit, hex))
    if (!units.includes(unit) && (armOf(b, unit) === 'cavalry') !== horse) return false;
  return true;
}

/** VE-VI.1-k, VE-VI.1-m: may they pass through, as far as units there are concerned? */
export function mayPass(box: Box, b: Battle, p: Position, units: readonly Unit[], hex: Hex): boolean {
  const [first] = units;
  if (first === undefined || topAt(p, hex) === NONE) return true;
  const side = sideOf(b, first);
  for (let unit = topAt(p, hex); unit !== NONE; unit = underneath(p, unit, hex))
    if (sideOf(b, unit) !== side) return false;
  return armsMix(b, p, units, hex) && withinLimit(box, b, p, units, hex);
}

/**
 * VE-V.7-d, VE-V.7-e, VE-V.8-c, VE-V.8-d: may they stand together when the movement is over? Facings are asked of `complies`. Skirmishers
 * share both hexes and the facing (VE-IV.6-o).
 */
export function mayShare(p: Position, b: Battle, one: Unit, other: Unit): boolean {
  if (isDisorganised(p, one) !== isDisorganised(p, other)) return false;
  const a = formationOf(p, one);
  const c = formationOf(p, other);
  if (a === 'skirmish' || c === 'skirmish')
    return (
      a === c && p.hex[one] === p.hex[other] && p.second[one] === p.second[other] && p.facing[one] === p.facing[other]
    );
  const foot = armOf(b, one) === 'infantry' && armOf(b, other) === 'infantry';
  return !foot || (a === 'square') === (c === 'square');
}

/** VE-V.7-a, VE-V.7-b: the same facing in the same formation, else at least two front hexes in common. */
export function facingsAgree(box: Box, b: Battle, p: Position, one: Unit, other: Unit): boolean {
  if (formationOf(p, one) === formationOf(p, other)) return p.facing[one] === p.facing[other];
  const [how, that] = [lie(box, b, p, one), lie(box, b, p, other)];
  return commonFront(how, p.facing[one] ?? 0, that, p.facing[other] ?? 0) >= 2;
}

/** VE-V.7, VE-V.8-d: may the stack of a hex stay as it is? */
export function complies(box: Box, b: Battle, p: Position, hex: Hex): boolean {
  for (let unit = topAt(p, hex); unit !== NONE; unit = underneath(p, unit, hex))
    for (let other = underneath(p, unit, hex); other !== NONE; other = underneath(p, other, hex))
      if (!mayShare(p, b, unit, other) || !facingsAgree(box, b, p, unit, other)) return false;
  return true;
}

/** The first two units of a hex whose facings clash (VE-V.7-f), or null. */
export function clash(box: Box, b: Battle, p: Position, hex: Hex): readonly [Unit, Unit] | null {
  for (let unit = topAt(p, hex); unit !== NONE; unit = underneath(p, unit, hex)) {
    if (isDisorganised(p, unit)) continue;
    for (let other = underneath(p, unit, hex); other !== NONE; other = underneath(p, other, hex))
      if (!isDisorganised(p, other) && !facingsAgree(box, b, p, unit, other)) return [unit, other];
  }
  return null;
}
