import { describe, expect, test } from 'vitest';
import { quietIo } from './chance.ts';
import { fastChance } from './fast-chance.ts';
import { type Flow, type Frame, listChoices, procedure, rulesFrom, settle } from './flow.ts';
import {
  among,
  asks,
  type Bar,
  barsOf,
  byTheWay,
  crossing,
  exactly,
  isForbidden,
  listing,
  may,
  never,
  only,
  type Reach,
  sifting,
} from './permission.ts';
import { there } from './there.ts';

interface Count extends Flow {
  /** How often the rule was asked. */
  asked: number;
}
type Step = Frame<'count.one'>;
type Go = { readonly kind: 'go'; readonly from: number; readonly to: number };

const { bar } = barsOf<Count, 'X-1', 'odd'>();
const odd = bar<Step, Go>('X-1', 'odd', (p, _f, { from }) => {
  p.asked++;
  return from % 2 === 1;
});

/** Four places, from each to three others; nobody leaves an odd one. */
const counting = (isSifted: boolean) =>
  rulesFrom(
    procedure<Count, Step, Go>('count', {
      one: asks<Count, Step, Go, never>()({
        clause: 'X-1',
        who: () => 0,
        may: {
          go: may<Count, Step, Go>(
            (p, f, out, seat) => {
              for (let from = 0; from < 4; from++) {
                if (isSifted && odd.test(p, f, { kind: 'go', from, to: 0 }, seat)) continue;
                for (let to = 0; to < 3; to++) out.push({ kind: 'go', from, to });
              }
            },
            isSifted ? sifting([odd]) : [odd],
          ),
        },
        take() {},
      }),
    }),
  );

function listed(isSifted: boolean): { readonly p: Count; readonly list: readonly Go[]; readonly isBarred: boolean } {
  const steps = counting(isSifted);
  const f: Step = { step: 'count.one' };
  const p: Count = { stack: [f], outcome: null, asked: 0 };
  settle(steps, p, quietIo(fastChance(1)));
  const list = listChoices(steps, p, 0, []);
  const { asked } = p;
  const go = there(there(steps['count.one']?.asking).may.get('go'));
  const isBarred = isForbidden(go, p, f, { kind: 'go', from: 1, to: 0 }, 0);
  return { p: { ...p, asked }, list, isBarred };
}

test('a bar that the candidates were sifted by is not tried on each of them again, and forbids as before', () => {
  const [plain, sifted] = [listed(false), listed(true)];
  expect(sifted.list).toEqual(plain.list);
  expect(plain.list).toHaveLength(6);
  expect([plain.p.asked, sifted.p.asked]).toEqual([12, 4]);
  expect([plain.isBarred, sifted.isBarred]).toEqual([true, true]);
});

/** Three places from each of four. */
const places = [0, 1, 2, 3].map((from) => [0, 1, 2].map((to): Go => ({ kind: 'go', from, to })));
const shut = bar<Step, Go>('X-1', 'odd', (p) => p.asked++ > 1000);
const low = bar<Step, Go>('X-1', 'odd', (p, _f, { to }) => {
  p.asked++;
  return to === 1;
});

function crossed(...rules: readonly (readonly [Reach, Bar<Count, Step, Go>])[]) {
  const go = crossing<Count, Step, Go>(places, rules);
  const f: Step = { step: 'count.one' };
  const p: Count = { stack: [f], outcome: null, asked: 0 };
  const list: Go[] = [];
  go.near?.(p, f, list, 0);
  const { asked } = p;
  const allowed = places.flat().filter((c) => !isForbidden(go, p, f, c, 0));
  return { list, asked, allowed, rules: go.rules };
}

test('a rule of a table is tried once for all that it reaches, and what is listed is what no rule forbids', () => {
  const all = crossed(['each', low], ['row', odd], ['all', shut]);
  expect(all.list).toEqual(all.allowed);
  expect(all.list).toEqual([0, 2].flatMap((from) => [0, 2].map((to) => ({ kind: 'go', from, to }))));
  expect(all.rules).toEqual([low, odd, shut]);
  // Once for all, once a row, and once for each choice of the two rows that are left.
  expect(all.asked).toBe(1 + 4 + 6);
});

