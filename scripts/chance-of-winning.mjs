// Fits the chance of winning of N: The Napoleonic Wars (`bot/fitted.ts`): `node scripts/chance-of-winning.mjs [CAMPAIGNS] [SEED]`.
// Campaigns are played as the adviser's closer look has it, two of three Bonaparte 1792, the rest over all scenarios and options. The
// first question of each turn and one by chance are kept with what became of the campaign. Every fifth campaign is kept out of the
// fit, and shows in ten bins whether the chance that is told comes true.

import { features } from '../src/games/napoleonic-wars/bot/worth.ts';
import { standardBox } from '../src/games/napoleonic-wars/data/standard.ts';
import { napoleonicWarsEntry } from '../src/games/napoleonic-wars/entry.ts';
import { quietIo } from '../src/kernel/chance.ts';
import { fastChance, fastRandom } from '../src/kernel/fast-chance.ts';
import { askedSeats, listChoices, play, settle } from '../src/kernel/flow.ts';
import { readOptions } from '../src/kernel/options.ts';

const CAMPAIGNS = Number(process.argv[2] ?? 3000);
const SEED = process.argv[3] ?? 'chance';
const SCENARIOS = ['bonaparte-1792', 'napoleon-1805', 'the-end-1813'];
/** Keeps weights of what is rare from running away. */
const RIDGE = 3;

const game = await napoleonicWarsEntry.load(undefined, []);
const box = standardBox();

function optionsOf(i) {
  if (i % 3 !== 0) return {};
  const other = fastRandom(`${SEED}/options/${i}`);
  return {
    scenario: SCENARIOS[other.below(3)],
    cavalry: ['off', 'on'][other.below(2)],
    veteran: ['off', 'on'][other.below(2)],
  };
}

/** The moments of one campaign, and whether it was won. */
function campaign(i) {
  const { options } = readOptions(game.options, optionsOf(i));
  const io = quietIo(fastChance(`${SEED}/${i}`));
  const random = fastRandom(`${SEED}/${i}`);
  const p = game.setup(options, io);
  settle(game.steps, p, io);
  const moments = [];
  let [turn, met, drawn] = [0, 0, null];
  while (p.outcome === null) {
    const [seat] = askedSeats(game.steps, p);
    const choices = listChoices(game.steps, p, seat, []);
    let choice = choices[0];
    if (choices.length > 1) {
      if (p.turn !== turn) {
        moments.push(features(box, p));
        if (drawn !== null) moments.push(drawn);
        [turn, met, drawn] = [p.turn, 0, null];
      }
      if (random.below(++met) === 0) drawn = features(box, p);
      const rated = game.bot.study(p, seat, choices);
      choice = choices[rated.indexOf(Math.max(...rated))];
    }
    play(game.steps, p, seat, choice, io);
  }
  if (drawn !== null) moments.push(drawn);
  return { moments, won: p.outcome.winners.length > 0 ? 1 : 0, standard: i % 3 !== 0 };
}

const chanceOf = (weights, x) => 1 / (1 + Math.exp(-x.reduce((sum, each, i) => sum + each * weights[i], 0)));

/** The solution of a system of linear equations, by elimination. */
function solved(matrix, right) {
  const n = right.length;
  const rows = matrix.map((row, i) => [...row, right[i]]);
  for (let i = 0; i < n; i++) {
    let pivot = i;
    for (let k = i + 1; k < n; k++) if (Math.abs(rows[k][i]) > Math.abs(rows[pivot][i])) pivot = k;
    [rows[i], rows[pivot]] = [rows[pivot], rows[i]];
    for (let k = 0; k < n; k++) {
      if (k === i || rows[i][i] === 0) continue;
      const factor = rows[k][i] / rows[i][i];
      for (let j = i; j <= n; j++) rows[k][j] -= factor * rows[i][j];
    }
  }
  return rows.map((row, i) => row[n] / row[i]);
}

/** Logistic regression by Newton's steps. */
function fitted(rows) {
  const n = rows[0].x.length;
  let weights = new Array(n).fill(0);
  for (let step = 0; step < 12; step++) {
    const gradient = weights.map((each, i) => (i === 0 ? 0 : -RIDGE * each));
    const curvature = weights.map((_, i) => weights.map((__, k) => (i === k && i > 0 ? RIDGE : 0)));
    curvature[0][0] += 1e-9;
    for (const { x, won } of rows) {
      const chance = chanceOf(weights, x);
      const spread = chance * (1 - chance);
      for (let i = 0; i < n; i++) {
        if (x[i] === 0) continue;
        gradient[i] += (won - chance) * x[i];
        for (let k = 0; k <= i; k++) curvature[i][k] += spread * x[i] * x[k];
      }
    }
    for (let i = 0; i < n; i++) for (let k = i + 1; k < n; k++) curvature[i][k] = curvature[k][i];
    const change = solved(curvature, gradient);
    weights = weights.map((each, i) => each + change[i]);
  }
  return weights;
}

const played = Array.from({ length: CAMPAIGNS }, (_, i) => campaign(i));
const rowsOf = (kept) => kept.flatMap(({ moments, won }) => moments.map((x) => ({ x, won })));
const weights = fitted(rowsOf(played.filter((_, i) => i % 5 !== 4)));
const held = rowsOf(played.filter((_, i) => i % 5 === 4));
const standard = played.filter(({ standard }) => standard);
console.log(`${standard.filter(({ won }) => won).length} of ${standard.length} of Bonaparte 1792 won`);
console.log(`[${weights.map((each) => each.toFixed(3)).join(', ')}]`);
let loss = 0;
const bins = Array.from({ length: 10 }, () => ({ count: 0, told: 0, won: 0 }));
for (const { x, won } of held) {
  const chance = chanceOf(weights, x);
  loss -= Math.log(won ? chance : 1 - chance);
  const bin = bins[Math.min(9, Math.floor(10 * chance))];
  bin.count++;
  bin.told += chance;
  bin.won += won;
}
console.log(`log loss ${(loss / held.length).toFixed(4)} over ${held.length} moments that the fit has not seen`);
const percent = (share) => `${(100 * share).toFixed(1)} %`;
for (const { count, told, won } of bins)
  if (count > 0) console.log(`told ${percent(told / count)}, won ${percent(won / count)} of ${count}`);
