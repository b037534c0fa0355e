import { accidents } from './clauses/fr/accidents.ts';
import { armies } from './clauses/fr/armies.ts';
import { battles } from './clauses/fr/battles.ts';
import { ending } from './clauses/fr/ending.ts';
import { events } from './clauses/fr/events.ts';
import { examples } from './clauses/fr/examples.ts';
import { game } from './clauses/fr/game.ts';
import { intrigue } from './clauses/fr/intrigue.ts';
import { politics } from './clauses/fr/politics.ts';
import type { ClauseId } from './clauses.en.ts';

/** Every clause of the ledger for players, in French. */
export const clausesFr: Readonly<Record<ClauseId, string>> = {
  ...game,
  ...politics,
  ...intrigue,
  ...armies,
  ...battles,
  ...ending,
  ...events,
  ...accidents,
  ...examples,
};
