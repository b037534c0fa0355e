import { type NATIONALITIES, NATIONS, POWERS, WARS } from '../data/names.ts';
import { STANDARD_PACK } from '../data/standard.ts';
import { AT, FOUGHT, NAPOLEON, PLACE, type Position, SEA, STATUS } from '../position.ts';

// A second model of the hard parts, written from the text of the rulebook and of no rule of ours: names instead of numbers, lists that
// are made anew for every question, nothing remembered. It is slow, and it shares no line with `rules/`.

export type NationName = (typeof NATIONS)[number];
type Where = NationName | keyof typeof PLACE;

export interface Corps {
  readonly id: string;
  readonly of: (typeof NATIONALITIES)[number];
  readonly cavalry: boolean;
  readonly strength: number;
  readonly at: Where;
}

export interface Board {
  readonly corps: readonly Corps[];
  readonly spainIsFrench: boolean;
  readonly bavariaTurned: boolean;
  readonly but: NationName;
  readonly paris: boolean;
}

const BEYOND = Object.keys(PLACE) as (keyof typeof PLACE)[];

export const nameOf = (nation: number): NationName => NATIONS[nation] ?? 'france';
export const whereOf = (at: number): Where => NATIONS[at] ?? BEYOND[at - 5] ?? 'board';

export function boardOf(p: Position): Board {
  return {
    corps: STANDARD_PACK.units.map(({ id, nationality, arm, strength }, unit) => ({
      id,
      of: nationality,
      cavalry: arm === 'cavalry',
      strength,
      at: whereOf(p.where[unit] ?? PLACE.board),
    })),
    spainIsFrench: p.status[POWERS.indexOf('spain')] === STATUS.french,
    bavariaTurned: p.bavariaTurned,
    but: nameOf(p.but),
    paris: p.paris,
  };
}

/** [2/4], [6/3/3], [4/10] */
export function fightsForFrance(b: Board, { of }: Corps): boolean {
  if (of === 'spanish') return b.spainIsFrench;
  if (of === 'bavarian') return !b.bavariaTurned;
  return of === 'french' || of === 'polish' || of === 'neapolitan';
}

export const frenchIn = (b: Board, place: Where): Corps[] =>
  b.corps.filter((each) => each.at === place && fightsForFrance(b, each));
export const alliesIn = (b: Board, place: Where): Corps[] =>
  b.corps.filter((each) => each.at === place && !fightsForFrance(b, each));
export const points = (corps: readonly Corps[]): number => corps.reduce((sum, { strength }) => sum + strength, 0);

// [9/4] to [9/6]

/** Bands of the table of results: up to this total. */
const BANDS: readonly (readonly [number, string])[] = [
  [0, 'french-pursuit'],
  [3, 'french-victorious'],
  [6, 'coalition-retreat'],
  [9, 'french-exchange'],
  [12, 'cavalry-harassment'],
  [15, 'coalition-exchange'],
  [18, 'french-retreat'],
  [21, 'coalition-victorious'],
];

export function resultOf(b: Board, nation: NationName, guard: boolean, dice: readonly number[]): string {
  const french = points(frenchIn(b, nation)) + (guard ? 7 : 0);
  const allies = points(alliesIn(b, nation));
  const thrown = dice.reduce((sum, each) => sum + each, 0);
  const differential = Math.max(french, allies) - Math.min(french, allies);
  const total = french > allies ? thrown - differential : thrown + differential;
  return BANDS.find(([most]) => total <= most)?.[1] ?? 'coalition-pursuit';
}

// [9/7/3]

