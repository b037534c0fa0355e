import { type Random, shuffle } from '../../../kernel/chance.ts';
import { fastChance } from '../../../kernel/fast-chance.ts';
import { play, type Seat, type Steps } from '../../../kernel/flow.ts';
import type { Viewer } from '../../../kernel/game.ts';
import { get, there } from '../../../kernel/there.ts';
import { copyPosition } from '../copy.ts';
import type { Box, Card } from '../data/box.ts';
import { type Block, CAMP_OF, CORPS_COUNT, isCorps, NATION_OF } from '../pieces.ts';
import type { Choice, Position } from '../position.ts';
import { placesOf } from './census.ts';

// What is secret, from the ledger and never from the game's own view:
//   CRD-09     the cards of a hand; how many there are is public, and so is what went to a discard pile
//   TRI-20     each coalition player has a hand of his own; the deck is common
//   FOG-01     in the Grognard game which block of a colour stands where; how many and their face is public
//   FOG-02     but for those who fight
//   TRI-55     the partner sees the blocks, not the order of battle, unless they may talk or fight together
//   SET-07     behind a screen the strength and fatigue of each corps; what was lost and gained in all is public
//   ADC, ECL   a look at a hand is for the one who looks; ANT: who sees the deck knows what his partner holds

/** What each seat has seen in other hands and is still there. */
export interface Memory {
  readonly seen: Set<Card>[];
}

export interface Made {
  readonly seat: Seat;
  readonly choice: Choice;
}

const campOf = (seat: Seat): number => (seat === 0 ? 0 : 1);
const stepOf = (p: Position): string => p.stack.at(-1)?.step ?? '';
const ownerOf = (p: Position, block: Block): Seat =>
  CAMP_OF[block] === 0 ? 0 : p.seats === 3 && NATION_OF[block] === 2 ? 2 : 1;

export const startMemory = (p: Position): Memory => ({ seen: p.hands.map(() => new Set<Card>()) });

export function remember(b: Box, m: Memory, before: Position, after: Position, { seat, choice }: Made): void {
  const look = (viewer: Seat, of: Seat) => {
    for (const card of get(before.hands, of)) get(m.seen, viewer).add(card);
  };
  // A card that leaves a hand may be shuffled and drawn again before the next question: then nobody has seen it there.
  if (choice.kind === 'play' || choice.kind === 'recover') for (const cards of m.seen) cards.delete(choice.card);
  if (choice.kind === 'play') {
    const { event } = get(b.cards, choice.card);
    if (event === 'aide-de-camp' && before.seats === 2) look(1, 0);
    if (event === 'eclaireurs' && before.seats === 2) look(0, 1);
    if (event === 'anticipation' && before.seats === 3 && seat !== 0) look(seat, 3 - seat);
  }
  if (choice.kind === 'seat' && stepOf(before) === 'eclaireurs.whom') look(0, choice.seat);
  if (choice.kind === 'give') get(m.seen, seat).add(choice.card);
  m.seen.forEach((cards, viewer) => {
    for (const card of cards)
      if (!after.hands.some((hand, of) => of !== viewer && hand.includes(card))) cards.delete(card);
  });
}

export function claimsOf(p: Position, m: Memory): string[] {
  return p.seen.flatMap((cards, viewer) => {
    const told = [...get(m.seen, viewer)].sort((x, y) => x - y).join();
    const said = [...cards].sort((x, y) => x - y).join();
    return told === said ? [] : [`seat ${viewer} has seen ${told}, not ${said}`];
  });
}

const inCombat = (p: Position, block: Block): boolean =>
  p.combat !== null && [...p.combat.stacks.flat(), ...p.combat.followers].includes(block);

/** FOG: may the viewer not know which block this is? */
function hidesIdentity(p: Position, viewer: Viewer, block: Block): boolean {
  if (!p.fog || get(p.where, block) < 0 || inCombat(p, block)) return false;
  return viewer === null || campOf(viewer) !== CAMP_OF[block];
}

function hidesOrder(p: Position, viewer: Viewer, corps: Block): boolean {
  if (!p.screens || get(p.where, corps) < 0) return false;
  if (viewer === null || campOf(viewer) !== CAMP_OF[corps]) return true;
  // Partners may see each other's sheets at times: what is doubtful is left as it is.
  return false;
}

/** Gives one block the place of another, in every list of the moment. */
function exchange(p: Position, x: Block, y: Block): void {
  const other = (block: Block) => (block === x ? y : block === y ? x : block);
  [p.where[x], p.where[y]] = [get(p.where, y), get(p.where, x)];
  [p.activated[x], p.activated[y]] = [get(p.activated, y), get(p.activated, x)];
  if (p.op !== null) p.op.group = p.op.group.map(other);
  if (p.column !== null) p.column.group = p.column.group.map(other);
  for (const share of p.shares) share.corps = share.corps.map(other);
}

