import type { Io } from '../../../kernel/chance.ts';
import { call, type Frame, jump, type Seat } from '../../../kernel/flow.ts';
import { byTheWay, may } from '../../../kernel/permission.ts';
import { get, there } from '../../../kernel/there.ts';
import type { Box, Zone } from '../data/box.ts';
import { CAMP_OF, type Corps } from '../pieces.ts';
import { type Choice, type FatigueWhy, NONE, type Position, type Share } from '../position.ts';
import type { ClauseId } from '../text/clauses.en.ts';
import type { Why } from '../text/why.ts';
import type { N15Event } from '../told.ts';
import { asking, inSteps } from './asking.ts';
import { coalitionPlayer, gate, given, ownBlock, type Rule } from './bars.ts';
import { campOfSeat, ownerOf, seatsOf, strength } from './board.ts';
import { DONE, losing, type Of, relieving, seatNamed, tiring } from './choices.ts';
import { addFatigue, loseStrength, removeDone, removeFatigue } from './elimination.ts';

// La manœuvre 4, le combat 4: sharing fatigue and losses equally, the rest as the owner likes (MAN-30, CBT-40).

/** What is shared, among whom. */
export interface Sharing {
  readonly corps: readonly Corps[];
  readonly amount: number;
  readonly scope: Share['scope'];
  readonly zone: Zone;
  readonly why: FatigueWhy;
}

/** The corps of a side of the combat. */
export const scopeOf = (side: number) => (side === 0 ? 'attackers' : 'defenders');

function open(p: Position, kind: Share['kind'], seat: Seat, s: Sharing): Share {
  const share: Share = {
    kind,
    camp: campOfSeat(seat),
    scope: s.scope,
    zone: s.zone,
    seat: NONE,
    corps: [...s.corps],
    quota: [],
    free: s.amount,
    cavalryDue: false,
    naming: false,
    named: false,
    asked: false,
    questions: p.screens ? 1 : 0,
    why: s.why,
  };
  p.shares.push(share);
  return share;
}

function begin(p: Position, share: Share, seat: Seat): void {
  share.seat = share.corps.length === 0 ? seat : ownerOf(p, get(share.corps, 0));
  call<Sharer>(p, { step: 'share.next' });
}

/** Nobody to tire and nobody to deceive. */
const idle = (p: Position, s: Sharing): boolean => !p.screens && (s.corps.length === 0 || s.amount === 0);

/**
 * MAN-30: every corps takes the quotient, the owner places the remainder. `seat` is asked even when nothing is to be placed
 * where orders of battle are hidden: he pretends (VED-04).
 */
export function shareFatigue(p: Position, io: Io<N15Event>, seat: Seat, s: Sharing): void {
  if (idle(p, s)) return;
  const share = open(p, 'fatigue', seat, s);
  const count = share.corps.length;
  for (const corps of share.corps) addFatigue(p, io, corps, Math.floor(s.amount / count), s.why);
  share.free = count > 0 ? s.amount % count : 0;
  if (p.screens) share.questions = Math.max(1, mostLeftOver(p, share, s.amount));
  begin(p, share, seat);
}

/**
 * How much may be left to place, as far as everybody can tell. Fog hides how many of the blocks are corps, and of a march
 * how much fatigue it cost.
 */
function mostLeftOver(p: Position, share: Share, amount: number): number {
  if (!p.fog || (share.scope !== 'group' && share.scope !== 'zone')) return share.free;
  if (share.scope === 'group') return there(p.op).group.length - 1;
  const blocks = p.where.filter((at, block) => at === share.zone && CAMP_OF[block] === share.camp).length;
  let most = 0;
  for (let corps = 1; corps <= blocks; corps++) most = Math.max(most, amount % corps);
  return most;
}

/** MAN-31: fatigue that the owner places as he likes. */
export function placeFatigue(p: Position, seat: Seat, s: Sharing): void {
  if (idle(p, s)) return;
  const share = open(p, 'fatigue', seat, s);
  if (share.corps.length === 0) share.free = 0;
  if (p.screens) share.questions = s.amount;
  begin(p, share, seat);
}

