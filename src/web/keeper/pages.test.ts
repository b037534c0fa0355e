import { describe, expect, it } from 'vitest';
import { createMemory, type Memory, memoryStore } from '../../keeper/memory-store.ts';
import { StoreError } from '../../keeper/store.ts';
import { get } from '../../kernel/there.ts';
import { claimByLock } from './claim.ts';
import { locksOf } from './test-pages.ts';
import {
  anyone,
  BOT,
  begun,
  FRIEND,
  first,
  good,
  type Home,
  idle,
  keeping,
  look,
  ME,
  until,
  watching,
} from './test-world.ts';

/** Pages of one browser: a store, and locks. */
function browser(memory: Memory = createMemory()) {
  const locks = locksOf();
  let pages = 0;
  return {
    memory,
    locks,
    page(change: Parameters<typeof keeping>[0] = {}): Home {
      const number = pages++;
      return keeping({
        memory,
        from: 1000 * number,
        claim: (id) => claimByLock(locks.page(number), `match/${id}`),
        ...change,
      });
    },
  };
}

/** Two pages that have one match of two people before them; the first has begun it. */
async function twoPages() {
  const { page } = browser();
  const [one, two] = [page(), page()];
  const id = await begun(one, [ME, FRIEND]);
  good(await two.keeper.enter(id));
  return { one, two, id };
}

