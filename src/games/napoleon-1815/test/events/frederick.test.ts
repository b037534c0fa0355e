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

/** English vedettes on the map: blocks 29 to 36. */
const riders = (t: ReturnType<typeof table>) => t.p.where.slice(29, 37).filter((zone) => zone >= 0);

rule('N15-EVT-FRE-01', 'the vedette is one that was not on the map; a Conscript has none', () => {
  expect(riders(table(START).play('play #67'))).toEqual([]);
  const t = table({ ...START, vedettes: { english: { ath: 2 } } }, { level: 'grognard' }).play('play #67');
  expect(['vedette E1', 'vedette E2', 'vedette E3'].map((id) => t.zone(id))).toEqual(['ath', 'ath', 'alost']);
  const none = table({ ...START, vedettes: { english: { ath: 8 } } }, { level: 'grognard' }).play('play #67');
  expect([none.zone('frederick'), none.zone('vedette E1'), none.zone('vedette P1')]).toEqual(['alost', 'ath', 'off']);
});

rule(['N15-EVT-FRE-01', 'N15-VED-05'], 'no vedette comes where French corps stand: it would only die', () => {
  const t = table({ ...START, pieces: { ney: 'alost', picton: 'alost' } }, { level: 'grognard' }).play('play #67');
  expect([t.zone('frederick'), riders(t), t.events('eliminated')]).toEqual(['alost', [], []]);
});

rule(['N15-EVT-FRE-03', 'N15-CMP-13'], 'once he has come, Alost matters no more, room for a point does', () => {
  const full = { zone: 'ath', infantry: 7, cavalry: 1 };
  const held = table({ ...START, pieces: { ney: 'alost', picton: 'ath', frederick: 'hal' } });
  expect(plays(held)).toEqual([67]);
  const none = { ...START, pieces: { ney: 'ligny', picton: full, frederick: { ...full, infantry: 8, cavalry: 0 } } };
  expect(plays(table(none))).toEqual([]);
});

rule(['N15-EVT-FRE-03', 'N15-SET-07'], 'behind screens the question does not tell whether a corps is full', () => {
  const full = { zone: 'ath', infantry: 8, cavalry: 0 };
  const at = { ...START, pieces: { ney: 'ligny', picton: full, frederick: full } };
  const t = table(at, { screens: 'hidden' });
  expect([t.step(), t.seat(), t.offered()]).toEqual(['initiative.card', 1, ['pass']]);
});

rule(['N15-EVT-FRE-02', 'N15-VED-17'], 'in fog any French block bars Alost, unless a coalition corps is there', () => {
  const fog = { level: 'grognard' };
  expect(plays(table({ ...START, vedettes: { french: { alost: 1 } } }, fog))).toEqual([]);
  expect(plays(table({ ...START, pieces: { ney: 'alost', picton: 'alost' } }, fog))).toEqual([67]);
});
