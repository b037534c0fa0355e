import { describe, expect, it } from 'vitest';
import { strike } from '../../keeper/feed.ts';
import { NEVER, type Since, sinceAfter, toldSince } from './since.ts';

const item = (
  n: number,
  seat: number | null,
  more: { act?: 'offer' | 'agree'; gone?: readonly number[]; dice?: boolean } = {},
) => ({
  ...{ n, seat, act: more.act ?? null, gone: more.gone ?? [], dice: more.dice ?? false },
});
const PASS = { view: { viewer: 0, asked: [0], step: 'turn.act', outcome: null }, choice: { kind: 'pass' } };
const numbers = ({ chosen, answered }: Since) => [chosen, answered.map(({ n }) => n)];

describe('what a person chose, and what was answered for him since', () => {
  it('counts his own choices only: others, offers and the keeper are none', () => {
    const after = [item(1, 0), item(2, 1), item(3, 0, { act: 'offer' }), item(4, null)].reduce(
      (since, one) => sinceAfter(since, one, 0, null),
      NEVER,
    );
    expect(numbers(after)).toEqual([[1], []]);
  });

  it('holds what was answered alone until he chooses, or until it is taken back', () => {
    const chosen = sinceAfter(NEVER, item(1, 0), 0, null);
    const alone = sinceAfter(chosen, item(2, 0), 0, PASS);
    expect(numbers(alone)).toEqual([[1], [2]]);
    expect(numbers(sinceAfter(alone, item(3, 0, { gone: [2] }), 0, PASS))).toEqual([[1], []]);
    expect(numbers(sinceAfter(alone, item(3, 0, { gone: [2, 1] }), 0, null))).toEqual([[], []]);
    expect(numbers(sinceAfter(alone, item(3, 0), 0, null))).toEqual([[1, 3], []]);
  });

  it('knows whether dice fell by his last choice or since', () => {
    const own = sinceAfter(NEVER, item(1, 0, { dice: true }), 0, null);
    const others = sinceAfter(sinceAfter(own, item(2, 0), 0, null), item(3, 1, { dice: true }), 0, null);
    expect([own, sinceAfter(own, item(2, 0), 0, null), others].map(({ rolled }) => rolled)).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('tells what was told after his last choice, as the same list while it is the same', () => {
    const told = [1, 2, 3].map((at) => ({ at, event: { kind: `event ${at}` } }));
    const since = { ...NEVER, chosen: [1] };
    const lately = toldSince(since, told, []);
    expect(lately.map(({ kind }) => kind)).toEqual(['event 2', 'event 3']);
    expect(toldSince(since, told, lately)).toBe(lately);
    expect(toldSince({ ...NEVER, chosen: [1, 3] }, told, lately)).toEqual([]);
  });

  it('of a way back by consent marks nothing that it has undone, though that stays told', () => {
    const heard = (at: number) => ({ at, event: { kind: `event ${at}` } });
    const told = [...strike([1, 2, 3].map(heard), [2, 3]), heard(5)];
    const chosen = [item(1, 0), item(2, 0)].reduce((since, one) => sinceAfter(since, one, 0, null), NEVER);
    const back = sinceAfter(chosen, item(4, 1, { act: 'agree', gone: [2, 3] }), 0, null);
    expect(toldSince(back, told, []).map(({ kind }) => kind)).toEqual(['event 5']);
  });
});
