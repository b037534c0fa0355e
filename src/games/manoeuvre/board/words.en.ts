import type { BoardWords } from './words.ts';

export const ENGLISH: BoardWords = {
  battlefield: 'Battlefield',
  phases: {
    discard: 'Discard',
    draw: 'Draw',
    movement: 'Movement',
    combat: 'Combat',
    restoration: 'Restoration',
  },
  dawn: 'Dawn',
  night: (left) =>
    left.length > 1
      ? `Night falls when both decks run out: ${left.join(' and ')} cards left`
      : `Night falls when the last deck runs out: ${left[0] === 1 ? '1 card left' : `${left[0]} cards left`}`,
  toNight: (left) => (left.length === 1 && left[0] === 1 ? 'card to night' : 'cards to night'),
  nightfall: 'Night falls at the end of this turn',
  lastTurn: 'last turn',
  nightHere: 'night has fallen',
  losses: (who, lost, of) => `${who}: ${lost} of ${of} losses`,
  held: (who, squares) => `${who}: ${squares} ${squares === 1 ? 'square' : 'squares'} in the enemy half`,
  tiles: 'The tiles',
  turnTile: 'Which way up?',
  turned: (degrees) => (degrees === 0 ? 'As printed' : `Turned ${degrees} degrees`),
  slot: ['north-west', 'north-east', 'south-west', 'south-east'],
  toSlot: (slot) => `The next tile goes in the ${slot}`,
  army: (who) => `${who}: still to be placed`,
  nations: 'The nations',
  wholeDeck: 'The whole deck',
  ownHand: 'Your hand',
  otherHand: (who) => `${who}: hand`,
  unseen: (count) => (count === 1 ? '1 unseen card' : `${count} unseen cards`),
  setAside: 'set aside',
  inFight: 'Played in this combat',
  lostUnit: 'unit lost',
  die: (sides, face) => `d${sides}: ${face}`,
};
