import { expect } from 'vitest';
import { rule } from '../../../../../test/rule.ts';
import { plays, table, ways, zoneNamed } from '../table.ts';

const START = {
  pieces: {
    reille: 'sombreffe',
    erlon: 'sombreffe',
    picton: 'sombreffe',
    wellington: 'sombreffe',
    lobau: 'avesnes',
    bulow: 'hannut',
  },
  hands: { coalition: [44] },
  vp: 10,
  decks: { french: [1, 5, 7, 11, 4], coalition: [59] },
};

rule(
  ['N15-EVT-ARG-01', 'N15-EVT-ARG-02', 'N15-EVT-ARG-03', 'N15-EVT-ARG-04'],
  'one corps gives way: two connections, a strength point, one fatigue, no pursuit',
  () => {
    const t = table(START).play('+ Reille', "+ D'Erlon", 'fight', 'play #44');
    expect([t.step(), t.seat()]).toEqual(['retreat.step', 1]);
    t.play('retreat > Mazy', 'retreat > Temploux', 'Picton loses infantry');
    expect([t.zone('picton'), t.zone('wellington'), t.strength('picton'), t.fatigue('picton')]).toEqual([
      'temploux',
      'temploux',
      [4, 1],
      1,
    ]);
    expect([t.events('pursuit'), t.events('won'), t.events('combatResult')]).toEqual([[], [], []]);
    expect(['reille', 'erlon', 'picton', 'wellington'].map((id) => t.activated(id))).toEqual([true, true, true, true]);
    expect(t.p.vp).toBe(9);
  },
);

rule('N15-EVT-ARG-04', 'the retreat rules hold: axis, enemies, fatigue added up', () => {
  const t = table({
    ...START,
    pieces: { ...START.pieces, ney: 'mazy' },
    axes: [{ zone: 'sombreffe', towards: 'mazy', camp: 'coalition' }],
  }).play('+ Reille', 'fight', 'play #44');
  expect(ways(t)).toEqual(['mazy']);
  t.play('retreat > Mazy', 'Picton loses infantry');
  expect([t.zone('picton'), t.fatigue('picton')]).toEqual(['mazy', 3]);
});

rule('N15-EVT-ARG-04', 'the zone is settled: a farm falls, its marker goes', () => {
  const farm = {
    ...START.pieces,
    reille: 'hougoumont',
    erlon: 'hougoumont',
    picton: 'hougoumont',
    wellington: 'hougoumont',
  };
  const t = table({ ...START, pieces: farm }).play('+ Reille', 'fight', 'play #44');
  expect(t.offered()).not.toContain('hold');
  t.play('retreat > Nivelles');
  expect([t.p.control[zoneNamed('hougoumont')], t.p.fortified.includes(zoneNamed('hougoumont'))]).toEqual([0, false]);
});

rule('N15-EVT-ARG-01', 'not with two corps, and not in attack', () => {
  const two = table({ ...START, pieces: { ...START.pieces, hill: 'sombreffe' } }).play('+ Reille', 'fight');
  expect(plays(two)).toEqual([]);
  const attack = table({ ...START, act: 'coalition' }).play('+ Picton', 'fight');
  expect(plays(attack)).toEqual([]);
});

rule(['N15-EVT-ARG-01', 'N15-TRI-52'], 'three players: only the owner of the corps', () => {
  const three = (who: string) =>
    plays(table({ ...START, hands: { [who]: [44] } }, { players: '3' }).play('+ Reille', 'fight'));
  expect([three('prussian'), three('english')]).toEqual([[], [44]]);
});
