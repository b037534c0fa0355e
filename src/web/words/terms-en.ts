/** What people far apart agree on: how long each may think, and who may be advised. */
export const termsEn = {
  clock: {
    offer: 'Propose another clock',
    now: (clock: string) => `Up to now: ${clock}.`,
    help: 'Once everybody has agreed, it begins for all at that moment, and everybody has all of its time.',
    same: 'This is the clock by which you play already.',
    go: 'Propose this clock',
    mine: (clock: string) =>
      `You have proposed another clock: ${clock}. Once everybody has agreed, it begins for all at that moment.`,
    of: (name: string, clock: string) =>
      `${name} proposes another clock: ${clock}. Once everybody has agreed, it begins for all at that moment, and everybody has all of its time.`,
    agreed: (clock: string) => `You have agreed on another clock: ${clock}.`,
  },
  hints: {
    make: 'Hints are allowed',
    help: 'Everybody may ask a bot what it would do in his place. Whoever sits down agrees to it; a rated match has no hints.',
    agreed: 'hints allowed',
    none: 'no hints',
  },
};

export type TermsWords = typeof termsEn;
