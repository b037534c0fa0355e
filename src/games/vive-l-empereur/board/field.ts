import { OFF } from '../../../grids/hexes.ts';
import type { Battle, Box, UnitFacts } from '../data/box.ts';
import { LEADER, MARK, NONE, UNSEEN, type View } from '../position.ts';
import { namesOf, planOf } from './plan.ts';
import type { ShownField, ShownLeader, ShownUnit } from './shown.ts';

// What a viewer sees, as the board draws it.

/** What tells that a unit has done its part in this phase. */
const DONE: Readonly<Partial<Record<View['phase'], number>>> = {
  charges: MARK.charged,
  movement: MARK.moved | MARK.charged | MARK.stopped,
  defensive: MARK.fired,
  offensive: MARK.fired,
  shocks: MARK.attacked,
  rally: MARK.rallied,
};

/** How a unit is called under its piece. */
export type NameOf = (facts: UnitFacts) => string;

/** Those whom the innermost frame moves: they are not done yet. */
function actingIn({ stack }: View): ReadonlySet<number> {
  const units: unknown = stack.length === 0 ? null : Reflect.get(stack.at(-1) ?? {}, 'units');
  return new Set(Array.isArray(units) ? units.filter((unit) => typeof unit === 'number') : []);
}

/** Units that look as they did are the same: their art is not drawn again. */
const kept = new Map<string, ShownUnit>();
const MOST = 2000;
function keep(unit: ShownUnit): ShownUnit {
  const look = JSON.stringify(unit);
  const known = kept.get(look);
  if (known !== undefined) return known;
  if (kept.size >= MOST) kept.clear();
  kept.set(look, unit);
  return unit;
}

/** Every unit that lies on top in one of its hexes. */
export function shownUnits(b: Battle, view: View, nameOf: NameOf): readonly ShownUnit[] {
  const counts = new Map(view.stacks.map(({ hex, units }) => [hex, units.length]));
  const acting = actingIn(view);
  const tops = new Set(view.stacks.flatMap(({ units: [top = UNSEEN] }) => (top === UNSEEN ? [] : [top])));
  return [...tops].flatMap((id): ShownUnit[] => {
    const [facts, seen] = [b.units[id], view.units[id]];
    if (facts === undefined || seen === null || seen === undefined) return [];
    const { hex, second, formation, facing, steps: left, marker, marks } = seen;
    const { side, nation, arm, steps, fire, shock, morale } = facts;
    const name = nameOf(facts);
    const isActing = (marks & (MARK.charging | MARK.countering)) !== 0 || acting.has(id);
    const most = Math.max(counts.get(hex) ?? 1, counts.get(second) ?? 1);
    return [
      keep({
        ...{ id, name, side, nation, arm, steps, shock, morale, hex, formation, facing, left, under: most - 1 },
        fire: fire === 0 ? null : fire,
        ...(second === OFF ? {} : { second }),
        ...(marker === NONE ? {} : { disorganised: marker }),
        ...((marks & (MARK.charging | MARK.countering)) === 0 ? {} : { charging: true }),
        ...((marks & (MARK.pinned | MARK.owing)) === 0 ? {} : { bound: true }),
        faded: !isActing && side === view.active && (marks & (DONE[view.phase] ?? 0)) !== 0,
      }),
    ];
  });
}

/** The coat of a leader is that of his side's first unit. */
function shownLeaders(box: Box, b: Battle, view: View): readonly ShownLeader[] {
  return b.leaders.flatMap(({ name, side, rank, combat, morale }, id): ShownLeader[] => {
    const hex = view.leaderAt[id] ?? OFF;
    const nation = b.units.find((unit) => unit.side === side)?.nation ?? '';
    const isReplaced = ((view.leaderMarks[id] ?? 0) & LEADER.replacement) !== 0;
    return hex < 0
      ? []
      : [
          {
            ...{ id, name: isReplaced ? `(${name})` : name, side, nation, hex },
            ...(isReplaced ? { combat: box.replacement.combat, morale: box.replacement.morale } : { combat, morale }),
            army: rank === 'army',
          },
        ];
  });
}

export function fieldOf(box: Box, view: View, nameOf: NameOf = ({ name }) => name): ShownField {
  const b = box.battle(view.scenario);
  return {
    ground: planOf(b),
    names: namesOf(b),
    units: shownUnits(b, view, nameOf),
    leaders: shownLeaders(box, b, view),
  };
}
