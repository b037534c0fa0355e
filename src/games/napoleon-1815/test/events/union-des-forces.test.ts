import { expect } from 'vitest';
import { rule } from '../../../../../test/rule.ts';
import { there } from '../../../../kernel/there.ts';
import { plays, table } from '../table.ts';

const START = {
  pieces: { ney: 'ligny', picton: 'wavre', zieten: 'wavre', wellington: 'wavre', blucher: 'wavre' },
  act: 'coalition',
  hands: { coalition: [70] },
  decks: { french: [2], coalition: [38] },
};

rule('N15-EVT-UNI-01', 'English and Prussians together, with both commanders, for one operation', () => {
  const t = table(START).play('play #70', '+ Picton');
  expect(t.offered()).toEqual(
    ['+ Zieten', '+ Wellington', 'march', 'rest'].filter((text) => text !== 'march' || t.offered().includes('march')),
  );
  t.play('+ Zieten', '+ Wellington', '+ Blücher', 'march');
  expect(there(t.p.op).mp).toBe(3);
  t.play('> Limal', 'halt');
  expect(['picton', 'zieten', 'wellington', 'blucher'].map((id) => [t.zone(id), t.activated(id)])).toEqual(
    new Array(4).fill(['limal', true]),
  );
  expect(t.p.op?.union).not.toBe(true);
});

rule('N15-EVT-UNI-01', 'only where both nations have a corps to activate together', () => {
  expect(plays(table({ ...START, pieces: { ney: 'ligny', picton: 'ath', zieten: 'wavre' } }))).toEqual([]);
  expect(
    plays(table({ ...START, pieces: { ney: 'ligny', picton: 'wavre', zieten: { zone: 'wavre', activated: true } } })),
  ).toEqual([]);
  expect(plays(table(START).play('+ Picton'))).toEqual([]);
});

rule(['N15-EVT-UNI-01', 'N15-VED-16'], 'it unites corps, not vedettes', () => {
  const t = table(
    { ...START, vedettes: { english: { wavre: 1 }, prussian: { wavre: 1 } } },
    { level: 'grognard' },
  ).play('play #70');
  t.play(there(t.offered().find((text) => text.startsWith('+ vedette') || /vedette/i.test(text))));
  expect(t.offered().filter((text) => text.startsWith('+'))).toEqual([]);
});

rule('N15-EVT-UNI-01', 'anywhere on the map, and only with a card in this operation still to play', () => {
  const t = table({
    ...START,
    pieces: { ney: 'ligny', picton: 'avesnes', zieten: 'avesnes' },
    hands: { coalition: [70, 37] },
  });
  expect(plays(t)).toEqual([70]);
  t.play('play #70', '+ Zieten', '+ Picton', 'march');
  expect(plays(t)).toEqual([]);
});
