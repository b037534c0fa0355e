import { describe, expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { get, there } from '../../../kernel/there.ts';
import { blockNamed, box, game, opened, plays, table, zoneNamed } from './table.ts';

// Cards, the sequence of play, draw and initiative.

const APART = { ney: 'avesnes', erlon: 'avesnes', picton: 'ath', zieten: 'namur' };
const DECKS = { french: [1, 2, 3, 4, 6, 7, 10], coalition: [37, 38, 39, 40, 45, 46, 48] };

describe('cards', () => {
  rule(
    ['N15-CRD-01', 'N15-DRW-01', 'N15-CRD-08', 'N15-SET-11', 'N15-SET-10'],
    'drawn into the hand, as many as the Invasion card says, without a limit',
    () => {
      const t = opened({ scenario: 'campaign' });
      expect(t.p.hands.map((hand) => hand.length)).toEqual([
        4 - t.events('redDrawn').filter(({ seat }) => seat === 0).length,
        2 - t.events('redDrawn').filter(({ seat }) => seat === 1).length,
      ]);
      const big = table({
        pieces: APART,
        phase: 'draw',
        hands: { french: [8, 9, 12, 13, 15, 16, 17, 18, 19, 20] },
        decks: DECKS,
      });
      expect(big.p.hands[0]).toHaveLength(13);
      expect(big.p.hands[1]).toEqual([37, 38, 39]);
      const later = table({ pieces: APART, phase: 'draw', turn: 8, decks: DECKS }, { scenario: 'campaign' });
      expect(later.p.hands.map((hand) => hand.length)).toEqual([2, 4]);
    },
  );

  rule(
    ['N15-CRD-02', 'N15-CRD-03', 'N15-CRD-04', 'N15-CRD-09'],
    'revealed from the deck, played from the hand, both discarded',
    () => {
      const t = table({ pieces: APART, hands: { french: [1] }, decks: DECKS }).play("+ D'Erlon", 'march', 'play #1');
      expect(get(t.p.discards, 0).slice(-2)).toEqual([2, 1]);
      expect(t.p.hands[0]).toEqual([]);
      expect(t.events('played')).toEqual([{ kind: 'played', seat: 0, card: 1 }]);
    },
  );

  rule('N15-CRD-04', 'a card also serves for the initiative and for recovery', () => {
    const t = table({
      pieces: { ...APART, ney: { zone: 'avesnes', fatigue: 3, activated: true } },
      phase: 'recovery',
      hands: { french: [8] },
      decks: DECKS,
    });
    expect(t.offered()).toEqual(['#8 for Ney', 'pass']);
    t.play('#8 for Ney');
    expect(t.p.discards[0]).toContain(8);
  });

  rule(['N15-CRD-05', 'N15-INI-07', 'N15-EX-02'], 'blue in the initiative phase, green in operations', () => {
    const t = table({ pieces: APART, phase: 'initiative', hands: { coalition: [62, 37] }, decks: DECKS });
    expect([t.seat(), plays(t)]).toEqual([1, [62]]);
    expect(t.why(1, 'card:37')).toEqual(['greenCard N15-INI-07']);
    t.play('pass');
    expect(t.p.phase).toBe('operations');
    const green = table({ pieces: APART, act: 'coalition', hands: { coalition: [62, 37] }, decks: DECKS }).play(
      '+ Picton',
      'march',
    );
    expect(plays(green)).toEqual([37]);
    expect(green.why(1, 'card:62')).toEqual(['blueCard N15-INI-01']);
  });

  rule(['N15-CRD-06', 'N15-CRD-07'], 'each green card at its own moment', () => {
    const fight = table({
      pieces: { ney: 'ligny', picton: 'ligny' },
      hands: { french: [1, 6, 33] },
      decks: DECKS,
    }).play('+ Ney', 'fight');
    expect(plays(fight)).toEqual([6]);
    expect(fight.why(0, 'card:1')).toEqual(['wrongMoment N15-CRD-06']);
    const march = table({ pieces: APART, hands: { french: [1, 6, 33] }, decks: DECKS }).play('+ Ney', 'march');
    expect(plays(march)).toEqual([1]);
  });

  rule('N15-CRD-09', 'nobody is shown a hand, and the piles are what everybody saw', () => {
    const t = table({ pieces: APART, hands: { french: [1, 6] }, decks: DECKS });
    expect(game.view(t.p, 1).hands[0]).toEqual({ count: 2, cards: [] });
    expect(game.view(t.p, 0).hands[0]).toEqual({ count: 2, cards: [1, 6] });
    expect(get(game.view(t.p, null).hands, 0).cards).toEqual([]);
  });

  rule('N15-CRD-10', 'an empty deck is made anew in the middle of a draw', () => {
    const t = table({ pieces: APART, phase: 'draw', decks: { french: [1], coalition: DECKS.coalition } }).skip();
    expect(get(t.p.hands, 0).length + t.events('redDrawn').length).toBe(3);
    expect(t.events('reshuffled')).toEqual([{ kind: 'reshuffled', camp: 0, count: 35 }]);
    expect(get(t.p.decks, 0).length + get(t.p.hands, 0).length + get(t.p.discards, 0).length + t.p.lying.length).toBe(
      36,
    );
  });

  rule('N15-CRD-10', 'without deck and discard pile fewer cards come', () => {
    const t = table({ pieces: APART, decks: { french: [], coalition: [37] } });
    // Red cards never stay in a hand, so that no real position goes so far.
    t.p.discards[0] = [];
    t.play('+ Ney', 'march');
    expect(there(t.p.op).card).toBe(-1);
    expect(there(t.p.op).base).toBe(0);
  });

  rule('N15-CRD-12', 'there is no FOURRAGER in the decks', () => {
    expect(Object.values(box.events).some(({ name }) => name === 'FOURRAGER')).toBe(false);
    expect(Object.values(box.events).some(({ name }) => name === 'RAVITAILLEMENT')).toBe(true);
  });
});

describe('sequence', () => {
  rule(['N15-SEQ-01', 'N15-SEQ-02'], 'draw, initiative, operations, recovery', () => {
    const t = table({ pieces: APART, phase: 'draw', decks: DECKS }).skip();
    t.play('pass', 'pass').skip();
    expect(
      t
        .events('phase')
        .map(({ phase }) => phase)
        .slice(0, 5),
    ).toEqual(['draw', 'initiative', 'operations', 'recovery', 'draw']);
    expect(t.p.turn).toBe(2);
  });

  rule(['N15-SEQ-03', 'N15-EVT-RRT-01'], 'reinforcements come at the end of the draw phase, to activate', () => {
    const t = opened({ scenario: 'campaign' });
    expect(t.zone('thielmann')).toBe('off');
    const arrives = table({
      pieces: APART,
      phase: 'draw',
      turn: 2,
      arrivals: [{ turn: 2, corps: 'thielmann', zone: 'namur' }],
      decks: DECKS,
    });
    expect([arrives.zone('thielmann'), arrives.activated('thielmann')]).toEqual(['namur', false]);
    expect(arrives.p.arrivals).toEqual([]);
    expect(t.p.arrivals).toHaveLength(2);
  });

  rule('N15-SEQ-04', 'a zone that French corps alone hold makes them wait', () => {
    const start = { phase: 'draw', turn: 2, arrivals: [{ turn: 2, corps: 'thielmann', zone: 'hannut' }], decks: DECKS };
    const t = table({ ...start, pieces: { ...APART, ney: 'hannut' } });
    expect(t.zone('thielmann')).toBe('off');
    expect(t.p.arrivals).toHaveLength(1);
    expect(t.events('arrivalBlocked')).toHaveLength(1);
    const shared = table({ ...start, pieces: { ...APART, ney: 'hannut', zieten: 'hannut' } });
    expect(shared.zone('thielmann')).toBe('hannut');
  });
});

describe('draw', () => {
  rule(['N15-EX-01', 'N15-DRW-02'], 'Inactivité is resolved at once, without a replacement', () => {
    const t = table({ pieces: APART, phase: 'draw', decks: { french: DECKS.french, coalition: [61, 62, 37] } });
    expect([t.seat(), t.step()]).toEqual([1, 'inactivite.where']);
    t.play('at Ath').skip();
    expect(t.p.hands[1]).toEqual([62, 37]);
    expect(t.p.discards[1]).toContain(61);
    expect(t.activated('picton')).toBe(true);
  });

  rule(['N15-DRW-03', 'N15-REC-08'], 'a red event of the whole turn lies open until it ends', () => {
    const t = table({
      pieces: APART,
      phase: 'draw',
      decks: { french: [36, 1, 2, 3, 4, 6, 7, 10], coalition: DECKS.coalition },
    }).skip();
    expect(t.p.lying).toEqual([36]);
    t.play('pass', 'pass').skip();
    expect(t.p.lying).toEqual([]);
    expect(t.p.discards[0]).toContain(36);
  });

  rule('N15-DRW-04', 'two red cards cancel each other, whoever drew them', () => {
    const both = table({
      pieces: APART,
      phase: 'draw',
      decks: { french: [36, 1, 2, 3], coalition: [71, 37, 38, 39] },
    }).skip();
    expect(both.p.lying).toEqual([]);
    expect(both.events('redsCancelled')).toEqual([{ kind: 'redsCancelled', cards: [36, 71] }]);
    const one = table({
      pieces: APART,
      phase: 'draw',
      decks: { french: [35, 36, 2, 3], coalition: [37, 38, 39, 40] },
    }).skip();
    expect(one.p.lying).toEqual([]);
    expect(one.p.discards[0]).toEqual(expect.arrayContaining([35, 36]));
    const three = table({ pieces: APART, phase: 'draw', decks: { french: [1, 2, 3, 4], coalition: [61, 71, 72, 40] } });
    expect(three.step()).not.toBe('inactivite.where');
  });

  rule('N15-DRW-05', 'red cards of RESERVE have no effect', () => {
    const t = table({
      pieces: APART,
      phase: 'initiative',
      hands: { french: [31] },
      decks: { french: [36, 35, 1, 2], coalition: DECKS.coalition },
    });
    t.play('play #31');
    expect(t.p.lying).toEqual([]);
    expect(t.p.hands[0]).toEqual([]);
  });
});

describe('initiative', () => {
  rule(['N15-INI-01', 'N15-INI-02', 'N15-INI-03'], 'one blue card each, the French first', () => {
    const t = table({
      pieces: APART,
      phase: 'initiative',
      hands: { french: [31, 26], coalition: [64, 62] },
      decks: DECKS,
    });
    expect([t.seat(), plays(t)]).toEqual([0, [26, 31]]);
    t.play('play #31');
    expect(t.p.discards[0]).toContain(31);
    expect([t.seat(), plays(t)]).toEqual([1, [62, 64]]);
    t.play('pass');
    expect(t.p.phase).toBe('operations');
    expect(t.p.hands[0]).toContain(26);
  });

  rule(['N15-INI-02', 'N15-TRI-02'], 'nobody is asked for blue cards of the other number of players', () => {
    // Every blue card of the decks for two has been seen; the hands hold one green card each.
    const t = table({
      pieces: APART,
      phase: 'initiative',
      hands: { french: [8], coalition: [52] },
      decks: { french: [2, 8], coalition: [37, 52] },
    });
    const seen = new Set(t.p.discards.flat());
    const blue = box.decks.flat().filter((card) => get(box.cards, card).colour === 'blue');
    expect([blue.length > 10, blue.every((card) => seen.has(card))]).toEqual([true, true]);
    expect(t.told.map(({ event }) => event.kind)).toContain('initiative');
    expect(t.p.phase).toBe('operations');
  });

  rule('N15-INI-03', 'a card of the whole turn is not in the discard pile before it ends', () => {
    const t = table({ pieces: APART, phase: 'initiative', hands: { french: [30] }, decks: DECKS }).play('play #30');
    expect([t.p.lying, get(t.p.discards, 0).includes(30)]).toEqual([[30], false]);
  });

  rule(['N15-INI-04', 'N15-INI-06'], 'the higher card plays first', () => {
    const french = table({ pieces: APART, phase: 'initiative', decks: { french: [2], coalition: [37] } });
    expect(french.seat()).toBe(0);
    const allied = table({ pieces: APART, phase: 'initiative', decks: { french: [1], coalition: [38] } });
    expect(allied.seat()).toBe(1);
    expect([get(allied.p.discards, 0).includes(1), get(allied.p.discards, 1).includes(38)]).toEqual([true, true]);
    expect(allied.events('initiative')).toEqual([{ kind: 'initiative', camp: 1, how: 'higher' }]);
  });

  rule(['N15-EX-03', 'N15-INI-05'], 'a tie of 4 goes to the French', () => {
    const t = table({ pieces: APART, phase: 'initiative', decks: { french: [2], coalition: [38] } });
    expect(t.seat()).toBe(0);
    expect(t.events('initiative')).toEqual([{ kind: 'initiative', camp: 0, how: 'tie' }]);
  });
});

describe('set-up', () => {
  rule(
    ['N15-SET-01', 'N15-SET-05', 'N15-SET-06', 'N15-GEN-04'],
    'the scenario places pieces, strengths, markers and points',
    () => {
      const t = opened({ scenario: 'waterloo-wavre' });
      expect([t.zone('napoleon'), t.zone('picton'), t.zone('bulow')]).toEqual([
        'belle-alliance',
        'mont-saint-jean',
        'wavre',
      ]);
      expect([t.strength('reille'), t.strength('gneisenau')]).toEqual([
        [4, 1],
        [1, 1],
      ]);
      expect([t.p.vp, t.p.fortified.length, t.p.turn]).toEqual([11, 4, 1]);
      expect([t.activated('blucher'), t.activated('bulow'), t.activated('thielmann'), t.activated('ney')]).toEqual([
        true,
        true,
        false,
        false,
      ]);
      expect(t.zone('lamarque')).toBe('off');
    },
  );

  rule('N15-SET-01', 'every scenario sets up every piece once', () => {
    for (const scenario of box.scenarios) {
      const t = opened({ scenario: scenario.id, level: scenario.grognardOnly ? 'grognard' : 'conscript' });
      const placed = t.p.where.slice(0, 22).filter((zone) => zone >= 0).length;
      expect(placed).toBe(scenario.deployments === null ? scenario.where.filter((zone) => zone >= 0).length : 0);
    }
  });

  rule(
    'N15-SET-01',
    'free deployment: zones of the scenario, so many corps in each, a commander with a corps of his',
    () => {
      const t = opened({ scenario: 'grand-campaign', level: 'grognard' });
      expect([t.seat(), t.step()]).toEqual([1, 'setup.deploy']);
      expect(t.offered()).toEqual(
        ['charleroi', 'fleurus', 'sombreffe', 'namur', 'gembloux', 'mazy'].map(
          (id) => `Zieten @ ${get(box.zones, zoneNamed(id)).name}`,
        ),
      );
      t.play('Zieten @ Namur', 'Pirch @ Namur');
      expect(t.offered()).not.toContain('Gneisenau @ Namur');
      t.play('Gneisenau @ Mazy');
      expect(t.offered().sort()).toEqual(['Blücher @ Mazy', 'Blücher @ Namur']);
      expect(t.why(1, { kind: 'deploy', block: blockNamed('blucher'), zone: zoneNamed('ligny') })).toEqual([
        'deploymentZone N15-SET-01',
      ]);
      t.play('Blücher @ Namur');
      expect(t.offered()[0]).toMatch(/^Picton @/);
    },
  );

  rule(['N15-SET-03', 'N15-SET-04', 'N15-CMP-05'], 'two decks of 36; 78 to 82 only for three; 73 to 77 in none', () => {
    const two = opened({});
    const all = (t: typeof two) => [...t.p.decks, ...t.p.hands, ...t.p.discards, t.p.lying].flat();
    expect(all(two).sort((x, y) => x - y)).toEqual(Array.from({ length: 72 }, (_, i) => i + 1));
    const three = all(opened({ players: '3' }));
    expect([78, 79, 80, 81, 82].every((card) => three.includes(card))).toBe(true);
    expect([25, 42, 61, 67, 70, 73, 74, 75, 76, 77].some((card) => three.includes(card))).toBe(false);
    expect(three).toHaveLength(72);
  });

  rule(['N15-SET-07', 'N15-GEN-02'], 'open orders of battle in the Conscript game, hidden by choice', () => {
    const open = opened({});
    expect(game.view(open.p, 1).infantry[blockNamed('reille')]).toBe(6);
    const hidden = opened({ screens: 'hidden' });
    expect(game.view(hidden.p, 1).infantry[blockNamed('reille')]).toBe(-99);
    expect(game.view(hidden.p, 1).where[blockNamed('reille')]).toBe(zoneNamed('frasnes'));
    expect(game.view(hidden.p, 0).infantry[blockNamed('reille')]).toBe(6);
  });

  rule('N15-SET-08', 'Grognard: vedettes go to zones with a corps of their nation, the coalition first', () => {
    const t = opened({ level: 'grognard' });
    expect([t.seat(), t.step()]).toEqual([1, 'setup.vedette']);
    expect(t.offered()).toContain('vedette P1 @ Ligny');
    expect(t.offered()).not.toContain('vedette P1 @ Quatre-Bras');
    expect(t.why(1, { kind: 'deploy', block: blockNamed('vedette P1'), zone: zoneNamed('ath') })).toEqual([
      'vedetteZone N15-SET-08',
    ]);
    t.play('vedette P1 @ Ligny', 'vedette P2 @ Ligny', 'vedette E1 @ Waterloo', 'vedette E2 @ Enghien');
    expect(t.seat()).toBe(0);
    t.play('vedette F1 @ Fleurus', 'vedette F2 @ Fleurus', 'vedette F3 @ Gosselies');
    expect(t.p.turn).toBe(1);
  });

  rule(['N15-SET-02', 'N15-GEN-01'], 'seat 0 is French; the coalition is one seat or two', () => {
    expect(game.seats({ players: '2' })).toBe(2);
    expect(game.seats({ players: '3' })).toBe(3);
    const t = table({ pieces: APART, act: 'coalition', decks: DECKS });
    expect(t.offered()).toEqual(['+ Picton', '+ Zieten', 'pass']);
  });

  rule(['N15-GEN-05', 'N15-GEN-03'], 'three players with either layer, and each way to the points', () => {
    for (const level of ['conscript', 'grognard']) {
      const t = opened({ players: '3', level });
      expect([t.p.seats, t.p.fog]).toEqual([3, level === 'grognard']);
    }
  });
});

rule(
  ['N15-DRW-04', 'N15-CRD-10'],
  'a deck made anew in the middle of the draws holds none of the red cards just drawn',
  () => {
    const t = table(
      {
        pieces: { ney: 'avesnes', picton: 'ath', zieten: 'namur' },
        phase: 'draw',
        decks: { french: [1, 2, 3, 4], coalition: [71] },
      },
      { players: '3' },
    ).skip();
    const all = [
      ...get(t.p.decks, 1),
      ...get(t.p.discards, 1),
      ...get(t.p.hands, 1),
      ...get(t.p.hands, 2),
      ...t.p.lying,
    ];
    expect(all.filter((card) => card === 71)).toHaveLength(1);
    expect(all).toHaveLength(36);
  },
);

rule(['N15-CRD-10', 'N15-CBT-30'], 'cards of a combat lie on the table while the deck is made anew', () => {
  const t = table({
    pieces: { reille: 'sombreffe', erlon: 'sombreffe', picton: 'sombreffe', lobau: 'avesnes' },
    hands: { french: Array.from({ length: 31 }, (_, i) => i + 1).filter((card) => card !== 1 && card !== 2) },
    discards: { french: [33, 34] },
    decks: { french: [1, 2], coalition: [44, 59] },
  });
  t.p.discards[0] = [33, 34];
  t.p.decks[0] = [2, 1];
  t.play('+ Reille', "+ D'Erlon", 'fight').skip();
  const shown = t.events('revealed').filter(({ seat }) => seat === 0);
  expect(shown.map(({ card }) => card)).toEqual([1, 2, 34, 33]);
});

describe('what is still to come', () => {
  rule('N15-SEQ-03', 'who arrives leaves the others on the list', () => {
    const t = table({
      pieces: { ney: 'ligny', picton: 'ath' },
      phase: 'draw',
      arrivals: [
        { turn: 1, corps: 'thielmann', zone: 'namur' },
        { turn: 3, corps: 'bulow', zone: 'hannut' },
      ],
      decks: { french: [1, 2, 3, 4], coalition: [37, 38, 39, 40] },
    });
    expect([t.zone('thielmann'), t.zone('bulow')]).toEqual(['namur', 'off']);
    expect(t.p.arrivals.map(({ corps, turn }) => [corps, turn])).toEqual([[blockNamed('bulow'), 3]]);
  });

  rule('N15-EVT-RRT-02', 'who may not recover with cards is not asked; the other camp is', () => {
    const t = table({
      pieces: {
        ney: { zone: 'ligny', fatigue: 2, activated: true },
        picton: { zone: 'ath', fatigue: 2, activated: true },
      },
      phase: 'draw',
      arrivals: [],
      decks: { french: [1, 2, 3, 4], coalition: [72, 37, 38, 39] },
    });
    const asked: [number, string][] = [];
    while (t.p.turn === 1) {
      if (t.step() === 'recovery.card') asked.push([t.seat(), t.p.phase]);
      t.play('pass');
    }
    expect(t.p.noRecovery).toBe(-1);
    expect(asked).toEqual([[0, 'recovery']]);
  });

  rule(['N15-DEF-07', 'N15-REC-01', 'N15-REC-02'], 'a commander has nothing to recover from', () => {
    const t = table({
      pieces: { ney: { zone: 'ligny', fatigue: 2, activated: true }, napoleon: 'ligny', picton: 'ath' },
      phase: 'recovery',
      hands: { french: [8] },
      decks: { french: [1, 2, 3, 4], coalition: [37, 38, 39] },
    });
    expect([t.offered(), t.events('rested')]).toEqual([['#8 for Ney', 'pass'], []]);
  });

  rule(['N15-SEQ-01', 'N15-DRW-02'], 'a red card is answered in the draw phase', () => {
    const t = table({
      pieces: { ney: 'ligny', picton: 'ath', hill: 'hal' },
      phase: 'draw',
      decks: { french: [1, 2, 3, 4], coalition: [61, 37, 38, 39] },
    });
    expect([t.seat(), t.p.phase, t.events('phase').map(({ phase }) => phase)]).toEqual([1, 'draw', ['draw']]);
  });

  rule(['N15-TRI-11', 'N15-REC-02'], 'a card given before the recovery serves in it', () => {
    const t = table(
      {
        pieces: {
          ney: 'ligny',
          picton: 'ath',
          wellington: 'tervueren',
          hill: { zone: 'tervueren', fatigue: 3, activated: true },
          zieten: 'wavre',
          blucher: 'wavre',
        },
        hands: { prussian: [81] },
        passed: ['french', 'english'],
        act: 'coalition',
        decks: { french: [2, 1, 3, 4, 6, 7], coalition: [38, 37, 39, 40, 45, 46, 48] },
      },
      { players: '3' },
    )
      .skip()
      .play('pass');
    expect([t.p.turn, t.step(), t.seat()]).toEqual([1, 'exchange.give', 2]);
    t.play('give #81', 'pass', '#81 for Hill');
    expect([t.events('recovery'), t.fatigue('hill')]).toEqual([[{ kind: 'recovery', seat: 1, card: 81 }], 0]);
  });
});
