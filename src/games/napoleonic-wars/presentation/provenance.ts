import { provenanceOf } from '../../../table/study.ts';

/** A summary of data/PROVENANCE.md for the reader of the page. */
export const provenance = provenanceOf([
  {
    source: 'book',
    en: [
      'Rules, phases and worked examples',
      'The course of a turn, the boxes of the map, the diplomats, how wars, battles and retreats are settled, and eighteen examples with their numbers are given in the rulebook.',
    ],
    fr: [
      'Règles, phases et exemples',
      'Le déroulement d’un tour, les cases de la carte, les diplomates, la façon de régler guerres, batailles et retraites, et dix-huit exemples chiffrés sont donnés par le livret.',
    ],
  },
  {
    source: 'found',
    en: [
      'The start of 1792, and many single figures',
      'From public reports of campaigns: the first income, several events and difficulties, the total strength of each army, eleven cells of the light-infantry table, eleven results of the battle table.',
    ],
    fr: [
      'Le début de 1792, et bien des chiffres isolés',
      'De comptes rendus publics : le premier revenu, plusieurs événements et difficultés, la force totale de chaque armée, onze cases de la table d’infanterie légère, onze résultats de la table des batailles.',
    ],
  },
  {
    source: 'reconstructed',
    en: [
      'Invasion table and Napoleon’s column',
      'Only one row of it is known. The others are ours: they follow the wars as they were fought, turn by turn, and agree with every example.',
    ],
    fr: [
      'La table d’invasion et la colonne de Napoléon',
      'On n’en connaît qu’une ligne. Les autres sont de nous : elles suivent les guerres telles qu’elles furent menées, tour par tour, et s’accordent avec chaque exemple.',
    ],
  },
  {
    source: 'reconstructed',
    en: [
      'Most scheduled events, accidents and corps',
      'What an event or an accident does, where the rulebook is silent, and the strength of a single corps are ours; together the corps make up the totals that are known.',
    ],
    fr: [
      'La plupart des événements, des accidents et des corps',
      'L’effet d’un événement ou d’un accident, là où le livret se tait, et la force de chaque corps sont de nous ; ensemble, les corps font les totaux connus.',
    ],
  },
  {
    source: 'reconstructed',
    en: [
      'The two short scenarios',
      'Napoleon 1805 and The End 1813 begin as history stood then. If you own the printed game, put its numbers into the components and play with those.',
    ],
    fr: [
      'Les deux scénarios courts',
      'Napoléon 1805 et La Fin 1813 commencent là où en était l’histoire. Si vous possédez le jeu imprimé, mettez ses nombres dans les composants et jouez avec eux.',
    ],
  },
]);
