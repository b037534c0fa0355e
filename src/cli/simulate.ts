import { parseArgs } from 'node:util';
import { playMatch, wilson } from '../bots/arena.ts';
import { type Bot, type Known, knownToBots } from '../bots/bot.ts';
import { botNamed, bots } from '../bots/index.ts';
import { fastChance, fastRandom } from '../kernel/fast-chance.ts';
import type { Game } from '../kernel/game.ts';
import type { Options } from '../kernel/options.ts';
import type { Command } from './command.ts';
import { gameNamed, optionsFrom, wholeNumber } from './games.ts';
import { Unusable } from './unusable.ts';

interface Tally {
  readonly matches: number;
  readonly wins: readonly number[];
  readonly how: { readonly [how: string]: number };
  readonly decisions: readonly number[];
  readonly real: readonly number[];
  readonly seconds: number;
}

export const simulate: Command = {
  help: 'GAME [--matches 100] [--seats greedy,random] [--swap] [--seed 1] [--set option=value]... [--pack FILE] [--json]: play matches between bots',

  async run(args) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        matches: { type: 'string', default: '100' },
        seats: { type: 'string', default: '' },
        swap: { type: 'boolean', default: false },
        seed: { type: 'string', default: '1' },
        set: { type: 'string', multiple: true, default: [] },
        pack: { type: 'string' },
        json: { type: 'boolean', default: false },
      },
    });
    const game = await gameNamed(positionals[0], values.pack);
    const options = optionsFrom(game, values.set);
    const matches = wholeNumber(values.matches, '--matches', 1, 10_000_000);
    const seated = seatedBots(values.seats, game.seats(options));
    const tally = playAll(
      await knownToBots(game),
      options,
      seated,
      matches,
      values.seed,
      values.swap,
      values.json ? () => {} : showProgress,
    );
    if (values.json) console.log(JSON.stringify(summary(game, options, seated, tally, values.seed), null, 2));
    else print(game, seated, tally, values.swap);
    return 0;
  },
};

function seatedBots(names: string, seats: number): Bot[] {
  const wanted = names === '' ? new Array<string>(seats).fill('random') : names.split(',');
  if (wanted.length !== seats)
    throw new Unusable(
      `This game has ${seats} ${seats === 1 ? 'seat: name a bot for it, such as greedy.' : 'seats: name a bot for each, such as greedy,random.'}`,
    );
  return wanted.map((name) => {
    const bot = botNamed(name);
    if (bot === undefined)
      throw new Unusable(`There is no bot '${name}'. There are: ${bots.map(({ id }) => id).join(', ')}.`);
    return bot;
  });
}

/** With `swap` the bots change seats in every other match: wins are counted for the bot, not for the seat. */
function playAll(
  known: Known,
  options: Options,
  seated: readonly Bot[],
  matches: number,
  seed: string,
  swap: boolean,
  progress: (done: number, of: number) => void,
): Tally {
  const wins = seated.map(() => 0);
  const how: Record<string, number> = {};
  const decisions: number[] = [];
  const real: number[] = [];
  const before = process.cpuUsage();
  for (let i = 0; i < matches; i++) {
    const turned = swap ? i % seated.length : 0;
    const order = seated.map((_, seat) => seated[(seat + turned) % seated.length] as Bot);
    const played = playMatch(known, options, order, fastChance(`${seed}/${i}`), fastRandom(`${seed}/${i}`));
    for (const winner of played.outcome.winners) {
      const bot = (winner + turned) % seated.length;
      wins[bot] = (wins[bot] ?? 0) + 1;
    }
    how[played.outcome.how] = (how[played.outcome.how] ?? 0) + 1;
    decisions.push(played.decisions);
    real.push(played.real);
    progress(i + 1, matches);
  }
  const used = process.cpuUsage(before);
  return { matches, wins, how, decisions, real, seconds: (used.user + used.system) / 1e6 };
}

function showProgress(done: number, of: number): void {
  if (!process.stderr.isTTY) return;
  const width = 40;
  const filled = Math.round((done / of) * width);
  if (done !== of && done % Math.ceil(of / 200) !== 0) return;
  process.stderr.write(
    `\r[${'#'.repeat(filled)}${'.'.repeat(width - filled)}] ${done}/${of}${done === of ? '\n' : ''}`,
  );
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

function summary(game: Game, options: Options, seated: readonly Bot[], tally: Tally, seed: string): object {
  return {
    game: game.id,
    pack: game.pack.hash,
    options,
    seed,
    matches: tally.matches,
    seats: seated.map((bot, i) => ({
      bot: bot.id,
      wins: tally.wins[i] ?? 0,
      interval: wilson(tally.wins[i] ?? 0, tally.matches),
    })),
    how: tally.how,
    decisions: {
      mean: mean(tally.decisions),
      least: quantile(tally.decisions, 0),
      median: quantile(tally.decisions, 0.5),
      most: quantile(tally.decisions, 1),
    },
    realDecisions: mean(tally.real),
    matchesPerCpuSecond: tally.matches / tally.seconds,
  };
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function print(game: Game, seated: readonly Bot[], tally: Tally, swap: boolean): void {
  console.log(`${game.text.en.title}: ${tally.matches} matches`);
  seated.forEach((bot, i) => {
    const won = tally.wins[i] ?? 0;
    const [low, high] = wilson(won, tally.matches);
    const where = swap ? '' : `seat ${i}, `;
    console.log(
      `  ${where}${bot.id}: ${won} won, ${percent(won / tally.matches)} (95 %: ${percent(low)} to ${percent(high)})`,
    );
  });
  for (const [how, count] of Object.entries(tally.how)) console.log(`  by ${how}: ${count}`);
  console.log(
    `  decisions a match: mean ${mean(tally.decisions).toFixed(0)}, of them real ${mean(tally.real).toFixed(0)}; ` +
      `from ${quantile(tally.decisions, 0)} to ${quantile(tally.decisions, 1)}, median ${quantile(tally.decisions, 0.5)}`,
  );
  console.log(`  ${(tally.matches / tally.seconds).toFixed(1)} matches per CPU-second`);
}
