import { type Hex, OFF } from '../../../grids/hexes.ts';
import type { Seat } from '../../../kernel/flow.ts';
import type { Battle, Box } from '../data/box.ts';
import { armOf, formationOf, has, hexesOfUnit, sideOf, stepsOf, unitsAt, ZONE } from '../field.ts';
import { MARK, type Position, type Unit } from '../position.ts';
import type { ShockTerm } from '../told.ts';
import { strikes } from './contact.ts';
import { attackZone } from './cover.ts';
import type { Combat, Party } from './frames.ts';
import { sum } from './morale.ts';
import { attackParts, defenceParts, isIgnored, oddsColumn } from './shock-value.ts';
import { holdsSquare } from './zones.ts';

// VE-VIII.8-h: who fights in a shock, through which zones, for how much, and at what odds. The rules fix it, and odds count with it.

export interface Clash {
  readonly attackers: Party[];
  readonly defenders: Party[];
  readonly terms: readonly [ShockTerm[], ShockTerm[]];
  readonly powers: readonly [number, number];
  readonly column: number;
}

/** VE-VIII.1-e: who is attacked in a hex: not those who were attacked before in this player-turn, unless by a countercharge (VE-IX.7-r). */
export const attackedAt = (b: Battle, p: Position, hex: Hex, seat: Seat, counter: boolean): Unit[] =>
  unitsAt(p, hex).filter((unit) => sideOf(b, unit) !== seat && (counter || !has(p, unit, MARK.attacked)));

/** VE-IV.6-s: a shock at skirmishers is one at both of their hexes. */
export function targetsWith(p: Position, hex: Hex): Hex[] {
  const [unit] = unitsAt(p, hex);
  const other = unit === undefined ? OFF : (hexesOfUnit(p, unit).find((each) => each !== hex) ?? OFF);
  return other === OFF ? [hex] : [hex, other];
}

export function clashOf(
  box: Box,
  b: Battle,
  p: Position,
  { counter, seat, from, targets }: Pick<Combat, 'counter' | 'seat' | 'from' | 'targets'>,
): Clash {
  const held = targets.filter((hex) => attackedAt(b, p, hex, seat, counter).length > 0);
  const terms: [ShockTerm[], ShockTerm[]] = [[], []];
  const attackers: Party[] = [];
  /** VE-VIII.8-i: what each attacking hex attacks: one hex, or in a countercharge all that it has in front. */
  const aims: Hex[][] = [];
  for (const hex of from) {
    const units = unitsAt(p, hex).filter((unit) => sideOf(b, unit) === seat);
    const reached = held.filter((target) => units.some((unit) => strikes(box, b, p, unit, hex, target)));
    const [aim] = reached;
    if (aim === undefined) continue;
    const hexes = hexesOfUnit(p, units[0] ?? 0);
    const party: Party = { hex, hexes, fighters: [], others: [], power: 0, zone: ZONE.front };
    for (const unit of units) {
      const parts = attackParts(box, b, p, unit, hex, aim);
      const value = parts === null ? 0 : sum(parts);
      if (parts === null || value <= 0) {
        // VE-IX.7-u: comrades who do not ride are not hit.
        if (!counter) party.others.push(unit);
        continue;
      }
      const steps = stepsOf(p, unit);
      party.fighters.push(unit);
      party.power += value * steps;
      terms[0].push({ unit, parts, value, steps });
    }
    attackers.push(party);
    aims.push(counter ? reached : [aim]);
  }
  const byInfantry = attackers.some(({ fighters }) => fighters.some((unit) => armOf(b, unit) === 'infantry'));
  const defenders: Party[] = [];
  for (const hex of held) {
    const units = attackedAt(b, p, hex, seat, counter);
    const [first] = units;
    if (first === undefined || defenders.some(({ fighters, others }) => [...fighters, ...others].includes(first)))
      continue;
    const hexes = hexesOfUnit(p, first);
    const party: Party = { hex, hexes, fighters: [], others: [], power: 0, zone: ZONE.front };
    for (const [i, aim] of aims.entries())
      for (const target of aim)
        if (hexes.includes(target))
          party.zone = Math.max(party.zone, attackZone(box, b, p, target, attackers[i]?.hex ?? OFF));
    for (const unit of units) {
      const parts = defenceParts(b, p, unit, party.zone, byInfantry);
      const [value, steps] = [sum(parts), stepsOf(p, unit)];
      const counts = value > 0 && !isIgnored(b, p, unit, units, party.zone);
      if (counts) {
        party.power += value * steps;
        terms[1].push({ unit, parts, value, steps });
      }
      // VE-IX.6-n: limbered guns in a Square count, but neither pay nor test.
      (counts && !(formationOf(p, unit) === 'limbered' && holdsSquare(p, hex)) ? party.fighters : party.others).push(
        unit,
      );
    }
    defenders.push(party);
  }
  const powers = [
    sum(attackers.map(({ power }) => ({ value: power }))),
    sum(defenders.map(({ power }) => ({ value: power }))),
  ] as const;
  return { attackers, defenders, terms, powers, column: oddsColumn(box, ...powers) };
}
