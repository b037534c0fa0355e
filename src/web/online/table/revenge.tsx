import { useCallback, useEffect, useState } from 'preact/compat';
import type { MatchInfo } from '../../keeper/contract.ts';
import { Link } from '../../parts/link.tsx';
import { go } from '../../router.ts';
import { useAskedWords } from '../../words/asked.ts';
import { useCompanyWords } from '../../words/company.ts';
import { useOnlineWords } from '../../words/online.ts';
import { useWords } from '../../words/words.ts';
import { aboutMatch, askRematch } from '../requests.ts';

/** How often it is looked whether somebody else has asked for a revenge, in milliseconds. */
const LOOK = 5000;

/** What has come of a match that is over: nobody has asked for a revenge, somebody else has, or one sits there oneself. */
type Next = { readonly is: 'none' | 'asked' } | { readonly is: 'mine'; readonly id: string };

/** Asks those of a match that is over for another with the sides swapped, and says when they ask. */
export function Revenge({ info: { id, players } }: { readonly info: Pick<MatchInfo, 'id' | 'players'> }) {
  const { list } = useWords();
  const { result } = useAskedWords();
  const { rematch: w, lobby } = useCompanyWords();
  const { noServer, left } = useOnlineWords();
  const [next, setNext] = useState<Next>({ is: 'none' });
  const [fault, setFault] = useState('');
  const look = useCallback(async () => {
    const before = await aboutMatch(id);
    if (!('value' in before)) return;
    const { rematch } = before.value;
    if (rematch === null) return setNext({ is: 'none' });
    const found = await aboutMatch(rematch);
    setNext('value' in found && found.value.seat !== null ? { is: 'mine', id: rematch } : { is: 'asked' });
  }, [id]);
  useEffect(() => {
    void look();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void look();
    }, LOOK);
    return () => clearInterval(timer);
  }, [look]);
  if (next.is === 'mine')
    return (
      <Link to={{ page: 'match', id: next.id }} className="primary">
        {w.there}
      </Link>
    );
  const wish = async () => {
    const answer = await askRematch(id);
    if ('value' in answer) return go({ page: 'match', id: answer.value.id });
    setFault(answer.status === 409 ? lobby.taken : answer.status === 429 ? lobby.full : noServer);
  };
  const others = players.flatMap((player) => (player.kind === 'far' ? [player.name || left] : []));
  return (
    <>
      {next.is === 'asked' && (
        <p role="status" className="revenge">
          {others.length === 1 ? w.of(list(others)) : w.waits}
        </p>
      )}
      <button type="button" className="primary" onClick={() => void wish()}>
        {next.is === 'asked' ? w.accept : result.rematch}
      </button>
      {fault !== '' && <p role="alert">{fault}</p>}
    </>
  );
}
