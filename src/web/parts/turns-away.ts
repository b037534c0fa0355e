import { useEffect, useState } from 'preact/compat';
import { createStore, useStore } from '../../table/store.ts';

/** In how many matches with people far away it is one's turn, as far as this page knows. */
export const turnsAway = createStore(0);

/** The same while the page is not in front: then its title tells it. */
export function useTurnsAway(): number {
  const count = useStore(turnsAway);
  const [isHidden, setHidden] = useState(() => document.visibilityState === 'hidden');
  useEffect(() => {
    const changed = () => setHidden(document.visibilityState === 'hidden');
    document.addEventListener('visibilitychange', changed);
    return () => document.removeEventListener('visibilitychange', changed);
  }, []);
  return isHidden ? count : 0;
}
