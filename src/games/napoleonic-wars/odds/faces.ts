import { get } from '../../../kernel/there.ts';
import { at, type Chances, chancesOf, guardChance } from '../bot/chances.ts';
import { copyPosition } from '../copy.ts';
import type { Box } from '../data/box.ts';
import { ITALY, NATION_COUNT, type Nation, PLACE, type Placement, type Position, SPAIN } from '../position.ts';
import { countAt, nationOf, someIn, strengthIn, unitsAt } from '../rules/board.ts';
import { donations } from '../rules/coalition.ts';

// What each face of Napoleon's die would make of the aim of the turn (NW-11.1-b). Who comes with him is counted exactly, corps by corps,
// and so is each battle as it would begin. Where corps flee to afterwards, who pursues them and in which order it is fought is the
// player's to say, so that it has no odds: it is left out.

/** Of some corps, so many are drawn: how likely each sum of their strengths is. */
function drawn(strengths: readonly number[], count: number): readonly number[] {
  // By how many are drawn and what they come to: in how many ways.
  const ways: number[][] = Array.from({ length: count + 1 }, () => []);
  get(ways, 0)[0] = 1;
  for (const strength of strengths)
    for (let n = count; n > 0; n--)
      get(ways, n - 1).forEach((some, sum) => {
        const here = get(ways, n);
        here[sum + strength] = (here[sum + strength] ?? 0) + some;
      });
  const all = get(ways, count).reduce((total, some) => total + some, 0);
  return get(ways, count).map((some) => some / all);
}

/** Where he goes, and with whom. */
interface Arrival {
  readonly to: Nation;
  readonly but: Nation;
  /** The corps that have gone with him, or before him, are where they will be. */
  readonly q: Position;
  /** How many come from the bowl. */
  readonly fromBowl: number;
}

/** NW-8.5-c, NW-8.5-d; of donors that are equally good, the first gives. */
function arrivalAt(box: Box, p: Position, to: Nation, corps: number): Arrival {
  const fromBowl = Math.min(corps, countAt(p, PLACE.army));
  const f: Placement = { step: 'placement.search', to, corps, missing: corps - fromBowl, found: [] };
  while (f.found.length < f.missing) {
    const [unit] = donations(box, p, f);
    if (unit !== undefined) f.found.push(unit);
    else if (f.to === p.but) break;
    else [f.to, f.found] = [p.but, []];
  }
  const q = copyPosition(p);
  for (const unit of f.found) q.where[unit] = f.to;
  // NW-7.5-a
  const isAmbushed = (f.to === SPAIN && p.ulcer) || (f.to === ITALY && p.fraDiavolo);
  const lost = isAmbushed && (p.entered & (1 << f.to)) === 0 && fromBowl > 0 ? 1 : 0;
  return { to: f.to, but: p.but, q, fromBowl: fromBowl - lost };
}

/** NW-8.5.1 */
function grandStrategy(p: Position, to: Nation): Arrival {
  const q = copyPosition(p);
  for (const unit of p.butStack) if (p.where[unit] === p.but) q.where[unit] = to;
  return { to, but: to, q, fromBowl: 0 };
}

/** How likely the coalition stands alone in a Nation once it has been fought there. */
function heldIn(box: Box, chances: Chances, { to, q, fromBowl }: Arrival, nation: Nation): number {
  if (!someIn(box, q, nation, false)) return 0;
  const ours = strengthIn(box, q, nation, false);
  const french = strengthIn(box, q, nation, true);
  const { win } = chances(q, nation);
  if (nation !== to) return someIn(box, q, nation, true) ? get(win, at(ours - french)) : 1;
  if (fromBowl === 0 && !someIn(box, q, nation, true)) return 1;
  const bowl = unitsAt(q, PLACE.army).map((unit) => get(box.strength, unit));
  const guard = guardChance(box, q);
  let held = 0;
  drawn(bowl, fromBowl).forEach((share, sum) => {
    const difference = ours - french - sum;
    const without = get(win, at(difference));
    const led = guard === 0 ? without : get(win, at(difference - box.constants.guardStrength));
    held += share * (without + guard * (led - without));
  });
  return held;
}

/** How likely so many Nations are held as the aim asks for, the But nation among them. */
function aimOf(box: Box, held: readonly number[], but: Nation): number {
  let others = [1];
  for (let nation = 0; nation < NATION_COUNT; nation++) {
    if (nation === but) continue;
    const here = get(held, nation);
    const next = new Array<number>(others.length + 1).fill(0);
    others.forEach((share, count) => {
      next[count] = (next[count] ?? 0) + share * (1 - here);
      next[count + 1] = (next[count + 1] ?? 0) + share * here;
    });
    others = next;
  }
  const enough = others.reduce(
    (sum, share, count) => sum + (count + 1 >= box.constants.objectiveNations ? share : 0),
    0,
  );
  return get(held, but) * enough;
}

/** For each face of Napoleon's die: how likely the aim of the turn is met if the coalition builds no more. */
export function aimsOf(box: Box): (p: Position) => readonly number[] {
  const chances = chancesOf(box);
  return (p) => {
    const after = (arrival: Arrival): number => {
      const held = Array.from({ length: NATION_COUNT }, (_, nation) => heldIn(box, chances, arrival, nation));
      return aimOf(box, held, arrival.but);
    };
    return [1, 2, 3, 4, 5, 6].map((face) => {
      const { napoleon } = get(box.invasions, face + p.turn - 2);
      if (napoleon !== null) return after(arrivalAt(box, p, napoleon.nation, napoleon.corps));
      return [1, 2, 3, 4, 5, 6].reduce((sum, second) => sum + after(grandStrategy(p, nationOf(p, second))) / 6, 0);
    });
  };
}
