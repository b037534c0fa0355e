import type { reasons as english } from '../en/reasons.ts';
import type { ReasonWords } from '../why.ts';
import { joueur } from './grammar.ts';
import { moments } from './moments.ts';

export const reasons: Readonly<Record<keyof typeof english, ReasonWords[string]>> = {
  matchOver: 'La partie est finie.',
  notYourDecision: (s, f) => {
    const whose = f.seat === null ? 'Ce n’est pas à vous de décider' : `La décision revient ${joueur(s, f.seat).a}`;
    return f.step === null ? `${whose}.` : `${whose} : ${moments[f.step]}.`;
  },
  moment: (_s, f) =>
    f.step === null ? 'C’est pour un autre moment.' : `C’est pour un autre moment : ${moments[f.step]}.`,
  now: (_s, f) =>
    f.step === null
      ? 'Pour l’instant, la question est autre.'
      : `Pour l’instant, la question est autre : ${moments[f.step]}.`,
  noPart: 'Cela ne joue dans aucune décision.',
};
