// What must hold, in two tiers: every day (`npm test`) a share of whatever plays long, deeply (`npm run test:deep`) the whole of it.
// Arguments go to vitest: `npm test -- kernel` runs the tests whose path has 'kernel'.
import { closeSync, existsSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { install, launch, root, run, runtime, tool } from './house.mjs';

const isDeep = process.argv[2] === '--deep';
const asked = process.argv.slice(isDeep ? 3 : 2);
/** The share of every long run that is played every day, unless somebody says another. */
const SHARE = isDeep ? 1 : 0.02;
const share = Number(process.env.TEST_SHARE ?? SHARE);

const done = [];
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

async function step(name, work) {
  const start = performance.now();
  console.log(`\n== ${name}`);
  const good = (await work()) === 0;
  const said = `${name}: ${good ? 'good' : 'FAILED'}, ${seconds(start)}`;
  console.log(`== ${said}`);
  done.push(said);
  return good;
}

/** Steps side by side: what each says is shown when it is through. */
async function together(folder, steps) {
  const results = steps.map(async ([name, work], n) => {
    const file = join(folder, `${n}.txt`);
    const out = openSync(file, 'w');
    const start = performance.now();
    const good = (await work({ stdio: ['ignore', out, out] })) === 0;
    closeSync(out);
    const said = `${name}: ${good ? 'good' : 'FAILED'}, ${seconds(start)}`;
    console.log(`\n== ${said}\n${readFileSync(file, 'utf8')}`.trimEnd());
    done.push(said);
    return good;
  });
  return (await Promise.all(results)).filter((good) => !good).length;
}

/** vitest's own numbers; a file that could not even be loaded counts as one failure. */
function numbers(results) {
  if (!existsSync(results)) return { files: new Map(), failures: [], passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(results, 'utf8'));
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const failures = testResults.flatMap(({ name, message, assertionResults }) => [
    ...(unloaded.some((file) => file.name === name) ? [[relative(root, name), message]] : []),
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => [`${relative(root, name)} > ${fullName}`, failureMessages.join('\n')]),
  ]);
  const files = new Map(
    testResults.map(({ name, startTime, endTime }) => [relative(root, name), (endTime - startTime) / 1000]),
  );
  return { files, failures, passed: numPassedTests, failed: numFailedTests + unloaded.length };
}

function* testsBelow(folder) {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* testsBelow(path);
    else if (/\.test\.tsx?$/.test(path)) yield path;
  }
}

/** What ran, what took longest, and what is left to the other tier. */
function tell({ files, failures, passed, failed }) {
  const slow = [...files].sort(([, a], [, b]) => b - a).slice(0, isDeep ? 40 : 20);
  console.log(`\n== ${isDeep ? 'deeply' : 'every day'}\n${done.join('\n')}`);
  console.log(
    `${files.size} files, ${passed + failed} tests; the longest: ${slow.map(([name, took]) => `${name} ${took.toFixed(0)} s`).join(', ')}`,
  );
  console.log(`long runs, conformance among them: ${+(share * 100).toFixed(1)} % of their whole length`);
  // Last of all, so that whoever keeps only the end of a long log still has them.
  for (const [name, message] of failures) console.log(`\nFAILED: ${name}\n${message.slice(0, 1500)}`);
  if (asked.length > 0) return;
  if (isDeep)
    console.log('left to npm test: types, lint, unused code, the ledger, and every file that plays nothing long');
  else {
    const left = [...testsBelow('src'), ...testsBelow('test')].filter((path) => /\.deep\.test\./.test(path));
    console.log(`left to npm run test:deep: the rest of the long runs, and ${left.join(', ')}`);
  }
}

await launch(async () => {
  const browser = ensureBrowser();
  console.log(`The tests in the browser use ${browser === 'npm' ? 'the Chromium that npm brings' : browser}.`);
  await install();
  const folder = mkdtempSync(join(tmpdir(), 'bivouac-test-'));
  try {
    const unsound = isDeep
      ? 0
      : await together(folder, [
          ['types (tsc)', (options) => tool('tsc', [], { from: 'typescript', ...options })],
          [
            'lint, format, boundaries (biome)',
            (options) => tool('biome', ['check', '--max-diagnostics=50'], { from: '@biomejs/biome', ...options }),
          ],
          ['nothing unused (knip)', (options) => tool('knip', ['--no-progress'], options)],
        ]);
    if (unsound > 0) {
      console.log(`\nThe tests are not run before this is mended.\n0 passed, ${unsound} failed`);
      return 1;
    }

    const results = join(folder, 'vitest.json');
    const config = isDeep ? ['--config', 'vitest.deep.config.ts'] : [];
    const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`];
    const env = { ...process.env, TEST_SHARE: String(share) };
    const tested = await step('tests (vitest)', () =>
      tool('vitest', ['run', ...config, ...reports, ...asked], { env }),
    );
    const counted =
      isDeep || (await step('every clause tested (ledger)', () => run(runtime(), ['src/cli/main.ts', 'ledger'])));

    const found = numbers(results);
    tell(found);
    // A run that ends badly with every test good has failed all the same: an error outside of any test, or a clause without one.
    const failed = found.failed + (counted ? 0 : 1) + (tested || found.failed > 0 ? 0 : 1);
    console.log(`\n${found.passed} passed, ${failed} failed`);
    return failed === 0 ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
