import { type Hex, OFF } from '../../../grids/hexes.ts';
import { jump, procedure, type Steps } from '../../../kernel/flow.ts';
import { asks, exactly, may, only } from '../../../kernel/permission.ts';
import type { Box } from '../data/box.ts';
import { SHUT } from '../data/ground.ts';
import {
  armOf,
  enemyOf,
  faces,
  has,
  hexOf,
  isDisorganised,
  isEnemyAt,
  isOnMap,
  mark,
  neighbour,
  topAt,
  unitsAt,
  wayTo,
} from '../field.ts';
import { type Choice, LEADER, MARK, NONE, type Position, type Unit } from '../position.ts';
import type { ViveEvent } from '../told.ts';
import { bar, given, type Of } from './bars.ts';
import { boundTo, contacts, isStillCharging, leftOf, pin } from './contact.ts';
import { startReact } from './countercharge.ts';
import type { Charge, ChargeGroup } from './frames.ts';
import { startDisorder } from './recoil.ts';
import { startReform } from './reform.ts';
import { startSquares } from './squares.ts';
import { withinLimit } from './stacking.ts';
import { startStep } from './step.ts';
import { chargeCost } from './ways.ts';

// VE-IX.2, VE-IX.5: one charge, of one hex or combined, from the announcement to its last hex.

const FINISH: Of<'finish'> = Object.freeze({ kind: 'finish' });

/** Where a charge stands, and what it can reach. */
function ridingOf(box: Box) {
  const battle = (p: Position) => box.battle(p.scenario);
  const NOBODY: ChargeGroup = {
    units: [],
    leaders: [],
    hex: OFF,
    spent: 0,
    turns: 0,
    turned: false,
    left: false,
    faced: [],
    done: true,
  };
  const now = (f: Charge): ChargeGroup => f.groups[f.at] ?? NOBODY;
  const lead = (f: Charge): Unit => now(f).units[0] ?? NONE;
  const isOver = (group: ChargeGroup): boolean => group.done || group.units.length === 0;
  const alive = (f: Charge): ChargeGroup[] => f.groups.filter(({ units }) => units.length > 0);
  /** Who still charges, and where: fire, a countercharge or their own will may have taken some out. */
  const refresh = (p: Position, f: Charge): void => {
    for (const group of f.groups) {
      group.units = group.units.filter((unit) => isStillCharging(p, unit));
      const [first] = group.units;
      if (first === undefined) continue;
      if (hexOf(p, first) !== group.hex) {
        group.hex = hexOf(p, first);
        group.left = true;
        group.turned = false;
      }
      // VE-XIV.5-a: who has fallen, or fled with others, rides no further.
      group.leaders = group.leaders.filter((leader) => p.leaderAt[leader] === group.hex);
    }
  };
  const reached = (p: Position, group: ChargeGroup, from: Hex = group.hex): Hex[] =>
    contacts(box, battle(p), p, group.units, from);
  const facedFrom = (p: Position, group: ChargeGroup, from: Hex): Unit[] =>
    reached(p, group, from).map((hex) => topAt(p, hex));
  /** VE-IX.2-r: somebody was there to be struck, and went for another reason than the word of the charging player. */
  const isFreed = (p: Position, { faced, units }: ChargeGroup): boolean =>
    faced.some(
      (unit) => !p.said.some((word) => !word.target && word.units.includes(unit) && word.by.includes(units[0] ?? NONE)),
    );
  const costTo = (p: Position, f: Charge, hex: Hex): number => {
    const [b, group] = [battle(p), now(f)];
    const way = wayTo(b, group.hex, hex);
    return way === OFF ? SHUT : chargeCost(box, b, group.hex, way, !group.left);
  };
  /** VE-IX.2-h, VE-IX.5-g: friends there that it may not ride through. */
  const isBlocked = (p: Position, f: Charge, hex: Hex): boolean =>
    unitsAt(p, hex).some(
      (unit) =>
        armOf(battle(p), unit) !== 'cavalry' ||
        (has(p, unit, MARK.charging) && !f.groups.some(({ units }) => units.includes(unit))),
    );
  return { battle, now, lead, isOver, alive, refresh, reached, facedFrom, isFreed, costTo, isBlocked };
}

