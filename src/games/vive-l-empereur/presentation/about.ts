import type { Thing } from '../../../kernel/game.ts';
import { hexThing } from '../../../table/hexes/cursor.ts';
import { NONE, UNSEEN, type Unit, type View } from '../position.ts';
import type { ViveEvent } from '../told.ts';

const unit = (id: Unit): Thing => `unit:${id}`;
const leader = (id: number): Thing => `leader:${id}`;

/** A unit that is on the map as the viewer sees it; one that has gone is spoken of by its hex. */
const there = (view: View, ids: readonly Unit[]): readonly Thing[] =>
  ids.filter((id) => (view.units[id]?.hex ?? NONE) >= 0).map(unit);

/** The things of the field that an event speaks of. */
export function about(view: View, event: ViveEvent): readonly Thing[] {
  switch (event.kind) {
    case 'moved':
      return [...there(view, event.units), ...(event.to < 0 ? [] : [hexThing(event.to)])];
    case 'turned':
    case 'formed':
    case 'stopped':
    case 'charge':
    case 'chargeEnds':
    case 'countercharge':
    case 'recoil':
    case 'disorganised':
      return there(view, event.units);
    case 'left':
    case 'eliminated':
      return event.hex < 0 ? [] : [hexThing(event.hex)];
    case 'stacked':
      return [...there(view, [event.unit]), hexThing(event.hex)];
    case 'losses':
    case 'rallied':
    case 'test':
      return there(view, [event.unit]);
    case 'claimed':
    case 'squareTried':
    case 'control':
    case 'void':
    case 'shown':
      return [hexThing(event.hex)];
    case 'fire':
      return [
        hexThing(event.hex),
        ...there(
          view,
          event.firers.map(({ unit: id }) => id),
        ),
      ];
    case 'declared':
      return [hexThing(event.from), hexThing(event.hex)];
    case 'shock':
      return [
        ...event.hexes.map(hexThing),
        ...there(
          view,
          event.attackers.map(({ unit: id }) => id),
        ),
      ];
    case 'leaderMoved':
    case 'leaderRoll':
    case 'replaced':
      return (view.leaderAt[event.leader] ?? NONE) < 0 ? [] : [leader(event.leader)];
    default:
      return [];
  }
}

/** The locals of frames that say who acts, and where something is decided. */
const ACTORS = ['units', 'firers', 'unit'] as const;
const PLACES = ['hex', 'target', 'to', 'from'] as const;
/** Of those that have two sides, by the first word of their steps: the hexes of the other side, or of both where none is said to act. */
const AGAINST: Readonly<Record<string, readonly string[]>> = {
  fires: ['hex'],
  fire: ['target'],
  combat: ['from', 'targets'],
  react: ['movers'],
  recoil: ['hex', 'movers'],
  countercharge: ['hexes', 'movers'],
  squares: ['hex', 'chargers'],
};

/** Where a question is decided: with those of the innermost frame who act, and those against whom they do, or in its hex. */
export function sceneOf(view: View): readonly Thing[] {
  for (const frame of view.stack.toReversed()) {
    const named = (names: readonly string[]) => names.flatMap((name) => numbersIn(Reflect.get(frame, name)));
    const who = there(view, named(ACTORS));
    const against = named(AGAINST[frame.step.split('.')[0] ?? ''] ?? []).filter((at) => at >= 0);
    const where =
      against.length > 0 || who.length > 0
        ? against
        : named(PLACES)
            .filter((at) => at >= 0)
            .slice(0, 1);
    const things = new Set([...who, ...where.map((hex) => inHex(view, hex))]);
    if (things.size > 0) return [...things];
  }
  return [];
}

/** Whoever is seen of a stack, the highest first, or the hex. */
function inHex({ stacks }: View, hex: number): Thing {
  const top = stacks.find((one) => one.hex === hex)?.units.find((id) => id !== UNSEEN);
  return top === undefined ? hexThing(hex) : unit(top);
}

const numbersIn = (value: unknown): readonly number[] =>
  typeof value === 'number' ? [value] : Array.isArray(value) ? value.filter((each) => typeof each === 'number') : [];
