import type { Thing } from '../../../kernel/game.ts';
import type { View } from '../position.ts';

/** The units that the procedures under way are about, the latest one first: where a question is decided that touches nothing. */
const PARTS = ['one', 'two', 'attacker', 'defender', 'unit'] as const;

export function scene({ stack, where }: View): readonly Thing[] {
  for (const frame of stack.toReversed()) {
    const units = PARTS.map((part): unknown => Object.entries(frame).find(([name]) => name === part)?.[1]);
    const slots = units
      .flatMap((unit) => (typeof unit === 'number' ? [where[unit] ?? -1] : []))
      .filter((slot) => slot >= 0);
    if (slots.length > 0) return [...new Set(slots)].map((slot): Thing => `slot:${slot}`);
  }
  return [];
}
