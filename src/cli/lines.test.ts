import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { countsOf, linesOf, linesWith } from './lines.ts';
import { ROLES, roleOf } from './shape.ts';

test.each([
  ['a.ts', 'const a = 1;\n\n// why\nconst b = 2; // beside\n', { code: 2, comments: 1, blank: 1 }],
  ['a.ts', '/** one */\n/**\n * two\n\n * three\n */\nconst a = 1;\n', { code: 1, comments: 5, blank: 1 }],
  ['a.tsx', '{/* drawn */}\n<p>\n</p>\n', { code: 2, comments: 1, blank: 0 }],
  ['a.css', '/* ink */\na {\n}\n', { code: 2, comments: 1, blank: 0 }],
  ['a.md', '# A page\n\n// no comment\n', { code: 2, comments: 0, blank: 1 }],
  ['a.json', '{ "a":\n1 }', { code: 2, comments: 0, blank: 0 }],
])('lines of %s: %j', (path, text, counted) => {
  expect(linesOf(path, text)).toEqual(counted);
});

test.each([
  ['rules/fire.ts', 'rules'],
  ['setup.ts', 'rules'],
  ['why-not.ts', 'reasons'],
  ['why/combat.ts', 'reasons'],
  ['why/combat.test.ts', 'tests'],
  ['notation.ts', 'choices'],
  ['view.ts', 'position, view'],
  ['standing.ts', 'position, view'],
  ['data/schema.ts', 'data code'],
  ['data/one.json', 'data'],
  ['data/PROVENANCE.md', 'docs'],
  ['text/text.ts', 'text'],
  ['text/en.ts', 'text en'],
  ['text/fr/events.ts', 'text fr'],
  ['text/clauses/fr/war.ts', 'text fr'],
  ['text/clauses.en.ts', 'text en'],
  ['board/words.fr.ts', 'text fr'],
  ['board/land/relief.ts', 'board'],
  ['board/board.css', 'style'],
  ['dress/guide.ts', 'presentation'],
  ['presentation/introduction.css', 'style'],
  ['game.ts', 'doorway'],
  ['stray.ts', null],
])('the role of %s is %s', (path, role) => {
  expect(roleOf(path)).toBe(role);
});

test('what stands outside a game but knows one is counted with it, and what was played is not counted', () => {
  const counts = countsOf(
    new Map([
      ['src/games/one/game.ts', 'a\n'],
      ['src/games/index.ts', 'a\n'],
      ['test/conformance/one-secrets.ts', 'a\nb\n'],
      ['test/conformance/walk.ts', 'a\n'],
      ['src/web/page.tsx', 'a\n'],
      ['src/web/page.css', 'a\n'],
    ]),
  );
  const code = (place: string, role: string) => counts.get(place)?.get(role)?.code;
  expect([code('one', 'doorway'), code('one', 'tests'), code('src/games', 'code'), code('test', 'tests')]).toEqual([
    1, 2, 1, 1,
  ]);
  expect([code('src/web', 'code'), code('src/web', 'style')]).toEqual([1, 1]);
});

describe('lines', () => {
  let root = '';
  const write = (path: string, lines: readonly string[]) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), `${lines.join('\n')}\n`);
  };
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd: root, stdio: 'pipe' });

  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'bivouac-lines-'));
    write('src/games/one/rules/turn.ts', ['// 1', 'a', 'b', '', 'é']);
    write('src/games/one/dress/guide.ts', ['a']);
    write('src/games/two/rules/turn.ts', ['a']);
    write('src/games/typeset.ts', ['a']);
    write('test/golden/one/a.json', ['a', 'b']);
    write('scripts/a.mjs', ['a']);
    write('src/attic/a.ts', ['a']);
    git('init', '-q');
    git('add', '.');
    git('commit', '-q', '-m', 'a');
    mkdirSync(join(root, 'src/games/one/presentation'));
    renameSync(join(root, 'src/games/one/dress/guide.ts'), join(root, 'src/games/one/presentation/guide.ts'));
    mkdirSync(join(root, 'src/text'));
    renameSync(join(root, 'src/games/typeset.ts'), join(root, 'src/text/typeset.ts'));
    write('src/games/one/rules/turn.ts', ['a']);
    write('src/games/one/rules/fire.ts', ['a', 'b', 'c', 'd']);
  });

  afterAll(() => rmSync(root, { recursive: true, force: true }));

  async function told(...args: string[]): Promise<string> {
    const log = vi.spyOn(console, 'log').mockReturnValue();
    try {
      expect(await linesWith(root).run(args)).toBe(0);
      return log.mock.calls.flat().join('\n');
    } finally {
      log.mockRestore();
    }
  }

  const row = (table: string, name: string) =>
    table
      .split('\n')
      .find((line) => line.startsWith(name))
      ?.split(/\s\s+/);

  test('sets the games side by side, a row for each role, with sums', async () => {
    const table = await told();
    expect(row(table, 'games')).toEqual(['games', 'one', 'two']);
    expect(row(table, 'rules')).toEqual(['rules', '5', '0', '0', '1', '0', '0']);
    expect(row(table, 'without tests and data')?.slice(1, 5)).toEqual(['6', '0', '0', '1']);
    for (const role of ROLES) expect(row(table, role)).toBeDefined();
    expect(row(table, 'scripts')?.slice(0, 4)).toEqual(['scripts', '1', '0', '0']);
    // Also a room that nobody has told of.
    expect(row(table, 'src/attic')?.slice(0, 4)).toEqual(['src/attic', '1', '0', '0']);
    expect(table).not.toContain('golden');
  });

  test('sets them against a revision, whatever folders were called then', async () => {
    const table = await told('--base', 'HEAD');
    expect(row(table, 'rules')).toEqual(['rules', '3', '5', '+2', '1', '1', '=']);
    expect(row(table, 'presentation')?.slice(0, 4)).toEqual(['presentation', '1', '1', '=']);
    expect(row(table, 'src/text')?.slice(0, 4)).toEqual(['src/text', '1', '1', '=']);
  });

  test('tells of one game, and as data', async () => {
    expect(row(await told('two'), 'games')).toEqual(['games', 'two']);
    const { now, before } = JSON.parse(await told('one', '--json', '--base', 'HEAD'));
    expect(now.one.rules).toEqual({ code: 5, comments: 0, blank: 0 });
    expect(before.one.rules).toEqual({ code: 3, comments: 1, blank: 1 });
  });

  test('refuses a game or a revision that there is not', async () => {
    await expect(linesWith(root).run(['three'])).rejects.toThrow("There is no game 'three'. There are: one, two.");
    await expect(linesWith(root).run(['--base', 'nowhere'])).rejects.toThrow("There is no revision 'nowhere' here.");
  });
});
