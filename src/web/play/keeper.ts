import { createContext, useContext } from 'preact/compat';
import type { Keeper } from '../keeper/contract.ts';

const Kept = createContext<Keeper | null>(null);

/** Gives the keeper of all matches to the pages: whoever opens the house says which one it is. */
export const KeeperProvider = Kept.Provider;

export function useKeeper(): Keeper {
  const keeper = useContext(Kept);
  if (keeper === null) throw new Error('no keeper was given to the pages');
  return keeper;
}
