import { expect } from 'vitest';
import { rule } from '../../../../../test/rule.ts';
import { plays, table, zoneNamed } from '../table.ts';

const START = {
  pieces: { ney: 'ligny', picton: 'ath' },
  phase: 'initiative',
  hands: { coalition: [67] },
  decks: { french: [2], coalition: [37] },
};

rule('N15-EVT-FRE-01', 'Frederick comes to Alost, to activate', () => {
  const t = table(START).play('play #67');
  expect([t.zone('frederick'), t.activated('frederick'), t.strength('frederick')]).toEqual(['alost', false, [3, 0]]);
  const fog = table(START, { level: 'grognard' }).play('play #67');
  expect(fog.p.where.filter((zone, block) => block >= 29 && block < 37 && zone >= 0)).toHaveLength(1);
});

rule('N15-EVT-FRE-01', 'he takes Alost back if nobody holds it', () => {
  const t = table({ ...START, control: { alost: 'french' }, vp: 8 }).play('play #67');
  expect([t.p.control[zoneNamed('alost')], t.p.vp]).toEqual([1, 9]);
});

rule('N15-EVT-FRE-02', 'not while French corps alone hold it', () => {
  expect(plays(table({ ...START, pieces: { ney: 'alost', picton: 'ath' } }))).toEqual([]);
  expect(plays(table({ ...START, pieces: { ney: 'alost', picton: 'alost' } }))).toEqual([67]);
});

rule(['N15-EVT-FRE-03', 'N15-EVT-FRE-05'], 'once he has come the card is like RENFORTS', () => {
  const t = table({ ...START, pieces: { ...START.pieces, frederick: 'hal' } }).play('play #67');
  expect(t.offered()).toEqual(['for Picton', 'for Frederick']);
  t.play('for Frederick');
  expect(t.strength('frederick')).toEqual([4, 0]);
});

rule('N15-EVT-FRE-04', 'three players: the English alone', () => {
  const three = { ...START, pieces: { ...START.pieces, zieten: 'wavre' }, decks: { french: [2], coalition: [37, 38] } };
  expect(plays(table({ ...three, hands: { prussian: [81] } }, { players: '3' }))).toEqual([]);
  expect(plays(table({ ...three, hands: { english: [81] } }, { players: '3' }))).toEqual([81]);
});
