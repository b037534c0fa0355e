import type { Io } from '../../../kernel/chance.ts';
import { type Frame, jump } from '../../../kernel/flow.ts';
import { may, only } from '../../../kernel/permission.ts';
import { get, there } from '../../../kernel/there.ts';
import type { Box, Link, Zone } from '../data/box.ts';
import { COALITION, CORPS_COUNT, FRANCE, isCommander, isVedette, NAPOLEON, otherCamp } from '../pieces.ts';
import { type Choice, NONE, type Operation, type Position } from '../position.ts';
import type { N15Event, Term } from '../told.ts';
import { asking, inSteps } from './asking.ts';
import { follows, given } from './bars.ts';
import { axisAt, contested, corpsOf, distance, hasBlocks, inForce, linkBetween } from './board.ts';
import { reveal } from './cards.ts';
import { HALT, type Of, stepTo } from './choices.ts';
import { settleZone } from './control.ts';
import { enterZone } from './entering.ts';
import { shareFatigue } from './share.ts';
import { canAct, mayRideInto, stoppedByFriends } from './stack.ts';
import { term, total } from './terms.ts';
import { eventCards, isAsked, mayPlay, offerCards, oneCard, openWindow, playGreen } from './windows.ts';

// La manœuvre.

/** MAP-01. */
const APPROACH = 3;
/** MAN-11. */
const BROKEN_BRIDGE = 3;
/** MAN-21. */
const WITHOUT_FATIGUE = 3;
/** VED-03. */
const VEDETTE_BONUS = 1;

/** MAN-02..06: what is added to the value of the card. */
export function pointTerms(b: Box, p: Position, op: Operation): Term[] {
  const terms: Term[] = [term('card', op.card === NONE ? 'N15-EVT-MAP-01' : 'N15-MAN-01', op.base)];
  const corps = corpsOf(op.group);
  if (corps.length > 1) terms.push(term('corps', 'N15-MAN-02', 1 - corps.length));
  if (op.extra !== 0) terms.push(term('events', 'N15-MAN-03', op.extra));
  if (op.group.includes(NAPOLEON) && !inForce(b, p, 'empereur-souffrant'))
    terms.push(term('napoleon', 'N15-MAN-04', get(b.commanders, 0).movementBonus, NAPOLEON));
  if (corps.length === 1 && get(b.corps, get(corps, 0)).movement)
    terms.push(term('symbol', 'N15-MAN-05', 1, get(corps, 0)));
  if (op.group.length > 0 && isVedette(get(op.group, 0))) terms.push(term('vedettes', 'N15-VED-03', VEDETTE_BONUS));
  if (inForce(b, p, 'pluie')) terms.push(term('rain', 'N15-EVT-PLU-03', -1));
  return terms;
}

export const movementPoints = (b: Box, p: Position, op: Operation): number => total(pointTerms(b, p, op));

export const costOf = (p: Position, link: Link): number => (p.destroyed.includes(link) ? BROKEN_BRIDGE : 1);

/**
 * ABX-01..03: one point more for a displacement that ends nearer to Bruxelles than it began. Below zero the one connection of
 * MARCHE FORCEE is all there is (MFO-02): the point only makes up for what was missing.
 */
export function nearerBonus(b: Box, p: Position, op: Operation, to: Zone): number {
  if (op.seat !== p.hastened || movementPoints(b, p, op) < 0) return 0;
  return distance(b, to, b.brussels) < distance(b, op.from, b.brussels) ? 1 : 0;
}

/** AXE-08, 09: out of a contested zone by one's own axis if there is one, and never by the enemy's. */
function axisBars(p: Position, op: Operation, link: Link, own: boolean): boolean {
  if (op.steps > 0 || !op.startContested) return false;
  const axis = axisAt(p, op.zone);
  return axis !== null && (axis.camp === op.camp) === own && (axis.link === link) !== own;
}

/** MAP-03: an approach march stays clear of the enemy. */
export function approachAllows(b: Box, p: Position, op: Operation, to: Zone): boolean {
  return op.camp !== FRANCE || !inForce(b, p, 'marche-d-approche') || !hasBlocks(p, COALITION, to);
}

function isTooDear(b: Box, p: Position, op: Operation, to: Zone, link: Link): boolean {
  const cost = op.spent + costOf(p, link);
  return cost > op.mp && cost > op.mp + nearerBonus(b, p, op, to);
}

/** MAN-07: it had no movement points and went nowhere. */
export const isStuck = (op: Operation): boolean => op.mp <= 0 && op.steps === 0;

/** All of it at once, where it is asked most often. */
function offerSteps(b: Box, p: Position, out: Choice[]): void {
  const op = there(p.op);
  if (op.over || stoppedByFriends(p)) return;
  const { near, by } = get(b.zones, op.zone);
  for (let i = 0; i < near.length; i++) {
    const to = get(near, i);
    const link = get(by, i);
    if (isTooDear(b, p, op, to, link) || axisBars(p, op, link, true) || axisBars(p, op, link, false)) continue;
    if (!mayRideInto(b, p, get(op.group, 0), to)) continue;
    if (p.lying.length === 0 || approachAllows(b, p, op, to)) out.push(stepTo(to));
  }
}

