import type { Hex } from '../../grids/hexes.ts';
import { play, type Seat, type Steps, settle, top } from '../../kernel/flow.ts';
import type { Odds, OddsTerm } from '../../kernel/odds.ts';
import { copyPosition } from './copy.ts';
import type { Box } from './data/box.ts';
import { formationOf, has, hexOf, stepsOf, topAt, unitsAt, unmark } from './field.ts';
import {
  type Begin,
  fateWays,
  fireListener,
  isCombat,
  type Listener,
  seenTable,
  shockListener,
  testListener,
} from './odds/walk.ts';
import { type Choice, MARK, NONE, type Position, type Unit } from './position.ts';
import { bonuses } from './rules/bonus.ts';
import { clashOf, targetsWith } from './rules/clash.ts';
import { valuesOf } from './rules/command.ts';
import { contacts } from './rules/contact.ts';
import { worstZone } from './rules/cover.ts';
import { firersAt, volleyOf } from './rules/fire-value.ts';
import { attemptOf } from './rules/forming.ts';
import type { Charge, Combat, FirePhase, Squares, Step } from './rules/frames.ts';
import { moraleParts, sum, type Trial } from './rules/morale.ts';
import { covering } from './rules/paces.ts';
import { shockAt, startCombat } from './rules/shock.ts';
import { ATTACKER, DEFENDER, type Side, unitsOf } from './rules/sides.ts';
import { isSheltered } from './rules/ways.ts';
import type { Cause, Part, ShockTerm } from './told.ts';

// Exact odds of the dice that a choice leads to, and the sums behind them, by what the chooser sees.

/** Which listener waits for what comes of the choice, and with what it is reckoned. */
interface Question {
  readonly listen: () => Listener;
  /** The shock that is fought, where others could still be declared before it. */
  readonly shock?: Shock;
  readonly terms: readonly OddsTerm[];
}

const named = (side: 'attacker' | 'defender' | 'tested', parts: readonly Part[]): OddsTerm[] =>
  parts.map(({ what, value, clause }) => ({ side, what, clause, value }));
const brought = (unit: Unit, terms: readonly OddsTerm[]): OddsTerm[] =>
  terms.map((each) => ({ ...each, of: `unit:${unit}` }));
const term = (side: 'attacker' | 'defender', what: string, clause: string, value: number | string): OddsTerm => ({
  side,
  what,
  clause,
  value,
});

/** What the parts before it come to. */
const total = (...of: Parameters<typeof term>): OddsTerm => ({ ...term(...of), total: true });

const isFires = (f: { readonly step: string }): f is FirePhase =>
  f.step === 'fires.firers' || f.step === 'fires.target';
const isCharge = (f: { readonly step: string }): f is Charge => f.step === 'charge.act';
const isSquares = (f: { readonly step: string }): f is Squares => f.step === 'squares.choose';
const isStep = (f: { readonly step: string }): f is Step => f.step === 'step.fire';

export function oddsOfChoice(
  box: Box,
  steps: Steps<Position, Choice>,
  p: Position,
  seat: Seat,
  c: Choice,
): Odds | null {
  // Most choices lead to no dice, and are told so before anything is copied.
  if (!isDiced(p, c)) return null;
  const { q, hidden } = seenTable(box, p, seat);
  const question = questionOf(box, q, c);
  if (question === null) return null;
  const { shock } = question;
  const aims = shock?.targets ?? aimsOf(q, c);
  if (question.listen === shockListener && hidesSquare(q, aims)) return null;
  const begin: Begin = shock === undefined ? (p, io, ran) => play(steps, p, seat, c, io, ran) : fighting(steps, shock);
  const ways = fateWays(steps, q, begin, c, question.listen);
  if (ways === null) return null;
  const unseen = hidden.filter((unit) => aims.some((hex) => targetsWith(p, hex).includes(hexOf(p, unit)))).length;
  const terms = unseen === 0 ? [] : [term('defender', 'hidden', 'VE-0-j', unseen)];
  return { ...ways, terms: [...question.terms, ...terms] };
}

type Shock = Pick<Combat, 'counter' | 'seat' | 'from' | 'targets'>;

const fighting =
  (steps: Steps<Position, Choice>, shock: Shock): Begin =>
  (p, io, ran) => {
    startCombat(p, shock);
    settle(steps, p, io, ran);
  };

/** The odds of a shock that is fought on this table as it lies. */
export function oddsOfShock(box: Box, steps: Steps<Position, Choice>, q: Position, shock: Shock): Odds | null {
  if (hidesSquare(q, shock.targets)) return null;
  const ways = fateWays(steps, q, fighting(steps, shock), { kind: 'pass' }, shockListener);
  return ways === null ? null : { ...ways, terms: shockTerms(box, q, shock) };
}

