import { useEffect, useState } from 'preact/compat';
import type { Workshop } from '../../table/workshop.ts';
import { entryOf } from '../shelf.ts';

/** What is built for a game, or null: until it has come, and for a game that has no such thing. */
export function useWorkshop(game: string): Workshop | null {
  const [workshop, setWorkshop] = useState<Workshop | null>(null);
  useEffect(() => {
    let current = true;
    setWorkshop(null);
    void entryOf(game)
      ?.workshop?.()
      .then((found) => {
        if (current) setWorkshop(found);
      });
    return () => {
      current = false;
    };
  }, [game]);
  return workshop;
}
