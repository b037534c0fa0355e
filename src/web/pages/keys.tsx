import { Masthead } from '../parts/masthead.tsx';
import { useAskedWords } from '../words/asked.ts';
import { useWords } from '../words/words.ts';

/** Every key that does something, by where it does it. */
export function KeysList() {
  const asked = useAskedWords();
  return (
    <>
      {asked.keys.groups.map(({ title, keys }) => (
        <section key={title}>
          <h3>{title}</h3>
          <dl className="keys">
            {keys.map(([key, what]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <p className="help">{asked.keys.help}</p>
    </>
  );
}

export function KeysPage() {
  const words = useWords();
  return (
    <>
      <Masthead />
      <main id="main" className="page narrow">
        <h1>{words.table.keys}</h1>
        <KeysList />
      </main>
    </>
  );
}
