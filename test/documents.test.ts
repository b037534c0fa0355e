import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commands } from '../src/cli/bivouac.ts';
import { shelf } from '../src/games/index.ts';
import { readOptions } from '../src/kernel/options.ts';

// What the documents name is there: a file that was moved, a command that was renamed, an option that has other values.

const cwd = join(import.meta.dirname, '..');
const tree = ['*', '{src,test,docs,scripts,examples,cases,.ci}/**'].flatMap((from) => globSync(from, { cwd }));
const documents = globSync(['*.md', '{src,test,docs}/**/*.md'], { cwd })
  .filter((file) => !file.endsWith('ledger.md'))
  .map((file) => [file, readFileSync(join(cwd, file), 'utf8')] as const);

const ENDING = /\.(?:ts|tsx|mjs|css|md|json|png)$/;

/** The files and folders that a text names; in capitals stands what is a file's own. */
function pathsIn(text: string): Set<string> {
  const said = [...text.matchAll(/`([^`\n]+)`|\]\(([^)#]+)/g)].flatMap(([, code, link]) =>
    (code ?? link ?? '').split(/[\s,()]+/),
  );
  const plain = said.filter((word) => /^\w[\w./*-]*$/.test(word.replace(/^(?:\.\.?\/)+/, '')));
  const paths = plain.filter((word) => ENDING.test(word) || /^(?:src|test|docs|scripts|examples)\/|\w\/$/.test(word));
  return new Set(paths.map((path) => path.replace(/^(?:\.\.?\/)+/, '').replace(/\/$/, '')));
}

function isThere(path: string): boolean {
  const shape = path.replaceAll(/[.+]/g, '\\$&').replaceAll(/\*+|\b[A-Z]{4,}\b(?!\\\.md)/g, '[^/]+');
  return tree.some((file) => new RegExp(`(?:^|/)${shape}$`).test(file));
}

const { scripts } = JSON.parse(readFileSync(join(cwd, 'package.json'), 'utf8'));
const games = await Promise.all(shelf.map((entry) => entry.load()));

describe.each(documents)('%s', (_file, text) => {
  it('names files that are there', () => {
    expect([...pathsIn(text)].filter((path) => !isThere(path))).toEqual([]);
  });

  it('names commands that are there', () => {
    const [ran, asked] = [/\bnpm run (?:-s )?([\w:-]+)/g, /\bbivouac -- ([a-z][\w-]*)/g].map((shape) =>
      [...text.matchAll(shape)].map(([, name = '']) => name),
    );
    expect(ran?.filter((name) => !(name in scripts))).toEqual([]);
    expect(asked?.filter((name) => !(name in commands))).toEqual([]);
  });

  it('sets options that the games have', () => {
    for (const [line, id] of text.matchAll(/\bsimulate ([a-z\d-]+) [^`\n]*/g)) {
      const game = games.find((each) => each.id === id);
      const set = Object.fromEntries([...line.matchAll(/--set (\w+)=([\w-]+)/g)].map(([, key, value]) => [key, value]));
      expect(game && readOptions(game.options, set), line).not.toHaveProperty('error');
    }
  });
});
