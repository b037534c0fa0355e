import { standardOptions } from '../../kernel/options.ts';
import { isProblem, type Keeper, type Player, type Problem } from '../keeper/contract.ts';
import { go } from '../router.ts';
import { entryOf } from '../shelf.ts';
import { openGame } from './opened.ts';

/** Begins a match as it comes from the box and goes to its table. */
export async function quickMatch(
  keeper: Keeper,
  game: string,
  sit: (seat: number) => Player,
  kind: 'quick' | 'first' = 'quick',
  how: 'push' | 'replace' = 'push',
): Promise<Problem | null> {
  const opened = await openGame(game);
  if (opened === null) return { fault: 'unknown-game', detail: game };
  const options = { ...standardOptions(opened.game.options), ...entryOf(game)?.[kind] };
  const players = Array.from({ length: opened.game.seats(options) }, (_, seat) => sit(seat));
  const started = await keeper.start({ game, options, players, curtain: true, guided: kind === 'first' });
  if (isProblem(started)) return started;
  go({ page: 'match', id: started.id }, how);
  return null;
}

export const meAgainst =
  (level: string) =>
  (seat: number): Player =>
    seat === 0 ? { kind: 'me' } : { kind: 'bot', level };

export const botsAlone = (level: string) => (): Player => ({ kind: 'bot', level });
