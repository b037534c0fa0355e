import type { Outcome } from '../../../../kernel/flow.ts';
import { count, fait } from '../../../../text/french.ts';
import type { Scene } from '../scene.ts';
import type { Words } from '../words.ts';
import { joueur } from './grammar.ts';

const gagne = (s: Scene, { winners }: Outcome): string =>
  fait(joueur(s, winners[0] ?? 0), ['gagne', 'gagnent', 'gagnez']);
const figure = ({ facts }: Outcome, name: string): number => Number(facts[name] ?? 0);

export const outcomes: Words['outcomes'] = {
  gaps: (s, o) => `${gagne(s, o)} : la Première Ligne ennemie a ${count(figure(o, 'gaps'), 'vide', 'trop de')}.`,
  bothGaps: () => 'Match nul : les deux Premières Lignes ont cédé.',
  points: (s, o) => `${gagne(s, o)} par ${figure(o, 'won')} points à ${figure(o, 'lost')}.`,
  equalPoints: (_s, o) => `Match nul : ${count(figure(o, 'won'), 'point', 'aucun')} de chaque côté.`,
};
