import { Suspense, useEffect, useMemo, useState } from 'preact/compat';
import { fold } from '../asking/choices.tsx';
import { Fault, Loading } from '../parts/fault.tsx';
import { Link } from '../parts/link.tsx';
import { Masthead } from '../parts/masthead.tsx';
import { Overlay } from '../parts/overlay.tsx';
import { useClauses } from '../play/clauses.ts';
import { type Opened, useGame } from '../play/opened.ts';
import { useStudy } from '../play/study.ts';
import { useSettings } from '../settings.ts';
import { entryOf } from '../shelf.ts';
import { useRulesWords } from '../words/rules.ts';
import { useTypeset, useWords } from '../words/words.ts';

interface Wanted {
  readonly id: string;
  readonly clause: string | null;
}

export function RulesPage({ id, clause }: Wanted) {
  const words = useRulesWords();
  const { language } = useSettings();
  const opened = useGame(id);
  if (opened === 'loading') return <Loading />;
  if (opened === null) return <Fault problem={{ fault: 'unknown-game', detail: id }} />;
  return (
    <>
      <Masthead />
      <main id="main" className="page rules">
        <h1>{words.title(opened.game.text[language].title)}</h1>
        <Ledger {...opened} clause={clause} />
      </main>
    </>
  );
}

/** The same over the table. */
export function RulesSheet({ id, clause }: Wanted) {
  const opened = useGame(id);
  const { loading } = useWords();
  const words = useRulesWords();
  const { language } = useSettings();
  return (
    <Overlay title={words.title(entryOf(id)?.title[language] ?? '')}>
      {opened === 'loading' && <p role="status">{loading}</p>}
      {opened !== 'loading' && opened !== null && (
        <div className="rules">
          <Ledger {...opened} clause={clause} />
        </div>
      )}
    </Overlay>
  );
}

interface Article {
  readonly id: string;
  readonly text: string;
}

/** The chapter of a clause: what stands before its last letter, `MAN-6.1-d` of `MAN-6.1`; where titles are given, theirs. */
function chapterOf(id: string, titles: readonly { readonly id: string }[]): string {
  const titled = titles.filter((known) => id.startsWith(known.id)).sort((a, b) => b.id.length - a.id.length)[0];
  return titled?.id ?? /^[^.]*/.exec(id)?.[0] ?? id;
}

/** The ledger of a game: every rule as a numbered clause, to be searched and pointed at. */
function Ledger({ game, presentation, clause }: Opened & { readonly clause: string | null }) {
  const words = useRulesWords();
  const { language } = useSettings();
  const [wanted, setWanted] = useState('');
  const [onlyReadings, setOnlyReadings] = useState(false);
  const typeset = useTypeset();
  const study = useStudy(presentation);
  const titles = useMemo(() => study?.chapters?.(language) ?? [], [study, language]);
  const texts = useClauses(game, language);
  // Without the titles the clauses would be in other chapters for a moment.
  const clauses = study === null ? null : texts;
  const articles = useMemo(() => [...(clauses ?? [])].map(([id, text]): Article => ({ id, text })), [clauses]);
  const readings = useMemo(() => new Set(study?.readings), [study]);
  const folded = fold(wanted);
  const found = articles.filter(
    (article) => (!onlyReadings || readings.has(article.id)) && fold(`${article.id} ${article.text}`).includes(folded),
  );
  const chapters = [...Map.groupBy(found, ({ id }) => chapterOf(id, titles))];

  // Another language finds the reader where they are.
  const isRead = clauses !== null;
  useEffect(() => {
    if (clause === null || !isRead) return;
    const there = document.getElementById(clause);
    there?.scrollIntoView({ block: 'center' });
    there?.focus({ preventScroll: true });
  }, [clause, isRead]);

  const { Introduction } = presentation;
  return (
    <>
      {Introduction !== undefined && (
        <section className="introduction">
          <h2>{words.introduction}</h2>
          <Suspense fallback={null}>
            <Introduction language={language} />
          </Suspense>
        </section>
      )}
      {clauses === null ? null : articles.length === 0 ? (
        <p>{words.noLedger}</p>
      ) : (
        <>
          <search>
            <label>
              <span className="unseen">{words.search}</span>
              <input
                type="search"
                value={wanted}
                placeholder={words.search}
                onChange={(event) => setWanted(event.currentTarget.value)}
              />
            </label>
            <p role="status">{found.length === 0 ? words.none : words.found(found.length)}</p>
          </search>
          {readings.size > 0 && (
            <div className="readings">
              {words.readings(readings.size, articles.length)}
              <label>
                <input
                  type="checkbox"
                  checked={onlyReadings}
                  onChange={(event) => setOnlyReadings(event.currentTarget.checked)}
                />
                {words.onlyReadings}
              </label>
            </div>
          )}
          {chapters.map(([chapter, list]) => (
            <section key={chapter} className="chapter">
              <h2>{typeset(titles.find(({ id }) => id === chapter)?.title ?? chapter)}</h2>
              <dl>
                {list.map((article) => (
                  <div key={article.id} id={article.id} tabindex={-1} data-current={article.id === clause}>
                    <dt>
                      <Link to={{ page: 'rules', game: game.id, clause: article.id }} className="clause">
                        {article.id}
                      </Link>
                      {readings.has(article.id) && <small>{words.reading}</small>}
                    </dt>
                    <dd>{article.text}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </>
      )}
    </>
  );
}
