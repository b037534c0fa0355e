import { rulesFrom, type Steps } from '../../../kernel/flow.ts';
import type { Box } from '../data/box.ts';
import type { Choice, Position } from '../position.ts';
import { armies } from './army.ts';
import { fire, fires } from './fire.ts';
import { replacements } from './leaders.ts';
import { rallies } from './rally.ts';
import { settles } from './settle.ts';
import { move } from './move.ts';
import { movement } from './movement.ts';
import { recoils } from './recoil.ts';
import { step } from './step.ts';
import { combat } from './combat.ts';
import { fire, fires } from './fire.ts';
import { displaced } from './perils.ts';
import { reforms } from './reform.ts';
import { retreat } from './retreat.ts';
import { shocks } from './shock.ts';
import { turns } from './turn.ts';

/** Every procedure of the game. */
export function rulesOf(box: Box): Steps<Position, Choice> {
  return rulesFrom(turns(box), replacements(box), settles(box), fires(box), fire(box), rallies(box), armies(box));
  return rulesFrom(turns(box), fires(box), fire(box), movement(box), move(box), step(box), recoils(box));
  return rulesFrom(
    turns(box),
    fires(box),
    fire(box),
    retreat(box),
    displaced(box),
    shocks(box),
    combat(box),
    reforms(box),
  );
}
