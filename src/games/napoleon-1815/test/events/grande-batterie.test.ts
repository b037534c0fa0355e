import { expect } from 'vitest';
import { rule } from '../../../../../test/rule.ts';
import { get, there } from '../../../../kernel/there.ts';
import { plays, table } from '../table.ts';

const START = {
  pieces: {
    reille: 'sombreffe',
    erlon: { zone: 'sombreffe', fatigue: 4 },
    lobau: 'sombreffe',
    picton: 'sombreffe',
    ney: 'avesnes',
    bulow: 'hannut',
  },
  hands: { french: [21] },
  decks: { french: [2, 8, 12, 18, 9], coalition: [37, 44, 59] },
};

rule(
  ['N15-EVT-GBA-01', 'N15-EVT-GBA-02', 'N15-EVT-GBA-03'],
  'one loss more that counts for the winner, one fatigue for each corps before the count',
  () => {
    const t = table(START).play('+ Reille', "+ D'Erlon", '+ Lobau', 'fight', 'play #21');
    expect(there(t.events('combatCards').find(({ side }) => side === 0)).total).toBe(5 - 1);
    expect(get(t.events('combatResult'), 0).losses).toEqual([1, 1]);
    expect(['reille', 'erlon', 'lobau'].map((id) => t.fatigue(id))).toEqual([1, 5, 1]);
    expect(t.events('tired').slice(0, 3)).toMatchObject(new Array(3).fill({ by: 1, why: 'event' }));
  },
);

rule('N15-EVT-GBA-01', 'three corps in the stack, in attack or defence', () => {
  expect(plays(table(START).play('+ Reille', "+ D'Erlon", 'fight'))).toEqual([]);
  const defence = table({ ...START, act: 'coalition' }).play('+ Picton', 'fight', 'play #21');
  expect(get(defence.events('combatResult'), 0).losses[1]).toBe(1);
});

const BLANK = { french: [2, 8, 12, 18, 9], coalition: [44, 59, 61] };

rule('N15-EVT-GBA-02', 'the loss beats the coalition: it is suffered, scored and decides the combat', () => {
  const t = table({ ...START, decks: BLANK, vp: 10 }).play('+ Reille', "+ D'Erlon", '+ Lobau', 'fight', 'play #21');
  while (t.step() === 'share.place') t.play(get(t.offered(), 0));
  expect(get(t.events('combatResult'), 0).losses).toEqual([1, 0]);
  expect(t.events('won')).toEqual([{ kind: 'won', side: 0, by: 1 }]);
  expect(t.events('lost')).toHaveLength(1);
  expect([t.p.vp, t.step(), there(t.p.combat).retreat]).toEqual([9, 'retreat.step', 1]);
});

rule('N15-EVT-GBA-02', 'without the card nobody wins', () => {
  const t = table({ ...START, decks: BLANK, vp: 10 }).play('+ Reille', "+ D'Erlon", '+ Lobau', 'fight', 'pass');
  while (t.step() === 'share.place') t.play(get(t.offered(), 0));
  expect([get(t.events('combatResult'), 0).losses, t.events('won'), t.p.vp]).toEqual([
    [0, 0],
    [{ kind: 'won', side: -1, by: 0 }],
    10,
  ]);
});

rule('N15-EVT-GBA-02', 'in defence it is the attacker who suffers it', () => {
  const at = { ...START, decks: BLANK, act: 'coalition', vp: 10 };
  const t = table(at).play('+ Picton', 'fight', 'play #21');
  while (t.step() === 'share.place') t.play(get(t.offered(), 0));
  expect(get(t.events('combatResult'), 0).losses).toEqual([0, 1]);
  expect([t.events('won'), t.p.vp, t.events('lost').length]).toEqual([[{ kind: 'won', side: 1, by: 1 }], 9, 1]);
});

rule('N15-EVT-GBA-02', 'it is added to the losses on the cards', () => {
  const decks = { french: [1, 5, 12, 18, 9], coalition: [37, 44, 59] };
  const t = table({ ...START, decks }).play('+ Reille', "+ D'Erlon", '+ Lobau', 'fight', 'play #21');
  expect(get(t.events('combatResult'), 0).losses).toEqual([3, 1]);
});
