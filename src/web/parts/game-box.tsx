import { useState } from 'react';
import type { ShelfEntry } from '../../games/shelf.ts';
import { FIRST_LEVEL, USUAL_LEVEL } from '../bots/levels.ts';
import type { Problem } from '../keeper/contract.ts';
import { botsAlone, meAgainst, quickMatch } from '../play/quick.ts';
import { useSettings } from '../settings.ts';
import { wardrobeOf } from '../shelf.ts';
import { useWords } from '../words/words.ts';
import { Icon } from './icons.tsx';
import { Link } from './link.tsx';

/** A box on the shelf: one click, and the match begins. */
export function GameBox({ entry }: { readonly entry: ShelfEntry }) {
  const words = useWords();
  const { language } = useSettings();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  const begin = async (starting: Promise<Problem | null>) => {
    setBusy(true);
    setProblem(await starting);
    setBusy(false);
  };
  const { id, title, seats } = entry;
  const blurb = wardrobeOf(id)?.blurb;
  return (
    <article className="box" aria-label={words.home.box(title[language])} data-game={id}>
      <div className="lid">
        <BoxArt seed={id} />
        <h2>{title[language]}</h2>
        <p className="players">{words.home.players(seats)}</p>
      </div>
      {blurb !== undefined && <p className="blurb">{blurb[language]}</p>}
      <div className="box-actions">
        <button
          type="button"
          className="primary play"
          disabled={busy}
          onClick={() => void begin(quickMatch(id, meAgainst(USUAL_LEVEL)))}
        >
          {busy ? words.newMatch.loading : words.home.play}
        </button>
        <Link to={{ page: 'new', game: id }} className="secondary">
          {words.home.choose}
        </Link>
      </div>
      <ul className="box-links">
        <li>
          <button
            type="button"
            className="plain"
            onClick={() => void begin(quickMatch(id, meAgainst(FIRST_LEVEL), true))}
          >
            {words.home.learn}
          </button>
        </li>
        <li>
          <button type="button" className="plain" onClick={() => void begin(quickMatch(id, botsAlone(USUAL_LEVEL)))}>
            <Icon sign="play" /> {words.home.watch}
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

/** An engraved vignette for the lid: a ridge with flags, another for every name. */
function BoxArt({ seed }: { readonly seed: string }) {
  let state = 7;
  for (const letter of seed) state = (state * 31 + letter.charCodeAt(0)) % 9973;
  const next = () => {
    state = (state * 137 + 71) % 9973;
    return state / 9973;
  };
  const ridge = Array.from({ length: 9 }, (_, i) => ({ x: i * 40, y: 52 + next() * 22 }));
  const path = ridge.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y.toFixed(1)}`).join('');
  const strokes = Array.from({ length: 70 }, () => {
    const x = next() * 320;
    const at = Math.min(7, Math.floor(x / 40));
    const a = ridge[at]?.y ?? 60;
    const b = ridge[at + 1]?.y ?? 60;
    const y = a + ((b - a) * (x - at * 40)) / 40;
    const length = 5 + next() * 14;
    return `M${x.toFixed(1)} ${(y + 2).toFixed(1)}l${((next() - 0.5) * 6).toFixed(1)} ${length.toFixed(1)}`;
  });
  const flags = [0.18 + next() * 0.2, 0.55 + next() * 0.25].map((at) => at * 320);
  return (
    <svg className="lid-art" viewBox="0 0 320 96" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path className="ridge" d={`${path}L320 96H0Z`} />
      <path className="hachure" d={strokes.join('')} />
      {flags.map((x, i) => (
        <path
          key={x}
          className={i === 0 ? 'flag-a' : 'flag-b'}
          d={`M${x.toFixed(1)} 66V${26 + i * 6}l${i === 0 ? 20 : -20} 6 ${i === 0 ? -20 : 20} 6`}
        />
      ))}
    </svg>
  );
}
