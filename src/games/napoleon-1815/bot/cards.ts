import type { Frame, Seat } from '../../../kernel/flow.ts';
import { get, there } from '../../../kernel/there.ts';
import type { Card } from '../data/box.ts';
import {
  type Block,
  COALITION,
  CORPS_COUNT,
  type Corps,
  FRANCE,
  FREDERICK,
  isCorps,
  isVedette,
  LAMARQUE,
  NAPOLEON,
  NEY,
  otherCamp,
} from '../pieces.ts';
import { NONE, type Position } from '../position.ts';
import { campOfSeat, isFree, linkBetween, ownerOf, strength } from '../rules/board.ts';
import { isPursued } from '../rules/pursuit.ts';
import { type Fight, fightWorth } from './fight.ts';
import { exposure, type Ground } from './ground.ts';
import { marchWorths, plansOf } from './plans.ts';
import { captureWorth, cardsOf, cardWorth, turnsLeft, wearOf } from './worth.ts';

// What it is worth to play a card for its event now, as against keeping it.

/** The combat under way, as the bots think of one. */
export function fightNow(p: Position): Fight {
  const c = there(p.combat);
  return {
    zone: c.zone,
    attacker: c.attacker,
    attack: c.stacks[0],
    defence: c.stacks[1],
    marched: c.marched && !c.deployed,
    extra: c.extra,
    audace: c.audace,
    square: c.square && c.horse > 0 ? 2 : 0,
    battery: c.battery ? 1 : 0,
  };
}

const addTo = (f: Fight, side: 0 | 1, cards: number): Fight => ({
  ...f,
  extra: side === 0 ? [f.extra[0] + cards, f.extra[1]] : [f.extra[0], f.extra[1] + cards],
});

/** The least that one more fatigue costs a stack whose owner places it. */
function lightest(g: Ground, blocks: readonly Block[]): number {
  let least = 99;
  for (const block of blocks) if (isCorps(block)) least = Math.min(least, wearOf(g.b, g.p, block, 1));
  return least === 99 ? 0 : least;
}

function combatCard(g: Ground, seat: Seat, card: Card): number {
  const { b, p, camp } = g;
  const f = fightNow(p);
  const attacking = f.attacker === camp;
  const side = attacking ? 0 : 1;
  const own = attacking ? f.attack : f.defence;
  const worth = (fight: Fight) => (attacking ? 1 : -1) * fightWorth(b, p, g.luck, fight);
  const now = worth(f);
  const gain = (fight: Fight) => worth(fight) - now;
  switch (get(b.cards, card).event) {
    case 'elan':
    case 'la-ligne-rouge':
      return gain(addTo(f, side, 1));
    case 'chargez':
      return gain(addTo(f, side, 1)) - 0.12;
    case 'la-garde':
      return gain(addTo(f, side, 1)) - 0.15 * own.length;
    case 'le-rougeaud':
      return 0.42 * gain(addTo(f, side, 1)) - 0.58 * wearOf(b, p, NEY, 2);
    case 'audace':
      return gain({ ...f, audace: true });
    case 'deploiement-rapide':
      return f.marched ? gain({ ...f, marched: false }) : -1;
    case 'carre':
      return there(p.combat).horse > 0 ? gain({ ...f, square: 2 }) : -1;
    case 'grande-batterie': {
      let tired = 0;
      for (const block of own) if (isCorps(block)) tired += wearOf(b, p, block, 1);
      return gain({ ...f, battery: 1 }) - tired;
    }
    case 'tirailleurs':
      return lightest(g, attacking ? f.defence : f.attack);
    case 'arriere-garde':
      return -1.5 - captureWorth(b, p, FRANCE, f.zone) * 0.7 - now;
    case 'au-son-du-canon': {
      let best = -1;
      for (let corps = 0; corps < CORPS_COUNT; corps++)
        if (mayJoin(g, seat, corps)) best = Math.max(best, gain(joined(f, side, corps)));
      return best;
    }
    default:
      return 0;
  }
}

function joined(f: Fight, side: 0 | 1, block: Block): Fight {
  return side === 0 ? { ...f, attack: [...f.attack, block] } : { ...f, defence: [...f.defence, block] };
}

function mayJoin(g: Ground, seat: Seat, corps: Corps): boolean {
  const { b, p, camp } = g;
  const zone = get(p.where, corps);
  return (
    zone >= 0 &&
    ownerOf(p, corps) === seat &&
    linkBetween(b, zone, there(p.combat).zone) !== NONE &&
    isFree(p, camp, zone) &&
    cardsOf(p, corps) > 0
  );
}

