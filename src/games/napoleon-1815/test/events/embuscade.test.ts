import { expect } from 'vitest';
import { rule } from '../../../../../test/rule.ts';
import { plays, table } from '../table.ts';

const START = {
  pieces: { erlon: 'ligny', reille: 'ligny', napoleon: 'ligny', picton: 'ath' },
  hands: { coalition: [51] },
  decks: { french: [2], coalition: [37] },
};

rule(
  ['N15-EVT-EMB-01', 'N15-EVT-EMB-02'],
  'one fatigue at once where the French like; Napoléon does not cancel it',
  () => {
    const t = table(START).play("+ D'Erlon", '+ Reille', '+ Napoléon', 'march', 'play #51');
    expect([t.seat(), t.offered()]).toEqual([0, ["tire D'Erlon", 'tire Reille']]);
    t.play('tire Reille', 'halt');
    expect([t.fatigue('erlon'), t.fatigue('reille')]).toEqual([0, 1]);
  },
);

rule('N15-EVT-EMB-01', 'at each moment of the displacement, not against the coalition itself', () => {
  const t = table(START).play("+ D'Erlon", 'march', 'pass', '> Marbais', 'play #51');
  expect(t.fatigue('erlon')).toBe(1);
  const end = table(START).play("+ D'Erlon", 'march', 'pass', '> Marbais', 'pass', 'halt', 'play #51');
  expect(end.fatigue('erlon')).toBe(1);
  expect(plays(table({ ...START, act: 'coalition' }).play('+ Picton', 'march'))).toEqual([]);
});
