import type { Seat } from '../../../kernel/flow.ts';
import type { Language, Thing } from '../../../kernel/game.ts';
import { finished, TYPESET } from '../../../text/typeset.ts';
import type { Scene } from '../text/scene.ts';
import { WORDS } from '../text/tongues.ts';
import type { ThingKind, Words } from '../text/words.ts';

/** Words that only the drawing needs. */
interface BoardWords {
  readonly battlefield: string;
  readonly beside: string;
  /** The lines as they are written along the rims. */
  readonly muster: string;
  readonly musterHelp: string;
  readonly ownHand: string;
  readonly scried: string;
  readonly goal: (points: number, of: number) => string;
  readonly markers: (left: number, of: number) => string;
  readonly die: (face: number) => string;
  readonly inTheAir: string;
  readonly phaseOf: (n: number, phase: string) => string;
  readonly date: string;
}

const ENGLISH: BoardWords = {
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

const FRENCH: BoardWords = {
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

export interface TableWords extends BoardWords {
  /** Every other word of the game. */
  readonly game: Words;
}

const BOARD_WORDS = { en: finished(ENGLISH, TYPESET.en), fr: finished(FRENCH, TYPESET.fr) };

export const wordsIn = (language: Language): TableWords => ({ ...BOARD_WORDS[language], game: WORDS[language] });

const KINDS: readonly ThingKind[] = ['slot', 'card', 'unit', 'objective'];

/** The name of a thing for those who hear the table instead of seeing it. */
export function thingName(scene: Scene, words: TableWords, thing: Thing): string {
  const [kind = '', id = ''] = thing.split(':');
  const known = KINDS.find((each) => each === kind);
  return known === undefined ? thing : words.game.typeset(words.game.things[known](scene, id));
}

export const seatName = (scene: Scene, words: TableWords, seat: Seat): string => words.game.seat(scene, seat);
