import { expect } from 'vitest';
import { rule } from '../../../../../test/rule.ts';
import { there } from '../../../../kernel/there.ts';
import { table } from '../table.ts';

const START = {
  pieces: { napoleon: 'ligny', erlon: 'ligny', picton: 'ath' },
  lying: [35],
  decks: { french: [2, 8], coalition: [37] },
};

rule('N15-EVT-LES-01', 'no bonus of Napoléon this turn', () => {
  const t = table({ ...START, decks: { french: [10], coalition: [37] } }).play(
    "+ D'Erlon",
    '+ Napoléon',
    'march',
    '> Marbais',
    '> Mellery',
    '> Genappe',
    '> Nivelles',
  );
  expect(there(t.p.op).mp).toBe(5);
  expect(t.play('halt').fatigue('erlon')).toBe(1);
  const fight = table({
    ...START,
    pieces: { ...START.pieces, picton: 'ligny', lobau: 'avesnes' },
    decks: { french: [2, 8], coalition: [44, 59] },
  }).play("+ D'Erlon", '+ Napoléon', 'fight');
  expect(there(fight.events('combatCards').find(({ side }) => side === 0)).total).toBe(2);
});

rule('N15-EVT-LES-01', 'drawn, it lies open; his defeat costs what it always costs', () => {
  const drawn = table({
    pieces: START.pieces,
    phase: 'draw',
    decks: { french: [35, 1, 2, 3], coalition: [37, 38, 39, 40] },
  });
  expect(drawn.p.lying).toEqual([35]);
  const lost = table({
    ...START,
    pieces: { ...START.pieces, picton: 'ligny', lobau: 'avesnes' },
    vp: 5,
    decks: { french: [2, 8], coalition: [37, 44] },
  });
  lost.play("+ D'Erlon", '+ Napoléon', 'fight', "D'Erlon loses infantry");
  expect(lost.p.vp).toBe(9);
});
