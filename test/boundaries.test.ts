import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** Files by path, each the lines it imports or runs. Linted in a tree of their own, with the project's configuration. */
type Tree = Record<string, string>;

const project = join(import.meta.dirname, '..');

const clean: Tree = {
  'src/kernel/game.ts': 'export const game = 1;',
  'src/grids/hex.ts': "import '../kernel/game.ts';",
  'src/games/index.ts': "import './one/game.ts';\nimport './two/game.ts';",
  'src/text/grammar.ts': "import '../kernel/game.ts';",
  'src/table/controls.tsx': "import '../kernel/game.ts';\nimport '../grids/hex.ts';\nimport '../text/grammar.ts';",
  'src/table/land/hills.ts': "import '../controls.tsx';\nimport '../../grids/hex.ts';",
  'src/games/shelf.ts': "import '../kernel/game.ts';\nimport '../table/controls.tsx';",
  'src/games/one/entry.ts': "import '../shelf.ts';\nimport '../../kernel/game.ts';",
  'src/games/one/game.ts': "import '../../kernel/game.ts';\nimport '../../text/grammar.ts';\nimport './rules/fire.ts';",
  'src/games/one/text/en.ts': "import '../../../text/grammar.ts';",
  'src/games/one/presentation/lesson.tsx': "import '../../../table/controls.tsx';\nimport '../rules/fire.ts';",
  'src/games/one/rules/fire.ts': "import '../../../grids/hex.ts';\nimport '../data/units.ts';",
  'src/games/one/rules/shock/charge.ts': "import '../../../../kernel/game.ts';\nimport '../../data/units.ts';",
  'src/games/one/board/table.tsx':
    "import '../../../table/controls.tsx';\nimport '../data/units.ts';\nimport '../../../grids/hex.ts';",
  'src/games/one/board/land/hill.tsx': "import '../../../../table/controls.tsx';\nimport '../../data/units.ts';",
  'src/games/one/data/units.ts': 'export const units = new Date(0);',
  'src/games/two/game.ts': "import '../../kernel/game.ts';",
  'src/games/two/game.test.ts': "import 'node:fs';\nDate.now();",
  'src/bots/search.ts': "import '../games/index.ts';\nimport '../kernel/game.ts';\nDate.now();",
  'src/keeper/room.ts': "import '../kernel/game.ts';\nDate.now();",
  'src/server/rooms/lobby.ts':
    "import 'node:fs';\nimport '../../keeper/room.ts';\nimport '../../games/index.ts';\nimport '../../bots/search.ts';",
  'src/web/page.tsx': "import 'preact/compat';\nimport '../games/index.ts';\nimport '../bots/search.ts';",
  'src/cli/main.ts': "import '../server/rooms/lobby.ts';\nimport '../web/page.tsx';\nimport '../games/one/game.ts';",
};

const direction = 'style/noRestrictedImports';
const node = 'correctness/noNodejsModules';
const cycle = 'suspicious/noImportCycles';
const pure = 'plugin';

