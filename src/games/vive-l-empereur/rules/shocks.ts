import { type Hex, OFF, WAYS } from '../../../grids/hexes.ts';
import { jump, procedure, type Steps } from '../../../kernel/flow.ts';
import { asks, may, only } from '../../../kernel/permission.ts';
import type { Battle, Box } from '../data/box.ts';
import {
  distance,
  enemyOf,
  has,
  hexesOfUnit,
  hexOf,
  holder,
  isDisorganised,
  isOnMap,
  neighbour,
  sideOf,
  topAt,
  unitsAt,
} from '../field.ts';
import { type Choice, MARK, type Position, type Unit } from '../position.ts';
import type { ViveEvent } from '../told.ts';
import { startArmy } from './army.ts';
import { bar, given, type Of, PASS } from './bars.ts';
import { attackedAt, targetsWith } from './clash.ts';
import { boundTo, isLetGo, strikes } from './contact.ts';
import type { Shocks } from './frames.ts';
import { startDisorder, willingDisorder } from './recoil.ts';
import { startReform } from './reform.ts';
import { startRetreat } from './retreat.ts';
import { involve, shockAt, startCombat } from './shock.ts';

// VE-VIII.1-d: all shocks of the phase are declared at once, then fought in any order.

const riders = (p: Position): Unit[] =>
  p.marks.flatMap((_, unit) => (has(p, unit, MARK.charging) && isOnMap(p, unit) ? [unit] : []));

/** VE-VIII.9-m: the hex of the charge from which it failed to form square, if it is still there: the nearest. */
function nearestCharge(b: Battle, p: Position, hex: Hex): Hex[] {
  const hexes = p.marks.flatMap((_, unit) =>
    has(p, unit, MARK.charged) && isOnMap(p, unit) && sideOf(b, unit) === p.active ? [hexOf(p, unit)] : [],
  );
  const [nearest] = hexes.sort((one, other) => distance(b, hex, one) - distance(b, hex, other) || one - other);
  return nearest === undefined ? [] : [nearest];
}

