import { describe, expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { get, there } from '../../../kernel/there.ts';
import { blockNamed, box, plays, table, zoneNamed } from './table.ts';

// Le combat, steps 1 to 5.

const cardsOf = (t: ReturnType<typeof table>) => {
  const told = t.events('combatCards');
  return [told.find(({ side }) => side === 0)?.total, told.find(({ side }) => side === 1)?.total];
};

/** Blank cards for both sides: nothing happens, the numbers can be read. French cards are never blank: fatigue only. */
const QUIET = { french: [2, 8, 12, 18, 25, 30, 9, 13], coalition: [44, 59, 61, 67, 71, 72] };

function fight(zone: string, pieces: Record<string, unknown>, ...more: object[]) {
  const all = Object.fromEntries(
    Object.entries(pieces).map(([id, v]) => [id, typeof v === 'object' ? { zone, ...v } : zone]),
  );
  // Somebody who waits on either side, so that the turn goes on.
  const waiting = { lobau: 'avesnes', bulow: 'hannut' };
  return table(Object.assign({ pieces: { ...waiting, ...all }, decks: QUIET }, ...more));
}

describe('starting a combat', () => {
  rule(['N15-CBT-01', 'N15-OPS-08'], 'only in a contested zone, at once or after a manoeuvre', () => {
    const t = table({ pieces: { ney: 'ligny', picton: 'marbais' }, decks: { french: [2], coalition: [44] } });
    expect(t.play('+ Ney').offered()).toEqual(['march', 'rest']);
    expect(t.why(0, { kind: 'fight' })).toEqual(['notContested N15-CBT-01']);
    expect(t.play('march', '> Marbais').offered()).toEqual(['fight', 'pass']);
    expect(fight('ligny', { ney: 1, picton: 1 }).play('+ Ney').offered()).toEqual(['march', 'fight', 'rest']);
  });

  rule(['N15-CBT-02', 'N15-CBT-03', 'N15-CBT-04'], 'the designated stack attacks; everybody there defends', () => {
    const t = fight('ligny', { reille: 1, erlon: 1, picton: { activated: true }, zieten: 1, wellington: 1 });
    t.play('+ Reille', 'fight');
    const told = get(t.events('combat'), 0);
    expect(told.attacker).toBe(0);
    expect(told.stacks).toEqual([[blockNamed('reille')], ['picton', 'zieten', 'wellington'].map(blockNamed)]);
    expect(t.activated('erlon')).toBe(false);
  });

  rule(['N15-EX-11', 'N15-CBT-04', 'N15-OPS-11'], 'Picton defends although he was activated', () => {
    const t = fight('quatre-bras', { reille: 1, picton: { activated: true }, hill: 1 }).play('+ Reille', 'fight');
    expect(get(t.events('combat'), 0).stacks[1]).toEqual([blockNamed('hill'), blockNamed('picton')]);
    expect(cardsOf(t)).toEqual([2, 4]);
  });

  rule('N15-CBT-05', 'one combat an operation', () => {
    const t = fight('ligny', { reille: 1, picton: 1 }).play('+ Reille', 'fight');
    expect(t.events('combat')).toHaveLength(1);
    expect(t.p.op).not.toMatchObject({ seat: 0 });
  });

  rule('N15-OPS-11', 'an activated corps can be attacked again', () => {
    const t = fight('ligny', { reille: 1, erlon: 1, picton: 1 }).play('+ Reille', 'fight').skip();
    expect(t.activated('picton')).toBe(true);
    t.play('+ Bülow', 'rest', "+ D'Erlon", 'fight');
    expect(t.events('combat')).toHaveLength(2);
  });
});

describe('step 1: the number of cards', () => {
  rule('N15-CBT-11', 'one card up to four strength points, two from five', () => {
    expect(
      cardsOf(fight('ligny', { ney: { cavalry: 1 }, picton: { infantry: 4, cavalry: 0 } }).play('+ Ney', 'fight')),
    ).toEqual([1, 1]);
    expect(
      cardsOf(fight('ligny', { ney: { cavalry: 4 }, picton: { infantry: 4, cavalry: 1 } }).play('+ Ney', 'fight')),
    ).toEqual([1, 2]);
    expect(
      cardsOf(fight('ligny', { ney: { cavalry: 5 }, picton: { infantry: 7, cavalry: 1 } }).play('+ Ney', 'fight')),
    ).toEqual([2, 2]);
  });

  rule('N15-CBT-12', 'one less for the attacker on the march', () => {
    const t = table({ pieces: { reille: 'ligny', picton: 'marbais' }, decks: { ...QUIET, french: [2, 8, 12] } });
    expect(cardsOf(t.play('+ Reille', 'march', '> Marbais', 'fight'))).toEqual([1, 2]);
  });

  rule('N15-CBT-13', 'one less for each corps with more than four fatigues, on both sides', () => {
    const t = fight('ligny', {
      reille: { fatigue: 4 },
      erlon: { fatigue: 5 },
      picton: { fatigue: 5 },
      hill: { fatigue: 8 },
    });
    expect(cardsOf(t.play('+ Reille', "+ D'Erlon", 'fight'))).toEqual([3, 2]);
  });

  rule('N15-CBT-14', 'no card left for the attacker: the attack is cancelled', () => {
    const t = fight('ligny', { ney: { fatigue: 5 }, picton: 1 }, { hands: { french: [4] } });
    t.play('+ Ney', 'fight', 'play #4');
    expect(t.events('attackCancelled')).toHaveLength(1);
    expect([t.activated('ney'), t.activated('picton'), t.p.combat]).toEqual([true, false, null]);
    expect(t.fatigue('ney')).toBe(6);
    expect(t.p.discards[0]).toContain(4);
    expect(t.seat()).toBe(1);
    expect(t.events('won')).toEqual([]);
  });

  rule('N15-CBT-14', 'terrain, bonuses and extra cards do not count for it', () => {
    const t = fight('ligny', { drouot: { infantry: 4, cavalry: 0, fatigue: 5 }, picton: 1 });
    t.play('+ Drouot', 'fight');
    expect(t.events('attackCancelled')).toHaveLength(1);
  });

  rule('N15-CBT-15', 'a wooded zone', () => {
    expect(cardsOf(fight('frasnes', { reille: 1, picton: 1 }).play('+ Reille', 'fight'))).toEqual([2, 3]);
    expect(cardsOf(fight('frasnes', { reille: 1, picton: 1 }, { act: 'coalition' }).play('+ Picton', 'fight'))).toEqual(
      [2, 3],
    );
  });

  rule('N15-CBT-16', 'a fortified town that bears the marker of the defender', () => {
    const pieces = { reille: 1, picton: 1 };
    expect(cardsOf(fight('ath', pieces, { control: { ath: 'english' } }).play('+ Reille', 'fight'))).toEqual([2, 3]);
    expect(cardsOf(fight('ath', pieces, { control: { ath: 'french' } }).play('+ Reille', 'fight'))).toEqual([2, 2]);
    const french = fight('ath', pieces, { control: { ath: 'french' }, act: 'coalition' }).play('+ Picton', 'fight');
    expect(cardsOf(french)).toEqual([2, 3]);
    expect(get(french.events('combatCards'), 1).terms).toContainEqual({
      what: 'fortress',
      clause: 'N15-CBT-16',
      value: 1,
      block: -1,
    });
  });

  rule('N15-CBT-17', 'a farm with a Fortified Position, for the coalition alone', () => {
    const pieces = { reille: 1, picton: 1 };
    expect(cardsOf(fight('hougoumont', pieces).play('+ Reille', 'fight'))).toEqual([2, 3]);
    expect(cardsOf(fight('hougoumont', pieces, { fortified: [] }).play('+ Reille', 'fight'))).toEqual([2, 2]);
    expect(cardsOf(fight('hougoumont', pieces, { act: 'coalition' }).play('+ Picton', 'fight'))).toEqual([2, 2]);
  });

  rule(['N15-CBT-18', 'N15-DEF-02'], 'bonuses of corps and commanders', () => {
    const t = fight('ligny', { drouot: 1, reille: 1, napoleon: 1, picton: 1, zieten: 1, wellington: 1, blucher: 1 });
    expect(cardsOf(t.play('+ Drouot', '+ Reille', '+ Napoléon', 'fight'))).toEqual([6, 6]);
    const stays = fight('ligny', { drouot: 1, reille: 1, napoleon: 1, picton: 1 });
    expect(cardsOf(stays.play('+ Reille', 'fight'))).toEqual([2, 2]);
  });

  rule(['N15-CBT-19', 'N15-CBT-10'], 'the attacker plays his card first, then the defender', () => {
    const t = fight('ligny', { reille: 1, picton: 1 }, { hands: { french: [6], coalition: [56] } }).play(
      '+ Reille',
      'fight',
    );
    expect([t.seat(), plays(t)]).toEqual([0, [6]]);
    t.play('play #6');
    expect([t.seat(), plays(t)]).toEqual([1, [56]]);
    t.play('play #56');
    expect(cardsOf(t)).toEqual([3, 3]);
  });

  rule('N15-CBT-20', 'the defender reveals at least no card', () => {
    const t = fight('ligny', {
      reille: 1,
      frederick: { infantry: 1, fatigue: 6 },
      hill: { infantry: 1, cavalry: 0, fatigue: 6 },
    });
    expect(cardsOf(t.play('+ Reille', 'fight'))).toEqual([2, 0]);
  });
});

describe('steps 2 to 4: the result', () => {
  rule(['N15-CBT-30', 'N15-CBT-31', 'N15-CRD-11'], 'losses and fatigue of the cards, red ones too', () => {
    const t = fight('sombreffe', { reille: 1, picton: 1 }, { decks: { french: [35, 4], coalition: [71, 45] } });
    t.play('+ Reille', 'fight');
    expect(t.events('combatResult')[0]).toMatchObject({ losses: [1, 1], fatigues: [3, 1] });
    expect(t.events('revealed').map(({ card }) => card)).toEqual([35, 4, 71, 45]);
    expect(t.p.lying).toEqual([]);
    expect(t.fatigue('picton')).toBe(3);
  });

  rule(
    ['N15-CBT-32', 'N15-DEF-22'],
    'a defender in a town suffers one fatigue less; in a fortified town he does not',
    () => {
      const result = (zone: string, more: object = {}) =>
        fight(zone, { reille: 1, picton: 1 }, { decks: { french: [3, 8], coalition: [44, 59, 61] } }, more)
          .play('+ Reille', 'fight')
          .fatigue('picton');
      expect(result('ligny')).toBe(2);
      expect(result('sombreffe')).toBe(3);
      expect(result('ath', { control: { ath: 'english' } })).toBe(3);
      const attacker = fight(
        'ligny',
        { reille: 1, picton: 1 },
        { act: 'coalition', decks: { french: [3, 8], coalition: [44, 59] } },
      );
      expect(attacker.play('+ Picton', 'fight').fatigue('picton')).toBe(3);
    },
  );

  rule(['N15-CBT-33', 'N15-CBT-34'], 'a marked farm spares two, never more than there are', () => {
    const t = fight('hougoumont', { reille: 1, picton: 1 }, { decks: { french: [3, 8], coalition: [44, 59, 61] } });
    expect(t.play('+ Reille', 'fight').fatigue('picton')).toBe(1);
    const less = fight('hougoumont', { ney: 1, picton: 1 }, { decks: { french: [8], coalition: [44, 59, 61] } });
    expect(less.play('+ Ney', 'fight').fatigue('picton')).toBe(0);
  });

  rule(['N15-CBT-40', 'N15-DEF-11'], 'fatigue first, then losses, shared equally; the owner chooses the rest', () => {
    const t = fight(
      'sombreffe',
      { reille: 1, drouot: 1, picton: 1, hill: 1 },
      { decks: { french: [4, 6, 7, 19, 3], coalition: [44, 59, 61, 67] } },
    ).play('+ Reille', '+ Drouot', 'fight');
    expect(t.events('combatResult')[0]).toMatchObject({ losses: [4, 0], fatigues: [4, 0] });
    expect([t.fatigue('picton'), t.fatigue('hill')]).toEqual([2, 2]);
    expect(t.offered()).toEqual(['Hill loses cavalry', 'Picton loses cavalry']);
    expect(t.why(1, { kind: 'lose', corps: blockNamed('hill'), arm: 'infantry' })).toEqual(['cavalryFirst N15-CBT-41']);
    expect(t.why(1, `infantry:${blockNamed('hill')}`)).toEqual(['cavalryFirst N15-CBT-41']);
    t.play('Picton loses cavalry');
    expect(t.offered()).toEqual(['Hill loses infantry', 'Hill loses cavalry']);
    expect(t.why(1, { kind: 'lose', corps: blockNamed('picton'), arm: 'infantry' })).toEqual(['equalShare N15-CBT-40']);
    t.play('Hill loses infantry', 'Hill loses infantry');
    expect([t.strength('picton'), t.strength('hill')]).toEqual([
      [4, 0],
      [3, 1],
    ]);
  });

  rule('N15-CBT-41', 'with more than one loss a cavalry point must go, if any sharing allows it', () => {
    const decks = { french: [1, 7], coalition: [44, 59] };
    const t = fight('sombreffe', { reille: 1, picton: 1 }, { decks }).play('+ Reille', 'fight');
    expect(t.strength('picton')[1]).toBe(0);
    expect(t.offered()).not.toContain('Picton loses cavalry');
    const one = fight('sombreffe', { ney: 1, picton: 1 }, { decks }).play('+ Ney', 'fight');
    expect(one.offered()).toEqual(['Picton loses infantry', 'Picton loses cavalry']);
    const rest = fight(
      'sombreffe',
      { reille: 1, erlon: 1, picton: { cavalry: 0 }, hill: { cavalry: 0 }, uxbridge: 1 },
      {
        decks: { french: [1, 7, 2, 8], coalition: [44, 59, 61, 67, 71] },
      },
    ).play('+ Reille', "+ D'Erlon", 'fight', 'tire Hill', 'tire Picton');
    expect(rest.strength('uxbridge')).toEqual([0, 3]);
    expect(rest.offered()).toEqual(['Hill loses infantry', 'Picton loses infantry', 'Uxbridge loses cavalry']);
  });

  rule('N15-CBT-41', 'without cavalry infantry goes', () => {
    const t = fight(
      'sombreffe',
      { reille: 1, picton: { cavalry: 0 } },
      { decks: { french: [1, 7], coalition: [44, 59] } },
    );
    expect(t.play('+ Reille', 'fight').strength('picton')).toEqual([3, 0]);
  });

  rule(
    'N15-CBT-42',
    'a corps killed by fatigue takes no loss; what one cannot absorb the other takes; the rest is nothing',
    () => {
      const decks = { french: [4, 6, 10, 16], coalition: [44, 59, 61, 67] };
      const t = fight(
        'sombreffe',
        { reille: 1, erlon: 1, picton: { fatigue: 8, infantry: 1, cavalry: 0 }, hill: 1 },
        { decks, vp: 15 },
      );
      t.play('+ Reille', "+ D'Erlon", 'fight');
      expect(t.zone('picton')).toBe('lost');
      expect(t.strength('hill')).toEqual([2, 0]);
      expect(t.p.vp).toBe(10);
      const weak = fight(
        'sombreffe',
        { reille: 1, erlon: 1, picton: { infantry: 1, cavalry: 0 }, hill: { infantry: 1, cavalry: 0 } },
        { decks, vp: 15 },
      );
      weak.play('+ Reille', "+ D'Erlon", 'fight');
      expect([weak.zone('picton'), weak.zone('hill'), weak.p.vp]).toEqual(['lost', 'lost', 13]);
    },
  );

  rule(['N15-CBT-42', 'N15-CBT-40'], 'a weak corps passes on what it cannot take', () => {
    const t = fight(
      'sombreffe',
      { reille: 1, erlon: 1, picton: { infantry: 1, cavalry: 0 }, hill: 1 },
      {
        decks: { french: [1, 5, 7, 11], coalition: [44, 59, 61] },
      },
    ).play('+ Reille', "+ D'Erlon", 'fight');
    expect([t.zone('picton'), t.strength('hill')]).toEqual(['lost', [3, 0]]);
  });

  rule(['N15-CBT-43', 'N15-VIC-12'], 'what both lose counts at the same moment', () => {
    const t = fight('sombreffe', { reille: 1, picton: 1 }, { decks: { french: [1, 7], coalition: [37, 40] }, vp: 2 });
    t.play('+ Reille', 'fight').skip();
    while (t.step() === 'share.place') t.play(get(t.offered(), 0));
    expect(t.p.outcome).toBeNull();
    expect(t.p.vp).toBe(2);
    expect(t.events('vp')).toEqual([]);
  });
});

describe('step 5: the winner', () => {
  rule(['N15-CBT-50', 'N15-CBT-51'], 'more losses inflicted wins; equal losses leave everybody where he is', () => {
    const t = fight('sombreffe', { reille: 1, picton: 1 }, { decks: { french: [1, 2], coalition: [37, 44] } });
    t.play('+ Reille', 'fight', 'Reille loses infantry', 'Picton loses infantry');
    expect(t.events('won')).toEqual([{ kind: 'won', side: -1, by: 0 }]);
    expect([t.zone('reille'), t.zone('picton')]).toEqual(['sombreffe', 'sombreffe']);
    expect([t.activated('reille'), t.activated('picton')]).toEqual([true, true]);
  });

  rule(
    ['N15-CBT-52', 'N15-CBT-53'],
    'losses inflicted count, not those that the enemy could take; the dead neither retreat nor are pursued',
    () => {
      const t = fight(
        'sombreffe',
        { reille: 1, picton: { infantry: 1, cavalry: 0 } },
        { decks: { french: [1, 7], coalition: [37] }, vp: 9 },
      );
      t.play('+ Reille', 'fight', 'Reille loses infantry');
      expect(t.events('won')).toEqual([{ kind: 'won', side: 0, by: 1 }]);
      expect(t.events('pursuit')).toEqual([]);
      expect(t.events('retreated')).toEqual([]);
      expect(t.p.vp).toBe(9);
    },
  );

  rule('N15-CBT-52', 'strength lost through fatigue does not make a winner', () => {
    const t = fight(
      'sombreffe',
      { reille: 1, picton: { fatigue: 8 }, hill: 1 },
      { decks: { french: [2, 8], coalition: [44, 59, 61] } },
    );
    t.play('+ Reille', 'fight');
    expect(get(t.events('won'), 0).side).toBe(-1);
  });

  rule(['N15-CBT-54', 'N15-OPS-09', 'N15-DEF-06'], 'everybody who took part is activated, the beaten too', () => {
    const t = fight(
      'sombreffe',
      { reille: 1, erlon: 1, napoleon: 1, picton: 1, wellington: 1 },
      { decks: { french: [1, 2, 8, 12], coalition: [44, 59, 61] } },
    );
    t.play('+ Reille', '+ Napoléon', 'fight', 'Picton loses infantry', 'retreat > Mazy');
    expect(['reille', 'napoleon', 'picton', 'wellington', 'erlon'].map((id) => t.activated(id))).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
    expect(t.zone('wellington')).toBe('mazy');
  });
});

describe('worked examples', () => {
  rule('N15-EX-19', 'five cards against two, four fatigues, three losses, a pursuit', () => {
    const t = table({
      pieces: {
        napoleon: 'quatre-bras',
        reille: { zone: 'quatre-bras', infantry: 6, cavalry: 1 },
        drouot: { zone: 'quatre-bras', infantry: 5, cavalry: 1, fatigue: 5 },
        orange: { zone: 'quatre-bras', infantry: 6, cavalry: 1 },
        picton: { zone: 'quatre-bras', infantry: 4, cavalry: 0, fatigue: 6 },
      },
      vp: 10,
      // 3 losses and 4 fatigues; 1 loss and 1 fatigue; a pursuit card.
      decks: { french: [4, 1, 7, 3, 2, 8], coalition: [45, 44] },
    }).play('+ Reille', '+ Drouot', '+ Napoléon', 'fight');
    expect(cardsOf(t)).toEqual([5, 2]);
    expect(t.events('combatResult')[0]).toMatchObject({ losses: [3, 1], fatigues: [4, 1] });
    t.play('tire Reille', 'Reille loses infantry');
    expect([t.fatigue('orange'), t.fatigue('picton')]).toEqual([2, 8]);
    expect(t.strength('orange')).toEqual([6, 0]);
    expect(t.offered()).toEqual(['Orange loses infantry', 'Picton loses infantry']);
    t.play('Orange loses infantry');
    expect([t.strength('orange'), t.strength('picton')]).toEqual([
      [5, 0],
      [3, 0],
    ]);
    expect(t.p.vp).toBe(8);
    t.play('retreat > Genappe', 'retreat > Belle-Alliance');
    expect(t.events('pursuit')).toEqual([{ kind: 'pursuit', cards: 1 }]);
    expect(t.events('pursuitFatigue')).toEqual([{ kind: 'pursuitFatigue', total: 1 }]);
    t.play('tire Orange');
    expect(t.fatigue('orange')).toBe(3);
  });

  rule(
    ['N15-EX-17', 'N15-OPS-10', 'N15-WIN-09'],
    'a card in the movement uses up the one of the combat, for both',
    () => {
      const t = table({
        pieces: { ney: 'ligny', picton: 'marbais' },
        hands: { french: [1, 6], coalition: [52, 56] },
        decks: QUIET,
      }).play('+ Ney', 'march', 'play #52', 'play #1', '> Marbais', 'fight');
      expect(t.step()).not.toBe('window.ask');
      expect(t.events('combat')).toHaveLength(1);
      expect([t.p.hands[0], t.p.hands[1]]).toEqual([[6], [56]]);
    },
  );

  rule(['N15-EX-13', 'N15-DIC-01', 'N15-DIC-03', 'N15-SET-09'], 'as many dice as there would be cards', () => {
    const t = table(
      { pieces: { reille: 'sombreffe', ney: 'sombreffe', picton: 'sombreffe' }, decks: QUIET },
      { combat: 'dice' },
      { dice: [1, 4, 6, 6, 6] },
    ).play('+ Reille', '+ Ney', 'fight', 'Picton loses infantry');
    const dice = t.events('dice');
    expect(dice.map(({ faces }) => faces)).toEqual([
      [1, 4, 6],
      [6, 6],
    ]);
    expect(t.events('combatResult')[0]).toMatchObject({ losses: [1, 0], fatigues: [4, 0] });
    expect(t.events('revealed')).toEqual([]);
  });

  rule(['N15-DIC-02', 'N15-DIC-05'], 'die and deck give the same chances; each stack has its own dice', () => {
    for (const [camp, deck] of box.decks.entries()) {
      for (const nation of camp === 0 ? [0] : [1, 2]) {
        const faces = get(box.dice, nation).map(({ losses, fatigues }) => `${losses}/${fatigues}`);
        const cards = deck.map((card) => `${get(box.cards, card).losses}/${get(box.cards, card).fatigues}`);
        for (const face of new Set([...faces, ...cards]))
          expect(cards.filter((one) => one === face).length).toBe(6 * faces.filter((one) => one === face).length);
      }
    }
  });

  rule('N15-DIC-04', 'the pursuit is rolled too; movement and LE ROUGEAUD use cards', () => {
    const t = table(
      {
        pieces: { reille: 'sombreffe', ney: 'sombreffe', picton: 'sombreffe' },
        hands: { french: [23] },
        decks: { french: [2, 8], coalition: [44] },
      },
      { combat: 'dice' },
      { dice: [2, 6, 6, 6, 6, 6, 6, 4] },
    ).play('+ Reille', '+ Ney', 'fight', 'play #23', 'Picton loses infantry', 'retreat > Mazy');
    expect(t.events('revealed').map(({ card, use }) => [card, use])).toEqual([[2, 'rougeaud']]);
    expect(t.events('dice').map(({ use }) => use)).toEqual(['combat', 'combat', 'pursuit']);
    expect(zoneNamed('mazy')).toBe(t.p.where[blockNamed('picton')]);
  });
});

describe('what cards and ground do not do', () => {
  rule('N15-CBT-33', 'a marked farm spares the attacker nothing', () => {
    const t = fight('hougoumont', { reille: 1, picton: 1 }, { decks: { french: [2, 8], coalition: [38, 39, 41] } });
    t.play('+ Reille', 'fight');
    expect([t.fatigue('reille'), t.fatigue('picton')]).toEqual([3, 0]);
    expect(get(t.events('combatResult'), 0).spared).toEqual([
      { what: 'farm', clause: 'N15-CBT-33', value: 2, block: -1 },
    ]);
  });

  rule('N15-EVT-CAR-01', 'a square stands against French cavalry alone, and spares the French nothing', () => {
    const decks = { french: [3, 27], coalition: [38, 39] };
    const hands = { coalition: [47] };
    const foot = { reille: { cavalry: 0 }, picton: 1 };
    const t = fight('sombreffe', foot, { decks, hands, act: 'coalition' }).play('+ Picton', 'fight', 'play #47');
    expect([t.fatigue('picton'), t.fatigue('reille')]).toEqual([4, 2]);
    const horse = fight('sombreffe', { reille: 1, picton: 1 }, { decks, hands }).play('+ Reille', 'fight', 'play #47');
    expect([horse.fatigue('picton'), horse.fatigue('reille')]).toEqual([2, 2]);
    expect(get(horse.events('combatResult'), 0).spared).toEqual([
      { what: 'events', clause: 'N15-EVT-CAR-01', value: 2, block: -1 },
    ]);
  });

  rule('N15-EVT-LES-01', 'an ailing Emperor takes nothing from Wellington', () => {
    const t = fight('sombreffe', { reille: 1, napoleon: 1, picton: 1, wellington: 1 }, { lying: [35] });
    expect(cardsOf(t.play('+ Reille', '+ Napoléon', 'fight'))).toEqual([2, 3]);
  });

  rule('N15-EVT-LGA-02', 'the Guard tires nobody but the beaten French', () => {
    const t = fight(
      'sombreffe',
      { drouot: 1, picton: 1 },
      { hands: { french: [22] }, decks: { french: [1, 5, 7, 11], coalition: [44, 59] } },
    ).play('+ Drouot', 'fight', 'play #22');
    while (t.step() === 'share.place') t.play(get(t.offered(), 0));
    expect([t.step(), t.fatigue('picton')]).toEqual(['retreat.step', 0]);
  });

  rule(['N15-CBT-15', 'N15-CBT-17', 'N15-CBT-19'], 'every card of the sum is told with its clause', () => {
    const termsOf = (t: ReturnType<typeof table>, side: number) =>
      there(t.events('combatCards').find((told) => told.side === side)).terms.filter(({ what }) => what !== 'strength');
    const pieces = { reille: 1, picton: 1 };
    expect(termsOf(fight('frasnes', pieces).play('+ Reille', 'fight'), 1)).toEqual([
      { what: 'wooded', clause: 'N15-CBT-15', value: 1, block: -1 },
    ]);
    expect(termsOf(fight('hougoumont', pieces).play('+ Reille', 'fight'), 1)).toEqual([
      { what: 'farm', clause: 'N15-CBT-17', value: 1, block: -1 },
    ]);
    const elan = fight('sombreffe', pieces, { hands: { french: [6] } }).play('+ Reille', 'fight', 'play #6');
    expect(termsOf(elan, 0)).toEqual([{ what: 'events', clause: 'N15-CBT-19', value: 1, block: -1 }]);
  });
});
