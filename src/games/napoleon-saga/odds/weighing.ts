import type { Seat, Steps } from '../../../kernel/flow.ts';
import type { OddsTerm, WeighedDie, Weighing, Worth } from '../../../kernel/odds.ts';
import { copyPosition } from '../copy.ts';
import type { Box } from '../data/box.ts';
import { atTheDie } from '../odds.ts';
import { goalOf } from '../options.ts';
import type { Choice, Position, Term, Test, Unit } from '../position.ts';
import { eliminate } from '../rules/losses.ts';
import { scoreMelee, scoreState } from '../rules/objectives.ts';
import { enemyOf, factsOf, ownerOf, sideOf, woundsOf } from '../rules/pieces.ts';
import { evasionTerms, fireTerms, meleeTerms, moralePasses, moraleTerms, sum, woundsBy } from '../rules/sums.ts';
import { testsFor } from '../rules/toll.ts';
import { pointsOf } from '../rules/victory.ts';
import { FACES } from './chances.ts';
import { type Fight, ifsOf } from './ifs.ts';
import { isTest } from './walk.ts';

// What a player weighs before he commits himself: each die by its faces, what a fall is worth, and what cards could change.

const QUIET = { roll: () => 1, reveal() {}, tell: null };

function termsOf(side: string, terms: readonly Term[]): OddsTerm[] {
  return terms.map(({ what, clause, value }) => ({ side, what, clause, value }));
}

/** The faces of a die by the key of what each does. */
function sorted(keyOf: (face: number) => string, goodFor: (key: string) => Seat | null): WeighedDie['faces'] {
  const keys = [...new Set(FACES.map(keyOf))];
  return keys.map((key) => ({ key, faces: FACES.filter((face) => keyOf(face) === key), good: goodFor(key) }));
}

const NOTHING = 'wounds0';
const WOUNDS: readonly string[] = [NOTHING, 'wounds1', 'wounds2'];

/** A die of Fire or Melee: how many Wounds each face brings. */
function blow(box: Box, side: string, terms: readonly Term[], by: Seat): WeighedDie {
  const total = sum(terms);
  const keyOf = (face: number) => WOUNDS[woundsBy(box, face + total)] ?? NOTHING;
  const faces = sorted(keyOf, (key) => (key === NOTHING ? null : by));
  return { side, terms: termsOf(side, terms), target: null, after: null, faces };
}

function moraleDie(
  box: Box,
  p: Position,
  side: string,
  f: Pick<Test, 'one' | 'cause' | 'mods'>,
  target: number,
  keys: readonly [held: string, lost: string],
  after: string | null,
): WeighedDie {
  const terms = moraleTerms(box, p, f);
  const bonus = sum(terms);
  const owner = ownerOf(f.one);
  const faces = sorted(
    (face) => (moralePasses(face, face + bonus, target) ? keys[0] : keys[1]),
    (key) => (key === keys[0] ? owner : enemyOf(owner)),
  );
  return { side, terms: termsOf(side, terms), target, after, faces };
}

/** NS-MOR-01 to -04: the tests that a unit may owe for the Wounds of a die, one for each difficulty. */
function moraleOf(box: Box, p: Position, side: string, unit: Unit, die: WeighedDie): WeighedDie[] {
  const before = woundsOf(p, unit);
  const { cohesion, has } = factsOf(box, p, unit);
  if (has.steadfast) return [];
  const met = new Set<number>();
  return [1, 2].flatMap((wounds) => {
    const key = WOUNDS[wounds] ?? '';
    if (before + wounds >= cohesion || !die.faces.some((group) => group.key === key)) return [];
    return testsFor(box, before, before + wounds).flatMap((target) => {
      if (met.has(target)) return [];
      met.add(target);
      return [moraleDie(box, p, side, { one: unit, cause: 'wounds', mods: [] }, target, ['holds', 'gives'], key)];
    });
  });
}