/** VE-IX.2-b: what a charging hex may do. */
function acting(box: Box) {
  const { battle, now, lead, reached, isFreed, costTo, isBlocked } = ridingOf(box);
  return {
    step: may<Position, Charge, Of<'step'>>(
      (p, f, out) => {
        const b = battle(p);
        for (let way = 0; way < 6; way++) {
          const hex = neighbour(b, now(f).hex, way);
          if (hex === OFF || !faces(box, b, p, lead(f), hex, 'enter') || isEnemyAt(b, p, hex, p.active)) continue;
          out.push({ kind: 'step', hex });
        }
      },
      [
        given('VE-IX.2-b', 'notInFront', (p, f, { hex }) => !faces(box, battle(p), p, lead(f), hex, 'enter')),
        // VE-0-j: what else would hold of an enemy stack is not told.
        given('VE-VI.1-m', 'enemyThere', (p, _f, { hex }) => isEnemyAt(battle(p), p, hex, p.active)),
        bar('VE-IX.2-i', 'closedToCharges', (p, f, { hex }) => costTo(p, f, hex) === SHUT),
        bar('VE-IX.2-d', 'tooFewPoints', (p, f, { hex }) => costTo(p, f, hex) > leftOf(box, p, now(f))),
        bar('VE-IX.2-h', 'noRidingThrough', (p, f, { hex }) => isBlocked(p, f, hex)),
        bar('VE-V.1-a', 'stackFull', (p, f, { hex }) => !withinLimit(box, battle(p), p, now(f).units, hex)),
      ],
    ),
    turn: may<Position, Charge, Of<'turn'>>(
      (p, f, out) => {
        const unit = lead(f);
        const facing = p.facing[unit] ?? 0;
        out.push({ kind: 'turn', unit, facing: (facing + 10) % 12 });
        out.push({ kind: 'turn', unit, facing: (facing + 2) % 12 });
      },
      [
        given('VE-IX.2-c', 'notCharging', (_p, f, { unit }) => unit !== lead(f)),
        given('VE-IX.2-c', 'turnTooFar', (p, f, { facing }) => {
          const turned = ((p.facing[lead(f)] ?? 0) - facing + 12) % 12;
          return turned !== 2 && turned !== 10;
        }),
        bar('VE-IX.2-c', 'turnedTwice', (_p, f) => now(f).turns >= box.constants.chargeTurns),
        bar('VE-IX.2-c', 'turnedHere', (_p, f) => now(f).turned),
        bar('VE-IX.2-c', 'tooFewPoints', (p, f) => leftOf(box, p, now(f)) < box.constants.chargeTurnCost),
      ],
    ),
    finish: only<Position, Charge, Of<'finish'>>(FINISH, [
      bar('VE-V.8-c', 'mayNotStop', (p, f) => unitsAt(p, now(f).hex).some((unit) => isDisorganised(p, unit))),
      bar('VE-VI.8-h', 'boundElsewhere', (p, f) => {
        const hex = boundTo(p, now(f).units);
        return hex !== OFF && !reached(p, now(f)).includes(hex);
      }),
      bar('VE-IX.2-q', 'noContact', (p, f) => reached(p, now(f)).length === 0 && !isFreed(p, now(f))),
    ]),
  };
}

