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
import { at, type Chance, type Chances, guardChance } from './chances.ts';
import { eveOfTilsit, type Weights } from './weights.ts';

// Where the corps of the coalition go: every set of Nations that could be held is filled evenly, and the best outlook is taken.

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

interface Plan {
  readonly worth: number;
  /** Where each corps of the Force Pool goes; NONE if it stays there. */
  readonly to: Int8Array;
}

/** What it is worth to build no more, and the plans for each set of contested Nations, the best first. */
export interface Plans {
  readonly now: number;
  readonly plans: readonly Plan[];
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

/** What a plan is judged by: all that stays the same while corps are placed. */
interface Table {
  readonly box: Box;
  readonly weights: Weights;
  readonly p: Position;
  readonly rows: readonly Chance[];
  readonly coming: readonly Arrival[];
  /** NW-9.3-a */
  readonly guard: number;
}

/** Less French strength than this is none: shares of corps may be left of it. */
const SOME = 0.5;
const HELD = [0, 0, 0, 0, 0];

/** What becomes of the turn, in points of abdication. */
function outlook({ box, weights, p, rows, coming, guard }: Table, field: Field, russians: boolean): number {
  const { guardStrength, guardAbdication } = box.constants;
  const { held, power, russia, fallen } = weights.plan;
  const eve = eveOfTilsit(weights, p);
  let worth = 0;
  for (const { share, to, strength, but, leaves } of coming) {
    let spared = 1;
    let here = 0;
    for (let nation = 0; nation < NATION_COUNT; nation++) {
      let french = field.french[nation] ?? 0;
      if (nation === to) french += strength;
      if (nation === p.but) french -= leaves;
      let win = (field.corps[nation] ?? 0) > 0 ? 1 : 0;
      if (french > SOME && win > 0) {
        const row = get(rows, nation);
        const difference = (field.coalition[nation] ?? 0) - french;
        win = row.win[at(difference)] ?? 0;
        spared *= 1 - (row.kill[at(difference)] ?? 0);
        if (nation === to && guard > 0) {
          const recoil = row.win[at(difference - guardStrength)] ?? 0;
          win += guard * (recoil - win);
          // NW-9.7.2-b
          if (p.napoleon === NAPOLEON.V) here += guard * recoil * guardAbdication;
        }
      }
      HELD[nation] = win;
      here += held * win;
      // NW-10.1-a
      if (french > SOME && win < 1 && isThreatened(p, nation)) {
        here -= power * (nation === GERMANY ? eve : 1) * (1 - win);
      }
    }
    const aim = aimChance(HELD, but);
    // NW-11.1-c; at 0 there is nothing to lose.
    here += aim - (p.abdication > 0 ? (1 - aim) * spared : 0) + fallen * (1 - spared);
    worth += share * here;
  }
  // NW-10.1-b
  return isCoalition(p, RUSSIA) && !russians ? worth - russia * eve : worth;
}

/** NW-10.1-a: would a power of the coalition surrender to French corps there? */
const isThreatened = (p: Position, nation: Nation): boolean =>
  nation === AUSTRIA ? isCoalition(p, AUSTRIA_POWER) : nation === GERMANY && isCoalition(p, PRUSSIA);

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

/** What an empty Nation needs less: one corps holds it. */
const EMPTY = 9;

/** Corps that are being placed. */
class Draft {
  readonly to: Int8Array;
  readonly field: Field;
  russians: boolean;
  spent = 0;
  readonly #box: Box;
  readonly #lots: number[];
  #purse: number;

  constructor(box: Box, p: Position, f: Coalition, base: Field, russians: boolean) {
    this.#box = box;
    this.to = new Int8Array(p.where.length).fill(NONE);
    this.field = { french: base.french, coalition: [...base.coalition], corps: [...base.corps] };
    this.russians = russians;
    this.#lots = [...f.lots];
    this.#purse = p.treasury;
  }

