import { expect } from 'vitest';
import { rule } from '../../../../../test/rule.ts';
import { get } from '../../../../kernel/there.ts';
import { blockNamed, plays, table, ways, zoneNamed } from '../table.ts';

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
    expect([t.fatigue('picton'), t.fatigue('reille'), get(t.p.axes, 0).struck]).toEqual([2, 2, true]);
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
    expect(alone.why(1, { kind: 'stack', block: blockNamed('hill') })).toEqual([
      'notActivated N15-EVT-ULT-02',
      'leavesCommander N15-DEF-05',
    ]);
  },
);

rule(['N15-EVT-ULT-02', 'N15-EVT-ULT-03'], 'the activated corps of the zone go together, two fatigues for each', () => {
  const tired = { zone: 'marbais', activated: true };
  const t = table({
    ...START,
    pieces: { ...START.pieces, picton: tired, hill: tired, uxbridge: 'marbais', wellington: tired },
  }).play('+ Ney', 'march', 'play #69', '+ Picton');
  expect(t.offered().filter((text) => text.startsWith('+'))).toEqual(['+ Hill', '+ Wellington']);
  t.play('+ Hill', '> Mellery');
  expect(['picton', 'hill', 'uxbridge', 'wellington'].map((id) => t.zone(id))).toEqual([
    'mellery',
    'mellery',
    'marbais',
    'marbais',
  ]);
  expect([t.fatigue('picton'), t.fatigue('hill')]).toEqual([2, 2]);
  expect(t.events('tired').map(({ by, why }) => [by, why])).toEqual([
    [2, 'event'],
    [2, 'event'],
  ]);
  expect(t.events('moved').map(({ count, how }) => [count, how])).toEqual([[2, 'event']]);
});

rule(['N15-EVT-ULT-05', 'N15-DEF-05'], 'the commander goes along, whatever his face, or his last corps stays', () => {
  const at = {
    ...START,
    axes: [],
    pieces: { ney: 'avesnes', picton: { zone: 'marbais', activated: true }, wellington: 'marbais' },
  };
  const t = table(at).play('+ Ney', 'march', 'play #69', '+ Picton');
  expect(t.offered()).toEqual(['+ Wellington']);
  t.play('+ Wellington', '> Mellery');
  expect([t.zone('wellington'), t.activated('wellington'), t.fatigue('picton')]).toEqual(['mellery', false, 2]);
  // Blücher cannot go with an English corps, and nobody else would be with him.
  const other = { ...at, pieces: { ney: 'avesnes', picton: { zone: 'marbais', activated: true }, blucher: 'marbais' } };
  expect(plays(table(other).play('+ Ney', 'march'))).toEqual([]);
});

rule(['N15-EVT-ULT-02', 'N15-EVT-ULT-05'], 'only a corps, and only if a way is open to it', () => {
  const tired = { zone: 'frasnes', activated: true };
  const start = { ...START, axes: [] };
  const pieces = { ney: 'gosselies', lobau: 'quatre-bras', picton: tired, reille: 'avesnes' };
  expect(
    table({ ...start, pieces })
      .play('+ Ney', 'march')
      .step(),
  ).toBe('manoeuvre.displace');
  const open = table({ ...start, pieces: { ...pieces, lobau: 'avesnes', hill: { zone: 'ath', activated: true } } });
  expect(open.play('+ Ney', 'march', 'play #69').offered()).toEqual(['+ Hill', '+ Picton']);
  const shut = table({ ...start, pieces: { ...pieces, hill: { zone: 'ath', activated: true }, wellington: 'ath' } });
  expect(shut.play('+ Ney', 'march', 'play #69').offered()).toEqual(['+ Hill']);
  // The first zone of the map is a zone like any other.
  const first = { ney: 'ligny', picton: { zone: 'avesnes', activated: true } };
  expect(ways(table({ ...start, pieces: first }).play('+ Ney', 'march', 'play #69', '+ Picton'))).toEqual([
    'beaumont',
    'maubeuge',
  ]);
});

rule(
  ['N15-CTL-09', 'N15-EVT-ULT-03'],
  'into a fortified town of the enemy: one fatigue more, and it falls to those who live',
  () => {
    const at = (fatigue: number) =>
      table({
        ...START,
        axes: [],
        pieces: { ney: 'avesnes', zieten: { zone: 'temploux', activated: true, fatigue }, picton: 'ath' },
        control: { namur: 'french' },
        vp: 8,
      }).play('+ Ney', 'march', 'play #69', '+ Zieten', '> Namur');
    const t = at(0);
    expect([t.zone('zieten'), t.fatigue('zieten'), t.p.control[zoneNamed('namur')], t.p.vp]).toEqual([
      'namur',
      3,
      2,
      10,
    ]);
    const dead = at(6);
    expect([dead.zone('zieten'), dead.p.control[zoneNamed('namur')]]).toEqual(['lost', 0]);
  },
);

rule(['N15-EVT-ULT-02', 'N15-FOG-10'], 'in fog whoever shows an activated block is asked; vedettes do not go', () => {
  const fog = { level: 'grognard' };
  const at = {
    pieces: { ney: 'ligny', erlon: 'ligny', picton: 'ath' },
    vedettes: { english: { hal: 1 } },
    hands: { coalition: [69] },
    decks: START.decks,
  };
  const asked = (activated: boolean, intent: string) => {
    const t = table(at, fog);
    t.p.activated[blockNamed('vedette E1')] = activated;
    t.play('+ Ney', intent);
    return t.seat() === 1 && t.step() === 'window.ask' ? t.offered() : [];
  };
  expect(asked(true, 'march')).toEqual(['pass']);
  expect(asked(true, 'rest')).toEqual([]);
  expect(asked(false, 'march')).toEqual([]);
});
