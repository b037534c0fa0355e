import type { BoardWords } from './words.ts';

export const ENGLISH: BoardWords = {
  battlefield: 'Battlefield',
  beside: 'Beside the battlefield',
  muster: 'To deploy',
  musterHelp: 'Touch a unit, then its slot.',
  ownHand: 'Your hand',
  scried: 'From the top of your deck',
  goal: (points, of) => `${points} of ${of} points`,
  markers: (left, of) => `${left} of ${of} Activation markers left`,
  die: (face) => `die: ${face}`,
  inTheAir: 'a die is falling',
  phaseOf: (n, phase) => `Phase ${n}: ${phase}`,
  date: '18 June 1815',
};
