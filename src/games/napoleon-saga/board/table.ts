import type { GameEvent } from '../../../kernel/chance.ts';
import type { Seat } from '../../../kernel/flow.ts';
import type { Language, Thing } from '../../../kernel/game.ts';
import type { Touching } from '../../../table/controls.tsx';
import type { DrawingProps } from '../../../table/drawing.ts';
import { type Livery, liveryOf, mirrored } from '../../../table/liveries.tsx';
import { tellingOf } from '../../../table/telling.ts';
import type { Box, Design, NationId, TerrainId, UnitFacts } from '../data/box.ts';
import type { Card, Slot, Unit, View } from '../position.ts';
import { PER_SEAT } from '../position.ts';
import type { SagaEvent } from '../told.ts';
import { bottomOf } from './geometry.ts';
import { type TableWords, thingName, wordsIn } from './words.ts';

/** Everything that the parts of the drawing are given: what is in the box, what is seen, what may be touched. */
export interface Table extends Touching {
  readonly box: Box;
  readonly view: View;
  readonly language: Language;
  readonly words: TableWords;
  readonly showing: SagaEvent | null;
  /** Its die is still in the air. */
  readonly rolling: boolean;
  /** What others did since the viewer chose last. */
  readonly lately: readonly SagaEvent[];
  /** The seat that is drawn at the bottom. */
  readonly bottom: Seat;
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

const ON_BOARD = ['slot'];
const BESIDE = ['card', 'unit', 'objective'];

/** A first slot and a first card, where none can be chosen: whoever has no mouse may still ask about them. */
function entriesOf(view: View): Table['entries'] {
  const bottom = bottomOf(view);
  const card = view.viewer === null ? undefined : sideOf(view, bottom).hand[0];
  const entries = new Map<Thing, readonly string[]>([[`slot:${bottom * 18}`, ON_BOARD]]);
  return card === undefined ? entries : entries.set(`card:${card}`, BESIDE);
}

export const sideOf = (view: View, seat: Seat) => view.sides[seat === 1 ? 1 : 0];
export const ownerOf = (unit: Unit): Seat => (unit < PER_SEAT ? 0 : 1);

export function factsOf({ box, view }: Pick<Table, 'box' | 'view'>, unit: Unit): UnitFacts | undefined {
  return box.armies[sideOf(view, ownerOf(unit)).army].cards[unit % PER_SEAT];
}

export function designOf({ box, view }: Pick<Table, 'box' | 'view'>, card: Card): Design {
  const seat = card < box.cards.length ? 0 : 1;
  return box.cards[card % box.cards.length] ?? box.armies[sideOf(view, seat).army].bluff;
}

/** The land in a slot, or null. */
export function landIn(table: Pick<Table, 'box' | 'view'>, slot: Slot): TerrainId | null {
  const card = table.view.terrain[slot] ?? -1;
  return card < 0 ? null : designOf(table, card).terrain;
}

const CODES: Readonly<Record<NationId, string>> = {
  france: 'fr',
  britain: 'gb',
  prussia: 'pr',
  brunswick: 'bw',
  netherlands: 'nl',
};

/** NS-ARMY-07: both may lead the same army; then the second one wears its colours inside out. */
const isMirror = ({ sides }: View): boolean => sides[0].army === sides[1].army;

export function liveryOfNation(view: View, seat: Seat, nation: NationId | null): Livery {
  const own = liveryOf(CODES[nation ?? (sideOf(view, seat).army === 0 ? 'france' : 'britain')]);
  return seat === 1 && isMirror(view) ? mirrored(own) : own;
}

/** The colours of an army as a whole: France, or Britain for the Coalition. */
export const liveryOfSeat = (view: View, seat: Seat): Livery => liveryOfNation(view, seat, null);

const SHOWN: ReadonlySet<string> = new Set<SagaEvent['kind']>([
  'tieRoll',
  'bids',
  'activated',
  'moved',
  'test',
  'wounded',
  'eliminated',
  'retreated',
  'engaged',
  'charges',
  'turnedUp',
  'formed',
  'healed',
  'conscripted',
  'terrainLaid',
  'captured',
]);

/** A die tells it; a test that a card has decided has none. */
export const isRoll = (event: GameEvent): boolean =>
  isShown(event) && (event.kind === 'tieRoll' || (event.kind === 'test' && event.roll > 0));

const isShown = (event: GameEvent): event is SagaEvent => SHOWN.has(event.kind);
