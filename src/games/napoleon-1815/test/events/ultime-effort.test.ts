import { expect } from 'vitest';
import { rule } from '../../../../../test/rule.ts';
import { blockNamed, plays, table, ways } from '../table.ts';

const START = {
  pieces: {
    ney: 'avesnes',
    reille: 'ligny',
    picton: { zone: 'marbais', activated: true },
    hill: 'marbais',
    zieten: { zone: 'ligny', activated: true },
    lobau: 'quatre-bras',
  },
  hands: { coalition: [69] },
  axes: [{ zone: 'ligny', towards: 'marbais', camp: 'french' }],
  decks: { french: [2], coalition: [37] },
};

rule(
  ['N15-EVT-ULT-01', 'N15-EVT-ULT-02', 'N15-EVT-ULT-05'],
  'an activated stack moves from a free zone to a free or contested one',
  () => {
    const t = table(START).play('+ Ney', 'march', 'play #69', '+ Picton');
    expect(ways(t)).toEqual(['ligny', 'mellery', 'sombreffe']);
    expect(t.offered()).not.toContain('+ Hill');
    t.play('> Mellery');
    expect([t.zone('picton'), t.zone('hill'), t.activated('picton')]).toEqual(['mellery', 'marbais', true]);
    expect(plays(table(START).play('+ Ney', 'rest'))).toEqual([]);
  },
);

rule(
  ['N15-EVT-ULT-03', 'N15-EVT-ULT-04'],
  'two fatigues for every corps, none for the contested zone; through the axis two for the French',
  () => {
    const t = table(START).play('+ Ney', 'march', 'play #69', '+ Picton', '> Ligny');
    expect([t.fatigue('picton'), t.fatigue('reille'), t.p.axes[0]!.struck]).toEqual([2, 2, true]);
    expect(t.p.column).toBeNull();
  },
);

rule('N15-EVT-ULT-02', 'not in a coalition operation, not from a contested zone, not to activate', () => {
  expect(plays(table({ ...START, act: 'coalition' }).play('+ Hill', 'march'))).toEqual([]);
  const only = table({ ...START, pieces: { ...START.pieces, picton: 'marbais' } }).play('+ Ney', 'march');
  expect(plays(only)).toEqual([]);
});

rule('N15-EVT-ULT-03', 'the tired fall in the zone they reach', () => {
  const t = table({
    ...START,
    pieces: { ...START.pieces, picton: { zone: 'marbais', activated: true, fatigue: 7 } },
  }).play('+ Ney', 'march', 'play #69', '+ Picton', '> Mellery');
  expect(t.zone('picton')).toBe('lost');
});

rule(
  ['N15-EVT-ULT-05', 'N15-DEF-05'],
  'a corps that must stay with the commander of the other nation is not named',
  () => {
    const tired = { zone: 'binche', activated: true };
    const at = { pieces: { ney: 'ligny', orange: tired, hill: tired, blucher: 'binche' }, hands: { coalition: [69] } };
    const t = table(at).play('+ Ney', 'march', 'play #69', '+ Hill');
    expect(t.offered()).not.toContain('+ Orange');
    expect(t.why(1, { kind: 'stack', block: blockNamed('orange') })).toEqual(['leavesCommander N15-DEF-05']);
    expect(ways(t).length).toBeGreaterThan(0);
    // Hill to activate stays, so Orange may go, and then nobody else.
    const fresh = { ...at, pieces: { ...at.pieces, hill: 'binche' } };
    const alone = table(fresh).play('+ Ney', 'march', 'play #69', '+ Orange');
    expect(alone.why(1, { kind: 'stack', block: blockNamed('hill') })).toEqual(['notActivated N15-EVT-ULT-02']);
  },
);
