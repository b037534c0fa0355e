import { get } from '../../../kernel/there.ts';
import type { Box } from '../data/box.ts';
import {
  AUSTRIA,
  AUSTRIA_POWER,
  type Coalition,
  FRANCE,
  GERMANY,
  NAPOLEON,
  NATION_COUNT,
  type Nation,
  NONE,
  PLACE,
  type Position,
  PRUSSIA,
  RUSSIA,
  type Unit,
} from '../position.ts';
import { isCoalition, isFranceOpen, isFrench, OF } from '../rules/board.ts';
import { isPlaced } from '../rules/coalition.ts';
import { type Chances, guardChance } from './chances.ts';

// Where the corps of the coalition go: every set of Nations that could be held is filled evenly, and the best outlook is taken.

/** What things are worth, in points of abdication. */
const WORTH = { held: 0.08, power: 0.45, russia: 0.5, lot: 0.06, fallen: 0.05 };

/** Where Napoleon may come, and what he brings. */
interface Arrival {
  readonly share: number;
  readonly to: Nation;
  readonly strength: number;
  readonly but: Nation;
  /** NW-8.5.1-b: what leaves the old But nation. */
  readonly leaves: number;
}

/** How many corps and how much strength each side has in each Nation. */
interface Field {
  readonly french: number[];
  readonly coalition: number[];
  readonly corps: number[];
}

export interface Plan {
  readonly worth: number;
  /** Where each corps of the Force Pool goes; NONE if it stays there. */
  readonly to: Int8Array;
}

/** NW-8.5: the faces of his die, before the coalition has deployed. */
function arrivals(box: Box, p: Position): Arrival[] {
  if (!isPlaced(p)) return [{ share: 1, to: p.napoleonAt, strength: 0, but: p.but, leaves: 0 }];
  let corps = 0;
  let strength = 0;
  for (let unit = 0; unit < p.where.length; unit++) {
    if (p.where[unit] !== PLACE.army) continue;
    corps++;
    strength += get(box.strength, unit);
  }
  const each = corps === 0 ? 0 : strength / corps;
  const stack = p.butStack.reduce((sum, unit) => sum + (p.where[unit] === p.but ? get(box.strength, unit) : 0), 0);
  const out: Arrival[] = [];
  for (let face = 1; face <= 6; face++) {
    const { napoleon } = get(box.invasions, face + p.turn - 2);
    if (napoleon !== null) {
      const brings = Math.min(napoleon.corps, corps) * each;
      out.push({ share: 1 / 6, to: napoleon.nation, strength: brings, but: p.but, leaves: 0 });
      continue;
    }
    for (let nation = 0; nation < NATION_COUNT; nation++) {
      const moved = nation === p.but ? 0 : stack;
      const share = (nation === p.but ? 2 : 1) / 36;
      out.push({ share, to: nation, strength: moved, but: nation, leaves: moved });
    }
  }
  return out;
}

function fieldOf(box: Box, p: Position): Field {
  const field: Field = { french: [0, 0, 0, 0, 0], coalition: [0, 0, 0, 0, 0], corps: [0, 0, 0, 0, 0] };
  for (let unit = 0; unit < p.where.length; unit++) {
    const at = p.where[unit] ?? PLACE.board;
    if (at >= NATION_COUNT) continue;
    const strength = get(box.strength, unit);
    if (isFrench(box, p, unit)) field.french[at] = (field.french[at] ?? 0) + strength;
    else {
      field.coalition[at] = (field.coalition[at] ?? 0) + strength;
      field.corps[at] = (field.corps[at] ?? 0) + 1;
    }
  }
  return field;
}

/** How likely at least three Nations are held, the But nation among them. */
function aimChance(held: readonly number[], but: Nation): number {
  let none = 1;
  let one = 0;
  for (let nation = 0; nation < NATION_COUNT; nation++) {
    if (nation === but) continue;
    const here = held[nation] ?? 0;
    one = one * (1 - here) + none * here;
    none *= 1 - here;
  }
  return (held[but] ?? 0) * (1 - none - one);
}

/** What becomes of the turn, in points of abdication. */
function outlook(
  box: Box,
  chances: Chances,
  p: Position,
  field: Field,
  coming: readonly Arrival[],
  russians: boolean,
): number {
  const guard = guardChance(box, p);
  const { guardStrength, guardAbdication } = box.constants;
  const held = [0, 0, 0, 0, 0];
  let worth = 0;
  for (const { share, to, strength, but, leaves } of coming) {
    let spared = 1;
    let here = 0;
    for (let nation = 0; nation < NATION_COUNT; nation++) {
      const french =
        (field.french[nation] ?? 0) + (nation === to ? strength : 0) - (nation === p.but && leaves > 0 ? leaves : 0);
      const ours = field.coalition[nation] ?? 0;
      let win = (field.corps[nation] ?? 0) > 0 ? 1 : 0;
      if (french > 0.5 && win > 0) {
        const difference = ours - french;
        win = chances.win(p, nation, difference);
        if (nation === to && guard > 0) {
          const recoil = chances.win(p, nation, difference - guardStrength);
          win += guard * (recoil - win);
          // NW-9.7.2-b
          if (p.napoleon === NAPOLEON.V) here += guard * recoil * guardAbdication;
        }
        spared *= 1 - chances.kill(p, nation, difference);
      }
      held[nation] = win;
      here += WORTH.held * win;
      const stands = french > 0.5 ? 1 - win : 0;
      // NW-10.1-a
      if (nation === AUSTRIA && isCoalition(p, AUSTRIA_POWER)) here -= WORTH.power * stands;
      if (nation === GERMANY && isCoalition(p, PRUSSIA)) here -= WORTH.power * stands;
    }
    const aim = aimChance(held, but);
    // NW-11.1-c; at 0 there is nothing to lose.
    here += aim - (p.abdication > 0 ? (1 - aim) * spared : 0) + WORTH.fallen * (1 - spared);
    worth += share * here;
  }
  // NW-10.1-b
  if (isCoalition(p, RUSSIA) && !russians) worth -= WORTH.russia;
  return worth;
}

