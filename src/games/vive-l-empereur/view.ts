import { type Hex, OFF } from '../../grids/hexes.ts';
import { glance } from '../../kernel/answers.ts';
import { type Random, shuffle } from '../../kernel/chance.ts';
import type { Frame, Steps } from '../../kernel/flow.ts';
import type { Viewer } from '../../kernel/game.ts';
import { copyPlain } from '../../kernel/plain.ts';
import type { Battle, Box } from './data/box.ts';
import { hexesOfUnit, hexOf, isCharging, isOnMap, put, sideOf, topAt, unitsAt } from './field.ts';
import { type Choice, NONE, type Position, type SeenUnit, UNSEEN, type Unit, type View } from './position.ts';
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
function seenBy(b: Battle, p: Position, viewer: Viewer): boolean[] {
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
  const left = p.steps;
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
            steps: left[unit] ?? 0,
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
  const otherHalf = (unit: Unit, hex: Hex): Hex => (p.hex[unit] === hex ? (p.second[unit] ?? OFF) : hexOf(p, unit));
  const isHiding = (hex: Hex): boolean => stacks.some((each) => each.hex === hex && each.units.includes(UNSEEN));
  // Where not everybody can lie is dealt first: only light infantry lies under skirmishers, in both their hexes (in one of them others
  // may, over whom they are just passing), and infantry in a Square.
  const needs = ({ hex, units: [over = NONE, ...under] }: View['stacks'][number]): Need =>
    p.formation[over] === 'skirmish' && isHiding(hex) && isHiding(otherHalf(over, hex))
      ? 'light'
      : squares.includes(hex) && ![over, ...under].some((unit) => p.formation[unit] === 'square')
        ? 'foot'
        : 'any';
  const dealt = stacks.map((each) => ({ ...each, need: needs(each) }));
  dealt.sort((one, other) => NEEDS.indexOf(one.need) - NEEDS.indexOf(other.need));
  for (const { hex, units: here, need } of dealt) {
    const [over = NONE] = here;
    // Who lies in two hexes was dealt with the first of them.
    const known = unitsAt(p, hex).filter(isHidden);
    let wanted = need;
    const lying = here.map((unit) => {
      if (unit !== UNSEEN) return unit;
      const drawn = known.shift() ?? draw(b, hidden, over, p, wanted, squares.includes(hex));
      if (wanted === 'foot') wanted = 'any';
      return drawn;
    });
    // The lowest first; skirmishers come with their second half, and only once.
    for (const unit of lying.toReversed())
      if (topAt(p, hex) === NONE || !unitsAt(p, hex).includes(unit)) {
        const second = units[unit]?.second ?? (need === 'light' ? (p.second[over] ?? OFF) : OFF);
        const at = units[unit]?.hex ?? (second === OFF ? hex : (p.hex[over] ?? hex));
        put(p, unit, at, false, second);
      }
  }
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

const NEEDS = ['light', 'foot', 'any'] as const;
type Need = (typeof NEEDS)[number];

/** Takes a hidden unit that could lie under the top one: of its side, and cavalry with cavalry alone (VE-V.2-a). */
function draw(b: Battle, hidden: Unit[], over: Unit, p: Position, need: Need, square: boolean): Unit {
  const isHorse = (unit: Unit): boolean => b.units[unit]?.arm === 'cavalry';
  const found = hidden.findIndex(
    (unit) =>
      sideOf(b, unit) === sideOf(b, over) &&
      isHorse(unit) === isHorse(over) &&
      (need !== 'light' || b.units[unit]?.light === true) &&
      (need !== 'foot' || b.units[unit]?.arm === 'infantry'),
  );
  const [unit = NONE] = hidden.splice(Math.max(0, found), 1);
  const isBroken = p.formation[over] === 'disorganised';
  const guns = b.units[unit]?.arm === 'artillery';
  // What lies under a Square or a battery keeps the formation of its own arm.
  const under = formationUnder(p, over, b.units[over]?.arm === 'artillery', guns);
  const formation = square && !guns ? 'square' : under === 'skirmish' && need !== 'light' ? 'column' : under;
  p.formation[unit] = isBroken ? 'disorganised' : formation;
  p.facing[unit] = p.formation[unit] === p.formation[over] ? (p.facing[over] ?? 0) : facingUnder(p, over, unit);
  p.marker[unit] = isBroken ? (p.marker[over] ?? NONE) : NONE;
  return unit;
}

function formationUnder(p: Position, over: Unit, overGuns: boolean, guns: boolean): SeenUnit['formation'] {
  if (guns === overGuns) return p.formation[over] ?? 'column';
  return guns ? 'limbered' : 'column';
}

/** VE-V.7-b: as near to the top unit's as the kind of facing goes. */
function facingUnder(p: Position, over: Unit, unit: Unit): number {
  const isVertex = p.formation[unit] === 'line' || p.formation[unit] === 'battery';
  const facing = p.facing[over] ?? 0;
  return (facing % 2 === 1) === isVertex ? facing : (facing + 1) % 12;
}
