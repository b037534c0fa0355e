import { glance } from '../../kernel/answers.ts';
import type { Seat, Steps } from '../../kernel/flow.ts';
import type { Viewer } from '../../kernel/game.ts';
import { look } from '../../kernel/piles.ts';
import { get } from '../../kernel/there.ts';
import type { Box } from './data/box.ts';
import { BLOCK_COUNT, type Block, CAMP_OF, CORPS_COUNT, type Corps, NATION_OF } from './pieces.ts';
import { pilesOf } from './piles.ts';
import {
  type Choice,
  type Column,
  type ColumnView,
  type Combat,
  type HiddenBlocks,
  NONE,
  type Operation,
  type OperationView,
  type Position,
  type Share,
  type ShareView,
  UNKNOWN,
  type View,
} from './position.ts';
import { campOfSeat, mayTalk, ownerOf } from './rules/board.ts';

// What each seat may know: FOG, SET-07, TRI-55.

/** FOG-01, 02, TRI-55: which block it is. */
export function seesIdentity(p: Position, viewer: Viewer, block: Block): boolean {
  if (!p.fog || get(p.where, block) < 0) return true;
  if (viewer !== null && CAMP_OF[block] === campOfSeat(viewer)) return true;
  const c = p.combat;
  return c !== null && (c.stacks[0].includes(block) || c.stacks[1].includes(block) || c.followers.includes(block));
}

/** TRI-55: partners settle a combat of a mixed stack together. */
function fightsTogether(p: Position, corps: Corps): boolean {
  for (const stack of p.combat?.stacks ?? []) {
    if (!stack.includes(corps)) continue;
    return stack.some((block) => ownerOf(p, block) !== ownerOf(p, corps));
  }
  return false;
}

/** SET-07, FOG-06, TRI-55: the strength and fatigue of a corps. */
export function seesOrder(b: Box, p: Position, viewer: Viewer, corps: Corps): boolean {
  if (!p.screens || get(p.where, corps) < 0) return true;
  if (viewer === null) return false;
  if (ownerOf(p, corps) === viewer) return true;
  return CAMP_OF[corps] === campOfSeat(viewer) && (mayTalk(b, p) || fightsTogether(p, corps));
}

function hiddenBlocks(p: Position, shown: readonly boolean[]): HiddenBlocks[] {
  if (!p.fog) return [];
  const counts = new Map<number, number>();
  for (let block = 0; block < BLOCK_COUNT; block++) {
    if (shown[block]) continue;
    const key = (get(p.where, block) * 3 + get(NATION_OF, block)) * 2 + (p.activated[block] ? 1 : 0);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts]
    .sort(([a], [c]) => a - c)
    .map(([key, count]) => ({
      zone: Math.floor(key / 6),
      nation: Math.floor(key / 2) % 3,
      activated: key % 2 === 1,
      count,
    }));
}

const ownSide = (p: Position, viewer: Viewer, seat: Seat): boolean =>
  !p.fog || (viewer !== null && campOfSeat(viewer) === campOfSeat(seat));

function operationView(p: Position, viewer: Viewer, op: Operation): OperationView {
  const shown = op.group.every((block) => seesIdentity(p, viewer, block));
  const counts = [0, 0, 0];
  for (const block of op.group) counts[get(NATION_OF, block)] = get(counts, get(NATION_OF, block)) + 1;
  return {
    ...op,
    played: [...op.played],
    group: shown ? [...op.group] : [],
    counts,
    flipped: op.group.length > 0 && get(p.activated, get(op.group, 0)),
    mp: ownSide(p, viewer, op.seat) ? op.mp : UNKNOWN,
  };
}

function columnView(p: Position, viewer: Viewer, column: Column): ColumnView {
  const activated = column.group.filter((block) => p.activated[block]).length;
  return {
    seat: column.seat,
    card: column.card,
    zone: column.zone,
    group: ownSide(p, viewer, column.seat) ? [...column.group] : [],
    nation: column.group.length === 0 ? NONE : get(NATION_OF, get(column.group, 0)),
    ready: column.group.length - activated,
    activated,
  };
}

