import { type Hex, OFF, WAYS } from '../../../grids/hexes.ts';
import { fastRandom } from '../../../kernel/fast-chance.ts';
import type { Aides, Arc, Command, CorpsState, Goal } from '../board/aides.ts';
import type { Quarter } from '../board/overlays.tsx';
import type { Box } from '../data/box.ts';
import { distance, facts, has, hexesOfUnit, hexOf, lie, neighbour, sees, ZONE, zoneFrom } from '../field.ts';
import { type Leader, MARK, NONE, type Position, type Unit, type View } from '../position.ts';
import { scoreOfCorps } from '../rules/armies.ts';
import { commands } from '../rules/command.ts';
import { fireParts } from '../rules/fire-parts.ts';
import { fireFrom, firersAt, volleyOf } from '../rules/fire-value.ts';
import { sum } from '../rules/morale.ts';
import { scoreOf } from '../rules/victory.ts';
import { imaginePosition } from '../view.ts';
import { reachOf } from './reach.ts';

const QUARTERS: readonly Quarter[] = ['front', 'flank', 'rear'];
/** More than any score: a corps that is exempt (VE-XII-a). */
const EXEMPT = 9999;
const NO_GOALS: ReadonlyMap<Hex, Goal> = new Map();
const NO_AIMS: ReadonlyMap<Hex, number> = new Map();

/** What the rules tell the drawing, reckoned once for each view. */
export function aidesOf(box: Box): Aides {
  // Any position that agrees with the view will do: nothing is asked of it but what the viewer sees.
  const positions = new WeakMap<View, Position>();
  const at = (view: View): Position => {
    const known = positions.get(view) ?? imaginePosition(box, view, fastRandom(0));
    positions.set(view, known);
    return known;
  };
  /** The same where nothing is thought of those who are hidden: whoever is not seen is in good order. */
  const known = (view: View): Position => {
    const p = at(view);
    return {
      ...p,
      formation: p.formation.map((formation, unit) => (view.units[unit] === null ? 'column' : formation)),
    };
  };
  const reaches = new WeakMap<View, ReadonlyMap<Hex, Goal>>();
  const aims = new WeakMap<View, ReadonlyMap<Hex, number>>();

  return {
    points: (view) => [0, 1].map((seat) => scoreOf(box.battle(view.scenario), at(view), seat).total),

    corps(view): readonly CorpsState[] {
      const b = box.battle(view.scenario);
      const p = known(view);
      return b.corps.map(({ demoralised, despair, units }, corps) => ({
        corps,
        unseen: units.filter((unit) => view.units[unit] === null).length,
        score: scoreOfCorps(b, p, corps),
        demoralised: demoralised >= EXEMPT ? null : demoralised,
        despair: despair >= EXEMPT ? null : despair,
        steps: units.reduce((all, unit) => all + facts(b, unit).steps, 0),
      }));
    },

    reach(view) {
      const { viewer } = view;
      if (view.step !== 'move.act' || viewer === null || !view.asked.includes(viewer)) return NO_GOALS;
      const known = reaches.get(view) ?? reachOf(box, imaginePosition(box, view, fastRandom(0)));
      reaches.set(view, known);
      return known;
    },

    targets(view) {
      const { viewer } = view;
      if (view.step !== 'fires.target' || viewer === null || !view.asked.includes(viewer)) return NO_AIMS;
      const known = aims.get(view) ?? targetsOf(box, at(view), viewer);
      aims.set(view, known);
      return known;
    },

    arc: (view, unit) => arcOf(box, at(view), unit),

    quarters(view, unit): readonly Quarter[] | null {
      const [b, p] = [box.battle(view.scenario), at(view)];
      const hex = hexOf(p, unit);
      if (hex < 0 || lie(box, b, p, unit).facing === 'none') return null;
      return Array.from({ length: WAYS }, (_, way): Quarter => {
        const from = neighbour(b, hex, way);
        return from === OFF ? 'front' : (QUARTERS[zoneFrom(box, b, p, unit, hex, from)] ?? 'front');
      });
    },

    command: (view, leader) => commandOf(box, view, at(view), leader),
  };
}

function targetsOf(box: Box, p: Position, seat: number): ReadonlyMap<Hex, number> {
  const b = box.battle(p.scenario);
  const found = new Map<Hex, number>();
  for (const [unit, { side }] of b.units.entries()) {
    if (side === seat || hexOf(p, unit) < 0) continue;
    for (const hex of hexesOfUnit(p, unit)) {
      if (found.has(hex) || p.firedAt.includes(hex)) continue;
      // VE-VII.4-a
      const firers = firersAt(box, b, p, seat, hex, false).filter((each) => !has(p, each, MARK.fired));
      const { value } = volleyOf(box, b, p, firers, hex, false);
      if (value > 0) found.set(hex, value);
    }
  }
  return found;
}

/** Where a unit fires as it stands, and what lies in its arc unseen. */
function arcOf(box: Box, p: Position, unit: Unit): Arc | null {
  const b = box.battle(p.scenario);
  const [from, { range, fire }] = [hexOf(p, unit), facts(b, unit)];
  if (from < 0 || fire === 0) return null;
  const seen = new Map<Hex, number>();
  const hidden: Hex[] = [];
  for (let hex = 0; hex < b.ground.hexes.count; hex++) {
    const far = distance(b, from, hex);
    if (far === 0 || far > Math.max(range, 1) + 1) continue;
    const by = fireFrom(box, b, p, unit, hex, false);
    const value = by === OFF ? 0 : sum(fireParts(box, b, p, unit, by, hex));
    if (value > 0) seen.set(hex, value);
    else if (far <= range && range > 1 && zoneFrom(box, b, p, unit, from, hex) === ZONE.front && !sees(b, p, from, hex))
      hidden.push(hex);
  }
  return seen.size === 0 ? null : { from, seen, hidden: p.formation[unit] === 'battery' ? hidden : [] };
}

/** VE-XIV.1: his bonus counts in his own hex; whom he commands is seen from afar, as far as they are seen themselves (VE-0-j). */
function commandOf(box: Box, view: View, p: Position, leader: Leader): Command | null {
  const b = box.battle(p.scenario);
  const from = p.leaderAt[leader] ?? NONE;
  if (from < 0) return null;
  const commanded = b.units.flatMap((_, unit) =>
    view.units[unit] !== null && hexOf(p, unit) >= 0 && commands(b, p, leader, unit) ? [hexOf(p, unit)] : [],
  );
  return { from, within: [from], commanded: [...new Set(commanded)] };
}
