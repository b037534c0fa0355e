import type { Frame, Seat } from '../../kernel/flow.ts';
import type { BotHints } from '../../kernel/game.ts';
import { get, there } from '../../kernel/there.ts';
import { betrayWorth, feedWorth, joinWorth, playWorth, slipWorth, wantedWorth } from './bot/cards.ts';
import { fightWorth, plainFight } from './bot/fight.ts';
import { exposure, frenchOdds, type Ground, groundOf } from './bot/ground.ts';
import { defenders, marchWorths, type Plan, plansOf } from './bot/plans.ts';
import { captureWorth, cardsOf, cardWorth, wear, wearOf } from './bot/worth.ts';
import type { Box } from './data/box.ts';
import {
  CORPS_COUNT,
  type Corps,
  commanderOf,
  FRANCE,
  isCommander,
  isCorps,
  isVedette,
  NAPOLEON,
  NATION_OF,
  otherCamp,
} from './pieces.ts';
import type { Choice, Position } from './position.ts';
import { campOfSeat, distance, leavesCommanderAlone, linkBetween, ownerOf, strength } from './rules/board.ts';

/** How the bots see Napoléon 1815: points for choices, one of them a victory point, and a chance of winning for positions. */
export function hints(box: Box): BotHints<Position, Choice> {
  return {
    evaluate: (p, seat) => evaluate(box, p, seat),
    rate: (p, seat, choices) => rate(box, p, seat, choices),
    point: POINT,
    chapter: (p) => p.turn,
  };
}

/** Measured on trials of greedy play: a choice that looks a point worse wins so much less often. */
const POINT = 0.07;

function evaluate(box: Box, p: Position, seat: Seat): number {
  if (p.outcome !== null) return p.outcome.winners.includes(seat) ? 1 : 0;
  const french = 1 / (1 + Math.exp(-frenchOdds(box, p)));
  return campOfSeat(seat) === FRANCE ? french : 1 - french;
}

function rate(b: Box, p: Position, seat: Seat, choices: readonly Choice[]): readonly number[] {
  const frame = p.stack.at(-1);
  if (frame === undefined) return choices.map(() => 0);
  // Sharing and recovery need no map.
  const simple = choices.every(({ kind }) => kind === 'tire' || kind === 'relieve' || kind === 'lose');
  if (simple) return choices.map((c) => sharing(b, p, c));
  if (frame.step === 'recovery.card')
    return choices.map((c) => (c.kind === 'recover' ? recovering(b, p, c.card, c.corps) : 0));
  const g = groundOf(b, p, campOfSeat(seat));
  switch (frame.step) {
    case 'operation.designate':
      return designating(g, seat, choices, frame);
    case 'manoeuvre.displace':
      return displacing(g, seat, choices, frame);
    case 'operations.name':
      return choices.map((c) => (c.kind === 'seat' ? bestPlan(plansOf(g, c.seat)) : 0));
    default:
      return choices.map((c) => rateChoice(g, seat, c, frame));
  }
}

function bestPlan(plans: readonly Plan[]): number {
  let best = 0;
  for (const { worth } of plans) best = Math.max(best, worth);
  return best;
}

/** Worth less than this, a stack had better rest. */
const STIR = 0.05;

function designating(g: Ground, seat: Seat, choices: readonly Choice[], frame: Frame): number[] {
  const plans = plansOf(g, seat);
  const begun = there(g.p.op).group;
  const best = new Map<string | number, number>();
  const raise = (key: string | number, worth: number) => {
    if (worth > (best.get(key) ?? -99)) best.set(key, worth);
  };
  for (const { group, intent, worth } of plans) {
    if (group.length === begun.length) raise(intent, worth + 0.001);
    else for (const block of group) if (!begun.includes(block)) raise(block, worth);
  }
  return choices.map((c) => {
    if (c.kind === 'stack') return best.get(c.block) ?? -5;
    if (c.kind === 'go' || c.kind === 'fight') return best.get(c.kind) ?? -4;
    if (c.kind === 'play') return playWorth(g, seat, c.card, frame);
    return c.kind === 'pass' ? STIR : -0.4;
  });
}

function displacing(g: Ground, seat: Seat, choices: readonly Choice[], frame: Frame): number[] {
  const { steps, halt } = marchWorths(g, 0);
  const stay = halt;
  let top = stay;
  for (const worth of steps.values()) top = Math.max(top, worth);
  return choices.map((c) => {
    if (c.kind === 'step') return (steps.get(c.to) ?? -9) - top;
    if (c.kind === 'play') return playWorth(g, seat, c.card, frame);
    return stay - top;
  });
}

