import { examples } from './clauses/fr/examples.ts';
import { game } from './clauses/fr/game.ts';
import { modes } from './clauses/fr/modes.ts';
import { war } from './clauses/fr/war.ts';
import type { ClauseId } from './clauses.en.ts';
import { EVENT_CLAUSES } from './fr/cards.ts';

/** Every clause of the ledger for players, in French. */
export const clausesFr: Readonly<Record<ClauseId, string>> = {
  ...game,
  ...war,
  ...modes,
  ...EVENT_CLAUSES,
  ...examples,
};
