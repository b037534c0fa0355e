import { rulesFrom, type Steps } from '../../../kernel/flow.ts';
import type { Box } from '../data/box.ts';
import type { Choice, Position } from '../position.ts';
import { armies } from './armies.ts';
import { charge } from './charge.ts';
import { charges } from './charges.ts';
import { combat } from './combat.ts';
import { exploits } from './exploitation.ts';
import { fire, fires } from './fire.ts';
import { retreat } from './flight.ts';
import { squares } from './forming.ts';
import { replacements } from './leaders.ts';
import { move } from './move.ts';
import { movement } from './movement.ts';
import { step } from './paces.ts';
import { displaced } from './perils.ts';
import { rallies } from './rally.ts';
import { reacts } from './reactions.ts';
import { recoils } from './recoil.ts';
import { reforms } from './reform.ts';
import { countercharges } from './ride.ts';
import { settles } from './settle.ts';
import { shocks } from './shocks.ts';
import { turns } from './turn.ts';

/** Every procedure of the game. */
export function rulesOf(box: Box): Steps<Position, Choice> {
  return rulesFrom(
    turns(box),
    replacements(box),
    settles(box),
    charges(box),
    charge(box),
    reacts(box),
    countercharges(box),
    squares(box),
    reforms(box),
    exploits(box),
    movement(box),
    move(box),
    step(box),
    recoils(box),
    retreat(box),
    displaced(box),
    fires(box),
    fire(box),
    shocks(box),
    combat(box),
    rallies(box),
    armies(box),
  );
}
