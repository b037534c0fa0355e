import { cap } from './typeset.ts';

// English for every game: numbers and lists, and what acts in a sentence with the verb that agrees with it.

/** A verb: with one, with several or with 'you'. */
export type Verb = readonly [one: string, several: string];

/** Somebody or something of the table: as it stands in a sentence, as it stands alone, and its number. */
export interface Noun {
  readonly the: string;
  readonly alone: string;
  readonly plural: boolean;
  /** A person, whose things are 'theirs' though the verb is that of one. */
  readonly person?: boolean;
}

/** What acts in a sentence; `you` is the reader. */
export interface Subject extends Noun {
  readonly you: boolean;
}

/** `noun('France')`, `noun('the United States', true)` */
export function noun(the: string, plural = false): Noun {
  return { the, alone: the.replace(/^the /, ''), plural };
}

export function subject(noun: Noun, you = false): Subject {
  return you ? { ...noun, the: 'you', plural: true, you } : { ...noun, you };
}

/** `5 cards`, `1 card`, `no cards`. */
export function count(n: number, one: string, several = `${one}s`): string {
  return `${n === 0 ? 'no' : n} ${n === 1 ? one : several}`;
}

/** `a`, `a and b`, `a, b and c`. */
export function list(parts: readonly string[]): string {
  const last = parts.at(-1);
  if (last === undefined) return 'nothing';
  return parts.length === 1 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

/** `a French vedette`, `an English vedette` */
export function a(noun: string): string {
  return `${/^[AEIOU]/i.test(noun) ? 'an' : 'a'} ${noun}`;
}

/** `your`, `France’s`, `the United States’`. */
export function possessive({ you, the, plural }: Subject): string {
  if (you) return 'your';
  return plural ? `${the}’` : `${the}’s`;
}

/** `your hand`, `France’s hand`, `the Prussians’ hand`, but `the hand of the English`: such a plural has no genitive. */
export function whose(who: Subject, what: string): string {
  const { you, the, plural } = who;
  return plural && !you && !the.endsWith('s') ? `the ${what} of ${the}` : `${possessive(who)} ${what}`;
}

/** `your`, `its`, `their`: of the subject of the sentence. */
export function own({ you, plural, person }: Subject): string {
  if (you) return 'your';
  return plural || person === true ? 'their' : 'its';
}

/** A sentence's beginning: `You play`, `France plays`, `The English play`. */
export function does({ the, plural }: Subject, [one, several]: Verb): string {
  return `${cap(the)} ${plural ? several : one}`;
}

/** `it` or `they`, with its verb. */
export function itDoes({ plural }: Noun, [one, several]: Verb): string {
  return plural ? `they ${several}` : `it ${one}`;
}

export const is: Verb = ['is', 'are'];
export const plays: Verb = ['plays', 'play'];
export const has: Verb = ['has', 'have'];

/** `Grouchy: choose`, but `Charge! Choose`: an exclamation mark needs no colon. */
export function headed(title: string, rest: string): string {
  return title.endsWith('!') ? `${title} ${cap(rest)}` : `${title}: ${rest}`;
}
