import type { Seat } from '../../kernel/flow.ts';
import { type Odds, type OddsTerm, oddsOf, printDice, sumsOf } from '../../kernel/odds.ts';
import { get } from '../../kernel/there.ts';
import type { Box } from './data/box.ts';
import { type Choice, type Combat, NONE, type Position } from './position.ts';
import { namedUnit } from './rules/cards.ts';
import { combatOf, isDeclaration } from './rules/combat.ts';
import { resultOf, sum, type Totals, totalsOf } from './rules/totals.ts';

// Exact odds: the same totals as the roll, with every roll of their dice counted instead of one.

/** What the dice of this combat would give if no further card were played. */
export function combatOdds(box: Box, p: Position, f: Combat): Odds {
  const totals = totalsOf(box, p, f);
  const fixed = sum(totals.attack);
  const defence = sum(totals.defence);
  const counted = oddsOf(sumsOf(totals.dice.map(({ dice }) => dice)), (roll) =>
    resultOf(f.type, fixed + roll, defence),
  );
  return { ...counted, terms: termsOf(totals) };
}

function termsOf(totals: Totals): OddsTerm[] {
  return [
    ...totals.attack.map(({ what, clause, value }) => ({ side: 'attack', what, clause, value })),
    ...totals.dice.map(({ dice, clause }) => ({ side: 'attack', what: 'dice', clause, value: printDice(dice) })),
    ...totals.defence.map(({ what, clause, value }) => ({ side: 'defence', what, clause, value })),
  ];
}

/** One die that must not exceed a number. */
function atMost(max: number, clause: string, won: string, lost: string): Odds {
  const { of, results } = oddsOf(sumsOf([{ count: 1, sides: 6 }]), (roll) => (roll <= max ? won : lost));
  return { of, results, terms: [{ side: 'roll', what: 'dice', clause, value: '1d6' }] };
}

/** The combat as it would stand after one more choice of step 4 or 5. */
function combatAfter(box: Box, f: Combat, seat: Seat, active: Seat, c: Choice): Combat | null {
  if (c.kind === 'pass') return f;
  if (c.kind === 'support') return { ...f, supporters: [...f.supporters, c.unit] };
  if (c.kind === 'command') {
    return {
      ...f,
      leader: 'command',
      supporters: [...f.supporters, c.unit],
      attack: [...f.attack, { card: c.card, unit: NONE }],
    };
  }
  if (c.kind !== 'play') return null;
  if (seat !== active) return { ...f, defence: [...f.defence, c.card] };
  const facts = get(box.cards, c.card);
  if (facts.type === 'skirmish') return null;
  const unit = facts.type === 'unit' ? namedUnit(seat, facts) : NONE;
  return { ...f, leader: facts.type === 'leader' ? 'combat' : f.leader, attack: [...f.attack, { card: c.card, unit }] };
}

export function oddsOfChoice(box: Box, p: Position, seat: Seat, c: Choice): Odds | null {
  if (isDeclaration(c)) return combatOdds(box, p, combatOf(p, c));
  const f = p.stack.at(-1);
  switch (f?.step) {
    case 'assault.withdraw': {
      const max = c.kind === 'play' ? get(box.cards, c.card).withdrawMax : 0;
      return max > 0 ? atMost(max, 'MAN-8.7-a', 'success', 'failure') : null;
    }
    case 'assault.defend':
    case 'assault.support':
    case 'assault.attack': {
      const after = combatAfter(box, f as Combat, seat, p.active, c);
      return after === null ? null : combatOdds(box, p, after);
    }
    case 'restoration.restore': {
      if (c.kind !== 'restore' || get(box.cards, c.card).type !== 'leader') return null;
      const { rallyMax, rallyAutomatic } = get(box.cards, c.card);
      // 9.1.3-a: no die is rolled for a Leader who cannot fail.
      return rallyAutomatic ? null : atMost(rallyMax, 'MAN-7-e', 'success', 'failure');
    }
    default:
      return null;
  }
}
