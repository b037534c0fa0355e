import { add, get, there } from '../../../kernel/there.ts';
import type { Box } from '../data/box.ts';
import { type Block, CORPS_COUNT, FRANCE, isCorps, isVedette, NAPOLEON, NATION_OF, otherCamp } from '../pieces.ts';
import type { Operation, Position } from '../position.ts';
import { axisAt, blocksOf, commandersIn, corpsIn, inForce, leavesCommanderAlone, strength } from '../rules/board.ts';
import { approachAllows, costOf, nearerBonus } from '../rules/manoeuvre.ts';
import { mayRideInto } from '../rules/stack.ts';
import { bonusOf, fightWorth, plainFight } from './fight.ts';
import { exposure, type Ground } from './ground.ts';
import { captureWorth, cardsOf, isPrize, turnsLeft, wear, wearOf } from './worth.ts';

// What a stack could do: fight where it stands, or go somewhere, with what it costs and brings.

export interface Plan {
  readonly group: readonly Block[];
  readonly intent: 'go' | 'fight';
  readonly worth: number;
  readonly mask: number;
}

/** A stack on the march: who, from where, and whether it may attack at the end. */
export interface March {
  readonly group: readonly Block[];
  readonly from: number;
  readonly zone: number;
  readonly spent: number;
  readonly steps: number;
  readonly startContested: boolean;
  readonly mayFight: boolean;
}

interface Weight {
  readonly cards: number;
  readonly points: number;
  readonly corps: number;
  readonly napoleon: boolean;
  readonly riders: boolean;
  readonly spares: number;
}

function weigh(b: Box, p: Position, group: readonly Block[]): Weight {
  let cards = 0;
  let points = 0;
  let corps = 0;
  let spares = 0;
  for (const block of group) {
    if (isVedette(block)) continue;
    cards += bonusOf(b, p, block);
    if (isCorps(block)) {
      corps++;
      cards += cardsOf(p, block);
      points += strength(p, block);
    } else spares = Math.max(spares, get(b.commanders, block - CORPS_COUNT).fatigueReduction);
  }
  return { cards, points, corps, spares, napoleon: group.includes(NAPOLEON), riders: isVedette(get(group, 0)) };
}

/** By camp: how strongly it is drawn on, and what it minds to lose a turn of a corps without movement points. */
const DRIVE: readonly number[] = [1.4, 1];
const STUCK: readonly number[] = [0.4, 0.15];

/** What a stack is worth to its own camp where it comes to stand, as against not being on the map at all. */
function placeWorth(g: Ground, w: Weight, zone: number, here: boolean): number {
  const { camp } = g;
  // The ground counts the stack where it stands: elsewhere it comes to those who are there.
  const cards = get(get(g.cards, camp), zone) + (here ? 0 : w.cards);
  const points = get(get(g.points, camp), zone) + (here ? 0 : w.points);
  const corps = get(get(g.corps, camp), zone) - (here ? w.corps : 0);
  const riders = get(get(g.riders, camp), zone) - (here && w.riders ? 1 : 0);
  const draw = (w.riders ? 0.15 : 0.3 + 0.22 * w.cards) * g.reach * get(DRIVE, camp);
  let worth = draw * get(g.pull, zone);
  if (corps <= 0 && (!w.riders || riders <= 0)) worth += (w.riders ? 0.6 : 0.9) * get(g.guard, zone);
  if (w.riders) return worth;
  worth -= exposure(g, zone, cards, points, w.napoleon);
  // Those who were there are safer for it.
  if (corps > 0) worth += exposure(g, zone, cards - w.cards, points - w.points, false);
  return worth;
}

/** One way of a stack: where to, how far, by which first step, and what falls to it before it is there. */
interface Way {
  readonly to: number;
  readonly cost: number;
  readonly first: number;
  readonly loot: number;
  readonly taken: readonly number[];
}

