import type { Language } from '../../../kernel/game.ts';
import type { Catalogue, OfKind, OptionWords, PromptWords as Prompt } from '../../../text/catalogue.ts';
import type { BoardWords } from '../board/words.ts';
import type { Box, InvasionFacts, ScenarioFacts, ZoneFacts, ZoneType } from '../data/box.ts';
import type { EventId } from '../data/events.ts';
import type { Block, Camp } from '../pieces.ts';
import type { Choice, Phase } from '../position.ts';
import type { HowWon } from '../rules/victory.ts';
import type { N15Event, Term, TermKey } from '../told.ts';
import type { ClauseId } from './clauses.en.ts';
import type { Scene } from './scene.ts';
import type { Facts, STEPS, Why } from './why.ts';

/** Every step at which somebody is asked. */
export type StepName = (typeof STEPS)[number];

/** The things on the table, by the word before the colon. */
export type ThingKind = 'block' | 'zone' | 'link' | 'card' | 'seat' | 'infantry' | 'cavalry';

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

export type EventOf<K extends N15Event['kind']> = OfKind<N15Event, K>;
export type PromptWords = Prompt<Scene>;

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

/** What Napoléon 1815 speaks of. */
export interface Spoken {
  scene: Scene;
  choice: Choice;
  event: N15Event;
  step: StepName;
  thing: ThingKind;
  why: Why;
  facts: Facts;
  how: HowWon;
  odds: OddsKey;
  clause: ClauseId;
}

/** Every word of Napoléon 1815 in one language. */
export interface Words extends Catalogue<Spoken> {
  readonly language: Language;
  readonly options: {
    readonly scenario: { readonly name: string; readonly help: string };
    readonly players: OptionWords<'2' | '3'>;
    readonly level: OptionWords<'conscript' | 'grognard'>;
    readonly combat: OptionWords<'cards' | 'dice'>;
    readonly screens: OptionWords<'open' | 'hidden'>;
  };
  readonly labels: Labels;
  /** What only the drawing needs. */
  readonly board: BoardWords;
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
}
