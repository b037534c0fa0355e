import { NEIGHBOURS } from '../../../grids/squares.ts';
import { call, type Frame, procedure, type Seat } from '../../../kernel/flow.ts';
import { get } from '../../../kernel/there.ts';
import type { Box, CardFacts } from '../data/box.ts';
import { type Card, type Choice, type Combat, type ManEvent, NONE, type Position, type Unit } from '../position.ts';
import { lay, namedUnit, sideOf } from './cards.ts';
import { PASS } from './choices.ts';
import { canFireAt, enemyOf, ownerOf, terrainAt } from './field.ts';
import { ownDecision } from './own-turn.ts';

// Chapter 6: the one combat of a turn, declared with the card that starts it (6.1 steps 1 and 2, 6.2 steps 1 and 2).

function offerAdjacent(p: Position, kind: 'assault' | 'volley', unit: Unit, card: Card, out: Choice[]): void {
  for (const square of get(NEIGHBOURS, get(p.where, unit))) {
    const target = get(p.at, square);
    if (target !== NONE && ownerOf(target) !== ownerOf(unit)) out.push({ kind, unit, card, target });
  }
}

function offerFire(box: Box, p: Position, unit: Unit, card: Card, range: number, out: Choice[]): void {
  const base = enemyOf(ownerOf(unit)) * 8;
  for (let target = base; target < base + 8; target++) {
    if (p.where[target] === NONE || !canFireAt(box, p, get(p.where, unit), get(p.where, target), range)) continue;
    out.push({ kind: 'bombard', unit, card, target });
  }
}

function offerWithUnitCard(box: Box, p: Position, seat: Seat, card: Card, facts: CardFacts, out: Choice[]): void {
  const unit = namedUnit(seat, facts);
  if (p.where[unit] === NONE) return;
  // 6.1.1-b, -c: not from a marsh, and not with a card that has no Attack value.
  if (facts.attack !== null && terrainAt(box, p, get(p.where, unit)).assaultFrom)
    offerAdjacent(p, 'assault', unit, card, out);
  if (facts.volley !== null) offerAdjacent(p, 'volley', unit, card, out);
  if (facts.bombard !== null) offerFire(box, p, unit, card, facts.range, out);
}

/** Every combat that a card can start. */
function offerCombats(box: Box, p: Position, seat: Seat, card: Card, out: Choice[]): void {
  const facts = get(box.cards, card);
  if (facts.type === 'unit') offerWithUnitCard(box, p, seat, card, facts, out);
  else if (facts.type === 'ambush') {
    const base = enemyOf(seat) * 8;
    for (let target = base; target < base + 8; target++)
      if (p.where[target] !== NONE) out.push({ kind: 'ambush', card, target });
  } else if (facts.grandBattery !== null) {
    const base = seat * 8;
    for (let unit = base; unit < base + 8; unit++) {
      if (p.where[unit] !== NONE) offerFire(box, p, unit, card, facts.grandBattery.range, out);
    }
  }
}

/** The choices that start a combat. */
export type Declaration = Extract<Choice, { kind: Combat['type'] }>;

export function isDeclaration(c: Choice): c is Declaration {
  return c.kind === 'assault' || c.kind === 'ambush' || c.kind === 'bombard' || c.kind === 'volley';
}

export function combatOf(p: Position, c: Declaration): Combat {
  const attacker = c.kind === 'ambush' ? NONE : c.unit;
  return {
    step: c.kind === 'assault' || c.kind === 'ambush' ? 'assault.withdraw' : 'fire.roll',
    type: c.kind,
    attacker,
    target: c.target,
    square: get(p.where, c.target),
    card: c.card,
    defence: [],
    attack: [],
    supporters: [],
    leader: 'none',
    failedWithdrawals: 0,
    withdrew: false,
    result: 'none',
    vacated: 'no',
    advanced: NONE,
    suffered: [],
  };
}

export const combat = (box: Box) =>
  procedure<Position, Frame, Choice, ManEvent>('combat', {
    declare: ownDecision(box, 'combat.declare', {
      when: (p) => sideOf(p, p.active).hand.length > 0,
      choices(p, _f, out, seat) {
        for (const card of sideOf(p, seat).hand) offerCombats(box, p, seat, card, out);
        out.push(PASS);
      },
      take(p, _f, c, io, seat) {
        if (!isDeclaration(c)) return;
        const declared = combatOf(p, c);
        lay(p, seat, c.card, io);
        io.tell?.({ kind: 'combat', type: c.kind, seat, attacker: declared.attacker, target: c.target, card: c.card });
        call(p, declared);
      },
    }),
  });
