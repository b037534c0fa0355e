import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CaseError } from './case.ts';
import { JsonError } from './json.ts';
import { caseSchema, parseCase, readCase } from './read-case.ts';

const BASE = { format: 'bivouac/case/1', game: 'picket' };

const FULL = {
  $schema: './case.schema.json',
  ...BASE,
  title: 'everything',
  note: 'x',
  clauses: ['PIC-1'],
  options: { seats: '2' },
  position: { places: [1, 2], deep: { list: [null, true, 1.5, 'x'] } },
  dice: { dice: [1, 6], deck0: [] },
  seed: 'x',
  steps: [
    {
      seat: 0,
      do: 'attack 1',
      note: 'n',
      odds: { of: 36, results: { loss: 0 }, terms: [{ what: 'dice' }] },
      expect: {},
    },
    { seat: 99, do: 'rest', refused: ['PIC-6'] },
    { seat: 0, undo: true },
    { seat: 0, undo: true, refused: true, expect: [{ view: 1 }], note: 'n' },
    { seat: 0, point: 'unit:3', refused: [], note: 'n' },
    { seat: 0, if: 'attack 1', odds: {}, note: 'n' },
    { seat: 0, offered: ['a'], exactly: [], missing: ['b'], note: 'n' },
    { seat: 0, exactly: ['a'] },
    { seat: 0, missing: ['a'] },
    { expect: { viewer: null, view: null, at: { '': 1, '/a/b': [2] }, events: [1, {}] }, note: 'n' },
    { expect: [{ viewer: 2 }, {}] },
  ],
  expect: [{ viewer: 0, view: { a: 1 } }],
};

