import { lineOf } from '../../keeper/chronicle.ts';
import { readFlow } from '../../keeper/read-flow.ts';
import { positionAfter } from '../../keeper/replay.ts';
import { beginRoom } from '../../keeper/room.ts';
import type { Creation, Head } from '../../keeper/store.ts';
import { fastRandom } from '../../kernel/fast-chance.ts';
import type { Flow } from '../../kernel/flow.ts';
import { readOptions } from '../../kernel/options.ts';
import type { Plain } from '../../kernel/plain.ts';
import { type ChanceKey, commitment, contributionFault } from '../../kernel/provable-chance.ts';
import { type About, aboutPlain, keyPlain, problem, readAbout, refuse, SaveError, summaryOf } from './about.ts';
import type { Keeper, Kept, Order, Promised, Reveal } from './contract.ts';
import { guarded, type House, mayLook, problemOf, toldIn } from './house.ts';
import { takeUpAll } from './old-saves.ts';

type Files = Pick<
  Keeper,
  'lasting' | 'speak' | 'matches' | 'start' | 'exportSave' | 'exportRecord' | 'importFile' | 'fork' | 'remove'
>;

/** What is published, and what goes out as a file or comes in, is fetched by those who ask for it. */
const records = () => import('./records.ts');
const saves = () => import('./save.ts');
const bringing = () => import('./bring-in.ts');

/** Does the file say that it is a published match? */
const isRecord = (value: unknown): value is object => value !== null && typeof value === 'object' && 'format' in value;

/** The matches that are kept: begun, listed, brought in, taken out, thrown away. */
export function filesOf(house: House): Files {
  const { world } = house;
  const { store } = world;
  return {
    lasting: async () => store.lasting,

    async speak(language) {
      // The words first: a match that is told of in the next moment needs them.
      await Promise.all([...house.open.values()].map(({ door }) => world.speak?.(door.game.id, language)));
      house.language = language;
    },

    async matches() {
      const left = await takeUpAll(house);
      const listed = await Promise.all(
        (await store.heads()).map((head): Kept | Promise<Kept> =>
          'broken' in head ? { id: head.id, problem: problem('broken', head.broken) } : listedAs(house, head),
        ),
      );
      const age = (kept: Kept) => ('summary' in kept ? kept.summary.changed : 0);
      return [...listed, ...left].sort((a, b) => age(b) - age(a));
    },

    start: (order, promised, reveal) =>
      guarded(async () => {
        const game = await house.loaded(order.game, order.pack);
        const read = readOptions(game.options, order.options);
        if ('error' in read) return refuse('bad-options', read.error);
        if (order.players.length !== game.seats(read.options))
          return refuse('bad-options', 'every seat needs somebody');
        return { id: await begun(house, { ...order, options: read.options, fork: null }, null, promised, reveal) };
      }),

    exportSave: (id) => guarded(async () => ({ text: await savedText(house, id) })),

    exportRecord: (id) =>
      guarded(async () => {
        const record = await (await records()).published(await house.roomOf(id));
        if (record === null) throw new SaveError(problem('not-allowed'));
        return { text: JSON.stringify(record) };
      }),

    importFile: (text) =>
      guarded(async () => {
        const creation = await readFile(house, text);
        if (!(await store.create(creation))) return refuse('refused', 'there is a match of this name');
        return { id: creation.head.id, game: readAbout(creation.head.about).game };
      }),

    fork: (id, viewer, n, players, promised, reveal) =>
      guarded(async () => {
        const kept = await house.roomOf(id);
        const { about, door, room } = kept;
        const over = room.match.position.outcome !== null;
        const line = lineOf(room.log, n, viewer);
        if (line === null || !mayLook(kept, over, viewer)) throw new SaveError(problem('not-allowed'));
        if (players.length !== about.players.length) return refuse('bad-options', 'every seat needs somebody');
        const truth = await positionAfter(door, line);
        // Before the match is over, what the viewer does not know is imagined, so that a fork tells nothing.
        const seed = world.randomHex(8);
        const from = over ? truth : door.game.imagine(door.game.view(truth, viewer), fastRandom(seed));
        const { game, options, curtain, pack } = about;
        const order = { game, options, curtain, guided: false, players, pack, fork: { id, at: n } };
        return { id: await begun(house, order, from, promised, reveal) };
      }),

    async remove(id) {
      house.clear(id);
      await store.remove(id);
    },
  };
}

