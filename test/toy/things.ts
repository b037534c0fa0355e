import type { Thing } from '../../src/kernel/game.ts';
import { BOX } from './data/standard.ts';
import type { View } from './position.ts';

export function thingsOf(v: View): readonly Thing[] {
  const own = v.viewer === null ? [] : (v.sides[v.viewer]?.hand ?? []);
  return [
    ...own.map((card): Thing => `card:${card}`),
    ...Array.from({ length: BOX.places }, (_, place): Thing => `place:${place}`),
    ...v.sides.map((_, seat): Thing => `seat:${seat}`),
  ];
}
