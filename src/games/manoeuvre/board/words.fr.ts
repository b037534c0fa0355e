import type { BoardWords } from './words.ts';

export const FRENCH: BoardWords = {
  battlefield: 'Champ de bataille',
  phases: {
    discard: 'Défausse',
    draw: 'Tirage',
    movement: 'Mouvement',
    combat: 'Combat',
    restoration: 'Récupération',
  },
  dawn: 'L’aube',
  night: (left) =>
    left.length > 1
      ? `La nuit tombe quand les deux pioches sont épuisées : il reste ${left.join(' et ')} cartes`
      : `La nuit tombe quand la dernière pioche est épuisée : il reste ${left[0]} carte${left[0] === 1 ? '' : 's'}`,
  toNight: (left) => (left.length === 1 && left[0] === 1 ? 'carte avant la nuit' : 'cartes avant la nuit'),
  nightfall: 'La nuit tombe à la fin de ce tour',
  lastTurn: 'dernier tour',
  nightHere: 'la nuit est tombée',
  losses: (who, lost, of) => `${who} : ${lost} perte${lost > 1 ? 's' : ''} sur ${of}`,
  held: (who, squares) => `${who} : ${squares} case${squares > 1 ? 's' : ''} de l’autre moitié`,
  tiles: 'Les cartes de terrain',
  turnTile: 'Dans quel sens ?',
  turned: (degrees) => (degrees === 0 ? 'Telle quelle' : `Tournée de ${degrees} degrés`),
  slot: ['nord-ouest', 'nord-est', 'sud-ouest', 'sud-est'],
  toSlot: (slot) => `La prochaine carte de terrain va au ${slot}`,
  army: (who) => `${who} : à placer`,
  nations: 'Les nations',
  wholeDeck: 'Tout le paquet',
  ownHand: 'Votre main',
  otherHand: (who) => `${who} : main`,
  unseen: (count) => (count === 1 ? '1 carte cachée' : `${count} cartes cachées`),
  setAside: 'mise de côté',
  inFight: 'Sur la table dans ce combat',
  lostUnit: 'unité perdue',
  die: (sides, face) => `d${sides} : ${face}`,
};
