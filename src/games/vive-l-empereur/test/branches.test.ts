import { expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import type { Odds } from '../../../kernel/odds.ts';
import { there } from '../../../kernel/there.ts';
import { branchesOf } from '../odds/branches.ts';
import { oddsOfChoice } from '../odds.ts';
import { startCharges } from '../rules/charges.ts';
import { rulesOf } from '../rules/index.ts';
import { bench } from './bench.ts';
import { drive } from './drive.ts';

const powers = (odds: Odds | null): (number | string)[] =>
  there(odds)
    .terms.filter(({ total, of }) => total === true && of === undefined)
    .map(({ value }) => value);
const share = ({ of, results }: Pick<Odds, 'of' | 'results'>, key: string): number =>
  (results.find((each) => each.key === key)?.ways ?? 0) / of;

/** Lancers in 1013 have in mind to strike a regiment in 1009 from 1010. */
function weighed(seenAt: number, terrain = '.') {
  const t = bench({ terrain: { 1009: terrain } });
  const horse = t.lay('fr-56la', '1013', 'line', 1, { steps: 4 });
  t.lay('al-27j', '1009', terrain === '.' ? 'line' : 'adapted', 5, { steps: 3 });
  t.p.phase = 'charges';
  const strike = { units: [horse], from: t.hex('1010'), facing: 1, target: t.hex('1009'), seenAt };
  return branchesOf(t.box, rulesOf(t.box), t.p, 0, strike);
}

rule(
  ['VE-IX.6-d', 'VE-IV.7-e', 'VE-IV.5-e', 'VE-IX.6-k'],
  'a charge is weighed against a target that stands, forms square, and fails to',
  () => {
    const { square, standing, formed, missed } = weighed(4);
    // Morale 8 and one for the distance: 30 of 36.
    expect(share(there(square), 'passed')).toBeCloseTo(30 / 36, 12);
    // 4 steps at 3 against 3 at 2; at 1 against the Square; against 3 at 1 in disorder.
    expect([powers(standing), powers(formed), powers(missed)]).toEqual([
      [12, 6, '2:1'],
      [4, 6, '2:3'],
      [12, 3, '4:1'],
    ]);
    const beaten = [formed, standing, missed].map((odds) => share(there(odds), 'defenderBeaten'));
    expect([...beaten].sort((one, other) => one - other)).toEqual(beaten);
    expect(share(there(weighed(2).square), 'passed')).toBeCloseTo(26 / 36, 12);
  },
);

rule(['VE-IX.6-d', 'VE-IV.4-a'], 'next to the cavalry, and where no square can stand, there is one branch', () => {
  for (const branches of [weighed(1), weighed(4, 'W')])
    expect([branches.square, branches.formed, branches.missed, branches.standing === null]).toEqual([
      null,
      null,
      null,
      false,
    ]);
});

rule(['VE-IX.3-a', 'VE-IX.2-t'], 'a charge that ends before one enemy shows the shock that awaits it', () => {
  const t = bench();
  t.lay('fr-56la', '1010', 'column', 0, { steps: 4 });
  t.lay('al-27j', '1009', 'line', 5, { steps: 3 });
  const f = drive(t, startCharges);
  f.take('charge fr-56la 1', 'go');
  expect(f.at()).toBe('charge.act');
  const odds = oddsOfChoice(t.box, rulesOf(t.box), t.p, 0, { kind: 'finish' });
  expect(powers(odds)).toEqual([12, 6, '2:1']);
  // VE-VIII.4-a: each regiment has its own product.
  const products = there(odds).terms.filter(({ what }) => what === 'product');
  expect(products.map(({ of, value }) => [of, value])).toEqual([
    [`unit:${t.unit('fr-56la')}`, '3 × 4'],
    [`unit:${t.unit('al-27j')}`, '2 × 3'],
  ]);
});

rule(
  ['VE-IX.6-d', 'VE-IX.6-g'],
  'the sum of a square is that of the infantry, also under guns, with the distance',
  () => {
    const t = bench();
    t.lay('fr-1ch', '1010', 'column', 0);
    t.lay('al-27j', '1007', 'line', 5);
    t.lay('al-ast', '1007', 'battery', 5);
    const f = drive(t, startCharges);
    f.take('charge fr-1ch 1', 'go');
    const odds = there(oddsOfChoice(t.box, rulesOf(t.box), t.p, 1, { kind: 'square', hex: t.hex('1007') }));
    expect(odds.terms.map(({ what, value }) => `${what} ${value}`)).toEqual(['morale 8', 'seenFar 1']);
    expect(share(odds, 'passed')).toBeCloseTo(30 / 36, 12);
  },
);
