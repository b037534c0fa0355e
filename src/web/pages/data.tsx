import { saveFile } from '../files.ts';
import { Fault, Loading } from '../parts/fault.tsx';
import { Masthead } from '../parts/masthead.tsx';
import { type Opened, useGame } from '../play/opened.ts';
import { useStudy } from '../play/study.ts';
import { useSettings } from '../settings.ts';
import { useAskedWords } from '../words/asked.ts';
import { useTypeset, useWords } from '../words/words.ts';

export function DataPage({ id }: { readonly id: string }) {
  const opened = useGame(id);
  if (opened === 'loading') return <Loading />;
  if (opened === null) return <Fault problem={{ fault: 'unknown-game', detail: id }} />;
  return <Sources {...opened} />;
}

/** Where the numbers come from, and the pack to be changed. */
function Sources({ game, presentation }: Opened) {
  const words = useWords();
  const asked = useAskedWords();
  const { language } = useSettings();
  const typeset = useTypeset();
  const study = useStudy(presentation);
  const rows = study?.provenance?.(language) ?? [];
  const { pack } = presentation;
  return (
    <>
      <Masthead />
      <main id="main" className="page">
        <h1>{asked.data.title(game.text[language].title)}</h1>
        <p>{asked.data.help}</p>
        {rows.length === 0 ? (
          study !== null && <p>{asked.data.none}</p>
        ) : (
          <table className="sources">
            <thead>
              <tr>
                <th scope="col">{asked.data.what}</th>
                <th scope="col">{asked.data.source}</th>
                <th scope="col">{asked.data.note}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ what, source, note }) => (
                <tr key={`${what}/${source}`}>
                  <th scope="row">{typeset(what)}</th>
                  <td>{asked.data.sources[source] ?? source}</td>
                  <td>{typeset(note)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <section>
          <h2>{asked.data.pack}</h2>
          <p>
            {words.colon(asked.data.hash, '')} <code>{game.pack.hash}</code>
          </p>
          {pack !== undefined && (
            <>
              <button
                type="button"
                className="primary"
                onClick={() => saveFile(`${game.id}.pack.json`, JSON.stringify(pack(), null, 2))}
              >
                {asked.data.export}
              </button>
              <p className="help">{asked.data.exportHelp}</p>
            </>
          )}
        </section>
      </main>
    </>
  );
}
