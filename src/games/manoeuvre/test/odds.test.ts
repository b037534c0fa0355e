import { describe, expect, test } from 'vitest';
import { fastChance } from '../../../kernel/fast-chance.ts';
import { listChoices, play } from '../../../kernel/flow.ts';
import type { Odds } from '../../../kernel/odds.ts';
import { same } from '../../../kernel/plain.ts';
import { copyPosition } from '../copy.ts';
import { grammar } from '../grammar.ts';
import { oddsOfChoice } from '../odds.ts';
import type { ManEvent, Position } from '../position.ts';
import { viewOf } from '../view.ts';
import { type Arrangement, box, steps, type Table, table } from './table.ts';

// Odds are exact: they equal a count of every roll, and a simulation of the very rules agrees with them.

interface Fight {
  readonly what: string;
  readonly arrangement: Arrangement;
  /** Choices before the one whose odds are asked, and that one. */
  readonly before: readonly (readonly [number, string])[];
  readonly choice: readonly [number, string];
  /** The figures by the rulebook, added up by hand: fixed attack, dice, defence. */
  readonly attack: number;
  readonly dice: readonly number[];
  readonly defence: number;
}

const FIGHTS: readonly Fight[] = [
  {
    what: 'an Assault in the open',
    arrangement: { units: { 'fr-8th': 'd5', 'gb-32nd-foot': 'd4' }, hands: [['fr-8th-1'], []] },
    before: [],
    choice: [0, 'assault fr-8th x gb-32nd-foot with fr-8th-1'],
    attack: 6,
    dice: [8, 8],
    defence: 6,
  },
  {
    what: 'a reduced unit on a reduced one: every line of the ladder',
    arrangement: { units: { 'fr-8th': 'd5 reduced', 'gb-32nd-foot': 'd4 reduced' }, hands: [['fr-8th-1'], []] },
    before: [],
    choice: [0, 'assault fr-8th x gb-32nd-foot with fr-8th-1'],
    attack: 3,
    dice: [8, 8],
    defence: 3,
  },
  {
    what: 'an Assault from a hill on a town with a redoubt, cards and Leaders on both sides, a Committed Attack',
    arrangement: {
      nations: ['gb', 'fr'],
      ground: { h: 'd4', t: 'd5' },
      units: { 'gb-32nd-foot': 'd4', 'fr-45th': 'd5' },
      redoubts: ['d5'],
      hands: [
        ['gb-32nd-foot-1', 'gb-32nd-foot-3', 'gb-ld-wellington', 'gb-hq-committed-attack-1', 'gb-hq-supply-1'],
        ['fr-45th-1', 'fr-ld-lannes', 'fr-hq-supply-1'],
      ],
    },
    before: [
      [0, 'assault gb-32nd-foot x fr-45th with gb-32nd-foot-1'],
      [1, 'pass'],
      [1, 'play fr-45th-1'],
      [1, 'play fr-ld-lannes'],
      [1, 'pass'],
      [0, 'play gb-hq-committed-attack-1'],
      [0, 'play gb-ld-wellington'],
      [0, 'play gb-32nd-foot-3'],
    ],
    choice: [0, 'pass'],
    attack: 6 + 2 + 5,
    dice: [8, 8, 6, 6, 6, 6],
    defence: 6 + 6 + 2 + 3 + 3,
  },
  {
    what: 'the same with Sappers',
    arrangement: {
      nations: ['gb', 'fr'],
      ground: { t: 'd5' },
      units: { 'gb-32nd-foot': 'd4', 'fr-45th': 'd5' },
      redoubts: ['d5'],
      hands: [['gb-32nd-foot-1', 'gb-hq-sappers-1', 'gb-hq-supply-1'], []],
    },
    before: [
      [0, 'assault gb-32nd-foot x fr-45th with gb-32nd-foot-1'],
      [0, 'play gb-hq-sappers-1'],
    ],
    choice: [0, 'pass'],
    attack: 6,
    dice: [8, 8],
    defence: 6 + 3,
  },
  {
    what: 'supporting units, one of them on a hill and with a card',
    arrangement: {
      nations: ['ru', 'fr'],
      ground: { h: 'c5', w: 'd5' },
      units: { 'ru-guard': 'd4', 'ru-orlov': 'c5', 'ru-koursk': 'e5 reduced', 'fr-imperial-guard': 'd5' },
      hands: [
        ['ru-guard-1', 'ru-orlov-1', 'ru-ld-barclay', 'ru-hq-supply-1'],
        ['fr-imperial-guard-1', 'fr-hq-supply-1'],
      ],
    },
    before: [
      [0, 'assault ru-guard x fr-imperial-guard with ru-guard-1'],
      [1, 'pass'],
      [1, 'play fr-imperial-guard-1'],
      [1, 'pass'],
      [0, 'command ru-orlov with ru-ld-barclay'],
      [0, 'support ru-koursk'],
      [0, 'play ru-orlov-1'],
    ],
    choice: [0, 'pass'],
    attack: 8 + 6 + 5 + 2,
    dice: [8, 8, 8, 8],
    defence: 8 + 7 + 2,
  },
  {
    what: 'an Ambush with a Leader',
    arrangement: {
      nations: ['us', 'gb'],
      ground: { m: 'd4', h: 'd5' },
      units: { 'us-1st': 'd5', 'gb-32nd-foot': 'd4 reduced' },
      hands: [['us-hq-ambush-1', 'us-ld-scott', 'us-hq-supply-1'], []],
    },
    before: [
      [0, 'ambush gb-32nd-foot with us-hq-ambush-1'],
      [0, 'play us-ld-scott'],
    ],
    choice: [0, 'pass'],
    attack: 4,
    dice: [10],
    defence: 3 + 1,
  },
  {
    what: 'an Ambush without one',
    arrangement: { nations: ['us', 'gb'], units: { 'gb-32nd-foot': 'd4' }, hands: [['us-hq-ambush-1'], []] },
    before: [],
    choice: [0, 'ambush gb-32nd-foot with us-hq-ambush-1'],
    attack: 0,
    dice: [10],
    defence: 6,
  },
  {
    what: 'a Bombardment',
    arrangement: {
      ground: { h: 'd6', w: 'd4' },
      units: { 'fr-imperial-guard': 'd6', 'gb-32nd-foot': 'd4' },
      hands: [['fr-imperial-guard-5'], []],
    },
    before: [],
    choice: [0, 'bombard fr-imperial-guard x gb-32nd-foot with fr-imperial-guard-5'],
    attack: 2,
    dice: [6, 6],
    defence: 8,
  },
  {
    what: 'a Volley',
    arrangement: {
      nations: ['at', 'gb'],
      units: { 'at-4th': 'd5', 'gb-32nd-foot': 'd4' },
      redoubts: ['d4'],
      hands: [['at-4th-3'], []],
    },
    before: [],
    choice: [0, 'volley at-4th x gb-32nd-foot with at-4th-3'],
    attack: 0,
    dice: [6, 6],
    defence: 9,
  },
  {
    what: 'the Grand Battery',
    arrangement: {
      ground: { h: 'd6 d4' },
      units: { 'fr-8th': 'd6', 'gb-1st-foot-guards': 'd4' },
      hands: [['fr-ld-napoleon'], []],
    },
    before: [],
    choice: [0, 'bombard fr-8th x gb-1st-foot-guards with fr-ld-napoleon'],
    attack: 0,
    dice: [10, 10],
    defence: 10,
  },
];

