import type { GameEvent } from '../../../kernel/chance.ts';
import type { Seat } from '../../../kernel/flow.ts';
import type { Language, Thing } from '../../../kernel/game.ts';
import type { Touching } from '../../../table/controls.tsx';
import type { DrawingProps } from '../../../table/drawing.ts';
import { type Livery, liveryOf } from '../../../table/liveries.tsx';
import type { Store } from '../../../table/store.ts';
import { pictureOf, tellingOf } from '../../../table/telling.ts';
import type { Box, UnitFacts } from '../data/box.ts';
import type { Edge, ManEvent, Unit, View } from '../position.ts';
import { type TableWords, thingName, wordsIn } from './words.ts';

/** What the parts of one table tell each other: whose squares the status points at. */
export type Pointer = Store<Seat | null>;

/** Everything that the parts of the drawing are given: what is in the box, what is seen, what may be touched. */
export interface Table extends Touching {
  readonly box: Box;
  readonly view: View;
  readonly language: Language;
  readonly words: TableWords;
  readonly showing: ManEvent | null;
  /** Its dice are still in the air. */
  readonly rolling: boolean;
  /** What others did since the viewer chose last. */
  readonly lately: readonly ManEvent[];
  /** The edge that is drawn at the bottom: the viewer's own. */
  readonly bottom: Edge;
}

export function tableOf(box: Box, props: DrawingProps<View>): Table {
  const telling = tellingOf(props, isShown);
  const { view, language } = telling;
  const words = wordsIn(language);
  return {
    ...telling,
    box,
    words,
    name: (thing) => thingName({ box, view }, words, thing),
    entries: entriesOf(view),
    bottom: bottomOf(view),
  };
}

const ON_BOARD = ['unit', 'square', 'edge', 'slot'];
const IN_HAND = ['card'];

/** A first unit, square or slot, and a first card, where none can be chosen: whoever has no mouse may still ask about them. */
function entriesOf(view: View): Table['entries'] {
  const unit = view.where.findIndex((square, each) => square >= 0 && ownerOf(each) === (view.viewer ?? 0));
  const first: Thing = unit >= 0 ? `unit:${unit}` : view.field.length > 0 ? 'square:0' : `slot:${view.tiles.length}`;
  const card = view.sides[view.viewer ?? 0]?.hand[0];
  const entries = new Map<Thing, readonly string[]>([[first, ON_BOARD]]);
  return card === undefined ? entries : entries.set(`card:${card}`, IN_HAND);
}

/** The edges are known once the second player has chosen his. */
export function edgesSettled(view: View): boolean {
  if (view.phase !== 'setup') return true;
  return view.step === 'setup.hand' || view.step === 'setup.place' || view.where.some((square) => square >= 0);
}

function bottomOf(view: View): Edge {
  const own = view.viewer === null ? undefined : view.sides[view.viewer];
  return own !== undefined && edgesSettled(view) ? own.edge : 'S';
}

/** The seat at the bottom of the drawing, and the one opposite. */
export function seatsFromBelow(view: View): readonly [Seat, Seat] {
  const below = view.viewer ?? view.sides.findIndex((side) => side.edge === 'S');
  return below === 1 ? [1, 0] : [0, 1];
}

export function ownerOf(unit: Unit): Seat {
  return unit < 8 ? 0 : 1;
}

export function unitFacts(table: Pick<Table, 'box' | 'view'>, unit: Unit): UnitFacts | undefined {
  const nation = table.view.sides[ownerOf(unit)]?.nation ?? -1;
  return table.box.nations[nation]?.units[unit % 8];
}

export function liveryOfSeat({ box, view }: Pick<Table, 'box' | 'view'>, seat: Seat): Livery {
  return liveryOf(box.nations[view.sides[seat]?.nation ?? -1]?.id);
}

/** The units of a side that are no longer on the field, once the fight has begun. */
export function lostUnits(view: View, seat: Seat): readonly Unit[] {
  if (view.phase === 'setup') return [];
  return Array.from({ length: 8 }, (_, i) => seat * 8 + i).filter((unit) => (view.where[unit] ?? -1) < 0);
}

/** What is left in each first deck that is not yet drawn, that of the nearer seat first: when none is, night falls. */
export function decksBeforeNight(view: View): readonly number[] {
  return seatsFromBelow(view)
    .map((seat) => view.sides[seat])
    .flatMap((side) => (side === undefined || side.firstDeckExhausted ? [] : [side.deckCount]));
}

/** Night has fallen, and with it the match was decided. */
export function isNight(view: View): boolean {
  return view.outcome?.how.startsWith('night') ?? false;
}

/** How near the night is: in a few words with their figures, and in a sentence. */
export function hourOf(view: View, words: TableWords): { figures: string; words: string; sentence: string } {
  const left = decksBeforeNight(view);
  if (view.phase === 'setup') return { figures: '', words: '', sentence: words.dawn };
  if (isNight(view)) return { figures: '', words: words.nightHere, sentence: words.nightHere };
  if (left.length === 0) return { figures: '', words: words.lastTurn, sentence: words.nightfall };
  return { figures: left.join(' + '), words: words.toNight(left), sentence: words.night(left) };
}

/** How far the day has gone: 0 at dawn, 1 at night. */
export function dayGone(box: Box, view: View): number {
  if (view.phase === 'setup') return 0;
  const all = view.sides.reduce((sum, side) => sum + (box.nations[side.nation]?.deck.length ?? 60), 0);
  const left = decksBeforeNight(view).reduce((sum, count) => sum + count, 0);
  return all === 0 ? 1 : 1 - left / all;
}

const SHOWN: ReadonlySet<string> = new Set<ManEvent['kind']>([
  'firstPlayer',
  'placed',
  'moved',
  'combat',
  'withdrawRoll',
  'totals',
  'hit',
  'eliminated',
  'pursuitRoll',
  'rallyRoll',
  'restored',
  'redoubtBuilt',
]);

function isShown(event: GameEvent): event is ManEvent {
  return SHOWN.has(event.kind);
}

export const readEvent = (event: GameEvent): ManEvent | null => pictureOf(event, isShown);
