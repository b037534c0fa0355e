import type { Game, Language } from '../../../kernel/game.ts';
import type { Options } from '../../../kernel/options.ts';
import type { Presentation } from '../../../table/presentation.ts';
import type { Words } from '../../words/en.ts';

/** What the seats of a match are called before it has begun: by their armies, where the options tell. */
export function seatNames(
  game: Game,
  { seats }: Pick<Presentation, 'seats'>,
  options: Options,
  words: Words,
  language: Language,
): readonly string[] {
  const armies = seats?.(options, language);
  return Array.from({ length: game.seats(options) }, (_, seat) => {
    const [name, army] = [words.newMatch.seat(seat), armies?.[seat]];
    return army === undefined ? name : words.colon(name, army);
  });
}
