import type { Io } from '../../kernel/chance.ts';
import { askedSeat, listChoices, play, type Seat, type Steps } from '../../kernel/flow.ts';
import type { Odds, OddsTerm } from '../../kernel/odds.ts';
import { copyPosition } from './copy.ts';
import type { Box } from './data/box.ts';
import { isKnown } from './piles.ts';
import { type Choice, NONE, type Position, type Term, type Test, type Unit } from './position.ts';
import { retreatSlots } from './rules/losses.ts';
import { factsOf, unitAt, woundsOf } from './rules/pieces.ts';
import { evasionTerms, fireTerms, meleeTerms, moralePasses, moraleTerms, sum, woundsBy } from './rules/sums.ts';
import { testsFor } from './rules/toll.ts';
import type { SagaEvent } from './told.ts';

// Exact odds of the next test, if nobody plays a card any more: the sums are those of the dice, and every face is counted. Wounds are
// followed by their Morale tests: whoever owes one rolls, a steadfast unit and a winner take none, nobody is supported.

/** What becomes of a unit. */
type Fate = 'unhurt' | 'wounded' | 'retreats' | 'falls';
export const FATES: readonly Fate[] = ['unhurt', 'wounded', 'retreats', 'falls'];

/** Choices after which a die may follow. */
const DECISIVE: ReadonlySet<Choice['kind']> = new Set<Choice['kind']>([
  'fire',
  'engage',
  'charge',
  'assault',
  'fight',
  'disengage',
  'evade',
  'recover',
  'spur',
  'countercharge',
  'repel',
  'spend',
  'stand',
  'regroup',
  'rally',
  'reorganise',
  'reform',
  'play',
  'use',
  'pass',
]);

const FACES = [1, 2, 3, 4, 5, 6];

/** A distribution: ways out of one denominator. */
type Chances = Map<string, number>;

const addTo = (all: Chances, key: string, ways: number): void => {
  if (ways > 0) all.set(key, (all.get(key) ?? 0) + ways);
};

/** How likely each fate of a unit is that takes so many Wounds. */
function fateOf(box: Box, p: Position, unit: Unit, wounds: number, spared: boolean): ReadonlyMap<Fate, number> {
  const before = woundsOf(p, unit);
  const { cohesion, has } = factsOf(box, p, unit);
  if (wounds === 0) return new Map([['unhurt', 1]]);
  if (before + wounds >= cohesion) return new Map([['falls', 1]]);
  const tests = spared || has.steadfast ? [] : testsFor(box, before, before + wounds);
  const bonus = sum(moraleTerms(box, p, { one: unit, cause: 'wounds', mods: [] }));
  let stays = 1;
  for (const target of tests) stays *= FACES.filter((face) => moralePasses(face, face + bonus, target)).length / 6;
  const isFree = retreatSlots(p, unit).some((slot) => unitAt(p, slot) === NONE);
  // NS-MOR-11: a way back that is taken costs a Wound.
  const failing: Fate = isFree ? 'retreats' : before + wounds + 1 >= cohesion ? 'falls' : 'wounded';
  const out = new Map<Fate, number>([['wounded', stays]]);
  if (stays < 1) out.set(failing, (out.get(failing) ?? 0) + 1 - stays);
  return out;
}

const isOut = (fate: Fate): boolean => fate === 'retreats' || fate === 'falls';

function fireChances(box: Box, p: Position, f: Test): Chances {
  const all: Chances = new Map();
  const bonus = sum(fireTerms(box, p, f));
  for (const face of FACES)
    for (const [fate, share] of fateOf(box, p, f.two, woundsBy(box, face + bonus), false)) addTo(all, fate, share / 6);
  return all;
}

/** NS-MELEE-14: the defender's unit is settled first; whoever has won owes nothing. Keys: the enemy's fate, then the own. */
function meleeChances(box: Box, p: Position, f: Test): Chances {
  const all: Chances = new Map();
  const [one, two] = [sum(meleeTerms(box, p, f, f.one)), sum(meleeTerms(box, p, f, f.two))];
  const fallsAtOnce = (unit: Unit, wounds: number): boolean =>
    woundsOf(p, unit) + wounds >= factsOf(box, p, unit).cohesion;
  for (const mine of FACES)
    for (const theirs of FACES) {
      const [onTwo, onOne] = [woundsBy(box, mine + one), woundsBy(box, theirs + two)];
      const oneFalls = fallsAtOnce(f.one, onOne);
      for (const [their, a] of fateOf(box, p, f.two, onTwo, oneFalls))
        for (const [own, b] of fateOf(box, p, f.one, onOne, isOut(their))) addTo(all, `${their}-${own}`, (a * b) / 36);
    }
  return all;
}