const kindOf = (block: Block): number => (block < CORPS_COUNT ? 0 : block < 22 ? 1 : 2);
const isBusy = (p: Position, block: Block): boolean =>
  (p.op?.group.includes(block) ?? false) ||
  (p.column?.group.includes(block) ?? false) ||
  p.shares.some((share) => share.corps.includes(block));

function redrawBlocks(b: Box, p: Position, viewer: Viewer, random: Random): void {
  const hidden = p.where.flatMap((_at, block) => (hidesIdentity(p, viewer, block) ? [block] : []));
  for (let i = 0; i < hidden.length * 2; i++) {
    const x = get(hidden, random.below(hidden.length));
    const y = get(hidden, random.below(hidden.length));
    if (x === y || NATION_OF[x] !== NATION_OF[y]) continue;
    if (kindOf(x) !== kindOf(y) && (isBusy(p, x) || isBusy(p, y))) continue;
    exchange(p, x, y);
    const faces = p.activated[x] === p.activated[y] || p.where[x] !== p.where[y];
    if (!faces || placesOf(b, p).length > 0 || wasContested(p)) exchange(p, x, y);
  }
}

/** Every zone with blocks of both camps must have corps of both. */
function wasContested(p: Position): boolean {
  const blocks = [new Set<number>(), new Set<number>()];
  const corps = [new Set<number>(), new Set<number>()];
  p.where.forEach((zone, block) => {
    if (zone < 0) return;
    get(blocks, get(CAMP_OF, block)).add(zone);
    if (isCorps(block)) get(corps, get(CAMP_OF, block)).add(zone);
  });
  for (const zone of get(blocks, 0))
    if (get(blocks, 1).has(zone) && !(get(corps, 0).has(zone) && get(corps, 1).has(zone))) return true;
  return false;
}

function redrawOrders(p: Position, viewer: Viewer, random: Random): void {
  const hidden: Block[] = [];
  for (let corps = 0; corps < CORPS_COUNT; corps++) if (hidesOrder(p, viewer, corps)) hidden.push(corps);
  for (const corps of hidden) {
    p.fatigue[corps] = random.below(9);
    const to = get(hidden, random.below(hidden.length));
    if (to === corps || CAMP_OF[to] !== CAMP_OF[corps] || isBusy(p, corps) || isBusy(p, to)) continue;
    const points = get(p.infantry, corps) + get(p.cavalry, corps);
    if (points < 2 || get(p.infantry, to) + get(p.cavalry, to) > 7) continue;
    const arm = get(p.infantry, corps) > 0 ? p.infantry : p.cavalry;
    arm[corps] = get(arm, corps) - 1;
    arm[to] = get(arm, to) + 1;
  }
}

/** That a red card is in no hand is no secret (DRW-02, DRW-05): it is played or discarded as soon as it is drawn. */
function redrawCards(b: Box, p: Position, viewer: Viewer, random: Random, m: Memory): void {
  const known = viewer === null ? new Set<Card>() : get(m.seen, viewer);
  for (const camp of [0, 1]) {
    const seats = p.hands.flatMap((_hand, seat) => (campOf(seat) === camp && seat !== viewer ? [seat] : []));
    const pool = shuffle(
      [...get(p.decks, camp), ...seats.flatMap((seat) => get(p.hands, seat))].filter((card) => !known.has(card)),
      random,
    );
    const isRed = (card: Card) => get(b.cards, card).colour === 'red';
    const others = pool.filter((card) => !isRed(card));
    for (const seat of seats)
      p.hands[seat] = get(p.hands, seat).map((card) => (known.has(card) ? card : there(others.pop())));
    p.decks[camp] = shuffle([...others, ...pool.filter(isRed)], random);
  }
}

/** Plays the choice on a copy: what it leaves untouched can be changed without anybody's noticing. */
function trial(steps: Steps<Position, Choice>, p: Position, { seat, choice }: Made, seed: string) {
  const after = copyPosition(p);
  const zones = new Set<number>();
  const streams = new Set<string>();
  const chance = fastChance(seed);
  const io = {
    roll(stream: string, sides: number) {
      streams.add(stream);
      return chance.next(stream, sides);
    },
    reveal() {},
    tell: (event: object) => {
      for (const key of ['zone', 'from', 'to']) {
        const zone: unknown = Reflect.get(event, key);
        if (typeof zone === 'number') zones.add(zone);
      }
    },
  };
  play(steps, after, seat, choice, io);
  return { after, zones, streams };
}