describe('two pages of one browser', () => {
  it('what one plays the other sees, and may not play itself', async () => {
    const { one, two, id } = await twoPages();
    const mine = await watching(one.keeper, id, null);
    const other = await watching(two.keeper, id, null);
    expect([mine.here, other.here]).toEqual([true, false]);
    const { choices, q } = await look(one.keeper, id, 0);
    expect(await two.keeper.choose(id, 0, get(choices, 0), q ?? -1)).toMatchObject({ fault: 'elsewhere' });
    expect(await two.keeper.undo(id, 0)).toMatchObject({ fault: 'elsewhere' });
    expect(await two.keeper.act(id, 0, { kind: 'resign' })).toMatchObject({ fault: 'elsewhere' });
    for (let n = 0; n < 6; n++) expect(await anyone(one.keeper, id)).toBeNull();
    const end = await look(one.keeper, id, null);
    await until(() => other.mirror.n === end.n);
    expect(other.mirror).toEqual({ n: end.n, view: end.view, told: end.told });
    // Line by line, not all anew.
    expect(other.wholes).toBe(1);
    expect(other.items.map(({ n }) => n)).toEqual(Array.from({ length: end.n }, (_, i) => i + 1));
  });

  it('whoever takes over goes on without a gap, and the one who played watches', async () => {
    const { one, two, id } = await twoPages();
    for (let n = 0; n < 3; n++) expect(await anyone(one.keeper, id)).toBeNull();
    const mine = await watching(one.keeper, id, null);
    expect(await two.keeper.takeOver(id)).toBeNull();
    await until(() => !mine.here);
    expect((await watching(two.keeper, id, null)).here).toBe(true);
    expect(await anyone(one.keeper, id)).toMatchObject({ fault: 'elsewhere' });
    for (let n = 0; n < 3; n++) expect(await anyone(two.keeper, id)).toBeNull();
    const there = await watching(one.keeper, id, null);
    expect(there.here).toBe(false);
    const end = await look(two.keeper, id, null);
    await until(() => there.mirror.n === end.n);
    expect(there.mirror.view).toEqual(end.view);
    // The same from the store.
    const third = keeping({ memory: two.memory });
    good(await third.keeper.enter(id));
    expect(await look(third.keeper, id, null)).toEqual(end);
  });

  it('the page that watches never lets bots think; when the player is gone it does', async () => {
    for (const how of ['leaves', 'dies']) {
      const { page, locks } = browser();
      let asked = 0;
      const silent = { decide: () => new Promise<number>(() => void asked++) };
      const [one, two] = [page({ thinker: silent }), page()];
      const id = await begun(one, [ME, BOT], { length: 'long' });
      good(await two.keeper.enter(id));
      const seen = await watching(two.keeper, id, 0);
      await idle();
      expect([asked, two.asked.length, seen.here]).toEqual([1, 0, false]);
      if (how === 'leaves') await one.keeper.leave(id);
      else locks.die(0);
      await until(() => seen.here && two.asked.length > 0);
      await until(() => seen.mirror.n > 0);
      expect(seen.trouble).toBeNull();
    }
  });

  it('a bot that was thinking when its page lost the match does not speak', async () => {
    const { page } = browser();
    let answer = (_: number) => {};
    const slow = {
      decide: () =>
        new Promise<number>((done) => {
          answer = done;
        }),
    };
    const [one, two] = [page({ thinker: slow }), page()];
    const id = await begun(one, [ME, BOT], { length: 'long' });
    good(await two.keeper.enter(id));
    await idle();
    expect(await two.keeper.takeOver(id)).toBeNull();
    await until(async () => (await look(two.keeper, id, 0)).n > 0);
    answer(1);
    await idle();
    const [line] = (await two.store.since(id, 0)).filter(({ entry }) => entry?.seat === 1);
    expect(line?.key).toMatch(/^1\/bot/);
    expect((await two.store.since(id, 0)).filter(({ entry }) => entry?.seat === 1)).toHaveLength(1);
  });

  it('two that both believe that they play keep one truth', async () => {
    const memory = createMemory();
    const [one, two] = [keeping({ memory }), keeping({ memory, from: 500 })];
    const id = await begun(one, [ME, BOT], { length: 'long' });
    good(await two.keeper.enter(id));
    let n = 0;
    for (; n < 12; n++) {
      const { keeper } = n % 2 === 0 ? one : two;
      const now = () => look(keeper, id, 0);
      await until(async () => (await now()).choices.length > 0 || (await now()).view.outcome !== null);
      if ((await now()).view.outcome !== null) break;
      expect(await first(keeper, id, 0)).toBeNull();
      await idle();
    }
    expect(n).toBeGreaterThan(4);
    expect(await look(one.keeper, id, 0)).toEqual(await look(two.keeper, id, 0));
    const keys = (await one.store.since(id, 0)).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('thrown away in one it is gone in the other, and its place is free', async () => {
    const { one, two, id } = await twoPages();
    const seen = await watching(two.keeper, id, null);
    await one.keeper.remove(id);
    await until(() => seen.gone);
    expect(await two.keeper.enter(id)).toMatchObject({ fault: 'gone' });
    expect(await two.keeper.choose(id, 0, { kind: 'rest' }, 0)).toMatchObject({ fault: 'gone' });
    expect(await two.keeper.matches()).toEqual([]);
  });

  it('thrown away while the other opens it, it is gone there too', async () => {
    const { page } = browser();
    const [one, two] = [page(), page()];
    const id = await begun(one, [ME, FRIEND]);
    const coming = two.keeper.enter(id);
    await one.keeper.remove(id);
    await coming;
    await idle();
    expect(await two.keeper.watch(id, null, () => {})).toMatchObject({ fault: 'gone' });
  });

  it('what was played while a page opened the match is not missed', async () => {
    const { page, memory } = browser();
    const one = page();
    const id = await begun(one, [ME, FRIEND]);
    const inner = memoryStore(memory);
    // Between the room and the claim of the other page a line is kept.
    const store = { ...inner, listen: () => () => {} };
    const two = keeping({
      store,
      claim: async () => {
        expect(await first(one.keeper, id, 0)).toBeNull();
        return { held: false, take: async () => {}, onChange: () => {}, release: () => {} };
      },
    });
    good(await two.keeper.enter(id));
    const seen = await watching(two.keeper, id, null);
    await until(() => seen.mirror.n === 1);
  });

  it('a store that does not answer for a while harms nobody: the next line is read with the next word', async () => {
    const { page, memory } = browser();
    const one = page();
    const id = await begun(one, [ME, FRIEND]);
    const inner = memoryStore(memory);
    let down = false;
    const since = async (match: string, seq: number) => {
      if (down) throw new StoreError('away', 'the disk sleeps');
      return inner.since(match, seq);
    };
    const two = page({ store: { ...inner, since } });
    good(await two.keeper.enter(id));
    const seen = await watching(two.keeper, id, null);
    down = true;
    expect(await first(one.keeper, id, 0)).toBeNull();
    await idle();
    expect([seen.mirror.n, seen.trouble]).toEqual([0, null]);
    down = false;
    expect(await first(one.keeper, id, 1)).toBeNull();
    await until(() => seen.mirror.n === 2);
    expect(seen.items.map(({ n }) => n)).toEqual([1, 2]);
  });
});
