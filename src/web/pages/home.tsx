import { type ChangeEvent, useCallback, useEffect, useState } from 'preact/compat';
import { isProblem, type Kept, type Problem } from '../keeper/contract.ts';
import { Camp } from '../parts/camp.tsx';
import { FaultWords } from '../parts/fault.tsx';
import { GameBox } from '../parts/game-box.tsx';
import { KeptMatches, Resume } from '../parts/kept-matches.tsx';
import { Masthead } from '../parts/masthead.tsx';
import { NotLasting } from '../parts/not-lasting.tsx';
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
    void keeper.matches().then(setMatches);
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

  return (
    <>
      <Masthead />
      <main id="main" className="page home">
        <header className="welcome">
          <Camp />
          <h1>{words.brand}</h1>
          <p className="motto">{words.motto}</p>
        </header>
        <ul className="shelf">
          {shelf.map((entry) => (
            <li key={entry.id}>
              <GameBox entry={entry} />
            </li>
          ))}
        </ul>
        <section className="kept" aria-labelledby="kept">
          <header>
            <h2 id="kept">{words.home.matches}</h2>
            <label className="file secondary">
              {words.home.import}
              <input type="file" accept=".json,application/json" onChange={(event) => void openFile(event)} />
            </label>
          </header>
          {problem !== null && (
            <p role="alert">
              <FaultWords problem={problem} />
            </p>
          )}
          <NotLasting />
          {matches !== null && <KeptMatches matches={matches} onChange={refresh} />}
        </section>
        <footer>
          <p>{words.home.about}</p>
        </footer>
        {matches !== null && <Resume matches={matches} />}
      </main>
    </>
  );
}
