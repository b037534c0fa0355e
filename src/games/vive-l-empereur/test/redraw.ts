import type { Intent } from '../../../../test/conformance/knowledge.ts';
import { OFF } from '../../../grids/hexes.ts';
import { type Random, shuffle } from '../../../kernel/chance.ts';
import { fastChance } from '../../../kernel/fast-chance.ts';
import { play, type Steps } from '../../../kernel/flow.ts';
import type { Viewer } from '../../../kernel/game.ts';
import { get } from '../../../kernel/there.ts';
import { copyPosition } from '../copy.ts';
import type { Battle, Box } from '../data/box.ts';
import type { Formation } from '../data/names.ts';
import { lift, put } from '../field.ts';
import { type Choice, NONE, type Position, type Unit } from '../position.ts';
import { complies } from '../rules/stacking.ts';
import type { ViveEvent } from '../told.ts';
import { hiddenFrom } from './secrets.ts';

// Everything that VE-0-j calls secret, drawn anew: who lies under the top of an enemy stack, in which formation and facing. How many
// steps each unit has lost was told to all (VE-VII.8), so that they stay with it.

/** Numbers in lists and fields that name units, wherever they stand. */
const UNIT_FIELDS: ReadonlySet<string> = new Set([
  'unit',
  'units',
  'firers',
  'failed',
  'due',
  'broken',
  'broke',
  'struck',
  'spared',
  'disorders',
  'recoiled',
  'pushed',
  'riders',
  'advancing',
  'announced',
  'groups',
  'group',
  'faced',
  'tried',
  'attackers',
  'defenders',
  'fighters',
  'others',
]);

function unitsIn(value: unknown, out: Set<Unit>, named = false): void {
  if (typeof value === 'number') {
    if (named) out.add(value);
  } else if (Array.isArray(value)) for (const each of value) unitsIn(each, out, named);
  else if (value !== null && typeof value === 'object')
    for (const [key, each] of Object.entries(value)) unitsIn(each, out, UNIT_FIELDS.has(key));
}

/** Whom the choice uses, and whom the viewer hears of when it is made: they are uncovered, with all that lie with them. */
function keptBy(
  steps: Steps<Position, Choice>,
  p: Position,
  viewer: Viewer,
  { seat, choice }: Intent<Choice>,
  chance: string,
): Set<Unit> {
  const kept = new Set<Unit>();
  unitsIn(choice, kept);
  const after = copyPosition(p);
  const dice = fastChance(chance);
  play(steps, after, seat, choice, {
    roll: (stream, sides) => dice.next(stream, sides),
    reveal() {},
    tell(event: ViveEvent, only?: number) {
      if (only === undefined || only === viewer) unitsIn(event, kept);
    },
  });
  return kept;
}

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

/** How it lies there: as the one before it did if it can, else as its own arm would. */
function lay(box: Box, b: Battle, p: Position, unit: Unit, { hex, second, was }: Place, from: Position): boolean {
  const [arm, before] = [get(b.units, unit).arm, get(b.units, was).arm];
  const formation = get(from.formation, was);
  const isAlike = arm === before || formation === 'disorganised';
  const orders: readonly Formation[] = isAlike ? [formation] : arm === 'artillery' ? ['limbered'] : ['column'];
  p.marker[unit] = get(from.marker, was);
  p.marks[unit] = get(from.marks, was);
  for (const order of orders)
    for (const facing of isAlike ? [get(from.facing, was)] : [0, 2, 4, 6, 8, 10]) {
      p.formation[unit] = order;
      p.facing[unit] = facing;
      put(p, unit, hex, true, second);
      if (isAlike || complies(box, b, p, hex)) return true;
      lift(p, unit);
    }
  return false;
}

/** VE-V.1-a */
function isTooMuch(box: Box, b: Battle, p: Position): boolean {
  const sums = new Map<number, number>();
  for (const [unit, hex] of p.hex.entries())
    for (const at of [hex, get(p.second, unit)])
      if (at >= 0) sums.set(at, (sums.get(at) ?? 0) + get(p.steps, unit));
  const { horseSteps, footSteps } = box.constants;
  return [...sums].some(
    ([hex, sum]) => sum > (get(b.units, get(p.top, hex)).arm === 'cavalry' ? horseSteps : footSteps),
  );
}

const TRIES = 40;

export function redraw(
  box: Box,
  steps: Steps<Position, Choice>,
  p: Position,
  viewer: Viewer,
  random: Random,
  intent?: Intent<Choice>,
  chance = '',
): Position {
  const b = box.battle(p.scenario);
  const kept = intent === undefined ? new Set<Unit>() : keptBy(steps, p, viewer, intent, chance);
  for (const frame of p.stack) unitsIn(frame, kept);
  const keptHexes = new Set([...kept].map((unit) => p.hex[unit] ?? NONE).filter((hex) => hex >= 0));
  const hidden = hiddenFrom(box, p, viewer).filter((unit) => !keptHexes.has(get(p.hex, unit)));
  for (let tries = 0; tries < TRIES; tries++) {
    const q = copyPosition(p);
    // All of a stack is lifted and laid again, the lowest last: the order within it is kept.
    const places: Place[] = hidden.map((unit) => ({ hex: get(p.hex, unit), second: get(p.second, unit), was: unit }));
    for (const unit of hidden) lift(q, unit);
    const left = hidden.slice();
    shuffle(left, random);
    const isWhole = places.every((place) => {
      const found = left.findIndex((unit) => fits(b, p, unit, place));
      const [unit] = found < 0 ? [] : left.splice(found, 1);
      return unit !== undefined && lay(box, b, q, unit, place, p);
    });
    if (isWhole && !isTooMuch(box, b, q)) return q;
  }
  return copyPosition(p);
}
