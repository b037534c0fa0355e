import { describe, expect, it } from 'vitest';
import { picket } from '../../../test/toy/game.ts';
import type { Position } from '../../../test/toy/position.ts';
import { readLog } from '../../keeper/log.ts';
import type { Whole } from '../../keeper/room.ts';
import type { Seat } from '../../kernel/flow.ts';
import { standingOf } from '../home/kept-matches.tsx';
import { BOT, begun, FRIEND, first, good, idle, keeping, look, ME, playing, until, watching } from './test-world.ts';

/** Picket with bots that think of every position what the test says. */
const judged = (worth: (seat: Seat) => number) => ({
  ...picket(1),
  bot: async () => ({ ...(await picket(1).bot()), evaluate: (_: Position, seat: Seat) => worth(seat) }),
});

describe('a draw', () => {
  const offer = { kind: 'offer', what: 'draw' } as const;

  it.each([
    ['declines where it stands better', 0.51, null],
    ['agrees where it does not', 0.5, 'agreed'],
    ['agrees where it stands worse', 0.1, 'agreed'],
  ])('a bot %s', async (_, worth, how) => {
    const home = keeping({ game: judged((seat) => (seat === 1 ? worth : 1 - worth)) });
    const id = await begun(home, [ME, BOT]);
    const seen = await watching(home.keeper, id, 0);
    expect(await home.keeper.act(id, 0, offer)).toBeNull();
    expect(seen.now.offer).toBeNull();
    expect(seen.mirror.view.outcome?.how ?? null).toBe(how);
    // It said so in a line of its own.
    const entries = (await home.store.since(id, 0)).map(({ entry }) => entry);
    expect(entries.slice(-1)).toEqual([{ seat: 1, act: { kind: how === null ? 'decline' : 'agree' } }]);
  });

  it('a bot judges by what it may know', async () => {
    const seenBy: unknown[] = [];
    const toy = picket(1);
    const game = {
      ...toy,
      imagine(...given: Parameters<typeof toy.imagine>) {
        seenBy.push(given[0].viewer);
        return toy.imagine(...given);
      },
    };
    const home = keeping({ game });
    const id = await begun(home, [ME, BOT]);
    await idle();
    seenBy.length = 0;
    expect(await home.keeper.act(id, 0, offer)).toBeNull();
    expect(new Set(seenBy)).toEqual(new Set([1]));
  });

  it('of three seats holds when both bots agree, and not when one declines', async () => {
    for (const [worth, how] of [
      [0.9, null],
      [0.2, 'agreed'],
    ] as const) {
      const home = keeping({ game: judged((seat) => (seat === 2 ? worth : 0.2)) });
      const id = await begun(home, [ME, BOT, BOT], { seats: '3' });
      await idle();
      const seen = await watching(home.keeper, id, 0);
      expect(await home.keeper.act(id, 0, offer)).toBeNull();
      expect(seen.now.offer).toBeNull();
      expect(seen.mirror.view.outcome?.how ?? null).toBe(how);
    }
  });

  it('between people waits for the person; the bot beside them has agreed', async () => {
    const home = keeping({ game: judged(() => 0.2) });
    const id = await begun(home, [ME, FRIEND, BOT], { seats: '3' });
    await idle();
    expect(await home.keeper.act(id, 0, offer)).toBeNull();
    expect((await look(home.keeper, id, 1)).offer).toEqual({
      n: expect.any(Number),
      seat: 0,
      what: 'draw',
      agreed: [2],
    });
    expect(await home.keeper.act(id, 0, offer)).toMatchObject({ code: 'offer-open' });
    expect(await home.keeper.act(id, 1, { kind: 'agree' })).toBeNull();
    expect((await look(home.keeper, id, 1)).view.outcome?.how).toBe('agreed');
  });

  it('offered when the page was closed is answered when it is opened', async () => {
    const home = keeping({ game: judged(() => 0.2) });
    const id = await begun(home, [ME, FRIEND, BOT], { seats: '3' });
    const people = keeping({ memory: home.memory, game: judged(() => 0.2), from: 100 });
    Reflect.set(Object(home.memory.matches.get(id)?.head.about), 'players', [ME, FRIEND, FRIEND]);
    good(await people.keeper.enter(id));
    expect(await people.keeper.act(id, 0, offer)).toBeNull();
    await people.keeper.leave(id);
    await home.keeper.leave(id);
    Reflect.set(Object(home.memory.matches.get(id)?.head.about), 'players', [ME, FRIEND, BOT]);
    const later = keeping({ memory: home.memory, game: judged(() => 0.2), from: 200 });
    good(await later.keeper.enter(id));
    const seen = await watching(later.keeper, id, 0);
    await until(() => seen.now.offer?.agreed.includes(2) === true);
  });

  it('a bot whose judgement fails is in trouble; whoever answers in its place plays on', async () => {
    const home = keeping({
      game: judged(() => {
        throw new Error('its map is upside down');
      }),
    });
    const id = await begun(home, [ME, BOT]);
    const seen = await watching(home.keeper, id, 0);
    expect(await home.keeper.act(id, 0, offer)).toBeNull();
    expect(seen.trouble).toMatchObject({ seat: 1, why: 'failed', detail: 'its map is upside down' });
    await home.keeper.retry(id, 'instead');
    await until(() => seen.now.offer === null);
    expect(seen.mirror.view.outcome).toBeNull();
    expect(seen.trouble).toBeNull();
  });
});

