import type { Intent } from '../../../../test/conformance/knowledge.ts';
import { type Hex, OFF, WAYS } from '../../../grids/hexes.ts';
import { type Chance, type Random, shuffle } from '../../../kernel/chance.ts';
import { fastChance } from '../../../kernel/fast-chance.ts';
import { type Frame, listChoices, play, type Steps } from '../../../kernel/flow.ts';
import type { Viewer } from '../../../kernel/game.ts';
import { same } from '../../../kernel/plain.ts';
import { get, there } from '../../../kernel/there.ts';
import { copyPosition } from '../copy.ts';
import type { Battle, Box } from '../data/box.ts';
import { neighbour, unitsAt } from '../field.ts';
import type { Choice, Position, Unit } from '../position.ts';
import { complies, facingsAgree, mayShare } from '../rules/stacking.ts';
import type { ViveEvent } from '../told.ts';
import { hiddenFrom, unitsIn } from './secrets.ts';

// Everything that VE-0-j calls secret, drawn anew: who lies under the top of an enemy stack, in which formation and facing. How many
// steps each unit has lost was told to all (VE-VII.8), so that they stay with it; that a hex holds a Square is seen (VE-III.3-a).

/**
 * The hexes that the choice uncovers: those of whom it uses, and of whom the viewer hears when it is made. And those beside the way of
 * whoever runs: by where he goes, and by whether his owner is asked, all see which of them had room (VE-VIII.9-b, VE-V.1-c).
 */
function uncoveredBy(
  box: Box,
  steps: Steps<Position, Choice>,
  p: Position,
  viewer: Viewer,
  { seat, choice }: Intent<Choice>,
  trials: readonly Chance[],
): Set<Hex> {
  const b = box.battle(p.scenario);
  const found = new Set<Unit>();
  const beside = new Set<Hex>();
  unitsIn(choice, found);
  const hidden = hiddenFrom(box, p, viewer);
  for (const dice of trials) {
    const next = copyPosition(p);
    play(steps, next, seat, choice, {
      roll: (stream, sides) => dice.next(stream, sides),
      reveal() {},
      tell(event: ViveEvent, only?: number) {
        if (only !== undefined && only !== viewer) return;
        unitsIn(event, found);
        if (event.kind !== 'moved' || event.how !== 'retreat') return;
        for (let way = 0; way < WAYS; way++) beside.add(neighbour(b, event.to, way)).add(neighbour(b, event.from, way));
      },
    });
    // And whoever is seen then: an army that has to test is known to all (VE-XII-b).
    const still = new Set(hiddenFrom(box, next, viewer));
    for (const unit of hidden) if (!still.has(unit)) found.add(unit);
  }
  return new Set([...[...found].map((unit) => get(p.hex, unit)), ...beside].filter((hex) => hex >= 0));
}

/** A place under the top of a stack, and who lies there. */
interface Place {
  readonly hex: number;
  readonly second: number;
  readonly was: Unit;
}

/** Could the unit lie there? Cavalry lies with cavalry, light infantry alone with skirmishers (VE-V.2-a, VE-V.7-e). */
function fits(b: Battle, p: Position, unit: Unit, { hex, second, was }: Place): boolean {
  const [facts, over] = [get(b.units, unit), get(b.units, get(p.top, hex))];
  if (facts.side !== get(b.units, was).side || (facts.arm === 'cavalry') !== (over.arm === 'cavalry')) return false;
  return second === OFF || facts.light;
}

const holdsSquare = (p: Position, hex: number): boolean =>
  unitsAt(p, hex).some((unit) => p.formation[unit] === 'square');

/** The stacks with other units in the places of those who are hidden; who is seen among them, or below, stays where he is. */
function exchange(q: Position, p: Position, names: ReadonlyMap<Unit, Unit>): void {
  const now = (unit: Unit): Unit => names.get(unit) ?? unit;
  for (const [was, unit] of names) {
    q.hex[unit] = get(p.hex, was);
    q.second[unit] = get(p.second, was);
  }
  for (const [unit, under] of p.below.entries()) q.below[now(unit)] = now(under);
}

/** How it lies there: as the one before it did if it can, else as its own arm would. `pending` are those who are still to be laid. */
function lay(
  box: Box,
  b: Battle,
  p: Position,
  unit: Unit,
  { hex, was }: Place,
  from: Position,
  pending: ReadonlySet<Unit>,
  random: Random,
): boolean {
  const [arm, before] = [get(b.units, unit).arm, get(b.units, was).arm];
  const formation = get(from.formation, was);
  p.marker[unit] = get(from.marker, was);
  p.marks[unit] = get(from.marks, was);
  p.formation[unit] = formation;
  p.facing[unit] = get(from.facing, was);
  if (arm === before || formation === 'disorganised') return true;
  p.formation[unit] = arm === 'artillery' ? 'limbered' : holdsSquare(from, hex) ? 'square' : 'column';
  const facings = p.formation[unit] === 'square' ? [0] : [0, 2, 4, 6, 8, 10];
  // By chance, for those who lie under it must agree with it, too.
  shuffle(facings, random);
  const others = unitsAt(p, hex).filter((other) => other !== unit && !pending.has(other));
  const agrees = (facing: number): boolean => {
    p.facing[unit] = facing;
    return others.every((other) => mayShare(p, b, unit, other) && facingsAgree(box, b, p, unit, other));
  };
  // A stack that is passed through need not agree.
  return facings.some(agrees) || !complies(box, b, from, hex);
}

