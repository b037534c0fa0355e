import type { Outcome } from '../../kernel/flow.ts';
import type { Result } from './data/names.ts';
import type {
  Client,
  Diplomat,
  Marker,
  Nation,
  Personality,
  Phase,
  Place,
  Power,
  Status,
  Unit,
  War,
} from './position.ts';

/** One number of a sum, and what it is for. */
export interface Term {
  readonly what: TermKey;
  readonly value: number;
}

export type TermKey =
  | 'dice'
  | 'london'
  | 'prussia'
  | 'austria'
  | 'personalities'
  | 'trade'
  | 'blockade'
  | 'money'
  | 'sea'
  | 'vizier'
  | 'corps'
  | 'flags'
  | 'nelson'
  | 'royalNavy'
  | 'frenchFleet'
  | 'frenchSpain'
  | 'envoy'
  | 'client'
  | 'pope'
  | 'josephine'
  | 'turn'
  | 'strength'
  | 'enemyInBattle'
  | 'enemyBehind'
  | 'far';

/** Markers that are laid on the map or taken from it. */
export type Laid =
  | 'russian-nobility'
  | 'peace-of-basel'
  | 'tilsit-prussia'
  | 'tilsit-russia'
  | 'san-ildefonso'
  | 'continental-system'
  | 'paris'
  | 'fra-diavolo'
  | 'ulcer'
  | 'pope'
  | 'grand-vizier'
  | 'marriage'
  | 'london4'
  | 'nelson'
  | 'french-fleet'
  | 'josephine'
  | 'guard'
  | 'ghetto-laws'
  | 'emancipation';

