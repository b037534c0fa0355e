import type { Flow, Frame } from '../../kernel/flow.ts';
import type { GameView } from '../../kernel/game.ts';
import type { Id } from '../../kernel/id.ts';
import type { Options } from '../../kernel/options.ts';

/** France, Germany, Austria, Italy, Spain (`NATIONS`). Their green boxes have the same numbers. */
export type Nation = Id<'Nation'>;
/** Prussia, Austria, Russia, Spain, Sweden (`POWERS`). */
export type Power = Id<'Power'>;
/** A minor-war box (`WARS`). */
export type War = Id<'War'>;
/** A corps: its place in the pack. */
export type Unit = Id<'Unit'>;
/** A diplomat of either side: his place in the pack. */
export type Diplomat = Id<'Diplomat'>;
export type Personality = Id<'Personality'>;
/** A political marker by its kind: its place in the pack. */
export type Marker = Id<'Marker'>;
/** A client state: its place in the pack. */
export type Client = Id<'Client'>;
/** Where a corps can be: a Nation, or one of `PLACE`. */
export type Place = Id<'Nation'>;

export const NONE = -1;

export const FRANCE: Nation = 0;
export const GERMANY: Nation = 1;
export const AUSTRIA: Nation = 2;
export const ITALY: Nation = 3;
export const SPAIN: Nation = 4;
export const NATION_COUNT = 5;

export const PRUSSIA: Power = 0;
export const AUSTRIA_POWER: Power = 1;
export const RUSSIA: Power = 2;
export const SPAIN_POWER: Power = 3;
export const SWEDEN: Power = 4;

export const RUSSIA_WAR: War = 15;

/** Where corps are besides the Nations 0 to 4. */
export const PLACE = {
  portugal: 5,
  casualties: 6,
  /** NW-2.1.4-b */
  neutral: 7,
  /** NW-2.2.2-a: the Force Pool. */
  pool: 8,
  /** The Grande Armée bowl. */
  army: 9,
  /** NW-12.3-a: on the turn track. */
  delayed: 10,
  /** NW-3.6-a: on the counter board, not in play yet. */
  board: 11,
  /** NW-9.7.1-a: émigrés and royalists at rest. */
  boxO: 12,
  discarded: 13,
  /** NW-15.0-b: out of the game for good. */
  removed: 14,
} as const;

/** Where diplomats, personalities, Napoleon and Joséphine are besides Nations and green boxes 0 to 4. */
export const AT = {
  /** The Hôtel of the French, London of the coalition and of personalities, Napoleon's bed. */
  home: 5,
  egypt: 6,
  gone: -1,
  /** A personality in box C, Joséphine before she enters. */
  board: -2,
  /** A minor-war box is this and its number. */
  wars: 16,
} as const;

/** NW-2.1.3-a; the first two are the same in play (NW-6.2-a). */
export const STATUS = { neutral: 0, surrendered: 1, coalition: 2, french: 3 } as const;
export type Status = 0 | 1 | 2 | 3;

/** Treaty markers that lie in a status box, a bit each, in the order of `TREATIES`. */
export const TREATY = { nobility: 1, basel: 2, tilsitPrussia: 4, tilsitRussia: 8, ildefonso: 16 } as const;

/** NW-2.1.4-c */
export const SEA = { none: 0, royalNavy: 1, french: 2 } as const;

/** How a minor war stands: not fought yet, face up in its box, D side up. */
export const FOUGHT = { not: 0, won: 1, lost: 2 } as const;

export const NAPOLEON = { none: 0, B: 1, N: 2, V: 3 } as const;

/** NW-3.4-b, NW-9.3-a: in box E, in the battle under way, discarded. */
export const GUARD = { box: 0, battle: 1, gone: 2 } as const;

/** NW-6.0-b: what a coalition diplomat has done this turn. */
export const MISSION = { free: 0, negotiated: 1, charmed: 2, aligned: 3, disgraced: 4 } as const;

/** NW-2.11-a */
export const PHASES = [
  'political',
  'diplomacy',
  'intrigue',
  'army',
  'coalition',
  'battles',
  'personalities',
  'abdication',
  'accidents',
] as const;
export type Phase = (typeof PHASES)[number];

