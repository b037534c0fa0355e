import { expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { OFF } from '../../../grids/hexes.ts';
import { AWAY } from '../position.ts';
import { mayFire } from '../rules/fire-value.ts';
import { bench, type Lay } from './bench.ts';
import { marching } from './marching.ts';

// VE-IV.6: light infantry across two hexes, on its move.

/** fr-2le in 1010 and 1111, facing 1, on its move. */
function across(lay: Lay = {}, dice: readonly number[] = []) {
  const t = bench(lay);
  t.lay('fr-2le', '1010', 'skirmish', 1, { second: '1111' });
  const f = marching(t, dice);
  f.take('move fr-2le');
  return { t, f };
}
const turns = ({ f }: ReturnType<typeof across>) => f.choices('change fr-2le skirmish');

rule(['VE-IV.6-n', 'VE-IV.6-t'], 'in a turn of 60 degrees one half goes to the hex next to it, about the other', () => {
  expect(turns(across()).sort()).toEqual(
    ['11 1011', '11 1110', '3 1011', '3 1110'].map((each) => `change fr-2le skirmish ${each}`).sort(),
  );
});

rule(['VE-IV.6-t', 'VE-IV.6-d'], 'and over nothing that a Line may not cross', () => {
  const stream = { type: 'stream' as const, a: '1111', b: '1011' };
  const shut = across({ hexsides: [stream] });
  expect(turns(shut)).not.toContain('change fr-2le skirmish 3 1011');
  expect(turns(shut)).toContain('change fr-2le skirmish 3 1110');
});

rule(['VE-XIV.5-c', 'VE-IV.6-c'], 'a half that is taken up falls upon the enemy leader who is alone there', () => {
  const t = bench();
  t.lay('fr-2le', '1010', 'line', 1);
  const picton = t.lead('picton', '1111');
  const f = marching(t, [6]);
  f.take('move fr-2le', 'change fr-2le skirmish 1 1111');
  expect(f.told('leaderRoll')).toMatchObject([{ leader: picton, peril: 'overrun', falls: true }]);
  expect(t.p.leaderAt[picton]).toBe(AWAY.eliminated);
});

rule('VE-IV.6-t', 'on the road skirmishers gain nothing, and after their turn nobody joins them', () => {
  const t = bench({ roads: [['1011', '1010', '1009', '1008', '1007', '1006']] });
  t.lay('fr-2le', '1010', 'line', 1);
  const f = marching(t);
  f.take('move fr-2le', 'change fr-2le skirmish 1 1111', 'change fr-2le column 0 1010');
  expect([f.frame()?.onRoad, f.frame()?.steps]).toEqual([false, 2]);
  // Two MP are spent, four are left, and none from the road.
  f.take('step 1009', 'step 1008', 'step 1007', 'step 1006');
  expect(f.choices('step')).toEqual([]);
});

rule(['VE-XIV.2-a', 'VE-IV.6-n'], 'a leader in either half goes along, and is not left in one that is given up', () => {
  const t = bench();
  t.lay('fr-2le', '1010', 'skirmish', 1, { second: '1111' });
  const reille = t.lead('reille', '1111');
  const f = marching(t);
  f.take('move fr-2le', 'along reille', 'change fr-2le line 1 1010');
  expect(t.name(t.p.leaderAt[reille] ?? OFF)).toBe('1010');
  f.take('step 1009');
  expect(t.name(t.p.leaderAt[reille] ?? OFF)).toBe('1009');
});

rule('VE-IV.6-o', 'skirmishers who overlap by one hex do not move together', () => {
  const t = bench();
  const other = t.lay('fr-4le', '0910', 'skirmish', 1, { second: '1010', steps: 3 });
  t.lay('fr-2le', '1010', 'skirmish', 1, { second: '1111', steps: 3 });
  const f = marching(t);
  f.take('move fr-2le');
  expect(f.why({ kind: 'move', unit: other })).toEqual(['notStackedHere VE-VI.1-d']);
});

rule(['VE-IV.6-b', 'VE-QB-S9'], 'Skirmish order is for open ground, in both halves', () => {
  const open = (hex: string, letter: string) => {
    const t = bench({ terrain: { [hex]: letter } });
    t.lay('fr-2le', '1010', 'line', 1);
    const f = marching(t);
    f.take('move fr-2le');
    return f.choices('change fr-2le skirmish').includes('change fr-2le skirmish 1 1111');
  };
  expect(['.', 'f', 'r'].map((letter) => [open('1010', letter), open('1111', letter)])).toEqual(
    Array.from({ length: 3 }, () => [true, true]),
  );
  expect(['V', 'W', 't', 'm', 'C', 'F'].map((letter) => open('1111', letter))).toEqual(Array(6).fill(false));
});

rule('VE-IV.6-d', 'a slope may run between the halves, nothing else', () => {
  const open = (lay: Lay) => {
    const t = bench(lay);
    t.lay('fr-2le', '1010', 'line', 1);
    const f = marching(t);
    f.take('move fr-2le');
    return f.choices('change fr-2le skirmish').includes('change fr-2le skirmish 1 1111');
  };
  const between = (type: 'stream' | 'ravine' | 'river') => open({ hexsides: [{ type, a: '1010', b: '1111' }] });
  expect(open({ heights: { 1111: 2 } })).toBe(true);
  expect([between('stream'), between('ravine'), between('river')]).toEqual([false, false, false]);
});

rule('VE-IV.6-m', 'skirmishers go with the MP of a Line, and over no stream', () => {
  const { f } = across();
  f.take('step 1009', 'step 1008', 'step 1007', 'step 1006');
  expect([f.spent(), f.whyTo('1005')]).toEqual([[4], 'tooFewPoints VE-VI.1-g']);
  const wet = across({ hexsides: [{ type: 'stream', a: '1111', b: '1110' }] });
  // Only the right half would have to wade.
  expect(wet.f.whyTo('1009')).toBe('closedGround VE-VI.2-b');
});

rule('VE-IV.6-h', 'light infantry in another formation has the range of all others', () => {
  const reach = (formation: 'line' | 'column' | 'square' | 'skirmish', far: string) => {
    const t = bench();
    const facing = formation === 'line' || formation === 'skirmish' ? 1 : 0;
    const second = formation === 'skirmish' ? { second: '1111' } : {};
    const unit = t.lay('fr-2le', '1010', formation, facing, second);
    t.lay('al-95', far, 'line', 7);
    return mayFire(t.box, t.b, t.p, unit, t.hex(far), false);
  };
  expect((['line', 'column', 'square'] as const).map((each) => [reach(each, '1009'), reach(each, '1008')])).toEqual(
    Array(3).fill([true, false]),
  );
  expect([reach('skirmish', '1009'), reach('skirmish', '1008')]).toEqual([true, true]);
});
