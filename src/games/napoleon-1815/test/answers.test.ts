import { describe, expect, test } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { CaseError } from '../../../kernel/case.ts';
import { fastRandom } from '../../../kernel/fast-chance.ts';
import { get, there } from '../../../kernel/there.ts';
import { buildBox } from '../data/build.ts';
import { STANDARD_PACK } from '../data/standard.ts';
import { napoleon1815 } from '../game.ts';
import type { Choice } from '../position.ts';
import { blockNamed, box, game, optionsWith, over, table, zoneNamed } from './table.ts';

const arrange = await game.arranger();

// The answers of the contract: odds, notation, reading, arranging, imagining.

describe('odds', () => {
  const START = { pieces: { ney: 'sombreffe', picton: 'sombreffe', lobau: 'avesnes', bulow: 'hannut' } };
  const oddsOf = (t: ReturnType<typeof table>, c: Choice = { kind: 'fight' }) => game.odds(t.p, t.seat(), c);

  test('cards: one French card against two of the coalition, drawn from what the attacker cannot tell apart', () => {
    // French deck: one loss of two; coalition: two losses of three cards.
    const t = table({ ...START, decks: { french: [1, 2], coalition: [37, 40, 44] } }).play('+ Ney');
    const odds = there(oddsOf(t));
    // attack 0 or 1 loss (1:1); defence 1 loss (2 ways of 3) or 2 losses (1 way of 3).
    expect(odds.of).toBe(6);
    expect(odds.results).toEqual([
      { key: 'defenderWins', ways: 4 },
      { key: 'draw', ways: 2 },
      { key: 'attackerWins', ways: 0 },
    ]);
    expect(odds.terms).toContainEqual({
      side: 'attack',
      what: expect.stringMatching(/^strength:\d+$/),
      clause: 'N15-CBT-11',
      value: 1,
    });
  });

  test('cards in the hand of the enemy may be in his deck for all the seat knows', () => {
    const t = table({ ...START, hands: { coalition: [44] }, decks: { french: [1, 2], coalition: [37, 40] } }).play(
      '+ Ney',
    );
    expect(there(oddsOf(t)).of).toBe(6);
    const seen = table({
      ...START,
      hands: { coalition: [44] },
      seen: { french: [44] },
      decks: { french: [1, 2], coalition: [37, 40] },
    }).play('+ Ney');
    expect(there(oddsOf(seen)).results).toEqual([
      { key: 'defenderWins', ways: 2 },
      { key: 'draw', ways: 0 },
      { key: 'attackerWins', ways: 0 },
    ]);
  });

  test('a deck that runs out is made anew from the discard pile', () => {
    const t = table({ ...START, decks: { french: [1, 2], coalition: [37] } }).play('+ Ney');
    // One card is the last of the deck, a loss; the other comes from 35 discards, 17 of them with a loss.
    expect(there(oddsOf(t)).of).toBe(2 * 35);
  });

  test('dice', () => {
    const t = table({ ...START, decks: { french: [1], coalition: [37] } }, { combat: 'dice' }).play('+ Ney');
    const odds = there(oddsOf(t));
    expect(odds.of).toBe(6 ** 3);
    // One die against two, half of the faces a loss: 1-0 in 3 * 9 ways; 0-0 and 1-1 in 3 * 9 + 3 * 18.
    expect(odds.results).toEqual([
      { key: 'defenderWins', ways: 108 },
      { key: 'draw', ways: 81 },
      { key: 'attackerWins', ways: 27 },
    ]);
  });

  test('an attack that would be cancelled', () => {
    const t = table({ ...START, pieces: { ney: { zone: 'sombreffe', fatigue: 5 }, picton: 'sombreffe' } }).play(
      '+ Ney',
    );
    expect(there(oddsOf(t)).results).toEqual([{ key: 'cancelled', ways: 1 }]);
  });

  test('on the march, in a window of the combat, and where nobody can know', () => {
    const t = table({
      pieces: { reille: 'ligny', picton: 'marbais' },
      decks: { french: [2, 1, 8], coalition: [44, 59] },
    }).play('+ Reille', 'march', '> Marbais');
    expect(there(oddsOf(t)).terms).toContainEqual({ side: 'attack', what: 'march', clause: 'N15-CBT-12', value: -1 });
    const window = table({
      ...START,
      hands: { coalition: [47] },
      decks: { french: [1, 2], coalition: [37, 40, 44] },
    }).play('+ Ney', 'fight');
    expect(there(oddsOf(window, { kind: 'pass' })).of).toBeGreaterThan(1);
    expect(oddsOf(window, { kind: 'play', card: 47 })).toBeNull();
    expect(oddsOf(table(START, { level: 'grognard' }).play('+ Ney'))).toBeNull();
    expect(oddsOf(table(START), { kind: 'pass' })).toBeNull();
  });

  test('GRANDE BATTERIE counts', () => {
    const t = table({
      pieces: { reille: 'sombreffe', erlon: 'sombreffe', lobau: 'sombreffe', picton: 'sombreffe' },
      hands: { french: [21], coalition: [47] },
      decks: { french: [2, 8, 12, 18, 9], coalition: [44, 59] },
    });
    t.play('+ Reille', "+ D'Erlon", '+ Lobau', 'fight', 'play #21');
    expect(there(oddsOf(t, { kind: 'pass' })).results.at(-1)).toEqual({
      key: 'attackerWins',
      ways: there(oddsOf(t, { kind: 'pass' })).of,
    });
  });
});

