import { expect } from 'vitest';
import { rule } from '../../../../../test/rule.ts';
import { get } from '../../../../kernel/there.ts';
import { blockNamed, plays, table, zoneNamed } from '../table.ts';

const START = {
  pieces: {
    reille: 'sombreffe',
    erlon: 'sombreffe',
    picton: { zone: 'sombreffe', fatigue: 2 },
    lobau: 'avesnes',
    bulow: 'hannut',
  },
  hands: { coalition: [66] },
  vp: 10,
  decks: { french: [1, 3, 8, 12], coalition: [44, 59] },
};

rule(
  ['N15-EVT-TEN-01', 'N15-EVT-TEN-02', 'N15-EVT-TEN-03'],
  'one loss more, three fatigues of this combat less, and it may stay',
  () => {
    const t = table(START).play('+ Reille', "+ D'Erlon", 'fight', 'Picton loses infantry');
    expect(t.fatigue('picton')).toBe(6);
    t.play('play #66', 'Picton loses infantry');
    expect([t.fatigue('picton'), t.strength('picton'), t.p.vp]).toEqual([3, [3, 1], 8]);
    expect([t.step(), t.offered().includes('hold')]).toEqual(['retreat.step', true]);
    t.play('hold');
    expect([t.zone('picton'), t.activated('picton'), t.events('pursuit')]).toEqual(['sombreffe', true, []]);
  },
);

rule('N15-EVT-TEN-02', 'or retreat all the same, by the difference as it was', () => {
  const t = table(START).play(
    '+ Reille',
    "+ D'Erlon",
    'fight',
    'Picton loses infantry',
    'play #66',
    'Picton loses infantry',
    'retreat > Mazy',
  );
  expect([t.zone('picton'), t.step()]).not.toEqual(['mazy', 'retreat.step']);
  expect(t.zone('picton')).toBe('mazy');
});

rule('N15-EVT-TEN-03', 'no more fatigue than the combat has put on', () => {
  const t = table({ ...START, decks: { french: [1, 5, 8, 12], coalition: [44, 59] } }).play(
    '+ Reille',
    "+ D'Erlon",
    'fight',
    'play #66',
  );
  while (t.step() === 'share.place') t.play(get(t.offered(), 0));
  expect(t.fatigue('picton')).toBe(2);
});

rule('N15-EVT-TEN-03', 'if the last strength point goes, so does the stack', () => {
  const t = table({
    ...START,
    pieces: { ...START.pieces, picton: { zone: 'sombreffe', infantry: 2, cavalry: 0 } },
  }).play('+ Reille', "+ D'Erlon", 'fight', 'play #66');
  expect(t.zone('picton')).toBe('lost');
  expect(t.step()).not.toBe('retreat.step');
});

rule('N15-EVT-TEN-01', 'only after a defeat', () => {
  const t = table({ ...START, decks: { french: [2, 3, 8, 12], coalition: [44, 59] } }).play(
    '+ Reille',
    "+ D'Erlon",
    'fight',
  );
  expect(plays(t)).toEqual([]);
});

rule(
  ['N15-EVT-TEN-04', 'N15-TRI-51'],
  'three players: the loss and the relief are for the corps of the one who played it',
  () => {
    const t = table(
      {
        pieces: {
          reille: 'sombreffe',
          erlon: 'sombreffe',
          gerard: 'sombreffe',
          picton: 'sombreffe',
          zieten: 'sombreffe',
          lobau: 'avesnes',
        },
        hands: { prussian: [66] },
        leader: 'english',
        decks: { french: [1, 2, 8, 9, 3, 12], coalition: [44, 59, 80, 81] },
      },
      { players: '3' },
    ).play('+ Reille', "+ D'Erlon", '+ Gérard', 'fight');
    while (!plays(t).includes(66)) t.play(get(t.offered(), 0));
    const english = [t.fatigue('picton'), ...t.strength('picton')];
    const [tired, foot] = [t.fatigue('zieten'), t.strength('zieten')[0]];
    t.play('play #66');
    expect([t.seat(), t.offered()]).toEqual([2, ['Zieten loses infantry', 'Zieten loses cavalry']]);
    t.play('Zieten loses infantry');
    expect([t.fatigue('picton'), ...t.strength('picton')]).toEqual(english);
    expect([t.fatigue('zieten'), t.strength('zieten')[0]]).toEqual([Math.max(0, tired - 3), foot - 1]);
  },
);

rule('N15-EVT-TEN-01', 'the winner has nothing to hold on to', () => {
  const t = table({
    ...START,
    hands: { coalition: [58, 66] },
    decks: { french: [2, 3, 8, 12], coalition: [37, 40, 59] },
  }).play('+ Reille', 'fight');
  while (t.step() === 'share.place') t.play(get(t.offered(), 0));
  expect([t.events('won').map(({ side }) => side), plays(t)]).toEqual([[1], [58]]);
});

rule(['N15-EVT-TEN-01', 'N15-EVT-TEN-02'], 'an attack that has failed may be held as well', () => {
  const t = table({
    ...START,
    act: 'coalition',
    decks: { french: [1, 3, 8, 12], coalition: [44, 59] },
    pieces: { ...START.pieces, picton: 'sombreffe' },
  }).play('+ Picton', 'fight');
  while (!plays(t).includes(66)) t.play(get(t.offered(), 0));
  const [foot, horse] = t.strength('picton');
  t.play('play #66', 'Picton loses cavalry');
  expect(t.strength('picton')).toEqual([foot, horse - 1]);
  expect(t.events('lost').at(-1)).toEqual({ kind: 'lost', corps: blockNamed('picton'), arm: 'cavalry', why: 'event' });
  t.play('hold');
  expect([t.zone('picton'), t.activated('picton'), t.events('held')]).toEqual([
    'sombreffe',
    true,
    [{ kind: 'held', zone: zoneNamed('sombreffe'), how: 'tenir' }],
  ]);
});

rule(['N15-EVT-TEN-01', 'N15-TRI-52'], 'three players: not by the one who has no corps in the stack', () => {
  const beaten = (who: string) => {
    const t = table(
      { ...START, hands: { [who]: [66] }, decks: { french: [1, 3, 8, 12], coalition: [44, 59, 80, 81] } },
      { players: '3' },
    ).play('+ Reille', "+ D'Erlon", 'fight', 'Picton loses infantry');
    return plays(t);
  };
  expect([beaten('prussian'), beaten('english')]).toEqual([[], [66]]);
});
