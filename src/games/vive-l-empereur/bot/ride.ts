import { type Hex, OFF, WAYS } from '../../../grids/hexes.ts';
import { SHUT } from '../data/ground.ts';
import {
  armOf,
  distance,
  facts,
  formationOf,
  has,
  hexOf,
  isDisorganised,
  isEnemyAt,
  lift,
  neighbour,
  put,
  sees,
  sideOf,
  stepsOf,
  unitsAt,
} from '../field.ts';
import { type Choice, type Facing, MARK, NONE, type Unit } from '../position.ts';
import { isLetGo, strikes } from '../rules/contact.ts';
import type { ChargeGroup } from '../rules/frames.ts';
import { moraleParts, sum } from '../rules/morale.ts';
import { withinLimit } from '../rules/stacking.ts';
import { allowance, chargeCost, isOpenGround } from '../rules/ways.ts';
import { burden, type Mind } from './stand.ts';
import { failing, objectiveWorth, orderWorth, shockProspect } from './worth.ts';

// VE-IX: whom a charge can reach, and what comes of it.

interface Ride {
  readonly hex: Hex;
  readonly facing: Facing;
  readonly spent: number;
  readonly turns: number;
  readonly turned: boolean;
  readonly left: boolean;
  readonly fire: number;
  readonly first: Choice | null;
}

/** VE-IX.2-c */
const TURN = { cost: 2, most: 2 };
/** What it costs to have to break off: disorder, and a way back under fire. */
const BROKEN_OFF = 1.6;

/** Every way in which a charge can end, with what it is worth and what to do first for it. */
export function ridesOf(
  mind: Mind,
  group: Pick<ChargeGroup, 'units' | 'hex' | 'spent' | 'turns' | 'turned' | 'left'>,
  facing: Facing,
): { readonly first: Choice | null; readonly worth: number }[] {
  const { box, b, p, seat, foes } = mind;
  const { units } = group;
  const [lead = NONE] = units;
  const most = Math.min(...units.map((unit) => allowance(box, facts(b, unit), 'line')));
  const seen = new Set<number>();
  const queue: Ride[] = [{ ...group, facing, fire: 0, first: null }];
  const ends: { first: Choice | null; worth: number }[] = [];
  for (let i = 0; i < queue.length; i++) {
    const ride = queue[i];
    if (ride === undefined) break;
    const { hex } = ride;
    const key = ((hex * 12 + ride.facing) * 3 + ride.turns) * 2 + (ride.turned ? 1 : 0);
    if (seen.has(key)) continue;
    seen.add(key);
    const worth = struck(mind, units, group.hex, ride);
    if (worth !== null) ends.push({ first: ride.first, worth });
    if (!ride.turned && ride.turns < TURN.most && ride.spent + TURN.cost <= most)
      for (const by of [2, 10]) {
        const to = (ride.facing + by) % 12;
        queue.push({
          ...ride,
          facing: to,
          spent: ride.spent + TURN.cost,
          turns: ride.turns + 1,
          turned: true,
          first: ride.first ?? { kind: 'turn', unit: lead, facing: to },
        });
      }
    for (const by of [1, 11]) {
      const way = ((ride.facing + by) % 12) / 2;
      const to = neighbour(b, hex, way);
      if (to === OFF || isEnemyAt(b, p, to, seat)) continue;
      const cost = chargeCost(box, b, hex, way, !ride.left);
      if (cost === SHUT || ride.spent + cost > most) continue;
      if (
        unitsAt(p, to).some(
          (unit) => !units.includes(unit) && (armOf(b, unit) !== 'cavalry' || has(p, unit, MARK.charging)),
        )
      )
        continue;
      if (!withinLimit(box, b, p, units, to)) continue;
      queue.push({
        ...ride,
        hex: to,
        spent: ride.spent + cost,
        turned: false,
        left: true,
        fire: ride.fire + (foes.cover[hex] ?? 0),
        first: ride.first ?? { kind: 'step', hex: to },
      });
    }
  }
  return ends;
}

/** The best that a charge can strike from where it ends, or null without contact (VE-IX.2-t). */
function struck(mind: Mind, units: readonly Unit[], start: Hex, ride: Ride): number | null {
  const { box, b, p, seat, foes } = mind;
  const [lead = NONE] = units;
  const before = units.map((unit) => [unit, hexOf(p, unit), formationOf(p, unit), p.facing[unit] ?? 0] as const);
  for (const unit of units) lift(p, unit);
  for (const unit of units.toReversed()) {
    p.formation[unit] = 'line';
    p.facing[unit] = ride.facing;
    put(p, unit, ride.hex);
  }
  let best: number | null = null;
  for (const by of [1, 11]) {
    const target = neighbour(b, ride.hex, ((ride.facing + by) % 12) / 2);
    if (target === OFF || !isEnemyAt(b, p, target, seat)) continue;
    if (!units.some((unit) => strikes(box, b, p, unit, ride.hex, target)) || isLetGo(p, units, target)) continue;
    const worth = striking(mind, units, start, ride, target);
    if (best === null || worth > best) best = worth;
  }
  for (const unit of units) lift(p, unit);
  for (const [unit, hex, formation, facing] of before.toReversed()) {
    p.formation[unit] = formation;
    p.facing[unit] = facing;
    put(p, unit, hex);
  }
  if (best === null) return null;
  // Whoever is struck fires first, and others with him.
  const fire = burden(mind, lead, foes.fire[ride.hex] ?? 0, 0) + burden(mind, lead, ride.fire, 0);
  return best - fire - 0.15;
}

function striking(mind: Mind, units: readonly Unit[], start: Hex, ride: Ride, target: Hex): number {
  const { box, b, p, seat } = mind;
  const from = [ride.hex];
  for (let way = 0; way < WAYS; way++) {
    const near = neighbour(b, target, way);
    if (near !== OFF && near !== ride.hex)
      if (unitsAt(p, near).some((unit) => sideOf(b, unit) === seat && strikes(box, b, p, unit, near, target)))
        from.push(near);
  }
  const prospect = (): number => {
    const { worth, clears } = shockProspect(box, b, p, { counter: false, seat, from, targets: [target] });
    return worth + clears * (0.3 + (units.length > 0 ? objectiveWorth(b, p, target, seat) * 0.7 : 0));
  };
  const plain = prospect();
  const there = unitsAt(p, target);
  const [top = NONE] = there;
  if (armOf(b, top) === 'cavalry' && !isDisorganised(p, top)) return 0.6 * plain - 0.3;
  const foot = there.filter((unit) => armOf(b, unit) === 'infantry' && !isDisorganised(p, unit));
  const [first] = foot;
  const far = distance(b, start, target);
  const forms =
    first !== undefined &&
    formationOf(p, first) !== 'square' &&
    isOpenGround(box, b, target) &&
    far > 1 &&
    (ride.hex !== start || far > 1) &&
    sees(b, p, start, target);
  if (!forms || first === undefined) return plain;
  // VE-IX.6: it tries to form square, and is broken if it fails.
  const fails = failing(sum(moraleParts(box, b, p, first, { cause: 'square', seenAt: far })));
  const formations = foot.map((unit) => [unit, formationOf(p, unit)] as const);
  for (const unit of foot) p.formation[unit] = 'disorganised';
  const broken = prospect() + orderWorth(b, p, first) * 0.2 + 0.9 + 0.3 * stepsOf(p, first);
  for (const [unit, formation] of formations) p.formation[unit] = formation;
  return fails * broken - (1 - fails) * BROKEN_OFF;
}
