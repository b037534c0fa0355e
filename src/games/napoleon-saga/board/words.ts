import type { Seat } from '../../../kernel/flow.ts';
import type { Language, Thing } from '../../../kernel/game.ts';
import { byLanguage } from '../../../text/tongues.ts';
import { finished, TYPESET } from '../../../text/typeset.ts';
import type { Scene } from '../text/scene.ts';
import { WORDS } from '../text/tongues.ts';
import type { ThingKind, Words } from '../text/words.ts';

/** Words that only the drawing needs. */
export interface BoardWords {
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

export interface TableWords extends BoardWords {
  /** Every other word of the game. */
  readonly game: Words;
}

const BOARD_WORDS = byLanguage((language) => finished(WORDS[language].board, TYPESET[language]));

export const wordsIn = (language: Language): TableWords => ({ ...BOARD_WORDS[language], game: WORDS[language] });

const KINDS: readonly ThingKind[] = ['slot', 'card', 'unit', 'objective'];

/** The name of a thing for those who hear the table instead of seeing it. */
export function thingName(scene: Scene, words: TableWords, thing: Thing): string {
  const [kind = '', id = ''] = thing.split(':');
  const known = KINDS.find((each) => each === kind);
  return known === undefined ? thing : words.game.typeset(words.game.things[known](scene, id));
}

export const seatName = (scene: Scene, words: TableWords, seat: Seat): string => words.game.seat(scene, seat);
