import { quietIo } from '../../../kernel/chance.ts';
import { fastChance, fastRandom } from '../../../kernel/fast-chance.ts';
import { askedSeats, listChoices, play, settle } from '../../../kernel/flow.ts';
import type { Options } from '../../../kernel/options.ts';
import { get, there } from '../../../kernel/there.ts';
import { features } from '../bot/worth.ts';
import { hints } from '../bot.ts';
import { firstPosition } from '../rules/setup.ts';
import { box, steps } from './table.ts';

// Fits the chance of winning (`bot/fitted.ts`): `node src/games/napoleonic-wars/test/chance.ts [CAMPAIGNS] [SEED]`. Campaigns are played as the
// adviser's closer look has it, two of three Bonaparte 1792, the rest over all scenarios and options. The first question of each turn
// and one by chance are kept with what became of the campaign. Every fifth campaign is kept out of the fit, and shows in ten bins
// whether the chance that is told comes true.

/** A moment, and whether its campaign was won: 1 or 0. */
export interface Moment {
  readonly x: readonly number[];
  readonly won: number;
}

const SCENARIOS = ['bonaparte-1792', 'napoleon-1805', 'the-end-1813'];

function optionsOf(seed: string, i: number): Options {
  const standard = { scenario: 'bonaparte-1792', cavalry: 'off', veteran: 'off' };
  if (i % 3 !== 0) return standard;
  const other = fastRandom(`${seed}/options/${i}`);
  const scenario = get(SCENARIOS, other.below(3));
  return { scenario, cavalry: other.below(2) === 0 ? 'off' : 'on', veteran: other.below(2) === 0 ? 'off' : 'on' };
}

/** The moments of one campaign. */
export function campaign(seed: string, i: number): readonly Moment[] {
  const study = there(hints(box).study);
  const io = quietIo(fastChance(`${seed}/${i}`));
  const random = fastRandom(`${seed}/${i}`);
  const p = firstPosition(box, optionsOf(seed, i));
  settle(steps, p, io);
  const kept: (readonly number[])[] = [];
  let drawn: readonly number[] | null = null;
  let turn = 0;
  let met = 0;
  while (p.outcome === null) {
    const seat = there(askedSeats(steps, p)[0]);
    const choices = listChoices(steps, p, seat, []);
    let choice = there(choices[0]);
    if (choices.length > 1) {
      if (p.turn !== turn) {
        if (drawn !== null) kept.push(drawn);
        kept.push(features(box, p));
        [turn, met, drawn] = [p.turn, 0, null];
      }
      if (random.below(++met) === 0) drawn = features(box, p);
      const rated = study(p, seat, choices);
      choice = there(choices[rated.indexOf(Math.max(...rated))]);
    }
    play(steps, p, seat, choice, io);
  }
  if (drawn !== null) kept.push(drawn);
  const won = p.outcome.winners.length > 0 ? 1 : 0;
  return kept.map((x) => ({ x, won }));
}

export const chanceOf = (weights: readonly number[], x: readonly number[]): number =>
  1 / (1 + Math.exp(-x.reduce((sum, each, i) => sum + each * get(weights, i), 0)));

/** The solution of linear equations, the right side in the last column, by elimination. */
function solved(rows: number[][]): number[] {
  rows.forEach((_, i) => {
    let pivot = i;
    for (let k = i + 1; k < rows.length; k++)
      if (Math.abs(get(get(rows, k), i)) > Math.abs(get(get(rows, pivot), i))) pivot = k;
    const top = get(rows, pivot);
    rows[pivot] = get(rows, i);
    rows[i] = top;
    rows.forEach((row, k) => {
      if (k === i) return;
      const factor = get(row, i) / get(top, i);
      for (let j = i; j < row.length; j++) row[j] = get(row, j) - factor * get(top, j);
    });
  });
  return rows.map((row, i) => get(row, rows.length) / get(row, i));
}

/** Keeps weights of what is rare from running away. */
const RIDGE = 3;
const STEPS = 12;

/** Logistic regression by Newton's steps; the first feature is 1. */
export function fitted(moments: readonly Moment[]): readonly number[] {
  const n = there(moments[0]).x.length;
  let weights = new Array<number>(n).fill(0);
  for (let step = 0; step < STEPS; step++) {
    const rows = weights.map((each, i) => {
      const row = new Array<number>(n + 1).fill(0);
      row[i] = i === 0 ? 1e-9 : RIDGE;
      row[n] = i === 0 ? 0 : -RIDGE * each;
      return row;
    });
    for (const { x, won } of moments) {
      const chance = chanceOf(weights, x);
      rows.forEach((row, i) => {
        const each = get(x, i);
        if (each === 0) return;
        for (let k = 0; k < n; k++) row[k] = get(row, k) + chance * (1 - chance) * each * get(x, k);
        row[n] = get(row, n) + (won - chance) * each;
      });
    }
    const change = solved(rows);
    weights = weights.map((each, i) => each + get(change, i));
  }
  return weights;
}

const write = (line: string): boolean => process.stdout.write(`${line}\n`);

function report(campaigns: number, seed: string): void {
  const played = Array.from({ length: campaigns }, (_, i) => campaign(seed, i));
  const weights = fitted(played.filter((_, i) => i % 5 !== 4).flat());
  const standard = played.filter((_, i) => i % 3 !== 0);
  write(`${standard.filter(([first]) => first?.won === 1).length} of ${standard.length} of Bonaparte 1792 won`);
  write(`[${weights.map((each) => each.toFixed(3)).join(', ')}]`);
  const told = played
    .filter((_, i) => i % 5 === 4)
    .flat()
    .map(({ x, won }) => ({ chance: chanceOf(weights, x), won }));
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  for (let bin = 0; bin < 10; bin++) {
    const here = told.filter(({ chance }) => Math.min(9, Math.floor(10 * chance)) === bin);
    const mean = (of: (each: (typeof here)[number]) => number): number =>
      here.reduce((sum, each) => sum + of(each), 0) / here.length;
    if (here.length > 0)
      write(`told ${percent(mean(({ chance }) => chance))}, won ${percent(mean(({ won }) => won))} of ${here.length}`);
  }
}

if (process.argv[1]?.endsWith('chance.ts') === true)
  report(Number(process.argv[2] ?? 3000), process.argv[3] ?? 'chance');
