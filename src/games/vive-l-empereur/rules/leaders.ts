import type { Hex } from '../../../grids/hexes.ts';
import { call, end, jump, procedure, type Steps } from '../../../kernel/flow.ts';
import { asks, exactly } from '../../../kernel/permission.ts';
import type { Battle, Box } from '../data/box.ts';
import { enemyOf, hexOf, isOnMap, sideOf, topAt } from '../field.ts';
import { AWAY, type Choice, LEADER, type Leader, NONE, type Position, type Unit } from '../position.ts';
import type { Peril, ViveEvent } from '../told.ts';
import { about, type ClauseId, gate, given, type Of } from './bars.ts';
import { die, type Told } from './board.ts';
import { commands, isReplacement, leaderFacts } from './command.ts';
import type { Replacements } from './frames.ts';

// VE-XIV.5, VE-XIV.6: what becomes of leaders.

/** VE-XIV.6-a, VE-XIV.6-c: replacements of lost leaders at the start of a turn. */
export function startReplacements(p: Position): void {
  const owed = p.leaderAt.flatMap((at, leader) => (at === AWAY.eliminated ? [leader] : []));
  if (owed.length > 0) call<Replacements>(p, { step: 'replacements.next', owed });
}

export function replacements(box: Box): Steps<Position, Choice> {
  const ask = asks<Position, Replacements, Choice, ViveEvent>();
  const battle = (p: Position) => box.battle(p.scenario);
  const owed = (f: Replacements): Leader => f.owed[0] ?? NONE;
  const takes = (p: Position, leader: Leader, unit: Unit): boolean =>
    isOnMap(p, unit) && commands(battle(p), p, leader, unit);

  return procedure<Position, Replacements, Choice, ViveEvent>('replacements', {
    next: {
      run(p, f) {
        f.owed = f.owed.filter((leader) => battle(p).units.some((_, unit) => takes(p, leader, unit)));
        if (f.owed.length === 0) end(p);
      },
    },
    join: ask({
      clause: 'VE-XIV.6-a',
      who: (p, f) => battle(p).leaders[owed(f)]?.side ?? p.active,
      may: {
        join: exactly<Position, Replacements, Of<'join'>>(
          (p, f, out) => {
            for (let unit = 0; unit < p.hex.length; unit++)
              if (takes(p, owed(f), unit)) out.push({ kind: 'join', unit });
          },
          [
            about('VE-XIV.6-a', 'notYours', (p, { unit }, seat) => sideOf(battle(p), unit) !== seat),
            gate('VE-XIV.6-a', 'notOnMap', (p, { unit }) => !isOnMap(p, unit)),
            given('VE-XIV.6-a', 'notOfHisCommand', (p, f, { unit }) => !commands(battle(p), p, owed(f), unit)),
          ],
        ),
      },
      take(p, f, { unit }, io) {
        const leader = owed(f);
        p.leaderAt[leader] = hexOf(p, unit);
        p.leaderMarks[leader] = LEADER.replacement;
        f.owed = f.owed.slice(1);
        io.tell?.({ kind: 'replaced', clause: 'VE-XIV.6-a', leader, hex: hexOf(p, unit) });
        jump(f, 'replacements.next');
      },
    }),
  });
}

/** One roll for a leader's life. VE-XIV.6-b: the loss of a replacement gives no points. `doomed`: he has nowhere to go (VE-XIV.5-h). */
export function rollForLife(
  box: Box,
  b: Battle,
  p: Position,
  leader: Leader,
  peril: Peril,
  clause: ClauseId,
  io: Told,
  doomed = false,
): boolean {
  const roll = die(io);
  const falls = doomed || roll >= (peril === 'encircled' ? box.constants.encircledFalls : box.constants.leaderFalls);
  if (falls) {
    const { side, points } = leaderFacts(b, leader);
    const winner = enemyOf(side);
    if (!isReplacement(p, leader)) p.leaderPoints[winner] = (p.leaderPoints[winner] ?? 0) + points;
    p.leaderAt[leader] = AWAY.eliminated;
  }
  io.tell?.({ kind: 'leaderRoll', clause, leader, peril, roll, falls });
  return falls;
}

/**
 * VE-XIV.5-a, VE-XIV.5-b, VE-XIV.5-i: after a fire every leader with those who were hit rolls for two losses or more, and if his stack is
 * destroyed. `hexes` are those of the stack before it.
 */
export function rollForLosses(box: Box, b: Battle, p: Position, hexes: readonly Hex[], lost: number, io: Told): void {
  if (lost === 0) return;
  const isDestroyed = hexes.every((hex) => topAt(p, hex) === NONE);
  for (let leader = 0; leader < p.leaderAt.length; leader++) {
    if (!hexes.includes(p.leaderAt[leader] ?? NONE)) continue;
    if (lost >= 2 && rollForLife(box, b, p, leader, 'losses', 'VE-XIV.5-a', io)) continue;
    if (isDestroyed) rollForLife(box, b, p, leader, 'destroyed', 'VE-XIV.5-b', io);
  }
}
