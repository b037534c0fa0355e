import { rulesFrom, type Steps } from '../../../kernel/flow.ts';
import type { Box } from '../data/box.ts';
import type { Choice, Position } from '../position.ts';
import { charge } from './charge.ts';
import { charges } from './charges.ts';
import { combat } from './combat.ts';
import { exploits } from './exploitation.ts';
import { fire, fires } from './fire.ts';
import { squares } from './forming.ts';
import { displaced } from './perils.ts';
import { reacts } from './reactions.ts';
import { reforms } from './reform.ts';
import { retreat } from './retreat.ts';
import { countercharges } from './ride.ts';
import { shocks } from './shock.ts';
import { turns } from './turn.ts';

/** Every procedure of the game. */
export function rulesOf(box: Box): Steps<Position, Choice> {
  return rulesFrom(
    turns(box),
    fires(box),
    fire(box),
    retreat(box),
    displaced(box),
    shocks(box),
    combat(box),
    reforms(box),
    charges(box),
    charge(box),
    reacts(box),
    countercharges(box),
    squares(box),
    exploits(box),
  );
}