export function charge(box: Box): Steps<Position, Choice> {
  const ask = asks<Position, Charge, Choice, ViveEvent>();
  const { battle, now, isOver, alive, refresh, reached, facedFrom, costTo } = ridingOf(box);
  const acts = acting(box);

  return procedure<Position, Charge, Choice, ViveEvent>('charge', {
    // VE-IX.1-c, VE-IV.7-b, VE-IX.2-l
    line: {
      run(p, f, io) {
        for (const { units, leaders } of f.groups) {
          for (const unit of units) {
            p.formation[unit] = 'line';
            mark(p, unit, MARK.charging | MARK.charged);
          }
          for (const leader of leaders) p.leaderMarks[leader] = (p.leaderMarks[leader] ?? 0) | LEADER.charged;
        }
        for (const group of f.groups) group.faced = facedFrom(p, group, group.hex);
        io.tell?.({
          kind: 'charge',
          clause: f.groups.length > 1 ? 'VE-IX.5-a' : 'VE-IX.2-a',
          units: f.groups.flatMap(({ units }) => units),
          hexes: f.groups.map(({ hex }) => hex),
        });
        // VE-XIII-a: who comes in charging makes its first step onto the map.
        const { units, hex } = now(f);
        if (units.every((unit) => isOnMap(p, unit))) return;
        jump(f, 'charge.afterStep');
        startStep(p, { kind: 'charge', units, from: OFF, to: hex });
      },
    },
    // VE-IX.2-u: first what cavalry answers, then the squares.
    start: {
      run: (p, f) =>
        startReact(p, { kind: 'start', seat: enemyOf(p.active), movers: f.groups.map(({ hex }) => hex), from: [] }),
    },
    squares: {
      run(p, f) {
        refresh(p, f);
        const chargers = alive(f).map(({ hex }) => hex);
        if (chargers.length > 0) startSquares(p, { seat: enemyOf(p.active), chargers, exploit: false });
      },
    },
    act: ask({
      clause: 'VE-IX.2-b',
      when: (_p, f) => !isOver(now(f)),
      who: (p) => p.active,
      may: {
        ...acts,
        // VE-IX.2-p, VE-VI.5-f
        disorder: exactly<Position, Charge, Of<'disorder'>>(
          (_p, f, out) => {
            for (const unit of now(f).units) out.push({ kind: 'disorder', unit });
          },
          [given('VE-VI.5-f', 'notItsMoment', (_p, f, { unit }) => !now(f).units.includes(unit))],
        ),
      },
      take(p, f, c, io) {
        const group = now(f);
        if (c.kind === 'step') {
          group.spent += costTo(p, f, c.hex);
          group.faced = facedFrom(p, group, c.hex);
          startStep(p, {
            kind: 'charge',
            units: [...group.units],
            from: group.hex,
            to: c.hex,
            leaders: group.leaders,
          });
        } else if (c.kind === 'turn') {
          for (const unit of group.units) p.facing[unit] = c.facing;
          group.spent += box.constants.chargeTurnCost;
          group.turns++;
          group.turned = true;
          group.faced = facedFrom(p, group, group.hex);
          io.tell?.({ kind: 'turned', clause: 'VE-IX.2-c', units: group.units, facing: c.facing });
          // VE-IX.6-c: at any moment, and now it is seen whom the charge turns to.
          jump(f, 'charge.squares');
        } else if (c.kind === 'finish') {
          group.done = true;
          jump(f, 'charge.finish');
        } else startDisorder(p, [c.unit]);
      },
    }),
    afterStep: {
      run(p, f) {
        refresh(p, f);
        if (!isOver(now(f))) jump(f, 'charge.act');
      },
    },
    finish: {
      when: (_p, f) => now(f).units.length > 0,
      run(p, f, io) {
        const { units } = now(f);
        const contact = reached(p, now(f)).length > 0;
        io.tell?.({ kind: 'chargeEnds', clause: contact ? 'VE-IX.2-t' : 'VE-IX.2-r', units, contact });
        if (contact) return;
        now(f).units = [];
        startReform(p, units);
      },
    },
    next: {
      run(p, f) {
        refresh(p, f);
        const at = f.groups.findIndex((group) => !isOver(group));
        if (at < 0) return;
        f.at = at;
        jump(f, 'charge.act');
      },
    },
    // VE-IX.5-b, VE-IX.5-h: those who have a target in common are answered together, the others by themselves.
    combined: {
      when: (_p, f) => f.groups.length > 1,
      run(p, f) {
        for (const movers of partsOf(alive(f).map((group) => [group.hex, reached(p, group)] as const)).reverse())
          startReact(p, { kind: 'combined', seat: enemyOf(p.active), movers, from: [] });
      },
    },
    contact: {
      run(p, f) {
        refresh(p, f);
        for (const group of alive(f)) pin(battle(p), p, reached(p, group));
      },
    },
  });
}

/** Hexes that are tied to one another by a common target, part by part. */
function partsOf(groups: readonly (readonly [hex: Hex, targets: readonly Hex[]])[]): Hex[][] {
  const parts: { hexes: Set<Hex>; targets: Set<Hex> }[] = [];
  for (const [hex, targets] of groups) {
    const joined = { hexes: new Set([hex]), targets: new Set(targets) };
    for (const part of parts.filter((each) => each.hexes.has(hex) || targets.some((one) => each.targets.has(one)))) {
      for (const each of part.hexes) joined.hexes.add(each);
      for (const each of part.targets) joined.targets.add(each);
      parts.splice(parts.indexOf(part), 1);
    }
    parts.push(joined);
  }
  return parts.map(({ hexes }) => [...hexes]);
}