const DICED: ReadonlySet<Choice['kind']> = new Set<Choice['kind']>([
  ...(['target', 'firer', 'fire', 'assault', 'resolve', 'bonus', 'name'] as const),
  ...(['rally', 'test', 'square', 'recoil', 'countercharge', 'finish'] as const),
]);
const isDiced = (p: Position, c: Choice): boolean =>
  c.kind === 'pass' ? /^(combat|shocks)\./.test(top(p).step) : DICED.has(c.kind);

/** VE-IX.6-i: guns lie on a Square of which nobody knows how strong it is, and once they are gone it fights alone. */
const hidesSquare = (q: Position, hexes: readonly Hex[]): boolean =>
  hexes.some((hex) => unitsAt(q, hex).some((unit) => formationOf(q, unit) === 'square' && stepsOf(q, unit) === 0));

/** The hexes at which a choice aims that begins no shock. */
function aimsOf(q: Position, c: Choice): readonly Hex[] {
  const f = top(q);
  if ('hex' in c) return [c.hex];
  if (isFires(f)) return [f.hex];
  if (isStep(f)) return [f.at];
  if (isCombat(f)) return f.targets;
  return shockHexes(q);
}

const shockHexes = (p: Position): Hex[] => p.shocks.map(({ target }) => target);

function questionOf(box: Box, q: Position, c: Choice): Question | null {
  const f = top(q);
  switch (c.kind) {
    case 'target':
      return isFires(f) ? fireQuestion(box, q, f.seat, c.hex, []) : null;
    case 'firer':
    case 'fire': {
      const more = c.kind === 'firer' ? [c.unit] : [];
      if (isFires(f)) return fireQuestion(box, q, f.seat, f.hex, [...f.firers, ...more]);
      return isStep(f) ? opportunityQuestion(box, q, f, [...f.firers, ...more]) : null;
    }
    case 'assault':
      return shockQuestion(box, q, c.hex, [...(shockAt(q, c.hex)?.from ?? []), c.from]);
    case 'resolve':
      return shockQuestion(box, q, c.hex, shockAt(q, c.hex)?.from ?? []);
    case 'bonus':
    case 'name':
      return isCombat(f) ? combatQuestion(box, q, f, c) : null;
    case 'pass': {
      if (isCombat(f)) return combatQuestion(box, q, f, c);
      const [only, more] = f.step === 'shocks.declare' ? q.shocks : [];
      return only === undefined || more !== undefined ? null : shockQuestion(box, q, only.target, only.from);
    }
    case 'rally':
      return testQuestion(box, q, c.unit, { cause: 'rally' });
    case 'test':
      return armyQuestion(box, q, c.unit, f.step);
    case 'square':
      return isSquares(f) ? squareQuestion(box, q, f, c.hex) : null;
    case 'finish':
      return isCharge(f) ? chargeQuestion(box, q, f) : null;
    case 'recoil':
      return testQuestion(box, q, topAt(q, c.hex), { cause: 'recoil' });
    case 'countercharge':
      return testQuestion(box, q, topAt(q, c.hex), { cause: 'countercharge' });
    default:
      return null;
  }
}

const moraleOf = (box: Box, q: Position, unit: Unit, trial: Trial, side: 'defender' | 'tested'): OddsTerm[] =>
  unit === NONE ? [] : named(side, moraleParts(box, box.battle(q.scenario), q, unit, trial));

const testQuestion = (box: Box, q: Position, unit: Unit, trial: Trial): Question => ({
  listen: () => testListener(trial.cause, unit),
  terms: moraleOf(box, q, unit, trial, 'tested'),
});

/** VE-XII: for what the corps tests, its state says; after a comrade who broke, the procedure. */
function armyQuestion(box: Box, q: Position, unit: Unit, step: string): Question {
  const corps = box.battle(q.scenario).units[unit]?.corps ?? 0;
  const cause: Cause = step.startsWith('chain.') ? 'chain' : q.army[corps] === 2 ? 'despair' : 'demoralised';
  return testQuestion(box, q, unit, { cause });
}

/** VE-IX.6-d */
function squareQuestion(box: Box, q: Position, f: Squares, hex: Hex): Question {
  const { unit, far } = attemptOf(box, q, f, hex);
  return testQuestion(box, q, unit, { cause: 'square', seenAt: far });
}

/** VE-VII.3: with nobody named all fire who can and have not fired yet (VE-VII.4-a). */
function fireQuestion(box: Box, q: Position, seat: Seat, hex: Hex, units: readonly Unit[]): Question {
  const ready = firersAt(box, box.battle(q.scenario), q, seat, hex, false).filter((unit) => !has(q, unit, MARK.fired));
  return volleyQuestion(box, q, hex, units.length > 0 ? units : ready, topAt(q, hex), false);
}

/** VE-VII.5: at whoever leaves, who may lie under others; one who runs does not test (VE-VII.5-j). */
function opportunityQuestion(box: Box, q: Position, f: Step, units: readonly Unit[]): Question {
  const firers = units.length > 0 ? units : covering(box, box.battle(q.scenario), q, f);
  return volleyQuestion(box, q, f.at, firers, f.kind === 'retreat' ? NONE : (f.units[0] ?? NONE), true);
}

