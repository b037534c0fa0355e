import { describe, expect, test } from 'vitest';
import { described, eachOnce, likely, listed, paired, placeAmong, quoted, wholeIn, yesOrNo } from './case-fields.ts';

describe('a value as a sentence shows it', () => {
  test.each<[unknown, string]>([
    ['x'.repeat(40), `'${'x'.repeat(40)}'`],
    ['x'.repeat(41), `'${'x'.repeat(40)}…'`],
    [[1, 2], 'a list'],
    [{}, 'an object'],
    [null, 'null'],
    [undefined, 'nothing'],
    [false, 'false'],
    [1.5, '1.5'],
  ])('%j', (value, text) => {
    expect(quoted(value)).toBe(text);
  });
});

describe('an unknown name', () => {
  test.each<[string, readonly string[], string]>([
    ['Nay', ['Ney', 'Soult'], "; did you mean 'Ney'?"],
    ['ney', ['Soult', 'NEY'], "; did you mean 'NEY'?"],
    ['Ny', ['Ney', 'Nay'], "; did you mean 'Ney'?"],
    // Two letters may be wrong in a short name, of a long one every third.
    ['abcd', ['abxy'], "; did you mean 'abxy'?"],
    ['abcd', ['axyz'], '; there is axyz'],
    ['abcdefghi', ['abcdefxyz'], "; did you mean 'abcdefxyz'?"],
    ['abcdefghi', ['abcdewxyz'], '; there is abcdewxyz'],
    ['Davout', ['Ney', 'Soult', 'Reille'], '; there are Ney, Soult, Reille'],
    ['Davout', ['1', '2', '3', '4', '5', '6', '7', '8'], '; there are 1, 2, 3, 4, 5, 6, 7, 8'],
    ['Davout', ['1', '2', '3', '4', '5', '6', '7', '8', '9'], ''],
    ['Davout', [], ''],
    ['guard', ['old guard', 'horse of the guard'], '; there are old guard, horse of the guard'],
    ['horse of the guard', ['guard'], '; there is guard'],
    ['x'.repeat(60), ['x'.repeat(61)], `; did you mean '${'x'.repeat(61)}'?`],
    ['x'.repeat(61), ['x'.repeat(60)], `; there is ${'x'.repeat(60)}`],
  ])('%s of %j', (name, known, end) => {
    expect(likely(name, known)).toBe(end);
  });

  test('that is no text is compared with none', () => {
    expect(likely(7, ['7'])).toBe('; there is 7');
  });
});

describe('what a description holds', () => {
  test('an object has its keys and no others', () => {
    const read = described({ ney: 1 }, 'corps', ['ney', 'soult']);
    expect({ ...read }).toEqual({ ney: 1 });
    expect([read.toString, 'valueOf' in read]).toEqual([undefined, false]);
    expect({ ...described({ any: 1 }, 'corps') }).toEqual({ any: 1 });
    expect(() => described({ nay: 1 }, 'corps', ['ney'])).toThrow("corps has no 'nay'; did you mean 'ney'?");
    expect(() => described(JSON.parse('{"__proto__":{}}'), 'corps')).toThrow(
      "corps has a key '__proto__' that does not belong there",
    );
  });

  test.each<[unknown, string]>([
    [null, 'null'],
    [[], 'a list'],
    ['x', "'x'"],
    [undefined, 'nothing'],
  ])('%j is no object', (value, text) => {
    expect(() => described(value, 'corps')).toThrow(`corps must be an object, not ${text}`);
  });

  test('a list is a list, and a pair has two', () => {
    expect(listed([1], 'hand')).toEqual([1]);
    expect(() => listed({ length: 1 }, 'hand')).toThrow('hand must be a list, not an object');
    expect(paired([1, 'x'], 'hands')).toEqual([1, 'x']);
    expect(() => paired([1], 'hands')).toThrow('hands must be a list of two, not of 1');
    expect(() => paired([1, 2, 3], 'hands')).toThrow('hands must be a list of two, not of 3');
    expect(() => paired('ab', 'hands')).toThrow("hands must be a list, not 'ab'");
  });

  test('a whole number lies between its bounds, both of them included', () => {
    expect([wholeIn(1, 'round', 1, 3), wholeIn(3, 'round', 1, 3)]).toEqual([1, 3]);
    expect(() => wholeIn(0, 'round', 1, 3)).toThrow('round is 0, but must be from 1 to 3');
    expect(() => wholeIn(4, 'round', 1, 3)).toThrow('round is 4, but must be from 1 to 3');
    expect(() => wholeIn(1.5, 'round', 1, 3)).toThrow('round must be a whole number, not 1.5');
    expect(() => wholeIn('2', 'round', 1, 3)).toThrow("round must be a whole number, not '2'");
  });

  test('yes or no is one of the two', () => {
    expect([yesOrNo(true, 'spent'), yesOrNo(false, 'spent')]).toEqual([true, false]);
    expect(() => yesOrNo(1, 'spent')).toThrow('spent must be true or false, not 1');
  });

  test('a name gives its place, and only a text is one', () => {
    expect([placeAmong(['ney', 'soult'], 'ney', 'corps'), placeAmong(['ney', 'soult'], 'soult', 'corps')]).toEqual([
      0, 1,
    ]);
    expect(() => placeAmong(['ney'], 'murat', 'corps')).toThrow("corps: there is no name 'murat'; there is ney");
    expect(() => placeAmong(['0'], 0, 'corps', 'marshal')).toThrow('corps: there is no marshal 0; there is 0');
  });

  test('a name that stands twice is told of by its first place', () => {
    expect(eachOnce(['a', 'b'], 'hand', String)).toEqual(['a', 'b']);
    expect(() => eachOnce(['a', 'b', 'b', 'a'], 'hand', (one) => `card ${one}`)).toThrow(
      'hand: card b stands there twice',
    );
  });
});
