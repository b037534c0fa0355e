import { squareName } from '../../../../grids/squares.ts';
import { printDice } from '../../../../kernel/odds.ts';
import { accord, agrees, fait, il } from '../../../../text/french.ts';
import { isReader, localOf } from '../../../../text/scene.ts';
import { cap } from '../../../../text/typeset.ts';
import type { Card, Unit } from '../../position.ts';
import { cardFacts, combatOf, isTrapped, ownerOf, type Scene } from '../scene.ts';
import type { StepName } from '../steps.ts';
import type { Words } from '../words.ts';
import { cardName, du, edge, le, nation, slot, troupe, unitName, upTo } from './grammar.ts';

const PASS: Partial<Record<StepName, string>> = {
  'turn.discard': 'Défausser et tirer',
  'turn.drawn': 'Passer au mouvement',
  'movement.march': 'Pas de Marche forcée',
  'movement.supply': 'Fin du mouvement',
  'movement.secondMarch': 'Pas de Marche forcée',
  'guerrilla.answer': 'Laisser faire',
  'combat.declare': 'Pas de combat',
  'assault.withdraw': 'Tenir la position',
  'assault.defend': 'Plus de cartes de défense',
  'assault.attack': 'Lancer les dés',
  'assault.support': 'Plus de soutien',
  'assault.skirmish': 'Rester sur place',
  'assault.advance': 'Ne pas avancer',
  'restoration.restore': 'Pas de récupération',
  'restoration.redoubt': 'Fin du tour',
};

function passes(s: Scene): string {
  const { view } = s;
  const kept = view.viewer !== null && view.sides[view.viewer]?.setAside.length === 0;
  if (view.step === 'turn.discard' && kept) return 'Garder votre main';
  const found = Object.entries(PASS).find(([step]) => step === view.step);
  return found?.[1] ?? 'Continuer';
}

function from(s: Scene, unit: Unit): string {
  const square = s.view.where[unit] ?? -1;
  return square < 0 ? ' en ' : ` ${squareName(square)}–`;
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
      return unit === null ? `${name} : une case de plus` : `${name} : une case de plus pour ${le(s, unit)}`;
    }
    case 'supply':
      return `${name} : déplacer une deuxième unité`;
    case 'guerrillas':
      return `${name} : annuler la carte`;
    case 'withdraw':
      return `${name} : reculer avant le combat`;
    case 'committedAttack':
      return `${name} : +${printDice(s.box.committedDice)}, et une de vos unités subit une perte`;
    case 'sappers':
      return `${name} : la fortification ne compte pas`;
    case 'skirmish':
      return `${name} : rompre l’Assaut`;
    case 'leader':
      return `${name} : Combat +${s.view.step === 'assault.defend' ? facts.combatDefence : facts.combatAttack}`;
    case 'unit':
      if (s.view.step === 'assault.withdraw')
        return `${name} : tenter de se désengager (${upTo(facts.withdrawMax)} sur 1d6)`;
      if (s.view.step === 'assault.defend') return `${name} : Défense +${facts.defence}`;
      return facts.attack === null ? name : `${name} : Attaque +${printDice(facts.attack)}`;
    default:
      return name;
  }
}

function restores(s: Scene, card: Card, unit: Unit): string {
  const facts = cardFacts(s, card);
  if (facts?.type === 'unit') return `Renfort pour ${le(s, unit)}`;
  if (facts?.type !== 'leader') return `${cardName(s, card)} : rétablir ${le(s, unit)}`;
  const chance = facts.rallyAutomatic ? 'sans dé' : `${upTo(facts.rallyMax)} sur 1d6`;
  return `${cardName(s, card)} : rallier ${le(s, unit)} (${chance})`;
}

export const choices: Words['choices'] = {
  side: (s, c) => `Commander ${nation(s, c.nation)}`,
  tile: (s, c) => {
    const turned = c.turn === 0 ? 'sans rotation' : `rotation de ${c.turn * 90}°`;
    return `Carte de terrain n° ${s.box.tiles[c.tile]?.id ?? c.tile} ${slot(s.view.tiles.length)}, ${turned}`;
  },
  nation: (s, c) => `${s.view.step === 'setup.choose' ? 'Prendre' : 'Nommer'} ${nation(s, c.nation)}`,
  edge: (_s, c) => `Partir du ${edge(c.edge)}`,
  pick: (s, c) => `Prendre ${cardName(s, c.card)}`,
  place: (s, c) => `${cap(unitName(s, c.unit))} en ${squareName(c.to)}`,
  scout: (s, c) => `${cardName(s, c.card)} : regarder la main adverse`,
  pass: (s) => passes(s),
  discard: (s, c) => `Écarter ${cardName(s, c.card)}`,
  move: (s, c) => `${cap(unitName(s, c.unit))}${from(s, c.unit)}${squareName(c.to)}`,
  play: (s, c) => play(s, c.card),
  assault: (s, c) =>
    `Assaut : ${unitName(s, c.unit)}${dice(s, c.card, 'attack')} contre ${le(s, c.target)}${where(s, c.target)}`,
  ambush: (s, c) => `Embuscade (${printDice(s.box.ambushDice)}) : ${unitName(s, c.target)}${where(s, c.target)}`,
  bombard: (s, c) => {
    const kind = cardFacts(s, c.card)?.type === 'leader' ? 'Grande batterie' : 'Bombardement';
    return `${kind} : ${unitName(s, c.unit)}${dice(s, c.card, 'bombard')} sur ${le(s, c.target)}${where(s, c.target)}`;
  },
  volley: (s, c) =>
    `Tir : ${unitName(s, c.unit)}${dice(s, c.card, 'volley')} sur ${le(s, c.target)}${where(s, c.target)}`,
  retreat: (_s, c) => `Vers ${squareName(c.to)}`,
  command: (s, c) =>
    `${cardName(s, c.card)} : Commandement ${cardFacts(s, c.card)?.command ?? ''}, soutien ${du(s, c.unit)}`,
  support: (s, c) => `Soutien ${du(s, c.unit)}`,
  hit: (s) => {
    const target = combatOf(s)?.target ?? -1;
    return isReader(s, ownerOf(target)) ? 'Subir la perte' : `Une perte pour ${le(s, target)}`;
  },
  flee: (s) => {
    const target = combatOf(s)?.target ?? -1;
    const act = isReader(s, ownerOf(target)) ? 'Battre en retraite' : `Faire reculer ${le(s, target)}`;
    const end = `${il(troupe(s, target))} ${agrees(troupe(s, target), ['sera', 'seront'])} ${accord(troupe(s, target), 'éliminé')}`;
    return isTrapped(s, target) ? `${act} (aucune issue : ${end})` : act;
  },
  advance: (s, c) => {
    const combat = combatOf(s);
    const to = combat === null ? '' : ` en ${squareName(combat.square)}`;
    return `${fait(troupe(s, c.unit), ['avance', 'avancent'])}${to}`;
  },
  suffer: (s, c) => `${fait(troupe(s, c.unit), ['subit', 'subissent'])} la perte`,
  restore: (s, c) => restores(s, c.card, c.unit),
  redoubt: (s, c) => `${cardName(s, c.card)} pour ${le(s, c.unit)}${where(s, c.unit)}`,
};
