import { type Random, shuffle } from '../../../kernel/chance.ts';
import { get, there } from '../../../kernel/there.ts';
import type { Box, Zone } from '../data/box.ts';
import {
  BLOCK_COUNT,
  type Block,
  CAMP_OF,
  type Camp,
  campOfNation,
  isCommander,
  isCorps,
  isVedette,
  NATION_OF,
  type Nation,
  otherCamp,
} from '../pieces.ts';
import { NONE, UNKNOWN, type View } from '../position.ts';

// Which hidden block stands where: drawn so that it could be so.

type Kind = 'corps' | 'commander' | 'vedette';

/** A place of a hidden block. */
interface Slot {
  readonly zone: Zone;
  readonly nation: Nation;
  readonly activated: boolean;
  /** It belongs to the stack that operates, or to the column of an event. */
  mark: 'group' | 'column' | null;
  kind: Kind | null;
  /** The block that was seen here and is taken to be here still, or NONE. */
  block: Block;
}

export interface Placement {
  where: Zone[];
  activated: boolean[];
  group: Block[];
  column: Block[];
}

interface Pool {
  readonly corps: number;
  readonly vedettes: number;
  readonly commander: boolean;
}

/** The hidden blocks of the board, drawn at random among the places that the viewer sees. */
export function placeHidden(b: Box, v: View, random: Random): Placement {
  const out: Placement = {
    where: [...v.where],
    activated: [...v.activated],
    group: [...(v.op?.group ?? [])],
    column: [...(v.column?.group ?? [])],
  };
  if (v.hidden.length === 0) return out;
  for (const camp of [0, 1]) {
    const hidden = v.hidden.filter(({ nation }) => campOfNation(nation) === camp);
    if (hidden.length > 0) place(b, v, camp, random, out);
  }
  return out;
}

function place(b: Box, v: View, camp: Camp, random: Random, out: Placement): void {
  const blocks: Block[] = [];
  for (let block = 0; block < BLOCK_COUNT; block++)
    if (v.where[block] === UNKNOWN && CAMP_OF[block] === camp) blocks.push(block);
  const slots = attempt(b, v, camp, blocks, random);
  shuffle(blocks, random);
  for (const slot of slots) if (slot.block !== NONE) blocks.splice(blocks.indexOf(slot.block), 1);
  for (const slot of slots) {
    const fits = (block: Block) => NATION_OF[block] === slot.nation && kindOf(block) === slot.kind;
    const block = slot.block === NONE ? get(blocks.splice(blocks.findIndex(fits), 1), 0) : slot.block;
    out.where[block] = slot.zone;
    out.activated[block] = slot.activated;
    if (slot.mark === 'group') out.group.push(block);
    if (slot.mark === 'column') out.column.push(block);
  }
  // A corps leads: a commander is never the first of a stack.
  if (v.op?.group.length === 0) out.group.sort(corpsFirst);
  if (v.column?.group.length === 0) out.column.sort(corpsFirst);
}

const corpsFirst = (x: Block, y: Block): number => Number(isCommander(x)) - Number(isCommander(y));

function kindOf(block: Block): Kind {
  if (isCorps(block)) return 'corps';
  return isCommander(block) ? 'commander' : 'vedette';
}

const TRIES = 200;

function attempt(b: Box, v: View, camp: Camp, blocks: readonly Block[], random: Random): Slot[] {
  for (let i = 0; i < TRIES; i++) {
    const slots = openSlots(v, camp, random);
    // Where memories leave no room, they are wrong.
    if (fill(b, v, camp, blocks, slots, random, i < TRIES / 2)) return slots;
  }
  throw new Error('no arrangement of the hidden blocks agrees with the view');
}

function openSlots(v: View, camp: Camp, random: Random): Slot[] {
  const slots: Slot[] = [];
  for (const { zone, nation, activated, count } of v.hidden) {
    if (campOfNation(nation) !== camp) continue;
    for (let i = 0; i < count; i++) slots.push({ zone, nation, activated, mark: null, kind: null, block: NONE });
  }
  shuffle(slots, random);
  const { op, column } = v;
  if (op !== null && op.camp === camp && op.group.length === 0)
    op.counts.forEach((count, nation) => {
      mark(slots, 'group', op.zone, nation, op.flipped, count);
    });
  if (column !== null && column.group.length === 0 && column.nation !== NONE && campOfNation(column.nation) === camp) {
    mark(slots, 'column', column.zone, column.nation, false, column.ready);
    mark(slots, 'column', column.zone, column.nation, true, column.activated);
  }
  return slots;
}

function mark(slots: Slot[], as: 'group' | 'column', zone: Zone, nation: Nation, activated: boolean, count: number) {
  let left = count;
  for (const slot of slots) {
    if (left === 0) return;
    if (slot.mark !== null || slot.zone !== zone || slot.nation !== nation || slot.activated !== activated) continue;
    slot.mark = as;
    left--;
  }
}

/** Corps of the camp that the viewer sees in the zone. */
function shownCorps(v: View, camp: Camp, zone: Zone): boolean {
  return v.where.some((at, block) => at === zone && isCorps(block) && CAMP_OF[block] === camp);
}

/** Blocks of both camps stand there, so it is contested: no vedettes, and a corps of each. */
function isContested(v: View, camp: Camp, zone: Zone): boolean {
  const other = 1 - camp;
  return (
    v.hidden.some((group) => group.zone === zone && campOfNation(group.nation) === other) ||
    v.where.some((at, block) => at === zone && CAMP_OF[block] === other)
  );
}

