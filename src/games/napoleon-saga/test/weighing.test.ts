import { describe, expect, test } from 'vitest';
import { everyRoll } from '../../../kernel/every-roll.ts';
import { askedSeat, listChoices, play, type Seat } from '../../../kernel/flow.ts';
import type { GameChoice } from '../../../kernel/game.ts';
import type { Odds, Weighing, WhatIf } from '../../../kernel/odds.ts';
import { there } from '../../../kernel/there.ts';
import { copyPosition } from '../copy.ts';
import { ALL_SLOTS, slotName, zoneOf } from '../field.ts';
import { type Choice, NONE, type Position, type Unit } from '../position.ts';
import { box, game, steps, table } from './table.ts';

// What a player is shown before he attacks, held against the rules played with every face.

type Units = { readonly [slot: string]: string };
type Hands = readonly [readonly string[], readonly string[]];

/** Cards that are not in the starter decks. */
const RARE: readonly string[] = ['s33', 's37'];
const DECKS = { deckF: 'fr-900-a', deckC: 'co-900-a' };
/** A card that changes nothing here: whoever holds one more may hold anything. */
const SOMETHING = 's01';

const arranged = (units: Units, hands: Hands, more: object = {}): Position =>
  table({ units, hands, ...more }, {}, hands.flat().some((id) => RARE.includes(id)) ? DECKS : {}).position;
const chosen = (p: Position, text: string): Choice => there(game.parse(game.view(p, 0), text));
const weighed = (p: Position, text: string): Weighing => there(game.weigh?.(p, 0, chosen(p, text)) ?? undefined);
/** The design of its card, or what kind of deed it is. */
function designIn(choice: GameChoice): string {
  const card: unknown = 'card' in choice ? choice.card : null;
  return typeof card === 'number' ? (box.cards[card % box.cards.length]?.id ?? '') : choice.kind;
}
const shares = ({ of, results }: Pick<Odds, 'of' | 'results'>) =>
  Object.fromEntries(results.map(({ key, ways }): [string, number] => [key, Math.round((ways / of) * 1e9)]).sort());

const ifOf = ({ ifs }: Weighing, by: Seat, design: string): WhatIf =>
  there(ifs.find((each) => each.by === by && designIn(each.choice) === design));

function fate(p: Position, unit: Unit, before: number): string {
  const slot = p.where[unit] ?? NONE;
  if (slot === NONE) return 'falls';
  if (zoneOf(slot) === 'RET') return 'retreats';
  return (p.wounds[unit] ?? 0) > before ? 'wounded' : 'unhurt';
}

/** Plays every face of every die; `by` plays the card of that design the first time he can, or does that deed. */
function played(p: Position, text: string, one: Unit, two: Unit, by: Seat, design: string) {
  const before = [p.wounds[one] ?? 0, p.wounds[two] ?? 0] as const;
  return everyRoll((io) => {
    const q = copyPosition(p);
    play(steps, q, 0, chosen(p, text), io);
    let done = false;
    while (q.stack.length > 2) {
      const seat = askedSeat(steps, q);
      const choices = seat < 0 ? [] : listChoices(steps, q, seat, []);
      const wanted: Choice | undefined = done || seat !== by ? undefined : choices.find((c) => designIn(c) === design);
      done ||= wanted !== undefined;
      const of = (kind: Choice['kind']) => choices.find((c) => c.kind === kind);
      const free = choices.find((c) => c.kind === 'retreat' && q.at[c.to] === NONE);
      const next = wanted ?? of('pass') ?? of('ignore') ?? of('stand') ?? free;
      if (next === undefined) break;
      play(steps, q, seat, next, io);
    }
    const [own, their] = [fate(q, one, before[0]), fate(q, two, before[1])];
    if (q.melees.length === 0 && own === 'unhurt' && their === 'unhurt' && !text.startsWith('fire')) return 'noFight';
    return text.startsWith('fire') ? their : `${their}-${own}`;
  });
}

const unitIn = (p: Position, name: string): Unit =>
  p.at[ALL_SLOTS.find((slot) => slotName(slot) === name) ?? 0] ?? NONE;

