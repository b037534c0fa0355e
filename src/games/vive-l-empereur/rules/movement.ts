import { type Hex, OFF } from '../../../grids/hexes.ts';
import { call, end, jump, procedure, type Steps } from '../../../kernel/flow.ts';
import { asks, may, only } from '../../../kernel/permission.ts';
import type { Battle, Box } from '../data/box.ts';
import type { Arm } from '../data/names.ts';
import {
  armOf,
  armyOf,
  crowds,
  has,
  hexesOfUnit,
  hexOf,
  holder,
  isDisorganised,
  isOnMap,
  lift,
  mark,
  put,
  sideOf,
  topAt,
  unitsAt,
} from '../field.ts';
import { AWAY, type Choice, LEADER, type Leader, MARK, type Position, type Unit } from '../position.ts';
import type { ViveEvent } from '../told.ts';
import { startArmy } from './army.ts';
import { about, bar, gate, given, type Of, PASS, sifted } from './bars.ts';
import { leaderFacts } from './command.ts';
import type { Move, Movement } from './frames.ts';
import { SPENT } from './onward.ts';
import { startDisorder, willingDisorder } from './recoil.ts';
import {
  canEnter,
  type Entrance,
  entrancesOf,
  entryCost,
  entryHexes,
  isDue,
  isInwards,
  isLeaderDue,
  lateAt,
  leaderEntry,
} from './reinforcements.ts';
import { armsMix, complies, withinLimit } from './stacking.ts';
import { startStep } from './step.ts';
import { mayComeIn } from './stops.ts';
import { isRoadHex, mayForm, usesRoads } from './ways.ts';

// VE-VI: the phase of regular movement. It says who moves; how is `move.ts`.

export function startMovement(p: Position): void {
  call<Movement>(p, { step: 'movement.choose' });
}

/** A unit or leader on its move, at the beginning of it. */
export function moveOf(b: Battle, p: Position, units: Unit[], leaders: Leader[], hex: Hex): Move {
  return {
    step: 'move.act',
    units,
    spent: units.length === 0 ? [0] : units.map(() => 0),
    leaders,
    hex,
    turned: units.map(() => false),
    onRoad: hex !== OFF && isRoadHex(b, hex),
    steps: 0,
    cameFrom: OFF,
    late: 0,
    skirmished: false,
    entry: OFF,
    began: units[0] === undefined || !isOnMap(p, units[0]) ? [] : hexesOfUnit(p, units[0]),
    // Never asked about nobody: a place below the first makes every such look-up slow.
    disordered: units[0] !== undefined && isDisorganised(p, units[0]),
    pending: null,
  };
}

/** VE-V.7-a, VE-V.8-d: a stack that may not stay as it is, while one of its units could still put it right. */
const disagrees = (box: Box, b: Battle, p: Position): boolean =>
  crowds(p).some(
    (hex) =>
      holder(b, p, hex) === p.active &&
      !complies(box, b, p, hex) &&
      unitsAt(p, hex).some((unit) => !has(p, unit, SPENT)),
  );

