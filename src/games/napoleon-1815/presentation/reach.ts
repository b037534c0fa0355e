import { fastRandom } from '../../../kernel/fast-chance.ts';
import { isForbidden } from '../../../kernel/permission.ts';
import { get } from '../../../kernel/there.ts';
import type { Reach } from '../board/aides.ts';
import type { Box, Link, Zone } from '../data/box.ts';
import { imagine } from '../imagine.ts';
import type { Operation, Position, View } from '../position.ts';
import { contested, corpsOf, looksFree } from '../rules/board.ts';
import { stepTo } from '../rules/choices.ts';
import { takesFortress } from '../rules/control.ts';
import { costOf, displacement, fatigueTerms } from '../rules/manoeuvre.ts';

/**
 * Where the points of the manoeuvre under way can take the viewer's stack, and what fatigue it would cost to end there. Any
 * position that agrees with the view will do: nothing is asked of it but what the viewer can see. In fog an enemy block
 * counts as a corps.
 */
export function reachOf(box: Box, view: View): readonly Reach[] {
  if (view.step !== 'manoeuvre.displace' || view.viewer === null || !view.asked.includes(view.viewer)) return [];
  const p = imagine(box, view, fastRandom(0));
  const { op } = p;
  if (op === null || op.group.length === 0) return [];
  const found = new Map<Zone, Way>();
  let edge: Way[] = isHalt(box, p, op, op.zone) && op.steps > 0 ? [] : [{ zone: op.zone, spent: op.spent, path: [] }];
  while (edge.length > 0) {
    const next: Way[] = [];
    for (const way of edge) {
      if (way.path.length > 0 && isHalt(box, p, op, way.zone)) continue;
      for (const on of stepsFrom(box, p, op, way)) {
        if (on.zone === op.zone || (found.get(on.zone)?.spent ?? Number.POSITIVE_INFINITY) <= on.spent) continue;
        found.set(on.zone, on);
        next.push(on);
      }
    }
    edge = next;
  }
  return [...found.values()].map(({ zone, spent, path }) => ({
    zone,
    points: spent,
    fatigue: fatigueAt(box, p, op, zone, spent),
    path,
  }));
}

interface Way {
  readonly zone: Zone;
  readonly spent: number;
  readonly path: readonly Link[];
}

/** The rules of the displacement, asked of a stack that stands one or more zones further. */
function stepsFrom(box: Box, p: Position, op: Operation, { zone, spent, path }: Way): Way[] {
  const { near, by } = get(box.zones, zone);
  const steps = displacement(box);
  const there = { ...p, op: { ...op, zone, spent, steps: op.steps + path.length } };
  return near.flatMap((to, i): Way[] => {
    if (isForbidden(steps, there, null, stepTo(to), op.seat)) return [];
    return [{ zone: to, spent: spent + costOf(p, get(by, i)), path: [...path, get(by, i)] }];
  });
}

/** MAN-13, 15: where a stack must stop: before the enemy, in a fortified town that it takes. */
const isHalt = (box: Box, p: Position, op: Operation, zone: Zone): boolean =>
  !looksFree(p, op.camp, zone) || takesFortress(box, p, op.camp, zone);

function fatigueAt(box: Box, p: Position, op: Operation, zone: Zone, spent: number): number {
  if (corpsOf(op.group).length === 0) return 0;
  const enemy = !looksFree(p, op.camp, zone);
  const there = { ...p, where: p.where.map((where, block) => (op.group.includes(block) ? zone : where)) };
  const fortress = !enemy && takesFortress(box, p, op.camp, zone);
  const terms = fatigueTerms(box, there, { ...op, zone, spent, fortress });
  const sum = terms.reduce((total, { value }) => total + value, 0);
  return Math.max(0, enemy && !contested(there, zone) ? sum + 1 : sum);
}
