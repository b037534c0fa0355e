import { chaptersOf } from '../../../table/study.ts';

export const chapters = chaptersOf([
  ['VE-0', 'Reading the map', 'Lire la carte'],
  ['VE-I-', 'The game', 'Le jeu'],
  ['VE-II-', 'The sequence of play', 'La séquence de jeu'],
  ['VE-III', 'Units and markers', 'Unités et marqueurs'],
  ['VE-IV', 'Formations', 'Les formations'],
  ['VE-V.', 'Stacking', 'L’empilement'],
  ['VE-VI.', 'Movement', 'Le mouvement'],
  ['VE-VII.', 'Fire', 'Le feu'],
  ['VE-VIII', 'Shock and retreat', 'Le choc et la retraite'],
  ['VE-IX', 'Cavalry charges', 'Les charges de cavalerie'],
  ['VE-X.', 'Morale', 'Le moral'],
  ['VE-XI.', 'Rally', 'Le ralliement'],
  ['VE-XII', 'Demoralisation and despair', 'Démoralisation et désespoir'],
  ['VE-XIII', 'Reinforcements', 'Les renforts'],
  ['VE-XIV', 'Leaders', 'Les chefs'],
  ['VE-XV', 'Lines of communication', 'Les lignes de communication'],
  ['VE-HA', 'Hassenhausen', 'Hassenhausen'],
  ['VE-QB', 'Quatre-Bras', 'Quatre-Bras'],
]);
