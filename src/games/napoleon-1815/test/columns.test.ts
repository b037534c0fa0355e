import { describe, expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { blockNamed, table, zoneNamed } from './table.ts';

// A stack that an event moves is put together by the rules of every stack; what is shared, by those of its kind.

const DECKS = { french: [2, 8, 12], coalition: [38, 41, 52, 53] };
const spent = (zone: string) => ({ zone, activated: true });

/** REACTION and ULTIME EFFORT, each with a stack begun. */
const EVENTS = [
  { card: 60, step: 'reaction.pick' },
  { card: 69, step: 'ultime-effort.pick' },
];

const PIECES = {
  ney: 'ligny',
  hill: spent('ath'),
  picton: spent('ath'),
  zieten: spent('ath'),
  pirch: spent('ath'),
  wellington: spent('ath'),
  blucher: spent('ath'),
  orange: spent('alost'),
};

describe('a stack that an event moves', () => {
  const begun = (card: number, ...picks: string[]) =>
    table(
      { pieces: PIECES, vedettes: { english: { ath: 1 } }, hands: { coalition: [card] }, decks: DECKS },
      { level: 'grognard' },
    ).play('+ Ney', 'march', `play #${card}`, ...picks);

  rule(
    ['N15-OPS-06', 'N15-DEF-20', 'N15-VED-02', 'N15-DEF-05', 'N15-OPS-07'],
    'one zone, one nation, nobody twice, no vedettes with corps',
    () => {
      for (const { card, step } of EVENTS) {
        const t = begun(card, '+ Hill');
        t.p.activated[blockNamed('vedette E1')] = true;
        const why = (id: string) => t.why(1, { kind: 'stack', block: blockNamed(id) })[0];
        expect([t.step(), why('hill'), why('orange'), why('vedette E1'), why('blucher'), why('zieten')]).toEqual([
          step,
          'alreadyInStack N15-OPS-06',
          'otherZone N15-DEF-20',
          'vedetteWithCorps N15-VED-02',
          'commanderNation N15-DEF-05',
          'mixedNations N15-OPS-07',
        ]);
      }
    },
  );

  rule(['N15-DEF-03', 'N15-EVT-ULT-02'], 'it begins with a corps', () => {
    const whys = EVENTS.map(({ card }) => begun(card).why(1, { kind: 'stack', block: blockNamed('wellington') })[0]);
    expect(whys).toEqual(['commanderAlone N15-DEF-03', 'corpsOnly N15-EVT-ULT-02']);
  });

  rule('N15-DEF-05', 'nobody leaves a commander alone', () => {
    for (const { card } of EVENTS) {
      const pieces = {
        ney: 'ligny',
        hill: spent('ath'),
        wellington: spent('ath'),
        orange: spent('alost'),
        blucher: spent('alost'),
      };
      const t = table({ pieces, hands: { coalition: [card] }, decks: DECKS }).play('+ Ney', 'march', `play #${card}`);
      expect(t.why(1, { kind: 'stack', block: blockNamed('orange') })).toEqual(['leavesCommander N15-DEF-05']);
      t.play('+ Hill');
      expect(t.why(1, { kind: 'step', to: zoneNamed('enghien') })).toEqual(['leavesCommander N15-DEF-05']);
    }
  });

  rule(
    ['N15-EVT-ASC-01', 'N15-OPS-06', 'N15-DEF-05'],
    'one corps comes to the sound of the guns, and its commander',
    () => {
      const pieces = {
        reille: 'ligny',
        picton: 'ligny',
        gerard: 'fleurus',
        napoleon: 'fleurus',
        lobau: 'sombreffe',
        hill: 'sombreffe',
      };
      const t = table({ pieces, hands: { french: [10] }, decks: DECKS }).play('+ Reille', 'fight', 'play #10');
      const why = (id: string) => t.why(0, { kind: 'stack', block: blockNamed(id) })[0];
      expect([t.step(), why('napoleon'), why('lobau')]).toEqual([
        'au-son-du-canon.pick',
        'corpsOnly N15-EVT-ASC-01',
        'zoneNotFree N15-EVT-ASC-01',
      ]);
      t.play('+ Gérard');
      expect([why('gerard'), t.why(0, { kind: 'done' })]).toEqual([
        'alreadyInStack N15-OPS-06',
        ['leavesCommander N15-DEF-05'],
      ]);
      const guarding = { reille: 'ligny', picton: 'ligny', hill: 'fleurus', blucher: 'fleurus', zieten: 'sombreffe' };
      const allied = table({ pieces: guarding, hands: { coalition: [45] }, decks: DECKS }).play(
        '+ Reille',
        'fight',
        'play #45',
      );
      expect(allied.why(1, { kind: 'stack', block: blockNamed('hill') })).toEqual(['leavesCommander N15-DEF-05']);
    },
  );
});

describe('what is placed', () => {
  rule(['N15-DEF-13', 'N15-MAN-30'], 'fatigue comes off those who have some, in the zone that was named', () => {
    const pieces = {
      ney: 'ligny',
      picton: { zone: 'ath', fatigue: 2 },
      hill: { zone: 'ath', fatigue: 1 },
      orange: 'ath',
      uxbridge: { zone: 'hal', fatigue: 3 },
    };
    const t = table({ pieces, phase: 'initiative', hands: { coalition: [59] }, decks: DECKS }).play(
      'play #59',
      'at Ath',
    );
    const relieve = (id: string) => t.why(1, { kind: 'relieve', corps: blockNamed(id) });
    expect([t.step(), relieve('uxbridge'), relieve('orange')]).toEqual([
      'share.place',
      ['notInShare N15-DEF-13'],
      ['nothingToRelieve N15-DEF-13'],
    ]);
    expect(t.why(1, { kind: 'tire', corps: blockNamed('picton') })).toEqual(['reliefNow N15-DEF-13']);
    expect(t.why(1, `infantry:${blockNamed('picton')}`)).toEqual(['reliefNow N15-DEF-13']);
  });

  rule(['N15-MAN-30', 'N15-DEF-11', 'N15-CBT-40'], 'who has nothing to take takes nothing', () => {
    const march = table(
      { pieces: { reille: 'ligny', picton: 'ath' }, decks: { french: [2], coalition: [38] } },
      { screens: 'hidden' },
    ).play('+ Reille', 'march', '> Fleurus', 'halt');
    expect([march.step(), march.offered()]).toEqual(['share.place', ['done']]);
    expect(march.why(0, { kind: 'tire', corps: blockNamed('reille') })).toEqual(['equalShare N15-MAN-30']);
    const foot = table({
      pieces: {
        ney: spent('ligny'),
        lobau: { ...spent('avesnes'), fatigue: 6, cavalry: 0 },
        reille: { ...spent('avesnes'), fatigue: 6 },
      },
      decks: DECKS,
    });
    const lose = (id: string) => foot.why(0, { kind: 'lose', corps: blockNamed(id), arm: 'cavalry' });
    expect([foot.step(), lose('lobau')]).toEqual(['share.place', ['noSuchStrength N15-DEF-11']]);
    expect(foot.why(0, { kind: 'tire', corps: blockNamed('reille') })).toEqual(['lossesNow N15-CBT-40']);
  });
});
