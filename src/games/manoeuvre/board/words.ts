import type { Seat } from '../../../kernel/flow.ts';
import type { Language, Thing } from '../../../kernel/game.ts';
import { finished, TYPESET } from '../../../text/typeset.ts';
import type { Box } from '../data/box.ts';
import type { Phase, View } from '../position.ts';
import type { Scene } from '../text/scene.ts';
import { WORDS } from '../text/tongues.ts';
import type { ThingKind, Words } from '../text/words.ts';

/** Words that only the drawing needs. */
interface BoardWords {
  readonly battlefield: string;
  /** The phases of a turn, where it is plain that they are phases. */
  readonly phases: Readonly<Record<Exclude<Phase, 'setup'>, string>>;
  /** Before the first turn. */
  readonly dawn: string;
  /** What the first decks still hold, as a sentence; one figure once the other deck is drawn. */
  readonly night: (left: readonly number[]) => string;
  /** The same beside the figures. */
  readonly toNight: (left: readonly number[]) => string;
  readonly nightfall: string;
  readonly lastTurn: string;
  readonly nightHere: string;
  readonly losses: (who: string, lost: number, of: number) => string;
  readonly held: (who: string, squares: number) => string;
  readonly tiles: string;
  readonly turnTile: string;
  readonly turned: (degrees: number) => string;
  readonly slot: readonly [string, string, string, string];
  readonly toSlot: (slot: string) => string;
  readonly army: (who: string) => string;
  readonly nations: string;
  readonly wholeDeck: string;
  readonly ownHand: string;
  readonly otherHand: (who: string) => string;
  readonly unseen: (count: number) => string;
  readonly setAside: string;
  readonly inFight: string;
  readonly lostUnit: string;
  readonly die: (sides: number, face: number) => string;
}

const ENGLISH: BoardWords = {
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

const FRENCH: BoardWords = {
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

const BOARD: Readonly<Record<Language, BoardWords>> = {
  en: finished(ENGLISH, TYPESET.en),
  fr: finished(FRENCH, TYPESET.fr),
};

export type TableWords = BoardWords & { readonly game: Words };

export function wordsIn(language: Language): TableWords {
  return { ...BOARD[language], game: WORDS[language] };
}

const KINDS: readonly ThingKind[] = ['unit', 'card', 'square', 'tile', 'nation', 'edge'];

/** The name of a thing for those who hear the table instead of seeing it. */
export function thingName(scene: Scene, words: TableWords, thing: Thing): string {
  const [kind = '', id = ''] = thing.split(':');
  const known = KINDS.find((each) => each === kind);
  if (known !== undefined) return words.game.typeset(words.game.things[known](scene, id));
  if (kind === 'turn') return words.turned(Number(id) * 90);
  if (kind === 'slot') return words.toSlot(words.slot[Number(id)] ?? '');
  return thing;
}

export function seatName(box: Box, view: View, words: TableWords, seat: Seat): string {
  return words.game.seat({ box, view }, seat);
}