describe('notation', () => {
  const v = game.view(
    table({ pieces: { ney: 'ligny', napoleon: 'ligny', picton: 'ath' }, decks: { french: [2] } }).play(
      '+ Ney',
      '+ Napoléon',
      'march',
    ).p,
    0,
  );

  test.each<[Choice, string]>([
    [{ kind: 'step', to: zoneNamed('fleurus') }, 'Ney, Napoléon: Ligny > Fleurus'],
    [{ kind: 'go' }, 'march'],
    [{ kind: 'stack', block: blockNamed('vedette P3') }, '+ vedette P3'],
    [{ kind: 'deploy', block: blockNamed('erlon'), zone: zoneNamed('braine-l-alleud') }, "D'Erlon @ Braine-l'Alleud"],
    [{ kind: 'lose', corps: blockNamed('gerard'), arm: 'cavalry' }, 'Gérard loses cavalry'],
    [{ kind: 'recover', card: 12, corps: 0 }, '#12 for Ney'],
    [{ kind: 'retreat', to: zoneNamed('genappe') }, 'retreat > Genappe'],
    [{ kind: 'seat', seat: 2 }, 'name prussian'],
  ])('%j is written %s', (c, text) => {
    expect(game.print(v, c)).toBe(text);
    expect(game.parse(v, text)).toEqual(c);
  });

  test('accents and capitals can be left out, nonsense is nothing', () => {
    expect(game.parse(v, '+ napoleon')).toEqual({ kind: 'stack', block: blockNamed('napoleon') });
    expect(game.parse(v, 'at quatre-bras')).toEqual({ kind: 'zone', zone: zoneNamed('quatre-bras') });
    expect(game.parse(v, '> Fleurus')).toEqual({ kind: 'step', to: zoneNamed('fleurus') });
    for (const text of [
      '',
      'play #99',
      'tire Napoléon',
      '+ Murat',
      '> Paris',
      'name spanish',
      'bridge Ligny = Marbais = x',
      'toString',
    ])
      expect(game.parse(v, text)).toBeNull();
  });

  test('every bridge and every block has a name of its own', () => {
    const names = new Set(Array.from({ length: 43 }, (_, block) => game.print(v, { kind: 'stack', block })));
    expect(names.size).toBe(43);
    box.links.forEach((_link, link) => {
      expect(game.parse(v, game.print(v, { kind: 'bridge', link }))).toEqual({ kind: 'bridge', link });
    });
  });
});

