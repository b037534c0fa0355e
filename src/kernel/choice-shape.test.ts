import { expect, test } from 'vitest';
import { among, below, type ChoiceShapes, choiceReader, plainNotation } from './choice-shape.ts';

type Choice =
  | { readonly kind: 'march' | 'ride'; readonly unit: number; readonly to: number }
  | { readonly kind: 'face'; readonly edge: 'N' | 'S' }
  | { readonly kind: 'pass' };

const SHAPES: ChoiceShapes<Choice> = {
  march: { unit: below(3), to: below(10) },
  ride: { unit: below(3), to: below(10) },
  face: { edge: among('N', 'S') },
  pass: {},
};
const read = choiceReader(SHAPES);
const { print, parse } = plainNotation(SHAPES);

const GOOD: readonly (readonly [Choice, string])[] = [
  [{ kind: 'march', unit: 0, to: 9 }, 'march 0 9'],
  [{ kind: 'ride', unit: 2, to: 0 }, 'ride 2 0'],
  [{ kind: 'face', edge: 'S' }, 'face S'],
  [{ kind: 'pass' }, 'pass'],
];

test.each(GOOD)('%j is a choice, written %s', (choice, text) => {
  expect(read(choice)).toEqual(choice);
  expect(print(choice)).toBe(text);
  expect(parse(text)).toEqual(choice);
});

test.each([
  null,
  undefined,
  7,
  'pass',
  [],
  ['pass'],
  {},
  { kind: 'halt' },
  { kind: 'toString' },
  { kind: '__proto__' },
  { kind: ['pass'] },
  { kind: 'pass', unit: 1 },
  { kind: 'march', unit: 1 },
  { kind: 'march', unit: 3, to: 1 },
  { kind: 'march', unit: -1, to: 1 },
  { kind: 'march', unit: 0.5, to: 1 },
  { kind: 'march', unit: '1', to: 1 },
  { kind: 'march', unit: Number.NaN, to: 1 },
  { kind: 'march', unit: 1, to: 10 },
  { kind: 'march', unit: 1, to: 1, by: 1 },
  { kind: 'march', unit: 1, by: 1 },
  { kind: 'face', edge: 'W' },
  { kind: 'face', edge: 0 },
  Object.create({ kind: 'pass' }),
])('%j is none', (value) => {
  expect(read(value)).toBeNull();
});

test.each([
  '',
  'halt',
  'pass 1',
  'march',
  'march 1',
  'march 1 1 1',
  'march 1 x',
  'march 1 10',
  'march  1 1',
  'face W',
  'toString',
])("'%s' is no notation", (text) => {
  expect(parse(text)).toBeNull();
});
