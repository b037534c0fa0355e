import { describe, expect, it } from 'vitest';
import { createMemory } from '../../keeper/memory-store.ts';
import { StoreError } from '../../keeper/store.ts';
import type { Viewer } from '../../kernel/game.ts';
import {
  anyone,
  begun,
  FRIEND,
  failingStore,
  first,
  good,
  keeping,
  look,
  ME,
  offered,
  order,
  shown,
  until,
  watching,
} from './test-world.ts';

describe('a line is kept before it is shown', () => {
  it('fails at any write of a whole match: nothing is shown that was not kept, and the match goes on when the store does', async () => {
    const whole = failingStore(createMemory(), () => false);
    const { keeper: all } = keeping({ store: whole.store });
    const id = await begun({ keeper: all }, [ME, FRIEND]);
    while ((await look(all, id, null)).view.outcome === null) expect(await anyone(all, id)).toBeNull();
    const end = await shown(all, id);
    const lines = whole.writes();
    expect(lines).toBeGreaterThan(8);
    for (let k = 2; k <= lines; k++) {
      const memory = createMemory();
      const { keeper } = keeping({ store: failingStore(memory, (write) => write === k).store });
      await begun({ keeper }, [ME, FRIEND]);
      let failures = 0;
      while ((await look(keeper, id, null)).view.outcome === null) {
        const before = await shown(keeper, id);
        const answer = await anyone(keeper, id);
        if (answer === null) continue;
        failures++;
        expect(answer).toMatchObject({ fault: 'full' });
        expect(await shown(keeper, id)).toBe(before);
        // Whoever opens what is stored finds exactly what was shown.
        const { keeper: other } = keeping({ memory, from: 1000 });
        good(await other.enter(id));
        expect(await shown(other, id)).toBe(before);
      }
      expect(failures).toBe(1);
      expect(await shown(keeper, id)).toBe(end);
    }
  });

  it('a match that cannot be kept does not begin', async () => {
    const memory = createMemory();
    const { keeper } = keeping({ store: failingStore(memory, (write) => write === 1).store });
    expect(await keeper.start(order([ME, FRIEND]))).toMatchObject({ fault: 'full' });
    expect(memory.matches.size).toBe(0);
    good(await keeper.start(order([ME, FRIEND])));
  });

  it('two choices at once are made one after the other, and both are kept', async () => {
    const home = keeping({ store: failingStore(createMemory(), () => false).store });
    const { keeper } = home;
    const id = await begun(home, [ME, FRIEND]);
    const [one, two] = [await offered(keeper, id, 0), await offered(keeper, id, 1)];
    const answers = await Promise.all([
      keeper.choose(id, 0, one.choice, one.q),
      keeper.choose(id, 1, two.choice, two.q),
      keeper.choose(id, 0, one.choice, one.q),
    ]);
    expect(answers[0]).toBeNull();
    expect(answers[1]).toBeNull();
    expect(answers[2]).toMatchObject({ code: expect.stringMatching(/stale|not-asked/) });
    expect((await home.store.head(id))?.seq).toBe(2);
  });

  it('a bot whose answer cannot be kept is not blamed, and is asked again', async () => {
    let down = true;
    const { store } = failingStore(createMemory(), (write) => down && write > 1, 'denied');
    const { keeper } = keeping({ store });
    const bot = { kind: 'bot', level: 'greedy' } as const;
    const id = await begun({ keeper }, [bot, bot]);
    const seen = await watching(keeper, id, null);
    await until(() => seen.trouble !== null);
    expect(seen.trouble).toMatchObject({ why: 'denied', detail: 'no room' });
    expect(seen.mirror.n).toBe(0);
    down = false;
    await keeper.retry(id, 'again');
    await until(() => seen.mirror.n > 0);
    expect(seen.trouble).toBeNull();
  });

  it('an answer that got lost on its way back is not kept twice', async () => {
    const memory = createMemory();
    const { store } = failingStore(memory, () => false);
    let lost = false;
    const { keeper } = keeping({
      store: {
        ...store,
        async append(append) {
          const answer = await store.append(append);
          if (lost) throw new StoreError('away', 'the line is dead');
          return answer;
        },
      },
    });
    const id = await begun({ keeper }, [ME, FRIEND]);
    const { choice, q } = await offered(keeper, id, 0);
    lost = true;
    expect(await keeper.choose(id, 0, choice, q)).toMatchObject({ fault: 'away' });
    lost = false;
    // It was kept: the next one finds it there.
    expect(await first(keeper, id, 1)).toBeNull();
    expect((await store.since(id, 0)).map(({ entry }) => entry?.seat)).toEqual([0, 1]);
  });
});

describe('answers to one question', () => {
  it('the earlier one goes alone: what was told of it goes, and the later one stays', async () => {
    const home = keeping();
    const { keeper } = home;
    const id = await begun(home, [ME, FRIEND, FRIEND], { seats: '3' });
    for (const seat of [0, 1]) expect(await first(keeper, id, seat)).toBeNull();
    const later = await look(keeper, id, 1);
    const seen = await watching(keeper, id, 2);
    const laid = () => seen.mirror.told.filter(({ at }) => at > 0).map(({ event }) => event);
    expect(laid()).toEqual([
      { kind: 'laid', seat: 0 },
      { kind: 'laid', seat: 1 },
    ]);
    expect(await keeper.undo(id, 0)).toBeNull();
    expect(laid()).toEqual([{ kind: 'laid', seat: 1 }]);
    expect(seen.items.at(-1)).toMatchObject({ n: 3, seat: 0, gone: [1] });
    // Whoever answered later still has, and sees that the other has not.
    const after = await look(keeper, id, 1);
    expect([later.choices, after.choices]).toEqual([[], []]);
    expect((await look(keeper, id, null)).view.asked).toEqual([0, 2]);
    // Whoever sees it again from the beginning comes to the same.
    for (const viewer of [null, 0, 1, 2] satisfies Viewer[]) {
      const { n } = await look(keeper, id, viewer);
      expect(good(await keeper.history(id, viewer, 0)).items.at(-1)?.n).toBe(n);
    }
  });
});
