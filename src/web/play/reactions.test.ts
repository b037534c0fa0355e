import { beforeEach, describe, expect, it, vi } from 'vitest';
import { infoOf, type SeatKeeper, seatKeeper } from '../../../test/keeper/seat-keeper.ts';
import { arrangePosition } from '../../../test/toy/arrange.ts';
import { picket } from '../../../test/toy/game.ts';
import type { Seat } from '../../kernel/flow.ts';
import type { Game } from '../../kernel/game.ts';
import { asking, choices } from '../../kernel/match.ts';
import type { Player } from '../keeper/contract.ts';
import { changeSettings } from '../settings.ts';
import { beatOf } from './answering.ts';
import { createSeated } from './seat.ts';

const ME: Player = { kind: 'me' };
const FRIEND: Player = { kind: 'friend' };
const BOT: Player = { kind: 'bot', level: 'greedy' };

const toy: Game = picket(1);

/** Two posts side by side; the first seat is to act, and the other holds these cards. */
const posts = (hand: readonly number[]) =>
  arrangePosition({ round: 1, active: 0, step: 'round.act', hands: [[1, 2, 3], hand], places: [1, 2] });

async function table(players: readonly Player[], hand: readonly number[], curtain = false) {
  const there = await seatKeeper(toy, players, curtain, posts(hand));
  const seated = createSeated(there.keeper, there.info, toy, {});
  await seated.begin();
  return { there, seated };
}

async function choose({ room, keeper }: SeatKeeper, seat: Seat, kind: string): Promise<void> {
  const choice = choices(room.match, seat).find((one) => one.kind === kind);
  const { q } = room.look(seat);
  if (choice === undefined || q === null) throw new Error(`seat ${seat} cannot ${kind}`);
  expect(await keeper.choose('m', seat, choice, q)).toBeNull();
}

const made = ({ room }: SeatKeeper) => room.match.entries.map((entry) => ('choice' in entry ? entry.choice.kind : ''));
const settle = () => new Promise((wake) => setTimeout(wake, 20));

beforeEach(() => changeSettings({ auto: true, ends: false, react: 'able', speed: 'instant' }));

describe('a reaction window, against bots', () => {
  const [bot, me] = [0, 1];

  it('is put to whoever could play something, and let go by where he could not, unless he wants to be asked', async () => {
    const able = await table([BOT, ME], [4]);
    await choose(able.there, bot, 'attack');
    await settle();
    expect(asking(able.there.room.match)).toEqual([me]);
    const unable = await table([BOT, ME], []);
    await choose(unable.there, bot, 'attack');
    await expect.poll(() => made(unable.there), { timeout: 30_000 }).toEqual(['attack', 'pass']);
    changeSettings({ react: 'always' });
    const asked = await table([BOT, ME], []);
    await choose(asked.there, bot, 'attack');
    await settle();
    expect(made(asked.there)).toEqual(['attack']);
  });

  it('is let go by until the turn is over, at once and without a word, and he may think better of it', async () => {
    const { there, seated } = await table([BOT, ME], [4]);
    await seated.letGoBy('turn');
    expect(seated.state.get().stop).toBe('turn');
    await choose(there, bot, 'attack');
    await expect.poll(() => made(there), { timeout: 30_000 }).toEqual(['attack', 'pass']);
    // The next round has begun when all have laid their cards.
    await choose(there, bot, 'lay');
    expect(seated.state.get().stop).toBe('turn');
    await choose(there, me, 'lay');
    expect(seated.state.get().stop).toBeNull();
    await seated.letGoBy('turn');
    await seated.letGoBy(null);
    expect(seated.state.get().stop).toBeNull();
  });

  it('is gone when it is let go by from within', async () => {
    const { there, seated } = await table([BOT, ME], [4]);
    await choose(there, bot, 'attack');
    await seated.letGoBy('turn');
    expect(made(there)).toEqual(['attack', 'pass']);
  });
});