test('a rule of a column is tried once for it, and only where a row is left', () => {
  const all = crossed(['column', low], ['row', odd]);
  expect(all.list).toEqual(all.allowed);
  expect(all.list).toEqual([0, 2].flatMap((from) => [0, 2].map((to) => ({ kind: 'go', from, to }))));
  expect(all.rules).toEqual([low, odd]);
  // Once a row, and once for each of the three columns.
  expect(all.asked).toBe(4 + 3);
  const both = crossed(['column', low], ['each', odd]);
  expect(both.list).toEqual(all.list);
  // Once for each column, and once for each choice of the two that are left.
  expect(both.asked).toBe(3 + 8);
  const never = bar<Step, Go>('X-1', 'odd', (p) => ++p.asked > 0);
  const none = crossed(['column', low], ['row', never]);
  expect([none.list, none.asked, none.allowed]).toEqual([[], 4, []]);
});

test('what sums up the rules of a table, and what it is about at all, is not tried on the way', () => {
  const { about, follows } = barsOf<Count, 'X-1', 'odd'>();
  const asked = (p: Count) => ++p.asked < 0;
  const all = crossed(['each', about<Go>('X-1', 'odd', asked)], ['row', follows('X-1', 'odd', asked)], ['row', odd]);
  expect(all.asked).toBe(4);
  expect(all.list).toEqual(all.allowed);
  const summed = crossed(['all', follows('X-1', 'odd', () => true)]);
  expect(summed.list).toEqual(places.flat());
});

test('a table may be empty, and its rows may be shorter than the first', () => {
  const list: Go[] = [];
  const p: Count = { stack: [], outcome: null, asked: 0 };
  const near = (table: readonly (readonly Go[])[]) =>
    crossing<Count, Step, Go>(table, [
      ['all', odd],
      ['row', odd],
      ['each', low],
    ]).near?.(p, { step: 'count.one' }, list, 0);
  near([]);
  near([[]]);
  expect([list, p.asked]).toEqual([[], 0]);
  near([there(places[0]), [], [{ kind: 'go', from: 2, to: 0 }]]);
  expect(list).toEqual([
    { kind: 'go', from: 0, to: 0 },
    { kind: 'go', from: 0, to: 2 },
    { kind: 'go', from: 2, to: 0 },
  ]);
});

test('a table that a rule shuts as a whole is not looked through', () => {
  const closed = bar<Step, Go>('X-1', 'odd', (p) => ++p.asked > 0);
  const none = crossed(['each', low], ['row', odd], ['all', closed]);
  expect([none.list, none.asked, none.allowed]).toEqual([[], 1, []]);
});

