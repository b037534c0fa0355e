import type { Io } from '../../../kernel/chance.ts';
import { call, type Frame, jump } from '../../../kernel/flow.ts';
import { get, there } from '../../../kernel/there.ts';
import type { Box } from '../data/box.ts';
import {
  COALITION,
  CORPS_COUNT,
  campOfNation,
  ENGLISH,
  FRANCE,
  FRENCH,
  isCorps,
  NAPOLEON,
  NATION_OF,
  otherCamp,
  PRUSSIAN,
} from '../pieces.ts';
import { type Combat, NONE, type Position, type Side } from '../position.ts';
import type { N15Event, RevealUse, Term } from '../told.ts';
import { inSteps } from './asking.ts';
import { commandersIn, corpsIn, corpsOf, inForce, ownerOf, seatsOf, sight, strength } from './board.ts';
import { revealSeveral } from './cards.ts';
import { removeTogether } from './elimination.ts';
import { scopeOf, shareFatigue, shareLosses, tireEach } from './share.ts';
import { term, total } from './terms.ts';
import { endNetting, score, startNetting } from './victory.ts';
import { openWindow } from './windows.ts';

// Le combat, steps 1 to 5. Retreat and pursuit have chapters of their own.

/** CBT-11: from this strength a corps brings two cards. */
const STRONG = 5;
/** CBT-13: more fatigue than this costs a card. */
const TIRED = 4;
/** CBT-32, 33 and CAR-01. */
const SQUARE_SPARES = 2;
/** VIC-05. */
const NAPOLEON_BEATEN = 3;

type Fighting =
  Frame<`combat.${`${'attacker' | 'defender'}${'Card' | 'Fatigue' | 'Losses'}` | 'rearguard' | 'number' | 'reveal' | 'worn' | 'winner' | 'retreat' | 'pursuit' | 'close' | 'cancel'}`>;
export type Retreating =
  Frame<`retreat.${'begin' | 'attackerCard' | 'defenderCard' | 'check' | 'step' | 'loss' | 'fatigue' | 'settle'}`>;
export type Pursuing = Frame<`pursuit.${'begin' | 'attackerCard' | 'defenderCard' | 'cards'}`>;

const SIDES: readonly Side[] = [0, 1];
const other = (side: Side): Side => (side === 0 ? 1 : 0);

export const campOfSide = (c: Combat, side: number): number => (side === 0 ? c.attacker : otherCamp(c.attacker));

/** CBT-01..04: the designated stack against everybody who is there. In fog they are shown now (FOG-02). */
export function startCombat(p: Position, io: Io<N15Event>, marched: boolean): void {
  const op = there(p.op);
  const enemy = otherCamp(op.camp);
  const defenders = [...corpsIn(p, enemy, op.zone), ...commandersIn(p, enemy, op.zone)];
  const stacks: [number[], number[]] = [[...op.group], defenders];
  const french = stacks[op.camp === FRANCE ? 0 : 1];
  p.combat = {
    zone: op.zone,
    attacker: op.camp,
    marched,
    stacks,
    extra: [0, 0],
    audace: false,
    deployed: false,
    square: false,
    battery: false,
    guard: false,
    horse: cavalryOf(p, french),
    cards: [NONE, NONE],
    losses: [0, 0],
    fatigues: [0, 0],
    received: new Array<number>(CORPS_COUNT).fill(0),
    winner: NONE,
    loser: NONE,
    retreat: 0,
    retreatFatigue: 0,
    at: op.zone,
    moved: false,
    ended: false,
    mayHold: false,
    noPursuit: false,
    rearguard: false,
    followers: [],
  };
  // FOG-02 shows the blocks; TRI-55 shows partners who defend together each other's orders of battle.
  if (p.screens) io.reveal();
  for (const stack of stacks) for (const block of stack) sight(p, block);
  io.tell?.({ kind: 'combat', zone: op.zone, attacker: op.camp, stacks: [[...stacks[0]], [...stacks[1]]], marched });
  call<Fighting>(p, { step: 'combat.attackerCard' });
}

export function cavalryOf(p: Position, stack: readonly number[]): number {
  let points = 0;
  for (const block of stack) if (isCorps(block)) points += get(p.cavalry, block);
  return points;
}

/** CBT-11..13: the number that decides whether there is an attack at all. */
export function baseTerms(p: Position, c: Combat, side: Side): Term[] {
  const terms: Term[] = [];
  for (const corps of corpsOf(c.stacks[side])) {
    const points = strength(p, corps);
    terms.push(term('strength', 'N15-CBT-11', points >= STRONG ? 2 : points > 0 ? 1 : 0, corps));
    if (get(p.fatigue, corps) > TIRED) terms.push(term('tired', 'N15-CBT-13', -1, corps));
  }
  if (side === 0 && c.marched && !c.deployed) terms.push(term('march', 'N15-CBT-12', -1));
  return terms;
}

