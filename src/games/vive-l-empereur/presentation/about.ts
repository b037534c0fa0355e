import type { GameEvent } from '../../../kernel/chance.ts';
import type { Thing } from '../../../kernel/game.ts';
import { hexThing } from '../../../table/hexes/cursor.ts';
import { NONE, type Unit, type View } from '../position.ts';
import type { ViveEvent } from '../told.ts';

const unit = (id: Unit): Thing => `unit:${id}`;
const leader = (id: number): Thing => `leader:${id}`;

/** A unit that is on the map as the viewer sees it; one that has gone is spoken of by its hex. */
const there = (view: View, ids: readonly Unit[]): readonly Thing[] =>
  ids.filter((id) => (view.units[id]?.hex ?? NONE) >= 0).map(unit);

/** The things of the field that an event speaks of. */
export function about(view: View, told: GameEvent): readonly Thing[] {
  // The events of a match come from its own game.
  const event = told as ViveEvent;
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

/** The locals of frames that say where something is decided. */
const PLACES = ['hex', 'target', 'to', 'from'] as const;

/** Where a question is decided of which nothing on the field can be touched: the innermost hex that is under way. */
export function sceneOf({ stack }: View): readonly Thing[] {
  for (const frame of stack.toReversed())
    for (const place of PLACES) {
      const hex: unknown = Reflect.get(frame, place);
      if (typeof hex === 'number' && hex >= 0) return [hexThing(hex)];
    }
  return [];
}
