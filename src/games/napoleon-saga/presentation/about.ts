import type { GameEvent } from '../../../kernel/chance.ts';
import type { Thing } from '../../../kernel/game.ts';
import type { View } from '../position.ts';
import { thingsOf } from '../things.ts';

// What an event speaks of, for the light on the board. Events of this game name units, slots and cards under the same few words.

const UNITS = ['unit', 'against', 'by', 'over', 'attacker', 'defender', 'swapped'];
const SLOTS = ['slot', 'to'];
/** `from` is a slot, but for those who get away from somebody. */
const FROM_UNIT = new Set(['evaded', 'disengaged']);

function numberIn(event: GameEvent, field: string): number {
  const value: unknown = Object.hasOwn(event, field) ? Reflect.get(event, field) : undefined;
  return typeof value === 'number' ? value : -1;
}

/** The cards that it names, one or several. */
function cardsIn(event: GameEvent): number[] {
  const cards: unknown = Object.hasOwn(event, 'cards') ? Reflect.get(event, 'cards') : [];
  const list: readonly unknown[] = Array.isArray(cards) ? cards : [];
  return [numberIn(event, 'card'), ...list.filter((card) => typeof card === 'number')];
}

/** Of all that an event names, what the viewer has before him. */
export function about(view: View, event: GameEvent): readonly Thing[] {
  const slots = SLOTS.map((field) => numberIn(event, field));
  const units = UNITS.map((field) => numberIn(event, field));
  (FROM_UNIT.has(event.kind) ? units : slots).push(numberIn(event, 'from'));
  const standing = units.map((unit) => view.where[unit] ?? -1);
  const named: Thing[] = [
    ...[...standing, ...slots].filter((slot) => slot >= 0).map((slot): Thing => `slot:${slot}`),
    ...cardsIn(event).map((card): Thing => `card:${card}`),
    `objective:${numberIn(event, 'objective')}`,
  ];
  const there = new Set(thingsOf(view));
  return [...new Set(named)].filter((thing) => there.has(thing));
}
