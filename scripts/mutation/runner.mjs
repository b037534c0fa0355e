// A process in which the changed rules are loaded once, every mutant behind a switch, with the tests that are shown to them.
// node runner.mjs CHANGED.json: told by messages what to run, and answers what became of it.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { file, once, settled, tests } from './tests.mjs';

const { sources, files } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const changed = new Map(Object.entries(sources).map(([path, source]) => [pathToFileURL(path).href, source]));
const standIn = new URL('./tests.mjs', import.meta.url).href;

registerHooks({
  resolve: (wanted, context, next) =>
    wanted === 'vitest' && context.parentURL !== standIn ? { url: standIn, shortCircuit: true } : next(wanted, context),
  load(url, context, next) {
    const source = changed.get(url);
    return source === undefined ? next(url, context) : { format: 'module-typescript', source, shortCircuit: true };
  },
});

/** What the switches in the changed rules look at. */
const switches = { mutantCoverage: { static: {}, perTest: {} }, activeMutant: process.env.MUTANT };
globalThis.__stryker__ = switches;

/** As many passes over a changed place as this, and it is taken to go on for ever. */
let limit = Number(process.env.LIMIT ?? Number.POSITIVE_INFINITY);

async function run(test) {
  switches.hitCount = switches.activeMutant === undefined ? undefined : 0;
  switches.hitLimit = limit;
  try {
    await once(test);
    return 'passed';
  } catch (error) {
    return String(error?.message ?? error).startsWith('Stryker: Hit count limit') ? 'endless' : 'failed';
  }
}

/** Every test once, unchanged: how long it takes, and which places it passes. */
async function rehearse() {
  const found = [];
  for (const [at, test] of tests.entries()) {
    switches.currentTestId = String(at);
    const begun = performance.now();
    const outcome = await run(test);
    found.push({ at, name: test.name, outcome, takes: performance.now() - begun });
  }
  switches.currentTestId = undefined;
  return { found, coverage: switches.mutantCoverage };
}

/** A mutant before these tests, until one notices. `clean`: whether that test still passes when the mutant is gone. */
async function show({ mutant, order, most }) {
  switches.activeMutant = mutant;
  limit = most;
  let answer = { outcome: 'passed' };
  for (const at of order) {
    const outcome = tests[at] === undefined ? 'failed' : await run(tests[at]);
    if (outcome === 'passed') continue;
    answer = { outcome, by: at };
    break;
  }
  if (process.env.MUTANT !== undefined) return answer;
  switches.activeMutant = undefined;
  const clean = answer.by === undefined || (await run(tests[answer.by])) === 'passed';
  return { ...answer, clean };
}

process.on('message', async (message) => {
  process.send(message.kind === 'rehearse' ? await rehearse() : await show(message));
});
process.on('disconnect', () => process.exit(0));
process.on('unhandledRejection', () => {});

try {
  for (const name of files) {
    file(name);
    await import(pathToFileURL(name).href);
    await settled();
  }
  process.send({ ready: tests.length });
} catch (error) {
  process.send({ broken: String(error?.stack ?? error) });
}
