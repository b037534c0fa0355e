import { rulesFrom, type Steps } from '../../../kernel/flow.ts';
import type { Box } from '../data/box.ts';
import type { Choice, Position } from '../position.ts';
import { combat } from './combat.ts';
import { drawPhase } from './draw.ts';
import { EVENTS } from './events/index.ts';
import { exchange } from './exchange.ts';
import { initiativePhase } from './initiative.ts';
import { manoeuvre } from './manoeuvre.ts';
import { operation, operationsPhase } from './operations.ts';
import { pursuit } from './pursuit.ts';
import { recoveryPhase } from './recovery.ts';
import { retreat } from './retreat.ts';
import { setup } from './setup.ts';
import { share } from './share.ts';
import { turns } from './turn.ts';
import { answers, windows } from './windows.ts';

/** Every procedure of the game, in the order in which moments are looked for: what comes next is named first. */
export const rulesOf = (b: Box): Steps<Position, Choice> =>
  rulesFrom(
    setup(b),
    turns(b),
    drawPhase(b),
    initiativePhase(b),
    operationsPhase(b),
    operation(b),
    manoeuvre(b),
    combat(b),
    retreat(b),
    pursuit(b),
    share(b),
    windows(b),
    answers(b),
    recoveryPhase(b),
    exchange(b),
    ...Object.values(EVENTS).map(({ steps }) => steps?.(b) ?? {}),
  );