describe('a list of permissions', () => {
  type Choice = Go | { readonly kind: 'stay' };
  const io = quietIo(fastChance(1));
  const all = among<Count, Step, Go>((p) => [0, 1, 2].map((from) => ({ kind: 'go', from, to: p.asked })));
  const at = (): Count => ({ stack: [{ step: 'count.one' }], outcome: null, asked: 0 });
  const f: Step = { step: 'count.one' };
  const froms = (list: readonly Choice[]) => list.map((c) => (c.kind === 'go' ? c.from : c.kind));

  test('takes candidates as a list, keeps what is there, and closes up what a bar forbids', () => {
    const out: Choice[] = [{ kind: 'stay' }];
    listing<Count, Step, Choice>({ go: may(all, [odd]), stay: only({ kind: 'stay' }) })(at(), f, out, 0);
    expect(froms(out)).toEqual(['stay', 0, 2, 'stay']);
  });

  test('takes the candidates of an exact permission as they are, and its rules tell why others are not', () => {
    const exact = exactly<Count, Step, Go>(all, [odd], byTheWay);
    const out: Choice[] = [];
    listing<Count, Step, Choice>({ go: exact })(at(), f, out, 0);
    expect(froms(out)).toEqual([0, 1, 2]);
    expect(isForbidden(exact, at(), f, { kind: 'go', from: 1, to: 0 }, 0)).toBe(true);
    expect(exact.moments).toBe(byTheWay);
    expect(byTheWay()).toEqual([]);
    expect(may(all).rules).toEqual([]);
  });

  test('lists nothing of what is never permitted', () => {
    const refused = never<Count, Step, Go>([odd]);
    const out: Choice[] = [];
    listing<Count, Step, Choice>({ go: refused })(at(), f, out, 0);
    expect(out).toEqual([]);
    expect([refused.refused, refused.near, refused.moments?.(at(), { kind: 'go', from: 1, to: 0 }, 0)]).toEqual([
      true,
      null,
      [],
    ]);
    expect(refused.rules).toEqual([odd]);
  });

  test('a rule that follows forbids nothing', () => {
    const { follows } = barsOf<Count, 'X-1', 'odd'>();
    const noted = may<Count, Step, Go>(all, [follows('X-1', 'odd', () => true)]);
    expect(isForbidden(noted, at(), f, { kind: 'go', from: 1, to: 0 }, 0)).toBe(false);
    const out: Choice[] = [];
    listing<Count, Step, Choice>({ go: noted })(at(), f, out, 0);
    expect(froms(out)).toEqual([0, 1, 2]);
  });

  test('a rule without a frame knows the position, the choice and the seat, and its facts too', () => {
    const { about, gate, given, bar: shut, follows } = barsOf<Count, 'X-1', 'odd'>();
    const go: Go = { kind: 'go', from: 1, to: 2 };
    for (const rule of [about, gate]) {
      const whole = rule<Go>(
        'X-1',
        'odd',
        (...given) => given.length === 3 && given[1] === go && given[2] === 7,
        (p, c, seat) => ({
          asked: p.asked,
          from: c.from,
          seat,
        }),
      );
      expect(whole.test({ ...at(), asked: 5 }, f, go, 7)).toBe(true);
      expect(whole.facts?.({ ...at(), asked: 5 }, f, go, 7)).toEqual({ asked: 5, from: 1, seat: 7 });
      expect(rule<Go>('X-1', 'odd', () => true).facts).toBeNull();
    }
    const still = [about, gate].map((rule) => rule<Go>('X-1', 'odd', () => true).sort);
    const framed = [given, shut, follows].map((rule) => rule<Step, Go>('X-1', 'odd', () => true).sort);
    expect([...still, ...framed]).toEqual(['about', 'gate', 'given', 'bar', 'follows']);
  });

  test('a step keeps what it says of itself: its window, whether all is open there, and its own word', () => {
    const [open, when] = [() => true, () => true];
    const written = { clause: 'X-1', who: () => 0, window: 'stay', open, when, take() {} } as const;
    const steps = rulesFrom(
      procedure<Count, Step, Choice>('count', {
        one: asks<Count, Step, Choice, never>()({ ...written, may: { stay: only({ kind: 'stay' }) } }),
      }),
    );
    const step = there(steps['count.one']);
    expect(step.window).toBe('stay');
    expect([step.open, step.asking?.when]).toEqual([open, when]);
  });

  /** What a step is passed over by: its own word, and two bars that close it. */
  const passing = (when: ((p: Count) => boolean) | undefined, ...closed: readonly number[]) => {
    const steps = rulesFrom(
      procedure<Count, Step | Frame<'count.end'>, Choice>('count', {
        one: asks<Count, Step | Frame<'count.end'>, Choice, never>()({
          clause: 'X-1',
          who: () => 0,
          ...(when === undefined ? {} : { when }),
          // A step is asked as a whole: there is no choice, and nobody whose it would be.
          closed: closed.map((shut) =>
            bar('X-1', 'odd', (p, _f, c, seat) => p.asked === shut && c === null && seat === -1),
          ),
          may: { stay: only({ kind: 'stay' }) },
          take() {},
        }),
        end: asks<Count, Step | Frame<'count.end'>, Choice, never>()({
          clause: 'X-1',
          who: () => 0,
          may: { stay: only({ kind: 'stay' }) },
          take() {},
        }),
      }),
    );
    return (asked: number): string => {
      const p: Count = { stack: [{ step: 'count.one' }], outcome: null, asked };
      settle(steps, p, io);
      return p.stack[0]?.step ?? '';
    };
  };

  test('a step is passed over by its own word, and by any bar that closes it', () => {
    const free = passing(undefined);
    expect(free(1)).toBe('count.one');
    const worded = passing((p) => p.asked !== 1);
    expect([0, 1].map(worded)).toEqual(['count.one', 'count.end']);
    const closed = passing(undefined, 2, 3);
    expect([1, 2, 3].map(closed)).toEqual(['count.one', 'count.end', 'count.end']);
    const one = passing((p) => p.asked !== 1, 2);
    expect([0, 1, 2].map(one)).toEqual(['count.one', 'count.end', 'count.end']);
    const both = passing((p) => p.asked !== 1, 2, 3);
    expect([0, 1, 2, 3].map(both)).toEqual(['count.one', 'count.end', 'count.end', 'count.end']);
  });
});