/** Every set of infantry that a Harassment may strike: all cavalry, the strongest first, each the best that it can. */
export function harassments(b: Board, nation: NationName): string[] {
  const here = b.corps.filter(({ at }) => at === nation);
  const riders = here.filter(({ cavalry }) => cavalry).sort((a, c) => c.strength - a.strength);
  let struck: Corps[][] = [[]];
  for (const rider of riders) {
    const side = fightsForFrance(b, rider);
    struck = struck.flatMap((already) => {
      const within = here.filter(
        (foe) =>
          !foe.cavalry &&
          fightsForFrance(b, foe) !== side &&
          foe.strength <= rider.strength &&
          !already.some(({ id }) => id === foe.id),
      );
      const best = Math.max(0, ...within.map(({ strength }) => strength));
      const finest = within.filter(({ strength }) => strength === best);
      return finest.length === 0 ? [already] : finest.map((foe) => [...already, foe]);
    });
  }
  return [...new Set(struck.map(named))];
}

export const named = (corps: readonly { readonly id: string }[]): string =>
  corps
    .map(({ id }) => id)
    .sort()
    .join(' ');

/** Who may be left of an exchange; nobody where no corps is there to be left. */
export function lastOnes(b: Board, nation: NationName, french: boolean): string[] {
  const side = french ? frenchIn(b, nation) : alliesIn(b, nation);
  const best = Math.max(0, ...side.map(({ strength }) => strength));
  const strongest = side.filter(({ strength }) => strength === best);
  const riders = strongest.filter(({ cavalry }) => cavalry);
  return (french && riders.length > 0 ? riders : strongest).map(({ id }) => id);
}

/** [9/7], [9/7/1]: where the fallen lie. */
export const graveOf = ({ of }: Corps): Where => (of === 'emigre' || of === 'royalist' ? 'boxO' : 'casualties');

// [9/8]

const BORDERS: readonly (readonly [NationName, NationName])[] = [
  ['france', 'germany'],
  ['france', 'italy'],
  ['france', 'spain'],
  ['germany', 'austria'],
  ['austria', 'italy'],
];

export const neighboursOf = (nation: NationName): NationName[] =>
  NATIONS.filter((other) => BORDERS.some((pair) => pair.includes(nation) && pair.includes(other) && other !== nation));

/** [9/8/2]: the Nations of which one receives the French, in the order of the die. */
export function frenchRefuges(b: Board, from: NationName, followed: boolean): NationName[] {
  const around = neighboursOf(from);
  if (around.includes('france')) return ['france'];
  const empty = around.filter((nation) => alliesIn(b, nation).length === 0);
  if (empty.length > 0) return empty;
  const fleeing = points(frenchIn(b, from));
  const pursuing = followed ? points(alliesIn(b, from)) : 0;
  const weaker = around.filter((nation) => fleeing > points(alliesIn(b, nation)) + pursuing);
  return weaker.length > 0 ? weaker : around;
}

/** One of two by 1–3 and 4–6, one of three by 1–2, 3–4, 5–6. */
export const byDie = (list: readonly NationName[], die: number): NationName | undefined =>
  list.length === 3 ? list[die <= 2 ? 0 : die <= 4 ? 1 : 2] : list[die <= 3 ? 0 : 1];

/** [9/8/1] */
export function alliedRefuges(b: Board, from: NationName): string[] {
  const open = b.paris || b.but === 'france';
  const southerners: readonly string[] = ['british', 'spanish', 'duchy'];
  if (from === 'spain') return ['portugal'];
  if (from === 'italy') return ['austria'];
  if (from === 'austria') return ['germany', 'italy'];
  if (from === 'germany') return open ? ['austria', 'france'] : ['austria'];
  return alliesIn(b, from).every(({ of }) => southerners.includes(of))
    ? ['germany', 'italy', 'spain']
    : ['germany', 'italy'];
}

/** [9/11/2]: who may be left behind if the French pursue; nobody if they do not. */
export function rearguards(b: Board, from: NationName, refuge: Where): string[] {
  const victors = frenchIn(b, from);
  if (refuge === 'portugal' || victors.length < 2) return [];
  const least = Math.min(...victors.map(({ strength }) => strength));
  const attack = points(victors) - least + points(frenchIn(b, refuge));
  if (attack <= points(alliesIn(b, refuge))) return [];
  return victors.filter(({ strength }) => strength === least).map(({ id }) => id);
}