/** What happened: every step of the automaton is an event with the clause by which it is taken, so that it can be walked. */
export type NapoleonicEvent = { readonly clause: string } & (
  | { readonly kind: 'turn'; readonly turn: number }
  | { readonly kind: 'phase'; readonly phase: Phase }
  | { readonly kind: 'income'; readonly terms: readonly Term[]; readonly treasury: number }
  | { readonly kind: 'funds'; readonly treasury: number; readonly warFund: number; readonly admiralty: number }
  | { readonly kind: 'paid'; readonly pounds: number; readonly treasury: number }
  | { readonly kind: 'but'; readonly nation: Nation }
  | { readonly kind: 'event'; readonly event: number }
  | { readonly kind: 'added'; readonly marker: Marker; readonly count: number }
  | { readonly kind: 'taken'; readonly marker: Marker }
  | { readonly kind: 'drawn'; readonly marker: Marker; readonly left: number }
  | { readonly kind: 'bowlEmpty' }
  /** `war` is where the Grand Vizier goes. */
  | { readonly kind: 'laid'; readonly what: Laid; readonly war?: War }
  | { readonly kind: 'lifted'; readonly what: Laid }
  | { readonly kind: 'nationDie'; readonly roll: number; readonly nation: Nation; readonly again: boolean }
  | { readonly kind: 'client'; readonly client: Client; readonly nation: Nation; readonly replaced: Client }
  | {
      readonly kind: 'fervour';
      readonly nation: Nation;
      readonly by: number;
      readonly to: number;
      readonly roll: number;
    }
  | { readonly kind: 'abdication'; readonly by: number; readonly to: number }
  | { readonly kind: 'status'; readonly power: Power; readonly status: Status }
  | { readonly kind: 'moved'; readonly unit: Unit; readonly from: Place; readonly to: Place }
  | { readonly kind: 'napoleon'; readonly form: 0 | 1 | 2 | 3; readonly at: number }
  | { readonly kind: 'josephine'; readonly at: number }
  | { readonly kind: 'busy' }
  | { readonly kind: 'bavariaTurns' }
  // Wars and the sea
  | { readonly kind: 'war'; readonly war: War }
  | { readonly kind: 'conceded'; readonly war: War }
  | {
      readonly kind: 'warRoll';
      readonly war: War;
      readonly dice: readonly number[];
      readonly terms: readonly Term[];
      readonly total: number;
      readonly won: boolean;
    }
  | { readonly kind: 'flag'; readonly war: War; readonly won: boolean }
  | { readonly kind: 'tradeLost'; readonly war: War }
  | {
      readonly kind: 'naval';
      readonly dice: readonly number[];
      readonly terms: readonly Term[];
      readonly total: number;
      readonly result: 'win' | 'draw' | 'loss';
    }
  | { readonly kind: 'sea'; readonly control: 0 | 1 | 2 }
  | { readonly kind: 'londonInvaded' }
  | { readonly kind: 'invasion' }
  | {
      readonly kind: 'discardRoll';
      readonly dice: readonly number[];
      readonly roll: number;
      readonly again: boolean;
    }
  // Diplomacy and intrigue
  | { readonly kind: 'envoy'; readonly diplomat: Diplomat; readonly nation: Nation; readonly turnedAway: boolean }
  | { readonly kind: 'negotiates'; readonly diplomat: Diplomat; readonly against: Diplomat; readonly nation: Nation }
  | {
      readonly kind: 'negotiation';
      readonly diplomat: Diplomat;
      readonly against: Diplomat;
      readonly roll: number;
      readonly total: number;
      readonly success: boolean;
    }
  | {
      readonly kind: 'charm';
      readonly diplomat: Diplomat;
      readonly war: War;
      readonly roll: number;
      /** How many wars were lost: the die has to show more. */
      readonly lost: number;
      readonly success: boolean;
    }
  | { readonly kind: 'aligned'; readonly diplomat: Diplomat; readonly power: Power; readonly pounds: number }
  | { readonly kind: 'diplomat'; readonly diplomat: Diplomat; readonly at: number }
  | { readonly kind: 'disgraced'; readonly diplomat: Diplomat }
  // Armies
  | { readonly kind: 'deployed'; readonly unit: Unit; readonly nation: Nation; readonly lost: boolean }
  | { readonly kind: 'invasionRow'; readonly roll: number; readonly row: number }
  | { readonly kind: 'short'; readonly nation: Nation }
  | { readonly kind: 'built'; readonly unit: Unit; readonly nation: Nation; readonly pounds: number }
  | {
      readonly kind: 'napoleonRow';
      readonly roll: number;
      readonly row: number;
      readonly nation: Nation;
      readonly corps: number;
    }
  | { readonly kind: 'grandStrategy'; readonly roll: number; readonly nation: Nation; readonly moved: readonly Unit[] }
  | { readonly kind: 'thwarted'; readonly nation: Nation }
  // Battles
  | { readonly kind: 'battle'; readonly nation: Nation; readonly chained: boolean }
  | {
      readonly kind: 'rides';
      readonly unit: Unit;
      readonly roll: number;
      readonly terms: readonly Term[];
      readonly moved: boolean;
    }
  | {
      readonly kind: 'light';
      /** The row of the table. */
      readonly fervour: number;
      readonly roll: number;
      readonly terms: readonly Term[];
      readonly column: number;
      readonly dice: number;
    }
  | { readonly kind: 'guardRoll'; readonly roll: number; readonly joins: boolean }
  | {
      readonly kind: 'combat';
      readonly nation: Nation;
      readonly french: number;
      readonly coalition: number;
      readonly dice: readonly number[];
      readonly total: number;
      readonly result: Result;
    }
  | { readonly kind: 'rolledAgain' }
  | { readonly kind: 'struck'; readonly by: Unit; readonly unit: Unit }
  | { readonly kind: 'eliminated'; readonly unit: Unit; readonly to: Place }
  | { readonly kind: 'survives'; readonly unit: Unit }
  | { readonly kind: 'battleWon'; readonly nation: Nation; readonly french: boolean }
  | { readonly kind: 'refugeDie'; readonly roll: number; readonly nation: Nation }
  | {
      readonly kind: 'retreated';
      readonly french: boolean;
      readonly from: Nation;
      readonly to: Place;
      readonly units: readonly Unit[];
    }
  | { readonly kind: 'noWayOut'; readonly french: boolean; readonly nation: Nation }
  | { readonly kind: 'pursues'; readonly french: boolean; readonly to: Nation; readonly units: readonly Unit[] }
  // The end of a turn
  | { readonly kind: 'invited'; readonly personality: Personality; readonly roll: number; readonly success: boolean }
  | { readonly kind: 'personality'; readonly personality: Personality; readonly at: number }
  | { readonly kind: 'control'; readonly nations: readonly Nation[]; readonly but: Nation; readonly met: boolean }
  | { readonly kind: 'recalled' }
  | { readonly kind: 'restored'; readonly units: readonly Unit[] }
  | { readonly kind: 'lossRoll'; readonly roll: number; readonly falls: boolean }
  | { readonly kind: 'cleared' }
  | { readonly kind: 'accidentRoll'; readonly dice: readonly number[]; readonly total: number }
  | { readonly kind: 'accident'; readonly accident: number }
  | { readonly kind: 'noAccident' }
  | { readonly kind: 'religion'; readonly religion: number }
  | { readonly kind: 'quarrel'; readonly roll: number; readonly power: Power }
  | { readonly kind: 'bride'; readonly roll: number; readonly power: Power }
  | { readonly kind: 'won'; readonly outcome: Outcome }
);
