import { combat } from './clauses/en/combat.ts';
import { end } from './clauses/en/end.ts';
import { game } from './clauses/en/game.ts';
import { turn } from './clauses/en/turn.ts';
import { words } from './clauses/en/words.ts';

/** Every clause of the ledger for players, in its order. The ledger itself also says why. */
export const clausesEn = { ...game, ...turn, ...combat, ...end, ...words };

export type ClauseId = keyof typeof clausesEn;