/** [9/10] */
export function fervourBy(frenchWon: boolean, napoleon: 'none' | 'B' | 'N' | 'V'): number {
  if (napoleon === 'B') return frenchWon ? 5 : 0;
  if (napoleon === 'N') return frenchWon ? 3 : -2;
  if (napoleon === 'V') return frenchWon ? 1 : -5;
  return frenchWon ? 1 : -1;
}

// [8/5]

/** The corps of which the next one that joins Napoleon is taken, by the seven priorities; none if nobody can be spared. */
export function spared(b: Board, to: NationName, taken: readonly string[]): string[] {
  const left = (nation: NationName): Corps[] => frenchIn(b, nation).filter(({ id }) => !taken.includes(id));
  // 1) and 2)
  const sources = NATIONS.filter((nation) => nation !== 'france' && nation !== b.but && nation !== to).filter(
    (nation) => left(nation).length > 1,
  );
  // 3) before 5); 4) in each of them; 6)
  const quiet = sources.filter((nation) => alliesIn(b, nation).length === 0);
  const largest = (nations: readonly NationName[]): NationName[] => {
    const most = Math.max(0, ...nations.map((nation) => points(left(nation))));
    return nations.filter((nation) => points(left(nation)) === most);
  };
  if (quiet.length > 0) return largest(quiet).flatMap((nation) => left(nation).map(({ id }) => id));
  const fromContested = (nation: NationName): Corps[] =>
    left(nation).filter(({ strength }) => points(left(nation)) - strength > points(alliesIn(b, nation)));
  const willing = sources.filter((nation) => fromContested(nation).length > 0);
  return largest(willing).flatMap((nation) => fromContested(nation).map(({ id }) => id));
}

// [10/1], [11/1]

export function surrenders(b: Board, coalition: readonly string[]): string[] {
  const out: string[] = [];
  if (coalition.includes('austria') && frenchIn(b, 'austria').length > 0) out.push('austria');
  if (coalition.includes('prussia') && frenchIn(b, 'germany').length > 0) out.push('prussia');
  const loyal = coalition.filter((power) => !out.includes(power));
  const russians = b.corps.filter(
    ({ of, at }) => of === 'russian' && (NATIONS.some((n) => n === at) || at === 'portugal'),
  );
  const alone = !loyal.includes('austria') && !loyal.includes('prussia');
  if (coalition.includes('russia') && (russians.length === 0 || alone)) out.push('russia');
  return out;
}

/** How the level moves, and by what the fervour of each Nation ends the turn. */
export function levelBy(b: Board): number {
  const held = NATIONS.filter((nation) => alliesIn(b, nation).length > 0 && frenchIn(b, nation).length === 0);
  if (held.length >= 3 && held.includes(b.but)) return 1;
  return frenchIn(b, 'casualties').length === 0 ? -1 : 0;
}

export function fervourAfter(
  b: Board,
  nation: NationName,
  fervour: number,
  napoleon: 'none' | 'B' | 'N' | 'V',
): number {
  const [french, allies] = [frenchIn(b, nation).length > 0, alliesIn(b, nation).length > 0];
  const gains = (french && !allies ? 1 : 0) + (napoleon === 'B' ? 1 : 0);
  const losses = (allies && !french ? 1 : 0) + (napoleon === 'V' ? 1 : 0);
  return Math.max(0, Math.min(16, fervour + gains) - losses);
}

// [4/1], [4/9], [4/10], [15/BN]

const capped = (value: number): number => Math.max(0, Math.min(16, value));
const isFriend = (p: Position, power: (typeof POWERS)[number]): boolean =>
  p.status[POWERS.indexOf(power)] === STATUS.coalition;
const added = (dice: readonly number[]): number => dice.reduce((sum, each) => sum + each, 0);

