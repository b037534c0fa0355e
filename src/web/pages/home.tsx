import { type ChangeEvent, useCallback, useEffect, useState } from 'preact/compat';
import { Camp } from '../home/camp.tsx';
import { FarAway } from '../home/far-away.tsx';
import { GameBox } from '../home/game-box.tsx';
import { KeptMatches } from '../home/kept-matches.tsx';
import { NotLasting } from '../home/not-lasting.tsx';
import { isProblem, type Kept, type Problem } from '../keeper/contract.ts';
import { FaultWords } from '../parts/fault.tsx';
import { Masthead } from '../parts/masthead.tsx';
import { useKeeper } from '../play/keeper.ts';
import { go } from '../router.ts';
import { useSettings } from '../settings.ts';
import { shelf } from '../shelf.ts';
import { useWords } from '../words/words.ts';

export function HomePage() {
  const words = useWords();
  const { language } = useSettings();
  const keeper = useKeeper();
  const [matches, setMatches] = useState<readonly Kept[] | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);

  const refresh = useCallback(() => {
    // Without a list there are still games to be played.
    void keeper.matches().then(setMatches, () => setMatches([]));
  }, [keeper]);
  // In another language the matches are told anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keeper knows the language.
  useEffect(refresh, [refresh, language]);

  const openFile = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? [];
    event.currentTarget.value = '';
    if (file === undefined) return;
    const opened = await keeper.importFile(await file.text());
    setProblem(isProblem(opened) ? opened : null);
    if (isProblem(opened)) return;
    refresh();
    go({ page: 'match', id: opened.id });
  };

  const returning = matches !== null && matches.length > 0;
  // Whoever has matches comes for them, and finds the boxes below; whoever has none finds the boxes first. Until that is known neither
  // is shown: nothing moves under a hand that is about to touch it.
  const boxes = (
    <ul className="shelf">
      {shelf.map((entry) => (
        <li key={entry.id}>
          <GameBox entry={entry} />
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <Masthead />
      <main id="main" className="page home" data-returning={returning}>
        <header className="welcome">
          <Camp />
          <h1>{words.brand}</h1>
          <p className="motto">{words.motto}</p>
          <FarAway />
        </header>
        {matches !== null && !returning && boxes}
        <section className="kept" aria-label={words.home.matches}>
          {problem !== null && (
            <p role="alert">
              <FaultWords problem={problem} />
            </p>
          )}
          <NotLasting />
          {returning && <KeptMatches matches={matches} onChange={refresh} />}
          <div className="row">
            {!returning && <p className="help">{words.home.none}</p>}
            <label className="file secondary small">
              {words.home.import}
              <input type="file" accept=".json,application/json" onChange={(event) => void openFile(event)} />
            </label>
          </div>
        </section>
        {returning && boxes}
        <footer>
          <p>{words.home.about}</p>
        </footer>
      </main>
    </>
  );
}