const here = (p: Position) => ({ zone: there(p.op).zone });

/** MAN-10..17: one connection at a time, until the stack stops or must. */
export const displacement = (b: Box) => {
  const link = (p: Position, to: Zone): Link => linkBetween(b, there(p.op).zone, to);
  const isDear = (p: Position, to: Zone): boolean => isTooDear(b, p, there(p.op), to, link(p, to));
  const isBroken = (p: Position, to: Zone): boolean => p.destroyed.includes(link(p, to));
  return may<Position, unknown, Of<'step'>>(null, [
    follows('N15-MAN-10', 'alreadyThere', (p, _f, c) => c.to === there(p.op).zone),
    given(
      'N15-MAN-10',
      'notAdjacent',
      (p, _f, c) => link(p, c.to) === NONE,
      (p) => ({ by: there(p.op).zone }),
    ),
    given('N15-MAN-15', 'fortressStop', (p) => there(p.op).over, here),
    given('N15-MAN-14', 'friendsStop', stoppedByFriends, here),
    given('N15-AXE-08', 'ownAxis', (p, _f, c) => axisBars(p, there(p.op), link(p, c.to), true)),
    given('N15-AXE-09', 'enemyAxis', (p, _f, c) => axisBars(p, there(p.op), link(p, c.to), false)),
    given('N15-VED-12', 'vedetteFortress', (p, _f, c) => !mayRideInto(b, p, get(there(p.op).group, 0), c.to)),
    given('N15-EVT-MAP-03', 'approachEnemy', (p, _f, c) => !approachAllows(b, p, there(p.op), c.to)),
    given('N15-MAN-07', 'noPoints', (p, _f, c) => isStuck(there(p.op)) && isDear(p, c.to)),
    given(
      'N15-MAN-11',
      'brokenBridge',
      (p, _f, c) => isBroken(p, c.to) && !isStuck(there(p.op)) && isDear(p, c.to),
      (p, _f, c) => {
        const op = there(p.op);
        return { cost: BROKEN_BRIDGE, left: Math.max(0, op.mp + nearerBonus(b, p, op, c.to) - op.spent) };
      },
    ),
    given('N15-MAN-13', 'noPointsLeft', (p, _f, c) => !isBroken(p, c.to) && !isStuck(there(p.op)) && isDear(p, c.to)),
  ]);
};

const scratch: Choice[] = [];

/** Is the mover asked? Without secrets only if there is something to decide; in fog as long as nothing visible stops him. */
function mayDecide(b: Box, p: Position): boolean {
  const op = there(p.op);
  if (!canAct(op.group)) return false;
  const asked = () => mayPlay(p, op.camp) && isAsked(b, p, op.seat, 'displacement');
  if (op.over) return takesTown(op) && asked();
  if (p.fog) return true;
  scratch.length = 0;
  offerSteps(b, p, scratch);
  return scratch.length > 0 || asked();
}

/** PON-07: stopped by the town that it takes, and by nothing else: CONFUSION would have activated it. */
const takesTown = (op: Operation): boolean => op.fortress && !op.cut;

function step(b: Box, p: Position, io: Io<N15Event>, to: Zone): void {
  const op = there(p.op);
  op.spent += costOf(p, linkBetween(b, op.zone, to));
  op.steps++;
  op.zone = to;
  const entry = enterZone(b, p, io, op.group, to, 'manoeuvre');
  op.fortress = entry.fortress;
  if (!canAct(op.group)) stop(op, io, 'lost');
  else if (entry.enemies > 0) stop(op, io, 'enemy');
  else if (entry.fortress) stop(op, io, 'fortress');
}

function stop(op: Operation, io: Io<N15Event>, why: 'lost' | 'enemy' | 'fortress' | 'choice'): void {
  op.over = true;
  io.tell?.({ kind: 'halted', zone: op.zone, why });
}

/** MAN-29: a stack that spent nothing has made no displacement. */
const displaced = (op: Operation): boolean => op.spent > 0;

/** MAN-21..25. */
export function fatigueTerms(b: Box, p: Position, op: Operation): Term[] {
  const terms: Term[] = [];
  const corps = corpsOf(op.group).length;
  if (corps === 0 || !displaced(op)) return terms; // VED-04
  const beyond = op.spent - WITHOUT_FATIGUE;
  if (beyond > 0) terms.push(term('beyondThree', 'N15-MAN-21', corps * beyond));
  if (op.startContested) terms.push(term('fromContested', 'N15-MAN-22', 1));
  if (contested(p, op.zone)) terms.push(term('intoContested', 'N15-MAN-23', 1));
  if (op.fortress) terms.push(term('takingFortress', 'N15-MAN-15', 1));
  if (op.tired > 0) terms.push(term('events', 'N15-MAN-24', op.tired));
  const spared = Math.max(0, ...op.group.filter(isCommander).map((block) => sparing(b, p, block)));
  if (spared > 0) terms.push(term('commander', 'N15-MAN-25', -spared));
  return terms;
}