/** The corps in the order in which they are placed: those with the fewest places first, the strongest first, Duchy forces last. */
export function muster(box: Box): readonly Unit[] {
  const places = (unit: Unit): number => {
    const of = get(box.nationality, unit);
    return of === OF.duchy ? 9 : get(box.deploy, of).filter(Boolean).length;
  };
  return box.units
    .map((_, unit) => unit)
    .sort((a, b) => places(a) - places(b) || get(box.strength, b) - get(box.strength, a) || a - b);
}

const mayStand = (box: Box, unit: Unit, nation: Nation): boolean =>
  nation === FRANCE || get(get(box.deploy, get(box.nationality, unit)), nation);

/** More than this is more than enough. */
const ENOUGH = 13;
/** What an empty Nation needs less: one corps holds it. */
const EMPTY = 9;

/** All plans that fill a set of Nations, the best first. */
export function plansOf(
  box: Box,
  chances: Chances,
  order: readonly Unit[],
  p: Position,
  f: Coalition,
): { readonly now: number; readonly plans: readonly Plan[] } {
  const base = fieldOf(box, p);
  const coming = arrivals(box, p);
  const expected = [0, 0, 0, 0, 0];
  for (const { share, to, strength } of coming) expected[to] = (expected[to] ?? 0) + share * strength;
  const pool = order.filter((unit) => p.where[unit] === PLACE.pool);
  const onMap = p.where.some((at, unit) => at <= PLACE.portugal && box.nationality[unit] === OF.russian);
  const now = outlook(box, chances, p, base, coming, onMap);
  const first = isFranceOpen(p) ? 0 : 1;
  const plans: Plan[] = [];
  for (let set = 1; set < 32; set++) {
    if (first === 1 && set & 1) continue;
    const field: Field = { french: base.french, coalition: [...base.coalition], corps: [...base.corps] };
    const to = new Int8Array(p.where.length).fill(NONE);
    let russians = onMap;
    let purse = p.treasury;
    let spent = 0;
    const lots = [...f.lots];
    const place = (unit: Unit, nation: Nation): void => {
      to[unit] = nation;
      field.coalition[nation] = (field.coalition[nation] ?? 0) + get(box.strength, unit);
      field.corps[nation] = (field.corps[nation] ?? 0) + 1;
      const of = get(box.nationality, unit);
      russians ||= of === OF.russian;
      if (of !== OF.duchy) return;
      const left = lots[nation] ?? 0;
      if (left === 0) {
        purse -= box.constants.lotCost;
        spent++;
      }
      lots[nation] = (left === 0 ? box.constants.lotSize : left) - 1;
    };
    const isPaid = (unit: Unit, nation: Nation): boolean =>
      box.nationality[unit] !== OF.duchy || (lots[nation] ?? 0) > 0 || purse >= box.constants.lotCost;
    // One corps holds an empty Nation: the weakest will do.
    for (let nation = first; nation < NATION_COUNT; nation++) {
      if ((set & (1 << nation)) === 0 || (base.french[nation] ?? 0) > 0 || (field.corps[nation] ?? 0) > 0) continue;
      for (let i = pool.length - 1; i >= 0; i--) {
        const unit = get(pool, i);
        if (to[unit] !== NONE || !mayStand(box, unit, nation) || !isPaid(unit, nation)) continue;
        place(unit, nation);
        break;
      }
    }
    for (const unit of pool) {
      if (to[unit] !== NONE) continue;
      let best = NONE;
      let least = box.nationality[unit] === OF.duchy ? ENOUGH : Number.POSITIVE_INFINITY;
      for (let nation = first; nation < NATION_COUNT; nation++) {
        if ((set & (1 << nation)) === 0 || !mayStand(box, unit, nation)) continue;
        const french = base.french[nation] ?? 0;
        const level = (field.coalition[nation] ?? 0) - french - (expected[nation] ?? 0) + (french === 0 ? EMPTY : 0);
        if (level >= least || !isPaid(unit, nation)) continue;
        least = level;
        best = nation;
      }
      if (best !== NONE) place(unit, best);
    }
    plans.push({ worth: outlook(box, chances, p, field, coming, russians) - WORTH.lot * spent, to });
  }
  plans.sort((a, b) => b.worth - a.worth);
  return { now, plans };
}
