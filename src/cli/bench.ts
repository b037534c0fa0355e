import { parseArgs } from 'node:util';
import { shelf } from '../games/index.ts';
import { quietIo } from '../kernel/chance.ts';
import { fastChance, fastRandom } from '../kernel/fast-chance.ts';
import { askedSeat, type Flow, listChoices, play, settle } from '../kernel/flow.ts';
import type { Game, GameChoice } from '../kernel/game.ts';
import { hashOf } from '../kernel/hash.ts';
import { type Options, standardOptions } from '../kernel/options.ts';
import { copyPlain } from '../kernel/plain.ts';
import type { Command } from './command.ts';
import { gameNamed, wholeNumber } from './games.ts';

/** Figures of one game: rates in thousands a CPU-second, costs in microseconds, medians over the rounds. */
interface Figures {
  readonly decisions: number;
  readonly real: number;
  readonly withEvents: number;
  readonly matches: number;
  readonly optionsADecision: number;
  /** Decisions for each thousand steps of the yardstick: compare this between machines and days. */
  readonly ratio: number;
  readonly copy: number;
  readonly genericCopy: number;
  readonly view: number;
  readonly viewJson: number;
  readonly imagine: number;
  readonly hash: number;
  readonly bytes: number;
}

export const bench: Command = {
  help: '[GAME...] [--rounds 7] [--json]: decisions per CPU-second on random play-outs, and what copies and views cost',

  async run(args) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { rounds: { type: 'string', default: '7' }, json: { type: 'boolean', default: false } },
    });
    const rounds = wholeNumber(values.rounds, '--rounds', 1, 1000);
    const names = positionals.length > 0 ? positionals : shelf.map(({ id }) => id);
    const all: Record<string, Figures> = {};
    for (const name of names) all[name] = measure(await gameNamed(name), rounds);
    if (values.json) console.log(JSON.stringify(all, null, 2));
    else for (const [name, figures] of Object.entries(all)) print(name, figures);
    return 0;
  },
};

function cpuSeconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const used = process.cpuUsage(before);
  return (used.user + used.system) / 1e6;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** A fixed piece of work of the same nature (small objects made, copied and looked through), to tell a slow machine from slow rules. */
function yardstick(): number {
  let sum = 0;
  for (let i = 0; i < 200_000; i++) {
    const list = [i & 7, i & 3, i & 15, i & 1];
    const made = list.map((value) => ({ kind: value & 1 ? 'odd' : 'even', value }));
    for (const item of made) if (item.kind === 'odd') sum += item.value;
  }
  return sum;
}

interface PlayOuts {
  decisions: number;
  real: number;
  options: number;
  matches: number;
}

function playOuts(game: Game, options: Options, seed: string, enough: number, events: boolean): PlayOuts {
  const tally: PlayOuts = { decisions: 0, real: 0, options: 0, matches: 0 };
  while (tally.decisions < enough) {
    const chance = fastChance(`${seed}/${tally.matches}`);
    const random = fastRandom(`${seed}/${tally.matches}`);
    const told: object[] = [];
    const io = events ? { ...quietIo(chance), tell: (event: object) => void told.push(event) } : quietIo(chance);
    const p = game.setup(options, io);
    settle(game.steps, p, io);
    for (let seat = askedSeat(game.steps, p); seat >= 0; seat = askedSeat(game.steps, p)) {
      const out = listChoices(game.steps, p, seat, []);
      tally.decisions++;
      tally.options += out.length;
      if (out.length > 1) tally.real++;
      play(game.steps, p, seat, out[random.below(out.length)] as GameChoice, io);
    }
    tally.matches++;
  }
  return tally;
}

/** Positions from the middle of a few random matches. */
function samples(game: Game, options: Options): Flow[] {
  const found: Flow[] = [];
  for (let i = 0; found.length < 200; i++) {
    const io = quietIo(fastChance(`sample/${i}`));
    const random = fastRandom(`sample/${i}`);
    const p = game.setup(options, io);
    settle(game.steps, p, io);
    for (let n = 0, seat = askedSeat(game.steps, p); seat >= 0; n++, seat = askedSeat(game.steps, p)) {
      if (n % 40 === 39) found.push(game.copy(p));
      const choices = listChoices(game.steps, p, seat, []);
      play(game.steps, p, seat, choices[random.below(choices.length)] as GameChoice, io);
    }
  }
  return found;
}

