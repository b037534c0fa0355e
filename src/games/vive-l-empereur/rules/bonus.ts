import { asks, exactly, only } from '../../../kernel/permission.ts';
import { get } from '../../../kernel/there.ts';
import type { Box } from '../data/box.ts';
import { RANKS } from '../data/names.ts';
import { has, hexesOfUnit } from '../field.ts';
import { type Choice, LEADER, type Leader, MARK, NONE, type Position, type Unit } from '../position.ts';
import type { ViveEvent } from '../told.ts';
import { given, type Of, PASS } from './bars.ts';
import type { Told } from './board.ts';
import { commands, leadersAt, rankOf, valuesOf } from './command.ts';
import type { Combat } from './frames.ts';
import { ATTACKER, fightersOf, isHorse, partiesOf, type Side, seatOf } from './sides.ts';

const BONUS: Of<'bonus'> = Object.freeze({ kind: 'bonus' });

// VE-XIV.3: the combat bonus of leaders.

/** As much of a shock as tells who leads in it. */
type Fought = Pick<Combat, 'counter' | 'seat' | 'attackers' | 'defenders'>;

export function bonuses(box: Box) {
  const ask = asks<Position, Combat, Choice, ViveEvent>();
  const battle = (p: Position) => box.battle(p.scenario);

  /** VE-XIV.1-d, VE-XIV.3-h: whose bonus may count on a side: of those who command somebody who fights the highest, then who commands most. */
  function candidates(p: Position, f: Fought, side: Side): Leader[] {
    const b = battle(p);
    const seat = seatOf(f, side);
    const fighters = fightersOf(f, side);
    // VE-XIV.3-c: in a charge only if he began it with the cavalry, whether it strikes or is struck on its way.
    const charges = (unit: Unit): boolean =>
      has(p, unit, MARK.charging) || (side === ATTACKER && !f.counter && isHorse(b, unit));
    const leads = (leader: Leader, unit: Unit): boolean =>
      commands(b, p, leader, unit) && (!charges(unit) || (get(p.leaderMarks, leader) & LEADER.charged) !== 0);
    const found = partiesOf(f, side).flatMap((party) => {
      const [first] = party.fighters;
      if (first === undefined) return [];
      return [...new Set([party.hex, ...hexesOfUnit(p, first)])]
        .flatMap((hex) => leadersAt(b, p, hex, seat))
        .filter((leader) => party.fighters.some((unit) => leads(leader, unit)));
    });
    const worth = (leader: Leader): number =>
      RANKS.indexOf(rankOf(b, p, leader)) * 1000 + fighters.filter((unit) => commands(b, p, leader, unit)).length;
    const most = Math.max(...found.map(worth));
    return found.filter((leader) => worth(leader) === most);
  }
  function choose(p: Position, f: Combat, side: Side, leader: Leader): void {
    f.leaders[side] = leader;
    f.bonus[side] = valuesOf(box, battle(p), p, leader).combat;
  }
  const leaderStep = (side: Side) =>
    ask({
      clause: 'VE-XIV.1-d',
      when: (p, f) => f.leaders[side] === NONE && candidates(p, f, side).length > 1,
      who: (_p, f) => seatOf(f, side),
      may: {
        name: exactly<Position, Combat, Of<'name'>>(
          (p, f, out) => {
            for (const leader of candidates(p, f, side)) out.push({ kind: 'name', leader });
          },
          [given('VE-XIV.1-d', 'leadsNot', (p, f, { leader }) => !candidates(p, f, side).includes(leader))],
        ),
      },
      take: (p, f, c) => choose(p, f, side, c.leader),
    });
  const told = (f: Combat, side: Side, used: boolean, io: Told): void =>
    io.tell?.({
      kind: 'bonus',
      clause: 'VE-XIV.3-e',
      seat: seatOf(f, side),
      leader: f.leaders[side],
      bonus: f.bonus[side],
      used,
    });
  /** VE-XIV.3-e: a bonus above 0 is its owner's choice; one that is declined goes to nobody (VE-XIV.1-f). */
  const bonusStep = (side: Side) =>
    ask({
      clause: 'VE-XIV.3-e',
      when: (_p, f) => f.bonus[side] > 0,
      who: (_p, f) => seatOf(f, side),
      may: { bonus: only(BONUS), pass: only(PASS) },
      take(_p, f, c, io) {
        told(f, side, c.kind === 'bonus', io);
        if (c.kind === 'pass') f.bonus[side] = 0;
      },
    });
  return { candidates, choose, leaderStep, told, bonusStep };
}
