import { describe, expect, it } from 'vitest';
import { picket } from '../../../test/toy/game.ts';
import type { GameChoice } from '../../kernel/game.ts';
import { hashOf } from '../../kernel/hash.ts';
import type { Plain } from '../../kernel/plain.ts';
import { get } from '../../kernel/there.ts';
import type { Question } from '../bots/thinker.ts';
import { isProblem, type Keeper, type Look, type Moment, type Order, type Player, type Problem } from './contract.ts';
import type { World } from './house.ts';
import { createKeeper } from './keeper.ts';
import { memoryStorage, type Storage } from './storage.ts';

const ME: Player = { kind: 'me' };
const FRIEND: Player = { kind: 'friend' };
const BOT: Player = { kind: 'bot', level: 'random' };

interface Kept {
  readonly keeper: Keeper;
  readonly storage: Storage;
  readonly asked: Question[];
}

/** A keeper with the toy on its shelf; bots take the first choice. */
function keeping(change: Partial<World> & { version?: number } = {}): Kept {
  const asked: Question[] = [];
  let drawn = 0;
  const { version = 1, ...other } = change;
  const world: World = {
    storage: memoryStorage(),
    thinker: {
      async decide(question) {
        asked.push(question);
        return 0;
      },
    },
    load: async (id) => (id === 'picket' ? picket(version) : null),
    hold: async () => () => {},
    randomHex: (bytes) => (++drawn).toString(16).padStart(bytes * 2, '0'),
    now: () => 1815,
    patience: 10_000,
    pace: () => null,
    pause: async () => {},
    ...other,
  };
  return { keeper: createKeeper(world), storage: world.storage, asked };
}

const order = (players: readonly Player[], options: Order['options'] = {}): Order => ({
  game: 'picket',
  options,
  players,
  curtain: true,
  guided: false,
});

function good<T>(value: T | Problem): T {
  if (isProblem(value)) throw new Error(`${value.fault}: ${value.detail}`);
  return value;
}

async function begun({ keeper }: Kept, players: readonly Player[], options: Order['options'] = {}): Promise<string> {
  const { id } = good(await keeper.start(order(players, options)));
  good(await keeper.enter(id));
  return id;
}

async function look(keeper: Keeper, id: string, viewer: number | null, since = -1): Promise<Look> {
  return good(await keeper.look(id, viewer, since));
}

async function first(keeper: Keeper, id: string, seat: number): Promise<void> {
  const { choices, line } = await look(keeper, id, seat);
  const [choice] = choices;
  if (choice === undefined) throw new Error(`seat ${seat} has no choice`);
  expect(await keeper.choose(id, seat, choice, line)).toBeNull();
}

/** Plays every seat of a person with the first choice until the end. */
async function toTheEnd(keeper: Keeper, id: string, seats: readonly number[]): Promise<void> {
  for (let n = 0; n < 200; n++) {
    const { view } = await look(keeper, id, null);
    if (view.outcome !== null) return;
    const seat = view.asked.find((asked) => seats.includes(asked));
    if (seat === undefined) await new Promise((wake) => setTimeout(wake, 1));
    else await first(keeper, id, seat);
  }
  throw new Error('the match does not end');
}

describe('a match with a friend', () => {
  it('is kept at every choice and goes on in another house', async () => {
    const home = keeping();
    const id = await begun(home, [ME, FRIEND]);
    await first(home.keeper, id, 0);
    await first(home.keeper, id, 1);
    const before = await look(home.keeper, id, 0);
    const next = keeping({ storage: home.storage });
    good(await next.keeper.enter(id));
    expect(await look(next.keeper, id, 0)).toEqual(before);
  });

  it('goes on from a save that calls its players sitters, as the first ones did', async () => {
    const home = keeping();
    const id = await begun(home, [ME, FRIEND]);
    await first(home.keeper, id, 0);
    const before = await look(home.keeper, id, 1);
    const { save } = JSON.parse((await home.storage.get(id)) ?? '') as { save: Record<string, Plain> };
    const { players, summary, ...rest } = save;
    const { players: _, ...told } = summary as Record<string, Plain>;
    const old = { ...rest, sitters: players ?? null, summary: { ...told, sitters: players ?? null } };
    await home.storage.put(id, JSON.stringify({ save: old, seal: hashOf(old) }));
    const next = keeping({ storage: home.storage });
    expect(await next.keeper.matches()).toMatchObject([{ summary: { id, players: [ME, FRIEND] } }]);
    good(await next.keeper.enter(id));
    expect(await look(next.keeper, id, 1)).toEqual(before);
  });

  it('refuses a choice that was made on an older moment', async () => {
    const { keeper } = keeping();
    const id = await begun({ keeper, storage: memoryStorage(), asked: [] }, [ME, FRIEND]);
    const { choices, line } = await look(keeper, id, 0);
    // Another seat's answer to the same question changes nothing for this one; its own does.
    await first(keeper, id, 1);
    expect(await keeper.choose(id, 0, choices[0] as GameChoice, line)).toBeNull();
    const { active } = (await look(keeper, id, 0)).view as unknown as { active: number };
    await first(keeper, id, active);
    const next = await look(keeper, id, active);
    expect(await keeper.choose(id, active, next.choices[0] as GameChoice, line)).toMatchObject({ code: 'stale' });
  });

  it('tells only what is new, and what was taken back', async () => {
    const home = keeping();
    const id = await begun(home, [ME, FRIEND]);
    await first(home.keeper, id, 0);
    await first(home.keeper, id, 1);
    const { at, told } = await look(home.keeper, id, 0);
    expect(told.length).toBeGreaterThan(0);
    const { asked: next } = (await look(home.keeper, id, 0)).view;
    const active = get(next, 0);
    await first(home.keeper, id, active);
    const on = await look(home.keeper, id, active, at);
    expect(on.told.every((line) => line.at > at)).toBe(true);
    expect(await home.keeper.undo(id, active)).toBeNull();
    const back = await look(home.keeper, id, active, on.at);
    expect(back.after).toBe(at);
    expect(back.told).toEqual([]);
    expect(back.at).toBe(at);
  });
});

