import { type Hex, OFF } from '../../grids/hexes.ts';
import { glance } from '../../kernel/answers.ts';
import { type Random, shuffle } from '../../kernel/chance.ts';
import type { Frame, Steps } from '../../kernel/flow.ts';
import type { Viewer } from '../../kernel/game.ts';
import { copyPlain } from '../../kernel/plain.ts';
import { get } from '../../kernel/there.ts';
import type { Battle, Box } from './data/box.ts';
import { hexesOfUnit, hexOf, isCharging, isOnMap, put, sideOf, topAt, unitsAt } from './field.ts';
import { type Choice, NONE, type Position, UNSEEN, type Unit, type View } from './position.ts';
import { withinLimit } from './rules/stacking.ts';
import { holdsSquare } from './rules/zones.ts';

// VE-0-j: nobody looks into an enemy stack. How many units lie there is seen, and which leaders; not who lies under the top, of
// which arm and how strong, until a rule makes them act.

/** The locals of frames that name units which act, pay or test, and so are shown; numbers or things with units in them. */
const SHOWN: ReadonlySet<string> = new Set([
  'unit',
  'units',
  'firers',
  'failed',
  'due',
  'broken',
  'broke',
  'struck',
  'spared',
  'disorders',
  'pushed',
  'riders',
  'advancing',
  'announced',
  'groups',
  'attackers',
  'defenders',
  'fighters',
  'others',
]);
/** Those in which units may stand who are not: they are sent as far as they are seen. */
const MASKED: ReadonlySet<string> = new Set(['units', 'group', 'faced', 'recoiled', 'tried', 'dropped', 'by']);

/** A stack on its way. Its top unit is shown once it leaves its hex; those who go along under it are not. */
interface Along extends Frame {
  units: Unit[];
  /** By unit. */
  spent?: number[];
  turned?: boolean[];
  facings?: number[];
  readonly hex?: Hex;
  readonly from?: Hex;
}
const isAlong = (frame: Frame): frame is Along => /^(move|step|recoil)\./.test(frame.step);
const isFire = (frame: Frame): frame is Frame & { group: Unit[]; target: Hex } => 'group' in frame;

function namedIn(value: unknown, out: Set<Unit>): void {
  if (typeof value === 'number') out.add(value);
  else if (Array.isArray(value)) for (const each of value) namedIn(each, out);
  else if (value !== null && typeof value === 'object')
    for (const [key, each] of Object.entries(value)) if (SHOWN.has(key)) namedIn(each, out);
}

/** Whom the viewer sees, by unit: his own, whoever is off the map, on top or charging, and those who are in action. */
export function seenBy(b: Battle, p: Position, viewer: Viewer): boolean[] {
  const shown = new Set<Unit>();
  for (const frame of p.stack)
    if (!isAlong(frame)) namedIn({ ...frame }, shown);
    else namedIn({ ...frame, units: frame.step.startsWith('move.') ? [] : frame.units.slice(0, 1) }, shown);
  return b.units.map(
    (_, unit) =>
      sideOf(b, unit) === viewer ||
      !isOnMap(p, unit) ||
      isCharging(p, unit) ||
      hexesOfUnit(p, unit).some((hex) => topAt(p, hex) === unit) ||
      shown.has(unit),
  );
}

/** A copy of something in which nobody is named who is not seen. */
function masked<T>(value: T, seen: readonly boolean[]): T {
  const copy = copyPlain(value);
  const mask = (it: unknown): void => {
    if (it === null || typeof it !== 'object') return;
    for (const [key, each] of Object.entries(it))
      if (MASKED.has(key) && Array.isArray(each))
        for (const [i, unit] of each.entries()) each[i] = seen[unit] ? unit : UNSEEN;
      else mask(each);
  };
  mask(copy);
  return copy;
}

/** What a frame says of each unit of a stack on its way is as secret as who it is. */
function maskedFrame(frame: Frame, seen: readonly boolean[]): Frame {
  const copy = masked(frame, seen);
  if (!isAlong(copy)) return copy;
  const hide = <T>(list: T[] | undefined, hidden: T): T[] | undefined =>
    list?.map((each, i) => (copy.units[i] === UNSEEN ? hidden : each));
  const { spent, turned, facings } = copy;
  if (spent !== undefined) copy.spent = hide(spent, 0) ?? [];
  if (turned !== undefined) copy.turned = hide(turned, false) ?? [];
  if (facings !== undefined) copy.facings = hide(facings, facings[0] ?? 0) ?? [];
  return copy;
}

