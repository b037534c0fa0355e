import type { Outcome } from '../../../../kernel/flow.ts';
import { fait, list, type Verb } from '../../../../text/french.ts';
import { namesFr as names } from '../names.fr.ts';
import type { Scene } from '../scene.ts';
import type { StepName } from '../steps.ts';
import type { PartWords, ResultWords, Words } from '../words.ts';
import { player, points } from './grammar.ts';

export const options: Words['options'] = {
  scenario: {
    name: 'Bataille',
    help: 'Hassenhausen, 14 octobre 1806 : la division Gudin contre la cavalerie de Blücher, en une demi-heure. Les Quatre-Bras, 16 juin 1815 : Ney contre Wellington pour le carrefour.',
    values: names.scenarios,
  },
  rye: {
    name: 'Seigles hauts',
    help: 'Aux Quatre-Bras seulement : l’infanterie qui voudrait former le carré ne voit une charge qu’à 3 hexagones ou moins.',
    values: { off: 'non', on: 'oui' },
  },
};

/** The numbers of sums by their short names. */
export const parts: PartWords = {
  morale: 'moral',
  disorganised: 'Désorganisée',
  squareAgainstCavalry: 'Carré contre cavalerie',
  nearEnemy: 'ennemi adjacent',
  leader: 'chef',
  flank: 'de flanc',
  rear: 'à revers',
  failuresAbove: 'échecs au-dessus',
  demoralised: 'corps démoralisé',
  despair: 'corps désespéré',
  losses: 'pertes',
  seenFar: 'charge vue à temps',
  fire: 'valeur de feu',
  reduced: 'batterie réduite',
  square: 'Carré',
  adapted: 'Adaptée',
  skirmishFar: 'Tirailleurs à 2 hexs',
  onSquare: 'pièces sur un carré',
  distance: 'distance',
  terrain: 'terrain',
  fortification: 'fortification',
  halfBatteries: 'demi-batteries',
  shock: 'valeur de choc',
  column: 'Colonne',
  skirmish: 'Tirailleurs',
  cavalryOne: 'cavalerie comptée 1',
  rearAttack: 'flanc ou revers',
  hexside: 'côté d’hex',
};

/** What the tables of fire and shock give. */
export const results: ResultWords = {
  '-': 'sans effet',
  '*': 'test de moral',
  '0': 'indemne',
  '0*': 'test de moral',
  '1': 'un pas perdu',
  '1*': 'un pas perdu et test de moral',
  '2': '2 pas perdus',
  '3': '3 pas perdus',
  D: 'désorganisation',
  'D+1': 'désorganisation et un pas perdu',
  E: 'élimination',
};

export const odds: Words['odds'] = {
  ...parts,
  ...results,
  passed: 'réussi',
  failed: 'manqué',
  held: 'tient bon',
  'lost-1': 'perd un pas et tient',
  'lost-2': 'perd 2 pas et tient',
  'lost-3': 'perd 3 pas et tient',
  broken: 'rompt',
  destroyed: 'détruit',
  stand: 'les deux tiennent',
  defenderBeaten: 'le défenseur cède',
  attackerBeaten: 'l’attaquant cède',
  bothBeaten: 'les deux cèdent',
  void: 'pas de choc',
  die: 'au dé',
  value: 'feu total',
  product: 'valeur × pas',
  power: 'puissance au total',
  odds: 'rapport de force',
  hidden: 'non vu, non compté',
  attacker: 'attaquant',
  defender: 'défenseur',
  tested: 'test',
};

/** Each step as what it is for: `Maintenant : déclarer les charges.` */
export const moments: Readonly<Record<StepName, string>> = {
  'replacements.join': 'placer un nouveau chef',
  'settle.turn': 'remettre une pile en ordre',
  'charges.declare': 'déclarer les charges',
  'charges.more': 'composer une charge de plusieurs hex',
  'charge.act': 'mener une charge',
  'movement.choose': 'choisir qui se déplace',
  'move.act': 'se déplacer',
  'step.fire': 'le feu d’opportunité',
  'step.push': 'céder la place',
  'react.choose': 'les réactions de la cavalerie',
  'recoil.claim': 'nommer la cible de la charge',
  'recoil.hex': 'reculer',
  'countercharge.answer': 'tirer sur une contrecharge',
  'reform.facing': 'se reformer après une charge',
  'squares.choose': 'former les carrés',
  'squares.half': 'former les carrés',
  'squares.guns': 'placer les pièces d’un carré',
  'retreat.half': 'des Tirailleurs Désorganisés',
  'retreat.leader': 'un chef dans une retraite',
  'retreat.hex': 'retraiter',
  'fires.target': 'choisir une cible',
  'fires.firers': 'choisir qui tire',
  'shocks.declare': 'déclarer les chocs',
  'shocks.pick': 'choisir le choc suivant',
  'shocks.after': 'se désorganiser après une charge',
  'combat.attackerLeader': 'désigner un chef',
  'combat.attackerBonus': 'employer un bonus de combat',
  'combat.defenderLeader': 'désigner un chef',
  'combat.defenderBonus': 'employer un bonus de combat',
  'combat.attackerPays': 'prendre les pertes',
  'combat.defenderPays': 'prendre les pertes',
  'combat.form': 'prendre une formation après une avance',
  'combat.advance': 'avancer après le combat',
  'exploit.turn': 'exploiter une charge',
  'exploit.strike': 'exploiter une charge',
  'rally.choose': 'le ralliement',
  'rally.form': 'reformer une unité',
  'rally.direction': 'se replier après un ralliement manqué',
  'army.test': 'les tests d’un corps',
  'chain.test': 'les tests des voisines',
  'displaced.to': 'la fuite d’un chef',
};

/** `59 points à 31`: the winner's first. */
function tally({ winners, facts }: Outcome): string {
  const both = [Number(facts['first'] ?? 0), Number(facts['second'] ?? 0)];
  const [won = 0, lost = 0] = winners[0] === 1 ? both.toReversed() : both;
  return `${points(won)} à ${lost}`;
}
const won = (s: Scene, { winners }: Outcome, verb: Verb): string =>
  list(winners.map((seat) => fait(player(s, seat), verb)));

export const outcomes: Words['outcomes'] = {
  decisive: (s, outcome) =>
    `${won(s, outcome, ['remporte', 'remportent', 'remportez'])} une victoire décisive, ${tally(outcome)}.`,
  victory: (s, outcome) => `${won(s, outcome, ['l’emporte', 'l’emportent', 'l’emportez'])}, ${tally(outcome)}.`,
  draw: (_s, outcome) => `Partie nulle, ${tally({ ...outcome, winners: [] })}.`,
};
