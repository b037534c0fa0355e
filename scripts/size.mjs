// Prints how much script a visitor loads: the shell, each game when it is opened to be played, and what is fetched on demand.
// Build first: npm run build.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './house.mjs';
import { AIM, BUDGET, budgetOf, weights } from './weights.mjs';

const built = join(root, 'dist/web');
if (!existsSync(join(built, '.vite/manifest.json'))) {
  console.error('There is nothing built yet: npm run build');
  process.exit(1);
}

const kilo = (bytes) => `${(bytes / 1000).toFixed(1).padStart(6)} kB`;

function print(title, { files, bytes }) {
  console.log(`${kilo(bytes)}  ${title}`);
  for (const { file, bytes } of files) if (bytes >= 1000) console.log(`          ${kilo(bytes)}  ${file}`);
}

const { shell, games, rest } = weights(built);
print('the shell: pages, keeper and bots', shell);
if (shell.bytes > BUDGET.shell) process.exitCode = 1;
for (const [game, own] of Object.entries(games)) {
  print(`${game}, when it is opened`, own);
  const total = shell.bytes + own.bytes;
  const budget = budgetOf(game);
  const verdict = total <= AIM ? 'within the aim' : total <= budget ? 'within the budget' : 'ABOVE THE BUDGET';
  console.log(`${kilo(total)}  the shell and ${game}: ${verdict} (budget ${kilo(budget)}, aim ${kilo(AIM)})`);
  console.log(`${kilo(own.bots.bytes)}  what its bots know of it, once one thinks`);
  if (total > budget) process.exitCode = 1;
}
print('on demand: other pages, the ledgers, packs of one’s own', rest);
