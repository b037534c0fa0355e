import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inTheWorks } from '../src/games/in-the-works.ts';

const project = join(import.meta.dirname, '..');

/** Every selector of a style sheet, one by one. */
function selectorsOf(css: string): string[] {
  const bare = css.replaceAll(/\/\*.*?\*\//gs, '');
  return [...bare.matchAll(/([^{}]+)\{/g)].flatMap(([, head = '']) => {
    const text = head.trim();
    if (text.startsWith('@') || /^(?:from|to|[\d.]+%)/.test(text)) return [];
    return text.split(/,(?![^()]*\))/).map((selector) => selector.trim());
  });
}

// The style sheets of a game stay when another is opened: what they say without naming the game would be said of that one, too.
const FOLDERS = globSync(['src/games/*', 'test/toy'], { cwd: project })
  .filter((folder) => !folder.endsWith('.ts'))
  // A game in the works may have nothing to be seen yet.
  .filter((folder) => !inTheWorks.some((name) => folder.endsWith(name)));
describe.each(FOLDERS)('%s', (folder) => {
  const selectors = globSync(`${folder}/**/*.css`, { cwd: project }).flatMap((file) =>
    selectorsOf(readFileSync(join(project, file), 'utf8')).map((selector) => ({ file, selector })),
  );
  const prefixes = selectors.flatMap(({ selector }) =>
    [...selector.matchAll(/\.([a-z\d]+)-/g)].map(([, name]) => name),
  );
  const own = Object.entries(Object.groupBy(prefixes, (name) => name ?? '')).sort(
    ([, a = []], [, b = []]) => b.length - a.length,
  )[0]?.[0];

  it('every rule of its style names what is its own', () => {
    expect(selectors.length).toBeGreaterThan(0);
    expect(selectors.filter(({ selector }) => !selector.includes(`.${own}-`))).toEqual([]);
  });
});
