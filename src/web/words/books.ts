import type { Language } from '../../kernel/game.ts';
import { type Tongues, tongues } from '../../text/tongues.ts';
import { finished, TYPESET } from '../../text/typeset.ts';
import { getSettings } from '../settings.ts';

export interface Book<W> {
  /** To be asked once the book is open. */
  readonly words: Readonly<Record<Language, W>>;
  /** Fetches the words in the reader's language; from then on they change with it. */
  open(): Promise<void>;
}

const opened = new Set<Tongues<unknown>>();

/** Words of the shell with the finish of their language, which is fetched when it is read. */
export function book<W>(written: Readonly<Record<Language, () => Promise<W>>>): Book<W> {
  const own = tongues({
    en: async () => finished(await written.en(), TYPESET.en),
    fr: async () => finished(await written.fr(), TYPESET.fr),
  });
  return {
    words: own.words,
    async open() {
      opened.add(own);
      await own.speak([getSettings().language]);
    },
  };
}

/** Fetches a language for all books that are open. */
export async function speakEverywhere(language: Language): Promise<void> {
  await Promise.all([...opened].map((each) => each.speak([language])));
}
