import { quietIo } from '../kernel/chance.ts';
import { fastChance, fastRandom } from '../kernel/fast-chance.ts';
import { askedSeat, type Flow, listChoices, play, settle } from '../kernel/flow.ts';
import type { Game, GameChoice } from '../kernel/game.ts';
import { hashOf } from '../kernel/hash.ts';
import { type Options, standardOptions } from '../kernel/options.ts';
import { copyPlain } from '../kernel/plain.ts';
import { walkYardstick } from './yardstick.ts';

/** Lower quartile, median and upper quartile over the rounds. */
export interface Quartiles {
  readonly q1: number;
  readonly median: number;
  readonly q3: number;
}

/** What was measured of one game. Rates are per CPU-second, costs in microseconds. */
export interface Figures {
  readonly rounds: number;
  /** `choices` and `take` together, events off, set-up included. */
  readonly decisions: Quartiles;
  /** ... of those alone that had more than one option. */
  readonly real: Quartiles;
  readonly withEvents: Quartiles;
  readonly matches: Quartiles;
  /** Decisions for each 1000 steps of the yardstick that was run around them. */
  readonly byYardstick: Quartiles;
  readonly yardstick: Quartiles;
  readonly optionsADecision: number;
  readonly cost: Readonly<Record<'copy' | 'genericCopy' | 'view' | 'viewJson' | 'imagine' | 'hash', Quartiles>>;
  /** Of a position as JSON. */
  readonly bytes: number;
}

// A piece takes some 15 ms: short enough that what disturbs one seldom disturbs most of them.
const DECISIONS_A_PIECE = 15_000;
const YARDSTICK_A_PIECE = 20_000;
const WARM_UP = 30;

function cpuSeconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const used = process.cpuUsage(before);
  return (used.user + used.system) / 1e6;
}

function quartiles(values: readonly number[]): Quartiles {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.round(part * (sorted.length - 1))] ?? 0;
  return { q1: at(0.25), median: at(0.5), q3: at(0.75) };
}

interface PlayOuts {
  decisions: number;
  real: number;
  options: number;
  matches: number;
}

/** Whole matches of uniform random choices, until there were enough decisions. */
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

/** Every fortieth position of random matches. */
function samples(game: Game, options: Options): Flow[] {
  const found: Flow[] = [];
  for (let i = 0, n = 1; found.length < 200; i++) {
    const io = quietIo(fastChance(`sample/${i}`));
    const random = fastRandom(`sample/${i}`);
    const p = game.setup(options, io);
    settle(game.steps, p, io);
    for (let seat = askedSeat(game.steps, p); seat >= 0; n++, seat = askedSeat(game.steps, p)) {
      if (n % 40 === 0) found.push(game.copy(p));
      const choices = listChoices(game.steps, p, seat, []);
      play(game.steps, p, seat, choices[random.below(choices.length)] as GameChoice, io);
    }
  }
  return found;
}

/** Microseconds for one call, over all samples. */
function cost(rounds: number, warmUp: number, positions: readonly Flow[], work: (p: Flow) => unknown): Quartiles {
  const each = () =>
    cpuSeconds(() => {
      for (const p of positions) work(p);
    });
  for (let i = 0; i < warmUp; i++) each();
  return quartiles(Array.from({ length: rounds }, () => (each() * 1e6) / positions.length));
}

/** A round: yardstick, play-outs, yardstick again, play-outs with events. What slows the machine meets all of them. */
function round(game: Game, options: Options, seed: string) {
  let quiet: PlayOuts | null = null;
  let loud: PlayOuts | null = null;
  const walk = () => void walkYardstick(YARDSTICK_A_PIECE / 2);
  const before = cpuSeconds(walk);
  const played = cpuSeconds(() => {
    quiet = playOuts(game, options, seed, DECISIONS_A_PIECE, false);
  });
  const after = cpuSeconds(walk);
  const told = cpuSeconds(() => {
    loud = playOuts(game, options, seed, DECISIONS_A_PIECE, true);
  });
  const { decisions, real, matches, options: listed } = quiet ?? NOTHING;
  const yardstick = YARDSTICK_A_PIECE / (before + after);
  return {
    decisions: decisions / played,
    real: real / played,
    matches: matches / played,
    withEvents: (loud ?? NOTHING).decisions / told,
    yardstick,
    byYardstick: (1000 * decisions) / played / yardstick,
    optionsADecision: listed / decisions,
  };
}

const NOTHING: PlayOuts = { decisions: 0, real: 0, options: 0, matches: 0 };

export function measure(game: Game, rounds: number, warmUp = WARM_UP): Figures {
  const options = standardOptions(game.options);
  for (let i = 0; i < warmUp; i++) round(game, options, `warm ${i}`);
  const all = Array.from({ length: rounds }, (_, i) => round(game, options, `round ${i}`));
  const over = (rate: (of: ReturnType<typeof round>) => number) => quartiles(all.map(rate));
  const positions = samples(game, options);
  const seatOf = (p: Flow) => Math.max(0, askedSeat(game.steps, p));
  const random = fastRandom('imagine');
  const views = new Map(positions.map((p) => [p, game.view(p, seatOf(p))]));
  return {
    rounds,
    decisions: over((of) => of.decisions),
    real: over((of) => of.real),
    withEvents: over((of) => of.withEvents),
    matches: over((of) => of.matches),
    byYardstick: over((of) => of.byYardstick),
    yardstick: over((of) => of.yardstick),
    optionsADecision: over((of) => of.optionsADecision).median,
    cost: {
      copy: cost(rounds, warmUp, positions, (p) => game.copy(p)),
      genericCopy: cost(rounds, warmUp, positions, (p) => copyPlain(p)),
      view: cost(rounds, warmUp, positions, (p) => game.view(p, seatOf(p))),
      viewJson: cost(rounds, warmUp, positions, (p) => JSON.stringify(game.view(p, seatOf(p)))),
      imagine: cost(rounds, warmUp, positions, (p) => {
        const view = views.get(p);
        return view === undefined ? null : game.imagine(view, random);
      }),
      hash: cost(rounds, warmUp, positions, (p) => hashOf(p)),
    },
    bytes: quartiles(positions.map((p) => JSON.stringify(p).length)).median,
  };
}
