import { charges } from './clauses/en/charges.ts';
import { fire } from './clauses/en/fire.ts';
import { formations } from './clauses/en/formations.ts';
import { game } from './clauses/en/game.ts';
import { leaders } from './clauses/en/leaders.ts';
import { morale } from './clauses/en/morale.ts';
import { movement } from './clauses/en/movement.ts';
import { shock } from './clauses/en/shock.ts';
import { stacking } from './clauses/en/stacking.ts';

/** Every clause of the ledger for players, in its order. The ledger itself also says why. */
export const clausesEn = {
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

export type ClauseId = keyof typeof clausesEn;