describe('bots', () => {
  it('play until a person is asked, and are told their own view alone', async () => {
    const home = keeping();
    const id = await begun(home, [ME, BOT], { length: 'long' });
    await toTheEnd(home.keeper, id, [0]);
    expect(home.asked.length).toBeGreaterThan(0);
    for (const { view, seat } of home.asked) {
      expect(seat).toBe(1);
      expect(view.viewer).toBe(1);
    }
  });

  it('nobody looks through the eyes of one, or chooses for it, before the end', async () => {
    const home = keeping();
    const id = await begun(home, [ME, BOT]);
    expect(await home.keeper.look(id, 1, -1)).toMatchObject({ fault: 'not-allowed' });
    expect(await home.keeper.moment(id, 1, 0)).toMatchObject({ fault: 'not-allowed' });
    expect(await home.keeper.momentsAfter(id, 1, -1)).toEqual([]);
    expect(await home.keeper.choose(id, 1, { kind: 'rest' }, 0)).toMatchObject({ fault: 'not-allowed' });
    expect(await home.keeper.whyNot(id, 1, { thing: 'card:1' })).toEqual([]);
    expect(await home.keeper.finished(id)).toBeNull();
    await toTheEnd(home.keeper, id, [0]);
    expect(isProblem(await home.keeper.look(id, 1, -1))).toBe(false);
  });

  it('among themselves run no further ahead than somebody watches', async () => {
    const home = keeping();
    const id = await begun(home, [BOT, BOT], { length: 'long' });
    await new Promise((wake) => setTimeout(wake, 30));
    const { line, view } = await look(home.keeper, id, null);
    expect(view.outcome).toBeNull();
    expect(line).toBeLessThanOrEqual(9);
    await home.keeper.seen(id, line);
    await expect.poll(async () => (await look(home.keeper, id, null)).line, { timeout: 30_000 }).toBeGreaterThan(line);
  });
});