export interface Position extends Flow {
  options: Options;
  turn: number;
  phase: Phase;
  abdication: number;
  treasury: number;
  /** NW-4.2.1-a: the Minor War Fund. */
  warFund: number;
  /** NW-4.2.2-a: the Admiralty Budget. */
  admiralty: number;
  /** By nation. */
  fervour: number[];
  /** By power. */
  status: Status[];
  /** Bits of `TREATY`. */
  treaties: number;
  /** NW-4.13-a: in whose status box Linked by Marriage lies, or NONE. */
  marriage: Power;
  but: Nation;
  /** Where each corps is. */
  where: Place[];
  /** Where each diplomat is: a green box, `AT.home`, a minor-war box, or gone. */
  diplomats: number[];
  /** What each diplomat has done this turn (`MISSION`). */
  missions: number[];
  /** Where each personality is. */
  people: number[];
  napoleon: 0 | 1 | 2 | 3;
  napoleonAt: number;
  busy: boolean;
  josephine: number;
  guard: 0 | 1 | 2;
  /** The political bowl: markers by their kinds. It is a bag, its order means nothing. */
  bowl: Marker[];
  /** No War! markers that are still on the counter board. */
  noWarsLeft: number;
  /**
   * Client states that were not drawn yet. Those of them that lie face down in the bowl are as unknown as those in box J: which one is
   * drawn is found when one is drawn.
   */
  clients: Client[];
  /** The client state in each Nation, or NONE. */
  clientIn: Client[];
  /** By minor-war box (`FOUGHT`). */
  wars: number[];
  /** 1 where a £1 Trade marker lies. */
  trade: number[];
  /** Of each Russian War flag in the Russian Wars box: by which side of it (`FOUGHT`); 0 while it stands in its own box. */
  flags: number[];
  /** NW-4.10-a: the Invasion of Russia has been resolved. */
  invaded: boolean;
  /** The box of the Grand Vizier, or NONE. */
  vizier: War;
  sea: 0 | 1 | 2;
  fleet: boolean;
  nelson: boolean;
  continentalSystem: boolean;
  /** NW-15.0-c: its place in the order of the policies. */
  religion: number;
  emancipated: boolean;
  pope: boolean;
  paris: boolean;
  ulcer: boolean;
  fraDiavolo: boolean;
  london4: boolean;
  /** NW-13-RIED, NW-4.10-q: Bavaria has changed side. */
  bavariaTurned: boolean;
  /** NW-15-CJ: once per game. */
  hundredDays: boolean;
  /** NW-7.2-a: the corps of the But stack. */
  butStack: Unit[];
  /** NW-7.5-a: Nations, a bit each, whose first corps of this turn was deployed. */
  entered: number;
}

export type Choice =
  /** Nothing, no more, no. */
  | { readonly kind: 'pass' }
  // Money: D2, D23
  /** From the Treasury to the Minor War Fund. */
  | { readonly kind: 'fund'; readonly pounds: number }
  /** To the Admiralty Budget. */
  | { readonly kind: 'budget'; readonly pounds: number }
  /** What the Minor War Fund holds from now on (NW-11.9-a). */
  | { readonly kind: 'level'; readonly pounds: number }
  // Minor wars and the sea: D3 to D6
  /** A naval battle first (NW-4.9.2-c). */
  | { readonly kind: 'sail' }
  | { readonly kind: 'concede' }
  /** A corps that goes to the turn track. */
  | { readonly kind: 'delay'; readonly unit: Unit }
  /** For the war, or for the naval battle, that is fought now. */
  | { readonly kind: 'spend'; readonly pounds: number }
  | { readonly kind: 'reroll' }
  // D7, D8
  | { readonly kind: 'buy' }
  | { readonly kind: 'send'; readonly diplomat: Diplomat }
  // Intrigue: D9 to D11
  | { readonly kind: 'negotiate'; readonly diplomat: Diplomat; readonly against: Diplomat }
  /** NW-6.1-b: all is declared. */
  | { readonly kind: 'roll' }
  | { readonly kind: 'charm'; readonly diplomat: Diplomat; readonly war: War }
  | { readonly kind: 'align'; readonly diplomat: Diplomat; readonly power: Power }
  // Armies: D12 to D19
  | { readonly kind: 'build'; readonly unit: Unit; readonly nation: Nation }
  /** A corps that joins Napoleon. */
  | { readonly kind: 'take'; readonly unit: Unit }
  | { readonly kind: 'fight'; readonly nation: Nation }
  /** Who stays behind, where several are the weakest. */
  | { readonly kind: 'stay'; readonly unit: Unit }
  | { readonly kind: 'ride'; readonly unit: Unit }
  | { readonly kind: 'strike'; readonly unit: Unit }
  | { readonly kind: 'spare'; readonly unit: Unit }
  | { readonly kind: 'retreat'; readonly nation: Nation }
  | { readonly kind: 'pursue'; readonly unit: Unit }
  // The end of a turn: D20 to D22
  | { readonly kind: 'invite'; readonly personality: Personality }
  | { readonly kind: 'lose'; readonly unit: Unit }
  /** A Duchy force that does not stay. */
  | { readonly kind: 'recall'; readonly unit: Unit };

