import type { BoardWords } from './words.ts';

export const FRENCH: BoardWords = {
  battlefield: 'Champ de bataille',
  beside: 'À côté du champ de bataille',
  muster: 'À déployer',
  musterHelp: 'Touchez une unité, puis son emplacement.',
  ownHand: 'Votre main',
  scried: 'Du dessus de votre pioche',
  goal: (points, of) => `${points} points sur ${of}`,
  markers: (left, of) => `${left} marqueurs d’activation sur ${of}`,
  die: (face) => `dé : ${face}`,
  inTheAir: 'un dé tombe',
  phaseOf: (n, phase) => `Phase ${n} : ${phase}`,
  date: '18 juin 1815',
};