/** CBT-15..19. */
export function addedTerms(b: Box, p: Position, c: Combat, side: Side): Term[] {
  const terms: Term[] = side === 1 && !c.audace ? groundTerms(b, p, c) : [];
  for (const block of c.stacks[side]) {
    const value = bonusOf(b, p, block);
    if (value !== 0) terms.push(term('bonus', 'N15-CBT-18', value, block));
  }
  if (c.extra[side] !== 0) terms.push(term('events', 'N15-CBT-19', c.extra[side]));
  return terms;
}

function groundTerms(b: Box, p: Position, c: Combat): Term[] {
  const { type } = get(b.zones, c.zone);
  const value = b.terrain[type].defenderCards;
  const camp = campOfSide(c, 1);
  if (type === 'wooded') return [term('wooded', 'N15-CBT-15', value)];
  const holder = get(p.control, c.zone);
  if (type === 'fortified-town' && holder !== NONE && campOfNation(holder) === camp)
    return [term('fortress', 'N15-CBT-16', value)];
  if (hasFortifiedDefence(p, c)) return [term('farm', 'N15-CBT-17', value)];
  return [];
}

/** CBT-17, 33: the coalition defends a marked farm. */
function hasFortifiedDefence(p: Position, c: Combat): boolean {
  return c.attacker === FRANCE && p.fortified.includes(c.zone);
}

/** CBT-18, LES-01. */
function bonusOf(b: Box, p: Position, block: number): number {
  if (isCorps(block)) return get(b.corps, block).combatBonus;
  if (block === NAPOLEON && inForce(b, p, 'empereur-souffrant')) return 0;
  return get(b.commanders, block - CORPS_COUNT).combatBonus;
}

/** CBT-32..34, CAR-01: fatigue that the side is spared. */
export function sparedTerms(b: Box, p: Position, c: Combat, side: Side): Term[] {
  const terms: Term[] = [];
  const { type } = get(b.zones, c.zone);
  const value = b.terrain[type].defenderFatigueReduction;
  if (side === 1 && type === 'town') terms.push(term('town', 'N15-CBT-32', value));
  if (side === 1 && hasFortifiedDefence(p, c)) terms.push(term('farm', 'N15-CBT-33', value));
  if (c.square && c.horse > 0 && campOfSide(c, side) === COALITION)
    terms.push(term('events', 'N15-EVT-CAR-01', SQUARE_SPARES));
  return terms;
}

/** DIC-05: which dice a stack rolls. */
export function diceOf(stack: readonly number[]): number {
  const nations = stack.map((block) => get(NATION_OF, block));
  if (nations[0] === FRENCH) return FRENCH;
  return nations.every((nation) => nation === PRUSSIAN) ? PRUSSIAN : ENGLISH;
}

/** CBT-30, DIC-01: turns up cards, or rolls dice, and adds up what is on them. */
export function inflict(
  b: Box,
  p: Position,
  io: Io<N15Event>,
  c: Combat,
  side: Side,
  count: number,
  use: RevealUse,
): { losses: number; fatigues: number } {
  const sum = { losses: 0, fatigues: 0 };
  if (p.dice) {
    const faces = get(b.dice, diceOf(c.stacks[side]));
    const rolled: number[] = [];
    for (let i = 0; i < count; i++) {
      const roll = io.roll('dice', faces.length);
      rolled.push(roll);
      sum.losses += get(faces, roll - 1).losses;
      sum.fatigues += get(faces, roll - 1).fatigues;
    }
    io.tell?.({ kind: 'dice', side, faces: rolled, use });
    return sum;
  }
  const seat = get(seatsOf(p, campOfSide(c, side)), 0);
  for (const card of revealSeveral(p, seat, count, io, use)) {
    sum.losses += get(b.cards, card).losses;
    sum.fatigues += get(b.cards, card).fatigues;
  }
  return sum;
}

/** Is there anybody left to fight on both sides? */
export function bothStand(c: Combat): boolean {
  return c.stacks[0].some(isCorps) && c.stacks[1].some(isCorps);
}

/** Step 4: what the other side has inflicted. */
function suffer(p: Position, io: Io<N15Event>, side: Side, what: 'fatigues' | 'losses'): void {
  const c = there(p.combat);
  const corps = corpsOf(c.stacks[side]);
  if (corps.length === 0) return;
  const amount = c[what][other(side)];
  const sharing = { corps, amount, scope: scopeOf(side), zone: c.zone, why: 'combat' } as const;
  // A mixed coalition stack finds its own seat (TRI-44).
  const seat = ownerOf(p, get(corps, 0));
  if (what === 'fatigues') shareFatigue(p, io, seat, sharing);
  else shareLosses(p, seat, sharing);
}

function tellCards(p: Position, io: Io<N15Event>, c: Combat, side: Side, terms: readonly Term[]): void {
  const told = { kind: 'combatCards', side, total: c.cards[side] } as const;
  io.tell?.({ ...told, terms: p.screens ? [] : terms });
  if (p.screens) for (const seat of seatsOf(p, campOfSide(c, side))) io.tell?.({ ...told, terms }, seat);
}