export function shocks(box: Box): Steps<Position, Choice> {
  const ask = asks<Position, Shocks, Choice, ViveEvent>();
  const battle = (p: Position) => box.battle(p.scenario);

  /** VE-VIII.2-a: has anybody in the hex been declared in an attack? */
  const isDeclared = (p: Position, from: Hex): boolean =>
    p.shocks.length > 0 &&
    unitsAt(p, from).some((unit) =>
      hexesOfUnit(p, unit).some((hex) => p.shocks.some((shock) => shock.from.includes(hex))),
    );
  const isAble = (p: Position, from: Hex, hex: Hex): boolean =>
    unitsAt(p, from).some((unit) => strikes(box, battle(p), p, unit, from, hex));
  const isOpen = (p: Position, hex: Hex): boolean => attackedAt(battle(p), p, hex, p.active, false).length > 0;
  const charging = (p: Position, from: Hex): Unit[] => unitsAt(p, from).filter((unit) => has(p, unit, MARK.charging));
  /** VE-VI.8-h: a charge leaves alone whom it has let go, and strikes whom it has called its target. */
  const isSpared = (p: Position, from: Hex, hex: Hex): boolean => isLetGo(p, charging(p, from), hex);
  const isBound = (p: Position, from: Hex, hex: Hex): boolean => {
    const bound = p.said.length === 0 ? OFF : boundTo(p, charging(p, from));
    return bound !== OFF && bound !== hex && isOpen(p, bound) && isAble(p, from, bound);
  };
  const mayAttack = (p: Position, from: Hex, hex: Hex): boolean =>
    isOpen(p, hex) && isAble(p, from, hex) && !isSpared(p, from, hex) && !isBound(p, from, hex);
  /** Every pair of hexes next to one another of which the first is one's own and the second the enemy's. */
  const pairs = (p: Position, found: (from: Hex, hex: Hex) => void): void => {
    const b = battle(p);
    for (let from = 0; from < p.top.length; from++) {
      if (holder(b, p, from) !== p.active) continue;
      for (let way = 0; way < WAYS; way++) {
        const hex = neighbour(b, from, way);
        if (hex !== OFF && holder(b, p, hex) === enemyOf(p.active)) found(from, hex);
      }
    }
  };
  /** VE-IX.2-q: charging cavalry that could strike and has not been declared. */
  const mustStrike = (p: Position): boolean => {
    let owed = false;
    pairs(p, (from, hex) => {
      if (has(p, topAt(p, from), MARK.charging) && !isDeclared(p, from) && mayAttack(p, from, hex)) owed = true;
    });
    return owed;
  };
  const isPossible = (p: Position): boolean => {
    let possible = false;
    pairs(p, (from, hex) => {
      possible ||= mayAttack(p, from, hex);
    });
    return possible;
  };
  /** VE-VI.5-a, VE-VI.5-f */
  const disorder = willingDisorder<Shocks>(box);

  return procedure<Position, Shocks, Choice, ViveEvent>('shocks', {
    // VE-IX.2-r, VE-IX.3-b: cavalry that has nobody left to strike is released.
    open: {
      run(p, f) {
        const b = battle(p);
        const idle = riders(p).filter((unit) => {
          const from = hexOf(p, unit);
          for (let way = 0; way < WAYS; way++) {
            const hex = neighbour(b, from, way);
            if (hex !== OFF && mayAttack(p, from, hex)) return false;
          }
          return true;
        });
        startReform(p, idle);
        f.riders = idle;
      },
    },
    declare: ask({
      clause: 'VE-VIII.1-d',
      // VE-IX.3-b: whoever is released may also break off.
      when: (p, f) => f.riders.length > 0 || isPossible(p),
      who: (p) => p.active,
      may: {
        assault: may<Position, Shocks, Of<'assault'>>(
          (p, _f, out) => pairs(p, (from, hex) => out.push({ kind: 'assault', from, hex })),
          [
            given('VE-VIII.1-a', 'noUnitThere', (p, _f, { from }) => holder(battle(p), p, from) !== p.active),
            given('VE-VIII.1-a', 'notEnemy', (p, _f, { hex }) => holder(battle(p), p, hex) !== enemyOf(p.active)),
            bar('VE-VIII.2-a', 'attacksAlready', (p, _f, { from }) => isDeclared(p, from)),
            bar(
              'VE-VIII.1-b',
              'attackedAlready',
              (p, _f, { hex }) => attackedAt(battle(p), p, hex, p.active, false).length === 0,
            ),
            bar('VE-VI.8-h', 'letGo', (p, _f, { from, hex }) => isSpared(p, from, hex)),
            bar('VE-VI.8-h', 'boundElsewhere', (p, _f, { from, hex }) => isBound(p, from, hex)),
            bar('VE-VIII.5-a', 'cannotAttackThere', (p, _f, { from, hex }) => !isAble(p, from, hex)),
          ],
        ),
        disorder,
        pass: only(PASS, [bar('VE-VIII.1-d', 'chargeMustStrike', mustStrike)]),
      },
      take(p, f, c, io) {
        if (c.kind === 'pass') {
          for (const { target, from } of p.shocks) involve(p, [...from, ...targetsWith(p, target)]);
          return;
        }
        jump(f, 'shocks.declare');
        if (c.kind === 'disorder') {
          startDisorder(p, [c.unit]);
          return;
        }
        const known = shockAt(p, c.hex);
        if (known === undefined) p.shocks.push({ target: c.hex, from: [c.from] });
        else known.from.push(c.from);
        io.tell?.({ kind: 'declared', clause: 'VE-VIII.1-d', from: c.from, hex: c.hex });
      },
    }),
    pick: ask({
      clause: 'VE-VIII.1-d',
      when: (p) => p.shocks.length > 1,
      who: (p) => p.active,
      may: {
        resolve: may<Position, Shocks, Of<'resolve'>>(
          (p, _f, out) => {
            for (const { target } of p.shocks) out.push({ kind: 'resolve', hex: target });
          },
          [given('VE-VIII.1-d', 'notDeclared', (p, _f, { hex }) => !p.shocks.some(({ target }) => target === hex))],
        ),
        disorder,
      },
      take(p, f, c) {
        if (c.kind === 'resolve') f.hex = c.hex;
        else {
          jump(f, 'shocks.pick');
          startDisorder(p, [c.unit]);
        }
      },
    }),
    resolve: {
      run(p, f) {
        const shock = p.shocks.find(({ target }) => target === f.hex) ?? p.shocks[0];
        if (shock === undefined) {
          jump(f, 'shocks.late');
          return;
        }
        p.shocks = p.shocks.filter((each) => each !== shock);
        f.riders = shock.from.flatMap((hex) => unitsAt(p, hex).filter((unit) => has(p, unit, MARK.charging)));
        const targets = targetsWith(p, shock.target);
        startCombat(p, { counter: false, seat: p.active, from: shock.from, targets });
      },
    },
    // VE-IX.2-p, VE-VI.5-f: also after the combat.
    after: ask({
      clause: 'VE-IX.2-p',
      when: (p, f) => f.riders.some((unit) => isOnMap(p, unit) && !isDisorganised(p, unit)),
      who: (p) => p.active,
      may: { disorder, pass: only(PASS) },
      take(p, f, c) {
        if (c.kind === 'pass') return;
        jump(f, 'shocks.after');
        startDisorder(p, [c.unit]);
      },
    }),
    army: { run: startArmy },
    again: {
      run(_p, f) {
        f.hex = OFF;
        f.riders = [];
        jump(f, 'shocks.pick');
      },
    },
    late: {
      run(p) {
        p.involved = [];
        startReform(p, riders(p));
        // VE-IX.6-k, VE-VIII.9-m: who failed to form square runs now, from the charge that is nearest if it is still there.
        const owing = p.marks.flatMap((_, unit) => (has(p, unit, MARK.owing) && isOnMap(p, unit) ? [unit] : []));
        for (const hex of new Set(owing.map((unit) => hexOf(p, unit)).toReversed())) {
          const units = unitsAt(p, hex).filter((unit) => owing.includes(unit));
          startRetreat(p, { units, from: nearestCharge(battle(p), p, hex) });
        }
      },
    },
  });
}
