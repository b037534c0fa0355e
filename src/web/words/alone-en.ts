/** What is said at a table with a single seat, where nobody sits on the other side. */
export const aloneEn = {
  watch: 'Watch a bot',
  seat: 'At the table',
  bot: (level: string) => `A bot plays, I watch: ${level}`,
  stands: 'Something has been revealed since: your choice stands.',
  walk: {
    title: 'What happened',
    steps: (n: number) => (n === 1 ? '1 step' : `${n} steps`),
    rolled: (faces: string) => `Rolled: ${faces}`,
    back: 'Back',
    next: 'Next',
    pace: 'Pace',
    paces: { step: 'Step', fast: 'Fast', choice: 'To my choice' },
    settings: 'What a game plays by itself',
  },
};

export type AloneWords = typeof aloneEn;
