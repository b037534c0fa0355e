import type { Io } from '../../../kernel/chance.ts';
import { askedSeats, listChoices, play, type Seat, top } from '../../../kernel/flow.ts';
import type { Game } from '../../../kernel/game.ts';
import { get, there } from '../../../kernel/there.ts';
import type { Choice, Position, View } from '../position.ts';
import type { N15Event } from '../told.ts';

// What becomes of a choice that shows odds, played by the rules themselves.

/** Is the one fatigue of the rain being placed? */
export const inRain = (p: Position): boolean => top(p).step === 'share.place' && there(p.shares.at(-1)).why === 'rain';

const winner = (side: number): string => (side < 0 ? 'draw' : side === 0 ? 'attackerWins' : 'defenderWins');

/** What comes of a choice if nobody plays a card: who wins, or why there is no fight. */
export function fateOf(
  game: Game<Position, Choice, View, N15Event>,
  start: Position,
  seat: Seat,
  c: Choice,
  placed: Choice | null,
  chance: Io,
): string {
  const p = game.copy(start);
  const { op } = p;
  let fate = '';
  /** Who has inflicted more (CBT-50): all that is left to say if the fatigue of step 4 ends the match. */
  let ahead = 'perished';
  const io = {
    // What is rolled once the matter is settled changes nothing any more.
    roll: (stream: string, sides: number) => (fate === '' && p.op === op ? chance.roll(stream, sides) : 1),
    reveal() {},
    tell(event: N15Event) {
      if (event.kind === 'attackCancelled') fate = 'cancelled';
      if (event.kind === 'combatResult')
        ahead = winner(event.losses[0] === event.losses[1] ? -1 : event.losses[0] > event.losses[1] ? 0 : 1);
      if (event.kind === 'won') fate = winner(event.side);
    },
  };
  play(game.steps, p, seat, c, io);
  while (fate === '') {
    if (p.outcome !== null || p.op !== op) return ahead;
    const asked = get(askedSeats(game.steps, p), 0);
    const list = listChoices(game.steps, p, asked, []);
    const next = list.find(({ kind }) => kind === 'pass') ?? get(list, 0);
    play(game.steps, p, asked, placed !== null && inRain(p) ? placed : next, io);
  }
  return fate;
}