const violations: [title: string, path: string, source: string, rule: string][] = [
  ['the kernel imports no grids', 'src/kernel/a.ts', "import '../grids/hex.ts';", direction],
  ['the kernel imports no games', 'src/kernel/a.ts', "import '../games/index.ts';", direction],
  [
    'the kernel imports no games, from deeper down either',
    'src/kernel/b/a.ts',
    "import '../../games/index.ts';",
    direction,
  ],
  ['the kernel imports no games lazily either', 'src/kernel/a.ts', "await import('../games/index.ts');", direction],
  ['the kernel exports no games either', 'src/kernel/a.ts', "export { game } from '../games/one/game.ts';", direction],
  [
    'the kernel knows no types of games either',
    'src/kernel/a.ts',
    "export type { A } from '../games/index.ts';",
    direction,
  ],
  ['grids import no games', 'src/grids/a.ts', "import '../games/index.ts';", direction],
  ['grids import no bots', 'src/grids/a.ts', "import '../bots/search.ts';", direction],
  ['the shelf imports no bots', 'src/games/a.ts', "import '../bots/search.ts';", direction],
  ['games import no bots', 'src/games/one/bot.ts', "import '../../bots/search.ts';", direction],
  ['rules import no server', 'src/games/one/rules/a.ts', "import '../../../server/rooms/lobby.ts';", direction],
  ['boards import no web', 'src/games/one/board/a.tsx', "import '../../../web/page.tsx';", direction],
  ['the keeper knows no games', 'src/keeper/a.ts', "import '../games/index.ts';", direction],
  ['the keeper knows no pages', 'src/keeper/a.ts', "import '../web/page.tsx';", direction],
  ['the keeper knows no server', 'src/keeper/a.ts', "import '../server/rooms/lobby.ts';", direction],
  ['the kernel imports no keeper', 'src/kernel/a.ts', "import '../keeper/room.ts';", direction],
  ['games import no keeper', 'src/games/one/a.ts', "import '../../keeper/room.ts';", direction],
  ['no Node in the keeper', 'src/keeper/a.ts', "import 'node:fs';", node],
  ['bots import no server', 'src/bots/a.ts', "import '../server/rooms/lobby.ts';", direction],
  ['bots import no web', 'src/bots/a.ts', "import '../web/page.tsx';", direction],
  ['the server imports no web', 'src/server/a.ts', "import '../web/page.tsx';", direction],
  ['the server imports no cli', 'src/server/rooms/a.ts', "import '../../cli/main.ts';", direction],
  ['the server knows no single game', 'src/server/rooms/a.ts', "import '../../games/one/game.ts';", direction],
  ['the web imports no server', 'src/web/a.tsx', "import '../server/rooms/lobby.ts';", direction],
  ['the web imports no cli', 'src/web/rooms/a.tsx', "import '../../cli/main.ts';", direction],
  ['the web knows no single game', 'src/web/a.tsx', "import '../games/one/board/table.tsx';", direction],
  ['a game imports no other game', 'src/games/two/a.ts', "import '../one/data/units.ts';", direction],
  ['a game imports no shelf', 'src/games/two/a.ts', "import '../index.ts';", direction],
  ['a board imports no shelf', 'src/games/two/board/a.tsx', "import '../../index.ts';", direction],
  ['rules import no other game', 'src/games/two/rules/a.ts', "import '../../one/data/units.ts';", direction],
  ['deep rules import no other game', 'src/games/two/rules/b/a.ts', "import '../../../one/game.ts';", direction],
  ['a board imports no other game', 'src/games/two/board/a.tsx', "import '../../one/data/units.ts';", direction],
  [
    'a deep board imports no other game',
    'src/games/two/board/b/a.tsx',
    "import '../../../one/data/units.ts';",
    direction,
  ],
  ['rules import no drawing', 'src/games/two/rules/a.ts', "import '../../../table/controls.tsx';", direction],
  ['words import no drawing', 'src/games/two/text/en/a.ts', "import '../../../../table/controls.tsx';", direction],
  ['the doorway of a game imports no drawing', 'src/games/two/a.ts', "import '../../table/controls.tsx';", direction],
  ['a table imports no game', 'src/table/a.tsx', "import '../games/one/game.ts';", direction],
  ['a table imports no page', 'src/table/land/a.tsx', "import '../../web/page.tsx';", direction],
  ['the text machine imports no table', 'src/text/a.ts', "import '../table/controls.tsx';", direction],
  ['the text machine imports no game', 'src/text/a.ts', "import '../games/one/game.ts';", direction],
  ['grids import no words', 'src/grids/a.ts', "import '../text/grammar.ts';", direction],
  ['the kernel imports no table', 'src/kernel/a.ts', "import '../table/controls.tsx';", direction],
  ['a board imports no rules', 'src/games/one/board/a.tsx', "import '../rules/fire.ts';", direction],
  ['a deep board imports no rules', 'src/games/one/board/b/a.tsx', "import '../../rules/fire.ts';", direction],
  ['no Node in the kernel', 'src/kernel/a.ts', "import 'node:fs';", node],
  ['no Node in the grids', 'src/grids/a.ts', "import 'node:fs';", node],
  ['no Node in the games', 'src/games/one/rules/a.ts', "import 'node:crypto';", node],
  ['no Node in the bots', 'src/bots/a.ts', "import 'node:worker_threads';", node],
  ['no Node in the web', 'src/web/a.tsx', "import 'node:path';", node],
  ['no Math.random in the kernel', 'src/kernel/a.ts', 'export const a = Math.random();', pure],
  ['no Math.random handed on', 'src/kernel/a.ts', 'export const a = { random: Math.random };', pure],
  ['no Date.now in the grids', 'src/grids/a.ts', 'export const a = Date.now();', pure],
  ['no performance.now in the games', 'src/games/one/a.ts', 'export const a = performance.now();', pure],
  ['no new Date() in the games', 'src/games/one/rules/a.ts', 'export const a = new Date();', pure],
  ['no circles', 'src/kernel/a.ts', "import './circle.ts';", cycle],
];

describe('imports go one way, and rules are pure', () => {
  let folder = '';
  let ofClean: string[] = [];
  let ofGuilty: string[] = [];

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'bivouac-boundaries-'));
    const guilty = violations.map(([, path, source], i) => [numbered(path, i), source] as const);
    const circle: Tree = { 'src/kernel/circle.ts': `import './${basename(guilty.at(-1)?.[0] ?? '')}';` };
    ofClean = lint(plant(join(folder, 'clean'), clean));
    ofGuilty = lint(plant(join(folder, 'guilty'), { ...clean, ...circle, ...Object.fromEntries(guilty) }));
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('a tree that keeps the rules passes', () => {
    expect(ofClean).toEqual([]);
  });

  it.each(violations.map(([title, path, , rule], i) => ({ title, path: numbered(path, i), rule })))(
    '$title',
    ({ path, rule }) => expect(ofGuilty.filter((report) => report.startsWith(path))).toEqual([`${path} ${rule}`]),
  );
});

/** All violations stand in one tree, each in a file of its own. */
function numbered(path: string, i: number): string {
  return path.replace(/\w+(\.\w+)$/, `v${i}$1`);
}

function plant(at: string, tree: Tree): string {
  for (const [path, source] of Object.entries(tree)) {
    mkdirSync(dirname(join(at, path)), { recursive: true });
    writeFileSync(join(at, path), `${source}\n`);
  }
  cpSync(join(project, 'biome.json'), join(at, 'biome.json'));
  cpSync(join(project, 'lint'), join(at, 'lint'), { recursive: true });
  return at;
}

/** What Biome reports of a tree, as 'path rule', sorted. */
function lint(tree: string): string[] {
  const biome = join(project, 'node_modules/.bin/biome');
  const { stdout } = spawnSync(biome, ['lint', '--reporter=json', '--max-diagnostics=none'], {
    cwd: tree,
    encoding: 'utf8',
  });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { category: string; location: { path: string } }[] };
  return diagnostics.map((d) => `${d.location.path} ${d.category.replace('lint/', '')}`).sort();
}
