import { type Hex, OFF } from '../../../grids/hexes.ts';
import { call, end, jump, procedure, type Steps } from '../../../kernel/flow.ts';
import { asks, exactly } from '../../../kernel/permission.ts';
import type { Box } from '../data/box.ts';
import { formationOf, hexOf, isOnMap, MARKS_OF_CHARGE, unmark } from '../field.ts';
import type { Choice, Facing, Position, Unit } from '../position.ts';
import type { ViveEvent } from '../told.ts';
import { given, type Of } from './bars.ts';
import type { Told } from './board.ts';
import type { Reform } from './frames.ts';
import { facingsAfter, isOpenGround } from './ways.ts';

// VE-IV.7-c: cavalry that is through with its charge returns to Column, or Adapted where the terrain asks for it.

/** VE-IX.3-d, VE-IX.7-n: these units charge no longer; those still in Line take Column again, as their owner turns them (VE-VI.3-d). */
export function startReform(p: Position, units: readonly Unit[]): void {
  const due = units.filter((unit) => isOnMap(p, unit));
  for (const unit of due) unmark(p, unit, MARKS_OF_CHARGE);
  const lined = due.filter((unit) => formationOf(p, unit) === 'line');
  if (lined.length > 0) call<Reform>(p, { step: 'reform.next', units: lined });
}

export function reforms(box: Box): Steps<Position, Choice> {
  const ask = asks<Position, Reform, Choice, ViveEvent>();
  const battle = (p: Position) => box.battle(p.scenario);
  const first = (f: Reform): Unit => f.units[0] ?? OFF;
  /** Those who turn together: the same hex, and the same facing so far. */
  const together = (p: Position, f: Reform): Unit[] =>
    f.units.filter((unit) => hexOf(p, unit) === hexOf(p, first(f)) && p.facing[unit] === p.facing[first(f)]);
  const form = (p: Position, f: Reform, formation: 'column' | 'adapted', facing: Facing, io: Told): void => {
    const units = together(p, f);
    for (const unit of units) {
      p.formation[unit] = formation;
      p.facing[unit] = facing;
    }
    f.units = f.units.filter((unit) => !units.includes(unit));
    const clause = formation === 'column' ? 'VE-IX.3-d' : 'VE-IV.9-a';
    io.tell?.({ kind: 'formed', clause, units, formation, facing, second: OFF });
  };
  const isFree = (p: Position, hex: Hex): boolean => isOpenGround(box, battle(p), hex);

  return procedure<Position, Reform, Choice, ViveEvent>('reform', {
    next: {
      run(p, f, io) {
        f.units = f.units.filter((unit) => isOnMap(p, unit) && formationOf(p, unit) === 'line');
        if (f.units.length === 0) end(p);
        else if (!isFree(p, hexOf(p, first(f)))) {
          form(p, f, 'adapted', 0, io);
          jump(f, 'reform.next');
        }
      },
    },
    facing: ask({
      clause: 'VE-VI.3-d',
      who: (p, f) => battle(p).units[first(f)]?.side ?? p.active,
      may: {
        turn: exactly<Position, Reform, Of<'turn'>>(
          (p, f, out) => {
            const unit = first(f);
            for (const facing of facingsAfter('line', p.facing[unit] ?? 0, 'column'))
              out.push({ kind: 'turn', unit, facing });
          },
          [
            given('VE-IX.3-d', 'notReforming', (_p, f, { unit }) => unit !== first(f)),
            given(
              'VE-VI.3-d',
              'facingTooFar',
              (p, _f, { unit, facing }) => !facingsAfter('line', p.facing[unit] ?? 0, 'column').includes(facing),
            ),
          ],
        ),
      },
      take(p, f, c, io) {
        form(p, f, 'column', c.facing, io);
        jump(f, 'reform.next');
      },
    }),
  });
}