function set(fight: Fight): Table {
  const t = table({ ...fight.arrangement, phase: 'combat' });
  for (const [seat, choice] of fight.before) t.take(seat, choice);
  return t;
}

/** 6.1.7 and 6.2.4 once more, in the words of the ledger. */
function resultOf(choice: string, a: number, d: number): string {
  const kind = choice.split(' ')[0];
  if (kind === 'bombard' || kind === 'volley') return a > d ? 'hit' : 'nothing';
  if (a >= d * 4) return 'eliminated';
  if (a >= d * 3) return 'hitAndRetreat';
  if (a >= d * 2) return 'attackerChooses';
  if (a > d) return 'defenderChooses';
  return a === d || kind === 'ambush' ? 'nothing' : 'attackerHit';
}

/** Every roll of the dice, one by one. */
function counted({ attack, dice, defence, before, choice }: Fight): Map<string, number> {
  const first = before[0]?.[1] ?? choice[1];
  const ways = new Map<string, number>();
  const roll = (left: readonly number[], total: number): void => {
    const [sides, ...rest] = left;
    if (sides === undefined) {
      const key = resultOf(first, total, defence);
      ways.set(key, (ways.get(key) ?? 0) + 1);
      return;
    }
    for (let face = 1; face <= sides; face++) roll(rest, total + face);
  };
  roll(dice, attack);
  return ways;
}

