import type { Io } from '../../../kernel/chance.ts';
import { jump, procedure, type Seat, type Steps } from '../../../kernel/flow.ts';
import { among, asks, may } from '../../../kernel/permission.ts';
import { drop, slip } from '../../../kernel/piles.ts';
import { get, there } from '../../../kernel/there.ts';
import type { Box, Effect } from '../data/box.ts';
import { slotsIn } from '../field.ts';
import {
  type Card,
  type Choice,
  MARK,
  NONE,
  type Played,
  type Position,
  type Slot,
  type Test,
  type Unit,
} from '../position.ts';
import type { SagaEvent } from '../told.ts';
import { bar, mayNotPass } from './bars.ts';
import { armyStream, discardCard, drawCards, drawOne, removeTerrain, tokenOf } from './cards.ts';
import { isTest, startCardToll, tollUnderWay } from './frames.ts';
import { eliminate, feelGround, form, wound } from './losses.ts';
import { scoreState } from './objectives.ts';
import { startOrder } from './orders.ts';
import {
  designOf,
  enemyOf,
  has,
  isBluff,
  isOnTheWay,
  mark,
  putUnit,
  sideOf,
  slotOfUnit,
  unitAt,
  unmark,
  woundsOf,
} from './pieces.ts';
import { type Cast, destinationsOf, fitsFace } from './selectors.ts';

// NS-CARD-02: a card is resolved at once and completely, effect by effect, in the closed vocabulary of the pack.

const castIn = (f: Played): Cast => ({
  chosen: f.chosen,
  actor: f.one,
  tester: f.tester,
  opponent: f.tester === f.one ? f.two : f.one,
  attacker: f.one,
  defender: f.two,
  mover: f.one,
  shooter: f.one,
  winner: f.one,
  loser: f.two,
});

/** The test in whose window a card is played. */
function testBelow(p: Position): Test {
  return there(p.stack.findLast(isTest));
}

/** NS-SETUP-12: a deck that is shuffled has no bottom. */
function shuffleArmy(p: Position, seat: Seat): void {
  const side = sideOf(p, seat);
  for (const unit of side.under) side.reserves.push(unit);
  side.under.length = 0;
}

/** The first unit of the Army deck that fits: by chance among those whose order nobody knows, then those under them. */
function findInDeck(
  box: Box,
  p: Position,
  seat: Seat,
  effect: Extract<Effect, { op: 'deploy_from_deck' }>,
  io: Io<SagaEvent>,
): Unit {
  const side = sideOf(p, seat);
  const fits = (unit: Unit): boolean => fitsFace(box, p, unit, effect.filter);
  const matches = side.reserves.filter(fits);
  const found =
    matches.length > 0 ? get(matches, io.roll(armyStream(seat), matches.length) - 1) : (side.under.find(fits) ?? NONE);
  if (found === NONE) return NONE;
  drop(side.reserves, found);
  drop(side.under, found);
  return found;
}

