import type { Io } from '../../../../kernel/chance.ts';
import { there } from '../../../../kernel/there.ts';
import type { Box, Zone } from '../../data/box.ts';
import type { Position } from '../../position.ts';
import type { N15Event } from '../../told.ts';
import { corpsOf } from '../board.ts';
import { settleZone } from '../control.ts';
import { enterZone } from '../entering.ts';
import { shareFatigue } from '../share.ts';

/** CTL-09: a stack moved by an event takes a fortified town as a manoeuvring one does, after one fatigue. */
export function arrive(b: Box, p: Position, io: Io<N15Event>, to: Zone): void {
  const column = there(p.column);
  const entry = enterZone(b, p, io, column.group, to, 'event');
  column.zone = to;
  if (!entry.fortress) return;
  const corps = corpsOf(column.group);
  shareFatigue(p, io, column.seat, { corps, amount: 1, scope: 'column', zone: to, why: 'event' });
}

/** After the fatigue. */
export function takeTown(b: Box, p: Position, io: Io<N15Event>): void {
  if (p.column !== null && p.column.zone >= 0) settleZone(b, p, io, p.column.zone);
}
