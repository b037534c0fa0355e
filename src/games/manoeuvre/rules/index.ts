import { rulesFrom, type Steps } from '../../../kernel/flow.ts';
import type { Box } from '../data/box.ts';
import type { Choice, Position } from '../position.ts';
import { assault } from './assault.ts';
import { combat } from './combat.ts';
import { fire } from './fire.ts';
import { guerrilla } from './guerrilla.ts';
import { movement } from './movement.ts';
import { restoration } from './restoration.ts';
import { setup } from './setup.ts';
import { gameTurns, playerTurn } from './turn.ts';

/** Every procedure of the game. */
export function rulesOf(box: Box): Steps<Position, Choice> {
  return rulesFrom(
    setup(box),
    gameTurns(box),
    playerTurn(box),
    movement(box),
    guerrilla(box),
    combat(box),
    assault(box),
    fire(box),
    restoration(box),
  );
}
