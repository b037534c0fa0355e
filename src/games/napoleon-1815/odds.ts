import { askedSeat, listChoices, play, procedure, rulesFrom, type Seat, type Steps, top } from '../../kernel/flow.ts';
import type { Odds, OddsTerm } from '../../kernel/odds.ts';
import { get, there } from '../../kernel/there.ts';
import { copyPosition } from './copy.ts';
import type { Box, Card } from './data/box.ts';
import { type Choice, type Combat, NONE, type Position, type Side } from './position.ts';
import { campOfSeat, contested } from './rules/board.ts';
import { PASS } from './rules/choices.ts';
import { addedTerms, baseTerms, campOfSide, diceOf } from './rules/combat.ts';
import type { Term } from './told.ts';

// The exact distribution of a combat's losses: dice, or cards as the seat can know them. What lies between the choice and the
// cards (the rain, whom it kills, an attack that is cancelled) the rules themselves play; nobody plays a card on the way.

/** `ways[n]`: in how many equally likely draws the losses are n. */
type Ways = readonly number[];

function times(a: Ways, c: Ways): number[] {
  const out = new Array<number>(Math.max(0, a.length + c.length - 1)).fill(0);
  a.forEach((x, i) => {
    c.forEach((y, j) => {
      out[i + j] = get(out, i + j) + x * y;
    });
  });
  return out;
}

function plus(a: Ways, c: Ways): number[] {
  return Array.from({ length: Math.max(a.length, c.length) }, (_, i) => (a[i] ?? 0) + (c[i] ?? 0));
}

function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return Math.round(ways);
}

/** For each number of cards drawn from a bag without putting back, the ways of their losses. */
function drawsFrom(b: Box, bag: readonly Card[], most: number): readonly Ways[] {
  const rows: number[][] = [[1]];
  for (const card of bag) {
    const one = [...new Array<number>(get(b.cards, card).losses).fill(0), 1];
    for (let drawn = Math.min(most, rows.length) - 1; drawn >= 0; drawn--)
      rows[drawn + 1] = plus(rows[drawn + 1] ?? [], times(get(rows, drawn), one));
  }
  return rows;
}

/** The hands of the camp that the seat has not seen. */
function unseen(p: Position, seat: Seat, camp: number): Card[] {
  return p.hands.flatMap((hand, of) =>
    campOfSeat(of) === camp && of !== seat ? hand.filter((card) => !get(p.seen, seat).includes(card)) : [],
  );
}

const gcd = (a: number, c: number): number => (c === 0 ? a : gcd(c, a % c));

/**
 * Draws from a deck of which the seat knows how many cards it has, and that it and the unseen hands are one lot. But a red card
 * is never in a hand (DRW-02, DRW-05): those that have not been seen are all in the deck.
 */
function deckWays(b: Box, p: Position, seat: Seat, camp: number, count: number): Ways {
  const deck = get(p.decks, camp);
  const hands = unseen(p, seat, camp);
  const lot = [...deck, ...hands];
  const certain = lot.filter((card) => isRed(b, card));
  const others = lot.filter((card) => !certain.includes(card));
  const [fixed, loose] = [drawsFrom(b, certain, count), drawsFrom(b, others, count)];
  // `drawn` of the others: in so many ways the rest of them lies in deck and hands.
  const lying = Array.from({ length: count + 1 }, (_, drawn) =>
    fixed[count - drawn] === undefined ? 0 : choose(others.length - drawn, deck.length - certain.length - drawn),
  );
  const common = lying.reduce(gcd, 0);
  return lying.reduce<Ways>((sum, n, drawn) => {
    if (n === 0) return sum;
    const ways = times(get(fixed, count - drawn), loose[drawn] ?? []);
    return plus(
      sum,
      ways.map((way) => (way * n) / common),
    );
  }, []);
}

const isRed = (b: Box, card: Card): boolean => get(b.cards, card).colour === 'red';

/** I12: an empty deck is made anew from the discard pile in mid-draw. */
function cardWays(b: Box, p: Position, seat: Seat, camp: number, count: number): Ways {
  const first = Math.min(count, get(p.decks, camp).length);
  const ways = deckWays(b, p, seat, camp, first);
  const pile = get(p.discards, camp);
  const second = Math.min(count - first, pile.length);
  return second === 0 ? ways : times(ways, get(drawsFrom(b, pile, second), second));
}

function diceWays(b: Box, c: Combat, side: Side, count: number): Ways {
  const die: number[] = [];
  for (const { losses } of get(b.dice, diceOf(c.stacks[side]))) {
    while (die.length <= losses) die.push(0);
    die[losses] = get(die, losses) + 1;
  }
  let ways: number[] = [1];
  for (let i = 0; i < count; i++) ways = times(ways, die);
  return ways;
}

/** Where the rules stop for the odds: the cards are turned up, the attack is cancelled, the stack fights no more. */
const STOPS = ['combat.reveal', 'combat.cancel', 'combat.close', 'operation.flip'];

