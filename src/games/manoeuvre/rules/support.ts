import { NEIGHBOURS } from '../../../grids/squares.ts';
import type { Bar } from '../../../kernel/permission.ts';
import { get } from '../../../kernel/there.ts';
import type { Box, CardFacts } from '../data/box.ts';
import { type Combat, NONE, type Position, type Unit } from '../position.ts';
import { about, bar, type Of, ownUnit } from './bars.ts';
import { cardFacts, usableCard } from './cards.ts';
import { distance, ownerOf, terrainAt } from './field.ts';
import { leaderCard, participants } from './totals.ts';

// 6.4: supporting units.

/** 6.4-b: the Command value counts the attacking unit, so that a value of one adds nobody. */
export function mayLead(leader: CardFacts): boolean {
  return leader.command >= 2;
}

/** 6.4-c: beside the target, and able to assault from where they stand. */
export function eligibleSupporters(box: Box, p: Position, f: Combat): Unit[] {
  const out: Unit[] = [];
  for (const square of get(NEIGHBOURS, get(p.where, f.target))) {
    const unit = get(p.at, square);
    if (unit === NONE || ownerOf(unit) !== p.active || unit === f.attacker || f.supporters.includes(unit)) continue;
    if (terrainAt(box, p, square).assaultFrom) out.push(unit);
  }
  return out;
}

/** 6.4-c: a unit that could support the Assault. */
export function supporting(box: Box): readonly Bar<Position, Combat, { readonly unit: Unit }>[] {
  const isFar = (p: Position, f: Combat, unit: Unit): boolean =>
    distance(get(p.where, unit), get(p.where, f.target)) > 1;
  return [
    bar('MAN-9.2.1-b', 'ambushNoSupport', (_p, f) => f.type === 'ambush'),
    bar('MAN-6.4-c', 'alreadyTakesPart', (_p, f, { unit }) => participants(f).includes(unit)),
    bar('MAN-6.4-c', 'supporterNotAdjacent', (p, f, { unit }) => f.type === 'assault' && isFar(p, f, unit)),
    bar('MAN-6.4-c', 'supporterInMarsh', (p, _f, { unit }) => !terrainAt(box, p, get(p.where, unit)).assaultFrom),
  ];
}

/** 6.4-a, -b: a Leader for his Command, with the first supporting unit. */
export const commands = (box: Box): readonly Bar<Position, Combat, Of<'command'>>[] => [
  about('MAN-6.4-a', 'supportNeedsLeader', (_p, { card }) => cardFacts(box, card).type !== 'leader'),
  ...ownUnit,
  bar('MAN-6.1.5-a', 'oneLeaderAttacks', (_p, f) => f.leader !== 'none'),
  ...usableCard(box),
  ...supporting(box),
  bar('MAN-6.4-b', 'commandTooLow', (_p, _f, { card }) => !mayLead(cardFacts(box, card))),
];

/** Why no unit is called up any more, or not yet. */
export function calledUp(box: Box): readonly Bar<Position, Combat, Of<'support'>>[] {
  const command = (f: Combat): number => get(box.cards, leaderCard(box, f)).command;
  const limit = (_p: Position, f: Combat) => ({ max: command(f) });
  const isFull = (f: Combat): boolean => f.leader === 'command' && participants(f).length >= command(f);
  return [
    ...ownUnit,
    ...supporting(box),
    bar('MAN-9.1-a', 'commandOrCombat', (_p, f) => f.leader === 'combat'),
    bar('MAN-6.4-b', 'supportersFull', (_p, f) => isFull(f), limit),
    bar('MAN-6.4-e', 'supportersNamed', (_p, f) => f.leader === 'command' && !isFull(f)),
    bar('MAN-6.4-a', 'supportNeedsLeader', (_p, f) => f.leader === 'none'),
  ];
}
