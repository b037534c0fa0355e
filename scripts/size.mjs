// How much script a visitor loads, gzipped: the shell, each game when it is opened to be played, and what is fetched on demand.
// Build first: npm run build.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './house.mjs';

const built = join(root, 'dist/web');
const listed = join(built, '.vite/manifest.json');
const BUDGET = 180_000;
const AIM = 150_000;
/** Parts of a game that are fetched only by those who ask for them: the ledger's texts, the introduction, lessons and the positions arranged for them, what is read before or after a match, packs of one's own, named positions for tools, the room in which armies are built. */
const ON_DEMAND =
  /\/(pack\.ts|arrange\.ts|positions\.ts|case-words\.ts|clauses\.[a-z]+\.ts|introduction\.tsx|guide\.ts|lessons\.ts|study\.ts|workshop\.tsx)$/;

/** The words of a game in one language: a visitor reads one, and here it is the longest. */
const WORDS = /\/text\/[a-z]{2}\.ts$/;

if (!existsSync(listed)) {
  console.error('There is nothing built yet: npm run build');
  process.exit(1);
}

const manifest = JSON.parse(readFileSync(listed, 'utf8'));
const chunks = Object.entries(manifest).filter(([, { file }]) => file.endsWith('.js'));

/** The chunk of that name and all that it imports at once. */
function closure(name, found = new Set()) {
  if (found.has(name)) return found;
  found.add(name);
  for (const other of manifest[name].imports ?? []) closure(other, found);
  return found;
}

const closures = (names) => new Set(names.flatMap((name) => [...closure(name)]));
const sizes = new Map();
function sizeOf(name) {
  const { file } = manifest[name];
  if (!sizes.has(file)) sizes.set(file, gzipSync(readFileSync(join(built, file)), { level: 9 }).length);
  return sizes.get(file);
}
const sum = (names) => [...names].reduce((total, name) => total + sizeOf(name), 0);
const kilo = (bytes) => `${(bytes / 1000).toFixed(1).padStart(6)} kB`;

function print(title, names) {
  console.log(`${kilo(sum(names))}  ${title}`);
  for (const name of [...names].sort((a, b) => sizeOf(b) - sizeOf(a))) {
    if (sizeOf(name) >= 1000) console.log(`          ${kilo(sizeOf(name))}  ${manifest[name].file}`);
  }
}

/** Of parts that are there in each language, the longest: a visitor reads one. */
const longest = (names) => [...names].sort((a, b) => sizeOf(b) - sizeOf(a)).slice(0, 1);

const spoken = longest(chunks.map(([name]) => name).filter((name) => /^src\/web\/words\/[a-z]{2}\.ts$/.test(name)));
const shell = closures([...chunks.filter(([, { isEntry }]) => isEntry).map(([name]) => name), ...spoken]);
print('the shell: pages, keeper and bots', shell);

const dynamic = chunks.filter(([, { isDynamicEntry }]) => isDynamicEntry).map(([name]) => name);
const games = new Set(dynamic.flatMap((name) => /^src\/games\/([^/]+)\//.exec(name)?.[1] ?? []));
const seen = new Set(shell);
for (const game of games) {
  const asked = dynamic.filter((name) => name.startsWith(`src/games/${game}/`) && !ON_DEMAND.test(name));
  const parts = [...asked.filter((name) => !WORDS.test(name)), ...longest(asked.filter((name) => WORDS.test(name)))];
  const own = new Set([...closures(parts)].filter((name) => !shell.has(name)));
  for (const name of own) seen.add(name);
  print(`${game}, when it is opened`, own);
  const total = sum(shell) + sum(own);
  const verdict = total <= AIM ? 'within the aim' : total <= BUDGET ? 'within the budget' : 'ABOVE THE BUDGET';
  console.log(`${kilo(total)}  the shell and ${game}: ${verdict} (budget ${kilo(BUDGET)}, aim ${kilo(AIM)})`);
  if (total > BUDGET) process.exitCode = 1;
}
print(
  'on demand: other pages, the ledgers, packs of one’s own',
  new Set(chunks.map(([name]) => name).filter((name) => !seen.has(name))),
);
