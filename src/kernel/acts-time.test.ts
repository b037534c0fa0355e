import { describe, expect, test } from 'vitest';
import { DRAW, marching } from '../../test/support/acts.ts';
import { picket } from '../../test/toy/game.ts';
import { openPicket } from '../../test/toy/test/table.ts';
import { fastChance } from './fast-chance.ts';
import type { Seat } from './flow.ts';
import { act, lines, take, undo } from './match.ts';

// Whose time has run out has lost: another seat says so, for the keeper counts and no game does.

const time = (of: Seat) => ({ kind: 'time', of }) as const;

describe('time that has run out', () => {
  test('loses the match for the seat whose it was, and an open offer ends with it', () => {
    const match = marching();
    act(match, 0, DRAW);
    expect(act(match, 0, time(1))).toBeNull();
    expect(match.position.outcome).toEqual({ winners: [0], how: 'time', facts: { seat: 1 } });
    expect([match.conduct.offer, match.undo, match.questions]).toEqual([null, [], [null, null]]);
  });

  test('leaves all others as winners, and loses for whoever wins and loses with that seat', () => {
    const three = () => openPicket(fastChance(2), { seats: '3' });
    const match = three();
    act(match, 0, time(2));
    expect(match.position.outcome?.winners).toEqual([0, 1]);
    const allied = openPicket(
      fastChance(2),
      { seats: '3' },
      { ...picket(), allies: (_options, seat) => (seat === 2 ? [1] : []) },
    );
    act(allied, 1, time(2));
    expect(allied.position.outcome?.winners).toEqual([0]);
  });

  test('is claimed by another seat, of a seat that is at the table', () => {
    const match = marching();
    expect(act(match, 1, time(1))).toMatchObject({
      code: 'malformed',
      message: 'the time of seat 1 is not for seat 1 to claim',
    });
    expect(act(match, 1, time(2))).toMatchObject({
      code: 'malformed',
      message: 'the time of seat 2 is not for seat 1 to claim',
    });
    expect(lines(match)).toBe(2);
  });

  test('asks for the allies of no seat that is not at the table', () => {
    const asked: Seat[] = [];
    const allies = (_options: unknown, seat: Seat): readonly Seat[] => {
      asked.push(seat);
      return [];
    };
    const match = openPicket(fastChance(2), {}, { ...picket(), allies });
    for (const seat of [2, 3]) expect(act(match, 0, time(seat))?.code).toBe('malformed');
    expect(act(match, 0, time(1))).toBeNull();
    expect(asked).toEqual([0, 0, 1]);
  });

  test('is the end: nothing follows it', () => {
    const match = marching();
    act(match, 0, time(1));
    const over = { code: 'over', message: 'the match is over' };
    expect(act(match, 0, DRAW)).toMatchObject(over);
    expect(take(match, 1, { kind: 'halt' })).toMatchObject(over);
    expect(undo(match, 1)).toMatchObject(over);
    expect(lines(match)).toBe(3);
  });
});