function rulesUntil(steps: Steps<Position, Choice>): Steps<Position, Choice> {
  const stop = there(
    procedure<Position, { step: string }, Choice>('stop', {
      here: { who: () => NONE, choices() {}, take() {} },
    })['stop.here'],
  );
  return rulesFrom(steps, Object.fromEntries(STOPS.map((name) => [name, stop])));
}

/** Nothing is left to chance before the cards are turned up. */
const NO_CHANCE = {
  roll(stream: string): number {
    throw new Error(`'${stream}' is rolled before the combat`);
  },
  reveal() {},
  tell: null,
};

/** Plays on until the rules stop: once for each corps on which the owner can put the fatigue of the rain. */
function playOut(rules: Steps<Position, Choice>, p: Position): Position[] {
  while (p.outcome === null && !STOPS.includes(top(p).step)) {
    const seat = askedSeat(rules, p);
    if (top(p).step !== 'window.ask')
      return listChoices(rules, p, seat, []).flatMap((c) => playOut(rules, chosen(rules, p, seat, c)));
    play(rules, p, seat, PASS, NO_CHANCE);
  }
  return [p];
}

function chosen(rules: Steps<Position, Choice>, p: Position, seat: Seat, c: Choice): Position {
  const next = copyPosition(p);
  play(rules, next, seat, c, NO_CHANCE);
  return next;
}

/** Does the choice begin a combat, or go on with one whose cards are still to be counted? */
function leadsToCombat(p: Position, c: Choice): boolean {
  const { op, combat } = p;
  if (op === null) return false;
  const { step } = top(p);
  if (combat !== null) {
    const inWindow = step === 'window.ask' && p.stack.some((frame) => frame.step.startsWith('combat.'));
    return c.kind === 'pass' && inWindow && combat.cards[0] === NONE;
  }
  if (c.kind === 'tire')
    return op.intent === 'fight' && step === 'share.place' && there(p.shares.at(-1)).why === 'rain';
  if (c.kind !== 'fight' || op.group.length === 0) return false;
  return (step === 'operation.designate' || step === 'operation.attack') && contested(p, op.zone);
}

/** Null where the strength of the enemy is hidden: then nobody can know. */
export function oddsOf(b: Box, steps: Steps<Position, Choice>): (p: Position, seat: Seat, c: Choice) => Odds | null {
  const rules = rulesUntil(steps);
  return (p, seat, c) => {
    if (p.screens || p.outcome !== null || !leadsToCombat(p, c)) return null;
    const all = playOut(rules, chosen(rules, p, seat, c)).map((at) => oddsAt(b, at, seat));
    return all.reduce((best, odds) => (isBetter(odds, best) ? odds : best));
  };
}

const share = ({ of, results }: Odds, wanted: string): number =>
  (results.find(({ key }) => key === wanted)?.ways ?? 0) / of;

/** PLU-01: the attacker places the fatigue of the rain himself, where it costs him least. */
function isBetter(odds: Odds, best: Odds): boolean {
  const more = share(odds, 'attackerWins') - share(best, 'attackerWins');
  return more > 0 || (more === 0 && share(odds, 'defenderWins') < share(best, 'defenderWins'));
}

/** The odds where the rules have stopped. */
function oddsAt(b: Box, p: Position, seat: Seat): Odds {
  const { combat } = p;
  // ELI-01: the rain has killed the stack, and perhaps ended the match.
  if (combat === null || p.outcome !== null) return { of: 1, results: [{ key: 'perished', ways: 1 }], terms: [] };
  const sides: readonly Side[] = [0, 1];
  const terms = sides.flatMap((side) =>
    [...baseTerms(p, combat, side), ...addedTerms(b, p, combat, side)].map((term) => oddsTerm(side, term)),
  );
  if (top(p).step !== 'combat.reveal') return { of: 1, results: [{ key: 'cancelled', ways: 1 }], terms };
  const [attack, defence] = sides.map((side) => {
    const count = combat.cards[side];
    return p.dice ? diceWays(b, combat, side, count) : cardWays(b, p, seat, campOfSide(combat, side), count);
  });
  return { ...compare(there(attack), there(defence), combat), terms };
}

/** A term that a block brings says which: `strength:5`. */
function oddsTerm(side: Side, { what, clause, value, block }: Term): OddsTerm {
  return { side: side === 0 ? 'attack' : 'defence', what: block === NONE ? what : `${what}:${block}`, clause, value };
}

/** GBA-02 counts for the winner; who has more losses inflicted wins. The worst for the attacker comes first, as in every odds. */
function compare(attack: Ways, defence: Ways, c: Combat): Pick<Odds, 'of' | 'results'> {
  const battery = c.battery ? (c.attacker === 0 ? 1 : -1) : 0;
  const found = { defenderWins: 0, draw: 0, attackerWins: 0 };
  let of = 0;
  attack.forEach((x, i) => {
    defence.forEach((y, j) => {
      const ways = x * y;
      const by = i - j + battery;
      of += ways;
      if (by > 0) found.attackerWins += ways;
      else if (by < 0) found.defenderWins += ways;
      else found.draw += ways;
    });
  });
  return { of, results: Object.entries(found).map(([key, ways]) => ({ key, ways })) };
}
