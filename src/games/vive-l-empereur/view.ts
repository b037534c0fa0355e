import { type Hex, OFF } from '../../grids/hexes.ts';
import { glance } from '../../kernel/answers.ts';
import { type Random, shuffle } from '../../kernel/chance.ts';
import type { Frame, Steps } from '../../kernel/flow.ts';
import type { Viewer } from '../../kernel/game.ts';
import { copyPlain } from '../../kernel/plain.ts';
import type { Battle, Box } from './data/box.ts';
import { hexesOfUnit, isOnMap, put, sideOf, topAt, unitsAt } from './field.ts';
import { type Choice, NONE, type Position, type SeenUnit, UNSEEN, type Unit, type View } from './position.ts';

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
  'recoiled',
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

function namedIn(value: unknown, out: Set<Unit>): void {
  if (typeof value === 'number') out.add(value);
  else if (Array.isArray(value)) for (const each of value) namedIn(each, out);
  else if (value !== null && typeof value === 'object')
    for (const [key, each] of Object.entries(value)) if (SHOWN.has(key)) namedIn(each, out);
}

/** Whom the viewer sees, by unit: his own, whoever is off the map or on top, and those who are in action. */
function seenBy(b: Battle, p: Position, viewer: Viewer): boolean[] {
  const shown = new Set<Unit>();
  for (const frame of p.stack) namedIn({ ...frame }, shown);
  return b.units.map(
    (_, unit) =>
      sideOf(b, unit) === viewer ||
      !isOnMap(p, unit) ||
      hexesOfUnit(p, unit).some((hex) => topAt(p, hex) === unit) ||
      shown.has(unit),
  );
}

const isFire = (frame: Frame): frame is Frame & { group: readonly Unit[]; target: Hex } => 'group' in frame;

export function viewOf(box: Box, steps: Steps<Position, Choice>, p: Position, viewer: Viewer): View {
  const b = box.battle(p.scenario);
  const seen = seenBy(b, p, viewer);
  const { stack, hex, second, facing, formation, steps: left, marker, marks, top, below: _below, ...open } = p;
  return {
    ...copyPlain(open),
    ...glance(steps, p, viewer),
    // Who could be hit by a fire is nobody's to know before it is.
    stack: stack.map((frame) =>
      isFire(frame)
        ? { ...copyPlain(frame), group: frame.group.map((unit) => (seen[unit] ? unit : UNSEEN)) }
        : copyPlain(frame),
    ),
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

/** One position of those that give the view: hidden units are dealt to the hidden places, each as its top unit stands if its arm can. */
export function imaginePosition(box: Box, v: View, random: Random): Position {
  const b = box.battle(v.scenario);
  const { viewer: _viewer, asked: _asked, step: _step, stacks, units, stack, ...open } = v;
  const p: Position = {
    ...copyPlain(open),
    stack: stack.map((frame) => copyPlain(frame)),
    hex: units.map((seen) => seen?.hex ?? OFF),
    second: units.map((seen) => seen?.second ?? OFF),
    facing: units.map((seen) => seen?.facing ?? 0),
    formation: units.map((seen) => seen?.formation ?? 'column'),
    steps: units.map((seen, unit) => seen?.steps ?? b.units[unit]?.steps ?? 0),
    marker: units.map((seen) => seen?.marker ?? NONE),
    marks: units.map((seen) => seen?.marks ?? 0),
    top: Array.from({ length: b.ground.hexes.count }, () => NONE),
    below: units.map(() => NONE),
  };
  const hidden = units.flatMap((seen, unit) => (seen === null ? [unit] : []));
  shuffle(hidden, random);
  for (const { hex, units: here } of stacks) {
    const [over = NONE] = here;
    const lying = here.map((unit) => (unit === UNSEEN ? draw(b, hidden, over, p) : unit));
    // The lowest first; skirmishers come with their second half, and only once.
    for (const unit of lying.toReversed())
      if (topAt(p, hex) === NONE || !unitsAt(p, hex).includes(unit)) {
        const second = units[unit]?.second ?? p.second[over] ?? OFF;
        const at = units[unit]?.hex ?? (second === OFF ? hex : (p.hex[over] ?? hex));
        put(p, unit, at, false, second);
      }
  }
  for (const frame of p.stack)
    if (isFire(frame)) {
      const here = unitsAt(p, frame.target).filter((unit) => !frame.group.includes(unit));
      frame.group = frame.group.flatMap((unit) => (unit === UNSEEN ? here.splice(0, 1) : [unit]));
    }
  return p;
}

/** Takes a hidden unit that could lie under the top one: of its side, and cavalry with cavalry alone (VE-V.2-a). */
function draw(b: Battle, hidden: Unit[], over: Unit, p: Position): Unit {
  const isHorse = (unit: Unit): boolean => b.units[unit]?.arm === 'cavalry';
  const fits = (unit: Unit): boolean => sideOf(b, unit) === sideOf(b, over) && isHorse(unit) === isHorse(over);
  const found = hidden.findIndex(fits);
  const [unit = NONE] = hidden.splice(Math.max(0, found), 1);
  const isBroken = p.formation[over] === 'disorganised';
  const guns = b.units[unit]?.arm === 'artillery';
  // What lies under a Square or a battery keeps the formation of its own arm.
  p.formation[unit] = isBroken ? 'disorganised' : formationUnder(p, over, b.units[over]?.arm === 'artillery', guns);
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
