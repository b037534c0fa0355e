import { expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { MARK } from '../position.ts';
import { type Bench, bench, type Lay } from './bench.ts';
import { OVER } from './table.ts';
import { turning } from './turning.ts';

// Stacks, ground and roads where they meet charges, shocks and fire; from the book.

/** Chasseurs stand in Line in 1010 at the end of their charge. */
function charged(t: Bench, id = 'fr-1ch', hex = '1010', facing = 1): void {
  t.lay(id, hex, 'line', facing);
  t.p.marks[t.unit(id)] = MARK.charging | MARK.charged;
}

rule(
  ['VE-IX.2-h', 'VE-IX.7-j', 'VE-IX.7-n', 'VE-V.7-f'],
  'a charge struck among friendly horse: all fight, and facings that do not agree are tested when the phase ends',
  () => {
    const t = bench();
    t.lay('fr-1ch', '1011', 'column', 0);
    t.lay('fr-6ch', '1010', 'column', 0);
    t.lay('al-6h', '1009', 'column', 6);
    // 6:12 on a 6 is 1/1.
    const f = turning(t, 'charges', [3, 3, 6, 4, 4, 4, 4]);
    f.take('charge fr-1ch 1', 'go', 'step 1010', 'countercharge 1009');
    expect(f.powers()).toEqual(['6:12']);
    f.take('turn fr-1ch 2', 'pass');
    expect(f.events('test').map(({ cause }) => cause)).toEqual(['countercharge', 'facing', 'facing']);
    expect([f.at(), f.steps('fr-1ch')]).toEqual(['settle.turn', 1]);
  },
);

rule(
  ['VE-VI.7-c', 'VE-IX.3-e', 'VE-IX.6-b', 'VE-IV.7-e', 'VE-IV.4-a'],
  'a Column on the road in a town forms no square, and loses the step more that Adapted infantry is spared',
  () => {
    const struck = (formation: 'column' | 'adapted') => {
      const t = bench({ terrain: { '1009': 'V' }, roads: [['1008', '1009', '1109']] });
      t.lay('fr-811c', '1011', 'column', 0);
      t.lay('al-n1', '1009', formation, formation === 'column' ? 6 : 0, { steps: 2 });
      const f = turning(t, 'charges', [6]);
      f.take('charge fr-811c 1', 'go', 'step 1010', 'finish');
      f.until('shocks.declare');
      f.take('assault 1010 1009', 'pass');
      // 3:4 is 2:3, on a 6 1/1*: no test in a town.
      return [f.powers()[0], f.steps('al-n1'), f.events('test').length];
    };
    expect([struck('column'), struck('adapted')]).toEqual([
      ['3:4', 0, 0],
      ['3:4', 1, 0],
    ]);
  },
);

rule(
  ['VE-IX.2-u', 'VE-IX.7-n', 'VE-IX.6-c'],
  'a charge that a countercharge has stopped asks nobody for a square',
  () => {
    const t = bench();
    t.lay('fr-1ch', '1012', 'column', 0);
    t.lay('al-6h', '1010', 'column', 6);
    t.lay('al-n1', '1209', 'line', 7);
    const f = turning(t, 'charges', [3, 3, 3, 1, 1]);
    f.take('charge fr-1ch 1', 'go');
    f.pass('squares');
    f.take('step 1011', 'countercharge 1010');
    f.wait('reform');
    expect(f.at()).toBe('charges.declare');
  },
);

rule(['VE-IX.2-c', 'VE-IX.6-c', 'VE-IX.7-c'], 'a turn on the way asks for squares and for no countercharge', () => {
  const t = bench();
  t.lay('fr-1ch', '1012', 'column', 0);
  t.lay('al-n1', '1009', 'line', 7);
  t.lay('al-6h', '1113', 'column', 10);
  const f = turning(t, 'charges', [6, 6]);
  f.take('charge fr-1ch 1', 'go');
  // It stands in the front of hussars as it starts.
  expect(f.choices()).toEqual(['countercharge 1113', 'disorder al-6h', 'pass']);
  f.take('pass');
  f.pass('squares');
  f.take('turn fr-1ch 11');
  expect(f.at()).toBe('squares.choose');
  f.take('square 1009');
});

rule(
  ['VE-IX.2-e', 'VE-IX.2-d', 'VE-IX.2-f', 'VE-IX.2-c'],
  'a charge pays for the wood that it leaves, for slopes both ways and for each turn',
  () => {
    const steps = (lay: Lay, formation: 'column' | 'adapted' = 'column') => {
      const t = bench(lay);
      t.lay('fr-811c', '1012', formation, 0);
      t.lay('al-6h', '1004', 'column', 6);
      const f = turning(t, 'charges');
      f.take('charge fr-811c 1', 'go');
      f.pass('react', 'squares');
      let far = 0;
      for (let row = 11; row > 4; row--) {
        const to = `step 10${String(row).padStart(2, '0')}`;
        if (!f.choices().includes(to)) break;
        f.take(to);
        f.pass('react', 'squares');
        far++;
      }
      return far;
    };
    expect(steps({})).toBe(7);
    // 8 MP: 6 and 1 and 1.
    expect(steps({ terrain: { '1012': 'W' } }, 'adapted')).toBe(2);
    expect(steps({ terrain: { '1012': 't' } }, 'adapted')).toBe(4);
    expect(steps({ terrain: { '1011': 'V' } })).toBe(3);
    // Up 3, down 3, then 2.
    expect(steps({ heights: { '1011': 2 } })).toBe(4);
    expect(steps({ hexsides: [{ a: '1011', b: '1010', type: 'stream' }] })).toBe(2);
  },
);

rule(
  ['VE-V.4-b', 'VE-IV.13-d', 'VE-V.4-e', 'VE-IV.5-e'],
  'broken guns on broken infantry are worth nothing and pay last',
  () => {
    const t = bench();
    t.lay('fr-61l', '1010', 'column', 0, { steps: 1 });
    t.lay('al-n1', '1009', 'disorganised');
    t.lay('al-ast', '1009', 'disorganised');
    // 3:3 on a 4 is 1/1.
    const f = turning(t, 'shocks', [4]);
    f.take('assault 1010 1009', 'pass');
    expect([f.powers()[0], f.steps('al-n1'), f.steps('al-ast')]).toEqual(['3:3', 2, 2]);
  },
);

rule(
  ['VE-V.3-d', 'VE-VIII.3-e', 'VE-V.3-e', 'VE-V.4-b'],
  'guns on top of an attack pay nothing, and run with it when it breaks',
  () => {
    const t = bench();
    t.lay('fr-61l', '1010', 'column', 0, { steps: 2 });
    t.lay('fr-a59', '1010', 'battery', 1);
    t.lay('al-be1', '1009', 'line', 7);
    // 6:8 is 2:3: on a 2 D/0; D+1 on a 1.
    const f = turning(t, 'shocks', [1]);
    f.take('assault 1010 1009', 'pass');
    expect([f.powers()[0], f.steps('fr-61l'), f.steps('fr-a59')]).toEqual(['6:8', 1, 2]);
    while (f.at().startsWith('retreat')) f.take(f.choices()[0] ?? '');
    expect(['fr-61l', 'fr-a59'].map((id) => f.stance(id).split(' ')[0])).toEqual(['disorganised', 'disorganised']);
  },
);

rule(
  ['VE-V.5-f', 'VE-V.3-e', 'VE-VIII.8-d'],
  'a test of the attackers begins with those who fought; the guns hold if one of them does',
  () => {
    const t = bench();
    t.lay('fr-61l', '1010', 'column', 0);
    t.lay('fr-72l', '1010', 'column', 0);
    t.lay('fr-a59', '1010', 'battery', 1);
    t.lay('al-be1', '1009', 'line', 7);
    t.lay('al-be2', '1009', 'line', 7);
    // 18:16 is 1:1: on a 2 1*/0. The upper one breaks, the lower holds at -2.
    const f = turning(t, 'shocks', [2, 5, 4, 3, 3]);
    f.take('assault 1010 1009', 'pass');
    expect(f.events('test').map(({ morale, passed }) => [morale, passed])).toEqual([
      [8, false],
      [6, true],
    ]);
    while (f.at().startsWith('retreat')) f.take(f.choices()[0] ?? '');
    expect([f.stance('fr-61l'), f.stance('fr-a59')]).toEqual(['column 0 1010', 'battery 1 1010']);
  },
);

rule(
  ['VE-IV.6-e', 'VE-IX.6-o', 'VE-IX.6-b', 'VE-IX.3-e'],
  'charged skirmishers at half value lose the step more',
  () => {
    const t = bench();
    charged(t);
    t.lay('al-27j', '1009', 'skirmish', 7, { second: '0909' });
    // 6:3 on a 2 is 1/1.
    const f = turning(t, 'shocks', [2]);
    f.take('assault 1010 1009', 'pass');
    expect([f.powers()[0], f.steps('al-27j')]).toEqual(['6:3', 1]);
  },
);

rule(
  ['VE-IV.9-c', 'VE-IV.9-d', 'VE-VIII.8-f', 'VE-VIII.6-a'],
  'cavalry in a town defends all round at 1 and tests nothing',
  () => {
    const t = bench({ terrain: { '1009': 'V' } });
    t.lay('fr-61l', '1010', 'column', 0, { steps: 2 });
    t.lay('al-6h', '1009', 'adapted');
    // 2 of 2 against 2 of 1: 2:1 on a 3 is 1/1*.
    const f = turning(t, 'shocks', [3]);
    f.take('assault 1010 1009', 'pass');
    expect([f.powers()[0], f.steps('al-6h'), f.events('test').length]).toEqual(['4:2', 1, 0]);
  },
);

rule(
  ['VE-VIII.3-a', 'VE-IV.1-c', 'VE-VIII.10-e', 'VE-V.7-b', 'VE-VIII.10-h'],
  'over a stream a Line and a Column attack together, and the Column alone goes over',
  () => {
    const t = bench({ hexsides: [{ a: '1010', b: '1009', type: 'stream' }] });
    t.lay('fr-61l', '1010', 'column', 0);
    t.lay('fr-72l', '1010', 'line', 1);
    t.lay('al-7l', '1009', 'line', 7);
    // 3 of 1 and 3 of 2 against 4: 2:1 on a 5 is 0/D.
    const f = turning(t, 'shocks', [5]);
    f.take('assault 1010 1009', 'pass');
    expect(f.powers()).toEqual(['9:4']);
    f.until('combat.advance');
    expect(f.choices('advance')).toEqual(['advance fr-61l']);
  },
);

rule(
  ['VE-IX.6-i', 'VE-IX.6-q', 'VE-X.4-b', 'VE-IV.7-e', 'VE-VIII.8-h'],
  'guns on a Square lose a step before the die, test first without the +2, and the Square after them with it',
  () => {
    const t = bench();
    charged(t, 'fr-gch');
    t.lay('al-be1', '1009', 'square', 0, { steps: 2 });
    t.lay('al-ast', '1009', 'battery', 7);
    // 4 of 1 against 1 of 1 and 2 of 2: 2:3, on a 6 1/1*: the last gun; then the Square at 6 + 2 - 1 for 4 to 2.
    const f = turning(t, 'shocks', [6, 3, 4]);
    f.take('assault 1010 1009', 'pass');
    expect([f.powers()[0], f.steps('al-ast'), f.test('al-be1')]).toEqual(['4:5', 0, 'shock 7 holds']);
  },
);

rule(
  ['VE-VI.8-h', 'VE-VI.8-l', 'VE-IX.4-a'],
  'whom a charge has named it must strike, though another stands in its front too',
  () => {
    const t = bench();
    t.lay('fr-1ch', '1012', 'column', 0);
    t.lay('al-6h', '1010', 'column', 6);
    t.lay('al-7l', '1111', 'line', 7);
    const f = turning(t, 'charges', [1]);
    f.take('charge fr-1ch 1', 'go');
    f.pass('squares');
    f.take('step 1011', 'recoil 1010', 'claim', 'pass');
    f.pass('squares');
    f.take('finish');
    f.until('shocks.declare');
    // Its front: 1010 and 1111.
    expect(f.choices('assault 1011')).toEqual(['assault 1011 1010']);
    f.take('assault 1011 1010', 'pass');
    expect(f.powers()).toEqual(['6:6']);
  },
);

rule(
  ['VE-XIV.1-c', 'VE-IX.7-c', 'VE-VI.8-a', 'VE-VII.5-o'],
  'a leader who rides alone past cavalry and guns is no occasion for anything',
  () => {
    const t = bench();
    t.lead('reille', '1011');
    t.lay('al-6h', '1009', 'column', 6);
    t.lay('al-n1', '1109', 'line', 7);
    const f = turning(t, 'movement');
    f.take('lead reille', 'step 1010', 'step 1110', 'step 1111');
    expect(f.at()).toBe('move.act');
  },
);

rule(
  ['VE-V.8-a', 'VE-IV.5-d', 'VE-VII.5-a', 'VE-X.1-a', 'VE-X.4-a'],
  'broken troops that walk home through comrades shake them, and are tested under fire as they move of their own will',
  () => {
    const t = bench();
    t.p.turn = 5;
    t.lay('fr-61l', '1009', 'disorganised', 0, { marker: 4 });
    t.lay('fr-108l', '1010', 'column', 0);
    t.lay('al-n1', '1008', 'line', 7);
    // A test on a 3, 8 - 2; then the comrades at 8.
    const f = turning(t, 'movement', [3, 3, 3, 4, 4]);
    f.take('move fr-61l', 'step 1010', 'fire');
    expect(f.events('test').map(({ cause, morale }) => `${cause} ${morale}`)).toEqual(['fire 6', 'passedOver 8']);
  },
);

rule(
  ['VE-XV-c', 'VE-VII.5-e', 'VE-VIII.9-n', 'VE-VIII.9-i'],
  'who is broken by fire as he leaves by his own line is driven off there',
  () => {
    const t = bench();
    t.lay('fr-61l', '1125', 'column', 6);
    t.lay('al-n1', '1124', 'line', 7);
    const f = turning(t, 'movement', [3, 6, 6]);
    f.take('move fr-61l', 'exit', 'fire');
    expect(f.stance('fr-61l')).toBe('away -4');
  },
);

rule(
  ['VE-IX.2-p', 'VE-IX.7-a', 'VE-VI.5-b', 'VE-IX.7-b'],
  'a charge that breaks off past enemy cavalry may be ridden down on its way',
  () => {
    const t = bench();
    t.lay('fr-1ch', '1010', 'column', 0);
    t.lay('al-n1', '1008', 'square');
    t.lay('al-6h', '1012', 'column', 0);
    const f = turning(t, 'charges', [3, 3, 6]);
    f.take('charge fr-1ch 1', 'go');
    f.pass('react', 'squares');
    f.take('disorder fr-1ch');
    while (f.at() === 'retreat.hex') f.take(f.choices().includes('to 1011') ? 'to 1011' : (f.choices()[0] ?? ''));
    expect([f.at(), f.choices()]).toEqual(['react.choose', ['countercharge 1012', 'pass']]);
    f.take('countercharge 1012');
    // 6 against 2 of 1: 3:1 on a 6 is 0/D+1, the second disorder.
    expect([f.powers(), f.stance('fr-1ch')]).toEqual([['6:2'], 'away -2']);
  },
);

rule(
  ['VE-VII.5-b', 'VE-IX.6-i', 'VE-VII.3-a', 'VE-VII.5-a'],
  'guns on a Square fire at half at horse that rides by, whole at foot',
  () => {
    const value = (id: string) => {
      const t = bench();
      t.lay('al-be1', '1007', 'square');
      t.lay('al-ast', '1007', 'battery', 7);
      t.lay(id, '1009', 'column', 6);
      const f = turning(t, 'movement', [1]);
      f.take(`move ${id}`, 'step 1010', 'fire');
      return f.events('fire')[0]?.value;
    };
    // 5 halved is 3, less one hex between; 5 - 1.
    expect([value('fr-1ch'), value('fr-61l')]).toEqual([2, 4]);
  },
);

rule(
  ['VE-VIII.6-e', 'VE-IX.2-v', 'VE-VIII.6-b'],
  'charging cavalry that fire takes in flank tests at -2, and not where its own foot covers the firer',
  () => {
    const run = (covered: boolean) => {
      const t = bench();
      charged(t);
      t.lay('al-n1', '1111', 'line', 9);
      t.lay('al-be1', '1009', 'square');
      if (covered) t.lay('fr-61l', '1112', 'line', 11);
      const f = turning(t, 'defensive', [3, 2, 2]);
      f.take('target 1010', 'firer al-n1', 'fire');
      return f.test('fr-1ch');
    };
    expect([run(false), run(true)]).toEqual(['fire 6 holds', 'fire 8 holds']);
  },
);

rule(
  ['VE-IX.3-b', 'VE-VIII.1-d', 'VE-IX.2-q'],
  'when the fire has cleared one of two hexes before it the charge must strike the other',
  () => {
    const t = bench();
    charged(t);
    t.lay('fr-1l', '0909', 'line', 3);
    t.lay('al-7m', '1009', 'line', 7);
    t.lay('al-be1', '1110', 'square');
    const f = turning(t, 'offensive', [3, 6, 6, 6, 4, 4]);
    f.take('target 1009', 'fire');
    while (f.at().startsWith('retreat')) f.take(f.choices()[0] ?? '');
    f.take('pass');
    expect(f.choices()).toEqual(['assault 1010 1110', 'disorder fr-1ch']);
    f.take('assault 1010 1110', 'pass');
    // 2:8 on a 6 is 1/0*.
    f.wait('reform');
    expect(f.at()).not.toBe(OVER);
  },
);
