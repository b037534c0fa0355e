import { describe, expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { get } from '../../../kernel/there.ts';
import { blockNamed, table } from './table.ts';

// Sharing between two owners, behind screens, and where nothing is left to choose.

const MIXED = {
  reille: 'sombreffe',
  erlon: 'sombreffe',
  picton: 'sombreffe',
  zieten: 'sombreffe',
  lobau: 'avesnes',
  bulow: 'hannut',
};
const ALLIED = [44, 59, 80, 81, 71, 72];

describe('sharing', () => {
  rule('N15-TRI-44', 'three players: the leader names whose corps takes the odd fatigue, its owner places it', () => {
    const t = table(
      {
        pieces: { ...MIXED, pirch: 'sombreffe' },
        leader: 'english',
        decks: { french: [2, 8, 12, 18], coalition: ALLIED },
      },
      { players: '3' },
    );
    t.play('+ Reille', "+ D'Erlon", 'fight');
    expect(['picton', 'zieten', 'pirch'].map((id) => t.fatigue(id))).toEqual([1, 1, 1]);
    expect([t.seat(), t.offered()]).toEqual([1, ['name english', 'name prussian']]);
    t.play('name prussian');
    expect([t.seat(), t.offered()]).toEqual([2, ['tire Zieten', 'tire Pirch']]);
    t.play('tire Pirch');
    expect(t.fatigue('pirch')).toBe(2);
    expect(t.p.shares).toEqual([]);
  });

  rule(
    ['N15-TRI-44', 'N15-CBT-41'],
    'the cavalry point of a mixed stack: the leader says whose, if both have some',
    () => {
      const t = table(
        { pieces: MIXED, leader: 'prussian', decks: { french: [1, 5, 33, 3], coalition: ALLIED } },
        { players: '3' },
      ).play('+ Reille', "+ D'Erlon", 'fight');
      expect([t.seat(), t.offered()]).toEqual([2, ['name prussian', 'name english']]);
      t.play('name english');
      // Picton has one cavalry point: nothing is left to choose, and each has taken his share.
      expect(t.strength('picton')).toEqual([5, 0]);
      expect([t.seat(), t.offered()]).toEqual([2, ['Zieten loses infantry', 'Zieten loses cavalry']]);
      t.play('Zieten loses infantry');
      expect(t.strength('zieten')).toEqual([4, 1]);
    },
  );

  rule(['N15-TRI-44', 'N15-CBT-41'], 'only one owner has cavalry: nobody is asked', () => {
    const t = table(
      {
        pieces: { ...MIXED, picton: { zone: 'sombreffe', cavalry: 0 } },
        leader: 'prussian',
        decks: { french: [1, 5, 33, 3], coalition: ALLIED },
      },
      { players: '3' },
    );
    t.play('+ Reille', "+ D'Erlon", 'fight');
    expect([t.strength('picton'), t.strength('zieten')]).toEqual([
      [4, 0],
      [5, 0],
    ]);
    expect(t.step()).toBe('retreat.step');
  });

  rule(['N15-FOG-06', 'N15-VED-04'], 'behind screens the owner is asked once where nothing is to choose', () => {
    const t = table(
      {
        pieces: { ney: 'sombreffe', picton: 'sombreffe', lobau: 'avesnes', bulow: 'hannut' },
        decks: { french: [2], coalition: [44, 59] },
      },
      { screens: 'hidden' },
    ).play('+ Ney', 'fight');
    expect([t.seat(), t.offered()]).toEqual([0, ['done']]);
    t.play('done');
    expect([t.seat(), t.offered()]).toEqual([1, ['done']]);
    t.play('done');
    expect(t.fatigue('picton')).toBe(1);
  });

  rule('N15-CBT-42', 'a loss of all that is left takes everything, without a question', () => {
    const t = table({
      pieces: {
        reille: 'sombreffe',
        picton: { zone: 'sombreffe', infantry: 1, cavalry: 1 },
        lobau: 'avesnes',
        bulow: 'hannut',
      },
      vp: 10,
      decks: { french: [1, 5], coalition: [44] },
    }).play('+ Reille', 'fight');
    expect([t.zone('picton'), t.p.vp, t.events('lost').map(({ arm }) => arm)]).toEqual([
      'lost',
      8,
      ['infantry', 'cavalry'],
    ]);
  });

  rule('N15-REC-04', 'exhaustion takes one point of each, whatever the arm', () => {
    const t = table({
      pieces: {
        reille: { zone: 'avesnes', fatigue: 5, activated: true },
        erlon: { zone: 'avesnes', fatigue: 8, activated: true },
        ney: { zone: 'avesnes', fatigue: 4, activated: true },
        picton: 'ath',
      },
      phase: 'recovery',
      vp: 8,
      decks: { french: [1, 2, 3, 4, 6, 7], coalition: [37, 38, 39, 40] },
    });
    expect(t.offered()).toEqual([
      "D'Erlon loses infantry",
      "D'Erlon loses cavalry",
      'Reille loses infantry',
      'Reille loses cavalry',
    ]);
    t.play('Reille loses cavalry', "D'Erlon loses infantry");
    expect([t.strength('reille'), t.strength('erlon'), t.strength('ney')]).toEqual([
      [6, 0],
      [4, 1],
      [0, 3],
    ]);
    expect(t.p.lostStrength).toEqual([2, 0]);
    expect(blockNamed('ney')).toBe(0);
  });
});

describe('whose fatigue it is', () => {
  rule('N15-EVT-TEN-03', 'TENIR takes off what the result put on, not what a card did', () => {
    const t = table({
      pieces: {
        reille: 'sombreffe',
        erlon: 'sombreffe',
        picton: { zone: 'sombreffe', fatigue: 2 },
        lobau: 'avesnes',
        bulow: 'hannut',
      },
      hands: { french: [24], coalition: [66] },
      decks: { french: [1, 5, 8, 12], coalition: [44, 59] },
    }).play('+ Reille', "+ D'Erlon", 'fight', 'play #24', 'pass');
    while (t.step() === 'share.place') t.play(get(t.offered(), 0));
    expect(t.fatigue('picton')).toBe(2 + 1 + 2);
    t.play('play #66');
    while (t.step() === 'share.place') t.play(get(t.offered(), 0));
    expect(t.fatigue('picton')).toBe(2 + 1);
  });

  rule(['N15-FOG-06', 'N15-REC-01', 'N15-REC-02'], 'behind screens only its owner is told which corps recovers', () => {
    const recovered = (screens: string) => {
      const t = table(
        {
          phase: 'recovery',
          pieces: {
            ney: { zone: 'ligny', fatigue: 3 },
            erlon: { zone: 'ligny', fatigue: 3, activated: true },
            picton: { zone: 'ath', fatigue: 2 },
          },
          hands: { french: [1] },
          decks: { french: [4, 6, 10, 2], coalition: [45, 46, 48, 38] },
        },
        { screens },
      ).play("#1 for D'Erlon");
      return t.told.flatMap(({ event, only }) => (event.kind === 'rested' ? [[event.corps, event.by, only]] : []));
    };
    const [ney, erlon, picton] = ['ney', 'erlon', 'picton'].map(blockNamed);
    expect(recovered('hidden')).toEqual([
      [ney, 3, 0],
      [picton, 2, 1],
      [erlon, 2, 0],
    ]);
    expect(recovered('open')).toEqual([
      [ney, 3, null],
      [picton, 2, null],
      [erlon, 2, null],
    ]);
  });

  rule(['N15-FOG-07', 'N15-VED-04'], 'in fog, to place one’s own fatigue shows nothing when nobody dies of it', () => {
    const t = table(
      {
        pieces: { ney: 'ligny', erlon: 'ligny', picton: 'ath' },
        decks: { french: [9, 12], coalition: [38] },
      },
      { level: 'grognard' },
    ).play('+ Ney', "+ D'Erlon", 'march', '> Marbais', 'halt');
    expect(t.step()).toBe('share.place');
    while (t.step() === 'share.place') t.play(get(t.offered(), 0));
    expect(t.reveals).toBe(0);
  });

  rule(['N15-CBT-40', 'N15-DEF-11'], 'in a combat each side shares what the other inflicts, the attacker first', () => {
    const t = table({
      pieces: {
        reille: 'sombreffe',
        erlon: 'sombreffe',
        picton: 'sombreffe',
        hill: 'sombreffe',
        lobau: 'avesnes',
        bulow: 'hannut',
      },
      decks: { french: [4, 1, 5, 7], coalition: [45, 37, 40, 44] },
    }).play('+ Reille', "+ D'Erlon", 'fight');
    const asked: unknown[] = [];
    while (t.step() === 'share.place') {
      const { kind, camp, scope, why } = get(t.p.shares, 0);
      asked.push([t.seat(), kind, camp, scope, why].join(' '));
      t.play(get(t.offered(), 0));
    }
    expect([...new Set(asked)]).toEqual([
      '0 fatigue 0 attackers combat',
      '1 fatigue 1 defenders combat',
      '0 loss 0 attackers combat',
      '1 loss 1 defenders combat',
    ]);
  });

  rule('N15-EVT-LGA-02', 'the fatigue of a beaten Guard is fatigue of the combat', () => {
    const t = table({
      pieces: { drouot: 'sombreffe', picton: 'sombreffe', ney: 'avesnes', bulow: 'hannut' },
      hands: { french: [22] },
      decks: { french: [2, 8, 12, 18], coalition: [37, 44] },
    }).play('+ Drouot', 'fight', 'play #22', 'Drouot loses infantry');
    expect(t.events('tired').at(-1)).toEqual({ kind: 'tired', corps: blockNamed('drouot'), by: 1, why: 'combat' });
  });
});

describe('an attack behind screens', () => {
  rule(['N15-FOG-02', 'N15-FOG-06', 'N15-CBT-14'], 'to begin it and to count its cards shows something', () => {
    const attack = (screens: string) => {
      const t = table(
        {
          pieces: { ney: { zone: 'sombreffe', fatigue: 5 }, picton: 'sombreffe', lobau: 'avesnes', bulow: 'hannut' },
          hands: { french: [6] },
          decks: { french: [2], coalition: [44, 59] },
        },
        { screens },
      ).play('+ Ney', 'fight');
      const begun = t.reveals;
      t.play('pass');
      expect(t.events('attackCancelled')).toHaveLength(1);
      return [begun > 0, t.reveals > 0];
    };
    expect(attack('hidden')).toEqual([true, true]);
    expect(attack('open')).toEqual([false, false]);
  });
});
