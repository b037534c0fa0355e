import { type Hex, OFF, WAYS } from '../../../grids/hexes.ts';
import { call, end, jump, procedure, type Steps } from '../../../kernel/flow.ts';
import { asks, exactly, may, only } from '../../../kernel/permission.ts';
import type { Battle, Box } from '../data/box.ts';
import { isOpen } from '../data/ground.ts';
import { FORMATIONS, type Formation, HEXSIDES } from '../data/names.ts';
import {
  armOf,
  armyOf,
  distance,
  enemyOf,
  facts,
  has,
  hexOf,
  isDisorganised,
  isEnemyAt,
  isOnMap,
  lift,
  mark,
  neighbour,
  put,
  sideOf,
  terrainAt,
  topAt,
  unitsAt,
  unmark,
} from '../field.ts';
import { type Choice, type Facing, MARK, NONE, type Position, type Unit } from '../position.ts';
import type { ViveEvent } from '../told.ts';
import { startArmy } from './army.ts';
import { about, bar, gate, given, type Of, PASS } from './bars.ts';
import { test } from './board.ts';
import type { Rally } from './frames.ts';
import { overrun } from './paces.ts';
import { hasHorseInOrder, startDisorder, willingDisorder } from './recoil.ts';
import { startRetreat } from './retreat.ts';
import { facingsAgree, mayShare, withinLimit } from './stacking.ts';
import { facingsAfter, isOpenGround, mayForm } from './ways.ts';

// VE-XI: rallies.

/** VE-XI: the phase of rallies. */
export function startRally(p: Position): void {
  for (let unit = 0; unit < p.marks.length; unit++) unmark(p, unit, MARK.rallied);
  call<Rally>(p, { step: 'rally.choose', unit: NONE, rallied: [] });
}

/** VE-XI.1-a: turns that must have passed since the one on the marker. */
const WAIT = 2;

/** VE-XI.4-a: these refuges and no others. */
const isRefuge = (b: Battle, hex: Hex): boolean => ['forest', 'town'].includes(terrainAt(b, hex));

/** VE-IV.6-b, VE-IV.6-d, VE-IV.6-q: the right and left halves that skirmishers of a hex could have with a facing. */
function halves(box: Box, b: Battle, p: Position, hex: Hex, facing: Facing): Hex[] {
  const found: Hex[] = [];
  for (const aside of [3, 9]) {
    const way = ((facing + aside) % 12) / 2;
    const other = neighbour(b, hex, way);
    const between = HEXSIDES[b.ground.feature[hex * WAYS + way] ?? OFF];
    const slope = between === undefined || between === 'slope-up' || between === 'slope-down';
    if (other !== OFF && slope && isOpenGround(box, b, other) && topAt(p, other) === NONE) found.push(other);
  }
  return found;
}

/** VE-XI.3-a, VE-IV.6-u: what a unit that rallies may become. Cavalry takes Line only to charge (VE-IV.7-b). */
export function formsOf(box: Box, b: Battle, p: Position, unit: Unit): Of<'change'>[] {
  const found: Of<'change'>[] = [];
  const [hex, arm] = [hexOf(p, unit), armOf(b, unit)];
  const isAlone = unitsAt(p, hex).length === 1;
  for (const formation of FORMATIONS) {
    if (formation === 'disorganised' || !mayForm(box, b, arm, formation, hex)) continue;
    if (formation === 'line' && arm === 'cavalry') continue;
    const isSkirmish = formation === 'skirmish';
    // VE-HA-S4
    if (isSkirmish && !(isAlone && facts(b, unit).light && b.scenario.special.skirmish && isOpenGround(box, b, hex)))
      continue;
    for (const facing of facingsAfter('disorganised', 0, formation))
      for (const second of isSkirmish ? halves(box, b, p, hex, facing) : [OFF])
        if (isAlone || fits(box, b, p, unit, formation, facing))
          found.push({ kind: 'change', unit, formation, facing, second });
  }
  return found;
}

