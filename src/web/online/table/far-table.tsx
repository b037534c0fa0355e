import { useCallback, useEffect, useState } from 'preact/compat';
import { TablePage } from '../../pages/table.tsx';
import { Loading } from '../../parts/fault.tsx';
import { Link } from '../../parts/link.tsx';
import { Masthead } from '../../parts/masthead.tsx';
import { useOnlineWords } from '../../words/online.ts';
import { Known } from '../lobby/known.tsx';
import { WaitingRoom } from '../lobby/waiting-room.tsx';
import { aboutMatch, type FarMatch, forgetLink } from '../requests.ts';

/** How often it is looked whether all have come, in milliseconds. */
const LOOK = 2500;
/** And whether their pages have done their part for the dice. */
const LOOK_CLOSELY = 800;

/** A match that the server keeps: its waiting room until all have come, then its table. */
export function FarTablePage({ id }: { readonly id: string }) {
  return <Known>{(_person, forget) => <Match id={id} forget={forget} />}</Known>;
}

function Match({ id, forget }: { readonly id: string; readonly forget: () => void }) {
  const words = useOnlineWords();
  const [found, setFound] = useState<FarMatch | 'gone' | 'away' | null>(null);
  const look = useCallback(async () => {
    const answer = await aboutMatch(id);
    if ('value' in answer) setFound(answer.value);
    else if (answer.status === 401) forget();
    else if (answer.status === 404) setFound('gone');
    // Whoever sees something goes on seeing it.
    else setFound((now) => now ?? 'away');
  }, [id, forget]);
  const isFull = typeof found === 'object' && found !== null && !found.names.includes(null);
  const isGathering = found === null || found === 'away' || (found !== 'gone' && found.state === 'gathering');
  useEffect(() => {
    if (!isGathering) {
      forgetLink(id);
      return undefined;
    }
    void look();
    const timer = setInterval(() => void look(), isFull ? LOOK_CLOSELY : LOOK);
    return () => clearInterval(timer);
  }, [look, isGathering, isFull, id]);
  if (found === null) return <Loading />;
  if (typeof found === 'object')
    return found.state === 'gathering' ? <WaitingRoom match={found} begun={look} /> : <TablePage id={id} />;
  return (
    <>
      <Masthead />
      <main id="main" className="page narrow online">
        <h1>{words.title}</h1>
        <p role="alert">{found === 'gone' ? words.gone : words.noServer}</p>
        <p>
          <Link to={{ page: 'online' }} className="primary">
            {words.mine.title}
          </Link>
        </p>
      </main>
    </>
  );
}