/** VE-V.1-a */
function isTooMuch(box: Box, b: Battle, p: Position): boolean {
  const sums = new Map<number, number>();
  for (const [unit, hex] of p.hex.entries())
    for (const at of [hex, get(p.second, unit)]) if (at >= 0) sums.set(at, (sums.get(at) ?? 0) + get(p.steps, unit));
  const { horseSteps, footSteps } = box.constants;
  return [...sums].some(
    ([hex, sum]) => sum > (get(b.units, get(p.top, hex)).arm === 'cavalry' ? horseSteps : footSteps),
  );
}

/** VE-XII-a: each disorder and each rally was told with its unit, so that everybody can count those of a corps. */
const broken = (b: Battle, p: Position): number[] => {
  const found = b.corps.map(() => 0);
  for (const [unit, formation] of p.formation.entries())
    if (formation === 'disorganised' && get(p.hex, unit) >= 0) {
      const { corps } = get(b.units, unit);
      found[corps] = get(found, corps) + 1;
    }
  return found;
};

/** Frames in which units are named that nobody sees name the others now. */
const UNSEEN_IN = ['units', 'group', 'faced', 'recoiled', 'tried', 'dropped'];

function renamed<T>(value: T, names: ReadonlyMap<Unit, Unit>, isName?: boolean): T;
function renamed(value: unknown, names: ReadonlyMap<Unit, Unit>, isName = false): unknown {
  if (typeof value === 'number') return isName ? (names.get(value) ?? value) : value;
  if (Array.isArray(value)) return value.map((each: unknown) => renamed(each, names, isName));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, renamed(each, names, UNSEEN_IN.includes(key))]),
  );
}

const TRIES = 60;

/** Who comes to light depends on the dice: a stack tests no further than to the first that passes (VE-V.5-a). */
const trialsOf = ({ dice }: Intent<Choice>, random: Random): Chance[] =>
  dice === undefined ? Array.from({ length: 3 }, () => fastChance(random.below(1e9))) : [dice()];

export function redraw(
  box: Box,
  steps: Steps<Position, Choice>,
  p: Position,
  viewer: Viewer,
  random: Random,
  intent?: Intent<Choice>,
): Position {
  const b = box.battle(p.scenario);
  const open =
    intent === undefined ? new Set<Hex>() : uncoveredBy(box, steps, p, viewer, intent, trialsOf(intent, random));
  const hidden = hiddenFrom(box, p, viewer).filter((unit) => !open.has(get(p.hex, unit)));
  const places: Place[] = hidden.map((unit) => ({ hex: get(p.hex, unit), second: get(p.second, unit), was: unit }));
  const counts = broken(b, p);
  for (let tries = 0; tries < TRIES && places.length > 1; tries++) {
    const q = copyPosition(p);
    const left = hidden.slice();
    shuffle(left, random);
    const names = new Map<Unit, Unit>();
    for (const place of places) {
      const found = left.findIndex((unit) => fits(b, p, unit, place));
      const [unit] = found < 0 ? [] : left.splice(found, 1);
      if (unit !== undefined) names.set(place.was, unit);
    }
    if (names.size < places.length) continue;
    exchange(q, p, names);
    const pending = new Set(hidden);
    const isWhole = places.every((place) => {
      const unit = there(names.get(place.was));
      pending.delete(unit);
      return lay(box, b, q, unit, place, p, pending, random);
    });
    // VE-V.7-f: what agrees at the end of a phase agrees with the others, too. What does not agree yet looks to the enemy as if it did;
    // but what its owner does about it is known by what he chooses.
    const agrees = ({ hex }: Place): boolean =>
      complies(box, b, q, hex) ? intent === undefined || complies(box, b, p, hex) : !complies(box, b, p, hex);
    const isAlike = (place: Place): boolean => holdsSquare(q, place.hex) === holdsSquare(p, place.hex) && agrees(place);
    // Who remembers every disorder knows more than the view says, from which positions are imagined.
    const isRemembered = intent === undefined || same(broken(b, q), counts);
    if (!isWhole || isTooMuch(box, b, q) || !places.every(isAlike) || !isRemembered) continue;
    q.stack = q.stack.map((frame): Frame => renamed(frame, names));
    // What is chosen by others may depend on whom they have there, and stays possible.
    if (intent === undefined || listChoices(steps, q, intent.seat, []).some((c) => same(c, intent.choice))) return q;
  }
  return copyPosition(p);
}
