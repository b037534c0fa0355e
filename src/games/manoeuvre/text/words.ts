import type { Outcome, Seat } from '../../../kernel/flow.ts';
import type { Box, CardFacts, HqType, UnitFacts } from '../data/box.ts';
import type { Choice, ManEvent, Phase, Result, TotalTerm } from '../position.ts';
import type { ClauseId } from './clauses.en.ts';
import type { Scene } from './scene.ts';
import type { Why } from './why.ts';

/** Every step at which somebody is asked. */
export const STEPS = [
  'setup.side',
  'setup.tile',
  'setup.nations',
  'setup.choose',
  'setup.edge',
  'setup.hand',
  'setup.place',
  'turn.discard',
  'turn.drawn',
  'movement.unit',
  'movement.march',
  'movement.step',
  'movement.supply',
  'movement.second',
  'movement.secondMarch',
  'movement.secondStep',
  'guerrilla.answer',
  'combat.declare',
  'assault.withdraw',
  'assault.retreat',
  'assault.defend',
  'assault.attack',
  'assault.support',
  'assault.skirmish',
  'assault.choose',
  'assault.advance',
  'assault.suffer',
  'restoration.restore',
  'restoration.redoubt',
] as const;
export type StepName = (typeof STEPS)[number];

/** How a match can end: by attrition, by the fifth loss of a Committed Attack, or at nightfall by squares or a tie-breaker. */
export const HOWS = ['attrition', 'committed', 'night', 'nightEliminations', 'nightReduced', 'nightRank'] as const;
export type How = (typeof HOWS)[number];

/** The things on the table, by the word before the colon. */
export type ThingKind = 'unit' | 'card' | 'square' | 'tile' | 'turn' | 'slot' | 'nation' | 'edge';

/** What `odds` speaks of: the results of a fight, of a roll for one thing, the terms of a total, and its two sides. */
export type OddsKey = Result | 'success' | 'failure' | TotalTerm['what'] | 'attack' | 'defence' | 'roll';

export type ChoiceKind = Choice['kind'];
export type ChoiceOf<K extends ChoiceKind = ChoiceKind> = {
  [P in K]: { readonly kind: P } & Extract<Choice, { readonly kind: P }>;
}[K];

export type EventKind = ManEvent['kind'];
export type EventOf<K extends EventKind = EventKind> = {
  [P in K]: { readonly kind: P } & Extract<ManEvent, { readonly kind: P }>;
}[K];

/** The facts of a reason, read: see `why.ts`. */
export interface Facts {
  readonly unit: number | null;
  readonly by: number | null;
  readonly card: number | null;
  readonly square: number | null;
  readonly seat: Seat | null;
  readonly terrain: number | null;
  readonly phase: Phase | null;
  readonly max: number | null;
}

interface OptionWords<V extends string> {
  readonly name: string;
  readonly help: string;
  readonly values: Readonly<Record<V, string>>;
}

export const NATION_IDS = ['fr', 'gb', 'at', 'ot', 'pr', 'ru', 'es', 'us'] as const;
type NationChoice = 'rules' | 'random' | (typeof NATION_IDS)[number];

/** Words that stand on the table itself: on cards, counters and the board, and beside them. */
export interface Labels {
  readonly phases: Readonly<Record<Phase, string>>;
  readonly entries: Readonly<Record<Entry, string>>;
  readonly infantry: string;
  readonly cavalry: string;
  readonly reduced: string;
  readonly eliminated: string;
  readonly automatic: string;
  readonly redoubt: string;
  readonly turn: string;
  readonly hand: string;
  readonly deck: string;
  readonly discards: string;
  readonly lost: string;
  readonly control: string;
  readonly firstPlayer: string;
  readonly firstDeck: string;
  readonly night: string;
  readonly odds: string;
}

/** What stands on cards (chapters 8 and 9.1). */
export type Entry =
  | 'attack'
  | 'defence'
  | 'bombard'
  | 'volley'
  | 'range'
  | 'pursuit'
  | 'withdraw'
  | 'notRequiredToAdvance'
  | 'command'
  | 'combat'
  | 'rally'
  | 'grandBattery';

type Sentence<T> = (s: Scene, about: T) => string;

/** What the asked seat is told to do, and what the others wait for. */
export interface PromptWords {
  ask(s: Scene): string;
  wait(s: Scene): string;
}

/** Every word of Manœuvre in one language. Both languages fulfil this type: a missing sentence does not compile. */
export interface Words {
  readonly title: string;
  readonly blurb: string;
  seat(s: Scene, seat: Seat): string;
  readonly prompts: Readonly<Record<StepName, PromptWords>>;
  waiting(s: Scene, seats: readonly Seat[], what: string): string;
  readonly choices: { readonly [K in ChoiceKind]: Sentence<ChoiceOf<K>> };
  /** Null for an event that the next one tells better. */
  readonly events: { readonly [K in EventKind]: (s: Scene, e: EventOf<K>) => string | null };
  readonly things: Readonly<Record<ThingKind, Sentence<string>>>;
  readonly reasons: Readonly<Record<Why, string | Sentence<Facts>>>;
  readonly outcomes: Readonly<Record<How, Sentence<Outcome>>>;
  readonly odds: Readonly<Record<OddsKey, string>>;
  readonly options: {
    readonly setup: OptionWords<'standard' | 'introductory'>;
    readonly hand: OptionWords<'random' | 'tournament'>;
    readonly map: OptionWords<'chosen' | 'random' | 'printed'>;
    readonly nationA: OptionWords<NationChoice>;
    readonly nationB: OptionWords<NationChoice>;
    readonly deployment: OptionWords<'placed' | 'automatic'>;
  };
  clauses(): Promise<Readonly<Record<ClauseId, string>>>;
  readonly labels: Labels;
  /** What a headquarters card does, in a line. */
  readonly effects: Readonly<Record<HqType, (box: Box) => string>>;
  /** The title of a Leader or headquarters card; of a unit card the name of its unit. */
  cardTitle(card: CardFacts, unit: UnitFacts | undefined): string;
  /** A range of results from 1 up. */
  range(max: number): string;
  /** The name of a terrain of the chart. */
  terrain(id: string): string;
  /** The short name on a unit's counter. */
  counter(unit: UnitFacts): string;
  /** The finish of the language's typography: apostrophes, spaces that do not break. */
  typeset(text: string): string;
}
