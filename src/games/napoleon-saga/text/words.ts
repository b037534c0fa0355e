import type { Language } from '../../../kernel/game.ts';
import type { CommonReason } from '../../../kernel/why-not.ts';
import type { Catalogue, OfKind, OptionWords, PromptWords as Prompt } from '../../../text/catalogue.ts';
import type { BoardWords } from '../board/words.ts';
import type {
  Arm,
  Box,
  Cause,
  Design,
  Formation,
  Keyword,
  NationId,
  ObjectiveFacts,
  Status,
  Sub,
  TerrainId,
  TestKind,
  UnitFacts,
  WindowName,
} from '../data/box.ts';
import type { Zone } from '../field.ts';
import type { FATES } from '../odds/chances.ts';
import type { Choice, Phase, TermKey } from '../position.ts';
import type { ArmyFault } from '../rules/army.ts';
import type { Why } from '../rules/whys.ts';
import type { SagaEvent } from '../told.ts';
import type { ClauseId } from './clauses.en.ts';
import type { Along, Scene } from './scene.ts';
import type { StepName } from './steps.ts';
import type { Facts } from './why.ts';

/** How a match can end: a First Line with too many gaps, both of them, or points. */
export type How = 'broken' | 'bothBroken' | 'points' | 'pointsTied';

/** The things on the table, by the word before the colon. */
export type ThingKind = 'slot' | 'card' | 'unit' | 'objective';

/** What becomes of a unit, of the two in a Melee (the defender's first), and of a test for something else. */
type Fate = (typeof FATES)[number];
export type ResultKey = Fate | `${Fate}-${Fate}` | 'success' | 'failure' | 'evaded' | 'caught' | 'noFight';

/** What `odds` speaks of: results, the terms of a sum, and its two sides. */
export type OddsKey = ResultKey | TermKey | DieKey | FaceKey;
/** What a die is for, and what its faces do. */
type DieKey = 'attack' | 'defence' | 'morale' | 'attackMorale' | 'defenceMorale' | 'evasion';
type FaceKey = 'wounds0' | 'wounds1' | 'wounds2' | 'holds' | 'gives';

export type EventOf<K extends SagaEvent['kind']> = OfKind<SagaEvent, K>;
export type PromptWords = Prompt<Scene>;

/** What stands on a card: a few words for its face, and what it does in full. */
export type CardWords = readonly [gist: string, effect: string];
type Digit = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';
type CardId = Exclude<`s${'0' | '1' | '2' | '3'}${Digit}`, 's00'> | `s4${'0' | '1' | '2' | '3' | '4'}` | 'b01' | 'b02';
type ObjectiveId = Exclude<`o0${Digit}`, 'o00'> | `o1${'0' | '1' | '2' | '3' | '4'}`;
export type CardRows = Readonly<Record<CardId | ObjectiveId, CardWords>>;

/** A name, and in a sentence what it means. */
type Explained = readonly [name: string, meaning: string];

/** The names of what the rules speak of. */
export interface Names {
  readonly nations: Readonly<Record<NationId, string>>;
  readonly arms: Readonly<Record<Arm, string>>;
  /** How a branch is called where it has a name of its own: `light cavalry`. */
  readonly branches: Readonly<Partial<Record<`${Arm}/${Sub}`, string>>>;
  readonly statuses: Readonly<Record<Status, string>>;
  readonly values: Readonly<Record<'fire' | 'melee' | 'cohesion' | 'morale', string>>;
  readonly keywords: Readonly<Record<Keyword, Explained>>;
  readonly formations: Readonly<Record<Formation, Explained>>;
  readonly terrains: Readonly<Record<TerrainId, string>>;
  readonly kinds: Readonly<Record<Design['kind'], string>>;
  /** When an objective counts. */
  readonly due: Readonly<Record<ObjectiveFacts['kind'], string>>;
  /** When a card is played: for its face, and in a sentence. */
  readonly windows: Readonly<Record<WindowName, Explained>>;
  readonly tests: Readonly<Record<TestKind, string>>;
  /** What a Morale test is taken for. */
  readonly causes: Readonly<Record<Cause, string>>;
  readonly phases: Readonly<Record<Phase, string>>;
  readonly zones: Readonly<Record<Zone, string>>;
  /** Where in its row a slot lies, as it is seen on the table. */
  readonly along: Readonly<Record<Along, string>>;
  /** The terms of a sum. */
  readonly terms: Readonly<Record<TermKey, string>>;
}

