import { type Hex, OFF, WAYS } from '../../../grids/hexes.ts';
import { has, hexOf, holder, isDisorganised, neighbour, sideOf, topAt, unitsAt } from '../field.ts';
import { type Choice, MARK, NONE } from '../position.ts';
import { targetsWith } from '../rules/clash.ts';
import { frameOf, strikes } from '../rules/contact.ts';
import { firersAt } from '../rules/fire-value.ts';
import type { Charge, Charges, Combat } from '../rules/frames.ts';
import { mayForm } from '../rules/ways.ts';
import { ridesOf } from './ride.ts';
import { type Mind, standing } from './stand.ts';
import { fireWorth, objectiveWorth, shockProspect } from './worth.ts';

// Fire, charges and shocks: who strikes whom.

export function firing({ box, b, p, seat }: Mind, choices: readonly Choice[]): number[] {
  return choices.map((c) => {
    if (c.kind !== 'target') return c.kind === 'pass' ? 0 : -9;
    const firers = firersAt(box, b, p, seat, c.hex, false).filter((unit) => !has(p, unit, MARK.fired));
    return 0.01 + fireWorth(box, b, p, firers, c.hex, false);
  });
}

/** All who can fire do so. */
export const joining = (choices: readonly Choice[]): number[] =>
  choices.map(({ kind }) => (kind === 'fire' ? 1 : kind === 'firer' ? -1 : 0));

/** What a charge has to promise before it is announced: it can't be called back. */
const DARING = 0.7;

export function announcing(mind: Mind, choices: readonly Choice[]): number[] {
  const { b, p } = mind;
  const f = frameOf<Charges>(p, 'charges');
  const announced = f?.announced ?? [];
  return choices.map((c) => {
    switch (c.kind) {
      case 'charge': {
        const hex = hexOf(p, c.unit);
        const comrade = announced.find(({ unit }) => hexOf(p, unit) === hex);
        // Who stands with those who charge goes with them.
        if (announced.length > 0) return comrade?.facing === c.facing ? 3 : -9;
        if (topAt(p, hex) !== c.unit) return -9;
        const units = unitsAt(p, hex).filter((unit) => !isDisorganised(p, unit));
        const group = { units, hex, spent: 0, turns: 0, turned: false, left: false };
        let best = -9;
        for (const { worth } of ridesOf(mind, group, c.facing)) best = Math.max(best, worth);
        return best - DARING;
      }
      case 'along':
        return p.leaderAt[c.leader] === hexOf(p, announced[0]?.unit ?? NONE) && sideOf(b, announced[0]?.unit ?? 0) >= 0
          ? 2
          : -9;
      case 'go':
        return 1;
      case 'pass':
        return 0;
      default:
        return -9;
    }
  });
}

export function riding(mind: Mind, choices: readonly Choice[]): number[] {
  const { p } = mind;
  const f = frameOf<Charge>(p, 'charge');
  const group = f?.groups[f.at];
  if (group === undefined) return choices.map(() => 0);
  const rides = ridesOf(mind, group, p.facing[group.units[0] ?? NONE] ?? 0);
  const bestOf = (test: (first: Choice | null) => boolean): number =>
    rides.reduce((best, { first, worth }) => (test(first) ? Math.max(best, worth) : best), -9);
  return choices.map((c) => {
    if (c.kind === 'step') return bestOf((first) => first?.kind === 'step' && first.hex === c.hex);
    if (c.kind === 'turn') return bestOf((first) => first?.kind === 'turn' && first.facing === c.facing);
    if (c.kind === 'finish')
      return (
        Math.max(
          -8,
          bestOf((first) => first === null),
        ) + (rides.some(({ first }) => first === null) ? 0 : 7.5)
      );
    // VE-IX.2-p: broken off it rallies soon.
    return c.kind === 'disorder' ? -2 : -9;
  });
}

/** What the shocks of a target are worth with these hexes, its ground included. */
function shockWorth({ box, b, p, seat }: Mind, from: readonly Hex[], target: Hex): number {
  const { worth, clears } = shockProspect(box, b, p, { counter: false, seat, from, targets: targetsWith(p, target) });
  return worth + clears * (0.4 + objectiveWorth(b, p, target, seat));
}

/** What a shock has to promise. */
const RESOLVE = 0.25;

