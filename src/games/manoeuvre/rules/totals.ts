import type { Dice } from '../../../kernel/odds.ts';
import { get } from '../../../kernel/there.ts';
import type { Box } from '../data/box.ts';
import { type Card, type Combat, NONE, type Position, type Result, type TotalTerm, type Unit } from '../position.ts';
import { strengthOf, terrainAt } from './field.ts';

// 6.1 steps 6 and 7, 6.2 steps 3 and 4: what is added up, and what comes of it. Dice and odds are drawn from the same sums.

/** Dice that are rolled for a total, and the card they stand on. */
export interface TotalDice {
  readonly card: Card;
  readonly unit: Unit;
  readonly dice: Dice;
  readonly clause: string;
}

export interface Totals {
  readonly attack: readonly TotalTerm[];
  readonly dice: readonly TotalDice[];
  readonly defence: readonly TotalTerm[];
}

function term(what: TotalTerm['what'], clause: string, value: number, unit: Unit, card: Card = NONE): TotalTerm {
  return { what, clause, value, unit, card };
}

export function sum(terms: readonly TotalTerm[]): number {
  let total = 0;
  for (const { value } of terms) total += value;
  return total;
}

/** For the sentence of a reason: the unit under attack. */
export const theTarget = (_p: Position, f: Combat) => ({ unit: f.target });

export function participants(f: Combat): Unit[] {
  return f.attacker === NONE ? [] : [f.attacker, ...f.supporters];
}

/** Attack benefit of the ground (TEC-h): counted for each unit on such terrain, unless the target stands on the same. */
function groundBonus(box: Box, p: Position, unit: Unit, target: Unit): number {
  const ground = terrainAt(box, p, get(p.where, unit));
  return ground === terrainAt(box, p, get(p.where, target)) ? 0 : ground.attackBonus;
}

/** Palafox is the one Leader with two Combat values. */
function combatClause(box: Box, card: Card): string {
  const { combatAttack, combatDefence } = get(box.cards, card);
  return combatAttack === combatDefence ? 'MAN-9.1.2-a' : 'MAN-9.1.2-c';
}

function attackTerms(box: Box, p: Position, f: Combat): TotalTerm[] {
  const out: TotalTerm[] = [];
  const melee = f.type === 'assault';
  if (melee) out.push(term('strength', 'MAN-6.1.6-a', strengthOf(box, p, f.attacker), f.attacker));
  for (const unit of f.supporters) out.push(term('support', 'MAN-6.4-d', strengthOf(box, p, unit), unit));
  for (const unit of participants(f)) {
    const bonus = groundBonus(box, p, unit, f.target);
    if (bonus !== 0) out.push(term('terrain', 'MAN-TEC-h', bonus, unit));
  }
  if (f.leader === 'combat') {
    const card = leaderCard(box, f);
    if (card !== NONE) out.push(term('leader', combatClause(box, card), get(box.cards, card).combatAttack, NONE, card));
  }
  return out;
}

/** Have Sappers made the redoubt of the target worthless (9.2.7-a)? */
export function sapped(box: Box, f: Combat): boolean {
  return f.attack.some(({ card }) => get(box.cards, card).type === 'sappers');
}

/** The Leader that the attacker has played, or NONE. */
export function leaderCard(box: Box, f: Combat): Card {
  return f.attack.find(({ card }) => get(box.cards, card).type === 'leader')?.card ?? NONE;
}

function attackDice(box: Box, f: Combat): TotalDice[] {
  const facts = get(box.cards, f.card);
  const out: TotalDice[] = [];
  const starts = (dice: Dice | null, clause: string) => {
    if (dice !== null) out.push({ card: f.card, unit: f.attacker, dice, clause });
  };
  if (f.type === 'assault') starts(facts.attack, 'MAN-8.1-a');
  else if (f.type === 'ambush') starts(box.ambushDice, 'MAN-6.1.6-b');
  else if (f.type === 'volley') starts(facts.volley, 'MAN-8.5-a');
  else if (facts.grandBattery !== null) starts(facts.grandBattery.dice, 'MAN-9.1.5-b');
  else starts(facts.bombard, 'MAN-8.3-a');
  for (const { card, unit } of f.attack) {
    const played = get(box.cards, card);
    if (played.type === 'unit' && played.attack !== null)
      out.push({ card, unit, dice: played.attack, clause: 'MAN-8.1-a' });
    else if (played.type === 'committedAttack')
      out.push({ card, unit: NONE, dice: box.committedDice, clause: 'MAN-9.2.2-a' });
  }
  return out;
}

/** The line of the Terrain Effects Chart that helps a defender. */
const GROUND: { readonly [terrain: string]: string } = {
  woods: 'MAN-TEC-c',
  hill: 'MAN-TEC-d',
  town: 'MAN-TEC-e',
  marsh: 'MAN-TEC-f',
};

function defenceTerms(box: Box, p: Position, f: Combat): TotalTerm[] {
  const clause = f.type === 'bombard' || f.type === 'volley' ? 'MAN-6.2.3-b' : 'MAN-6.1.6-c';
  const out = [term('strength', clause, strengthOf(box, p, f.target), f.target)];
  f.defence.forEach((card, i) => {
    const facts = get(box.cards, card);
    if (facts.type === 'unit')
      out.push(term('card', i < f.failedWithdrawals ? 'MAN-8.7-c' : 'MAN-8.2-a', facts.defence, f.target, card));
    else if (facts.type === 'leader')
      out.push(term('leader', combatClause(box, card), facts.combatDefence, NONE, card));
  });
  const ground = terrainAt(box, p, get(p.where, f.target));
  if (ground.defence !== 0) out.push(term('terrain', GROUND[ground.id] ?? 'MAN-6.3-a', ground.defence, f.target));
  // 9.2.7-a: Sappers make the redoubt worthless in this combat.
  if (!sapped(box, f) && p.redoubts.includes(get(p.where, f.target)))
    out.push(term('redoubt', 'MAN-9.2.5-d', box.redoubtDefence, f.target));
  return out;
}

export function totalsOf(box: Box, p: Position, f: Combat): Totals {
  return { attack: attackTerms(box, p, f), dice: attackDice(box, f), defence: defenceTerms(box, p, f) };
}

/** 6.1.7 for Assault and Ambush; 6.2.4 for Bombardment and Volley. */
export function resultOf(type: Combat['type'], a: number, d: number): Result {
  if (type === 'bombard' || type === 'volley') return a > d ? 'hit' : 'nothing';
  if (a >= 4 * d) return 'eliminated';
  if (a >= 3 * d) return 'hitAndRetreat';
  if (a >= 2 * d) return 'attackerChooses';
  if (a > d) return 'defenderChooses';
  // An Ambush has no attacking unit that could be hit.
  return a === d || type === 'ambush' ? 'nothing' : 'attackerHit';
}
