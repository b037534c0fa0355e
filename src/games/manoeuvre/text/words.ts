import type { CommonReason } from '../../../kernel/why-not.ts';
import type { Catalogue, OfKind, OptionWords, PromptWords as Prompt } from '../../../text/catalogue.ts';
import type { BoardWords } from '../board/words.ts';
import type { Box, CardFacts, HqType, UnitFacts } from '../data/box.ts';
import type { Choice, ManEvent, Phase, Result, TotalTerm } from '../position.ts';
import type { ClauseId } from './clauses.en.ts';
import type { Scene } from './scene.ts';
import type { StepName } from './steps.ts';
import type { Facts, Why } from './why.ts';

/** How a match can end: by attrition, by the fifth loss of a Committed Attack, or at nightfall by squares or a tie-breaker. */
export type How = 'attrition' | 'committed' | 'night' | 'nightEliminations' | 'nightReduced' | 'nightRank';

/** The things on the table, by the word before the colon. */
export type ThingKind = 'unit' | 'card' | 'square' | 'tile' | 'turn' | 'slot' | 'nation' | 'edge';

/** What `odds` speaks of: the results of a fight, of a roll for one thing, the terms of a total, and its two sides. */
export type OddsKey = Result | 'success' | 'failure' | TotalTerm['what'] | 'attack' | 'defence' | 'roll';

export type EventOf<K extends ManEvent['kind']> = OfKind<ManEvent, K>;
export type PromptWords = Prompt<Scene>;

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

/** What Manœuvre speaks of. */
export interface Spoken {
  scene: Scene;
  choice: Choice;
  event: ManEvent;
  step: StepName;
  thing: ThingKind;
  why: Why | CommonReason;
  facts: Facts;
  how: How;
  odds: OddsKey;
  clause: ClauseId;
}

/** Every word of Manœuvre in one language. */
export interface Words extends Catalogue<Spoken> {
  /** Words that stand on the table alone. */
  readonly board: BoardWords;
  readonly options: {
    readonly setup: OptionWords<'standard' | 'introductory'>;
    readonly hand: OptionWords<'random' | 'tournament'>;
    readonly map: OptionWords<'chosen' | 'random' | 'printed'>;
    readonly nationA: OptionWords<NationChoice>;
    readonly nationB: OptionWords<NationChoice>;
    readonly deployment: OptionWords<'placed' | 'automatic'>;
  };
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
}
