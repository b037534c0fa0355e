import { rulesFrom } from '../../../src/kernel/flow.ts';
import type { Choice, Position } from '../position.ts';
import { fight } from './fight.ts';
import { round } from './round.ts';

export const steps = rulesFrom<Position, Choice>(round, fight);
