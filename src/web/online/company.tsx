import { useEffect, useRef, useState } from 'preact/compat';
import type { Game, GameView } from '../../kernel/game.ts';
import { useStore } from '../../table/store.ts';
import type { Far, MatchInfo } from '../keeper/contract.ts';
import { Link } from '../parts/link.tsx';
import { useSettings } from '../settings.ts';
import { useOnlineWords } from '../words/online.ts';

/** For how long it is said that the line is back, in milliseconds. */
const BACK = 5000;

/** The others at a table far apart, whether they are there, and how it stands with the line to them. */
export function Company({
  info,
  far,
  game,
  view,
}: {
  readonly info: MatchInfo;
  readonly far: Far;
  readonly game: Game;
  readonly view: GameView;
}) {
  const words = useOnlineWords();
  const { language } = useSettings();
  const { line, present } = useStore(far.status);
  const text = game.text[language];
  return (
    <div className="company">
      <LineNote line={line} />
      <ul aria-label={words.people}>
        {info.players.map((player, seat) => {
          if (player.kind !== 'far') return null;
          const isThere = present?.includes(seat) ?? null;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
            <li key={seat} data-present={isThere ?? 'unknown'}>
              <span className="person">{player.name === '' ? words.left : player.name}</span>{' '}
              <span className="side">{text.seat(view, seat)}</span>
              {isThere !== null && <span className="there">{isThere ? words.present : words.absent}</span>}
            </li>
          );
        })}
      </ul>
      {far.seat === null && <p className="help">{words.looking}</p>}
    </div>
  );
}

function LineNote({ line }: { readonly line: 'opening' | 'open' | 'lost' | 'nobody' }) {
  const { line: words } = useOnlineWords();
  const wasLost = useRef(false);
  const [isBack, setBack] = useState(false);
  useEffect(() => {
    if (line === 'lost') wasLost.current = true;
    if (line !== 'open' || !wasLost.current) return undefined;
    wasLost.current = false;
    setBack(true);
    const timer = setTimeout(() => setBack(false), BACK);
    return () => clearTimeout(timer);
  }, [line]);
  const said = line === 'open' ? (isBack ? words.back : '') : words[line];
  return (
    <>
      <p className="line" role="status" data-line={line}>
        {said}
      </p>
      {line === 'nobody' && (
        <p>
          <Link to={{ page: 'online' }} className="primary small">
            {words.who}
          </Link>
        </p>
      )}
    </>
  );
}
