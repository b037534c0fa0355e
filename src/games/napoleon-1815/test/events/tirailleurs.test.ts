import { expect } from 'vitest';
import { rule } from '../../../../../test/rule.ts';
import { fastRandom } from '../../../../kernel/fast-chance.ts';
import { get, there } from '../../../../kernel/there.ts';
import { blockNamed, game, table } from '../table.ts';

const START = {
  pieces: { reille: 'sombreffe', picton: { zone: 'sombreffe', fatigue: 4 }, hill: 'sombreffe', lobau: 'avesnes' },
  hands: { french: [24] },
  decks: { french: [2, 8], coalition: [44, 59, 61, 67] },
};

rule('N15-EVT-TIR-01', 'one fatigue at once for the coalition stack, where its owner likes, before the count', () => {
  const t = table(START).play('+ Reille', 'fight', 'play #24');
  expect([t.seat(), t.offered()]).toEqual([1, ['tire Hill', 'tire Picton']]);
  t.play('tire Picton');
  expect(there(t.events('combatCards').find(({ side }) => side === 1)).total).toBe(3);
  const attack = table({ ...START, act: 'coalition' }).play('+ Hill', 'fight', 'play #24');
  expect(attack.fatigue('hill')).toBeGreaterThan(0);
});

rule('N15-EVT-TIR-01', 'an attack takes it too: only the corps that attack, and it is told as an event', () => {
  const t = table({ ...START, pieces: { ...START.pieces, orange: 'sombreffe' }, act: 'coalition' }).play(
    '+ Hill',
    '+ Orange',
    'fight',
    'play #24',
  );
  expect([t.seat(), t.offered()]).toEqual([1, ['tire Hill', 'tire Orange']]);
  t.play('tire Orange');
  expect(t.events('tired')[0]).toEqual({ kind: 'tired', corps: blockNamed('orange'), by: 1, why: 'event' });
});

rule(['N15-EVT-TIR-01', 'N15-TRI-44'], 'three players: the leader says whose corps it is, the owner which', () => {
  const t = table(
    {
      ...START,
      pieces: { reille: 'sombreffe', picton: 'sombreffe', zieten: 'sombreffe', pirch: 'sombreffe', lobau: 'avesnes' },
      leader: 'english',
      decks: { french: [2, 8], coalition: [44, 59, 80, 81] },
    },
    { players: '3' },
  ).play('+ Reille', 'fight', 'play #24');
  expect([t.seat(), t.offered()]).toEqual([1, ['name english', 'name prussian']]);
  t.play('name prussian');
  expect([t.seat(), t.offered()]).toEqual([2, ['tire Zieten', 'tire Pirch']]);
});

rule(
  ['N15-EVT-TIR-01', 'N15-SET-07'],
  'behind screens: who looks on knows whose stack is tired, not which corps',
  () => {
    for (const act of ['french', 'coalition']) {
      const t = table({ ...START, act }, { screens: 'hidden' });
      t.play(act === 'french' ? '+ Reille' : '+ Hill', 'fight', 'play #24');
      const stack = there(t.p.combat).stacks[act === 'french' ? 1 : 0];
      const imagined = game.imagine(game.view(t.p, 0), fastRandom('skirmish'));
      expect(there(imagined.shares.at(-1)).corps).toEqual(stack);
      t.play(get(t.offered(), 0));
      expect(there(t.told.find(({ event }) => event.kind === 'tired')).only).toBe(1);
    }
  },
);
