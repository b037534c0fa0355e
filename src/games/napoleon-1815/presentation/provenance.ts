import { provenanceOf } from '../../../table/study.ts';

/** Where the figures of the box come from: the rulebook is all that was at hand, the sheets and cards are designed anew. */
export const provenance = provenanceOf([
  {
    source: 'book',
    en: [
      'Counts of pieces, cards and dice',
      'Blocks, cubes, markers, the card numbers, and which five cards change with three players are given in the rulebook.',
    ],
    fr: [
      'Nombre de pièces, de cartes et de dés',
      'Pavés, cubes, marqueurs, numéros des cartes et les cinq qui changent à trois joueurs sont donnés par le livret.',
    ],
  },
  {
    source: 'book',
    en: [
      'Victory points and terrain',
      'The list of zones of value, the five types of zone and their effects in combat are given in the rulebook.',
    ],
    fr: [
      'Points de victoire et terrains',
      'La liste des zones de valeur, les cinq types de zone et leurs effets au combat sont donnés par le livret.',
    ],
  },
  {
    source: 'book',
    en: ['The events', 'What each event does is given in the rulebook; which cards carry it is not.'],
    fr: [
      'Les événements',
      'L’effet de chaque événement est donné par le livret ; les cartes qui le portent ne le sont pas.',
    ],
  },
  {
    source: 'reconstructed',
    en: [
      'The map: 68 zones, 142 connections',
      'Drawn from the true positions of the towns; the published map was not available.',
    ],
    fr: [
      'La carte : 68 zones, 142 connexions',
      'Tracée d’après la position réelle des villes ; la carte publiée n’était pas disponible.',
    ],
  },
  {
    source: 'found',
    en: [
      'The corps of the three armies',
      'Who commanded what, and how many men, from public histories of the campaign: one point for about 3,500 foot or 2,000 horse.',
    ],
    fr: [
      'Les corps des trois armées',
      'Chefs et effectifs d’après des histoires publiques de la campagne : un point pour environ 3 500 fantassins ou 2 000 cavaliers.',
    ],
  },
  {
    source: 'reconstructed',
    en: [
      'The decks',
      'Movement, combat and recovery values are ours, within the limits the rulebook gives: six results, six cards each.',
    ],
    fr: [
      'Les paquets de cartes',
      'Valeurs de mouvement, de combat et de récupération sont les nôtres, dans les bornes du livret : six résultats, six cartes chacun.',
    ],
  },
  {
    source: 'reconstructed',
    en: ['Invasion cards', 'The number of cards drawn each turn is ours: the advantage of surprise fades.'],
    fr: [
      'Les cartes Invasion',
      'Le nombre de cartes piochées à chaque tour est le nôtre : l’avantage de la surprise s’efface.',
    ],
  },
  {
    source: 'reconstructed',
    en: [
      'Four scenarios',
      'Set-ups follow history; their starting victory points were set by matches between bots. The original has five.',
    ],
    fr: [
      'Quatre scénarios',
      'Les dispositifs suivent l’histoire ; les points de victoire de départ viennent de parties entre robots. L’original en a cinq.',
    ],
  },
]);
