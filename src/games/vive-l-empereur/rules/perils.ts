import { type Hex, OFF, WAYS } from '../../../grids/hexes.ts';
import { call, procedure, type Seat, type Steps } from '../../../kernel/flow.ts';
import { asks, exactly } from '../../../kernel/permission.ts';
import type { Battle, Box } from '../data/box.ts';
import { distance, faces, isDisorganised, isEnemyAt, neighbour, topAt, unitsAt } from '../field.ts';
import { type Choice, type Leader, NONE, type Position } from '../position.ts';
import type { Peril, ViveEvent } from '../told.ts';
import { given, type Of } from './bars.ts';
import type { Told } from './board.ts';
import { leaderFacts, leadersAt } from './command.ts';
import type { Displaced } from './frames.ts';
import { rollForLife } from './leaders.ts';
import { isLand } from './ways.ts';

// VE-XIV.5: leaders whose troops are gone.

/** VE-XIV.5-b, VE-XIV.5-i: the whole stack of a hex, or of the two of skirmishers, has just come to an end by fire or shock. */
export function rollForRuin(box: Box, b: Battle, p: Position, hexes: readonly Hex[], seat: Seat, io: Told): void {
  if (hexes.some((hex) => topAt(p, hex) !== NONE)) return;
  for (const leader of hexes.flatMap((hex) => leadersAt(b, p, hex, seat)))
    rollForLife(box, b, p, leader, 'destroyed', 'VE-XIV.5-b', io);
}

/** VE-XIV.5-h: hexes without an enemy unit where somebody can stand, no further from him than this. */
function refuges(box: Box, b: Battle, p: Position, leader: Leader, within: number): Hex[] {
  const hex = p.leaderAt[leader] ?? OFF;
  const { side } = leaderFacts(b, leader);
  const found: Hex[] = [];
  for (let to = 0; to < b.ground.hexes.count; to++)
    if (to !== hex && distance(b, hex, to) <= within && isLand(box, b, to) && !isEnemyAt(b, p, to, side))
      found.push(to);
  return found;
}

/** VE-XIV.5-c, VE-XIV.5-d: he rolls for his life, and whoever survives is moved at once; with no hex to go to he is lost (VE-XIV.5-h). */
export function endanger(
  box: Box,
  b: Battle,
  p: Position,
  leader: Leader,
  peril: Peril & ('overrun' | 'encircled'),
  io: Told,
): void {
  const within = peril === 'overrun' ? 1 : 2;
  const doomed = refuges(box, b, p, leader, within).length === 0;
  const clause = doomed ? 'VE-XIV.5-h' : peril === 'overrun' ? 'VE-XIV.5-c' : 'VE-XIV.5-d';
  if (!rollForLife(box, b, p, leader, peril, clause, io, doomed))
    call<Displaced>(p, { step: 'displaced.to', leader, within });
}

/** VE-XIV.5-d: alone, with enemies in order all round who show him their front. */
export function isEncircled(box: Box, b: Battle, p: Position, leader: Leader): boolean {
  const hex = p.leaderAt[leader] ?? OFF;
  if (hex < 0 || topAt(p, hex) !== NONE) return false;
  const { side } = leaderFacts(b, leader);
  for (let way = 0; way < WAYS; way++) {
    const near = neighbour(b, hex, way);
    if (near === OFF) continue;
    const shows = unitsAt(p, near).some((unit) => !isDisorganised(p, unit) && faces(box, b, p, unit, hex, 'front'));
    if (!isEnemyAt(b, p, near, side) || !shows) return false;
  }
  return true;
}

export function displaced(box: Box): Steps<Position, Choice> {
  const ask = asks<Position, Displaced, Choice, ViveEvent>();
  const battle = (p: Position) => box.battle(p.scenario);
  return procedure<Position, Displaced, Choice, ViveEvent>('displaced', {
    to: ask({
      clause: 'VE-XIV.5-h',
      who: (p, f) => leaderFacts(battle(p), f.leader).side,
      may: {
        to: exactly<Position, Displaced, Of<'to'>>(
          (p, f, out) => {
            for (const hex of refuges(box, battle(p), p, f.leader, f.within)) out.push({ kind: 'to', hex });
          },
          [
            given('VE-XIV.5-h', 'enemyThere', (p, f, { hex }) =>
              isEnemyAt(battle(p), p, hex, leaderFacts(battle(p), f.leader).side),
            ),
            given(
              'VE-XIV.5-h',
              'tooFar',
              (p, f, { hex }) => !refuges(box, battle(p), p, f.leader, f.within).includes(hex),
            ),
          ],
        ),
      },
      take(p, f, c, io) {
        const from = p.leaderAt[f.leader] ?? OFF;
        p.leaderAt[f.leader] = c.hex;
        io.tell?.({ kind: 'leaderMoved', clause: 'VE-XIV.5-h', leader: f.leader, from, to: c.hex });
      },
    }),
  });
}
