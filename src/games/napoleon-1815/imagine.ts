import type { Random } from '../../kernel/chance.ts';
import { listChoices, type Steps } from '../../kernel/flow.ts';
import { fill } from '../../kernel/piles.ts';
import { get, there } from '../../kernel/there.ts';
import type { Box, Card } from './data/box.ts';
import { placeHidden } from './imagine/hidden-blocks.ts';
import { type Block, CAMP_OF, CORPS_COUNT, type Corps } from './pieces.ts';
import { type Choice, LOST, type Position, type Share, type ShareView, UNKNOWN, type View } from './position.ts';
import { campOfSeat, corpsIn, corpsOf, ownerOf } from './rules/board.ts';
import { cavalryOf } from './rules/combat.ts';
import { movementPoints } from './rules/manoeuvre.ts';

// A whole position that agrees with a view: identities, orders of battle, hands and decks drawn at random.

/** DRW-02, DRW-05: a red card is never in a hand, so the hands are dealt from the others. */
function drawHands(b: Box, v: View, random: Random): Pick<Position, 'hands' | 'decks'> {
  const isRed = (card: Card) => get(b.cards, card).colour === 'red';
  const hands: Card[][] = v.hands.map(() => []);
  const decks = (v.seats === 3 ? b.decksOfThree : b.decks).map((all, camp) => {
    const seats = v.hands.flatMap((_hand, seat) => (campOfSeat(seat) === camp ? [seat] : []));
    const seen = seats.map((seat) => ({ ...get(v.hands, seat), top: null }));
    const { piles, left } = fill(all, seen, random, [...get(v.discards, camp), ...v.lying], isRed);
    for (const [i, seat] of seats.entries()) hands[seat] = get(piles, i);
    return left;
  });
  return { hands, decks };
}

/** The most strength that the victory track and the cards leave to a camp. */
function strengthLeft(b: Box, v: View, camp: number): number {
  const s = get(b.scenarios, v.scenario);
  let points = get(v.addedStrength, camp) - get(v.lostStrength, camp);
  for (let corps = 0; corps < CORPS_COUNT; corps++)
    if (CAMP_OF[corps] === camp) points += get(s.infantry, corps) + get(s.cavalry, corps);
  return points;
}

/** Orders of battle behind a screen: the points that everybody can count, dealt out by chance. */
function drawOrders(b: Box, v: View, p: Position, random: Random): void {
  const s = get(b.scenarios, v.scenario);
  for (const camp of [0, 1]) {
    const hidden: Corps[] = [];
    let left = strengthLeft(b, v, camp);
    for (let corps = 0; corps < CORPS_COUNT; corps++) {
      if (CAMP_OF[corps] !== camp) continue;
      if (v.infantry[corps] !== UNKNOWN) {
        left -= get(p.infantry, corps) + get(p.cavalry, corps);
        continue;
      }
      hidden.push(corps);
      p.infantry[corps] = get(s.infantry, corps);
      p.cavalry[corps] = get(s.cavalry, corps);
      left -= get(p.infantry, corps) + get(p.cavalry, corps);
      p.fatigue[corps] = drawFatigue(b, p, corps, random);
    }
    deal(b, p, hidden, left, random);
  }
}

/** Whoever has done nothing in the first turn is as fresh as he came. */
function drawFatigue(b: Box, p: Position, corps: Corps, random: Random): number {
  if (p.turn <= 1 && !p.activated[corps]) return get(get(b.scenarios, p.scenario).fatigue, corps);
  return Math.min(random.below(b.maxFatigue + 1), random.below(b.maxFatigue + 1));
}

function deal(b: Box, p: Position, hidden: readonly Corps[], change: number, random: Random): void {
  let left = change;
  for (let tries = 400; left !== 0 && hidden.length > 0 && tries > 0; tries--) {
    const corps = get(hidden, random.below(hidden.length));
    const points = get(p.infantry, corps) + get(p.cavalry, corps);
    if (left > 0) {
      if (points >= b.maxStrength) continue;
      p.infantry[corps] = get(p.infantry, corps) + 1;
      left--;
    } else if (points > 1) {
      const arm = random.below(points) < get(p.infantry, corps) ? p.infantry : p.cavalry;
      arm[corps] = get(arm, corps) - 1;
      left++;
    }
  }
}

/** What a hidden share is about, on the corps as they were imagined. */
function drawShare(p: Position, s: ShareView, random: Random): Share {
  if (s.free !== UNKNOWN) return { ...s, corps: [...s.corps], quota: [...s.quota] };
  const corps = shareCorps(p, s);
  const quota = s.kind === 'loss' ? corps.map(() => 0) : [];
  return {
    ...s,
    corps,
    quota,
    free: corps.length === 0 ? 0 : random.below(Math.max(2, corps.length)),
    cavalryDue: false,
  };
}

