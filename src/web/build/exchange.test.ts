import { describe, expect, it } from 'vitest';
import type { Build, Workshop } from '../../table/workshop.ts';
import { bringIn, fileOf, LARGEST, lineOf } from './exchange.ts';
import { EVERYTHING, found, isEverything } from './gallery.ts';

/** A game in which one builds of two pieces: `blue 5: a 2, b 1`. */
const workshop: Pick<Workshop, 'print' | 'read'> = {
  print: ({ kind, limit, counts }) =>
    `${kind} ${limit}: ${Object.entries(counts)
      .map(([id, n]) => `${id} ${n}`)
      .join(', ')}`,
  read(text) {
    const [, kind, limit, list] = /^(blue|red) (\d+): ?(.*)$/.exec(text) ?? [];
    if (kind === undefined || list === undefined) return null;
    const counts = Object.fromEntries(
      list
        .split(', ')
        .filter((each) => each !== '')
        .map((each) => [each.split(' ')[0] ?? '', Number(each.split(' ')[1])]),
    );
    const unknown = Object.keys(counts).find((id) => id !== 'a' && id !== 'b');
    return unknown === undefined ? { kind, limit: Number(limit), counts } : { clause: 'X-1', text: `no ${unknown}` };
  },
};
const reading = { game: 'picket', workshop, language: 'en', unnamed: 'Nameless' } as const;
const build: Build = { kind: 'blue', limit: 5, counts: { a: 2, b: 1 } };
const empty: Build = { kind: 'red', limit: 9, counts: {} };

describe('from one browser to another', () => {
  it('as a line, also one that a message has broken or indented', () => {
    const line = lineOf('picket', 'The Guard', workshop, build);
    expect(line).toBe('picket | The Guard | blue 5: a 2, b 1');
    expect(bringIn(`\n  ${line.replace(' a 2', '   a 2')}\r\n`, reading)).toEqual([{ name: 'The Guard', build }]);
    expect(bringIn('blue 5: a 2, b 1', reading)).toEqual([{ name: 'Nameless', build }]);
  });

  it('as a file with all of them', () => {
    const builds = [
      { name: 'The Guard', build },
      { name: 'Nothing yet', build: empty },
    ];
    expect(bringIn(fileOf('picket', workshop, builds), reading)).toEqual(builds);
  });
});

describe('what cannot be brought in says why, and brings nothing', () => {
  const good = 'picket | Good | blue 5: a 1';
  it.each([
    ['', { fault: 'empty' }],
    ['  \n ', { fault: 'empty' }],
    ['x'.repeat(LARGEST + 1), { fault: 'too-large' }],
    ['tomorrow at eight', { fault: 'unreadable' }],
    ['{"format":', { fault: 'unreadable' }],
    ['[1, 2]', { fault: 'unreadable' }],
    ['{"format":"bivouac/builds/1","game":"picket","builds":[]}', { fault: 'unreadable' }],
    [
      '{"format":"bivouac/builds/1","game":"picket","builds":[{"name":3,"text":"blue 5: a 1"}]}',
      { fault: 'unreadable' },
    ],
    ['{"seal":"x","save":{"format":"bivouac/save/1"}}', { fault: 'match' }],
    ['{"format":"bivouac/record/1"}', { fault: 'match' }],
    ['chess | Mate | blue 5: a 1', { fault: 'other-game', game: 'chess' }],
    [
      '{"format":"bivouac/builds/1","game":"chess","builds":[{"name":"a","text":"b"}]}',
      { fault: 'other-game', game: 'chess' },
    ],
    ['picket | Odd | blue 5: c 1', { fault: 'refused', objection: { clause: 'X-1', text: 'no c' } }],
    [`${good}\nand so on`, { fault: 'unreadable' }],
  ])('%#', (text, fault) => {
    expect(bringIn(text, reading)).toEqual(fault);
  });
});

describe('what is sought among the pieces', () => {
  const piece = (id: string, name: string, traits: string[], cost: number) => ({
    ...{ id, name, traits, sort: '', most: 2, figures: { cost } },
    does: [{ name: 'Précis', text: `does ${id}` }],
  });
  const part = {
    ...{ id: 'units', name: 'Units', filters: [], sorts: [] },
    pieces: [piece('a', 'Jägers', ['foot'], 1), piece('b', 'Lancers', ['horse'], 3), piece('c', 'Guns', ['foot'], 2)],
  };
  const names = (sought: Partial<typeof EVERYTHING>) =>
    found(part, { ...EVERYTHING, ...sought }, (id) => id !== 'b').map(({ id }) => id);

  it('by name and by what it does, without accents', () => {
    expect(names({})).toEqual(['a', 'b', 'c']);
    expect(names({ text: 'jager' })).toEqual(['a']);
    expect(names({ text: ' PRECIS ' })).toEqual(['a', 'b', 'c']);
    expect(names({ text: 'does c' })).toEqual(['c']);
  });

  it('by a trait, by what can be added, and the dearest first', () => {
    expect(names({ traits: { arm: 'foot', other: '' } })).toEqual(['a', 'c']);
    expect(names({ traits: { arm: 'foot', other: 'horse' } })).toEqual([]);
    expect(names({ addable: true })).toEqual(['a', 'c']);
    expect(names({ sort: 'cost' })).toEqual(['b', 'c', 'a']);
    expect(part.pieces.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  it('whoever seeks nothing sees everything', () => {
    expect(isEverything({ ...EVERYTHING, sort: 'cost', traits: { arm: '' } })).toBe(true);
    expect(
      [{ text: 'x' }, { addable: true }, { traits: { arm: 'foot' } }].some((sought) =>
        isEverything({ ...EVERYTHING, ...sought }),
      ),
    ).toBe(false);
  });
});
