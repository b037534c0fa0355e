import { rollAll } from '../../../src/kernel/chance.ts';
import { end, procedure } from '../../../src/kernel/flow.ts';
import { asks, only } from '../../../src/kernel/permission.ts';
import { drop, slip } from '../../../src/kernel/piles.ts';
import { BOX } from '../data/standard.ts';
import type { Choice, Fight, PicketEvent, Position } from '../position.ts';
import { bar } from './bars.ts';
import { fromHand, sideOf } from './cards.ts';
import { finish } from './victory.ts';

/** PIC-8: what a total must be above. */
export const isLoss = (total: number, parry: number): boolean => total > BOX.defence + parry;

const ask = asks<Position, Fight, Choice, PicketEvent>();

/** The interrupt: it lies on top of the round, which goes on when it has ended. */
export const fight = procedure<Position, Fight, Choice, PicketEvent>('fight', {
  parry: ask({
    clause: 'PIC-7',
    who: (_p, f) => f.target,
    closed: [bar('PIC-7', 'noParry', (p) => p.options['parry'] !== 'yes')],
    may: { parry: fromHand('parry', 'PIC-7'), pass: only({ kind: 'pass' }) },
    window: 'pass',
    take(p, f, c, io) {
      if (c.kind === 'pass') return;
      const side = sideOf(p, f.target);
      slip(side.hand, side.discard, c.card);
      drop(side.seen, c.card);
      f.parry = c.card;
      io.reveal();
      io.tell?.({ kind: 'parried', seat: f.target, card: c.card });
    },
  }),
  dice: {
    run(p, f, io) {
      const dice = rollAll(io, 'dice', BOX.dice, BOX.faces);
      const total = dice.reduce((a, b) => a + b);
      const loss = isLoss(total, f.parry);
      const side = sideOf(p, f.target);
      if (loss) side.losses++;
      io.tell?.({ kind: 'fought', dice, loss });
      if (side.losses < BOX.losses) end(p);
    },
  },
  broken: { run: (p) => finish(p, 'PIC-9 losses') },
});
