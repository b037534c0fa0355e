// The closed vocabulary of the game: what positions and rules count by numbers is listed here in the order of those numbers.

/** NW-0.1-a: in the order of the nation die. */
export const NATIONS = ['france', 'germany', 'austria', 'italy', 'spain'] as const;

/** NW-2.1.3-a */
export const POWERS = ['prussia', 'austria', 'russia', 'spain', 'sweden'] as const;

/** NW-2.1.2-a: the sixteen minor-war boxes; that of Russia itself is the last. */
export const WARS = [
  'usa',
  'haiti',
  'ireland',
  'malta',
  'egypt',
  'cape',
  'mysore',
  'switzerland',
  'denmark',
  'serbia',
  'tyrol',
  'poland',
  'caucasus',
  'balkans',
  'finland',
  'russia',
] as const;

export const NATIONALITIES = [
  'french',
  'polish',
  'spanish',
  'bavarian',
  'neapolitan',
  'british',
  'prussian',
  'austrian',
  'russian',
  'swedish',
  'duchy',
  'emigre',
  'royalist',
] as const;

/** NW-6.3.1-a, and the treaty that makes Spain French. */
export const TREATIES = [
  'russian-nobility',
  'peace-of-basel',
  'tilsit-prussia',
  'tilsit-russia',
  'san-ildefonso',
] as const;

/** NW-9.6-a: the results of the battle table, from the worst for the coalition to the best. */
export const RESULTS = [
  'french-pursuit',
  'french-victorious',
  'coalition-retreat',
  'french-exchange',
  'cavalry-harassment',
  'coalition-exchange',
  'french-retreat',
  'coalition-victorious',
  'coalition-pursuit',
] as const;
export type Result = (typeof RESULTS)[number];

/** What an effect may be conditional on. */
export const CONDITIONS = [
  'napoleon',
  'noEmperor',
  'noAgeing',
  'notAgeing',
  'noUlcer',
  'bavariaTurned',
  'bavariaLoyal',
  'spainMarried',
] as const;
export type Condition = (typeof CONDITIONS)[number];

/** NW-15.0-a: what an accident may require. */
export const REQUIREMENTS = [
  'fleet',
  'personality',
  'basel',
  'war',
  'josephineInBed',
  'divorce',
  'ghetto',
  'marriage',
  'hundredDays',
  'talleyrand',
] as const;
export type Requirement = (typeof REQUIREMENTS)[number];

export const place = <T extends string>(list: readonly T[], id: T): number => list.indexOf(id);
