import { expect } from 'vitest';
import { rule } from '../../../../../test/rule.ts';
import { there } from '../../../../kernel/there.ts';
import { LOST } from '../../position.ts';
import { blockNamed, plays, table, ways } from '../table.ts';

const START = {
  pieces: { ney: 'ligny', picton: { zone: 'ath', activated: true }, hill: 'ath', wellington: 'ath', zieten: 'ath' },
  hands: { coalition: [60] },
  decks: { french: [2], coalition: [37] },
};

rule(
  ['N15-EVT-REA-01', 'N15-EVT-REA-02', 'N15-EVT-REA-03'],
  'a stack of one nation slips to a free zone next door, activated or not, without fatigue',
  () => {
    const t = table(START).play('+ Ney', 'march');
    expect([t.seat(), there(t.p.op).card]).toEqual([1, -1]);
    t.play('play #60', '+ Picton');
    expect(t.offered()).toContain('+ Hill');
    expect(t.offered()).not.toContain('+ Zieten');
    t.play('+ Hill', '+ Wellington', '> Enghien');
    expect(['picton', 'hill', 'wellington', 'zieten'].map((id) => t.zone(id))).toEqual([
      'enghien',
      'enghien',
      'enghien',
      'ath',
    ]);
    expect([t.activated('picton'), t.activated('hill'), t.fatigue('hill')]).toEqual([true, false, 0]);
    expect(t.p.column).toBeNull();
    expect(t.seat()).toBe(0);
  },
);

rule('N15-EVT-REA-02', 'over a destroyed bridge, but neither from nor into a zone with the enemy', () => {
  const bridge = table({ ...START, destroyed: ['ath--enghien'] }).play('+ Ney', 'rest', 'play #60', '+ Hill');
  expect(ways(bridge)).toEqual(['enghien', 'lens', 'lessines']);
  const enemy = table({ ...START, pieces: { ...START.pieces, lobau: 'lens' } }).play(
    '+ Ney',
    'rest',
    'play #60',
    '+ Hill',
  );
  expect(ways(enemy)).toEqual(['enghien', 'lessines']);
  const caught = table({ ...START, pieces: { ...START.pieces, lobau: 'ath' } }).play('+ Ney', 'rest');
  expect(plays(caught)).toEqual([]);
});

rule('N15-EVT-REA-03', 'a commander is not left alone', () => {
  const t = table({ ...START, pieces: { ney: 'ligny', hill: 'ath', wellington: 'ath' } }).play(
    '+ Ney',
    'rest',
    'play #60',
    '+ Hill',
  );
  expect(ways(t)).toEqual([]);
  expect(ways(t.play('+ Wellington'))).toEqual(['enghien', 'lens', 'lessines']);
});

rule('N15-EVT-REA-01', 'the French have it too, in a coalition operation', () => {
  const t = table({ ...START, act: 'coalition', hands: { french: [14] } }).play(
    '+ Hill',
    'rest',
    'play #14',
    '+ Ney',
    '> Marbais',
  );
  expect(t.zone('ney')).toBe('marbais');
});

/** Binche: two English corps with the Prussian commander. */
const AT_BINCHE = {
  pieces: { ney: 'ligny', orange: 'binche', hill: 'binche', blucher: 'binche' },
  hands: { coalition: [60] },
};

rule(
  ['N15-EVT-REA-03', 'N15-DEF-05'],
  'a corps that must stay with the commander of the other nation is not named',
  () => {
    const t = table(AT_BINCHE).play('+ Ney', 'rest', 'play #60', '+ Orange');
    expect(t.offered()).not.toContain('+ Hill');
    expect(t.why(1, { kind: 'stack', block: blockNamed('hill') })).toEqual(['leavesCommander N15-DEF-05']);
    expect(ways(t).length).toBeGreaterThan(0);
    // With a Prussian to stay behind, both may go.
    const company = { ...AT_BINCHE, pieces: { ...AT_BINCHE.pieces, zieten: 'binche' } };
    t.p = table(company).play('+ Ney', 'rest', 'play #60', '+ Orange').p;
    expect(ways(t.play('+ Hill')).length).toBeGreaterThan(0);
  },
);

rule(
  ['N15-EVT-REA-03', 'N15-DEF-05'],
  'the last corps takes its own commander along, never the one of the other nation',
  () => {
    const both = { ...AT_BINCHE, pieces: { ...AT_BINCHE.pieces, wellington: 'binche' } };
    const t = table(both).play('+ Ney', 'rest', 'play #60', '+ Orange');
    expect(t.offered()).toContain('+ Wellington');
    expect(t.offered()).not.toContain('+ Hill');
    const last = { ...AT_BINCHE, pieces: { ney: 'ligny', hill: 'binche', blucher: 'binche' } };
    expect(plays(table(last).play('+ Ney', 'rest'))).toEqual([]);
  },
);

rule('N15-EVT-REA-02', 'only who stands in a free zone with a free one next to it is named', () => {
  const at = {
    ney: 'gosselies',
    lobau: 'quatre-bras',
    picton: 'frasnes',
    hill: 'ath',
    orange: 'gosselies',
    zieten: 'avesnes',
  };
  const t = table({ ...START, pieces: at }).play('+ Ney', 'rest', 'play #60');
  expect(t.offered()).toEqual(['+ Hill', '+ Zieten']);
  t.play('+ Zieten', '> Beaumont');
  expect(t.events('moved').map(({ how }) => how)).toEqual(['event']);
  const { hill: _hill, zieten: _zieten, ...shut } = at;
  expect(plays(table({ ...START, pieces: shut }).play('+ Ney', 'rest'))).toEqual([]);
});

rule(['N15-EVT-REA-02', 'N15-ELI-02'], 'a lost corps does not come back by it', () => {
  const t = table(START);
  t.p.where[blockNamed('orange')] = LOST;
  expect(t.play('+ Ney', 'rest', 'play #60').offered()).not.toContain('+ Orange');
});

rule(['N15-EVT-REA-01', 'N15-FOG-10'], 'in fog whoever has a block on the map is asked', () => {
  const fog = { level: 'grognard' };
  const held = {
    pieces: { ney: 'ligny', erlon: 'ligny', picton: 'ligny' },
    hands: { coalition: [60] },
    decks: START.decks,
  };
  const t = table(held, fog).play('+ Ney', 'rest');
  expect([t.step(), t.seat(), t.offered()]).toEqual(['window.ask', 1, ['pass']]);
  expect(table(held).play('+ Ney', 'rest').step()).not.toBe('window.ask');
  const gone = {
    pieces: { ney: 'ligny', erlon: 'fleurus', picton: 'ath' },
    hands: { prussian: [60] },
    decks: START.decks,
  };
  expect(
    table(gone, { ...fog, players: '3' })
      .play('+ Ney', 'rest')
      .step(),
  ).not.toBe('window.ask');
});
