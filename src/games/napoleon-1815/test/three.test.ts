import { describe, expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { get, there } from '../../../kernel/there.ts';
import { UNKNOWN } from '../position.ts';
import { blockNamed, game, opened, plays, table, ways, zoneNamed } from './table.ts';

// Règles à 3 joueurs.

const THREE = { players: '3' };
const DECKS = { french: [2, 1, 3, 4, 6, 7], coalition: [38, 37, 39, 40, 45, 46, 48] };
const APART = { ney: 'ligny', picton: 'ath', zieten: 'wavre', pirch: 'wavre' };

describe('three players', () => {
  rule(['N15-TRI-01', 'N15-TRI-03'], 'each commands his own nation; the coalition wins together', () => {
    const t = table(
      { pieces: { ney: 'avesnes', picton: 'ath', zieten: 'wavre' }, turn: 3, phase: 'recovery', decks: DECKS },
      THREE,
    );
    expect(there(t.p.outcome).winners).toEqual([1, 2]);
    const turn = table({ pieces: APART, act: 'coalition', decks: DECKS }, THREE).play('name prussian');
    expect([turn.seat(), turn.offered()]).toEqual([2, ['+ Zieten', '+ Pirch', 'pass']]);
    expect(turn.why(2, `block:${blockNamed('picton')}`)).toEqual(['partnerBlock N15-TRI-41']);
  });

  rule('N15-TRI-02', 'five cards are replaced', () => {
    const t = opened(THREE);
    const all = [...t.p.decks, ...t.p.hands, ...t.p.discards, t.p.lying].flat();
    expect([25, 42, 61, 67, 70].filter((card) => all.includes(card))).toEqual([]);
    expect([78, 79, 80, 81, 82].filter((card) => !all.includes(card))).toEqual([]);
  });

  rule(['N15-TRI-10', 'N15-TRI-11'], 'no talk, but by AIDE DE CAMP or with the commanders side by side', () => {
    const start = (wellington: string, blucher: string) =>
      table(
        {
          pieces: { ...APART, wellington, blucher, hill: wellington, bulow: blucher },
          act: 'coalition',
          hands: { english: [37], prussian: [39] },
          decks: DECKS,
        },
        THREE,
      );
    const apart = start('ath', 'wavre');
    expect([game.view(apart.p, 1).talk, apart.step()]).toEqual([false, 'operations.name']);
    const near = start('tervueren', 'wavre');
    expect([game.view(near.p, 1).talk, near.step(), near.seat()]).toEqual([true, 'exchange.give', 2]);
    expect(near.offered()).toEqual(['give #39', 'pass']);
    near.play('give #39');
    expect(near.p.hands).toEqual([[], [37, 39], []]);
    expect([near.seat(), near.offered()]).toEqual([1, ['give #37', 'give #39', 'pass']]);
    expect(game.view(near.p, 2).hands[1]).toEqual({ count: 2, cards: [39] });
    expect(game.view(near.p, 0).hands[1]).toEqual({ count: 2, cards: [] });
    expect(start('wavre', 'wavre').step()).toBe('exchange.give');
  });

  rule(['N15-TRI-11', 'N15-EVT-ADC-02'], 'AIDE DE CAMP opens talk until the turn ends', () => {
    const t = table(
      { pieces: APART, phase: 'initiative', hands: { prussian: [79], english: [37] }, decks: DECKS },
      THREE,
    ).play('play #79');
    expect([t.p.aide, t.step(), t.seat()]).toEqual([true, 'exchange.give', 1]);
    t.play('give #37');
    expect(t.p.hands[2]).toEqual([37]);
    expect(game.view(t.p, 0).talk).toBe(true);
    t.skip().play('pass').skip();
    t.play('name english', 'pass').skip().play('pass').skip();
    expect([t.p.turn, t.p.aide]).toEqual([2, false]);
  });

  rule('N15-TRI-11', 'side by side they also exchange before the blue cards, and before the recovery', () => {
    const pieces = { ...APART, wellington: 'tervueren', blucher: 'wavre', hill: 'tervueren' };
    const hands = { english: [37], prussian: [81] };
    const blue = table({ pieces, phase: 'draw', hands, decks: DECKS }, THREE);
    expect([blue.step(), blue.seat(), blue.offered().includes('give #81')]).toEqual(['exchange.give', 2, true]);
    blue.play('give #81', 'play #81');
    expect(blue.zone('frederick')).toBe('alost');
    const tired = table({ pieces, hands, passed: ['french', 'english'], act: 'coalition', decks: DECKS }, THREE);
    tired.skip().play('pass');
    expect([tired.p.passed, tired.step(), tired.offered().includes('give #81')]).toEqual([
      [true, true, true],
      'exchange.give',
      true,
    ]);
    expect(tired.p.turn).toBe(1);
  });

  rule(['N15-TRI-20', 'N15-TRI-56'], 'one coalition deck, two hands, Prussian before English', () => {
    const t = table({ pieces: APART, phase: 'draw', decks: DECKS }, THREE).skip();
    expect(t.events('drew').map(({ seat }) => seat)).toEqual([0, 2, 1]);
    expect(t.events('drewCards').map(({ cards }) => cards)).toEqual([
      [2, 1, 3],
      [38, 37],
      [39, 40],
    ]);
  });

  rule('N15-TRI-21', 'the red cards of all three are counted', () => {
    const t = table(
      { pieces: APART, phase: 'draw', decks: { french: [1, 2, 3, 4], coalition: [71, 37, 72, 40, 38, 39] } },
      THREE,
    ).skip();
    expect(t.events('redsCancelled')).toEqual([{ kind: 'redsCancelled', cards: [71, 72] }]);
  });

  rule('N15-TRI-30', 'blue cards: French, Prussian, English', () => {
    const t = table(
      { pieces: APART, phase: 'initiative', hands: { french: [31], prussian: [62], english: [63] }, decks: DECKS },
      THREE,
    );
    const order: number[] = [];
    while (t.step() === 'initiative.card') {
      order.push(t.seat());
      t.play('pass');
    }
    expect(order).toEqual([0, 2, 1]);
  });

  rule(
    ['N15-INI-06', 'N15-TRI-31'],
    'both coalition cards lie open until both are up: nobody reveals the same one',
    () => {
      const t = table({ pieces: APART, phase: 'initiative', decks: { french: [1], coalition: [38] } }, THREE);
      const [prussian, english] = t.events('revealed').filter(({ seat }) => seat !== 0);
      expect(t.events('reshuffled')).toEqual([{ kind: 'reshuffled', camp: 1, count: 35 }]);
      expect([there(prussian).card, there(english).card === 38]).toEqual([38, false]);
      expect(t.p.discards[1]).toEqual(expect.arrayContaining([38, there(english).card]));
    },
  );

  rule(['N15-TRI-31', 'N15-TRI-33'], 'the higher coalition card leads, and counts against the French', () => {
    const t = table({ pieces: APART, phase: 'initiative', decks: { french: [1], coalition: [38, 37] } }, THREE);
    expect([t.p.leader, t.p.toAct]).toEqual([2, 1]);
    const english = table({ pieces: APART, phase: 'initiative', decks: { french: [2], coalition: [39, 37] } }, THREE);
    expect([english.p.leader, english.p.toAct]).toEqual([1, 0]);
  });

  rule(
    ['N15-EX-14', 'N15-TRI-32', 'N15-TRI-40'],
    'all three reveal 2: the French begin, the English lead and name who operates',
    () => {
      const t = table(
        { pieces: APART, phase: 'initiative', decks: { french: [9, 2], coalition: [39, 43, 38, 37] } },
        THREE,
      );
      expect([t.p.leader, t.seat()]).toEqual([1, 0]);
      t.play('+ Ney', 'rest');
      expect([t.seat(), t.step(), t.offered()]).toEqual([1, 'operations.name', ['name english', 'name prussian']]);
      t.play('name prussian');
      expect(t.seat()).toBe(2);
    },
  );

  rule(['N15-TRI-34', 'N15-EVT-INT-01'], 'with INTUITION the coalition still reveals for the leader', () => {
    const t = table(
      { pieces: APART, phase: 'initiative', hands: { french: [28] }, decks: { french: [1], coalition: [48, 37] } },
      THREE,
    ).play('play #28');
    expect([t.p.toAct, t.p.leader]).toEqual([0, 2]);
    expect(t.events('revealed').map(({ seat }) => seat)).toEqual([2, 1]);
  });

  rule(
    ['N15-TRI-41', 'N15-TRI-42'],
    'who is named and passes activates no more; the partner goes on without a decision of the leader',
    () => {
      const t = table({ pieces: { ...APART, erlon: 'ligny' }, act: 'coalition', decks: DECKS }, THREE).play(
        'name prussian',
        'pass',
      );
      expect([t.seat(), t.p.passed]).toEqual([0, [false, false, true]]);
      t.play('+ Ney', 'rest');
      expect([t.seat(), t.step()]).toEqual([1, 'operation.designate']);
      t.play('+ Picton', 'rest', "+ D'Erlon", 'rest');
      expect(t.p.turn).toBe(2);
    },
  );

  rule(
    ['N15-EX-15', 'N15-TRI-43', 'N15-TRI-44', 'N15-RET-13'],
    'a mixed stack: owners place on their own, the leader decides between them and on the way',
    () => {
      const t = table(
        {
          pieces: {
            reille: 'sombreffe',
            erlon: 'sombreffe',
            picton: 'sombreffe',
            hill: 'sombreffe',
            zieten: 'sombreffe',
            lobau: 'avesnes',
          },
          leader: 'prussian',
          decks: { french: [1, 2, 8, 9], coalition: [44, 59, 80, 81, 71, 72] },
        },
        THREE,
      ).play('+ Reille', "+ D'Erlon", 'fight');
      // Three fatigues are one each; the single loss is the leader's to give.
      expect(['picton', 'hill', 'zieten'].map((id) => t.fatigue(id))).toEqual([1, 1, 1]);
      expect([t.seat(), t.offered()]).toEqual([2, ['name prussian', 'name english']]);
      t.play('name english');
      expect(t.seat()).toBe(1);
      expect(t.offered()).toEqual([
        'Hill loses infantry',
        'Hill loses cavalry',
        'Picton loses infantry',
        'Picton loses cavalry',
      ]);
      t.play('Hill loses infantry');
      expect([t.seat(), t.step()]).toEqual([2, 'retreat.step']);
      t.play('retreat > Mazy');
      expect([t.zone('picton'), t.zone('zieten')]).toEqual(['mazy', 'mazy']);
    },
  );

  rule('N15-TRI-50', 'one coalition card an operation, the leader says first', () => {
    const t = table(
      {
        pieces: { ...APART, reille: 'ligny' },
        hands: { english: [52], prussian: [51] },
        leader: 'prussian',
        decks: DECKS,
      },
      THREE,
    ).play('+ Ney', 'march');
    expect([t.seat(), plays(t)]).toEqual([2, [51]]);
    t.play('pass');
    expect([t.seat(), plays(t)]).toEqual([1, [52]]);
    t.play('play #52', '> Marbais');
    expect(t.seat()).toBe(0);
  });

  rule(['N15-TRI-51', 'N15-EX-16'], 'an event works on the units of its player alone', () => {
    const march = table(
      { pieces: APART, act: 'coalition', hands: { english: [37], prussian: [38] }, decks: { coalition: [39] } },
      THREE,
    ).play('name prussian', '+ Zieten', 'march');
    expect([march.seat(), plays(march)]).toEqual([2, [38]]);
    const guns = table(
      {
        pieces: { reille: 'ligny', bulow: 'ligny', picton: 'marbais', zieten: 'sombreffe' },
        hands: { prussian: [45] },
        leader: 'prussian',
        decks: DECKS,
      },
      THREE,
    );
    guns.play('+ Reille', 'fight', 'play #45');
    expect(guns.offered()).toEqual(['+ Zieten']);
    const fred = table({ pieces: APART, phase: 'initiative', hands: { prussian: [81] }, decks: DECKS }, THREE);
    expect(plays(fred)).toEqual([]);
    const own = table({ pieces: APART, phase: 'initiative', hands: { english: [81] }, decks: DECKS }, THREE);
    expect([own.seat(), plays(own)]).toEqual([1, [81]]);
  });

  rule(['N15-TRI-53', 'N15-EX-16'], 'recovery cards for the own corps', () => {
    const t = table(
      {
        pieces: {
          ney: 'ligny',
          picton: { zone: 'ath', fatigue: 2, activated: true },
          zieten: { zone: 'wavre', fatigue: 2, activated: true },
        },
        phase: 'recovery',
        hands: { english: [37], prussian: [38] },
        decks: DECKS,
      },
      THREE,
    );
    expect([t.seat(), t.offered()]).toEqual([2, ['#38 for Zieten', 'pass']]);
    t.play('pass');
    expect([t.seat(), t.offered()]).toEqual([1, ['#37 for Picton', 'pass']]);
  });

  rule(
    'N15-TRI-52',
    'a combat card needs a corps of its player in the stack; AU SON DU CANON and PANIQUE do not',
    () => {
      const fight = (hands: object, pieces: object) =>
        table(
          {
            pieces: { reille: 'ligny', picton: 'ligny', ...pieces },
            hands: hands as { [key: string]: number[] },
            leader: 'prussian',
            decks: DECKS,
          },
          THREE,
        ).play('+ Reille', 'fight');
      expect(fight({ prussian: [47] }, { zieten: 'wavre' }).step()).not.toBe('window.ask');
      expect(plays(fight({ prussian: [47] }, { zieten: 'ligny' }))).toEqual([47]);
      expect(plays(fight({ prussian: [45] }, { zieten: 'marbais' }))).toEqual([45]);
      const panic = table(
        {
          pieces: { reille: 'ligny', picton: 'ligny', hill: 'ligny', zieten: 'wavre', lobau: 'avesnes' },
          act: 'coalition',
          hands: { prussian: [58] },
          decks: { french: [2, 8], coalition: [37, 44, 59, 80] },
        },
        THREE,
      );
      panic.play('name english', '+ Picton', '+ Hill', 'fight', 'Reille loses infantry');
      expect([panic.seat(), plays(panic)]).toEqual([2, [58]]);
    },
  );

  rule('N15-TRI-54', 'UNION DES FORCES is not in the deck of three', () => {
    expect(() => table({ pieces: APART, hands: { english: [70] } }, THREE)).toThrow(/card 70/);
  });

  rule(
    'N15-TRI-55',
    'in fog the partner sees the blocks, not the order of battle, unless they talk or fight together',
    () => {
      const fog = { ...THREE, level: 'grognard' };
      const t = table(
        { pieces: { ...APART, wellington: 'ath', blucher: 'wavre' }, decks: DECKS, hands: { prussian: [37] } },
        fog,
      );
      const v = game.view(t.p, 1);
      expect([v.where[blockNamed('zieten')], v.infantry[blockNamed('zieten')], get(v.hands, 2).cards]).toEqual([
        zoneNamed('wavre'),
        UNKNOWN,
        [],
      ]);
      expect(v.where[blockNamed('ney')]).toBe(UNKNOWN);
      const near = table(
        { pieces: { ...APART, wellington: 'wavre', blucher: 'wavre', picton: 'wavre' }, decks: DECKS },
        fog,
      );
      expect(game.view(near.p, 1).infantry[blockNamed('zieten')]).toBe(5);
      expect([game.view(near.p, 1).talk, game.view(near.p, 0).talk]).toEqual([true, false]);
      const together = table(
        {
          pieces: { reille: 'ligny', picton: 'ligny', zieten: 'ligny', pirch: 'wavre' },
          hands: { french: [6] },
          decks: DECKS,
        },
        fog,
      ).play('+ Reille', 'fight');
      expect(game.view(together.p, 1).infantry[blockNamed('zieten')]).toBe(5);
      expect(game.view(together.p, 1).infantry[blockNamed('pirch')]).toBe(UNKNOWN);
    },
  );

  rule('N15-TRI-11', 'fog: the question of an exchange betrays nothing', () => {
    const t = table(
      {
        pieces: { ...APART, wellington: 'ath', blucher: 'wavre' },
        act: 'coalition',
        hands: { prussian: [37] },
        decks: DECKS,
      },
      { ...THREE, level: 'grognard' },
    );
    expect([t.step(), t.offered()]).toEqual(['exchange.give', ['pass']]);
  });

  rule('N15-TRI-11', 'who gave a card knows it in the hand of his partner, and no longer once it has come back', () => {
    const at = {
      pieces: { ...APART, wellington: 'wavre', blucher: 'wavre', hill: 'wavre' },
      act: 'coalition',
      hands: { english: [37], prussian: [39] },
      decks: DECKS,
    };
    const t = table(at, THREE).play('give #39');
    expect(t.reveals).toBeGreaterThan(0);
    expect(t.told.filter(({ event }) => event.kind === 'gave').map(({ only }) => only)).toEqual([2, 1]);
    expect(t.events('exchanged')).toEqual([{ kind: 'exchanged', seat: 2, to: 1, count: 1 }]);
    // A card comes the other way: what he knows of the other hand stays known.
    t.play('give #37');
    expect([get(game.view(t.p, 2).hands, 1).cards, get(game.view(t.p, 1).hands, 2).cards]).toEqual([[39], [37]]);
    const back = table(at, THREE).play('give #39', 'give #39');
    expect([back.p.hands, back.p.seen]).toEqual([
      [[], [37], [39]],
      [[], [39], []],
    ]);
  });

  rule('N15-EVT-INA-03', 'the French name the coalition player who suffers', () => {
    const t = table(
      {
        pieces: { ...APART, picton: 'wavre' },
        phase: 'draw',
        decks: { french: [1, 2, 3, 4], coalition: [80, 37, 38, 39, 40] },
      },
      THREE,
    );
    expect([t.seat(), t.offered()]).toEqual([0, ['name prussian', 'name english']]);
    t.play('name english', 'at Wavre');
    expect([t.activated('picton'), t.activated('zieten')]).toEqual([true, false]);
    expect(ways(t)).toEqual([]);
  });
});