/** What it is worth that a block marches to the sound of the guns. */
export function joinWorth(g: Ground, block: Block): number {
  const { b, p, camp } = g;
  const f = fightNow(p);
  const side = f.attacker === camp ? 0 : 1;
  const sign = side === 0 ? 1 : -1;
  const fight = p.column === null ? f : p.column.group.reduce((sum, other) => joined(sum, side, other), f);
  return sign * (fightWorth(b, p, g.luck, joined(fight, side, block)) - fightWorth(b, p, g.luck, fight));
}

function pursuitCost(g: Ground, blocks: readonly Block[]): number {
  let cost = 0;
  for (const block of blocks) if (isCorps(block)) cost += wearOf(g.b, g.p, block, 1.5);
  return cost;
}

/** Would the beaten stack be pursued if it went? */
function mayBePursued(g: Ground): boolean {
  const c = there(g.p.combat);
  return isPursued(g.b, g.p, c.moved ? c : { ...c, moved: true });
}

function beatenCard(g: Ground, card: Card): number {
  const { b, p } = g;
  const c = there(p.combat);
  const beaten = c.stacks[c.loser === 0 ? 0 : 1];
  switch (get(b.cards, card).event) {
    case 'tenir': {
      let relief = 0;
      let left = 3;
      for (const block of beaten) {
        if (!isCorps(block) || left === 0) continue;
        const off = Math.min(left, get(c.received, block));
        relief -= wearOf(b, p, block, -off);
        left -= off;
      }
      const ground = captureWorth(b, p, FRANCE, c.zone);
      return relief + ground + (mayBePursued(g) ? pursuitCost(g, beaten) : 0) - 1.1;
    }
    case 'cambronne':
    case 'retraite-en-ordre':
      return mayBePursued(g) ? pursuitCost(g, beaten) : -1;
    case 'panique': {
      let cost = 0;
      for (const block of beaten) if (isCorps(block)) cost += wearOf(b, p, block, 2 / Math.max(1, beaten.length));
      return cost;
    }
    default:
      return 0;
  }
}

/** A stack of one's own that slips away, or takes a town, by REACTION or ULTIME EFFORT. */
export function slipWorth(g: Ground, block: Block, to: number, tiring: number): number {
  const { b, p, camp } = g;
  if (isVedette(block)) return captureWorth(b, p, camp, to) - 0.3;
  const from = get(p.where, block);
  const cards = cardsOf(p, block);
  const points = strength(p, block);
  const left = exposure(
    g,
    from,
    get(get(g.cards, camp), from),
    get(get(g.points, camp), from),
    p.where[NAPOLEON] === from,
  );
  const comes = exposure(g, to, get(get(g.cards, camp), to) + cards, get(get(g.points, camp), to) + points, false);
  const tired = tiring > 0 ? wearOf(b, p, block, tiring) : 0;
  const draw = 0.25 * (get(g.pull, to) - get(g.pull, from));
  const guarded = get(g.corps, camp)[from] === 1 ? get(g.guard, from) : 0;
  return captureWorth(b, p, camp, to) + left - comes + draw - tired - 0.8 * guarded;
}

function bestSlip(g: Ground, seat: Seat, tiring: number): number {
  const { b, p, camp } = g;
  let best = -1;
  for (let corps = 0; corps < CORPS_COUNT; corps++) {
    const zone = get(p.where, corps);
    if (zone < 0 || ownerOf(p, corps) !== seat || !isFree(p, camp, zone)) continue;
    if (tiring > 0 && !p.activated[corps]) continue;
    for (const to of get(b.zones, zone).near)
      if (get(g.corps, otherCamp(camp))[to] === 0) best = Math.max(best, slipWorth(g, corps, to, tiring));
  }
  return best;
}

/** TRAHISON: the lone French corps that would do most. */
export function betrayWorth(g: Ground, zone: number): number {
  const { p } = g;
  let worth = 0;
  for (let corps = 0; corps < CORPS_COUNT; corps++) {
    if (p.where[corps] !== zone || p.activated[corps] || corps >= 9) continue;
    worth += 0.3 * cardsOf(p, corps) + (p.op?.group.includes(corps) === true ? 0.6 : 0);
  }
  return worth;
}

function bestBetrayal(g: Ground): number {
  let best = 0;
  for (let zone = 0; zone < g.b.zones.length; zone++)
    if (get(g.corps, FRANCE)[zone] === 1) best = Math.max(best, betrayWorth(g, zone));
  return best;
}

function marchCard(g: Ground, card: Card): number {
  const { b, p } = g;
  const op = there(p.op);
  const { event } = get(b.cards, card);
  if (event === 'pont-detruit') return get(g.threat, op.zone) > 3 && op.steps > 0 ? 0.3 : -0.2;
  const top = (more: number) => {
    const { steps, halt } = marchWorths(g, more);
    return Math.max(halt, ...steps.values());
  };
  if (event === 'marche-forcee') return top(1) - (op.mp - op.spent > 0 ? top(0) : marchWorths(g, 0).halt);
  if (event === 'organisation') return op.mp > op.spent ? top(0) - marchWorths(g, 0).halt - 0.1 : -1;
  return -0.1;
}

