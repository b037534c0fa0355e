import { expect, test } from 'vitest';
import { picket } from '../../test/toy/game.ts';
import { quietIo } from '../kernel/chance.ts';
import { fastChance, fastRandom } from '../kernel/fast-chance.ts';
import { askedSeats, listChoices, settle } from '../kernel/flow.ts';
import { standardOptions } from '../kernel/options.ts';
import { there } from '../kernel/there.ts';
import { playMatch, wilson } from './arena.ts';
import { type Bot, bestOf, knownToBots } from './bot.ts';
import { greedyBot } from './greedy.ts';
import { botNamed, bots } from './index.ts';
import { randomBot } from './random.ts';

test("Wilson's interval has the textbook values and stays within 0 and 1", () => {
  const [low, high] = wilson(81, 263);
  expect(low).toBeCloseTo(0.2553, 3);
  expect(high).toBeCloseTo(0.3662, 3);
  expect(wilson(0, 10)[0]).toBe(0);
  expect(wilson(0, 10)[1]).toBeCloseTo(0.2775, 3);
  expect(wilson(10, 10)[1]).toBeCloseTo(1, 9);
  expect(wilson(10, 10)[0]).toBeCloseTo(0.7225, 3);
  expect(wilson(0, 0)).toEqual([0, 1]);
});

test('the best choice wins, and equal ones are drawn evenly', () => {
  const random = fastRandom(1);
  expect(bestOf(['a', 'b', 'c'], [1, 3, 2], random)).toBe('b');
  const drawn = Array.from({ length: 300 }, () => bestOf(['a', 'b', 'c'], [2, 2, 1], random));
  const share = drawn.filter((choice) => choice === 'a').length / drawn.length;
  expect(share).toBeGreaterThan(0.4);
  expect(share).toBeLessThan(0.6);
  expect(drawn).not.toContain('c');
  expect(() => bestOf([], [], random)).toThrow();
});

test('every bot plays any game to its end, and the same seed gives the same match', async () => {
  const game = picket();
  const known = await knownToBots(game);
  const options = standardOptions(game.options);
  for (const bot of bots) {
    const seated = [bot, randomBot];
    const play = () => playMatch(known, options, seated, fastChance(3), fastRandom(3));
    expect(play()).toEqual(play());
    expect(play().outcome.winners.length).toBeGreaterThan(0);
  }
});

test('a bot is asked only where there is something to decide, and sees its own view', async () => {
  const game = picket();
  const known = await knownToBots(game);
  const asked: number[] = [];
  const watcher: Bot = {
    id: 'watcher',
    decide({ view, seat, choices, random }) {
      expect(view.viewer).toBe(seat);
      expect(choices.length).toBeGreaterThan(1);
      asked.push(seat);
      return choices[random.below(choices.length)] ?? bestOf(choices, [], random);
    },
  };
  const played = playMatch(known, standardOptions(game.options), [watcher, watcher], fastChance(5), fastRandom(5));
  expect(asked.length).toBe(played.real);
  expect(played.decisions).toBeGreaterThanOrEqual(played.real);
});

test('the greedy bot stops looking when it is late, but not before its first look', async () => {
  const game = picket();
  const known = await knownToBots(game);
  const io = quietIo(fastChance(2));
  const p = game.setup(standardOptions(game.options), io);
  settle(game.steps, p, io);
  const seat = there(askedSeats(game.steps, p)[0]);
  const choices = listChoices(game.steps, p, seat, []);
  const looks = (late: () => boolean) => {
    let looked = 0;
    const rate: typeof known.hints.rate = (...asked) => {
      looked++;
      return known.hints.rate(...asked);
    };
    const hints = { ...known.hints, rate };
    greedyBot.decide({ game, hints, view: game.view(p, seat), seat, choices, random: fastRandom(4), late });
    return looked;
  };
  expect([looks(() => true), looks(() => false)]).toEqual([1, 4]);
});

test('a seat without a bot is an error, and so is an unknown name', async () => {
  const game = picket();
  const known = await knownToBots(game);
  expect(() => playMatch(known, standardOptions(game.options), [], fastChance(1), fastRandom(1))).toThrow(/no bot/);
  expect(botNamed('nobody')).toBeUndefined();
  expect(botNamed('greedy')?.id).toBe('greedy');
});
