import type { Seat } from '../../../kernel/flow.ts';
import { exactly, type Permission } from '../../../kernel/permission.ts';
import { nothingAt } from '../../../kernel/there.ts';
import type { Box } from '../data/box.ts';
import {
  ALL_SLOTS,
  acrossFlank,
  ahead,
  aimsOf,
  boardOf,
  fieldOf,
  firstOf,
  inFront,
  type Places,
  placeOf,
  placesFrom,
  placesOf,
  slotsIn,
  zoneOf,
  zonesOf,
} from '../field.ts';
import { bypassOn } from '../options.ts';
import { type Choice, MARK, NONE, type Position, type Slot } from '../position.ts';
import {
  bypassRules,
  captureRules,
  chargeGround,
  chargeRules,
  disengageRules,
  dismountRules,
  engageGround,
  engageReach,
  engageRules,
  fightRules,
  fireRules,
  isOpen,
  mountRules,
  moveRules,
  seesTarget,
  steps,
} from './actions.ts';
import { isLegal, type Rules } from './bars.ts';
import { enemyOf, has, landAt, mayStand, ownerOf, unitAt } from './pieces.ts';
import { type Survey, surveyOf } from './survey.ts';

// NS-ACT-10: what may be declared for a unit.

/** Whom a player may still activate. */
export function isEligible(p: Position, seat: Seat, slot: Slot): boolean {
  const unit = unitAt(p, slot);
  if (unit === NONE || ownerOf(unit) !== seat || has(p, unit, MARK.activated)) return false;
  const zone = zoneOf(slot);
  return zone !== 'RET' && (zone !== 'BYP' || boardOf(slot) !== seat);
}
export const eligiblePlaces = (p: Position, seat: Seat): Places =>
  placesOf(
    seat,
    fieldOf(seat).filter((slot) => isEligible(p, seat, slot)),
  );
export const hasEligible = (p: Position, seat: Seat): boolean =>
  fieldOf(seat).some((slot) => isEligible(p, seat, slot));

/** A choice about a unit by its slot, and one that also has an aim. */
export type Plain<K> = { readonly kind: K; readonly from: Slot };
export type Aimed<K> = Plain<K> & { readonly to: Slot };

type From = { readonly from: Slot };

/** A choice of a kind is the same object whenever it is listed: lists are made far too often to write it anew. */
const aimedFrom = <const K extends string>(kind: K): readonly (readonly Aimed<K>[])[] =>
  ALL_SLOTS.map((from) => ALL_SLOTS.map((to) => Object.freeze({ kind, from, to })));
const plainFrom = <const K extends string>(kind: K): readonly Plain<K>[] =>
  ALL_SLOTS.map((from) => Object.freeze({ kind, from }));

// Each kind has a loop of its own: this is where play-outs spend their time, and the engine is quick where every place in the code
// meets one sort of thing. What holds of many places at once is asked of their set, and a loop visits those that are left. What it
// leaves out, a rule forbids: the suite holds the one to the other.

type Proposes = (s: Survey, who: Places, out: Choice[]) => void;

/** What may be aimed at from a place: slots in the order of the list, and where each is among the enemy's places. */
interface Aims {
  readonly slots: readonly Slot[];
  readonly places: readonly Places[];
  readonly all: Places;
}
const aimsFrom = (aims: (seat: Seat, from: Slot) => readonly Slot[]): readonly (readonly Aims[])[] =>
  [0, 1].map((seat) =>
    fieldOf(seat).map((from) => {
      const slots = aims(seat, from);
      return { slots, places: slots.map((to) => placeOf(1 - seat, to)), all: placesOf(1 - seat, slots) };
    }),
  );
const AIMS = aimsFrom(engageReach);
const AIMS_OF_GUNS = aimsFrom((seat, from) =>
  zoneOf(from) !== 'L1' && boardOf(from) === seat ? aimsOf(from, 3) : engageReach(seat, from),
);

/** NS-FIRE-03, NS-MELEE-12, NS-BYP-10 */
const openTargets = ({ foes, foesEngaged, foesUnseen }: Survey): Places => foes & ~(foesEngaged | foesUnseen);

