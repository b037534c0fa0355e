import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { picketEntry } from '../../../test/toy/entry.ts';
import { picket } from '../../../test/toy/game.ts';
import { shelf } from '../../games/index.ts';
import { onShelf } from '../../games/shelf.ts';
import { createMemory, memoryStore } from '../../keeper/memory-store.ts';
import { readFlow } from '../../keeper/read-flow.ts';
import { positionAfter } from '../../keeper/replay.ts';
import type { Game } from '../../kernel/game.ts';
import { hashOf } from '../../kernel/hash.ts';
import { get } from '../../kernel/there.ts';
import { readAbout, readKey } from './about.ts';
import { isOldSave, readJson } from './save.ts';
import { anyone, first, good, type Home, keeping, look, withOld } from './test-world.ts';

// Saves that the keeper of before has written, and what it made of them: positions by their hash, logs by theirs.

const FOLDER = 'test/fixtures/saves';

interface Expected {
  readonly hash: string;
  readonly lines: number;
  readonly undone: number;
  readonly over: boolean;
  readonly told: { readonly [viewer: string]: { readonly count: number; readonly hash: string } };
}

const expected: { readonly [name: string]: Expected } = JSON.parse(readFileSync(`${FOLDER}/expected.json`, 'utf8'));

function textOf(name: string): string {
  const [file = ''] = readdirSync(FOLDER).filter((one) => one.startsWith(`${name}.json`));
  const bytes = readFileSync(`${FOLDER}/${file}`);
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8').trim();
}

const GAMES = [...shelf, picketEntry];
const load = async (id: string, pack: unknown): Promise<Game | null> => (await onShelf(GAMES, id)?.load(pack)) ?? null;

/** A browser in which these texts lie. */
function browserWith(texts: Readonly<Record<string, string>>, change: Parameters<typeof keeping>[0] = {}) {
  const memory = createMemory();
  const old = new Map(Object.entries(texts));
  const home = keeping({ load, memory, store: withOld(memoryStore(memory), old), ...change });
  return { ...home, old };
}

/** The hash of the position after the last line that is kept. */
async function hashNow({ store }: Home, id: string): Promise<string> {
  const head = await store.head(id);
  if (head === null) throw new Error(`${id} is gone`);
  const about = readAbout(head.about);
  const game = await load(about.game, about.pack ?? undefined);
  if (game === null) throw new Error(`${about.game} is gone`);
  const key = readKey(await store.secret(id));
  const door = { store, id, game, options: about.options, key, now: () => 0, summary: () => null };
  return hashOf(readFlow(await positionAfter(door, head.seq)));
}

const viewersOf = ({ told }: Expected) =>
  Object.entries(told).map(([name, log]) => ({ viewer: name === 'null' ? null : Number(name), log }));

const all = Object.entries(expected).map(([name, was]) => ({ name, was }));

describe.each(all)('$name, a save of the first form', ({ name, was }) => {
  const text = textOf(name);

  it('is taken over: the same position, the same log for everybody, and it goes on', async () => {
    const home = browserWith({ [name]: text });
    const { keeper } = home;
    const [kept] = await keeper.matches();
    const save = Object(readJson(text)).save;
    const players = save.players ?? save.sitters;
    expect(kept).toMatchObject({
      summary: { id: name, players, over: was.over, made: save.made, changed: save.changed, lines: was.lines },
    });
    expect(home.old.size).toBe(0);
    expect(await hashNow(home, name)).toBe(was.hash);
    expect(good(await keeper.enter(name))).toMatchObject({ continued: false, fork: save.fork });
    for (const { viewer, log } of viewersOf(was)) {
      const { told } = await look(keeper, name, viewer);
      const events = told.map(({ event }) => event);
      expect({ count: events.length, hash: hashOf(events) }).toEqual(log);
    }
    // It can be seen from its beginning.
    expect(good(await keeper.history(name, null, 0)).n).toBe(0);
    if (!was.over) expect(await anyone(keeper, name)).toBeNull();
  });

  it('is taken over on entering it, too, and from a file under a name of its own', async () => {
    const home = browserWith({ [name]: text });
    good(await home.keeper.enter(name));
    expect(home.old.size).toBe(0);
    const copy = good(await home.keeper.importFile(text));
    expect(copy.id).not.toBe(name);
    expect(await hashNow(home, copy.id)).toBe(was.hash);
  });
});

