import { squareName } from '../../../../grids/squares.ts';
import { printDice } from '../../../../kernel/odds.ts';
import { does, is, itDoes } from '../../../../text/english.ts';
import { isReader, localOf } from '../../../../text/scene.ts';
import { cap } from '../../../../text/typeset.ts';
import type { Card, Unit } from '../../position.ts';
import { cardFacts, combatOf, isTrapped, ownerOf, type Scene } from '../scene.ts';
import type { StepName } from '../steps.ts';
import type { Words } from '../words.ts';
import { cardName, edge, nation, slot, the, troops, unitName, upTo } from './grammar.ts';

const PASS: Partial<Record<StepName, string>> = {
  'turn.discard': 'Discard and draw',
  'turn.drawn': 'Go on to Movement',
  'movement.march': 'No Forced March',
  'movement.supply': 'End movement',
  'movement.secondMarch': 'No Forced March',
  'guerrilla.answer': 'Let it stand',
  'combat.declare': 'No combat',
  'assault.withdraw': 'Stand and fight',
  'assault.defend': 'No more defence cards',
  'assault.attack': 'Roll the dice',
  'assault.support': 'No more supporters',
  'assault.skirmish': 'Stay where you are',
  'assault.advance': 'No advance',
  'restoration.restore': 'No restoration',
  'restoration.redoubt': 'End the turn',
};

function passes(s: Scene): string {
  const { view } = s;
  const kept = view.viewer !== null && view.sides[view.viewer]?.setAside.length === 0;
  if (view.step === 'turn.discard' && kept) return 'Keep your hand';
  const found = Object.entries(PASS).find(([step]) => step === view.step);
  return found?.[1] ?? 'Go on';
}

function from(s: Scene, unit: Unit): string {
  const square = s.view.where[unit] ?? -1;
  return square < 0 ? ' to ' : ` ${squareName(square)}–`;
}

function where(s: Scene, unit: Unit): string {
  const square = s.view.where[unit] ?? -1;
  return square < 0 ? '' : `, ${squareName(square)}`;
}

/** The dice with which a card starts or strengthens an attack. */
function dice(s: Scene, card: Card, kind: 'attack' | 'bombard' | 'volley'): string {
  const facts = cardFacts(s, card);
  const found = facts?.[kind] ?? (kind === 'bombard' ? facts?.grandBattery?.dice : null) ?? null;
  return found === null ? '' : ` (${printDice(found)})`;
}

/** What a card is played for is told by the step at which it is played. */
function play(s: Scene, card: Card): string {
  const facts = cardFacts(s, card);
  const name = cardName(s, card);
  switch (facts?.type) {
    case 'forcedMarch': {
      const unit = localOf(s, 'unit');
      return unit === null ? `${name}: one more square` : `${name}: one more square for ${the(s, unit)}`;
    }
    case 'supply':
      return `${name}: move a second unit`;
    case 'guerrillas':
      return `${name}: cancel the card`;
    case 'withdraw':
      return `${name}: fall back before the fight`;
    case 'committedAttack':
      return `${name}: +${printDice(s.box.committedDice)}, and one of your units takes a Hit`;
    case 'sappers':
      return `${name}: the redoubt does not count`;
    case 'skirmish':
      return `${name}: break off the Assault`;
    case 'leader':
      return `${name}: Combat +${s.view.step === 'assault.defend' ? facts.combatDefence : facts.combatAttack}`;
    case 'unit':
      if (s.view.step === 'assault.withdraw') return `${name}: try to withdraw (${upTo(facts.withdrawMax)} on 1d6)`;
      if (s.view.step === 'assault.defend') return `${name}: Defence +${facts.defence}`;
      return facts.attack === null ? name : `${name}: Attack +${printDice(facts.attack)}`;
    default:
      return name;
  }
}

function restores(s: Scene, card: Card, unit: Unit): string {
  const facts = cardFacts(s, card);
  if (facts?.type === 'unit') return `Reinforce ${the(s, unit)}`;
  if (facts?.type !== 'leader') return `${cardName(s, card)}: restore ${the(s, unit)}`;
  const chance = facts.rallyAutomatic ? 'no roll needed' : `${upTo(facts.rallyMax)} on 1d6`;
  return `${cardName(s, card)} rallies ${the(s, unit)} (${chance})`;
}

export const choices: Words['choices'] = {
  side: (s, c) => `Command ${nation(s, c.nation)}`,
  tile: (s, c) => {
    const turned = c.turn === 0 ? 'as printed' : `turned ${c.turn * 90}°`;
    return `Tile ${s.box.tiles[c.tile]?.id ?? c.tile} in the ${slot(s.view.tiles.length)}, ${turned}`;
  },
  nation: (s, c) => `${s.view.step === 'setup.choose' ? 'Take' : 'Name'} ${nation(s, c.nation)}`,
  edge: (_s, c) => `Start from the ${edge(c.edge)}`,
  pick: (s, c) => `Take ${cardName(s, c.card)}`,
  place: (s, c) => `${cap(unitName(s, c.unit))} to ${squareName(c.to)}`,
  scout: (s, c) => `${cardName(s, c.card)}: look at the enemy's hand`,
  pass: (s) => passes(s),
  discard: (s, c) => `Set aside ${cardName(s, c.card)}`,
  move: (s, c) => `${cap(unitName(s, c.unit))}${from(s, c.unit)}${squareName(c.to)}`,
  play: (s, c) => play(s, c.card),
  assault: (s, c) =>
    `Assault: ${unitName(s, c.unit)}${dice(s, c.card, 'attack')} against ${the(s, c.target)}${where(s, c.target)}`,
  ambush: (s, c) => `Ambush (${printDice(s.box.ambushDice)}): ${unitName(s, c.target)}${where(s, c.target)}`,
  bombard: (s, c) => {
    const kind = cardFacts(s, c.card)?.type === 'leader' ? 'Grand Battery' : 'Bombardment';
    return `${kind}: ${unitName(s, c.unit)}${dice(s, c.card, 'bombard')} at ${the(s, c.target)}${where(s, c.target)}`;
  },
  volley: (s, c) =>
    `Volley: ${unitName(s, c.unit)}${dice(s, c.card, 'volley')} at ${the(s, c.target)}${where(s, c.target)}`,
  retreat: (_s, c) => `To ${squareName(c.to)}`,
  command: (s, c) =>
    `${cardName(s, c.card)}: Command ${cardFacts(s, c.card)?.command ?? ''}, ${unitName(s, c.unit)} in support`,
  support: (s, c) => does(troops(s, c.unit), ['supports', 'support']),
  hit: (s) => {
    const target = combatOf(s)?.target ?? -1;
    return isReader(s, ownerOf(target)) ? 'Take the Hit' : `A Hit on ${the(s, target)}`;
  },
  flee: (s) => {
    const target = combatOf(s)?.target ?? -1;
    const act = isReader(s, ownerOf(target)) ? 'Retreat' : `Drive ${the(s, target)} back`;
    return isTrapped(s, target) ? `${act} (no way out: ${itDoes(troops(s, target), is)} eliminated)` : act;
  },
  advance: (s, c) => {
    const combat = combatOf(s);
    const to = combat === null ? '' : ` to ${squareName(combat.square)}`;
    return `${does(troops(s, c.unit), ['advances', 'advance'])}${to}`;
  },
  suffer: (s, c) => `${does(troops(s, c.unit), ['takes', 'take'])} the Hit`,
  restore: (s, c) => restores(s, c.card, c.unit),
  redoubt: (s, c) => `${cardName(s, c.card)} for ${the(s, c.unit)}${where(s, c.unit)}`,
};