/** VE-XIII: a reinforcement comes in. */
function entering(box: Box) {
  const battle = (p: Position) => box.battle(p.scenario);
  const known = new WeakMap<Battle, Record<Arm, (readonly Entrance[])[]>>();
  const tableOf = (b: Battle): Record<Arm, (readonly Entrance[])[]> => {
    const table = known.get(b) ?? { infantry: [], cavalry: [], artillery: [] };
    known.set(b, table);
    return table;
  };
  const listUnit = (p: Position, b: Battle, unit: Unit, out: Of<'enter'>[]): void => {
    const arm = armOf(b, unit);
    const table = tableOf(b)[arm];
    const group = [unit];
    for (const hex of entryHexes(box, b, p, unit)) {
      if (!armsMix(b, p, group, hex) || !withinLimit(box, b, p, group, hex)) continue;
      table[hex] ??= entrancesOf(box, b, arm, hex);
      for (const { formation, facings } of table[hex])
        if (canEnter(box, b, p, unit, formation, hex))
          for (const facing of facings) out.push({ kind: 'enter', unit, hex, formation, facing });
    }
  };
  return may<Position, Movement, Of<'enter'>>(
    (p, _f, out) => {
      const b = battle(p);
      for (const unit of armyOf(b, p.active))
        if (p.hex[unit] === AWAY.waiting && isDue(b, p, unit)) listUnit(p, b, unit, out);
    },
    [
      about('VE-XIII-a', 'notYours', (p, { unit }, seat) => sideOf(battle(p), unit) !== seat),
      given('VE-XIII-h', 'notDue', (p, _f, { unit }) => !isDue(battle(p), p, unit)),
      given('VE-XIII-d', 'notEntryHex', (p, _f, { unit, hex }) => !entryHexes(box, battle(p), p, unit).includes(hex)),
      given(
        'VE-XIII-a',
        'groundForbids',
        (p, _f, { unit, hex, formation }) =>
          formation === 'disorganised' ||
          formation === 'skirmish' ||
          !mayForm(box, battle(p), armOf(battle(p), unit), formation, hex),
      ),
      // VE-IV.7-b: in Line cavalry comes in only to charge.
      sifted(
        'VE-IV.7-b',
        'noSuchChange',
        (p, _f, { unit, formation }) => formation === 'line' && armOf(battle(p), unit) === 'cavalry',
      ),
      given(
        'VE-XIII-j',
        'notInwards',
        (p, _f, { unit, hex, formation, facing }) =>
          !isInwards(box, battle(p), armOf(battle(p), unit), formation, facing, hex),
      ),
      sifted('VE-V.2-a', 'armsDoNotMix', (p, _f, { unit, hex }) => !armsMix(battle(p), p, [unit], hex)),
      sifted('VE-XIII-e', 'stackFull', (p, _f, { unit, hex }) => !withinLimit(box, battle(p), p, [unit], hex)),
      sifted(
        'VE-XIII-i',
        'tooFewPoints',
        (p, _f, { unit, hex, formation }) => !canEnter(box, battle(p), p, unit, formation, hex),
      ),
      bar('VE-VI.1-o', 'cannotGoOn', (p, _f, c) => !mayComeIn(box, battle(p), p, c)),
    ],
  );
}