  /** NW-8.1-b */
  canPay(unit: Unit, nation: Nation): boolean {
    const { nationality, constants } = this.#box;
    return nationality[unit] !== OF.duchy || (this.#lots[nation] ?? 0) > 0 || this.#purse >= constants.lotCost;
  }

  place(unit: Unit, nation: Nation): void {
    const { nationality, strength, constants } = this.#box;
    const { coalition, corps } = this.field;
    this.to[unit] = nation;
    coalition[nation] = (coalition[nation] ?? 0) + (strength[unit] ?? 0);
    corps[nation] = (corps[nation] ?? 0) + 1;
    if (nationality[unit] === OF.russian) this.russians = true;
    if (nationality[unit] !== OF.duchy) return;
    const left = this.#lots[nation] ?? 0;
    if (left === 0) {
      this.#purse -= constants.lotCost;
      this.spent++;
    }
    this.#lots[nation] = (left === 0 ? constants.lotSize : left) - 1;
  }
}

/** One corps holds an empty Nation: the weakest will do. */
function holdEmpty(box: Box, draft: Draft, pool: readonly Unit[], nation: Nation): void {
  if ((draft.field.corps[nation] ?? 0) > 0) return;
  for (let i = pool.length - 1; i >= 0; i--) {
    const unit = get(pool, i);
    if (draft.to[unit] !== NONE || !mayStand(box, unit, nation) || !draft.canPay(unit, nation)) continue;
    draft.place(unit, nation);
    return;
  }
}

/** The rest goes where it is missed most. */
function fill(
  box: Box,
  draft: Draft,
  pool: readonly Unit[],
  into: readonly Nation[],
  lacking: readonly number[],
  enough: number,
): void {
  const { coalition } = draft.field;
  for (const unit of pool) {
    if (draft.to[unit] !== NONE) continue;
    let best = NONE;
    let least = box.nationality[unit] === OF.duchy ? enough : Number.POSITIVE_INFINITY;
    for (const nation of into) {
      const level = (coalition[nation] ?? 0) - (lacking[nation] ?? 0);
      if (level >= least || !mayStand(box, unit, nation) || !draft.canPay(unit, nation)) continue;
      least = level;
      best = nation;
    }
    if (best !== NONE) draft.place(unit, best);
  }
}

/** What it is worth to build no more, and the plans for each set of contested Nations, the best first. */
export function plansOf(
  box: Box,
  weights: Weights,
  chances: Chances,
  order: readonly Unit[],
  p: Position,
  f: Coalition,
): Plans {
  const base = fieldOf(box, p);
  const coming = arrivals(box, p);
  const rows = box.nations.map((_, nation) => chances(p, nation));
  const table: Table = { box, weights, p, rows, coming, guard: guardChance(box, p) };
  const lacking = [...base.french];
  for (const { share, to, strength } of coming) lacking[to] = (lacking[to] ?? 0) + share * strength;
  const empty: Nation[] = [];
  const contested: Nation[] = [];
  for (let nation = isFranceOpen(p) ? FRANCE : GERMANY; nation < NATION_COUNT; nation++) {
    if ((base.french[nation] ?? 0) > 0) contested.push(nation);
    else {
      empty.push(nation);
      lacking[nation] = (lacking[nation] ?? 0) - EMPTY;
    }
  }
  const pool = order.filter((unit) => p.where[unit] === PLACE.pool);
  const russians = p.where.some((place, unit) => place <= PLACE.portugal && box.nationality[unit] === OF.russian);
  const plans: Plan[] = [];
  for (let set = 0; set < 1 << contested.length; set++) {
    const draft = new Draft(box, p, f, base, russians);
    // Spain first: the fewest corps may go there.
    for (const nation of empty.toReversed()) holdEmpty(box, draft, pool, nation);
    const into = [...empty, ...contested.filter((_, i) => set & (1 << i))];
    fill(box, draft, pool, into, lacking, weights.plan.enough);
    plans.push({ worth: outlook(table, draft.field, draft.russians) - weights.plan.lot * draft.spent, to: draft.to });
  }
  plans.sort((a, b) => b.worth - a.worth);
  return { now: outlook(table, base, russians), plans };
}
