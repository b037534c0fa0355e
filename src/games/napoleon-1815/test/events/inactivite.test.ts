import { expect } from 'vitest';
import { rule } from '../../../../../test/rule.ts';
import { table, zoneNamed } from '../table.ts';

const START = {
  pieces: { ney: 'ligny', picton: 'ath', wellington: 'ath', zieten: 'ath', hill: 'alost' },
  phase: 'draw',
  decks: { french: [1, 2, 3, 4], coalition: [61, 37, 38, 39] },
};

rule(
  ['N15-EVT-INA-01', 'N15-EVT-INA-04'],
  'the camp that drew it names a zone; everybody there is activated, the commander too',
  () => {
    const t = table(START);
    expect([t.seat(), t.offered().sort()]).toEqual([1, ['at Alost', 'at Ath']]);
    t.play('at Ath').skip();
    expect(['picton', 'wellington', 'zieten', 'hill', 'ney'].map((id) => t.activated(id))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  },
);

rule('N15-EVT-INA-02', 'not a stack of vedettes only; vedettes with corps are activated', () => {
  const t = table({ ...START, vedettes: { english: { ath: 1, hal: 1 } } }, { level: 'grognard' });
  expect(t.offered()).not.toContain('at Hal');
  t.play('at Ath');
  expect([t.activated('vedette E1'), t.activated('vedette E2')]).toEqual([true, false]);
});

rule('N15-EVT-INA-04', 'they rest no more this turn', () => {
  const t = table({ ...START, pieces: { ...START.pieces, picton: { zone: 'ath', fatigue: 3 } } })
    .play('at Ath')
    .skip();
  t.play('pass', 'pass').skip();
  expect([t.p.turn, t.fatigue('picton')]).toEqual([2, 3]);
});

rule('N15-EVT-INA-03', 'three players: only the blocks of the one whom the French name', () => {
  const t = table({ ...START, decks: { french: [1, 2, 3, 4], coalition: [80, 37, 38, 39, 40, 41] } }, { players: '3' });
  expect(t.offered()).toEqual(['name prussian', 'name english']);
  t.play('name prussian', 'at Ath');
  expect([t.activated('zieten'), t.activated('picton')]).toEqual([true, false]);
});

rule('N15-EVT-INA-01', 'the zones in the order of the map; everybody is told where and how many', () => {
  const t = table({ ...START, pieces: { ney: 'ligny', picton: 'ath', wellington: 'ath', zieten: 'avesnes' } });
  expect(t.offered()).toEqual(['at Avesnes', 'at Ath']);
  t.play('at Ath');
  expect(t.events('activated')).toEqual([{ kind: 'activated', zone: zoneNamed('ath'), nation: 1, count: 2 }]);
});

rule('N15-EVT-INA-03', 'three players: who is named is told; one without a stack suffers nothing', () => {
  const three = (pieces: { [id: string]: string }) =>
    table(
      { ...START, pieces, decks: { french: [1, 2, 3, 4], coalition: [80, 37, 38, 39, 40, 41] } },
      { players: '3' },
    ).play('name prussian');
  const t = three({ ney: 'ligny', picton: 'ath', zieten: 'ath' });
  expect(t.events('named')).toEqual([{ kind: 'named', seat: 2, to: 'idle' }]);
  expect([t.seat(), t.offered()]).toEqual([2, ['at Ath']]);
  const gone = three({ ney: 'ligny', picton: 'ath' });
  expect([gone.step() === 'inactivite.where', gone.activated('picton')]).toEqual([false, false]);
});
