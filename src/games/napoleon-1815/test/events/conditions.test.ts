import { describe, expect } from 'vitest';
import { rule } from '../../../../../test/rule.ts';
import type { Options } from '../../../../kernel/options.ts';
import { blockNamed, plays, table, zoneNamed } from '../table.ts';

// Why a card cannot be played for its event now. In each hand another card opens the window, so that its owner is asked.

type Given = Parameters<typeof table>[0];

const DECKS = { french: [2, 8, 12], coalition: [38, 41, 52, 53] };
const FIGHT = { reille: 'sombreffe', picton: 'sombreffe', lobau: 'avesnes', bulow: 'hannut' };
/** TIRAILLEURS and CARRE can always be played in a combat, RESERVE in the initiative. */
const [TIRAILLEURS, CARRE, RESERVES] = [24, 47, [31, 64]];

function expectWhy(t: ReturnType<typeof table>, seat: number, card: number, why: string): void {
  expect([t.seat(), t.step() === 'share.place', plays(t).includes(card)]).toEqual([seat, false, false]);
  expect(t.why(seat, `card:${card}`)).toEqual([why]);
}

/** The French attack, or are attacked, with the card in the hand. */
const french = (card: number, pieces = FIGHT, act = 'french', attacker = act === 'french' ? '+ Reille' : '+ Picton') =>
  table({ pieces, act, hands: { french: [TIRAILLEURS, card] }, decks: DECKS }).play(attacker, 'fight');

const allied = (card: number, pieces: object = FIGHT, act = 'french', attacker = '+ Reille', options: Options = {}) =>
  table({ pieces: { ...pieces }, act, hands: { coalition: [CARRE, card] }, decks: DECKS } as Given, options).play(
    attacker,
    'fight',
  );

/** A French operation begins, and the coalition holds both cards. */
const begun = (cards: readonly number[], pieces: Given['pieces'], intent = 'march', first = '+ Ney') =>
  table({ pieces, hands: { coalition: [...cards] }, decks: DECKS } as Given).play(first, intent);

const initiative = (hands: Given['hands'], pieces: Given['pieces'], options: Options = {}) =>
  table({ pieces, phase: 'initiative', hands, decks: DECKS } as Given, options);

