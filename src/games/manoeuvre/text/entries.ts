import { printDice } from '../../../kernel/odds.ts';
import type { CardFacts } from '../data/box.ts';
import type { Words } from './words.ts';

/** One line on the face of a card: `Attack 2d8`, `Rally 1–5`, or a name alone. */
export interface CardEntry {
  readonly name: string;
  readonly value: string;
}

/** What stands on a unit card or Leader, in the order of chapters 8 and 9.1; nothing for other cards. */
export function cardEntries({ labels, range }: Pick<Words, 'labels' | 'range'>, card: CardFacts): CardEntry[] {
  const { entries: names } = labels;
  const out: CardEntry[] = [];
  const add = (name: string, value: string | number) => out.push({ name, value: String(value) });
  if (card.attack !== null) add(names.attack, printDice(card.attack));
  if (card.type === 'unit') add(names.defence, card.defence);
  if (card.bombard !== null) add(names.bombard, printDice(card.bombard));
  if (card.volley !== null) add(names.volley, printDice(card.volley));
  if (card.range > 0) add(names.range, card.range);
  if (card.pursuitMax > 0) add(names.pursuit, range(card.pursuitMax));
  if (card.withdrawMax > 0) add(names.withdraw, range(card.withdrawMax));
  if (card.notRequiredToAdvance) add(names.notRequiredToAdvance, '');
  if (card.type !== 'leader') return out;
  const { combatAttack, combatDefence } = card;
  add(names.command, card.command);
  add(names.combat, combatAttack === combatDefence ? combatAttack : `${combatAttack} / ${combatDefence}`);
  add(names.rally, card.rallyAutomatic ? labels.automatic : range(card.rallyMax));
  if (card.pursuitModifier !== 0) add(names.pursuit, `−${Math.abs(card.pursuitModifier)}`);
  if (card.grandBattery !== null) {
    add(names.grandBattery, printDice(card.grandBattery.dice));
    add(names.range, card.grandBattery.range);
  }
  return out;
}