/** The ways of a stack: to each zone the shortest, and longer ones that take more. */
function waysOf(g: Ground, m: March, most: number, riders: boolean): readonly Way[] {
  const { b, p, camp } = g;
  const enemy = otherCamp(camp);
  const cheap = new Array<number>(b.zones.length).fill(99);
  const rich = new Array<number>(b.zones.length).fill(-1);
  const axis = m.steps === 0 && m.startContested ? axisAt(p, m.zone) : null;
  const approach = p.lying.length > 0 && camp === FRANCE && inForce(b, p, 'marche-d-approche');
  const ways: Way[] = [{ to: m.zone, cost: 0, first: -1, loot: 0, taken: [] }];
  for (let head = 0; head < ways.length; head++) {
    const way = get(ways, head);
    const zone = way.to;
    let { loot, taken } = way;
    if (head > 0) {
      if (get(get(g.corps, enemy), zone) > 0) continue;
      if (!riders && get(get(g.corps, camp), zone) > 0) continue;
      if (riders && get(get(g.riders, enemy), zone) > 0) continue;
      if (isPrize(b, p, camp, zone)) {
        if (get(b.zones, zone).type === 'fortified-town') continue;
        loot += captureWorth(b, p, camp, zone);
        taken = [...taken, zone];
      }
    }
    const { near, by } = get(b.zones, zone);
    for (let i = 0; i < near.length; i++) {
      const to = get(near, i);
      const cost = way.cost + costOf(p, get(by, i));
      if (cost > most || to === m.zone) continue;
      // A longer way must be worth it.
      if (cost >= get(cheap, to) && loot <= get(rich, to)) continue;
      if (head === 0 && axis !== null && (axis.camp === camp ? axis.link !== by[i] : axis.link === by[i])) continue;
      if (riders && !mayRideInto(b, p, get(m.group, 0), to)) continue;
      if (approach && p.op !== null && !approachAllows(b, p, p.op, to)) continue;
      if (taken.includes(to)) continue;
      cheap[to] = Math.min(get(cheap, to), cost);
      rich[to] = Math.max(get(rich, to), loot);
      ways.push({ to, cost, first: head === 0 ? to : way.first, loot, taken });
    }
  }
  return ways;
}

/** What the march costs in fatigue, shared as well as may be. */
function marchCost(g: Ground, m: March, w: Weight, spent: number, into: boolean, fortress: boolean): number {
  if (w.riders || spent === 0) return 0;
  let fatigue = w.corps * Math.max(0, spent - 3) + (m.startContested ? 1 : 0) + (into ? 1 : 0) + (fortress ? 1 : 0);
  fatigue = Math.max(0, fatigue - w.spares);
  if (fatigue === 0) return 0;
  const each = Math.floor(fatigue / w.corps);
  const rest = fatigue - each * w.corps;
  let cost = 0;
  let least = 99;
  for (const corps of m.group) {
    if (!isCorps(corps)) continue;
    cost += wearOf(g.b, g.p, corps, each);
    if (rest > 0) least = Math.min(least, wearOf(g.b, g.p, corps, each + 1) - wearOf(g.b, g.p, corps, each));
  }
  return cost + (rest > 0 ? rest * least : 0);
}

/** What it is worth that the stack comes to a zone, all told but for what it leaves behind. */
function goalWorth(g: Ground, m: March, w: Weight, zone: number, spent: number): number {
  const { b, p, camp } = g;
  const enemy = otherCamp(camp);
  const foes = get(get(g.corps, enemy), zone);
  if (w.riders) {
    if (foes > 0) return -0.6;
    const met = get(get(g.riders, enemy), zone) > 0 ? -0.1 : 0;
    const farm = camp === FRANCE && p.fortified.includes(zone) ? 0.25 : 0;
    return captureWorth(b, p, camp, zone) + placeWorth(g, w, zone, zone === m.from) + met + farm;
  }
  const fortress = zone !== m.zone && get(b.zones, zone).type === 'fortified-town' && isPrize(b, p, camp, zone);
  const worth = placeWorth(g, w, zone, zone === m.from) - marchCost(g, m, w, spent, foes > 0, fortress && foes === 0);
  if (foes === 0) return worth + captureWorth(b, p, camp, zone) - (fortress ? 0.05 : 0) - 0.01 * spent;
  if (!m.mayFight) return worth - 0.3;
  const fight = plainFight(zone, camp, m.group, defenders(p, enemy, zone), true);
  const odds = fightWorth(b, p, g.luck, fight);
  return worth + Math.max(odds, -0.25) + strikeWorth(g, m, zone);
}

