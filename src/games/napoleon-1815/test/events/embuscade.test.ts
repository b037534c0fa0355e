import { expect } from 'vitest';
import { rule } from '../../../../../test/rule.ts';
import { blockNamed, plays, table } from '../table.ts';

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

rule(['N15-EVT-EMB-01', 'N15-FOG-10'], 'in fog it may be played on vedettes, who shrug', () => {
  const t = table({ ...START, vedettes: { french: { ligny: 1 } } }, { level: 'grognard' }).play(
    '+ vedette F1',
    'march',
    'play #51',
  );
  expect([t.step(), t.seat(), t.offered()]).toEqual(['share.place', 0, ['done']]);
  t.play('done');
  expect([t.step(), t.events('tired'), t.p.hands[1]]).toEqual(['manoeuvre.displace', [], []]);
});

rule('N15-EVT-EMB-01', 'only the corps that march are tired, and it is told as an event', () => {
  const t = table({ ...START, pieces: { ...START.pieces, ney: 'ligny' } }).play("+ D'Erlon", 'march', 'play #51');
  expect(t.events('tired')).toEqual([{ kind: 'tired', corps: blockNamed('erlon'), by: 1, why: 'event' }]);
  const dead = table({ ...START, pieces: { erlon: { zone: 'ligny', fatigue: 8 }, reille: 'ligny', picton: 'ath' } });
  dead.play("+ D'Erlon", 'march', 'play #51');
  expect([dead.zone('erlon'), dead.events('moved'), dead.p.op?.seat]).toEqual(['lost', [], 1]);
});
