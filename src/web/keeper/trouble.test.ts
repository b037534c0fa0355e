import { describe, expect, it } from 'vitest';
import { picket } from '../../../test/toy/game.ts';
import type { Question } from '../bots/thinker.ts';
import { isProblem, type Keeper, type Look, type Problem, type Trouble } from './contract.ts';
import { createKeeper } from './keeper.ts';
import { memoryStorage } from './storage.ts';

function good<T>(value: T | Problem): T {
  if (isProblem(value)) throw new Error(`${value.fault}: ${value.detail}`);
  return value;
}

const look = async (keeper: Keeper, id: string): Promise<Look> => good(await keeper.look(id, null, -1));

/** Waits until a bot is in trouble, or all of them have played to the end. */
async function still(keeper: Keeper, id: string): Promise<Trouble | 'over'> {
  for (let n = 0; n < 2000; n++) {
    const { trouble, view, line } = await look(keeper, id);
    if (trouble !== null) return trouble;
    if (view.outcome !== null) return 'over';
    await keeper.seen(id, line);
    await new Promise((wake) => setTimeout(wake, 1));
  }
  throw new Error('the match neither ends nor stands still');
}

/** Two bots of a level, and what they answer. */
async function battle(level: string, decide: (question: Question) => Promise<number>) {
  let drawn = 0;
  const asked: Question[] = [];
  const storage = memoryStorage();
  const keeper = createKeeper({
    storage,
    thinker: {
      decide(question) {
        asked.push(question);
        return decide(question);
      },
    },
    load: async () => picket(1),
    hold: async () => () => {},
    randomHex: (bytes) => (++drawn).toString(16).padStart(bytes * 2, '0'),
    now: () => 1815,
    patience: 25,
    pace: () => null,
    pause: async () => {},
  });
  const bot = { kind: 'bot', level } as const;
  const order = { game: 'picket', options: {}, players: [bot, bot], curtain: true, guided: false };
  const { id } = good(await keeper.start(order));
  let told = 0;
  good(await keeper.enter(id));
  await keeper.watch(id, () => void told++);
  return { keeper, storage, id, asked, told: () => told };
}

const never = () => new Promise<number>(() => {});
const fails = async (): Promise<number> => {
  throw new Error('the bot fell off its horse');
};

describe('a bot that does not answer', () => {
  it('fails: whoever watches is told, and the match stands still and whole', async () => {
    const { keeper, storage, id, told } = await battle('search', fails);
    expect(await still(keeper, id)).toEqual({
      seat: expect.any(Number),
      level: 'search',
      why: 'failed',
      instead: 'greedy',
      detail: 'the bot fell off its horse',
    });
    expect(told()).toBeGreaterThan(0);
    expect(JSON.parse((await storage.get(id)) ?? '')).toHaveProperty('save');
    expect(good(await keeper.exportSave(id)).text.length).toBeGreaterThan(100);
  });

  it('is silent: that is noticed as well', async () => {
    const { keeper, id } = await battle('strong', never);
    expect(await still(keeper, id)).toMatchObject({ why: 'silent', instead: 'greedy' });
  });

  it('is asked again, and the match goes on', async () => {
    let down = true;
    const { keeper, id, asked } = await battle('search', async () => (down ? fails() : 0));
    await still(keeper, id);
    down = false;
    await keeper.retry(id, 'again');
    expect(await still(keeper, id)).toBe('over');
    expect(new Set(asked.map(({ level }) => level))).toEqual(new Set(['search']));
  });

  it('is relieved by the greedy bot for one decision', async () => {
    const { keeper, id, asked } = await battle('search', async ({ level }) => (level === 'greedy' ? 0 : never()));
    await still(keeper, id);
    const { line } = await look(keeper, id);
    await keeper.retry(id, 'instead');
    expect(await still(keeper, id)).toMatchObject({ level: 'search', instead: 'greedy' });
    expect((await look(keeper, id)).line).toBeGreaterThan(line);
    expect(asked.map(({ level }) => level)).toContain('greedy');
  });

  it('is relieved by chance where the greedy one fails too, and at every level that is no better', async () => {
    const all = await battle('search', fails);
    await still(all.keeper, all.id);
    await all.keeper.retry(all.id, 'instead');
    expect(await still(all.keeper, all.id)).toMatchObject({ instead: 'chance' });
    const simple = await battle('greedy', never);
    for (let n = 0; n < 400; n++) {
      const now = await still(simple.keeper, simple.id);
      if (now === 'over') return;
      expect(now.instead).toBe('chance');
      await simple.keeper.retry(simple.id, 'instead');
    }
    throw new Error('chance does not end the match');
  });

  it('gives no hint, and harms nobody by it', async () => {
    const storage = memoryStorage();
    let drawn = 0;
    const keeper = createKeeper({
      storage,
      thinker: { decide: fails },
      load: async () => picket(1),
      hold: async () => () => {},
      randomHex: (bytes) => (++drawn).toString(16).padStart(bytes * 2, '0'),
      now: () => 1815,
      patience: 25,
      pace: () => null,
      pause: async () => {},
    });
    const players = [{ kind: 'me' }, { kind: 'friend' }] as const;
    const { id } = good(await keeper.start({ game: 'picket', options: {}, players, curtain: true, guided: false }));
    good(await keeper.enter(id));
    expect(await keeper.hint(id, 0)).toBeNull();
    expect((await look(keeper, id)).trouble).toBeNull();
  });
});