/** AXE-05: to come through the axis of the enemy tires him. */
function strikeWorth(g: Ground, m: March, zone: number): number {
  const axis = axisAt(g.p, zone);
  if (axis === null || axis.camp === g.camp || axis.struck) return 0;
  const link = get(g.b.links, axis.link);
  const back = link.a === zone ? link.b : link.a;
  return back === m.zone ? 0.4 : 0;
}

export function defenders(p: Position, camp: number, zone: number): Block[] {
  return [...corpsIn(p, camp, zone), ...commandersIn(p, camp, zone)];
}

/** The chances of each value of the movement card, 0 to 5. */
function marchOdds(g: Ground): readonly number[] {
  const { b, p, camp } = g;
  if (camp === FRANCE && p.lying.length > 0 && inForce(b, p, 'marche-d-approche')) return [0, 0, 0, 1];
  const odds = [0, 0, 0, 0, 0, 0];
  const deck = get(p.decks, camp).length > 0 ? get(p.decks, camp) : get(p.discards, camp);
  for (const card of deck) add(odds, get(b.cards, card).movement, 1 / deck.length);
  return odds;
}

/** What is added to the card (MAN-02..06). */
function marchBonus(b: Box, p: Position, group: readonly Block[]): number {
  let corps = 0;
  let quick = false;
  let bonus = 0;
  for (const block of group) {
    if (isVedette(block)) continue;
    if (isCorps(block)) {
      corps++;
      quick = get(b.corps, block).movement;
    } else if (block === NAPOLEON && !(p.lying.length > 0 && inForce(b, p, 'empereur-souffrant'))) bonus++;
  }
  if (isVedette(get(group, 0))) bonus++;
  else bonus += 1 - corps + (corps === 1 && quick ? 1 : 0);
  return p.lying.length > 0 && inForce(b, p, 'pluie') ? bonus - 1 : bonus;
}

/** What a corps gives up by being activated: a night's rest (REC-01). */
function restWorth(g: Ground, group: readonly Block[]): number {
  let cost = 0;
  for (const block of group) {
    if (!isCorps(block)) continue;
    const fatigue = get(g.p.fatigue, block);
    if (fatigue > 0) cost += 0.9 * wear(g.b, g.p, block, fatigue) + 0.05;
  }
  return cost;
}

/** What the zone loses when the group has left it. */
function leaving(g: Ground, w: Weight, zone: number): number {
  const { camp } = g;
  const corps = get(get(g.corps, camp), zone) - w.corps;
  if (w.riders || corps <= 0) return 0;
  const cards = get(get(g.cards, camp), zone) - w.cards;
  const points = get(get(g.points, camp), zone) - w.points;
  const stays = !w.napoleon && camp === FRANCE && g.p.where[NAPOLEON] === zone;
  return exposure(g, zone, cards, points, stays);
}

/** More movement points than any card and bonus give. */
const FAR = 9;

