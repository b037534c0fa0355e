import type { Keeper } from '../../keeper/contract.ts';
import { isFar } from './far.ts';
import type { FarKeeper } from './far-keeper.ts';

/** One keeper for all matches: those of this browser, and those of the server, whose keeper is fetched with the first of them. */
export function keepersOf(local: Keeper, loadFar: () => Promise<FarKeeper>): Keeper {
  let far: Promise<FarKeeper> | null = null;
  const keeperOf = async (id: string): Promise<Keeper | FarKeeper> => {
    if (!isFar(id)) return local;
    far ??= loadFar();
    return far;
  };
  return {
    lasting: () => local.lasting(),
    speak: (language) => local.speak(language),
    matches: () => local.matches(),
    start: (...order) => local.start(...order),
    importFile: (text) => local.importFile(text),
    enter: async (id) => (await keeperOf(id)).enter(id),
    watch: async (id, ...eyes) => (await keeperOf(id)).watch(id, ...eyes),
    leave: async (id) => (await keeperOf(id)).leave(id),
    takeOver: async (id) => (await keeperOf(id)).takeOver(id),
    history: async (id, ...since) => (await keeperOf(id)).history(id, ...since),
    seen: async (id, n) => (await keeperOf(id)).seen(id, n),
    choose: async (id, ...choice) => (await keeperOf(id)).choose(id, ...choice),
    undo: async (id, seat) => (await keeperOf(id)).undo(id, seat),
    act: async (id, ...act) => (await keeperOf(id)).act(id, ...act),
    openly: async (id, seat) => (await keeperOf(id)).openly(id, seat),
    odds: async (id, ...choice) => (await keeperOf(id)).odds(id, ...choice),
    whyNot: async (id, ...wish) => (await keeperOf(id)).whyNot(id, ...wish),
    hint: async (id, seat) => (await keeperOf(id)).hint(id, seat),
    retry: async (id, how) => (await keeperOf(id)).retry(id, how),
    log: async (id) => (await keeperOf(id)).log(id),
    finished: async (id) => (await keeperOf(id)).finished(id),
    verify: async (id) => (await keeperOf(id)).verify(id),
    exportSave: async (id) => (await keeperOf(id)).exportSave(id),
    exportRecord: async (id) => (await keeperOf(id)).exportRecord(id),
    fork: async (id, ...moment) => (await keeperOf(id)).fork(id, ...moment),
    remove: async (id) => (await keeperOf(id)).remove(id),
  };
}
