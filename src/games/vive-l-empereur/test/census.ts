import { OFF } from '../../../grids/hexes.ts';
import { get } from '../../../kernel/there.ts';
import type { Box } from '../data/box.ts';
import { AWAY, NONE, type Position } from '../position.ts';

// What must hold of the counters in every position, written from the ledger: each is in exactly one place, and in one where it may be.

const PLACES: readonly number[] = Object.values(AWAY);

/** The stack of a hex by the links alone. */
function lying(p: Position, hex: number): number[] {
  const found: number[] = [];
  for (let unit = p.top[hex] ?? NONE; unit !== NONE && found.length < p.hex.length; unit = p.below[unit] ?? NONE)
    if (p.hex[unit] === hex || p.second[unit] === hex) found.push(unit);
  return found;
}

function units(box: Box, p: Position): string[] {
  const b = box.battle(p.scenario);
  const faults: string[] = [];
  const within = b.ground.hexes.count;
  for (const [unit, { id, arm, steps, side }] of b.units.entries()) {
    const [hex, second] = [get(p.hex, unit), get(p.second, unit)];
    const left = get(p.steps, unit);
    if (hex < 0 ? !PLACES.includes(hex) : hex >= within) faults.push(`${id} is nowhere`);
    if (left < 0 || left > steps) faults.push(`${id} has ${left} steps`);
    // VE-VII.8-a: without a step there is no unit, and nobody on the map has none.
    if ((left === 0) !== (hex === AWAY.eliminated)) faults.push(`${id} has ${left} steps at ${hex}`);
    if (hex < 0) {
      if (second !== OFF) faults.push(`${id} has a half on the map`);
      continue;
    }
    const formation = get(p.formation, unit);
    const facts = box.formations[arm][formation];
    if (facts === null) faults.push(`${id} is in ${formation}`);
    // VE-III.3-b: a marker on whoever is Disorganised, and on nobody else.
    if ((formation === 'disorganised') !== (get(p.marker, unit) !== NONE)) faults.push(`${id} and its marker`);
    if (get(p.marker, unit) > p.turn) faults.push(`${id} breaks tomorrow`);
    // VE-IV.6-c
    if ((formation === 'skirmish') !== (second !== OFF)) faults.push(`${id} is in ${formation} with half ${second}`);
    const odd = get(p.facing, unit) % 2 === 1;
    if (facts?.facing === 'vertex' && !odd) faults.push(`${id} in ${formation} faces a hexside`);
    if (facts?.facing === 'hexside' && odd) faults.push(`${id} in ${formation} faces a vertex`);
    for (const at of second === OFF ? [hex] : [hex, second])
      if (lying(p, at).filter((each) => each === unit).length !== 1) faults.push(`${id} does not lie in its hex`);
    // VE-VI.1-m
    if (lying(p, hex).some((other) => get(b.units, other).side !== side)) faults.push(`${id} lies with the enemy`);
  }
  const standing = p.hex.reduce((sum, hex, unit) => sum + (hex < 0 ? 0 : p.second[unit] === OFF ? 1 : 2), 0);
  const hanging = p.top.reduce<number>((sum, _, hex) => sum + lying(p, hex).length, 0);
  if (standing !== hanging) faults.push(`${hanging} units lie in stacks, ${standing} stand`);
  return faults;
}

function leaders(box: Box, p: Position): string[] {
  const b = box.battle(p.scenario);
  return b.leaders.flatMap(({ id }, leader) => {
    const at = get(p.leaderAt, leader);
    return at < 0
      ? PLACES.includes(at)
        ? []
        : [`${id} is nowhere`]
      : at < b.ground.hexes.count
        ? []
        : [`${id} is at ${at}`];
  });
}

/** VE-XII-a: a corps is what its score says, once an action is over. */
function armies(box: Box, p: Position): string[] {
  const b = box.battle(p.scenario);
  return b.corps.flatMap(({ id }, corps) => {
    const [state, crossed] = [get(p.army, corps), get(p.crossed, corps)];
    return state !== 0 && (crossed & state) === 0 ? [`${id} is in a state that it never came to`] : [];
  });
}

export const censusOf = (box: Box, p: Position): string[] => [...units(box, p), ...leaders(box, p), ...armies(box, p)];
