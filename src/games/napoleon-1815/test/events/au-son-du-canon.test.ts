import { expect } from 'vitest';
import { rule } from '../../../../../test/rule.ts';
import { get, there } from '../../../../kernel/there.ts';
import { LOST, UNKNOWN } from '../../position.ts';
import { blockNamed, game, plays, table, zoneNamed } from '../table.ts';

const START = {
  pieces: {
    reille: 'ligny',
    picton: 'ligny',
    gerard: { zone: 'fleurus', fatigue: 2, activated: true },
    lobau: 'avesnes',
    bulow: 'hannut',
  },
  hands: { french: [10] },
  decks: { french: [2, 8, 12, 18], coalition: [44, 59, 61] },
};
const total = (t: ReturnType<typeof table>, of: number) =>
  there(t.events('combatCards').find(({ side }) => side === of)).total;

rule(
  ['N15-EVT-ASC-01', 'N15-EVT-ASC-03', 'N15-EVT-ASC-05'],
  'a corps next door, activated or not, joins without fatigue and counts',
  () => {
    const t = table(START).play('+ Reille', 'fight', 'play #10', '+ Gérard', 'done');
    expect([t.zone('gerard'), t.fatigue('gerard'), total(t, 0)]).toEqual(['ligny', 2, 4]);
    expect(t.events('joined')).toMatchObject([{ side: 0, blocks: [5] }]);
    const marched = table({
      ...START,
      pieces: { ...START.pieces, reille: 'marbais' },
      decks: { french: [4, 2, 8, 12, 18], coalition: [44, 59, 61] },
    });
    marched.play('+ Reille', 'march', '> Ligny', 'fight', 'play #10', '+ Gérard', 'done');
    expect(total(marched, 0)).toBe(3);
  },
);

rule('N15-EVT-ASC-01', 'from a free zone only, one connection away, in defence too', () => {
  const contested = table({ ...START, pieces: { ...START.pieces, zieten: 'fleurus' } }).play('+ Reille', 'fight');
  expect(plays(contested)).toEqual([]);
  const defence = table({ ...START, act: 'coalition' }).play('+ Picton', 'fight', 'play #10', '+ Gérard', 'done');
  expect(total(defence, 1)).toBe(4);
});

rule('N15-EVT-ASC-02', 'a commander may come; one who would be left alone must', () => {
  const t = table({ ...START, pieces: { ...START.pieces, napoleon: 'fleurus' } }).play(
    '+ Reille',
    'fight',
    'play #10',
    '+ Gérard',
  );
  expect(t.offered()).toEqual(['+ Napoléon']);
  t.play('+ Napoléon', 'done');
  expect([t.zone('napoleon'), total(t, 0)]).toEqual(['ligny', 5]);
  const stays = table({ ...START, pieces: { ...START.pieces, napoleon: 'fleurus', ney: 'fleurus' } }).play(
    '+ Reille',
    'fight',
    'play #10',
    '+ Gérard',
  );
  expect(stays.offered()).toEqual(['+ Napoléon', 'done']);
});

rule('N15-EVT-ASC-04', 'through an enemy axis: two fatigues for the enemy', () => {
  const t = table({ ...START, axes: [{ zone: 'ligny', towards: 'fleurus', camp: 'coalition' }] }).play(
    '+ Reille',
    'fight',
    'play #10',
    '+ Gérard',
    'done',
  );
  expect(t.fatigue('picton')).toBe(2 + 4 - 1);
  const struck = table({
    ...START,
    axes: [{ zone: 'ligny', towards: 'fleurus', camp: 'coalition', struck: true }],
  }).play('+ Reille', 'fight', 'play #10', '+ Gérard', 'done');
  expect(struck.fatigue('picton')).toBe(4 - 1);
});

