import { events } from './clauses/fr/events.ts';
import { examples } from './clauses/fr/examples.ts';
import { game } from './clauses/fr/game.ts';
import { modes } from './clauses/fr/modes.ts';
import { war } from './clauses/fr/war.ts';
import type { ClauseId } from './clauses.en.ts';

/** Every clause of the ledger for players, in French. */
export const clausesFr: Readonly<Record<ClauseId, string>> = {
  ...game,
  ...war,
  ...modes,
  ...events,
  ...examples,
};