const FIRES = aimedFrom('fire');
const fires: Proposes = (s, who, out) => {
  const { box, p, seat, artillery, hasBlocks } = s;
  const targets = openTargets(s);
  const field = fieldOf(seat);
  const aims = AIMS[seat] ?? nothingAt(seat);
  const aimsOfGuns = AIMS_OF_GUNS[seat] ?? nothingAt(seat);
  for (let left = who & ~s.engaged; left !== 0; left &= left - 1) {
    const n = firstOf(left);
    const isGun = (artillery & (1 << n)) !== 0;
    const { slots, places, all } = (isGun ? aimsOfGuns : aims)[n] ?? nothingAt(n);
    if ((all & targets) === 0) continue;
    const from = field[n] ?? nothingAt(n);
    const choices = FIRES[from] ?? nothingAt(from);
    for (let i = 0; i < slots.length; i++) {
      if (((places[i] ?? 0) & targets) === 0) continue;
      const to = slots[i] ?? nothingAt(i);
      if (!isGun || !hasBlocks || seesTarget(box, p, from, to, NONE)) out.push(choices[to] ?? nothingAt(to));
    }
  }
};

const ENGAGES = aimedFrom('engage');
const engages: Proposes = (s, who, out) => {
  const { seat } = s;
  const targets = openTargets(s);
  const field = fieldOf(seat);
  const aims = AIMS[seat] ?? nothingAt(seat);
  for (let left = who & ~(s.artillery | s.engaged | s.square | s.balked); left !== 0; left &= left - 1) {
    const n = firstOf(left);
    const { slots, places, all } = aims[n] ?? nothingAt(n);
    if ((all & targets) === 0) continue;
    const from = field[n] ?? nothingAt(n);
    const choices = ENGAGES[from] ?? nothingAt(from);
    for (let i = 0; i < slots.length; i++) {
      const place = places[i] ?? 0;
      if ((place & targets) === 0) continue;
      const to = slots[i] ?? nothingAt(i);
      const choice = choices[to] ?? nothingAt(to);
      // NS-TERR-13
      const isInOpen = ((s.land & (1 << n)) | (s.foesLand & place)) === 0;
      if (isInOpen || isLegal(engageGround(s.box), s.p, null, choice, seat)) out.push(choice);
    }
  }
};

const CHARGES = aimedFrom('charge');
const charges: Proposes = (s, who, out) => {
  const { seat } = s;
  const riders = who & zonesOf(seat).L2 & s.cavalry & ~(s.artillery | s.engaged | s.square | s.balked | s.disorganised);
  for (let left = riders; left !== 0; left &= left - 1) {
    const from = fieldOf(seat)[firstOf(left)] ?? nothingAt(left);
    for (const to of ahead(from)) {
      const place = placeOf(seat, to);
      const front = placeOf(enemyOf(seat), inFront(to));
      if ((s.engaged & place) !== 0 || (s.foes & ~s.foesEngaged & front) === 0) continue;
      const choice = CHARGES[from]?.[to] ?? nothingAt(to);
      // NS-TERR-07, -13
      const isInOpen = ((s.land & (place | (left & -left))) | (s.foesLand & front)) === 0;
      if (isInOpen || isLegal(chargeGround(s.box), s.p, null, choice, seat)) out.push(choice);
    }
  }
};

/** NS-ACT-09, NS-MOVE-13: these can leave where they stand. */
const unbound = (s: Survey, who: Places): Places => who & ~(s.engaged | s.square);

/** NS-TERR-07: where Terrain lies, both that change places must be allowed to stand. */
function mayChange({ box, p }: Survey, from: Slot, to: Slot): boolean {
  const partner = unitAt(p, to);
  return mayStand(box, p, unitAt(p, from), to) && (partner === NONE || mayStand(box, p, partner, from));
}

/** Most of the list: every rule of a Move is tried here. */
const MOVES = aimedFrom('move');
const moves: Proposes = (s, who, out) => {
  const { seat, barred, artillery, footArtillery } = s;
  const field = fieldOf(seat);
  const { L1, L2, BYP } = zonesOf(seat);
  // NS-MOVE-02, NS-MOVE-04
  const free = ~s.engaged;
  const freeFromLine = free & ~(s.own & L2);
  for (let left = unbound(s, who); left !== 0; left &= left - 1) {
    const n = firstOf(left);
    const place = 1 << n;
    const from = field[n] ?? nothingAt(n);
    const choices = MOVES[from] ?? nothingAt(from);
    if ((place & BYP) !== 0) {
      for (const to of steps(s.box, s.p, unitAt(s.p, from), from)) out.push(choices[to] ?? nothingAt(to));
      continue;
    }
    let aims = placesFrom(seat, n, (artillery & place) !== 0) & ((place & L1) === 0 ? free : freeFromLine);
    // NS-MOVE-10
    if ((footArtillery & place) !== 0) aims &= ~L1;
    for (; aims !== 0; aims &= aims - 1) {
      const to = field[firstOf(aims)] ?? nothingAt(aims);
      if ((barred & (place | (aims & -aims))) === 0 || mayChange(s, from, to)) out.push(choices[to] ?? nothingAt(to));
    }
  }
};

