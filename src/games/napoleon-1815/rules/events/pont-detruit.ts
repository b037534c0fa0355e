import { call, type Frame, procedure } from '../../../../kernel/flow.ts';
import { get, there } from '../../../../kernel/there.ts';
import type { Box, Link } from '../../data/box.ts';
import { COALITION, isVedette } from '../../pieces.ts';
import type { Choice, Operation, Position } from '../../position.ts';
import type { N15Event } from '../../told.ts';
import { isFree } from '../board.ts';
import { atBridge } from '../choices.ts';
import type { EventRule } from './rule.ts';

function bridges(b: Box, p: Position): Link[] {
  return get(b.zones, there(p.op).zone).by.filter((link) => get(b.links, link).bridge && !p.destroyed.includes(link));
}

/** PON-06: an unspent point pays for it; PON-02: a stack that never had one needs none. */
const hasPoint = (op: Operation): boolean => op.mp - op.spent >= 1;
const neverHadOne = (op: Operation): boolean => op.steps === 0 && op.mp <= 0;

/** PON-01, I03: a coalition operation has come to a bridge, and there is a marker left. */
const isNear = (b: Box, p: Position): boolean =>
  there(p.op).camp === COALITION && p.destroyed.length < b.bridgeMarkers && bridges(b, p).length > 0;

/** PON: a coalition stack destroys a bridge next to it. */
export const pontDetruit: EventRule = {
  windows: ['displacement'],
  possible(b, p) {
    const op = there(p.op);
    if (isVedette(get(op.group, 0)) || !isFree(p, COALITION, op.zone)) return false;
    return (hasPoint(op) || neverHadOne(op)) && isNear(b, p);
  },
  // Fog hides the points. Who stands in a town that changes hands is a stack, with no enemy (VED-12).
  opens(b, p, seat) {
    return p.fog ? isNear(b, p) : this.possible(b, p, seat);
  },
  play(_b, p) {
    call(p, { step: 'pont-detruit.which' });
  },
  steps: (b) =>
    procedure<Position, Frame, Choice, N15Event>('pont-detruit', {
      which: {
        who: (p) => there(p.op).seat,
        choices(p, _f, out) {
          for (const link of bridges(b, p)) out.push(atBridge(link));
        },
        take(p, _f, c, io) {
          if (c.kind !== 'bridge') return;
          const op = there(p.op);
          if (hasPoint(op)) op.spent++;
          op.cut = true;
          p.destroyed.push(c.link);
          io.tell?.({ kind: 'bridge', link: c.link });
        },
      },
    }),
};
