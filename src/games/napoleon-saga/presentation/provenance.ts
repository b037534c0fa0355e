import { provenanceOf } from '../../../table/study.ts';

/** A summary of data/PROVENANCE.md for the reader of the page. */
export const provenance = provenanceOf([
  {
    source: 'book',
    en: [
      'Rules, board and markers',
      'Slots, arcs of fire, formations, what may stand on which Terrain, and how decks are built are given in the rulebook.',
    ],
    fr: [
      'Règles, plateau et marqueurs',
      'Emplacements, angles de tir, formations, ce qui peut se tenir sur quel Terrain et la construction des decks sont donnés par le livret.',
    ],
  },
  {
    source: 'book',
    en: [
      'What the examples reveal about units',
      'French infantry has Fire 3 and Morale 3; it and the Cuirassiers survive three casualties, British infantry two.',
    ],
    fr: [
      'Ce que les exemples disent des unités',
      'L’infanterie française a Tir 3 et Moral 3 ; elle et les cuirassiers survivent à trois blessures, l’infanterie britannique à deux.',
    ],
  },
  {
    source: 'found',
    en: [
      'Some names and figures',
      'From the publisher’s questions and answers and the designer’s overview: how the starter decks are made, four cards and two Objectives by name, the Fire of British infantry.',
    ],
    fr: [
      'Quelques noms et chiffres',
      'Des réponses de l’éditeur et de l’aperçu de l’auteur : la composition des decks de départ, quatre cartes et deux Objectifs par leur nom, le Tir de l’infanterie britannique.',
    ],
  },
  {
    source: 'reconstructed',
    en: [
      '52 units, 44 Strategy cards, 14 Objectives',
      'No list of the printed cards is public. All other values are our own, true to every example and tried in thousands of simulated battles. You can enter those of your own copy on the components page.',
    ],
    fr: [
      '52 unités, 44 cartes Stratégie, 14 Objectifs',
      'Aucune liste des cartes imprimées n’est publique. Toutes les autres valeurs sont de nous, fidèles à chaque exemple et éprouvées dans des milliers de batailles simulées. Mettez celles de votre exemplaire à la page des composants.',
    ],
  },
]);
