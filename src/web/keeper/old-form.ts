import type { Creation } from '../../keeper/store.ts';
import { provableChance } from '../../kernel/provable-chance.ts';
import type { About } from './about.ts';
import { brought } from './bring-in.ts';
import type { Problem } from './contract.ts';
import { type House, problemOf } from './house.ts';
import { type OldSave, readJson, readOldSave } from './save.ts';

/** A match of the first form, one text, as lines; it goes on from its last position where the rules have changed since. */
export async function broughtFrom(house: House, save: OldSave): Promise<Creation> {
  const { journal, base, snapshot, secret, contributions, players, curtain, guided, made, fork, pack } = save;
  const game = await house.loaded(journal.game, pack ?? undefined);
  const isOld = journal.version !== game.version || journal.pack !== game.pack.hash;
  const start = isOld ? snapshot : base;
  const key = { secret, contributions };
  const about: About = {
    ...{ game: journal.game, options: journal.options, players, curtain, guided, made, commitment: save.commitment },
    ...{ whole: start === null, continued: isOld || save.continued, fork, pack },
  };
  const entries = isOld ? [] : journal.entries;
  if (start === null) return brought(house, about, key, entries);
  return brought(house, about, key, entries, start.position, provableChance(key, start.mark));
}

/** Puts an old text into lines, under its name. What cannot be read stays as it is, and is told of. */
export async function takeOver(
  house: House,
  { id, text }: { readonly id: string; readonly text: string },
): Promise<Problem | null> {
  try {
    const save = readOldSave(readJson(text));
    const creation = await broughtFrom(house, save);
    await house.world.store.takeOver?.({ ...creation, head: { ...creation.head, id, changed: save.changed } }, id);
    return null;
  } catch (error) {
    const problem = problemOf(error);
    if (problem === null) throw error;
    return problem;
  }
}