/** VED-12: no vedette in a fortified town of the enemy. */
function isBarred(b: Box, v: View, camp: Camp, zone: Zone): boolean {
  const holder = get(v.control, zone);
  return get(b.zones, zone).type === 'fortified-town' && (holder === NONE || campOfNation(holder) !== camp);
}

function fill(
  b: Box,
  v: View,
  camp: Camp,
  blocks: readonly Block[],
  slots: Slot[],
  random: Random,
  memory: boolean,
): boolean {
  const pools: Pool[] = [0, 1, 2].map((nation) => {
    const own = blocks.filter((block) => NATION_OF[block] === nation);
    return {
      corps: own.filter(isCorps).length,
      vedettes: own.filter(isVedette).length,
      commander: own.some(isCommander),
    };
  });
  const left = pools.map(({ corps, vedettes }) => ({ corps, vedette: vedettes }));
  const give = (slot: Slot, kind: 'corps' | 'vedette'): boolean => {
    const pool = get(left, slot.nation);
    if (pool[kind] === 0) return false;
    pool[kind]--;
    slot.kind = kind;
    return true;
  };
  const solid = (slot: Slot) => isContested(v, camp, slot.zone) || isBarred(b, v, camp, slot.zone);

  for (const as of ['group', 'column'] as const) {
    const members = slots.filter((slot) => slot.mark === as);
    if (members.length === 0) continue;
    const ride = !members.some(solid) && mayRide(v, as) && random.below(2) === 0;
    if (ride && !members.every((slot) => give(slot, 'vedette'))) return false;
    if (!ride && !members.some((slot) => give(slot, 'corps'))) return false;
  }
  for (const slot of slots) {
    if (slot.kind !== null || !isContested(v, camp, slot.zone)) continue;
    const others = slots.some((other) => other.zone === slot.zone && other.kind === 'corps');
    if (!others && !shownCorps(v, camp, slot.zone) && !give(slot, 'corps')) return false;
  }
  if (memory) remember(v, blocks, slots, give, random, solid);
  for (let nation = 0; nation < 3; nation++)
    if (
      get(pools, nation).commander &&
      !slots.some((slot) => slot.nation === nation && slot.kind === 'commander') &&
      !seat(v, camp, nation, slots, give)
    )
      return false;
  const marked = (slot: Slot) => slot.mark !== null;
  const rest = slots.filter((slot) => slot.kind === null);
  for (const slot of rest) if ((solid(slot) || marked(slot)) && !give(slot, 'corps')) return false;
  for (const slot of rest) {
    if (slot.kind !== null) continue;
    const pool = get(left, slot.nation);
    const kind = random.below(pool.corps + pool.vedette) < pool.corps ? 'corps' : 'vedette';
    if (!give(slot, kind)) return false;
  }
  return true;
}

/**
 * FOG-08: a block that was shown may stand where it was seen last. Three times in four in the same turn, half as often with
 * every turn that has gone by; otherwise it is drawn like all the others. Where somebody has not acted since it was seen in
 * this turn or the one before (all that the scenario has placed was seen before the first), it is hardly ever another.
 */
function remember(
  v: View,
  blocks: readonly Block[],
  slots: Slot[],
  give: (slot: Slot, kind: 'corps' | 'vedette') => boolean,
  random: Random,
  solid: (slot: Slot) => boolean,
): void {
  for (const block of blocks) {
    const zone = get(v.sightedAt, block);
    if (zone < 0) continue;
    const age = v.turn - get(v.sightedTurn, block);
    const kind = kindOf(block);
    const free = slots.filter((slot) => slot.zone === zone && slot.nation === NATION_OF[block] && slot.block === NONE);
    const idle = age <= 1 ? free.filter(({ activated }) => !activated) : [];
    if (idle.length > 0 ? random.below(16) === 0 : random.below(4 << age) >= 3) continue;
    const here = idle.length > 0 ? idle : free;
    const slot = here.find((each) => each.kind === kind) ?? here.find((each) => each.kind === null);
    if (slot === undefined || (kind === 'vedette' && slot.kind === null && (solid(slot) || slot.mark !== null)))
      continue;
    if (kind === 'commander') {
      // DEF-03: only beside a corps that is placed already.
      if (slot.kind !== null || !slots.some((other) => other.zone === zone && other.kind === 'corps')) continue;
      slot.kind = kind;
    } else if (slot.kind === null && !give(slot, kind)) continue;
    slot.block = block;
  }
}

/** A stack that fights, takes a town or cuts a bridge is no group of vedettes; nor is one that most events move. */
function mayRide(v: View, as: 'group' | 'column'): boolean {
  if (as === 'group') {
    const op = there(v.op);
    // CONFUSION, a card of the other camp, cuts a ride short as well as a march (FOG-10).
    const bridge = op.cut && !op.played[otherCamp(op.camp) === 0 ? 0 : 1];
    return op.intent !== 'fight' && !op.fortress && !bridge && !op.union;
  }
  return v.stack.some(({ step }) => step.startsWith('reaction.'));
}

/** DEF-03: a commander stands with a corps of his camp. */
function seat(
  v: View,
  camp: Camp,
  nation: Nation,
  slots: Slot[],
  give: (slot: Slot, kind: 'corps' | 'vedette') => boolean,
): boolean {
  for (const slot of slots) {
    if (slot.kind !== null || slot.nation !== nation) continue;
    const withCorps = slots.some((other) => other.zone === slot.zone && other.kind === 'corps');
    const friends = slots.filter((other) => other !== slot && other.zone === slot.zone && other.kind === null);
    if (!withCorps && !shownCorps(v, camp, slot.zone) && !friends.some((other) => give(other, 'corps'))) continue;
    slot.kind = 'commander';
    return true;
  }
  return false;
}
