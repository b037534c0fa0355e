import { accidents } from './clauses/en/accidents.ts';
import { armies } from './clauses/en/armies.ts';
import { battles } from './clauses/en/battles.ts';
import { ending } from './clauses/en/ending.ts';
import { events } from './clauses/en/events.ts';
import { examples } from './clauses/en/examples.ts';
import { game } from './clauses/en/game.ts';
import { intrigue } from './clauses/en/intrigue.ts';
import { politics } from './clauses/en/politics.ts';

/** Every clause of the ledger for players, in its order. The ledger itself also says why. */
export const clausesEn = {
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

export type ClauseId = keyof typeof clausesEn;
