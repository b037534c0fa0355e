import type { Seat } from '../../kernel/flow.ts';
import type { Odds, OddsTerm } from '../../kernel/odds.ts';
import { copy } from './copy.ts';
import type { Box, Card } from './data/box.ts';
import { NATION_OF, PRUSSIAN } from './pieces.ts';
import { type Choice, type Combat, NONE, type Position, type Side } from './position.ts';
import { campOfSeat } from './rules/board.ts';
import { addedTerms, baseTerms, campOfSide, startCombat, total } from './rules/combat.ts';
import type { Term } from './told.ts';

// The exact distribution of a combat's losses: dice, or cards as the seat can know them.

/** `ways[n]`: in how many equally likely draws the losses are n. */
type Ways = readonly number[];

function times(a: Ways, c: Ways): number[] {
  const out = new Array<number>(a.length + c.length - 1).fill(0);
  a.forEach((x, i) => {
    c.forEach((y, j) => {
      out[i + j] = out[i + j]! + x * y;
    });
  });
  return out;
}

function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return Math.round(ways);
}

/** Draws of `count` out of a bag without putting back: cards carry a loss or none. */
function fromBag(b: Box, bag: readonly Card[], count: number): number[] {
  const hits = bag.filter((card) => b.cards[card]!.losses > 0).length;
  const out = new Array<number>(count + 1).fill(0);
  for (let n = 0; n <= count; n++)
    if (n <= hits && count - n <= bag.length - hits) out[n] = choose(hits, n) * choose(bag.length - hits, count - n);
  return out;
}

/** What the seat cannot tell apart: the deck, and the hands of the camp that it has not seen. */
function unknown(p: Position, seat: Seat, camp: number): Card[] {
  const bag = [...p.decks[camp]!];
  p.hands.forEach((hand, of) => {
    if (campOfSeat(of) !== camp || of === seat) return;
    for (const card of hand) if (!p.seen[seat]!.includes(card)) bag.push(card);
  });
  return bag;
}

/** I12: an empty deck is made anew from the discard pile in mid-draw. */
function cardWays(b: Box, p: Position, seat: Seat, camp: number, count: number): number[] {
  const deck = p.decks[camp]!.length;
  const first = Math.min(count, deck);
  const ways = fromBag(b, unknown(p, seat, camp), first);
  const pile = p.discards[camp]!;
  const second = Math.min(count - first, pile.length);
  return second === 0 ? ways : times(ways, fromBag(b, pile, second));
}

function diceWays(b: Box, c: Combat, side: Side, count: number): number[] {
  const stack = c.stacks[side];
  const nation = NATION_OF[stack[0]!] === 0 ? 0 : stack.every((block) => NATION_OF[block] === PRUSSIAN) ? 2 : 1;
  const die: number[] = [0];
  for (const { losses } of b.dice[nation]!) die[losses] = (die[losses] ?? 0) + 1;
  let ways: number[] = [1];
  for (let i = 0; i < count; i++)
    ways = times(
      ways,
      die.map((n) => n ?? 0),
    );
  return ways;
}

const SILENT = { roll: () => 1, reveal() {}, tell: null };

/** The combat that the choice begins, or that goes on with it. */
function combatAfter(p: Position, c: Choice): { readonly p: Position; readonly combat: Combat } | null {
  if (p.combat === null && c.kind === 'fight' && p.op !== null) {
    const next = copy(p);
    startCombat(next, SILENT, p.op.intent === 'go');
    return next.combat === null ? null : { p: next, combat: next.combat };
  }
  const step = p.stack.at(-1)?.step;
  const inWindow = step === 'window.ask' && p.stack.some((frame) => frame.step.startsWith('combat.'));
  if (p.combat === null || p.combat.cards[0] >= 0 || c.kind !== 'pass' || !inWindow) return null;
  return { p, combat: p.combat };
}

/** Null where the strength of the enemy is hidden: then nobody can know. */
export function oddsOf(b: Box, p: Position, seat: Seat, c: Choice): Odds | null {
  if (p.screens) return null;
  const fight = combatAfter(p, c);
  if (fight === null) return null;
  const { combat } = fight;
  const sides: readonly Side[] = [0, 1];
  const terms = sides.map((side) => [...baseTerms(fight.p, combat, side), ...addedTerms(b, fight.p, combat, side)]);
  const said: OddsTerm[] = sides.flatMap((side) => terms[side]!.map((term) => oddsTerm(side, term)));
  if (total(baseTerms(fight.p, combat, 0)) <= 0)
    return { of: 1, results: [{ key: 'cancelled', ways: 1 }], terms: said };
  const [attack, defence] = sides.map((side) => {
    const count = Math.max(0, total(terms[side]!));
    if (p.dice) return diceWays(b, combat, side, count);
    return cardWays(b, p, seat, campOfSide(combat, side), count);
  });
  return { ...compare(attack!, defence!, combat), terms: said };
}

/** A term that a block brings says which: `strength:5`. */
function oddsTerm(side: Side, { what, clause, value, block }: Term): OddsTerm {
  return { side: side === 0 ? 'attack' : 'defence', what: block === NONE ? what : `${what}:${block}`, clause, value };
}

/** GBA-02 counts for the winner; who has more losses inflicted wins. */
function compare(attack: Ways, defence: Ways, c: Combat): Pick<Odds, 'of' | 'results'> {
  const battery = c.battery ? (c.attacker === 0 ? 1 : -1) : 0;
  const found = { attackerWins: 0, draw: 0, defenderWins: 0 };
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
