import { describe, expect, it } from 'vitest';
import { picket } from '../../../test/toy/game.ts';
import type { GameChoice } from '../../kernel/game.ts';
import { isProblem, type Keeper, type Problem } from './contract.ts';
import { createKeeper } from './keeper.ts';
import { memoryStorage, type Storage, StorageError } from './storage.ts';

function good<T>(value: T | Problem): T {
  if (isProblem(value)) throw new Error(`${value.fault}: ${value.detail}`);
  return value;
}

/** Storage that fails at the writes that are named, and says so as a browser would. */
function failing(fails: (write: number) => boolean, why: 'full' | 'denied' | 'away' = 'full') {
  const storage = memoryStorage();
  let writes = 0;
  const broken: Storage = {
    ...storage,
    async put(id, text) {
      // Time passes, as it does on a disk.
      await Promise.resolve();
      if (fails(++writes)) throw new StorageError(why, 'no room');
      await storage.put(id, text);
    },
  };
  return { storage, broken, writes: () => writes };
}

function keeperOf(storage: Storage, level = 0): Keeper {
  let drawn = level;
  return createKeeper({
    storage,
    thinker: { decide: async () => 0 },
    load: async () => picket(1),
    hold: async () => () => {},
    randomHex: (bytes) => (++drawn).toString(16).padStart(bytes * 2, '0'),
    now: () => 1815,
    patience: 1000,
    pace: () => null,
    pause: async () => {},
  });
}

const FRIENDS = [{ kind: 'me' }, { kind: 'friend' }] as const;
const order = { game: 'picket', options: {}, players: FRIENDS, curtain: false, guided: false };

const look = async (keeper: Keeper, id: string, seat: number | null) => good(await keeper.look(id, seat, -1));

/** Makes the first choice of whoever is asked; says what came of it. */
async function choose(keeper: Keeper, id: string) {
  const { view, line } = await look(keeper, id, null);
  const [seat = 0] = view.asked;
  const { choices } = await look(keeper, id, seat);
  return keeper.choose(id, seat, choices[0] as GameChoice, line);
}

/** What everybody could see of a match. */
const shown = async (keeper: Keeper, id: string): Promise<string> =>
  JSON.stringify(await Promise.all([null, 0, 1].map((viewer) => look(keeper, id, viewer))));

describe('a line is kept before it is shown', () => {
  it('fails at any write of a whole match: nothing is shown that was not kept, and the match goes on when the store does', async () => {
    const whole = failing(() => false);
    const all = keeperOf(whole.broken);
    const { id: first } = good(await all.start(order));
    good(await all.enter(first));
    while ((await look(all, first, null)).view.outcome === null) expect(await choose(all, first)).toBeNull();
    const lines = whole.writes();
    expect(lines).toBeGreaterThan(8);
    for (let k = 2; k <= lines; k++) {
      const { storage, broken } = failing((write) => write === k);
      const keeper = keeperOf(broken);
      const { id } = good(await keeper.start(order));
      good(await keeper.enter(id));
      while ((await look(keeper, id, null)).view.outcome === null) {
        const before = await shown(keeper, id);
        const answer = await choose(keeper, id);
        if (answer === null) continue;
        expect(answer).toMatchObject({ fault: 'full' });
        expect(await shown(keeper, id)).toBe(before);
        // Whoever opens what is stored finds exactly what was shown.
        const other = keeperOf(storage, 1000);
        good(await other.enter(id));
        expect(await shown(other, id)).toBe(before);
      }
      expect(await shown(keeper, id)).toBe(await shown(all, first));
    }
  });

  it('two choices at once are made one after the other, and both are kept', async () => {
    const { broken } = failing(() => false);
    const keeper = keeperOf(broken);
    const { id } = good(await keeper.start(order));
    good(await keeper.enter(id));
    const [one, two] = [await look(keeper, id, 0), await look(keeper, id, 1)];
    const answers = await Promise.all([
      keeper.choose(id, 0, one.choices[0] as GameChoice, one.line),
      keeper.choose(id, 1, two.choices[0] as GameChoice, two.line),
      keeper.choose(id, 0, one.choices[0] as GameChoice, one.line),
    ]);
    expect(answers[0]).toBeNull();
    expect(answers[1]).toBeNull();
    expect(answers[2]).toMatchObject({ code: expect.stringMatching(/stale|not-asked/) });
    expect((await look(keeper, id, null)).line).toBe(2);
  });

  it('a bot whose answer cannot be kept is not blamed, and is asked again', async () => {
    let down = true;
    const { broken } = failing((write) => down && write > 1, 'denied');
    const keeper = keeperOf(broken);
    const bot = { kind: 'bot', level: 'greedy' } as const;
    const { id } = good(await keeper.start({ ...order, players: [bot, bot] }));
    good(await keeper.enter(id));
    for (let n = 0; n < 200 && (await look(keeper, id, null)).trouble === null; n++)
      await new Promise((wake) => setTimeout(wake, 1));
    const { trouble, line } = await look(keeper, id, null);
    expect(trouble).toMatchObject({ why: 'denied', detail: 'no room' });
    expect(line).toBe(0);
    down = false;
    await keeper.retry(id, 'again');
    for (let n = 0; n < 200 && (await look(keeper, id, null)).line === 0; n++)
      await new Promise((wake) => setTimeout(wake, 1));
    expect((await look(keeper, id, null)).line).toBeGreaterThan(0);
  });
});

describe('answers to one question', () => {
  it('the earlier one goes alone: what was told of it goes, and the later one stays', async () => {
    const keeper = keeperOf(memoryStorage());
    const { id } = good(
      await keeper.start({ ...order, options: { seats: '3' }, players: [...FRIENDS, { kind: 'friend' }] }),
    );
    good(await keeper.enter(id));
    for (const seat of [0, 1]) {
      const { choices, line } = await look(keeper, id, seat);
      expect(await keeper.choose(id, seat, choices[0] as GameChoice, line)).toBeNull();
    }
    const before = good(await keeper.look(id, 2, -1));
    expect(before.told.map(({ at }) => at).filter((at) => at > 0)).toEqual([1, 2]);
    expect(await keeper.undo(id, 0)).toBeNull();
    const after = good(await keeper.look(id, 2, before.line));
    expect(after.after).toBe(0);
    expect(after.told.map(({ at }) => at)).toEqual([2]);
    expect(after.moments).toBe(2);
    const last = good(await keeper.moment(id, 1, 1));
    expect(last.line).toBe(2);
    expect(last.view).toEqual(good(await keeper.look(id, 1, -1)).view);
  });
});
