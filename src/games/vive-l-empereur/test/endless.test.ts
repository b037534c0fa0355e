import { expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { bench } from './bench.ts';
import { marching } from './marching.ts';

// What costs nothing is not done for ever.

/** A Column that has come by road from 1011 to 1010, where the road goes on to 1009, 1109 and 0910. */
function junction() {
  const t = bench({
    roads: [
      ['1011', '1010', '1009'],
      ['1010', '1110'],
      ['1010', '0910'],
    ],
  });
  t.lay('fr-61l', '1011', 'column', 0);
  const f = marching(t);
  f.take('move fr-61l', 'step 1010');
  return f;
}

rule(
  'VE-VI.7-j',
  'a bend is followed free from the direction in which the unit came, not from one branch to the next',
  () => {
    const f = junction();
    f.take('turn fr-61l 2');
    expect(f.spent()).toEqual([1]);
    // Its free 60 degrees are still its own.
    f.take('turn fr-61l 0');
    expect(f.spent()).toEqual([1]);
    f.take('turn fr-61l 10');
    expect(f.spent()).toEqual([1]);
    f.take('turn fr-61l 2');
    expect(f.spent()).toEqual([3]);
  },
);

rule('VE-VI.7-j', 'and whatever is turned free at a junction comes to an end', () => {
  const f = junction();
  let turns = 0;
  for (let [turn] = f.choices('turn'); turn !== undefined; [turn] = f.choices('turn')) {
    f.take(turn);
    expect(turns++).toBeLessThan(20);
  }
  expect(f.spent()).toEqual([8]);
});

rule('VE-VI.1-d', 'whoever was named for a march and left again is not named for it once more', () => {
  const t = bench();
  const under = t.lay('fr-108l', '1010', 'column', 0, { steps: 2 });
  t.lay('fr-61l', '1010', 'column', 0, { steps: 2 });
  const f = marching(t);
  f.take('move fr-61l', 'move fr-108l', 'drop fr-108l');
  expect(f.why({ kind: 'move', unit: under })).toEqual(['namedAlready VE-VI.1-d']);
  expect(f.choices('move')).toEqual([]);
  // It has lost nothing by it: its own march is still to come.
  f.take('step 1009', 'pass', 'move fr-108l', 'step 1009', 'pass');
});