/** MAN-31: fatigue worded "per corps". */
export function tireEach(
  b: Box,
  p: Position,
  io: Io<N15Event>,
  list: readonly Corps[],
  by: number,
  why: FatigueWhy,
): void {
  const all = [...list];
  for (const corps of all) addFatigue(p, io, corps, by, why);
  removeDone(b, p, io, all);
}

/** CBT-40, CBT-42: the quotient for each as far as it has the strength; what it cannot absorb the others take. */
export function shareLosses(p: Position, seat: Seat, s: Sharing): void {
  if (s.corps.length === 0 || s.amount === 0) return;
  const share = open(p, 'loss', seat, s);
  const each = Math.floor(s.amount / share.corps.length);
  let total = 0;
  for (const corps of share.corps) {
    total += strength(p, corps);
    share.quota.push(Math.min(each, strength(p, corps)));
  }
  const fixed = share.quota.reduce((sum, n) => sum + n, 0);
  share.free = Math.min(s.amount, total) - fixed;
  // CBT-41, I43: with more than one loss a cavalry point must be among them. It is taken first: the order changes nothing.
  share.cavalryDue = s.amount > 1 && s.why !== 'exhaustion';
  begin(p, share, seat);
}

/** REC-04: one strength point of each. */
export function loseOneEach(p: Position, seat: Seat, corps: readonly Corps[]): void {
  if (corps.length === 0 && !p.screens) return;
  const share = open(p, 'loss', seat, { corps, amount: 0, scope: 'all', zone: NONE, why: 'exhaustion' });
  share.quota = corps.map(() => 1);
  begin(p, share, seat);
}

/** Fatigue that comes off again: RAVITAILLEMENT, TENIR. */
export function relieve(p: Position, seat: Seat, s: Sharing): void {
  if (idle(p, s)) return;
  const share = open(p, 'relief', seat, s);
  if (p.screens) share.questions = s.amount;
  begin(p, share, seat);
}

function current(p: Position): Share {
  return get(p.shares, p.shares.length - 1);
}

/** How much a corps can still be relieved of: TENIR takes off only what this combat's result has put on (I94). */
function relievable(p: Position, share: Share, corps: Corps): number {
  const tired = get(p.fatigue, corps);
  return share.why === 'combat' && p.combat !== null ? Math.min(tired, get(p.combat.received, corps)) : tired;
}

/** May the share touch this corps now? */
function canTake(p: Position, share: Share, i: number): boolean {
  const corps = get(share.corps, i);
  if (share.kind === 'fatigue') return share.free > 0;
  if (share.kind === 'relief') return share.free > 0 && relievable(p, share, corps) > 0;
  if (strength(p, corps) === 0) return false;
  const quota = get(share.quota, i) > 0;
  // TRI-44: in a mixed stack of two owners the rest is placed only when the leader has named whose it is.
  const free = share.free > 0 && (share.named || !isMixed(p, share));
  return quota || free;
}

function isMixed(p: Position, share: Share): boolean {
  if (p.seats === 2) return false;
  const first = ownerOf(p, share.corps[0] ?? 0);
  for (const corps of share.corps) if (ownerOf(p, corps) !== first) return true;
  return false;
}

/** CBT-41: is a cavalry point due, and does some corps that can take a loss have one? */
function cavalryFirst(p: Position, share: Share): boolean {
  if (!share.cavalryDue) return false;
  for (let i = 0; i < share.corps.length; i++) {
    const corps = get(share.corps, i);
    if ((get(share.quota, i) > 0 || share.free > 0) && get(p.cavalry, corps) > 0) return true;
  }
  return false;
}

function list(p: Position, share: Share, seat: Seat, out: Choice[]): void {
  const horse = share.kind === 'loss' && cavalryFirst(p, share);
  for (let i = 0; i < share.corps.length; i++) {
    const corps = get(share.corps, i);
    if (p.seats === 3 && ownerOf(p, corps) !== seat) continue;
    if (!(canTake(p, share, i) || (horse && share.free > 0))) continue;
    if (share.kind === 'fatigue') out.push(tiring(corps));
    else if (share.kind === 'relief') out.push(relieving(corps));
    else {
      if (!horse && get(p.infantry, corps) > 0) out.push(losing(corps, 'infantry'));
      if (get(p.cavalry, corps) > 0) out.push(losing(corps, 'cavalry'));
    }
  }
}

