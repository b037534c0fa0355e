import { asks, exactly } from '../../../kernel/permission.ts';
import type { Box } from '../data/box.ts';
import { armOf, enemyOf, formationOf } from '../field.ts';
import type { Choice, Position, Unit } from '../position.ts';
import type { ViveEvent } from '../told.ts';
import { given, type Of } from './bars.ts';
import { disorganise, eliminate, loseSteps, type Told, testStack } from './board.ts';
import { leadersAt } from './command.ts';
import { tellBroken } from './countercharge.ts';
import type { Combat } from './frames.ts';
import { endanger, isEncircled, rollForRuin } from './perils.ts';
import { startRetreat } from './retreat.ts';
import {
  ATTACKER,
  alive,
  all,
  breaks,
  DEFENDER,
  fightersOf,
  isHorse,
  partiesOf,
  SIDES,
  type Side,
  seatOf,
  stepsLost,
  tests,
  unitsOf,
} from './sides.ts';
import { isSheltered } from './ways.ts';

// VE-VIII.8-c to VE-VIII.8-i: what comes of the die.

export function results(box: Box) {
  const ask = asks<Position, Combat, Choice, ViveEvent>();
  const battle = (p: Position) => box.battle(p.scenario);

  /** VE-VIII.8-g, VE-VIII.8-i: of several stacks one pays, which its owner names. */
  const payStep = (side: Side) =>
    ask({
      clause: side === ATTACKER ? 'VE-VIII.8-g' : 'VE-VIII.8-i',
      when: (p, f) => partiesOf(f, side).length > 1 && dueOf(p, f, side) > 0,
      who: (_p, f) => seatOf(f, side),
      may: {
        pay: exactly<Position, Combat, Of<'pay'>>(
          (_p, f, out) => {
            for (const { hex } of partiesOf(f, side)) out.push({ kind: 'pay', hex });
          },
          [
            given(
              'VE-VIII.8-g',
              'tookNoPart',
              (_p, f, { hex }) => !partiesOf(f, side).some((each) => each.hex === hex),
            ),
          ],
        ),
      },
      take(_p, f, c) {
        partiesOf(f, side).sort((one, other) => Number(other.hex === c.hex) - Number(one.hex === c.hex));
      },
    });

  /** VE-IX.6-b, VE-IX.3-e: charged infantry that is neither in Square nor Adapted loses one more, but for a result without loss or disorder. */
  function dueOf(p: Position, f: Combat, side: Side): number {
    const result = f.results?.[side] ?? '0';
    const [payer] = partiesOf(f, side);
    const due = stepsLost(result);
    if (side === ATTACKER || payer === undefined || (due === 0 && result !== 'D')) return due;
    const [first] = all(payer);
    if (first === undefined || armOf(battle(p), first) !== 'infantry') return due;
    const formation = formationOf(p, first);
    const isCharged = fightersOf(f, ATTACKER).some((unit) => isHorse(battle(p), unit));
    return isCharged && formation !== 'square' && formation !== 'adapted' ? due + 1 : due;
  }

  /** VE-VIII.8-c to VE-VIII.8-f: what a result does to a side, once its losses are paid. Returns who runs. */
  function suffer(p: Position, f: Combat, side: Side, io: Told): Unit[] {
    const b = battle(p);
    const result = f.results?.[side] ?? '0';
    const cavalryAlone = side === DEFENDER && fightersOf(f, ATTACKER).every((unit) => isHorse(battle(p), unit));
    const broken: Unit[] = [];
    for (const party of partiesOf(f, side)) {
      const [fighters, others] = [alive(p, party.fighters), alive(p, party.others)];
      if (fighters.length + others.length === 0) continue;
      let hit: Unit[] = [];
      if (result === 'E') eliminate(p, [...fighters, ...others], 'VE-VIII.8-d', io);
      else if (breaks(result)) hit = [...fighters, ...others];
      // VE-VIII.6-h, VE-IX.6-n: guns that took no part share D, E and a failed test, not the losses; alone they test for nobody.
      else if (tests(result) && !isSheltered(box, b, party.hex) && (side === ATTACKER || fighters.length > 0)) {
        const trial = { cause: 'shock', zone: party.zone, cavalryAlone } as const;
        // VE-V.5-f: attackers at 0 test last; guns of the defender share the fate of the rest.
        hit = testStack(box, b, p, side === ATTACKER ? [...fighters, ...others] : fighters, trial, 'VE-VIII.8-d', io);
        if (side === DEFENDER && hit.length === fighters.length) hit = [...fighters, ...others];
      }
      disorganise(p, hit, { at: party.hex }, 'VE-VIII.8-d', io);
      broken.push(...alive(p, hit));
      if (alive(p, all(party)).length === 0) rollForRuin(box, b, p, party.hexes, seatOf(f, side), io);
    }
    return broken;
  }

  return {
    attackerPays: payStep(ATTACKER),
    defenderPays: payStep(DEFENDER),
    // VE-VIII.8-c: losses of both sides together; VE-XIV.5-e: leaders before the tests.
    leaders: {
      run(p: Position, f: Combat, io: Told): void {
        const b = battle(p);
        for (const side of SIDES) {
          const [payer] = partiesOf(f, side);
          const due = dueOf(p, f, side);
          // VE-V.4-e, VE-VIII.3-e
          // What the table does not say has its own clause.
          const clause = due > stepsLost(f.results?.[side] ?? '0') ? 'VE-IX.6-b' : 'VE-VIII.8-d';
          if (payer !== undefined && due > 0)
            loseSteps(p, side === ATTACKER ? payer.fighters : all(payer), due, clause, io);
        }
        for (const side of SIDES)
          for (const party of partiesOf(f, side))
            if (alive(p, all(party)).length === 0) {
              rollForRuin(box, b, p, party.hexes, seatOf(f, side), io);
              if (side === DEFENDER) f.beaten = true;
            }
      },
    },
    attacker: {
      run(p: Position, f: Combat, io: Told): void {
        f.broken[ATTACKER] = suffer(p, f, ATTACKER, io);
        if (f.counter) tellBroken(p, f.broken[ATTACKER], tests(f.results?.[ATTACKER] ?? '0'));
      },
    },
    attackerRuns: {
      when: (_p: Position, f: Combat): boolean => f.broken[ATTACKER].length > 0,
      // VE-VIII.9-m: away from the hex that it attacked; VE-VII.5-h: those who beat it do not fire at it.
      run: (p: Position, f: Combat): void =>
        startRetreat(p, { units: f.broken[ATTACKER], from: f.targets, spared: unitsOf(f.defenders), fought: true }),
    },
    defender: {
      run(p: Position, f: Combat, io: Told): void {
        const before = alive(p, unitsOf(f.defenders)).length;
        f.broken[DEFENDER] = suffer(p, f, DEFENDER, io);
        if (f.broken[DEFENDER].length > 0 || alive(p, unitsOf(f.defenders)).length < before) f.beaten = true;
      },
    },
    defenderRuns: {
      when: (_p: Position, f: Combat): boolean => f.broken[DEFENDER].length > 0,
      run(p: Position, f: Combat): void {
        const from = f.attackers.map(({ hex }) => hex);
        startRetreat(p, { units: f.broken[DEFENDER], from, spared: unitsOf(f.attackers), fought: true });
      },
    },
    // VE-XIV.5-d: leaders whom the combat has left alone.
    alone: {
      run(p: Position, f: Combat, io: Told): void {
        const b = battle(p);
        for (const hex of new Set([...f.attackers.flatMap(({ hexes }) => hexes), ...f.targets]))
          for (const seat of [f.seat, enemyOf(f.seat)])
            for (const leader of leadersAt(b, p, hex, seat))
              if (isEncircled(box, b, p, leader)) endanger(box, b, p, leader, 'encircled', io);
      },
    },
  };
}
