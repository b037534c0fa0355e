import type { Words } from './words.ts';

export const fr: Words = {
  title: 'Grand-garde',
  blurb: 'Des postes sur une route, la nuit : jouez une carte, marchez, attaquez.',
  seats: ['Martin', 'Bernard', 'Dubois'],
  prompts: {
    'round.lay': 'Posez une carte de votre main.',
    'round.march': 'Marchez, ou faites halte.',
    'round.act': 'Attaquez, espionnez une main, ou reposez-vous.',
    'fight.parry': 'On vous attaque : parez avec une carte, ou subissez.',
  },
  waiting: 'En attente : {asked}.',
  choices: {
    lay: 'Poser {card}',
    parry: 'Parer avec {card}',
    march: 'Marcher : {to}',
    attack: 'Attaquer {on}',
    spy: 'Espionner {on}',
    halt: 'Faire halte',
    rest: 'Se reposer',
    pass: 'Ne pas parer',
  },
  events: {
    laid: '{seat} pose une carte.',
    turnedUp: 'Cartes retournées : {cards}. Joueur actif : {active}.',
    drew: 'Vous piochez {card}.',
    marched: '{seat} marche : {to}.',
    attacked: '{seat} attaque {target}.',
    parried: '{seat} pare avec {card}.',
    fought: 'Les dés donnent {dice} : {loss?une perte|aucun mal}.',
    shown: '{seat} montre sa main : {hand}.',
  },
  things: { card: 'la carte {n}', place: 'lieu {n}' },
  reasons: {
    notAsked: 'C’est à d’autres de décider.',
    tooFar: '{target} est à plus d’un lieu.',
    notNow: 'Cela ne se choisit pas à cette étape.',
  },
  outcomes: {
    'PIC-9 rounds': 'La nuit est finie. Moins de pertes : {winners}.',
    'PIC-9 losses': 'Un poste est rompu à la manche {round}. Moins de pertes : {winners}.',
  },
  results: { loss: 'une perte', nothing: 'aucun mal', dice: 'dés', parry: 'pour tenir' },
  options: {
    seats: { name: 'Joueurs', help: 'Le nombre de postes.', values: { '2': 'deux', '3': 'trois' } },
    length: { name: 'Durée', help: 'Le nombre de manches.', values: { short: 'deux manches', long: 'quatre manches' } },
    parry: { name: 'Parade', help: 'Si les cartes parent.', values: { yes: 'avec des cartes', no: 'aucune' } },
  },
  table: { road: 'La route', hand: 'Votre main', round: 'Manche', losses: 'pertes' },
};
