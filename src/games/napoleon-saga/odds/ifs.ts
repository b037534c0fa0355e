import { listChoices, type Seat, type Steps } from '../../../kernel/flow.ts';
import type { WhatIf } from '../../../kernel/odds.ts';
import { copyPosition } from '../copy.ts';
import type { Box, Design, Effect } from '../data/box.ts';
import { type Card, type Choice, MARK, NONE, type Position, type Test, type Unit } from '../position.ts';
import { designOf, enemyOf, has, isBluff, ownerOf, sideOf, unitAt } from '../rules/pieces.ts';
import { castFor } from '../rules/selectors.ts';
import { type Aid, type Chances, counted, FACES, fireChances, meleeChances, mixed, moraleChances } from './chances.ts';
import { type Answer, isTest, passing, walk } from './walk.ts';

// What one choice more would make of a fight: every card of one's own, and every answer that everybody knows the other side may have.

/** A choice that is weighed, and the position at its die if everybody passes. */
export interface Fight {
  readonly box: Box;
  readonly steps: Steps<Position, Choice>;
  readonly p: Position;
  readonly seat: Seat;
  readonly choice: Choice;
  readonly q: Position;
  readonly f: Test;
}

/** Choices on the way that change the dice without being cards. */
const DEEDS: ReadonlySet<Choice['kind']> = new Set<Choice['kind']>(['evade', 'countercharge', 'spur', 'spend']);
/** Effects that bear on the units of the fight alone: nothing that lies face down decides what comes of them. */
const PLAIN: ReadonlySet<Effect['op']> = new Set<Effect['op']>([
  'test_mod',
  'set_formation',
  'attach',
  'remove_wounds',
  'auto_result',
  'skip_morale',
]);

type CardChoice = Extract<Choice, { kind: 'play' | 'use' }>;
const isCard = (c: Choice): c is CardChoice => c.kind === 'play' || c.kind === 'use';
const same = (a: Choice, b: Choice): boolean => JSON.stringify(a) === JSON.stringify(b);
const isPlain = ({ effects }: Design): boolean => effects.every(({ op }) => PLAIN.has(op));

/** NS-INFO-01: the cards that a seat may hold by what everybody sees, one of each design; none if its hand is known to be empty. */
function mayHold(box: Box, p: Position, seat: Seat): Card[] {
  const { hand, deck, bottom, scried } = sideOf(p, seat);
  if (hand.every((card) => isBluff(box, card))) return [];
  const met = new Set<Design>();
  return [...hand, ...deck, ...bottom, ...scried]
    .sort((a, b) => a - b)
    .filter((card) => {
      const design = designOf(box, p, card);
      if (isBluff(box, card) || met.has(design)) return false;
      met.add(design);
      return true;
    });
}

/** All that could be chosen on the way instead of passing. */
function onTheWay({ steps, p, seat, choice, box }: Fight, held: Position): [by: Seat, choice: Choice][] {
  const found: [Seat, Choice][] = [];
  const note = (who: Seat, choices: readonly Choice[], at: Position): void => {
    for (const c of choices) {
      const isOpen = c.kind !== 'use' || has(at, unitAt(at, c.on), MARK.faceUp) || who === seat;
      const counts = isCard(c) ? isOpen && isPlain(designOf(box, at, c.card)) : DEEDS.has(c.kind);
      if (counts && !found.some(([by, other]) => by === who && same(c, other))) found.push([who, c]);
    }
  };
  const answer: Answer = (who, choices, at) => {
    note(who, choices, at);
    return passing(who, choices, at);
  };
  // Who is about to pass may still think better of it.
  if (choice.kind === 'pass') note(seat, listChoices(steps, p, seat, []), p);
  walk(steps, copyPosition(held), [seat, choice], answer);
  return found;
}

