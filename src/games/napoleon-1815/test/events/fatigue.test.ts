import { expect } from 'vitest';
import { rule } from '../../../../../test/rule.ts';
import { get } from '../../../../kernel/there.ts';
import { plays, table } from '../table.ts';

const START = {
  pieces: { erlon: 'ligny', picton: 'ath' },
  hands: { coalition: [53] },
  decks: { french: [2], coalition: [37] },
};

rule('N15-EVT-FAT-01', 'one fatigue more at the end of an enemy displacement', () => {
  const t = table(START).play("+ D'Erlon", 'march', '> Marbais', 'halt', 'play #53');
  expect(t.fatigue('erlon')).toBe(1);
  expect(get(t.events('marchFatigue'), 0).terms).toEqual([
    { what: 'events', clause: 'N15-MAN-24', value: 1, block: -1 },
  ]);
});

rule('N15-EVT-FAT-01', 'not before its end, and not without one', () => {
  expect(plays(table(START).play("+ D'Erlon", 'march', '> Marbais'))).toEqual([]);
  const still = table(START).play("+ D'Erlon", 'march', 'halt');
  expect(still.p.op?.seat).toBe(1);
});

rule('N15-EVT-FAT-02', 'nothing to vedettes', () => {
  const t = table({ ...START, vedettes: { french: { ligny: 1 } } }, { level: 'grognard' }).play(
    '+ vedette F1',
    'march',
    '> Marbais',
    'halt',
    'play #53',
    'done',
  );
  expect(t.p.fatigue.every((n) => n === 0)).toBe(true);
});
