import type { Outcome, Seat } from '../../../kernel/flow.ts';
import type { Language } from '../../../kernel/game.ts';
import type { Box, InvasionFacts, ScenarioFacts, ZoneFacts, ZoneType } from '../data/box.ts';
import type { EventId } from '../data/events.ts';
import type { Block, Camp } from '../pieces.ts';
import type { Choice, Phase } from '../position.ts';
import type { HowWon } from '../rules/victory.ts';
import type { N15Event, Term, TermKey } from '../told.ts';
import type { ClauseId } from './clauses.en.ts';
import type { Scene } from './scene.ts';
import type { Why } from './why.ts';

/** Every step at which somebody is asked. */
export const STEPS = [
  'setup.deploy',
  'setup.vedette',
  'initiative.card',
  'operations.name',
  'exchange.give',
  'operation.designate',
  'operation.attack',
  'manoeuvre.displace',
  'window.ask',
  'answer.ask',
  'share.place',
  'retreat.step',
  'recovery.card',
  'anticipation.choose',
  'au-son-du-canon.pick',
  'chargez.pick',
  'eclaireurs.whom',
  'hussards.whom',
  'inactivite.whom',
  'inactivite.where',
  'lamarque.where',
  'lamarque.whom',
  'pont-detruit.which',
  'ravitaillement.where',
  'reaction.pick',
  'renforts.whom',
  'renforts-retardes.whom',
  'trahison.where',
  'ultime-effort.pick',
] as const;
export type StepName = (typeof STEPS)[number];

/** How a match can end: at an end of the victory track, with its last turn, or with Napoléon. */
export const HOWS = ['track', 'lastTurn', 'napoleonDead'] as const satisfies readonly HowWon[];

/** The things on the table, by the word before the colon. */
export const THINGS = ['block', 'zone', 'link', 'card', 'seat', 'infantry', 'cavalry'] as const;
export type ThingKind = (typeof THINGS)[number];

/** What `odds` speaks of: who wins, the terms of a number of cards, and the two sides. */
export type OddsKey =
  | 'attackerWins'
  | 'draw'
  | 'defenderWins'
  | 'cancelled'
  | 'perished'
  | 'attack'
  | 'defence'
  | TermKey;

export type ChoiceKind = Choice['kind'];
export type ChoiceOf<K extends ChoiceKind = ChoiceKind> = {
  [P in K]: { readonly kind: P } & Extract<Choice, { readonly kind: P }>;
}[K];

export type EventKind = N15Event['kind'];
export type EventOf<K extends EventKind = EventKind> = {
  [P in K]: { readonly kind: P } & Extract<N15Event, { readonly kind: P }>;
}[K];

/** The facts of a reason, read: see `why.ts`. */
export interface Facts {
  readonly block: number | null;
  readonly by: number | null;
  readonly card: number | null;
  readonly zone: number | null;
  readonly link: number | null;
  readonly seat: Seat | null;
  readonly cost: number | null;
  readonly left: number | null;
  readonly event: EventId | null;
}

interface OptionWords<V extends string> {
  readonly name: string;
  readonly help: string;
  readonly values: Readonly<Record<V, string>>;
}

/** What stands on an event card and beside it. */
export interface CardWords {
  readonly title: string;
  /** A few words for a button. */
  readonly gist: string;
  /** When it can be played: the moment and the conditions. */
  readonly when: string;
  /** What it does. */
  readonly effect: string;
}

/** A title, the few words, the moment and the effect of each event, as the catalogues write them. */
export type CardRows = Readonly<Record<EventId, readonly [title: string, gist: string, when: string, effect: string]>>;

/** Words that stand on the table itself: on cards, blocks and the map, and beside them. */
export interface Labels {
  readonly phases: Readonly<Record<Phase, string>>;
  readonly zoneTypes: Readonly<Record<ZoneType, string>>;
  readonly victoryPoints: string;
  readonly infantry: string;
  readonly cavalry: string;
  readonly toActivate: string;
  readonly activated: string;
  readonly eliminated: string;
  readonly toArrive: string;
  readonly corps: string;
  readonly commander: string;
  readonly vedette: string;
  readonly axis: string;
  readonly fortifiedPosition: string;
  readonly bridge: string;
  readonly destroyedBridge: string;
}

type Sentence<T> = (s: Scene, about: T) => string;

/** What the asked seat is told to do, and what the others wait for. */
export interface PromptWords {
  ask(s: Scene): string;
  wait(s: Scene): string;
}

/** Every word of Napoléon 1815 in one language. Both languages fulfil this type: a missing sentence does not compile. */
export interface Words {
  readonly language: Language;
  readonly title: string;
  readonly blurb: string;
  seat(s: Scene, seat: Seat): string;
  readonly prompts: Readonly<Record<StepName, PromptWords>>;
  waiting(s: Scene, seats: readonly Seat[], what: string): string;
  readonly choices: { readonly [K in ChoiceKind]: Sentence<ChoiceOf<K>> };
  /** Null for an event that another one tells better. */
  readonly events: { readonly [K in EventKind]: (s: Scene, e: EventOf<K>) => string | null };
  readonly things: Readonly<Record<ThingKind, Sentence<string>>>;
  readonly reasons: Readonly<Record<Why, string | Sentence<Facts>>>;
  readonly outcomes: Readonly<Record<HowWon, Sentence<Outcome>>>;
  readonly odds: Readonly<Record<OddsKey, string>>;
  readonly options: {
    readonly scenario: { readonly name: string; readonly help: string };
    readonly players: OptionWords<'2' | '3'>;
    readonly level: OptionWords<'conscript' | 'grognard'>;
    readonly combat: OptionWords<'cards' | 'dice'>;
    readonly screens: OptionWords<'open' | 'hidden'>;
  };
  clauses(): Promise<Readonly<Record<ClauseId, string>>>;
  readonly labels: Labels;
  readonly cards: CardRows;
  /** The card as a player of the camp reads it: some events speak of other corps, or of another number of players. */
  card(event: EventId, camp: Camp, seats: number): CardWords;
  /** The names that stand on the map, on blocks and beside the track. */
  camp(camp: Camp): string;
  zone(zone: ZoneFacts): string;
  river(name: string): string;
  block(box: Box, block: Block): string;
  scenario(scenario: ScenarioFacts): string;
  invasion(invasion: InvasionFacts): string;
  /** A turn of the track: `16 June, morning`. */
  turnLabel(printed: string): string;
  /** What a term of a sum is. */
  term(s: Pick<Scene, 'box'>, term: Term): string;
  /** The finish of the language's typography: apostrophes, spaces that do not break. */
  typeset(text: string): string;
}
