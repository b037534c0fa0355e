import type { Outcome } from '../../../../kernel/flow.ts';
import { fait } from '../../../../text/french.ts';
import { figure, type Scene, soleSeat } from '../scene.ts';
import type { Words } from '../words.ts';
import { camp } from './grammar.ts';

const gagne = ['l’emporte', 'l’emportent', 'l’emportez'] as const;

/** With three players both of the coalition win: each of them is told so. */
function winner(s: Scene, o: Outcome): string {
  const id = o.winners.includes(0) ? 0 : 1;
  const shared = soleSeat(s, id) === null && s.view.viewer !== null && o.winners.includes(s.view.viewer);
  return shared ? 'Vous l’emportez avec votre partenaire' : fait(camp(s, id), gagne);
}

export const outcomes: Words['outcomes'] = {
  track: (s, o) => `${winner(s, o)} : la piste de victoire atteint ${figure(o, 'vp')} au tour ${figure(o, 'turn')}.`,
  lastTurn: (s, o) => `${winner(s, o)} : le dernier tour est joué, et la piste est à ${figure(o, 'vp')}.`,
  napoleonDead: (s, o) => `${winner(s, o)} : Napoléon est éliminé au tour ${figure(o, 'turn')}.`,
};
