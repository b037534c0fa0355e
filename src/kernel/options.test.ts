import { describe, expect, test } from 'vitest';
import { type OptionsSchema, readOptions, standardOptions } from './options.ts';

const schema: OptionsSchema = [
  { id: 'map', values: ['plain', 'hills'], standard: 'plain' },
  { id: 'fog', values: ['off', 'on'], standard: 'off', only: { option: 'map', values: ['hills'] } },
];

test('the standard of every field', () => {
  expect(standardOptions(schema)).toEqual({ map: 'plain', fog: 'off' });
});

describe('two options that must differ', () => {
  const values = ['fr', 'gb', 'any'];
  const sides: OptionsSchema = [
    { id: 'one', values, standard: 'fr' },
    { id: 'two', values, standard: 'gb', differs: { from: 'one', except: ['any'] } },
  ];

  test('are refused when they are the same', () => {
    expect(readOptions(sides, { one: 'gb' })).toEqual({ error: "options 'one' and 'two' must differ" });
    expect(readOptions(sides, { one: 'gb', two: 'fr' })).toEqual({ options: { one: 'gb', two: 'fr' } });
  });

  test('may be the same where this is excepted', () => {
    expect(readOptions(sides, { one: 'any', two: 'any' })).toEqual({ options: { one: 'any', two: 'any' } });
  });
});

describe('an option that may also be written out', () => {
  const deck: OptionsSchema = [
    {
      id: 'deck',
      values: ['small', 'large'],
      standard: 'small',
      written: (value) => (/^\d+$/.test(value) ? null : 'it is no number'),
    },
  ];
  test('takes what is listed and what its reader takes', () => {
    expect(readOptions(deck, { deck: 'small' })).toEqual({ options: { deck: 'small' } });
    expect(readOptions(deck, { deck: '42' })).toEqual({ options: { deck: '42' } });
  });
  test('says what is wrong with anything else', () => {
    expect(readOptions(deck, { deck: 'x' })).toEqual({
      error: "option 'deck' is none of small, large, and it is no number",
    });
    expect(readOptions(deck, { deck: '4'.repeat(4000) })).toEqual({ options: { deck: '4'.repeat(4000) } });
    expect(readOptions(deck, { deck: '4'.repeat(4001) })).toEqual({
      error: "option 'deck' is none of small, large, and it is too long",
    });
    expect(readOptions(deck, { deck: 4 })).toEqual({ error: "option 'deck' must be one of small, large" });
  });
});

describe('options from outside', () => {
  test('are filled with the standard', () => {
    expect(readOptions(schema, {})).toEqual({ options: { map: 'plain', fog: 'off' } });
    expect(readOptions(schema, { map: 'hills' })).toEqual({ options: { map: 'hills', fog: 'off' } });
  });

  test('keep what was wished for', () => {
    expect(readOptions(schema, { map: 'hills', fog: 'on' })).toEqual({ options: { map: 'hills', fog: 'on' } });
  });

  test('fall back to the standard where the option is not offered', () => {
    expect(readOptions(schema, { map: 'plain', fog: 'on' })).toEqual({ options: { map: 'plain', fog: 'off' } });
    expect(readOptions(schema, { fog: 'on' })).toEqual({ options: { map: 'plain', fog: 'off' } });
  });

  test('an option that hangs on one that does not exist is never offered', () => {
    const odd: OptionsSchema = [{ id: 'a', values: ['0', '1'], standard: '0', only: { option: 'b', values: ['x'] } }];
    expect(readOptions(odd, { a: '1' })).toEqual({ options: { a: '0' } });
  });

  test.each<[string, unknown, string]>([
    ['null', null, 'options must be an object'],
    ['a text', 'map', 'options must be an object'],
    ['nothing', undefined, 'options must be an object'],
    ['a list', [], 'options must be an object'],
    ['an unknown option', { colour: 'red' }, "there is no option 'colour'"],
    ['a very long unknown option', { ['x'.repeat(99)]: '1' }, `there is no option '${'x'.repeat(40)}'`],
    ['the key __proto__', JSON.parse('{"__proto__":"x"}'), "there is no option '__proto__'"],
    ['an unknown value', { map: 'sea' }, "option 'map' must be one of plain, hills"],
    ['a number', { map: 1 }, "option 'map' must be one of plain, hills"],
    ['a value of null', { fog: null }, "option 'fog' must be one of off, on"],
    ['the name of a method', { map: 'toString' }, "option 'map' must be one of plain, hills"],
  ])('%s is refused', (_name, value, error) => expect(readOptions(schema, value)).toEqual({ error }));

  test('an inherited value does not count', () => {
    expect(readOptions(schema, Object.create({ map: 'hills' }))).toEqual({ options: { map: 'plain', fog: 'off' } });
  });
});