function volleyQuestion(
  box: Box,
  q: Position,
  hex: Hex,
  firers: readonly Unit[],
  target: Unit,
  isOpportunity: boolean,
): Question {
  const b = box.battle(q.scenario);
  const { firers: able, value, modifier } = volleyOf(box, b, q, firers, hex, isOpportunity);
  const halves = value - sum(able);
  const zone = worstZone(box, b, q, hex, [...new Set(able.map(({ from }) => from))]);
  return {
    listen: fireListener,
    terms: [
      ...able.flatMap(({ unit, parts }) => brought(unit, named('attacker', parts))),
      ...(halves === 0 ? [] : [term('attacker', 'halfBatteries', 'VE-IV.12-f', halves)]),
      total('attacker', 'value', 'VE-VII.3-b', value),
      ...(modifier === 0 ? [] : [term('attacker', 'die', 'VE-VII.3-d', modifier)]),
      // VE-VII.3-f
      ...(isSheltered(box, b, hex) ? [] : moraleOf(box, q, target, { cause: 'fire', zone }, 'defender')),
    ],
  };
}

function shockQuestion(box: Box, q: Position, hex: Hex, from: readonly Hex[]): Question {
  const shock = { counter: false, seat: q.active, from, targets: targetsWith(q, hex) };
  return { listen: shockListener, shock, terms: shockTerms(box, q, shock) };
}

/** VE-IX.3-a: the shock that awaits a charge that ends here, as things stand; null while it can still choose whom to strike. */
function chargeQuestion(box: Box, q: Position, f: Charge): Question | null {
  const group = f.groups[f.at];
  if (group === undefined) return null;
  const [hex, other] = contacts(box, box.battle(q.scenario), q, group.units, group.hex);
  return hex === undefined || other !== undefined ? null : shockQuestion(box, q, hex, [group.hex]);
}

function shockTerms(box: Box, q: Position, f: Shock, bonus: Bonus = bonusesOf(box, q, f)): OddsTerm[] {
  const { terms, powers, column } = clashOf(box, box.battle(q.scenario), q, f);
  const of = (side: 'attacker' | 'defender', list: readonly ShockTerm[]): OddsTerm[] =>
    list.flatMap(({ unit, parts, value, steps }) =>
      brought(unit, [...named(side, parts), total(side, 'product', 'VE-VIII.4-a', `${value} × ${steps}`)]),
    );
  const leader = (side: 'attacker' | 'defender', value: number): OddsTerm[] =>
    value === 0 ? [] : [term(side, 'leader', 'VE-XIV.3-e', value)];
  return [
    ...of('attacker', terms[ATTACKER]),
    total('attacker', 'power', 'VE-VIII.8-a', powers[ATTACKER]),
    ...of('defender', terms[DEFENDER]),
    total('defender', 'power', 'VE-VIII.8-a', powers[DEFENDER]),
    total('attacker', 'odds', 'VE-VIII.8-a', (box.odds[column] ?? []).join(':')),
    ...leader('attacker', bonus[ATTACKER]),
    ...leader('defender', bonus[DEFENDER]),
  ];
}

type Bonus = readonly [attacker: number, defender: number];

/** VE-XIV.3: what leaders would add, who use what helps them. */
function bonusesOf(box: Box, q: Position, f: Shock): Bonus {
  const b = box.battle(q.scenario);
  const { attackers, defenders } = clashOf(box, b, q, f);
  const { candidates } = bonuses(box);
  const of = (side: Side): number => {
    const [leader] = candidates(q, { ...f, attackers, defenders }, side);
    return leader === undefined ? 0 : valuesOf(box, b, q, leader).combat;
  };
  return [of(ATTACKER), of(DEFENDER)];
}

/** VE-XIV.3: the stacks are shown, and leaders are still to be asked. */
function combatQuestion(box: Box, q: Position, f: Combat, c: Choice): Question | null {
  if (!/^combat\.(attacker|defender)(Leader|Bonus)$/.test(f.step)) return null;
  const side = f.step.startsWith('combat.attacker') ? ATTACKER : DEFENDER;
  const leader = c.kind === 'name' ? c.leader : f.leaders[side];
  const b = box.battle(q.scenario);
  const chosen = c.kind === 'pass' ? 0 : valuesOf(box, b, q, leader).combat;
  // VE-VIII.1-b: they bear the mark of this very shock.
  const before = copyPosition(q);
  for (const unit of unitsOf(f.defenders)) unmark(before, unit, MARK.attacked);
  // The other side has spoken already, or uses what helps it.
  const bonus: Bonus = side === DEFENDER ? [f.bonus[ATTACKER], chosen] : [chosen, bonusesOf(box, before, f)[DEFENDER]];
  return { listen: shockListener, terms: shockTerms(box, before, f, bonus) };
}
