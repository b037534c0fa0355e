import { procedure } from '../../../kernel/flow.ts';
import type { Box } from '../data/box.ts';
import type { Choice, Combat, FireStep, ManEvent, Position } from '../position.ts';
import { discard } from './cards.ts';
import { hit } from './results.ts';
import { resolve } from './roll.ts';

// Chapter 6.2: Bombardment and Volley, steps 3 and 4. No further card is played by anybody (6.2.3-c).

export const fire = (box: Box) =>
  procedure<Position, Combat<FireStep>, Choice, ManEvent>('fire', {
    roll: {
      run(p, f, io) {
        f.result = resolve(box, p, f, io);
        discard(p, p.active, f.card);
        if (f.result === 'hit') hit(box, p, f, f.target, 'result', io);
      },
    },
  });
