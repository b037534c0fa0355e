import type { GameEvent } from '../../../kernel/chance.ts';
import type { Language, Thing } from '../../../kernel/game.ts';
import type { Touching } from '../../../table/controls.tsx';
import type { DrawingProps } from '../../../table/drawing.ts';
import { createStore, type Store } from '../../../table/store.ts';
import { tellingOf } from '../../../table/telling.ts';
import type { Box } from '../data/box.ts';
import { type Nation, NONE, type View } from '../position.ts';
import { WORDS } from '../text/tongues.ts';
import type { ThingKind } from '../text/words.ts';
import type { NapoleonicEvent } from '../told.ts';
import type { AtlasFacts } from './atlas.tsx';
import { factsOf, type Seen } from './facts.ts';
import type { MapMode } from './land/nations.tsx';
import { isRoll } from './throws.ts';
import { wordsIn } from './words.ts';

/** What the one who looks at a table has set for himself: it belongs to no position. */
export interface Desk {
  readonly mode: Store<MapMode>;
  /** The Nation that was touched last: its corps lie open beside the map. */
  readonly opened: Store<Nation>;
}
export const deskOf = (): Desk => ({ mode: createStore<MapMode>('control'), opened: createStore(NONE) });

/** NW-11.1-b: how likely the aim of the turn is met with each face of Napoleon's die; the drawing knows no rules to tell it by itself. */
export type Aims = (view: View) => readonly number[];

/** Everything that the parts of the drawing are given: what is in the box, what is seen, what may be touched. */
export interface Table extends Touching, Seen {
  readonly desk: Desk;
  readonly aims: Aims | null;
  readonly facts: AtlasFacts;
  readonly language: Language;
  readonly showing: NapoleonicEvent | null;
  /** Its dice are still in the air. */
  readonly rolling: boolean;
  /** What France did since the player chose last. */
  readonly lately: readonly NapoleonicEvent[];
}

/** NW-8.5-c, NW-8.5-d: corps that came with Napoleon. */
function freshOf(lately: readonly NapoleonicEvent[]): ReadonlySet<number> {
  const company = lately.flatMap((event) =>
    (event.kind === 'deployed' || event.kind === 'moved') && event.clause.startsWith('NW-8.5') ? [event.unit] : [],
  );
  return new Set(company);
}

export function tableOf(box: Box, desk: Desk, aims: Aims | null, props: DrawingProps<View>): Table {
  const telling = tellingOf(props, isTold);
  const { view, language, lately } = telling;
  const words = wordsIn(language);
  const seen: Seen = { box, view, language, words, fresh: freshOf(lately) };
  return {
    ...telling,
    ...seen,
    desk,
    aims,
    facts: factsOf(seen),
    name: (thing) => thingName(seen, thing),
    entries: ENTRIES,
    onTouch(thing) {
      const [kind, id] = thing.split(':');
      if (kind === 'nation') desk.opened.set(Number(id));
      telling.onTouch(thing);
    },
  };
}

/** A first Nation, where none can be chosen: whoever has no mouse may still ask about it. */
const ENTRIES: Table['entries'] = new Map([['nation:0', ['nation', 'power', 'war', 'diplomat', 'personality']]]);

const KINDS: readonly ThingKind[] = ['nation', 'power', 'war', 'pounds', 'unit', 'diplomat', 'personality'];

/** The name of a thing for those who hear the table instead of seeing it. */
function thingName({ box, view, language }: Seen, thing: Thing): string {
  const [kind = '', id = ''] = thing.split(':');
  const known = KINDS.find((each) => each === kind);
  const words = WORDS[language];
  return known === undefined ? thing : words.typeset(words.things[known]({ box, view }, id));
}

const OTHERS: ReadonlySet<string> = new Set<NapoleonicEvent['kind']>([
  'moved',
  'napoleon',
  'envoy',
  'diplomat',
  'deployed',
  'battle',
  'battleWon',
  'retreated',
  'pursues',
  'war',
  'client',
]);

/** Has the drawing a picture for it? */
const isTold = (event: GameEvent): event is NapoleonicEvent => OTHERS.has(event.kind) || isRoll(event);