describe('reading', () => {
  test.each([
    null,
    3,
    [],
    {},
    { kind: 'walk' },
    { kind: 'stack', block: 43 },
    { kind: 'stack', block: -1 },
    { kind: 'step', to: 68 },
    { kind: 'play', card: 75 },
    { kind: 'lose', corps: 1, arm: 'guns' },
    { kind: 'tire', corps: 19 },
    { kind: 'seat', seat: 3 },
    { kind: 'recover', card: 1 },
    { kind: 'bridge', link: 1.5 },
    { kind: 'deploy', block: 1 },
  ])('%j is no choice', (value) => {
    expect(game.readChoice(value)).toBeNull();
  });

  test('what is one', () => {
    for (const c of [
      { kind: 'pass' },
      { kind: 'stack', block: 3 },
      { kind: 'seat', seat: 1 },
      { kind: 'bridge', link: 4 },
      { kind: 'zone', zone: 2 },
    ] as const)
      expect(game.readChoice({ ...c })).toEqual(c);
  });
});

describe('arranging', () => {
  test.each<[object, RegExp]>([
    [{ pieces: { murat: 'ligny' } }, /pieces has no 'murat'/],
    [{ pieces: { ney: 'paris' } }, /there is no zone 'paris'/],
    [{ colour: 3 }, /the position has no 'colour'/],
    [{ turn: 9 }, /turn is 9, but must be from 1 to 3/],
    [{ hands: { french: [37] }, decks: { coalition: [37] } }, /card 37/],
    [{ vedettes: { french: { ligny: 9 } }, pieces: { ney: 'ligny' } }, /option 'level' on 'grognard'/],
    [{ axes: [{ zone: 'ligny', towards: 'ath', camp: 'french' }] }, /'ath' is not next to 'ligny'/],
    [{ control: { namur: 'spanish' } }, /no nation 'spanish'/],
    [{ pieces: [] }, /must be an object/],
    [{ fortified: 'ligny' }, /must be a list/],
    [{ vp: 'many' }, /whole number/],
    [{ destroyed: ['ligny--paris'] }, /no zone 'paris'/],
    [{ phase: 'night' }, /no phase 'night'/],
  ])('%j is refused', (description, says) => {
    expect(() => arrange(description as never, optionsWith({}))).toThrow(CaseError);
    expect(() => arrange(description as never, optionsWith({}))).toThrow(says);
  });

  test('without pieces the scenario stands', () => {
    expect(arrange({}).where[blockNamed('napoleon')]).toBe(zoneNamed('fleurus'));
  });
});

