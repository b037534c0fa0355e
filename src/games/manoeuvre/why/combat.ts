import { NEIGHBOURS } from '../../../grids/squares.ts';
import type { Reason } from '../../../kernel/game.ts';
import type { CardFacts } from '../data/box.ts';
import { type Card, NONE, type Square, type Unit } from '../position.ts';
import { cardFacts, namedUnit } from '../rules/cards.ts';
import { canFireAt, distance, enemyOf, terrainAt } from '../rules/field.ts';
import { notNow } from './cards.ts';
import { type Answers, type Doubt, handOf, isOwn, type OfKind, ownUnits } from './doubt.ts';
import { between, isBeside, isDiagonal } from './moves.ts';
import { because } from './reason.ts';

// Chapter 6: starting a combat (6.1 steps 1 and 2, 6.2 steps 1 and 2).

function enemiesOf({ p, seat }: Doubt): Unit[] {
  const out: Unit[] = [];
  const base = enemyOf(seat) * 8;
  for (let unit = base; unit < base + 8; unit++) if (p.where[unit] !== NONE) out.push(unit);
  return out;
}

function whereIs({ p }: Doubt, unit: Unit): Square {
  return p.where[unit] ?? NONE;
}

function hasAdjacentEnemy(d: Doubt, unit: Unit): boolean {
  return (NEIGHBOURS[whereIs(d, unit)] ?? []).some((square) => {
    const other = d.p.at[square] ?? NONE;
    return other !== NONE && !isOwn(d, other);
  });
}

/** 6.2.2-b: no card reaches farther. */
const FARTHEST = 2;

/** 6.2.2: why a shot over this range does not reach; empty if it does. */
function whyNoShot(d: Doubt, unit: Unit, target: Unit, range: number): readonly Reason[] {
  const [from, to] = [whereIs(d, unit), whereIs(d, target)];
  if (canFireAt(d.box, d.p, from, to, range)) return [];
  const max = Math.min(range, FARTHEST);
  if (distance(from, to) > max) return [because('outOfRange', { unit, max })];
  const ways = between(from, to);
  const square = ways[0] ?? NONE;
  const by = d.p.at[square] ?? NONE;
  const inTheWay = by === NONE ? { terrain: d.p.field[square] ?? NONE } : { by };
  // 6.2.2-f: of the two ways to a target at the corner neither is open.
  return [because('lineBlocked', { square, ...inTheWay }, ways.length > 1 ? 'MAN-6.2.2-f' : 'MAN-6.2.2-c')];
}

/** Why the unit can fire at nobody over this range: the line that is blocked, else that nobody is near. */
function whyNoFire(d: Doubt, unit: Unit, range: number): readonly Reason[] {
  const max = Math.min(range, FARTHEST);
  const near = enemiesOf(d).filter((target) => distance(whereIs(d, unit), whereIs(d, target)) <= max);
  const blocked = near.flatMap((target) => whyNoShot(d, unit, target, max));
  if (blocked.length < near.length) return [];
  return blocked.length > 0 ? blocked : [because('noTargetInRange', { unit, max })];
}

/** Why this card, played for the unit that it names, starts no combat. */
function whyNoCombat(d: Doubt, unit: Unit, facts: CardFacts): readonly Reason[] {
  const out: Reason[] = [];
  const adjacent = hasAdjacentEnemy(d, unit);
  if (facts.bombard !== null) out.push(...whyNoFire(d, unit, facts.range));
  if (facts.attack !== null && adjacent && !terrainAt(d.box, d.p, whereIs(d, unit)).assaultFrom)
    out.push(because('marshAssault', { unit, square: whereIs(d, unit) }));
  if ((facts.attack !== null || facts.volley !== null) && !adjacent) out.push(because('noTargetAdjacent', { unit }));
  return out;
}

/** The most telling of these first: somebody is near, and yet there is no combat. */
const TELLING: readonly string[] = ['lineBlocked', 'marshAssault', 'noTargetAdjacent', 'noTargetInRange'];

function mostTelling(reasons: readonly Reason[]): readonly Reason[] {
  return reasons.toSorted((a, b) => TELLING.indexOf(a.why) - TELLING.indexOf(b.why));
}

/** A card at the declaration: which combat it could start, and what is missing. */
function whyCardStartsNothing(d: Doubt, card: Card): readonly Reason[] {
  const facts = cardFacts(d.box, card);
  if (facts.type === 'unit') return mostTelling(whyNoCombat(d, namedUnit(d.seat, facts), facts));
  if (facts.type !== 'leader') return notNow(d, card);
  const battery = facts.grandBattery;
  if (battery === null) return [because('leaderStartsNothing', { card })];
  const blocked = ownUnits(d)
    .flatMap((unit) => whyNoFire(d, unit, battery.range))
    .filter(isBlocked);
  return [...blocked, because('noTargetInRange', { card, max: battery.range }, 'MAN-9.1.5-a')];
}

function isBlocked({ why }: Reason): boolean {
  return why === 'lineBlocked';
}