const byKey = (odds: Odds) => new Map(odds.results.map(({ key, ways }) => [key, ways]));

/** Plays the choice many times from the same position and counts the results. */
function simulate(start: Position, [seat, text]: readonly [number, string], rounds: number): Map<string, number> {
  const wanted = grammar(box).parse(viewOf(steps, start, null), text);
  const chance = fastChance(`odds ${text}`);
  const seen = new Map<string, number>();
  for (let i = 0; i < rounds; i++) {
    const p = copyPosition(start);
    const choice = listChoices(steps, p, seat, []).find((known) => same(known, wanted));
    if (choice === undefined) throw new Error(`'${text}' is not offered`);
    play(steps, p, seat, choice, {
      roll: (stream, sides) => chance.next(stream, sides),
      reveal() {},
      tell(event: ManEvent) {
        if (event.kind === 'totals') seen.set(event.result, (seen.get(event.result) ?? 0) + 1);
      },
    });
  }
  return seen;
}

/** Chi-square for up to five degrees of freedom: 99.9% lie below 20.5. */
function chiSquare(odds: Odds, seen: ReadonlyMap<string, number>, rounds: number): number {
  let chi = 0;
  for (const { key, ways } of odds.results) {
    const expected = (ways / odds.of) * rounds;
    chi += ((seen.get(key) ?? 0) - expected) ** 2 / expected;
  }
  return chi;
}

