import { type Hex, OFF } from '../../../grids/hexes.ts';
import { there } from '../../../kernel/there.ts';
import type { Battle, Box } from '../data/box.ts';
import { HEXSIDES, type Mover } from '../data/names.ts';
import { MARK, type Position, type Unit } from '../position.ts';
import { tableOf } from './shock-model.ts';

// Movement (VE-VI.1 to VE-VI.7, with what VE-IV and VE-V say of it) straight from the text, as slow as it likes: what a unit on its move may
// do next, what that costs, and what becomes of it. It keeps its own account. Nothing of the rules is used.

/** A unit on its move. */
export interface March {
  readonly unit: Unit;
  readonly hex: Hex;
  readonly formation: string;
  readonly facing: number;
  readonly spent: number;
  /** The free 60 degrees of this hex are used. */
  readonly turned: boolean;
  /** It began on a road and has followed it in every step. */
  readonly road: boolean;
  readonly steps: number;
  /** From where it came along the road into this hex, or OFF. */
  readonly came: Hex;
  /** Has done anything, and has turned as a battery. */
  readonly fresh: boolean;
}

export interface Deed {
  readonly kind: 'step' | 'back' | 'turn' | 'change';
  readonly hex: Hex;
  readonly formation: string;
  readonly facing: number;
  readonly cost: number;
  readonly then: March;
}

const BONUS = 2;
const SPENT = MARK.moved | MARK.charged | MARK.stopped;
const ROADS = ['column', 'limbered', 'disorganised'];
const IMPOSED = ['town', 'forest', 'thicket', 'chateau', 'fortified-farm'];
const STRONG = ['chateau', 'fortified-farm'];
const OPEN = ['clear', 'rough', 'farm'];
const SIDES = [0, 2, 4, 6, 8, 10];
const VERTICES = [1, 3, 5, 7, 9, 11];

const isAllRound = (formation: string): boolean => ['square', 'adapted', 'disorganised'].includes(formation);
const isVertex = (formation: string): boolean => ['line', 'skirmish', 'battery'].includes(formation);

/** What the ground asks of a step. */
function slowGround(box: Box, b: Battle, { every, near, between, terrain, facts }: ReturnType<typeof tableOf>) {
  const moverOf = (unit: Unit, formation: string): Mover => {
    const { arm } = facts(unit);
    if (arm !== 'infantry') return arm === 'cavalry' ? 'horse' : 'guns';
    if (formation === 'line' || formation === 'skirmish') return 'line';
    return formation === 'square' ? 'square' : 'foot';
  };
  /** VE-VI.2-b, or null: what the chart says of the hex and of all that lies on the hexside. */
  const charted = (mover: Mover, from: Hex, to: Hex): number | null => {
    if (mover === 'charge') return null;
    const ground = there(box.terrain.find(({ id }) => id === terrain(to)));
    let cost = ground.move[mover];
    for (const type of between(from, to).types) {
      const extra = there(box.hexsides[(HEXSIDES as readonly string[]).indexOf(type)]).move[mover];
      cost = cost === null || extra === null ? null : cost + extra;
    }
    return cost;
  };
  /** VE-VI.7: does the step follow a road that this formation can use? */
  const follows = (unit: Unit, formation: string, from: Hex, to: Hex): boolean => {
    const { types, road } = between(from, to);
    if (!road || !(ROADS.includes(formation) || formation === 'adapted')) return false;
    if (types.includes('river') || terrain(to) === 'pond') return false;
    return facts(unit).arm === 'infantry' || !STRONG.includes(terrain(to));
  };
  const price = (unit: Unit, formation: string, from: Hex, to: Hex): number | null => {
    if (follows(unit, formation, from, to)) return 1;
    // VE-VI.6-e
    if (formation === 'adapted' && between(from, to).types.includes('bridge')) return null;
    return charted(moverOf(unit, formation), from, to);
  };
  /** VE-IV.5-d: by the arm's own ways; a road opens woods, marshes and what lies on hexsides. */
  const homes = new Map<string, readonly number[]>();
  const mayRun = (unit: Unit, from: Hex, to: Hex): boolean =>
    price(unit, 'disorganised', from, to) !== null && near(from).includes(to);
  function home(unit: Unit): readonly number[] {
    const { side, arm } = facts(unit);
    const known = homes.get(`${side} ${arm}`);
    if (known !== undefined) return known;
    const far: number[] = every.map((hex) => (b.loc[side]?.[hex] === 1 ? 0 : 32_000));
    for (let grows = true; grows; ) {
      grows = false;
      for (const hex of every)
        for (const to of near(hex))
          if ((far[to] ?? 0) + 1 < (far[hex] ?? 0) && mayRun(unit, hex, to)) {
            far[hex] = (far[to] ?? 0) + 1;
            grows = true;
          }
    }
    homes.set(`${side} ${arm}`, far);
    return far;
  }

  return { follows, price, home };
}

