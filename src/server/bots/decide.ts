import type { Pace } from '../../bots/pace.ts';
import type { BotTurn } from '../../keeper/bot-turns.ts';
import { placeOf } from '../../keeper/feed.ts';
import type { Room } from '../../keeper/room.ts';
import type { Seat } from '../../kernel/flow.ts';
import type { GameChoice } from '../../kernel/game.ts';
import { choices } from '../../kernel/match.ts';
import type { Thinker } from './threads.ts';

export interface Thinking {
  readonly thinker: Pick<Thinker, 'think'>;
  pace(level: string): Pace;
  fault(error: unknown): void;
}

/** Who decides where the bot of a level fails: a simple one. */
const SIMPLE = 'greedy';

/** What a bot chooses, by what its seat may know. Where it fails the greedy bot decides, and where that one fails the first choice is made. */
export async function chosenBy(
  { thinker, pace, fault }: Thinking,
  { id, match }: Room,
  { seat, level, q }: BotTurn,
): Promise<GameChoice> {
  const list = choices(match, seat);
  const [first] = list;
  if (first === undefined) throw new Error('a seat is asked but has no choice');
  if (list.length === 1) return first;
  const { game } = match;
  const about = { kind: 'choose', game: game.id, view: game.view(match.position, seat), seat, choices: list } as const;
  for (const [one, seed] of [
    [level, `${id}/${seat}/${q}`],
    [SIMPLE, `${id}/${seat}/${q}/again`],
  ] as const) {
    try {
      const { thinking } = pace(one);
      const chosen = list[await thinker.think({ ...about, level: one, seed, thinking })];
      if (chosen !== undefined) return chosen;
    } catch (error) {
      fault(error);
    }
  }
  return first;
}

/** Whether a bot agrees on a draw; one that cannot say does not. */
export async function drawAnswer({ thinker, fault }: Thinking, { id, match }: Room, seat: Seat): Promise<boolean> {
  const { game, position, seats } = match;
  const view = game.view(position, seat);
  const seed = `${id}/${placeOf(seat, seats)}`;
  try {
    return (await thinker.think({ kind: 'draw', game: game.id, view, seat, seed })) === 1;
  } catch (error) {
    fault(error);
    return false;
  }
}
