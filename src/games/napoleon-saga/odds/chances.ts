import type { Odds } from '../../../kernel/odds.ts';
import type { Box } from '../data/box.ts';
import { NONE, type Position, type Test, type Unit } from '../position.ts';
import { retreatSlots } from '../rules/losses.ts';
import { factsOf, unitAt, woundsOf } from '../rules/pieces.ts';
import { fireTerms, meleeTerms, moralePasses, moraleTerms, sum, woundsBy } from '../rules/sums.ts';
import { testsFor } from '../rules/toll.ts';

// What the dice of a test can bring: every face is counted.

/** What becomes of a unit. */
type Fate = 'unhurt' | 'wounded' | 'retreats' | 'falls';
export const FATES: readonly Fate[] = ['unhurt', 'wounded', 'retreats', 'falls'];

export const FACES = [1, 2, 3, 4, 5, 6];

/** A distribution: ways out of one denominator. */
export type Chances = Map<string, number>;

const addTo = (all: Chances, key: string, ways: number): void => {
  if (ways > 0) all.set(key, (all.get(key) ?? 0) + ways);
};

/** A card that helps a unit in the first Morale test for Wounds that it owes: by a sum, or it need not be taken at all. */
export interface Aid {
  readonly unit: Unit;
  readonly amount: number;
  /** NS-MOR-01: the whole series of tests is dropped, or only the first one passed. */
  readonly spares: 'all' | 'first' | 'none';
}

function testsOwed(box: Box, p: Position, unit: Unit, wounds: number, aid: Aid | null): readonly number[] {
  const before = woundsOf(p, unit);
  const tests = testsFor(box, before, before + wounds);
  if (aid?.unit !== unit || aid.spares === 'none') return tests;
  return aid.spares === 'all' ? [] : tests.slice(1);
}

/** How likely each fate of a unit is that takes so many Wounds. */
function fateOf(
  box: Box,
  p: Position,
  unit: Unit,
  wounds: number,
  spared: boolean,
  aid: Aid | null,
): ReadonlyMap<Fate, number> {
  const before = woundsOf(p, unit);
  const { cohesion, has } = factsOf(box, p, unit);
  if (wounds === 0) return new Map([['unhurt', 1]]);
  if (before + wounds >= cohesion) return new Map([['falls', 1]]);
  const tests = spared || has.steadfast ? [] : testsOwed(box, p, unit, wounds, aid);
  const bonus = sum(moraleTerms(box, p, { one: unit, cause: 'wounds', mods: [] }));
  let stays = 1;
  for (const [i, target] of tests.entries()) {
    const total = bonus + (i === 0 && aid?.unit === unit ? aid.amount : 0);
    stays *= FACES.filter((face) => moralePasses(face, face + total, target)).length / 6;
  }
  const isFree = retreatSlots(p, unit).some((slot) => unitAt(p, slot) === NONE);
  // NS-MOR-11: a way back that is taken costs a Wound.
  const failing: Fate = isFree ? 'retreats' : before + wounds + 1 >= cohesion ? 'falls' : 'wounded';
  const out = new Map<Fate, number>([['wounded', stays]]);
  if (stays < 1) out.set(failing, (out.get(failing) ?? 0) + 1 - stays);
  return out;
}

const isOut = (fate: Fate): boolean => fate === 'retreats' || fate === 'falls';

export function fireChances(box: Box, p: Position, f: Test, aid: Aid | null = null): Chances {
  const all: Chances = new Map();
  const bonus = sum(fireTerms(box, p, f));
  for (const face of FACES)
    for (const [fate, share] of fateOf(box, p, f.two, woundsBy(box, face + bonus), false, aid))
      addTo(all, fate, share / 6);
  return all;
}

/** NS-MELEE-14: the defender's unit is settled first; whoever has won owes nothing. Keys: the enemy's fate, then the own. */
export function meleeChances(box: Box, p: Position, f: Test, aid: Aid | null = null): Chances {
  const all: Chances = new Map();
  const [one, two] = [sum(meleeTerms(box, p, f, f.one)), sum(meleeTerms(box, p, f, f.two))];
  const fallsAtOnce = (unit: Unit, wounds: number): boolean =>
    woundsOf(p, unit) + wounds >= factsOf(box, p, unit).cohesion;
  for (const mine of FACES)
    for (const theirs of FACES) {
      const [onTwo, onOne] = [woundsBy(box, mine + one), woundsBy(box, theirs + two)];
      const oneFalls = fallsAtOnce(f.one, onOne);
      for (const [their, a] of fateOf(box, p, f.two, onTwo, oneFalls, aid))
        for (const [own, b] of fateOf(box, p, f.one, onOne, isOut(their), aid))
          addTo(all, `${their}-${own}`, (a * b) / 36);
    }
  return all;
}

/** Distributions that come about with the same chance, as one. */
export function mixed(parts: readonly Chances[]): Chances {
  const all: Chances = new Map();
  for (const part of parts) for (const [key, share] of part) addTo(all, key, share / parts.length);
  return all;
}

export const raw = (total: number, target: number, won: string, lost: string): Chances => {
  const all: Chances = new Map();
  for (const face of FACES) addTo(all, face + total >= target ? won : lost, 1 / 6);
  return all;
};

export function moraleChances(box: Box, p: Position, f: Test): Chances {
  const all: Chances = new Map();
  const bonus = sum(moraleTerms(box, p, f));
  for (const face of FACES) addTo(all, moralePasses(face, face + bonus, f.target) ? 'success' : 'failure', 1 / 6);
  return all;
}

/** How much worse each fate is than the one before: a unit that leaves the line is more than a Wound. */
const GRAVITY: Readonly<Record<Fate, number>> = { unhurt: 0, wounded: 1, retreats: 4, falls: 8 };

/** Every result that odds speak of, the worst for the enemy last. */
export const RESULTS: readonly string[] = [
  'failure',
  'success',
  'noFight',
  'caught',
  'evaded',
  ...FATES,
  ...FATES.flatMap((their) => FATES.map((own) => ({ key: `${their}-${own}`, gain: GRAVITY[their] - GRAVITY[own] })))
    .sort((a, b) => a.gain - b.gain)
    .map(({ key }) => key),
];

/** Shares as ways: everything is a number of faces of at most a few dice. */
export function counted(chances: Chances): Pick<Odds, 'of' | 'results'> {
  for (let dice = 1; ; dice++) {
    const of = 6 ** dice;
    const ways = [...chances].map(([key, share]) => ({ key, ways: share * of }));
    if (dice < 7 && ways.some(({ ways: n }) => Math.abs(n - Math.round(n)) > 1e-6)) continue;
    const rank = (key: string): number => RESULTS.indexOf(key);
    const results = ways
      .map(({ key, ways: n }) => ({ key, ways: Math.round(n) }))
      .sort((a, b) => rank(a.key) - rank(b.key));
    return { of, results };
  }
}
