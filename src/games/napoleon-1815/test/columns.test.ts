import { describe, expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { there } from '../../../kernel/there.ts';
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

  rule('N15-CBT-41', 'one of several losses is cavalry, if there is any', () => {
    const pieces = { ...BEATEN, picton: 'sombreffe', hill: 'sombreffe' };
    const t = table({ pieces, decks: { french: [1, 8, 3], coalition: [59, 44, 53, 52] } }).play(
      '+ Reille',
      "+ D'Erlon",
      'fight',
    );
    while (t.offered().some((text) => text.startsWith('tire'))) t.play(t.offered()[0] ?? '');
    expect([t.step(), t.why(1, { kind: 'lose', corps: blockNamed('picton'), arm: 'infantry' })]).toEqual([
      'share.place',
      ['cavalryFirst N15-CBT-41'],
    ]);
  });
});

const BEATEN = { reille: 'sombreffe', erlon: 'sombreffe', lobau: 'avesnes', bulow: 'hannut' };

describe('what else is forbidden', () => {
  rule('N15-DEF-05', 'a commander goes with his own nation', () => {
    const pieces = { ney: 'ligny', picton: 'ath', zieten: 'ath', blucher: 'ath' };
    const t = table({ pieces, act: 'coalition', decks: DECKS }).play('+ Picton');
    expect(t.why(1, { kind: 'stack', block: blockNamed('blucher') })).toEqual(['commanderNation N15-DEF-05']);
  });

  rule(['N15-RET-01', 'N15-RET-03'], 'the beaten stack retreats; to stay is decided first', () => {
    const pieces = { ...BEATEN, picton: { zone: 'sombreffe', infantry: 4, cavalry: 0 } };
    const t = table({ pieces, decks: { french: [1, 8, 3, 5, 7], coalition: [44, 59] } }).play(
      '+ Reille',
      "+ D'Erlon",
      'fight',
    );
    while (t.step() === 'share.place') t.play(t.offered()[0] ?? '');
    expect([t.step(), t.why(1, { kind: 'hold' })]).toEqual(['retreat.step', ['mustRetreat N15-RET-01']]);
    const combat = there(t.p.combat);
    combat.mayHold = true;
    expect(t.why(1, { kind: 'hold' })).toEqual([]);
    combat.moved = true;
    expect(t.why(1, { kind: 'hold' })).toEqual(['retreatBegun N15-RET-03']);
  });

  rule('N15-REC-02', 'a card is for a corps that is tired', () => {
    const t = table({
      pieces: { ney: spent('ligny'), picton: { ...spent('ath'), fatigue: 2 }, hill: spent('ath') },
      hands: { coalition: [37] },
      decks: DECKS,
    });
    expect([t.step(), t.why(1, { kind: 'recover', card: 37, corps: blockNamed('hill') })]).toEqual([
      'recovery.card',
      ['notTired N15-REC-02'],
    ]);
  });

  rule('N15-EVT-ANT-01', 'what is not in the deck is not found there', () => {
    const t = table({
      pieces: { ney: 'ligny', picton: 'ath' },
      phase: 'initiative',
      hands: { french: [26, 1] },
      decks: DECKS,
    });
    t.play('play #26');
    expect(t.why(0, { kind: 'card', card: 1 })).toEqual(['notInDeck N15-EVT-ANT-01']);
  });

  rule('N15-EVT-HUS-01', 'the French raid an opponent', () => {
    const t = table(
      {
        pieces: { ney: 'ligny', picton: 'ath', zieten: 'wavre' },
        phase: 'initiative',
        hands: { french: [27, 1], english: [37], prussian: [62] },
        decks: { french: [2], coalition: [38, 40] },
      },
      { players: '3' },
    ).play('play #27');
    expect(t.offered()).toEqual(['name english', 'name prussian']);
  });

  rule('N15-VED-12', 'vedettes that an event moves enter no fortified town of the enemy', () => {
    const t = table(
      {
        pieces: { ney: 'ligny', picton: 'ath' },
        act: 'coalition',
        vedettes: { french: { temploux: 1 } },
        hands: { french: [14] },
        decks: DECKS,
      },
      { level: 'grognard' },
    ).play('+ Picton', 'march', 'play #14', '+ vedette F1');
    expect(t.why(0, { kind: 'step', to: zoneNamed('namur') })).toEqual(['vedetteFortress N15-VED-12']);
  });

  rule('N15-EVT-RRT-01', 'it is a Prussian who is late', () => {
    const arrivals = [
      { turn: 3, corps: 'thielmann', zone: 'namur' },
      { turn: 3, corps: 'bulow', zone: 'hannut' },
    ];
    const decks = { french: [1, 2, 3, 4], coalition: [72, 37, 38, 39] };
    const t = table({ pieces: { ney: 'ligny', picton: 'ath' }, phase: 'draw', decks, arrivals });
    expect(t.why(1, { kind: 'corps', corps: blockNamed('picton') })).toContain('notPrussian N15-EVT-RRT-01');
  });

  rule('N15-EVT-ULT-02', 'the Last Effort begins in a free zone', () => {
    const pieces = { ney: 'ligny', erlon: 'fleurus', hill: spent('fleurus'), picton: spent('ath') };
    const t = table({ pieces, hands: { coalition: [69] }, decks: DECKS }).play('+ Ney', 'march', 'play #69');
    expect(t.why(1, { kind: 'stack', block: blockNamed('hill') })).toEqual(['zoneNotFree N15-EVT-ULT-02']);
  });

  rule(['N15-EVT-REA-02', 'N15-EVT-RAV-01', 'N15-DEF-03'], 'somebody must be there whom the card can move', () => {
    const pieces = { ney: 'ligny', picton: 'ath' };
    const none = table({ pieces, hands: { prussian: [68, 60] }, decks: DECKS }, { players: '3' }).play(
      '+ Ney',
      'march',
    );
    expect([none.seat(), none.why(2, 'card:60')]).toEqual([2, ['nobodyLeft N15-EVT-REA-02']]);
    const first = table({ pieces, phase: 'initiative', hands: { prussian: [64, 59] }, decks: DECKS }, { players: '3' });
    expect([first.seat(), first.why(2, 'card:59')]).toEqual([2, ['nobodyLeft N15-EVT-RAV-01']]);
    const led = { lobau: 'ligny', ney: spent('ligny'), napoleon: 'ligny', picton: 'ath' };
    const fog = table({ pieces: led, hands: { french: [16] }, decks: DECKS }, { level: 'grognard' }).play(
      '+ Lobau',
      'rest',
    );
    while (fog.step() === 'share.place') fog.play(fog.offered()[0] ?? '');
    expect([fog.step(), fog.why(0, 'card:16')]).toEqual(['window.ask', ['commanderAlone N15-DEF-03']]);
  });
});
