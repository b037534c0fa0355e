import type { Outcome } from '../../../../kernel/flow.ts';
import { count, does } from '../../../../text/english.ts';
import { least, most, type Scene } from '../scene.ts';
import type { Words } from '../words.ts';
import { player } from './grammar.ts';

const wins = (s: Scene, { winners }: Outcome): string => does(player(s, winners[0] ?? 0), ['wins', 'win']);

export const outcomes: Words['outcomes'] = {
  broken: (s, o) => `${wins(s, o)}: the enemy First Line has ${count(most(o, 'emptyF', 'emptyC'), 'gap')}.`,
  bothBroken: () => 'A draw: both First Lines have given way.',
  points: (s, o) => `${wins(s, o)} by ${most(o, 'pointsF', 'pointsC')} points to ${least(o, 'pointsF', 'pointsC')}.`,
  pointsTied: (_s, o) => `A draw: both sides have ${count(most(o, 'pointsF', 'pointsC'), 'point')}.`,
};
