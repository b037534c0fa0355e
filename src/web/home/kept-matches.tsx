import { useState } from 'preact/compat';
import type { Language } from '../../kernel/game.ts';
import type { Kept, Summary } from '../keeper/contract.ts';
import { Link } from '../parts/link.tsx';
import { SaveMatch } from '../parts/save-match.tsx';
import { useKeeper } from '../play/keeper.ts';
import { useSettings } from '../settings.ts';
import { entryOf } from '../shelf.ts';
import { useTypeset, useWords } from '../words/words.ts';

/** How a match stands for the people of this browser: theirs to play on, somebody else's, or at its end. */
export type Standing = 'yours' | 'waiting' | 'over';

export function standingOf(kept: Kept): Standing {
  // What cannot be opened waits for somebody to do something about it.
  if (!('summary' in kept)) return 'waiting';
  const { over, asked, players } = kept.summary;
  if (over) return 'over';
  const people = players.flatMap(({ kind }, seat) => (kind === 'bot' ? [] : [seat]));
  // Of a match that was last played before this was written down, it is for its people to find out.
  return people.some((seat) => asked === null || asked.includes(seat)) ? 'yours' : 'waiting';
}

const STANDINGS: readonly Standing[] = ['yours', 'waiting', 'over'];

/** The matches kept in this browser, those first that wait for their person. */
export function KeptMatches({
  matches,
  onChange,
}: {
  readonly matches: readonly Kept[];
  readonly onChange: () => void;
}) {
  const words = useWords();
  return STANDINGS.map((standing) => {
    const list = matches.filter((kept) => standingOf(kept) === standing);
    if (list.length === 0) return null;
    return (
      <section key={standing} aria-labelledby={`kept-${standing}`} data-standing={standing}>
        <h2 id={`kept-${standing}`}>{words.home.standings[standing]}</h2>
        <List matches={list} onChange={onChange} />
      </section>
    );
  });
}

/** One that cannot be opened says so, and harms no other. */
function List({ matches, onChange }: { readonly matches: readonly Kept[]; readonly onChange: () => void }) {
  const words = useWords();
  return (
    <ul className="matches">
      {matches.map((kept) => (
        <li key={'summary' in kept ? kept.summary.id : kept.id}>
          {'summary' in kept ? (
            <KeptMatch summary={kept.summary} onChange={onChange} />
          ) : (
            <article className="match broken">
              <h3>{kept.problem.fault === 'held' ? words.held.title : words.home.broken}</h3>
              <p>{words.faults[kept.problem.fault]}</p>
              <div className="row">
                {kept.problem.fault === 'held' && (
                  <Link to={{ page: 'match', id: kept.id }} className="small">
                    {words.home.look}
                  </Link>
                )}
                {kept.problem.fault === 'held' && <SaveMatch id={kept.id} name={kept.id} className="small" />}
                <Remove id={kept.id} onChange={onChange} />
              </div>
            </article>
          )}
        </li>
      ))}
    </ul>
  );
}

function KeptMatch({ summary, onChange }: { readonly summary: Summary; readonly onChange: () => void }) {
  const words = useWords();
  const { language } = useSettings();
  const typeset = useTypeset();
  const { id, game, names, now, over, changed, lines } = summary;
  // What could not be told in this language stands as it was told last.
  const told = <T,>({ [language]: own, en, fr }: Readonly<Partial<Record<Language, T>>>) => own ?? en ?? fr;
  return (
    <article className="match">
      <h3>
        {typeset(entryOf(game)?.title[language] ?? game)} <span>{words.versus(told(names) ?? [])}</span>
      </h3>
      <p className="now">{told(now)}</p>
      <p className="help">
        {words.home.lines(lines)} · <time dateTime={new Date(changed).toISOString()}>{words.date(changed)}</time>
      </p>
      <div className="row">
        <Link to={{ page: 'match', id }} className="primary small">
          {over ? words.home.look : words.home.continue}
        </Link>
        <Link to={{ page: 'replay', id, at: null, seat: null }} className="small">
          {words.home.replay}
        </Link>
        <SaveMatch id={id} name={`${game}-${id}.save`} className="small" />
        <Remove id={id} onChange={onChange} />
      </div>
    </article>
  );
}

/** Asks once more: what is removed is gone. */
function Remove({ id, onChange }: { readonly id: string; readonly onChange: () => void }) {
  const words = useWords();
  const keeper = useKeeper();
  const [asked, setAsked] = useState(false);
  if (!asked) {
    return (
      <button type="button" className="small" onClick={() => setAsked(true)}>
        {words.home.remove}
      </button>
    );
  }
  return (
    <span className="sure">
      {words.home.sure}{' '}
      <button type="button" className="small danger" onClick={() => void keeper.remove(id).then(onChange)}>
        {words.home.remove}
      </button>{' '}
      <button type="button" className="small" onClick={() => setAsked(false)}>
        {words.home.keep}
      </button>
    </span>
  );
}
