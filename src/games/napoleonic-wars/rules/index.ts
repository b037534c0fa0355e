import { rulesFrom, type Steps } from '../../../kernel/flow.ts';
import type { Box } from '../data/box.ts';
import type { Choice, Position } from '../position.ts';
import { battles } from './battle.ts';
import { coalition, placement } from './coalition.ts';
import { effects } from './effects.ts';
import { intrigue } from './intrigue.ts';
import { russia } from './russia.ts';
import { turns } from './turn.ts';
import { wars } from './wars.ts';

/** Every procedure of the game. */
export function rulesOf(box: Box): Steps<Position, Choice> {
  return rulesFrom(
    turns(box),
    effects(box),
    wars(box),
    russia(box),
    intrigue(box),
    coalition(box),
    placement(box),
    battles(box),
  );
}
