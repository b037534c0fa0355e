import { useWords } from '../words/words.ts';
import { Link } from './link.tsx';
import { Masthead } from './masthead.tsx';
import { SaveMatch } from './save-match.tsx';

/** A match that the rules of today cannot take up: it is whole, and waits. */
export function Held({ id }: { readonly id: string }) {
  const words = useWords();
  return (
    <>
      <Masthead />
      <main id="main" className="page narrow held">
        <h1>{words.held.title}</h1>
        <p role="alert">{words.faults.held}</p>
        <p>{words.held.help}</p>
        <div className="row">
          <SaveMatch id={id} name={id} className="primary" />
          <Link to={{ page: 'home' }} className="secondary">
            {words.result.home}
          </Link>
        </div>
      </main>
    </>
  );
}
