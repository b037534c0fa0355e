import { describe, expect, test } from 'vitest';
import { notInOrder, pointed, toPlain, type Unlike, unlike } from './compare.ts';
import type { Plain } from './plain.ts';

describe('a part of a value', () => {
  test.each<[string, Plain, Plain]>([
    ['fewer keys', { a: 1 }, { a: 1, b: 2 }],
    ['fewer keys deep inside', { a: { b: [{ c: 1 }] } }, { a: { b: [{ c: 1, d: 2 }], e: 3 } }],
    ['no keys of an object', {}, { a: 1 }],
    ['no keys of a list', {}, [1, 2]],
    ['some items of a list by number', { 1: 'b', 2: 'c' }, ['a', 'b', 'c']],
    ['an item with two digits', { 10: 'x' }, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 'x']],
    ['an equal list', [1, 'x', null], [1, 'x', null]],
    ['an empty list', [], []],
    ['equal simple values', 'x', 'x'],
    ['null', null, null],
    ['false', false, false],
  ])('fits: %s', (_name, expected, found) => expect(unlike(expected, found)).toEqual([]));

  test.each<[string, Plain, Plain | undefined, readonly Unlike[]]>([
    ['another number', 1, 2, [{ at: '', expected: 1, found: 2 }]],
    ['another type', 1, '1', [{ at: '', expected: 1, found: '1' }]],
    ['null and zero', null, 0, [{ at: '', expected: null, found: 0 }]],
    ['nothing at all', null, undefined, [{ at: '', expected: null }]],
    ['no list at all', [], undefined, [{ at: '', expected: [] }]],
    ['no object at all', {}, undefined, [{ at: '', expected: {} }]],
    ['a missing key', { a: 1 }, { b: 1 }, [{ at: '/a', expected: 1 }]],
    ['a key that is only inherited', { toString: 1 }, {}, [{ at: '/toString', expected: 1 }]],
    ['a missing item', { 3: 1 }, [1, 2], [{ at: '/3', expected: 1 }]],
    ['no number of an item', { length: 2 }, [1, 2], [{ at: '/length', expected: 2 }]],
    ['a number with a zero before it', { '01': 2 }, [1, 2], [{ at: '/01', expected: 2 }]],
    ['a longer list', [1], [1, 2], [{ at: '', expected: [1], found: [1, 2] }]],
    ['a list where there is an object', [1], { 0: 1 }, [{ at: '', expected: [1], found: { 0: 1 } }]],
    ['an object where there is a number', { a: 1 }, 1, [{ at: '', expected: { a: 1 }, found: 1 }]],
    ['a length where there is a text', { length: 3 }, 'abc', [{ at: '', expected: { length: 3 }, found: 'abc' }]],
    ['an object where there is null', { a: 1 }, null, [{ at: '', expected: { a: 1 }, found: null }]],
    [
      'several at once, each by its place',
      { a: [1, { b: 2 }], 'c/d~e': 3 },
      { a: [9, { b: 8 }], 'c/d~e': 7 },
      [
        { at: '/a/0', expected: 1, found: 9 },
        { at: '/a/1/b', expected: 2, found: 8 },
        { at: '/c~1d~0e', expected: 3, found: 7 },
      ],
    ],
  ])('does not fit: %s', (_name, expected, found, wrong) => expect(unlike(expected, found)).toStrictEqual(wrong));

  test('is named from where the comparison began', () => {
    expect(unlike({ a: 1 }, { a: 2 }, '/x/y')).toEqual([{ at: '/x/y/a', expected: 1, found: 2 }]);
  });
});

describe('a JSON pointer', () => {
  const value: Plain = { a: [10, { 'b/c': 1, 'd~e': 2, '': 3 }], n: null, s: 'abc' };

  test.each<[string, Plain | undefined]>([
    ['', value],
    ['/a', [10, { 'b/c': 1, 'd~e': 2, '': 3 }]],
    ['/a/0', 10],
    ['/a/1/b~1c', 1],
    ['/a/1/d~0e', 2],
    ['/a/1/', 3],
    ['/n', null],
    ['/n/x', undefined],
    ['/s/length', undefined],
    ['/s/0', undefined],
    ['/a/0/x', undefined],
    ['/a/2', undefined],
    ['/a/2/x', undefined],
    ['/a/-', undefined],
    ['/a/00', undefined],
    ['/a/0.0', undefined],
    ['/a/length', undefined],
    ['/toString', undefined],
    ['a', undefined],
    ['x/a', undefined],
  ])("'%s'", (pointer, found) => expect(pointed(value, pointer)).toEqual(found));
});

test('a pointer begins with a stroke', () => {
  expect(pointed({ '': 1 }, 'x')).toBeUndefined();
  expect(pointed({ '': 1 }, '/')).toBe(1);
});

describe('parts in order', () => {
  const found: Plain[] = [{ k: 'a', n: 1 }, { k: 'b' }, { k: 'a', n: 2 }];

  test('others may stand between them', () => {
    expect(notInOrder([{ k: 'a' }, { k: 'a' }], found)).toBeNull();
    expect(notInOrder([{ n: 1 }, { k: 'b' }, { n: 2 }], found)).toBeNull();
    expect(notInOrder([], found)).toBeNull();
    expect(notInOrder([], [])).toBeNull();
  });

  test('the first that is missing is named, with what was left to search', () => {
    expect(notInOrder([{ k: 'b' }, { n: 1 }], found)).toEqual({
      at: '/1',
      expected: { n: 1 },
      found: [{ k: 'a', n: 2 }],
    });
    expect(notInOrder([{ k: 'c' }, { k: 'b' }], found)).toEqual({ at: '/0', expected: { k: 'c' }, found });
    expect(notInOrder([{ k: 'b' }, { k: 'b' }], found)).toEqual({
      at: '/1',
      expected: { k: 'b' },
      found: [{ k: 'a', n: 2 }],
    });
  });
});

test('what is not plain does not arrive', () => {
  expect(toPlain({ a: undefined, b: [1], c: 'x' })).toEqual({ b: [1], c: 'x' });
});