/** With whom it may stand when all is over. */
function slowStops(p: Position, { inHex, facts }: ReturnType<typeof tableOf>) {
  const others = (unit: Unit, hex: Hex): Unit[] => inHex(hex).filter((each) => each !== unit);
  const isSpent = (unit: Unit): boolean => ((p.marks[unit] ?? 0) & SPENT) !== 0;
  /** The hexsides that it has in front; those of the map edge among them. */
  const fronts = (formation: string, facing: number): readonly number[] =>
    SIDES.filter((way) => {
      const by = Math.min((way - facing + 12) % 12, (facing - way + 12) % 12);
      return isAllRound(formation) || by <= (isVertex(formation) ? 1 : 2);
    });
  /** VE-V.7, VE-V.8: may it stop there, beside those who can move no more? */
  const mayStop = (m: March): boolean =>
    others(m.unit, m.hex).every((other) => {
      const order = p.formation[other] ?? '';
      const facing = p.facing[other] ?? 0;
      if ((order === 'disorganised') !== (m.formation === 'disorganised') || order === 'skirmish') return false;
      const foot = facts(other).arm === 'infantry' && facts(m.unit).arm === 'infantry';
      if (foot && (order === 'square') !== (m.formation === 'square')) return false;
      if (!isSpent(other)) return true;
      if (order === m.formation) return facing === m.facing;
      const mine = fronts(m.formation, m.facing);
      return fronts(order, facing).filter((way) => mine.includes(way)).length >= 2;
    });
  return { others, mayStop };
}

/** All changes of formation on the spot but those of skirmishers. */
function slowChanges({ near, between, terrain, facts }: ReturnType<typeof tableOf>, onSpot: (m: March) => number) {
  /** VE-IV, VE-VI.6, VE-VI.7-c */
  const mayForm = (unit: Unit, formation: string, hex: Hex): boolean => {
    const ground = terrain(hex);
    const hasRoad = near(hex).some((other) => between(hex, other).road);
    if (['line', 'square', 'battery'].includes(formation)) return OPEN.includes(ground);
    if (formation === 'adapted') return IMPOSED.includes(ground);
    if (formation === 'limbered')
      return [...OPEN, 'town'].includes(ground) || (hasRoad && ['forest', 'thicket', 'marsh'].includes(ground));
    return (
      [...OPEN, 'marsh'].includes(ground) ||
      (hasRoad && ['town', 'forest', 'thicket'].includes(ground) && facts(unit).arm !== 'artillery')
    );
  };
  return function changes(m: March): Deed[] {
    const { arm } = facts(m.unit);
    const { formation: was, facing } = m;
    if (['disorganised', 'adapted', 'skirmish'].includes(was)) return [];
    const found: Deed[] = [];
    const add = (formation: string, facings: readonly number[], cost: number): void => {
      if (formation === was || !mayForm(m.unit, formation, m.hex) || (cost > 0 && cost > onSpot(m))) return;
      for (const to of facings) {
        const then = { ...m, formation, facing: to, spent: m.spent + cost, fresh: false };
        found.push({ kind: 'change', hex: OFF, formation, facing: to, cost, then });
      }
    };
    const beside = [(facing + 1) % 12, (facing + 11) % 12];
    // VE-VI.7-c: in a town or wood on the road it may give up its Column, but not in a strong point, where it has none.
    if (was === 'column' && ['town', 'forest', 'thicket'].includes(terrain(m.hex))) add('adapted', [0], 0);
    if (arm === 'infantry') {
      add('line', was === 'column' ? beside : VERTICES, 1);
      add('column', was === 'line' ? beside : SIDES, 1);
      add('square', [0], 1);
    }
    if (arm === 'artillery') {
      // VE-VI.3-e, VE-VI.3-i: whoever has unlimbered, or turned, is in Battery for the rest of the move.
      if (was === 'limbered') add('battery', VERTICES, 2);
      else if (m.fresh) add('limbered', SIDES, 2);
    }
    return found;
  };
}