function redrawAround(
  steps: Steps<Position, Choice>,
  p: Position,
  viewer: Viewer,
  random: Random,
  m: Memory,
  made: Made,
  seeds: readonly string[],
): void {
  const trials = seeds.map((seed) => trial(steps, p, made, seed));
  const known = viewer === null ? new Set<Card>() : get(m.seen, viewer);
  for (const camp of [0, 1]) {
    const hands = p.hands.flatMap((hand, seat) => (campOf(seat) === camp && seat !== viewer ? [{ hand, seat }] : []));
    for (const { hand, seat } of hands)
      hand.forEach((card, i) => {
        const deck = get(p.decks, camp);
        const j = random.below(Math.max(1, deck.length));
        const other = deck[j];
        if (other === undefined || known.has(card) || 'card' in made.choice || made.choice.kind === 'seat') return;
        // Whoever finds nothing in a deck has looked at all of it.
        if (made.choice.kind === 'done' && stepOf(p) === 'anticipation.choose') return;
        // Which card comes is chance: a deck that is drawn from stays as it is.
        const drawn = trials.some(
          ({ streams }) => streams.has(camp === 0 ? 'french deck' : 'coalition deck') || streams.has('hussards'),
        );
        const stays =
          !drawn &&
          trials.every(({ after }) => get(after.hands, seat).includes(card) && get(after.decks, camp).includes(other));
        if (!stays || random.below(2) === 0) return;
        hand[i] = other;
        deck[j] = card;
      });
  }
  const calm = (block: Block): boolean =>
    !isBusy(p, block) &&
    !inCombat(p, block) &&
    p.where[block] !== p.op?.zone &&
    p.where[block] !== p.column?.zone &&
    trials.every(({ after, zones }) => {
      if (zones.has(get(p.where, block)) || after.where[block] !== p.where[block]) return false;
      if (after.activated[block] !== p.activated[block] || isBusy(after, block) || inCombat(after, block)) return false;
      if (!isCorps(block)) return true;
      return after.fatigue[block] === p.fatigue[block] && after.infantry[block] === p.infantry[block];
    });
  const still = p.where.flatMap((_at, block) =>
    get(p.where, block) >= 0 &&
    isCorps(block) &&
    calm(block) &&
    CAMP_OF[block] !== (viewer === null ? -1 : campOf(viewer))
      ? [block]
      : [],
  );
  if (p.screens)
    for (const corps of still)
      if (hidesOrder(p, viewer, corps) && get(p.fatigue, corps) <= 4) p.fatigue[corps] = random.below(5);
  if (!p.fog) return;
  redrawShare(p, viewer, random, made);
  for (let i = 0; i < still.length; i++) {
    const x = get(still, i);
    const y = get(still, random.below(still.length));
    if (x === y || NATION_OF[x] !== NATION_OF[y] || p.activated[x] !== p.activated[y]) continue;
    if ('corps' in made.choice || ownerOf(p, x) === made.seat) continue;
    exchange(p, x, y);
  }
}

/** How much of a march's fatigue is left to place is hidden: it may be any number that the blocks allow. */
function redrawShare(p: Position, viewer: Viewer, random: Random, { choice }: Made): void {
  const share = p.shares.at(-1);
  if (share === undefined || choice.kind !== 'tire' || share.scope !== 'group' || share.why !== 'manoeuvre') return;
  if (viewer !== null && campOf(viewer) === share.camp) return;
  const most = share.corps.length - 1;
  // What was placed already is known to be at least nothing: as much as was there at first, less the questions so far.
  const now = 1 + random.below(Math.max(1, Math.min(most, share.questions)));
  if (share.corps.every((corps) => get(p.fatigue, corps) + now < 8)) share.free = now;
}

export function redraw(
  b: Box,
  steps: Steps<Position, Choice>,
  p: Position,
  viewer: Viewer,
  random: Random,
  m: Memory,
  made?: Made,
  seeds: readonly string[] = [],
): Position {
  const q = copyPosition(p);
  if (made !== undefined) {
    redrawAround(steps, q, viewer, random, m, made, seeds);
    return q;
  }
  redrawCards(b, q, viewer, random, m);
  if (p.screens) redrawOrders(q, viewer, random);
  if (p.fog) redrawBlocks(b, q, viewer, random);
  return q;
}

/** The single facts that are secret: who holds what, and what is left in the decks (CRD-09, TRI-20). */
export function secretsOf(p: Position, viewer: Viewer): string[] {
  const held = p.hands.flatMap((hand, seat) => (seat === viewer ? [] : hand.map((card) => `hands ${seat}: ${card}`)));
  return [...held, ...p.decks.flatMap((deck, camp) => deck.map((card) => `decks ${camp}: ${card}`))];
}

/**
 * What the others notice of a choice. In fog one block looks like another of its colour and face (FOG-01), behind a screen
 * one corps takes fatigue like another as long as none dies of it (SET-07); to a partner they do not.
 * The card that ANTICIPATION takes is unseen, but it is missing from the deck when the next one is turned up.
 */
export function guiseOf(p: Position, { seat, choice }: Made): string {
  if (p.seats === 2 && p.fog && choice.kind === 'stack') {
    const { block } = choice;
    return `stack ${NATION_OF[block]} ${p.where[block]} ${p.activated[block]}`;
  }
  const shares = p.shares.at(-1);
  const alone = p.seats === 2 || seat === 0;
  if (
    p.screens &&
    alone &&
    choice.kind === 'tire' &&
    shares !== undefined &&
    get(p.fatigue, choice.corps) + shares.free < 9
  )
    return 'tire';
  if (p.screens && alone && choice.kind === 'recover') return `recover with ${choice.card}`;
  return JSON.stringify(choice);
}
