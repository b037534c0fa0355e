import { events } from './clauses/en/events.ts';
import { examples } from './clauses/en/examples.ts';
import { game } from './clauses/en/game.ts';
import { modes } from './clauses/en/modes.ts';
import { war } from './clauses/en/war.ts';

/** Every clause of the ledger for players, in its order. The ledger itself also says why. */
export const clausesEn = { ...game, ...war, ...modes, ...events, ...examples };

export type ClauseId = keyof typeof clausesEn;
