import { LANGUAGES, type Language } from '../kernel/game.ts';

/** The words of a game in the languages that somebody reads: nobody loads those of another. */
export interface Tongues<W> {
  /** To be asked for a language that was fetched. */
  readonly words: Readonly<Record<Language, W>>;
  /** Fetches the words of these languages, each of them once. */
  speak(languages?: readonly Language[]): Promise<void>;
}

export function tongues<W>(fetched: Readonly<Record<Language, () => Promise<W>>>): Tongues<W> {
  const known = new Map<Language, W>();
  const words = byLanguage((language): W => {
    const found = known.get(language);
    if (found === undefined) throw new Error(`the words of '${language}' were not fetched`);
    return found;
  });
  const fetch = async (language: Language) => {
    if (!known.has(language)) known.set(language, await fetched[language]());
  };
  return {
    words,
    async speak(languages = LANGUAGES) {
      await Promise.all(languages.map(fetch));
    },
  };
}

/** Something for each language, made when it is first asked for and kept. */
export function byLanguage<T>(make: (language: Language) => T): Readonly<Record<Language, T>> {
  const made = new Map<Language, T>();
  const of = (language: Language): T => {
    const found = made.get(language) ?? make(language);
    made.set(language, found);
    return found;
  };
  return {
    get en() {
      return of('en');
    },
    get fr() {
      return of('fr');
    },
  };
}