describe('odds of a combat', () => {
  test.each(FIGHTS.map((fight) => [fight.what, fight] as const))('%s', (_what, fight) => {
    const t = set(fight);
    const odds = t.odds(...fight.choice);
    expect(odds.of).toBe(fight.dice.reduce((product, sides) => product * sides, 1));
    expect(byKey(odds)).toEqual(counted(fight));
    const rounds = 4000;
    const seen = simulate(t.position, fight.choice, rounds);
    expect([...seen.values()].reduce((sum, n) => sum + n, 0)).toBe(rounds);
    for (const key of seen.keys()) expect(byKey(odds).has(key)).toBe(true);
    expect(chiSquare(odds, seen, rounds)).toBeLessThan(20.5);
  });

  test('the figures behind them are told with their clauses', () => {
    const { terms } = set(FIGHTS[2] as Fight).odds(0, 'pass');
    expect(terms.map(({ side, what, clause, value }) => `${side} ${what} ${value} ${clause}`)).toEqual([
      'attack strength 6 MAN-6.1.6-a',
      'attack terrain 2 MAN-TEC-h',
      'attack leader 5 MAN-9.1.2-a',
      'attack dice 2d8 MAN-8.1-a',
      'attack dice 2d6 MAN-9.2.2-a',
      'attack dice 2d6 MAN-8.1-a',
      'defence strength 6 MAN-6.1.6-c',
      'defence card 6 MAN-8.2-a',
      'defence leader 2 MAN-9.1.2-a',
      'defence terrain 3 MAN-TEC-e',
      'defence redoubt 3 MAN-9.2.5-d',
    ]);
    const dice = (i: number) => {
      const fight = FIGHTS[i] as Fight;
      return set(fight)
        .odds(...fight.choice)
        .terms.filter(({ what }) => what === 'dice')
        .map(({ value, clause }) => [value, clause]);
    };
    expect([dice(6), dice(7), dice(8), dice(9)]).toEqual([
      [['1d10', 'MAN-6.1.6-b']],
      [['2d6', 'MAN-8.3-a']],
      [['2d6', 'MAN-8.5-a']],
      [['2d10', 'MAN-9.1.5-b']],
    ]);
  });

  test('a card that is considered counts as if it were played', () => {
    const t = table({ ...(FIGHTS[2] as Fight).arrangement, phase: 'combat' });
    const total = (odds: Odds, side: string) =>
      odds.terms.reduce(
        (sum, term) => sum + (term.side === side && typeof term.value === 'number' ? term.value : 0),
        0,
      );
    t.take(0, 'assault gb-32nd-foot x fr-45th with gb-32nd-foot-1').take(1, 'pass');
    expect(total(t.odds(1, 'pass'), 'defence')).toBe(12);
    expect(total(t.odds(1, 'play fr-45th-1'), 'defence')).toBe(18);
    expect(total(t.odds(1, 'play fr-ld-lannes'), 'defence')).toBe(14);
    t.take(1, 'pass');
    expect(total(t.odds(0, 'pass'), 'attack')).toBe(8);
    expect(total(t.odds(0, 'play gb-ld-wellington'), 'attack')).toBe(13);
    const dice = (choice: string) =>
      t.odds(0, choice).terms.flatMap(({ what, value }) => (what === 'dice' ? [value] : []));
    expect(dice('play gb-32nd-foot-3')).toEqual(['2d8', '2d6']);
    expect(dice('play gb-hq-committed-attack-1')).toEqual(['2d8', '2d6']);

    const ru = FIGHTS[4] as Fight;
    const led = table({ ...ru.arrangement, phase: 'combat' });
    led.take(0, 'assault ru-guard x fr-imperial-guard with ru-guard-1').take(1, 'pass', 'pass');
    expect(total(led.odds(0, 'command ru-koursk with ru-ld-barclay'), 'attack')).toBe(8 + 5);
    led.take(0, 'command ru-koursk with ru-ld-barclay');
    expect(total(led.odds(0, 'support ru-orlov'), 'attack')).toBe(8 + 5 + 6 + 2);
    expect(total(led.odds(0, 'pass'), 'attack')).toBe(8 + 5);
    // Considering changes nothing.
    expect(led.choices('support')).toEqual(['support ru-orlov']);
  });

  test('what leads to no dice has no odds', () => {
    const t = table({
      units: { 'fr-8th': 'd5 reduced', 'gb-32nd-foot': 'd4' },
      hands: [['fr-8th-1', 'fr-hq-skirmish-1', 'fr-hq-supply-1'], ['gb-hq-withdraw-1']],
      phase: 'combat',
    });
    const none = (seat: number, choice: string) => expect(() => t.odds(seat, choice)).toThrow('has no odds');
    none(0, 'pass');
    t.take(0, 'assault fr-8th x gb-32nd-foot with fr-8th-1');
    none(1, 'play gb-hq-withdraw-1');
    none(1, 'pass');
    t.take(1, 'pass', 'pass');
    none(0, 'play fr-hq-skirmish-1');
    const restoring = table({
      units: { 'fr-8th': 'd5 reduced' },
      hands: [['fr-hq-supply-1'], []],
      phase: 'restoration',
    });
    expect(oddsOfChoice(box, restoring.position, 0, { kind: 'restore', card: 52, unit: 4 })).toBeNull();
    expect(oddsOfChoice(box, restoring.position, 0, { kind: 'pass' })).toBeNull();
  });
});

describe('odds of a single die', () => {
  test('a withdrawal with a unit card of the United States', () => {
    const t = table({
      nations: ['fr', 'us'],
      units: { 'fr-8th': 'd5', 'us-4th-militia': 'd4' },
      hands: [['fr-8th-1'], ['us-4th-militia-1']],
      phase: 'combat',
    }).take(0, 'assault fr-8th x us-4th-militia with fr-8th-1');
    expect(t.odds(1, 'play us-4th-militia-1')).toEqual({
      of: 6,
      results: [
        { key: 'success', ways: 3 },
        { key: 'failure', ways: 3 },
      ],
      terms: [{ side: 'roll', what: 'dice', clause: 'MAN-8.7-a', value: '1d6' }],
    });
  });

  test('a Rally, and one that cannot fail', () => {
    const rally = (nation: 'fr' | 'es', unit: string, leader: string) =>
      table({
        nations: [nation, 'gb'],
        units: { [unit]: 'd5 reduced' },
        hands: [[leader], []],
        phase: 'restoration',
      }).odds(0, `restore ${unit} with ${leader}`);
    expect(rally('fr', 'fr-8th', 'fr-ld-ney').results).toEqual([
      { key: 'success', ways: 5 },
      { key: 'failure', ways: 1 },
    ]);
    // 9.1.3-a: no die is rolled.
    expect(() => rally('es', 'es-castille', 'es-ld-palafox')).toThrow('has no odds');
  });
});
