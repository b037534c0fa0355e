import { picket } from '../toy/game.ts';
import { knowledge } from '../toy/test/knowledge.ts';
import type { Subject } from './knowledge.ts';

/** The toy game, with which the suite itself is tested. */
export function picketSubject(game = picket()): Subject {
  return { name: game.id, game, knowledge };
}
