import type { Seat } from '../../../kernel/flow.ts';
import type { Language, Thing } from '../../../kernel/game.ts';
import { byLanguage } from '../../../text/tongues.ts';
import { finished, TYPESET } from '../../../text/typeset.ts';
import type { Box } from '../data/box.ts';
import type { Phase, View } from '../position.ts';
import type { Scene } from '../text/scene.ts';
import { WORDS } from '../text/tongues.ts';
import type { ThingKind, Words } from '../text/words.ts';

/** Words that only the drawing needs. */
export interface BoardWords {
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

const BOARD = byLanguage((language) => finished(WORDS[language].board, TYPESET[language]));

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
