import type { GameEvent } from '../../../kernel/chance.ts';
import type { NapoleonicEvent } from '../told.ts';

/** What a chronicle of thirty years tells: not who stood where and what was rolled for it, but what came of it. */
const TOLD: ReadonlySet<string> = new Set<NapoleonicEvent['kind']>([
  'event',
  'client',
  'status',
  'napoleon',
  'busy',
  'bavariaTurns',
  'conceded',
  'warRoll',
  'naval',
  'londonInvaded',
  'invasion',
  'aligned',
  'grandStrategy',
  'thwarted',
  'battleWon',
  'pursues',
  'noWayOut',
  'personality',
  'control',
  'abdication',
  'accident',
  'religion',
  'bride',
]);

export const isTold = ({ kind }: GameEvent): boolean => TOLD.has(kind);
