import { type Hex, OFF, WAYS } from '../../../grids/hexes.ts';
import { jump, procedure, type Steps } from '../../../kernel/flow.ts';
import { asks, may, only } from '../../../kernel/permission.ts';
import type { Battle, Box } from '../data/box.ts';
import {
  armOf,
  enemyOf,
  formationOf,
  has,
  hexesOfUnit,
  hexOf,
  holder,
  isDisorganised,
  isOnMap,
  neighbour,
  topAt,
  underneath,
  unitsAt,
  unmark,
} from '../field.ts';
import { type Choice, MARK, NONE, type Position, type Unit } from '../position.ts';
import type { ViveEvent } from '../told.ts';
import { besideBroken, startArmy } from './army.ts';
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

/** VE-0-j: could something under the top attack for all that the enemy knows? Who charges he knows, and who is in disorder or Square. */
function mayHide(b: Battle, p: Position, from: Hex): boolean {
  const top = topAt(p, from);
  const isKnown = armOf(b, top) === 'cavalry' || isDisorganised(p, top) || formationOf(p, top) === 'square';
  return !isKnown && underneath(p, top, from) !== NONE;
}

/** VE-VI.5-a. VE-XII-b: the corps are counted when it has run, before the next shock. */
function breakOff(p: Position, unit: Unit): void {
  startArmy(p);
  startDisorder(p, [unit]);
}

/** VE-IX.6-k, VE-VIII.9-m: away from the cavalry that they failed against, if it is still there. */
function runLate(b: Battle, p: Position, hex: Hex): void {
  const units = unitsAt(p, hex).filter((unit) => has(p, unit, MARK.owing));
  const charger = p.owes.findLast((each) => each.hex === hex)?.charger ?? NONE;
  const from = isOnMap(p, charger) ? [hexOf(p, charger)] : [];
  // VE-XII.2-e: their neighbours were shaken when they failed.
  startRetreat(p, { units, from, shaken: besideBroken(b, p, units) });
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
      owed ||=
        charging(p, from).some((unit) => strikes(box, battle(p), p, unit, from, hex)) &&
        !isDeclared(p, from) &&
        mayAttack(p, from, hex);
    });
    return owed;
  };
  const isPossible = (p: Position): boolean => {
    let possible = false;
    pairs(p, (from, hex) => {
      possible ||= mayHide(battle(p), p, from) || mayAttack(p, from, hex);
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
          breakOff(p, c.unit);
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
          breakOff(p, c.unit);
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
      run(p, f) {
        for (let unit = 0; unit < p.marks.length; unit++) unmark(p, unit, MARK.engaged);
        // VE-IX.6-k: who failed to form square runs now, hex by hex, unless something has made him run before (VE-IX.6-p).
        const unit = p.marks.findIndex((_, each) => has(p, each, MARK.owing) && isOnMap(p, each));
        if (unit === NONE) {
          p.owes = [];
          startReform(p, riders(p));
          return;
        }
        jump(f, 'shocks.late');
        runLate(battle(p), p, hexOf(p, unit));
      },
    },
  });
}
