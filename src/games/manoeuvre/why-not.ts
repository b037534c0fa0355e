import { SQUARES } from '../../grids/squares.ts';
import { askedSeats, listChoices, type Seat, type Steps, top } from '../../kernel/flow.ts';
import type { Reason, Thing, Wish } from '../../kernel/game.ts';
import type { Box } from './data/box.ts';
import { type Card, type Choice, NONE, type Position, type Unit } from './position.ts';
import { sideOf } from './rules/cards.ts';
import { touchesOf } from './things.ts';
import { AFTERMATH } from './why/aftermath.ts';
import { ASSAULT } from './why/assault.ts';
import { notNow, typeOf, unusable } from './why/cards.ts';
import { COMBAT } from './why/combat.ts';
import { type Answers, answer, type Doubt, isLost, isOwn } from './why/doubt.ts';
import { GUERRILLA } from './why/guerrilla.ts';
import { whoseDecision, whyNotThisMoment } from './why/moment.ts';
import { MOVEMENT } from './why/movement.ts';
import { because, foremost } from './why/reason.ts';
import { RESTORATION } from './why/restoration.ts';
import { SETUP, whyNoEdge, whyNoNation, whyNoSlot, whyNoTile, whyNoTurn } from './why/setup.ts';
import { TURN } from './why/turn.ts';

/** What each step at which somebody is asked answers to a wish in vain. */
export const ANSWERS: { readonly [step: string]: Answers } = {
  ...SETUP,
  ...TURN,
  ...MOVEMENT,
  ...GUERRILLA,
  ...COMBAT,
  ...ASSAULT,
  ...AFTERMATH,
  ...RESTORATION,
};

/** The clauses that stand in the way of a wish, the most exact one first; none exactly when some choice now fulfils it. */
export function whyNot(
  box: Box,
  steps: Steps<Position, Choice>,
  p: Position,
  seat: Seat,
  wish: Wish<Choice>,
): readonly Reason[] {
  if (p.outcome !== null) return [because('matchOver')];
  const asked = askedSeats(steps, p);
  if (!asked.includes(seat)) return whyNotAsked(box, p, asked, wish);
  const offered = listChoices<Position, Choice>(steps, p, seat, []);
  const d: Doubt = { box, p, seat, frame: top(p), offered };
  if ('thing' in wish) return touched(d, wish.thing) ? [] : certainly(whyNotThing(d, wish.thing));
  return offered.some((c) => isSame(c, wish.choice)) ? [] : certainly(whyNotChoice(d, wish.choice));
}

function certainly(reasons: readonly Reason[]): readonly Reason[] {
  return reasons.length > 0 ? foremost(reasons) : [because('notOffered')];
}

/** Somebody else decides. During the set-up there may be more to say than that. */
function whyNotAsked(box: Box, p: Position, asked: readonly Seat[], wish: Wish<Choice>): readonly Reason[] {
  const { step } = top(p);
  const others = because('notYourDecision', { seat: asked[0] ?? NONE }, whoseDecision(top(p)));
  const about = 'thing' in wish ? wish.thing : wish.choice.kind;
  if (step === 'setup.hand' && (about.startsWith('card:') || about === 'pick'))
    return [because('handFull', { max: box.handSize }), others];
  const placing = about === 'place' || about.startsWith('unit:') || about.startsWith('square:');
  if (step === 'setup.place' && placing && asked.includes(p.first)) return [because('firstPlayerPlacesFirst'), others];
  return [others];
}

function touched(d: Doubt, thing: Thing): boolean {
  return d.offered.some((c) => touchesOf(c).includes(thing));
}

function isSame(a: Choice, b: Choice): boolean {
  if (a.kind !== b.kind) return false;
  const other = new Map(Object.entries(b));
  return Object.entries(a).every(([key, value]) => other.get(key) === value);
}

function answersOf(d: Doubt): Answers {
  const answers = ANSWERS[d.frame.step];
  if (answers === undefined) throw new Error(`nobody has written why not at '${d.frame.step}'`);
  return answers;
}

/** A thing that no choice touches. Things come from outside: the number may be anything. */
function whyNotThing(d: Doubt, thing: Thing): readonly Reason[] {
  const [kind, name] = thing.split(':');
  const id = Number(name);
  switch (kind) {
    case 'unit':
      return isUnit(d, id) ? whyNotUnit(d, id) : whyNoUnit(d, id);
    case 'card':
      return whyNotCard(d, id);
    case 'square':
      return Number.isInteger(id) && id >= 0 && id < SQUARES && d.p.field.length > 0
        ? answersOf(d).square(d, id)
        : [because('squareNotAsked')];
    case 'tile':
      return whyNoTile(d, id);
    case 'turn':
      return whyNoTurn(d);
    case 'slot':
      return whyNoSlot(d);
    case 'nation':
      return whyNoNation(d, id);
    case 'edge':
      return whyNoEdge(d);
    default:
      return [];
  }
}

/** One of the sixteen, once there are armies. */
function isUnit(d: Doubt, id: number): boolean {
  return d.p.where[id] !== undefined && sideOf(d.p, d.seat).nation !== NONE;
}

/** Units come with the nations, and each army has eight of them. */
function whyNoUnit(d: Doubt, id: number): readonly Reason[] {
  return [d.p.where[id] === undefined ? because('unitNotOnField') : because('setupLater', {}, 'MAN-3-h')];
}

function whyNotUnit(d: Doubt, unit: Unit): readonly Reason[] {
  if (isLost(d.p, unit)) return [because(d.p.phase === 'restoration' ? 'gone' : 'unitEliminated', { unit })];
  const answers = answersOf(d);
  if (isOwn(d, unit)) return answers.unit(d, unit);
  return answers.enemy?.(d, unit) ?? [because('enemyUnit', { unit })];
}

function whyNotCard(d: Doubt, card: Card): readonly Reason[] {
  const reasons = unusable(d, card);
  return reasons.length > 0 ? reasons : answersOf(d).card(d, card);
}

/** A choice that is not offered: the wrong moment for its kind, something in it that cannot be used, or the rule between them. */
function whyNotChoice(d: Doubt, c: Choice): readonly Reason[] {
  if (c.kind === 'play') return whyNotPlayed(d, c.card);
  const answers = answersOf(d).choices;
  if (answers[c.kind] === undefined) return whyNotThisMoment(d, c.kind, c);
  const parts = [
    ...('unit' in c ? whyNotOfUse(d, c.unit) : []),
    ...('card' in c && c.kind !== 'pick' ? unusable(d, c.card) : []),
  ];
  return parts.length > 0 ? parts : (answer(answers, d, c.kind, c) ?? []);
}

/** A card that is of use now, but not by simply playing it: in the Discard Phase it can only be discarded. */
function whyNotPlayed(d: Doubt, card: Card): readonly Reason[] {
  if (!touched(d, `card:${card}`)) return whyNotCard(d, card);
  return d.p.phase === 'discard' && typeOf(d, card) !== 'scout' ? notNow(d, card) : [];
}

/** Every choice that names a unit for the seat is about an own one that stands or waits to be placed. */
function whyNotOfUse(d: Doubt, unit: Unit): readonly Reason[] {
  if (!isUnit(d, unit)) return whyNoUnit(d, unit);
  if (!isOwn(d, unit))
    return [because(d.frame.step === 'restoration.redoubt' ? 'redoubtOwnUnit' : 'enemyUnit', { unit })];
  return isLost(d.p, unit) ? whyNotUnit(d, unit) : [];
}
