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
  muster: {
    title: 'Are you ready?',
    help: 'Everybody has come. The clock starts as soon as all have said within five minutes that they are ready.',
    ready: 'I am ready',
    waiting: (names: string) => `You are ready. Waiting for ${names}.`,
    begins: 'Everybody is ready: the match begins.',
    left: (span: string) => `${span} left to say so.`,
    late: (names: string) =>
      `The five minutes are over, and ${names} did not say so. You may go on waiting, or open the seat again for somebody else.`,
    lateSelf: 'The five minutes are over. Say that you are ready before somebody opens your seat to others.',
    reopen: (name: string) => `Open the seat of ${name} again`,
    dice: 'Everybody has done his part for the dice.',
    isReady: 'ready',
    notYet: 'not yet ready',
  },
  hints: {
    make: 'Hints are allowed',
    help: 'Everybody may ask a bot what it would do in his place. Whoever sits down agrees to it; a rated match has no hints.',
    agreed: 'hints allowed',
    none: 'no hints',
  },
  vacation: {
    title: 'Vacation',
    text: 'While you are away your time stands still in matches by correspondence, and no bot is let in for you, where that was agreed on. It goes on in live matches, and where you had less than an hour left when you went. You may play all the same.',
    left: (left: number, all: number) => `${left} of ${all} days are left this year. A day that has begun is gone.`,
    guest: 'For this you need an account: make one above.',
    go: 'Go on vacation',
    days: 'For how long',
    daysHelp: 'It begins at once, and ends by itself. If you come back early, you keep the days that have not begun.',
    span: (days: number) => (days === 1 ? '1 day' : `${days} days`),
    back: 'I am back',
    yours: (date: string) => `You are on vacation until ${date}.`,
    of: (name: string, date: string) => `${name} is on vacation until ${date}.`,
    until: (date: string) => `on vacation until ${date}`,
    make: 'Vacations are allowed',
    makeHelp:
      'The time of whoever is on vacation stands still; everybody has the same number of days in a year. Whoever sits down agrees to it.',
    agreed: 'vacations allowed',
    none: 'no vacations',
    why: {
      guest: 'For this you need an account.',
      there: 'You are on vacation already.',
      spent: 'You do not have so many days left.',
    },
  },
};

export type TermsWords = typeof termsEn;
