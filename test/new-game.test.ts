import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { layOut, namesOf, shelved } from '../src/cli/new-game.ts';
import { type Copy, copyOfProject } from './laid-out.ts';

const project = join(import.meta.dirname, '..');

describe('the names of a new game', () => {
  it('follow from one', () => {
    expect(namesOf('old-guard', new Set())).toEqual({
      id: 'old-guard',
      camel: 'oldGuard',
      pascal: 'OldGuard',
      title: 'Old guard',
      clauses: 'OLD',
    });
    expect(namesOf('battle-of-the-nations-1813', new Set()).clauses).toBe('BOTN');
  });

  it('begin clauses as no other game does', () => {
    expect(namesOf('old-guard', new Set(['OLD'])).clauses).toBe('OLD2');
    expect(namesOf('old-guard', new Set(['OLD', 'OLD2'])).clauses).toBe('OLD3');
  });

  it.each(['', 'Old', 'old guard', 'old_guard', '-old', 'old-', '1815', '../old', 'old--guard', 'é', 'a'.repeat(41)])(
    "'%s' is none",
    (id) => expect(() => namesOf(id, new Set())).toThrow("can't be the name of a folder"),
  );
});

it('the shelf has its line where the alphabet puts it, and the game comes last', () => {
  const source =
    "import { aEntry } from './a/entry.ts';\nimport { cEntry } from './c/entry.ts';\nimport type { ShelfEntry } from './shelf.ts';\n\nexport const shelf: readonly ShelfEntry[] = [aEntry, cEntry];\n";
  expect(shelved(source, namesOf('b-b', new Set()))).toBe(
    "import { aEntry } from './a/entry.ts';\nimport { bBEntry } from './b-b/entry.ts';\nimport { cEntry } from './c/entry.ts';\nimport type { ShelfEntry } from './shelf.ts';\n\nexport const shelf: readonly ShelfEntry[] = [aEntry, cEntry, bBEntry];\n",
  );
});

it('nothing of the toy is left in what is laid out', () => {
  const laid = layOut(project, namesOf('old-guard', new Set()));
  const left = [...laid].filter(([path, text]) => /picket|PIC\b|grand-garde|\bpic-|test\/toy/i.test(path + text));
  expect(left.map(([path]) => path)).toEqual([]);
  expect(laid.get('src/games/old-guard/rules/round.ts')).toContain("from '../../../kernel/flow.ts'");
  expect(laid.get('src/games/old-guard/test/rules.test.ts')).toContain("from '../../../../test/rule.ts'");
  expect(laid.get('src/games/old-guard/entry.ts')).toContain("from '../shelf.ts'");
  expect(laid.get('src/games/old-guard/entry.ts')).toContain("await import('./game.ts')");
});

describe('new-game', () => {
  let copy: Copy;
  beforeAll(() => {
    copy = copyOfProject();
  });
  afterAll(() => copy.remove());

  it('refuses what it cannot lay out, and then writes nothing', () => {
    const shelf = () => readFileSync(join(copy.root, 'src/games/index.ts'), 'utf8');
    const before = shelf();
    expect(copy.run('bivouac', ['new-game']).code).toBe(2);
    expect(copy.run('bivouac', ['new-game', 'Old Guard'])).toMatchObject({
      code: 2,
      said: expect.stringContaining("can't be"),
    });
    expect(copy.run('bivouac', ['new-game', 'manoeuvre'])).toMatchObject({
      code: 2,
      said: expect.stringContaining('already'),
    });
    expect(shelf()).toBe(before);
  });
});
