import { combat } from './clauses/fr/combat.ts';
import { end } from './clauses/fr/end.ts';
import { game } from './clauses/fr/game.ts';
import { turn } from './clauses/fr/turn.ts';
import { words } from './clauses/fr/words.ts';
import type { ClauseId } from './clauses.en.ts';

/** Every clause of the ledger for players, in French. */
export const clausesFr: Readonly<Record<ClauseId, string>> = { ...game, ...turn, ...combat, ...end, ...words };
