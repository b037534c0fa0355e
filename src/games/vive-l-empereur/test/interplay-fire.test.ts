import { expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { has } from '../field.ts';
import { MARK } from '../position.ts';
import { type Bench, bench, type Lay } from './bench.ts';
import { turning } from './turning.ts';

// Fire at whoever moves and runs, together with the rules that it meets on the way, from the book.

/** French infantry in 1009 before a Line in 1008 that covers 1009 and 0909. */
function leaving(
  id: string,
  facing: number,
  dice: readonly number[],
  more: (t: Bench) => void = () => {},
  lay: Lay = {},
) {
  const t = bench(lay);
  t.lay('al-n1', '1008', 'line', 7);
  more(t);
  t.lay(id, '1009', 'column', facing);
  const f = turning(t, 'movement', dice);
  f.take(`move ${id}`);
  return { t, f };
}

rule(
  ['VE-VII.5-d', 'VE-VIII.6-b', 'VE-VI.4-d', 'VE-VII.5-c'],
  'whoever turns his back before he leaves takes the fire in the back; a Line that covers the firer spares him that',
  () => {
    const bare = leaving('fr-61l', 0, [3, 1, 4]);
    bare.f.take('turn fr-61l 6', 'step 1010', 'fire');
    expect(bare.f.test('fr-61l')).toBe('fire 5 holds');
    expect(bare.f.stance('fr-61l')).toBe('column 6 1010');
    const covered = leaving('fr-61l', 0, [3, 1, 4], (t) => t.lay('fr-2l', '0908', 'line', 3));
    covered.f.take('turn fr-61l 6', 'step 1010', 'fire');
    expect(covered.f.test('fr-61l')).toBe('fire 8 holds');
  },
);

rule(['VE-VII.5-d', 'VE-VI.4-e'], 'whoever steps backwards has had the firer in front', () => {
  const { f } = leaving('fr-61l', 0, [3, 1, 4]);
  f.take('back 1010', 'fire');
  expect([f.test('fr-61l'), f.stance('fr-61l')]).toEqual(['fire 8 holds', 'column 0 1010']);
});

rule(
  ['VE-VII.5-e', 'VE-V.5-b', 'VE-VII.5-k'],
  'of a stack that leaves together the top one breaks and runs, the second holds at -2 and goes on',
  () => {
    const t = bench();
    t.lay('al-n1', '1008', 'line', 7);
    t.lay('fr-72l', '1009', 'column', 2);
    t.lay('fr-61l', '1009', 'column', 2);
    // 8 - 0 against 9, then 8 - 2 against 6.
    const f = turning(t, 'movement', [5, 6, 3, 3, 3]);
    f.take('move fr-61l', 'move fr-72l', 'step 1109', 'fire');
    expect(f.steps('fr-61l')).toBe(2);
    f.until('move');
    expect(f.stance('fr-72l')).toBe('column 2 1109');
    expect(f.stance('fr-61l').startsWith('disorganised')).toBe(true);
  },
);

rule(
  ['VE-VII.5-n', 'VE-V.6-b', 'VE-V.6-c', 'VE-VII.5-l'],
  'who leaves from under others pays alone; if he breaks, those who stay test at -2',
  () => {
    const setup = (dice: readonly number[], steps = 3) => {
      const t = bench();
      t.lay('al-n1', '1008', 'line', 7);
      t.lay('fr-72l', '1009', 'column', 2, { steps });
      t.lay('fr-61l', '1009', 'column', 2);
      const f = turning(t, 'movement', dice);
      f.take('move fr-72l', 'step 1109', 'fire');
      return f;
    };
    const f = setup([5, 6, 3, 3, 3]);
    expect([f.steps('fr-72l'), f.steps('fr-61l'), f.test('fr-61l')]).toEqual([2, 3, 'fire 6 holds']);
    // The last step: those who stay test without a malus.
    const g = setup([5, 3, 3], 1);
    expect([g.steps('fr-72l'), g.test('fr-61l')]).toEqual([0, 'fire 8 holds']);
  },
);

rule(
  ['VE-XIV.5-a', 'VE-XIV.5-e', 'VE-X.4-d', 'VE-VII.3-b'],
  'a leader who falls in the fire helps nobody in the test after it',
  () => {
    const run = (roll: number) => {
      const { t, f } = leaving('fr-1l', 0, [6, roll, 2, 2], (b) => {
        b.lay('al-g12', '0909', 'line', 3);
        b.lead('reille', '1009');
      });
      // 3 and 5 are 8, on a 6 two steps: the leader rolls, then the hex tests.
      f.take('back 1010', 'fire');
      return [f.steps('fr-1l'), f.test('fr-1l'), t.p.leaderAt[t.leader('reille')] === -1];
    };
    expect(run(5).slice(0, 2)).toEqual([4, 'fire 10 holds']);
    expect(run(6).slice(0, 2)).toEqual([4, 'fire 8 holds']);
  },
);

rule(['VE-VII.3-f', 'VE-VII.5-e', 'VE-VII.3-a'], 'who leaves a town loses steps but tests nothing, and goes on', () => {
  const t = bench({ terrain: { '1009': 'V' } });
  t.lay('al-g12', '1008', 'line', 7);
  t.lay('fr-61l', '1009', 'adapted');
  // 5 - 2 is 3: on a 5 a step.
  const f = turning(t, 'movement', [5]);
  f.take('move fr-61l', 'step 1010', 'fire');
  expect([f.steps('fr-61l'), f.stance('fr-61l')]).toEqual([2, 'column 6 1010']);
});

rule(
  ['VE-VII.3-a', 'VE-IV.3-c', 'VE-IV.4-g', 'VE-VII.1-d', 'VE-VII.5-b'],
  'fire of 1 into a wood or a farm is none',
  () => {
    const asked = (letter: string, formation: 'adapted' | 'square' | 'line', from = '.') => {
      const t = bench({ terrain: { '1009': letter, '1008': from } });
      t.lay('al-n1', '1008', formation, formation === 'line' ? 7 : 0);
      t.lay('fr-61l', '1009', letter === 'W' ? 'adapted' : 'column', letter === 'W' ? 0 : 6);
      const f = turning(t, 'movement');
      f.take('move fr-61l', 'step 1010');
      return f.at() === 'step.fire';
    };
    expect([asked('W', 'adapted', 'W'), asked('.', 'adapted', 'W'), asked('W', 'line')]).toEqual([false, true, true]);
    expect([asked('f', 'square'), asked('.', 'square'), asked('f', 'line')]).toEqual([false, true, true]);
  },
);

rule(
  ['VE-VII.5-j', 'VE-VII.5-h', 'VE-VIII.9-e', 'VE-X.1-a'],
  'the firers of a phase spare whom they have put to flight, others do not, and he tests no more',
  () => {
    const t = bench();
    t.lay('fr-61l', '1009', 'column', 0);
    t.lay('al-n1', '1008', 'line', 7);
    t.lay('al-g12', '1110', 'line', 7);
    // 3 on a 3 is a test that fails; on the way from 1010... it leaves 1009 for 1010, which 1110 covers.
    const f = turning(t, 'defensive', [3, 6, 5, 6]);
    f.take('target 1009', 'firer al-n1', 'fire');
    f.until('step.fire');
    expect(f.choices()).toEqual(['fire', 'firer al-g12', 'pass']);
    f.take('fire');
    // 5 on a 6: two steps, and no test.
    expect([f.steps('fr-61l'), f.events('test').length]).toEqual([1, 1]);
  },
);

rule(
  ['VE-VII.5-g', 'VE-VII.4-a', 'VE-VII.3-b', 'VE-VII.3-c'],
  'whoever has fired in the phase may still fire at one who runs by; and he may be shot at in the hex where he ends',
  () => {
    const t = bench();
    t.lay('fr-61l', '1009', 'column', 0);
    t.lay('fr-3l', '1109', 'column', 0);
    t.lay('al-n1', '1008', 'line', 5);
    t.lay('al-n2', '0909', 'line', 5);
    const f = turning(t, 'defensive', [1, 3, 6, 5]);
    // n1 faces 5: its front is 1109 and 1009.
    f.take('target 1109', 'firer al-n1', 'fire');
    f.take('target 1009', 'firer al-n2', 'fire');
    f.until('step.fire');
    expect(f.choices('firer')).toEqual(['firer al-n1']);
    expect(has(t.p, t.unit('al-n1'), MARK.fired)).toBe(true);
  },
);

rule(
  ['VE-IX.7-r', 'VE-IX.7-a', 'VE-VII.9-a', 'VE-IX.7-t'],
  'whoever flees from defensive fire past the firer’s cavalry is ridden down',
  () => {
    const t = bench();
    t.lay('fr-61l', '1009', 'column', 0);
    t.lay('al-n1', '1008', 'line', 7);
    t.lay('al-6h', '1111', 'column', 10);
    const f = turning(t, 'defensive', [3, 6, 5, 3, 3, 6]);
    f.take('target 1009', 'fire');
    f.until('react');
    expect([f.seat(), f.choices()]).toEqual([1, ['countercharge 1111', 'pass']]);
    f.take('countercharge 1111', 'pass');
    // 6 against 3 of 1: on a 6 0/D, and that is the second disorder.
    expect([f.powers(), f.stance('fr-61l')]).toEqual([['6:3'], 'away -2']);
  },
);

rule(
  ['VE-VII.5-i', 'VE-VIII.7-b', 'VE-VIII.9-e'],
  'guns in an attacking hex do not fire at one who runs from another shock, guns beside it do',
  () => {
    const run = (at: string) => {
      const t = bench();
      t.lay('fr-1l', '1010', 'column', 0);
      t.lay('fr-a59', at, 'battery', 1);
      t.lay('al-7l', '1009', 'line', 7);
      t.lay('fr-2l', '0910', 'column', 0);
      t.lay('al-5m', '0909', 'line', 7);
      const f = turning(t, 'shocks', [3, 3]);
      f.take('assault 1010 1009', 'assault 0910 0909', 'pass', 'resolve 1009');
      const seen: string[] = [];
      for (let i = 0; i < 20 && f.choices().length > 0; i++) {
        if (f.at() === 'step.fire') seen.push(...f.choices('firer'));
        f.take(f.choices().includes('pass') ? 'pass' : (f.choices()[0] ?? ''));
      }
      return seen;
    };
    expect(run('1010')).toEqual([]);
    expect(run('1110').length).toBeGreaterThan(0);
  },
);

rule(
  ['VE-VIII.10-d', 'VE-VII.5-i'],
  'at an advance fires who has to do with no shock, and not who is attacked elsewhere',
  () => {
    const run = (attacked: boolean) => {
      const t = bench();
      t.lay('fr-1l', '1010', 'column', 0);
      t.lay('al-7l', '1009', 'line', 7);
      t.lay('al-n1', '1110', 'line', 9);
      t.lay('fr-2l', '1111', 'column', 0);
      const f = turning(t, 'shocks', attacked ? [3, 3] : [3]);
      f.take('assault 1010 1009');
      if (attacked) f.take('assault 1111 1110');
      f.take('pass');
      if (attacked) f.take('resolve 1009');
      f.until('combat.advance');
      f.take('advance fr-1l', 'go');
      return f.at() === 'step.fire';
    };
    expect([run(false), run(true)]).toEqual([true, false]);
  },
);

rule(['VE-VII.10-a', 'VE-IV.4-c', 'VE-VII.5-a'], 'a Square that steps out of a covered hex takes the +1', () => {
  const t = bench();
  t.lay('al-n1', '1008', 'line', 7);
  t.lay('fr-61l', '1009', 'square');
  const f = turning(t, 'movement', [4, 4, 4]);
  f.take('move fr-61l', 'step 1010', 'fire');
  expect(f.events('fire')).toMatchObject([{ roll: 4, modifier: 1, result: '1' }]);
  expect(f.test('fr-61l')).toBe('fire 8 holds');
});
