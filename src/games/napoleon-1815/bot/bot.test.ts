import { expect, test } from 'vitest';
import { quietIo } from '../../../kernel/chance.ts';
import { fastChance, fastRandom } from '../../../kernel/fast-chance.ts';
import { askedSeats, listChoices, play, settle } from '../../../kernel/flow.ts';
import type { Options } from '../../../kernel/options.ts';
import { get, there } from '../../../kernel/there.ts';
import { hints } from '../bot.ts';
import { standardBox } from '../data/standard.ts';
import { napoleon1815 } from '../game.ts';

const box = standardBox();
const rules = napoleon1815(box);
const bot = hints(box);

const standard: Options = {
  scenario: 'ligny-quatre-bras',
  players: '2',
  level: 'conscript',
  combat: 'cards',
  screens: 'open',
};

const modes: readonly Options[] = [
  standard,
  { ...standard, level: 'grognard' },
  { ...standard, scenario: 'grand-campaign', level: 'grognard' },
  { ...standard, scenario: 'waterloo-wavre', combat: 'dice' },
  { ...standard, scenario: 'campaign', players: '3' },
  { ...standard, players: '3', level: 'grognard' },
  { ...standard, screens: 'hidden' },
];

/** Plays matches: the seats named choose by the ratings of a position imagined from their own view, the others at random. */
function frenchWins(options: Options, greedy: readonly number[], matches: number): number {
  let won = 0;
  for (let i = 0; i < matches; i++) {
    const random = fastRandom(`bot-${i}`);
    const io = quietIo(fastChance(`bot-${i}`));
    const p = rules.setup(options, io);
    settle(rules.steps, p, io);
    while (p.outcome === null) {
      const seat = get(askedSeats(rules.steps, p), 0);
      const choices = listChoices(rules.steps, p, seat, []);
      let best = random.below(choices.length);
      if (greedy.includes(seat) && choices.length > 1) {
        const ratings = bot.rate(rules.imagine(rules.view(p, seat), random), seat, choices);
        best = ratings.indexOf(Math.max(...ratings));
      }
      play(rules.steps, p, seat, get(choices, best), io);
    }
    if (p.outcome.winners.includes(0)) won++;
  }
  return won;
}

test('greedy play beats random play as either side', () => {
  expect(frenchWins(standard, [0], 6)).toBeGreaterThanOrEqual(5);
  expect(frenchWins(standard, [1], 6)).toBeLessThanOrEqual(1);
  const three: Options = { ...standard, players: '3' };
  expect(frenchWins(three, [0], 4)).toBeGreaterThanOrEqual(3);
  expect(frenchWins(three, [1, 2], 4)).toBeLessThanOrEqual(1);
});

test.each(modes)('every choice has finite points and every position a chance between 0 and 1: %j', (options) => {
  const random = fastRandom('rate');
  const io = quietIo(fastChance('rate'));
  const p = rules.setup(options, io);
  settle(rules.steps, p, io);
  let asked = 0;
  while (p.outcome === null) {
    const [seat] = askedSeats(rules.steps, p);
    const choices = listChoices(rules.steps, p, there(seat), []);
    const before = asked++ % 8 === 0 ? JSON.stringify(p) : null;
    const ratings = bot.rate(p, there(seat), choices);
    const chance = bot.evaluate(p, there(seat));
    if (ratings.length !== choices.length || !ratings.every(Number.isFinite)) expect.fail(JSON.stringify(choices));
    if (!(chance >= 0 && chance <= 1)) expect.fail(`a chance of ${chance}`);
    if (before !== null) expect(JSON.stringify(p)).toBe(before);
    play(rules.steps, p, there(seat), get(choices, random.below(choices.length)), io);
  }
  for (let seat = 0; seat < p.seats; seat++)
    expect(bot.evaluate(p, seat)).toBe(p.outcome.winners.includes(seat) ? 1 : 0);
});

test('both camps share one chance, and the two seats of the coalition the same', () => {
  const io = quietIo(fastChance('allies'));
  const p = rules.setup({ ...standard, players: '3' }, io);
  settle(rules.steps, p, io);
  expect(bot.evaluate(p, 1)).toBe(bot.evaluate(p, 2));
  expect(bot.evaluate(p, 0) + bot.evaluate(p, 1)).toBeCloseTo(1, 9);
});

test('victory points, strength and fatigue move the chance the right way', () => {
  const io = quietIo(fastChance('ways'));
  const start = rules.setup(standard, io);
  settle(rules.steps, start, io);
  const now = bot.evaluate(start, 0);
  const richer = { ...rules.copy(start), vp: start.vp - 2 };
  const weaker = rules.copy(start);
  weaker.infantry[2] = 1;
  const tired = rules.copy(start);
  tired.fatigue[2] = 7;
  expect(bot.evaluate(richer, 0)).toBeGreaterThan(now);
  expect(bot.evaluate(weaker, 0)).toBeLessThan(now);
  expect(bot.evaluate(tired, 0)).toBeLessThan(now);
});
