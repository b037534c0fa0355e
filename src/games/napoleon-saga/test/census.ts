import type { Seat } from '../../../kernel/flow.ts';
import type { Box } from '../data/box.ts';
import { slotName } from '../field.ts';
import { NONE, type Played, type Position } from '../position.ts';
import { tokenOf } from '../rules/cards.ts';
import { bluffOf, cardOwner, factsOf, isBarredFrom, landAt, ownerOf, sideOf } from '../rules/pieces.ts';
import { cardsOf, unitsOf } from '../rules/setup.ts';

// What must hold of the pieces in every position: each is in exactly one place.

function twice<T>(list: readonly T[], what: string): string[] {
  const seen = new Set<T>();
  return list.flatMap((each) => {
    if (seen.has(each)) return [`${what} ${each} is in two places`];
    seen.add(each);
    return [];
  });
}

function cardsInPlay(box: Box, p: Position, seat: Seat): number[] {
  const side = sideOf(p, seat);
  const own = (card: number): boolean => card !== NONE && cardOwner(box, card) === seat;
  const table = [
    ...p.terrain.filter(own),
    ...p.attached.map(({ card }) => card).filter(own),
    ...p.sides.flatMap(({ trophies }) => trophies).filter(own),
  ];
  const tokens = cardsOf(box, p.options, seat).filter((card) => {
    const design = box.cards[card % box.cards.length];
    return design != null && design.token >= 0 && p.where[tokenOf(box, p, card)] !== NONE;
  });
  const played = p.stack.filter((f): f is Played => 'chosen' in f && 'slots' in f).map(({ card }) => card);
  const lying = [...table, ...tokens];
  return [
    ...side.hand,
    ...side.deck,
    ...side.bottom,
    ...side.discard,
    ...side.scried,
    ...(side.bid === NONE ? [] : [side.bid]),
    ...lying,
    // A card that is being played, unless it has found its place already.
    ...played.filter((card) => own(card) && !lying.includes(card) && !side.discard.includes(card)),
  ];
}

export function censusOf(box: Box, p: Position): string[] {
  const faults: string[] = [];
  for (const seat of [0, 1]) {
    const side = sideOf(p, seat);
    const cards = cardsInPlay(box, p, seat);
    const all = [...cardsOf(box, p.options, seat), bluffOf(box, seat)];
    const isDealt = side.hand.length + side.discard.length > 0;
    faults.push(...twice(cards, `card of seat ${seat}`));
    for (const card of isDealt ? all : [])
      if (!cards.includes(card)) faults.push(`card ${card} of seat ${seat} is nowhere`);
    const standing = p.at.filter((unit) => unit !== NONE && ownerOf(unit) === seat && !factsOf(box, p, unit).token);
    const arriving = side.arriving !== NONE && p.where[side.arriving] === NONE ? [side.arriving] : [];
    const real = (unit: number): boolean => !factsOf(box, p, unit).token;
    const units = [
      ...standing,
      ...side.reserves,
      ...side.under,
      ...side.muster,
      ...arriving,
      ...side.fallen.filter(real),
      ...side.givenUp.filter(real),
    ];
    faults.push(...twice(units, `unit of seat ${seat}`));
    for (const unit of unitsOf(box, p.options, seat))
      if (!units.includes(unit)) faults.push(`unit ${unit} of seat ${seat} is nowhere`);
    if (side.markers < 0) faults.push(`seat ${seat} has ${side.markers} markers`);
  }
  const objectives = [...p.objectives, ...p.sides.flatMap((side) => side.objectives)];
  faults.push(...twice(objectives, 'objective'));
  if (objectives.length !== box.objectives.length) faults.push('an objective is nowhere');
  for (const [slot, unit] of p.at.entries()) {
    if (unit === NONE) continue;
    if (p.where[unit] !== slot) faults.push(`unit ${unit} stands in ${slotName(slot)}, but is said to be elsewhere`);
    const land = landAt(box, p, slot);
    if (land !== null && isBarredFrom(box, p, unit, land))
      faults.push(`unit ${unit} stands on ${land.id}, which is barred to it`);
    if ((p.wounds[unit] ?? 0) >= factsOf(box, p, unit).cohesion)
      faults.push(`unit ${unit} has as many Wounds as Cohesion`);
  }
  for (const { a, b } of p.melees)
    if (p.where[a] === NONE || p.where[b] === NONE || ownerOf(a) === ownerOf(b))
      faults.push(`${a} and ${b} cannot be engaged`);
  return faults;
}
