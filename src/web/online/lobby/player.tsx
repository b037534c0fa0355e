import { Fragment, useEffect, useState } from 'preact/compat';
import { standardOptions } from '../../../kernel/options.ts';
import { Loading } from '../../parts/fault.tsx';
import { Link } from '../../parts/link.tsx';
import { Masthead } from '../../parts/masthead.tsx';
import { useGame } from '../../play/opened.ts';
import { useSettings } from '../../settings.ts';
import { entryOf } from '../../shelf.ts';
import { useCompanyWords } from '../../words/company.ts';
import { useOnlineWords } from '../../words/online.ts';
import { useTypeset, useWords } from '../../words/words.ts';
import type { Person } from '../requests.ts';
import { Move } from '../table/ratings-moved.tsx';
import { Known } from './known.tsx';
import { type Past, type Profile, profileOf } from './player-requests.ts';
import { seatNames } from './seat-names.ts';

/** Somebody who plays here: how well, against whom, and what came of it. */
export function PlayerPage({ id }: { readonly id: string }) {
  return <Known>{(person) => <Player id={id} asker={person} />}</Known>;
}

function Player({ id, asker }: { readonly id: string; readonly asker: Person }) {
  const { player } = useCompanyWords();
  const { noServer, title } = useOnlineWords();
  const [profile, setProfile] = useState<Profile | 'none' | 'away' | null>(null);
  const [more, setMore] = useState<readonly Past[]>([]);
  const [end, setEnd] = useState<number | null>(null);
  useEffect(() => {
    void profileOf(id, null).then((answer) => {
      if (!('value' in answer)) return setProfile(answer.status === 404 ? 'none' : 'away');
      setProfile(answer.value);
      setEnd(answer.value.end);
    });
  }, [id]);
  if (profile === null) return <Loading />;
  const goOn = async () => {
    const answer = await profileOf(id, end);
    if (!('value' in answer)) return;
    setMore([...more, ...answer.value.history]);
    setEnd(answer.value.end);
  };
  return (
    <>
      <Masthead />
      <main id="main" className="page online player">
        {typeof profile === 'string' ? (
          <>
            <h1>{title}</h1>
            <p role="alert">{profile === 'none' ? player.none : noServer}</p>
          </>
        ) : (
          <>
            <h1>{player.title(profile.person.name)}</h1>
            <Ratings profile={profile} />
            <Tallies profile={profile} />
            <section aria-labelledby="player-history">
              <h2 id="player-history">{player.history}</h2>
              {profile.history.length === 0 && <p className="help">{player.noHistory}</p>}
              <ul className="past" hidden={profile.history.length === 0}>
                {[...profile.history, ...more].map((past) => (
                  <li key={past.match}>
                    <PastMatch past={past} mine={asker.id === id} />
                  </li>
                ))}
              </ul>
              {end !== null && (
                <button type="button" className="secondary" onClick={() => void goOn()}>
                  {player.more}
                </button>
              )}
              <p className="help">{player.hidden}</p>
            </section>
          </>
        )}
      </main>
    </>
  );
}

function useTitle(): (game: string) => string {
  const { language } = useSettings();
  const typeset = useTypeset();
  return (game) => typeset(entryOf(game)?.title[language] ?? game);
}

function Ratings({ profile: { ratings } }: { readonly profile: Profile }) {
  const { player } = useCompanyWords();
  const titleOf = useTitle();
  return (
    <section aria-labelledby="player-ratings">
      <h2 id="player-ratings">{player.ratings}</h2>
      {ratings.length === 0 && <p className="help">{player.noRatings}</p>}
      <dl className="figures" hidden={ratings.length === 0}>
        {ratings.map(({ game, rating, deviation, played, known }) => (
          <div key={game}>
            <dt>{titleOf(game)}</dt>
            <dd>
              {player.rating(rating, deviation)}{' '}
              <span className="help">{known ? player.played(played) : player.uncertain}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Won, drawn and lost, by game and side. */
function Tallies({ profile: { tallies } }: { readonly profile: Profile }) {
  const { player } = useCompanyWords();
  const games = [...new Set(tallies.map(({ game }) => game))];
  if (games.length === 0) return null;
  return (
    <section aria-labelledby="player-tallies">
      <h2 id="player-tallies">{player.tallies}</h2>
      <table className="tallies">
        <thead>
          <tr>
            <th scope="col">{player.game}</th>
            <th scope="col">{player.side}</th>
            <th scope="col">{player.won}</th>
            <th scope="col">{player.drawn}</th>
            <th scope="col">{player.lost}</th>
          </tr>
        </thead>
        <tbody>
          {games.map((game) => (
            <OfGame key={game} game={game} tallies={tallies.filter((one) => one.game === game)} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function OfGame({ game, tallies }: { readonly game: string; readonly tallies: Profile['tallies'] }) {
  const words = useWords();
  const { language } = useSettings();
  const titleOf = useTitle();
  const opened = useGame(game);
  const names =
    opened === 'loading' || opened === null
      ? []
      : seatNames(opened.game, opened.presentation, standardOptions(opened.game.options), words, language);
  const seats = [...new Set(tallies.map(({ seat }) => seat))];
  const count = (seat: number, score: number) =>
    tallies.find((one) => one.seat === seat && one.score === score)?.count ?? 0;
  return (
    <>
      {seats.map((seat) => (
        <tr key={seat}>
          <th scope="row">{titleOf(game)}</th>
          <td>{names[seat] ?? words.newMatch.seat(seat)}</td>
          {[1, 0.5, 0].map((score) => (
            <td key={score}>{count(seat, score)}</td>
          ))}
        </tr>
      ))}
    </>
  );
}

/** A match that is over: how it ended, against whom, and how the rating moved. */
export function PastMatch({ past, mine }: { readonly past: Past; readonly mine: boolean }) {
  const words = useWords();
  const { player } = useCompanyWords();
  const { left } = useOnlineWords();
  const titleOf = useTitle();
  const { match, game, ended, score, others, before, after, open, seat } = past;
  const result = score === 1 ? 'won' : score === 0 ? 'lost' : 'drawn';
  return (
    <p data-result={result}>
      <strong>{player.results[result]}</strong> <span>{titleOf(game)}</span>{' '}
      {others.length === 0 ? (
        <span>{player.alone}</span>
      ) : (
        others.map(({ id, name }, i) => (
          <Fragment key={id}>
            {i > 0 && ', '}
            {name === '' ? (
              <span>{i === 0 ? player.against(left) : left}</span>
            ) : (
              <Link to={{ page: 'player', id }}>{i === 0 ? player.against(name) : name}</Link>
            )}
          </Fragment>
        ))
      )}{' '}
      {after !== null && <Move before={Math.round(before ?? 1500)} after={Math.round(after)} />}{' '}
      <time dateTime={new Date(ended).toISOString()}>{words.date(ended)}</time>{' '}
      {open && (
        <Link to={{ page: 'replay', id: match, at: null, seat: mine ? seat : null }} className="small">
          {player.look}
        </Link>
      )}
    </p>
  );
}
