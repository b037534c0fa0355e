import { lazy, Suspense, useEffect, useState } from 'preact/compat';
import { isServed, wasCalled } from '../online/called.ts';
import { Link } from '../parts/link.tsx';
import { inWords } from '../words/far.ts';
import { useWords } from '../words/words.ts';

const Turns = lazy(async () => ({ default: (await inWords(import('../online/turns.tsx'))).Turns }));

/** The way to matches with people far away, where a server keeps any; its place is kept, so that nothing moves when it comes. */
export function FarAway() {
  const words = useWords();
  const [served, setServed] = useState(false);
  useEffect(() => {
    let left = false;
    void isServed().then((answer) => {
      if (!left) setServed(answer);
      // Whoever comes by and is known there does his part for the dice of his matches that wait.
      if (answer && wasCalled()) void import('../online/line/dice.ts').then(({ tendMine }) => tendMine());
    });
    return () => {
      left = true;
    };
  }, []);
  return (
    <>
      <p className="far-away">
        {served && (
          <Link to={{ page: 'online' }} className="secondary">
            {words.home.far}
          </Link>
        )}
      </p>
      {served && wasCalled() && (
        <Suspense fallback={null}>
          <Turns />
        </Suspense>
      )}
    </>
  );
}
