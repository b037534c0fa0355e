import { type Hex, OFF, WAYS } from '../../../grids/hexes.ts';
import { jump } from '../../../kernel/flow.ts';
import { asks, exactly, may, only } from '../../../kernel/permission.ts';
import type { Box } from '../data/box.ts';
import { SHUT } from '../data/ground.ts';
import {
  armOf,
  facesFrom,
  formationOf,
  has,
  hexesOfUnit,
  hexOf,
  isDisorganised,
  isEnemyAt,
  neighbour,
  stands,
  topAt,
  unitsAt,
  wayTo,
} from '../field.ts';
import { type Choice, type Leader, MARK, NONE, type Position, type Unit } from '../position.ts';
import type { ViveEvent } from '../told.ts';
import { bar, given, type Of, PASS } from './bars.ts';
import { leadersAt } from './command.ts';
import { startExploit } from './exploit.ts';
import type { Combat, Party } from './frames.ts';
import { startReform } from './reform.ts';
import { ATTACKER, fightersOf } from './sides.ts';
import { armsMix, withinLimit } from './stacking.ts';
import { startStep } from './step.ts';
import { arriving, isOpenGround, mayForm, stepCost } from './ways.ts';

// VE-VIII.10: the advance after combat.

const GO: Of<'go'> = Object.freeze({ kind: 'go' });

/** Who may go where. */
function forward(box: Box) {
  const battle = (p: Position) => box.battle(p.scenario);

  /** The hex that a unit of an attacking hex has attacked and that is free of enemies now, or OFF. */
  const aimOf = (p: Position, f: Combat, unit: Unit, from: Hex): Hex =>
    f.targets.find(
      (hex) => facesFrom(box, battle(p), p, unit, from, hex, 'shock') && !isEnemyAt(battle(p), p, hex, f.seat),
    ) ?? OFF;
  const partyOf = (p: Position, f: Combat, unit: Unit): Party | undefined =>
    f.attackers.find(({ hex, fighters }) => fighters.includes(unit) && stands(p, unit, hex));
  /** VE-VIII.10-h: took part, is in order, and has not gone yet. */
  const isReady = (p: Position, f: Combat, unit: Unit): boolean =>
    partyOf(p, f, unit) !== undefined && !isDisorganised(p, unit);
  /** VE-VIII.10-e, VE-V.1-a, VE-V.2-a */
  function isWayOpen(p: Position, f: Combat, unit: Unit): boolean {
    const from = partyOf(p, f, unit)?.hex ?? OFF;
    const aim = aimOf(p, f, unit, from);
    if (aim === OFF) return false;
    return (
      stepCost(battle(p), armOf(battle(p), unit), formationOf(p, unit), from, wayTo(battle(p), from, aim)) !== SHUT
    );
  }
  const hasRoom = (p: Position, f: Combat, unit: Unit): boolean => {
    const aim = aimOf(p, f, unit, partyOf(p, f, unit)?.hex ?? OFF);
    const group = [...f.advancing.filter((each) => each !== unit), unit];
    return withinLimit(box, battle(p), p, group, aim) && armsMix(battle(p), p, group, aim);
  };
  const goesWith = (p: Position, f: Combat, unit: Unit): boolean => {
    const [first] = f.advancing;
    return first === undefined || partyOf(p, f, first)?.hex === partyOf(p, f, unit)?.hex;
  };
  const mayAdvance = (p: Position, f: Combat, unit: Unit): boolean =>
    isReady(p, f, unit) && formationOf(p, unit) !== 'skirmish' && isWayOpen(p, f, unit) && hasRoom(p, f, unit);
  /** VE-IX.4-a, VE-IX.4-d */
  const mayExploit = (p: Position, f: Combat, unit: Unit): boolean =>
    f.beaten && has(p, unit, MARK.charging) && !has(p, unit, MARK.exploited);

  /** VE-VIII.10-f: the shifts of skirmishers that bring a half into the emptied hex, by the hex of the other half. */
  function shifts(
    p: Position,
    f: Combat,
    unit: Unit,
  ): { readonly to: Hex; readonly second: Hex; readonly other: Hex }[] {
    const b = battle(p);
    const party = partyOf(p, f, unit);
    if (party === undefined || !isReady(p, f, unit) || formationOf(p, unit) !== 'skirmish') return [];
    const aim = aimOf(p, f, unit, party.hex);
    const facing = p.facing[unit] ?? 0;
    const [left, right = OFF] = hexesOfUnit(p, unit);
    return [facing + 11, facing + 1].flatMap((to) => {
      const way = Math.floor((to % 12) / 2);
      const [a, z] = [neighbour(b, left ?? OFF, way), neighbour(b, right, way)];
      if (aim === OFF || (a !== aim && z !== aim)) return [];
      const isLegal = [left ?? OFF, right].every((from, i) => {
        const into = i === 0 ? a : z;
        return (
          into !== OFF &&
          isOpenGround(box, b, into) &&
          stepCost(b, 'infantry', 'skirmish', from, way) !== SHUT &&
          (topAt(p, into) === NONE || stands(p, unit, into))
        );
      });
      // VE-IV.6-d: between the halves nothing but a slope.
      const between = a === OFF || z === OFF ? OFF : wayTo(b, a, z);
      return isLegal && b.ground.feature[a * WAYS + between] === OFF
        ? [{ to: a, second: z, other: a === aim ? z : a }]
        : [];
    });
  }

  function groupHex(p: Position, f: Combat): Hex {
    const [first] = f.advancing;
    return first === undefined ? OFF : (partyOf(p, f, first)?.hex ?? OFF);
  }
  /** VE-XIV.3-f: leaders with the group who have not been named yet. */
  const ready = (p: Position, f: Combat): Leader[] =>
    f.advancing
      .slice(0, 1)
      .flatMap((unit) => hexesOfUnit(p, unit))
      .flatMap((hex) => leadersAt(battle(p), p, hex, f.seat))
      .filter((leader) => !f.along.includes(leader));
  /** VE-VIII.10-g: of the group, Columns that come by road where the terrain would make them Adapted. */
  function onRoad(p: Position, f: Combat): Unit[] {
    const [b, from] = [battle(p), groupHex(p, f)];
    return f.advancing.filter((unit) => {
      const to = aimOf(p, f, unit, from);
      if (formationOf(p, unit) !== 'column' || f.adapting.includes(unit) || !isImposed(p, unit, to)) return false;
      return arriving(box, b, armOf(b, unit), 'column', 0, from, wayTo(b, from, to))[0] === 'column';
    });
  }
  const isImposed = (p: Position, unit: Unit, hex: Hex): boolean =>
    mayForm(box, battle(p), armOf(battle(p), unit), 'adapted', hex);
  const where = { aimOf, isReady, isWayOpen, hasRoom, goesWith, groupHex, isImposed };
  return { ...where, mayAdvance, mayExploit, shifts, ready, onRoad };
}