function rateChoice(g: Ground, seat: Seat, c: Choice, frame: Frame): number {
  const { b, p } = g;
  switch (c.kind) {
    case 'play':
      return playWorth(g, seat, c.card, frame);
    case 'fight': {
      const op = there(p.op);
      const enemy = otherCamp(g.camp);
      return fightWorth(b, p, g.luck, plainFight(op.zone, g.camp, op.group, defenders(p, enemy, op.zone), true));
    }
    case 'retreat':
      return retreating(g, c.to);
    case 'hold':
      return holding(g);
    case 'deploy':
      return deploying(g, c.block, c.zone);
    case 'stack':
      return columnWorth(g, c.block, frame);
    case 'step':
      return columnStep(g, c.to, frame);
    case 'zone':
      return zoneWorth(g, seat, c.zone, frame);
    case 'corps':
      return corpsWorth(g, c.corps, frame);
    case 'card':
      return wantedWorth(g, c.card);
    case 'seat':
      return seatWorth(g, c.seat, frame);
    case 'bridge':
      return bridgeWorth(g, c.link);
    case 'tire':
    case 'relieve':
    case 'lose':
      return sharing(b, p, c);
    case 'give':
      return -0.1;
    case 'done':
      return 0.02;
    default:
      return 0;
  }
}

/** Fatigue where it hurts least, relief where it helps most, losses where they cost no card and no corps. */
function sharing(b: Box, p: Position, c: Choice): number {
  if (c.kind === 'tire') return -wearOf(b, p, c.corps, 1);
  if (c.kind === 'relieve') return -wearOf(b, p, c.corps, -1);
  if (c.kind !== 'lose') return 0;
  const points = strength(p, c.corps);
  let cost = c.arm === 'cavalry' ? 0.15 : 0;
  if (points === 5) cost += 0.8;
  if (points === 1) cost += 1 + (besideCommander(p, c.corps) ? 3 : 0);
  // A corps that is about to break is the one to bleed.
  return -cost + 0.03 * get(p.fatigue, c.corps) + 0.01 * points;
}

/** Would the death of the corps leave a commander alone? */
function besideCommander(p: Position, corps: Corps): boolean {
  for (let block = CORPS_COUNT; isCommander(block); block++)
    if (p.where[block] === p.where[corps] && campOfSeat(ownerOf(p, block)) === campOfSeat(ownerOf(p, corps)))
      return true;
  return false;
}

function recovering(b: Box, p: Position, card: number, corps: Corps): number {
  const { recovery } = get(b.cards, card);
  const now = get(p.fatigue, corps);
  const after = Math.max(0, now - recovery);
  const saved = now > 4 && after <= 4 ? 0.6 : 0;
  const wasted = 0.03 * Math.max(0, recovery - now);
  return wear(b, p, corps, now) - wear(b, p, corps, after) + saved - wasted - cardWorth(b, p, card) - 0.02;
}

/** Away from the enemy, to friends, and to where the stack is of use. */
function retreating(g: Ground, to: number): number {
  const { b, p, camp } = g;
  const c = there(p.combat);
  const beaten = c.stacks[c.loser === 0 ? 0 : 1];
  let cards = 0;
  let points = 0;
  let count = 0;
  for (const block of beaten) {
    if (!isCorps(block)) continue;
    cards += cardsOf(p, block);
    points += strength(p, block);
    count++;
  }
  const foes = get(get(g.corps, otherCamp(camp)), to);
  let fatigue = 2 * foes + (p.destroyed.includes(linkBetween(b, c.at, to)) ? 2 : 0);
  if (get(b.zones, to).type === 'fortified-town' && captureWorth(b, p, camp, to) > 0) fatigue++;
  let cost = 0;
  if (fatigue > 0)
    for (const block of beaten) if (isCorps(block)) cost += wearOf(b, p, block, fatigue / Math.max(1, count));
  const risk = exposure(g, to, cards + get(get(g.cards, camp), to), points, beaten.includes(NAPOLEON));
  const gain = foes === 0 ? captureWorth(b, p, camp, to) : 0;
  const guard = get(g.corps, camp)[to] === 0 ? get(g.guard, to) : 0;
  return gain + 0.5 * guard + 0.2 * get(g.pull, to) - cost - risk;
}

/** To stay on the field, at the price of the Fortified Position or of TENIR. */
function holding(g: Ground): number {
  const { b, p, camp } = g;
  const c = there(p.combat);
  const ground = captureWorth(b, p, otherCamp(camp), c.zone);
  return ground + 0.1 - exposure(g, c.zone, get(get(g.cards, camp), c.zone), get(get(g.points, camp), c.zone), false);
}

