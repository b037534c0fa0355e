// Everything that must hold, in order. Arguments go to vitest: `npm test -- kernel` runs the tests whose path has 'kernel'.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { install, launch, root, run, runtime, tool } from './house.mjs';

const results = join(root, 'reports', 'vitest.json');

async function step(name, work) {
  console.log(`\n== ${name}`);
  const start = performance.now();
  const code = await work();
  console.log(`== ${name}: ${code === 0 ? 'good' : 'FAILED'}, ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return code === 0;
}

/** vitest's own numbers; a file that could not even be loaded counts as one failure. */
function numbers() {
  if (!existsSync(results)) return '0 passed, 1 failed';
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(results, 'utf8'));
  const unloaded = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length;
  return `${numPassedTests} passed, ${numFailedTests + unloaded} failed`;
}

await launch(async () => {
  const browser = ensureBrowser();
  console.log(`The tests in the browser use ${browser === 'npm' ? 'the Chromium that npm brings' : browser}.`);
  await install();

  const checks = [
    await step('types (tsc)', () => tool('tsc', [], { from: 'typescript' })),
    await step('lint, format, boundaries (biome)', () =>
      tool('biome', ['check', '--max-diagnostics=50'], { from: '@biomejs/biome' }),
    ),
    await step('nothing unused (knip)', () => tool('knip', ['--no-progress'])),
  ];
  if (checks.includes(false)) return 1;

  rmSync(results, { force: true });
  const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`];
  const tested = await step('tests (vitest)', () => tool('vitest', ['run', ...reports, ...process.argv.slice(2)]));
  const counted =
    !tested ||
    !existsSync(join(root, 'src/cli/ledger.ts')) ||
    (await step('every clause tested (ledger)', () => run(runtime(), ['src/cli/main.ts', 'ledger'])));

  console.log(`\n${numbers()}`);
  return tested && counted ? 0 : 1;
});
