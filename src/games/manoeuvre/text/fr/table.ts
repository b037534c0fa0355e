import { printDice } from '../../../../kernel/odds.ts';
import { count } from '../../../../text/french.ts';
import type { Words } from '../words.ts';

const NATION_HELP =
  'Selon les règles, le deuxième joueur nomme deux nations et le premier joueur prend l’une d’elles. Si une seule armée est fixée, l’autre est tirée au sort.';
const NATIONS = {
  rules: 'selon les règles',
  random: 'tirée au sort',
  fr: 'France',
  gb: 'Grande-Bretagne',
  at: 'Autriche',
  ot: 'Empire ottoman',
  pr: 'Prusse',
  ru: 'Russie',
  es: 'Espagne',
  us: 'États-Unis',
};

export const options: Words['options'] = {
  setup: {
    name: 'Mise en place',
    help: 'La mise en place d’initiation convient à une première partie : Grande-Bretagne contre France, et le premier joueur choisit son camp.',
    values: { standard: 'normale', introductory: 'initiation' },
  },
  hand: {
    name: 'Première main',
    help: 'Tirée du paquet mélangé ou, comme en tournoi, choisie en secret dans tout le paquet.',
    values: { random: 'tirée', tournament: 'choisie (tournoi)' },
  },
  map: {
    name: 'Champ de bataille',
    help: 'Quatre cartes de terrain, posées par le premier joueur, tirées au sort ou comme dans l’exemple imprimé.',
    values: { chosen: 'posé par le premier joueur', random: 'tiré au sort', printed: 'l’exemple imprimé' },
  },
  nationA: { name: 'Première armée', help: NATION_HELP, values: NATIONS },
  nationB: { name: 'Deuxième armée', help: NATION_HELP, values: NATIONS },
  deployment: {
    name: 'Déploiement',
    help: 'Chaque joueur place son armée unité par unité, ou elle est prête quand la partie commence.',
    values: { placed: 'par les joueurs', automatic: 'prêt à jouer' },
  },
};

export const odds: Words['odds'] = {
  attackerHit: 'Les attaquants subissent une perte',
  nothing: 'Aucun effet',
  defenderChooses: 'Perte ou retraite, au choix du défenseur',
  attackerChooses: 'Perte ou retraite, au choix de l’attaquant',
  hitAndRetreat: 'Perte et retraite',
  eliminated: 'La cible est éliminée',
  hit: 'La cible subit une perte',
  success: 'Réussite',
  failure: 'Échec',
  strength: 'force',
  support: 'unité en soutien',
  dice: 'dés',
  terrain: 'terrain',
  redoubt: 'fortification',
  leader: 'Leader',
  card: 'carte',
  attack: 'Attaque',
  defence: 'Défense',
  roll: 'Jet',
};

export const labels: Words['labels'] = {
  phases: {
    setup: 'Mise en place',
    discard: 'Phase de défausse',
    draw: 'Phase de tirage',
    movement: 'Phase de mouvement',
    combat: 'Phase de combat',
    restoration: 'Phase de récupération',
  },
  entries: {
    attack: 'Attaque',
    defence: 'Défense',
    bombard: 'Artillerie',
    volley: 'Tir',
    range: 'Distance',
    pursuit: 'Poursuite',
    withdraw: 'Se retirer',
    notRequiredToAdvance: 'Avance non obligatoire',
    command: 'Commandement',
    combat: 'Combat',
    rally: 'Ralliement',
    grandBattery: 'Gde batterie',
  },
  infantry: 'infanterie',
  cavalry: 'cavalerie',
  reduced: 'réduite',
  eliminated: 'éliminée',
  automatic: 'automatique',
  redoubt: 'fortification',
  turn: 'Tour',
  hand: 'Main',
  deck: 'Pioche',
  discards: 'Défausse',
  lost: 'Unités perdues',
  control: 'Cases tenues dans la moitié adverse',
  firstPlayer: 'Premier joueur',
  firstDeck: 'Première pioche',
  night: 'Tombée de la nuit',
  odds: 'Chances',
};

export const effects: Words['effects'] = {
  ambush: (box) =>
    `Attaque n’importe quelle unité ennemie avec ${printDice(box.ambushDice)}. Aucune de vos unités n’y participe.`,
  committedAttack: (box) =>
    `Ajoute ${printDice(box.committedDice)} à un Assaut. Ensuite, une des unités engagées subit une perte.`,
  forcedMarch: (box) => `Une unité qui vient de bouger avance encore de ${count(box.forcedMarchMove, 'case')}.`,
  guerrillas: () => 'Annule un Ravitaillement, une Marche forcée, un Regroupement ou un renfort dans le tour adverse.',
  redoubt: (box) => `Une de vos unités se fortifie : +${box.redoubtDefence} en Défense tant qu’elle reste sur place.`,
  regroup: () => 'Rétablit une unité réduite.',
  sappers: () => 'La fortification de la cible ne compte pas dans ce combat.',
  skirmish: (box) =>
    `Rompt votre Assaut : reprenez la carte d’unité et déplacez l’unité de ${count(box.skirmishMove, 'case')} au plus.`,
  scout: () => 'Regardez la main adverse.',
  supply: () => 'Déplace une deuxième unité, ou en rétablit une réduite.',
  withdraw: () => 'Une unité visée par un Assaut ou une Embuscade recule avant le combat.',
};
