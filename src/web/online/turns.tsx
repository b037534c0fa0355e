import { useEffect } from 'preact/compat';
import { useStore } from '../../table/store.ts';
import { Link } from '../parts/link.tsx';
import { useSettings } from '../settings.ts';
import { entryOf } from '../shelf.ts';
import { useNoticesWords } from '../words/notices.ts';
import { useOnlineWords } from '../words/online.ts';
import { useTypeset, useWords } from '../words/words.ts';
import { useBotName } from './lobby/bot-seats.tsx';
import type { FarMatch } from './requests.ts';
import { myTurns, watchTurns } from './turn-watch.ts';

/** So many are named; the others are in the list of all. */
const MOST = 3;

/** The matches with people far away in which it is one's turn: what one has come for. */
export function Turns() {
  const { waiting } = useNoticesWords();
  const matches = useStore(myTurns);
  useEffect(watchTurns, []);
  if (matches.length === 0) return null;
  const more = matches.length - MOST;
  return (
    <section className="turns" aria-labelledby="my-turns">
      <h2 id="my-turns">{waiting.title(matches.length)}</h2>
      <ul>
        {matches.slice(0, MOST).map((match) => (
          <li key={match.id}>
            <MyTurn match={match} />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p>
          <Link to={{ page: 'online' }} className="small">
            {waiting.more(more)}
          </Link>
        </p>
      )}
    </section>
  );
}

function MyTurn({ match }: { readonly match: FarMatch }) {
  const words = useWords();
  const { left } = useOnlineWords();
  const { waiting } = useNoticesWords();
  const { language } = useSettings();
  const typeset = useTypeset();
  const botName = useBotName();
  const { id, game, names, bots, seat } = match;
  const others = names.flatMap((name, at) =>
    at === seat ? [] : [name === '' ? left : (name ?? botName(bots, at) ?? '')],
  );
  const title = typeset(entryOf(game)?.title[language] ?? game);
  return (
    <>
      <span className="what">
        {title} <em>{words.list(others.filter((name) => name !== ''))}</em>
      </span>
      <Link to={{ page: 'match', id }} className="primary small">
        {waiting.play}
      </Link>
    </>
  );
}