describe('a finished match', () => {
  async function finished(): Promise<Kept & { id: string }> {
    const home = keeping();
    const id = await begun(home, [ME, FRIEND]);
    await toTheEnd(home.keeper, id, [0, 1]);
    return { ...home, id };
  }

  it('proves its dice', async () => {
    const { keeper, id } = await finished();
    expect(await keeper.verify(id)).toMatchObject({ good: true });
    const { text } = good(await keeper.exportRecord(id));
    const again = keeping();
    const imported = good(await again.keeper.importFile(text));
    expect(await again.keeper.verify(imported.id)).toMatchObject({ good: true });
    const forged = text.replace(/"secret":"(.)/, (_, digit: string) => `"secret":"${digit === '0' ? '1' : '0'}`);
    expect(await again.keeper.importFile(forged)).toMatchObject({ fault: 'refused' });
  });

  it('is seen again from any seat, moment by moment', async () => {
    const { keeper, id } = await finished();
    const { moments } = await look(keeper, id, null);
    for (const viewer of [null, 0, 1]) {
      const told: Moment['told'][number][] = [];
      for (let index = 0; index < moments; index++) {
        const moment = good(await keeper.moment(id, viewer, index));
        expect(moment.view.viewer).toBe(viewer);
        told.push(...moment.told);
      }
      expect(told).toEqual((await look(keeper, id, viewer)).told);
    }
  });

  it('is forked at any moment with dice of its own', async () => {
    const { keeper, id } = await finished();
    const forked = good(await keeper.fork(id, 0, 2, [ME, FRIEND]));
    good(await keeper.enter(forked.id));
    const then = good(await keeper.moment(id, 0, 2));
    expect((await look(keeper, forked.id, 0)).view).toEqual(then.view);
    await toTheEnd(keeper, forked.id, [0, 1]);
    expect(isProblem(await keeper.enter(forked.id))).toBe(false);
  });
});

describe('a save', () => {
  async function kept(): Promise<{ storage: Storage; id: string; text: string }> {
    const home = keeping();
    const id = await begun(home, [ME, FRIEND]);
    await first(home.keeper, id, 0);
    await first(home.keeper, id, 1);
    return { storage: home.storage, id, text: (await home.storage.get(id)) ?? '' };
  }

  it.each<[string, (text: string) => string, string]>([
    ['cut short', (text) => text.slice(0, -20), 'not-json'],
    ['a choice changed', (text) => text.replace('"kind":"lay"', '"kind":"parry"'), 'changed'],
    ['something else', () => '{"hello":1}', 'not-ours'],
    ['nothing', () => '', 'not-json'],
  ])('%s is refused, and the others stay whole', async (_, spoil, fault) => {
    const { storage, id, text } = await kept();
    const home = keeping({ storage, randomHex: (bytes) => 'a'.repeat(bytes * 2) });
    const other = await begun(home, [ME, FRIEND]);
    await storage.put(id, spoil(text));
    expect(await home.keeper.enter(id)).toMatchObject({ fault });
    const list = await home.keeper.matches();
    expect(list).toContainEqual({ id, problem: expect.objectContaining({ fault }) });
    expect(list).toContainEqual({ summary: expect.objectContaining({ id: other }) });
  });

  it('goes on from its last position under newer rules', async () => {
    const { storage, id } = await kept();
    const home = keeping({ storage, version: 2 });
    const info = good(await home.keeper.enter(id));
    expect(info.continued).toBe(true);
    await toTheEnd(home.keeper, id, [0, 1]);
    const again = keeping({ storage, version: 2 });
    expect(good(await again.keeper.enter(id)).continued).toBe(true);
    expect((await look(again.keeper, id, null)).view.outcome).not.toBeNull();
  });

  it('of a game that is not on the shelf is refused', async () => {
    const { storage, id } = await kept();
    const home = keeping({ storage, load: async () => null });
    expect(await home.keeper.enter(id)).toMatchObject({ fault: 'unknown-game' });
  });

  it('that another page plays is not opened twice', async () => {
    const { storage, id } = await kept();
    const home = keeping({ storage, hold: async () => null });
    expect(await home.keeper.enter(id)).toMatchObject({ fault: 'elsewhere' });
  });

  it('comes back from a file as a match of its own', async () => {
    const { storage, id, text } = await kept();
    const home = keeping({ storage, randomHex: (bytes) => 'b'.repeat(bytes * 2) });
    const copy = good(await home.keeper.importFile(text));
    expect(copy.id).not.toBe(id);
    good(await home.keeper.enter(id));
    good(await home.keeper.enter(copy.id));
    expect((await look(home.keeper, copy.id, 0)).view).toEqual((await look(home.keeper, id, 0)).view);
  });

  it('of a running match, forked, gives away nothing that the viewer did not know', async () => {
    const { storage, id } = await kept();
    const home = keeping({ storage });
    good(await home.keeper.enter(id));
    const { moments } = await look(home.keeper, id, 0);
    const forked = good(await home.keeper.fork(id, 0, moments - 1, [ME, FRIEND]));
    good(await home.keeper.enter(forked.id));
    expect((await look(home.keeper, forked.id, 0)).view).toEqual((await look(home.keeper, id, 0)).view);
  });
});

describe('the list of matches', () => {
  const summaryOf = async ({ keeper }: Kept) => {
    const [kept] = await keeper.matches();
    if (kept === undefined || !('summary' in kept)) throw new Error('there is no match');
    return kept.summary;
  };

  it('is told in the language of whoever asks, also where it was written in another', async () => {
    const home = keeping();
    await begun(home, [ME, FRIEND]);
    const english = await summaryOf(home);
    expect(Object.keys(english.now)).toEqual(['en']);
    await home.keeper.speak('fr');
    const french = await summaryOf(home);
    expect(Object.keys(french.names)).toEqual(['fr']);
    expect(french.names.fr).toHaveLength(2);
    expect(french.now.fr).not.toBe(english.now.en);
    expect({ ...french, names: {}, now: {} }).toEqual({ ...english, names: {}, now: {} });
  });

  it('is written in the language that is spoken, with words that were fetched before', async () => {
    const spoken: string[] = [];
    const home = keeping({
      speak: async (game, language) => {
        spoken.push(`${game} ${language}`);
      },
    });
    const id = await begun(home, [ME, FRIEND]);
    await home.keeper.speak('fr');
    await first(home.keeper, id, 0);
    expect(spoken).toEqual(['picket en', 'picket fr']);
    // No game is loaded to read what stands in the save.
    const again = keeping({ storage: home.storage, load: async () => null });
    await again.keeper.speak('fr');
    expect(Object.keys((await summaryOf(again)).now)).toEqual(['fr']);
  });

  it('stays as it was told where its game is no longer there', async () => {
    const home = keeping();
    await begun(home, [ME, FRIEND]);
    const english = await summaryOf(home);
    const other = keeping({ storage: home.storage, load: async () => null });
    await other.keeper.speak('fr');
    expect(await summaryOf(other)).toEqual(english);
  });
});