/** The expected worth of sending a group off: for each movement card the best place within reach. */
function goWorth(
  g: Ground,
  group: readonly Block[],
  odds: readonly number[],
  ways: Map<number, readonly Way[]>,
): number {
  const { b, p, camp } = g;
  const w = weigh(b, p, group);
  const zone = get(p.where, get(group, 0));
  const startContested = get(get(g.corps, 0), zone) > 0 && get(get(g.corps, 1), zone) > 0;
  const bonus = marchBonus(b, p, group);
  let most = 0;
  odds.forEach((chance, card) => {
    if (chance > 0) most = Math.max(most, card + bonus);
  });
  const stay = placeWorth(g, w, zone, true);
  const base = stay + restWorth(g, group);
  if (most <= 0) return -1;
  const m: March = { group, from: zone, zone, spent: 0, steps: 0, startContested, mayFight: true };
  // All groups of a zone go the same ways; vedettes, each for itself.
  const key = w.riders ? get(group, 0) : -1 - zone;
  let reach = ways.get(key);
  if (reach === undefined) {
    reach = waysOf(g, m, FAR, w.riders);
    ways.set(key, reach);
  }
  const behind = leaving(g, w, zone);
  const best = new Array<number>(most + 1).fill(-99);
  best[0] = stay - 0.15 - get(STUCK, camp) * w.corps;
  for (const { to, cost, loot } of reach) {
    if (cost > most || to === zone) continue;
    const worth = goalWorth(g, m, w, to, cost) + loot - behind;
    if (worth > get(best, cost)) best[cost] = worth;
  }
  for (let d = 1; d <= most; d++) best[d] = Math.max(get(best, d), get(best, d - 1));
  let sum = 0;
  for (let card = 0; card < odds.length; card++)
    if (get(odds, card) > 0) sum += get(odds, card) * get(best, Math.max(0, Math.min(most, card + bonus)));
  const danger = camp === FRANCE && w.napoleon && w.corps === 1 ? 0.3 : 0;
  return sum - base - danger;
}

/** The plans of an operation that is being designated: nothing but its group changes before it is complete. */
const BEGUN = new WeakMap<Operation, { readonly united: boolean; readonly cards: number; readonly plans: Plan[] }>();

/** The stacks that a seat could designate, each with what is best for it. */
export function plansOf(g: Ground, seat: number): Plan[] {
  const { op } = g.p;
  if (op === null || op.seat !== seat || op.intent !== 'none') return plansAnew(g, seat);
  const united = op.union;
  const cards = get(g.p.hands, seat).length;
  const known = BEGUN.get(op);
  if (op.group.length > 0 && known !== undefined && known.united === united && known.cards === cards) {
    const plans = known.plans.filter(({ group }) => op.group.every((block) => group.includes(block)));
    if (plans.length > 0) return plans;
  }
  const plans = plansAnew(g, seat);
  BEGUN.set(op, { united, cards, plans });
  return plans;
}

function plansAnew(g: Ground, seat: number): Plan[] {
  const { p } = g;
  const plans: Plan[] = [];
  const begun = p.op !== null && p.op.seat === seat ? p.op.group : [];
  const zones = new Map<number, Block[]>();
  for (const block of blocksOf(p, seat)) {
    const zone = get(p.where, block);
    if (zone < 0 || p.activated[block] || (begun.length > 0 && zone !== there(p.op).zone)) continue;
    // Vedettes, and the corps of each nation, act apart unless united.
    const kind = isVedette(block) ? 3 : p.op?.union === true ? 1 : get(NATION_OF, block);
    const key = zone * 4 + kind;
    const list = zones.get(key);
    if (list === undefined) zones.set(key, [block]);
    else list.push(block);
  }
  const odds = marchOdds(g);
  const ways = new Map<number, readonly Way[]>();
  for (const list of zones.values()) {
    if (begun.length > 0 && !begun.every((block) => list.includes(block))) continue;
    const here: Plan[] = [];
    for (const group of groupsOf(list, begun)) addPlans(g, group, odds, ways, here);
    for (const plan of here)
      if (begun.every((block) => plan.group.includes(block))) plans.push({ ...plan, worth: withRest(plan, here) });
  }
  return plans;
}

/** How much of what the others of the zone could do afterwards is counted in. */
const AFTERWARDS = 0.12;

/** A plan for some leaves the rest of the zone free for another. */
function withRest(plan: Plan, here: readonly Plan[]): number {
  if (plan.worth <= 0.05 || here.length === 1) return plan.worth;
  let best = 0;
  for (const other of here) if (other.worth > best && (other.mask & plan.mask) === 0) best = other.worth;
  return plan.worth + AFTERWARDS * best;
}

