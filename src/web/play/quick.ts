import { standardOptions } from '../../kernel/options.ts';
import { localKeeper } from '../keeper/client.ts';
import { isProblem, type Problem, type Sitter } from '../keeper/contract.ts';
import { go } from '../router.ts';
import { wardrobeOf } from '../shelf.ts';
import { openGame } from './opened.ts';

/** Begins a match as it comes from the box and goes to its table. */
export async function quickMatch(
  game: string,
  sit: (seat: number) => Sitter,
  kind: 'quick' | 'first' = 'quick',
  how: 'push' | 'replace' = 'push',
): Promise<Problem | null> {
  const opened = await openGame(game);
  if (opened === null) return { fault: 'unknown-game', detail: game };
  const options = { ...standardOptions(opened.game.options), ...wardrobeOf(game)?.[kind] };
  const sitters = Array.from({ length: opened.game.seats(options) }, (_, seat) => sit(seat));
  const started = await localKeeper().start({ game, options, sitters, curtain: true, guided: kind === 'first' });
  if (isProblem(started)) return started;
  go({ page: 'match', id: started.id }, how);
  return null;
}

export const meAgainst =
  (level: string) =>
  (seat: number): Sitter =>
    seat === 0 ? { kind: 'me' } : { kind: 'bot', level };

export const botsAlone = (level: string) => (): Sitter => ({ kind: 'bot', level });