/** Forward and together, the commander with the strongest. */
function deploying(g: Ground, block: number, zone: number): number {
  const { b, p, camp } = g;
  if (isVedette(block)) {
    // Near towns of value, not all in one place.
    let near = 99;
    for (let town = 0; town < b.zones.length; town++)
      if (captureWorth(b, p, camp, town) > 0) near = Math.min(near, distance(b, zone, town));
    return -0.3 * near - 0.4 * get(get(g.riders, camp), zone);
  }
  if (isCommander(block)) return get(get(g.cards, camp), zone);
  const together = Math.min(3, get(get(g.corps, camp), zone));
  if (camp === FRANCE) return 0.6 * get(g.pull, zone) + 0.35 * together - 0.1 * distance(b, zone, b.brussels);
  return 0.3 * together - 0.12 * distance(b, zone, b.brussels) + (get(b.zones, zone).vp > 0 ? 0.3 : 0);
}

/** Who goes with a column: REACTION, ULTIME EFFORT, AU SON DU CANON. */
function columnWorth(g: Ground, block: number, frame: Frame): number {
  const { b, p, camp } = g;
  if (frame.step.startsWith('au-son-du-canon')) return joinWorth(g, block);
  if (isCommander(block)) return 0.01;
  // Whoever goes last would leave a commander of the other nation alone.
  const zone = get(p.where, block);
  const group = p.column?.group ?? [];
  const own = commanderOf(get(NATION_OF, block));
  if (group.length > 0 && leavesCommanderAlone(p, camp, zone, [...group, block, own])) return -9;
  const tiring = frame.step.startsWith('ultime-effort') ? 2 : 0;
  let best = -9;
  for (const to of get(b.zones, zone).near)
    if (get(g.corps, otherCamp(camp))[to] === 0) best = Math.max(best, slipWorth(g, block, to, tiring));
  return best;
}

function columnStep(g: Ground, to: number, frame: Frame): number {
  const { p } = g;
  const tiring = frame.step.startsWith('ultime-effort') ? 2 : 0;
  let sum = 0;
  for (const block of p.column?.group ?? []) if (!isCommander(block)) sum += slipWorth(g, block, to, tiring);
  return sum;
}

function zoneWorth(g: Ground, seat: Seat, zone: number, frame: Frame): number {
  const { b, p, camp } = g;
  if (frame.step.startsWith('trahison')) return betrayWorth(g, zone);
  if (frame.step.startsWith('ravitaillement')) return feedWorth(g, seat, zone);
  if (frame.step.startsWith('inactivite')) {
    // The least that could be lost: few cards, far from everything, or activated already.
    let cost = 0;
    for (let corps = 0; corps < CORPS_COUNT; corps++)
      if (p.where[corps] === zone && ownerOf(p, corps) === seat && !p.activated[corps])
        cost += 0.3 * cardsOf(p, corps) + wear(b, p, corps, get(p.fatigue, corps));
    return -cost * (0.5 + 0.3 * get(g.pull, zone));
  }
  return get(g.pull, zone) - exposure(g, zone, get(get(g.cards, camp), zone) + 1, 2, false);
}

function corpsWorth(g: Ground, corps: Corps, frame: Frame): number {
  const { b, p } = g;
  if (frame.step.startsWith('chargez')) return -wearOf(b, p, corps, 1);
  if (frame.step.startsWith('renforts-retardes')) return -strength(p, corps);
  // A point that brings a card, or keeps a weak corps alive; the nearer to the enemy the better.
  const points = strength(p, corps);
  return (
    (points === 4 ? 1 : points === 1 ? 0.6 : 0.1) +
    0.1 * get(g.pull, get(p.where, corps)) -
    0.03 * get(p.fatigue, corps)
  );
}

/** Who is named: for INACTIVITE, HUSSARDS and ECLAIREURS the richer enemy; for a loss the partner who can bear it. */
function seatWorth(g: Ground, seat: Seat, frame: Frame): number {
  const { b, p } = g;
  if (frame.step.startsWith('share.')) {
    const share = p.shares.at(-1);
    let best = -9;
    for (const corps of share?.corps ?? []) {
      if (ownerOf(p, corps) !== seat) continue;
      const worth =
        share?.kind === 'loss'
          ? sharing(b, p, { kind: 'lose', corps, arm: get(p.infantry, corps) > 0 ? 'infantry' : 'cavalry' })
          : sharing(b, p, { kind: share?.kind === 'relief' ? 'relieve' : 'tire', corps });
      best = Math.max(best, worth);
    }
    return best;
  }
  if (frame.step.startsWith('inactivite')) {
    let cards = 0;
    for (let corps = 0; corps < CORPS_COUNT; corps++)
      if (get(p.where, corps) >= 0 && ownerOf(p, corps) === seat) cards += cardsOf(p, corps);
    return cards;
  }
  return get(p.hands, seat).length;
}

/** The bridge by which the enemy would come. */
function bridgeWorth(g: Ground, link: number): number {
  const { b, p } = g;
  const { a, b: other } = get(b.links, link);
  const beyond = a === there(p.op).zone ? other : a;
  return get(g.threat, beyond) - 0.3 * get(get(g.corps, g.camp), beyond);
}
