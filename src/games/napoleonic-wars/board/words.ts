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
  readonly none: string;
  readonly flagsLeft: (count: number) => string;
  readonly invaded: string;
  readonly warsOfRussia: string;
  /** Beside the map. */
  readonly beside: string;
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

/** The same in both languages. */
const PLATES = {
  massena: 'Masséna',
  kleber: 'Kléber',
  'saint-cyr': 'Saint-Cyr',
  bessieres: 'Bessières',
  'murat-naples': 'Murat',
  blucher: 'Blücher',
  braunschweig: 'Brunswick',
  bulow: 'Bülow',
  karl: 'Charles',
  'bernadotte-sweden': 'Bernadotte',
  conde: 'Condé',
} as const;

const ENGLISH: AtlasWords = {
  map: 'Map of Europe',
  title: 'Europe',
  north: 'N',
  delayed: 'delayed',
  infantry: 'Infantry',
  cavalry: 'Cavalry',
  warStates: { open: 'open', won: 'won', lost: 'lost' },
  london: 'London',
  treasury: 'Treasury',
  warFund: 'Minor wars',
  admiralty: 'Admiralty',
  highSeas: 'High Seas',
  fleets: { 'royal-navy': 'Royal Navy', 'french-fleet': 'French Fleet' },
  nobody: 'Nobody’s',
  forGood: 'for good',
  nelson: 'with Nelson',
  blockade: 'Continental System',
  noBlockade: 'no blockade',
  russia: 'Russia',
  neutralForces: 'Neutral Forces',
  portugal: 'Portugal',
  sweden: 'Sweden',
  court: {
    bed: 'Napoleon’s bed',
    hotel: 'Hôtel',
    bowl: 'Grande Armée',
    casualties: 'Casualties',
    religion: 'Church',
    jews: 'Jews',
  },
  waters: {
    north: 'North Sea',
    baltic: 'Baltic',
    black: 'Black Sea',
    mediterranean: 'Mediterranean',
    atlantic: 'Atlantic Ocean',
  },
  towns: {
    constantinople: 'Constantinople',
    warsaw: 'Warsaw',
    london: 'London',
  },
  modes: { control: 'control', fervour: 'fervour', money: 'money', sea: 'the sea' },
  modeOf: (mode) => `Colour the map by ${mode}`,
  but: 'But',
  treaties: { nobility: 'Nobility', basel: 'Basel', tilsit: 'Tilsit', ildefonso: 'S. Ildefonso' },
  marriage: 'Marriage',
  pope: 'Pope',
  josephine: 'Joséphine',
  ulcer: 'Ulcer',
  fraDiavolo: 'Fra Diavolo',
  paris: 'Paris open',
  vizier: 'Vizier',
  guard: 'Guard',
  clients: {
    batavian: 'Batavia',
    cisalpine: 'Cisalpina',
    ligurian: 'Liguria',
    helvetic: 'Helvetia',
    parthenopean: 'Parthenope',
    etruria: 'Etruria',
    italy: 'K. of Italy',
    rhine: 'Rhine',
    holland: 'Holland',
    berg: 'Berg',
    westphalia: 'Westphalia',
    illyria: 'Illyria',
    'duchy-of-warsaw': 'Warsaw',
  },
  religions: {
    'civil-constitution': 'Constitution',
    'cult-of-reason': 'Reason',
    'supreme-being': 'Supreme Being',
    theophilanthropy: 'Theophilanthropy',
    concordat: 'Concordat',
  },
  stands: { neutral: 'neutral', surrender: 'surrendered', coalition: 'with us', french: 'French' },
  plates: PLATES,
  early: 'Early',
  late: 'Late',
  corps: (count, strength) => `${count} corps, ${strength}`,
  none: 'nobody',
  flagsLeft: (count) => (count === 1 ? 'one flag more brings it' : `${count} flags more bring it`),
  invaded: 'it is over',
  warsOfRussia: 'Invasion',
  beside: 'Beside the map',
  hisDie: 'Napoleon’s die',
  percent: (share) => `${Math.round(share * 100)}%`,
  aims: (percent) => `aim of the turn: ${percent} in all, retreats and pursuits left out`,
  grandStrategy: 'Grand Strategy',
  comes: (nation, corps) => `${nation}, with ${corps} corps`,
  money: 'Pounds',
  sum: (pounds) => WORDS.en.sum(pounds),
  pool: 'Force Pool',
  army: 'Grande Armée',
  delayedCorps: 'Delayed',
  diplomacy: 'Powers and envoys',
  forces: 'forces',
  turnOf: (turn, of) => `turn ${turn} of ${of}`,
  phase: (letter, name) => `${letter}: ${name}`,
  abdication: (level, of) => `Abdication: ${level} of ${of}`,
  pace: (left, turns) => (turns === 1 ? `${left} to go, last turn` : `${left} to go in ${turns} turns`),
  abdicated: 'he abdicates',
  dice: (faces) => (faces.length === 1 ? `die: ${faces[0]}` : `dice: ${faces.join(', ')}`),
  inTheAir: (count) => (count === 1 ? 'a die is falling' : 'dice are falling'),
  rolls: {
    nationDie: 'Which Nation?',
    fervour: 'Fervour',
    warRoll: 'Minor war',
    naval: 'Naval battle',
    discardRoll: 'Lost in Russia',
    negotiation: 'Negotiation',
    charm: 'Charm',
    invasionRow: 'French invasion',
    napoleonRow: 'Napoleon’s die',
    grandStrategy: 'Grand Strategy',
    rides: 'To the guns',
    light: 'Light infantry',
    guardRoll: 'The Guard',
    combat: 'Battle',
    refugeDie: 'Which refuge?',
    invited: 'Invitation',
    lossRoll: 'A corps discarded?',
    accidentRoll: 'Accident',
    quarrel: 'Quarrel',
    bride: 'The bride',
  },
  won: 'won',
  lost: 'lost',
  navalResults: { win: 'won', draw: 'a draw', loss: 'lost' },
  diceLeft: (count) => (count === 1 ? 'one die for the battle' : `${count} dice for the battle`),
};