export function treasuryAfterIncome(p: Position, dice: readonly number[]): number {
  let income = p.london4 ? 4 : 3;
  if (isFriend(p, 'prussia')) income += 2;
  if (isFriend(p, 'austria')) income += 2;
  income += p.people.filter((at) => at === AT.home).length;
  income += p.trade.filter((here) => here === 1).length;
  if (p.continentalSystem) income -= dice[0] ?? 0;
  return capped(p.treasury + income);
}

/** What a minor war makes of the table: the fields that it may change. */
export function afterWar(p: Position, war: number, pounds: number, corps: number, dice: readonly number[]) {
  const facts = STANDARD_PACK.wars[war];
  if (facts === undefined) throw new Error(`there is no war ${war}`);
  let total = added(dice) + pounds + corps;
  if (facts.anchor && p.sea === SEA.royalNavy) total += 2;
  if (facts.anchor && p.sea === SEA.french) total -= 2;
  if (p.vizier === war) total -= 2;
  const isRussia = facts.id === 'russia';
  if (isRussia) for (const side of p.flags) total += side === FOUGHT.won ? 1 : side === FOUGHT.lost ? -1 : 0;
  const won = total >= facts.difficulty;
  const side = won ? FOUGHT.won : FOUGHT.lost;
  return {
    warFund: p.warFund - pounds,
    wars: p.wars.map((before, n) => (n === war ? side : before)),
    flags: p.flags.map((before, n) => (n === war && facts.russian ? side : before)),
    trade: p.trade.map((before, n) => (n === war && !won ? 0 : before)),
    abdication: facts.strategic ? capped(p.abdication + (won ? 1 : -1)) : p.abdication,
  };
}

export function afterNavalBattle(p: Position, pounds: number, trafalgar: boolean, dice: readonly number[]) {
  const thrown = added(dice);
  let total = thrown + pounds + (p.nelson ? 2 : 0);
  if (p.sea === SEA.royalNavy) total += 1;
  if (p.sea === SEA.french) total -= 1;
  if (p.status[POWERS.indexOf('spain')] === STATUS.french) total -= 1;
  const [won, lost] = [total >= 9, total <= 7];
  const invaded = trafalgar && lost;
  return {
    admiralty: p.admiralty - pounds,
    sea: won ? SEA.royalNavy : lost ? SEA.french : SEA.none,
    abdication: capped(p.abdication + (won ? 1 : lost ? -1 : 0)),
    nelson: p.nelson && !trafalgar && thrown !== 2 && thrown !== 12,
    fleet: p.fleet && !(trafalgar && won),
    treasury: invaded ? 0 : p.treasury,
    london4: p.london4 && !invaded,
    people: p.people.map((at, n) => {
      const home = STANDARD_PACK.personalities[n]?.home ?? 'france';
      return invaded && at === AT.home ? NATIONS.indexOf(home) : at;
    }),
  };
}

/** [4/10]: the end of the Invasion, but for the corps that are lost to it; the dice as the text asks for them. */
export function afterInvasion(p: Position, dice: readonly number[]) {
  const won = p.wars[WARS.indexOf('russia')] === FOUGHT.won;
  const [a = 0, b = 0, c = 0] = dice;
  const status = [...p.status];
  const set = (power: (typeof POWERS)[number], to: 0 | 1 | 2 | 3): void => {
    status[POWERS.indexOf(power)] = to;
  };
  const [france = 0, germany = 0, austria = 0, italy = 0, spain = 0] = p.fervour;
  if (!won) {
    set('russia', STATUS.surrendered);
    // The die of the surrender comes off Germany and Austria before the five are added.
    const fallen = (fervour: number): number => capped(capped(fervour - a) + 5);
    return {
      status,
      napoleon: p.napoleon,
      abdication: capped(p.abdication - 1),
      fervour: [capped(france + 5), fallen(germany), fallen(austria), italy, spain],
    };
  }
  for (const power of ['russia', 'prussia', 'austria'] as const) set(power, STATUS.coalition);
  return {
    status,
    napoleon: NAPOLEON.V,
    abdication: capped(p.abdication + 1),
    fervour: [capped(france - a), capped(germany - b), capped(austria - c), italy, spain],
  };
}