/** MAN-25, LES-01. */
function sparing(b: Box, p: Position, commander: number): number {
  if (commander === NAPOLEON && inForce(b, p, 'empereur-souffrant')) return 0;
  return get(b.commanders, commander - CORPS_COUNT).fatigueReduction;
}

type Manoeuvring =
  Frame<`manoeuvre.${'points' | 'change' | 'hinder' | 'reckon' | 'choose' | 'displace' | 'entered' | 'end' | 'fatigue' | 'fortress'}`>;

export const startManoeuvre = (): Manoeuvring => ({ step: 'manoeuvre.points' });

const ask = asking<Manoeuvring>();

export const manoeuvre = (b: Box) =>
  inSteps<Manoeuvring>('manoeuvre', {
    /** MAN-01, MAP-01. */
    points: {
      run(p, _f, io) {
        const op = there(p.op);
        op.startContested = contested(p, op.zone);
        if (op.camp === FRANCE && inForce(b, p, 'marche-d-approche')) op.base = APPROACH;
        else {
          op.card = reveal(p, op.seat, io, 'march');
          op.base = op.card === NONE ? 0 : get(b.cards, op.card).movement;
        }
      },
    },
    /** WIN-02. */
    change: {
      when: (p) => there(p.op).camp === FRANCE,
      run: (p) => openWindow(b, p, 'reveal', FRANCE),
    },
    hinder: {
      run: (p) => openWindow(b, p, 'card', otherCamp(there(p.op).camp)),
    },
    reckon: {
      run(p, _f, io) {
        const op = there(p.op);
        const terms = pointTerms(b, p, op);
        op.mp = total(terms);
        if (p.fog) io.tell?.({ kind: 'marchPoints', seat: op.seat, total: op.mp, terms }, op.seat);
        else io.tell?.({ kind: 'marchPoints', seat: op.seat, total: op.mp, terms });
      },
    },
    /** MAN-10..17: one connection at a time, until the stack stops or must. */
    choose: {
      when: (p) => !mayDecide(b, p),
      run: (_p, f) => jump(f, 'manoeuvre.end'),
    },
    displace: ask({
      clause: 'N15-MAN-10',
      who: (p) => there(p.op).seat,
      may: {
        step: displacement(b),
        play: eventCards(b, ['displacement'], () => 'displacement', [oneCard]),
        halt: only(HALT),
      },
      choices(p, _f, out, seat) {
        offerSteps(b, p, out);
        if (mayPlay(p, there(p.op).camp)) offerCards(b, p, seat, 'displacement', out);
        out.push(HALT);
      },
      take(p, f, c, io, seat) {
        const op = there(p.op);
        if (c.kind === 'step') step(b, p, io, c.to);
        else if (c.kind === 'play') {
          jump(f, 'manoeuvre.choose');
          playGreen(b, p, io, seat, c.card, 'displacement');
        } else {
          if (!op.over) stop(op, io, 'choice');
          jump(f, 'manoeuvre.end');
        }
      },
    }),
    /** WIN-03: the opponent sees where they have come. */
    entered: {
      run(p, f) {
        jump(f, 'manoeuvre.choose');
        if (canAct(there(p.op).group)) openWindow(b, p, 'entry', otherCamp(there(p.op).camp));
      },
    },
    /** WIN-04. */
    end: {
      when: (p) => canAct(there(p.op).group) && displaced(there(p.op)),
      run: (p) => openWindow(b, p, 'end', otherCamp(there(p.op).camp)),
    },
    /** MAN-20..30. */
    fatigue: {
      when: (p) => canAct(there(p.op).group),
      run(p, _f, io) {
        const op = there(p.op);
        const terms = fatigueTerms(b, p, op);
        const amount = Math.max(0, total(terms)); // MAN-26
        if (p.fog) io.tell?.({ kind: 'marchFatigue', seat: op.seat, total: amount, terms }, op.seat);
        else if (terms.length > 0) io.tell?.({ kind: 'marchFatigue', seat: op.seat, total: amount, terms });
        const corps = corpsOf(op.group);
        shareFatigue(p, io, op.seat, { corps, amount, scope: 'group', zone: op.zone, why: 'manoeuvre' });
      },
    },
    /** CTL-06: the town falls to those who are left. */
    fortress: {
      when: (p) => there(p.op).fortress,
      run(p, _f, io) {
        there(p.op).fortress = false;
        settleZone(b, p, io, there(p.op).zone);
      },
    },
  });