it('while something is offered bots play no further, and go on when it is answered', async () => {
  const thoughts: ((choice: number) => void)[] = [];
  const decide = () => new Promise<number>((done) => void thoughts.push(done));
  const home = keeping({ game: judged(() => 0.2), thinker: { decide } });
  const { keeper } = home;
  const id = await begun(home, [ME, FRIEND, BOT], { seats: '3' });
  await until(() => thoughts.length === 1);
  expect(await keeper.act(id, 0, { kind: 'offer', what: 'draw' })).toBeNull();
  const seen = await watching(keeper, id, null);
  thoughts[0]?.(0);
  await idle();
  // The friend has not answered yet: a card that is laid would end the offer.
  expect(seen.items).toEqual([]);
  expect(seen.now.offer).toEqual({ n: expect.any(Number), seat: 0, what: 'draw', agreed: [2] });
  expect(await keeper.act(id, 1, { kind: 'decline' })).toBeNull();
  await until(() => thoughts.length === 2);
  thoughts[1]?.(0);
  await until(() => seen.items.some(({ seat }) => seat === 2));
});

describe('a way back', () => {
  const offer = { kind: 'offer', what: 'back' } as const;

  it.each([
    ['a bot', [ME, BOT], {}],
    ['two bots', [ME, BOT, BOT], { seats: '3' }],
  ] as const)('%s always agree to, however they stand, and play on from there', async (_, players, options) => {
    const home = keeping({ game: judged(() => 0.9) });
    const { keeper } = home;
    const id = await begun(home, players, { ...options, length: 'long' });
    const seats = players.map((__, seat) => seat).slice(1);
    await idle();
    const before = await look(keeper, id, 0);
    // The card is turned up, dice may fall: nothing can be taken back.
    expect(await first(keeper, id, 0)).toBeNull();
    await until(async () => (await look(keeper, id, 0)).choices.length > 0);
    const asked = home.asked.length;
    const seen = await watching(keeper, id, 0);
    expect(seen.now.undoable).toBe(0);
    expect(await keeper.act(id, 0, offer)).toBeNull();
    await until(() => seen.now.offer === null && seen.now.choices.length > 0);
    expect(seen.mirror.view).toEqual(before.view);
    expect(seen.now.choices).toEqual(before.choices);
    const acts = (await home.store.since(id, 0)).flatMap(({ entry }) =>
      entry !== null && 'act' in entry ? [`${entry.seat} ${entry.act.kind}`] : [],
    );
    expect(acts).toEqual(['0 offer', ...seats.map((seat) => `${seat} agree`)]);
    // It goes on, with bots that are asked anew.
    expect(await first(keeper, id, 0)).toBeNull();
    await until(async () => (await look(keeper, id, 0)).choices.length > 0);
    expect(home.asked.length).toBeGreaterThanOrEqual(asked);
    const again = keeping({ memory: home.memory });
    good(await again.keeper.enter(id));
    expect(await look(again.keeper, id, 0)).toEqual(await look(keeper, id, 0));
  });

  it('says what it would take back, and strikes it when all have agreed, for everybody alike', async () => {
    const home = keeping();
    const { keeper } = home;
    const id = await begun(home, [ME, FRIEND], { length: 'long' });
    const viewers = [0, 1, null];
    // A page looks through one pair of eyes at a time.
    const looks = async () => {
      const seen: Whole[] = [];
      for (const viewer of viewers) seen.push(await look(keeper, id, viewer));
      return seen;
    };
    const answer = async () => {
      for (const seat of (await look(keeper, id, null)).view.asked) expect(await first(keeper, id, seat)).toBeNull();
    };
    for (let n = 0; n < 3; n++) await answer();
    const [asked = 0] = (await look(keeper, id, null)).view.asked;
    const before = await looks();
    for (let n = 0; n < 2; n++) await answer();
    expect(await keeper.act(id, asked, offer)).toBeNull();
    const offered = await looks();
    for (const { offer: open } of offered) expect(open).toMatchObject({ what: 'back', seat: asked });
    const seen = await watching(keeper, id, 0);
    expect(await keeper.act(id, 1 - asked, { kind: 'agree' })).toBeNull();
    const after = await looks();
    for (const [i, { told, view }] of after.entries()) {
      const [was, open] = [before[i] ?? expect.fail(), offered[i]?.offer ?? expect.fail()];
      const from = open.what === 'back' ? (open.from ?? Number.POSITIVE_INFINITY) : expect.fail();
      // Nothing that was told is gone: what goes is what the offer said, and it is all that was told since.
      expect(told.map(({ event }) => event)).toEqual(offered[i]?.told.map(({ event }) => event));
      expect(told.filter(({ struck }) => struck)).toEqual(
        told.filter(({ at }) => at >= from).map((heard) => ({ ...heard, struck: true })),
      );
      expect(told.filter(({ struck }) => struck !== true)).toEqual(was.told);
      expect(told.length).toBeGreaterThan(was.told.length);
      expect(view).toEqual(was.view);
      expect(await readLog(home.store, id, viewers[i] ?? null, 2)).toEqual(told);
    }
    expect(seen.mirror.told).toEqual(after[0]?.told);
    // What comes then stands.
    await answer();
    const later = await look(keeper, id, 0);
    expect(later.told.slice(0, after[0]?.told.length)).toEqual(after[0]?.told);
    expect(later.told.slice(after[0]?.told.length).some(({ struck }) => struck)).toBe(false);
  });

  it('leads nowhere for a seat that has chosen nothing', async () => {
    const { home, id } = await playing([ME, BOT]);
    expect(await home.keeper.act(id, 0, offer)).toMatchObject({ code: 'no-undo' });
  });
});