/** One effect. Whatever asks somebody leaves the frame at the step that does. */
function apply(box: Box, p: Position, f: Played, effect: Effect, io: Io<SagaEvent>): void {
  const { card, seat } = f;
  const side = sideOf(p, seat);
  const cast = castIn(f);
  const unit = 'on' in effect ? cast[effect.on] : 'of' in effect ? cast[effect.of] : NONE;
  switch (effect.op) {
    case 'place_terrain':
      removeTerrain(box, p, f.to, 'replaced', io);
      p.terrain[f.to] = card;
      io.tell?.({ kind: 'terrainLaid', seat, card, to: f.to });
      return;
    case 'set_formation':
      form(p, unit, effect.formation, io);
      return;
    case 'attach':
      p.attached.push({ unit, card });
      io.tell?.({ kind: 'attached', unit, card });
      return;
    case 'test_mod':
      if (effect.duration === 'turn') p.boons.push({ unit, test: effect.test, amount: effect.amount, card });
      else testBelow(p).mods.push({ card, amount: effect.amount, unit });
      return;
    case 'auto_result':
      testBelow(p).decided = effect.result;
      return;
    case 'skip_morale': {
      testBelow(p).decided = 'dropped';
      const owed = tollUnderWay(p)?.owed[0];
      io.tell?.({ kind: 'dropped', unit, tests: 1 + (owed?.tests.length ?? 0) });
      if (owed !== undefined) owed.tests = [];
      return;
    }
    case 'auto_rally':
      mark(p, unit, MARK.willRally);
      return;
    case 'remove_wounds': {
      const left = Math.max(effect.mayRemoveLast ? 0 : 1, woundsOf(p, unit) - effect.amount);
      p.wounds[unit] = left;
      io.tell?.({ kind: 'healed', unit, wounds: left, why: 'card' });
      return;
    }
    case 'add_wounds':
      if (effect.causesMorale) startCardToll(p, unit, effect.amount);
      else if (wound(box, p, unit, effect.amount, 'card', io)) eliminate(box, p, unit, io);
      return;
    case 'draw':
      drawCards(p, effect.who === 'self' ? seat : enemyOf(seat), effect.amount, io);
      return;
    case 'discard':
      startDiscard(box, p, f, effect, io);
      return;
    case 'look':
      lookAtReserve(p, seat, io);
      return;
    case 'scry': {
      for (let i = 0; i < effect.amount; i++) {
        const drawn = drawOne(p, seat, io);
        if (drawn !== null) side.scried.push(drawn);
      }
      io.tell?.({ kind: 'scried', seat, cards: side.scried.slice() }, seat);
      f.left = Math.min(effect.take, side.scried.length);
      jump(f, 'card.keep');
      return;
    }
    case 'grant_action': {
      const target = effect.options.target === undefined ? NONE : slotOfUnit(p, cast[effect.options.target]);
      startOrder(box, p, seat, unit, card, target, f.window !== 'OWN_TURN', io);
      return;
    }
    case 'clear_activation':
      unmark(p, unit, MARK.activated);
      io.tell?.({ kind: 'markerBack', unit, spent: true });
      return;
    case 'place_unit':
      f.slots = destinationsOf(box, p, seat, unit, effect.to);
      if (f.slots.length > 0) jump(f, 'card.enter');
      return;
    case 'become_unit': {
      const token = tokenOf(box, p, card);
      p.wounds[token] = 0;
      p.marks[token] = MARK.faceUp;
      putUnit(p, token, f.to);
      io.tell?.({ kind: 'conscripted', unit: token, to: f.to });
      return;
    }
    case 'deploy_from_deck':
      deployFromDeck(box, p, f, effect, io);
  }
}

function deployFromDeck(
  box: Box,
  p: Position,
  f: Played,
  effect: Extract<Effect, { op: 'deploy_from_deck' }>,
  io: Io<SagaEvent>,
): void {
  const found = findInDeck(box, p, f.seat, effect, io);
  const slots = found === NONE ? [] : destinationsOf(box, p, f.seat, found, effect.to);
  shuffleArmy(p, f.seat);
  if (slots.length === 0) {
    if (found !== NONE) sideOf(p, f.seat).reserves.push(found);
    io.reveal();
    io.tell?.({ kind: 'noMatch', seat: f.seat });
    return;
  }
  sideOf(p, f.seat).arriving = found;
  mark(p, found, MARK.faceUp);
  io.reveal();
  io.tell?.({ kind: 'turnedUp', unit: found, slot: NONE });
  f.slots = slots;
  jump(f, 'card.enter');
}

function lookAtReserve(p: Position, seat: Seat, io: Io<SagaEvent>): void {
  const hidden = slotsIn(enemyOf(seat), 'R')
    .map((slot) => unitAt(p, slot))
    .filter((unit) => unit !== NONE && !has(p, unit, MARK.faceUp));
  for (const unit of hidden) mark(p, unit, MARK.seen);
  io.reveal();
  io.tell?.({ kind: 'looked', seat });
  io.tell?.({ kind: 'saw', seat, units: hidden }, seat);
}

/** Whose hand a card makes smaller. */
const discarder = (box: Box, p: Position, f: Played): Seat => {
  const effect = designOf(box, p, f.card).effects[f.next - 1];
  return effect?.op === 'discard' && effect.who === 'enemy' ? enemyOf(f.seat) : f.seat;
};
const loose = (box: Box, p: Position, seat: Seat): Card[] => sideOf(p, seat).hand.filter((card) => !isBluff(box, card));

function startDiscard(
  box: Box,
  p: Position,
  f: Played,
  effect: Extract<Effect, { op: 'discard' }>,
  io: Io<SagaEvent>,
): void {
  const seat = effect.who === 'self' ? f.seat : enemyOf(f.seat);
  const count = Math.min(effect.amount, loose(box, p, seat).length);
  if (effect.mode === 'choose') {
    f.left = count;
    if (count > 0) jump(f, 'card.discard');
    return;
  }
  for (let i = 0; i < count; i++) {
    const cards = loose(box, p, seat).sort((a, b) => a - b);
    throwAway(box, p, seat, get(cards, io.roll(`hand ${seat}`, cards.length) - 1), io);
  }
}

export function throwAway(box: Box, p: Position, seat: Seat, card: Card, io: Io<SagaEvent>): void {
  drop(sideOf(p, seat).hand, card);
  discardCard(box, p, card);
  io.reveal();
  io.tell?.({ kind: 'discarded', seat, cards: [card] });
}