const CAPTURES = plainFrom('capture');
const captures: Proposes = (s, who, out) => {
  const { box, p, seat } = s;
  const takeable = s.foesLand & ~s.foes;
  if (takeable === 0) return;
  for (let left = unbound(s, who) & zonesOf(seat).L1; left !== 0; left &= left - 1) {
    const from = fieldOf(seat)[firstOf(left)] ?? nothingAt(left);
    const to = inFront(from);
    if ((takeable & placeOf(enemyOf(seat), to)) !== 0 && mayStand(box, p, unitAt(p, from), to))
      out.push(CAPTURES[from] ?? nothingAt(from));
  }
};

const BYPASSES = aimedFrom('bypass');
const bypasses: Proposes = (s, who, out) => {
  const { p, seat } = s;
  if (!bypassOn(p.options)) return;
  const flanks = slotsIn(seat, 'BYP');
  // NS-BYP-03
  if (flanks.some((flank) => unitAt(p, flank) !== NONE && ownerOf(unitAt(p, flank)) === seat)) return;
  const open = flanks.filter((flank) => unitAt(p, flank) === NONE && unitAt(p, acrossFlank(flank)) === NONE);
  for (let left = unbound(s, who) & zonesOf(seat).R & ~(s.artillery | s.heavyOrGuard); left !== 0; left &= left - 1) {
    const from = fieldOf(seat)[firstOf(left)] ?? nothingAt(left);
    for (const to of open) out.push(BYPASSES[from]?.[to] ?? nothingAt(to));
  }
};

/** Those of whom a question of the survey holds, each by its slot. */
const whoever = (choices: readonly Choice[], are: (s: Survey, who: Places) => Places): Proposes => {
  return (s, who, out) => {
    const field = fieldOf(s.seat);
    for (let left = are(s, who); left !== 0; left &= left - 1) {
      const from = field[firstOf(left)] ?? nothingAt(left);
      out.push(choices[from] ?? nothingAt(from));
    }
  };
};
const fights = whoever(plainFrom('fight'), (s, who) => who & s.engaged);
const disengages = whoever(plainFrom('disengage'), (s, who) => who & s.engaged & ~s.square);
const rests = whoever(plainFrom('rest'), (_s, who) => who);
const dismounts = whoever(plainFrom('dismount'), (s, who) => who & s.dismounts & ~(s.engaged | s.dismounted));

const MOUNTS = plainFrom('mount');
const mounts: Proposes = (s, who, out) => {
  for (let left = who & s.dismounts & s.dismounted & ~s.engaged; left !== 0; left &= left - 1) {
    const from = fieldOf(s.seat)[firstOf(left)] ?? nothingAt(left);
    if (isOpen(landAt(s.box, s.p, from)?.id)) out.push(MOUNTS[from] ?? nothingAt(from));
  }
};

/** For each of those who are meant, whatever may be done. */
export const declared = <F>(box: Box, whoOf: (p: Position, f: F, seat: Seat) => Places, first: Rules<From>) => {
  const of = <C extends From & Choice>(proposes: Proposes, rules: Rules<C>): Permission<Position, F, C> =>
    exactly<Position, F, C>(
      (p, f, out, seat) => {
        const who = whoOf(p, f, seat);
        if (who !== 0) proposes(surveyOf(box, p, seat), who, out);
      },
      [...first, ...rules],
    );
  return {
    fire: of(fires, fireRules(box)),
    engage: of(engages, engageRules(box)),
    charge: of(charges, chargeRules(box)),
    fight: of(fights, fightRules),
    disengage: of(disengages, disengageRules),
    move: of(moves, moveRules(box)),
    capture: of(captures, captureRules(box)),
    bypass: of(bypasses, bypassRules(box)),
    rest: of(rests, []),
    dismount: of(dismounts, dismountRules(box)),
    mount: of(mounts, mountRules(box)),
  };
};

/** All of that for whomever the seat may still activate, with one look at the table. */
export function declareAll(box: Box, p: Position, out: Choice[], seat: Seat): void {
  const s = surveyOf(box, p, seat);
  const who = s.ready;
  fires(s, who, out);
  engages(s, who, out);
  charges(s, who, out);
  fights(s, who, out);
  disengages(s, who, out);
  moves(s, who, out);
  captures(s, who, out);
  bypasses(s, who, out);
  rests(s, who, out);
  dismounts(s, who, out);
  mounts(s, who, out);
}
