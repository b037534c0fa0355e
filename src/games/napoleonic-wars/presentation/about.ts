import type { GameEvent } from '../../../kernel/chance.ts';
import type { Thing } from '../../../kernel/game.ts';
import type { Box } from '../data/box.ts';
import { AT, PLACE, type View } from '../position.ts';
import { thingsOf } from '../things.ts';

// What an event speaks of, for the light on the board. Events name Nations, corps, diplomats and wars under the same few words.

const KINDS: Readonly<Record<string, string>> = {
  nation: 'nation',
  nations: 'nation',
  unit: 'unit',
  units: 'unit',
  moved: 'unit',
  diplomat: 'diplomat',
  against: 'diplomat',
  personality: 'personality',
  war: 'war',
  power: 'power',
};

/** Where something went, or came from: a Nation or Portugal; nothing else of it is on the map. */
const JOURNEYS = new Set(['moved', 'retreated', 'pursues']);
/** Whoever is `at` a place stands in a Nation, in its green box or in a minor-war box. */
const STANDING = new Set(['napoleon', 'josephine', 'diplomat', 'personality']);

function numbersOf(value: unknown): readonly number[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  return list.filter((each) => typeof each === 'number');
}

function thingsIn(event: GameEvent): Thing[] {
  return Object.entries(event).flatMap(([field, value]): Thing[] => {
    const kind = KINDS[field];
    if (kind !== undefined) return numbersOf(value).map((n): Thing => `${kind}:${n}`);
    if (field === 'by' && event.kind === 'struck') return numbersOf(value).map((n): Thing => `unit:${n}`);
    if ((field === 'from' || field === 'to') && JOURNEYS.has(event.kind))
      return numbersOf(value).flatMap((n): Thing[] => (n <= PLACE.portugal ? [`nation:${n}`] : []));
    if (field === 'at' && STANDING.has(event.kind))
      return numbersOf(value).flatMap((n): Thing[] => {
        if (n >= AT.wars) return [`war:${n - AT.wars}`];
        return n >= 0 && n < PLACE.portugal ? [`nation:${n}`] : [];
      });
    return [];
  });
}

/** Of all that an event names, what lies on the table. */
export function about(box: Box, view: View, event: GameEvent): readonly Thing[] {
  const there = new Set(thingsOf(box, view));
  return [...new Set(thingsIn(event))].filter((thing) => there.has(thing));
}