/** Microseconds for one call, over all samples, the median of the rounds. */
function cost(rounds: number, positions: readonly Flow[], work: (p: Flow) => unknown): number {
  const each = 5;
  return (
    median(
      Array.from({ length: rounds + 1 }, () =>
        cpuSeconds(() => {
          for (let i = 0; i < each; i++) for (const p of positions) work(p);
        }),
      ).slice(1),
    ) *
    (1e6 / (each * positions.length))
  );
}

const DECISIONS_A_ROUND = 400_000;

function measure(game: Game, rounds: number): Figures {
  const options = standardOptions(game.options);
  playOuts(game, options, 'warm', DECISIONS_A_ROUND, false);
  playOuts(game, options, 'warm', DECISIONS_A_ROUND / 2, true);
  yardstick();
  const rates = {
    decisions: [] as number[],
    real: [] as number[],
    matches: [] as number[],
    events: [] as number[],
    ratio: [] as number[],
  };
  let optionsADecision = 0;
  for (let round = 0; round < rounds; round++) {
    let tally: PlayOuts = { decisions: 0, real: 0, options: 0, matches: 0 };
    const quiet = cpuSeconds(() => {
      tally = playOuts(game, options, `round ${round}`, DECISIONS_A_ROUND, false);
    });
    const measured = cpuSeconds(() => void yardstick());
    let loud: PlayOuts = tally;
    const noisy = cpuSeconds(() => {
      loud = playOuts(game, options, `round ${round}`, DECISIONS_A_ROUND, true);
    });
    rates.decisions.push(tally.decisions / quiet);
    rates.real.push(tally.real / quiet);
    rates.matches.push(tally.matches / quiet);
    rates.events.push(loud.decisions / noisy);
    rates.ratio.push(tally.decisions / quiet / (200_000 / measured));
    optionsADecision = tally.options / tally.decisions;
  }
  const positions = samples(game, options);
  const seatOf = (p: Flow) => Math.max(0, askedSeat(game.steps, p));
  const random = fastRandom('imagine');
  const views = new Map(positions.map((p) => [p, game.view(p, seatOf(p))]));
  return {
    decisions: median(rates.decisions),
    real: median(rates.real),
    withEvents: median(rates.events),
    matches: median(rates.matches),
    optionsADecision,
    ratio: median(rates.ratio) * 1000,
    copy: cost(rounds, positions, (p) => game.copy(p)),
    genericCopy: cost(rounds, positions, (p) => copyPlain(p)),
    view: cost(rounds, positions, (p) => game.view(p, seatOf(p))),
    viewJson: cost(rounds, positions, (p) => JSON.stringify(game.view(p, seatOf(p)))),
    imagine: cost(rounds, positions, (p) => {
      const view = views.get(p);
      return view === undefined ? null : game.imagine(view, random);
    }),
    hash: cost(1, positions, (p) => hashOf(p)),
    bytes: median(positions.map((p) => JSON.stringify(p).length)),
  };
}

function print(name: string, f: Figures): void {
  const k = (rate: number) => `${(rate / 1000).toFixed(0)} k`;
  console.log(`${name}: uniform random play-outs from set-up to the end, standard options`);
  console.log(`  decisions per CPU-second        ${k(f.decisions)}   (choices + take, events off)`);
  console.log(`  only those with several options ${k(f.real)}   (${f.optionsADecision.toFixed(1)} options a decision)`);
  console.log(`  with events kept                ${k(f.withEvents)}`);
  console.log(`  whole matches per CPU-second    ${f.matches.toFixed(0)}`);
  console.log(`  against the yardstick           ${f.ratio.toFixed(0)}   (decisions for each 1000 of its steps)`);
  console.log(
    `  copy ${f.copy.toFixed(2)} µs (generic ${f.genericCopy.toFixed(2)}), view ${f.view.toFixed(2)} µs (as JSON ${f.viewJson.toFixed(2)}), imagine ${f.imagine.toFixed(2)} µs, hash ${f.hash.toFixed(1)} µs`,
  );
  console.log(`  a position is ${f.bytes} bytes of JSON`);
}
