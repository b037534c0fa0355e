import { useEffect, useState } from 'preact/compat';
import { useKeeper } from '../play/keeper.ts';
import { useWords } from '../words/words.ts';

/** Said before anything is played where the browser will not keep it. */
export function NotLasting() {
  const words = useWords();
  const keeper = useKeeper();
  const [lasting, setLasting] = useState(true);
  useEffect(() => {
    void keeper.lasting().then(setLasting);
  }, [keeper]);
  if (lasting) return null;
  return (
    <p className="not-lasting" role="alert">
      {words.home.notLasting}
    </p>
  );
}