/** Cards against an enemy on the march. */
function hinderCard(g: Ground, card: Card): number {
  const { b, p } = g;
  const op = there(p.op);
  const riders = op.group.length > 0 && isVedette(get(op.group, 0));
  switch (get(b.cards, card).event) {
    case 'encombrement':
      return op.base - op.group.length <= 1 ? 0.6 : 0.25;
    case 'embuscade':
      return riders ? -1 : lightest(g, op.group) + 0.05;
    case 'fatigue':
      return riders || op.group.some((block) => block >= CORPS_COUNT) ? -0.2 : lightest(g, op.group) + 0.05;
    case 'confusion': {
      if (op.over) return -1;
      let near = 0;
      for (const to of get(b.zones, op.zone).near)
        if (get(get(g.corps, g.camp), to) > 0 || get(g.guard, to) > 0) near = Math.max(near, 0.5 + get(g.guard, to));
      return near;
    }
    default:
      return 0;
  }
}

function tiredIn(g: Ground, seat: Seat, zone: number): Corps[] {
  const found: Corps[] = [];
  for (let corps = 0; corps < CORPS_COUNT; corps++)
    if (g.p.where[corps] === zone && ownerOf(g.p, corps) === seat && get(g.p.fatigue, corps) > 0) found.push(corps);
  return found;
}

/** What two fatigues less are worth to the corps of a zone. */
export function feedWorth(g: Ground, seat: Seat, zone: number): number {
  let best = 0;
  for (const corps of tiredIn(g, seat, zone)) best = Math.max(best, -wearOf(g.b, g.p, corps, -2));
  return best;
}

function blueCard(g: Ground, seat: Seat, card: Card): number {
  const { b, p, camp } = g;
  const left = turnsLeft(b, p);
  const foe = p.hands.reduce((sum, hand, of) => sum + (campOfSeat(of) === camp ? 0 : hand.length), 0);
  switch (get(b.cards, card).event) {
    case 'frederick-event':
      return p.where[FREDERICK] === NONE ? 2 : 1;
    case 'lamarque-event':
      return p.where[LAMARQUE] === NONE ? (left > 2 ? 1.6 : 0.6) : 1;
    case 'renforts':
      return 1.1;
    case 'reserve':
      return 1.3;
    case 'anticipation':
      return 0.8;
    case 'hussards':
      return 0.4 + 0.05 * foe;
    case 'intuition':
      return 0.5;
    case 'ravitaillement': {
      let best = 0;
      for (let corps = 0; corps < CORPS_COUNT; corps++)
        if (get(p.where, corps) >= 0 && get(p.fatigue, corps) > 0 && ownerOf(p, corps) === seat)
          best = Math.max(best, -wearOf(b, p, corps, -2));
      return best;
    }
    case 'vive-l-empereur': {
      let sum = 0;
      for (const corps of tiredIn(g, seat, get(p.where, NAPOLEON))) sum -= wearOf(b, p, corps, -1);
      return sum;
    }
    case 'marche-d-approche':
      return p.turn <= 2 && left > 4 ? 0.6 : -1;
    case 'a-bruxelles':
      return 0.15;
    default:
      return 0.05;
  }
}

/** The points for playing a card now; passing has none. */
export function playWorth(g: Ground, seat: Seat, card: Card, frame: Frame): number {
  const kept = cardWorth(g.b, g.p, card);
  const { event } = get(g.b.cards, card);
  if (g.p.phase === 'initiative') return blueCard(g, seat, card) - 0.8 * Math.min(kept, 0.3);
  if (frame.step === 'answer.ask') return 0.3 - kept;
  if (frame.step === 'manoeuvre.displace') return marchCard(g, card) - kept;
  if (frame.step === 'operation.designate') return -0.1;
  const window = 'window' in frame ? frame.window : '';
  switch (window) {
    case 'combat':
      return combatCard(g, seat, card) - 0.7 * kept;
    case 'beaten':
    case 'pursuit':
      return beatenCard(g, card) - 0.6 * kept;
    case 'start':
      if (event === 'trahison') return bestBetrayal(g) - kept;
      return bestSlip(g, seat, event === 'ultime-effort' ? 2 : 0) - kept - 0.2;
    case 'reveal':
      return there(g.p.op).base <= 2 ? 0.4 : -0.3;
    case 'operationEnd':
      return Math.max(0, ...plansOf(g, seat).map(({ worth }) => worth)) * 0.5 - kept;
    default:
      return hinderCard(g, card) - kept;
  }
}

/** ANTICIPATION: which card one would like to have. */
export const wantedWorth = (g: Ground, card: Card): number =>
  cardWorth(g.b, g.p, card) + (g.camp === COALITION ? 0.02 : 0.03) * get(g.b.cards, card).recovery;