describe('conditions of a combat card', () => {
  rule(['N15-EVT-AUD-01', 'N15-EVT-ELA-01', 'N15-EVT-DEP-01'], 'only when the French attack', () => {
    expectWhy(french(19, FIGHT, 'coalition'), 0, 19, 'notAttacking N15-EVT-AUD-01');
    expectWhy(french(6, FIGHT, 'coalition'), 0, 6, 'notAttacking N15-EVT-ELA-01');
    const defended = table({
      pieces: { reille: 'sombreffe', picton: 'marbais', lobau: 'avesnes', bulow: 'hannut' },
      act: 'coalition',
      hands: { french: [TIRAILLEURS, 20] },
      decks: DECKS,
    }).play('+ Picton', 'march', '> Sombreffe', 'fight');
    expectWhy(defended, 0, 20, 'notAttacking N15-EVT-DEP-01');
  });

  rule('N15-EVT-DEP-01', 'only an attack on the march', () => {
    expectWhy(french(20), 0, 20, 'notOnTheMarch N15-EVT-DEP-01');
  });

  rule(
    ['N15-EVT-ARG-01', 'N15-EVT-LLR-01'],
    'only when the coalition defends, one corps alone, or one of three',
    () => {
      const attacks = { picton: 'sombreffe', reille: 'sombreffe', lobau: 'avesnes' };
      expectWhy(allied(44, attacks, 'coalition', '+ Picton'), 1, 44, 'notDefending N15-EVT-ARG-01');
      expectWhy(allied(56, attacks, 'coalition', '+ Picton'), 1, 56, 'notDefending N15-EVT-LLR-01');
      expectWhy(allied(44, { ...FIGHT, hill: 'sombreffe' }), 1, 44, 'oneCorpsDefends N15-EVT-ARG-01');
      const prussian = { reille: 'sombreffe', zieten: 'sombreffe', lobau: 'avesnes' };
      expectWhy(allied(56, prussian), 1, 56, 'thinRedLine N15-EVT-LLR-01');
    },
  );

  rule('N15-TRI-52', 'three players: a stack with a corps of one’s own', () => {
    const pieces = { reille: 'ligny', picton: 'ligny', uxbridge: 'ligny', zieten: 'sombreffe', lobau: 'avesnes' };
    for (const card of [44, 47, 48, 56]) {
      const stack = card === 44 ? { ...pieces, uxbridge: 'alost' } : pieces;
      const t = table(
        { pieces: stack, hands: { prussian: [45, card] }, decks: { french: [2, 8], coalition: [38, 41] } },
        { players: '3' },
      ).play('+ Reille', 'fight');
      expectWhy(t, 2, card, 'noOwnCorps N15-TRI-52');
    }
  });

  rule(
    ['N15-EVT-CHG-01', 'N15-EVT-GBA-01', 'N15-EVT-LGA-01', 'N15-EVT-LRO-01'],
    'only with those who do it in the stack',
    () => {
      expectWhy(french(4), 0, 4, 'noCharger N15-EVT-CHG-01');
      expectWhy(french(21), 0, 21, 'threeCorps N15-EVT-GBA-01');
      expectWhy(french(22), 0, 22, 'corpsMissing N15-EVT-LGA-01');
      expectWhy(french(23), 0, 23, 'corpsMissing N15-EVT-LRO-01');
    },
  );

  rule(['N15-EVT-ASC-01', 'N15-EVT-ASC-06', 'N15-DEF-05'], 'somebody must be able to come', () => {
    const away = { reille: 'ligny', picton: 'ligny', lobau: 'avesnes', bulow: 'hannut' };
    expectWhy(french(10, away), 0, 10, 'notNextToCombat N15-EVT-ASC-01');
    const held = { ...away, gerard: 'fleurus', hill: 'fleurus' };
    expectWhy(french(10, held), 0, 10, 'zoneNotFree N15-EVT-ASC-01');
    const prussian = { picton: 'ligny', reille: 'ligny', zieten: 'fleurus', lobau: 'avesnes' };
    expectWhy(allied(45, prussian, 'coalition', '+ Picton'), 1, 45, 'nationAttacks N15-EVT-ASC-06');
    const guarding = { picton: 'ligny', reille: 'ligny', hill: 'fleurus', blucher: 'fleurus', lobau: 'avesnes' };
    expectWhy(allied(45, guarding), 1, 45, 'leavesCommander N15-DEF-05');
  });

  rule(['N15-EVT-PAN-02', 'N15-EVT-TEN-01', 'N15-EVT-REO-01'], 'only for the stack that has to retreat', () => {
    const t = table({
      pieces: { reille: 'sombreffe', erlon: 'sombreffe', picton: 'sombreffe', lobau: 'avesnes', bulow: 'hannut' },
      hands: { coalition: [58, 66] },
      decks: { french: [1, 2, 8, 12], coalition: [44, 59] },
    }).play('+ Reille', "+ D'Erlon", 'fight', 'Picton loses infantry');
    expectWhy(t, 1, 58, 'notBeaten N15-EVT-PAN-02');
    const won = table({
      pieces: { reille: 'sombreffe', picton: 'sombreffe', hill: 'sombreffe', lobau: 'avesnes', bulow: 'hannut' },
      act: 'coalition',
      hands: { coalition: [58, 65, 66] },
      decks: { french: [2, 12], coalition: [37, 40, 44, 59] },
    }).play('+ Picton', '+ Hill', 'fight');
    while (won.step() === 'share.place') won.play(won.offered()[0] ?? '');
    expectWhy(won, 1, 66, 'notBeaten N15-EVT-TEN-01');
    expectWhy(won, 1, 65, 'notBeaten N15-EVT-REO-01');
  });
});

