import type { CommonReason } from '../../../kernel/why-not.ts';
import type { Catalogue, OfKind, OptionWords, PromptWords as Prompt } from '../../../text/catalogue.ts';
import type { AtlasWords } from '../board/words.ts';
import type { Result } from '../data/names.ts';
import type { DiceKey } from '../odds/keys.ts';
import type { Choice } from '../position.ts';
import type { Why } from '../rules/bars.ts';
import type { NapoleonicEvent, TermKey } from '../told.ts';
import type { ClauseId } from './clauses.en.ts';
import type { namesEn } from './names.en.ts';
import type { namesFr } from './names.fr.ts';
import type { Scene } from './scene.ts';
import type { StepName } from './steps.ts';
import type { Facts } from './why.ts';

/** How a campaign ends: Napoleon abdicates, or the last turn is over. */
export type How = 'abdication' | 'timeIsUp';

/** The things on the table, by the word before the colon. */
export type ThingKind = 'nation' | 'power' | 'war' | 'pounds' | 'unit' | 'diplomat' | 'personality';

/** What the tables can give: of a battle, of a war, at sea; and what can come of a try. */
export type ResultKey = Result | 'won' | 'lost' | 'win' | 'draw' | 'loss' | 'success' | 'failure';

/** What `odds` speaks of: results, the terms of a sum, its two sides, and what dice are for. */
export type OddsKey = ResultKey | DiceKey | TermKey | 'french' | 'coalition' | 'needed' | 'light' | 'guard';

export type EventOf<K extends NapoleonicEvent['kind']> = OfKind<NapoleonicEvent, K>;
export type PromptWords = Prompt<Scene>;

/** What N speaks of. */
export interface Spoken {
  scene: Scene;
  choice: Choice;
  event: NapoleonicEvent;
  step: StepName;
  thing: ThingKind;
  why: Why | CommonReason;
  facts: Facts;
  how: How;
  odds: OddsKey;
  clause: ClauseId;
}

/** The terms of sums. */
export type TermWords = Readonly<Record<TermKey, string>>;

type Switch = OptionWords<'off' | 'on'>;

/** Every word of the game in one language. */
export interface Words extends Catalogue<Spoken> {
  /** Words that stand on the table alone. */
  readonly board: AtlasWords;
  /** The names of the components, and how a sum of money is written. */
  readonly names: typeof namesEn | typeof namesFr;
  readonly sum: (pounds: number) => string;
  readonly options: {
    readonly scenario: OptionWords<'bonaparte-1792' | 'napoleon-1805' | 'the-end-1813'>;
    readonly cavalry: Switch;
    readonly veteran: Switch;
  };
  /** A corps as its counter calls it, by its id. */
  unit(id: string): string;
  /** A marker of the political bowl, by its id. */
  marker(id: string): string;
  /** The years of a turn. */
  years(s: Scene, turn: number): string;
}