rule('N15-EVT-ASC-06', 'in attack the nation of the stack, in defence either', () => {
  const allied = {
    pieces: { picton: 'ligny', zieten: 'marbais', hill: 'sombreffe', reille: 'ligny', lobau: 'avesnes' },
    hands: { coalition: [45] },
    decks: START.decks,
  };
  const attack = table({ ...allied, act: 'coalition' }).play('+ Picton', 'fight', 'play #45');
  expect(attack.offered()).toEqual(['+ Hill']);
  const defence = table(allied).play('+ Reille', 'fight', 'play #45');
  expect(defence.offered()).toEqual(['+ Hill', '+ Zieten']);
});

rule('N15-EVT-ASC-07', 'not playable if no corps qualifies', () => {
  const t = table({ ...START, pieces: { reille: 'ligny', picton: 'ligny', gerard: 'gosselies' } }).play(
    '+ Reille',
    'fight',
  );
  expect(plays(t)).toEqual([]);
});

rule(['N15-EVT-ASC-02', 'N15-EVT-ASC-01'], 'one corps: no second, and no commander who is elsewhere', () => {
  const t = table({
    ...START,
    pieces: { ...START.pieces, lobau: 'fleurus', napoleon: 'avesnes', ney: 'avesnes' },
  }).play('+ Reille', 'fight', 'play #10', '+ Gérard');
  expect(t.offered()).toEqual(['done']);
  const both = table({ ...START, pieces: { ...START.pieces, napoleon: 'fleurus', lobau: 'fleurus' } }).play(
    '+ Reille',
    'fight',
    'play #10',
    '+ Gérard',
    '+ Napoléon',
  );
  expect(both.offered()).toEqual(['done']);
  both.play('done');
  expect(both.events('moved').map(({ blocks, how }) => [blocks, how])).toEqual([
    [[blockNamed('gerard'), blockNamed('napoleon')], 'event'],
  ]);
});

rule('N15-EVT-ASC-01', 'from the first zone of the map; the lost do not come', () => {
  const t = table({ ...START, pieces: { reille: 'maubeuge', picton: 'maubeuge', gerard: 'avesnes' } });
  t.p.where[blockNamed('lobau')] = LOST;
  t.play('+ Reille', 'fight', 'play #10');
  expect(t.offered()).toEqual(['+ Gérard']);
});

rule(['N15-EVT-ASC-01', 'N15-FOG-10'], 'in fog whoever shows a block next to the combat is asked', () => {
  const fog = { level: 'grognard' };
  const at = { pieces: { reille: 'ligny', lobau: 'ligny', picton: 'ligny' }, hands: START.hands, decks: START.decks };
  const near = table({ ...at, vedettes: { french: { fleurus: 1 } } }, fog).play('+ Reille', 'fight');
  expect([near.step(), near.seat(), near.offered()]).toEqual(['window.ask', 0, ['pass']]);
  const seen = { ...at, pieces: { ...at.pieces, gerard: 'fleurus', zieten: 'fleurus' } };
  expect(table(seen).play('+ Reille', 'fight').step()).not.toBe('window.ask');
  for (const away of [{ french: { avesnes: 1 } }, { english: { fleurus: 1 } }])
    expect(
      table({ ...at, vedettes: away }, fog)
        .play('+ Reille', 'fight')
        .step(),
    ).not.toBe('window.ask');
});

rule(['N15-EVT-ASC-01', 'N15-FOG-08'], 'in fog who came is remembered where he was seen', () => {
  const t = table({ ...START, pieces: { ...START.pieces, napoleon: 'fleurus' } }, { level: 'grognard' }).play(
    '+ Reille',
    'fight',
    'play #10',
    '+ Gérard',
    '+ Napoléon',
    'done',
  );
  while (t.p.combat !== null) t.play(get(t.offered(), 0));
  const v = game.view(t.p, 1);
  for (const block of [blockNamed('gerard'), blockNamed('napoleon')])
    expect([v.where[block], v.sightedAt[block], v.sightedTurn[block]]).toEqual([UNKNOWN, zoneNamed('ligny'), 1]);
});
