import type { Hex } from '../../../grids/hexes.ts';
import { everyRoll } from '../../../kernel/every-roll.ts';
import type { Seat, Steps } from '../../../kernel/flow.ts';
import type { Odds } from '../../../kernel/odds.ts';
import { copyPosition } from '../copy.ts';
import type { Box } from '../data/box.ts';
import { armOf, isDisorganised, lift, mark, put, topAt, unitsAt } from '../field.ts';
import { oddsOfShock } from '../odds.ts';
import { type Choice, type Facing, MARK, NONE, type Position, type Unit } from '../position.ts';
import { keepHalf, testStack } from '../rules/board.ts';
import { targetsWith } from '../rules/clash.ts';
import { mayForm } from '../rules/ways.ts';
import { holdsSquare } from '../rules/zones.ts';
import type { ViveEvent } from '../told.ts';
import { seenTable } from './walk.ts';

// VE-IX.6: a charge weighed through what its target can do, for whoever rides and for whoever waits.

/** A charge that would strike a hex from another, seen by its target when it was so far off. */
export interface Strike {
  readonly units: readonly Unit[];
  readonly from: Hex;
  readonly facing: Facing;
  readonly target: Hex;
  readonly seenAt: number;
}

export interface Branches {
  /** VE-IX.6-d: the chance that a square is formed, if it is tried; null where it cannot be. */
  readonly square: Pick<Odds, 'of' | 'results'> | null;
  /** The shock if nobody tries; the whole stack in Square; the whole stack in disorder where it stands. */
  readonly standing: Odds | null;
  readonly formed: Odds | null;
  readonly missed: Odds | null;
}

export function branchesOf(
  box: Box,
  steps: Steps<Position, Choice>,
  p: Position,
  seat: Seat,
  { units, from, facing, target, seenAt }: Strike,
): Branches {
  const b = box.battle(p.scenario);
  const { q } = seenTable(box, p, seat);
  for (const unit of [...units].reverse()) {
    lift(q, unit);
    put(q, unit, from);
    q.formation[unit] = 'line';
    q.facing[unit] = facing;
    mark(q, unit, MARK.charging | MARK.charged);
  }
  const foot = unitsAt(q, target).filter((unit) => armOf(b, unit) === 'infantry');
  const mayTry =
    foot.length > 0 &&
    seenAt > 1 &&
    !isDisorganised(q, topAt(q, target)) &&
    !holdsSquare(q, target) &&
    mayForm(box, b, 'infantry', 'square', target);
  const shock = (lie: (t: Position) => void): Odds | null => {
    const t = copyPosition(q);
    lie(t);
    return oddsOfShock(box, steps, t, {
      counter: false,
      seat: p.active,
      from: [from],
      targets: targetsWith(t, target),
    });
  };
  const standing = shock(() => undefined);
  if (!mayTry) return { square: null, standing, formed: null, missed: null };
  const square = everyRoll<ViveEvent>((io) =>
    testStack(box, b, q, foot, { cause: 'square', seenAt }, 'VE-IX.6-d', io).length < foot.length ? 'passed' : 'failed',
  );
  /** VE-IX.6-m: guns share the disorder. */
  const become = (t: Position, formation: 'square' | 'disorganised', who: readonly Unit[]): void => {
    for (const unit of who) {
      if ((t.second[unit] ?? NONE) !== NONE) keepHalf(t, unit, target);
      t.formation[unit] = formation;
      t.facing[unit] = 0;
      if (formation === 'disorganised') t.marker[unit] = t.turn;
    }
  };
  return {
    square,
    standing,
    formed: shock((t) => become(t, 'square', foot)),
    missed: shock((t) => become(t, 'disorganised', unitsAt(t, target))),
  };
}
