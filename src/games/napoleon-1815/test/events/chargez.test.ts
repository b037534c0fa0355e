import { expect } from 'vitest';
import { rule } from '../../../../../test/rule.ts';
import { there } from '../../../../kernel/there.ts';
import { blockNamed, plays, table } from '../table.ts';

const START = {
  pieces: {
    ney: { zone: 'sombreffe', fatigue: 4 },
    grouchy: 'sombreffe',
    reille: 'sombreffe',
    picton: 'sombreffe',
    lobau: 'avesnes',
    bulow: 'hannut',
  },
  hands: { french: [4] },
  decks: { french: [2, 8, 12, 18, 9], coalition: [44, 59, 61] },
};
const total = (t: ReturnType<typeof table>, of: number) =>
  there(t.events('combatCards').find(({ side }) => side === of)).total;

rule(['N15-EVT-CHG-01', 'N15-EVT-CHG-02'], 'one card more; the fatigue comes before the count', () => {
  const t = table(START).play('+ Ney', '+ Reille', 'fight', 'play #4');
  expect(t.fatigue('ney')).toBe(5);
  expect(total(t, 0)).toBe(1 + 2 - 1 + 1);
});

rule('N15-EVT-CHG-03', 'with both the owner picks one; still one card', () => {
  const t = table(START).play('+ Ney', '+ Grouchy', 'fight', 'play #4');
  expect(t.offered()).toEqual(['for Ney', 'for Grouchy']);
  t.play('for Grouchy');
  expect([t.fatigue('ney'), t.fatigue('grouchy'), total(t, 0)]).toEqual([4, 1, 3]);
  expect(t.events('tired')[0]).toEqual({ kind: 'tired', corps: blockNamed('grouchy'), by: 1, why: 'event' });
});

rule('N15-EVT-CHG-01', 'the coalition with Uxbridge or Gneisenau; nobody without', () => {
  const allied = table({
    ...START,
    pieces: { reille: 'sombreffe', uxbridge: 'sombreffe', lobau: 'avesnes' },
    hands: { coalition: [48] },
  }).play('+ Reille', 'fight', 'play #48');
  expect(total(allied, 1)).toBe(2);
  expect(plays(table({ ...START, hands: { coalition: [48] } }).play('+ Ney', 'fight'))).toEqual([]);
  expect(plays(table(START).play('+ Reille', 'fight'))).toEqual([]);
});

rule(['N15-EVT-CHG-01', 'N15-EVT-CHG-02', 'N15-TRI-51'], 'three players: the cavalry of the one who plays it', () => {
  const pieces = { reille: 'sombreffe', uxbridge: 'sombreffe', gneisenau: 'sombreffe', lobau: 'avesnes' };
  const charge = (who: string) =>
    table(
      { ...START, pieces, hands: { [who]: [48] }, decks: { french: [2, 8, 12], coalition: [44, 59, 80, 81] } },
      { players: '3' },
    ).play('+ Reille', 'fight', 'play #48');
  const english = charge('english');
  expect(english.events('tired')[0]).toEqual({ kind: 'tired', corps: blockNamed('uxbridge'), by: 1, why: 'event' });
  const prussian = charge('prussian');
  expect(prussian.events('tired')[0]).toEqual({ kind: 'tired', corps: blockNamed('gneisenau'), by: 1, why: 'event' });
  expect([english.step(), prussian.step()]).not.toContain('chargez.pick');
});
