import { provenanceOf } from '../../../table/study.ts';

/** A summary of data/PROVENANCE.md for the reader of the page. */
export const provenance = provenanceOf([
  {
    source: 'found',
    en: [
      '64 units',
      'Strengths and arms read from public scans of every counter; the Imperial Guard is given in the rulebook.',
    ],
    fr: [
      '64 unités',
      'Forces et armes lues sur des images publiques de chaque pion ; la Garde impériale est donnée par le livret.',
    ],
  },
  {
    source: 'found',
    en: ['480 cards', 'Every card read from public scans and compared with two independent tables.'],
    fr: ['480 cartes', 'Chaque carte lue sur des images publiques et comparée à deux tables indépendantes.'],
  },
  {
    source: 'found',
    en: ['24 map tiles', 'Squares read from public scans and from the diagrams of the English rulebook.'],
    fr: ['24 cartes de terrain', 'Cases lues sur des images publiques et sur les schémas du livret anglais.'],
  },
  {
    source: 'reconstructed',
    en: [
      'Numbers of tiles 2, 3 and 4',
      'Which of the three carries which number is our guess; it makes no difference to play.',
    ],
    fr: [
      'Numéros des cartes de terrain 2, 3 et 4',
      'Laquelle des trois porte quel numéro est supposé ; cela est sans effet sur le jeu.',
    ],
  },
  {
    source: 'book',
    en: [
      'Terrain: restrictions',
      'Lakes, marshes, fields, what blocks fire, and the redoubt are given in the rulebook.',
    ],
    fr: [
      'Terrain : les interdits',
      'Lacs, marais, champs, ce qui arrête le tir et la fortification sont donnés par le livret.',
    ],
  },
  {
    source: 'found',
    en: ['Terrain: bonuses', 'The figures in the terrain chart are second-hand: they are the least certain of all.'],
    fr: [
      'Terrain : les bonus',
      'Les nombres du tableau des terrains sont de seconde main : ce sont les moins sûrs de tous.',
    ],
  },
  {
    source: 'book',
    en: ['Order of nations for ties', 'Given in the rulebook.'],
    fr: ['Ordre des nations en cas d’égalité', 'Donné par le livret.'],
  },
]);
