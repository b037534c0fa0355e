import { rulesFrom, type Steps } from '../../../kernel/flow.ts';
import type { Box } from '../data/box.ts';
import type { Choice, Position } from '../position.ts';
import { actions, activation } from './activation.ts';
import { playedCards } from './effects.ts';
import { engagement } from './engagement.ts';
import { retreat } from './losses.ts';
import { arrival } from './reserve.ts';
import { setup } from './setup.ts';
import { tests } from './tests.ts';
import { toll } from './toll.ts';
import { turns } from './turn.ts';
import { windows } from './windows.ts';

/** Every procedure of the game. */
export function rulesOf(box: Box): Steps<Position, Choice> {
  return rulesFrom(
    setup(box),
    turns(box),
    actions(box),
    activation(box),
    engagement(box),
    tests(box),
    toll(box),
    retreat(box),
    arrival(box),
    windows(box),
    playedCards(box),
  );
}