export function viewOf(box: Box, steps: Steps<Position, Choice>, p: Position, viewer: Viewer): View {
  const b = box.battle(p.scenario);
  const seen = seenBy(b, p, viewer);
  const { stack, hex, second, facing, formation, marker, marks, top, below: _below, ...open } = p;
  return {
    ...masked(open, seen),
    ...glance(steps, p, viewer),
    stack: stack.map((frame) => maskedFrame(frame, seen)),
    // VE-III.3-a: its marker is seen, also under guns.
    squares: top.flatMap((unit, at) => (unit !== NONE && holdsSquare(p, at) ? [at] : [])),
    stacks: top.flatMap((unit, at) =>
      unit === NONE ? [] : [{ hex: at, units: unitsAt(p, at).map((each) => (seen[each] ? each : UNSEEN)) }],
    ),
    units: b.units.map((_, unit) =>
      seen[unit]
        ? {
            hex: hex[unit] ?? OFF,
            second: second[unit] ?? OFF,
            facing: facing[unit] ?? 0,
            formation: formation[unit] ?? 'column',
            steps: p.steps[unit] ?? 0,
            marker: marker[unit] ?? NONE,
            marks: marks[unit] ?? 0,
          }
        : null,
    ),
  };
}

/** So often units are dealt anew where a stack would hold more steps than it can: then things are as they are. */
const DEALS = 40;

/** One position of those that give the view. */
export function imaginePosition(box: Box, v: View, random: Random): Position {
  const b = box.battle(v.scenario);
  let p = dealtFrom(box, b, v, random);
  // VE-V.1-a
  const isFull = ({ hex, units }: View['stacks'][number]): boolean =>
    units.includes(UNSEEN) && !withinLimit(box, b, p, [], hex);
  for (let deals = 1; deals < DEALS && v.stacks.some(isFull); deals++) p = dealtFrom(box, b, v, random);
  return p;
}

