import { expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { distance, has, hexOf, isDisorganised, mark, topAt, unitsAt } from '../field.ts';
import { MARK, NONE } from '../position.ts';
import { startCharges } from '../rules/charges.ts';
import { startExploit } from '../rules/exploit.ts';
import { type Bench, bench, type Lay } from './bench.ts';
import { drive } from './drive.ts';

/** French chasseurs (10 MP) charge northwards from 1010. */
function charged(setup: (t: Bench) => void, dice: readonly number[] = [], lay: Lay = {}) {
  const t = bench(lay);
  t.lay('fr-1ch', '1010', 'column', 0);
  setup(t);
  const f = drive(t, startCharges, dice);
  f.take('charge fr-1ch 1', 'go');
  return { t, f };
}

rule(
  ['VE-IX.6-a', 'VE-IX.6-c', 'VE-IX.6-d', 'VE-IX.6-f', 'VE-IX.2-n', 'VE-IV.4-b'],
  'infantry that sees the charge tries before its first step, with +1 at three hexes',
  () => {
    const attempt = (at: string) => {
      const { t, f } = charged((b) => b.lay('al-27j', at, 'line', 5), [4, 5]);
      expect([f.at(), f.seat(), f.choices()]).toEqual(['squares.choose', 1, [`square ${at}`, 'pass']]);
      f.take(`square ${at}`);
      return { t, f, foot: t.unit('al-27j') };
    };
    const far = attempt('1007');
    expect(far.f.told('test')).toMatchObject([{ cause: 'square', morale: 9, passed: true }]);
    expect([far.t.p.formation[far.foot], far.t.p.facing[far.foot]]).toEqual(['square', 0]);
    const near = attempt('1008');
    expect(near.f.told('test')).toMatchObject([{ morale: 8, passed: false }]);
  },
);

rule(['VE-IX.6-k', 'VE-IX.6-p', 'VE-IV.5-b'], 'who fails is in disorder and stays where he is for now', () => {
  const { t, f } = charged((b) => b.lay('al-27j', '1008', 'line', 5), [4, 5]);
  f.take('square 1008');
  const foot = t.unit('al-27j');
  expect([isDisorganised(t.p, foot), t.p.marker[foot], hexOf(t.p, foot)]).toEqual([true, t.p.turn, t.hex('1008')]);
  expect(has(t.p, foot, MARK.owing)).toBe(true);
  expect(f.at()).toBe('charge.act');
});

rule(
  ['VE-IX.6-d', 'VE-IX.6-a', 'VE-IX.6-c', 'VE-IV.4-a'],
  'nobody is asked next to the cavalry, out of its reach or sight, in disorder, or where no square can stand',
  () => {
    const asks = (setup: (t: Bench) => void, lay: Lay = {}) => charged(setup, [], lay).f.at() === 'squares.choose';
    expect(asks((b) => b.lay('al-27j', '1007', 'line', 5))).toBe(true);
    expect(asks((b) => b.lay('al-27j', '1009', 'line', 5))).toBe(false);
    expect(asks((b) => b.lay('al-27j', '1007', 'square'))).toBe(false);
    expect(asks((b) => b.lay('al-27j', '1007', 'disorganised'))).toBe(false);
    expect(asks((b) => b.lay('al-27j', '1007', 'line', 5), { terrain: { 1008: 'W' } })).toBe(false);
    expect(asks((b) => b.lay('al-27j', '1007', 'adapted'), { terrain: { 1007: 'W' } })).toBe(false);
    // A wood costs 6 of 10 MP: with 4 left it comes next to whom it sees at five hexes, but not at six.
    const reaches = (at: string) => {
      const { f } = charged((b) => b.lay('al-27j', at, 'line', 5), [], { terrain: { 1009: 'W' } });
      f.take('step 1009');
      return f.at() === 'squares.choose';
    };
    expect([reaches('1004'), reaches('1003')]).toEqual([true, false]);
  },
);

rule('VE-IX.6-e', 'E-18: the distance counts from where the cavalry is seen first', () => {
  const { f } = charged((b) => b.lay('al-27j', '1007', 'line', 5), [4, 5], { terrain: { 1009: 'W' } });
  expect(f.at()).toBe('charge.act');
  f.take('step 1009', 'square 1007');
  expect(f.told('test')).toMatchObject([{ morale: 8, passed: false }]);
});

rule('VE-0-j', 'guns on top may hide infantry, so that their owner is asked in any case', () => {
  const guns = charged((b) => b.lay('al-ast', '1007', 'battery', 5));
  expect(guns.f.choices()).toEqual(['pass']);
  const both = charged((b) => {
    b.lay('al-27j', '1007', 'line', 5);
    b.lay('al-ast', '1007', 'battery', 5);
  });
  expect(both.f.choices()).toEqual(['square 1007', 'pass']);
});

rule(
  ['VE-IX.6-l', 'VE-IX.6-f', 'VE-V.5-b'],
  'the next one tests with a malus; if one succeeds all below it form square and those who failed flee',
  () => {
    const { t, f } = charged(
      (b) => {
        b.lay('al-8m', '1007', 'line', 5);
        b.lay('al-n1', '1007', 'line', 5);
        b.lay('al-27j', '1007', 'line', 5);
      },
      // 10 against 9, then 6 against 8 + 1 - 2.
      [5, 5, 3, 3],
    );
    f.take('square 1007');
    f.wait('retreat');
    expect(f.told('test')).toMatchObject([
      { unit: t.unit('al-27j'), morale: 9, passed: false },
      { unit: t.unit('al-n1'), morale: 7, passed: true },
    ]);
    expect(['al-n1', 'al-8m'].map((id) => t.p.formation[t.unit(id)])).toEqual(['square', 'square']);
    const fled = t.unit('al-27j');
    expect([isDisorganised(t.p, fled), has(t.p, fled, MARK.owing)]).toEqual([true, false]);
    expect(hexOf(t.p, fled)).not.toBe(t.hex('1007'));
  },
);

rule(['VE-IX.6-m', 'VE-IX.6-k'], 'if all fail the guns with them are in disorder too', () => {
  const { t, f } = charged(
    (b) => {
      b.lay('al-27j', '1007', 'line', 5);
      b.lay('al-ast', '1007', 'limbered', 6);
    },
    [6, 6],
  );
  f.take('square 1007');
  for (const id of ['al-27j', 'al-ast'])
    expect([isDisorganised(t.p, t.unit(id)), has(t.p, t.unit(id), MARK.owing)]).toEqual([true, true]);
  expect(unitsAt(t.p, t.hex('1007'))).toHaveLength(2);
});

rule(['VE-IX.6-g', 'VE-V.9-b', 'VE-IV.4-i'], 'guns change places when the square is formed, and keep all else', () => {
  const { t, f } = charged(
    (b) => {
      b.lay('al-n1', '1007', 'line', 5);
      b.lay('al-27j', '1007', 'line', 5);
      b.lay('al-ast', '1007', 'battery', 5);
    },
    [1, 2],
  );
  f.take('square 1007');
  expect([f.at(), f.choices()]).toEqual(['squares.guns', ['top al-27j', 'pass']]);
  f.take('top al-27j');
  expect(unitsAt(t.p, t.hex('1007'))).toEqual(['al-27j', 'al-n1', 'al-ast'].map(t.unit));
  expect([t.p.formation[t.unit('al-ast')], t.p.facing[t.unit('al-ast')]]).toEqual(['battery', 5]);
});

rule(['VE-IX.6-o', 'VE-IV.6-u', 'VE-IV.4-a'], 'skirmishers choose the half in which they form', () => {
  const { t, f } = charged((b) => b.lay('al-27j', '1006', 'skirmish', 7, { second: '0906' }), [1, 2]);
  f.take('square 1006');
  expect([f.at(), f.choices()]).toEqual(['squares.half', ['half al-27j 1006', 'half al-27j 0906']]);
  expect(f.why({ kind: 'half', unit: t.unit('al-27j'), hex: t.hex('1007') })).toEqual(['noSquareThere VE-IV.4-a']);
  f.take('half al-27j 0906');
  const foot = t.unit('al-27j');
  expect([t.p.formation[foot], hexOf(t.p, foot), topAt(t.p, t.hex('1006'))]).toEqual(['square', t.hex('0906'), NONE]);
});

rule('VE-IX.2-u', 'cavalry answers before the infantry has to decide about squares', () => {
  const { f } = charged((b) => {
    b.lay('al-6h', '1009', 'column', 6);
    b.lay('al-27j', '0909', 'line', 5);
  });
  expect(f.at()).toBe('react.choose');
  f.take('pass');
  expect(f.at()).toBe('squares.choose');
});

// Exploitation

/** Chasseurs who have swept 1009 clear ride into it from 1010. */
function exploiting(setup: (t: Bench) => void, dice: readonly number[] = []) {
  const t = bench();
  const horse = t.lay('fr-1ch', '1010', 'line', 1);
  mark(t.p, horse, MARK.charging | MARK.charged);
  setup(t);
  const f = drive(
    t,
    (p) => {
      p.phase = 'shocks';
      startExploit(p, { units: [horse], leaders: [], from: t.hex('1010'), to: t.hex('1009') });
    },
    dice,
  );
  return { t, f, horse };
}

rule(
  ['VE-IX.4-b', 'VE-IX.4-e', 'VE-IX.4-f'],
  'before it enters, infantry next to the emptied hex that sees it may form square, at distance 2',
  () => {
    const { f } = exploiting(
      (b) => {
        b.lay('al-27j', '1008', 'line', 7);
        b.lay('al-n1', '1006', 'line', 7);
      },
      [4, 5],
    );
    expect([f.at(), f.choices()]).toEqual(['squares.choose', ['square 1008', 'pass']]);
    f.take('square 1008');
    expect(f.told('test')).toMatchObject([{ morale: 8, passed: false }]);
  },
);

rule(
  ['VE-IX.4-a', 'VE-IX.4-d', 'VE-IX.4-e'],
  'it turns by 60 degrees if it likes and strikes at once an enemy in front who has not been attacked',
  () => {
    const { t, f, horse } = exploiting(
      (b) => {
        b.lay('al-27j', '1109', 'square');
        mark(b.p, b.lay('al-n1', '1008', 'square'), MARK.attacked);
      },
      [3],
    );
    expect([f.at(), f.choices()]).toEqual(['exploit.turn', ['turn fr-1ch 11', 'turn fr-1ch 3', 'pass']]);
    expect([hexOf(t.p, horse), has(t.p, horse, MARK.exploited)]).toEqual([t.hex('1009'), true]);
    f.take('pass');
    expect(f.why({ kind: 'assault', from: t.hex('1009'), hex: t.hex('1008') })).toEqual(['attackedAlready VE-IX.4-e']);
    f.take('assault 1009 1109');
    expect(f.told('shock')).toMatchObject([{ counter: false, hexes: [t.hex('1109')] }]);
  },
);

rule(['VE-IX.4-c', 'VE-IX.4-f'], 'it joins a shock that was declared, which is fought in its turn', () => {
  const { t, f } = exploiting((b) => {
    b.lay('al-27j', '1008', 'square');
    b.p.shocks = [{ target: b.hex('1008'), from: [b.hex('1007')] }];
  });
  f.take('pass', 'assault 1009 1008');
  expect(t.p.shocks).toEqual([{ target: t.hex('1008'), from: [t.hex('1007'), t.hex('1009')] }]);
  expect([f.told('shock'), t.p.formation[t.unit('fr-1ch')]]).toEqual([[], 'line']);
});

rule(['VE-IX.4-f', 'VE-IX.3-d'], 'with nobody to strike it has simply advanced, and takes Column', () => {
  const { t, f, horse } = exploiting(() => {});
  f.take('turn fr-1ch 3');
  expect([f.at(), f.choices()]).toEqual(['reform.facing', ['turn fr-1ch 2', 'turn fr-1ch 4']]);
  f.take('turn fr-1ch 4');
  expect([t.p.formation[horse], t.p.facing[horse], has(t.p, horse, MARK.charging)]).toEqual(['column', 4, false]);
});

rule(
  ['VE-IX.6-a', 'VE-IX.6-d', 'VE-IV.4-a', 'VE-IX.6-c'],
  'while others are asked, each stack that cannot form square is told why',
  () => {
    const { t, f } = charged(
      (b) => {
        b.lay('al-27j', '1007', 'line', 5);
        b.lay('al-n1', '1110', 'line', 7);
        b.lay('al-n2', '1307', 'square');
        b.lay('al-8m', '1308', 'disorganised');
        b.lay('al-7l', '0707', 'adapted');
        b.lay('al-6h', '0708', 'column', 6);
      },
      [],
      { terrain: { '0707': 'W' } },
    );
    const why = (hex: string) => f.why({ kind: 'square', hex: t.hex(hex) });
    expect(f.choices()).toEqual(['square 1007', 'pass']);
    expect(why('1110')).toContain('cavalryUponThem VE-IX.6-d');
    expect(why('1307')).toContain('inSquareAlready VE-IX.6-a');
    expect(why('1308')).toContain('disorganisedAlready VE-IX.6-a');
    expect(why('0707')).toContain('noSquareThere VE-IV.4-a');
    expect(why('0708')).toContain('notInfantry VE-IX.6-a');
  },
);

rule(
  ['VE-IX.6-c', 'VE-IX.6-d', 'VE-IX.6-e'],
  'of two stacks that try at once the second does not lose sight of the charge behind those who run from the first',
  () => {
    // In each the upper one fails and the lower one holds; ponds leave those of the first no way but the line of sight of the second.
    const { t, f } = charged(
      (b) => {
        b.lay('al-n1', '1107', 'line', 7);
        b.lay('al-27j', '1107', 'line', 7);
        b.lay('al-8m', '1003', 'line', 7);
        b.lay('al-7l', '1003', 'line', 7);
      },
      [6, 6, 1, 1, 6, 6, 1, 1],
      { terrain: { 1105: '~', 1205: '~', 1206: '~' } },
    );
    f.take('square 1107');
    // Each is named once.
    expect(f.choices()).toEqual(['square 1003', 'pass']);
    f.take('square 1003');
    f.wait('retreat');
    expect(t.name(hexOf(t.p, t.unit('al-27j')))).toBe('1005');
    const parts = (id: string) =>
      f
        .told('test')
        .flatMap((e) => (e.kind === 'test' && e.unit === t.unit(id) ? [e.parts.map(({ what }) => what)] : []));
    expect([parts('al-7l'), parts('al-8m')]).toEqual([
      [['morale', 'seenFar']],
      [['morale', 'failuresAbove', 'seenFar']],
    ]);
    expect(t.p.formation[t.unit('al-8m')]).toBe('square');
    // Away from the charge, by two hexes from seven.
    expect(distance(t.b, hexOf(t.p, t.unit('al-7l')), t.hex('1010'))).toBe(9);
    expect(f.at()).toBe('charge.act');
  },
);
