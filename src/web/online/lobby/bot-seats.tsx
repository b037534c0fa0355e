import type { Seat } from '../../../kernel/flow.ts';
import { LEVELS } from '../../bots/levels.ts';
import { Choose } from '../../parts/fields.tsx';
import { useOnlineWords } from '../../words/online.ts';
import { useWords } from '../../words/words.ts';

const PERSON = 'person';

/** Who is to sit at the other seats: somebody who comes by the link, or a bot. */
export function BotSeats({
  own,
  seats,
  bots,
  onBots,
}: {
  readonly own: Seat;
  readonly seats: readonly string[];
  readonly bots: readonly (string | null)[];
  readonly onBots: (bots: readonly (string | null)[]) => void;
}) {
  const { newMatch } = useWords();
  const { botSeat } = useOnlineWords();
  const levels = LEVELS.map((level) => [level, newMatch.bot(newMatch.levels[level] ?? level)]);
  const values = Object.fromEntries([[PERSON, botSeat.person], ...levels]);
  return seats.map((name, seat) =>
    seat === own ? null : (
      <Choose
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
        key={seat}
        name={name}
        value={bots[seat] ?? PERSON}
        values={values}
        onChange={(value) =>
          onBots(seats.map((_, at) => (at === seat ? (value === PERSON ? null : value) : (bots[at] ?? null))))
        }
      />
    ),
  );
}

/** What the bot at a seat is called; undefined for the seat of a person. */
export function useBotName(): (bots: readonly (string | null)[], seat: Seat) => string | undefined {
  const { newMatch } = useWords();
  const { botSeat } = useOnlineWords();
  return (bots, seat) => {
    const level = bots[seat] ?? null;
    return level === null ? undefined : botSeat.name(newMatch.levels[level] ?? level);
  };
}
