import type { GameEvent } from '../../kernel/chance.ts';
import type { Thing } from '../../kernel/game.ts';
import type { Presentation } from '../../table/presentation.ts';

/** The fields of events that name things, and the kind of thing they name. */
const NAMED: Readonly<Record<string, string>> = {
  unit: 'unit',
  attacker: 'unit',
  target: 'unit',
  card: 'card',
  square: 'square',
  from: 'square',
  to: 'square',
};

/** What an event speaks of, for the light on the board. */
export function aboutOf(presentation: Presentation, event: GameEvent): readonly Thing[] {
  if (presentation.about !== undefined) return presentation.about(event);
  return Object.entries(event).flatMap(([field, value]: [string, unknown]): Thing[] => {
    const kind = NAMED[field];
    return kind !== undefined && typeof value === 'number' && value >= 0 ? [`${kind}:${value}`] : [];
  });
}
