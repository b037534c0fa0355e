// Whether the tests would notice a wrong rule:
// node scripts/mutation.mjs ROOM [--mutants N] [--seed S] [--only a.ts,b.ts] [--workers 2] [--again]
// ROOM is `kernel` or a game. Its rules are changed in every way that Stryker knows, or in N ways drawn by chance, which tell the score
// of all with an interval; each change is shown to the quick tests of the room that pass its place. What lived is printed and
// listed in reports/mutation-ROOM.json; --again shows those of that list once more, loaded anew, after tests were added.
import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { Lack, launch, root, runtime } from './house.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    mutants: { type: 'string' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    workers: { type: 'string', default: '2' },
    again: { type: 'boolean', default: false },
  },
});
const [room = ''] = positionals;
const folder = room === 'kernel' ? 'src/kernel' : `src/games/${room}/rules`;
const reportFile = join(root, `reports/mutation-${room}.json`);

/** Each of them a clause, and quick: what plays thousands of matches would take days. */
const TESTS = room === 'kernel' ? ['src/kernel/**/*.test.ts'] : [`src/games/${room}/{test,data}/**/*.test.ts`];
const TOO_LONG = /(\.deep|\/random|\/conformance)\.test\.ts$/;

/** A loop that passes a place so many times as often as all tests together is taken to go on for ever. */
const ENDLESS = 100;

/** Wilson's interval for a share, 95 of 100 times right. */
function interval(share, of) {
  const z = 1.96;
  const middle = (share + (z * z) / (2 * of)) / (1 + (z * z) / of);
  const half = (z / (1 + (z * z) / of)) * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  return [middle - half, middle + half].map((value) => `${(value * 100).toFixed(1)} %`).join(' to ');
}

/** Mutants of these files, and the files with all of them behind switches. Stryker's own part for that comes with its core. */
async function changesOf(files) {
  const core = createRequire(join(root, 'node_modules/@stryker-mutator/core/package.json'));
  const { Instrumenter } = await import(core.resolve('@stryker-mutator/instrumenter'));
  const silent = { debug() {}, info() {}, warn() {}, isDebugEnabled: () => false };
  const written = files.map((name) => ({ name, mutate: true, content: readFileSync(name, 'utf8') }));
  const options = { plugins: null, excludedMutations: [], ignorers: [], noHeader: false };
  const { files: out, mutants } = await new Instrumenter(silent).instrument(written, options);
  return { sources: Object.fromEntries(out.map(({ name, content }) => [name, content])), mutants };
}

const nameOf = ({ fileName, location: { start, end }, mutatorName, replacement }) =>
  `${fileName.slice(root.length + 1)}:${start.line + 1}:${start.column + 1}-${end.line + 1}:${end.column + 1} ${mutatorName} ${replacement}`;

/** A number that belongs to a mutant and a seed: the least ones are drawn. */
const lot = (mutant) =>
  createHash('sha256')
    .update(`${values.seed} ${nameOf(mutant)}`)
    .digest('hex');

