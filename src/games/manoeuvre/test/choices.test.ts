import { expect, test } from 'vitest';
import { discardOf, MOVE, PASS, PLACE, playOf, tileOf } from '../rules/choices.ts';

test('shared choices are what they are called, are made once, and cannot be changed', () => {
  const all = [
    [PASS, { kind: 'pass' }],
    [MOVE[15]?.[63], { kind: 'move', unit: 15, to: 63 }],
    [PLACE[0]?.[9], { kind: 'place', unit: 0, to: 9 }],
    [playOf(479), { kind: 'play', card: 479 }],
    [discardOf(0), { kind: 'discard', card: 0 }],
    [tileOf(23, 3), { kind: 'tile', tile: 23, turn: 3 }],
    [tileOf(5, 0), { kind: 'tile', tile: 5, turn: 0 }],
  ] as const;
  for (const [made, wanted] of all) {
    expect(made).toEqual(wanted);
    expect(Object.isFrozen(made)).toBe(true);
  }
  expect(playOf(479)).toBe(playOf(479));
  expect(MOVE.length * (MOVE[0]?.length ?? 0)).toBe(16 * 64);
});
