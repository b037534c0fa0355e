import type { ComponentType } from 'preact/compat';
import type { GameEvent } from '../kernel/chance.ts';
import type { Seat } from '../kernel/flow.ts';
import type { GameView, Language, Thing } from '../kernel/game.ts';
import type { Odds } from '../kernel/odds.ts';
import type { Options } from '../kernel/options.ts';
import type { Plain } from '../kernel/plain.ts';
import type { TableDrawing } from './drawing.ts';
import type { Handling } from './handling.ts';

/** A chart of the result screen: for each label one figure a series. */
export interface Chart {
  readonly title: string;
  /** Lines for what is held from turn to turn, bars for what happens in each; bars if it is left out. */
  readonly kind?: 'bars' | 'lines';
  readonly labels: readonly string[];
  readonly series: readonly ChartSeries[];
}

export interface ChartSeries {
  readonly name: string;
  readonly values: readonly number[];
  /** The colour of the side; shape and dash tell series apart without it. */
  readonly colour?: string;
}

/** Where a part of the components comes from. */
export interface Provenance {
  readonly what: string;
  readonly source: 'book' | 'found' | 'reconstructed';
  readonly note: string;
}

/**
 * A first lesson that is played: an arranged position, written chance, and step by step what to look at and what to do. The
 * page says that it is arranged; nothing of it is kept.
 */
export interface Guide {
  /** What the game's `arrange` reads. */
  readonly position: Plain;
  /** Options that are not the standard ones. */
  readonly options?: Options;
  /** The seat of the one who learns. */
  readonly seat: Seat;
  /** The numbers of each stream of chance, in order: all that is rolled on the path of the lesson. */
  readonly chance: { readonly [stream: string]: readonly number[] };
  /** The last step is a farewell: it is only read. */
  readonly steps: readonly GuideStep[];
}

export interface GuideStep {
  readonly words: Readonly<Record<Language, GuideWords>>;
  /** The clause of the rules to read on in. */
  readonly clause?: string;
  /** What the words speak of: marked on the table. */
  readonly things?: readonly Thing[];
  /** The choice that is to be made, in the notation of the game; without it the step is only read. */
  readonly do?: string;
  /** What is chosen after it by whoever is asked: the answers of the others, and what teaches nothing. */
  readonly after?: readonly string[];
}

export interface GuideWords {
  readonly title: string;
  readonly text: string;
  /** Said to the one who chooses something else; without it, a general word. */
  readonly instead?: string;
}

/** Two things that are said, in each language: a title and a text, or what something is and a note on it. */
export type Said = Readonly<Record<Language, readonly [title: string, text: string]>>;

/** A word to the newcomer in any match: told the first time a person is asked at a step that begins so. */
export interface Lesson extends Said {
  readonly step: string;
  /** The clause of the rules to read on in. */
  readonly clause?: string;
}

/** The title of the clauses whose ids begin so. */
export interface Chapter {
  readonly id: string;
  readonly title: string;
}

/** What a game brings to those who read its rules, ask where its numbers come from, or look back on a match. */
export interface Study {
  chapters?(language: Language): readonly Chapter[];
  /** The clauses that hold a reading of ours, where the rulebook is silent, unclear or at odds with itself. */
  readonly readings?: readonly string[];
  provenance?(language: Language): readonly Provenance[];
  /** Charts of a match from all that was told of it and the view after each line; `names` are those of its seats. */
  charts?(
    told: readonly { readonly event: GameEvent }[],
    names: readonly string[],
    language: Language,
    views: readonly GameView[],
  ): readonly Chart[];
  /** The colour of each seat in charts; never the only thing that tells them apart. */
  colours?(view: GameView): readonly string[];
}

/** One side of a fight: who sits on it, and the colour of its pieces. */
export interface Fighter {
  readonly seats: readonly Seat[];
  readonly colour: string;
}

/** Who fights whom, and what each result of the odds means to them. */
export interface Fighting {
  readonly attacker: Fighter;
  readonly defender: Fighter;
  /** To whom a result is good, null if to nobody. If nothing that can happen is good for the attacker, he is warned. */
  favours(result: string): 'attacker' | 'defender' | null;
  /** It has to be fought in any case: nobody is warned that he had better not. */
  readonly forced?: boolean;
  /** The key under which a result is shown together with others, where there are too many to tell apart at a glance. */
  gathers?(result: string): string;
}

/** A step of what a game did by itself, beside its sentence: the clause by which it was taken, and the dice that fell for it. */
export interface AutomatonStep {
  readonly clause: string | null;
  readonly dice: readonly number[];
}

/** For a game that plays a side by itself: how what that side did is walked through, step by step. */
export interface Automaton {
  /** What is said above the list of its steps: 'What France did'. */
  readonly title: Readonly<Record<Language, string>>;
  step(event: GameEvent): AutomatonStep;
}

/**
 * What a game brings to the pages beside its rules: its drawing, and more if it has it. The views and events that reach it come from
 * matches of its own game: what it brings may ask for those.
 */
export interface Presentation {
  readonly drawing: TableDrawing<GameView>;
  /** The things of the view that an event speaks of; without it, no event lights anything. */
  about?(view: GameView, event: GameEvent): readonly Thing[];
  /** Where on the board a question is decided of which nothing there can be touched: a fight, a stack on the march. */
  scene?(view: GameView): readonly Thing[];
  /** The sides of the fight that is decided, for its odds; without it the odds are in nobody's colours. */
  fighting?(view: GameView, odds: Odds): Fighting | null;
  /** What is told of the side that nobody plays. */
  readonly automaton?: Automaton;
  /** How pieces that act together are taken up and led. */
  readonly handling?: Handling;
  /** What each seat commands, where that is known before the match; without it, seats have numbers. */
  seats?(options: Options, language: Language): readonly string[];
  /** Whether the chronicle of a match tells of an event; without it, of all that have a sentence. */
  chronicle?(event: GameEvent): boolean;
  /** A short illustrated introduction. */
  readonly Introduction?: ComponentType<{ readonly language: Language }>;
  /** A lesson that is played, fetched when it is opened. */
  guide?(): Promise<Guide>;
  /** Words at the steps of any match, fetched where somebody asked to be taught. */
  lessons?(): Promise<readonly Lesson[]>;
  /** What is read before or after a match, fetched by those who do. */
  study?(): Promise<Study>;
  /** The pack it is played with, to be saved as a file. */
  pack?(): unknown;
}

/** What is drawn on the cover of a box: two lines of battle, a map, flags, a hand of cards or hexagons; and the tint of its paper. */
export interface Cover {
  readonly motif: 'line' | 'roads' | 'flags' | 'cards' | 'hexes';
  readonly paper: 'sand' | 'moss' | 'sky' | 'rose' | 'wheat';
}
