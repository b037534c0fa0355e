import { OFF } from '../../../grids/hexes.ts';
import { end, jump, procedure, type Steps } from '../../../kernel/flow.ts';
import { get } from '../../../kernel/there.ts';
import type { Box } from '../data/box.ts';
import { armOf, enemyOf, formationOf, isDisorganised, mark, topAt, unitsAt, ZONE } from '../field.ts';
import { type Choice, MARK, NONE, type Position } from '../position.ts';
import type { ViveEvent } from '../told.ts';
import { advances } from './advance.ts';
import { die, eliminate, loseSteps } from './board.ts';
import { bonuses } from './bonus.ts';
import { clashOf } from './clash.ts';
import type { Combat } from './frames.ts';
import { engage } from './held.ts';
import { rollForRuin } from './perils.ts';
import { results } from './results.ts';
import { involve } from './shock.ts';
import { ATTACKER, all, breaks, DEFENDER, isHorse, SIDES, unitsOf } from './sides.ts';

// VE-VIII.8: one shock, from showing the stacks to the advance. A countercharge turns the roles round.

export function combat(box: Box): Steps<Position, Choice> {
  const battle = (p: Position) => box.battle(p.scenario);
  const { candidates, choose, leaderStep, told, bonusStep } = bonuses(box);

  return procedure<Position, Combat, Choice, ViveEvent>('combat', {
    show: {
      run(p, f, io) {
        const { attackers, defenders } = clashOf(box, battle(p), p, f);
        // VE-VIII.1-e, VE-VIII.9-g
        if (attackers.length === 0 || defenders.length === 0) {
          end(p);
          io.tell?.({ kind: 'void', clause: 'VE-VIII.1-e', hex: f.targets[0] ?? OFF });
          return;
        }
        const hexes = [...attackers.map((party) => party.hex), ...f.targets];
        involve(p, hexes);
        for (const hex of hexes) {
          const here = unitsAt(p, hex);
          if (f.targets.includes(hex)) engage(battle(p), p, here, io);
          if (here.length < 2) continue;
          io.reveal();
          io.tell?.({ kind: 'shown', clause: 'VE-VIII.8-h', hex, units: here });
        }
      },
    },
    guns: {
      run(p, f, io) {
        const b = battle(p);
        const { attackers, defenders } = clashOf(box, b, p, f);
        f.attackers = attackers;
        const byHorse = attackers.some(({ fighters }) => fighters.some((unit) => isHorse(battle(p), unit)));
        for (const { hex, hexes, fighters, others } of defenders) {
          const here = [...fighters, ...others];
          if (here.every((unit) => armOf(b, unit) === 'artillery' && isDisorganised(p, unit))) {
            eliminate(p, here, 'VE-IV.13-d', io);
            rollForRuin(box, b, p, hexes, enemyOf(f.seat), io);
            f.beaten = true;
          }
          const top = topAt(p, hex);
          if (
            byHorse &&
            top !== NONE &&
            formationOf(p, top) === 'battery' &&
            here.some((u) => formationOf(p, u) === 'square')
          )
            loseSteps(p, [top], 1, 'VE-IX.6-i', io);
        }
      },
    },
    odds: {
      run(p, f, io) {
        const { attackers, defenders, terms, powers, column } = clashOf(box, battle(p), p, f);
        if (defenders.length === 0) {
          jump(f, 'combat.alone');
          return;
        }
        f.attackers = attackers;
        f.defenders = defenders;
        f.column = column;
        // VE-VIII.1-b, VE-IX.7-r
        if (!f.counter) for (const unit of unitsOf(defenders)) mark(p, unit, MARK.attacked);
        for (const side of SIDES) {
          const [leader, other] = candidates(p, f, side);
          if (leader !== undefined && other === undefined) choose(p, f, side, leader);
        }
        io.tell?.({
          kind: 'shock',
          clause: 'VE-VIII.8-a',
          counter: f.counter,
          hexes: f.targets,
          attackers: terms[0],
          defenders: terms[1],
          powers,
          column,
        });
      },
    },
    attackerLeader: leaderStep(ATTACKER),
    attackerBonus: bonusStep(ATTACKER),
    defenderLeader: leaderStep(DEFENDER),
    defenderBonus: bonusStep(DEFENDER),
    roll: {
      run(p, f, io) {
        for (const side of SIDES) if (f.bonus[side] < 0) told(f, side, true, io);
        const roll = die(io);
        const modifier = f.bonus[ATTACKER] - f.bonus[DEFENDER];
        const row = Math.max(0, Math.min(box.shockTable.length - 1, roll + modifier));
        const { attacker, defender } = get(get(box.shockTable, row), f.column);
        // VE-VIII.6-g, VE-VIII.6-i
        const isTaken =
          !breaks(defender) &&
          defender !== 'E' &&
          f.defenders.some(
            (party) => party.zone !== ZONE.front && all(party).every((unit) => formationOf(p, unit) === 'battery'),
          );
        f.results = [attacker, isTaken ? 'D' : defender];
        io.tell?.({
          kind: 'shockRoll',
          clause: isTaken ? 'VE-VIII.6-g' : 'VE-VIII.8-c',
          roll,
          modifier,
          attacker,
          defender: f.results[DEFENDER],
        });
      },
    },
    ...results(box),
    ...advances(box),
  });
}
