import type { Frame, Seat } from '../../../kernel/flow.ts';
import type { Reason } from '../../../kernel/game.ts';
import type { Box } from '../data/box.ts';
import {
  type Card,
  type Choice,
  type Combat,
  isCombat,
  isSetup,
  NONE,
  type Position,
  type Setup,
  type Square,
  type Unit,
} from '../position.ts';
import { sideOf } from '../rules/cards.ts';
import { ownerOf } from '../rules/field.ts';
import type { Movement } from '../rules/movement.ts';
import type { Restoration } from '../rules/restoration.ts';

/** Somebody is asked and points at what is not offered: where the match stands, and what is offered instead. */
export interface Doubt {
  readonly box: Box;
  readonly p: Position;
  readonly seat: Seat;
  /** The procedure that asks. */
  readonly frame: Frame;
  readonly offered: readonly Choice[];
}

type ByKind = { readonly [C in Choice as C['kind']]: C };
export type Kind = keyof ByKind;
export type OfKind<K extends Kind> = ByKind[K];

/** Why each kind of choice is not offered. Empty when the function has nothing more exact to say. */
export type ChoiceAnswers = { readonly [K in Kind]?: (d: Doubt, c: OfKind<K>) => readonly Reason[] };

/** What a step answers to somebody who points in vain. None of these is called for what a choice touches. */
export interface Answers {
  /** An own unit on the field, or not yet placed. */
  readonly unit: (d: Doubt, unit: Unit) => readonly Reason[];
  /** An enemy unit; left out where it is enough that it is the enemy's. */
  readonly enemy?: (d: Doubt, unit: Unit) => readonly Reason[];
  /** A card in the own hand whose unit, if it names one, still stands. */
  readonly card: (d: Doubt, card: Card) => readonly Reason[];
  readonly square: (d: Doubt, square: Square) => readonly Reason[];
  /** The kinds of choices that the step knows; all others come at the wrong moment. */
  readonly choices: ChoiceAnswers;
}

export function answer<K extends Kind>(
  answers: ChoiceAnswers,
  d: Doubt,
  kind: K,
  c: OfKind<K>,
): readonly Reason[] | null {
  return answers[kind]?.(d, c) ?? null;
}

export function isOwn(d: Doubt, unit: Unit): boolean {
  return ownerOf(unit) === d.seat;
}

/** The own hand in the order of the pack, so that no answer depends on the order in which cards came. */
export function handOf(d: Doubt): readonly Card[] {
  return sideOf(d.p, d.seat).hand.toSorted((a, b) => a - b);
}

/** The own units on the field. */
export function ownUnits(d: Doubt): Unit[] {
  const out: Unit[] = [];
  for (let unit = d.seat * 8; unit < d.seat * 8 + 8; unit++) if (d.p.where[unit] !== NONE) out.push(unit);
  return out;
}

/** Eliminated: off the field after the set-up. */
export function isLost(p: Position, unit: Unit): boolean {
  return p.phase !== 'setup' && p.where[unit] === NONE;
}

function wrongFrame(d: Doubt): never {
  throw new Error(`the step '${d.frame.step}' stands in the frame of another procedure`);
}

export function setupOf(d: Doubt): Setup {
  return isSetup(d.frame) ? d.frame : wrongFrame(d);
}

export function combatOf(d: Doubt): Combat {
  return isCombat(d.frame) ? d.frame : wrongFrame(d);
}

function isMovement(f: Frame): f is Movement {
  return 'first' in f && 'from' in f;
}

export function movementOf(d: Doubt): Movement {
  return isMovement(d.frame) ? d.frame : wrongFrame(d);
}

function isRestoration(f: Frame): f is Restoration {
  return 'cancelled' in f && 'unit' in f && !('first' in f);
}

export function restorationOf(d: Doubt): Restoration {
  return isRestoration(d.frame) ? d.frame : wrongFrame(d);
}
