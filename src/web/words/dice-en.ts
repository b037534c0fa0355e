/** What is said of the dice of matches far apart: how they are begun, and what proves them. */
export const diceEn = {
  title: 'The dice',
  seal: 'Their seal',
  help: 'The server has sealed its secret before anybody came. Now each browser adds a number of its own: first it promises, and tells only when all have promised. So nobody can have chosen the dice, and after the match everything can be checked.',
  people: 'This page has promised its number. The rest follows when every seat is taken.',
  waiting: (names: string) =>
    `Waiting for the page of ${names}. It does its part as soon as it is open; nobody has to press anything.`,
  mine: 'This page is doing its part …',
  begins: 'All have done their part: the match begins.',
  lost: 'You took your seat in another browser, or this one has lost what it promised. Open the match there, or draw a new number here; then the others’ pages do so, too.',
  anew: 'Draw a new number here',
  proof: {
    title: 'What each seat added',
    there: 'What this browser added is in it, and so are the seal and the promises that it was shown before the match.',
    missing:
      'Something is wrong: the record does not hold what this browser added, or not the seal and the promises that it was shown before the match.',
    unknown: 'This browser added nothing to these dice.',
    rounds: (n: number) => `Numbers were drawn ${n} times before the match: a page had lost its own.`,
  },
  replay: {
    link: 'Copy the link to the replay',
    copied: 'Copied',
    address: 'The address of the replay',
    help: 'Anybody who has the link can see the finished match, from every seat, without signing in.',
  },
};

export type DiceWords = typeof diceEn;
