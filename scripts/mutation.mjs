// Whether the tests would notice a wrong rule: node scripts/mutation.mjs ROOM [--lines N] [--seed S] [--only a.ts,b.ts] [--workers 2]
// ROOM is `kernel` or a game. Every line of its rules changed in every way would take a day; lines drawn by chance tell the score of
// all with an interval. Without --lines all of them are changed. What lived is listed in reports/mutation-ROOM.json.
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { Lack, launch, root, tool } from './house.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    lines: { type: 'string' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    workers: { type: 'string', default: '2' },
  },
});
const [room = ''] = positionals;
const folder = room === 'kernel' ? 'src/kernel' : `src/games/${room}/rules`;

/** Lines on which something is said: no blank ones, no comments, no imports. */
function linesOf(file) {
  const texts = readFileSync(join(root, file), 'utf8').split('\n');
  return texts
    .map((text, at) => ({ file, at: at + 1, text: text.trim() }))
    .filter(({ text }) => text !== '' && !/^(\/\/|\/\*|\*|import |export \* |[)\]};,]+$)/.test(text));
}

/** A number that belongs to a line and a seed: the least ones are drawn. */
const lot = ({ file, at }) => createHash('sha256').update(`${values.seed} ${file} ${at}`).digest('hex');

/** Wilson's interval for a share, 95 of 100 times right. */
function interval(share, of) {
  const z = 1.96;
  const middle = (share + (z * z) / (2 * of)) / (1 + (z * z) / of);
  const half = (z / (1 + (z * z) / of)) * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  return [middle - half, middle + half].map((value) => `${(value * 100).toFixed(1)} %`).join(' to ');
}

/** Changes these ranges and shows them to the tests: every mutant with what became of it, or the code with which it failed. */
async function changed(mutate, report, otherwise) {
  const settings = JSON.parse(readFileSync(join(root, 'stryker.config.json'), 'utf8'));
  const own = mkdtempSync(join(tmpdir(), 'bivouac-mutation-'));
  try {
    const config = join(own, 'stryker.config.json');
    const told = {
      mutate,
      incremental: false,
      concurrency: Number(values.workers),
      reporters: ['progress-append-only', 'json'],
      jsonReporter: { fileName: report },
      tempDirName: join(own, 'sandbox'),
      ...otherwise,
    };
    writeFileSync(config, JSON.stringify({ ...settings, ...told }));
    const env = { ...process.env, MUTATED: room };
    const code = await tool('stryker', ['run', config], { from: '@stryker-mutator/core', env });
    if (code !== 0) return code;
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
  return Object.entries(JSON.parse(readFileSync(join(root, report), 'utf8')).files).flatMap(([file, { mutants }]) =>
    mutants.map((mutant) => ({ file, ...mutant })),
  );
}

/** Where a mutant stands, as a range to be changed: lines from 1, columns from 0. */
const rangeOf = ({ file, location: { start, end } }) =>
  `${file}:${start.line}:${start.column - 1}-${end.line}:${end.column - 1}`;

const nameOf = (mutant) => `${rangeOf(mutant)} ${mutant.mutatorName} ${mutant.replacement}`;

await launch(async () => {
  let files;
  try {
    files = readdirSync(join(root, folder), { recursive: true })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => `${folder}/${name}`);
  } catch (cause) {
    throw new Lack('Say which rules: kernel, or the name of a game.', { cause });
  }
  const wanted = values.only?.split(',');
  const all = files.filter((file) => wanted === undefined || wanted.includes(basename(file))).flatMap(linesOf);
  const drawn = all
    .sort((a, b) => (lot(a) < lot(b) ? -1 : 1))
    .slice(0, values.lines === undefined ? all.length : Number(values.lines));
  const first = await changed(
    drawn.map(({ file, at }) => `${file}:${at}-${at}`),
    `reports/mutation-${room}.json`,
    {},
  );
  if (typeof first === 'number') return first;
  // What is also run when a file is loaded, such as a table of steps, was changed too late for that: it is looked at once more, with
  // everything loaded anew and all tests.
  const late = first.filter((mutant) => mutant.status === 'Survived' && mutant.static);
  const second =
    late.length === 0
      ? []
      : await changed(late.map(rangeOf), `reports/mutation-${room}-loaded.json`, { ignoreStatic: false });
  if (typeof second === 'number') return second;
  const anew = new Map(second.map((mutant) => [nameOf(mutant), mutant]));
  const found = first.map((mutant) => (late.includes(mutant) ? (anew.get(nameOf(mutant)) ?? mutant) : mutant));
  const count = (...states) => found.filter(({ status }) => states.includes(status)).length;
  const [caught, lived] = [count('Killed', 'Timeout'), count('Survived', 'NoCoverage')];
  for (const { file, status, location, mutatorName, replacement } of found)
    if (status === 'Survived' || status === 'NoCoverage')
      console.log(`${status} ${file}:${location.start.line} ${mutatorName}: ${replacement?.split('\n')[0]}`);
  const of = caught + lived;
  console.log(
    `\n${room}: ${drawn.length} of ${all.length} lines, ${of} mutants, ${caught} caught, ${lived} lived` +
      (of === 0 ? '' : `: ${((caught / of) * 100).toFixed(1)} % (${interval(caught / of, of)})`),
  );
  return 0;
});