function combatView(b: Box, p: Position, viewer: Viewer, c: Combat): Combat {
  return {
    ...c,
    stacks: [[...c.stacks[0]], [...c.stacks[1]]],
    extra: [...c.extra],
    cards: [...c.cards],
    losses: [...c.losses],
    fatigues: [...c.fatigues],
    horse: !p.screens || viewer === 0 ? c.horse : UNKNOWN,
    received: c.received.map((by, corps) => (seesOrder(b, p, viewer, corps) ? by : UNKNOWN)),
    followers: [...c.followers],
  };
}

function shareView(b: Box, p: Position, viewer: Viewer, s: Share): ShareView {
  const known = s.corps.length > 0 && s.corps.every((corps) => seesOrder(b, p, viewer, corps));
  const shown = !p.screens || viewer === s.seat || known;
  if (shown) return { ...s, corps: [...s.corps], quota: [...s.quota] };
  return { ...s, corps: [], quota: [], free: UNKNOWN, cavalryDue: false };
}

export function viewOf(b: Box, steps: Steps<Position, Choice>, p: Position, viewer: Viewer): View {
  const piles = pilesOf(p, viewer);
  const orders: boolean[] = [];
  for (let corps = 0; corps < CORPS_COUNT; corps++) orders.push(seesOrder(b, p, viewer, corps));
  const known = (list: readonly number[]) => list.map((value, corps) => (orders[corps] ? value : UNKNOWN));
  const shown = p.where.map((_zone, block) => seesIdentity(p, viewer, block));
  return {
    ...glance(steps, p, viewer),
    options: p.options,
    scenario: p.scenario,
    seats: p.seats,
    fog: p.fog,
    screens: p.screens,
    dice: p.dice,
    turn: p.turn,
    phase: p.phase,
    vp: p.vp,
    netting: p.netting,
    net: p.net,
    where: p.where.map((zone, block) => (shown[block] ? zone : UNKNOWN)),
    activated: p.activated.map((flag, block) => get(shown, block) && flag),
    hidden: hiddenBlocks(p, shown),
    infantry: known(p.infantry),
    cavalry: known(p.cavalry),
    fatigue: known(p.fatigue),
    control: [...p.control],
    fortified: [...p.fortified],
    destroyed: [...p.destroyed],
    axes: p.axes.map((axis) => ({ ...axis })),
    arrivals: p.arrivals.map((arrival) => ({ ...arrival })),
    hands: piles.hands.map((hand) => {
      const { count, cards } = look(hand);
      return { count, cards };
    }),
    decks: piles.decks.map((deck) => look(deck).count),
    discards: piles.discards.map((pile) => look(pile).cards),
    lying: look(get(piles.lying, 0)).cards,
    sightedAt: [...p.sightedAt],
    sightedTurn: [...p.sightedTurn],
    lostStrength: [...p.lostStrength],
    addedStrength: [...p.addedStrength],
    aide: p.aide,
    talk: p.fog && (viewer === null || viewer === 0) ? p.aide : mayTalk(b, p),
    hastened: p.hastened,
    noRecovery: p.noRecovery,
    intuition: [...p.intuition],
    toAct: p.toAct,
    leader: p.leader,
    passed: [...p.passed],
    recovered: p.recovered.filter((corps) => orders[corps]),
    op: p.op === null ? null : operationView(p, viewer, p.op),
    column: p.column === null ? null : columnView(p, viewer, p.column),
    combat: p.combat === null ? null : combatView(b, p, viewer, p.combat),
    shares: p.shares.map((share) => shareView(b, p, viewer, share)),
    stack: p.stack.map((frame) => ({ ...frame })),
  };
}
