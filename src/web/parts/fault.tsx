import type { Problem } from '../keeper/contract.ts';
import { useWords } from '../words/words.ts';
import { Link } from './link.tsx';
import { Masthead } from './masthead.tsx';

/** What went wrong, in a sentence, and the way out; without a problem there is simply nothing at this address. */
export function Fault({ problem = null }: { readonly problem?: Problem | null }) {
  const words = useWords();
  return (
    <>
      <Masthead />
      <main id="main" className="page narrow">
        <h1>{words.pages.nowhere}</h1>
        <p role="alert">{problem === null ? words.pages.nowhereText : words.faults[problem.fault]}</p>
        {problem !== null && problem.detail !== '' && problem.fault !== 'gone' && (
          <p className="detail">{problem.detail}</p>
        )}
        <p>
          <Link to={{ page: 'home' }} className="primary">
            {words.result.home}
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
