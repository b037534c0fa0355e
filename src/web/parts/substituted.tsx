import type { Whole } from '../../keeper/room.ts';
import type { Game, GameView } from '../../kernel/game.ts';
import type { Seated } from '../play/table.ts';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/words.ts';

/** Who of the people at this screen has left his seat to a bot, and the way back to it. */
export function Substituted({
  game,
  seated: { act, own },
  view,
  handed,
}: {
  readonly game: Game;
  readonly seated: Seated;
  /** What is shown: a match that is over is not told by a button that goes. */
  readonly view: GameView;
  readonly handed: Whole['handed'];
}) {
  const words = useWords();
  const { language } = useSettings();
  if (act === null || view.outcome !== null) return null;
  return own.map((seat) => {
    const level = handed[seat] ?? null;
    if (level === null) return null;
    return (
      <section key={seat} className="consent" aria-label={words.substitute.title}>
        <p role="status">
          {words.substitute.plays(game.text[language].seat(view, seat), words.newMatch.levels[level] ?? level)}
        </p>
        <button type="button" className="primary" onClick={() => void act({ kind: 'hand', level: null }, seat)}>
          {words.substitute.back}
        </button>
      </section>
    );
  });
}
