import { useEffect, useState } from 'preact/compat';
import { Loading } from '../../parts/fault.tsx';
import { Link } from '../../parts/link.tsx';
import { Masthead } from '../../parts/masthead.tsx';
import { useGame } from '../../play/opened.ts';
import { go } from '../../router.ts';
import { useSettings } from '../../settings.ts';
import { entryOf } from '../../shelf.ts';
import { useCompanyWords } from '../../words/company.ts';
import { useOnlineWords } from '../../words/online.ts';
import { useTypeset, useWords } from '../../words/words.ts';
import { type FarMatch, leadsTo, takeSeat } from '../requests.ts';
import { useBotName } from './bot-seats.tsx';
import { Known } from './known.tsx';
import { seatNames } from './seat-names.ts';
import { useStandingTerms } from './terms.ts';

/** Where a link leads: what is played there, who waits, and the seats that are free. */
export function JoinPage({ token }: { readonly token: string }) {
  return <Known>{(_person, forget) => <Invited token={token} forget={forget} />}</Known>;
}

function Invited({ token, forget }: { readonly token: string; readonly forget: () => void }) {
  const words = useOnlineWords();
  const [found, setFound] = useState<FarMatch | 'none' | 'away' | null>(null);
  const [fault, setFault] = useState('');
  useEffect(() => {
    let left = false;
    void leadsTo(token).then((answer) => {
      if (left) return;
      if ('value' in answer) {
        const { id, seat } = answer.value;
        // Whoever sits there already goes to his table.
        if (seat !== null) go({ page: 'match', id }, 'replace');
        else setFound(answer.value);
      } else if (answer.status === 401) forget();
      else setFound(answer.status === 404 || answer.status === 400 ? 'none' : 'away');
    });
    return () => {
      left = true;
    };
  }, [token, forget]);
  const take = async (seat: number) => {
    const answer = await takeSeat(token, seat);
    if ('value' in answer) {
      go({ page: 'match', id: answer.value.id }, 'replace');
      return;
    }
    setFault(answer.status === 409 ? words.join.taken : words.noServer);
    const now = await leadsTo(token);
    if ('value' in now) setFound(now.value);
  };
  if (found === null) return <Loading />;
  return (
    <>
      <Masthead />
      <main id="main" className="page narrow online">
        {typeof found === 'string' ? (
          <>
            <h1>{words.title}</h1>
            <p role="alert">{found === 'none' ? words.join.none : words.noServer}</p>
            <p>
              <Link to={{ page: 'online' }} className="primary">
                {words.mine.title}
              </Link>
            </p>
          </>
        ) : (
          <Seats found={found} onTake={(seat) => void take(seat)} />
        )}
        {fault !== '' && <p role="alert">{fault}</p>}
      </main>
    </>
  );
}

function Seats({ found, onTake }: { readonly found: FarMatch; readonly onTake: (seat: number) => void }) {
  const words = useWords();
  const { join, waiting, left } = useOnlineWords();
  const company = useCompanyWords();
  const standing = useStandingTerms();
  const { language } = useSettings();
  const typeset = useTypeset();
  const opened = useGame(found.game);
  const title = typeset(entryOf(found.game)?.title[language] ?? found.game);
  const there = found.names.filter((name) => name !== null);
  const botName = useBotName();
  const isFree = (at: number) => found.names[at] === null && botName(found.bots, at) === undefined;
  const isFull = !found.names.some((_, at) => isFree(at));
  const seats =
    opened === 'loading' || opened === null
      ? found.names.map((_, at) => words.newMatch.seat(at))
      : seatNames(opened.game, opened.presentation, found.options, words, language);
  return (
    <>
      <h1>{join.title(title)}</h1>
      {isFull ? <p role="status">{join.full}</p> : <p className="lead">{join.of(words.list(there))}</p>}
      {/* Whoever sits down agrees to it. */}
      <p className="help">{company.lobby.agreed(standing(found).join(' · '))}</p>
      {opened !== 'loading' && opened !== null && <Agreed options={found.options} game={opened.game} />}
      <ul className="seats" aria-label={waiting.seats}>
        {found.names.map((name, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
          <li key={at} data-free={isFree(at)}>
            <span className="whose">{seats[at]}</span>
            {isFree(at) ? (
              <button type="button" className="primary" onClick={() => onTake(at)}>
                {join.take}
              </button>
            ) : (
              <span className="name">{name === '' ? left : (name ?? botName(found.bots, at))}</span>
            )}
          </li>
        ))}
      </ul>
      {isFull && found.watch && (
        <p>
          <Link to={{ page: 'match', id: found.id }} className="secondary">
            {join.look}
          </Link>
        </p>
      )}
    </>
  );
}

/** What was agreed on, in the words of the game. */
function Agreed({
  game,
  options,
}: {
  readonly game: Exclude<ReturnType<typeof useGame>, string | null>['game'];
  readonly options: FarMatch['options'];
}) {
  const words = useWords();
  const { language } = useSettings();
  const text = game.text[language];
  const fields = game.options.filter(
    ({ id, only }) =>
      options[id] !== undefined && (only === undefined || only.values.includes(options[only.option] ?? '')),
  );
  if (fields.length === 0) return null;
  return (
    <section className="agreed" aria-label={words.newMatch.options}>
      <dl>
        {fields.map(({ id, standard }) => {
          const value = options[id] ?? standard;
          return (
            <div key={id}>
              <dt>{text.options[id]?.name ?? id}</dt>
              <dd>{text.options[id]?.values[value] ?? value}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
