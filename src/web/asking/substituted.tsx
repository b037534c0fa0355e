import type { Whole } from '../../keeper/room.ts';
import type { Seat } from '../../kernel/flow.ts';
import type { Game, GameView } from '../../kernel/game.ts';
import type { MatchInfo } from '../keeper/contract.ts';
import type { Seated } from '../play/table.ts';
import { useSettings } from '../settings.ts';
import { useAskedWords } from '../words/asked.ts';
import { useWords } from '../words/words.ts';
import { called } from './called.ts';

/** Who of the people at this screen has left his seat to a bot, and the way back to it. */
export function Substituted({
  game,
  seated: { act, own, info },
  view,
  look: { handed, handedBy },
}: {
  readonly game: Game;
  readonly seated: Pick<Seated, 'act' | 'own'> & { readonly info: Pick<MatchInfo, 'players'> };
  /** What is shown: a match that is over is not told by a button that goes. */
  readonly view: GameView;
  readonly look: Pick<Whole, 'handed' | 'handedBy'>;
}) {
  const words = useWords();
  const { substitute } = useAskedWords();
  const { language } = useSettings();
  if (act === null || view.outcome !== null) return null;
  const name = (seat: Seat) => game.text[language].seat(view, seat);
  return own.map((seat) => {
    const [level, by] = [handed[seat] ?? null, handedBy[seat] ?? seat];
    if (level === null) return null;
    return (
      <section key={seat} className="consent" aria-label={substitute.title}>
        <p role="status">
          {substitute.plays(name(seat), words.newMatch.levels[level] ?? level)}
          {by !== seat && ` ${substitute.by(called(name(by), info.players, by))}`}
        </p>
        <button type="button" className="primary" onClick={() => void act({ kind: 'hand', level: null }, seat)}>
          {substitute.back}
        </button>
      </section>
    );
  });
}