describe('what was over', () => {
  it.each(['toy-over', 'manoeuvre-over', 'napoleon-over'])('%s proves its dice', async (name) => {
    const { keeper } = browserWith({ [name]: textOf(name) });
    await keeper.matches();
    expect(await keeper.verify(name)).toMatchObject({ good: true, ended: true });
    expect(await keeper.finished(name)).toMatchObject({ undone: expected[name]?.undone });
    const { text } = good(await keeper.exportRecord(name));
    expect(JSON.parse(text)).toMatchObject({ format: 'bivouac/record/1', hash: expected[name]?.hash });
  });
});

describe('what newer rules find', () => {
  it('goes on from its last position, and says so; with other components, too', async () => {
    const was = get(
      all.filter(({ name }) => name === 'toy-middle'),
      0,
    );
    const other = { ...picket(1), pack: { ...picket(1).pack, hash: 'f'.repeat(64) } };
    for (const game of [picket(2), other]) {
      const home = browserWith({ match: textOf('toy-middle') }, { load: async () => game });
      expect(good(await home.keeper.enter('match'))).toMatchObject({ continued: true, fork: null });
      const { position } = Object((await home.store.standing('match'))?.body ?? {});
      expect(hashOf(position)).toBe(was.was.hash);
      expect(await anyone(home.keeper, 'match')).toBeNull();
      // There is no record of what was played by two sets of rules.
      expect(await home.keeper.exportRecord('match')).toMatchObject({ fault: 'not-allowed' });
    }
  });
});

describe('an old text that cannot be taken over', () => {
  const GOOD = textOf('toy-middle');
  const sealed = (change: (save: object) => object): string => {
    const save = change(Object(readJson(GOOD)).save);
    return JSON.stringify({ seal: hashOf(save), save });
  };

  it.each<[string, string, string]>([
    ['cut short', GOOD.slice(0, -20), 'not-json'],
    ['a choice changed', GOOD.replace('"kind":"lay"', '"kind":"parry"'), 'changed'],
    ['something else', '{"hello":1}', 'not-ours'],
    ['nothing', '', 'not-json'],
    [
      'a choice changed under a new seal',
      sealed((save) => JSON.parse(JSON.stringify(save).replace('"lay"', '"parry"'))),
      'refused',
    ],
    [
      'of a game that is not on the shelf',
      sealed((save) => JSON.parse(JSON.stringify(save).replaceAll('"picket"', '"whist"'))),
      'unknown-game',
    ],
    ['with too few at the table', sealed((save) => ({ ...save, players: [{ kind: 'me' }] })), 'bad-options'],
    ['with components that are none', sealed((save) => ({ ...save, pack: { cards: 3 } })), 'bad-pack'],
  ])('%s is named, stays, can be exported and thrown away; the others come', async (_, text, fault) => {
    const home = browserWith({ broken: text, whole: GOOD });
    const { keeper } = home;
    const list = await keeper.matches();
    expect(list).toEqual([
      { summary: expect.objectContaining({ id: 'whole' }) },
      { id: 'broken', problem: expect.objectContaining({ fault }) },
    ]);
    expect([...home.old]).toEqual([['broken', text]]);
    expect(await keeper.enter('broken')).toMatchObject({ fault });
    expect(good(await keeper.exportSave('broken')).text).toBe(text);
    expect(await keeper.importFile(text)).toMatchObject({ fault });
    expect(await keeper.matches()).toEqual(list);
    await keeper.remove('broken');
    expect(home.old.size).toBe(0);
    expect(await keeper.matches()).toHaveLength(1);
  });

  it('is taken over once, however often the list is asked for at once', async () => {
    const memory = createMemory();
    const old = new Map([['whole', GOOD]]);
    const store = withOld(memoryStore(memory), old);
    let taken = 0;
    const { keeper } = keeping({
      load,
      store: {
        ...store,
        async takeOver(creation, id) {
          taken++;
          return (await store.takeOver?.(creation, id)) ?? false;
        },
      },
    });
    const lists = await Promise.all([keeper.matches(), keeper.matches(), keeper.enter('whole')]);
    expect(lists[0]).toEqual(lists[1]);
    expect(taken).toBeLessThanOrEqual(2);
    await keeper.matches();
    expect(memory.matches.size).toBe(1);
    expect(await first(keeper, 'whole', get((await look(keeper, 'whole', null)).view.asked, 0))).toBeNull();
  });

  it('is known by its form', () => {
    expect(isOldSave(readJson(GOOD))).toBe(true);
    for (const other of [null, 1, {}, { save: 1 }, { save: { format: 'bivouac/save/2' } }])
      expect(isOldSave(other)).toBe(false);
  });
});
