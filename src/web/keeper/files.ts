import { fastRandom } from '../../kernel/fast-chance.ts';
import type { Flow } from '../../kernel/flow.ts';
import type { Viewer } from '../../kernel/game.ts';
import { readOptions } from '../../kernel/options.ts';
import type { Keeper, Kept, Order, Summary } from './contract.ts';
import { guarded, type House, problem } from './house.ts';
import { type KeptMatch, mayLook, openFrom, openKept, openSave, toldIn } from './kept.ts';
import { readJson, readSave, type Save, SaveError } from './save.ts';

type Files = Pick<
  Keeper,
  'lasting' | 'speak' | 'matches' | 'start' | 'exportSave' | 'exportRecord' | 'importFile' | 'fork' | 'remove'
>;

/** What is published is fetched by those who ask for it. */
const records = () => import('./records.ts');

/** Does the file say that it is a published match? */
const isRecord = (value: unknown): value is object => value !== null && typeof value === 'object' && 'format' in value;

/** The matches that are kept: begun, listed, brought in, taken out, thrown away. */
export function filesOf(house: House): Files {
  return {
    lasting: async () => house.world.storage.lasting,
    async speak(language) {
      house.language = language;
    },

    async matches() {
      const saves = await house.world.storage.all();
      const listed = saves.map(async ({ id, text }): Promise<Kept> => {
        try {
          return { summary: await summaryIn(house, readSave(readJson(text))) };
        } catch (error) {
          if (error instanceof SaveError) return { id, problem: error.problem };
          return { id, problem: problem('not-ours', String(error)) };
        }
      });
      const age = (kept: Kept) => ('summary' in kept ? kept.summary.changed : 0);
      return (await Promise.all(listed)).sort((a, b) => age(b) - age(a));
    },

    start: (order: Order) =>
      guarded(async () => {
        const game = await house.loaded(order.game, order.pack);
        const read = readOptions(game.options, order.options);
        if ('error' in read) throw new SaveError(problem('bad-options', read.error));
        if (order.players.length !== game.seats(read.options))
          throw new SaveError(problem('bad-options', 'every seat needs somebody'));
        const { players, curtain, guided, pack } = order;
        const about = house.circumstances({ players, curtain, guided, fork: null, pack: pack ?? null });
        const kept = openKept(game, read.options, about);
        await house.write(kept);
        return { id: kept.id };
      }),

    exportSave: (id) =>
      guarded(async () => {
        const text = await house.world.storage.get(id);
        if (text === null) throw new SaveError(problem('gone', id));
        return { text };
      }),

    exportRecord: (id) =>
      guarded(async () => {
        const { published } = await records();
        const record = published(await house.anyKept(id));
        if (record === null) throw new SaveError(problem('not-allowed'));
        return { text: JSON.stringify(record) };
      }),

    importFile: (text) =>
      guarded(async () => {
        const value = readJson(text);
        if (isRecord(value)) {
          const kept = await (await records()).importRecord(house, value);
          await house.write(kept);
          return { id: kept.id, game: kept.game.id };
        }
        const save = readSave(value);
        const kept = openSave(await house.loaded(save.journal.game, save.pack ?? undefined), save);
        // A copy of its own, so that it never overwrites the match it was exported from.
        const copy = { ...kept, id: house.world.randomHex(6) };
        await house.write(copy);
        return { id: copy.id, game: copy.game.id };
      }),

    fork: (id, viewer, index, players) =>
      guarded(async () => {
        const kept = await house.anyKept(id);
        const there = kept.standing[index];
        if (there === undefined || !mayLook(kept, viewer)) throw new SaveError(problem('not-allowed'));
        const position = forkedPosition(kept, viewer, there.position, house.world.randomHex(8));
        const about = house.circumstances({
          players,
          curtain: kept.curtain,
          guided: false,
          fork: { id, at: index },
          pack: kept.pack,
        });
        const forked = openFrom(kept.game, kept.match.options, position, about);
        await house.write(forked);
        return { id: forked.id };
      }),

    async remove(id) {
      house.clear(id);
      await house.world.storage.remove(id);
    },
  };
}

/** The summary of a save in the language of whoever asks, told anew if it was written in another. */
async function summaryIn(house: House, { summary, journal, pack, snapshot }: Save): Promise<Summary> {
  const { language } = house;
  if (summary.names[language] !== undefined) return summary;
  try {
    const game = await house.loaded(journal.game, pack ?? undefined);
    return { ...summary, ...toldIn(language, game, snapshot.position, summary) };
  } catch {
    // Its game is no longer there, or reads the position otherwise: whoever opens the match is told so, the list needs it not.
    return summary;
  }
}

/** The truth once the match is over; before that, what the viewer does not know is imagined, so that a fork tells nothing. */
function forkedPosition(kept: KeptMatch, viewer: Viewer, position: Flow, seed: string): Flow {
  if (kept.match.position.outcome !== null) return position;
  return kept.game.imagine(kept.game.view(position, viewer), fastRandom(seed));
}
