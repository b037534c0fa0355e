import { expect } from 'vitest';
import { rule } from '../../../../../test/rule.ts';
import { get, there } from '../../../../kernel/there.ts';
import { box, plays, table, zoneNamed } from '../table.ts';

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
  expect([there(t.p.op).spent, t.p.destroyed.length]).toEqual([2, 1]);
  t.play('> Mons');
  expect(t.zone('picton')).toBe('mons');
});

rule('N15-EVT-PON-01', 'the French player who points at a bridge is told that only the coalition destroys them', () => {
  const t = table({ ...START, act: 'french' });
  const pointed = (bridge: boolean) => t.why(0, `link:${box.links.findIndex((link) => link.bridge === bridge)}`);
  expect(pointed(true)).toEqual(['coalitionCuts N15-EVT-PON-01']);
  expect(pointed(false)).toEqual(['noBridge N15-EVT-PON-01']);
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
  expect([there(t.p.op).mp - there(t.p.op).spent, plays(t)]).toEqual([1, [39]]);
  t.play('play #39', 'bridge Thuin = Binche');
  expect(t.events('bridge')).toEqual([{ kind: 'bridge', link: get(t.p.destroyed, 0) }]);
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

// From Lessines with three points to Ath, which is French and has a bridge towards Enghien.
const TOWN = {
  ...START,
  pieces: { picton: 'lessines', ney: 'avesnes', zieten: 'wavre' },
  control: { ath: 'french' },
  hands: { coalition: [39, 38] },
};

rule(['N15-EVT-PON-07', 'N15-MAN-15'], 'stopped by a fortified town with points left: a bridge, but no step', () => {
  const t = table(TOWN).play('+ Picton', 'march', '> Ath');
  expect(t.offered().sort()).toEqual(['halt', 'play #39']);
  expect(t.why(1, { kind: 'step', to: zoneNamed('enghien') })).toEqual(['fortressStop N15-MAN-15']);
  t.play('play #39', 'bridge Ath = Enghien');
  expect([t.p.destroyed.length, t.zone('picton'), t.fatigue('picton'), t.activated('picton')]).toEqual([
    1,
    'ath',
    1,
    true,
  ]);
  expect([t.events('halted').map(({ why }) => why), t.seat()]).toEqual([['fortress'], 0]);
  expect(t.events('control')).toEqual([{ kind: 'control', zone: zoneNamed('ath'), nation: 1 }]);
});

rule('N15-EVT-PON-07', 'the town can be taken without the card, and is told of once', () => {
  const t = table(TOWN).play('+ Picton', 'march', '> Ath', 'halt');
  expect([t.p.destroyed, t.zone('picton'), t.fatigue('picton'), t.seat()]).toEqual([[], 'ath', 1, 0]);
  expect(t.events('halted').map(({ why }) => why)).toEqual(['fortress']);
});

rule(['N15-EVT-PON-07', 'N15-MAN-28'], 'the point for the bridge is spent: beyond the third it tires', () => {
  // Three points to Ath, the fourth for the bridge: one fatigue for it, one for the town.
  const far = {
    ...TOWN,
    pieces: { picton: 'ninove', ney: 'avesnes', zieten: 'wavre' },
    decks: { coalition: [38], french: [2] },
    hands: { coalition: [39] },
  };
  const t = table(far).play('+ Picton', 'march');
  const path = ['> Grammont', '> Lessines', '> Ath'];
  t.play(...path, 'play #39', 'bridge Ath = Enghien');
  expect([t.p.destroyed.length, t.fatigue('picton')]).toEqual([1, 2]);
});

rule(['N15-EVT-PON-06', 'N15-EVT-PON-07'], 'with the last point spent nobody is asked in the town', () => {
  const t = table({ ...TOWN, decks: { coalition: [71], french: [2] } }).play('+ Picton', 'march', '> Ath');
  expect([t.zone('picton'), t.step(), t.seat()]).toEqual(['ath', 'operation.designate', 0]);
});

rule('N15-EVT-PON-07', 'stopped by friends with points left: the same', () => {
  const met = { ...START, pieces: { picton: 'mons', hill: 'binche', ney: 'avesnes', zieten: 'wavre' } };
  const t = table(met).play('+ Picton', 'march', '> Binche');
  expect(t.offered().sort()).toEqual(['halt', 'play #39']);
  t.play('play #39', 'bridge Thuin = Binche');
  expect([t.p.destroyed.length, t.zone('picton'), t.activated('picton')]).toEqual([1, 'binche', true]);
});

rule(['N15-EVT-PON-07', 'N15-EVT-CNF-01'], 'not once CONFUSION has activated the stack', () => {
  const cards = { hands: { coalition: [39], french: [13] } };
  for (const at of [TOWN, START]) {
    const t = table({ ...at, ...cards }).play('+ Picton', 'march', at === TOWN ? '> Ath' : '> Binche', 'play #13');
    expect([t.seat(), t.step(), t.p.destroyed]).toEqual([0, 'operation.designate', []]);
  }
});

rule(['N15-EVT-PON-07', 'N15-EVT-MFO-03'], 'MARCHE FORCEE does not open the town again', () => {
  const t = table({ ...TOWN, hands: { coalition: [38] } }).play('+ Picton', 'march', '> Ath');
  expect([t.step(), t.seat()]).toEqual(['operation.designate', 0]);
});

rule(['N15-EVT-PON-07', 'N15-FOG-07'], 'in fog the question in the town tells nothing of points or cards', () => {
  for (const hand of [[39], [38]])
    for (const card of [37, 71]) {
      const t = table(
        { ...TOWN, hands: { coalition: hand }, decks: { coalition: [card, 40], french: [2] } },
        { level: 'grognard' },
      ).play('+ Picton', 'march', '> Ath');
      expect([t.step(), t.seat()]).toEqual(['manoeuvre.displace', 1]);
      expect(plays(t)).toEqual(hand[0] === 39 && card === 37 ? [39] : []);
    }
  const none = table({ ...TOWN, hands: {} }, { level: 'grognard' }).play('+ Picton', 'march', '> Ath');
  expect(none.step()).not.toBe('manoeuvre.displace');
});
