import { useCallback, useEffect, useState } from 'preact/compat';
import { useGame } from '../../play/opened.ts';
import { go } from '../../router.ts';
import { useSettings } from '../../settings.ts';
import { entryOf } from '../../shelf.ts';
import { useCompanyWords } from '../../words/company.ts';
import { useOnlineWords } from '../../words/online.ts';
import { useTypeset, useWords } from '../../words/words.ts';
import type { FarMatch } from '../requests.ts';
import { declineCall, type LobbyList, openings, sitDownAt } from './company-requests.ts';
import { seatNames } from './seat-names.ts';
import { useTerms } from './terms.ts';

/** How often the lists are looked at again while somebody has them before him, in milliseconds. */
const LOOK = 10_000;

/** Matches that wait for whoever comes, and those to which one is called by name. */
export function Openings() {
  const { lobby, calls } = useCompanyWords();
  const { noServer } = useOnlineWords();
  const [list, setList] = useState<LobbyList | null>(null);
  const [more, setMore] = useState<LobbyList['matches']>([]);
  const [end, setEnd] = useState<LobbyList['end']>(null);
  const [fault, setFault] = useState('');
  const look = useCallback(async () => {
    const answer = await openings(null);
    if (!('value' in answer)) return;
    setList(answer.value);
    setMore([]);
    setEnd(answer.value.end);
  }, []);
  useEffect(() => {
    void look();
    const timer = setInterval(() => {
      // Whoever has gone on reading keeps what he reads.
      if (document.visibilityState === 'visible' && more.length === 0) void look();
    }, LOOK);
    return () => clearInterval(timer);
  }, [look, more.length]);
  if (list === null) return null;
  const goOn = async () => {
    const answer = await openings(end);
    if (!('value' in answer)) return setFault(noServer);
    setMore([...more, ...answer.value.matches]);
    setEnd(answer.value.end);
  };
  const sit = async (id: string, seat: number) => {
    const answer = await sitDownAt(id, seat);
    if ('value' in answer) return go({ page: 'match', id });
    const isGone = answer.status === 404 || answer.status === 409;
    setFault(isGone ? lobby.taken : answer.status === 429 ? lobby.full : noServer);
    await look();
  };
  const decline = async (id: string) => {
    if ('value' in (await declineCall(id))) await look();
  };
  const matches = [...list.matches, ...more];
  return (
    <>
      {fault !== '' && <p role="alert">{fault}</p>}
      {list.calls.length > 0 && (
        <section aria-labelledby="far-calls">
          <h2 id="far-calls">{calls.title}</h2>
          <ul className="matches">
            {list.calls.map(({ match, by }) => (
              <li key={match.id}>
                <Opening
                  match={match}
                  lead={calls.by(by.name)}
                  onSit={(seat) => void sit(match.id, seat)}
                  onDecline={() => void decline(match.id)}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="far-open">
        <h2 id="far-open">{lobby.title}</h2>
        {matches.length === 0 && <p className="help">{lobby.none}</p>}
        <ul className="matches" hidden={matches.length === 0}>
          {matches.map((match) => (
            <li key={match.id}>
              <Opening match={match} onSit={(seat) => void sit(match.id, seat)} />
            </li>
          ))}
        </ul>
        {end !== null && (
          <div className="row">
            <button type="button" className="secondary" onClick={() => void goOn()}>
              {lobby.more}
            </button>
          </div>
        )}
      </section>
    </>
  );
}

/** A match that waits: what is played there, by whom, how, and the seats that are free. */
function Opening({
  match,
  lead,
  onSit,
  onDecline,
}: {
  readonly match: FarMatch;
  readonly lead?: string;
  readonly onSit: (seat: number) => void;
  readonly onDecline?: () => void;
}) {
  const words = useWords();
  const company = useCompanyWords();
  const termsOf = useTerms();
  const { language } = useSettings();
  const typeset = useTypeset();
  const { game, names, options } = match;
  const opened = useGame(game);
  const isHere = opened !== 'loading' && opened !== null;
  const seats = isHere
    ? seatNames(opened.game, opened.presentation, options, words, language)
    : names.map((_, at) => words.newMatch.seat(at));
  const there = words.list(names.filter((name) => name !== null));
  const terms = termsOf(match, isHere ? opened.game : null, language);
  return (
    <article className="match opening">
      <h3>
        {typeset(entryOf(game)?.title[language] ?? game)} <span>{lead ?? company.lobby.waits(there)}</span>
      </h3>
      <p className="help">{terms.join(' · ')}</p>
      <div className="row">
        {names.map((name, seat) =>
          name !== null ? null : (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
              key={seat}
              type="button"
              className="primary small"
              onClick={() => onSit(seat)}
            >
              {company.lobby.sitAs(seats[seat] ?? '')}
            </button>
          ),
        )}
        {onDecline !== undefined && (
          <button type="button" className="small" onClick={onDecline}>
            {company.calls.decline}
          </button>
        )}
      </div>
    </article>
  );
}
