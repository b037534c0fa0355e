import { NEIGHBOURS } from '../../../grids/squares.ts';
import { call, type Frame, procedure, type Seat, type Steps } from '../../../kernel/flow.ts';
import { type Bar, type Facts, may, never, only } from '../../../kernel/permission.ts';
import { get } from '../../../kernel/there.ts';
import type { Box, CardFacts, CardType } from '../data/box.ts';
import {
  type Card,
  type Choice,
  type Combat,
  type ManEvent,
  NONE,
  type Position,
  type Square,
  type Unit,
} from '../position.ts';
import type { ClauseId } from '../text/clauses.en.ts';
import { about, bar, gate, type Of, ownUnit } from './bars.ts';
import { cardFacts, lay, namedUnit, namesOther, sideOf, unitOn, usableCard } from './cards.ts';
import { PASS } from './choices.ts';
import { between, canFireAt, distance, enemyOf, isCorner, ownerOf, terrainAt } from './field.ts';
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

/** 6.2.2-b: no card reaches farther. */
const FARTHEST = 2;

/** 6.1.1 to 6.2.2: what stands in the way of a combat between two units, by its kind. */
function declarations(box: Box) {
  type Between = Of<'assault' | 'bombard' | 'volley'>;
  type Rule = Bar<Position, unknown, Between>;
  const factsOf = ({ card }: { readonly card: Card }) => cardFacts(box, card);
  const isLeader = (c: Between): boolean => factsOf(c).type === 'leader';
  const from = (p: Position, c: Between): Square => get(p.where, c.unit);
  const to = (p: Position, c: Between): Square => get(p.where, c.target);
  const isAtCorner = (p: Position, c: Between): boolean => isCorner(from(p, c), to(p, c));
  const reachOf = (c: Between): number =>
    Math.max(1, Math.min(FARTHEST, factsOf(c).grandBattery?.range ?? factsOf(c).range));
  const isFar = (p: Position, c: Between): boolean => distance(from(p, c), to(p, c)) > reachOf(c);
  const isCut = (p: Position, c: Between): boolean =>
    !isFar(p, c) && !canFireAt(box, p, from(p, c), to(p, c), reachOf(c));
  const range = (_p: Position, _f: unknown, c: Between): Facts => ({ max: reachOf(c) });
  /** What is in the way of fire: the first of the squares in between. */
  const obstacle = (p: Position, _f: unknown, c: Between): Facts => {
    const square = get(between(from(p, c), to(p, c)), 0);
    return p.at[square] === NONE ? { square, terrain: get(p.field, square) } : { square, by: get(p.at, square) };
  };

  const leaderStarts = about<Between>('MAN-9.1-a', 'leaderStartsNothing', (_p, c) => isLeader(c));
  const starting = (...value: readonly Rule[]): readonly Rule[] => [
    ...ownUnit,
    ...enemyTarget,
    ...usableCard(box),
    about('MAN-4.4-b', 'startsNoCombat', (_p, c) => !STARTING.has(factsOf(c).type)),
    ...value,
    bar('MAN-1.3-d', 'cardNamesAnother', (_p, _f, c: Between, seat) => namesOther(box, c, seat, c.unit), unitOn(box)),
  ];
  const beside = (clause: ClauseId): readonly Rule[] => [
    bar(clause, 'targetNotAdjacent', (p, _f, c) => distance(from(p, c), to(p, c)) > 1 && !isAtCorner(p, c)),
    bar('MAN-1.1-c', 'diagonal', (p, _f, c) => isAtCorner(p, c)),
  ];

  return {
    // 6.2.1, 6.2.2, 9.1.5.
    bombard: may<Position, unknown, Of<'bombard'>>(null, [
      about('MAN-9.1.5-a', 'noGrandBattery', (_p, c) => isLeader(c) && factsOf(c).grandBattery === null),
      ...starting(about('MAN-6.2.1-a', 'noBombardValue', (_p, c) => !isLeader(c) && factsOf(c).bombard === null)),
      bar('MAN-6.2.2-b', 'outOfRange', (p, _f, c) => isFar(p, c), range),
      bar('MAN-6.2.2-c', 'lineBlocked', (p, _f, c) => isCut(p, c) && !isAtCorner(p, c), obstacle),
      // Of the two ways to a target at the corner neither is open.
      bar('MAN-6.2.2-f', 'lineBlocked', (p, _f, c) => isCut(p, c) && isAtCorner(p, c), obstacle),
    ]),
    volley: may<Position, unknown, Of<'volley'>>(null, [
      ...starting(
        leaderStarts,
        about('MAN-6.2.1-a', 'noVolleyValue', (_p, c) => factsOf(c).volley === null),
      ),
      ...beside('MAN-6.2.2-a'),
    ]),
    assault: may<Position, unknown, Of<'assault'>>(null, [
      ...starting(
        leaderStarts,
        about('MAN-6.1.1-c', 'noAttackValue', (_p, c) => factsOf(c).attack === null),
      ),
      ...beside('MAN-6.1.2-a'),
      bar('MAN-6.1.1-b', 'marshAssault', (p, _f, c) => !terrainAt(box, p, from(p, c)).assaultFrom),
    ]),
    ambush: may<Position, unknown, Of<'ambush'>>(null, [
      ...enemyTarget,
      ...usableCard(box),
      about('MAN-9.2.1-a', 'notAmbush', (_p, c) => factsOf(c).type !== 'ambush'),
    ]),
  };
}

const STARTING: ReadonlySet<CardType> = new Set<CardType>(['unit', 'leader', 'ambush']);

interface OfTarget {
  readonly target: Unit;
}

const enemyTarget = [
  about<OfTarget>('MAN-6.1.2-a', 'targetNotEnemy', (_p, { target }, seat) => ownerOf(target) === seat),
  gate<OfTarget>(
    'MAN-6.5.1-a',
    'unitEliminated',
    (p, { target }) => p.phase !== 'setup' && p.where[target] === NONE,
    (_p, { target }) => ({ unit: target }),
  ),
];

export function combat(box: Box): Steps<Position, Choice> {
  const own = ownDecision<Frame<'combat.declare'>>(box);
  /** 1.3-d: can the unit fight with any card of the hand? */
  const hasCard = (p: Position, seat: Seat, unit: Unit): boolean =>
    sideOf(p, seat).hand.some((card) => {
      const facts = get(box.cards, card);
      return facts.grandBattery !== null || (facts.type === 'unit' && namedUnit(seat, facts) === unit);
    });
  return procedure<Position, Frame<'combat.declare'>, Choice, ManEvent>('combat', {
    declare: own('combat.declare', {
      clause: 'MAN-4.4-a',
      when: (p) => sideOf(p, p.active).hand.length > 0,
      // Every combat that is found is legal.
      choices(p, _f, out, seat) {
        for (const card of sideOf(p, seat).hand) offerCombats(box, p, seat, card, out);
        out.push(PASS);
      },
      may: {
        ...declarations(box),
        pass: only(PASS),
        support: never([
          ...ownUnit,
          bar('MAN-1.3-d', 'noCardForUnit', (p, _f, c, seat) => !hasCard(p, seat, c.unit)),
          bar('MAN-6.4-a', 'supportNeedsLeader', () => true),
        ]),
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
}