const FRENCH: AtlasWords = {
  map: 'Carte de l’Europe',
  title: 'Europe',
  north: 'N',
  delayed: 'retardés',
  infantry: 'Infanterie',
  cavalry: 'Cavalerie',
  warStates: { open: 'à venir', won: 'gagné', lost: 'perdu' },
  london: 'Londres',
  treasury: 'Trésor',
  warFund: 'Conflits',
  admiralty: 'Amirauté',
  highSeas: 'Haute Mer',
  fleets: { 'royal-navy': 'Royal Navy', 'french-fleet': 'Flotte française' },
  nobody: 'À personne',
  forGood: 'à jamais',
  nelson: 'avec Nelson',
  blockade: 'Blocus continental',
  noBlockade: 'pas de blocus',
  russia: 'Russie',
  neutralForces: 'Forces neutres',
  portugal: 'Portugal',
  sweden: 'Suède',
  court: {
    bed: 'Lit de Napoléon',
    hotel: 'Hôtel',
    bowl: 'Grande Armée',
    casualties: 'Pertes',
    religion: 'Église',
    jews: 'Juifs',
  },
  waters: {
    north: 'Mer du Nord',
    baltic: 'Baltique',
    black: 'Mer Noire',
    mediterranean: 'Méditerranée',
    atlantic: 'Océan Atlantique',
  },
  towns: {
    constantinople: 'Constantinople',
    warsaw: 'Varsovie',
    london: 'Londres',
  },
  modes: { control: 'le contrôle', fervour: 'la ferveur', money: 'l’argent', sea: 'la mer' },
  modeOf: (mode) => `Colorer la carte selon ${mode}`,
  but: 'But',
  treaties: { nobility: 'Noblesse', basel: 'Bâle', tilsit: 'Tilsit', ildefonso: 'S. Ildefonso' },
  marriage: 'Mariage',
  pope: 'Pape',
  josephine: 'Joséphine',
  ulcer: 'Ulcère',
  fraDiavolo: 'Fra Diavolo',
  paris: 'Paris ouvert',
  vizier: 'Vizir',
  guard: 'Garde',
  clients: {
    batavian: 'Batavie',
    cisalpine: 'Cisalpine',
    ligurian: 'Ligurie',
    helvetic: 'Helvétie',
    parthenopean: 'Parthénope',
    etruria: 'Étrurie',
    italy: 'R. d’Italie',
    rhine: 'Rhin',
    holland: 'Hollande',
    berg: 'Berg',
    westphalia: 'Westphalie',
    illyria: 'Illyrie',
    'duchy-of-warsaw': 'Varsovie',
  },
  religions: {
    'civil-constitution': 'Constitution',
    'cult-of-reason': 'Raison',
    'supreme-being': 'Être suprême',
    theophilanthropy: 'Théophilanthropie',
    concordat: 'Concordat',
  },
  stands: { neutral: 'neutre', surrender: 'a capitulé', coalition: 'coalisée', french: 'française' },
  plates: PLATES,
  early: 'Début',
  late: 'Fin',
  corps: (count, strength) => `${count} corps, ${strength}`,
  none: 'personne',
  flagsLeft: (count) => (count === 1 ? 'encore un drapeau' : `encore ${count} drapeaux`),
  invaded: 'c’est fini',
  warsOfRussia: 'Invasion',
  beside: 'À côté de la carte',
  hisDie: 'Le dé de Napoléon',
  percent: (share) => `${Math.round(share * 100)} %`,
  aims: (percent) => `objectif du tour : ${percent} en tout, sans retraites ni poursuites`,
  grandStrategy: 'Grande Stratégie',
  comes: (nation, corps) => `${nation}, avec ${corps} corps`,
  money: 'Livres',
  sum: (pounds) => WORDS.fr.sum(pounds),
  pool: 'Réserve',
  army: 'Grande Armée',
  delayedCorps: 'Retardés',
  diplomacy: 'Puissances et envoyés',
  forces: 'forces',
  turnOf: (turn, of) => `tour ${turn} sur ${of}`,
  phase: (letter, name) => `${letter} : ${name}`,
  abdication: (level, of) => `Abdication : ${level} sur ${of}`,
  pace: (left, turns) => (turns === 1 ? `encore ${left} au dernier tour` : `encore ${left} en ${turns} tours`),
  abdicated: 'il abdique',
  dice: (faces) => (faces.length === 1 ? `dé : ${faces[0]}` : `dés : ${faces.join(', ')}`),
  inTheAir: (count) => (count === 1 ? 'un dé tombe' : 'des dés tombent'),
  rolls: {
    nationDie: 'Quelle Nation ?',
    fervour: 'Ferveur',
    warRoll: 'Conflit mineur',
    naval: 'Bataille navale',
    discardRoll: 'Perdus en Russie',
    negotiation: 'Négociation',
    charm: 'Charme',
    invasionRow: 'Invasion française',
    napoleonRow: 'Le dé de Napoléon',
    grandStrategy: 'Grande Stratégie',
    rides: 'Au canon',
    light: 'Infanterie légère',
    guardRoll: 'La Garde',
    combat: 'Bataille',
    refugeDie: 'Quel refuge ?',
    invited: 'Invitation',
    lossRoll: 'Un corps défaussé ?',
    accidentRoll: 'Accident',
    quarrel: 'Querelle',
    bride: 'La mariée',
  },
  won: 'gagné',
  lost: 'perdu',
  navalResults: { win: 'gagnée', draw: 'indécise', loss: 'perdue' },
  diceLeft: (count) => (count === 1 ? 'un dé pour la bataille' : `${count} dés pour la bataille`),
};

const BOARD_WORDS = { en: finished(ENGLISH, TYPESET.en), fr: finished(FRENCH, TYPESET.fr) };

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
