import type { Outcome } from '../../../../kernel/flow.ts';
import { does } from '../../../../text/english.ts';
import { figure, type Scene, soleSeat } from '../scene.ts';
import type { Words } from '../words.ts';
import { side } from './grammar.ts';

const wins = ['wins', 'win'] as const;

/** With three players both of the coalition win: each of them is told so. */
function winner(s: Scene, o: Outcome): string {
  const camp = o.winners.includes(0) ? 0 : 1;
  const shared = soleSeat(s, camp) === null && s.view.viewer !== null && o.winners.includes(s.view.viewer);
  return shared ? 'You win with your partner' : does(side(s, camp), wins);
}

export const outcomes: Words['outcomes'] = {
  track: (s, o) => `${winner(s, o)}: the victory track has reached ${figure(o, 'vp')} in turn ${figure(o, 'turn')}.`,
  lastTurn: (s, o) => `${winner(s, o)}: the last turn is over, and the track stands at ${figure(o, 'vp')}.`,
  napoleonDead: (s, o) => `${winner(s, o)}: Napoléon is eliminated in turn ${figure(o, 'turn')}.`,
};
