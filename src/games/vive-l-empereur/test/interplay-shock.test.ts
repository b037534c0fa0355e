import { expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { MARK } from '../position.ts';
import { type Bench, bench, type Lay } from './bench.ts';
import { clash } from './fighting.ts';
import { OVER } from './table.ts';
import { turning } from './turning.ts';

// Shocks where two rules meet: whose flank is open, who counts, who pays, who goes in; from the book.

/** The shock phase of the French, with these attacks declared. */
function shocking(setup: (t: Bench) => void, dice: readonly number[], attacks: readonly string[], lay: Lay = {}) {
  const t = bench(lay);
  setup(t);
  const f = turning(t, 'shocks', dice);
  f.take(...attacks.map((each) => `assault ${each}`), 'pass');
  return { t, f };
}
const powers = (setup: (t: Bench) => void, from: readonly string[], lay: Lay = {}): string => {
  const t = bench(lay);
  setup(t);
  return clash(t, from).powers.join(':');
};
/** Infantry that is struck in the flank: it faces west in 1009, and the French come from 1010. */
const flanked =
  (more: (t: Bench) => void = () => {}) =>
  (t: Bench) => {
    t.lay('fr-1l', '1010', 'column', 0);
    t.lay('al-be1', '1009', 'line', 9);
    more(t);
  };

rule(
  ['VE-VIII.6-f', 'VE-VIII.7-a', 'VE-V.3-a', 'VE-VII.3-a'],
  'who covers a flank: whoever could strike or fire at the attacker, and nobody else',
  () => {
    const covered = (more: (t: Bench) => void, lay: Lay = {}) => powers(flanked(more), ['1010'], lay) === '18:8';
    expect(covered(() => {})).toBe(false);
    // 1110 is beside 1010 and 1009: 1010 lies to its south-west.
    expect(covered((t) => t.lay('al-n1', '1110', 'line', 9))).toBe(true);
    expect(covered((t) => t.lay('al-n1', '1110', 'column', 8))).toBe(true);
    // A lateral front hex defends only.
    expect(covered((t) => t.lay('al-n1', '1110', 'column', 6))).toBe(false);
    expect(covered((t) => t.lay('al-6h', '1110', 'column', 6))).toBe(true);
    expect(covered((t) => t.lay('al-6h', '1110', 'column', 4))).toBe(false);
    expect(covered((t) => t.lay('al-n1', '1110', 'square'))).toBe(true);
    expect(covered((t) => t.lay('al-n1', '1110', 'disorganised'))).toBe(false);
    expect(covered((t) => t.lay('al-ast', '1110', 'battery', 9))).toBe(true);
    expect(covered((t) => t.lay('al-ast', '1110', 'limbered', 8))).toBe(false);
    // Infantry on top of the guns looks elsewhere: the guns below fire at nobody.
    const under = (t: Bench) => {
      t.lay('al-ast', '1110', 'battery', 9);
      t.lay('al-n1', '1110', 'column', 10);
    };
    expect(covered(under)).toBe(false);
  },
);

rule(['VE-VIII.6-f', 'VE-IX.2-t', 'VE-IV.3-c'], 'ground can take a cover away', () => {
  const covered = (more: (t: Bench) => void, lay: Lay) => powers(flanked(more), ['1010'], lay) === '18:8';
  const horse = (t: Bench) => t.lay('al-6h', '1110', 'column', 8);
  expect(covered(horse, { terrain: { '1110': 'm' } })).toBe(false);
  expect(covered(horse, { hexsides: [{ a: '1110', b: '1010', type: 'ravine' }] })).toBe(false);
  expect(covered(horse, { hexsides: [{ a: '1110', b: '1010', type: 'stream' }] })).toBe(true);
  expect(covered((t) => t.lay('al-6h', '1110', 'adapted'), { terrain: { '1110': 'W' } })).toBe(true);
  // A Square of 1 fires at nobody in a wood, and never strikes.
  const square = (t: Bench) => t.lay('al-n1', '1110', 'square');
  expect(covered(square, { terrain: { '1010': 'f' } })).toBe(false);
});

rule(
  ['VE-VIII.6-c', 'VE-VIII.3-e', 'VE-VIII.6-b'],
  'an attacker worth nothing opens no flank; one uncovered attacker of two does',
  () => {
    // A second attacker from 1110, in the rear of a Line that faces 9: over a stream into rough he is worth 0.
    const both = (t: Bench) => {
      t.lay('fr-1l', '0910', 'column', 2);
      t.lay('fr-2l', '1110', 'line', 11);
      t.lay('al-be1', '1009', 'line', 9);
    };
    expect(powers(both, ['0910', '1110'])).toBe('30:4');
    const worthless: Lay = { terrain: { '1009': 'r' }, hexsides: [{ a: '1110', b: '1009', type: 'stream' }] };
    expect(powers(both, ['0910', '1110'], worthless)).toBe('12:8');
  },
);

rule(
  ['VE-V.7-c', 'VE-VIII.6-e', 'VE-VIII.6-h'],
  'in mixed order whoever looks at the attacker looks for the stack, limbered guns too',
  () => {
    const of = (more: (t: Bench) => void) => powers(flanked(more), ['1010']);
    expect(of((t) => t.lay('al-ast', '1009', 'battery', 7))).toBe('18:10');
    // Both look west: the guns on top are left out, the infantry halved.
    expect(of((t) => t.lay('al-ast', '1009', 'battery', 9))).toBe('18:4');
    expect(of((t) => t.lay('al-ast', '1009', 'limbered', 8))).toBe('18:10');
  },
);

rule(
  ['VE-VIII.6-g', 'VE-VIII.6-f', 'VE-VIII.6-i', 'VE-IV.13-a'],
  'guns alone taken from behind break on a lost step, covered ones lose it and stand',
  () => {
    const taken = (covered: boolean) => {
      const { t, f } = shocking(
        (b) => {
          b.lay('fr-61l', '1010', 'column', 0, { steps: 1 });
          b.lay('al-ast', '1009', 'battery', 1);
          if (covered) b.lay('al-n1', '1110', 'line', 9);
        },
        [covered ? 3 : 4],
        ['1010 1009'],
      );
      void t;
      return [f.powers()[0], f.steps('al-ast'), f.stance('al-ast').split(' ')[0]];
    };
    // 3:2 uncovered halves 1 to 1: on a 4 1/1*, which becomes D; covered on a 3 1/1.
    expect(taken(false)).toEqual(['3:2', 2, 'disorganised']);
    expect(taken(true)).toEqual(['3:2', 1, 'battery']);
  },
);

rule(
  ['VE-VIII.6-h', 'VE-V.4-d', 'VE-IX.6-b', 'VE-V.5-f'],
  'a charge in the rear of guns on infantry: the infantry pays two and tests, the guns share its fate',
  () => {
    const t = bench();
    t.lay('fr-811c', '1010', 'line', 1, { steps: 2 });
    t.p.marks[t.unit('fr-811c')] = MARK.charging | MARK.charged;
    t.lay('al-be1', '1009', 'line', 1);
    t.lay('al-ast', '1009', 'battery', 1);
    // 8 against 4 of 1, from the rear: 2:1 on a 3 is 1/1*; 6 - 3 and -1 for 4 to 2.
    const f = turning(t, 'shocks', [3, 2, 1]);
    f.take('assault 1010 1009', 'pass');
    expect([f.powers(), f.steps('al-be1'), f.steps('al-ast')]).toEqual([['8:4'], 2, 2]);
    expect(f.test('al-be1')).toBe('shock 2 breaks');
    f.until('shocks.after');
    expect(f.stance('al-ast').split(' ')[0]).toBe('disorganised');
  },
);

rule(
  ['VE-VIII.8-h', 'VE-VIII.6-f', 'VE-VIII.1-d'],
  'a neighbour that an earlier shock has swept away covers nobody in the next',
  () => {
    const order = (first: '1009' | '1110') => {
      const { f } = shocking(
        (t) => {
          t.lay('fr-1l', '1010', 'column', 0);
          t.lay('al-be1', '1009', 'line', 9);
          t.lay('fr-2l', '1111', 'column', 0);
          t.lay('al-7l', '1110', 'line', 9);
        },
        first === '1009' ? [1, 1] : [3, 1],
        ['1010 1009', '1111 1110'],
      );
      f.take(`resolve ${first}`);
      f.until(first === '1009' ? 'rally' : 'combat.advance');
      return f;
    };
    const late = order('1110');
    late.pass('combat.advance');
    expect(late.powers()).toContain('18:4');
  },
);

rule(
  ['VE-IV.13-d', 'VE-IX.4-a', 'VE-VIII.10-a', 'VE-IX.6-d'],
  'broken guns alone fall without a die; the charge that takes them may ride on',
  () => {
    const t = bench();
    t.lay('fr-1ch', '1010', 'line', 1);
    t.p.marks[t.unit('fr-1ch')] = MARK.charging | MARK.charged;
    t.lay('al-ast', '1009', 'disorganised');
    t.lay('al-7m', '1008', 'line', 1);
    const f = turning(t, 'shocks', [5, 5, 3]);
    f.take('assault 1010 1009', 'pass');
    expect([f.stance('al-ast'), f.at()]).toEqual(['away -2', 'combat.advance']);
    f.take('exploit fr-1ch', 'go', 'square 1008', 'pass', 'assault 1009 1008');
    // Militia that failed: 6 against 2 of 1, 3:1 on a 3 is 1/D.
    expect([f.powers(), f.stance('al-7m')]).toEqual([['6:2'], 'away -2']);
  },
);

rule(
  ['VE-VIII.8-g', 'VE-V.3-d', 'VE-VIII.9-m', 'VE-VIII.10-b'],
  'a D of the attacker breaks all his hexes, guns among them; the defender stays where he is',
  () => {
    const { f } = shocking(
      (t) => {
        t.lay('fr-61l', '1010', 'column', 0);
        t.lay('fr-a59', '1010', 'battery', 1);
        t.lay('fr-72l', '0910', 'column', 2);
        t.lay('al-be1', '1009', 'line', 7);
        t.lay('al-be2', '1009', 'line', 7);
      },
      [2],
      ['1010 1009', '0910 1009'],
    );
    // 18:16 is 1:1, on a 2 1*/0... on a 1 D/0: here two tests.
    expect(f.powers()).toEqual(['18:16']);
  },
);

rule(
  ['VE-VIII.1-e', 'VE-VIII.1-b', 'VE-V.8-d'],
  'who has fled into a hex that is attacked next is not struck again, and those who stood there are',
  () => {
    const { t, f } = shocking(
      (b) => {
        b.lay('fr-1l', '1010', 'column', 0);
        b.lay('al-7l', '1009', 'line', 7);
        b.lay('al-n1', '1007', 'disorganised');
        b.lay('fr-2l', '1107', 'column', 8);
      },
      [3, 3],
      ['1010 1009', '1107 1007'],
    );
    f.take('resolve 1009');
    for (let i = 0; i < 9 && f.at() !== 'combat.advance'; i++) {
      const to = f.choices('to');
      f.take(
        to.find((text) => ['to 1008', 'to 1007'].includes(text)) ??
          (f.choices().includes('pass') ? 'pass' : (f.choices()[0] ?? '')),
      );
    }
    f.pass('combat.advance');
    void t;
    expect(f.powers().length).toBe(2);
    // One regiment in disorder counts, 3 of 1; the other is left alone.
    expect(f.powers()[1]).toBe('18:3');
  },
);

rule(
  ['VE-IX.3-e', 'VE-VIII.10-h', 'VE-V.2-a', 'VE-IX.3-d'],
  'after a joint attack either the horse goes in or the foot, and the horse is in Column',
  () => {
    const t = bench();
    t.lay('fr-1ch', '1010', 'line', 1);
    t.p.marks[t.unit('fr-1ch')] = MARK.charging | MARK.charged;
    t.lay('fr-61l', '0910', 'column', 2);
    t.lay('al-n1', '1009', 'line', 7);
    // 6 + 9 against 6: 2:1 on a 4 is 1/D, and D+1 for charged infantry.
    const f = turning(t, 'shocks', [4]);
    f.take('assault 1010 1009', 'assault 0910 1009', 'pass');
    expect(f.powers()).toEqual(['15:6']);
    f.until('combat.attackerPays');
    f.take('pay 0910');
    f.until('combat.advance');
    expect(f.choices('advance')).toEqual(['advance fr-61l', 'advance fr-1ch'].sort().reverse());
    expect([f.steps('al-n1'), f.steps('fr-61l')]).toEqual([2, 2]);
    f.take('advance fr-1ch', 'go');
    f.wait('reform');
    // The foot has no room among horse any more.
    expect(f.choices('advance')).toEqual([]);
    expect(f.stance('fr-1ch').startsWith('column')).toBe(true);
  },
);

rule(
  ['VE-VIII.10-e', 'VE-IV.1-c', 'VE-VIII.10-c', 'VE-VIII.10-g'],
  'a Line that has struck over a stream stays behind it, a Column goes over',
  () => {
    const stream: Lay = { hexsides: [{ a: '1010', b: '1009', type: 'stream' }] };
    const goes = (formation: 'line' | 'column', facing: number) => {
      const { f } = shocking(
        (t) => {
          t.lay('fr-1l', '1010', formation, facing);
          t.lay('al-7l', '1009', 'line', 7, { steps: 1 });
        },
        [4],
        ['1010 1009'],
        stream,
      );
      while (f.at().startsWith('retreat')) f.take(f.choices()[0] ?? '');
      return [f.at(), ...f.choices('advance')];
    };
    expect(goes('column', 0)).toEqual(['combat.advance', 'advance fr-1l']);
    expect(goes('line', 1)).toEqual([OVER]);
  },
);

rule(
  ['VE-XIV.3-d', 'VE-XIV.3-h', 'VE-XIV.1-d', 'VE-XIV.3-e'],
  'of the leaders of two attacking hexes the highest counts alone, and may be declined',
  () => {
    const { f } = shocking(
      (t) => {
        t.lay('fr-61l', '1010', 'column', 0);
        t.lead('reille', '1010');
        t.lay('fr-72l', '0910', 'column', 2);
        t.lead('ney', '0910');
        t.lay('al-be1', '1009', 'line', 7);
        t.lead('picton', '1009');
      },
      [1],
      ['1010 1009', '0910 1009'],
    );
    expect([f.at(), f.seat()]).toEqual(['combat.attackerBonus', 0]);
    f.take('pass');
    expect(f.events('bonus')).toMatchObject([{ bonus: 2, used: false }]);
    expect(f.at()).toBe('combat.defenderBonus');
    f.take('pass');
    expect(f.events('shockRoll')).toMatchObject([{ modifier: 0 }]);
  },
);

rule(
  ['VE-XIV.3-d', 'VE-XIV.4-b', 'VE-XIV.4-d'],
  'a leader of another corps gives the die nothing, and the test 1',
  () => {
    const { f } = shocking(
      (t) => {
        t.lay('fr-1l', '1010', 'column', 0);
        t.lay('al-be1', '1009', 'line', 7);
        t.lead('brunswick', '1009');
      },
      [3, 3, 3],
      ['1010 1009'],
    );
    // 18:8 is 2:1, on a 3 1/1*; 6 + 1.
    expect([f.events('bonus').length, f.test('al-be1')]).toEqual([0, 'shock 7 holds']);
  },
);

rule(
  ['VE-IX.2-p', 'VE-VI.5-c', 'VE-VIII.10-h', 'VE-IX.3-d'],
  'after the combat the charge may break off by its own will, with the marker of the turn before',
  () => {
    const t = bench();
    t.lay('fr-1ch', '1010', 'line', 1);
    t.p.marks[t.unit('fr-1ch')] = MARK.charging | MARK.charged;
    t.lay('al-be1', '1009', 'square');
    const f = turning(t, 'shocks', [6, 4, 4]);
    f.take('assault 1010 1009', 'pass');
    // 2:8 on a 6 is 1/0*: a Square tests at 6 + 2.
    expect(f.test('al-be1')).toBe('shock 8 holds');
    f.wait('reform');
    expect(f.choices()).toEqual(['disorder fr-1ch', 'pass']);
  },
);

rule(
  ['VE-VIII.2-d', 'VE-V.7-c', 'VE-VIII.8-d'],
  'a Column beside its central hex takes no part in the attack of the Line above it, and shares a D',
  () => {
    const { f } = shocking(
      (b) => {
        b.lay('fr-1l', '1010', 'column', 2);
        b.lay('fr-108l', '1010', 'line', 1);
        b.lay('al-be1', '1009', 'line', 7);
      },
      [3, 3, 3],
      ['1010 1009'],
    );
    // 4 of 2 against 8: 1:1 on a 3 is 1/0*.
    expect(f.powers()).toEqual(['8:8']);
    expect([f.steps('fr-108l'), f.steps('fr-1l')]).toEqual([3, 6]);
  },
);