/** NS-VIC-05: the points that the fall of a unit brings. What the enemy is after counts only where he has shown it (NS-INFO-01). */
function worthOf(box: Box, p: Position, seat: Seat, result: string, fallen: Unit, victor: Unit, melee: boolean): Worth {
  const q = copyPosition(p);
  const gainer = ownerOf(victor);
  const side = sideOf(q, gainer);
  if (gainer !== seat) side.objectives = side.objectives.filter((each) => side.shown.includes(each));
  const before = pointsOf(box, q, gainer);
  eliminate(box, q, fallen, QUIET);
  if (melee) scoreMelee(box, q, victor, QUIET);
  scoreState(box, q, 'ANY_TIME', QUIET);
  const total = pointsOf(box, q, gainer);
  return { result, seat: gainer, points: total - before, total, goal: goalOf(p.options), clause: 'NS-VIC-05' };
}

const canFall = (box: Box, p: Position, unit: Unit, { faces }: WeighedDie): boolean =>
  faces.some(({ key }) => woundsOf(p, unit) + WOUNDS.indexOf(key) >= factsOf(box, p, unit).cohesion);

function weighFire(box: Box, p: Position, seat: Seat, f: Test, ifs: Weighing['ifs']): Weighing {
  const by = ownerOf(f.one);
  const die = blow(box, 'attack', fireTerms(box, p, f), by);
  const worth = canFall(box, p, f.two, die) ? [worthOf(box, p, seat, 'falls', f.two, f.one, false)] : [];
  return { by, dice: [die, ...moraleOf(box, p, 'defenceMorale', f.two, die)], worth, ifs };
}

function weighMelee(box: Box, p: Position, seat: Seat, f: Test, ifs: Weighing['ifs']): Weighing {
  const by = ownerOf(f.one);
  const mine = blow(box, 'attack', meleeTerms(box, p, f, f.one), by);
  const theirs = blow(box, 'defence', meleeTerms(box, p, f, f.two), enemyOf(by));
  const worth: Worth[] = [];
  if (canFall(box, p, f.two, mine)) worth.push(worthOf(box, p, seat, 'falls-unhurt', f.two, f.one, true));
  if (canFall(box, p, f.one, theirs)) worth.push(worthOf(box, p, seat, 'unhurt-falls', f.one, f.two, true));
  const dice = [
    mine,
    theirs,
    ...moraleOf(box, p, 'defenceMorale', f.two, mine),
    ...moraleOf(box, p, 'attackMorale', f.one, theirs),
  ];
  return { by, dice, worth, ifs };
}

function weighEvasion(box: Box, p: Position, unit: Unit, from: Unit): Weighing {
  const terms = evasionTerms(box, p, unit, from);
  const target = box.constants.evasionTarget;
  const by = ownerOf(unit);
  const faces = sorted(
    (face) => (face + sum(terms) >= target ? 'evaded' : 'caught'),
    (key) => (key === 'evaded' ? by : enemyOf(by)),
  );
  return {
    by,
    dice: [{ side: 'evasion', terms: termsOf('evasion', terms), target, after: null, faces }],
    worth: [],
    ifs: [],
  };
}

export function weighChoice(
  box: Box,
  steps: Steps<Position, Choice>,
  p: Position,
  seat: Seat,
  c: Choice,
): Weighing | null {
  const q = atTheDie(steps, p, seat, c);
  const f = q?.stack.at(-1);
  if (q === null || f === undefined) return null;
  if (isTest(f)) {
    const fight: Fight = { box, steps, p, seat, choice: c, q, f };
    if (f.test === 'fire') return weighFire(box, q, seat, f, ifsOf(fight));
    if (f.test === 'melee') return weighMelee(box, q, seat, f, ifsOf(fight));
    const die = moraleDie(box, q, 'morale', f, f.target, ['success', 'failure'], null);
    return { by: ownerOf(f.one), dice: [die], worth: [], ifs: ifsOf(fight) };
  }
  return 'attacker' in f && 'defender' in f ? weighEvasion(box, q, Number(f.defender), Number(f.attacker)) : null;
}
