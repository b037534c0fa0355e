import { picket } from '../toy/game.ts';
import { knowledge } from '../toy/test/knowledge.ts';
import { reasonsOf } from '../words/spoken.ts';
import type { Subject } from './knowledge.ts';

/** Always the same few: each check must notice a toy that breaks its promise, whatever share of the games is played. */
const amounts = { matches: 400, listed: 30, kept: 20, pairs: 600, imagined: 300 };

const tell = await reasonsOf(picket());

/** The toy game, with which the suite itself is tested. */
export function picketSubject(game = picket()): Subject {
  return { name: game.id, game, knowledge: { ...knowledge, amounts }, tell };
}
