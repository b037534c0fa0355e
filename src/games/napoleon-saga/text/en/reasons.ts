import type { ReasonWords } from '../why.ts';
import { player } from './grammar.ts';
import { moments } from './moments.ts';

export const reasons = {
  matchOver: 'The match is over.',
  notYourDecision: (s, f) => {
    const whose =
      f.seat === null ? 'It is not your decision now' : `The decision now lies with ${player(s, f.seat).the}`;
    return f.step === null ? `${whose}.` : `${whose}: ${moments[f.step]}.`;
  },
  moment: (_s, f) => (f.step === null ? 'That is for another moment.' : `That is for ${moments[f.step]}.`),
  now: (_s, f) =>
    f.step === null ? 'Something else is being asked now.' : `This is the moment for ${moments[f.step]}.`,
  noPart: 'That plays no part in any decision.',
} satisfies ReasonWords;