export const combat = (b: Box) =>
  inSteps<Fighting>('combat', {
    /** Step 1A, CBT-10. */
    attackerCard: { run: (p) => openWindow(b, p, 'combat', there(p.combat).attacker) },
    defenderCard: {
      when: (p) => bothStand(there(p.combat)),
      run: (p) => openWindow(b, p, 'combat', otherCamp(there(p.combat).attacker)),
    },
    /** ARG: instead of a combat. */
    rearguard: {
      when: (p) => there(p.combat).rearguard && bothStand(there(p.combat)),
      run(p, f) {
        there(p.combat).loser = 1;
        there(p.combat).retreat = 2;
        there(p.combat).noPursuit = true;
        jump(f, 'combat.retreat');
      },
    },
    /** Steps 1B to 1I. */
    number: {
      run(p, f, io) {
        const c = there(p.combat);
        if (p.screens) io.reveal();
        if (!bothStand(c)) {
          jump(f, 'combat.close');
          return;
        }
        const base = SIDES.map((side) => baseTerms(p, c, side));
        if (total(get(base, 0)) <= 0) {
          // CBT-14
          io.tell?.({ kind: 'attackCancelled', zone: c.zone });
          jump(f, 'combat.cancel');
          return;
        }
        for (const side of SIDES) {
          const terms = [...get(base, side), ...addedTerms(b, p, c, side)];
          c.cards[side] = Math.max(0, total(terms)); // CBT-20
          tellCards(p, io, c, side, terms);
        }
      },
    },
    /** Steps 2 and 3. */
    reveal: {
      run(p, _f, io) {
        const c = there(p.combat);
        const spared: Term[] = [];
        // Nothing is reckoned before the cards of both sides lie open.
        const brought = SIDES.map((side) => inflict(b, p, io, c, side, c.cards[side], 'combat'));
        for (const side of SIDES) {
          const { losses, fatigues } = get(brought, side);
          const less = sparedTerms(b, p, c, other(side));
          spared.push(...less);
          c.losses[side] = losses + (c.battery && campOfSide(c, side) === FRANCE ? 1 : 0); // GBA-02
          c.fatigues[side] = Math.max(0, fatigues - total(less)); // CBT-34
        }
        io.tell?.({
          kind: 'combatResult',
          losses: [...c.losses],
          fatigues: [...c.fatigues],
          spared: p.screens ? [] : spared,
        });
        startNetting(p); // CBT-43
      },
    },
    /** Step 4: fatigue first, then losses. */
    attackerFatigue: { run: (p, _f, io) => suffer(p, io, 0, 'fatigues') },
    defenderFatigue: { run: (p, _f, io) => suffer(p, io, 1, 'fatigues') },
    /** CBT-42, 43: whom the fatigue has finished takes no losses; neither side takes the zone from the dead of the other. */
    worn: { run: (p, _f, io) => removeTogether(b, p, io, there(p.combat).stacks.flatMap(corpsOf)) },
    attackerLosses: { run: (p, _f, io) => suffer(p, io, 0, 'losses') },
    defenderLosses: { run: (p, _f, io) => suffer(p, io, 1, 'losses') },
    /** Step 5. */
    winner: {
      run(p, _f, io) {
        const c = there(p.combat);
        removeTogether(b, p, io, c.stacks.flatMap(corpsOf)); // CBT-43
        endNetting(b, p, io);
        const by = c.losses[0] - c.losses[1];
        c.winner = by > 0 ? 0 : by < 0 ? 1 : NONE; // CBT-50..52
        io.tell?.({ kind: 'won', side: c.winner, by: Math.abs(by) });
        if (c.winner === NONE) return;
        const loser = other(c.winner === 0 ? 0 : 1);
        c.loser = loser;
        c.retreat = Math.abs(by); // RET-01
        if (campOfSide(c, loser) !== FRANCE) return;
        if (c.stacks[loser].includes(NAPOLEON)) score(b, p, io, COALITION, NAPOLEON_BEATEN, 'napoleonBeaten');
        if (c.guard) tireEach(b, p, io, corpsOf(c.stacks[loser]), 1, 'combat'); // LGA-02
      },
    },
    /** Steps 6 and 7. */
    retreat: {
      when: (p) => there(p.combat).loser !== NONE,
      run: (p) => call<Retreating>(p, { step: 'retreat.begin' }),
    },
    pursuit: {
      when: (p) => there(p.combat).loser !== NONE,
      run: (p) => call<Pursuing>(p, { step: 'pursuit.begin' }),
    },
    /** CBT-54, FOG-03. */
    close: {
      run(p, f) {
        const c = there(p.combat);
        for (const stack of c.stacks) for (const block of stack) p.activated[block] = true;
        jump(f, 'combat.cancel');
      },
    },
    cancel: {
      run(p, _f, io) {
        const c = there(p.combat);
        for (const stack of c.stacks) for (const block of stack) sight(p, block);
        p.combat = null;
        if (p.fog) io.tell?.({ kind: 'hidden', zone: c.zone });
      },
    },
  });
