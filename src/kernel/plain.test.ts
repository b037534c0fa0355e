import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hashOf } from './hash.ts';
import { canonical, copyPlain, same, withQuickWords } from './plain.ts';

const forged: unknown = JSON.parse('{"__proto__":{"polluted":1},"a":[1]}');

describe('withQuickWords', () => {
  test('is the same value, keys and lists in their order, for any plain data', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => JSON.stringify(withQuickWords(value)) === JSON.stringify(value)));
    expect(JSON.stringify(withQuickWords(forged))).toBe(JSON.stringify(forged));
  });

  test('shares no part that could be changed', () => {
    const value = { a: [{ b: '12' }] };
    const copy = withQuickWords(value);
    expect(copy).toEqual(value);
    expect(copy.a).not.toBe(value.a);
    expect(copy.a[0]).not.toBe(value.a[0]);
  });
});

describe('copyPlain', () => {
  test('copies every part and shares none', () => {
    const value = { a: [1, { b: null }], c: 'x', d: { e: true } };
    const copy = copyPlain(value);
    expect(copy).toEqual(value);
    expect(copy).not.toBe(value);
    expect(copy.a).not.toBe(value.a);
    expect(copy.a[1]).not.toBe(value.a[1]);
    expect(copy.d).not.toBe(value.d);
  });

  test('keeps values that are no objects', () => {
    expect([null, 0, '', false, 'x'].map(copyPlain)).toEqual([null, 0, '', false, 'x']);
  });

  test('keeps the key __proto__ as a key', () => {
    const copy = copyPlain(forged);
    expect(Object.keys(copy as object)).toEqual(['__proto__', 'a']);
    expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
    expect(JSON.stringify(copy)).toBe('{"__proto__":{"polluted":1},"a":[1]}');
    expect(Object.getOwnPropertyDescriptor(copy, '__proto__')).toEqual({
      value: { polluted: 1 },
      enumerable: true,
      writable: true,
      configurable: true,
    });
  });

  test('equals what it copied, for any plain value', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => canonical(copyPlain(value)) === canonical(value)));
  });
});

describe('canonical', () => {
  test('sorts keys at every depth and writes no spaces', () => {
    expect(canonical({ b: [2, { z: 1, y: null }], a: 'x' })).toBe('{"a":"x","b":[2,{"y":null,"z":1}]}');
  });

  test('leaves out keys without a value', () => {
    expect(canonical({ a: undefined, b: 1 })).toBe('{"b":1}');
  });

  test.each([
    ['null', null, 'null'],
    ['a text with quotes', 'a"b', '"a\\"b"'],
    ['minus zero as zero', -0, '0'],
    ['an empty list', [], '[]'],
    ['an empty object', {}, '{}'],
  ])('writes %s', (_name, value, text) => expect(canonical(value)).toBe(text));

  test.each([
    ['undefined', undefined, 'canonical: undefined is not plain data'],
    ['undefined in a list', [undefined], 'canonical: undefined is not plain data'],
    ['NaN', { a: Number.NaN }, 'canonical: NaN is not plain data'],
    ['infinity', [Number.POSITIVE_INFINITY], 'canonical: Infinity is not plain data'],
  ])('refuses %s', (_name, value, message) => expect(() => canonical(value)).toThrow(new TypeError(message)));

  test('does not depend on the order of keys', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
        const turned = Object.fromEntries(Object.entries(value).reverse());
        return canonical(turned) === canonical(value) && hashOf(turned) === hashOf(value);
      }),
    );
  });
});

describe('hashOf', () => {
  test('is the SHA-256 of the canonical text', () => {
    // sha256('{}') and sha256('{"a":1}')
    expect(hashOf({})).toBe('44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a');
    expect(hashOf({ a: 1 })).toBe('015abd7f5cc57a2dd94b7590f04ad8084273905ee33ec5cebeae62276a97f862');
  });
});

describe('same', () => {
  test.each<[string, unknown, unknown, boolean]>([
    ['equal objects with other order of keys', { a: 1, b: [2] }, { b: [2], a: 1 }, true],
    ['equal lists', [1, [2, { c: 'x' }]], [1, [2, { c: 'x' }]], true],
    ['another number', { a: 1 }, { a: 2 }, false],
    ['a number and its text', 1, '1', false],
    ['a missing key', { a: 1, b: 2 }, { a: 1 }, false],
    ['one key too many', { a: 1 }, { a: 1, b: 2 }, false],
    ['another key', { a: 1 }, { b: 1 }, false],
    ['a longer list', [1], [1, 2], false],
    ['a shorter list', [1, 2], [1], false],
    ['a list and an object', [1], { 0: 1 }, false],
    ['an object and a list', { 0: 1, length: 1 }, [1], false],
    ['an empty object and an empty list', {}, [], false],
    ['an empty list and an empty object', [], {}, false],
    ['an object and null', {}, null, false],
    ['null and an object', null, {}, false],
    ['null and null', null, null, true],
    ['an object and a text', { a: 1 }, 'a', false],
    ['a text and an object', 'a', { a: 1 }, false],
    ['nothing at all', { a: 1 }, undefined, false],
    ['a key that is only inherited', { toString: 1 }, Object.create({ toString: 1 }), false],
    [
      'as many keys, one of them inherited',
      { a: 1, b: 2 },
      Object.assign(Object.create({ b: 2 }), { a: 1, c: 3 }),
      false,
    ],
    ['a deep difference', { a: { b: { c: 1 } } }, { a: { b: { c: 2 } } }, false],
    ['NaN', Number.NaN, Number.NaN, false],
  ])('%s', (_name, known, candidate, equal) => expect(same(known, candidate)).toBe(equal));

  test('agrees with the canonical text on any two plain values', () => {
    fc.assert(fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => same(a, b) === (canonical(a) === canonical(b))));
    fc.assert(fc.property(fc.jsonValue(), (a) => same(a, copyPlain(a))));
  });

  test('never looks deeper than what is known', () => {
    let deep: unknown = 0;
    for (let i = 0; i < 100_000; i++) deep = [deep];
    expect(same({ a: [1] }, { a: deep })).toBe(false);
    expect(same({ a: [[1]] }, { a: deep })).toBe(false);
  });
});