/** The corps and commanders of a group as bits; vedettes do not mind each other. */
function maskOf(group: readonly Block[]): number {
  let mask = 0;
  for (const block of group) if (!isVedette(block)) mask |= 1 << block;
  return mask;
}

function addPlans(
  g: Ground,
  group: readonly Block[],
  odds: readonly number[],
  ways: Map<number, readonly Way[]>,
  plans: Plan[],
): void {
  const { b, p, camp } = g;
  const zone = get(p.where, get(group, 0));
  const enemy = otherCamp(camp);
  const mask = maskOf(group);
  if (isVedette(get(group, 0)) || !leavesCommanderAlone(p, camp, zone, group))
    plans.push({ group, mask, intent: 'go', worth: goWorth(g, group, odds, ways) });
  if (isVedette(get(group, 0)) || get(g.corps, enemy)[zone] === 0) return;
  const fight = plainFight(zone, camp, group, defenders(p, enemy, zone), false);
  const worth = fightWorth(b, p, g.luck, fight) - restWorth(g, group) + (turnsLeft(b, p) <= 1 ? 0.2 : 0);
  plans.push({ group, mask, intent: 'fight', worth });
}

/** The groups worth thinking of: every one of a small stack, of a large one the likely ones; with commanders and without. */
function groupsOf(list: readonly Block[], begun: readonly Block[]): Block[][] {
  const corps = list.filter((block) => isCorps(block) || isVedette(block));
  const commanders = list.filter((block) => !isCorps(block) && !isVedette(block));
  const chosen = begun.filter((block) => corps.includes(block));
  const sets: Block[][] = [];
  if (corps.length > 0 && isVedette(get(corps, 0))) {
    if (begun.length > 0) return [[...begun]];
    for (const block of corps) sets.push([block]);
  } else if (corps.length <= 4) {
    for (let mask = 1; mask < 1 << corps.length; mask++) sets.push(corps.filter((_block, i) => (mask >> i) & 1));
  } else {
    sets.push([...corps]);
    for (const block of corps) {
      sets.push([block]);
      sets.push(corps.filter((other) => other !== block));
      for (const other of corps) if (other > block) sets.push([block, other]);
    }
    for (let size = 3; size < corps.length - 1; size++) sets.push(corps.slice(0, size));
    if (chosen.length > 0) {
      sets.push([...chosen]);
      for (const block of corps) if (!chosen.includes(block)) sets.push([...chosen, block]);
    }
  }
  if (commanders.length === 0) return sets;
  return [...sets, ...sets.map((set) => [...set, ...commanders])];
}

/** What each step of a march leads to at best, by zone, and what it is worth to stay. */
export function marchWorths(g: Ground, more: number): { readonly steps: Map<number, number>; readonly halt: number } {
  const { b, p } = g;
  const op = there(p.op);
  const w = weigh(b, p, op.group);
  // The stack is counted where it has come to; the zone it came from has been left.
  const mayFight = !op.cut && (op.mp > 0 || op.steps > 0);
  const m: March = {
    group: op.group,
    from: op.zone,
    zone: op.zone,
    spent: op.spent,
    steps: op.steps,
    startContested: op.startContested,
    mayFight,
  };
  const left = op.mp - op.spent + more;
  const ways = waysOf(g, m, left + (p.lying.length > 0 ? 1 : 0), w.riders);
  const steps = new Map<number, number>();
  const behind = op.steps === 0 ? leaving(g, w, op.zone) : 0;
  for (const { to, cost, first, loot } of ways) {
    if (cost > left && cost > left + nearerBonus(b, p, op, to)) continue;
    if (to === op.zone) continue;
    const worth = goalWorth(g, m, w, to, op.spent + cost) + loot - behind;
    if (worth > (steps.get(first) ?? -99)) steps.set(first, worth);
  }
  const halt = placeWorth(g, w, op.zone, true) - marchCost(g, m, w, op.spent, false, false);
  return { steps, halt };
}
