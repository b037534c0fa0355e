// How much script a visitor loads: the shell, and each game when it is opened. Build first: npm run build.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './house.mjs';

const built = join(root, 'dist/web');
const BUDGET = 180_000;

function filesOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

if (!existsSync(built)) {
  console.error('There is nothing built yet: npm run build');
  process.exit(1);
}

const rows = filesOf(built)
  .filter((path) => path.endsWith('.js') || path.endsWith('.css'))
  .map((path) => {
    const data = readFileSync(path);
    return { name: path.slice(built.length + 1), raw: data.length, gzipped: gzipSync(data, { level: 9 }).length };
  })
  .sort((a, b) => b.gzipped - a.gzipped);

const kilo = (bytes) => `${(bytes / 1000).toFixed(1).padStart(7)} kB`;
for (const { name, raw, gzipped } of rows) console.log(`${kilo(gzipped)} gzipped ${kilo(raw)}  ${name}`);

const scripts = rows.filter(({ name }) => name.endsWith('.js') && name !== 'sw.js');
const total = scripts.reduce((sum, { gzipped }) => sum + gzipped, 0);
console.log(
  `${kilo(total)} gzipped: all scripts (the shell, its workers, every game); budget ${BUDGET / 1000} kB for the shell and one game`,
);
process.exitCode = total > BUDGET ? 1 : 0;