describe('conditions of a card of the manoeuvre', () => {
  rule(['N15-EVT-CNF-01', 'N15-EVT-CNF-02'], 'a crossroads without a corps of one’s own', () => {
    const at = (pieces: Given['pieces'], to: string) =>
      table({ pieces, hands: { coalition: [51, 49] }, decks: DECKS } as Given).play('+ Ney', 'march', 'pass', to);
    expectWhy(at({ ney: 'maubeuge', picton: 'ath' }, '> Avesnes'), 1, 49, 'noCrossroads N15-EVT-CNF-01');
    expectWhy(at({ ney: 'ligny', picton: 'fleurus' }, '> Fleurus'), 1, 49, 'ownCorpsThere N15-EVT-CNF-02');
  });

  rule(['N15-EVT-REA-02', 'N15-DEF-03'], 'somebody must be free to slip away', () => {
    const held = { ney: 'ligny', lobau: 'avesnes', picton: 'fleurus', erlon: 'fleurus' };
    expectWhy(begun([68, 60], held), 1, 60, 'zoneNotFree N15-EVT-REA-02');
    const shut = { ney: 'maubeuge', lobau: 'beaumont', picton: 'avesnes' };
    expectWhy(begun([68, 60], shut), 1, 60, 'noFreeWay N15-EVT-REA-02');
    const alone = table(
      { pieces: { ney: 'ligny', picton: 'ath', blucher: 'ath' }, hands: { prussian: [68, 60] }, decks: DECKS },
      { players: '3' },
    ).play('+ Ney', 'march');
    expectWhy(alone, 2, 60, 'commanderAlone N15-DEF-03');
  });

  rule('N15-EVT-TRA-01', 'a French corps alone, and not Drouot', () => {
    const pairs = { ney: 'ligny', lobau: 'ligny', picton: 'ath' };
    expectWhy(begun([60, 68], pairs), 1, 68, 'notOneFrench N15-EVT-TRA-01');
    expectWhy(begun([60, 68], { ...pairs, drouot: 'avesnes' }), 1, 68, 'drouotStays N15-EVT-TRA-01');
  });

  rule(['N15-EVT-ULT-01', 'N15-EVT-ULT-02', 'N15-EVT-ULT-05', 'N15-DEF-05'], 'somebody Activated who can go on', () => {
    const spent = (zone: string) => ({ zone, activated: true });
    const far = { ney: 'ligny', picton: spent('ath') };
    expectWhy(begun([60, 69], far, 'rest'), 1, 69, 'noManoeuvre N15-EVT-ULT-01');
    expectWhy(begun([60, 69], { ney: 'ligny', picton: 'ath' }), 1, 69, 'notActivated N15-EVT-ULT-02');
    const held = { ney: 'ligny', erlon: 'fleurus', picton: spent('fleurus'), hill: 'ath' };
    expectWhy(begun([60, 69], held), 1, 69, 'zoneNotFree N15-EVT-ULT-02');
    const shut = { ney: 'maubeuge', lobau: 'beaumont', picton: spent('avesnes'), hill: 'ath' };
    expectWhy(begun([60, 69], shut), 1, 69, 'noFreeWay N15-EVT-ULT-05');
    const guarding = { ney: 'ligny', picton: spent('ath'), blucher: 'ath', hill: 'alost' };
    expectWhy(begun([60, 69], guarding), 1, 69, 'leavesCommander N15-DEF-05');
  });

  rule(
    ['N15-EVT-MFO-03', 'N15-MAN-14', 'N15-OPS-10'],
    'a stack that friends stop marches no farther; one card an operation',
    () => {
      const t = table({
        pieces: { ney: 'ligny', erlon: 'fleurus', picton: 'ath' },
        hands: { french: [1, 18] },
        decks: { french: [4], coalition: [38] },
      }).play('+ Ney', 'march', '> Fleurus');
      expectWhy(t, 0, 1, 'hadToStop N15-EVT-MFO-03');
      expect(t.why(0, { kind: 'step', to: zoneNamed('ligny') })).toEqual(['friendsStop N15-MAN-14']);
      t.play('play #18');
      expectWhy(t, 0, 1, 'oneCard N15-OPS-10');
    },
  );

  rule(['N15-MAN-07', 'N15-MAN-13'], 'without points nobody marches', () => {
    // Card 36 has one point.
    const start = {
      pieces: { reille: 'ligny', erlon: 'ligny', picton: 'ath' },
      hands: { french: [1] },
      decks: { french: [36], coalition: [38] },
    };
    const none = table(start).play('+ Reille', "+ D'Erlon", 'march');
    expect(none.why(0, { kind: 'step', to: zoneNamed('fleurus') })).toEqual(['noPoints N15-MAN-07']);
    const one = table(start).play('+ Reille', 'march', '> Fleurus');
    expect(one.why(0, { kind: 'step', to: zoneNamed('ligny') })).toEqual(['noPointsLeft N15-MAN-13']);
    const fog = table({ ...start, pieces: { ...start.pieces, hill: 'ligny' } }, { level: 'grognard' });
    fog.play('+ Reille', "+ D'Erlon", 'march', 'halt');
    while (fog.step() === 'share.place') fog.play(fog.offered()[0] ?? '');
    expect([fog.step(), fog.why(0, { kind: 'fight' })]).toEqual(['operation.attack', ['noPointsNoFight N15-MAN-07']]);
  });

  rule(
    ['N15-EVT-PON-01', 'N15-EVT-PON-06', 'N15-EVT-PON-04'],
    'a marker for the bridge, and a point to pay for it',
    () => {
      const start = {
        pieces: { picton: 'mons', ney: 'avesnes', zieten: 'wavre' },
        act: 'coalition',
        hands: { coalition: [37, 39] },
        decks: { coalition: [41], french: [2] },
      };
      const poor = table({ ...start, decks: { coalition: [71], french: [2] } }).play('+ Picton', 'march', '> Binche');
      expectWhy(poor, 1, 39, 'noPointForBridge N15-EVT-PON-06');
      const markers = ['binche--thuin', 'charleroi--walcourt', 'charleroi--chatelet'];
      const used = table({ ...start, destroyed: markers }).play('+ Picton', 'march', '> Binche');
      expectWhy(used, 1, 39, 'bridgeMarkers N15-EVT-PON-01');
      const cut = table({ ...start, destroyed: ['binche--thuin'] }).play('+ Picton', 'march', '> Binche', 'play #39');
      const gone = cut.p.destroyed[0] ?? -1;
      expect(cut.why(1, { kind: 'bridge', link: gone })).toEqual(['bridgeGone N15-EVT-PON-04']);
    },
  );
});