/** What comes of the fight if somebody chooses this on the way; null where that cannot be told. */
function chancesWith(
  fight: Fight,
  held: Position,
  by: Seat,
  wanted: Choice,
  faces: readonly number[] = [],
): Chances | null {
  const { box, steps, seat, choice, f } = fight;
  const q = copyPosition(held);
  const isNow =
    choice.kind === 'pass' && by === seat && listChoices(steps, held, seat, []).some((c) => same(c, wanted));
  let done = isNow;
  const answer: Answer = (who, choices, at) => {
    const it = done || who !== by ? undefined : choices.find((c) => same(c, wanted));
    if (it !== undefined) done = true;
    return it ?? passing(who, choices, at);
  };
  const end = walk(steps, q, [seat, isNow ? wanted : choice], answer, faces);
  if (end === null || !done) return null;
  if (end === 'over') return decidedBy(fight, wanted) ?? new Map([['noFight', 1]]);
  const at = q.stack.at(-1);
  if (isTest(at) && at.test === f.test && at.one === f.one) return chancesAt(box, q, at);
  // Another die comes first: that of an evasion, or of the Morale for a counter-charge.
  if (faces.length > 0) return null;
  const parts = FACES.map((face) => chancesWith(fight, held, by, wanted, [face]));
  return parts.some((part) => part === null) ? null : mixed(parts.filter((part) => part !== null));
}

function chancesAt(box: Box, p: Position, f: Test, aid: Aid | null = null): Chances {
  if (f.test === 'fire') return fireChances(box, p, f, aid);
  return f.test === 'melee' ? meleeChances(box, p, f, aid) : moraleChances(box, p, f);
}

/** NS-TEST-02: a card that decides the test before a die is rolled. */
function decidedBy({ box, p, f }: Fight, c: Choice): Chances | null {
  if (!isCard(c)) return null;
  for (const effect of designOf(box, p, c.card).effects) {
    if (effect.op === 'skip_morale') return new Map([['success', 1]]);
    if (effect.op !== 'auto_result') continue;
    if (f.test === 'morale') return new Map([[effect.result === 'pass' ? 'success' : 'failure', 1]]);
    if (effect.result === 'fail') return new Map([['unhurt', 1]]);
  }
  return null;
}

function aidBy(effect: Effect, unit: Unit): Aid | null {
  if (effect.op === 'skip_morale') return { unit, amount: 0, spares: 'all' };
  if (effect.op === 'auto_result' && effect.result === 'pass') return { unit, amount: 0, spares: 'first' };
  const isSum = effect.op === 'test_mod' && effect.test === 'morale';
  return isSum ? { unit, amount: effect.amount, spares: 'none' } : null;
}

/** The cards for the Morale tests that follow on Wounds, each in the first of them. */
function aids({ box, q, f }: Fight, by: Seat, cards: readonly Card[]): { readonly card: Card; readonly aid: Aid }[] {
  if (f.test === 'morale') return [];
  const unit = ownerOf(f.one) === by ? f.one : f.two;
  if (f.test === 'fire' && unit === f.one) return [];
  const ctx = { window: 'BEFORE_MORALE_TEST', one: unit, two: NONE, cause: 'wounds' } as const;
  return cards.flatMap((card) => {
    const design = designOf(box, q, card);
    if (!design.windows.has(ctx.window) || castFor(box, q, by, design, ctx, NONE, true) === null) return [];
    const aid = design.effects.map((effect) => aidBy(effect, unit)).find((each) => each !== null);
    return aid === undefined ? [] : [{ card, aid }];
  });
}

const isEqual = (a: Chances, b: Chances): boolean =>
  a.size === b.size && [...a].every(([key, share]) => Math.abs(share - (b.get(key) ?? -1)) < 1e-9);

/** All that would change the odds, cards of the own hand first. */
export function ifsOf(fight: Fight): WhatIf[] {
  const { box, p, seat, q, f } = fight;
  const enemy = enemyOf(seat);
  const theirs = mayHold(box, p, enemy);
  // The enemy holds whatever he may hold: what he really holds is not asked for.
  const held = copyPosition(p);
  sideOf(held, enemy).hand = theirs.slice();
  const base = chancesAt(box, q, f);
  const out: WhatIf[] = [];
  const add = (by: Seat, choice: Choice, chances: Chances | null): void => {
    if (chances !== null && !isEqual(chances, base)) out.push({ by, choice, ...counted(chances) });
  };
  for (const [by, c] of onTheWay(fight, held)) add(by, c, chancesWith(fight, held, by, c));
  for (const [by, cards] of [
    [seat, sideOf(p, seat).hand],
    [enemy, theirs],
  ] as const)
    for (const { card, aid } of aids(fight, by, cards)) add(by, { kind: 'play', card }, chancesAt(box, q, f, aid));
  return out.sort((a, b) => Number(b.by === seat) - Number(a.by === seat));
}
