import { expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { mark } from '../field.ts';
import { MARK } from '../position.ts';
import { bench } from './bench.ts';
import { marching } from './marching.ts';

// VE-IV.6-o, VE-VI.1-o: skirmishers among their friends.

rule(
  ['VE-VI.1-k', 'VE-VI.1-o', 'VE-IV.6-n'],
  'skirmishers pass through friends if they can go on, and do not stop there',
  () => {
    const t = bench();
    t.lay('fr-2le', '1010', 'skirmish', 1, { second: '1111', steps: 3 });
    mark(t.p, t.lay('fr-61l', '1009', 'line', 1, { steps: 3 }), MARK.moved);
    const f = marching(t);
    f.take('move fr-2le', 'step 1009');
    expect(f.whyPass()).toEqual(['mayNotStop VE-V.8-d']);
    f.take('step 1008', 'pass');
    expect(f.stance('fr-2le')).toBe('skirmish 1 1008 1109');
    // With all MP but one spent it could not go on.
    const u = bench();
    u.lay('fr-2le', '1013', 'skirmish', 1, { second: '1114', steps: 3 });
    u.lay('fr-61l', '1009', 'line', 1, { steps: 3 });
    const g = marching(u);
    g.take('move fr-2le', 'step 1012', 'step 1011', 'step 1010');
    expect(g.whyTo('1009')).toBe('cannotGoOn VE-VI.1-o');
  },
);

rule(['VE-IV.6-o', 'VE-V.7-e'], 'skirmishers who lie together turn about together, or not at all', () => {
  const both = (spent: boolean) => {
    const t = bench();
    const other = t.lay('fr-4le', '1010', 'skirmish', 1, { second: '1111', steps: 3 });
    t.lay('fr-2le', '1010', 'skirmish', 1, { second: '1111', steps: 3 });
    if (spent) mark(t.p, other, MARK.moved);
    const f = marching(t);
    f.take('move fr-2le');
    return f;
  };
  expect(both(true).choices('turn')).toEqual([]);
  const f = both(false);
  f.take('move fr-4le', 'turn fr-2le 7');
  expect(f.whyPass()).not.toEqual([]);
  f.take('turn fr-4le 7', 'pass');
  expect([f.stance('fr-2le'), f.stance('fr-4le')]).toEqual(['skirmish 7 1111 1010', 'skirmish 7 1111 1010']);
});

rule(
  ['VE-VI.1-o', 'VE-VI.3-e', 'VE-V.7-e'],
  'a battery that has not moved can limber and leave skirmishers to themselves',
  () => {
    const t = bench();
    t.lay('fr-a59', '1010', 'battery', 1);
    t.lay('fr-2le', '1010', 'line', 1, { steps: 3 });
    const f = marching(t);
    f.take('move fr-2le', 'change fr-2le skirmish 1 1111', 'pass');
    expect(f.whyPass()).toEqual(['stackDisagrees VE-V.7-a']);
    const u = bench();
    const guns = u.lay('fr-a59', '1010', 'battery', 1);
    u.lay('fr-2le', '1010', 'line', 1, { steps: 3 });
    mark(u.p, guns, MARK.moved);
    const g = marching(u);
    g.take('move fr-2le');
    expect(g.choices('change fr-2le skirmish')).toEqual([]);
  },
);