/** A match of the list, in the language of whoever asks: told anew if it was written in another. */
async function listedAs(house: House, head: Head): Promise<Kept> {
  const { id } = head;
  try {
    const about = readAbout(head.about);
    const summary = summaryOf(head, about);
    if (summary.names[house.language] !== undefined) return { summary };
    return { summary: summaryOf({ ...head, summary: await toldAnew(house, head, about) }, about) };
  } catch (error) {
    const told = problemOf(error);
    if (told === null) throw error;
    return { id, problem: told };
  }
}

/** What the list tells of a match in the language that is spoken now: from its last table, without playing its lines again. */
async function toldAnew(house: House, head: Head, about: About): Promise<Plain> {
  const { id, seq, summary } = head;
  const { game: name, players, pack } = about;
  const { language, world, told } = house;
  const key = `${language}/${id}`;
  const known = told.get(key);
  if (known?.seq === seq) return known.words;
  const body: unknown = (await world.store.standing(id))?.body ?? null;
  if (body === null || typeof body !== 'object' || !('position' in body)) return summary;
  try {
    const game = await house.loaded(name, pack ?? undefined);
    await world.speak?.(game.id, language);
    // Who is asked is the same in every language.
    const asked = summaryOf(head, about).asked;
    const words = {
      ...toldIn(language, game, readFlow(body.position), players),
      asked: asked === null ? null : [...asked],
    };
    told.set(key, { seq, words });
    return words;
  } catch {
    // Its game is no longer there, or makes nothing of this table any more: then it stays as it was told.
    return summary;
  }
}

/** Begins a match with dice that nobody alone has chosen: promises first, then the commitment, then what was promised. */
async function begun(
  house: House,
  order: Omit<Order, 'pack'> & Pick<About, 'fork'> & { readonly pack?: unknown },
  from: Flow | null,
  promised: readonly Promised[] = [],
  reveal: Reveal = async () => [],
): Promise<string> {
  const { world } = house;
  const stranger = promised.find(({ seat }) => (order.players[seat]?.kind ?? 'bot') === 'bot');
  if (stranger !== undefined)
    return refuse('refused', `nobody sits at seat ${stranger.seat} who could add to the dice`);
  const secret = world.randomHex(32);
  const texts = await reveal(commitment(secret)).catch((error: unknown) =>
    refuse('refused', `nobody tells what was promised: ${error instanceof Error ? error.message : String(error)}`),
  );
  const contributions = promised
    .map(({ seat, promise }) => ({ seat, promise, text: texts.find((told) => told.seat === seat)?.text ?? '' }))
    .sort((a, b) => a.seat - b.seat);
  const fault = contributionFault(contributions);
  if (fault !== null) return refuse('refused', fault);
  const key: ChanceKey = { secret, contributions };
  const { game, options, players, curtain, guided, fork, pack } = order;
  const about: About = {
    ...{ game, options, players, curtain, guided, fork, made: world.now(), commitment: commitment(secret) },
    ...{
      whole: from === null,
      continued: false,
      pack: pack === undefined ? null : (await saves()).readJson(JSON.stringify(pack)),
    },
  };
  const door = await house.doorTo(world.randomHex(6), about, key);
  const room = await beginRoom(door, aboutPlain(about), keyPlain(key), from);
  return room === null ? refuse('refused', 'there is a match of this name') : room.id;
}

/** The match as a file; one of the first form that cannot be read any more as it lies there. */
async function savedText({ world: { store } }: House, id: string): Promise<string> {
  if ((await store.head(id)) !== null) {
    const [{ writeSave }, { creationOf }] = await Promise.all([saves(), bringing()]);
    return writeSave(await creationOf(store, id));
  }
  const old = ((await store.old?.()) ?? []).find((save) => save.id === id);
  return old === undefined ? refuse('gone', id) : old.text;
}

/** A file as a match with a name of its own, so that it never overwrites the one it was taken from. */
async function readFile(house: House, text: string): Promise<Creation> {
  const { readJson, isOldSave, readOldSave, readSave } = await saves();
  const value = readJson(text);
  if (isRecord(value)) return (await records()).importRecord(house, value);
  if (isOldSave(value)) return (await import('./old-form.ts')).broughtFrom(house, readOldSave(value));
  return (await bringing()).reopened(house, readSave(value));
}
