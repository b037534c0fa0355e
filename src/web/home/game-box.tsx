import { useState } from 'preact/compat';
import type { ShelfEntry } from '../../games/shelf.ts';
import type { Cover } from '../../table/presentation.ts';
import { FIRST_LEVEL, USUAL_LEVEL } from '../bots/levels.ts';
import type { Problem } from '../keeper/contract.ts';
import { Icon } from '../parts/icons.tsx';
import { Link } from '../parts/link.tsx';
import { useKeeper } from '../play/keeper.ts';
import { botsAlone, meAgainst, quickMatch } from '../play/quick.ts';
import { useSettings } from '../settings.ts';
import { useTypeset, useWords } from '../words/words.ts';
import { BoxArt } from './box-art.tsx';

/** The cover of a game that has none of its own. */
const PLAIN: Cover = { motif: 'hexes', paper: 'wheat' };

/** A box on the shelf: one touch, and a match begins against the easiest bot, or a lesson. */
export function GameBox({ entry }: { readonly entry: ShelfEntry }) {
  const words = useWords();
  const { language } = useSettings();
  const keeper = useKeeper();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  const begin = async (starting: Promise<Problem | null>) => {
    setBusy(true);
    setProblem(await starting);
    setBusy(false);
  };
  const { id, title, seats, blurb, cover = PLAIN } = entry;
  const typeset = useTypeset();
  return (
    <article className="box" aria-label={words.home.box(title[language])} data-game={id}>
      <div className={`cover paper-${cover.paper}`}>
        <BoxArt cover={cover} />
        <h2 style={{ '--letters': title[language].length }}>{typeset(title[language])}</h2>
        <p className="players">{words.home.players(seats)}</p>
      </div>
      {blurb !== undefined && <p className="blurb">{typeset(blurb[language])}</p>}
      <div className="box-actions">
        <button
          type="button"
          className="primary play"
          disabled={busy}
          onClick={() => void begin(quickMatch(keeper, id, meAgainst(FIRST_LEVEL)))}
        >
          {busy ? words.newMatch.loading : words.home.play}
        </button>
        <Link to={{ page: 'learn', game: id }} className="secondary learn">
          {words.home.learn}
        </Link>
      </div>
      <ul className="box-links">
        <li>
          <Link to={{ page: 'new', game: id }} className="plain">
            {words.home.choose}
          </Link>
        </li>
        {entry.workshop !== undefined && (
          <li>
            <Link to={{ page: 'build', game: id, build: null }} className="plain">
              {words.home.build}
            </Link>
          </li>
        )}
        <li>
          <button
            type="button"
            className="plain"
            onClick={() => void begin(quickMatch(keeper, id, botsAlone(USUAL_LEVEL)))}
          >
            <Icon sign="play" /> {seats === '1' ? words.alone.watch : words.home.watch}
          </button>
        </li>
        <li>
          <Link to={{ page: 'rules', game: id, clause: null }} className="plain">
            {words.home.rules}
          </Link>
        </li>
        <li>
          <Link to={{ page: 'data', game: id }} className="plain">
            {words.home.data}
          </Link>
        </li>
      </ul>
      {problem !== null && <p role="alert">{words.faults[problem.fault]}</p>}
    </article>
  );
}
