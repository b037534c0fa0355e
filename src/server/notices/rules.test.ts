import { describe, expect, it } from 'vitest';
import type { Turn } from '../store/notice-store.ts';
import { pauseAfter, type Standing, turnAfter, turnBefore, waitAt } from './rules.ts';

const ME = 0;
const OTHER = 1;
const NOW = 1000;
const MINUTE = 60_000;

const at = (seq: number, isAsked: boolean, acts: readonly (number | null)[], isOver = false): Standing => ({
  ...{ seat: ME, seq, isAsked, isOver, wait: 10, acts },
});
/** What comes of one moment after another, a second apart. */
function turnOf(first: Turn | null, ...standings: readonly Standing[]): Turn {
  let [turn, now] = [first, NOW];
  for (const standing of standings) {
    turn = turnAfter(turn, standing, now);
    now += 1000;
  }
  if (turn === null) throw new Error('nothing happened');
  return turn;
}
const told = (turn: Turn): Turn => ({ ...turn, isTold: true });
const toTell = ({ since, isTold }: Turn): boolean => since !== null && !isTold;

describe('a turn', () => {
  it('begins when somebody else makes it one, and is told after a while', () => {
    expect(turnOf(null, at(3, true, [ME, OTHER]))).toEqual({
      ...{ kind: 'turn', seq: 3, since: NOW, due: NOW + 10, isTold: false },
    });
    expect(toTell(turnOf(null, at(3, false, [OTHER])))).toBe(false);
    expect(toTell(turnOf(null, at(3, false, [OTHER]), at(4, true, [OTHER])))).toBe(true);
  });

  it('begins with the match for whoever is asked first', () => {
    expect(toTell(turnOf(null, at(0, true, [null])))).toBe(true);
  });

  it('goes on from when it began while others do something', () => {
    expect(turnOf(null, at(1, true, [OTHER]), at(2, true, [OTHER]))).toMatchObject({ since: NOW, seq: 2 });
  });

  it('that is told is not told again, whatever others take back and do again', () => {
    const known = told(turnOf(null, at(1, true, [OTHER])));
    expect(toTell(turnOf(known, at(2, true, [OTHER])))).toBe(false);
    expect(toTell(turnOf(known, at(2, false, [OTHER]), at(3, true, [OTHER])))).toBe(false);
    expect(toTell(turnOf(known, at(3, true, [OTHER, OTHER])))).toBe(false);
  });

  it('is another once one has done something, however fast the others were', () => {
    const known = told(turnOf(null, at(1, true, [OTHER])));
    expect(toTell(turnOf(known, at(2, false, [ME]), at(3, true, [OTHER])))).toBe(true);
    expect(toTell(turnOf(known, at(3, true, [ME, OTHER])))).toBe(true);
  });

  it('is known to whoever left it in the middle', () => {
    expect(toTell(turnOf(null, at(2, true, [OTHER, ME])))).toBe(false);
    expect(toTell(turnOf(null, at(1, true, [OTHER]), at(2, true, [ME])))).toBe(false);
    // And what somebody else does at the same time makes it no other.
    expect(toTell(turnOf(null, at(1, true, [OTHER]), at(2, true, [ME]), at(3, true, [OTHER])))).toBe(false);
  });

  it('that there was when one began to wish to be told is known, the next is not', () => {
    const known = turnBefore(5, true, NOW);
    expect(toTell(turnOf(known, at(6, true, [OTHER])))).toBe(false);
    expect(toTell(turnOf(known, at(6, false, [ME]), at(7, true, [OTHER])))).toBe(true);
    expect(toTell(turnOf(turnBefore(5, false, NOW), at(6, true, [OTHER])))).toBe(true);
  });
});

describe('the end', () => {
  it('is told to all but the one who made it', () => {
    expect(turnOf(null, at(9, false, [ME, OTHER], true))).toMatchObject({ kind: 'over', since: NOW, isTold: false });
    expect(toTell(turnOf(null, at(9, false, [OTHER, ME], true)))).toBe(false);
  });

  it('takes the place of a turn that was not told yet, and is told though that was', () => {
    const waiting = turnOf(null, at(1, true, [OTHER]));
    expect(turnOf(waiting, at(2, false, [OTHER], true))).toMatchObject({ kind: 'over', isTold: false });
    expect(toTell(turnOf(told(waiting), at(2, false, [OTHER], true)))).toBe(true);
  });
});

it('seconds matter in one sitting, and a minute does not by correspondence or without a clock', () => {
  const clock = (bank: number) => ({ bank, increment: 0, cap: bank });
  expect(waitAt(clock(90 * MINUTE))).toBe(10_000);
  expect([waitAt(clock(3 * 24 * 60 * MINUTE)), waitAt(null)]).toEqual([MINUTE, MINUTE]);
});

it('what fails is tried again ever later, and then given up', () => {
  const pauses = [0, 1, 2, 3, 4].map((tries) => pauseAfter(tries) ?? 0);
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
  expect(pauses[0]).toBeGreaterThanOrEqual(10_000);
  expect(pauseAfter(5)).toBeNull();
});