/** The whole of a turn. */
export interface Turn
  extends Frame<`turn.${
    | 'begin'
    | 'income'
    | 'fund'
    | 'budget'
    | 'events'
    | 'draws'
    | 'buy'
    | 'envoys'
    | 'second'
    | 'sent'
    | 'intrigue'
    | 'army'
    | 'coalition'
    | 'napoleon'
    | 'battles'
    | 'surrenders'
    | 'invite'
    | 'control'
    | 'fervour'
    | 'losses'
    | 'lose'
    | 'duchies'
    | 'leave'
    | 'transferNavy'
    | 'transferWar'
    | 'accident'
    | 'next'}`> {
  /** How many events or draws of this turn are done. */
  done: number;
  /** NW-5.1-b: envoys on their way, both taken out of the Hôtel before the dice. */
  envoys: Diplomat[];
}

/** What an event, a marker or an accident does, one effect after the other. */
export interface Effects extends Frame<'effects.next'> {
  readonly list: 'events' | 'markers' | 'accidents';
  readonly of: number;
  at: number;
}

/** A minor war [4/9], and the war of the Invasion. */
export interface MinorWar extends Frame<`war.${'sea' | 'corps' | 'money'}`> {
  readonly war: War;
  /** Russian corps that are delayed for it, once it is fought. */
  corps: Unit[];
}

export interface NavalBattle extends Frame<`naval.${'money' | 'roll'}`> {
  readonly trafalgar: boolean;
  /** What was declared for it. */
  pounds: number;
}

/** NW-4.10: Napoleon invades Russia. */
export interface Invasion
  extends Frame<`invasion.${'begin' | 'delay' | 'fight' | 'after' | 'discard' | 'again' | 'toll'}`> {
  /** NW-4.10-e: corps still to be delayed, of Prussia and of Austria. */
  owed: [number, number];
  /** The discard roll, and whether it was rolled again. */
  roll: number;
  rerolled: boolean;
}

export interface Pair {
  readonly diplomat: Diplomat;
  readonly against: Diplomat;
}

export interface Intrigue extends Frame<`intrigue.${'act' | 'roll'}`> {
  /** NW-6.1-b: declared and paid, not rolled yet. */
  pairs: Pair[];
  /** NW-6.0-c: the batch of negotiations is over. */
  rolled: boolean;
}

export interface Coalition extends Frame<`coalition.${'build'}`> {
  /** NW-8.1-b: Duchy forces that may still be raised in a paid lot, by nation. */
  lots: number[];
}

/** NW-8.5: Napoleon's placement. */
export interface Placement extends Frame<`placement.${'roll' | 'search' | 'take' | 'go'}`> {
  to: Nation;
  /** How many corps go with him. */
  corps: number;
  /** Those of them that have to come from the map. */
  missing: number;
  found: Unit[];
}

export type Battles = Frame<`battles.${'next' | 'choose'}`>;

/** A chain of battles (NW-9.12-c): the one that the player has chosen, and all that follow it at once. */
export interface Battle
  extends Frame<`battle.${
    | 'begin'
    | 'stay'
    | 'french'
    | 'last'
    | 'coalition'
    | 'light'
    | 'roll'
    | 'harass'
    | 'strike'
    | 'harassed'
    | 'spare'
    | 'exchange'
    | 'refuge'
    | 'fled'
    | 'pursue'
    | 'left'
    | 'pursued'}`> {
  nation: Nation;
  /** From where each side has retreated in this chain: a bit for each Nation, the coalition's five bits higher. */
  fled: number;
  /** NW-9.1.2-d: cavalry that has tried, or that stays, this time. */
  tried: Unit[];
  /** How many dice the light infantry leaves. */
  dice: number;
  white: number;
  /** The place in `RESULTS`, NONE before the roll. */
  result: number;
  /** NW-9.10-d: whether Napoleon was there when it was fought. */
  led: boolean;
  /** Harassment: who still has to strike, the strongest first. */
  hunters: Unit[];
  /** Harassment: who was struck. Exchange: who survives. Pursuit: who pursues, or of the French who stays. */
  chosen: Unit[];
  /** Where the loser went, or NONE. */
  refuge: Place;
}

/** Everything but the procedures: all of it lies open on the table. */
export interface View extends GameView, Readonly<Omit<Position, 'stack' | 'outcome'>> {
  readonly stack: readonly Frame[];
}
