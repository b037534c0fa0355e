import type { Game, GameChoice, GameView } from '../../kernel/game.ts';
import type { Odds } from '../../kernel/odds.ts';
import type { Fighting } from '../../table/presentation.ts';
import { ClauseLink, ClauseText } from '../parts/clause.tsx';
import { Overlay } from '../parts/overlay.tsx';
import { useSettings } from '../settings.ts';
import { useAskedWords } from '../words/asked.ts';
import { OddsPicture } from './odds.tsx';

/** The odds of a fight in full, over the table: each result by the cases that lead to it, and the clause behind all that counts. */
export function OddsSheet({
  game,
  view,
  choice,
  odds,
  fighting,
}: {
  readonly game: Game;
  readonly view: GameView;
  readonly choice: GameChoice;
  readonly odds: Odds;
  readonly fighting: Fighting | null;
}) {
  const asked = useAskedWords();
  const { language } = useSettings();
  const text = game.text[language];
  const clauses = [...new Set(odds.terms.map(({ clause }) => clause))];
  return (
    <Overlay title={asked.odds.title}>
      <div className="odds-sheet">
        <h3>{text.choice(view, choice)}</h3>
        <OddsPicture game={game} view={view} odds={odds} fighting={fighting} />
        <table className="sources">
          <tbody>
            {odds.results.toReversed().map(({ key, ways }) => (
              <tr key={key}>
                <th scope="row">{text.result(key)}</th>
                <td>{asked.odds.exact(ways, odds.of)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {clauses.length > 0 && (
          <>
            <h3>{asked.odds.why}</h3>
            <ul>
              {clauses.map((id) => (
                <li key={id}>
                  <ClauseLink game={game.id} id={id} />
                  <ClauseText game={game} id={id} />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Overlay>
  );
}