/** A process with the rules loaded. `ask` gives undefined where it does not answer in time; then it is gone. */
async function stage(changed, env = {}) {
  const child = fork(join(root, 'scripts/mutation/runner.mjs'), [changed], {
    cwd: root,
    execPath: runtime(),
    execArgv: ['--max-old-space-size=1500'],
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
  const answer = (patience) =>
    new Promise((resolve) => {
      const late = setTimeout(() => done(undefined), patience);
      const gone = () => done(undefined);
      function done(said) {
        clearTimeout(late);
        child.off('message', done).off('exit', gone);
        if (said === undefined) child.kill('SIGKILL');
        resolve(said);
      }
      child.on('message', done).on('exit', gone);
    });
  const began = await answer(120_000);
  return {
    began,
    ask(message, patience) {
      if (child.exitCode !== null || !child.connected) return Promise.resolve(undefined);
      child.send(message);
      return answer(patience);
    },
    end: () => child.connected && child.disconnect(),
  };
}

function patienceFor(order, takes) {
  return 10_000 + 3 * order.reduce((sum, at) => sum + takes[at], 0);
}

const STATES = { passed: 'Survived', failed: 'Killed', endless: 'Timeout' };

await launch(async () => {
  if (!existsSync(join(root, folder))) throw new Lack('Say which rules: kernel, or the name of a game.');
  const all = readdirSync(join(root, folder), { recursive: true })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => join(root, folder, name))
    .sort();
  const wanted = values.only?.split(',');
  const { sources, mutants } = await changesOf(
    all.filter((name) => wanted === undefined || wanted.includes(basename(name))),
  );
  const earlier = values.again ? JSON.parse(readFileSync(reportFile, 'utf8')) : undefined;
  const before = earlier && new Set(earlier.lived.map(({ name }) => name));
  const possible = mutants.filter((mutant) => before?.has(nameOf(mutant)) ?? true);
  const drawn = possible
    .map((mutant) => [lot(mutant), mutant])
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .slice(0, values.mutants === undefined ? possible.length : Number(values.mutants))
    .map(([, mutant]) => mutant);

  const own = mkdtempSync(join(tmpdir(), 'bivouac-mutation-'));
  const changed = join(own, 'changed.json');
  const files = TESTS.flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((name) => !TOO_LONG.test(name))
    .map((name) => join(root, name))
    .sort();
  mkdirSync(join(root, 'reports'), { recursive: true });
  writeFileSync(changed, JSON.stringify({ sources, files }));
  const started = performance.now();
  try {
    const first = await stage(changed);
    if (first.began?.ready === undefined) throw new Lack(`The tests could not be loaded: ${first.began?.broken}`);
    const rehearsal = await first.ask({ kind: 'rehearse' }, 1_800_000);
    first.end();
    if (rehearsal === undefined) throw new Lack('The tests do not come to an end.');
    const { found, coverage } = rehearsal;
    const usable = found.filter(({ outcome }) => outcome === 'passed').map(({ at }) => at);
    const takes = found.map(({ takes }) => takes);
    for (const { name, outcome } of found)
      if (outcome !== 'passed') console.log(`Not asked, for it fails here: ${name}`);
    const quick = usable.toSorted((a, b) => takes[a] - takes[b]);
    console.log(
      `${usable.length} tests (${(takes.reduce((a, b) => a + b, 0) / 1000).toFixed(1)} s), ${drawn.length} of ${possible.length} mutants`,
    );
    const hits = {};
    for (const each of [coverage.static, ...Object.values(coverage.perTest)])
      for (const [id, times] of Object.entries(each)) hits[id] = (hits[id] ?? 0) + times;

    /** Loaded anew with the mutant in place from the first line on. */
    async function anew(mutant, order) {
      const env = { MUTANT: mutant.id, LIMIT: String(1000 + ENDLESS * (hits[mutant.id] ?? 0)) };
      const fresh = await stage(changed, env);
      if (fresh.began === undefined) return { outcome: 'endless' };
      if (fresh.began.ready !== found.length) {
        fresh.end();
        return { outcome: 'failed' };
      }
      const said = await fresh.ask(
        { kind: 'show', mutant: mutant.id, order, most: Number(env.LIMIT) },
        patienceFor(order, takes),
      );
      fresh.end();
      return said ?? { outcome: 'endless' };
    }

    const outcomes = earlier?.all.filter(({ name }) => !before.has(name)) ?? [];
    const queue = [...drawn];
    let told = performance.now();
    // Who has caught much in a file is asked first there, and whoever is quick.
    const catches = new Map();
    const keyOf = (file, at) => `${at} ${file}`;
    const caughtBy = (file, at) => catches.set(keyOf(file, at), (catches.get(keyOf(file, at)) ?? 0) + 1);
    const inOrder = (file, order) => {
      const worth = new Map(order.map((at) => [at, (1 + (catches.get(keyOf(file, at)) ?? 0)) / (1 + takes[at])]));
      return order.toSorted((a, b) => worth.get(b) - worth.get(a));
    };
    /** What is known by now: in the order of the lots, a sample at any time. */
    function tell() {
      const lived = outcomes.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
      lived.sort((a, b) => (a.name < b.name ? -1 : 1));
      writeFileSync(reportFile, `${JSON.stringify({ lived, all: outcomes }, null, 1)}\n`);
      const of = outcomes.length;
      const caught = of - lived.length;
      const endless = outcomes.filter(({ status }) => status === 'Timeout').length;
      const share = of === 0 ? '' : `: ${((caught / of) * 100).toFixed(1)} % (${interval(caught / of, of)})`;
      const seconds = ((performance.now() - started) / 1000).toFixed(0);
      console.log(
        `${room}: ${of} of ${mutants.length} mutants in ${seconds} s, ${caught} caught (${endless} without end), ${lived.length} lived${share}`,
      );
      return lived;
    }
    async function work() {
      let usual;
      for (let mutant = queue.shift(); mutant !== undefined; mutant = queue.shift()) {
        const { id } = mutant;
        const begun = performance.now();
        const passing = inOrder(
          mutant.fileName,
          quick.filter((at) => coverage.perTest[at]?.[id] !== undefined),
        );
        const atLoad = coverage.static[id] !== undefined;
        let said = { outcome: 'passed' };
        if (passing.length > 0) {
          usual ??= await stage(changed);
          const most = 1000 + ENDLESS * hits[id];
          said = (await usual.ask({ kind: 'show', mutant: id, order: passing, most }, patienceFor(passing, takes))) ?? {
            outcome: 'endless',
            clean: false,
          };
          if (said.clean === false) {
            usual.end();
            usual = undefined;
          }
        }
        // What lived may have come too late for a table that is made once: it is looked at again from the first line on.
        if (said.outcome === 'passed' && (atLoad || (values.again && passing.length > 0)))
          said = await anew(mutant, inOrder(mutant.fileName, atLoad ? quick : passing));
        const status = passing.length === 0 && !atLoad ? 'NoCoverage' : STATES[said.outcome];
        if (said.by !== undefined) caughtBy(mutant.fileName, said.by);
        const took = Math.round(performance.now() - begun);
        outcomes.push({ name: nameOf(mutant), status, by: found[said.by]?.name, atLoad, took });
        if (performance.now() - told > 30_000) {
          told = performance.now();
          tell();
        }
      }
      usual?.end();
    }
    await Promise.all(Array.from({ length: Number(values.workers) }, work));

    for (const { name, status } of tell()) console.log(`${status} ${name}`);
    return 0;
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
});
