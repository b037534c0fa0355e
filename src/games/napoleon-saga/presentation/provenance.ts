import { provenanceOf } from '../../../table/study.ts';

/** A summary of data/PROVENANCE.md for the reader of the page. */
export const provenance = provenanceOf([
  {
    source: 'book',
    en: [
      'Board, phases, markers, keywords, formations',
      'The slots, what each keyword and formation does, and all figures of the tests are those of the rulebook.',
    ],
    fr: [
      'Plateau, phases, marqueurs, mots-clés, formations',
      'Les emplacements, l’effet de chaque mot-clé et de chaque formation et tous les chiffres des tests sont ceux du livret.',
    ],
  },
  {
    source: 'found',
    en: [
      'What is in the box',
      '26 units a side, 146 Strategy cards, 14 Objectives; two identical starter decks with two of each card: from public pages and the publisher’s answers.',
    ],
    fr: [
      'Le contenu de la boîte',
      '26 unités par camp, 146 cartes Stratégie, 14 Objectifs ; deux decks de départ identiques avec deux exemplaires de chaque carte : pages publiques et réponses de l’éditeur.',
    ],
  },
  {
    source: 'reconstructed',
    en: [
      'Values of the units',
      'The rulebook fixes a few of them; the others are our own, chosen after the history of the regiments and tested for balance.',
    ],
    fr: [
      'Valeurs des unités',
      'Le livret en fixe quelques-unes ; les autres sont les nôtres, choisies d’après l’histoire des régiments et éprouvées pour l’équilibre.',
    ],
  },
  {
    source: 'reconstructed',
    en: [
      'Strategy cards and Objectives',
      'No list of the printed cards is public. Terrain, formations, Flag, Officer and Bluff follow the rulebook; the others are our own designs in its vocabulary.',
    ],
    fr: [
      'Cartes Stratégie et Objectifs',
      'Aucune liste des cartes imprimées n’est publique. Terrains, formations, Drapeau, Officier et Bluff suivent le livret ; les autres sont de notre main, dans son vocabulaire.',
    ],
  },
]);