export function advances(box: Box) {
  const ask = asks<Position, Combat, Choice, ViveEvent>();
  const { aimOf, isReady, isWayOpen, hasRoom, goesWith, groupHex, isImposed, ...ways } = forward(box);
  const { mayAdvance, mayExploit, shifts, ready, onRoad } = ways;

  return {
    // VE-VIII.10, VE-IX.4: one group after the other.
    advance: ask({
      clause: 'VE-VIII.10-a',
      // VE-VIII.10-b, VE-IX.7-l: only who attacks, and not in a countercharge.
      when: (p, f) =>
        !f.counter && fightersOf(f, ATTACKER).some((unit) => mayAdvance(p, f, unit) || shifts(p, f, unit).length > 0),
      who: (_p, f) => f.seat,
      may: {
        advance: may<Position, Combat, Of<'advance'>>(
          (p, f, out) => {
            for (const unit of fightersOf(f, ATTACKER)) if (isReady(p, f, unit)) out.push({ kind: 'advance', unit });
          },
          [
            given('VE-VIII.10-h', 'tookNoPart', (p, f, { unit }) => !isReady(p, f, unit)),
            bar('VE-VIII.10-h', 'namedAlready', (_p, f, { unit }) => f.advancing.includes(unit)),
            bar('VE-VIII.10-f', 'shiftsBoth', (p, _f, { unit }) => formationOf(p, unit) === 'skirmish'),
            bar(
              'VE-VIII.10-h',
              'otherGroup',
              (p, f, { unit }) => f.exploiting || f.half !== OFF || !goesWith(p, f, unit),
            ),
            bar('VE-VIII.10-e', 'closedGround', (p, f, { unit }) => !isWayOpen(p, f, unit)),
            bar('VE-VIII.10-a', 'stackFull', (p, f, { unit }) => !hasRoom(p, f, unit)),
          ],
        ),
        exploit: may<Position, Combat, Of<'exploit'>>(
          (p, f, out) => {
            for (const unit of fightersOf(f, ATTACKER)) if (isReady(p, f, unit)) out.push({ kind: 'exploit', unit });
          },
          [
            given('VE-VIII.10-h', 'tookNoPart', (p, f, { unit }) => !isReady(p, f, unit)),
            bar('VE-IX.4-a', 'noExploit', (p, f, { unit }) => !mayExploit(p, f, unit)),
            bar('VE-VIII.10-h', 'namedAlready', (_p, f, { unit }) => f.advancing.includes(unit)),
            bar(
              'VE-VIII.10-h',
              'otherGroup',
              (p, f, { unit }) => (f.advancing.length > 0 && !f.exploiting) || !goesWith(p, f, unit),
            ),
            bar('VE-VIII.10-e', 'closedGround', (p, f, { unit }) => !isWayOpen(p, f, unit)),
            bar('VE-VIII.10-a', 'stackFull', (p, f, { unit }) => !hasRoom(p, f, unit)),
          ],
        ),
        half: may<Position, Combat, Of<'half'>>(
          (p, f, out) => {
            for (const unit of fightersOf(f, ATTACKER))
              for (const { other } of shifts(p, f, unit)) out.push({ kind: 'half', unit, hex: other });
          },
          [
            given(
              'VE-VIII.10-f',
              'noShift',
              (p, f, { unit, hex }) => !shifts(p, f, unit).some(({ other }) => other === hex),
            ),
            bar('VE-VIII.10-h', 'namedAlready', (_p, f, { unit }) => f.advancing.includes(unit)),
            // VE-IV.6-o: comrades of the same two hexes go the same way.
            bar(
              'VE-VIII.10-h',
              'otherGroup',
              (p, f, { unit, hex }) => f.advancing.length > 0 && (f.half !== hex || !goesWith(p, f, unit)),
            ),
          ],
        ),
        along: exactly<Position, Combat, Of<'along'>>(
          (p, f, out) => {
            for (const leader of ready(p, f)) out.push({ kind: 'along', leader });
          },
          [
            given('VE-XIV.3-f', 'namedAlready', (_p, f, { leader }) => f.along.includes(leader)),
            given('VE-XIV.3-f', 'leaderNotThere', (p, f, { leader }) => !ready(p, f).includes(leader)),
          ],
        ),
        go: only(GO, [bar('VE-VIII.10-a', 'nobodyNamed', (_p, f) => f.advancing.length === 0)]),
        pass: only(PASS, [bar('VE-VIII.10-a', 'groupNamed', (_p, f) => f.advancing.length > 0)]),
      },
      take(_p, f, c) {
        if (c.kind === 'pass') {
          jump(f, 'combat.done');
          return;
        }
        if (c.kind === 'go') return;
        jump(f, 'combat.advance');
        if (c.kind === 'along') f.along.push(c.leader);
        else {
          f.advancing.push(c.unit);
          f.exploiting = c.kind === 'exploit';
          if (c.kind === 'half') f.half = c.hex;
        }
      },
    }),
    // VE-VIII.10-g
    form: ask({
      clause: 'VE-VIII.10-g',
      when: (p, f) => onRoad(p, f).length > 0,
      who: (_p, f) => f.seat,
      may: {
        change: exactly<Position, Combat, Of<'change'>>(
          (p, f, out) => {
            for (const unit of onRoad(p, f))
              out.push({ kind: 'change', unit, formation: 'adapted', facing: 0, second: OFF });
          },
          [
            given(
              'VE-VIII.10-g',
              'cannotFormHere',
              (p, f, { unit, formation, facing, second }) =>
                !onRoad(p, f).includes(unit) || formation !== 'adapted' || facing !== 0 || second !== OFF,
            ),
          ],
        ),
        pass: only(PASS),
      },
      take(_p, f, c) {
        if (c.kind === 'pass') return;
        f.adapting.push(c.unit);
        jump(f, 'combat.form');
      },
    }),
    enter: {
      when: (_p: Position, f: Combat): boolean => f.advancing.length > 0,
      run(p: Position, f: Combat): void {
        const from = groupHex(p, f);
        const [first = NONE] = f.advancing;
        const to = aimOf(p, f, first, from);
        const units = unitsAt(p, from).filter((unit) => f.advancing.includes(unit));
        const group = { kind: 'advance', units, from, to, leaders: f.along } as const;
        const shift = shifts(p, f, first).find(({ other }) => other === f.half);
        // VE-VIII.10-c: nobody takes Column for the road where the terrain keeps him Adapted.
        const stays = (unit: Unit): boolean => formationOf(p, unit) === 'adapted' && isImposed(p, unit, to);
        if (f.exploiting) startExploit(p, group);
        else if (shift === undefined)
          startStep(p, { ...group, adapted: units.filter((unit) => stays(unit) || f.adapting.includes(unit)) });
        else startStep(p, { ...group, from: hexOf(p, first), to: shift.to, second: shift.second });
      },
    },
    // VE-IX.3-d: cavalry that does not exploit is in Column again before anybody else goes in.
    settle: {
      when: (_p: Position, f: Combat): boolean => f.advancing.length > 0,
      run(p: Position, f: Combat): void {
        const units = f.advancing.filter((unit) => has(p, unit, MARK.charging));
        if (!f.exploiting) startReform(p, units);
        [f.advancing, f.along, f.adapting] = [[], [], []];
        [f.exploiting, f.half] = [false, OFF];
        jump(f, 'combat.advance');
      },
    },
    // VE-IX.3-d: cavalry that is through with its charge, unless it has exploited and joined another shock (VE-IX.4-c).
    done: {
      when: (_p: Position, f: Combat): boolean => !f.counter,
      run(p: Position, f: Combat): void {
        const riders = fightersOf(f, ATTACKER).filter(
          (unit) =>
            has(p, unit, MARK.charging) &&
            !(has(p, unit, MARK.exploited) && p.shocks.some(({ from }) => from.includes(hexOf(p, unit)))),
        );
        startReform(p, riders);
      },
    },
  };
}