export function slowMarch(box: Box, b: Battle, p: Position) {
  const table = tableOf(b, p);
  const { near, aside, bearing, between, terrain, facts } = table;
  const { follows, price, home } = slowGround(box, b, table);
  const printed = (unit: Unit, formation: string): number => {
    const { arm, line, column } = facts(unit);
    if (formation === 'battery') return 0;
    if (formation === 'square') return 1;
    return arm === 'infantry' && (formation === 'line' || formation === 'skirmish') ? line : column;
  };
  const { others, mayStop } = slowStops(p, table);
  /** VE-V.1, VE-V.2, VE-VI.1-m */
  const hasRoom = (unit: Unit, hex: Hex): boolean => {
    const all = [unit, ...others(unit, hex)];
    const horse = all.filter((each) => facts(each).arm === 'cavalry').length;
    const steps = all.reduce((sum, each) => sum + (p.steps[each] ?? 0), 0);
    return (
      all.every((each) => facts(each).side === facts(unit).side) &&
      ((horse === 0 && steps <= 10) || (horse === all.length && steps <= 7))
    );
  };

  /** MP left in a formation; with what a road has added once it was followed (VE-VI.7-k). */
  const left = (m: March, formation = m.formation): number =>
    printed(m.unit, formation === 'battery' ? 'limbered' : formation) - m.spent;
  const onSpot = (m: March): number =>
    Math.max(0, left(m)) === 0 && !(m.road && m.steps > 0 && ROADS.includes(m.formation))
      ? 0
      : left(m) + (m.road && m.steps > 0 && ROADS.includes(m.formation) ? BONUS : 0);

  const facingTo = (from: Hex, to: Hex): number => Math.round(bearing(from, to) / 30) % 12;

  function steps(m: March): Deed[] {
    const found: Deed[] = [];
    for (const to of near(m.hex))
      for (const kind of ['step', 'back'] as const) {
        const off = aside(m.hex, to, m.facing);
        const ahead = m.formation === 'battery' ? false : isVertex(m.formation) ? off === 30 : off === 0;
        const behind = m.formation === 'battery' ? false : isVertex(m.formation) ? off === 150 : off === 180;
        if (kind === 'step' ? !(isAllRound(m.formation) || ahead) : isAllRound(m.formation) || !behind) continue;
        const base = price(m.unit, m.formation, m.hex, to);
        if (base === null || !hasRoom(m.unit, to)) continue;
        const cost = base + (kind === 'back' ? 1 : 0);
        const along = follows(m.unit, m.formation, m.hex, to);
        // VE-VI.7-k: the two MP are for steps along the road, if all were.
        if (cost > left(m) + (m.road && along ? BONUS : 0)) continue;
        if (m.formation === 'disorganised') {
          const far = home(m.unit);
          if ((far[to] ?? 0) >= (far[m.hex] ?? 0)) continue;
        }
        const then = arrived(m, to, cost, along);
        found.push({ kind, hex: to, formation: then.formation, facing: then.facing, cost, then });
      }
    return found;
  }

  function arrived(m: March, to: Hex, cost: number, along: boolean): March {
    const { arm } = facts(m.unit);
    let { formation, facing } = m;
    if (arm !== 'artillery' && formation !== 'disorganised') {
      const imposed = IMPOSED.includes(terrain(to));
      // VE-VI.7-l: a strong point makes Adapted also those who come by road.
      if (imposed && !(along && !STRONG.includes(terrain(to)))) [formation, facing] = ['adapted', 0];
      else if (formation === 'adapted') [formation, facing] = ['column', facingTo(m.hex, to)];
    }
    return {
      ...m,
      hex: to,
      formation,
      facing,
      spent: m.spent + cost,
      turned: false,
      road: m.road && along,
      steps: m.steps + 1,
      came: along ? m.hex : OFF,
      fresh: false,
    };
  }

  function turns(m: March): Deed[] {
    if (isAllRound(m.formation) || m.formation === 'skirmish') return [];
    const found: Deed[] = [];
    for (let facing = m.facing % 2; facing < 12; facing += 2) {
      const by = Math.min((facing - m.facing + 12) % 12, (m.facing - facing + 12) % 12) / 2;
      if (by === 0) continue;
      if (m.formation === 'battery') {
        if (m.fresh && by === 1) found.push(turned(m, facing, 0, true));
        continue;
      }
      const isColumn = m.formation === 'column' || m.formation === 'limbered';
      const branch = near(m.hex).find((hex) => facingTo(m.hex, hex) === facing && between(m.hex, hex).road);
      const faced = near(m.hex).some((hex) => facingTo(m.hex, hex) === m.facing && between(m.hex, hex).road);
      const way = m.came === OFF ? 0 : facingTo(m.came, m.hex);
      // VE-VI.7-j
      const bends =
        isColumn &&
        m.came !== OFF &&
        branch !== undefined &&
        branch !== m.came &&
        (m.facing === way || m.facing === (way + 6) % 12 || !faced);
      const free = isColumn && !m.turned;
      const cost = bends ? 0 : by === 3 ? 2 : free ? by - 1 : by;
      if (cost > 0 && cost > onSpot(m)) continue;
      found.push(turned(m, facing, cost, m.turned || (!bends && by < 3 && free)));
    }
    return found;
  }
  const turned = (m: March, facing: number, cost: number, used: boolean): Deed => {
    const then = { ...m, facing, spent: m.spent + cost, turned: used, fresh: false };
    return { kind: 'turn', hex: OFF, formation: m.formation, facing, cost, then };
  };

  const changes = slowChanges(table, onSpot);
  const deeds = (m: March): Deed[] => [...steps(m), ...turns(m), ...changes(m)];
  /** VE-XV-c */
  const mayExit = (m: March): boolean => {
    if (b.loc[facts(m.unit).side]?.[m.hex] !== 1 || m.formation === 'battery' || m.formation === 'skirmish')
      return false;
    const taken = near(m.hex).map((hex) => facingTo(m.hex, hex));
    const off = SIDES.filter((way) => !taken.includes(way));
    const open = off.filter((way) => {
      const turn = Math.abs(way - m.facing) % 12;
      const by = Math.min(turn, 12 - turn);
      return isAllRound(m.formation) || by === (isVertex(m.formation) ? 1 : 0);
    });
    const hasRoad = near(m.hex).some((other) => between(m.hex, other).road);
    return open.length > 0 && left(m) + (m.road && hasRoad && ROADS.includes(m.formation) ? BONUS : 0) >= 1;
  };
  const keyOf = (m: March): string =>
    [m.hex, m.formation, m.facing, m.spent, m.turned, m.road, m.steps > 0, m.came, m.fresh].join(' ');
  /** VE-VI.1-o: is there anything it can do after which it may stop, or leave the map? */
  function canStop(m: March, seen = new Set<string>()): boolean {
    if (mayStop(m) || mayExit(m)) return true;
    seen.add(keyOf(m));
    return deeds(m).some(({ then }) => !seen.has(keyOf(then)) && canStop(then, seen));
  }
  return { deeds, mayStop, canStop, others, mayExit };
}
