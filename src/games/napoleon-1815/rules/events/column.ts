import type { Io } from '../../../../kernel/chance.ts';
import type { Frame } from '../../../../kernel/flow.ts';
import { byTheWay, may } from '../../../../kernel/permission.ts';
import { there } from '../../../../kernel/there.ts';
import type { Box, Zone } from '../../data/box.ts';
import type { Position } from '../../position.ts';
import type { ClauseId } from '../../text/clauses.en.ts';
import type { N15Event } from '../../told.ts';
import { asking } from '../asking.ts';
import { ownOnMap, type Rule } from '../bars.ts';
import { corpsOf } from '../board.ts';
import type { Of } from '../choices.ts';
import { settleZone } from '../control.ts';
import { enterZone } from '../entering.ts';
import { shareFatigue } from '../share.ts';
import { columnOf, columnSteps, joinColumn, joining, leaving, nearColumn } from '../stack.ts';
import { beginning, type Need } from './rule.ts';

/** CTL-09: a stack moved by an event takes a fortified town as a manoeuvring one does, after one fatigue. */
function arrive(b: Box, p: Position, io: Io<N15Event>, to: Zone): void {
  const column = there(p.column);
  const entry = enterZone(b, p, io, column.group, to, 'event');
  column.zone = to;
  if (!entry.fortress) return;
  const corps = corpsOf(column.group);
  shareFatigue(p, io, column.seat, { corps, amount: 1, scope: 'column', zone: to, why: 'event' });
}

/** After the fatigue. */
export function endColumn(b: Box, p: Position, io: Io<N15Event>): void {
  if (p.column !== null && p.column.zone >= 0) settleZone(b, p, io, p.column.zone);
  p.column = null;
}

/** A stack that goes one connection: it is named block by block, then where it goes. `others` keep a block out of it, `ways` bar a zone. */
export const columnPick = <F extends Frame>(b: Box, { clause, begin, others, ways, again }: Picking<F>) =>
  asking<F>()({
    clause,
    who: (p) => columnOf(p).seat,
    may: {
      stack: may<Position, F, Of<'stack'>>(
        (p, _f, out, seat) => nearColumn(p, out, seat),
        [
          ...ownOnMap<Of<'stack'>>((c) => c.block, 'N15-TRI-51'),
          ...joining(columnOf),
          ...others,
          ...leaving(),
          ...beginning(b, begin),
        ],
        byTheWay,
      ),
      step: columnSteps(b, clause, ways),
    },
    take(p, f, c, io) {
      if (c.kind === 'stack') {
        joinColumn(p, c.block);
        again(f);
      } else arrive(b, p, io, c.to);
    },
  });

interface Picking<F> {
  readonly clause: ClauseId;
  /** What its first block must be like. */
  readonly begin: readonly Need[];
  readonly others: readonly Rule<Of<'stack'>>[];
  readonly ways: readonly Rule<Of<'step'>>[];
  again(f: F): void;
}
