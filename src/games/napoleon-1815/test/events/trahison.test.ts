import { expect } from 'vitest';
import { rule } from '../../../../../test/rule.ts';
import { there } from '../../../../kernel/there.ts';
import { game, plays, table, zoneNamed } from '../table.ts';

const START = {
  pieces: {
    ney: 'ligny',
    erlon: 'fleurus',
    reille: 'fleurus',
    drouot: 'avesnes',
    napoleon: 'frasnes',
    lobau: 'frasnes',
    picton: 'ath',
  },
  hands: { coalition: [68] },
  decks: { french: [2], coalition: [37] },
};

rule('N15-EVT-TRA-01', 'a single corps, neither Drouot nor with Napoléon, is activated', () => {
  const t = table(START).play("+ D'Erlon", 'march', 'play #68');
  expect(t.offered()).toEqual(['at Ligny']);
  t.play('at Ligny');
  expect(t.activated('ney')).toBe(true);
  expect(plays(table({ ...START, act: 'coalition' }).play('+ Picton', 'march'))).toEqual([]);
});

rule('N15-EVT-TRA-02', 'in fog a single block: Drouot is only shown, a vedette dies', () => {
  const fog = { ...START, vedettes: { french: { hal: 1 } } };
  const t = table(fog, { level: 'grognard' }).play("+ D'Erlon", 'march', 'play #68');
  expect(t.offered().sort()).toEqual(['at Avesnes', 'at Hal', 'at Ligny']);
  t.play('at Avesnes');
  expect([t.activated('drouot'), game.view(t.p, 1).sightedTurn[7], t.events('unmasked')]).toEqual([
    false,
    1,
    [{ kind: 'unmasked', block: 7, zone: t.p.where[7] }],
  ]);
  const rider = table(fog, { level: 'grognard' }).play("+ D'Erlon", 'march', 'play #68', 'at Hal');
  expect(rider.zone('vedette F1')).toBe('lost');
});

rule('N15-EVT-TRA-03', 'if it is the designated stack its operation ends', () => {
  const t = table(START).play('+ Ney', 'march', 'play #68', 'at Ligny');
  expect([t.zone('ney'), t.activated('ney'), t.events('revealed'), t.seat()]).toEqual(['ligny', true, [], 1]);
});

rule('N15-EVT-TRA-03', 'another corps than the designated one: the operation goes on', () => {
  const t = table(START).play("+ D'Erlon", 'march', 'play #68', 'at Ligny');
  expect([t.seat(), t.step(), there(t.p.op).intent]).toEqual([0, 'manoeuvre.displace', 'go']);
  expect(t.events('activated')).toEqual([{ kind: 'activated', zone: zoneNamed('ligny'), nation: 0, count: 1 }]);
  t.play('> Charleroi', 'halt');
  expect([t.zone('erlon'), t.activated('erlon')]).toEqual(['charleroi', true]);
});

rule('N15-EVT-TRA-01', 'a corps that is not on the map is no stack', () => {
  const pairs = {
    ney: 'ligny',
    grouchy: 'ligny',
    erlon: 'fleurus',
    reille: 'fleurus',
    lobau: 'frasnes',
    drouot: 'frasnes',
  };
  const t = table({
    ...START,
    pieces: { ...pairs, vandamme: 'avesnes', gerard: 'avesnes', napoleon: 'ligny', picton: 'ath' },
  }).play("+ D'Erlon", 'march');
  expect([t.zone('lamarque'), plays(t)]).toEqual(['off', []]);
});

rule(
  ['N15-EVT-TRA-02', 'N15-FOG-05'],
  'in fog the zones are named as they lie on the map, whoever stands in them',
  () => {
    const t = table(
      { ...START, pieces: { ...START.pieces, ney: 'hal' }, vedettes: { french: { ligny: 1 } } },
      { level: 'grognard' },
    ).play("+ D'Erlon", 'rest', 'play #68');
    expect(t.offered()).toEqual(['at Avesnes', 'at Ligny', 'at Hal']);
    t.play('at Hal');
    expect([t.activated('ney'), t.reveals > 0]).toEqual([true, true]);
  },
);

rule(['N15-EVT-TRA-02', 'N15-EVT-TRA-03'], 'the vedette that was designated dies, and rides nowhere', () => {
  const t = table({ ...START, vedettes: { french: { hal: 1 } } }, { level: 'grognard' }).play(
    '+ vedette F1',
    'march',
    'play #68',
    'at Hal',
  );
  expect([t.zone('vedette F1'), t.events('revealed'), t.events('moved')]).toEqual(['lost', [], []]);
  expect(t.p.op?.seat ?? 1).toBe(1);
});
