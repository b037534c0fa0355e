import { expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { startCharges } from '../rules/charges.ts';
import { type Bench, bench } from './bench.ts';
import { drive } from './drive.ts';

// VE-IX.6-c: infantry may try to form square at any moment of a charge that it sees, from as far as the charge can come.

/** French chasseurs (10 MP) charge northwards. */
function charged(from: string, setup: (t: Bench) => void, dice: readonly number[] = []) {
  const t = bench();
  t.lay('fr-1ch', from, 'column', 0);
  setup(t);
  const f = drive(t, startCharges, dice);
  f.take('charge fr-1ch 1', 'go');
  return { t, f };
}

rule(['VE-IX.6-c', 'VE-IX.6-d', 'VE-IX.2-n'], 'ten MP are seen from eleven hexes, and not from twelve', () => {
  const at = (hex: string, dice: readonly number[] = []) =>
    charged('1020', (t) => t.lay('al-27j', hex, 'line', 5), dice).f;
  const far = at('1009', [4, 5]);
  expect([far.at(), far.choices()]).toEqual(['squares.choose', ['square 1009', 'pass']]);
  far.take('square 1009');
  expect(far.told('test')).toMatchObject([{ cause: 'square', morale: 9, passed: true }]);
  expect(at('1008').at()).toBe('charge.act');
});

rule('VE-IX.6-c', 'infantry to whose side the cavalry turns tries before it is ridden down', () => {
  const { t, f } = charged('1010', (b) => b.lay('al-27j', '1209', 'line', 9), [4, 4]);
  expect(f.at()).toBe('squares.choose');
  f.take('pass', 'turn fr-1ch 3');
  expect([f.at(), f.choices()]).toEqual(['squares.choose', ['square 1209', 'pass']]);
  f.take('square 1209');
  expect(f.told('test')).toMatchObject([{ morale: 8, passed: true }]);
  expect(t.p.formation[t.unit('al-27j')]).toBe('square');
  expect(f.at()).toBe('charge.act');
});