function apply(b: Box, p: Position, io: Io<N15Event>, share: Share, c: Choice): void {
  share.named = false;
  if (c.kind === 'tire') {
    share.free--;
    addFatigue(p, io, c.corps, 1, share.why);
  } else if (c.kind === 'relieve') {
    share.free--;
    if (share.why === 'combat' && p.combat !== null) p.combat.received[c.corps] = get(p.combat.received, c.corps) - 1;
    removeFatigue(p, io, c.corps, 1);
  } else if (c.kind === 'lose') {
    const i = share.corps.indexOf(c.corps);
    if (get(share.quota, i) > 0) share.quota[i] = get(share.quota, i) - 1;
    else share.free--;
    if (c.arm === 'cavalry') share.cavalryDue = false;
    loseStrength(b, p, io, c.corps, c.arm, share.why);
  }
}

/** A quota that leaves its corps nothing to choose: one arm alone, or all that it has. */
function takeForced(b: Box, p: Position, io: Io<N15Event>, share: Share): void {
  for (let i = 0; i < share.quota.length; i++) {
    const corps = get(share.corps, i);
    while (get(share.quota, i) > 0) {
      const [foot, horse] = [get(p.infantry, corps), get(p.cavalry, corps)];
      if (foot > 0 && horse > 0 && get(share.quota, i) < foot + horse) break;
      apply(b, p, io, share, losing(corps, foot > 0 ? 'infantry' : 'cavalry'));
    }
  }
}

const scratch: Choice[] = [];

/** The same as a list that holds until the next one is asked for. */
function listed(p: Position, share: Share, seat: Seat): readonly Choice[] {
  scratch.length = 0;
  list(p, share, seat, scratch);
  return scratch;
}

/** TRI-44: the owners of a mixed stack place on their own corps; what goes to which of them, the leader says. */
function direct(p: Position, share: Share): void {
  if (!isMixed(p, share) || share.named) return;
  share.naming = false;
  const seats = seatsOf(p, share.camp).filter((seat) => {
    share.named = true;
    const can = listed(p, share, seat).length > 0;
    share.named = false;
    return can;
  });
  if (seats.length === 1) {
    share.seat = get(seats, 0);
    share.named = true;
  } else if (seats.length > 1) {
    const owed = cavalryFirst(p, share)
      ? NONE
      : share.quota.findIndex((n, i) => n > 0 && strength(p, get(share.corps, i)) > 0);
    if (owed >= 0) share.seat = ownerOf(p, get(share.corps, owed));
    else {
      share.seat = p.leader;
      share.naming = true;
    }
  }
}

type Placed = { readonly corps: Corps };

/** Whose corps, in which share: for each thing that is placed. */
const placing = (kind: Share['kind'], clause: ClauseId): Rule<Placed>[] => [
  ...OTHERS.filter(([other]) => other !== kind).map(([other, said, why]) =>
    given<unknown, Placed>(said, why, (p) => current(p).kind === other),
  ),
  given(clause, 'notInShare', (p, _f, c) => !current(p).corps.includes(c.corps)),
];

/** What is taken off again is of one player's corps: nobody is named for it. */
const leaderNames = given<unknown, Placed>('N15-TRI-44', 'leaderNames', (p) => current(p).naming);

const OTHERS: readonly (readonly [Share['kind'], ClauseId, Why])[] = [
  ['fatigue', 'N15-MAN-30', 'fatigueNow'],
  ['loss', 'N15-CBT-40', 'lossesNow'],
  ['relief', 'N15-DEF-13', 'reliefNow'],
];

const hasTaken = (p: Position, corps: Corps): boolean => {
  const now = current(p);
  const i = now.corps.indexOf(corps);
  return i >= 0 && !canTake(p, now, i) && !(now.free > 0 && now.kind === 'loss' && cavalryFirst(p, now));
};