/** An own unit that can start nothing: no card for it, or no target for its cards. */
function whyUnitStartsNothing(d: Doubt, unit: Unit): readonly Reason[] {
  const named: Reason[] = [];
  const battery: Reason[] = [];
  for (const card of handOf(d)) {
    const facts = cardFacts(d.box, card);
    if (facts.type === 'unit' && namedUnit(d.seat, facts) === unit) named.push(...whyNoCombat(d, unit, facts));
    if (facts.grandBattery !== null) battery.push(...whyNoFire(d, unit, facts.grandBattery.range));
  }
  if (named.length > 0) return mostTelling([...named, ...battery]);
  return [...battery.filter(isBlocked), because('noCardForUnit', { unit })];
}

/** An enemy that nobody can attack: the own unit that comes nearest to it, and what stops it. */
function whyNoAttackOn(d: Doubt, target: Unit): readonly Reason[] {
  const marsh: Reason[] = [];
  const shots: Reason[] = [];
  const shoot = (unit: Unit, range: number) => shots.push(...whyNoShot(d, unit, target, range));
  for (const card of handOf(d)) {
    const facts = cardFacts(d.box, card);
    if (facts.grandBattery !== null) for (const unit of ownUnits(d)) shoot(unit, facts.grandBattery.range);
    if (facts.type !== 'unit') continue;
    const unit = namedUnit(d.seat, facts);
    const square = whereIs(d, unit);
    if (square === NONE) continue;
    // Beside the target with an Attack value, and yet no Assault: the ground forbids it.
    if (facts.attack !== null && isBeside(square, whereIs(d, target)))
      marsh.push(because('marshAssault', { unit, square }));
    if (facts.bombard !== null) shoot(unit, facts.range);
  }
  const near = [...marsh, ...shots.filter(isBlocked)];
  return [...near, because('enemyOutOfReach', { unit: target }), ...(near.length > 0 ? [] : shots)];
}

/** 6.1.1, 6.2.1: the card must name the unit and have the value that this kind of combat needs. */
function whyNotWithCard(d: Doubt, c: OfKind<'assault' | 'bombard' | 'volley'>): readonly Reason[] {
  const facts = cardFacts(d.box, c.card);
  const { card } = c;
  if (facts.type === 'leader') {
    if (c.kind !== 'bombard') return [because('leaderStartsNothing', { card })];
    return facts.grandBattery === null ? [because('noGrandBattery', { card })] : [];
  }
  const value = { assault: facts.attack, bombard: facts.bombard, volley: facts.volley }[c.kind];
  const lacking = { assault: 'noAttackValue', bombard: 'noBombardValue', volley: 'noVolleyValue' } as const;
  if (facts.type !== 'unit') return [because(lacking[c.kind], { card }), ...notNow(d, card)];
  const unit = namedUnit(d.seat, facts);
  if (unit !== c.unit) return [because('cardNamesAnother', { card, unit })];
  if (value !== null) return [];
  return [because(c.kind === 'assault' && facts.bombard !== null ? 'artilleryNoAttack' : lacking[c.kind], { card })];
}

function whyNoTarget(d: Doubt, target: Unit): readonly Reason[] {
  if (isOwn(d, target)) return [because('targetNotEnemy', { unit: target })];
  return whereIs(d, target) === NONE ? [because('unitEliminated', { unit: target })] : [];
}

/** Everything that stands in the way of a declared combat, in the order of its steps. */
function whyNotDeclared(d: Doubt, c: OfKind<'assault' | 'bombard' | 'volley'>): readonly Reason[] {
  const out = [...whyNotWithCard(d, c), ...whyNoTarget(d, c.target)];
  const [from, to] = [whereIs(d, c.unit), whereIs(d, c.target)];
  if (c.kind === 'assault' && !terrainAt(d.box, d.p, from).assaultFrom)
    out.push(because('marshAssault', { unit: c.unit, square: from }));
  if (out.length > 0) return out;
  if (c.kind === 'bombard') {
    const facts = cardFacts(d.box, c.card);
    return whyNoShot(d, c.unit, c.target, facts.grandBattery?.range ?? facts.range);
  }
  if (isBeside(from, to)) return [];
  const away = because(c.kind === 'assault' ? 'targetNotAdjacent' : 'volleyNotAdjacent', { unit: c.target });
  return isDiagonal(from, to) ? [away, because('diagonal')] : [away];
}

const declare: Answers = {
  unit: whyUnitStartsNothing,
  enemy: whyNoAttackOn,
  card: whyCardStartsNothing,
  square: (d, square) =>
    d.p.at[square] === NONE
      ? [because('moveOnlyInMovement', { square, phase: 'movement' })]
      : [because('squareNotAsked', { square }, 'MAN-6.1.2-a')],
  choices: {
    assault: whyNotDeclared,
    bombard: whyNotDeclared,
    volley: whyNotDeclared,
    ambush: (d, { card, target }) => {
      const started = cardFacts(d.box, card).type === 'ambush';
      return [...(started ? [] : [because('cardNotAsked', { card }, 'MAN-9.2.1-a')]), ...whyNoTarget(d, target)];
    },
  },
};

export const COMBAT: { readonly [step: string]: Answers } = {
  'combat.declare': declare,
};
