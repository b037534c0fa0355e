import { expect, test } from 'vitest';
import { playMatch } from '../src/bots/arena.ts';
import { type Bot, type Known, knownToBots } from '../src/bots/bot.ts';
import { bots } from '../src/bots/index.ts';
import { shelf } from '../src/games/index.ts';
import { fastChance, fastRandom } from '../src/kernel/fast-chance.ts';
import { type Options, readOptions } from '../src/kernel/options.ts';
import { figuresOf } from './figures.ts';
import { isWhole, share } from './share.ts';

function named(id: string): Bot {
  const bot = bots.find((known) => known.id === id);
  if (bot === undefined) throw new Error(`no bot is called '${id}'`);
  return bot;
}

/** How many of so many matches the first bot wins, the seats changing from match to match. */
function wins(known: Known, options: Options, first: Bot, second: Bot, matches: number): number {
  let won = 0;
  for (let i = 0; i < matches; i++) {
    const seated = i % 2 === 0 ? [first, second] : [second, first];
    const { outcome } = playMatch(known, options, seated, fastChance(`bots ${i}`), fastRandom(`bots ${i}`));
    if (outcome.winners.includes(i % 2)) won++;
  }
  return won;
}

/** How many of so many matches a bot wins alone, with the same chance for each bot. */
const winsAlone = (known: Known, options: Options, bot: Bot, matches: number): number =>
  Array.from({ length: matches }, (_, i) =>
    playMatch(known, options, [bot], fastChance(`bots ${i}`), fastRandom(`bots ${i}`)),
  ).filter(({ outcome }) => outcome.winners.includes(0)).length;

for (const entry of shelf) {
  test(`${entry.id}: the greedy bot beats random play`, { timeout: 600_000 }, async () => {
    const game = await entry.load();
    const known = await knownToBots(game);
    const { bots: bars } = await figuresOf(entry.id);
    const read = readOptions(game.options, bars.options ?? {});
    if ('error' in read) throw new Error(read.error);
    if (bars.alone !== undefined) {
      const count = share(bars.alone.matches, 10);
      const [greedy, random] = [named('greedy'), named('random')].map((bot) =>
        winsAlone(known, read.options, bot, count),
      );
      expect((greedy ?? 0) - (random ?? 0)).toBeGreaterThanOrEqual(bars.alone.atLeast * (count / bars.alone.matches));
      return;
    }
    const matches = share(20, 3);
    // Nine of ten; few matches say less, and so less is asked of them.
    const bar = matches * (isWhole ? 0.9 : 0.8);
    expect(wins(known, read.options, named('greedy'), named('random'), matches)).toBeGreaterThanOrEqual(bar);
  });

  test(`${entry.id}: what a bot decides depends on its view alone`, async () => {
    const game = await entry.load();
    const known = await knownToBots(game);
    const { bots: bars } = await figuresOf(entry.id);
    const read = readOptions(game.options, bars.options ?? {});
    if ('error' in read) throw new Error(read.error);
    let looked = 0;
    /** Decides on the view, and again on the view of a position imagined from it: other secrets, the same knowledge. */
    const twice = (bot: Bot): Bot => ({
      id: bot.id,
      decide(question) {
        const { view, seat, random } = question;
        const seed = random.below(2 ** 30);
        const once = bot.decide({ ...question, random: fastRandom(seed) });
        if (looked++ % 10 === 0) {
          const other = question.game.imagine(view, fastRandom(`other ${seed}`));
          const again = bot.decide({ ...question, view: question.game.view(other, seat), random: fastRandom(seed) });
          expect(again).toEqual(once);
        }
        return once;
      },
    });
    const greedy = twice(named('greedy'));
    const seated = Array.from({ length: game.seats(read.options) }, () => greedy);
    const matches = share(2);
    for (let i = 0; i < matches; i++) playMatch(known, read.options, seated, fastChance(i), fastRandom(i));
    expect(looked).toBeGreaterThan(5 * matches);
  });
}