/** MAN-30, 31, CBT-40..42: what is placed, by whom, on whom. */
const PLACING = {
  seat: may<Position, Sharer, Of<'seat'>>(
    null,
    [
      coalitionPlayer('N15-TRI-44', (seat) => seat !== 0),
      given('N15-TRI-44', 'nobodyNamed', (p) => !current(p).naming),
    ],
    byTheWay,
  ),
  tire: may<Position, Sharer, Of<'tire'>>(
    null,
    [
      ...ownBlock<Placed>((c) => c.corps, 'N15-TRI-44'),
      leaderNames,
      ...placing('fatigue', 'N15-MAN-30'),
      given('N15-MAN-30', 'equalShare', (p, _f, c) => hasTaken(p, c.corps)),
    ],
    byTheWay,
  ),
  relieve: may<Position, Sharer, Of<'relieve'>>(
    null,
    [
      ...ownBlock<Placed>((c) => c.corps, 'N15-TRI-44'),
      ...placing('relief', 'N15-DEF-13'),
      given('N15-DEF-13', 'nothingToRelieve', (p, _f, c) => hasTaken(p, c.corps)),
    ],
    byTheWay,
  ),
  lose: may<Position, Sharer, Of<'lose'>>(null, [
    ...ownBlock<Placed>((c) => c.corps, 'N15-TRI-44'),
    gate('N15-DEF-11', 'noSuchStrength', (p, c) => (c.arm === 'infantry' ? p.infantry : p.cavalry)[c.corps] === 0),
    leaderNames,
    ...placing('loss', 'N15-CBT-40'),
    given('N15-CBT-41', 'cavalryFirst', (p, _f, c) => c.arm === 'infantry' && cavalryFirst(p, current(p))),
    given('N15-CBT-40', 'equalShare', (p, _f, c) => hasTaken(p, c.corps)),
  ]),
  done: may<Position, Sharer, Of<'done'>>(null, [
    given(
      'N15-MAN-30',
      'somethingToPlace',
      (p, _f, _c, seat) => current(p).naming || listed(p, current(p), seat).length > 0,
    ),
  ]),
};

type Sharer = Frame<`share.${'next' | 'place' | 'end'}`>;

const ask = asking<Sharer>();

export const share = (b: Box) =>
  inSteps<Sharer>('share', {
    /** What leaves no choice happens by itself; where secrets are kept the owner is asked as often as there could be something. */
    next: {
      run(p, _f, io) {
        const now = current(p);
        // What happens to corps behind a screen may show: whoever brought it about cannot take it back.
        if (p.screens && !now.asked) io.reveal();
        for (;;) {
          takeForced(b, p, io, now);
          direct(p, now);
          if (now.naming) return;
          const [only, ...others] = listed(p, now, now.seat);
          if (only === undefined || others.length > 0 || now.questions > 0) return;
          apply(b, p, io, now, only);
        }
      },
    },
    place: ask({
      clause: 'N15-MAN-30',
      when: (p) => {
        const now = current(p);
        return now.naming || now.questions > 0 || listed(p, now, now.seat).length > 0;
      },
      who: (p) => current(p).seat,
      may: PLACING,
      choices(p, _f, out, seat) {
        const now = current(p);
        if (now.naming) {
          for (const other of seatsOf(p, now.camp)) out.push(seatNamed(other));
          return;
        }
        const before = out.length;
        list(p, now, seat, out);
        if (out.length === before) out.push(DONE);
      },
      take(p, f, c, io) {
        const now = current(p);
        now.asked = true;
        if (c.kind === 'seat') {
          now.naming = false;
          now.named = true;
          now.seat = c.seat;
        } else {
          if (now.questions > 0) now.questions--;
          if (c.kind !== 'done') apply(b, p, io, now, c);
        }
        jump(f, 'share.next');
      },
    }),
    end: {
      run(p, _f, io) {
        const done = there(p.shares.pop());
        // CBT-43, REC-04: in a simultaneous step the dead of both sides are taken away together, when both have placed.
        if (!p.netting) removeDone(b, p, io, done.corps);
      },
    },
  });
