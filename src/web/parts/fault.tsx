import { lazy } from 'preact/compat';
import type { Problem } from '../keeper/contract.ts';
import { useTypeset, useWords } from '../words/words.ts';
import { Link } from './link.tsx';
import { Masthead } from './masthead.tsx';

/**
 * The sentence for what went wrong. What a parser or a database says of it is no word for players; a pack of one's own is another
 * matter: there it is said which of its figures is none.
 */
export function FaultWords({ problem: { fault, detail } }: { readonly problem: Problem }) {
  const words = useWords();
  const typeset = useTypeset();
  return (
    <>
      {words.faults[fault]} {fault === 'bad-pack' && detail !== '' && <small>({typeset(detail)})</small>}
    </>
  );
}

/** Few ever see it: its page is fetched for them. */
export const Held = lazy(async () => ({ default: (await import('./held.tsx')).Held }));

interface FaultProps {
  readonly problem?: Problem | null;
  /** The game that was asked for and is not on the shelf. */
  readonly noGame?: string | undefined;
}

/** What went wrong, in a sentence, and the way out; without a problem there is simply nothing at this address. */
export function Fault({ problem = null, noGame }: FaultProps) {
  const words = useWords();
  const nothing = noGame === undefined ? words.pages.nowhereText : words.pages.noGame(noGame);
  return (
    <>
      <Masthead />
      <main id="main" className="page narrow">
        <h1>{words.pages.nowhere}</h1>
        <p role="alert">{problem === null ? nothing : <FaultWords problem={problem} />}</p>
        <p>
          <Link to={{ page: 'home' }} className="primary">
            {words.table.toShelf}
          </Link>
        </p>
      </main>
    </>
  );
}

export function Loading() {
  const words = useWords();
  return (
    <main id="main" className="loading">
      <h1 className="unseen">{words.brand}</h1>
      <p role="status">{words.loading}</p>
    </main>
  );
}
