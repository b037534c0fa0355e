import { useEffect, useState } from 'preact/compat';
import { localKeeper } from '../keeper/client.ts';
import { useWords } from '../words/words.ts';

/** Said before anything is played where the browser will not keep it. */
export function NotLasting() {
  const words = useWords();
  const [lasting, setLasting] = useState(true);
  useEffect(() => {
    void localKeeper().lasting().then(setLasting);
  }, []);
  if (lasting) return null;
  return (
    <p className="not-lasting" role="alert">
      {words.home.notLasting}
    </p>
  );
}
