import { expect, test } from 'vitest';
import { glimpsing } from './witness.ts';

// What is noted of the table while a line is played.

const NONE = { stack: [], outcome: null };

test('the table at the end stands in place of the step that told the last event, and beside an event within it', () => {
  const told: string[] = [];
  const glimpses = glimpsing(() => ({ ...NONE }), told);
  const tell = (): void => {
    told.push('event');
    glimpses.tell();
  };
  tell();
  glimpses.ran();
  // A step that told nothing leaves none.
  glimpses.ran();
  expect(glimpses.all(NONE)).toEqual([
    { position: NONE, told: 1, within: true },
    { position: NONE, told: 1 },
  ]);
  tell();
  expect(glimpses.all(NONE).map(({ told: at, within }) => [at, within])).toEqual([
    [1, true],
    [2, true],
    [2, undefined],
  ]);
});

test('where nothing was told there is the last table alone, and after 63 events none is laid by', () => {
  const told: string[] = [];
  const glimpses = glimpsing(() => ({ ...NONE }), told);
  glimpses.ran();
  expect(glimpses.all(NONE)).toEqual([{ position: NONE, told: 0 }]);
  for (let at = 0; at < 70; at++) {
    told.push('event');
    glimpses.tell();
  }
  glimpses.ran();
  expect(glimpses.all(NONE)).toHaveLength(64);
});

test('the last table that was laid by is not taken for the end of what was told after it, nor is one laid by after the limit', () => {
  const told: string[] = [];
  const glimpses = glimpsing(() => ({ ...NONE }), told);
  const tell = (times: number): void => {
    for (let at = 0; at < times; at++) {
      told.push('event');
      glimpses.tell();
    }
    glimpses.ran();
  };
  tell(63);
  for (const times of [1, 1, 5]) tell(times);
  const tables = glimpses.all(NONE);
  expect(tables).toHaveLength(65);
  expect(tables.slice(-2)).toEqual([
    { position: NONE, told: 63 },
    { position: NONE, told: 70 },
  ]);
});
