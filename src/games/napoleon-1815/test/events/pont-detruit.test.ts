import { expect } from 'vitest';
import { rule } from '../../../../../test/rule.ts';
import { plays, table } from '../table.ts';

const START = {
  pieces: { picton: 'mons', ney: 'avesnes', zieten: 'wavre' },
  act: 'coalition',
  hands: { coalition: [39] },
  decks: { coalition: [37], french: [2] },
};

rule(['N15-EVT-PON-01', 'N15-EVT-PON-05'], 'a bridge next to the zone, one point, and on', () => {
  const t = table(START).play('+ Picton', 'march');
  expect(plays(t)).toEqual([]);
  t.play('> Binche', 'play #39');
  expect(t.offered().sort()).toEqual(['bridge Solre-sur-Sambre = Binche', 'bridge Thuin = Binche']);
  t.play('bridge Thuin = Binche');
  expect([t.p.op!.spent, t.p.destroyed.length]).toEqual([2, 1]);
  t.play('> Mons');
  expect(t.zone('picton')).toBe('mons');
});

rule('N15-EVT-PON-02', 'without points at the start it may still destroy one', () => {
  const t = table({
    ...START,
    pieces: { picton: 'binche', hill: 'binche', ney: 'avesnes' },
    decks: { coalition: [71] },
  }).play('+ Picton', '+ Hill', 'march', 'play #39', 'bridge Thuin = Binche');
  expect(t.p.destroyed).toHaveLength(1);
  expect([t.activated('picton'), t.seat()]).toEqual([true, 0]);
});

rule(
  ['N15-EVT-PON-03', 'N15-EVT-PON-06'],
  'activated in all cases, no combat afterwards, and the point must be there',
  () => {
    const t = table({ ...START, pieces: { picton: 'binche', ney: 'maubeuge' } }).play(
      '+ Picton',
      'march',
      'play #39',
      'bridge Thuin = Binche',
      '> Maubeuge',
    );
    expect([t.seat(), t.activated('picton'), t.events('combat')]).toEqual([0, true, []]);
    const spent = table({
      ...START,
      decks: { coalition: [39, 71], french: [2] },
      hands: { coalition: [40] },
      pieces: { picton: 'le-roeulx', ney: 'avesnes' },
    }).play('+ Picton', 'march', '> Mons', '> Binche');
    expect(spent.p.op?.seat).toBe(0);
  },
);

rule('N15-EVT-PON-01', 'in a free zone only, not by vedettes', () => {
  const contested = table({ ...START, pieces: { picton: 'binche', ney: 'binche' } }).play('+ Picton', 'march');
  expect(plays(contested)).toEqual([]);
  const ride = table({ ...START, vedettes: { english: { binche: 1 } } }, { level: 'grognard' }).play(
    '+ vedette E1',
    'march',
  );
  expect(plays(ride)).toEqual([]);
});

rule('N15-EVT-PON-04', 'one bridge a card', () => {
  const t = table({ ...START, pieces: { picton: 'binche', ney: 'avesnes' }, hands: { coalition: [39, 40] } }).play(
    '+ Picton',
    'march',
    'play #39',
    'bridge Thuin = Binche',
  );
  expect(plays(t)).toEqual([]);
});

rule(['N15-EVT-PON-01', 'N15-EVT-PON-06'], 'the last point pays for a bridge, and everybody is told which', () => {
  const t = table({ ...START, decks: { coalition: [43], french: [2] } }).play('+ Picton', 'march', '> Binche');
  expect([t.p.op!.mp - t.p.op!.spent, plays(t)]).toEqual([1, [39]]);
  t.play('play #39', 'bridge Thuin = Binche');
  expect(t.events('bridge')).toEqual([{ kind: 'bridge', link: t.p.destroyed[0]! }]);
  expect([t.p.op?.seat, t.zone('picton'), t.activated('picton')]).toEqual([0, 'binche', true]);
});

rule(
  ['N15-EVT-PON-02', 'N15-MAN-29'],
  'without points it spends none: it has not marched, so FATIGUE does not touch it',
  () => {
    const at = {
      ...START,
      pieces: { picton: 'binche', hill: 'binche', ney: 'avesnes' },
      hands: { coalition: [39], french: [12] },
      decks: { coalition: [71], french: [2] },
    };
    const t = table(at).play('+ Picton', '+ Hill', 'march', 'play #39', 'bridge Thuin = Binche');
    expect([t.seat(), t.step(), t.p.hands[0]]).toEqual([0, 'operation.designate', [12]]);
    expect([t.fatigue('picton'), t.fatigue('hill')]).toEqual([0, 0]);
  },
);
