import type { GameEvent } from '../../../kernel/chance.ts';
import type { Language, Thing, Viewer } from '../../../kernel/game.ts';
import type { Touching } from '../../../table/controls.tsx';
import type { DrawingProps } from '../../../table/drawing.ts';
import type { States } from '../../../table/states.ts';
import { createStore, type Store } from '../../../table/store.ts';
import { tellingOf } from '../../../table/telling.ts';
import type { Battle, Box } from '../data/box.ts';
import type { View } from '../position.ts';
import { WORDS } from '../text/tongues.ts';
import type { ThingKind } from '../text/words.ts';
import type { ViveEvent } from '../told.ts';
import type { Aides } from './aides.ts';
import { fieldOf } from './field.ts';
import type { ShownField } from './shown.ts';
import { type FieldWords, shortName, TABLE_WORDS, type TableWords, wayPrice } from './words.ts';

/** What is laid over the field: one thing at a time. */
export const MODES = ['none', 'fire', 'front', 'leaders', 'relief'] as const;
export type Mode = (typeof MODES)[number];

/** What the one who looks at a table has set for himself: it belongs to no position. */
export interface Desk {
  readonly mode: Store<Mode>;
  /** What was touched last: its stack lies open beside the field. */
  readonly touched: Store<Thing | null>;
}
const deskOf = (): Desk => ({ mode: createStore<Mode>('none'), touched: createStore<Thing | null>(null) });

/** The desks of a table that lies on the screen, by who looks: nothing on one is seen by the next who sits down, or in another match. */
const desks = new WeakMap<States, Map<Viewer, Desk>>();
function deskAt(states: States, viewer: Viewer): Desk {
  const here = desks.get(states) ?? new Map<Viewer, Desk>();
  desks.set(states, here);
  const desk = here.get(viewer) ?? deskOf();
  here.set(viewer, desk);
  return desk;
}

/** Everything that the parts of the drawing are given. */
export interface Table extends Touching {
  readonly box: Box;
  readonly battle: Battle;
  readonly view: View;
  readonly language: Language;
  readonly words: TableWords;
  readonly fieldWords: FieldWords;
  readonly field: ShownField;
  readonly aides: Aides;
  readonly desk: Desk;
  readonly showing: ViveEvent | null;
  readonly lately: readonly ViveEvent[];
}

const KINDS: readonly ThingKind[] = ['unit', 'hex', 'leader', 'facing', 'formation'];
const SHOWN: ReadonlySet<string> = new Set<ViveEvent['kind']>(['moved', 'fire', 'shock', 'leaderMoved', 'eliminated']);
/** Has the drawing a picture for it? */
const isShown = (event: GameEvent): event is ViveEvent => SHOWN.has(event.kind);

/** The field belongs to a view; a touch makes no new one. */
const fields = { en: new WeakMap<View, ShownField>(), fr: new WeakMap<View, ShownField>() } as const;

export function tableOf(box: Box, aides: Aides, props: DrawingProps<View>): Table {
  const telling = tellingOf(props, isShown);
  const { view, language } = telling;
  const desk = deskAt(props.states, view.viewer);
  const field = fields[language].get(view) ?? fieldOf(box, view, (facts) => shortName(language, facts));
  fields[language].set(view, field);
  const words = TABLE_WORDS[language];
  const name = (thing: Thing): string =>
    [thingName(box, view, language, thing), ...priceOf(aides, view, words, thing)].join(', ');
  const [first] = field.units;
  return {
    ...telling,
    ...{ box, battle: box.battle(view.scenario), words, field, aides, desk, name },
    fieldWords: { ...words, name },
    // Whoever has no mouse may still ask about the field where nothing of it can be chosen.
    entries: new Map(first === undefined ? [] : [[`unit:${first.id}` as const, ['unit', 'leader', 'hex']]]),
    onTouch(thing) {
      desk.touched.set(thing);
      telling.onTouch(thing);
    },
  };
}

/** What it costs to come there and what waits on the way, for those who hear it. */
function priceOf(aides: Aides, view: View, words: TableWords, thing: Thing): readonly string[] {
  if (!thing.startsWith('hex:')) return [];
  const hex = Number(thing.slice(4));
  const [goal, target] = [aides.reach(view).get(hex), aides.targets(view).get(hex)];
  return [
    ...(goal === undefined ? [] : [wayPrice(words, goal)]),
    ...(target === undefined ? [] : [words.shot(target)]),
  ];
}

/** The name of a thing for those who hear the table instead of seeing it. */
function thingName(box: Box, view: View, language: Language, thing: Thing): string {
  const [kind = '', id = ''] = thing.split(':');
  const found = KINDS.find((each) => each === kind);
  const words = WORDS[language];
  return found === undefined ? thing : words.typeset(words.things[found]({ box, view }, id));
}
