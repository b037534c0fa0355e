import { type Hex, OFF } from '../../grids/hexes.ts';
import { glance } from '../../kernel/answers.ts';
import { type Random, shuffle } from '../../kernel/chance.ts';
import type { Frame, Steps } from '../../kernel/flow.ts';
import type { Viewer } from '../../kernel/game.ts';
import { copyPlain } from '../../kernel/plain.ts';
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
const MASKED: ReadonlySet<string> = new Set(['units', 'group', 'faced', 'recoiled', 'tried', 'by']);

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
  let p = dealtFrom(b, v, random);
  // VE-V.1-a
  const isFull = ({ hex, units }: View['stacks'][number]): boolean =>
    units.includes(UNSEEN) && !withinLimit(box, b, p, [], hex);
  for (let deals = 1; deals < DEALS && v.stacks.some(isFull); deals++) p = dealtFrom(b, v, random);
  return p;
}

/** Hidden units are dealt to the hidden places, each as its top unit stands if its arm can. */
function dealtFrom(b: Battle, v: View, random: Random): Position {
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
  /** VE-IV.6-c: the other hex of skirmishers, if more of them lie hidden in both. */
  const spread = ({ hex, units: [over = NONE] }: View['stacks'][number]): Hex => {
    const other = [p.hex[over] ?? OFF, p.second[over] ?? OFF].find((each) => each >= 0 && each !== hex) ?? OFF;
    const hides = (at: Hex): number => lying.get(at)?.filter((unit) => unit === UNSEEN).length ?? 0;
    // Another who passes under them is in one hex alone.
    return hides(hex) > 0 && hides(hex) === hides(other) && !squares.some((at) => at === hex || at === other)
      ? other
      : OFF;
  };
  const needs = (each: View['stacks'][number]): Need =>
    spread(each) !== OFF
      ? 'light'
      : squares.includes(each.hex) && !each.units.some((unit) => p.formation[unit] === 'square')
        ? 'foot'
        : 'any';
  // Where not everybody can lie is dealt first: only light infantry lies under skirmishers, and infantry in a Square.
  const dealt = stacks.map((each) => ({ ...each, need: needs(each), other: spread(each) }));
  dealt.sort((one, next) => NEEDS.indexOf(one.need) - NEEDS.indexOf(next.need));
  for (const { hex, need, other } of dealt) {
    const here = lying.get(hex) ?? [];
    let wanted = need;
    for (const [i, unit] of here.entries()) {
      if (unit !== UNSEEN) continue;
      const drawn = draw(b, hidden, here[0] ?? NONE, p, wanted, squares.includes(hex));
      here[i] = drawn;
      const there = need === 'light' ? lying.get(other) : undefined;
      if (there?.includes(UNSEEN)) {
        there[there.indexOf(UNSEEN)] = drawn;
        [p.hex[drawn], p.second[drawn]] = [p.hex[here[0] ?? NONE] ?? hex, p.second[here[0] ?? NONE] ?? OFF];
      }
      if (wanted === 'foot') wanted = 'any';
    }
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

const NEEDS = ['foot', 'light', 'any'] as const;
type Need = (typeof NEEDS)[number];

/** Takes a hidden unit that could lie under the top one: of its side, and cavalry with cavalry alone (VE-V.2-a). */
function draw(b: Battle, hidden: Unit[], over: Unit, p: Position, need: Need, square: boolean): Unit {
  const isHorse = (unit: Unit): boolean => b.units[unit]?.arm === 'cavalry';
  const isLight = (unit: Unit): boolean => b.units[unit]?.light === true;
  const isFoot = (unit: Unit): boolean => b.units[unit]?.arm === 'infantry';
  // Light infantry is kept for where nobody else can lie.
  const wishes = { light: [isLight], foot: [(unit: Unit) => isFoot(unit) && !isLight(unit), isFoot], any: [] }[need];
  const fitting = hidden.filter((unit) => sideOf(b, unit) === sideOf(b, over) && isHorse(unit) === isHorse(over));
  const found = hidden.indexOf(
    wishes.map((wish) => fitting.find(wish)).find((each) => each !== undefined) ?? fitting[0] ?? NONE,
  );
  const [unit = NONE] = hidden.splice(Math.max(0, found), 1);
  const guns = b.units[unit]?.arm === 'artillery';
  // What lies under a Square or a battery keeps the formation of its own arm; whoever is broken lies only with others who are, or passes.
  const shown = p.formation[over] ?? 'column';
  const like = guns === (b.units[over]?.arm === 'artillery') && (need === 'light' || shown !== 'skirmish');
  const own = guns ? 'limbered' : 'column';
  p.formation[unit] = square && !guns ? 'square' : like || shown === 'disorganised' ? shown : own;
  p.facing[unit] = p.formation[unit] === p.formation[over] ? (p.facing[over] ?? 0) : facingUnder(p, over, unit);
  p.marker[unit] = p.formation[unit] === 'disorganised' ? (p.marker[over] ?? NONE) : NONE;
  return unit;
}

/** VE-V.7-b: as near to the top unit's as the kind of facing goes. */
function facingUnder(p: Position, over: Unit, unit: Unit): number {
  const isVertex = p.formation[unit] === 'line' || p.formation[unit] === 'battery';
  const facing = p.facing[over] ?? 0;
  return (facing % 2 === 1) === isVertex ? facing : (facing + 1) % 12;
}