/** Hidden units are dealt to the hidden places, each as its top unit stands if its arm can. */
function dealtFrom(box: Box, b: Battle, v: View, random: Random): Position {
  const { viewer: _viewer, asked: _asked, step: _step, stacks, squares, units, stack, ...open } = v;
  const p: Position = {
    ...copyPlain(open),
    stack: stack.map((frame) => copyPlain(frame)),
    hex: units.map((seen) => seen?.hex ?? OFF),
    second: units.map((seen) => seen?.second ?? OFF),
    facing: units.map((seen) => seen?.facing ?? 0),
    formation: units.map((seen) => seen?.formation ?? 'column'),
    marker: units.map((seen) => seen?.marker ?? NONE),
    marks: units.map((seen) => seen?.marks ?? 0),
    top: Array.from({ length: b.ground.hexes.count }, () => NONE),
    below: units.map(() => NONE),
  };
  const isHidden = (unit: Unit): boolean => units[unit] === null;
  const hidden = units.flatMap((seen, unit) => (seen === null ? [unit] : []));
  shuffle(hidden, random);
  const lying = new Map(stacks.map(({ hex, units: here }) => [hex, [...here]]));
  /** The skirmishers that are seen there, who may lie under somebody who passes (VE-VI.1-o). */
  const spreader = (here: readonly Unit[]): Unit => here.find((unit) => (p.second[unit] ?? OFF) !== OFF) ?? NONE;
  /** VE-IV.6-c: the other hex of skirmishers, if more of them lie hidden in both. */
  const spread = ({ hex, units: here }: View['stacks'][number]): Hex => {
    const over = spreader(here);
    const other = [p.hex[over] ?? OFF, p.second[over] ?? OFF].find((each) => each >= 0 && each !== hex) ?? OFF;
    const hides = (at: Hex): number => lying.get(at)?.filter((unit) => unit === UNSEEN).length ?? 0;
    // Another who passes under them is in one hex alone.
    return hides(hex) > 0 && hides(hex) === hides(other) && !squares.some((at) => at === hex || at === other)
      ? other
      : OFF;
  };
  const isBare = ({ hex, units: here }: View['stacks'][number]): boolean =>
    squares.includes(hex) && !here.some((unit) => p.formation[unit] === 'square');
  const places: Place[] = [];
  /** The other hexes of skirmishers: whoever lies there lies in the first, too. */
  const shared = new Set<Hex>();
  for (const each of stacks) {
    if (shared.has(each.hex)) continue;
    const { hex, units: here } = each;
    const other = spread(each);
    if (other !== OFF) shared.add(other);
    const free = here.flatMap((unit, at) => (unit === UNSEEN ? [at] : []));
    // VE-III.3-a: one of them is the Square.
    const foot = isBare(each) && free.length > 0 ? free[random.below(free.length)] : NONE;
    for (const at of free)
      places.push({
        ...{ hex, at, other, over: other === OFF ? (here[0] ?? NONE) : spreader(here) },
        need: other !== OFF ? 'light' : at === foot ? 'foot' : 'any',
      });
  }
  shuffle(places, random);
  const drawnTo = dealt(b, places, hidden);
  lighten(box, b, p, lying, places, drawnTo);
  for (const [i, drawn] of drawnTo.entries()) {
    const { hex, at, other, over, need } = get(places, i);
    const there = lying.get(other);
    const here = lying.get(hex);
    if (here !== undefined) here[at] = drawn;
    lieUnder(b, p, drawn, over, need, squares.includes(hex));
    if (!there?.includes(UNSEEN)) continue;
    there[there.indexOf(UNSEEN)] = drawn;
    [p.hex[drawn], p.second[drawn]] = [p.hex[over] ?? hex, p.second[over] ?? OFF];
  }
  pile(p, lying);
  /** In the order of the stack, whoever could be meant. */
  const filled = (named: readonly Unit[], hex: Hex): Unit[] => {
    const here = hex < 0 ? [] : unitsAt(p, hex).filter(isHidden);
    return named.flatMap((unit) => (unit === UNSEEN ? here.splice(0, 1) : [unit]));
  };
  for (const frame of p.stack)
    if (isFire(frame)) frame.group = filled(frame.group, frame.target);
    else if (isAlong(frame)) {
      const first = frame.units.find((unit) => unit !== UNSEEN);
      frame.units = filled(frame.units, first === undefined ? (frame.hex ?? OFF) : hexOf(p, first));
    }
  return p;
}

/** Puts the units where they lie, the lowest first; skirmishers once nobody is missing under them in either hex. */
function pile(p: Position, lying: ReadonlyMap<Hex, Unit[]>): void {
  const left = new Map([...lying].map(([hex, units]) => [hex, units.toReversed()]));
  for (let moved = true; moved; ) {
    moved = false;
    for (const [hex, units] of left)
      for (let [unit] = units; unit !== undefined; [unit] = units) {
        const second = p.second[unit] ?? OFF;
        const at = second === OFF ? [hex] : [p.hex[unit] ?? hex, second];
        if (!at.every((each) => left.get(each)?.[0] === unit)) break;
        for (const each of at) left.get(each)?.shift();
        put(p, unit, at[0] ?? hex, false, second);
        moved = true;
      }
  }
}

/** A hidden place of a stack: only light infantry lies under skirmishers, and infantry in a Square. */
interface Place {
  readonly hex: Hex;
  /** How deep. */
  readonly at: number;
  readonly over: Unit;
  readonly need: 'light' | 'foot' | 'any';
  /** VE-IV.6-c: the other hex in which it lies, or OFF. */
  readonly other: Hex;
}

/** Could it lie under the top unit? It is of its side, and cavalry lies with cavalry alone (VE-V.2-a). */
function fits(b: Battle, unit: Unit, { over, need }: Place): boolean {
  const [facts, top] = [get(b.units, unit), get(b.units, over)];
  if (facts.side !== top.side || (facts.arm === 'cavalry') !== (top.arm === 'cavalry')) return false;
  return need === 'light' ? facts.light : need !== 'foot' || facts.arm === 'infantry';
}