describe('imagining', () => {
  test('identities, orders of battle and hands really vary', () => {
    const t = table(
      { turn: 3, vedettes: {}, hands: { coalition: [37, 38, 39] } },
      { level: 'grognard', scenario: 'ligny-quatre-bras' },
    );
    const v = game.view(t.p, 0);
    const random = fastRandom('vary');
    const places = new Set<string>();
    const held = new Set<number>();
    const tired = new Set<number>();
    for (let i = 0; i < 300; i++) {
      const p = game.imagine(v, random);
      places.add(`${p.where[blockNamed('pirch')]}`);
      tired.add(get(p.fatigue, blockNamed('pirch')));
      for (const card of get(p.hands, 1)) held.add(card);
    }
    expect(places.size).toBeGreaterThanOrEqual(3);
    // All cards that can be in a hand: red ones never are (DRW-02).
    const cards = get(box.decks, 1).filter((card) => get(box.cards, card).colour !== 'red');
    expect([...held].sort()).toEqual([...cards].sort());
    expect(tired.size).toBe(9);
  });

  /** What somebody imagines of a share that he cannot see: the corps that it is about. */
  const shared = (t: ReturnType<typeof table>, viewer: number) => {
    expect(t.step()).toBe('share.place');
    const imagined = game.imagine(game.view(t.p, viewer), fastRandom('share'));
    return { corps: there(imagined.shares.at(-1)).corps, imagined };
  };

  rule(
    ['N15-SET-07', 'N15-EVT-TEN-01'],
    'behind screens the loss of TENIR is imagined among those who were beaten',
    () => {
      for (const act of ['french', 'coalition']) {
        const t = table(
          {
            pieces: { reille: 'sombreffe', erlon: 'sombreffe', picton: 'sombreffe', lobau: 'avesnes', bulow: 'hannut' },
            act,
            hands: { coalition: [66] },
            decks: { french: [1, 3, 8, 12], coalition: [59, 62] },
          },
          { screens: 'hidden' },
        );
        if (act === 'french') t.play('+ Reille', "+ D'Erlon", 'fight');
        else t.play('+ Picton', 'fight');
        while (!t.offered().includes('play #66')) t.play(get(t.offered(), 0));
        t.play('play #66');
        expect(shared(t, 0).corps).toEqual([blockNamed('picton')]);
      }
    },
  );

  rule(['N15-FOG-05', 'N15-EVT-EMB-01'], 'in fog EMBUSCADE is imagined among those who march', () => {
    const t = table(
      { pieces: { ney: 'ligny', erlon: 'ligny', picton: 'ath' }, hands: { coalition: [51] }, decks: { french: [2] } },
      { level: 'grognard' },
    ).play('+ Ney', 'march', 'play #51');
    const { corps, imagined } = shared(t, 1);
    expect(corps).toEqual(there(imagined.op).group.filter((block) => block < 19));
  });

  rule(['N15-SET-07', 'N15-EVT-RAV-01'], 'behind screens RAVITAILLEMENT is imagined in the zone that was named', () => {
    const t = table(
      {
        pieces: { picton: { zone: 'ath', fatigue: 2 }, zieten: 'ath', hill: 'alost', ney: 'ligny' },
        phase: 'initiative',
        hands: { coalition: [59] },
        decks: { french: [2], coalition: [37] },
      },
      { screens: 'hidden' },
    ).play('play #59', 'at Ath');
    expect(shared(t, 0).corps).toEqual([blockNamed('picton'), blockNamed('zieten')]);
  });

  rule(
    ['N15-CTL-09', 'N15-EVT-REA-02'],
    'behind screens the fatigue for a town is imagined among those who came',
    () => {
      const t = table(
        {
          pieces: { ney: 'ligny', lobau: 'temploux', erlon: 'temploux', zieten: 'ath' },
          hands: { french: [14] },
          act: 'coalition',
          decks: { coalition: [38] },
        },
        { screens: 'hidden' },
      ).play('+ Zieten', 'march', 'play #14', '+ Lobau', "+ D'Erlon", '> Namur');
      expect(shared(t, 1).corps).toEqual([blockNamed('lobau'), blockNamed('erlon')]);
      t.play('tire Lobau');
      expect(t.told.filter(({ event }) => event.kind === 'tired')).toEqual([
        { event: { kind: 'tired', corps: blockNamed('lobau'), by: 1, why: 'event' }, only: 0 },
      ]);
    },
  );
});

rule('N15-RET-15', 'a stack whose only way out is the axis of the winner stays and is not pursued', async () => {
  const pack = {
    ...STANDARD_PACK,
    connections: STANDARD_PACK.connections.filter(({ id }) => !id.includes('assche') || id.includes('bruxelles')),
  };
  const small = buildBox(pack);
  const other = napoleon1815(small);
  expect(get(small.zones, zoneNamed('alost')).near).toHaveLength(1);
  const p = (await other.arranger())({
    pieces: { reille: 'alost', ney: 'alost', picton: { zone: 'alost', cavalry: 0 }, lobau: 'avesnes', bulow: 'hannut' },
    axes: [{ zone: 'alost', towards: 'ninove', camp: 'french' }],
    decks: { french: [8, 2, 1], coalition: [59, 44] },
  });
  const t = over(p, {}, other).play('+ Reille', '+ Ney', 'fight');
  expect(t.events('held')).toEqual([{ kind: 'held', zone: zoneNamed('alost'), how: 'noWay' }]);
  expect(t.events('pursuit')).toEqual([]);
  expect(p.where[blockNamed('picton')]).toBe(zoneNamed('alost'));
  expect(p.combat).toBeNull();
  expect(p.activated[blockNamed('picton')]).toBe(true);
});

rule(['N15-SEQ-01', 'N15-INI-01'], 'whoever is asked for a blue card is told that it is the initiative phase', () => {
  const t = table({ pieces: { ney: 'ligny', picton: 'ath' }, phase: 'draw', decks: { french: [31, 2, 3, 4] } });
  expect([t.step(), game.view(t.p, 0).phase, game.view(t.p, null).phase]).toEqual([
    'initiative.card',
    'initiative',
    'initiative',
  ]);
  expect(t.events('phase').map(({ phase }) => phase)).toEqual(['draw', 'initiative']);
});
