import type { Language } from '../../src/kernel/game.ts';

// What no sentence of any game may hold, in either language.

/** A value that is none, a name of the program instead of a word, spaces and signs out of place. */
const ANYWHERE: readonly (readonly [what: string, sign: RegExp])[] = [
  ['a value that is none', /undefined|\bnull\b|NaN|\[object/],
  ['a name of the program', /(?<![\p{L}’])\p{Ll}+\p{Lu}|\p{Ll}\.\p{Ll}|[{}]/u],
  ['a space out of place', /\s\s|^\s|\s$|\s[.,]/],
  ['signs out of place', /\(\)|\.\.$|!\.|^$/],
  ['a hyphen for a minus', /(?<![A-Z])-\d/],
  ['a straight apostrophe', /'/],
];

const IN: Readonly<Record<Language, readonly (readonly [what: string, sign: RegExp])[]>> = {
  en: [['a for an', /\b[Aa] [AEIOU]/]],
  fr: [
    ['a sign that may begin a line', / [:;!?»]|« /],
    [
      'an elision left out',
      /(?<![-\p{L}])(?:de|le|la|ne|se|que|au|du|De|Le|La) (?!Un |un |une |1 |8 |11 )[aeiouyéèêâAEIOUYÉÈÊÂ]/u,
    ],
    ['a contraction left out', /(?<!\p{L})(?:de le|de les|à le|à les) /u],
  ],
};

/** What is wrong with a few words, or null. */
export function faultOf(said: string, language: Language): string | null {
  for (const [what, sign] of [...ANYWHERE, ...IN[language]]) if (sign.test(said)) return `${what}: '${said}'`;
  return null;
}

/** Fails unless the words are sound: a capital first, and when they are a whole sentence its end. */
export function sound(said: string, language: Language, whole = true): void {
  const fault = faultOf(said, language);
  if (fault !== null) throw new Error(fault);
  // Squares and the like are named with a small letter: `a1`.
  if (/^\p{Ll}(?!\d)/u.test(said)) throw new Error(`no capital: '${said}'`);
  if (whole && !/[.?!]$/.test(said)) throw new Error(`no end: '${said}'`);
}
