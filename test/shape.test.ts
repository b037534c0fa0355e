import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { partOf, SHAPE, shapeTable, WITHIN } from '../src/cli/shape.ts';
import { inTheWorks } from '../src/games/in-the-works.ts';
import { shelf } from '../src/games/index.ts';

// Whoever knows one game finds his way in any other: the folders are all of one shape, and one line puts a game on the shelf.

const project = join(import.meta.dirname, '..');
const games = join(project, 'src/games');

function filesBelow(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return files.map((file) => relative(folder, file).split(sep).join('/')).sort();
}

const folders = readdirSync(games, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const whole = folders.filter((name) => !inTheWorks.includes(name));

/** The games of the shelf, and the toy from which new ones are laid out. */
const places = [
  ...whole.map((name) => [name, join(games, name)] as const),
  ['picket', join(project, 'test/toy')] as const,
];

describe.each(places)('the folder of %s', (name, folder) => {
  const files = filesBelow(folder);
  const named = (path: string) => path.replace('GAME', name);
  const has = (path: string) => files.some((file) => (path.endsWith('/') ? file.startsWith(path) : file === path));

  it('has what every game has', () => {
    const wanted = [...SHAPE.filter((part) => part.always).map(({ path }) => path), ...WITHIN];
    expect(wanted.map(named).filter((path) => !has(path))).toEqual([]);
  });

  it('has nothing that a game does not have', () => {
    expect(files.filter((file) => partOf(file) === undefined)).toEqual([]);
  });

  it('says the same in both languages: for each file of words there is its twin', () => {
    const other = { en: 'fr', fr: 'en' } as const;
    const twin = (file: string) =>
      file.replace(/(?<=[/.])(en|fr)(?=[/.])/, (language) => other[language === 'en' ? 'en' : 'fr']);
    expect(files.filter((file) => file.startsWith('text/') && !files.includes(twin(file)))).toEqual([]);
  });

  it('tests its rules in test/, each clause by its name', () => {
    expect(files.some((file) => /^test\/.+\.test\.tsx?$/.test(file))).toBe(true);
    const prefix = /^\s*[-*]\s+[*`]*([A-Z][A-Z0-9]*)-/m.exec(readFileSync(join(folder, 'ledger.md'), 'utf8'))?.[1];
    expect(prefix).toBeDefined();
  });
});

describe.each(inTheWorks)('%s, which is in the works', (name) => {
  it('has a folder of its own with nothing in it that a game does not have', () => {
    expect(folders).toContain(name);
    expect(filesBelow(join(games, name)).filter((file) => partOf(file) === undefined)).toEqual([]);
  });

  it('is on no shelf, and no page leads to it', () => {
    expect(shelf.map(({ id }) => id)).not.toContain(name);
    const source = readFileSync(join(games, 'index.ts'), 'utf8');
    expect(source).not.toContain(name);
  });
});

describe('the shelf', () => {
  it('has every folder on it, each once, in a line of its own', () => {
    expect(shelf.map(({ id }) => id).sort()).toEqual(whole.sort());
    const source = readFileSync(join(games, 'index.ts'), 'utf8');
    for (const name of whole) expect(source.split(`'./${name}/entry.ts'`).length - 1, name).toBe(1);
  });

  it('can show each game before its rules are loaded, with all that the pages ask for', () => {
    for (const { id, blurb, cover, present, positions } of shelf)
      expect([blurb, cover, present, positions].includes(undefined), id).toBe(false);
  });
});

/** Files that may speak of one game: those of its own name, goldens, fixtures, and tests for which a game is the example. */
const MAY_NAME_A_GAME = [
  /^src\/games\//,
  /\.test\.tsx?$/,
  /^test\/(?:conformance\/subjects\.ts$|e2e\/support\/|fixtures\/|golden\/)/,
  // The pictures of the pages, the figures of two known tables, and which games are heavier than they should be.
  /^scripts\/(?:pictures|figures|hex-figures|touches|weights|screens\/far)\.mjs$/,
];

it('nothing outside its folder knows a single game', () => {
  const files = ['src', 'test', 'scripts'].flatMap((folder) =>
    filesBelow(join(project, folder)).map((file) => `${folder}/${file}`),
  );
  const names = new RegExp(`(?<![\\w-])(?:${folders.join('|')})(?![\\w-])`);
  const ownName = (file: string) => file.split('/').some((part) => folders.some((name) => part.startsWith(name)));
  const told = files.filter((file) => {
    if (!/\.(?:tsx?|mjs|css)$/.test(file) || ownName(file)) return false;
    if (MAY_NAME_A_GAME.some((allowed) => allowed.test(file))) return false;
    const code = readFileSync(join(project, file), 'utf8').replace(/^\s*(?:\/\/|\/?\*).*$/gm, '');
    return names.test(code);
  });
  expect(told).toEqual([]);
});

it('the page on the architecture shows this shape', () => {
  const page = readFileSync(join(project, 'docs/architecture.md'), 'utf8').replaceAll('\r\n', '\n');
  const shown = /## A game's folder\n[\s\S]*?(\| file [\s\S]*?)\n\n/.exec(page)?.[1];
  expect(shown, `docs/architecture.md should show:\n\n${shapeTable()}\n`).toBe(shapeTable());
});
