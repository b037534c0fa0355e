import type { Intent } from '../../../../test/conformance/knowledge.ts';
import type { Box } from '../data/box.ts';
import { boardOf, slotsIn, zoneOf } from '../field.ts';
import { type Choice, MARK, NONE, type Objective, type Position, type Slot, type Unit } from '../position.ts';
import { designOf, ownerOf } from '../rules/pieces.ts';

// What somebody who watched the match has seen, followed from the choices alone, and held against what the position claims.

export interface Memory {
  /** Units of the enemy that each seat has looked at, and that still lie there (a card that looks). */
  readonly seen: readonly [Set<Unit>, Set<Unit>];
  /** Units that have stood in a Line, in a Retreat slot or behind the enemy: NS-SETUP-12, they stay face up. */
  readonly open: Set<Unit>;
  /** NS-ALT-01: objectives that were chosen to be shown. */
  readonly shown: readonly [Set<Objective>, Set<Objective>];
}

export const startMemory = (): Memory => ({
  seen: [new Set(), new Set()],
  open: new Set(),
  shown: [new Set(), new Set()],
});

/** Only in the own Reserve, and on the way around a flank, may a unit lie face down. */
const mayLieDown = (unit: Unit, slot: Slot): boolean =>
  boardOf(slot) === ownerOf(unit) && ['R', 'BYP'].includes(zoneOf(slot));

const looks = (box: Box, p: Position, c: Choice): boolean =>
  c.kind === 'play' && designOf(box, p, c.card).effects.some(({ op }) => op === 'look');

export function remember(box: Box, m: Memory, before: Position, after: Position, { seat, choice }: Intent<Choice>) {
  const [own, enemy] = seat === 0 ? ([0, 1] as const) : ([1, 0] as const);
  if (looks(box, before, choice)) for (const slot of slotsIn(enemy, 'R')) m.seen[own].add(before.at[slot] ?? NONE);
  if (choice.kind === 'show') m.shown[own].add(choice.objective);
  for (const units of [...m.seen, m.open]) for (const unit of units) if (after.where[unit] === NONE) units.delete(unit);
  if (after.phase === 'setup') return;
  for (const [slot, unit] of after.at.entries()) if (unit !== NONE && !mayLieDown(unit, slot)) m.open.add(unit);
}

export function claimsOf(p: Position, m: Memory): string[] {
  const faults: string[] = [];
  for (const seat of [0, 1] as const) {
    const { shown, scored } = p.sides[seat];
    for (const objective of shown)
      if (!m.shown[seat].has(objective) && !scored.includes(objective))
        faults.push(`objective ${objective} of seat ${seat} was shown by nobody`);
  }
  if (p.phase === 'setup') return faults;
  for (const [slot, unit] of p.at.entries()) {
    if (unit === NONE || ((p.marks[unit] ?? 0) & MARK.faceUp) !== 0) continue;
    if (!mayLieDown(unit, slot)) faults.push(`unit ${unit} lies face down in slot ${slot}`);
    if (m.open.has(unit)) faults.push(`unit ${unit} was face up, and lies face down`);
    const isSeen = ((p.marks[unit] ?? 0) & MARK.seen) !== 0;
    if (isSeen !== m.seen[ownerOf(unit) === 0 ? 1 : 0].has(unit))
      faults.push(`unit ${unit} is said ${isSeen ? '' : 'not '}to have been looked at`);
  }
  return faults;
}

/** Does the choice end a question that both answer in secret? */
export const isLast = (p: Position, seat: number): boolean => {
  const other = p.sides[seat === 0 ? 1 : 0];
  switch (p.stack.at(-1)?.step) {
    case 'setup.show':
      return other.chosen !== NONE;
    case 'setup.deploy':
      return other.ready;
    case 'turn.bid':
      return other.bid !== NONE;
    default:
      return true;
  }
};

/** NS-SETUP-11, NS-INIT-03, NS-ALT-01: what is decided in secret looks alike until both have; so does what is taken and tucked away. */
export function guiseOf(p: Position, { seat, choice }: Intent<Choice>): string {
  const { kind } = choice;
  if (kind === 'keep' || kind === 'tuck') return kind;
  if (kind === 'place' || (kind === 'lay' && p.phase === 'setup')) return 'lays out';
  if ((kind === 'bid' || kind === 'show') && !isLast(p, seat)) return kind;
  return JSON.stringify(choice);
}
