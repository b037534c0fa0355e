import { rollAll } from '../../../src/kernel/chance.ts';
import { end, procedure } from '../../../src/kernel/flow.ts';
import { BOX } from '../data/standard.ts';
import type { Choice, Fight, PicketEvent, Position } from '../position.ts';
import { drop, sideOf } from './cards.ts';
import { finish } from './victory.ts';

/** PIC-8: what a total must be above. */
export const isLoss = (total: number, parry: number): boolean => total > BOX.defence + parry;

/** The interrupt: it lies on top of the round, which goes on when it has ended. */
export const fight = procedure<Position, Fight, Choice, PicketEvent>('fight', {
  // PIC-7
  parry: {
    when: (p) => p.options['parry'] === 'yes',
    who: (_p, f) => f.target,
    choices(p, f, out) {
      for (const card of sideOf(p, f.target).hand) out.push({ kind: 'parry', card });
      out.push({ kind: 'pass' });
    },
    take(p, f, c, io) {
      if (c.kind !== 'parry') return;
      const side = sideOf(p, f.target);
      drop(side.hand, c.card);
      drop(side.seen, c.card);
      side.discard.push(c.card);
      f.parry = c.card;
      io.reveal();
      io.tell?.({ kind: 'parried', seat: f.target, card: c.card });
    },
  },
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
