import { expect, test } from 'vitest';
import { quietIo } from './chance.ts';
import { fastChance } from './fast-chance.ts';
import { type Flow, type Frame, listChoices, procedure, rulesFrom, settle } from './flow.ts';
import { asks, barsOf, isForbidden, may, sifting } from './permission.ts';
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
