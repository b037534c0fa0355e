import { type Hex, OFF } from '../../../grids/hexes.ts';
import {
  armOf,
  enemyOf,
  facts,
  has,
  hexOf,
  isDisorganised,
  isOnMap,
  sideOf,
  stepsOf,
  terrainAt,
  topAt,
  unitsAt,
  ZONE,
} from '../field.ts';
import { type Choice, MARK, NONE, type Unit } from '../position.ts';
import { frameOf, lineAgainst } from '../rules/contact.ts';
import type { Party, Rally, React, Recoil, Retreat, Squares } from '../rules/frames.ts';
import { moraleParts, sum } from '../rules/morale.ts';
import { oddsColumn } from '../rules/shock-value.ts';
import { stackZone } from '../rules/zones.ts';
import { type Mind, standing } from './stand.ts';
import { failing, orderWorth, prospectOf, shockProspect, unitWorth } from './worth.ts';

// What one answers to what the enemy does, and what becomes of those who are beaten.

/** VE-IX.7, VE-VI.8, VE-VI.5: cavalry before which an enemy has come. */
export function reacting(mind: Mind, choices: readonly Choice[]): number[] {
  const { box, b, p, seat } = mind;
  const f = frameOf<React>(p, 'react');
  if (f === null) return choices.map(() => 0);
  const isCharge = f.kind === 'charge' || f.kind === 'start' || f.kind === 'combined' || f.kind === 'exploit';
  /** What waiting comes to: who charges may strike it, who walks up may do so later. */
  const waits = (hex: Hex): number => {
    const { worth } = shockProspect(box, b, p, { counter: false, seat: enemyOf(seat), from: f.movers, targets: [hex] });
    return -Math.max(0, worth) * (isCharge ? 0.8 : 0.3);
  };
  return choices.map((c) => {
    if (c.kind === 'countercharge') {
      const units = unitsAt(p, c.hex);
      const [top = NONE] = units;
      const facing = lineAgainst(box, b, p, top, c.hex, f.movers);
      const before = units.map((unit) => [unit, p.formation[unit], p.facing[unit]] as const);
      for (const unit of units) {
        p.formation[unit] = 'line';
        p.facing[unit] = facing;
      }
      const targets = f.movers.filter((hex) => topAt(p, hex) !== NONE);
      const { worth } = shockProspect(box, b, p, { counter: true, seat, from: [c.hex], targets });
      for (const [unit, formation, turned] of before) {
        p.formation[unit] = formation ?? 'column';
        p.facing[unit] = turned ?? 0;
      }
      const fails = failing(sum(moraleParts(box, b, p, top, { cause: 'countercharge' })));
      return (1 - fails) * worth - fails * orderWorth(b, p, top) - waits(c.hex) - 0.1;
    }
    if (c.kind === 'recoil') {
      const top = topAt(p, c.hex);
      return -failing(facts(b, top).morale) * orderWorth(b, p, top) - waits(c.hex) - 0.3;
    }
    if (c.kind === 'disorder') return -0.7 * orderWorth(b, p, c.unit) - waits(hexOf(p, c.unit)) - 0.5;
    return 0;
  });
}

/** VE-VI.8-h: is it the target? */
export function claiming(mind: Mind, choices: readonly Choice[]): number[] {
  const { box, b, p, seat } = mind;
  const f = frameOf<Recoil>(p, 'recoil');
  if (f === null) return choices.map(() => 0);
  const { worth } = shockProspect(box, b, p, { counter: false, seat, from: f.movers, targets: [f.hex] });
  return choices.map((c) => (c.kind === 'claim' ? worth : 0));
}

/** VE-IX.6: to form square is a risk; to be ridden down is a greater one, unless one is strong enough. */
export function forming(mind: Mind, choices: readonly Choice[]): number[] {
  const { box, b, p } = mind;
  const f = frameOf<Squares>(p, 'squares');
  if (f === null) return choices.map(() => 0);
  const attackers: Party[] = f.chargers.flatMap((hex) => {
    const fighters = unitsAt(p, hex).filter((unit) => has(p, unit, MARK.charging));
    const power = fighters.reduce((total, unit) => total + stepsOf(p, unit) * facts(b, unit).shock, 0);
    return fighters.length === 0 ? [] : [{ hex, hexes: [hex], fighters, others: [], power, zone: ZONE.front }];
  });
  const power = attackers.reduce((total, each) => total + each.power, 0);
  return choices.map((c) => {
    if (c.kind !== 'square') return 0;
    const units = unitsAt(p, c.hex);
    const foot = units.filter((unit) => armOf(b, unit) === 'infantry');
    const [first = NONE] = foot;
    const zone = Math.max(ZONE.front, ...f.chargers.map((hex) => stackZone(box, b, p, c.hex, hex)));
    const threatened = (broken: boolean): number => {
      const own = units.reduce((total, unit) => total + stepsOf(p, unit) * (broken ? 1 : facts(b, unit).shock), 0);
      const defence = zone === ZONE.front || broken ? own : Math.ceil(own / 2);
      const defenders: Party[] = [{ hex: c.hex, hexes: [c.hex], fighters: units, others: [], power: defence, zone }];
      const column = oddsColumn(box, power, defence);
      return Math.max(
        0,
        prospectOf(box, b, p, { attackers, defenders, terms: [[], []], powers: [power, defence], column }).worth,
      );
    };
    const fails = failing(sum(moraleParts(box, b, p, first, { cause: 'square', seenAt: f.exploit ? 2 : 3 })));
    const stands = -0.7 * threatened(false);
    const tries = -fails * (orderWorth(b, p, first) + 0.7 * threatened(true)) - (1 - fails) * 0.15;
    return tries - stands;
  });
}

