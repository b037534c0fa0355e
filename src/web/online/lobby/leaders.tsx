import { useEffect, useState } from 'preact/compat';
import { Loading } from '../../parts/fault.tsx';
import { Link } from '../../parts/link.tsx';
import { Masthead } from '../../parts/masthead.tsx';
import { useSettings } from '../../settings.ts';
import { entryOf } from '../../shelf.ts';
import { useCompanyWords } from '../../words/company.ts';
import { useOnlineWords } from '../../words/online.ts';
import { useTypeset } from '../../words/words.ts';
import type { Person } from '../requests.ts';
import { Known } from './known.tsx';
import { leadersOf, type Ranked } from './player-requests.ts';

/** The best of a game, of whom enough is known. */
export function LeadersPage({ game }: { readonly game: string }) {
  return <Known>{() => <Leaders game={game} />}</Known>;
}

function Leaders({ game }: { readonly game: string }) {
  const { leaders: words, player } = useCompanyWords();
  const { noServer } = useOnlineWords();
  const { language } = useSettings();
  const typeset = useTypeset();
  const [found, setFound] = useState<readonly (Ranked & Person)[] | 'away' | null>(null);
  useEffect(() => {
    void leadersOf(game).then((answer) => setFound('value' in answer ? answer.value.leaders : 'away'));
  }, [game]);
  if (found === null) return <Loading />;
  return (
    <>
      <Masthead />
      <main id="main" className="page narrow online">
        <h1>{words.title(typeset(entryOf(game)?.title[language] ?? game))}</h1>
        {found === 'away' && <p role="alert">{noServer}</p>}
        {found !== 'away' && found.length === 0 && <p>{words.none}</p>}
        {found !== 'away' && found.length > 0 && (
          <table className="tallies">
            <thead>
              <tr>
                <th scope="col">{words.name}</th>
                <th scope="col">{words.rating}</th>
                <th scope="col">{words.matches}</th>
              </tr>
            </thead>
            <tbody>
              {found.map(({ id, name, rating, deviation, played }) => (
                <tr key={id}>
                  <th scope="row">
                    <Link to={{ page: 'player', id }}>{name}</Link>
                  </th>
                  <td>{player.rating(rating, deviation)}</td>
                  <td>{played}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <p className="help">{words.help}</p>
      </main>
    </>
  );
}
