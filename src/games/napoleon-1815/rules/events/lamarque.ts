import { call, END, type Frame, jump } from '../../../../kernel/flow.ts';
import type { Zone } from '../../data/box.ts';
import { DROUOT, FRANCE, LAMARQUE } from '../../pieces.ts';
import { NONE, type Position } from '../../position.ts';
import { asking, inSteps, target } from '../asking.ts';
import { bar, given } from '../bars.ts';
import { hasCorps, looksFree } from '../board.ts';
import { atZone } from '../choices.ts';
import { setUp } from '../entering.ts';
import { joinVedette } from './frederick.ts';
import { addInfantry, reinforced, reinforcing } from './renforts.ts';
import { type EventRule, unless } from './rule.ts';

/** LAM-02. */
const isTaken = (p: Position, zone: Zone): boolean => !hasCorps(p, FRANCE, zone) && !looksFree(p, FRANCE, zone);

const hasCome = (p: Position): boolean => p.where[LAMARQUE] !== NONE;

type Coming = Frame<'lamarque.where' | 'lamarque.whom' | typeof END>;

const ask = asking<Coming>();

/** LAM: Lamarque comes from the Vendée; once he has come, one infantry point for somebody. */
export const lamarque: EventRule = {
  windows: ['initiative'],
  needs: [
    unless('N15-EVT-LAM-02', 'placeTaken', (b, p) => !hasCome(p) && b.lamarqueZones.every((zone) => isTaken(p, zone))),
    reinforcing(hasCome, DROUOT),
  ],
  play(_b, p) {
    call<Coming>(p, { step: hasCome(p) ? 'lamarque.whom' : 'lamarque.where' });
  },
  steps: (b) =>
    inSteps<Coming>('lamarque', {
      where: ask({
        clause: 'N15-EVT-LAM-01',
        who: () => 0,
        may: {
          zone: target(
            () => b.lamarqueZones.map(atZone),
            [
              given('N15-EVT-LAM-01', 'lamarqueZone', (_p, _f, c) => !b.lamarqueZones.includes(c.zone)),
              bar('N15-EVT-LAM-02', 'placeTaken', (p, _f, c) => isTaken(p, c.zone)),
            ],
          ),
        },
        take(p, f, c, io) {
          jump(f, END);
          setUp(b, p, io, LAMARQUE, c.zone);
          if (p.fog) joinVedette(b, p, io, LAMARQUE);
        },
      }),
      whom: ask({
        clause: 'N15-EVT-LAM-03',
        who: () => 0,
        may: {
          corps: reinforced(b, [bar('N15-EVT-LAM-03', 'drouotStays', (_p, _f, c) => c.corps === DROUOT)]),
        },
        take: (p, _f, c, io) => addInfantry(p, io, c.corps),
      }),
    }),
};
