import type { Outcome } from '../../../../kernel/flow.ts';
import { count, does } from '../../../../text/english.ts';
import type { Scene } from '../scene.ts';
import type { Words } from '../words.ts';
import { player } from './grammar.ts';

const wins = (s: Scene, { winners }: Outcome): string => does(player(s, winners[0] ?? 0), ['wins', 'win']);
const figure = ({ facts }: Outcome, name: string): number => Number(facts[name] ?? 0);

export const outcomes: Words['outcomes'] = {
  gaps: (s, o) => `${wins(s, o)}: the enemy First Line has ${count(figure(o, 'gaps'), 'gap')}.`,
  bothGaps: () => 'A draw: both First Lines have given way.',
  points: (s, o) => `${wins(s, o)} by ${figure(o, 'won')} points to ${figure(o, 'lost')}.`,
  equalPoints: (_s, o) => `A draw: both sides have ${count(figure(o, 'won'), 'point')}.`,
};
