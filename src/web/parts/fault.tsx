import type { Problem } from '../keeper/contract.ts';
import { useWords } from '../words/words.ts';
import { Link } from './link.tsx';
import { Masthead } from './masthead.tsx';

/** What went wrong, in a sentence, and the way out. */
export function Fault({ problem }: { readonly problem: Problem }) {
  const words = useWords();
  return (
    <>
      <Masthead />
      <main id="main" className="page narrow">
        <h1>{words.pages.nowhere}</h1>
        <p role="alert">{words.faults[problem.fault]}</p>
        {problem.detail !== '' && <p className="detail">{problem.detail}</p>}
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