/** Words that stand on the table itself: on units, cards and the field, and beside them. */
export interface Labels {
  readonly turn: string;
  readonly free: string;
  /** A gap in the First Line, of those that lose the battle: `gap 1 of 3`. */
  gap(n: number, of: number): string;
  readonly wing: string;
  readonly centre: string;
  readonly hand: string;
  readonly deck: string;
  readonly discards: string;
  readonly army: string;
  readonly taken: string;
  readonly points: string;
  readonly objectives: string;
  readonly initiative: string;
  readonly markers: string;
  readonly activated: string;
  readonly charge: string;
  readonly disarray: string;
  readonly dismounted: string;
  readonly melee: string;
  readonly hidden: string;
  readonly attached: string;
  casualties(n: number): string;
}

/** Words of the page on which an army is built. */
export interface BuildingWords {
  readonly parts: { readonly units: string; readonly cards: string };
  readonly tallies: Readonly<
    Record<'points' | 'units' | 'infantry' | 'cavalry' | 'artillery' | 'guards' | 'cards', string>
  >;
  readonly filters: Readonly<
    Record<'nation' | 'arm' | 'status' | 'keyword' | 'formation' | 'cost' | 'kind' | 'window', string>
  >;
  readonly sorts: Readonly<Record<'cost' | 'fire' | 'melee' | 'cohesion' | 'morale' | 'initiative', string>>;
  price(points: number): string;
  upTo(points: number): string;
  moreThan(points: number): string;
  between(least: number, most: number): string;
  readonly initiative: string;
  readonly marker: string;
  /** What is not built but comes of itself. */
  readonly unbuilt: string;
  /** Why one more of a unit or card can never be right. */
  refused(box: Box, fault: ArmyFault): string;
}

/** What Napoleon Saga speaks of. */
export interface Spoken {
  scene: Scene;
  choice: Choice;
  event: SagaEvent;
  step: StepName;
  thing: ThingKind;
  why: Why | CommonReason;
  facts: Facts;
  how: How;
  odds: OddsKey;
  clause: ClauseId;
}

/** Every word of Napoleon Saga in one language. */
export interface Words extends Catalogue<Spoken> {
  /** Words that stand on the table alone. */
  readonly board: BoardWords;
  readonly options: {
    readonly deckF: { readonly name: string; readonly help: string };
    readonly deckC: { readonly name: string; readonly help: string };
    readonly evasion: OptionWords<'off' | 'on'>;
    readonly bypass: OptionWords<'off' | 'on'>;
    readonly objectives: OptionWords<'secret' | 'one-shown' | 'three'>;
    readonly goal: { readonly name: string; readonly help: string };
    readonly deployment: OptionWords<'placed' | 'automatic'>;
  };
  /** An army that may be taken, and how many points end the battle. */
  deck(id: string): string;
  goal(points: string): string;
  /** What is wrong with a deck that somebody has built. */
  fault(box: Box, fault: ArmyFault): string;
  readonly building: BuildingWords;
  readonly names: Names;
  readonly labels: Labels;
  /** What stands on a Strategy card or Objective; null for one that another pack brings. */
  card(id: string): CardWords | null;
  /** The full name of a unit, and the short one on its counter. */
  unit(unit: UnitFacts): string;
  counter(unit: UnitFacts): string;
}

/** The unit or card that a fault of a deck means, as the pack calls it. */
export function faultName({ armies, designs }: Box, { id }: ArmyFault, language: Language): string {
  const named = [...armies.flatMap(({ cards }) => cards), ...designs].find((one) => one.id === id);
  return named?.name[language] ?? id;
}

/** The words of a card by its id. */
export const cardWords = (rows: CardRows): Words['card'] => {
  const known = new Map<string, CardWords>(Object.entries(rows));
  return (id) => known.get(id) ?? null;
};
