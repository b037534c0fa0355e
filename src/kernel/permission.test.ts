import { expect, test } from 'vitest';
import { quietIo } from './chance.ts';
import { fastChance } from './fast-chance.ts';
import { type Flow, type Frame, listChoices, procedure, rulesFrom, settle } from './flow.ts';
import { asks, type Bar, barsOf, crossing, isForbidden, may, type Reach, sifting } from './permission.ts';
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

test('a table that a rule shuts as a whole is not looked through', () => {
  const closed = bar<Step, Go>('X-1', 'odd', (p) => ++p.asked > 0);
  const none = crossed(['each', low], ['row', odd], ['all', closed]);
  expect([none.list, none.asked, none.allowed]).toEqual([[], 1, []]);
});