describe('what one choice more makes of it is what the rules make of it', () => {
  const CHARGE: Units = { 'F.L2.1': 'fr-cuirassiers 1', 'C.L1.5': 'gb-line 1' };
  const cases: readonly (readonly [string, Units, string, Seat, string, string])[] = [
    ['a Volley', { 'F.L1.1': 'fr-line', 'C.L1.5': 'pr-line 1' }, 'fire F.L1.1 x C.L1.5', 0, 's10', 'C.L1.5'],
    ['Skirmishers', { 'F.L1.1': 'fr-line', 'C.L1.5': 'pr-line 1' }, 'fire F.L1.1 x C.L1.5', 1, 's20', 'C.L1.5'],
    ['a Reverse Slope', { 'F.L2.1': 'fr-footart', 'C.L1.5': 'gb-line' }, 'fire F.L2.1 x C.L1.5', 1, 's37', 'C.L1.5'],
    ['Stand Firm', { 'F.L1.1': 'fr-line', 'C.L1.5': 'pr-line 1' }, 'fire F.L1.1 x C.L1.5', 1, 's12', 'C.L1.5'],
    [
      'Stand Firm in a Melee',
      { 'F.L1.1': 'fr-line 1', 'C.L1.5': 'gb-line 1' },
      'engage F.L1.1 x C.L1.5',
      0,
      's12',
      'C.L1.5',
    ],
    ['a Square', CHARGE, 'charge F.L2.1 F.L1.1', 1, 's06', 'C.L1.5'],
    ['an Echelon', CHARGE, 'charge F.L2.1 F.L1.1', 0, 's07', 'C.L1.5'],
    ['Ney', CHARGE, 'charge F.L2.1 F.L1.1', 0, 's33', 'C.L1.5'],
    [
      'a counter-charge',
      { 'F.L2.1': 'fr-cuirassiers', 'C.L1.5': 'gb-greys 1' },
      'charge F.L2.1 F.L1.1',
      1,
      'countercharge',
      'C.L1.5',
    ],
    ['spurs', { 'F.L1.1': 'fr-dragoons', 'C.L1.5': 'pr-line 1' }, 'engage F.L1.1 x C.L1.5', 0, 'spur', 'C.L1.5'],
    ['an evasion', { 'F.L1.1': 'fr-line', 'C.L1.5': 'pr-hussars' }, 'engage F.L1.1 x C.L1.5', 1, 'evade', 'C.L1.5'],
  ];
  test.each(cases)('%s', (_name, units, text, by, design, target) => {
    const holds = design.startsWith('s') && /\d/.test(design);
    const hand = holds ? [design] : [];
    const hands: Hands = by === 0 ? [hand, [SOMETHING]] : [[], hand.length > 0 ? hand : [SOMETHING]];
    const p = arranged(units, hands);
    const what = ifOf(weighed(p, text), by, design);
    const from = Object.keys(units)[0] ?? '';
    const counted = there(played(p, text, unitIn(p, from), unitIn(p, target), by, design) ?? undefined);
    expect(shares(what)).toEqual(shares(counted));
    expect(shares(what)).not.toEqual(shares(there(game.odds(p, 0, chosen(p, text)) ?? undefined)));
  });
});

describe('what the enemy may answer', () => {
  const UNITS: Units = { 'F.L2.1': 'fr-dragoons', 'C.L1.5': 'gb-line', 'C.R.1': 'gb-greys' };
  const answers = (hand: readonly string[], units: Units = UNITS) =>
    weighed(arranged(units, [[], hand]), 'charge F.L2.1 F.L1.1').ifs.filter(({ by }) => by === 1);

  test('is told from what everybody knows: not by his hand, nor by what lies face down', () => {
    const known = answers(['s06']);
    expect(known.map(({ choice }) => designIn(choice))).toContain('s06');
    expect(answers(['s20']).map(({ choice }) => designIn(choice))).toEqual(known.map(({ choice }) => designIn(choice)));
    expect(answers(['s20'], { ...UNITS, 'C.R.1': 'gb-footart' })).toEqual(answers(['s20']));
  });

  test('is nothing to be feared from cards if he holds none but his Bluff card', () => {
    expect(answers([]).filter(({ choice }) => 'card' in choice)).toEqual([]);
  });

  test('is no card that everybody has seen go', () => {
    const p = arranged(UNITS, [[], ['s20']]);
    const side = p.sides[1];
    const isSquare = (card: number) => box.cards[card % box.cards.length]?.id === 's06';
    const squares = side.deck.filter(isSquare);
    side.discard.push(...squares);
    side.deck = side.deck.filter((card) => !isSquare(card));
    const designs = weighed(p, 'charge F.L2.1 F.L1.1').ifs.map(({ choice }) => designIn(choice));
    expect(squares.length).toBeGreaterThan(0);
    expect(designs).not.toContain('s06');
  });
});

describe('the dice and what they are worth', () => {
  test('every face is sorted by what it does; Morale follows where Wounds ask for it', () => {
    const { dice, by } = weighed(
      arranged({ 'F.L1.1': 'fr-line', 'C.L1.5': 'pr-line 1' }, [[], []]),
      'fire F.L1.1 x C.L1.5',
    );
    expect(by).toBe(0);
    expect(dice.map(({ side, after, target }) => [side, after, target])).toEqual([
      ['attack', null, null],
      ['defenceMorale', 'wounds1', 6],
      ['defenceMorale', 'wounds2', 7],
    ]);
    for (const { faces } of dice) expect(faces.flatMap((group) => group.faces).sort()).toEqual([1, 2, 3, 4, 5, 6]);
    // NS-FIRE-04: with 3 on it, the die brings a Wound from 6 in all, and two from 9.
    expect(dice[0]?.faces).toEqual([
      { key: 'wounds0', faces: [1, 2], good: null },
      { key: 'wounds1', faces: [3, 4, 5], good: 0 },
      { key: 'wounds2', faces: [6], good: 0 },
    ]);
  });

  test('a fall is worth its points, with an own objective that it scores', () => {
    const units: Units = { 'F.L1.1': 'fr-line', 'C.L1.5': 'gb-horseart 2' };
    const worth = (own: readonly string[]) =>
      weighed(arranged(units, [[], []], { objectives: [own, ['o13', 'o14']] }), 'fire F.L1.1 x C.L1.5').worth;
    expect(worth(['o01', 'o02'])).toMatchObject([
      { result: 'falls', seat: 0, points: 2, total: 2, clause: 'NS-VIC-05' },
    ]);
    expect(worth(['o01', 'o05'])).toMatchObject([{ points: 3, total: 3 }]);
  });

  test('what the enemy is after is counted only where he has shown it', () => {
    const p = arranged({ 'F.L1.1': 'fr-cuirassiers 3', 'C.L1.5': 'gb-line' }, [[], []], {
      objectives: [
        ['o01', 'o02'],
        ['o04', 'o13'],
      ],
    });
    const theirs = () => weighed(p, 'engage F.L1.1 x C.L1.5').worth.find(({ seat }) => seat === 1)?.points;
    const secret = theirs();
    p.sides[1].shown = p.sides[1].objectives.slice();
    expect(theirs()).toBe((secret ?? 0) + 1);
  });
});
