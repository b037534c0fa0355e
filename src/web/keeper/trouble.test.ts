import { describe, expect, it } from 'vitest';
import { createMemory } from '../../keeper/memory-store.ts';
import type { Question } from '../bots/thinker.ts';
import type { Keeper, Trouble } from './contract.ts';
import { begun, FRIEND, failingStore, first, good, keeping, ME, type Onlooker, until, watching } from './test-world.ts';

interface Battle {
  readonly keeper: Keeper;
  readonly id: string;
  readonly asked: Question[];
  readonly seen: Onlooker;
}

/** Waits until a bot is in trouble, or all of them have played to the end. */
async function still({ keeper, id, seen }: Battle): Promise<Trouble | 'over'> {
  await until(async () => {
    await keeper.seen(id, seen.mirror.n);
    return seen.trouble !== null || seen.mirror.view.outcome !== null;
  });
  return seen.trouble ?? 'over';
}

/** Two bots of a level, and what they answer. */
async function battle(level: string, decide: (question: Question) => Promise<number>): Promise<Battle> {
  const asked: Question[] = [];
  const { keeper } = keeping({
    thinker: {
      decide(question) {
        asked.push(question);
        return decide(question);
      },
    },
    patience: 25,
  });
  const bot = { kind: 'bot', level } as const;
  const id = await begun({ keeper }, [bot, bot]);
  return { keeper, id, asked, seen: await watching(keeper, id, null) };
}

const never = () => new Promise<number>(() => {});
const fails = async (): Promise<number> => {
  throw new Error('the bot fell off its horse');
};

describe('a bot that does not answer', () => {
  it('fails: whoever watches is told, and the match stands still and whole', async () => {
    const fight = await battle('search', fails);
    expect(await still(fight)).toEqual({
      seat: expect.any(Number),
      level: 'search',
      why: 'failed',
      instead: 'greedy',
      detail: 'the bot fell off its horse',
    });
    // Whoever comes only now is told as well, and what is kept can be taken out.
    expect((await watching(fight.keeper, fight.id, null)).trouble).toMatchObject({ why: 'failed' });
    const { text } = good(await fight.keeper.exportSave(fight.id));
    good(await keeping({ from: 100 }).keeper.importFile(text));
  });

  it('is silent: that is noticed as well', async () => {
    expect(await still(await battle('strong', never))).toMatchObject({ why: 'silent', instead: 'greedy' });
  });

  it('is asked again, and the match goes on', async () => {
    let down = true;
    const fight = await battle('search', async () => (down ? fails() : 0));
    await still(fight);
    down = false;
    await fight.keeper.retry(fight.id, 'again');
    expect(await still(fight)).toBe('over');
    expect(new Set(fight.asked.map(({ level }) => level))).toEqual(new Set(['search']));
  });

  it('is relieved by the greedy bot for one decision', async () => {
    const fight = await battle('search', async ({ level }) => (level === 'greedy' ? 0 : never()));
    await still(fight);
    const { n } = fight.seen.mirror;
    await fight.keeper.retry(fight.id, 'instead');
    expect(fight.seen.trouble).toBeNull();
    expect(await still(fight)).toMatchObject({ level: 'search', instead: 'greedy' });
    expect(fight.seen.mirror.n).toBeGreaterThan(n);
    expect(fight.asked.map(({ level }) => level)).toContain('greedy');
  });

  it('is relieved by chance where the greedy one fails too, and at every level that is no better', async () => {
    const all = await battle('search', fails);
    await still(all);
    await all.keeper.retry(all.id, 'instead');
    expect(await still(all)).toMatchObject({ instead: 'chance' });
    const simple = await battle('greedy', never);
    for (let n = 0; n < 400; n++) {
      const now = await still(simple);
      if (now === 'over') return;
      expect(now.instead).toBe('chance');
      await simple.keeper.retry(simple.id, 'instead');
    }
    throw new Error('chance does not end the match');
  });

  it('gives no hint, and harms nobody by it', async () => {
    const { keeper } = keeping({ thinker: { decide: fails }, patience: 25 });
    const id = await begun({ keeper }, [ME, FRIEND]);
    expect(await keeper.hint(id, 0)).toBeNull();
    expect((await watching(keeper, id, null)).trouble).toBeNull();
  });
});

describe('what is offered to a bot', () => {
  it('is answered when the store keeps lines again: the offer stands, and the bot is in trouble, not whoever offered', async () => {
    const memory = createMemory();
    // The offer is kept, the answer to it is not.
    let left = Number.POSITIVE_INFINITY;
    const { store } = failingStore(memory, () => --left < 0, 'denied');
    const { keeper } = keeping({ store });
    const id = await begun({ keeper }, [ME, { kind: 'bot', level: 'search' }]);
    expect(await first(keeper, id, 0)).toBeNull();
    const seen = await watching(keeper, id, 0);
    await until(() => seen.now.q !== null || seen.mirror.view.asked.includes(0));
    left = 1;
    expect(await keeper.act(id, 0, { kind: 'offer', what: 'back' })).toBeNull();
    expect(seen.now.offer).toMatchObject({ seat: 0, what: 'back', agreed: [] });
    expect(seen.trouble).toMatchObject({ seat: 1, level: 'search', why: 'denied' });
    left = Number.POSITIVE_INFINITY;
    await keeper.retry(id, 'again');
    await until(() => seen.now.offer === null);
    expect(seen.trouble).toBeNull();
  });
});
