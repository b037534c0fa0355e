import { Link } from '../../parts/link.tsx';
import { useSettings } from '../../settings.ts';
import { entryOf } from '../../shelf.ts';
import { useCompanyWords } from '../../words/company.ts';
import { useOnlineWords } from '../../words/online.ts';
import { useTypeset, useWords } from '../../words/words.ts';
import { useAwaySaid } from '../account/vacation.tsx';
import type { FarMatch } from '../requests.ts';
import { useBotName } from './bot-seats.tsx';

/** How a match ended for a seat: all who have won share it, and where nobody has, or everybody, it is a draw. */
function resultOf({
  seat,
  outcome,
  names,
}: Pick<FarMatch, 'seat' | 'outcome' | 'names'>): 'won' | 'drawn' | 'lost' | null {
  if (outcome === null || seat === null) return null;
  const { winners } = outcome;
  if (winners.length === 0 || (winners.length === names.length && names.length > 1)) return 'drawn';
  return winners.includes(seat) ? 'won' : 'lost';
}

type Standing = 'yours' | 'waiting' | 'gathering' | 'over';

function standingOf({ state, asked }: FarMatch): Standing {
  if (state !== 'running') return state;
  return asked ? 'yours' : 'waiting';
}

/** One of one's own matches: with whom, how it stands, and the way to it. `isCalled`: others wait for one's answer to a revenge. */
export function MyMatch({ match, isCalled }: { readonly match: FarMatch; readonly isCalled: boolean }) {
  const words = useWords();
  const { mine: w, left } = useOnlineWords();
  const { player } = useCompanyWords();
  const { language } = useSettings();
  const typeset = useTypeset();
  const { id, game, names, changed, seat, bots } = match;
  const standing = standingOf(match);
  const result = resultOf(match);
  const away = useAwaySaid()(match);
  const botName = useBotName();
  const called = (name: string | null, at: number) => (name === '' ? left : (name ?? botName(bots, at) ?? w.nobody));
  const others = names.flatMap((name, at) => (at === seat ? [] : [called(name, at)]));
  return (
    <article className="match" data-standing={standing}>
      <h3>
        {typeset(entryOf(game)?.title[language] ?? game)} <span>{words.list(others)}</span>
      </h3>
      <p className="now">{result === null ? w.states[standing] : player.results[result]}</p>
      {isCalled && <p>{w.revenge}</p>}
      {away !== '' && <p className="help">{away}</p>}
      <p className="help">
        <time dateTime={new Date(changed).toISOString()}>{w.since[standing](words.date(changed))}</time>
      </p>
      <div className="row">
        <Link to={{ page: 'match', id }} className={standing === 'yours' ? 'primary small' : 'small'}>
          {w.open[standing]}
        </Link>
        {standing !== 'gathering' && (
          <Link to={{ page: 'replay', id, at: null, seat }} className="small">
            {words.home.replay}
          </Link>
        )}
      </div>
    </article>
  );
}