function shareCorps(p: Position, s: ShareView): Corps[] {
  switch (s.scope) {
    case 'group':
      return corpsOf(p.op?.group ?? []);
    case 'column':
      return corpsOf(p.column?.group ?? []);
    case 'attackers':
      return corpsOf(p.combat?.stacks[0] ?? []);
    case 'defenders':
      return corpsOf(p.combat?.stacks[1] ?? []);
    case 'zone':
      return corpsIn(p, s.camp, s.zone);
    case 'all':
      return p.where.flatMap((zone, block) =>
        block < CORPS_COUNT && zone >= 0 && ownerOf(p, block) === s.seat && get(p.fatigue, block) > 4 ? [block] : [],
      );
  }
}

/** Movement points that fog hides, once they have been reckoned. */
function drawPoints(b: Box, p: Position): void {
  const op = p.op;
  if (op === null || op.mp !== UNKNOWN) return;
  const before = ['manoeuvre.change', 'manoeuvre.hinder', 'manoeuvre.reckon'];
  const reckoned = op.base > 0 && !p.stack.some(({ step }) => before.includes(step));
  op.mp = reckoned ? Math.max(op.spent, movementPoints(b, p, op)) : 0;
}

export function imagine(b: Box, v: View, random: Random): Position {
  const placed = placeHidden(b, v, random);
  const p: Position = {
    stack: v.stack.map((frame) => ({ ...frame })),
    outcome: v.outcome,
    options: v.options,
    scenario: v.scenario,
    seats: v.seats,
    fog: v.fog,
    screens: v.screens,
    dice: v.dice,
    turn: v.turn,
    phase: v.phase,
    vp: v.vp,
    netting: v.netting,
    net: v.net,
    where: placed.where,
    activated: placed.activated,
    infantry: [...v.infantry],
    cavalry: [...v.cavalry],
    fatigue: [...v.fatigue],
    control: [...v.control],
    fortified: [...v.fortified],
    destroyed: [...v.destroyed],
    axes: v.axes.map((axis) => ({ ...axis })),
    arrivals: v.arrivals.map((arrival) => ({ ...arrival })),
    ...drawHands(b, v, random),
    seen: v.hands.map((_hand, seat) =>
      seat === v.viewer ? v.hands.flatMap(({ cards }, of) => (of === seat ? [] : [...cards])) : [],
    ),
    discards: v.discards.map((pile) => [...pile]),
    lying: [...v.lying],
    sightedAt: [...v.sightedAt],
    sightedTurn: [...v.sightedTurn],
    lostStrength: [...v.lostStrength],
    addedStrength: [...v.addedStrength],
    aide: v.aide,
    hastened: v.hastened,
    noRecovery: v.noRecovery,
    intuition: [get(v.intuition, 0), get(v.intuition, 1)],
    toAct: v.toAct,
    leader: v.leader,
    passed: [...v.passed],
    recovered: [...v.recovered],
    op: v.op === null ? null : operationOf(v, placed.group),
    column: v.column === null ? null : columnOf(v, placed.column),
    combat: v.combat === null ? null : { ...v.combat, stacks: [[...v.combat.stacks[0]], [...v.combat.stacks[1]]] },
    shares: [],
  };
  if (v.screens) drawOrders(b, v, p, random);
  if (p.combat !== null) drawCombat(p, v);
  drawPoints(b, p);
  p.shares = v.shares.map((share) => drawShare(p, share, random));
  return p;
}

/** Questions whose answers hang on what is hidden from the others: somebody who was asked them has an answer. */
const HINGED: readonly string[] = [
  'operation.designate',
  'reaction.pick',
  'ultime-effort.pick',
  'au-son-du-canon.pick',
  'renforts.whom',
  'lamarque.whom',
];
const TRIES = 100;

/** A position that agrees with the view, and in which whoever is asked has a choice. */
export function imagineAsked(b: Box, steps: Steps<Position, Choice>, v: View, random: Random): Position {
  let p = imagine(b, v, random);
  if (!HINGED.includes(v.step)) return p;
  const [seat] = v.asked;
  if (seat === undefined || seat === v.viewer) return p;
  for (let i = 0; i < TRIES && listChoices(steps, p, seat, []).length === 0; i++) p = imagine(b, v, random);
  return p;
}

function operationOf(v: View, group: Block[]): Position['op'] {
  const { counts: _counts, flipped: _flipped, ...op } = there(v.op);
  return { ...op, group, played: [get(op.played, 0), get(op.played, 1)] };
}

function columnOf(v: View, group: Block[]): Position['column'] {
  const { seat, card, zone } = there(v.column);
  return { seat, card, zone, group };
}

function drawCombat(p: Position, v: View): void {
  const c = there(p.combat);
  c.extra = [...c.extra];
  c.cards = [...c.cards];
  c.losses = [...c.losses];
  c.fatigues = [...c.fatigues];
  c.followers = [...c.followers];
  const french = c.stacks[c.attacker === 0 ? 0 : 1];
  if (c.horse === UNKNOWN) c.horse = cavalryOf(p, french);
  c.received = there(v.combat).received.map((by, corps) =>
    by === UNKNOWN ? (p.where[corps] === LOST ? 0 : Math.min(1, get(p.fatigue, corps))) : by,
  );
}