describe('a case from outside', () => {
  test('is read as it was written', () => {
    expect(readCase(BASE)).toEqual(BASE);
    expect(readCase(FULL)).toEqual(FULL);
    expect(parseCase(JSON.stringify(FULL))).toEqual(FULL);
    expect(readCase({ ...BASE, seed: 1815, expect: {} })).toEqual({ ...BASE, seed: 1815, expect: {} });
  });

  test.each<[unknown, string]>([
    [undefined, 'the case is missing'],
    [null, 'the case must be an object, not null'],
    [[], 'the case must be an object, not a list'],
    ['x', "the case must be an object, not 'x'"],
    [{}, 'format is missing'],
    [{ format: 'bivouac/case/2', game: 'x' }, "format must be 'bivouac/case/1', not 'bivouac/case/2'"],
    [{ format: 'bivouac/case/1' }, 'game is missing'],
    [{ ...BASE, game: '' }, 'game has 0 characters, 1 is the least'],
    [{ ...BASE, game: 'x'.repeat(101) }, 'game has 101 characters, 100 are the most'],
    [{ ...BASE, title: 5 }, 'title must be text, not 5'],
    [{ ...BASE, title: 'x'.repeat(501) }, 'title has 501 characters, 500 are the most'],
    [{ ...BASE, note: 'x'.repeat(10_001) }, 'note has 10001 characters, 10000 are the most'],
    [{ ...BASE, stpes: [] }, "the case has a key 'stpes' that does not belong there"],
    [{ ...BASE, clauses: 'PIC-1' }, "clauses must be a list, not 'PIC-1'"],
    [{ ...BASE, clauses: new Array(1001).fill('x') }, 'clauses has 1001 entries, 1000 are the most'],
    [{ ...BASE, options: { a: 1 } }, 'options.a must be text, not 1'],
    [{ ...BASE, options: { 'the pack': 1 } }, 'options.the pack must be text, not 1'],
    [{ ...BASE, dice: [1] }, 'dice must be an object, not a list'],
    [{ ...BASE, dice: { d: 4 } }, 'dice.d must be a list, not 4'],
    [{ ...BASE, dice: { d: [0] } }, 'dice.d[0] is 0, 1 is the least'],
    [{ ...BASE, dice: { d: [1, 2 ** 32 + 1] } }, 'dice.d[1] is 4294967297, 4294967296 is the most'],
    [{ ...BASE, dice: { d: [1.5] } }, 'dice.d[0] must be a whole number, not 1.5'],
    [{ ...BASE, dice: { d: new Array(10_001).fill(1) } }, 'dice.d has 10001 entries, 10000 are the most'],
    [{ ...BASE, dice: { steps: [0] } }, 'dice.steps[0] is 0, 1 is the least'],
    [{ ...BASE, variants: [{ dice: { steps: [0] } }] }, 'variants[0].dice.steps[0] is 0, 1 is the least'],
    [Number.POSITIVE_INFINITY, 'the case is a number that is too large to be one'],
    [JSON.parse('{"__proto__":{}}'), "the case has a key '__proto__' that does not belong there"],
    [{ ...BASE, seed: [] }, 'seed must be a number, not a list'],
    [{ ...BASE, seed: '' }, 'seed has 0 characters, 1 is the least'],
    [{ ...BASE, expect: 1 }, 'expect must be an object, not 1'],
    [{ ...BASE, expect: { vew: 1 } }, "expect has a key 'vew' that does not belong there"],
    [{ ...BASE, expect: { viewer: -1 } }, 'expect.viewer is -1, 0 is the least'],
    [{ ...BASE, expect: { at: { a: 1 } } }, "expect.at has a key 'a' that does not belong there"],
    [{ ...BASE, expect: [{}, { viewer: 100 }] }, 'expect[1].viewer is 100, 99 is the most'],
    [{ ...BASE, expect: [{}, { viewer: 'a' }] }, "expect[1].viewer must be a number, not 'a'"],
    [{ ...BASE, steps: {} }, 'steps must be a list, not an object'],
    [{ ...BASE, steps: new Array(10_001).fill({ seat: 0, do: 'x' }) }, 'steps has 10001 entries, 10000 are the most'],
  ])('%#: refused with a sentence', (value, message) => {
    expect(() => readCase(value)).toThrow(new CaseError(message));
  });

  const NOTHING =
    'does nothing: it needs one of do, undo, point, if, offered, contains, exactly, missing, until, expect';

  test.each<[unknown, string]>([
    [{}, `step 2 ${NOTHING}`],
    [5, `step 2 ${NOTHING}`],
    [null, `step 2 ${NOTHING}`],
    [{ seat: 0 }, `step 2 ${NOTHING}`],
    [{ do: 'x' }, 'step 2: seat is missing'],
    [{ seat: '0', do: 'x' }, "step 2: seat must be a number, not '0'"],
    [{ seat: 100, do: 'x' }, 'step 2: seat is 100, 99 is the most'],
    [{ seat: 0.5, do: 'x' }, 'step 2: seat must be a whole number, not 0.5'],
    [{ seat: 0, do: '' }, 'step 2: do has 0 characters, 1 is the least'],
    [{ seat: 0, do: 'x'.repeat(501) }, 'step 2: do has 501 characters, 500 are the most'],
    [{ seat: 0, do: 'x', undo: true }, "step 2: it has a key 'undo' that does not belong there"],
    [{ seat: 0, do: 'x', refused: true }, 'step 2: refused must be a list, not true'],
    [{ seat: 0, do: 'x', odds: { of: 0 } }, 'step 2: odds.of is 0, 1 is the least'],
    [{ seat: 0, do: 'x', odds: { results: { hit: -1 } } }, 'step 2: odds.results.hit is -1, 0 is the least'],
    [{ seat: 0, do: 'x', expect: { view: {}, viewer: 'a' } }, "step 2: expect.viewer must be a number, not 'a'"],
    [{ seat: 0, undo: false }, 'step 2: undo must be true, not false'],
    [{ seat: 0, undo: true, refused: [] }, 'step 2: refused must be true or false, not a list'],
    [{ seat: 0, point: 'unit:3' }, 'step 2: refused is missing'],
    [{ seat: 0, if: 'x' }, 'step 2: odds is missing'],
    [{ seat: 0, offered: ['x', 5] }, 'step 2: offered[1] must be text, not 5'],
    [{ exactly: [] }, 'step 2: seat is missing'],
    [{ seat: 0, expect: {} }, "step 2: it has a key 'seat' that does not belong there"],
    [{ expect: { events: {} } }, 'step 2: expect.events must be a list, not an object'],
  ])('%#: a step is refused with a sentence', (step, message) => {
    expect(() => readCase({ ...BASE, steps: [{ seat: 0, do: 'x' }, step] })).toThrow(new CaseError(message));
  });

  test('a step of a variant is named with it', () => {
    const good = { seat: 0, do: 'x' };
    const refused = (step: unknown, message: string) =>
      expect(() => readCase({ ...BASE, variants: [{ steps: [step] }, { steps: [good, step] }] })).toThrow(
        new CaseError(`variant 1, step 1${message}`),
      );
    refused({ seat: 0 }, ` ${NOTHING}`);
    refused({ seat: 100, do: 'x' }, ': seat is 100, 99 is the most');
    expect(() => readCase({ ...BASE, variants: [{}, { steps: [good, { do: 'x' }] }] })).toThrow(
      new CaseError('variant 2, step 2: seat is missing'),
    );
  });

  test.each<[string, string | null]>([
    ['"position":{"x":1},"position":2', 'position'],
    ['"position":[{"x":1},{"x":1}],"note":"note"', null],
    ['"position":{"a":["b","b"],"b":"a"}', null],
    ['"position":{"a":[{"b":[],"b":1}]}', 'b'],
    ['"position":{"a":{"game":1}}', null],
    ['"position":{"a":"{","b":"}","a":1}', 'a'],
    ['"position":{"\\"":1,"\\u0022":2}', '"'],
  ])('a key that an object has twice is found: %s', (members, key) => {
    const read = () => parseCase(`${JSON.stringify(BASE).slice(0, -1)},${members}}`);
    if (key === null) expect(read).not.toThrow();
    else expect(read).toThrow(new CaseError(`the key '${key}' stands twice in one object`));
  });

  test('is as deep as 64, and no deeper; a long key that stands twice is cut', () => {
    const nested = (depth: number): unknown => (depth === 0 ? [] : [nested(depth - 1)]);
    expect(() => readCase({ ...BASE, position: nested(63) })).not.toThrow();
    expect(() => readCase({ ...BASE, position: nested(64) })).toThrow(
      new CaseError('the case is nested more than 64 deep'),
    );
    const key = JSON.stringify('k'.repeat(50));
    expect(() => parseCase(`{${key}:1,${key}:2}`)).toThrow(
      new CaseError(`the key '${'k'.repeat(40)}' stands twice in one object`),
    );
  });

  test('garbage is a clear error, never a crash', () => {
    const cased = fc.dictionary(
      fc.constantFrom('title', 'clauses', 'options', 'position', 'dice', 'seed', 'steps', 'expect', '__proto__'),
      fc.jsonValue(),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.anything(),
          cased.map((rest) => ({ ...BASE, ...rest })),
        ),
        (value) => {
          try {
            return readCase(value).format === 'bivouac/case/1';
          } catch (error) {
            return error instanceof CaseError && error.message.length > 0;
          }
        },
      ),
      { numRuns: 500, seed: 1815 },
    );
  });

  test('a file that is too large, too deep or no JSON is a clear error', () => {
    expect(() => parseCase(`"${'x'.repeat(1_000_000)}"`)).toThrow(
      new JsonError('this case has 1000002 characters; no case has more than 1000000'),
    );
    expect(() => parseCase('{')).toThrow(/^this case is not JSON: /);
    expect(() =>
      parseCase(JSON.stringify(BASE).replace('}', `,"position":${'['.repeat(200)}${']'.repeat(200)}}`)),
    ).toThrow(new JsonError('this case is nested more than 64 deep'));
  });

  test('an error has its name', () => expect(new CaseError('x').name).toBe('CaseError'));
});

test('the JSON Schema beside this file is the one that is checked', () => {
  const text = readFileSync(new URL('case.schema.json', import.meta.url), 'utf8');
  expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(caseSchema())));
});
