import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Build } from '../../table/workshop.ts';
import { addBuild, buildsOf, forgetBuild, keepBuild, LONGEST_NAME, nameAmong, readBuild, readList } from './kept.ts';

const BUILD: Build = { kind: 'blue', limit: 900, counts: { line: 3, guns: 1 } };

/** The storage of a browser, which can be full or denied. */
function storage(error: () => DOMException | null) {
  const kept = new Map<string, string>();
  const guarded = <T>(work: () => T): T => {
    const wrong = error();
    if (wrong !== null) throw wrong;
    return work();
  };
  return {
    kept,
    getItem: (key: string) => guarded(() => kept.get(key) ?? null),
    setItem: (key: string, value: string) => guarded(() => kept.set(key, value)),
  };
}

let wrong: DOMException | null = null;
let browser = storage(() => wrong);
let game = 0;
/** Each test has a game of its own: what was looked at stays looked at, as on a page. */
let id = '';
const key = () => `bivouac/builds/${id}`;

beforeEach(() => {
  wrong = null;
  browser = storage(() => wrong);
  id = `game-${++game}`;
  vi.stubGlobal('localStorage', browser);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('what was built is kept', () => {
  it('under a name of its own, the last one first, and a page that is opened later finds it', () => {
    const first = addBuild(id, 'The Guard', BUILD);
    const second = addBuild(id, 'The Guard', { ...BUILD, limit: 1000 });
    expect(second.name).toBe('The Guard 2');
    expect(second.id).not.toBe(first.id);
    keepBuild(id, { ...first, name: 'Old Guard', changed: first.changed + 10 });
    expect(buildsOf(id).list.map(({ name }) => name)).toEqual(['Old Guard', 'The Guard 2']);
    expect(readList(browser.kept.get(key()) ?? null)).toEqual(buildsOf(id).list);
  });

  it('is forgotten and comes back as it was', () => {
    const kept = addBuild(id, 'The Guard', BUILD);
    forgetBuild(id, kept.id);
    expect(buildsOf(id).list).toEqual([]);
    keepBuild(id, kept);
    expect(readList(browser.kept.get(key()) ?? null)).toEqual([kept]);
  });

  it('beside what another page has kept in the meantime', () => {
    const mine = addBuild(id, 'Mine', BUILD);
    const theirs = { ...mine, id: 'theirs', name: 'Theirs' };
    browser.kept.set(key(), JSON.stringify([mine, theirs]));
    addBuild(id, 'Another', BUILD);
    expect(
      buildsOf(id)
        .list.map(({ name }) => name)
        .sort(),
    ).toEqual(['Another', 'Mine', 'Theirs']);
  });
});

describe('trouble of the storage', () => {
  it.each([
    ['QuotaExceededError', 'full'],
    ['SecurityError', 'denied'],
  ])(
    '%s: it is said, nothing that was built is lost on the page, and it is kept when there is room again',
    (name, trouble) => {
      addBuild(id, 'Kept', BUILD);
      wrong = new DOMException('no', name);
      addBuild(id, 'Not kept', BUILD);
      addBuild(id, 'Nor this', BUILD);
      expect(buildsOf(id).trouble).toBe(trouble);
      expect(buildsOf(id).list).toHaveLength(3);
      wrong = null;
      addBuild(id, 'Again', BUILD);
      expect(buildsOf(id).trouble).toBeNull();
      expect(readList(browser.kept.get(key()) ?? null)).toHaveLength(4);
    },
  );

  it('what cannot be read is laid aside, not overwritten', () => {
    browser.kept.set(key(), '[{"id":');
    expect(buildsOf(id)).toEqual({ list: [], trouble: 'damaged' });
    addBuild(id, 'New', BUILD);
    expect(browser.kept.get(`${key()}/damaged`)).toBe('[{"id":');
    expect(buildsOf(id).trouble).toBeNull();
    expect(readList(browser.kept.get(key()) ?? null)).toHaveLength(1);
  });
});

describe('what is read', () => {
  it('pieces of which there are none are left out', () => {
    expect(readBuild({ ...BUILD, counts: { line: 3, guns: 0 } })).toEqual({ ...BUILD, counts: { line: 3 } });
  });

  it.each([
    null,
    [],
    'text',
    { ...BUILD, kind: 7 },
    { ...BUILD, limit: -1 },
    { ...BUILD, limit: 1.5 },
    { ...BUILD, counts: [] },
    { ...BUILD, counts: { line: 100 } },
    { ...BUILD, counts: { line: '3' } },
  ])('%j is nothing that was built', (value) => {
    expect(readBuild(value)).toBeNull();
  });

  it('a list with one that is none is damaged', () => {
    expect(readList('[{"id":"a"}]')).toBeNull();
    expect(readList('{}')).toBeNull();
    expect(readList(null)).toEqual([]);
  });
});

it('a name is one line, of a length that can be read, and nobody else’s', () => {
  expect(nameAmong('  The\n|  Guard ', [])).toBe('The Guard');
  expect(nameAmong('The Guard', ['The Guard', 'The Guard 2'])).toBe('The Guard 3');
  const long = nameAmong('x'.repeat(200), ['x'.repeat(LONGEST_NAME)]);
  expect(long.length).toBeLessThanOrEqual(LONGEST_NAME);
  expect(long).toMatch(/x 2$/);
});
