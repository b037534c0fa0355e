import type { Outcome } from '../../../../kernel/flow.ts';
import { count, fait } from '../../../../text/french.ts';
import { least, most, type Scene } from '../scene.ts';
import type { Words } from '../words.ts';
import { joueur } from './grammar.ts';

const gagne = (s: Scene, { winners }: Outcome): string =>
  fait(joueur(s, winners[0] ?? 0), ['gagne', 'gagnent', 'gagnez']);

export const outcomes: Words['outcomes'] = {
  broken: (s, o) => `${gagne(s, o)} : la Première Ligne ennemie a ${count(most(o, 'emptyF', 'emptyC'), 'vide')}.`,
  bothBroken: () => 'Match nul : les deux Premières Lignes ont cédé.',
  points: (s, o) => `${gagne(s, o)} par ${most(o, 'pointsF', 'pointsC')} points à ${least(o, 'pointsF', 'pointsC')}.`,
  pointsTied: (_s, o) => `Match nul : ${count(most(o, 'pointsF', 'pointsC'), 'point', 'aucun')} de chaque côté.`,
};