/** VE-V.7: with comrades of the hex who are in order already. */
function fits(box: Box, b: Battle, p: Position, unit: Unit, formation: Formation, facing: Facing): boolean {
  const [before, faced] = [p.formation[unit], p.facing[unit]];
  p.formation[unit] = formation;
  p.facing[unit] = facing;
  const agrees = unitsAt(p, hexOf(p, unit)).every(
    (other) =>
      other === unit ||
      isDisorganised(p, other) ||
      (mayShare(p, b, unit, other) && facingsAgree(box, b, p, unit, other)),
  );
  p.formation[unit] = before ?? 'disorganised';
  p.facing[unit] = faced ?? 0;
  return agrees;
}

/** VE-XI.4-a: cover within two hexes that it can reach and rest in. */
function refuges(box: Box, b: Battle, p: Position, unit: Unit): Hex[] {
  const [from, seat, arm] = [hexOf(p, unit), sideOf(b, unit), armOf(b, unit)];
  const open = (hex: Hex): Hex[] => {
    const found: Hex[] = [];
    for (let way = 0; way < WAYS; way++) {
      const to = neighbour(b, hex, way);
      if (to !== OFF && isOpen(b.ground, arm, hex, way) && !isEnemyAt(b, p, to, seat)) found.push(to);
    }
    return found;
  };
  const near = open(from);
  const reached = new Set([...near, ...near.flatMap(open)]);
  return [...reached]
    .filter(
      (hex) =>
        hex !== from &&
        isRefuge(b, hex) &&
        unitsAt(p, hex).every(
          (other) => isDisorganised(p, other) && (arm === 'cavalry') === (armOf(b, other) === 'cavalry'),
        ) &&
        withinLimit(box, b, p, [unit], hex),
    )
    .sort((one, other) => one - other);
}

/** Its nearest line of communication, which stands for the way home. */
function homeOf(b: Battle, p: Position, unit: Unit): Hex {
  const from = hexOf(p, unit);
  const lines = b.loc[sideOf(b, unit)] ?? [];
  let best = OFF;
  for (let hex = 0; hex < lines.length; hex++)
    if (lines[hex] === 1 && (best === OFF || distance(b, from, hex) < distance(b, from, best))) best = hex;
  return best;
}

/** Where a unit may be sent that has failed: home first, then cover. */
function directions(box: Box, b: Battle, p: Position, unit: Unit): Hex[] {
  const home = homeOf(b, p, unit);
  return [home, ...refuges(box, b, p, unit).filter((hex) => hex !== home)];
}