export function assaulting(mind: Mind, choices: readonly Choice[]): number[] {
  const { p } = mind;
  const able = new Map<Hex, Hex[]>();
  for (const c of choices) if (c.kind === 'assault') able.set(c.hex, [...(able.get(c.hex) ?? []), c.from]);
  const worths = new Map<string, number>();
  for (const [target, hexes] of able) {
    const declared = p.shocks.find((shock) => shock.target === target)?.from ?? [];
    const before = declared.length === 0 ? RESOLVE : shockWorth(mind, declared, target);
    // The strongest first; as many as make it better.
    const sorted = hexes
      .map((from) => ({ from, worth: shockWorth(mind, [...declared, from], target) }))
      .sort((one, other) => other.worth - one.worth);
    const joined: Hex[] = [];
    let [best, wanted]: [number, Hex[]] = [before, []];
    for (const { from } of sorted) {
      joined.push(from);
      const worth = shockWorth(mind, [...declared, ...joined], target);
      if (worth > best + 0.02) [best, wanted] = [worth, [...joined]];
    }
    for (const from of hexes) {
      const gain = best - before;
      const alone = sorted.find((each) => each.from === from)?.worth ?? 0;
      worths.set(`${from} ${target}`, wanted.includes(from) ? gain : Math.min(-0.01, alone - 5));
    }
  }
  return choices.map((c) => {
    if (c.kind === 'assault') return worths.get(`${c.from} ${c.hex}`) ?? -9;
    if (c.kind === 'resolve') {
      const from = p.shocks.find(({ target }) => target === c.hex)?.from ?? [];
      return 50 + shockWorth(mind, from, c.hex);
    }
    return c.kind === 'pass' ? 0 : -12;
  });
}

/** VE-IX.4: the second shock of cavalry that has broken through. */
export function exploiting(mind: Mind, choices: readonly Choice[]): number[] {
  const { box, b, p } = mind;
  return choices.map((c) => {
    if (c.kind === 'assault') return shockWorth(mind, [c.from], c.hex) - RESOLVE;
    if (c.kind !== 'turn') return 0;
    const before = p.facing[c.unit] ?? 0;
    const hex = hexOf(p, c.unit);
    const strikesBest = (facing: number): number => {
      p.facing[c.unit] = facing;
      let best = 0;
      for (let way = 0; way < WAYS; way++) {
        const target = neighbour(b, hex, way);
        if (target !== OFF && holder(b, p, target) === 1 - mind.seat && strikes(box, b, p, c.unit, hex, target))
          best = Math.max(best, shockWorth(mind, [hex], target));
      }
      p.facing[c.unit] = before;
      return best;
    };
    return strikesBest(c.facing) - strikesBest(before) - 0.01;
  });
}

/** VE-VIII.10: into the hex that was cleared, if it is better to stand there. */
export function advancing(mind: Mind, choices: readonly Choice[]): number[] {
  const { box, b, p, seat } = mind;
  const f = frameOf<Combat>(p, 'combat');
  if (f === null) return choices.map(() => 0);
  const [to = OFF] = f.targets;
  return choices.map((c) => {
    switch (c.kind) {
      case 'advance':
      case 'exploit': {
        if (f.advancing.length > 0) return c.kind === 'exploit' || !f.exploiting ? 0.9 : -1;
        const stays = {
          hex: hexOf(p, c.unit),
          formation: p.formation[c.unit] ?? 'column',
          facing: p.facing[c.unit] ?? 0,
        };
        const { arm } = b.units[c.unit] ?? { arm: 'infantry' as const };
        const formation = arm === 'cavalry' && c.kind === 'advance' ? 'column' : stays.formation;
        const fits = mayForm(box, b, arm, formation, to);
        const there = standing(
          mind,
          c.unit,
          fits ? { ...stays, hex: to } : { hex: to, formation: 'adapted', facing: 0 },
        );
        const here = standing(mind, c.unit, stays);
        const taken = objectiveWorth(b, p, to, seat);
        return there - here + 0.3 + 0.5 * taken + (c.kind === 'exploit' ? 0.2 : 0);
      }
      case 'go':
        return 1;
      case 'along':
        return 2;
      default:
        return c.kind === 'pass' ? 0 : -1;
    }
  });
}

/** VE-VIII.8-g: the stack that bears it best. */
export function paying({ b, p }: Mind, choices: readonly Choice[]): number[] {
  return choices.map((c) => {
    const top = c.kind === 'pay' ? topAt(p, c.hex) : NONE;
    return top === NONE ? 0 : (p.steps[top] ?? 0) - (b.units[top]?.morale ?? 0) * 0.1;
  });
}
