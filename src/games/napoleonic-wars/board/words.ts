import type { Language } from '../../../kernel/game.ts';
import { byLanguage } from '../../../text/tongues.ts';
import { finished, TYPESET } from '../../../text/typeset.ts';
import { WORDS } from '../text/tongues.ts';
import type { CourtCell } from './geometry.ts';
import type { MapMode } from './land/nations.tsx';
import type { Status, WarState } from './nouns.ts';

/** Words that only the map needs. */
export interface AtlasWords {
  readonly map: string;
  readonly title: string;
  readonly north: string;
  readonly delayed: string;
  readonly infantry: string;
  readonly cavalry: string;
  readonly warStates: Readonly<Record<WarState, string>>;
  readonly london: string;
  readonly treasury: string;
  readonly warFund: string;
  readonly admiralty: string;
  readonly highSeas: string;
  readonly fleets: Readonly<Record<'royal-navy' | 'french-fleet', string>>;
  readonly nobody: string;
  readonly forGood: string;
  readonly nelson: string;
  readonly blockade: string;
  readonly noBlockade: string;
  readonly russia: string;
  readonly neutralForces: string;
  readonly portugal: string;
  readonly sweden: string;
  readonly court: Readonly<Record<CourtCell, string>>;
  readonly waters: Readonly<Record<'north' | 'baltic' | 'black' | 'mediterranean' | 'atlantic', string>>;
  readonly towns: Readonly<Record<'constantinople' | 'warsaw' | 'london', string>>;
  readonly modes: Readonly<Record<MapMode, string>>;
  readonly modeOf: (mode: string) => string;
  /** What is written on the pill of the But nation. */
  readonly but: string;
  /** Tokens, as short as they can be read. */
  readonly treaties: Readonly<Record<'nobility' | 'basel' | 'tilsit' | 'ildefonso', string>>;
  readonly marriage: string;
  readonly pope: string;
  readonly josephine: string;
  readonly ulcer: string;
  readonly fraDiavolo: string;
  readonly paris: string;
  readonly vizier: string;
  readonly guard: string;
  readonly clients: Readonly<Record<string, string>>;
  readonly religions: Readonly<Record<string, string>>;
  /** How a power stands, as its token says it. */
  readonly stands: Readonly<Record<Status, string>>;
  /** Names of corps that differ from their ids; the others are written as those. */
  readonly plates: Readonly<Record<string, string>>;
  readonly early: string;
  readonly late: string;
  readonly corps: (count: number, strength: number) => string;
  /** The same, where there is room to say what the figures are. */
  readonly muster: (count: number, strength: number) => string;
  /** Envoys of ours who have been sent nowhere. */
  readonly idle: (count: number) => string;
  readonly none: string;
  readonly flagsLeft: (count: number) => string;
  readonly invaded: string;
  readonly warsOfRussia: string;
  /** Beside the map. */
  readonly beside: string;
  /** The same in one short word: money, corps, envoys. */
  readonly means: string;
  readonly hisDie: string;
  readonly percent: (share: number) => string;
  /** Under the six faces: what their figures mean, and all of them together. */
  readonly aims: (percent: string) => string;
  readonly grandStrategy: string;
  readonly comes: (nation: string, corps: number) => string;
  readonly money: string;
  readonly sum: (pounds: number) => string;
  readonly pool: string;
  readonly army: string;
  readonly delayedCorps: string;
  readonly diplomacy: string;
  readonly forces: string;
  readonly turnOf: (turn: number, of: number) => string;
  readonly phase: (letter: string, name: string) => string;
  readonly abdication: (level: number, of: number) => string;
  readonly pace: (left: number, turns: number) => string;
  readonly abdicated: string;
  readonly dice: (faces: readonly number[]) => string;
  readonly inTheAir: (count: number) => string;
  readonly rolls: Readonly<Record<RollKind, string>>;
  readonly won: string;
  readonly lost: string;
  readonly navalResults: Readonly<Record<'win' | 'draw' | 'loss', string>>;
  readonly diceLeft: (count: number) => string;
}

/** The dice that are seen to fall. */
export const ROLLS = [
  'nationDie',
  'fervour',
  'warRoll',
  'naval',
  'discardRoll',
  'negotiation',
  'charm',
  'invasionRow',
  'napoleonRow',
  'grandStrategy',
  'rides',
  'light',
  'guardRoll',
  'combat',
  'refugeDie',
  'invited',
  'lossRoll',
  'accidentRoll',
  'quarrel',
  'bride',
] as const;
export type RollKind = (typeof ROLLS)[number];

const BOARD_WORDS = byLanguage((language) => finished(WORDS[language].board, TYPESET[language]));

export const wordsIn = (language: Language): AtlasWords => BOARD_WORDS[language];

/** What stands under an id in a list of names, alone; the id itself where a pack brings one that has none. */
function named(list: object, id: string): string {
  const found: unknown = new Map<string, unknown>(Object.entries(list)).get(id);
  if (Array.isArray(found)) return String(found[0]);
  if (typeof found === 'object' && found !== null && 'alone' in found) return String(found.alone);
  return typeof found === 'string' ? found : id;
}

export interface AtlasNames {
  nation(id: string): string;
  power(id: string): string;
  war(id: string): string;
  diplomat(id: string): string;
  person(id: string): string;
  unit(id: string): string;
  nationality(id: string): string;
  phase(id: string): string;
  napoleon(age: string): string;
  jews(emancipated: boolean): string;
  result(id: string): string;
}

function namesOf(language: Language): AtlasNames {
  const { names } = WORDS[language];
  const of = (list: object) => (id: string) => TYPESET[language](named(list, id));
  return {
    nation: of(names.nations),
    power: of(names.powers),
    war: of(names.minorWars),
    diplomat: of(names.diplomats),
    person: of(names.personalities),
    unit: of(names.units),
    nationality: of(names.nationalities),
    phase: of(names.phases),
    napoleon: (age) => of(names.napoleon)(`napoleon-${age}`),
    jews: (emancipated) => of(names.jews)(emancipated ? 'emancipation' : 'ghetto-laws'),
    result: of(names.battleResults),
  };
}
const MADE = byLanguage(namesOf);

/** The names of the components, as short as the map needs them. */
export const namesIn = (language: Language): AtlasNames => MADE[language];
