import { expect } from 'vitest';
import { rule } from '../../../../../test/rule.ts';
import { game, plays, table } from '../table.ts';

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