describe('beside the rules', () => {
  it('whoever gives up loses', async () => {
    const { home, id } = await playing([ME, BOT]);
    expect(await home.keeper.act(id, 0, { kind: 'resign' })).toBeNull();
    expect(await home.keeper.finished(id)).toMatchObject({ outcome: { how: 'resigned', winners: [1] } });
    expect(await home.keeper.verify(id)).toMatchObject({ good: true, ended: true });
  });

  it('a bot plays on for whoever hands over, until he is back', async () => {
    const { home, keeper, id } = await playing([ME, FRIEND], { length: 'long' });
    expect(await keeper.act(id, 1, { kind: 'hand', level: 'greedy' })).toBeNull();
    const seen = await watching(keeper, id, 0);
    await until(() => seen.now.handed[1] === 'greedy' && home.asked.some(({ seat }) => seat === 1));
    expect(home.asked.every(({ seat, level }) => seat === 1 && level === 'greedy')).toBe(true);
    expect(await keeper.act(id, 1, { kind: 'hand', level: null })).toBeNull();
    await idle();
    const asked = home.asked.length;
    expect(await first(keeper, id, 0)).toBeNull();
    await idle();
    expect(home.asked.length).toBe(asked);
  });

  it('a match that its person left to a bot is not his turn in the list, in any language', async () => {
    // A bot that thinks for ever: the seat stays asked.
    const home = keeping({ thinker: { decide: () => new Promise(() => {}) } });
    const id = await begun(home, [ME, BOT]);
    const standing = async () => standingOf((await home.keeper.matches())[0] ?? expect.fail());
    expect(await standing()).toBe('yours');
    expect(await home.keeper.act(id, 0, { kind: 'hand', level: 'greedy' })).toBeNull();
    expect((await look(home.keeper, id, null)).view.asked).toContain(0);
    expect(await standing()).toBe('waiting');
    await home.keeper.speak('fr');
    expect(await standing()).toBe('waiting');
    expect(await home.keeper.act(id, 0, { kind: 'hand', level: null })).toBeNull();
    expect(await standing()).toBe('yours');
  });
});

it('three seats: a person between two bots plays to the end, and each bot sees its own hand alone', async () => {
  const home = keeping();
  const { keeper } = home;
  const id = await begun(home, [BOT, ME, BOT], { seats: '3' });
  for (let n = 0; n < 200 && (await look(keeper, id, null)).view.outcome === null; n++)
    if ((await look(keeper, id, 1)).choices.length > 0) expect(await first(keeper, id, 1)).toBeNull();
    else await idle();
  expect(await keeper.verify(id)).toMatchObject({ good: true, ended: true });
  expect(new Set(home.asked.map(({ seat }) => seat))).toEqual(new Set([0, 2]));
  expect(home.asked.every(({ seat, view }) => view.viewer === seat)).toBe(true);
});