/** By place, who lies there: at first whoever comes, and where nobody is left somebody makes room who can lie elsewhere. */
function dealt(b: Battle, places: readonly Place[], hidden: readonly Unit[]): Unit[] {
  const placeOf = new Map<Unit, number>();
  const find = (place: number, asked: Set<Unit>): boolean => {
    const fitting = hidden.filter((unit) => !asked.has(unit) && fits(b, unit, get(places, place)));
    const free = fitting.find((unit) => !placeOf.has(unit));
    for (const unit of free === undefined ? fitting : [free]) {
      if (asked.has(unit)) continue;
      asked.add(unit);
      const taken = placeOf.get(unit);
      if (taken !== undefined && !find(taken, asked)) continue;
      placeOf.set(unit, place);
      return true;
    }
    return false;
  };
  const unfilled = [...places.keys()].filter((place) => !find(place, new Set()));
  // Whoever passes through others lies for a moment with whom he never could stay.
  for (const place of unfilled) {
    const { side } = get(b.units, get(places, place).over);
    const left = hidden.find((unit) => !placeOf.has(unit) && b.units[unit]?.side === side);
    if (left !== undefined) placeOf.set(left, place);
  }
  const unitOf = new Map([...placeOf].map(([unit, place]) => [place, unit]));
  return places.map((_, place) => unitOf.get(place) ?? NONE);
}

/** VE-V.1-a: where more steps would lie than can, some change places with weaker ones from where there is room. */
function lighten(
  box: Box,
  b: Battle,
  p: Position,
  lying: ReadonlyMap<Hex, readonly Unit[]>,
  places: readonly Place[],
  drawn: Unit[],
): void {
  const steps = (unit: Unit): number => p.steps[unit] ?? 0;
  const room = (at: Place): number => {
    const { horseSteps, footSteps } = box.constants;
    const seen = lying.get(at.hex)?.reduce((sum, unit) => sum + (unit === UNSEEN ? 0 : steps(unit)), 0) ?? 0;
    const hidden = drawn.reduce((sum, unit, i) => sum + (places[i]?.hex === at.hex ? steps(unit) : 0), 0);
    return (get(b.units, at.over).arm === 'cavalry' ? horseSteps : footSteps) - seen - hidden;
  };
  const swaps = (i: number, k: number): boolean => {
    const [one, other] = [get(places, i), get(places, k)];
    const [unit, next] = [get(drawn, i), get(drawn, k)];
    const more = steps(unit) - steps(next);
    return more > 0 && room(other) >= more && fits(b, unit, other) && fits(b, next, one);
  };
  for (const [i, place] of places.entries())
    while (room(place) < 0) {
      const k = places.findIndex((_, each) => swaps(i, each));
      if (k < 0) break;
      [drawn[i], drawn[k]] = [get(drawn, k), get(drawn, i)];
    }
}

/** It lies as the top unit stands if its arm can. */
function lieUnder(b: Battle, p: Position, unit: Unit, over: Unit, need: Place['need'], square: boolean): void {
  const guns = b.units[unit]?.arm === 'artillery';
  // What lies under a Square or a battery keeps the formation of its own arm; whoever is broken lies only with others who are, or passes.
  const shown = p.formation[over] ?? 'column';
  const like = guns === (b.units[over]?.arm === 'artillery') && (need === 'light' || shown !== 'skirmish');
  const own = guns ? 'limbered' : 'column';
  p.formation[unit] = square && !guns ? 'square' : like || shown === 'disorganised' ? shown : own;
  p.facing[unit] = p.formation[unit] === p.formation[over] ? (p.facing[over] ?? 0) : facingUnder(p, over, unit);
  p.marker[unit] = p.formation[unit] === 'disorganised' ? (p.marker[over] ?? NONE) : NONE;
}

/** VE-V.7-b: as near to the top unit's as the kind of facing goes. */
function facingUnder(p: Position, over: Unit, unit: Unit): number {
  const isVertex = p.formation[unit] === 'line' || p.formation[unit] === 'battery';
  const facing = p.facing[over] ?? 0;
  return (facing % 2 === 1) === isVertex ? facing : (facing + 1) % 12;
}
