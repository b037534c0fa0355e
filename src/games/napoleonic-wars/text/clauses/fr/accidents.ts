import type { accidents as english } from '../en/accidents.ts';

/** Accidents: the clauses in French. */
export const accidents: Readonly<Record<keyof typeof english, string>> = {
  'NW-15.0-a':
    'La table des accidents a une colonne par nombre de dés. Des accidents prévus pour un total, le premier possible a lieu ; si aucun ne l’est, rien ne se passe.',
  'NW-15-BN':
    'Bataille navale, tant qu’il y a une Flotte française : deux dés, +1 par livre de l’Amirauté, +2 pour Nelson, +1 ou −1 selon qui tient la mer, −1 si l’Espagne est française. À 9 ou plus, vous gagnez et tenez la mer, abdication +1 ; à 8, nul ne la tient ; à 7 ou moins, c’est la France, abdication −1. Un 2 ou un 12 naturel vous coûte Nelson.',
  'NW-15-ACR': 'Armée catholique et royale : l’unité royaliste va en France et s’y bat au tour suivant.',
  'NW-15-EM':
    'Émigrés : les deux unités vont en réserve pour la prochaine phase Coalition. Non levées, elles rentrent en case O au nettoyage.',
  'NW-15-GUI':
    'Guillotine : la France perd un dé de ferveur, et sa politique religieuse avance d’un cran, au plus jusqu’à la Théophilanthropie.',
  'NW-15-FR':
    'Religion française : la politique en cours change la ferveur. Puis, si un Napoléon est en jeu, elle avance d’un cran, au plus jusqu’au Concordat.',
  'NW-15-IC':
    'Icône culturelle : s’il reste une personnalité à venir, l’une d’elles, au hasard, paraît dans sa Nation.',
  'NW-15-PDB':
    'Paix de Bâle : si la Prusse est coalisée et qu’un diplomate français est en Allemagne, elle devient neutre et liée par le traité.',
  'NW-15-MI': 'Machine infernale : la France gagne 2 de ferveur.',
  'NW-15-SCA': 'Scandale : un de vos diplomates, au hasard, est hors jeu jusqu’au prochain Rappel.',
  'NW-15-GI':
    'Guerre imprévue : un conflit du bol Politique, au hasard, se joue maintenant selon les règles habituelles. Les corps retardés pour lui reviennent au tour suivant.',
  'NW-15-JEV':
    'Joséphine en voyage : si elle est au lit, un dé de Nation dit où elle séjourne jusqu’au prochain Rappel.',
  'NW-15-DIV':
    'Divorce : avec Napoléon-N ou Napoléon-V, Joséphine quitte le jeu et un dé donne la mariée : 1 ou 4 Russie, 2 Prusse, 3 Autriche, 5 Espagne, 6 la puissance de la Nation cible, ou la Russie à défaut.',
  'NW-15-EDJ':
    'Émancipation des Juifs : avec Napoléon-N ou Napoléon-V, les Lois du Ghetto prennent fin et chaque Nation gagne 1 de ferveur.',
  'NW-15-RET':
    'Querelle des alliés : 1 ou 2 Autriche, 3 ou 4 Prusse, 5 ou 6 Russie. Si elle est coalisée, deux de ses corps en réserve au plus, au hasard, sont retardés.',
  'NW-15-FIN': 'Panique à la City : le marqueur 4 £ est perdu. S’il l’est déjà, le Trésor perd 2 £.',
  'NW-15-00': 'Roi de Rome : si une puissance est liée par le mariage, abdication −1 et la France gagne 3 de ferveur.',
  'NW-15-MAL': 'Conspiration de Malet : la France perd 3 de ferveur.',
  'NW-15-CJ':
    'Cent-Jours, avec Napoléon-V et une seule fois : abdication +2, ou +1 pour un vétéran ; la France gagne un dé de ferveur, et jusqu’à trois corps français ou polonais défaussés reviennent dans le bol.',
  'NW-15-TRA': 'Trahison de Talleyrand : il quitte le jeu, et la France perd 2 de ferveur.',
  'NW-15-MLO': 'Marie-Louises : un corps français ou polonais défaussé, au hasard, revient dans le bol.',
  'NW-15-MAR': 'Révolte des maréchaux : abdication +1.',
  'NW-15.0-b': 'Le Bernadotte français et le Murat français, une fois sortis du jeu, ne reviennent jamais.',
  'NW-15.0-c':
    'Les politiques religieuses se suivent ainsi : Constitution civile, culte de la Raison, Être suprême, Théophilanthropie, Concordat.',
};