const raw = (total: number, target: number, won: string, lost: string): Chances => {
  const all: Chances = new Map();
  for (const face of FACES) addTo(all, face + total >= target ? won : lost, 1 / 6);
  return all;
};

function moraleChances(box: Box, p: Position, f: Test): Chances {
  const all: Chances = new Map();
  const bonus = sum(moraleTerms(box, p, f));
  for (const face of FACES) addTo(all, moralePasses(face, face + bonus, f.target) ? 'success' : 'failure', 1 / 6);
  return all;
}

/** Shares as ways: everything is a number of faces of at most a few dice. */
function counted(chances: Chances, terms: readonly OddsTerm[], order: readonly string[]): Odds {
  for (let dice = 1; ; dice++) {
    const of = 6 ** dice;
    const ways = [...chances].map(([key, share]) => ({ key, ways: share * of }));
    if (dice < 7 && ways.some(({ ways: n }) => Math.abs(n - Math.round(n)) > 1e-6)) continue;
    const rank = (key: string): number => order.indexOf(key);
    const results = ways
      .map(({ key, ways: n }) => ({ key, ways: Math.round(n) }))
      .sort((a, b) => rank(a.key) - rank(b.key));
    return { of, results, terms };
  }
}

/** Every result that odds speak of, the worst for the enemy last. */
export const RESULTS: readonly string[] = [
  'failure',
  'success',
  'caught',
  'evaded',
  ...FATES,
  ...FATES.flatMap((their) => FATES.map((own) => `${their}-${own}`)),
];

const termsOf = (side: string, terms: readonly Term[]): OddsTerm[] =>
  terms.map(({ what, clause, value }) => ({ side, what, clause, value }));

/** Thrown where the first die would be rolled. */
class Die extends Error {}

/** Plays the choice, and then nothing but passes, up to the first die; false if none comes before somebody must really decide. */
function upToDie(steps: Steps<Position, Choice>, p: Position, seat: Seat, c: Choice): boolean {
  const io: Io<SagaEvent> = {
    roll(stream) {
      throw stream === 'dice' ? new Die() : new Error('no die of a test');
    },
    reveal() {},
    tell: null,
  };
  let [who, next]: [Seat, Choice | undefined] = [seat, c];
  try {
    while (next !== undefined && p.outcome === null) {
      play(steps, p, who, next, io);
      who = askedSeat(steps, p);
      next = who < 0 ? undefined : listChoices(steps, p, who, []).find(({ kind }) => kind === 'pass');
      const step = p.stack.at(-1)?.step ?? '';
      if (!/^(?:window|test|engage)\./.test(step)) return false;
    }
  } catch (error) {
    return error instanceof Die;
  }
  return false;
}

const isTest = (f: unknown): f is Test => typeof f === 'object' && f !== null && 'mods' in f;

/** NS-INFO-01: what is aimed at must be known now: it is turned up only when the action is carried out, after its windows. */
const areSeen = (p: Position, seat: Seat, ...units: readonly Unit[]): boolean =>
  units.every((unit) => unit === NONE || isKnown(p, unit, seat));

export function oddsOfChoice(
  box: Box,
  steps: Steps<Position, Choice>,
  p: Position,
  seat: Seat,
  c: Choice,
): Odds | null {
  if (!DECISIVE.has(c.kind)) return null;
  if (c.kind === 'pass' && !/^(?:window|test|engage)\./.test(p.stack.at(-1)?.step ?? '')) return null;
  const q = copyPosition(p);
  if (!upToDie(steps, q, seat, c)) return null;
  const f = q.stack.at(-1);
  if (isTest(f)) {
    if (!areSeen(p, seat, f.one, f.two)) return null;
    if (f.test === 'fire') return counted(fireChances(box, q, f), termsOf('attack', fireTerms(box, q, f)), RESULTS);
    if (f.test === 'morale')
      return counted(moraleChances(box, q, f), termsOf('attack', moraleTerms(box, q, f)), RESULTS);
    const terms = [
      ...termsOf('attack', meleeTerms(box, q, f, f.one)),
      ...termsOf('defence', meleeTerms(box, q, f, f.two)),
    ];
    return counted(meleeChances(box, q, f), terms, RESULTS);
  }
  if (f?.step.startsWith('engage.') && 'attacker' in f && 'defender' in f) {
    if (!areSeen(p, seat, Number(f.defender), Number(f.attacker))) return null;
    const terms = evasionTerms(box, q, Number(f.defender), Number(f.attacker));
    return counted(raw(sum(terms), box.constants.evasionTarget, 'evaded', 'caught'), termsOf('attack', terms), RESULTS);
  }
  return null;
}