export function rallies(box: Box): Steps<Position, Choice> {
  const ask = asks<Position, Rally, Choice, ViveEvent>();
  const battle = (p: Position) => box.battle(p.scenario);

  /** Stacks are in order or not as a whole, but those where somebody has just rallied: so all see whether anybody could try. */
  function isAnybodyBroken(p: Position, f: Rally): boolean {
    const b = battle(p);
    if (f.rallied.some((hex) => unitsAt(p, hex).length > 1)) return true;
    return armyOf(b, p.active).some(
      (unit) => isDisorganised(p, unit) && isOnMap(p, unit) && topAt(p, hexOf(p, unit)) === unit,
    );
  }

  function run(p: Position, unit: Unit, cover: Hex): void {
    startRetreat(p, { units: [unit], cover, shakes: false });
  }

  return procedure<Position, Rally, Choice, ViveEvent>('rally', {
    choose: ask({
      clause: 'VE-XI.2-b',
      when: (p, f) => isAnybodyBroken(p, f) || hasHorseInOrder(battle(p), p, p.active),
      who: (p) => p.active,
      may: {
        rally: may<Position, Rally, Of<'rally'>>(
          (p, _f, out) => {
            for (const unit of armyOf(battle(p), p.active))
              if (isDisorganised(p, unit) && isOnMap(p, unit)) out.push({ kind: 'rally', unit });
          },
          [
            about('VE-XI.1-a', 'notYours', (p, { unit }, seat) => sideOf(battle(p), unit) !== seat),
            gate('VE-XI.1-a', 'notOnMap', (p, { unit }) => !isOnMap(p, unit)),
            given('VE-XI.1-a', 'notDisorganised', (p, _f, { unit }) => !isDisorganised(p, unit)),
            bar('VE-XI.2-b', 'triedAlready', (p, _f, { unit }) => has(p, unit, MARK.rallied)),
            bar('VE-XI.1-a', 'tooSoonToRally', (p, _f, { unit }) => (p.marker[unit] ?? NONE) > p.turn - WAIT),
          ],
        ),
        disorder: willingDisorder<Rally>(box),
        pass: only(PASS),
      },
      take(p, f, c) {
        if (c.kind === 'pass') {
          jump(f, 'rally.leftovers');
          return;
        }
        if (c.kind === 'disorder') {
          jump(f, 'rally.choose');
          startArmy(p);
          startDisorder(p, [c.unit]);
          return;
        }
        f.unit = c.unit;
        mark(p, c.unit, MARK.rallied);
      },
    }),
    test: {
      when: (_p, f) => f.unit !== NONE,
      run(p, f, io) {
        const passed = test(box, battle(p), p, f.unit, { cause: 'rally' }, 'VE-XI.2-a', io);
        if (!passed) jump(f, 'rally.direction');
      },
    },
    form: ask({
      clause: 'VE-XI.3-a',
      when: (_p, f) => f.unit !== NONE,
      who: (p) => p.active,
      may: {
        change: exactly<Position, Rally, Of<'change'>>(
          (p, f, out) => {
            out.push(...formsOf(box, battle(p), p, f.unit));
          },
          [
            given('VE-XI.3-a', 'notItsTurn', (_p, f, { unit }) => unit !== f.unit),
            given(
              'VE-XI.3-a',
              'cannotFormHere',
              (p, f, c) =>
                !formsOf(box, battle(p), p, f.unit).some(
                  ({ formation, facing, second }) =>
                    formation === c.formation && facing === c.facing && second === c.second,
                ),
            ),
          ],
        ),
      },
      take(p, f, { unit, formation, facing, second }, io) {
        const hex = hexOf(p, unit);
        p.marker[unit] = NONE;
        p.formation[unit] = formation;
        p.facing[unit] = facing;
        if (second !== OFF) {
          // VE-IV.6-f: the left half is its own hex, or the other one.
          const isRight = neighbour(battle(p), hex, ((facing + 3) % 12) / 2) === second;
          lift(p, unit);
          put(p, unit, isRight ? hex : second, false, isRight ? second : hex);
        }
        jump(f, 'rally.army');
        if (!f.rallied.includes(hex)) f.rallied.push(hex);
        io.tell?.({ kind: 'rallied', clause: 'VE-XI.3-a', unit });
        io.tell?.({ kind: 'formed', clause: 'VE-XI.3-a', units: [unit], formation, facing, second });
        // VE-XIV.5-c: an enemy leader may be alone in its other half.
        overrun(box, battle(p), p, second, enemyOf(p.active), io);
      },
    }),
    direction: ask({
      clause: 'VE-XI.4-a',
      when: (_p, f) => f.unit !== NONE,
      who: (p) => p.active,
      may: {
        to: exactly<Position, Rally, Of<'to'>>(
          (p, f, out) => {
            for (const hex of directions(box, battle(p), p, f.unit)) out.push({ kind: 'to', hex });
          },
          [given('VE-XI.4-a', 'noRefuge', (p, f, { hex }) => !directions(box, battle(p), p, f.unit).includes(hex))],
        ),
        pass: only(PASS, [
          bar('VE-XI.4-c', 'mustFallBack', (p: Position, f: Rally) => !isRefuge(battle(p), hexOf(p, f.unit))),
        ]),
      },
      take(p, f, c) {
        if (c.kind === 'pass') return;
        run(p, f.unit, c.hex === homeOf(battle(p), p, f.unit) ? OFF : c.hex);
      },
    }),
    army: { run: startArmy },
    again: {
      when: (_p, f) => f.unit !== NONE,
      run(_p, f) {
        f.unit = NONE;
        jump(f, 'rally.choose');
      },
    },
    // VE-XI.5-a, VE-XI.5-b
    leftovers: {
      run(p, f) {
        const hex = f.rallied.pop();
        if (hex === undefined) {
          end(p);
          return;
        }
        jump(f, 'rally.leftovers');
        const units = unitsAt(p, hex);
        const left = units.filter((unit) => isDisorganised(p, unit));
        if (left.length === 0 || left.length === units.length) return;
        startArmy(p);
        startRetreat(p, { units: left, shakes: false });
      },
    },
  });
}
