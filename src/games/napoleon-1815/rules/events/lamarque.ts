import { call, type Frame, procedure } from '../../../../kernel/flow.ts';
import { get } from '../../../../kernel/there.ts';
import type { Box, Zone } from '../../data/box.ts';
import { CORPS_FROM, CORPS_TO, type Corps, DROUOT, FRANCE, FRENCH, LAMARQUE } from '../../pieces.ts';
import { type Choice, NONE, type Position } from '../../position.ts';
import type { N15Event } from '../../told.ts';
import { hasCorps, looksFree } from '../board.ts';
import { atCorps, atZone } from '../choices.ts';
import { setUp } from '../entering.ts';
import { joinVedette } from './frederick.ts';
import { addInfantry, hasRoom } from './renforts.ts';
import type { EventRule } from './rule.ts';

/** LAM-02. */
function places(b: Box, p: Position): Zone[] {
  return b.lamarqueZones.filter((zone) => hasCorps(p, FRANCE, zone) || looksFree(p, FRANCE, zone));
}

/** LAM-03: any French corps on the board but Drouot. */
function corpsToFill(b: Box, p: Position): Corps[] {
  const found: Corps[] = [];
  for (let corps = get(CORPS_FROM, FRENCH); corps < get(CORPS_TO, FRENCH); corps++)
    if (corps !== DROUOT && hasRoom(b, p, corps)) found.push(corps);
  return found;
}

/** LAM: Lamarque comes from the Vendée; once he has come, one infantry point for somebody. */
export const lamarque: EventRule = {
  windows: ['initiative'],
  possible: (b, p) => (p.where[LAMARQUE] === NONE ? places(b, p) : corpsToFill(b, p)).length > 0,
  opens(b, p, seat) {
    return (p.screens && p.where[LAMARQUE] !== NONE) || this.possible(b, p, seat);
  },
  play(_b, p) {
    call(p, { step: p.where[LAMARQUE] === NONE ? 'lamarque.where' : 'lamarque.whom' });
  },
  steps: (b) =>
    procedure<Position, Frame, Choice, N15Event>('lamarque', {
      where: {
        when: (p) => p.where[LAMARQUE] === NONE,
        who: () => 0,
        choices(p, _f, out) {
          for (const zone of places(b, p)) out.push(atZone(zone));
        },
        take(p, f, c, io) {
          if (c.kind !== 'zone') return;
          f.step = '';
          setUp(b, p, io, LAMARQUE, c.zone);
          if (p.fog) joinVedette(b, p, io, LAMARQUE);
        },
      },
      whom: {
        who: () => 0,
        choices(p, _f, out) {
          for (const corps of corpsToFill(b, p)) out.push(atCorps(corps));
        },
        take(p, _f, c, io) {
          if (c.kind === 'corps') addInfantry(p, io, c.corps);
        },
      },
    }),
};
