import { type Dice, printDice } from '../../../../kernel/odds.ts';
import type { CardFacts } from '../../data/box.ts';
import type { CombatKind } from '../../position.ts';

function dice(of: Dice | null): string {
  return of === null ? '' : printDice(of);
}

/** What a card brings to an attack of this kind. */
export function attackFigures(card: CardFacts | undefined, type: CombatKind): string {
  if (card === undefined) return '';
  if (card.type === 'leader')
    return type === 'bombard' ? dice(card.grandBattery?.dice ?? null) : `+${card.combatAttack}`;
  return dice(type === 'bombard' ? card.bombard : type === 'volley' ? card.volley : card.attack);
}

/** What a card brings to a defence. */
export function defenceFigures(card: CardFacts | undefined): string {
  if (card?.type === 'leader') return `+${card.combatDefence}`;
  return card?.type === 'unit' ? `+${card.defence}` : '';
}

/** Attack and defence of a unit card. */
export function allFigures(card: CardFacts | undefined): string {
  return card?.type === 'unit' ? `${dice(card.attack ?? card.bombard)} / ${card.defence}` : '';
}
