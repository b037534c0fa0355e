import type { GameEvent } from '../../../kernel/chance.ts';
import type { Language, Thing } from '../../../kernel/game.ts';
import type { Touching } from '../../../table/controls.tsx';
import type { DrawingProps } from '../../../table/drawing.ts';
import { pictureOf, tellingOf } from '../../../table/telling.ts';
import type { Box, Zone } from '../data/box.ts';
import {
  BLOCK_COUNT,
  type Block,
  CAMP_OF,
  type Camp,
  COALITION,
  FRANCE,
  isCommander,
  isVedette,
  type Nation,
} from '../pieces.ts';
import type { View } from '../position.ts';
import type { N15Event } from '../told.ts';
import type { Aides } from './aides.ts';
import { nameOf } from './names.ts';
import type { Sheet } from './sheet.ts';
import { BOARD_WORDS, type BoardWords } from './words.ts';

/** What is on every table of a box, whatever is played on it. */
export interface Setting {
  readonly box: Box;
  readonly sheet: Sheet;
  readonly aides: Aides;
}

/** Everything that the parts of the drawing are given. */
export interface Table extends Touching, Setting {
  readonly view: View;
  readonly language: Language;
  readonly words: BoardWords;
  readonly showing: N15Event | null;
  /** The dice that are still in the air: of nothing else that is told of them may anything be seen. */
  readonly rolling: Extract<N15Event, { kind: 'dice' }> | null;
  /** What others did since the viewer chose last. */
  readonly lately: readonly N15Event[];
  /** The camp of the viewer; null for a spectator. */
  readonly own: Camp | null;
}

export function tableOf(setting: Setting, props: DrawingProps<View>): Table {
  const { showing: event, rolling, ...telling } = tellingOf(props, isShown);
  const { view } = telling;
  const words = BOARD_WORDS[telling.language];
  return {
    ...setting,
    ...telling,
    words,
    name: (thing: Thing) => nameOf({ box: setting.box, view, words }, thing),
    entries: entriesOf(view),
    showing: rolling ? null : event,
    rolling: rolling && event?.kind === 'dice' ? event : null,
    own: campOfSeat(view.viewer),
  };
}

const ON_MAP = ['block', 'zone', 'link'];
const BESIDE = ['card', 'infantry', 'cavalry', 'seat'];

/** A first block or zone, and a first card, where none can be chosen: whoever has no mouse may still ask about them. */
function entriesOf(view: View): Table['entries'] {
  const own = campOfSeat(view.viewer) ?? FRANCE;
  const block = view.where.findIndex((zone, each) => zone >= 0 && CAMP_OF[each] === own);
  const card = view.hands[view.viewer ?? 0]?.cards[0];
  return new Map<Thing, readonly string[]>([
    [block >= 0 ? `block:${block}` : 'zone:0', ON_MAP],
    [card === undefined ? 'seat:0' : `card:${card}`, BESIDE],
  ]);
}

export const campOfSeat = (seat: number | null): Camp | null =>
  seat === null ? null : seat === 0 ? FRANCE : COALITION;

/** The nations that a seat commands. */
export function nationsOf(view: View, seat: number): readonly Nation[] {
  if (seat === 0) return [0];
  return view.seats === 3 ? [seat] : [1, 2];
}

/** The known blocks of a camp in a zone: commanders, then corps, then vedettes. */
export function blocksAt(view: View, zone: Zone, camp: Camp): readonly Block[] {
  const here: Block[] = [];
  for (let block = 0; block < BLOCK_COUNT; block++) {
    if (view.where[block] === zone && CAMP_OF[block] === camp) here.push(block);
  }
  return here.sort((a, b) => rank(a) - rank(b) || a - b);
}

const rank = (block: Block): number => (isCommander(block) ? 0 : isVedette(block) ? 2 : 1);

const SHOWN: ReadonlySet<string> = new Set<N15Event['kind']>([
  'turn',
  'phase',
  'designated',
  'moved',
  'retreated',
  'combat',
  'combatCards',
  'combatResult',
  'marchPoints',
  'marchFatigue',
  'eliminated',
  'control',
  'bridge',
  'axis',
  'dice',
  'revealed',
  'won',
]);

const isShown = (event: GameEvent): event is N15Event => SHOWN.has(event.kind);

/** Do dice tell it? */
export const isRoll = (event: GameEvent): boolean => {
  const read = pictureOf(event, isShown);
  return read?.kind === 'dice' && read.faces.length > 0;
};
