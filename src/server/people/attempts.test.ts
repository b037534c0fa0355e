import { expect, it } from 'vitest';
import { attemptsOf } from './attempts.ts';

it('so many tries of a name are taken within a quarter of an hour, and as many after it', () => {
  let now = 1000;
  const attempts = attemptsOf(3, () => now);
  const tries = () => {
    let taken = 0;
    try {
      for (; taken < 10; taken++) attempts.begin('ney');
    } catch {
      // Enough.
    }
    return taken;
  };
  expect(tries()).toBe(3);
  // Whoever goes on trying does not put it off.
  now += 14 * 60_000;
  expect(tries()).toBe(0);
  attempts.begin('soult');
  now += 2 * 60_000;
  expect(tries()).toBe(3);
});

it('whoever knew the password begins anew', () => {
  const attempts = attemptsOf(2, () => 0);
  attempts.begin('ney');
  attempts.succeeded('ney');
  attempts.begin('ney');
  attempts.begin('ney');
  expect(() => attempts.begin('ney')).toThrow('too often');
});