describe('a reaction window, among people', () => {
  /** The second seat has said that it lets this turn go by; then the first one attacks. */
  async function silent(hand: readonly number[]) {
    const { there, seated } = await table([ME, FRIEND], hand, true);
    await seated.sit(1);
    await seated.letGoBy('turn');
    await seated.sit(0);
    const attack = seated.state.get().look?.choices.find(({ kind }) => kind === 'attack');
    if (attack === undefined) throw new Error('nobody can be attacked');
    await seated.take(attack);
    return { there, seated };
  }

  it('is let go by without a curtain where its seat said so, and as if a hand had done it', async () => {
    const { there, seated } = await silent([4, 5]);
    expect(seated.state.get()).toMatchObject({ viewer: 0, curtain: null });
    await expect.poll(() => made(there), { timeout: 30_000 }).toEqual(['attack', 'pass']);
    expect(seated.state.get().answered).toEqual([]);
    const byHand = await seatKeeper(toy, [ME, FRIEND], true, posts([4, 5]));
    await choose(byHand, 0, 'attack');
    await choose(byHand, 1, 'pass');
    for (const viewer of [0, 1, null]) {
      expect(there.room.look(viewer)).toEqual(byHand.room.look(viewer));
      expect(await there.keeper.history('m', viewer, 0)).toEqual(await byHand.keeper.history('m', viewer, 0));
    }
  });

  it('is put to everybody else, also to one who holds nothing', async () => {
    const { there, seated } = await table([ME, FRIEND], [], true);
    await seated.sit(0);
    const attack = seated.state.get().look?.choices.find(({ kind }) => kind === 'attack');
    if (attack === undefined) throw new Error('nobody can be attacked');
    await seated.take(attack);
    await settle();
    expect(seated.state.get()).toMatchObject({ curtain: { seat: 1 }, viewer: null });
    await seated.sit(1);
    await settle();
    expect(made(there)).toEqual(['attack']);
  });

  it('stands open for the same time, whoever lets it go by and whatever is held', async () => {
    const [info, alone] = [infoOf(toy, [ME, FRIEND]), infoOf(toy, [ME, BOT])];
    expect(beatOf(alone, 0)).toBe(0);
    const beat = beatOf(info, 1);
    expect(beat).toBeGreaterThan(0);
    vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
    try {
      const passes: [string, () => Promise<SeatKeeper>][] = [
        ['the page', async () => (await silent([4, 5])).there],
        ['the page, with an empty hand', async () => (await silent([])).there],
        [
          'a quick hand',
          async () => {
            const { there, seated } = await table([ME, FRIEND], [4, 5], true);
            await choose(there, 0, 'attack');
            await seated.sit(1);
            void seated.take({ kind: 'pass' });
            return there;
          },
        ],
      ];
      for (const [who, begin] of passes) {
        const there = await begin();
        await vi.advanceTimersByTimeAsync(beat - 1);
        expect(made(there), who).toEqual(['attack']);
        await vi.advanceTimersByTimeAsync(1);
        expect(made(there), who).toEqual(['attack', 'pass']);
      }
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a question by which nothing secret is decided', () => {
  it('is put before both who share a screen, without a curtain and without the eyes of either', async () => {
    const act = toy.steps['round.act'];
    if (act === undefined) throw new Error('Picket has lost its step');
    const open: Game = { ...toy, steps: { ...toy.steps, 'round.act': { ...act, open: () => true } } };
    const there = await seatKeeper(open, [ME, FRIEND], true, posts([4, 5]));
    const seated = createSeated(there.keeper, there.info, open, {});
    await seated.begin();
    // Whoever takes the screen first, it is the other one who acts.
    await seated.sit(1);
    await expect.poll(() => seated.state.get().openly, { timeout: 30_000 }).toBe(0);
    const { look, viewer, curtain } = seated.state.get();
    expect([look?.view.viewer, viewer, curtain]).toEqual([null, null, null]);
    expect(look?.choices).toEqual(choices(there.room.match, 0));
    const rest = look?.choices.find(({ kind }) => kind === 'rest');
    if (rest === undefined) throw new Error('nobody may rest');
    await seated.take(rest);
    expect(made(there)).toEqual(['rest']);
    // What comes next is secret: the curtain falls.
    await expect.poll(() => seated.state.get().curtain?.seat, { timeout: 30_000 }).toBe(0);
    expect(seated.state.get()).toMatchObject({ openly: null, viewer: null, look: null });
  });
});
