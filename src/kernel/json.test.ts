import { describe, expect, test } from 'vitest';
import { JsonError, parseJson } from './json.ts';

const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;

describe('JSON from outside', () => {
  test('is read, also behind a byte order mark', () => {
    expect(parseJson('{"a":[1,null]}', 'case', 100)).toEqual({ a: [1, null] });
    expect(parseJson('\uFEFF7', 'case', 100)).toBe(7);
    expect(parseJson('"a\uFEFFb"', 'case', 100)).toBe('a\uFEFFb');
  });

  test('is read up to the limits', () => {
    expect(parseJson('"abc"', 'case', 5)).toBe('abc');
    expect(JSON.stringify(parseJson(nested(65), 'case', 1000))).toBe(nested(65));
    expect(parseJson(`${'{"a":'.repeat(64)}1${'}'.repeat(64)}`, 'case', 1000)).toHaveProperty('a.a.a');
  });

  test.each<[string, string, RegExp]>([
    ['too long', '"abcd"', /^this case has 6 characters; no case has more than 5$/],
    ['broken', '{"a"', /^this case is not JSON: ./],
    ['empty', '', /^this case is not JSON: ./],
  ])('%s is refused', (_name, text, message) => {
    expect(() => parseJson(text, 'case', 5)).toThrow(message);
    expect(() => parseJson(text, 'case', 5)).toThrow(JsonError);
  });

  test('why it is broken is one line of single spaces, and what the parser said is kept', () => {
    const broken = (): unknown => parseJson('{"a":\n\n  oops}', 'case', 100);
    expect(broken).toThrow(/^this case is not JSON: \S+( \S+)* "\{"a": oops\}"/);
    expect(broken).toThrow(expect.objectContaining({ cause: expect.any(SyntaxError) }));
  });

  test.each([
    ['lists', nested(66)],
    ['objects', `${'{"a":'.repeat(66)}1${'}'.repeat(66)}`],
    ['lists without end', nested(100_000)],
    ['one deep part among shallow ones', `[1,${nested(80)},{"b":2}]`],
  ])('too deep (%s) is refused', (_name, text) => {
    expect(() => parseJson(text, 'record', 1_000_000)).toThrow(
      new JsonError('this record is nested more than 64 deep'),
    );
  });

  test('an error has its name', () => expect(new JsonError('x').name).toBe('JsonError'));
});
