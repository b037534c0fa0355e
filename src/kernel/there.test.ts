import { expect, test } from 'vitest';
import { add, get, nothingAt, shorten, there } from './there.ts';

test('what is there is given as it is, nothing and zero included', () => {
  expect([get([0, 4], 0), get([0, 4], 1), get(['', 'a'], 0), there(0), there(false)]).toEqual([0, 4, '', 0, false]);
});

test('what is not there is an error that says where it was looked for', () => {
  expect(() => get([1, 2], 2)).toThrow('nothing at 2 of 2');
  expect(() => get([1, 2], -1)).toThrow('nothing at -1 of 2');
  expect(() => get([1, null], 1)).toThrow('nothing at 1 of 2');
  expect(() => nothingAt(7)).toThrow('nothing at 7');
  expect(() => there(null)).toThrow('must be there');
  expect(() => there(undefined)).toThrow('must be there');
});

test('adds to a number of the list, and to no other place', () => {
  const list = [1, 2];
  add(list, 1, 5);
  expect(list).toEqual([1, 7]);
  expect(() => add(list, 2, 1)).toThrow('nothing at 2');
});

test('a list is shortened to a length, and never made longer', () => {
  const list = [1, 2, 3];
  shorten(list, 3);
  expect(list).toEqual([1, 2, 3]);
  shorten(list, 1);
  expect(list).toEqual([1]);
  shorten(list, 2);
  expect(list).toEqual([1]);
});