/** A unit is put down by a card: one from the board, or the one that was found in the deck. */
function putDown(box: Box, p: Position, f: Played, to: Slot, io: Io<SagaEvent>): void {
  const side = sideOf(p, f.seat);
  const unit = side.arriving === NONE ? f.chosen : side.arriving;
  const from = slotOfUnit(p, unit);
  side.arriving = NONE;
  // NS-BYP-18
  unmark(p, unit, MARK.bonus | MARK.unseen);
  if (isOnTheWay(p, unit)) side.bypassFailures = 0;
  putUnit(p, unit, to);
  io.tell?.({ kind: 'moved', unit, from, to, swapped: NONE, how: 'card' });
  feelGround(box, p, unit, io);
}

const ask = asks<Position, Played, Choice, SagaEvent>();
const player = (_p: Position, f: Played): Seat => f.seat;

/** A card that stays on the table is not discarded. */
const stays = (box: Box, p: Position, card: Card): boolean => {
  const { terrain, attach, token } = designOf(box, p, card);
  return terrain !== null || attach !== null || token >= 0;
};

export const playedCards = (box: Box): Steps<Position, Choice> =>
  procedure<Position, Played, Choice, SagaEvent>('card', {
    effect: {
      run(p, f, io) {
        const effect = designOf(box, p, f.card).effects[f.next++];
        if (effect === undefined) jump(f, 'card.done');
        else {
          jump(f, 'card.effect');
          apply(box, p, f, effect, io);
        }
      },
    },
    keep: ask({
      clause: 'NS-CARD-02',
      who: player,
      when: (_p, f) => f.left > 0,
      may: {
        keep: may(
          among((p, _f: Played, seat) => sideOf(p, seat).scried.map((card) => ({ kind: 'keep' as const, card }))),
          [bar('NS-CARD-02', 'notLookedAt', (p, _f, { card }, seat) => !sideOf(p, seat).scried.includes(card))],
        ),
        pass: mayNotPass('NS-CARD-02'),
      },
      take(p, f, c, _io, seat) {
        if (c.kind !== 'keep') return;
        slip(sideOf(p, seat).scried, sideOf(p, seat).hand, c.card);
        f.left--;
        jump(f, 'card.keep');
      },
    }),
    tuck: ask({
      clause: 'NS-CARD-02',
      who: player,
      when: (p, f) => sideOf(p, f.seat).scried.length > 0,
      may: {
        tuck: may(
          among((p, _f: Played, seat) => sideOf(p, seat).scried.map((card) => ({ kind: 'tuck' as const, card }))),
          [bar('NS-CARD-02', 'notLookedAt', (p, _f, { card }, seat) => !sideOf(p, seat).scried.includes(card))],
        ),
        pass: mayNotPass('NS-CARD-02'),
      },
      take(p, f, c, _io, seat) {
        if (c.kind !== 'tuck') return;
        slip(sideOf(p, seat).scried, sideOf(p, seat).bottom, c.card);
        jump(f, 'card.tuck');
      },
    }),
    more: {
      run(_p, f) {
        jump(f, 'card.effect');
      },
    },
    enter: ask({
      clause: 'NS-CARD-02',
      who: player,
      may: {
        enter: may(
          among((_p, f: Played) => f.slots.map((to) => ({ kind: 'enter' as const, to }))),
          [bar('NS-CARD-16', 'notThere', (_p, f, { to }) => !f.slots.includes(to))],
        ),
        pass: mayNotPass('NS-CARD-02'),
      },
      take(p, f, c, io) {
        if (c.kind !== 'enter') return;
        putDown(box, p, f, c.to, io);
        jump(f, 'card.effect');
      },
    }),
    discard: ask({
      clause: 'NS-CARD-02',
      who: (p, f) => discarder(box, p, f),
      may: {
        discard: may(
          among((p, _f: Played, seat) => loose(box, p, seat).map((card) => ({ kind: 'discard' as const, card }))),
          [bar('NS-CARD-02', 'notLoose', (p, _f, { card }, seat) => !loose(box, p, seat).includes(card))],
        ),
        pass: mayNotPass('NS-CARD-02'),
      },
      take(p, f, c, io, seat) {
        if (c.kind !== 'discard') return;
        throwAway(box, p, seat, c.card, io);
        f.left--;
        jump(f, f.left > 0 ? 'card.discard' : 'card.effect');
      },
    }),
    // NS-CARD-04: only now it goes to the discard pile.
    done: {
      run(p, f, io) {
        if (!stays(box, p, f.card)) discardCard(box, p, f.card);
        scoreState(box, p, 'ANY_TIME', io);
      },
    },
  });