/** Away from the enemy and homewards, not over those who stand. */
export function fleeing({ b, p, seat, foes }: Mind, choices: readonly Choice[]): number[] {
  const unit = frameOf<Retreat>(p, 'retreat')?.units[0] ?? frameOf<Recoil>(p, 'recoil')?.units[0];
  const arm = unit === undefined ? 'infantry' : armOf(b, unit);
  const home = b.home[seat]?.[arm];
  return choices.map((c) => {
    if (c.kind === 'along') return 2;
    if (c.kind !== 'to') return 0;
    const top = topAt(p, c.hex);
    const friends = top !== NONE && !isDisorganised(p, top) ? 1 : 0;
    return (
      0.3 * Math.min(6, foes.near[c.hex] ?? 0) - 0.05 * (home?.[c.hex] ?? 0) - 0.4 * (foes.cover[c.hex] ?? 0) - friends
    );
  });
}

/** VE-XI: who may rally does, but not where failing means to leave the map. */
export function rallying(mind: Mind, choices: readonly Choice[]): number[] {
  const { box, b, p, seat, foes } = mind;
  return choices.map((c) => {
    if (c.kind === 'rally') {
      const fails = failing(sum(moraleParts(box, b, p, c.unit, { cause: 'rally' })));
      const home = b.home[seat]?.[armOf(b, c.unit)]?.[hexOf(p, c.unit)] ?? 9;
      const refuge = ['forest', 'town'].includes(terrainAt(b, hexOf(p, c.unit)));
      const driven = home < 2 && !refuge ? 0.6 * unitWorth(b, p, c.unit) : 0.1;
      return (1 - fails) * (1 + 0.3 * stepsOf(p, c.unit)) - fails * driven;
    }
    if (c.kind === 'change')
      return standing(mind, c.unit, { hex: hexOf(p, c.unit), formation: c.formation, facing: c.facing });
    if (c.kind === 'to') return c.hex === OFF ? 0 : 0.2 * Math.min(6, foes.near[c.hex] ?? 0) - 0.5;
    const unit = frameOf<Rally>(p, 'rally')?.unit ?? NONE;
    return unit !== NONE && isOnMap(p, unit) && (foes.near[hexOf(p, unit)] ?? 0) <= 2 ? -0.5 : 0;
  });
}

/** Turns that are made where one stands. */
export function turning(mind: Mind, choices: readonly Choice[]): number[] {
  const { p } = mind;
  return choices.map((c) =>
    c.kind === 'turn'
      ? standing(mind, c.unit, {
          hex: hexOf(p, c.unit),
          formation: formationAfter(mind, c.unit),
          facing: c.facing,
        })
      : 0,
  );
}

/** VE-IX.3-d: cavalry that returns from Line. */
const formationAfter = ({ b, p }: Mind, unit: Unit) =>
  armOf(b, unit) === 'cavalry' && p.formation[unit] === 'line' ? 'column' : (p.formation[unit] ?? 'column');

/** Where leaders who are driven off go, and with whom their successors appear: with friends, far from the enemy. */
export function sheltering({ b, p, seat, foes }: Mind, choices: readonly Choice[]): number[] {
  return choices.map((c) => {
    const hex = c.kind === 'to' ? c.hex : c.kind === 'join' ? hexOf(p, c.unit) : OFF;
    if (hex === OFF) return 0;
    const top = topAt(p, hex);
    const friends =
      top !== NONE && sideOf(b, top) === seat ? 1 + 0.2 * stepsOf(p, top) - (isDisorganised(p, top) ? 0.5 : 0) : 0;
    return friends + 0.1 * Math.min(5, foes.near[hex] ?? 0);
  });
}
