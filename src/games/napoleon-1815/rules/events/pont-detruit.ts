import { call, type Frame } from '../../../../kernel/flow.ts';
import { get, there } from '../../../../kernel/there.ts';
import type { Box, Link } from '../../data/box.ts';
import { COALITION, isVedette } from '../../pieces.ts';
import type { Operation, Position } from '../../position.ts';
import { asking, inSteps, target } from '../asking.ts';
import { about, gate, given } from '../bars.ts';
import { campOfSeat, isFree } from '../board.ts';
import { atBridge } from '../choices.ts';
import { type EventRule, unless } from './rule.ts';

function bridges(b: Box, p: Position): Link[] {
  return get(b.zones, there(p.op).zone).by.filter((link) => get(b.links, link).bridge && !p.destroyed.includes(link));
}

/** PON-06: an unspent point pays for it; PON-02: a stack that never had one needs none. */
const hasPoint = (op: Operation): boolean => op.mp - op.spent >= 1;
const neverHadOne = (op: Operation): boolean => op.steps === 0 && op.mp <= 0;

type Cutting = Frame<'pont-detruit.which'>;

const ask = asking<Cutting>();

/** PON: a coalition stack destroys a bridge next to it. */
export const pontDetruit: EventRule = {
  windows: ['displacement'],
  needs: [
    unless('N15-EVT-PON-01', 'bridgeMarkers', (b, p) => p.destroyed.length >= b.bridgeMarkers), // I03
    unless('N15-EVT-PON-05', 'noBridge', (b, p) => bridges(b, p).length === 0),
    // Who stands in a town that changes hands is a stack, with no enemy (VED-12).
    unless('N15-EVT-PON-01', 'vedettesCut', (_b, p) => isVedette(get(there(p.op).group, 0)), { secret: 'fog' }),
    unless('N15-EVT-PON-01', 'zoneNotFree', (_b, p) => !isFree(p, COALITION, there(p.op).zone), { secret: 'fog' }),
    unless('N15-EVT-PON-06', 'noPointForBridge', (_b, p) => !hasPoint(there(p.op)) && !neverHadOne(there(p.op)), {
      secret: 'fog',
    }),
  ],
  play(_b, p) {
    call<Cutting>(p, { step: 'pont-detruit.which' });
  },
  steps: (b) =>
    inSteps<Cutting>('pont-detruit', {
      which: ask({
        clause: 'N15-EVT-PON-01',
        who: (p) => there(p.op).seat,
        may: {
          bridge: target(
            (p) => bridges(b, p).map(atBridge),
            [
              about('N15-EVT-PON-01', 'noBridge', (_p, c) => !get(b.links, c.link).bridge),
              about('N15-EVT-PON-01', 'coalitionCuts', (_p, _c, seat) => campOfSeat(seat) !== COALITION),
              gate('N15-EVT-PON-04', 'bridgeGone', (p, c) => p.destroyed.includes(c.link)),
              given(
                'N15-EVT-PON-05',
                'bridgeElsewhere',
                (p, _f, c) => !get(b.zones, there(p.op).zone).by.includes(c.link),
                (p) => ({ zone: there(p.op).zone }),
              ),
            ],
          ),
        },
        take(p, _f, c, io) {
          const op = there(p.op);
          if (hasPoint(op)) op.spent++;
          op.cut = true;
          p.destroyed.push(c.link);
          io.tell?.({ kind: 'bridge', link: c.link });
        },
      }),
    }),
};
