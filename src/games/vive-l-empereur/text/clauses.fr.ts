import { charges } from './clauses/fr/charges.ts';
import { fire } from './clauses/fr/fire.ts';
import { formations } from './clauses/fr/formations.ts';
import { game } from './clauses/fr/game.ts';
import { leaders } from './clauses/fr/leaders.ts';
import { morale } from './clauses/fr/morale.ts';
import { movement } from './clauses/fr/movement.ts';
import { shock } from './clauses/fr/shock.ts';
import { stacking } from './clauses/fr/stacking.ts';
import type { ClauseId } from './clauses.en.ts';

/** Every clause of the ledger for players, in French. */
export const clausesFr: Readonly<Record<ClauseId, string>> = {
  ...game,
  ...formations,
  ...stacking,
  ...movement,
  ...fire,
  ...shock,
  ...charges,
  ...morale,
  ...leaders,
};