describe('conditions of a blue card', () => {
  const [reserve, other] = RESERVES;

  rule(['N15-EVT-FRE-02', 'N15-EVT-FRE-04'], 'Frederick comes for the English, where the French are not alone', () => {
    const taken = initiative({ coalition: [other ?? 0, 67] }, { ney: 'alost', picton: 'ath' });
    expectWhy(taken, 1, 67, 'placeTaken N15-EVT-FRE-02');
    const prussian = initiative(
      { prussian: [other ?? 0, 81] },
      { ney: 'ligny', picton: 'ath', zieten: 'wavre' },
      { players: '3' },
    );
    expectWhy(prussian, 2, 81, 'englishOnly N15-EVT-FRE-04');
  });

  rule(['N15-EVT-LAM-02', 'N15-CMP-13', 'N15-EVT-LAM-03'], 'Lamarque comes, or somebody has room', () => {
    const nowhere = { ney: 'ligny', picton: 'avesnes', hill: 'beaumont', orange: 'maubeuge', zieten: 'philippeville' };
    expectWhy(initiative({ french: [reserve ?? 0, 29] }, nowhere), 0, 29, 'placeTaken N15-EVT-LAM-02');
    const full = { lamarque: { zone: 'ligny', infantry: 2, cavalry: 6 }, picton: 'ath', drouot: 'avesnes' };
    expectWhy(initiative({ french: [reserve ?? 0, 29] }, full), 0, 29, 'corpsFull N15-CMP-13');
    const some = initiative({ french: [29] }, { ...full, lobau: 'fleurus' }).play('play #29');
    const whom = (id: string) => some.why(0, { kind: 'corps', corps: blockNamed(id) });
    expect([some.step(), whom('lamarque'), whom('drouot')]).toEqual([
      'lamarque.whom',
      ['corpsFull N15-CMP-13'],
      ['drouotStays N15-EVT-LAM-03'],
    ]);
  });

  rule('N15-CMP-13', 'reinforcements go where there is room', () => {
    const full = { zone: 'ath', infantry: 7, cavalry: 1 };
    expectWhy(
      initiative({ coalition: [other ?? 0, 62] }, { ney: 'ligny', picton: full }),
      1,
      62,
      'corpsFull N15-CMP-13',
    );
    const lost = { ney: 'ligny', picton: full, frederick: full };
    expectWhy(initiative({ coalition: [other ?? 0, 67] }, lost), 1, 67, 'corpsFull N15-CMP-13');
  });

  rule('N15-CRD-06', 'at each step only the cards of that moment', () => {
    const start = { pieces: { ney: 'ligny', picton: 'ath' }, decks: DECKS };
    expect(plays(table({ ...start, phase: 'initiative', hands: { french: [1, 31] } }))).toEqual([31]);
    const designating = table({ ...start, hands: { french: [1, 14, 31] } });
    expect([designating.step(), plays(designating)]).toEqual(['operation.designate', []]);
    const answering = table({ ...start, hands: { french: [15, 1], coalition: [60] } }).play(
      '+ Ney',
      'march',
      'play #60',
    );
    expect([answering.step(), plays(answering)]).toEqual(['answer.ask', [15]]);
  });
});
