import { describe, expect, it } from 'vitest';
import { commitment, promiseOf } from '../../../kernel/provable-chance.ts';
import { type DiceWorld, inTurn, tendDice } from './dice.ts';
import { ownPartIn, ownPartsIn } from './own-part.ts';

const ID = 'm'.repeat(22);
const SEAL = commitment('0'.repeat(64));

/** What a browser keeps. */
function storage() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
  };
}

/** A server with two seats, as far as dice go. */
function server() {
  const seats: { seat: number; promise: string | null; told: boolean }[] = [0, 1].map((seat) => ({
    ...{ seat, promise: null, told: false },
  }));
  const said: { seat: number; body: object }[] = [];
  const state = { round: 0 };
  const pageOf = (seat: number, kept: Parameters<typeof ownPartsIn>[0], draw = () => `text of ${seat}`) => {
    const ask: DiceWorld['ask'] = async (method, _path, body) => {
      const mine = seats[seat];
      if (method === 'POST' && mine !== undefined && typeof body === 'object' && body !== null) {
        said.push({ seat, body });
        if ('promise' in body) {
          if ('anew' in body) {
            state.round++;
            for (const one of seats) Object.assign(one, { promise: null, told: false });
          } else if (mine.promise !== null && mine.promise !== body.promise) return { status: 409 };
          mine.promise = String(body.promise);
        } else mine.told = true;
      }
      const isBegun = seats.every(({ told }) => told);
      return { value: { state: isBegun ? 'begun' : 'gathering', round: state.round, seats: structuredClone(seats) } };
    };
    return (isAnew = false) =>
      tendDice({ parts: ownPartsIn(kept), ask, draw }, { id: ID, seat, commitment: SEAL }, isAnew);
  };
  return { seats, said, pageOf };
}

describe('the part of a page in the dice', () => {
  it('is promised at once, told when all have promised, and by a page that was loaded anew', async () => {
    const { said, pageOf } = server();
    const kept = storage();
    expect(await pageOf(0, kept)()).toEqual({ state: 'gathering', lacking: [1], isLost: false });
    expect(await pageOf(0, kept, () => 'another')()).toEqual({ state: 'gathering', lacking: [1], isLost: false });
    expect(said).toEqual([{ seat: 0, body: { promise: promiseOf('text of 0') } }]);
    expect(await pageOf(1, storage())()).toEqual({ state: 'gathering', lacking: [0], isLost: false });
    expect(await pageOf(0, kept)()).toEqual({ state: 'begun', lacking: [], isLost: false });
    expect(said.at(-1)).toEqual({ seat: 0, body: { text: 'text of 0' } });
    expect(ownPartsIn(kept).told(ID)).toEqual({
      ...{ seat: 0, text: 'text of 0', commitment: SEAL, round: 0 },
      promises: [0, 1].map((seat) => ({ seat, promise: promiseOf(`text of ${seat}`) })),
    });
  });

  it('of two pages of one browser is the one that was promised first', async () => {
    const { seats, said, pageOf } = server();
    const kept = storage();
    await Promise.all([pageOf(0, kept, () => 'one')(), pageOf(0, kept, () => 'other')()]);
    await pageOf(1, storage())();
    await Promise.all([pageOf(0, kept)(), pageOf(0, kept)()]);
    expect(seats[0]?.promise).toBe(promiseOf('one'));
    expect(said.filter(({ body }) => 'text' in body && !('text of 1' in body)).map(({ body }) => body)).toContainEqual({
      text: 'one',
    });
    expect(said).not.toContainEqual({ seat: 0, body: { text: 'other' } });
  });

  it('that is lost is drawn anew only if its reader says so', async () => {
    const { said, pageOf } = server();
    await pageOf(0, storage())();
    const elsewhere = storage();
    expect(await pageOf(0, elsewhere, () => 'fresh')()).toMatchObject({ isLost: true });
    expect(said).toHaveLength(1);
    expect(await pageOf(0, elsewhere, () => 'fresh')(true)).toMatchObject({ isLost: false, lacking: [1] });
    expect(said.at(-1)).toEqual({ seat: 0, body: { promise: promiseOf('fresh'), anew: true } });
  });

  it('is done once where two places of a page do it at the same moment', async () => {
    const { said, pageOf } = server();
    const page = pageOf(0, storage());
    const turns = new Map<string, Promise<unknown>>();
    const fails = inTurn(turns, ID, () => Promise.reject(new Error('away')));
    const both = [1, 2].map(() => inTurn(turns, ID, () => page()));
    await expect(fails).rejects.toThrow('away');
    await Promise.all(both);
    expect(said).toHaveLength(1);
    expect(turns.size).toBe(0);
  });

  it('is found in the record of the match, or missed there', () => {
    const contributions = [0, 1].map((seat) => ({ seat, promise: promiseOf(`${seat}`), text: `${seat}` }));
    const promises = contributions.map(({ seat, promise }) => ({ seat, promise }));
    const told = { seat: 1, text: '1', commitment: SEAL, round: 0, promises };
    const record = { commitment: SEAL, contributions };
    expect(ownPartIn(told, record)).toBe('there');
    expect(ownPartIn(null, record)).toBe('unknown');
    const [first] = contributions;
    if (first === undefined) throw new Error('nobody has contributed');
    const forged = [
      { ...record, commitment: commitment('1'.repeat(64)) },
      { ...record, contributions: [first] },
      { ...record, contributions: [first, { seat: 1, promise: promiseOf('x'), text: 'x' }] },
      // The other one was let choose after he knew.
      { ...record, contributions: [{ seat: 0, promise: promiseOf('x'), text: 'x' }, ...contributions.slice(1)] },
      { ...record, contributions: ['0', '1'] },
    ];
    for (const one of forged) expect(ownPartIn(told, one)).toBe('missing');
  });
});
