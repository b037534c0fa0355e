import type { CommonReason } from '../../../kernel/why-not.ts';
import type { Catalogue, OfKind, OptionWords, PromptWords as Prompt } from '../../../text/catalogue.ts';
import type { TableWords } from '../board/words.ts';
import type { FireResult, ShockResult } from '../data/names.ts';
import type { Fate, Figure } from '../odds/walk.ts';
import type { Choice } from '../position.ts';
import type { Why } from '../rules/bars.ts';
import type { PartKey, ViveEvent } from '../told.ts';
import type { ClauseId } from './clauses.en.ts';
import type { namesEn } from './names.en.ts';
import type { namesFr } from './names.fr.ts';
import type { Scene } from './scene.ts';
import type { StepName } from './steps.ts';
import type { Facts } from './why.ts';

/** How a battle ends: by a wide margin of points, by a margin, or by none that counts. */
export type How = 'decisive' | 'victory' | 'draw';

/** The things on the table, by the word before the colon. */
export type ThingKind = 'unit' | 'hex' | 'leader' | 'facing' | 'formation';

/** What `odds` speaks of: what the tables give, the parts of sums, and what becomes of a test, a fire or a shock. */
export type OddsKey = FireResult | ShockResult | PartKey | Fate | Figure | 'attacker' | 'defender' | 'tested';

export type EventOf<K extends ViveEvent['kind']> = OfKind<ViveEvent, K>;
export type PromptWords = Prompt<Scene>;

/** What Vive l'Empereur ! speaks of. */
export interface Spoken {
  scene: Scene;
  choice: Choice;
  event: ViveEvent;
  step: StepName;
  thing: ThingKind;
  why: Why | CommonReason;
  facts: Facts;
  how: How;
  odds: OddsKey;
  clause: ClauseId;
}

/** The parts of sums. */
export type PartWords = Readonly<Record<PartKey, string>>;
/** What the tables give. */
export type ResultWords = Readonly<Record<FireResult | ShockResult, string>>;

/** Every word of the game in one language. */
export interface Words extends Catalogue<Spoken> {
  /** Words that stand on the table alone. */
  readonly board: TableWords;
  /** The names of what is on the table, by the ids of the components. */
  readonly names: typeof namesEn | typeof namesFr;
  readonly options: {
    readonly scenario: OptionWords<'hassenhausen' | 'quatre-bras'>;
    readonly rye: OptionWords<'off' | 'on'>;
  };
}