export function movement(box: Box): Steps<Position, Choice> {
  const ask = asks<Position, Movement, Choice, ViveEvent>();
  const battle = (p: Position) => box.battle(p.scenario);
  const isWaiting = (p: Position, leader: number): boolean => p.leaderAt[leader] === AWAY.waiting;
  const isUsed = (p: Position, leader: number): boolean =>
    ((p.leaderMarks[leader] ?? 0) & (LEADER.charged | LEADER.moved)) !== 0;

  return procedure<Position, Movement, Choice, ViveEvent>('movement', {
    choose: ask({
      clause: 'VE-VI.1-c',
      who: (p) => p.active,
      may: {
        move: may<Position, Movement, Of<'move'>>(
          (p, _f, out) => {
            for (const unit of armyOf(battle(p), p.active))
              if (isOnMap(p, unit) && !has(p, unit, SPENT)) out.push({ kind: 'move', unit });
          },
          [
            about('VE-VI.1-c', 'notYours', (p, { unit }, seat) => sideOf(battle(p), unit) !== seat),
            gate('VE-VI.1-c', 'notOnMap', (p, { unit }) => !isOnMap(p, unit)),
            sifted('VE-VI.1-b', 'chargedAlready', (p, _f, { unit }) => has(p, unit, MARK.charged)),
            sifted('VE-IX.7-m', 'stoppedAlready', (p, _f, { unit }) => has(p, unit, MARK.stopped)),
            sifted('VE-VI.1-c', 'movedAlready', (p, _f, { unit }) => has(p, unit, MARK.moved)),
          ],
        ),
        lead: may<Position, Movement, Of<'lead'>>(
          (p, _f, out) => {
            const b = battle(p);
            for (let leader = 0; leader < p.leaderAt.length; leader++)
              if (leaderFacts(b, leader).side === p.active && !isUsed(p, leader)) out.push({ kind: 'lead', leader });
          },
          [
            about('VE-XIV.2-b', 'notYours', (p, { leader }, seat) => leaderFacts(battle(p), leader).side !== seat),
            bar(
              'VE-XIV.2-e',
              'notDue',
              (p, _f, { leader }) => isWaiting(p, leader) && !isLeaderDue(battle(p), p, leader),
            ),
            bar('VE-XIV.2-b', 'notOnMap', (p, _f, { leader }) => (p.leaderAt[leader] ?? OFF) < AWAY.waiting),
            bar(
              'VE-XIII-d',
              'notEntryHex',
              (p, _f, { leader }) => isWaiting(p, leader) && leaderEntry(box, battle(p), p, leader) === OFF,
            ),
            sifted(
              'VE-XIV.2-c',
              'leaderCharged',
              (p, _f, { leader }) => ((p.leaderMarks[leader] ?? 0) & LEADER.charged) !== 0,
            ),
            sifted(
              'VE-XIV.2-a',
              'leaderMoved',
              (p, _f, { leader }) => ((p.leaderMarks[leader] ?? 0) & LEADER.moved) !== 0,
            ),
          ],
        ),
        enter: entering(box),
        top: may<Position, Movement, Of<'top'>>(
          (p, _f, out) => {
            for (const unit of armyOf(battle(p), p.active)) {
              const hex = hexOf(p, unit);
              if (hex >= 0 && topAt(p, hex) !== unit) out.push({ kind: 'top', unit });
            }
          },
          [
            about('VE-V.9-a', 'notYours', (p, { unit }, seat) => sideOf(battle(p), unit) !== seat),
            gate('VE-V.9-a', 'notOnMap', (p, { unit }) => !isOnMap(p, unit)),
            sifted('VE-V.9-a', 'onTopAlready', (p, _f, { unit }) => topAt(p, hexOf(p, unit)) === unit),
            bar('VE-V.9-a', 'namedAlready', (_p, f, { unit }) => f.topped?.includes(unit) ?? false),
          ],
        ),
        disorder: willingDisorder<Movement>(box),
        pass: only(PASS, [bar('VE-V.7-a', 'stackDisagrees', (p) => disagrees(box, battle(p), p))]),
      },
      take(p, f, c, io) {
        const b = battle(p);
        f.topped = c.kind === 'top' ? [...(f.topped ?? []), c.unit] : [];
        switch (c.kind) {
          case 'pass':
            end(p);
            return;
          case 'move':
            mark(p, c.unit, MARK.moved);
            call(p, moveOf(b, p, [c.unit], [], hexOf(p, c.unit)));
            return;
          case 'disorder':
            startDisorder(p, [c.unit]);
            return;
          case 'top': {
            const [hex, second] = [hexOf(p, c.unit), p.second[c.unit] ?? OFF];
            lift(p, c.unit);
            put(p, c.unit, hex, false, second);
            // VE-0-j: it is seen now.
            io.reveal();
            io.tell?.({ kind: 'stacked', clause: 'VE-V.9-a', hex, unit: c.unit });
            jump(f, 'movement.choose');
            return;
          }
          case 'lead': {
            p.leaderMarks[c.leader] = (p.leaderMarks[c.leader] ?? 0) | LEADER.moved;
            const isComing = isWaiting(p, c.leader);
            const hex = isComing ? leaderEntry(box, b, p, c.leader) : (p.leaderAt[c.leader] ?? OFF);
            const alone = moveOf(b, p, [], [c.leader], hex);
            if (isComing) {
              p.leaderAt[c.leader] = hex;
              io.tell?.({ kind: 'leaderMoved', clause: 'VE-XIV.2-e', leader: c.leader, from: OFF, to: hex });
            }
            call<Move>(
              p,
              isComing
                ? { ...alone, spent: [entryCost(box, b, 'infantry', 'column', hex)], steps: 1, entry: hex }
                : alone,
            );
            return;
          }
          case 'enter': {
            mark(p, c.unit, MARK.moved);
            p.formation[c.unit] = c.formation;
            p.facing[c.unit] = c.facing;
            const late = lateAt(b, p, c.hex);
            if (isRoadHex(b, c.hex)) p.queue.push(c.hex);
            call<Move>(p, {
              ...moveOf(b, p, [c.unit], [], c.hex),
              step: 'move.stepped',
              spent: [entryCost(box, b, armOf(b, c.unit), c.formation, c.hex)],
              steps: 1,
              onRoad: isRoadHex(b, c.hex) && usesRoads(c.formation),
              late,
              entry: c.hex,
            });
            startStep(p, { kind: 'regular', units: [c.unit], from: OFF, to: c.hex });
          }
        }
      },
    }),
    army: { run: startArmy },
    again: { run: (_p, f) => jump(f, 'movement.choose') },
  });
}
