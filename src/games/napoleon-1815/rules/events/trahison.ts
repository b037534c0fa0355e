import { call, type Frame, type Seat } from '../../../../kernel/flow.ts';
import { byTheWay, may } from '../../../../kernel/permission.ts';
import { get, there } from '../../../../kernel/there.ts';
import type { Zone } from '../../data/box.ts';
import { type Block, DROUOT, FRENCH, isVedette } from '../../pieces.ts';
import { NONE, type Position } from '../../position.ts';
import { asking, inSteps } from '../asking.ts';
import { bar, given } from '../bars.ts';
import { blocksOf, sight } from '../board.ts';
import { atZone } from '../choices.ts';
import { eliminate } from '../elimination.ts';
import { type EventRule, unless } from './rule.ts';

interface Betraying extends Frame<'trahison.where'> {
  readonly seat: Seat;
}

/** The French block of the zone, if there is only one; otherwise NONE. */
function onlyFrench(p: Position, zone: Zone): Block {
  let found = NONE;
  for (const block of blocksOf(p, 0)) {
    if (p.where[block] !== zone) continue;
    if (found !== NONE) return NONE;
    found = block;
  }
  return found;
}

const isAlone = (p: Position, block: Block): boolean =>
  get(p.where, block) >= 0 && onlyFrench(p, get(p.where, block)) === block;

/** TRA-01: a single French corps, neither Drouot nor with Napoléon. In fog a single French block (TRA-02). */
const isDrouot = (p: Position, block: Block): boolean => !p.fog && block === DROUOT;

const ask = asking<Betraying>();

/** TRA: a French corps will not march today. */
export const trahison: EventRule = {
  windows: ['start'],
  needs: [
    unless('N15-EVT-TRA-01', 'notOneFrench', (_b, p) => !blocksOf(p, 0).some((block) => isAlone(p, block))),
    unless(
      'N15-EVT-TRA-01',
      'drouotStays',
      (_b, p) => !p.fog && isAlone(p, DROUOT) && !blocksOf(p, 0).some((block) => block !== DROUOT && isAlone(p, block)),
    ),
  ],
  play(_b, p, _io, seat) {
    call<Betraying>(p, { step: 'trahison.where', seat });
  },
  steps: (b) =>
    inSteps<Betraying>('trahison', {
      where: ask({
        clause: 'N15-EVT-TRA-01',
        who: (_p, f) => f.seat,
        may: {
          zone: may(
            (p, _f, out) => {
              const zones = blocksOf(p, 0).flatMap((block) => (isAlone(p, block) ? [get(p.where, block)] : []));
              for (const zone of zones.sort((x, y) => x - y)) out.push(atZone(zone));
            },
            [
              given('N15-EVT-TRA-01', 'notOneFrench', (p, _f, c) => onlyFrench(p, c.zone) === NONE),
              bar('N15-EVT-TRA-01', 'drouotStays', (p, _f, c) => isDrouot(p, onlyFrench(p, c.zone))),
            ],
            byTheWay,
          ),
        },
        take(p, _f, c, io) {
          const block = onlyFrench(p, c.zone);
          if (p.fog) io.reveal();
          if (isVedette(block)) eliminate(b, p, io, [block]);
          else if (block === DROUOT) {
            sight(p, block);
            io.tell?.({ kind: 'unmasked', block, zone: c.zone });
          } else {
            p.activated[block] = true;
            io.tell?.({ kind: 'activated', zone: c.zone, nation: FRENCH, count: 1 });
            // TRA-03: the designated stack itself goes no farther.
            if (there(p.op).group.includes(block)) there(p.op).intent = 'rest';
          }
        },
      }),
    }),
};
